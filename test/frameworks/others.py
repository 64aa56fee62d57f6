"""JAX, CuPy and Triton, a few lines each, for the same comparison as torch_suite.py."""
import sys
import traceback
import os

# Autotuning picks algorithms by time, and with them the last bits.
os.environ["XLA_FLAGS"] = "--xla_gpu_autotune_level=0"


def cupy_():
    import cupy as cp

    x = cp.arange(1_000_000, dtype=cp.float32)
    k = cp.RawKernel('extern "C" __global__ void twice(float *x, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] *= 2; }', "twice")
    k((3907,), (256,), (x, 1_000_000))
    a = cp.random.RandomState(3).rand(64, 64).astype(cp.float32)
    return int(x.sum()), float((a @ a).sum()).hex(), float(cp.abs(cp.fft.fft(a[0])).sum()).hex(), float(cp.linalg.norm(cp.linalg.inv(a))).hex()


def triton_():
    import torch
    import triton
    import triton.language as tl

    @triton.jit
    def add(x, y, o, n, B: tl.constexpr):
        i = tl.program_id(0) * B + tl.arange(0, B)
        m = i < n
        tl.store(o + i, tl.load(x + i, m) + tl.load(y + i, m), m)

    x = torch.arange(10_000, device="cuda", dtype=torch.float32)
    o = torch.empty_like(x)
    add[(40,)](x, x, o, 10_000, B=256)
    return o.sum().item()


def jax_():
    import jax
    import jax.numpy as jnp

    k = jax.random.PRNGKey(0)
    a = jax.random.normal(k, (128, 128))
    f = jax.jit(lambda a: (jnp.tanh(a @ a.T) ** 2).sum())
    g = jax.jit(jax.grad(lambda w: ((a @ w) ** 2).mean()))
    return float(f(a)).hex(), float(jnp.abs(g(a)).sum()).hex(), float(jnp.linalg.norm(jnp.fft.fft(a[0]))).hex()


for name, fn in (("cupy", cupy_), ("triton", triton_), ("jax", jax_)):
    if len(sys.argv) > 1 and name not in sys.argv[1:]:
        continue
    try:
        print(f"{name}: {fn()}", flush=True)
    except Exception as e:
        traceback.print_exc()
        print(f"{name}: {type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}", flush=True)
