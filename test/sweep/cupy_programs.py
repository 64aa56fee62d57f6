"""CuPy: SciPy's functions on the device, and kernels compiled at run time. It needs a GPU: nothing runs on the CPU."""
import os

os.environ.setdefault("CUPY_TF32", "0")

import cupy
import numpy

from cases import GPU, gpu_case


def before():
    if GPU:
        cupy.random.seed(1)


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
    b = sparse.random(50, 40, 0.1, "csr", numpy.float32, random_state=3) if False else sparse.csr_matrix(cupy.where(whole(50, 40) > 6, whole(50, 40), 0))
    return a @ b, a @ whole(50), a.T @ whole(60, 3), a + a, a.multiply(a), a.sum(0), a.tocsc(), a[5:20, ::2], a.max(1), sparse.vstack([a, a]), sparse.kron(b[:5, :5], b[:4, :4])


@gpu_case
def sparse_solvers():
    from cupyx.scipy.sparse import linalg

    a, b = matrix(), seeded(80, dtype=numpy.float64)
    return linalg.cg(a, b, tol=1e-8), linalg.gmres(a, b, tol=1e-8), linalg.cgs(a, b, tol=1e-8), linalg.minres(a, b), linalg.lsqr(a, b)[0], linalg.norm(a)


@gpu_case
def sparse_eigenvalues():
    from cupyx.scipy.sparse import linalg

    a = matrix()
    start = cupy.ones(80, dtype=numpy.float64)
    return abs(linalg.eigsh(a, 3, v0=start, return_eigenvectors=False)), linalg.lobpcg(a, seeded(80, 3, dtype=numpy.float64), maxiter=10)[0]


@gpu_case
def sparse_direct():
    from cupyx.scipy.sparse import linalg

    a, b = matrix(), seeded(80, dtype=numpy.float64)
    return linalg.spsolve(a, b), linalg.splu(a.tocsc()).solve(b), linalg.factorized(a.tocsc())(b)


@gpu_case
def graph_of_nodes():
    from cupyx.scipy.sparse import csgraph

    return csgraph.connected_components(matrix(), directed=False) if hasattr(csgraph, "connected_components") else "none"


@gpu_case
def fourier():
    from cupyx.scipy import fft

    a = seeded(6, 60)
    return fft.fft(a), fft.rfft(a), fft.dct(a), fft.dst(a), fft.fftn(seeded(8, 9, 10)), fft.hfft(a), fft.ifft2(a), cupy.fft.fftshift(a), fft.irfft(fft.rfft(a), 60), fft.fft(seeded(4, 97, dtype=numpy.float64)), fft.next_fast_len(97)


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
    return n.svd(a), n.eigh(s), n.qr(a), n.solve(s, a), n.inv(s), n.cholesky(s), n.pinv(a), n.slogdet(s), n.lstsq(a, a[:, 0])[0], linalg.lu(a), linalg.lu_solve(linalg.lu_factor(a), a), linalg.expm(a / 10), linalg.toeplitz(a[0]), linalg.solve_triangular(n.cholesky(s), a, lower=True), linalg.block_diag(a, s)


@gpu_case
def batched_linalg():
    a = seeded(20, 8, 8)
    s = a @ a.transpose(0, 2, 1) + 8 * cupy.eye(8, dtype=numpy.float32)
    return cupy.linalg.svd(a), cupy.linalg.solve(s, a), cupy.linalg.inv(s), cupy.linalg.eigh(s), cupy.linalg.cholesky(s), cupy.linalg.det(s), cupy.linalg.matrix_power(a, 3)


@gpu_case
def pictures():
    from cupyx.scipy import ndimage as n

    a, b = seeded(60, 70), whole(60, 70) > 4
    return [n.gaussian_filter(a, 2.0), n.median_filter(a, 3), n.sobel(a), n.uniform_filter(a, 5), n.rotate(a, 30.0, reshape=False), n.zoom(a, 1.5), n.shift(a, (2.5, 1.5)), n.label(b)[0], n.binary_dilation(b),
            n.distance_transform_edt(b), n.maximum_filter(a, 4), n.laplace(a), n.fourier_gaussian(a.astype(numpy.complex64), 2.0), n.map_coordinates(a, whole(2, 50, high=60)), n.affine_transform(a, cupy.eye(2) * 0.9),
            n.grey_opening(a, 3), n.convolve(a, seeded(5, 5)), n.sum(a, n.label(b)[0], cupy.arange(1, 4)) * 0, n.center_of_mass(cupy.ones((9, 9)))]  # fmt: skip


