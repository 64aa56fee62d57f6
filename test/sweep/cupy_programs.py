"""CuPy: SciPy's functions on the device, and kernels compiled at run time. It needs a GPU: nothing runs on the CPU."""
import os

os.environ.setdefault("CUPY_TF32", "0")

import cupy
import numpy

from cases import GPU, gpu_case


def before():
    if GPU:
        cupy.random.seed(1)


def tried(*calls):
    """The result of each call; one that this CuPy does not take as it is written says so, natively and through Ferry alike."""
    out = []
    for i, call in enumerate(calls):
        try:
            out.append(call())
        except (AttributeError, ImportError, NotImplementedError, TypeError, ValueError) as e:
            out.append(f"{i}: {type(e).__name__} {e}")
    return out


def seeded(*shape, dtype=numpy.float32):
    return cupy.asarray(numpy.random.RandomState(sum(31**i * n for i, n in enumerate(shape)) % 2**31).standard_normal(shape).astype(dtype))


def whole(*shape, high=9):
    return cupy.asarray(numpy.random.RandomState(sum(17**i * n for i, n in enumerate(shape)) % 2**31).randint(0, high, shape).astype(numpy.float32))


def matrix(n=80):
    from cupyx.scipy import sparse

    keep = whole(n, n) > 7
    a = cupy.where(keep, seeded(n, n, dtype=numpy.float64), 0)
    return sparse.csr_matrix(a @ a.T + 10 * cupy.eye(n))


@gpu_case
def sparse_arithmetic():
    from cupyx.scipy import sparse

    a = sparse.csr_matrix(cupy.where(whole(60, 50) > 6, whole(60, 50), 0))
    b = sparse.csr_matrix(cupy.where(whole(50, 40) > 6, whole(50, 40), 0))
    return tried(
        lambda: a @ b, lambda: a @ whole(50), lambda: a.T @ whole(60, 3), lambda: a + a, lambda: a.multiply(a), lambda: a.sum(0),
        lambda: a.tocsc(), lambda: a[5:20, ::2], lambda: a.max(1), lambda: sparse.vstack([a, a]),
        lambda: sparse.kron(b[:5, :5], b[:4, :4]),
    )  # fmt: skip


@gpu_case
def sparse_solvers():
    from cupyx.scipy.sparse import linalg

    a, b = matrix(), seeded(80, dtype=numpy.float64)
    return tried(
        lambda: linalg.cg(a, b, tol=1e-8), lambda: linalg.gmres(a, b, tol=1e-8), lambda: linalg.cgs(a, b, tol=1e-8),
        lambda: linalg.minres(a, b), lambda: linalg.lsqr(a, b)[0], lambda: linalg.norm(a),
    )  # fmt: skip


@gpu_case
def sparse_eigenvalues():
    from cupyx.scipy.sparse import linalg

    a = matrix()
    start = cupy.ones(80, dtype=numpy.float64)
    return tried(
        lambda: abs(linalg.eigsh(a, 3, v0=start, return_eigenvectors=False)),
        lambda: linalg.lobpcg(a, seeded(80, 3, dtype=numpy.float64), maxiter=10)[0],
    )  # fmt: skip


@gpu_case
def sparse_direct():
    from cupyx.scipy.sparse import linalg

    a, b = matrix(), seeded(80, dtype=numpy.float64)
    return tried(
        lambda: linalg.spsolve(a, b), lambda: linalg.splu(a.tocsc()).solve(b), lambda: linalg.factorized(a.tocsc())(b),
    )  # fmt: skip


@gpu_case
def graph_of_nodes():
    from cupyx.scipy.sparse import csgraph

    return csgraph.connected_components(matrix(), directed=False) if hasattr(csgraph, "connected_components") else "none"


@gpu_case
def fourier():
    from cupyx.scipy import fft

    a = seeded(6, 60)
    return tried(
        lambda: fft.fft(a), lambda: fft.rfft(a), lambda: fft.dct(a), lambda: fft.dst(a), lambda: fft.fftn(seeded(8, 9, 10)),
        lambda: fft.hfft(a), lambda: fft.ifft2(a), lambda: cupy.fft.fftshift(a), lambda: fft.irfft(fft.rfft(a), 60),
        lambda: fft.fft(seeded(4, 97, dtype=numpy.float64)), lambda: fft.next_fast_len(97),
    )  # fmt: skip


@gpu_case
def fourier_plans():
    from cupyx.scipy import fft

    a = seeded(16, 128).astype(numpy.complex64)
    with fft.get_fft_plan(a, axes=1):
        return fft.fft(a, axis=1)


