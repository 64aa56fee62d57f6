"""Training and generating with PyTorch: ResNet-18 and GPT-2 small, eager, in mixed
precision, compiled and as CUDA graphs, with data from worker processes. Losses are
those of each step, to the last bit. See run.py."""
import copy
import os

import torch
import torch.nn as nn
import torch.nn.functional as F

from checks import DEVICE, GPU, check, digest, gpu_check
from torch_common import before, fill, fingerprint, gpt2, resnet18, seeded, token_ids  # noqa: F401 (run.py calls before)

STEPS = 5 if GPU else 2


def optimizer(name, parameters, **options):
    if name == "sgd":
        return torch.optim.SGD(parameters, 0.05, momentum=0.9, **options)
    return torch.optim.AdamW(parameters, 1e-3, **options)


def train(parameters, loss_of, opt="adamw", amp=None, steps=STEPS):
    """Steps of training; returns the losses and a digest of what was learnt."""
    o = optimizer(opt, parameters)
    scaler = torch.amp.GradScaler(DEVICE, enabled=amp == torch.float16 and GPU)
    losses = []
    for _ in range(steps):
        with torch.autocast(DEVICE, amp, enabled=amp is not None):
            loss = loss_of()
        o.zero_grad(set_to_none=True)
        scaler.scale(loss).backward()
        scaler.step(o)
        scaler.update()
        losses.append(loss.detach())
    return torch.stack(losses).tolist(), fingerprint(parameters)


def train_resnet(**options):
    model, x, y = resnet18()
    losses, learnt = train(list(model.parameters()), lambda: F.cross_entropy(model(x), y), **options)
    return losses, learnt, digest(model.bn1.running_mean, model.bn1.running_var)


def train_gpt2(model=None, forward=None, **options):
    model = gpt2() if model is None else model
    forward = model if forward is None else forward
    ids = token_ids(4, 64)
    return train(list(model.parameters()), lambda: forward(input_ids=ids, labels=ids).loss, **options)


@check
def resnet18_sgd():
    return train_resnet(opt="sgd")


@check
def resnet18_adamw():
    return train_resnet(opt="adamw")


@check
def resnet18_amp_bf16():
    return train_resnet(opt="sgd", amp=torch.bfloat16)


@gpu_check
def resnet18_amp_fp16():
    return train_resnet(opt="sgd", amp=torch.float16)


@check
def gpt2_sgd():
    return train_gpt2(opt="sgd")


@check
def gpt2_adamw():
    return train_gpt2(opt="adamw")


@check
def gpt2_amp_bf16():
    return train_gpt2(amp=torch.bfloat16)


@gpu_check
def gpt2_amp_fp16():
    return train_gpt2(amp=torch.float16)


@check
def checkpoint():
    """Half of the training, saved and loaded again, goes on as if nothing had happened."""
    model = fill(nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 8)))
    o = optimizer("adamw", model.parameters())
    path = os.path.join(os.environ["CHECK_SCRATCH"], "checkpoint.pt")

    def steps(m, o):
        losses = []
        for _ in range(3):
            loss = m(seeded(32, 64)).square().mean()
            o.zero_grad()
            loss.backward()
            o.step()
            losses.append(loss.item())
        return losses

    steps(model, o)
    torch.save({"model": model.state_dict(), "optimizer": o.state_dict()}, path)
    losses = steps(model, o)
    again = nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 8)).to(DEVICE)
    state = torch.load(path, map_location=DEVICE, weights_only=True)
    again.load_state_dict(state["model"])
    o = optimizer("adamw", again.parameters())
    o.load_state_dict(state["optimizer"])
    return losses, losses == steps(again, o)


class Numbers(torch.utils.data.Dataset):
    """Samples that worker processes compute."""

    def __len__(self):
        return 512

    def __getitem__(self, i):
        x = torch.arange(32, dtype=torch.float32).mul_(i + 1).sin_()
        return x, i % 4


