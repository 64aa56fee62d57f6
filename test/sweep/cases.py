"""What the suites of this folder share: cases, and how their results are recorded.

A case is a function without arguments. Its result may be anything made of arrays, numbers and texts. A case's line is a
digest of every bit of it; beside the line, the numbers (or an evenly spaced part of them) are kept in a file of the folder
SWEEP_VALUES, so that runs whose bits differ can be compared by value. ../frameworks/run.py runs a suite."""
import functools
import hashlib
import os

import numpy

from checks import CHECKS, DEVICE, GPU, Skip, check, need  # noqa: F401 (suites take all of them from here)

KEPT = 1024  # numbers of each array
PART = tuple(int(n) for n in os.environ.get("SWEEP_PART", "0/1").split("/"))  # this process's share of a suite's cases
_registered = 0


def case(fn, name=None):
    """Registers a case, if it is in this process's share."""
    global _registered
    _registered += 1
    name = name or fn.__name__
    if (_registered - 1) % PART[1] != PART[0]:
        return fn

    @functools.wraps(fn)
    def run():
        return record(name, fn())

    run.__name__ = name
    if name in CHECKS:
        raise ValueError(f"two cases are called {name}")
    check(run)
    return fn


def gpu_case(fn, name=None):
    """A case of something that only a GPU has."""
    return case(fn, name) if GPU else fn


def named(table):
    """Registers a case for each entry of a table of names and functions."""
    for name, fn in table.items():
        case(fn, name)


def pieces(value):
    """Every array, number and text in a value, in a fixed order."""
    if hasattr(value, "state_dict") and hasattr(value, "forward"):
        value = value.state_dict()
    if isinstance(value, dict):
        for key in value:
            yield from pieces(value[key])
    elif isinstance(value, (list, tuple, set)):
        for v in value:
            yield from pieces(v)
    elif type(value).__module__.partition(".")[0] == "torch" and hasattr(value, "layout"):
        yield from torch_pieces(value)
    elif hasattr(value, "tocoo"):  # a sparse matrix of CuPy or SciPy
        c = value.tocoo()
        yield from pieces([c.row, c.col, c.data])
    elif hasattr(value, "get") and hasattr(value, "ndim"):  # CuPy
        yield numpy.asarray(value.get())
    elif hasattr(value, "ndim"):  # NumPy, JAX
        yield numpy.asarray(value)
    elif isinstance(value, (bool, int, float, complex)):
        yield numpy.asarray(value)
    elif value is None or isinstance(value, (str, bytes)):
        yield str(value)
    elif hasattr(value, "__dataclass_fields__"):
        yield from pieces([getattr(value, f) for f in value.__dataclass_fields__])
    else:
        yield str(type(value))


def torch_pieces(t):
    import torch

    t = t.detach()
    if t.is_nested:
        for part in t.unbind():
            yield from torch_pieces(part)
    elif t.layout in (torch.sparse_csr, torch.sparse_bsr):
        yield from pieces([t.crow_indices(), t.col_indices(), t.values()])
    elif t.layout in (torch.sparse_csc, torch.sparse_bsc):
        yield from pieces([t.ccol_indices(), t.row_indices(), t.values()])
    elif t.layout == torch.sparse_coo:
        t = t.coalesce()
        yield from pieces([t.indices(), t.values()])
    elif t.is_quantized:
        yield from torch_pieces(t.int_repr())
    else:
        if t._is_zerotensor():  # zeros without memory, as forward mode makes them
            t = torch.zeros(t.shape, dtype=t.dtype)
        t = t.cpu().resolve_conj().resolve_neg().contiguous()
        try:
            yield t.numpy()
        except TypeError:  # NumPy has no such type: its bits, and behind them its values
            yield t.view(torch.uint8).numpy() if t.dim() else t.reshape(1).view(torch.uint8).numpy()
            if t.is_floating_point():
                yield t.float().numpy()


def numbers(a):
    """At most KEPT numbers of an array, evenly spaced, in double precision."""
    if a.dtype.kind == "c":
        a = a.view(a.real.dtype) if a.ndim else numpy.asarray([a.real, a.imag])
    a = a.reshape(-1)
    a = a[:: max(1, -(-a.size // KEPT))]
    try:
        return a.astype(numpy.float64)
    except (TypeError, ValueError):
        return numpy.zeros(0)


def record(name, value):
    """The digest of a value as text; its numbers go to a file of SWEEP_VALUES."""
    h, kept = hashlib.sha256(), []
    for p in pieces(value):
        if isinstance(p, str):
            h.update(p.encode())
            continue
        h.update(f"{p.dtype} {p.shape}".encode())
        h.update(numpy.ascontiguousarray(p).tobytes())
        kept.append(numbers(p))
    if not kept and not value:
        raise ValueError("the case has no result")
    folder = os.environ.get("SWEEP_VALUES")
    if folder:
        with open(os.path.join(folder, f"{name}.values"), "wb") as f:  # judge.py reads it: lengths, then doubles
            f.write((" ".join(str(len(a)) for a in kept) + "\n").encode())
            f.writelines(a.tobytes() for a in kept)
    return f"{h.hexdigest()[:16]} {len(kept)}"
