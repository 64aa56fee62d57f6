"""PyTorch's databases of modules and optimisers (module_db, optim_db), which its wheel ships: every module of torch.nn with the
inputs of PyTorch's test suite, forward and backward in training and evaluation; every optimiser with its settings, in each
of its implementations (one by one, for all tensors at once, fused, in a CUDA graph's way)."""
import copy

import torch

import shipped_tests
from cases import DEVICE, case
from models import before, floats, seeded  # noqa: F401 (run.py calls before)

shipped_tests.allow_import()
from torch.testing._internal.common_modules import module_db  # noqa: E402
from torch.testing._internal.common_optimizers import optim_db  # noqa: E402


def settle(module):
    """Weights that do not depend on what PyTorch fills memory with."""
    with torch.no_grad():
        for p in module.parameters():
            if p.is_floating_point() and not torch.nn.parameter.is_lazy(p):
                p.copy_(seeded(*p.shape, dtype=p.dtype, scale=0.3))
    return module


def module(info, training):
    found = []
    for dtype in (torch.float32, torch.float16):
        if dtype not in info.supported_dtypes(DEVICE):
            continue
        for sample in list(info.module_inputs_func(info, device=DEVICE, dtype=dtype, requires_grad=dtype == torch.float32, training=training))[:8]:
            if sample.forward_input is None:
                continue
            torch.manual_seed(4)
            m = info.module_cls(*sample.constructor_input.args, **sample.constructor_input.kwargs)
            m = settle(m.to(DEVICE, dtype) if list(m.parameters()) or list(m.buffers()) else m).train(training)
            args, kwargs = sample.forward_input.args, sample.forward_input.kwargs
            try:
                out = m(*args, **kwargs)
            except (RuntimeError, NotImplementedError, ValueError) as e:
                if "CUDA error" in str(e):
                    raise
                found.append(f"{dtype}: {str(e)[:100]}")
                continue
            found.append(out)
            loss = [f for f in floats(out) if f.requires_grad]
            inputs = [t for t in [*floats(list(args)), *m.parameters()] if t.requires_grad and t.is_leaf]
            if dtype == torch.float32 and loss and inputs:
                found.append(torch.autograd.grad([f.sum() for f in loss], inputs, allow_unused=True))
    return found or "no type of it is tried"


for _info in module_db:
    for _training in (True, False):
        if _training or _info.train_and_eval_differ:
            _name = _info.name.replace(".", "_") + ("" if _training else "__eval")
            case(lambda info=_info, training=_training: module(info, training), _name)


def optimiser(info, way):
    found = []
    for settings in info.optim_inputs_func(device=DEVICE):
        kwargs = dict(settings.kwargs)
        for clash in ("foreach", "fused", "capturable", "differentiable"):
            kwargs.pop(clash, None)
        kwargs.update({way: True} if way else {})
        if "lr" in kwargs and torch.is_tensor(kwargs["lr"]) and way == "foreach":
            continue  # refused unless capturable
        parameters = [seeded(7, 5).requires_grad_(), seeded(11).requires_grad_(), seeded(3, 2, 4).requires_grad_()]
        opt = info.optim_cls(parameters, **copy.deepcopy(kwargs))

        def closure(parameters=parameters, opt=opt):
            opt.zero_grad()
            loss = sum((p * (i + 1) - 0.5).square().sum() for i, p in enumerate(parameters))
            loss.backward()
            return loss

        try:
            losses = [opt.step(closure) for _ in range(4)]
        except (RuntimeError, ValueError) as e:
            if "CUDA error" in str(e):
                raise
            found.append(f"{settings.desc}: {str(e)[:100]}")
            continue
        found.append([losses, parameters])
    return found


for _info in optim_db:
    _short = _info.optim_cls.__name__
    if _short in ("SparseAdam", "Muon"):
        continue  # take other gradients
    for _way in ["", *(w for w in ("foreach", "fused", "capturable") if w in _info.supported_impls or (w == "capturable" and _short in ("Adam", "AdamW")))]:
        if _way == "fused" and DEVICE not in getattr(_info, "supports_fused_on", ("cuda", "cpu")):
            continue
        if _way == "capturable" and DEVICE == "cpu":
            continue
        case(lambda info=_info, way=_way: optimiser(info, way), f"optim_{_short}" + (f"__{_way}" if _way else ""))