@gpu_case
def dense_linalg():
    from cupyx.scipy import linalg

    a = seeded(24, 24, dtype=numpy.float64)
    s = a @ a.T + 24 * cupy.eye(24)
    n = cupy.linalg
    return tried(
        lambda: n.svd(a), lambda: n.eigh(s), lambda: n.qr(a), lambda: n.solve(s, a), lambda: n.inv(s), lambda: n.cholesky(s),
        lambda: n.pinv(a), lambda: n.slogdet(s), lambda: n.lstsq(a, a[:, 0])[0], lambda: linalg.lu(a),
        lambda: linalg.lu_solve(linalg.lu_factor(a), a), lambda: linalg.expm(a / 10), lambda: linalg.toeplitz(a[0]),
        lambda: linalg.solve_triangular(n.cholesky(s), a, lower=True), lambda: linalg.block_diag(a, s),
    )  # fmt: skip


@gpu_case
def batched_linalg():
    a = seeded(20, 8, 8)
    s = a @ a.transpose(0, 2, 1) + 8 * cupy.eye(8, dtype=numpy.float32)
    return tried(
        lambda: cupy.linalg.svd(a), lambda: cupy.linalg.solve(s, a), lambda: cupy.linalg.inv(s), lambda: cupy.linalg.eigh(s),
        lambda: cupy.linalg.cholesky(s), lambda: cupy.linalg.det(s), lambda: cupy.linalg.matrix_power(a, 3),
    )  # fmt: skip


@gpu_case
def pictures():
    from cupyx.scipy import ndimage as n

    a, b = seeded(60, 70), whole(60, 70) > 4
    return tried(
        lambda: n.gaussian_filter(a, 2.0), lambda: n.median_filter(a, 3), lambda: n.sobel(a), lambda: n.uniform_filter(a, 5),
        lambda: n.rotate(a, 30.0, reshape=False), lambda: n.zoom(a, 1.5), lambda: n.shift(a, (2.5, 1.5)), lambda: n.label(b)[0],
        lambda: n.binary_dilation(b), lambda: n.distance_transform_edt(b), lambda: n.maximum_filter(a, 4), lambda: n.laplace(a),
        lambda: n.fourier_gaussian(a.astype(numpy.complex64), 2.0), lambda: n.map_coordinates(a, whole(2, 50, high=60)),
        lambda: n.affine_transform(a, cupy.eye(2) * 0.9), lambda: n.grey_opening(a, 3), lambda: n.convolve(a, seeded(5, 5)),
        lambda: n.sum(a, n.label(b)[0], cupy.arange(1, 4)) * 0, lambda: n.center_of_mass(cupy.ones((9, 9))),
    )  # fmt: skip


@gpu_case
def signals():
    from cupyx.scipy import signal as s

    a = seeded(500, dtype=numpy.float64)
    b, c = s.butter(4, 0.2)
    return tried(
        lambda: s.fftconvolve(a, seeded(30, dtype=numpy.float64)), lambda: s.lfilter(b, c, a), lambda: s.filtfilt(b, c, a),
        lambda: s.savgol_filter(a, 11, 3), lambda: s.resample(a, 250), lambda: s.welch(a, nperseg=64)[1],
        lambda: s.spectrogram(a, nperseg=64)[2], lambda: s.hilbert(a), lambda: s.convolve2d(seeded(20, 20), seeded(3, 3)),
        lambda: s.medfilt(a, 5), lambda: s.find_peaks(a)[0], lambda: s.decimate(a, 2), lambda: s.stft(a, nperseg=64)[2],
        lambda: s.sosfilt(s.butter(4, 0.2, output="sos"), a), lambda: s.detrend(a), lambda: s.chirp(cupy.linspace(0, 1, 100), 1, 1, 10),
        lambda: s.firwin(21, 0.3), lambda: s.wiener(seeded(30, 30), 3), lambda: s.oaconvolve(a, a[:40]), lambda: s.czt(a[:50]),
        lambda: s.coherence(a, a[::-1], nperseg=64)[1],
    )  # fmt: skip


@gpu_case
def special_functions():
    from cupyx.scipy import special as s

    x = cupy.linspace(0.1, 5, 300)
    return [f(x) for f in (s.gamma, s.gammaln, s.digamma, s.erf, s.erfinv, s.j0, s.y1, s.i0, s.expit, s.ndtr, s.exp1, s.entr, s.k0, s.i1e)] + [s.betainc(x, 2.0, 0.3), s.gammainc(x, 1.0), s.logsumexp(x), s.softmax(x), s.binom(x, 2.0), s.lpmv(1, 2, x / 6), s.zeta(x + 1, 1.0)]


