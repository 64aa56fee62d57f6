"""JAX and NumPyro: compiled programs, sampling, inference; and, where absl is installed, JAX's own harnesses of its primitives
(jax._src.internal_test_util.test_harnesses), which its wheel ships."""
import os

# Autotuning picks algorithms by time, and with them the last bits.
os.environ["XLA_FLAGS"] = "--xla_gpu_autotune_level=0 --xla_gpu_deterministic_ops=true"

from cases import DEVICE, GPU, Skip, case, need

os.environ["JAX_PLATFORMS"] = "cuda,cpu" if GPU else DEVICE
os.environ["JAX_ENABLE_X64"] = "0"

import jax
import jax.numpy as jnp
import numpy

KEY = 20260101


def seeded(*shape):
    return jax.random.normal(jax.random.key(sum(31**i * n for i, n in enumerate(shape)) % 2**31), shape)


@case
def transformer_training():
    """Attention, layer norm and Adam, written out."""
    width, heads = 64, 4
    names = {"q": (width, width), "k": (width, width), "v": (width, width), "o": (width, width), "a": (width, 2 * width), "b": (2 * width, width)}
    weights = {n: seeded(*s) / 8 for n, s in names.items()}

    def norm(x):
        return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5)

    def loss(w, x):
        split = lambda y: y.reshape(*y.shape[:2], heads, -1)  # noqa: E731
        y = norm(x)
        at = jax.nn.dot_product_attention(split(y @ w["q"]), split(y @ w["k"]), split(y @ w["v"]), is_causal=True)
        x = x + at.reshape(x.shape) @ w["o"]
        return ((x + jax.nn.gelu(norm(x) @ w["a"]) @ w["b"]) ** 2).mean()

    @jax.jit
    def step(state, x):
        w, m, v, i = state
        value, g = jax.value_and_grad(loss)(w, x)
        m = jax.tree.map(lambda a, b: 0.9 * a + 0.1 * b, m, g)
        v = jax.tree.map(lambda a, b: 0.99 * a + 0.01 * b * b, v, g)
        w = jax.tree.map(lambda p, a, b: p - 1e-2 * a / (jnp.sqrt(b) + 1e-8), w, m, v)
        return (w, m, v, i + 1), value

    zeros = jax.tree.map(jnp.zeros_like, weights)
    state, losses = (weights, zeros, zeros, 0), []
    for _ in range(6):
        state, value = step(state, seeded(4, 16, width))
        losses.append(value)
    return losses, state[0]


