"""torch.compile on the software GPU: Inductor writes kernels in Triton, which assembles them by
the ptxas that ferry run names. An MLP is trained compiled, and uncompiled on the CPU."""
import torch
import torch._inductor.metrics as metrics
import torch.nn as nn


def train(device, compiled):
    torch.manual_seed(5)
    model = nn.Sequential(nn.Linear(20, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 4)).to(device)
    x, y = torch.randn(16, 20).to(device), (torch.arange(16) % 4).to(device)
    step = torch.compile(model) if compiled else model
    optimiser = torch.optim.SGD(model.parameters(), lr=0.1)
    losses = []
    for _ in range(4):
        optimiser.zero_grad()
        loss = nn.functional.cross_entropy(step(x), y)
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


got, want = train("cuda", True), train("cpu", False)
print("losses:", "the CPU's" if all(abs(g - w) < 1e-3 for g, w in zip(got, want)) else "WRONG %s, not %s" % (got, want))
print("kernels of Inductor:", "some" if metrics.generated_kernel_count > 0 else "none")
