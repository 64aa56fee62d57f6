"""cuBLAS and cuBLASLt as PyPI installs them, called by ctypes, on the software GPU:
each result is compared with NumPy's. A call that cuBLAS refuses is printed with its
status; a result that differs is WRONG."""
import ctypes as c
import glob
import os
import sys

import numpy as np

site = os.path.dirname(os.path.dirname(np.__file__))


def load(pattern):
    found = sorted(glob.glob(os.path.join(site, "nvidia", "**", pattern), recursive=True))
    return c.CDLL(found[0], mode=c.RTLD_GLOBAL)


rt = load("libcudart.so.*")
lt = load("libcublasLt.so.*")
blas = load("libcublas.so.*")
rng = np.random.default_rng(7)
F32, F64, F16, I8, C32, C64, I32, BF16 = 0, 1, 2, 3, 4, 5, 10, 14
SIZE = {F32: 4, F64: 8, F16: 2, I8: 1, C32: 8, C64: 16, I32: 4, BF16: 2}
only = sys.argv[1:]


class Refused(Exception):
    pass


def ok(status, what):
    if status != 0:
        raise Refused("%s answered %d" % (what, status))


def up(a):
    p = c.c_void_p()
    ok(rt.cudaMalloc(c.byref(p), c.c_size_t(a.nbytes)), "cudaMalloc")
    ok(rt.cudaMemcpy(p, a.ctypes.data_as(c.c_void_p), c.c_size_t(a.nbytes), 1), "cudaMemcpy")
    return p


def down(p, like):
    out = np.empty_like(like)
    ok(rt.cudaMemcpy(out.ctypes.data_as(c.c_void_p), p, c.c_size_t(out.nbytes), 2), "cudaMemcpy")
    return out


