"""CuPy on the software GPU. One line per check, the same on every device."""
import numpy as np
import cupy as cp

rng = np.random.default_rng(5)


def check(name, ok):
    print(f"{name}: {'ok' if ok else 'WRONG'}", flush=True)


check("arange and sum", int(cp.arange(1_000_000).sum()) == 499_999_500_000)

h = rng.integers(-50, 50, (100, 200)).astype(np.float32)
x = cp.asarray(h)
check("arithmetic", np.array_equal(((x * 2 + 1) / 4).get(), (h * 2 + 1) / 4))
check("comparison and where", np.array_equal(cp.where(x > 0, x, -x).get(), abs(h)))
check("elementary functions", np.allclose((cp.sin(x) ** 2 + cp.cos(x) ** 2).get(), 1, rtol=0, atol=1e-6))

k = cp.ElementwiseKernel("float32 x, float32 y", "float32 z", "z = (x - y) * (x - y)", "squared_difference")
check("ElementwiseKernel", np.array_equal(k(x, cp.float32(3)).get(), (h - 3) ** 2))

r = cp.ReductionKernel("T x", "T y", "x * x", "a + b", "y = a", "0", "sum_of_squares")
check("ReductionKernel", float(r(x)) == float((h * h).sum()))
check("ReductionKernel along an axis", np.array_equal(r(x, axis=1).get(), (h * h).sum(1)))

raw = cp.RawKernel(r"""
extern "C" __global__ void tile_sum(const float *x, float *out, int n) {
    __shared__ float part[256];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = i < n ? x[i] : 0;
    __syncthreads();
    for (int s = blockDim.x / 2; s; s >>= 1) {
        if (t < s) part[t] += part[t + s];
        __syncthreads();
    }
    if (!t) atomicAdd(out, part[0]);
}""", "tile_sum")
out = cp.zeros(1, cp.float32)
raw((79,), (256,), (x, out, np.int32(x.size)))
check("RawKernel, shared memory and atomics", float(out[0]) == float(h.sum()))

mod = cp.RawModule(code=r"""
__constant__ int factor[4];
template <typename T> __global__ void scale(T *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= factor[i % 4];
}""", options=("-std=c++17",), name_expressions=["scale<int>", "scale<double>"])
f = cp.ndarray(4, cp.int32, mod.get_global("factor"))
f[...] = cp.asarray([1, 2, 3, 4], dtype=cp.int32)
v = cp.ones(1000, cp.float64)
mod.get_function("scale<double>")((8,), (128,), (v, np.int32(1000)))
check("RawModule, template and constant", np.array_equal(v.get(), np.tile([1.0, 2, 3, 4], 250)))

check("mean, max, argmin", (float(x.mean(dtype=cp.float64)), float(x.max()), int(x.argmin())) == (float(h.mean(dtype=np.float64)), float(h.max()), int(h.argmin())))
check("cumsum", np.array_equal(cp.cumsum(cp.arange(5000)).get(), np.cumsum(np.arange(5000))))
check("indexing", np.array_equal(x[::3, cp.asarray([5, 1, 5])].get(), h[::3, [5, 1, 5]]))
check("boolean mask", np.array_equal(x[x > 10].get(), h[h > 10]))
y = x.copy()
y[10:20, ::2] = 7
g = h.copy()
g[10:20, ::2] = 7
check("assignment", np.array_equal(y.get(), g))
check("transpose and copy", np.array_equal(cp.ascontiguousarray(x.T).get(), h.T))
i = cp.asarray(rng.integers(0, 10, 1000))
check("bincount", np.array_equal(cp.bincount(i).get(), np.bincount(i.get())))
z = cp.zeros(10, cp.int64)
cp.add.at(z, i, 1)
check("scatter add", np.array_equal(z.get(), np.bincount(i.get(), minlength=10)))


@cp.fuse()
def fused(a, b):
    return cp.sqrt(a * a + b * b)


check("fuse", np.array_equal(fused(cp.full(8, 3.0), cp.full(8, 4.0)).get(), np.full(8, 5.0)))
check("complex numbers", np.array_equal((cp.asarray([1 + 2j, 3j]) * 2j).get(), np.array([1 + 2j, 3j]) * 2j))
check("half precision", np.array_equal((cp.arange(8, dtype=cp.float16) / 2).get(), np.arange(8, dtype=np.float16) / 2))

with cp.cuda.Stream(non_blocking=True) as s:
    y = x + 1
    e = s.record()
e.synchronize()
check("stream and event", np.array_equal(y.get(), h + 1))
