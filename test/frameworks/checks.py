"""What the suites of this folder share: checks, and how their values are written.

A check is a function without arguments whose value a deterministic GPU must
reproduce: checksums, losses, facts. Floating point is written in hexadecimal, so
that equal text means equal bits. What adds in no fixed order is given whole
numbers, whose sums are exact in any order. Run a suite with run.py."""
import hashlib
import os

CHECKS = {}
DEVICE = os.environ.get("CHECK_DEVICE", "cuda")  # cpu: for trying a suite out without a GPU
GPU = DEVICE == "cuda"


class Skip(Exception):
    """Raised by a check that cannot be made here; the reason is printed."""


def check(fn):
    """A check for any device."""
    CHECKS[fn.__name__] = fn
    return fn


def gpu_check(fn):
    """A check of something that only a GPU has."""
    return check(fn) if GPU else fn


def need(module):
    """Imports a module, or skips the check."""
    import importlib

    try:
        return importlib.import_module(module)
    except ImportError as e:
        raise Skip(f"{module} cannot be imported: {e}") from e


def raw(a):
    """The bytes of an array of PyTorch, CuPy, JAX or NumPy."""
    if hasattr(a, "detach"):
        import torch

        a = a.detach().cpu().contiguous()
        a = a.view(torch.int16) if a.dtype == torch.bfloat16 else a  # NumPy has none
        a = a.resolve_conj().resolve_neg().numpy()
    elif hasattr(a, "get"):
        a = a.get()
    import numpy

    return numpy.ascontiguousarray(a).tobytes()


def digest(*arrays):
    h = hashlib.sha256()
    for a in arrays:
        h.update(raw(a))
    return h.hexdigest()[:16]


def text(value):
    """A value as it is printed, on one line."""
    if isinstance(value, float):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return " ".join(text(v) for v in value)
    if isinstance(value, dict):
        return " ".join(f"{k}={text(v)}" for k, v in value.items())
    return " ".join(str(value).split())
