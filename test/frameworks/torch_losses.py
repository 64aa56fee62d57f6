"""A training run that prints every loss to its last bit: STEPS of ResNet-18 with AdamW, batches through pinned memory, a loss read
back at every tenth step and all of them at the end. scripts/gpu-cuts runs it over a link that fails. --device cpu tries it out."""
import argparse
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "torch"))


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("steps", type=int)
    options.add_argument("--batch", type=int, default=32)
    options.add_argument("--device", default="cuda")
    args = options.parse_args()
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # before CUDA: the same sums in the same order

    import torch
    import torch.nn.functional as F

    from models import resnet18

    torch.use_deterministic_algorithms(True)
    torch.backends.cudnn.benchmark = False
    torch.manual_seed(1)
    cuda = args.device == "cuda"
    model = resnet18(10).to(args.device)
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    pictures = torch.randn(4, args.batch, 3, 64, 64)
    labels = torch.randint(0, 10, (4, args.batch))
    if cuda:
        pictures, labels = pictures.pin_memory(), labels.pin_memory()
    losses = []
    for step in range(args.steps):
        x = pictures[step % 4].to(args.device, non_blocking=True)
        y = labels[step % 4].to(args.device, non_blocking=True)
        loss = F.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
        if step % 10 == 9:
            print(step, loss.item().hex(), flush=True)
    for step, value in enumerate(torch.stack(losses).cpu().tolist()):
        print("step", step, value.hex())
    print("weights", sum(p.double().sum().item() for p in model.parameters()).hex())


main()
