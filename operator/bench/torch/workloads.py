"""The PyTorch workloads of "scripts/gpu-check --perf", in one process for one way to the GPU.

run.py starts it and asks, a line at a time: NAME. It answers with a line of JSON: milliseconds per step, the steps of the
round, and, through Ferry, the round trips and bytes they cost, as Ferry's library counts them. --device cpu tries it out."""
import argparse
import ctypes
import json
import os
import sys
import time


class Counts:
    """The counts of Ferry's libcuda.so.1; NVIDIA's has no such table."""

    def __init__(self):
        self.read = None
        table = ctypes.POINTER(ctypes.c_void_p)()
        try:
            library = ctypes.CDLL("libcuda.so.1")
        except OSError:
            return
        if library.cuGetExportTable(ctypes.byref(table), ctypes.c_char_p(b"Ferry counts\0\0\0\x01")) == 0 and table:
            self.read = ctypes.CFUNCTYPE(None, ctypes.POINTER(ctypes.c_uint64))(table[1])

    def now(self):
        if self.read is None:
            return None
        values = (ctypes.c_uint64 * 4)()
        self.read(values)
        return list(values)


def first_matmul(torch, device):
    """From nothing to the result of a product: what a program's start costs beyond the import."""
    x = torch.ones(256, 256, device=device)
    if (x @ x)[0, 0].item() != 256:
        raise RuntimeError("wrong product")


class Workloads:
    """Each is set up when first asked for: a function that makes a round, and how many steps that is."""

    def __init__(self, device, quick):
        import torch

        self.torch, self.device, self.quick, self.ready = torch, device, quick, {}
        torch.manual_seed(1)

    def item(self):
        x = self.torch.ones(1, device=self.device)
        self.wait()

        def run():
            for _ in range(1000):
                x.item()

        return run, 1000

    def resnet(self, batch, train):
        import models

        torch = self.torch
        side = 64 if self.quick else 224
        model = models.resnet18().to(self.device)
        x, y = torch.randn(batch, 3, side, side), torch.arange(batch) % 1000
        if not train:
            model.eval()

            def infer():
                with torch.no_grad():
                    for _ in range(steps):
                        model(x.to(self.device)).cpu()

            steps = 2 if self.quick else 50
            return infer, steps
        x, y = x.to(self.device), y.to(self.device)
        optimizer = torch.optim.SGD(model.parameters(), 0.01, momentum=0.9)
        steps = 2 if self.quick else 20

        def step():
            for _ in range(steps):
                loss = torch.nn.functional.cross_entropy(model(x), y)
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()

        return step, steps

    def resnet18_train_64(self):
        return self.resnet(4 if self.quick else 64, True)

    def resnet18_train_4(self):
        return self.resnet(4, True)

    def resnet18_infer_1(self):
        return self.resnet(1, False)

    def gpt2(self):
        import models

        model = models.GPT2(layers=2, width=64, heads=2, vocabulary=512) if self.quick else models.GPT2()
        return model.to(self.device)

    def gpt2_decode_50(self):
        model, prompt = self.gpt2().eval(), self.torch.arange(8, device=self.device)[None]

        def run():
            if len(model.decode(prompt, 50)) != 50:
                raise RuntimeError("tokens are missing")

        return run, 1

    def gpt2_train_8x512(self):
        torch = self.torch
        model = self.gpt2()
        ids = torch.arange(8 * (32 if self.quick else 512), device=self.device).view(8, -1) % 500
        optimizer = torch.optim.AdamW(model.parameters(), 1e-4)
        steps = 2 if self.quick else 5

        def step():
            for _ in range(steps):
                logits, _ = model(ids)
                loss = torch.nn.functional.cross_entropy(logits[:, :-1].flatten(0, 1), ids[:, 1:].flatten())
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()

        return step, steps

    def wait(self):
        if self.device == "cuda":
            self.torch.cuda.synchronize()

    def measure(self, name, counts):
        if name not in self.ready:
            self.ready.clear()  # one at a time holds memory
            self.ready[name] = getattr(self, name)()
            self.ready[name][0]()  # kernels are chosen, caches filled
        run, steps = self.ready[name]
        self.wait()
        before, start = counts.now(), time.perf_counter()
        run()
        self.wait()
        took = time.perf_counter() - start
        result = {"ms": took * 1e3 / steps, "steps": steps}
        if before:
            after = counts.now()
            result.update(trips=after[1] - before[1], sent=after[2] - before[2])
        return result


NAMES = ("item", "resnet18_train_64", "resnet18_train_4", "resnet18_infer_1", "gpt2_decode_50", "gpt2_train_8x512")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--quick", action="store_true", help="models and batches small enough for a CPU")
    args = parser.parse_args()
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    import torch

    def say(value):
        print(json.dumps(value), flush=True)

    say({"torch": torch.__version__})
    counts, workloads = None, None
    for line in sys.stdin:
        name = line.strip()
        if name == "init_matmul":  # of a process that has done nothing else
            start = time.perf_counter()
            first_matmul(torch, args.device)
            took = time.perf_counter() - start
            counts = counts or Counts()
            now = counts.now()
            say({"ms": took * 1e3, "steps": 1, **({"trips": now[1], "sent": now[2]} if now else {})})
            continue
        workloads = workloads or Workloads(args.device, args.quick)
        workloads.wait()
        counts = counts or Counts()  # once the library is there
        say(workloads.measure(name, counts))


if __name__ == "__main__":
    main()
