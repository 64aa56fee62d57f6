# torch_load.py: a small transformer in eager mode, forward and backward. Prints "ready" after the first steps; then reads a
# line "FROM TO" (ms since 1970), counts the steps between those moments, one that begins before or ends after by its part,
# and prints what load.c prints; a step is a kernel.
import sys
import threading

import time

import torch

window = []


def listen():
    line = sys.stdin.readline()
    window.append([float(x) / 1e3 for x in line.split()] or [0.0, 0.0])  # nobody asks any more: over


torch.manual_seed(0)
layer = torch.nn.TransformerEncoderLayer(d_model=512, nhead=8, batch_first=True, device="cuda")
model = torch.nn.TransformerEncoder(layer, num_layers=6).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=1e-3)
data = torch.randn(8, 128, 512, device="cuda")


def step():
    optimizer.zero_grad()
    model(data).square().mean().backward()
    optimizer.step()
    torch.cuda.synchronize()


for _ in range(3):
    step()
print("ready", flush=True)
threading.Thread(target=listen, daemon=True).start()
steps, took = 0.0, []
while not window or time.time() < window[0][1]:
    start = time.time()
    step()
    end = time.time()
    if window:
        begin, until = window[0]
        steps += max(0.0, min(end, until) - max(start, begin)) / (end - start)
        if begin <= end < until:
            took.append((end - start) * 1e6)
took.sort()
at = lambda p: took[min(int(len(took) * p), len(took) - 1)] if took else 0
print(f"kernels={steps:.2f} batches={len(took)} p50={at(0.5):.0f} p99={at(0.99):.0f} max={at(1):.0f}")