@gpu_case
def signals():
    from cupyx.scipy import signal as s

    a = seeded(500, dtype=numpy.float64)
    b, c = s.butter(4, 0.2)
    return [s.fftconvolve(a, seeded(30, dtype=numpy.float64)), s.lfilter(b, c, a), s.filtfilt(b, c, a), s.savgol_filter(a, 11, 3), s.resample(a, 250), s.welch(a, nperseg=64)[1], s.spectrogram(a, nperseg=64)[2], s.hilbert(a),
            s.convolve2d(seeded(20, 20), seeded(3, 3)), s.medfilt(a, 5), s.find_peaks(a)[0], s.decimate(a, 2), s.stft(a, nperseg=64)[2], s.sosfilt(s.butter(4, 0.2, output="sos"), a), s.detrend(a), s.chirp(cupy.linspace(0, 1, 100), 1, 1, 10),
            s.firwin(21, 0.3), s.wiener(seeded(30, 30), 3), s.oaconvolve(a, a[:40]), s.czt(a[:50]), s.coherence(a, a[::-1], nperseg=64)[1]]  # fmt: skip


@gpu_case
def special_functions():
    from cupyx.scipy import special as s

    x = cupy.linspace(0.1, 5, 300)
    return [f(x) for f in (s.gamma, s.gammaln, s.digamma, s.erf, s.erfinv, s.j0, s.y1, s.i0, s.zeta, s.expit, s.ndtr, s.exp1, s.entr, s.k0, s.i1e)] + [s.betainc(x, 2.0, 0.3), s.gammainc(x, 1.0), s.logsumexp(x), s.softmax(x), s.binom(x, 2.0), s.lpmv(1, 2, x / 6)]


@gpu_case
def interpolation():
    from cupyx.scipy import interpolate as i

    x = cupy.linspace(0, 1, 20)
    y, at = cupy.sin(6 * x), cupy.linspace(0.05, 0.95, 50)
    return i.CubicSpline(x, y)(at), i.PchipInterpolator(x, y)(at), i.make_interp_spline(x, y)(at), i.BarycentricInterpolator(x[:8], y[:8])(at), i.RegularGridInterpolator((x, x), y[:, None] * y)(cupy.stack([at, at], 1)), i.RBFInterpolator(x[:, None], y)(at[:, None]), i.Akima1DInterpolator(x, y)(at)


@gpu_case
def statistics():
    from cupyx.scipy import stats

    a = seeded(1000, dtype=numpy.float64)
    return stats.entropy(abs(a)), stats.zscore(a), stats.boxcox_llf(0.5, abs(a) + 0.1), stats.trim_mean(a, 0.1), cupy.histogram(a, 20), cupy.percentile(a, [5, 50, 95]), cupy.corrcoef(a[:500], a[500:]), cupy.median(a), cupy.bincount(whole(1000).astype(int)), cupy.histogram2d(a[:500], a[500:], 8)[0], cupy.digitize(a, cupy.linspace(-2, 2, 9))


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
    return [cupy.sort(a), order, a[order[::3]], cupy.unique(whole(2000)), cupy.partition(a, 50)[:50].sum() * 0, cupy.searchsorted(cupy.sort(a), seeded(20)), cupy.lexsort(cupy.stack([a, whole(2000)])), cupy.take(a, order[:10]), cupy.where(a > 1),
            cupy.cumsum(whole(500)), cupy.cumprod(a[:20]), cupy.roll(a, 7), cupy.tril(seeded(9, 9)), cupy.intersect1d(whole(50), whole(60)), cupy.apply_along_axis(lambda v: v[::-1], 0, seeded(6, 5)), cupy.pad(a[:10], 3, "reflect")]  # fmt: skip


@gpu_case
def random_numbers():
    r = cupy.random.RandomState(7)
    g = cupy.random.Generator(cupy.random.Philox4x3210(seed=7))
    x = cupy.random.Generator(cupy.random.XORWOW(seed=7))
    return [r.standard_normal(100), r.gamma(2.0, size=100), r.poisson(3.0, 100), r.permutation(50), r.choice(100, 20), r.multivariate_normal(cupy.zeros(3), cupy.eye(3), 10), r.binomial(10, 0.3, 50), r.beta(2.0, 3.0, 50), g.standard_normal(100),
            g.integers(0, 100, 50), g.gamma(2.0, size=50), x.random(50), g.exponential(1.0, 50), g.binomial(10, 0.4, 20)]  # fmt: skip


@gpu_case
def kernels():
    """Elementwise and reduction kernels, fusion, raw modules with templates, kernels in Python."""
    from cupyx import jit

    square = cupy.ElementwiseKernel("T x, T y", "T z", "z = (x - y) * (x - y)", "squared_difference")
    norm = cupy.ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "l2norm")
    fused = cupy.fuse(lambda x, y: cupy.sqrt(x * x + y * y) + 1)
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
    return [a @ b, cupy.einsum("ij,jk->ki", a, b), cupy.tensordot(seeded(4, 5, 6), seeded(6, 5, 3), ([1, 2], [1, 0])), cupy.matmul(a.astype(numpy.float16), b.astype(numpy.float16)), cupy.inner(a, a), cupy.outer(a[0], b[0]), cupy.kron(a[:4, :4], b[:3, :3]),
            cupy.vdot(a, a), (a.astype(numpy.complex64) * 1j) @ b.astype(numpy.complex64), cupy.dot(whole(30, 30).astype(numpy.int32), whole(30, 30).astype(numpy.int32))]  # fmt: skip


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