def to_bf16(a):
    return (a.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def from_bf16(a):
    return (a.astype(np.uint32) << 16).view(np.float32)


DTYPE = {F32: np.float32, F64: np.float64, F16: np.float16, I8: np.int8, C32: np.complex64, C64: np.complex128, I32: np.int32}


def random(shape, t):
    """Returns what is uploaded and its value in high precision, in column-major order."""
    if t == I8:
        a = np.asfortranarray(rng.integers(-5, 6, shape).astype(np.int8))
        return a, a.astype(np.int64)
    if t in (C32, C64):
        a = np.asfortranarray((rng.standard_normal(shape) + 1j * rng.standard_normal(shape)).astype(DTYPE[t]))
        return a, a.astype(np.complex128)
    if t == BF16:
        a = np.asfortranarray(to_bf16(rng.standard_normal(shape)))
        return a, np.asfortranarray(from_bf16(np.asarray(a))).astype(np.float64)
    a = np.asfortranarray(rng.standard_normal(shape).astype(DTYPE[t]))
    return a, a.astype(np.float64)


def empty(shape, t):
    return np.zeros(shape, dtype=np.uint16 if t == BF16 else DTYPE[t], order="F")


def value(a, t):
    return from_bf16(np.ascontiguousarray(a)).astype(np.float64) if t == BF16 else a


def near(got, want, t, k):
    tol = {F32: 1e-5, F64: 1e-13, F16: 2e-3, BF16: 1.6e-2, C32: 1e-5, C64: 1e-13, I32: 0}[t] * max(1.0, np.sqrt(k))
    scale = max(1.0, float(np.abs(want).max())) if t != I32 else 1
    return got.shape == want.shape and bool(np.all(np.abs(got - want) <= tol * scale))


wrong = 0


def check(name, fn):
    global wrong
    if only and not any(o in name for o in only):
        return
    try:
        good = fn()
        wrong += not good
        print(name + ":", "ok" if good else "WRONG", flush=True)
    except Refused as e:
        wrong += 1
        print(name + ":", e, flush=True)


handle = c.c_void_p()
ok(blas.cublasCreate_v2(c.byref(handle)), "cublasCreate")
ok(blas.cublasSetWorkspace_v2(handle, up(np.zeros(4 << 20, np.uint8)), c.c_size_t(4 << 20)), "cublasSetWorkspace")


def scalar(x, t):
    return np.array([x], dtype=DTYPE[t])


def ptr(a):
    return a.ctypes.data_as(c.c_void_p)


def gemm(fn, t, m, n, k, ta=0, tb=0):
    a, av = random((k, m) if ta else (m, k), t)
    b, bv = random((n, k) if tb else (k, n), t)
    r = empty((m, n), t)
    d = up(r)
    one, zero = scalar(1, t), scalar(0, t)
    ok(getattr(blas, fn)(handle, ta, tb, m, n, k, ptr(one), up(a), a.shape[0], up(b), b.shape[0], ptr(zero), d, m), fn)
    want = (av.T if ta else av) @ (bv.T if tb else bv)
    return near(value(down(d, r), t), want, t, k)


def gemm_ex(ti, to, compute, ts, m, n, k, ta=0, tb=0):
    a, av = random((k, m) if ta else (m, k), ti)
    b, bv = random((n, k) if tb else (k, n), ti)
    r = empty((m, n), to)
    d = up(r)
    one, zero = scalar(1, ts), scalar(0, ts)
    ok(blas.cublasGemmEx(handle, ta, tb, m, n, k, ptr(one), up(a), ti, a.shape[0], up(b), ti, b.shape[0], ptr(zero), d, to, m, compute, -1), "cublasGemmEx")
    want = (av.T if ta else av) @ (bv.T if tb else bv)
    return near(value(down(d, r), to), want, to, k)


def strided(t, m, n, k, count):
    a, av = random((m, k, count), t)
    b, bv = random((k, n, count), t)
    r = empty((m, n, count), t)
    d = up(r)
    one, zero = scalar(1, t), scalar(0, t)
    fn = {F32: "cublasSgemmStridedBatched", F64: "cublasDgemmStridedBatched", F16: "cublasHgemmStridedBatched"}[t]
    L = c.c_longlong
    ok(getattr(blas, fn)(handle, 0, 0, m, n, k, ptr(one), up(a), m, L(m * k), up(b), k, L(k * n), ptr(zero), d, m, L(m * n), count), fn)
    return near(down(d, r), np.einsum("mkc,knc->mnc", av, bv), t, k)


def batched(t, m, n, k, count):
    pairs = [(random((m, k), t), random((k, n), t)) for _ in range(count)]
    r = empty((m, n), t)
    outs = [up(r) for _ in pairs]
    arrays = [up(np.array([p.value for p in ps], np.uint64)) for ps in ([up(a[0]) for a, _ in pairs], [up(b[0]) for _, b in pairs], outs)]
    one, zero = scalar(1, t), scalar(0, t)
    fn = {F32: "cublasSgemmBatched", F64: "cublasDgemmBatched"}[t]
    ok(getattr(blas, fn)(handle, 0, 0, m, n, k, ptr(one), arrays[0], m, arrays[1], k, ptr(zero), arrays[2], m, count), fn)
    return all(near(down(o, r), a[1] @ b[1], t, k) for o, (a, b) in zip(outs, pairs))


def gemv(t, m, n, trans):
    a, av = random((m, n), t)
    x, xv = random((m if trans else n,), t)
    r = empty((n if trans else m,), t)
    d = up(r)
    one, zero = scalar(1, t), scalar(0, t)
    fn = {F32: "cublasSgemv_v2", F64: "cublasDgemv_v2", C32: "cublasCgemv_v2"}[t]
    ok(getattr(blas, fn)(handle, trans, m, n, ptr(one), up(a), m, up(x), 1, ptr(zero), d, 1), fn)
    return near(down(d, r), (av.T if trans else av) @ xv, t, n)


def level1():
    x, xv = random((1000,), F32)
    y, yv = random((1000,), F32)
    dx, dy, s = up(x), up(y), scalar(0, F32)
    two = scalar(2, F32)
    ok(blas.cublasSaxpy_v2(handle, 1000, ptr(two), dx, 1, dy, 1), "cublasSaxpy")
    yv = yv + 2 * xv
    good = near(down(dy, y), yv, F32, 1)
    for fn, want in (("cublasSdot_v2", None), ("cublasSnrm2_v2", np.linalg.norm(xv)), ("cublasSasum_v2", np.abs(xv).sum())):
        if want is None:
            ok(blas.cublasSdot_v2(handle, 1000, dx, 1, dy, 1, ptr(s)), fn)
            want = xv @ yv
        else:
            ok(getattr(blas, fn)(handle, 1000, dx, 1, ptr(s)), fn)
        good = good and abs(float(s[0]) - want) <= 1e-3 * max(1, abs(want))
    i = np.zeros(1, np.int32)
    ok(blas.cublasIsamax_v2(handle, 1000, dx, 1, ptr(i)), "cublasIsamax")
    return good and i[0] == np.abs(xv).argmax() + 1


def trsm(n, m):
    a, av = random((n, n), F32)
    a[...] = np.tril(a) + n * np.eye(n, dtype=np.float32)
    b, bv = random((n, m), F32)
    d, one = up(b), scalar(1, F32)
    ok(blas.cublasStrsm_v2(handle, 0, 0, 0, 0, n, m, ptr(one), up(a), n, d, n), "cublasStrsm")
    return near(down(d, b), np.linalg.solve(a.astype(np.float64), bv), F32, n)


def syrk(n, k):
    a, av = random((n, k), F32)
    r = empty((n, n), F32)
    d, one, zero = up(r), scalar(1, F32), scalar(0, F32)
    ok(blas.cublasSsyrk_v2(handle, 0, 0, n, k, ptr(one), up(a), n, ptr(zero), d, n), "cublasSsyrk")
    return near(np.tril(down(d, r)), np.tril(av @ av.T), F32, k)


def lt_matmul(ti, to, compute, ts, m, n, k, ta=0):
    h = c.c_void_p()
    ok(lt.cublasLtCreate(c.byref(h)), "cublasLtCreate")
    a, av = random((k, m) if ta else (m, k), ti)
    b, bv = random((k, n), ti)
    r = empty((m, n), to)
    d = up(r)
    desc, la, lb, lc, pref = (c.c_void_p() for _ in range(5))
    ok(lt.cublasLtMatmulDescCreate(c.byref(desc), compute, ts), "cublasLtMatmulDescCreate")
    if ta:
        ok(lt.cublasLtMatmulDescSetAttribute(desc, 3, c.byref(c.c_int(1)), c.c_size_t(4)), "transposition")
    for l, t, x in ((la, ti, a), (lb, ti, b), (lc, to, r)):
        ok(lt.cublasLtMatrixLayoutCreate(c.byref(l), t, c.c_uint64(x.shape[0]), c.c_uint64(x.shape[1]), c.c_int64(x.shape[0])), "cublasLtMatrixLayoutCreate")
    ok(lt.cublasLtMatmulPreferenceCreate(c.byref(pref)), "cublasLtMatmulPreferenceCreate")
    result = (c.c_uint64 * 64)()
    n_found = c.c_int()
    ok(lt.cublasLtMatmulAlgoGetHeuristic(h, desc, la, lb, lc, lc, pref, 1, result, c.byref(n_found)), "cublasLtMatmulAlgoGetHeuristic")
    one, zero = scalar(1, ts), scalar(0, ts)
    ok(lt.cublasLtMatmul(h, desc, ptr(one), up(a), la, up(b), lb, ptr(zero), d, lc, d, lc, result, None, c.c_size_t(0), None), "cublasLtMatmul")
    want = (av.T if ta else av) @ bv
    good = near(value(down(d, r), to), want, to, k)
    lt.cublasLtDestroy(h)
    return good


check("level 1", level1)
for t, fn in ((F32, "cublasSgemm_v2"), (F64, "cublasDgemm_v2"), (C32, "cublasCgemm_v2"), (C64, "cublasZgemm_v2"), (F16, "cublasHgemm")):
    for m, n, k in ((4, 4, 4), (16, 16, 16), (33, 17, 65), (128, 128, 128), (300, 70, 129)):
        check("%s %dx%dx%d" % (fn, m, n, k), lambda: gemm(fn, t, m, n, k))
    check("%s transposed 64x48x80" % fn, lambda: gemm(fn, t, 64, 48, 80, 1, 0) and gemm(fn, t, 64, 48, 80, 0, 1))
for name, args in (("f16 to f16", (F16, F16, 68, F32)), ("f16 to f32", (F16, F32, 68, F32)), ("bf16", (BF16, BF16, 68, F32)), ("bf16 to f32", (BF16, F32, 68, F32)), ("int8", (I8, I32, 72, I32)), ("tf32", (F32, F32, 68, F32))):
    for m, n, k in ((8, 8, 8), (64, 64, 64), (256, 128, 64), (100, 36, 52)):
        check("gemmEx %s %dx%dx%d" % (name, m, n, k), lambda: gemm_ex(*args, m, n, k))
    check("gemmEx %s transposed 64x48x80" % name, lambda: gemm_ex(*args, 64, 48, 80, 1, 0))
for t, name in ((F32, "f32"), (F64, "f64"), (F16, "f16")):
    check("strided batched %s" % name, lambda: strided(t, 24, 20, 36, 5) and strided(t, 64, 64, 64, 3))
for t, name in ((F32, "f32"), (F64, "f64")):
    check("batched %s" % name, lambda: batched(t, 24, 20, 36, 5))
for t, name in ((F32, "f32"), (F64, "f64"), (C32, "c32")):
    check("gemv %s" % name, lambda: gemv(t, 100, 37, 0) and gemv(t, 100, 37, 1))
check("trsm", lambda: trsm(64, 20))
check("syrk", lambda: syrk(64, 40))
for name, args in (("f32", (F32, F32, 68, F32)), ("f16", (F16, F16, 68, F32)), ("bf16", (BF16, BF16, 68, F32)), ("f64", (F64, F64, 70, F64))):
    for m, n, k in ((16, 16, 16), (64, 64, 64), (128, 100, 72)):
        check("Lt %s %dx%dx%d" % (name, m, n, k), lambda: lt_matmul(*args, m, n, k) and lt_matmul(*args, m, n, k, 1))
print("%d not right" % wrong)