@gpu_case
def interpolation():
    from cupyx.scipy import interpolate as i

    x = cupy.linspace(0, 1, 20)
    y, at = cupy.sin(6 * x), cupy.linspace(0.05, 0.95, 50)
    return tried(
        lambda: i.CubicSpline(x, y)(at), lambda: i.PchipInterpolator(x, y)(at), lambda: i.make_interp_spline(x, y)(at),
        lambda: i.BarycentricInterpolator(x[:8], y[:8])(at),
        lambda: i.RegularGridInterpolator((x, x), y[:, None] * y)(cupy.stack([at, at], 1)),
        lambda: i.RBFInterpolator(x[:, None], y)(at[:, None]), lambda: i.Akima1DInterpolator(x, y)(at),
    )  # fmt: skip


@gpu_case
def statistics():
    from cupyx.scipy import stats

    a = seeded(1000, dtype=numpy.float64)
    return tried(
        lambda: stats.entropy(abs(a)), lambda: stats.zscore(a), lambda: stats.boxcox_llf(0.5, abs(a) + 0.1),
        lambda: stats.trim_mean(a, 0.1), lambda: cupy.histogram(a, 20), lambda: cupy.percentile(a, [5, 50, 95]),
        lambda: cupy.corrcoef(a[:500], a[500:]), lambda: cupy.median(a), lambda: cupy.bincount(whole(1000).astype(int)),
        lambda: cupy.histogram2d(a[:500], a[500:], 8)[0], lambda: cupy.digitize(a, cupy.linspace(-2, 2, 9)),
    )  # fmt: skip


@gpu_case
def distances():
    from cupyx.scipy.spatial import KDTree, distance

    a, b = seeded(40, 3, dtype=numpy.float64), seeded(30, 3, dtype=numpy.float64)
    out = [((a[:, None] - b[None]) ** 2).sum(-1)]
    try:
        out.append(distance.cdist(a, b))
    except (ImportError, RuntimeError):  # needs RAPIDS
        pass
    return out, KDTree(a).query(b, 3)


@gpu_case
def indexing_and_sorting():
    a = seeded(2000)
    order = cupy.argsort(a)
    return tried(
        lambda: cupy.sort(a), lambda: order, lambda: a[order[::3]], lambda: cupy.unique(whole(2000)),
        lambda: cupy.partition(a, 50)[:50].sum() * 0, lambda: cupy.searchsorted(cupy.sort(a), seeded(20)),
        lambda: cupy.lexsort(cupy.stack([a, whole(2000)])), lambda: cupy.take(a, order[:10]), lambda: cupy.where(a > 1),
        lambda: cupy.cumsum(whole(500)), lambda: cupy.cumprod(a[:20]), lambda: cupy.roll(a, 7), lambda: cupy.tril(seeded(9, 9)),
        lambda: cupy.intersect1d(whole(50), whole(60)), lambda: cupy.apply_along_axis(lambda v: v[::-1], 0, seeded(6, 5)),
        lambda: cupy.pad(a[:10], 3, "reflect"),
    )  # fmt: skip


@gpu_case
def random_numbers():
    r = cupy.random.RandomState(7)
    g = cupy.random.Generator(cupy.random.Philox4x3210(seed=7))
    x = cupy.random.Generator(cupy.random.XORWOW(seed=7))
    return tried(
        lambda: r.standard_normal(100), lambda: r.gamma(2.0, size=100), lambda: r.poisson(3.0, 100), lambda: r.permutation(50),
        lambda: r.choice(100, 20), lambda: r.multivariate_normal(cupy.zeros(3), cupy.eye(3), 10), lambda: r.binomial(10, 0.3, 50),
        lambda: r.beta(2.0, 3.0, 50), lambda: g.standard_normal(100), lambda: g.integers(0, 100, 50), lambda: g.gamma(2.0, size=50),
        lambda: x.random(50), lambda: g.exponential(1.0, 50), lambda: g.binomial(10, 0.4, 20),
    )  # fmt: skip


