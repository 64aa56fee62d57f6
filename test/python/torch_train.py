"""PyTorch with PTX inside (Debian's python3-torch-cuda) trains on the software GPU: an MLP, a
convolutional network and a small transformer, some steps each. The same is done on the CPU; the
losses of both must agree."""
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

only = sys.argv[1:]


def train(device, make, data, loss_of, steps, rate):
    torch.manual_seed(11)
    model = make().to(device)  # made on the CPU: the same weights everywhere
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate)
    losses = []
    x, y = (t.to(device) for t in data)
    for _ in range(steps):
        optimiser.zero_grad()
        loss = loss_of(model(x), y)
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses, model


def check(name, make, data, loss_of, steps=6, rate=1e-2, tol=2e-3):
    if only and name not in only:
        return
    got, model = train("cuda", make, data, loss_of, steps, rate)
    want, _ = train("cpu", make, data, loss_of, steps, rate)
    near = all(abs(g - w) <= tol * max(1, abs(w)) for g, w in zip(got, want))
    on = all(p.is_cuda for p in model.parameters())
    print("%s: %s, %s" % (name, "the CPU's losses" if near and on else "WRONG %s, not %s" % (got, want), "falling" if got[-1] < 0.9 * got[0] else "NOT FALLING"), flush=True)


torch.manual_seed(7)
x = torch.randn(64, 20)
check("MLP", lambda: nn.Sequential(nn.Linear(20, 48), nn.ReLU(), nn.Linear(48, 48), nn.GELU(), nn.Linear(48, 1)), (x, (x[:, :3] ** 2).sum(1, keepdim=True)), F.mse_loss, rate=3e-2)


class Convolutional(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Conv2d(1, 6, 3, padding=1), nn.Conv2d(6, 8, 3, padding=1)
        self.norm = nn.BatchNorm2d(6)
        self.out = nn.Linear(8 * 3 * 3, 4)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.norm(self.a(x))), 2)
        x = F.max_pool2d(F.relu(self.b(x)), 2)
        return self.out(x.flatten(1))


images, labels = torch.randn(16, 1, 12, 12), torch.arange(16) % 4
# Without cuDNN, whose kernels are machine code: PyTorch then uses its own convolutions.
torch.backends.cudnn.enabled = False
check("CNN", Convolutional, (images, labels), F.cross_entropy)


class Transformer(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed, self.place = nn.Embedding(20, 32), nn.Parameter(torch.randn(12, 32) * 0.1)
        self.block = nn.TransformerEncoderLayer(32, 4, 64, dropout=0.0, batch_first=True)
        self.out = nn.Linear(32, 20)

    def forward(self, t):
        mask = nn.Transformer.generate_square_subsequent_mask(t.shape[1], device=t.device)
        return self.out(self.block(self.embed(t) + self.place, src_mask=mask, is_causal=True)).transpose(1, 2)


text = (torch.arange(8)[:, None] + torch.arange(13)[None, :]) % 20
check("transformer", Transformer, (text[:, :-1].clone(), text[:, 1:].clone()), F.cross_entropy)
