"""Tests that libraries ship in their wheels, as they are: Accelerate's test scripts, linear_operator's and GPyTorch's test cases,
numba-cuda's test suite where it is installed. A test's result is whether it passes; what fails natively says nothing."""
import importlib
import os
import subprocess
import sys
import unittest

import torch

from cases import DEVICE, GPU, Skip, case, gpu_case, need
from models import before as fresh


def before():
    fresh()
    torch.use_deterministic_algorithms(False)


def script(module, *args, devices=None):
    """Runs a module of tests as a program of its own; its result is its exit code and the headings that it printed."""
    need(module.partition(".")[0])
    env = dict(os.environ, ACCELERATE_USE_CPU="0" if GPU else "1", OMP_NUM_THREADS="1")
    p = subprocess.run([sys.executable, "-m", module, *args], capture_output=True, text=True, timeout=55, env=env)
    if p.returncode:
        raise RuntimeError(f"{module} ended with {p.returncode}: {(p.stderr.strip().splitlines() or ['(nothing said)'])[-1]}")
    return [line for line in p.stdout.splitlines() if line.startswith("**")], p.returncode


for _name in ("test_script", "test_sync", "test_ops", "test_cli"):
    case(lambda name=_name: script(f"accelerate.test_utils.scripts.{name}"), f"accelerate_{_name}")


def passed(cls, method):
    """One test of a class, as unittest runs it."""
    torch.set_default_device(DEVICE)
    try:
        result = unittest.TestResult()
        cls(method).run(result)
    finally:
        torch.set_default_device("cpu")
    wrong = result.errors + result.failures
    if any("CUDA error" in text or "CUDA driver" in text for _, text in wrong):
        raise RuntimeError(wrong[0][1].strip().splitlines()[-1])
    last = [text.strip().splitlines()[-1][:120] for _, text in wrong]
    return f"{method}: {'skipped' if result.skipped else 'failed ' + last[0].split(':')[0] if last else 'passed'}"


def whole_class(cls):
    names = [n for n in unittest.TestLoader().getTestCaseNames(cls)]
    return [passed(cls, n) for n in names]


def linear_operators():
    """Operators with the matrices they stand for; the test cases of linear_operator do the rest, some 40 tests each."""
    try:
        o, tests = importlib.import_module("linear_operator.operators"), importlib.import_module("linear_operator.test.linear_operator_test_case")
    except ImportError as e:
        return {"": e}

    def positive(*shape):
        a = torch.randn(*shape)
        return (a @ a.mT + torch.eye(shape[-1]) * 3).requires_grad_()

    def of(create, dense, base=tests.LinearOperatorTestCase, **settings):
        # Device tensors only when a test asks for them: importing a suite must not touch the GPU.
        return type("Case", (base, unittest.TestCase), dict(create_linear_op=create, evaluate_linear_op=dense, seed=0, **settings))

    t = torch
    return {
        "dense": of(lambda s: o.DenseLinearOperator(positive(5, 5)), lambda s, op: op.tensor),
        "dense_batch": of(lambda s: o.DenseLinearOperator(positive(3, 4, 4)), lambda s, op: op.tensor),
        "diag": of(lambda s: o.DiagLinearOperator(t.tensor([1.0, 2.0, 4.0, 5.0, 3.0], requires_grad=True)), lambda s, op: op._diag.diag_embed(),
                   should_call_cg=False, should_call_lanczos=False),
        "toeplitz": of(lambda s: o.ToeplitzLinearOperator(t.tensor([4, 0.5, 0, 1], dtype=t.float, requires_grad=True)),
                       lambda s, op: op.to_dense()),
        "root": of(lambda s: o.RootLinearOperator(t.randn(3, 5, requires_grad=True)), lambda s, op: op.root.tensor @ op.root.tensor.mT,
                   should_call_lanczos=False, should_call_lanczos_diagonalization=True),
        "kronecker": of(lambda s: o.KroneckerProductLinearOperator(o.DenseLinearOperator(positive(2, 2)), o.DenseLinearOperator(positive(3, 3))),
                        lambda s, op: t.kron(op.linear_ops[0].tensor, op.linear_ops[1].tensor), should_call_lanczos=True, should_call_cg=False),
        "sum": of(lambda s: o.DenseLinearOperator(positive(4, 4)) + o.ToeplitzLinearOperator(t.tensor([4, 0.5, 0, 1.0])), lambda s, op: sum(x.to_dense() for x in op.linear_ops)),
        "constant": of(lambda s: o.DenseLinearOperator(positive(4, 4)) * 2.5, lambda s, op: op.base_linear_op.tensor * 2.5),
        "block_diagonal": of(lambda s: o.BlockDiagLinearOperator(o.DenseLinearOperator(positive(3, 4, 4))),
                             lambda s, op: t.block_diag(*op.base_linear_op.tensor), should_call_lanczos=False),
        "added_diagonal": of(lambda s: o.AddedDiagLinearOperator(o.DenseLinearOperator(positive(4, 4)), o.DiagLinearOperator(t.ones(4))),
                             lambda s, op: op._linear_op.tensor + t.eye(4)),
    }  # fmt: skip


for _name, _class in linear_operators().items():

    def operator_tests(cls=_class):
        if isinstance(cls, ImportError):
            raise Skip(str(cls))
        return whole_class(cls)

    case(operator_tests, f"linear_operator_{_name or 'none'}")


def gaussian_kernels():
    try:
        k, base = importlib.import_module("gpytorch.kernels"), importlib.import_module("gpytorch.test.base_kernel_test_case")
    except ImportError as e:
        return {"none": e}

    def of(kind, **settings):
        make = lambda self, num_dims=None, **kw: kind(**settings, **kw)  # noqa: E731
        ard = lambda self, num_dims, **kw: kind(ard_num_dims=num_dims, **settings, **kw)  # noqa: E731
        return type("Case", (base.BaseKernelTestCase, unittest.TestCase), {"create_kernel_no_ard": make, "create_kernel_ard": ard})

    return {"rbf": of(k.RBFKernel), "matern": of(k.MaternKernel, nu=2.5), "periodic": of(k.PeriodicKernel), "rq": of(k.RQKernel), "linear": of(k.LinearKernel)}


for _name, _class in gaussian_kernels().items():

    def kernel_tests(cls=_class):
        if isinstance(cls, ImportError):
            raise Skip(str(cls))
        return whole_class(cls)

    case(kernel_tests, f"gpytorch_kernel_{_name}")


@gpu_case
def numba_cuda():
    """numba-cuda's tests of arithmetic, shared memory and atomics, if it is installed."""
    tests = need("numba.cuda.tests")
    loader, out = unittest.TestLoader(), []
    for name in ("test_array", "test_atomics", "test_sm", "test_math", "test_intrinsics", "test_reduction", "test_sync"):
        suite = loader.loadTestsFromName(f"{tests.__name__}.cudapy.{name}")
        result = unittest.TestResult()
        suite.run(result)
        out.append([name, result.testsRun, sorted(str(t) for t, _ in result.errors + result.failures)])
    return out
