# torch_load.py FROM TO: a small transformer in eager mode, forward and backward, and how many steps it made between two
# moments (ms since 1970). Prints what load.c prints; a step is a kernel.
import sys
import time

import torch

begin, end = float(sys.argv[1]), float(sys.argv[2])
torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(d_model=512, nhead=8, batch_first=True, device="cuda")
model = torch.nn.TransformerEncoder(layer, num_layers=6).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
data = torch.randn(8, 128, 512, device="cuda")
took = []
first = True
while time.time() * 1e3 < end:
    start = time.time()
    optimizer.zero_grad()
    model(data).square().mean().backward()
    optimizer.step()
    torch.cuda.synchronize()
    if first:
        print("ready", flush=True)
        first = False
    now = time.time()
    if begin <= now * 1e3 < end:
        took.append((now - start) * 1e6)
took.sort()
at = lambda p: took[min(int(len(took) * p), len(took) - 1)] if took else 0
print(f"kernels={len(took)} batches={len(took)} p50={at(0.5):.0f} p99={at(0.99):.0f} max={at(1):.0f}")