@case
def convolutional_training():
    def forward(w, x):
        for k in w[:-1]:
            x = jax.nn.relu(jax.lax.conv_general_dilated(x, k, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")))
        return x.mean((1, 2)) @ w[-1]

    w, x, y = [seeded(3, 3, 3, 16) / 5, seeded(3, 3, 16, 32) / 12, seeded(32, 10) / 6], seeded(8, 32, 32, 3), jnp.arange(8) % 10
    loss = lambda w: -jax.nn.log_softmax(forward(w, x))[jnp.arange(8), y].mean()  # noqa: E731
    step = jax.jit(lambda w: jax.tree.map(lambda a, g: a - 0.1 * g, w, jax.grad(loss)(w)))
    for _ in range(4):
        w = step(w)
    return w, loss(w)


@case
def physics():
    """Particles that attract each other, for a hundred steps in one compiled loop."""

    def step(state, _):
        x, v = state
        d = x[:, None] - x[None]
        f = -(d / (jnp.sum(d * d, -1, keepdims=True) + 0.1) ** 1.5).sum(1)
        v = v + 0.01 * f
        return (x + 0.01 * v, v), jnp.sum(v * v)

    return jax.jit(lambda s: jax.lax.scan(step, s, None, length=100))((seeded(32, 3), jnp.zeros((32, 3))))


@case
def ordinary_differential_equation():
    from jax.experimental.ode import odeint

    f = lambda y, t, a: jnp.stack([y[1], -a * jnp.sin(y[0])])  # noqa: E731
    solve = lambda a: odeint(f, jnp.array([1.0, 0.0]), jnp.linspace(0, 3, 20), a)  # noqa: E731
    return solve(2.0), jax.grad(lambda a: solve(a)[-1].sum())(2.0)


@case
def linear_algebra():
    a = seeded(24, 24)
    s = a @ a.T + 24 * jnp.eye(24)
    return jnp.linalg.qr(a), jnp.linalg.svd(a), jnp.linalg.eigh(s), jnp.linalg.solve(s, a), jax.scipy.linalg.cho_solve(jax.scipy.linalg.cho_factor(s), a), jax.scipy.linalg.expm(a / 8), jnp.linalg.inv(s), jnp.linalg.slogdet(s), jax.scipy.linalg.lu(a)


@case
def random_numbers():
    out = []
    for kind in ("threefry2x32", "rbg"):
        k = jax.random.key(KEY, impl=kind)
        out += [jax.random.normal(k, (100,)), jax.random.gamma(k, 2.0, (100,)), jax.random.permutation(k, 50), jax.random.categorical(k, seeded(20, 5)), jax.random.poisson(jax.random.key(KEY), 3.0, (50,)), jax.random.truncated_normal(k, -1, 1, (50,))]
    return out


@case
def sparse():
    from jax.experimental import sparse as sp

    d = seeded(30, 20) * (seeded(30, 21)[:, :20] > 1)
    m = sp.BCOO.fromdense(d)
    return m @ seeded(20, 4), jax.grad(lambda x: (m @ x).sum())(seeded(20, 4)), (m.T @ seeded(30, 2)), m.sum(0).todense()


@case
def special_functions():
    x, s = jnp.linspace(0.1, 5, 200), jax.scipy.special
    return s.gammaln(x), s.digamma(x), s.erf(x), s.erfinv(x / 6), s.i0(x), s.betainc(x, 2.0, 0.3), s.zeta(x + 1, 1.0), s.ndtri(x / 6), s.logsumexp(x), s.expi(x)


@case
def transforms():
    f = lambda x: jnp.sin(x) @ jnp.cos(x)  # noqa: E731
    x = seeded(12)
    return jax.hessian(f)(x), jax.jacfwd(lambda v: v**2 * v.sum())(x), jax.vmap(jax.grad(f))(seeded(5, 12)), jax.linearize(f, x)[1](x), jax.checkpoint(f)(x), jax.vjp(f, x)[1](1.0)


@case
def control_flow():
    def collatz(n):
        return jax.lax.while_loop(lambda s: s[0] > 1, lambda s: (jax.lax.cond(s[0] % 2 == 0, lambda v: v // 2, lambda v: 3 * v + 1, s[0]), s[1] + 1), (n, 0))[1]

    return jax.jit(jax.vmap(collatz))(jnp.arange(1, 40)), jax.lax.fori_loop(0, 50, lambda i, x: jnp.tanh(x * 1.1 + i), seeded(10)), jax.lax.associative_scan(jnp.multiply, seeded(40)), jax.lax.map(jnp.sort, seeded(4, 9))


@case
def pictures():
    x = seeded(1, 16, 16, 3)
    return jax.image.resize(x, (1, 24, 24, 3), "bicubic"), jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"), jnp.fft.fft2(x[..., 0]), jax.scipy.signal.convolve(x[0, :, :, 0], seeded(3, 3)), jax.scipy.ndimage.map_coordinates(x[0, :, :, 0], [jnp.linspace(0, 9, 20)] * 2, 1)


@case
def low_precision():
    out = []
    for kind in (jnp.bfloat16, jnp.float16, jnp.float8_e4m3fn):
        a, b = seeded(32, 64).astype(kind), seeded(64, 16).astype(kind)
        out.append((a.astype(jnp.float32) @ b.astype(jnp.float32)) if kind == jnp.float8_e4m3fn else (a @ b).astype(jnp.float32))
    return out, jnp.dot(jnp.arange(64, dtype=jnp.int8).reshape(8, 8), jnp.arange(64, dtype=jnp.int8).reshape(8, 8), preferred_element_type=jnp.int32)


@case
def callbacks():
    """The host computes in the middle of a compiled program."""
    back = lambda x: jax.pure_callback(lambda v: numpy.asarray(v) * 2 + 1, jax.ShapeDtypeStruct(x.shape, x.dtype), x)  # noqa: E731
    return jax.jit(lambda x: jnp.sin(back(x)).sum())(seeded(20)), jax.jit(lambda x: back(back(x)))(seeded(7))


@case
def sharded():
    """A mesh of the one device there is, and shard_map over it."""
    from jax.sharding import NamedSharding, PartitionSpec

    mesh = jax.make_mesh((1,), ("x",))
    a = jax.device_put(seeded(8, 16), NamedSharding(mesh, PartitionSpec("x")))
    f = jax.shard_map(lambda b: jax.lax.psum((b * 2).sum(0), "x"), mesh=mesh, in_specs=PartitionSpec("x"), out_specs=PartitionSpec())
    return jax.jit(lambda v: jnp.tanh(v).sum(1))(a), f(a)


@case
def exported():
    from jax import export

    f = jax.jit(lambda x: jnp.tanh(x) @ x.T)
    data = export.export(f)(jax.ShapeDtypeStruct((6, 5), jnp.float32)).serialize()
    return export.deserialize(data).call(seeded(6, 5))


@case
def pallas():
    """A kernel of one's own, compiled by way of Triton; on the CPU it is interpreted."""
    from jax.experimental import pallas as pl

    def kernel(x, y, out):
        out[...] = jnp.maximum(x[...] * 2 + y[...], 0)

    f = pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32), interpret=not GPU)
    return f(seeded(8, 128), seeded(8, 129)[:, :128])


def numpyro():
    n = need("numpyro")
    import numpyro.distributions as dist

    return n, dist


def regression():
    n, dist = numpyro()

    def model(x, y=None):
        a, b = n.sample("a", dist.Normal(0, 1)), n.sample("b", dist.Normal(jnp.zeros(3), 1).to_event(1))
        s = n.sample("s", dist.HalfNormal(1.0))
        with n.plate("data", x.shape[0]):
            n.sample("y", dist.Normal(a + x @ b, s), obs=y)

    x = seeded(60, 3)
    return model, x, x @ jnp.array([0.5, -1.0, 2.0]) + 0.1 * seeded(60)


@case
def numpyro_nuts():
    n, _ = numpyro()
    model, x, y = regression()
    run = n.infer.MCMC(n.infer.NUTS(model), num_warmup=40, num_samples=40, progress_bar=False)
    run.run(jax.random.key(1), x, y)
    return run.get_samples()


@case
def numpyro_hmc_chains():
    n, _ = numpyro()
    model, x, y = regression()
    run = n.infer.MCMC(n.infer.HMC(model, num_steps=8), num_warmup=20, num_samples=20, num_chains=3, chain_method="vectorized", progress_bar=False)
    run.run(jax.random.key(2), x, y)
    return run.get_samples()


@case
def numpyro_variational():
    n, _ = numpyro()
    model, x, y = regression()
    guide = n.infer.autoguide.AutoMultivariateNormal(model)
    svi = n.infer.SVI(model, guide, n.optim.Adam(0.05), n.infer.Trace_ELBO(4))
    result = svi.run(jax.random.key(3), 60, x, y, progress_bar=False)
    return result.losses, result.params


@case
def numpyro_hidden_markov():
    n, dist = numpyro()

    def model(y):
        p = n.sample("p", dist.Dirichlet(jnp.ones((2, 2))).to_event(1))
        m = n.sample("m", dist.Normal(jnp.array([-1.0, 1.0]), 1).to_event(1))

        def step(a, v):
            return jax.scipy.special.logsumexp(a[:, None] + jnp.log(p), 0) + dist.Normal(m, 1.0).log_prob(v), None

        n.factor("y", jax.scipy.special.logsumexp(jax.lax.scan(step, jnp.zeros(2), y)[0]))

    run = n.infer.MCMC(n.infer.NUTS(model), num_warmup=20, num_samples=20, progress_bar=False)
    run.run(jax.random.key(4), seeded(30))
    return run.get_samples()


HARNESSES = 240  # of several thousand; evenly spaced


def harnesses():
    """JAX's harnesses, by primitive: how often each is used, and with which arguments."""
    try:
        from jax._src.internal_test_util import test_harnesses
    except ImportError as e:
        return {"none": e}
    # In the order of their names: JAX makes them from sets, whose order follows addresses, and those are others through Ferry.
    groups, every = {}, sorted(test_harnesses.all_harnesses, key=lambda h: h.fullname)
    for h in every[:: max(1, len(every) // HARNESSES)]:
        groups.setdefault(h.group_name, []).append(h)
    return groups


def primitive(group):
    if isinstance(group, ImportError):
        raise Skip(str(group))
    out = []
    for h in group:
        rng = numpy.random.RandomState(42)
        try:
            out.append(jax.jit(h.dyn_fun)(*h.dyn_args_maker(rng)))
        except (NotImplementedError, ValueError, TypeError) as e:
            out.append(f"{h.fullname}: {type(e).__name__}")
    return out


for _name, _group in harnesses().items():
    case(lambda group=_group: primitive(group), f"primitive_{_name}")
