"""PyTorch, feature by feature. Each check prints one line with numbers that a
deterministic GPU must reproduce; scripts/gpu-check compares the lines of a
native run with those of a run through Ferry."""
import hashlib
import os
import sys
import time

os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.use_deterministic_algorithms(True, warn_only=True)
torch.backends.cudnn.benchmark = False
DEV = "cuda"
CHECKS = []


def check(fn):
    CHECKS.append(fn)
    return fn


def digest(*tensors):
    h = hashlib.sha256()
    for t in tensors:
        t = t.detach().cpu().contiguous().reshape(-1)
        h.update(t.view(torch.uint8).numpy().tobytes() if t.dtype != torch.bool else t.numpy().tobytes())
    return h.hexdigest()[:16]


def seeded(*shape, dtype=torch.float32):
    g = torch.Generator(device="cpu").manual_seed(sum(31 ** i * n for i, n in enumerate(shape)) % 2**31)
    return torch.randn(*shape, generator=g).to(DEV, dtype)


@check
def device():
    p = torch.cuda.get_device_properties(0)
    return p.name, p.multi_processor_count, p.major, p.minor, p.total_memory


@check
def elementwise():
    x = seeded(1000, 1000)
    return digest(x + 1, x.sin().exp().sqrt(), torch.where(x > 0, x, -x), x.to(torch.float16))


@check
def reductions():
    x = seeded(512, 2048)
    return digest(x.sum(0), x.mean(1), x.max(1).values, x.cumsum(1), x.sort(1).values[:, :7]), x.sum().item()


@check
def indexing():
    x = seeded(4096, 64)
    i = torch.arange(0, 4096, 3, device=DEV)
    return digest(x[i], x.index_select(0, i), x.gather(0, i[:, None].expand(-1, 64)), torch.nonzero(x[:, 0] > 0))


@check
def matmul():
    a, b = seeded(512, 1024), seeded(1024, 768)
    return digest(a @ b, a.bfloat16() @ b.bfloat16(), a.half() @ b.half(), torch.bmm(seeded(8, 64, 32), seeded(8, 32, 16)))


@check
def linear_backward():
    x = seeded(256, 512).requires_grad_()
    w = seeded(128, 512).requires_grad_()
    F.gelu(F.linear(x, w)).sum().backward()
    return digest(x.grad, w.grad)


