"""Triton kernels like those of its tutorials, and what Hopper adds: matrix products, attention, norms, random numbers, scans,
descriptors that the tensor memory accelerator copies by. TRITON_INTERPRET=1 tries them out without a GPU."""
import torch
import triton
import triton.language as tl
from triton.language.extra import libdevice

from cases import DEVICE, GPU, case, gpu_case
from models import before, seeded, tokens  # noqa: F401 (run.py calls before)


@triton.jit
def add_kernel(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    keep = at < n
    tl.store(out + at, tl.load(x + at, mask=keep) + tl.load(y + at, mask=keep), mask=keep)


@case
def vector_add():
    x, y = seeded(9999), seeded(9998 + 1)
    out = torch.empty_like(x)
    for block in (128, 1024):
        add_kernel[(triton.cdiv(9999, block),)](x, y, out, 9999, BLOCK=block)
    return out


@triton.jit
def matmul_kernel(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, PRECISION: tl.constexpr):
    i, j, k = tl.program_id(0) * BM + tl.arange(0, BM), tl.program_id(1) * BN + tl.arange(0, BN), tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for s in range(0, K, BK):
        x = tl.load(a + i[:, None] * K + (s + k)[None], mask=(i[:, None] < M) & ((s + k)[None] < K), other=0.0)
        y = tl.load(b + (s + k)[:, None] * N + j[None], mask=((s + k)[:, None] < K) & (j[None] < N), other=0.0)
        acc = tl.dot(x, y, acc, input_precision=PRECISION)
    tl.store(c + i[:, None] * N + j[None], acc, mask=(i[:, None] < M) & (j[None] < N))


def product(dtype, precision="ieee", **how):
    M, N, K = 200, 160, 96
    a, b = seeded(M, K).to(dtype), seeded(K, N).to(dtype)
    c = torch.empty(M, N, device=DEVICE)
    matmul_kernel[(triton.cdiv(M, 64), triton.cdiv(N, 64))](a, b, c, M, N, K, BM=64, BN=64, BK=32, PRECISION=precision, **(how if GPU else {}))
    return c


case(lambda: product(torch.float16), "matmul_half")
gpu_case(lambda: product(torch.bfloat16, num_stages=4, num_warps=8), "matmul_bfloat16")
case(lambda: product(torch.float32), "matmul_single")
gpu_case(lambda: product(torch.float32, "tf32"), "matmul_tf32")
gpu_case(lambda: product(torch.float8_e4m3fn, num_warps=4), "matmul_float8")


@triton.jit
def softmax_kernel(x, out, cols, BLOCK: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, BLOCK)
    v = tl.load(x + row * cols + at, mask=at < cols, other=-float("inf"))
    v = tl.exp(v - tl.max(v, 0))
    tl.store(out + row * cols + at, v / tl.sum(v, 0), mask=at < cols)


@case
def softmax():
    x = seeded(64, 777)
    out = torch.empty_like(x)
    softmax_kernel[(64,)](x, out, 777, BLOCK=1024)
    return out


@triton.jit
def norm_kernel(x, w, b, y, mean, rstd, N, eps, BLOCK: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, BLOCK)
    v = tl.load(x + row * N + at, mask=at < N, other=0.0)
    m = tl.sum(v, 0) / N
    d = tl.where(at < N, v - m, 0.0)
    r = 1 / tl.sqrt(tl.sum(d * d, 0) / N + eps)
    tl.store(mean + row, m)
    tl.store(rstd + row, r)
    tl.store(y + row * N + at, d * r * tl.load(w + at, mask=at < N) + tl.load(b + at, mask=at < N), mask=at < N)


@case
def layer_norm():
    x, w, b = seeded(50, 300), seeded(300), seeded(301)[:300]
    y, m, r = torch.empty_like(x), torch.empty(50, device=DEVICE), torch.empty(50, device=DEVICE)
    norm_kernel[(50,)](x, w, b, y, m, r, 300, 1e-5, BLOCK=512)
    return y, m, r


@triton.jit
def dropout_kernel(x, out, n, p, seed, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n)
    tl.store(out + at, tl.where(tl.rand(seed, at) > p, v / (1 - p), 0.0), mask=at < n)


@case
def dropout():
    x = seeded(5000)
    out = torch.empty_like(x)
    dropout_kernel[(triton.cdiv(5000, 512),)](x, out, 5000, 0.3, 123, BLOCK=512)
    return out


@triton.jit
def attention_kernel(q, k, v, out, scale, T, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    head, i, d = tl.program_id(1) * T * D, tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, D)
    query = tl.load(q + head + i[:, None] * D + d[None])
    most, total, acc = tl.full((BM,), -float("inf"), tl.float32), tl.zeros((BM,), tl.float32), tl.zeros((BM, D), tl.float32)
    for s in range(0, T, BN):
        j = s + tl.arange(0, BN)
        score = tl.dot(query, tl.trans(tl.load(k + head + j[:, None] * D + d[None]))) * scale
        score = tl.where(i[:, None] >= j[None], score, -1e30)
        new = tl.maximum(most, tl.max(score, 1))
        p, shrink = tl.exp(score - new[:, None]), tl.exp(most - new)
        total, acc, most = total * shrink + tl.sum(p, 1), acc * shrink[:, None] + tl.dot(p.to(tl.float16), tl.load(v + head + j[:, None] * D + d[None])), new
    tl.store(out + head + i[:, None] * D + d[None], (acc / total[:, None]).to(tl.float16))


@case
def flash_attention():
    q, k, v = (seeded(4, 128 + n, 64, dtype=torch.float16)[:, :128].contiguous() for n in range(3))
    out = torch.empty_like(q)
    attention_kernel[(2, 4)](q, k, v, out, 0.125, 128, D=64, BM=64, BN=32)
    return out


@triton.jit
def scan_kernel(x, sums, sorted_, biggest, counts, N: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, N)
    v = tl.load(x + row * N + at)
    tl.store(sums + row * N + at, tl.cumsum(v, 0))
    tl.store(sorted_ + row * N + at, tl.sort(v))
    tl.store(biggest + row, tl.argmax(v, 0))
    tl.store(counts + row * 16 + tl.arange(0, 16), tl.histogram((tl.abs(v) * 4).to(tl.int32) % 16, 16))


@gpu_case
def scans_and_sorts():
    x = seeded(16, 256)
    sums, ordered, biggest, counts = torch.empty_like(x), torch.empty_like(x), torch.empty(16, dtype=torch.int32, device=DEVICE), torch.empty(16, 16, dtype=torch.int32, device=DEVICE)
    scan_kernel[(16,)](x, sums, ordered, biggest, counts, N=256)
    return sums, ordered, biggest, counts


@triton.jit
def count_kernel(x, counts, locks, total, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n, other=0)
    tl.atomic_add(counts + v, 1, mask=at < n)
    tl.atomic_max(total, tl.max(v, 0))
    while tl.atomic_cas(locks, 0, 1) == 1:
        pass
    tl.store(total + 1, tl.load(total + 1) + tl.sum(v, 0))
    tl.atomic_xchg(locks, 0)


@gpu_case
def atomics_and_locks():
    """Blocks that wait for each other."""
    x, counts = tokens(1, 10_000, 50, low=0)[0], torch.zeros(50, dtype=torch.int32, device=DEVICE)
    lock, total = torch.zeros(1, dtype=torch.int32, device=DEVICE), torch.zeros(2, dtype=torch.int64, device=DEVICE)
    count_kernel[(triton.cdiv(10_000, 256),)](x, counts, lock, total, 10_000, BLOCK=256)
    return counts, total[0]


@triton.jit
def special_kernel(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n)
    tl.store(out + at, libdevice.erf(v) + libdevice.tgamma(libdevice.fabs(v) + 1) + libdevice.cbrt(v), mask=at < n)


@gpu_case
def functions_of_libdevice():
    x = seeded(3000)
    out = torch.empty_like(x)
    special_kernel[(triton.cdiv(3000, 512),)](x, out, 3000, BLOCK=512)
    return out


@triton.jit
def assembly_kernel(x, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    tl.store(out + at, tl.inline_asm_elementwise("popc.b32 $0, $1;", "=r,r", [v], dtype=tl.int32, is_pure=True, pack=1))


@gpu_case
def inline_assembly():
    x = tokens(1, 256, 100_000, low=0)[0].to(torch.int32)
    out = torch.empty_like(x)
    assembly_kernel[(1,)](x, out, BLOCK=256)
    return out


@triton.jit
def descriptor_kernel(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    da, db = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK]), tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    dc = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    i, j = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), tl.float32)
    for s in range(0, K, BK):
        acc = tl.dot(da.load([i, s]), db.load([j, s]).T, acc)
    dc.store([i, j], acc.to(tl.float16))


