"""Numba-CUDA kernels on the software GPU. One line per check, the same on every device."""
import math
import warnings

import numpy as np
from numba import cuda, float32, int32
from numba.cuda.random import create_xoroshiro128p_states, xoroshiro128p_uniform_float32

warnings.simplefilter("ignore")  # small grids; no nvJitLink

N = 10_000
B = 128
rng = np.random.default_rng(5)


@cuda.jit
def axpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] += a * x[i]


@cuda.jit
def block_sums(x, out):
    """A tree in shared memory, one atomic per block."""
    part = cuda.shared.array(B, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    part[t] = x[i] if i < x.size else 0
    cuda.syncthreads()
    s = B // 2
    while s:
        if t < s:
            part[t] += part[t + s]
        cuda.syncthreads()
        s //= 2
    if t == 0:
        cuda.atomic.add(out, 0, part[0])


@cuda.jit
def histogram(x, bins):
    """Atomics in shared memory, then in global memory."""
    mine = cuda.shared.array(16, int32)
    t = cuda.threadIdx.x
    if t < 16:
        mine[t] = 0
    cuda.syncthreads()
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        cuda.atomic.add(mine, x[i], 1)
    cuda.syncthreads()
    if t < 16:
        cuda.atomic.add(bins, t, mine[t])


@cuda.jit
def extremes(x, out):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.max(out, 0, x[i])
        cuda.atomic.min(out, 1, x[i])


@cuda.jit
def tiled(a, b, c):
    """Matrix multiplication in tiles of 16 x 16."""
    sa = cuda.shared.array((16, 16), float32)
    sb = cuda.shared.array((16, 16), float32)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    s = float32(0)
    for k in range(a.shape[1] // 16):
        sa[tx, ty] = a[x, ty + k * 16]
        sb[tx, ty] = b[tx + k * 16, y]
        cuda.syncthreads()
        for j in range(16):
            s += sa[tx, j] * sb[j, ty]
        cuda.syncthreads()
    c[x, y] = s


@cuda.jit
def warp_sums(x, out):
    v = x[cuda.grid(1)]
    for d in (16, 8, 4, 2, 1):
        v += cuda.shfl_down_sync(0xFFFFFFFF, v, d)
    if cuda.laneid == 0:
        out[cuda.grid(1) // 32] = v


@cuda.jit
def transcendental(x, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = math.sin(x[i]) ** 2 + math.cos(x[i]) ** 2 + math.log(math.exp(x[i])) - math.sqrt(x[i] * x[i])


@cuda.jit(device=True)
def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


@cuda.jit
def steps(out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = collatz(i + 1)


@cuda.jit
def draw(states, out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = xoroshiro128p_uniform_float32(states, i)


@cuda.vectorize(["float64(float64, float64)"])
def hypot(a, b):
    return math.sqrt(a * a + b * b)


@cuda.reduce
def total(a, b):
    return a + b


def grid(n):
    return (n + B - 1) // B


def check(name, ok):
    print(f"{name}: {'ok' if ok else 'WRONG'}", flush=True)


x = rng.integers(0, 100, N).astype(np.float32)
y = cuda.to_device(np.ones(N, np.float32))
axpy[grid(N), B](np.float32(2), cuda.to_device(x), y)
check("elementwise", np.array_equal(y.copy_to_host(), 2 * x + 1))

out = cuda.to_device(np.zeros(1, np.float32))
block_sums[grid(N), B](cuda.to_device(x), out)
check("shared memory and atomics", out.copy_to_host()[0] == x.sum())

k = rng.integers(0, 16, N).astype(np.int32)
bins = cuda.to_device(np.zeros(16, np.int32))
histogram[8, B](cuda.to_device(k), bins)
check("histogram", np.array_equal(bins.copy_to_host(), np.bincount(k, minlength=16)))

e = cuda.to_device(np.array([-np.inf, np.inf], np.float64))
f = rng.standard_normal(N)
extremes[grid(N), B](cuda.to_device(f), e)
check("atomic max and min", np.array_equal(e.copy_to_host(), [f.max(), f.min()]))

a, b = (rng.integers(-8, 8, (64, 64)).astype(np.float32) for _ in range(2))
c = cuda.device_array((64, 64), np.float32)
tiled[(4, 4), (16, 16)](cuda.to_device(a), cuda.to_device(b), c)
check("tiled matrix multiplication", np.array_equal(c.copy_to_host(), a @ b))

w = cuda.device_array(32, np.int32)
warp_sums[8, B](cuda.to_device(np.arange(1024, dtype=np.int32)), w)
check("warp shuffles", np.array_equal(w.copy_to_host(), np.arange(1024).reshape(32, 32).sum(1)))

u = rng.random(1000)
r = cuda.device_array(1000, np.float64)
transcendental[grid(1000), B](cuda.to_device(u), r)
check("libdevice functions", np.allclose(r.copy_to_host(), 1, rtol=0, atol=1e-12))

n = cuda.device_array(500, np.int64)
steps[grid(500), B](n)
check("device function", n.copy_to_host()[26] == 111 and n.copy_to_host().max() == 143)

s = create_xoroshiro128p_states(256, seed=7)
d = cuda.device_array(256, np.float32)
draw[2, B](s, d)
g = d.copy_to_host()
check("random numbers", 0 <= g.min() and g.max() < 1 and len(np.unique(g)) > 250)

check("vectorize", np.array_equal(hypot(np.full(8, 3.0), np.full(8, 4.0)), np.full(8, 5.0)))
check("reduce", total(np.arange(5000, dtype=np.int64)) == 12_497_500)

stream = cuda.stream()
with cuda.pinned(x):
    z = cuda.to_device(x, stream=stream)
    axpy[grid(N), B, stream](np.float32(1), z, z)
    back = z.copy_to_host(stream=stream)
    stream.synchronize()
check("stream and pinned memory", np.array_equal(back, 2 * x))
