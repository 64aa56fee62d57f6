"""PyTorch's own database of operators (torch.testing._internal.common_methods_invocations.op_db), which its wheel ships: the
sample inputs that PyTorch's test suite runs for each operator, forward in single and half precision and backward in single.
A case is an operator; its result is every output and every gradient. Where the operator refuses an input, its error counts."""
import random

import torch

import shipped_tests
from cases import DEVICE, case
from models import before as fresh
from models import floats

shipped_tests.allow_import()
from torch.testing._internal.common_methods_invocations import op_db  # noqa: E402

SAMPLES = 8  # of each operator and type
LARGEST = 1 << 20  # elements of an input
# What has no result to compare: memory as it was found, random numbers of the host's own generator.
LEFT_OUT = {"empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided", "resize_", "resize_as_"}


def before():
    fresh()
    random.seed(1)
    torch.testing._internal.common_utils.set_rng_seed(1234)


def outputs(op, sample, backward):
    torch.manual_seed(99)
    out = op(sample.input, *sample.args, **sample.kwargs)
    if sample.output_process_fn_grad is not None:
        out = sample.output_process_fn_grad(out)
    found = [out]
    inputs = [t for t in [*floats([sample.input, *sample.args]), *floats(sample.kwargs)] if t.requires_grad and t.is_leaf]
    loss = [f for f in floats(out) if f.requires_grad and f.layout == torch.strided]
    if backward and inputs and loss:
        found += [g for g in torch.autograd.grad([f.sum() for f in loss], inputs, allow_unused=True)]
    return found


def size(sample):
    return max((t.numel() for t in floats([sample.input, *sample.args])), default=0)


def operator(op):
    found = []
    for dtype in (torch.float32, torch.float16, torch.complex64, torch.int32, torch.bool):
        if not op.supports_dtype(dtype, DEVICE) or (dtype not in (torch.float32, torch.float16) and torch.float32 in op.supported_dtypes(DEVICE)):
            continue
        backward = dtype == torch.float32 and op.supports_autograd
        for i, sample in enumerate(op.sample_inputs(DEVICE, dtype, requires_grad=backward)):
            if i >= SAMPLES:
                break
            if size(sample) > LARGEST:
                continue
            try:
                found.append(outputs(op, sample, backward))
            except (RuntimeError, NotImplementedError, ValueError, TypeError) as e:
                if "CUDA error" in str(e) or "CUDNN" in str(e) or "CUBLAS" in str(e):
                    raise
                found.append(f"{dtype} {i}: {type(e).__name__} {str(e)[:100]}")
    return found or "no type of it is tried"


for _op in op_db:
    if _op.name in LEFT_OUT or _op.name.split(".")[-1] in LEFT_OUT:
        continue
    _name = _op.name.replace(".", "_") + (f"__{_op.variant_test_name}" if _op.variant_test_name else "")
    case(lambda op=_op: operator(op), _name)
