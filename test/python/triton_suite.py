"""Triton as PyPI installs it, on the software GPU: kernels of the kinds that its tutorials
begin with, each compared with PyTorch on the CPU."""
import torch
import triton
import triton.language as tl

torch.manual_seed(3)


def check(name, got, want, tol):
    print(name + ":", "ok" if torch.allclose(got.cpu().float(), want.float(), rtol=tol, atol=tol) else "WRONG", flush=True)


@triton.jit
def sum_of_two(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(out + i, tl.load(x + i, mask=inside) + tl.load(y + i, mask=inside), mask=inside)


x, y = torch.randn(5000), torch.randn(5000)
out = torch.empty(5000, device="cuda")
sum_of_two[(triton.cdiv(5000, 1024),)](x.cuda(), y.cuda(), out, 5000, BLOCK=1024)
check("vector add", out, x + y, 0)


@triton.jit
def row_softmax(x, out, stride, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * stride + i, mask=i < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + i, e / tl.sum(e, axis=0), mask=i < n)


x = torch.randn(37, 300)
out = torch.empty(37, 300, device="cuda")
row_softmax[(37,)](x.cuda(), out, 300, 300, BLOCK=512)
check("softmax", out, torch.softmax(x, 1), 1e-6)


@triton.jit
def product(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for at in range(0, K, BK):
        left = tl.load(a + m[:, None] * K + (at + k)[None, :], mask=(m[:, None] < M) & ((at + k)[None, :] < K), other=0.0)
        right = tl.load(b + (at + k)[:, None] * N + n[None, :], mask=((at + k)[:, None] < K) & (n[None, :] < N), other=0.0)
        total = tl.dot(left, right, total)
    tl.store(c + m[:, None] * N + n[None, :], total.to(c.dtype.element_ty), mask=(m[:, None] < M) & (n[None, :] < N))


for kind, tol in ((torch.float16, 2e-2), (torch.bfloat16, 2e-1)):
    a, b = torch.randn(100, 72).to(kind), torch.randn(72, 90).to(kind)
    c = torch.empty(100, 90, device="cuda", dtype=kind)
    product[(triton.cdiv(100, 32), triton.cdiv(90, 32))](a.cuda(), b.cuda(), c, 100, 90, 72, BM=32, BN=32, BK=32)
    check("matmul " + str(kind)[6:], c, a.float() @ b.float(), tol)


@triton.jit
def normalise(x, w, b, out, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    inside = i < n
    v = tl.load(x + row * n + i, mask=inside, other=0.0)
    mean = tl.sum(v, axis=0) / n
    d = tl.where(inside, v - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(d * d, axis=0) / n + eps)
    tl.store(out + row * n + i, d * scale * tl.load(w + i, mask=inside) + tl.load(b + i, mask=inside), mask=inside)


x, w, b = torch.randn(20, 200), torch.rand(200), torch.randn(200)
out = torch.empty(20, 200, device="cuda")
normalise[(20,)](x.cuda(), w.cuda(), b.cuda(), out, 200, 1e-5, BLOCK=256)
check("layer norm", out, torch.nn.functional.layer_norm(x, (200,), w, b, 1e-5), 1e-5)


@triton.jit
def count(x, bins, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, mask=i < n, other=0)
    tl.atomic_add(bins + v, 1, mask=i < n)


x = torch.randint(0, 16, (3000,), dtype=torch.int32)
bins = torch.zeros(16, dtype=torch.int32, device="cuda")
count[(triton.cdiv(3000, 256),)](x.cuda(), bins, 3000, BLOCK=256)
check("atomics", bins, torch.bincount(x, minlength=16), 0)