@gpu_case
def tensor_descriptors_of_the_device():
    """Descriptors that the kernel itself writes into memory that Triton asks PyTorch for."""
    triton.set_allocator(lambda size, align, stream: torch.empty(size, dtype=torch.int8, device=DEVICE))
    a, b = seeded(256, 128, dtype=torch.float16), seeded(128, 128, dtype=torch.float16)
    c = torch.empty(256, 128, dtype=torch.float16, device=DEVICE)
    descriptor_kernel[(2, 1)](a, b, c, 256, 128, 128, BM=128, BN=128, BK=64)
    return c


@triton.jit
def host_descriptor_kernel(da, db, dc, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    i, j = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), tl.float32)
    for s in range(0, K, BK):
        acc = tl.dot(da.load([i, s]), db.load([j, s]).T, acc)
    dc.store([i, j], acc.to(tl.float16))


@gpu_case
def tensor_descriptors_of_the_host():
    """cuTensorMapEncodeTiled, and the descriptor as a parameter of the kernel."""
    from triton.tools.tensor_descriptor import TensorDescriptor

    a, b = seeded(256, 128, dtype=torch.float16), seeded(128, 128, dtype=torch.float16)
    c = torch.empty(256, 128, dtype=torch.float16, device=DEVICE)
    of = lambda t, rows: TensorDescriptor.from_tensor(t, [128, rows])  # noqa: E731
    host_descriptor_kernel[(2, 1)](of(a, 64), of(b, 64), of(c, 128), 128, BM=128, BN=128, BK=64)
    return c


@triton.autotune([triton.Config({"BLOCK": b}, num_warps=w) for b in (256, 1024) for w in (4, 8)], key=["n"])
@triton.jit
def tuned_kernel(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.sin(tl.load(x + at, mask=at < n)) * 2, mask=at < n)


@gpu_case
def autotuned():
    x = seeded(100_000)
    out = torch.empty_like(x)
    tuned_kernel[lambda m: (triton.cdiv(100_000, m["BLOCK"]),)](x, out, 100_000)
    return out


@gpu_case
def captured():
    """Triton kernels in a graph of the device."""
    x, y = seeded(5000), seeded(5001)[:5000]
    out = torch.empty_like(x)
    run = lambda: add_kernel[(triton.cdiv(5000, 256),)](x, y, out, 5000, BLOCK=256)  # noqa: E731
    run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(20):
            run()
            x.add_(out, alpha=0.01)
    graph.replay()
    graph.replay()
    return out, x
