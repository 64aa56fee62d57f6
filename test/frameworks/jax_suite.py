"""JAX: compiled programs, training, random numbers, transforms, donated buffers, calls
back to the host. See run.py."""
import os

# Autotuning picks algorithms by time, and with them the last bits.
os.environ["XLA_FLAGS"] = "--xla_gpu_autotune_level=0 --xla_gpu_deterministic_ops=true"

from checks import DEVICE, check, digest, gpu_check

# JAX takes three quarters of the GPU at its start, and as much as it can get where that is not free.
os.environ.setdefault("XLA_PYTHON_CLIENT_MEM_FRACTION", "0.2")
os.environ["JAX_PLATFORMS"] = "cuda,cpu" if DEVICE == "cuda" else DEVICE  # calls back to Python need the CPU's too

import jax
import jax.numpy as jnp
import numpy as np


def seeded(*shape):
    return jax.random.normal(jax.random.key(sum(31**i * n for i, n in enumerate(shape)) % 2**31), shape)


@check
def devices():
    d = jax.devices()
    return len(d), d[0].platform, d[0].device_kind if DEVICE == "cuda" else ""


@check
def jit_matmul():
    f = jax.jit(lambda a, b: (jnp.tanh(a @ b) ** 2, (a.astype(jnp.bfloat16) @ b.astype(jnp.bfloat16)).astype(jnp.float32), jnp.einsum("ij,kj->ik", a, b.T)))
    return digest(*f(seeded(128, 96), seeded(96, 64)))


@check
def convolution():
    def loss(w, x):
        y = jax.lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        return jax.nn.relu(y).mean()

    value, grad = jax.jit(jax.value_and_grad(loss))(seeded(3, 3, 8, 16), seeded(4, 32, 32, 8))
    return float(value), digest(grad)


@check
def scan_and_loops():
    def cell(h, x):
        h = jnp.tanh(h @ seeded(32, 32) * 0.1 + x)
        return h, h.sum()

    h, sums = jax.jit(lambda xs: jax.lax.scan(cell, jnp.zeros((4, 32)), xs))(seeded(50, 4, 32))
    steps, n = jax.jit(lambda n: jax.lax.while_loop(lambda s: s[1] != 1, lambda s: (s[0] + 1, jnp.where(s[1] % 2 == 0, s[1] // 2, 3 * s[1] + 1)), (0, n)))(27)
    branch = jax.jit(lambda i, x: jax.lax.switch(i, [jnp.sin, jnp.cos, jnp.exp], x))
    return digest(h, sums), int(steps), int(n), digest(*[branch(i, seeded(100)) for i in range(3)])


@check
def training():
    """A multilayer perceptron with momentum, one compiled step, its state donated to the next."""
    x, y = seeded(256, 32), (jnp.arange(256) % 8)

    def loss(p):
        h = jax.nn.gelu(x @ p["w1"] + p["b1"])
        return -jnp.take_along_axis(jax.nn.log_softmax(h @ p["w2"]), y[:, None], 1).mean()

    def step(p, m):
        value, g = jax.value_and_grad(loss)(p)
        m = jax.tree.map(lambda m, g: 0.9 * m + g, m, g)
        return jax.tree.map(lambda p, m: p - 0.1 * m, p, m), m, value

    p = {"w1": seeded(32, 64) * 0.2, "b1": jnp.zeros(64), "w2": seeded(64, 8) * 0.2}
    m, losses, step = jax.tree.map(jnp.zeros_like, p), [], jax.jit(step, donate_argnums=(0, 1))
    for _ in range(10):
        p, m, value = step(p, m)
        losses.append(value)
    return [float(v) for v in losses], digest(*jax.tree.leaves(p))


@check
def donation():
    f = jax.jit(lambda x: x * 2 + 1, donate_argnums=0)
    x = jnp.arange(1 << 20, dtype=jnp.float32)
    y = f(x)
    y.block_until_ready()
    try:
        return digest(y), x.is_deleted(), float(x[0])
    except RuntimeError as e:
        return digest(y), x.is_deleted(), "deleted" in str(e)


@check
def one_device_map():
    """pmap, and a mesh of one."""
    mapped = jax.pmap(lambda x: jax.lax.psum(jnp.sin(x), "i"), axis_name="i")(seeded(1, 1000))
    mesh = jax.make_mesh((1,), ("x",), axis_types=(jax.sharding.AxisType.Auto,))
    spread = jax.device_put(seeded(64, 64), jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("x")))
    return digest(mapped, jax.jit(lambda a: (a @ a.T).sum(0))(spread))


@check
def random():
    k = jax.random.split(jax.random.key(7), 5)
    return digest(
        jax.random.uniform(k[0], (1000,)), jax.random.normal(k[1], (1000,)), jax.random.randint(k[2], (1000,), 0, 99),
        jax.random.permutation(k[3], 1000), jax.random.categorical(k[4], jnp.zeros((100, 10))),
    )  # fmt: skip


@check
def fft():
    x = seeded(32, 1000)
    return digest(jnp.fft.fft(x), jnp.fft.irfft(jnp.fft.rfft(x)), jnp.fft.fft2(x[:, :64]), jnp.fft.fftn(seeded(8, 8, 15)))


@check
def linalg():
    a = seeded(48, 48)
    s = a @ a.T + 48 * jnp.eye(48)
    return {
        "cholesky": digest(jnp.linalg.cholesky(s)),
        "solve": digest(jnp.linalg.solve(s, a)),
        "qr": digest(*jnp.linalg.qr(seeded(64, 48))),
        "svd": digest(jnp.linalg.svd(seeded(64, 48), compute_uv=False)),
        "eigh": digest(jnp.linalg.eigh(s)[0]),
    }


@check
def sort_and_vmap():
    x = seeded(64, 500)
    return digest(jnp.sort(x, 1), jnp.argsort(x, 1), jax.vmap(lambda r: jnp.convolve(r, r[:9], "same"))(x), jax.lax.top_k(x, 5)[1], jnp.cumsum(jnp.arange(1000)))


@check
def host_callbacks():
    """A compiled program that calls Python on the host and goes on with the answer."""
    shape = jax.ShapeDtypeStruct((100,), jnp.float32)
    f = jax.jit(lambda x: jax.pure_callback(lambda v: np.asarray(v) * 3, shape, x + 1) - 1)
    return digest(f(jnp.arange(100, dtype=jnp.float32))), float(f(jnp.ones(100))[7])


@gpu_check
def memory():
    """Buffers come and go, larger together than what is kept; statistics stay sane."""
    for i in range(20):
        x = jnp.full((1 << 28,), i, dtype=jnp.uint8)
        total = int(x[:: 1 << 20].astype(jnp.int32).sum())
    stats = jax.devices()[0].memory_stats() or {}
    pulled = np.asarray(jax.device_put(np.arange(1 << 22)) + 1)
    return total, 0 < stats.get("bytes_in_use", 0) < stats.get("bytes_limit", 0), int(pulled[-1])
