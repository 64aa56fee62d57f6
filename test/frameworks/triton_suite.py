"""Triton: kernels written in Python, compiled on the spot, tuned by time. See run.py."""
import torch
import triton
import triton.language as tl

from checks import DEVICE, GPU, check, digest, gpu_check
from torch_common import before, seeded, whole  # noqa: F401 (run.py calls before)


@triton.jit
def add_kernel(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(out + i, tl.load(x + i, inside) + tl.load(y + i, inside), inside)


@check
def vector_add():
    x, y = seeded(100_003), seeded(100_003) * 2
    out = torch.empty_like(x)
    add_kernel[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, y, out, x.numel(), BLOCK=1024)
    return digest(out), torch.equal(out, x + y)


@triton.jit
def softmax_kernel(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * columns + i, i < columns, other=-float("inf"))
    e = tl.exp(v - tl.max(v, 0))
    tl.store(out + row * columns + i, e / tl.sum(e, 0), i < columns)


@check
def softmax():
    x = seeded(257, 781)
    out = torch.empty_like(x)
    softmax_kernel[(257,)](x, out, 781, BLOCK=1024)
    return digest(out), torch.allclose(out, x.softmax(1))


TUNED = [triton.Config({"M": m, "N": n, "K": k}, num_warps=w, num_stages=s) for m, n, k, w, s in ((32, 32, 32, 2, 2), (64, 64, 32, 4, 3), (128, 64, 64, 8, 3))]


@triton.jit
def matmul_kernel(a, b, c, rows, columns, depth: tl.constexpr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    i = tl.program_id(0) * M + tl.arange(0, M)
    j = tl.program_id(1) * N + tl.arange(0, N)
    k = tl.arange(0, K)
    total = tl.zeros((M, N), dtype=tl.float32)
    for start in range(0, depth, K):
        x = tl.load(a + i[:, None] * depth + (start + k)[None, :], mask=(i[:, None] < rows) & ((start + k)[None, :] < depth), other=0.0)
        y = tl.load(b + (start + k)[:, None] * columns + j[None, :], mask=((start + k)[:, None] < depth) & (j[None, :] < columns), other=0.0)
        total += tl.dot(x, y)
    tl.store(c + i[:, None] * columns + j[None, :], total, mask=(i[:, None] < rows) & (j[None, :] < columns))


@gpu_check
def matmul_autotuned():
    """Which of three kernels is fastest may differ from run to run; the product of whole numbers may not."""
    a, b = whole(500, 300).half(), whole(300, 400).half()
    c = torch.empty(500, 400, device=DEVICE)
    tuned = triton.autotune(configs=TUNED, key=["rows", "columns", "depth"])(matmul_kernel)
    tuned[lambda meta: (triton.cdiv(500, meta["M"]), triton.cdiv(400, meta["N"]))](a, b, c, 500, 400, 300)
    return digest(c), torch.equal(c, a.float() @ b.float()), tuned.best_config in TUNED


@check
def matmul_fixed():
    a, b = (t if GPU else t.float() for t in (seeded(130, 70).half(), seeded(70, 90).half()))
    c = torch.empty(130, 90, device=DEVICE)
    matmul_kernel[(3, 2)](a, b, c, 130, 90, 70, M=64, N=64, K=32)
    return digest(c), torch.allclose(c, a.float() @ b.float(), atol=1e-2)


@triton.jit
def histogram_kernel(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(out + tl.load(x + i, i < n, other=0), 1, i < n)


@check
def atomics():
    x = whole(50_000, low=0, high=64, dtype=torch.int32)
    out = torch.zeros(64, dtype=torch.int32, device=DEVICE)
    histogram_kernel[(49,)](x, out, 50_000, BLOCK=1024)
    return digest(out), torch.equal(out.long(), torch.bincount(x, minlength=64))
