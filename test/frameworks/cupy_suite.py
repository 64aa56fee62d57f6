"""CuPy: kernels of its own and of ours, cuFFT, cuBLAS, cuSOLVER, cuSPARSE, cuRAND, memory
pools, streams, graphs. See run.py."""
import cupy as cp
import numpy as np

from checks import check, digest


def seeded(*shape):
    return cp.asarray(np.random.RandomState(sum(shape)).randn(*shape).astype(np.float32))


def whole(*shape):
    """Whole numbers, whose sums are exact in any order."""
    return cp.asarray(np.random.RandomState(sum(shape)).randint(-8, 9, shape).astype(np.float32))


@cp.fuse
def root(a, b):
    return cp.sqrt(cp.abs(a)) * b + 1


@check
def elementwise():
    x = seeded(1000, 300)
    own = cp.ElementwiseKernel("T x, T y", "T z", "z = x > y ? x * 2 : y + i % 7", "own")
    return digest(x + 1, cp.sin(x), cp.where(x > 0, x, -x), x.astype(cp.int32), x.astype(cp.float16), root(x, x), own(x, x * x), x[:, ::3].copy(), x.T.copy())


@check
def reductions():
    x = whole(512, 700)
    length = cp.ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "length_of")
    return float(x.sum()), digest(x.sum(0), x.max(1), x.argmin(0), x.cumsum(1), length(x, axis=1), cp.sort(x, 1), cp.unique(x), cp.bincount((x.ravel() + 8).astype(cp.int32)), cp.percentile(x, 30))


RAW = r"""
extern "C" __global__ void twice(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= 2;
}
template <typename T> __global__ void add(T *x, T k) { x[threadIdx.x] += k; }
__constant__ float table[4];
extern "C" __global__ void look(float *x) { x[threadIdx.x] = table[threadIdx.x & 3]; }
extern "C" __global__ void reversed(float *x) {
    extern __shared__ float s[];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
"""


@check
def raw_kernels():
    """NVRTC: plain and templated kernels, constants, shared memory of a size chosen at launch."""
    m = cp.RawModule(code=RAW, options=("-std=c++17",), name_expressions=["add<double>", "add<int>"])
    x = cp.arange(1_000_000, dtype=cp.float32)
    m.get_function("twice")((3907,), (256,), (x, np.int32(1_000_000)))
    y, z = cp.arange(64, dtype=cp.float64), cp.arange(64, dtype=cp.int32)
    m.get_function("add<double>")((1,), (64,), (y, np.float64(0.5)))
    m.get_function("add<int>")((1,), (64,), (z, np.int32(5)))
    table = cp.ndarray((4,), cp.float32, m.get_global("table"))
    table[:] = cp.asarray([3, 1, 4, 1.5], dtype=cp.float32)
    w = cp.zeros(64, dtype=cp.float32)
    m.get_function("look")((1,), (64,), (w,))
    large = cp.arange(1024, dtype=cp.float32)
    m.get_function("reversed")((1,), (1024,), (large,), shared_mem=4096)
    return float(x.sum(dtype=cp.float64)), digest(x, y, z, w, large), m.get_function("twice").num_regs > 0


@check
def fft():
    x = seeded(32, 1000)
    plan = cp.fft.config.get_plan_cache()
    value = digest(cp.fft.fft(x), cp.fft.irfft(cp.fft.rfft(x)), cp.fft.fft2(x[:, :64]), cp.fft.fftn(seeded(8, 8, 15)))
    return value, plan.get_curr_size() > 0


@check
def linalg():
    a = seeded(64, 64)
    s = a @ a.T + 64 * cp.eye(64, dtype=cp.float32)
    return {
        "matmul": digest(a @ s, cp.einsum("ij,kj->ik", a, s), cp.dot(a[0], a[1]), cp.matmul(seeded(3, 8, 9), seeded(3, 9, 4))),
        "cholesky": digest(cp.linalg.cholesky(s)),
        "solve": digest(cp.linalg.solve(s, a), cp.linalg.inv(s)),
        "qr": digest(*cp.linalg.qr(seeded(80, 64))),
        "svd": digest(*cp.linalg.svd(seeded(80, 64), full_matrices=False)),
        "eigh": digest(*cp.linalg.eigh(s)),
    }


@check
def sparse():
    import cupyx.scipy.sparse as sp

    a = whole(200, 200) * (whole(200, 200) == 4)
    csr, x = sp.csr_matrix(a), whole(200, 30)
    return digest(csr @ x, csr @ x[:, 0], (csr @ csr).toarray(), (csr + csr.T.tocsr()).toarray(), csr.tocsc().indices), csr.nnz, bool((csr @ x == a @ x).all())


@check
def random():
    r = cp.random.RandomState(3)
    g = cp.random.default_rng(5)
    return digest(r.rand(1000), r.randn(1000), r.randint(0, 99, 1000), g.random(1000), g.standard_normal(1000), g.integers(0, 99, 1000))


@check
def memory_pools():
    mempool = cp.cuda.MemoryPool()
    with cp.cuda.using_allocator(mempool.malloc):
        x = cp.ones(1 << 20, dtype=cp.float32)
        used = mempool.used_bytes()
        del x
        kept = mempool.total_bytes()
        mempool.free_all_blocks()
    limited = cp.cuda.MemoryPool()
    limited.set_limit(size=1 << 20)
    try:
        limited.malloc(2 << 20)
        refused = False
    except cp.cuda.memory.OutOfMemoryError:
        refused = True
    pinned = cp.cuda.alloc_pinned_memory(4096)
    host = np.frombuffer(pinned, np.float32, 1024)
    host[:] = 3
    y = cp.empty(1024, dtype=cp.float32)
    y.set(host)
    free, total = cp.cuda.runtime.memGetInfo()
    return used, kept, mempool.total_bytes(), refused, float(y.sum()), 0 < free < total


@check
def async_pool():
    """cudaMallocAsync behind CuPy's allocator, on a stream of its own."""
    with cp.cuda.Stream(non_blocking=True) as s, cp.cuda.using_allocator(cp.cuda.MemoryAsyncPool().malloc):
        total = 0.0
        for i in range(20):
            x = cp.full(10_000 * (i + 1), i, dtype=cp.float64)
            total += float(x.sum())
        s.synchronize()
        del x
    return total


@check
def streams_and_events():
    a, b = cp.cuda.Stream(non_blocking=True), cp.cuda.Stream()
    first, last = cp.cuda.Event(), cp.cuda.Event()
    seen = []
    with a:
        first.record(a)
        x = whole(1000, 500) * 3
        ready = a.record()
    b.wait_event(ready)
    with b:
        y = x + 1
        last.record(b)
        b.launch_host_func(seen.append, "called")
    b.synchronize()
    return digest(y), a.done, b.done, 0 <= cp.cuda.get_elapsed_time(first, last) < 10_000, seen


@check
def graphs():
    s = cp.cuda.Stream(non_blocking=True)
    with s:
        x = cp.arange(1000, dtype=cp.float32)
        y = cp.zeros_like(x)
        cp.multiply(x, 2, out=y)  # compiled before the capture
        cp.add(y, 1, out=y)
        s.synchronize()
        s.begin_capture()
        cp.multiply(x, 2, out=y)
        cp.add(y, 1, out=y)
        cp.add(x, y, out=x)
        g = s.end_capture()
        for _ in range(5):
            g.launch(s)
        s.synchronize()
        return digest(x, y), float(x[1])
