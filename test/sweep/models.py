"""What the PyTorch suites share: determinism, seeded tensors, and the steps that each model goes through."""
import os

os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
os.environ.setdefault("TRANSFORMERS_VERBOSITY", "error")

import torch

from cases import DEVICE, GPU

torch.backends.cudnn.benchmark = False
torch.backends.cudnn.deterministic = True
torch.utils.deterministic.fill_uninitialized_memory = False
torch.set_num_threads(1)


def before():
    """Before every case: no choice and no random number depends on the cases before it. What has no deterministic
    implementation warns and goes on: such a case differs from run to run natively, and is judged by its values."""
    torch.use_deterministic_algorithms(True, warn_only=True)
    torch.manual_seed(20260101)
    torch.set_default_dtype(torch.float32)
    if GPU:
        torch.cuda.manual_seed_all(20260101)


def seeded(*shape, dtype=torch.float32, scale=1.0):
    """Normal numbers, made on the CPU, the same for the same shape."""
    g = torch.Generator(device="cpu").manual_seed(sum(31**i * n for i, n in enumerate(shape)) % 2**31)
    return (torch.randn(*shape, generator=g) * scale).to(DEVICE, dtype)


def tokens(batch, length, vocabulary=120, low=3):
    g = torch.Generator(device="cpu").manual_seed(batch * 1000 + length)
    return torch.randint(low, vocabulary, (batch, length), generator=g).to(DEVICE)


def made(build):
    """A module with weights that are drawn on the CPU, so that they are the same on every device."""
    torch.manual_seed(7)
    return build().to(DEVICE)


def floats(output):
    """The floating-point tensors of an output, whatever it is made of."""
    found = []

    def walk(v):
        if torch.is_tensor(v):
            if v.is_floating_point():
                found.append(v)
        elif isinstance(v, dict):
            [walk(x) for x in v.values()]
        elif isinstance(v, (list, tuple)):
            [walk(x) for x in v]

    walk(output)
    return found


def loss_of(output):
    """The loss that a model computed, or one made of everything it puts out."""
    loss = getattr(output, "loss", None)
    if loss is not None:
        return loss.float().mean()
    parts = [f.float().square().mean() for f in floats(output) if f.requires_grad]
    return torch.stack(parts).sum()


def train(model, step, steps=2, optimiser=torch.optim.AdamW, rate=1e-3, kind=None):
    """Steps of an optimiser: the losses, the gradients of the last step and the weights after it."""
    model.train()
    opt = optimiser([p for p in model.parameters() if p.requires_grad], lr=rate)
    losses = []
    for _ in range(steps):
        opt.zero_grad()
        with torch.autocast(DEVICE, dtype=kind or torch.bfloat16, enabled=kind is not None):
            loss = loss_of(step())
        loss.backward()
        opt.step()
        losses.append(loss.detach())
    grads = [p.grad.float().norm() for p in model.parameters() if p.grad is not None]
    weights = [p.detach().float().sum() for p in model.parameters()]
    return torch.stack(losses), torch.stack(grads), torch.stack(weights)


@torch.no_grad()
def infer(model, step):
    model.eval()
    return floats(step())