@gpu_case
def kernels():
    """Elementwise and reduction kernels, fusion, raw modules with templates, kernels in Python."""
    from cupyx import jit

    square = cupy.ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y)", "squared_difference")
    norm = cupy.ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "l2norm")

    @cupy.fuse()
    def fused(x, y):
        return cupy.sqrt(x * x + y * y) + 1

    module = cupy.RawModule(code="template<typename T> __global__ void twice(const T* x, T* y, int n) { int i = blockDim.x * blockIdx.x + threadIdx.x; if (i < n) y[i] = 2 * x[i]; }",
                            options=("--std=c++14",), name_expressions=["twice<float>", "twice<double>"])  # fmt: skip

    @jit.rawkernel()
    def triple(x, y, n):
        i = jit.grid(1)
        if i < n:
            y[i] = x[i] * 3

    a, b = seeded(1000), seeded(1001)[:1000]
    y, z = cupy.zeros_like(a), cupy.zeros(1000, numpy.float64)
    module.get_function("twice<float>")((4,), (256,), (a, y, 1000))
    module.get_function("twice<double>")((4,), (256,), (a.astype(numpy.float64), z, 1000))
    t = cupy.zeros_like(a)
    triple((4,), (256,), (a, t, numpy.uint32(1000)))
    return square(a, b), norm(whole(100)), fused(a, b), y, z, t


@gpu_case
def streams_and_memory():
    """Several streams, events, pinned memory, managed memory, memory of one's own."""
    streams, out = [cupy.cuda.Stream(non_blocking=True) for _ in range(4)], []
    for i, s in enumerate(streams):
        with s:
            out.append(cupy.arange(1000 * (i + 1), dtype=numpy.float32) * 2)
            s.record().synchronize()
    pinned = numpy.frombuffer(cupy.cuda.alloc_pinned_memory(4000), numpy.float32, 1000)
    pinned[:] = 3
    back = cupy.asarray(pinned)
    with cupy.cuda.using_allocator(cupy.cuda.malloc_managed):
        m = cupy.ones(500)
        m += 1
    with cupy.cuda.using_allocator(cupy.cuda.MemoryAsyncPool().malloc):
        n = cupy.full(700, 5.0)
    cupy.cuda.Device().synchronize()
    return out, back, m, n, bool(cupy.cuda.Device().mem_info[1])


@gpu_case
def handed_between_libraries():
    """DLPack and the array interface, to PyTorch and back."""
    import torch

    a = seeded(50, 4)
    t = torch.from_dlpack(a)
    t += 1
    return a, cupy.from_dlpack(t * 2), torch.as_tensor(a, device="cuda").cpu().numpy(), cupy.asarray(torch.arange(9, device="cuda"))


@gpu_case
def products():
    a, b = seeded(64, 96), seeded(96, 32)
    return tried(
        lambda: a @ b, lambda: cupy.einsum("ij,jk->ki", a, b),
        lambda: cupy.tensordot(seeded(4, 5, 6), seeded(6, 5, 3), ([1, 2], [1, 0])),
        lambda: cupy.matmul(a.astype(numpy.float16), b.astype(numpy.float16)), lambda: cupy.inner(a, a), lambda: cupy.outer(a[0], b[0]),
        lambda: cupy.kron(a[:4, :4], b[:3, :3]), lambda: cupy.vdot(a, a),
        lambda: (a.astype(numpy.complex64) * 1j) @ b.astype(numpy.complex64),
        lambda: cupy.dot(whole(30, 30).astype(numpy.int32), whole(30, 30).astype(numpy.int32)),
    )  # fmt: skip


if not GPU:
    from cases import case

    @case
    def names_exist():
        """Without a GPU: at least what the cases import is there."""
        import cupyx.scipy.interpolate
        import cupyx.scipy.ndimage
        import cupyx.scipy.signal
        import cupyx.scipy.sparse.linalg
        import cupyx.scipy.special
        import cupyx.scipy.stats

        s, n, i = cupyx.scipy.signal, cupyx.scipy.ndimage, cupyx.scipy.interpolate
        wanted = {s: "fftconvolve lfilter filtfilt savgol_filter resample welch spectrogram hilbert convolve2d medfilt find_peaks decimate stft sosfilt detrend chirp firwin wiener oaconvolve czt coherence butter",
                  n: "gaussian_filter median_filter sobel rotate zoom shift label binary_dilation distance_transform_edt maximum_filter laplace fourier_gaussian map_coordinates affine_transform grey_opening center_of_mass",
                  i: "CubicSpline PchipInterpolator make_interp_spline BarycentricInterpolator RegularGridInterpolator RBFInterpolator Akima1DInterpolator",
                  cupyx.scipy.stats: "entropy zscore boxcox_llf trim_mean", cupyx.scipy.sparse.linalg: "cg gmres cgs minres lsqr norm eigsh lobpcg spsolve splu factorized",
                  cupyx.scipy.special: "gamma gammaln digamma erf erfinv j0 y1 i0 zeta expit ndtr exp1 entr k0 i1e betainc gammainc logsumexp softmax binom lpmv"}  # fmt: skip
        return [f"{m.__name__}.{f}" for m, fs in wanted.items() for f in fs.split() if not hasattr(m, f)] or "all"