@check
def convolution():
    x = seeded(8, 3, 64, 64).requires_grad_()
    m = nn.Sequential(nn.Conv2d(3, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(16, 32, 3)).to(DEV)
    with torch.no_grad():
        for i, p in enumerate(m.parameters()):
            p.copy_(seeded(*p.shape) * 0.1)
    m(x).square().mean().backward()
    return digest(x.grad, m[0].weight.grad)


@check
def lstm():
    m = nn.LSTM(32, 64, 2).to(DEV)
    with torch.no_grad():
        for p in m.parameters():
            p.copy_(seeded(*p.shape) * 0.1)
    y, (h, c) = m(seeded(20, 4, 32))
    return digest(y, h, c)


@check
def attention():
    q, k, v = (seeded(2, 4, 128, 64, dtype=torch.bfloat16) for _ in range(3))
    return digest(F.scaled_dot_product_attention(q, k, v, is_causal=True))


@check
def fft():
    x = seeded(64, 1000)
    return digest(torch.view_as_real(torch.fft.rfft(x)), torch.fft.irfft(torch.fft.rfft(x)), torch.view_as_real(torch.fft.fft2(x)))


@check
def linalg():
    a = seeded(64, 64)
    s = a @ a.T + 64 * torch.eye(64, device=DEV)
    return digest(torch.linalg.cholesky(s), torch.linalg.solve(s, a)), round(torch.linalg.det(s / 100).item(), 4)


@check
def sparse():
    a = (seeded(256, 256) * (seeded(256, 256) > 1)).to_sparse_csr()
    # cuSPARSE adds in no fixed order: compare rounded sums.
    return [f"{v:.2f}" for v in (a @ seeded(256, 32)).sum(0)[:8].tolist()]


@check
def random():
    torch.manual_seed(7)
    return digest(torch.rand(1000, device=DEV), torch.randn(1000, device=DEV), torch.randint(0, 9, (1000,), device=DEV))


@check
def copies():
    x = torch.arange(1 << 22, dtype=torch.float32).pin_memory()
    s = torch.cuda.Stream()
    with torch.cuda.stream(s):
        y = x.to(DEV, non_blocking=True)
        z = (y * 2).to("cpu", non_blocking=True)
        w = torch.empty_like(x).pin_memory()
        w.copy_(y + 1, non_blocking=True)
    s.synchronize()
    return digest(z, w), y[12345].item()


@check
def events():
    a, b = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    a.record()
    seeded(512, 512) @ seeded(512, 512)
    b.record()
    b.synchronize()
    return a.query(), b.query(), 0 < a.elapsed_time(b) < 10_000


class Block(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.ln1, self.ln2 = nn.LayerNorm(d), nn.LayerNorm(d)
        self.qkv, self.out = nn.Linear(d, 3 * d), nn.Linear(d, d)
        self.mlp = nn.Sequential(nn.Linear(d, 4 * d), nn.GELU(), nn.Linear(4 * d, d))

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(self.ln1(x)).view(b, t, 3, 4, d // 4).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(b, t, d))
        return x + self.mlp(self.ln2(x))


class TinyGPT(nn.Module):
    def __init__(self, vocab=256, d=128, n=3):
        super().__init__()
        self.emb, self.pos = nn.Embedding(vocab, d), nn.Embedding(128, d)
        self.blocks = nn.Sequential(*[Block(d) for _ in range(n)])
        self.head = nn.Linear(d, vocab)

    def forward(self, ids):
        x = self.emb(ids) + self.pos(torch.arange(ids.shape[1], device=ids.device))
        return self.head(self.blocks(x))


def train_gpt(steps=8, amp=None, opt="adamw", graph=False, compile=False):
    torch.manual_seed(1)
    m = TinyGPT().to(DEV)
    f = torch.compile(m) if compile else m
    o = torch.optim.AdamW(m.parameters(), 1e-3) if opt == "adamw" else torch.optim.SGD(m.parameters(), 0.1, momentum=0.9)
    scaler = torch.amp.GradScaler("cuda", enabled=amp == torch.float16)
    ids = torch.randint(0, 256, (4, 65), generator=torch.Generator().manual_seed(3)).to(DEV)
    losses = []
    for _ in range(steps):
        with torch.autocast("cuda", amp, enabled=amp is not None):
            loss = F.cross_entropy(f(ids[:, :-1]).flatten(0, 1).float(), ids[:, 1:].flatten())
        o.zero_grad(set_to_none=True)
        scaler.scale(loss).backward()
        scaler.step(o)
        scaler.update()
        losses.append(loss.detach())
    return [f"{v:.6f}" for v in torch.stack(losses).tolist()]


@check
def gpt_adamw():
    return train_gpt()


@check
def gpt_sgd():
    return train_gpt(opt="sgd")


@check
def gpt_bf16():
    return train_gpt(amp=torch.bfloat16)


@check
def gpt_fp16():
    return train_gpt(amp=torch.float16)


@check
def resnet18_train():
    import torchvision

    torch.manual_seed(2)
    m = torchvision.models.resnet18(num_classes=10).to(DEV)
    o = torch.optim.SGD(m.parameters(), 0.05, momentum=0.9)
    x = torch.randn(16, 3, 64, 64, generator=torch.Generator().manual_seed(4)).to(DEV)
    y = torch.arange(16, device=DEV) % 10
    losses = []
    for _ in range(5):
        o.zero_grad()
        loss = F.cross_entropy(m(x), y)
        loss.backward()
        o.step()
        losses.append(loss.item())
    return [f"{v:.6f}" for v in losses]


@check
def dataloader():
    from torch.utils.data import DataLoader, TensorDataset

    d = TensorDataset(torch.arange(1024, dtype=torch.float32))
    total = 0.0
    for (x,) in DataLoader(d, 64, num_workers=2, pin_memory=True):
        total += x.to(DEV, non_blocking=True).sum().item()
    return total


@check
def out_of_memory():
    try:
        torch.empty(1 << 45, dtype=torch.uint8, device=DEV)
    except torch.OutOfMemoryError as e:
        ok = "out of memory" in str(e)
    else:
        ok = False
    big = [torch.empty(1 << 30, dtype=torch.uint8, device=DEV) for _ in range(4)]
    del big
    torch.cuda.empty_cache()
    return ok, torch.ones(4, device=DEV).sum().item(), torch.cuda.memory_allocated() < 1 << 30


@check
def graph():
    m, x = TinyGPT().to(DEV).eval(), torch.zeros(2, 16, dtype=torch.long, device=DEV)
    with torch.no_grad():
        for p in m.parameters():
            p.copy_(seeded(*p.shape) * 0.05)
        s = torch.cuda.Stream()
        with torch.cuda.stream(s):
            for _ in range(3):
                m(x)
        torch.cuda.current_stream().wait_stream(s)
        g = torch.cuda.CUDAGraph()
        with torch.cuda.graph(g):
            y = m(x)
        x.fill_(5)
        g.replay()
        torch.cuda.synchronize()
        return digest(y), digest(m(x))


@check
def compile():
    return train_gpt(steps=3, compile=True)


@check
def device_assert():
    # Runs in a child, since it ends the context.
    import subprocess

    code = "import torch\nx=torch.zeros(4,device='cuda')\ntry:\n  x[torch.tensor([9],device='cuda')]; torch.cuda.synchronize()\nexcept Exception as e:\n  print(type(e).__name__, 'device-side assert' in str(e))"
    r = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    return r.stdout.strip()


def main():
    only = sys.argv[1:]
    for fn in CHECKS:
        if only and fn.__name__ not in only:
            continue
        start = time.time()
        try:
            result = fn()
        except Exception as e:  # a failing check must not hide the others
            result = f"{type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}"
        print(f"{fn.__name__}: {result}", flush=True)
        print(f"{fn.__name__} {time.time() - start:.3f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