@check
def dataloader_workers():
    """Forked workers, pinned batches, copies that do not block."""
    model = fill(nn.Sequential(nn.Linear(32, 64), nn.Tanh(), nn.Linear(64, 4)))
    o = optimizer("sgd", model.parameters())
    loader = torch.utils.data.DataLoader(Numbers(), 64, num_workers=2, pin_memory=GPU, persistent_workers=True)
    losses, pinned = [], True
    for _ in range(2):
        for x, y in loader:
            pinned = pinned and x.is_pinned() == GPU
            x, y = x.to(DEVICE, non_blocking=True), y.to(DEVICE, non_blocking=True)
            loss = F.cross_entropy(model(x), y)
            o.zero_grad()
            loss.backward()
            o.step()
            losses.append(loss.detach())
    return torch.stack(losses).tolist(), pinned


@gpu_check
def graph_inference():
    """A captured forward pass of ResNet-18, replayed with other pictures."""
    model, x, _ = resnet18()
    model.eval()
    static = x.clone()
    with torch.no_grad():
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            model(static)
        torch.cuda.current_stream().wait_stream(side)
        g = torch.cuda.CUDAGraph()
        with torch.cuda.graph(g):
            y = model(static)
        outputs = []
        for factor in (1, 2, 3):
            static.copy_(x * factor)
            g.replay()
            outputs.append(y.clone())
        return digest(*outputs), [torch.equal(o, model(x * f)) for o, f in zip(outputs, (1, 2, 3))]


@gpu_check
def graph_training():
    """Whole steps of training, with AdamW, in one graph."""
    model = fill(nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 8)))
    o = optimizer("adamw", model.parameters(), capturable=True)
    x, y = seeded(128, 64), torch.arange(128, device=DEVICE) % 8

    def step():
        o.zero_grad(set_to_none=True)
        loss = F.cross_entropy(model(x), y)
        loss.backward()
        o.step()
        return loss

    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(side)
    g = torch.cuda.CUDAGraph()
    with torch.cuda.graph(g):
        loss = step()
    losses = []
    for _ in range(5):
        g.replay()
        losses.append(loss.item())
    return losses, fingerprint(model.parameters())


@gpu_check
def graphed_callables():
    model = fill(nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 8)))
    graphed = torch.cuda.make_graphed_callables(model, (seeded(32, 64),))
    return train(list(model.parameters()), lambda: F.cross_entropy(graphed(seeded(32, 64)), torch.arange(32, device=DEVICE) % 8), opt="sgd")


@check
def compile_gpt2():
    """torch.compile: Inductor's own kernels, forward and backward, against eager."""
    import torch._inductor.config as config

    config.deterministic = True  # choosing kernels by time would choose the last bits
    torch.manual_seed(3)
    model = gpt2(layers=2, width=256, vocabulary=1024).eval()  # eval: dropout draws other numbers when compiled
    eager, _ = train_gpt2(copy.deepcopy(model), steps=3)
    compiled, learnt = train_gpt2(model, torch.compile(model), steps=3)
    return compiled, learnt, max(abs(a - b) for a, b in zip(eager, compiled)) < 1e-3


@gpu_check
def compile_cudagraphs():
    """torch.compile in its mode for small models, which captures graphs by itself."""
    import torch._inductor.config as config

    config.deterministic = True
    model = fill(nn.Sequential(nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 8))).eval()
    f = torch.compile(model, mode="reduce-overhead")
    x = seeded(32, 64)
    with torch.no_grad():
        outputs = [f(x * i).clone() for i in range(1, 6)]
        return digest(*outputs), all(torch.allclose(o, model(x * i), atol=1e-4) for i, o in enumerate(outputs, 1))


@check
def generate():
    """transformers' generate: greedy, sampling with a seed, beams, a cache of fixed size."""
    torch.use_deterministic_algorithms(True, warn_only=True)  # not all that sampling uses claims to be
    model = gpt2(layers=4).eval()
    prompt = token_ids(2, 8)
    options = {"max_new_tokens": 16 if GPU else 6, "pad_token_id": 0, "attention_mask": torch.ones_like(prompt)}
    result = {"greedy": digest(model.generate(prompt, do_sample=False, **options))}
    torch.manual_seed(5)
    result["sampled"] = model.generate(prompt, do_sample=True, top_k=50, temperature=0.9, **options)[0, 8:14].tolist()
    result["beams"] = digest(model.generate(prompt, num_beams=3, do_sample=False, **options))
    result["static"] = digest(model.generate(prompt, do_sample=False, cache_implementation="static", disable_compile=True, **options))
    return result, result["static"] == result["greedy"]
