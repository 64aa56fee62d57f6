"""Libraries on top of PyTorch: Lightning, Accelerate, PyTorch Geometric, torchvision's operators. See run.py."""
import os

import torch
import torch.nn as nn
import torch.nn.functional as F

from checks import DEVICE, GPU, check, digest, need
from torch_common import before, fill, fingerprint, seeded, whole  # noqa: F401 (run.py calls before)


def perceptron():
    return fill(nn.Sequential(nn.Linear(32, 64), nn.Tanh(), nn.Linear(64, 4)))


def batches():
    return torch.utils.data.TensorDataset(seeded(256, 32).cpu(), torch.arange(256) % 4)


@check
def lightning():
    """A Trainer's loop, in bfloat16 on a GPU."""
    pl = need("pytorch_lightning")

    class Classifier(pl.LightningModule):
        def __init__(self):
            super().__init__()
            self.model, self.losses = perceptron(), []

        def training_step(self, batch, index):
            loss = F.cross_entropy(self.model(batch[0]), batch[1])
            self.losses.append(loss.detach())
            return loss

        def configure_optimizers(self):
            return torch.optim.AdamW(self.parameters(), 1e-2)

    module = Classifier()
    trainer = pl.Trainer(
        max_epochs=2, accelerator="gpu" if GPU else "cpu", devices=1, logger=False, enable_checkpointing=False, enable_progress_bar=False,
        enable_model_summary=False, precision="bf16-mixed" if GPU else "32-true", default_root_dir=os.environ["CHECK_SCRATCH"], deterministic=True,
    )  # fmt: skip
    trainer.fit(module, torch.utils.data.DataLoader(batches(), 64))
    return torch.stack(module.losses).float().tolist(), trainer.global_step


@check
def accelerate():
    """Accelerate's wrapping of model, optimizer and data, with gradients summed over two steps."""
    accelerator = need("accelerate").Accelerator(gradient_accumulation_steps=2, cpu=not GPU, mixed_precision="bf16" if GPU else "no")
    model = perceptron()
    model, optimizer, data = accelerator.prepare(model, torch.optim.SGD(model.parameters(), 0.1), torch.utils.data.DataLoader(batches(), 64))
    losses = []
    for x, y in data:
        with accelerator.accumulate(model):
            loss = F.cross_entropy(model(x), y)
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
            losses.append(accelerator.gather(loss.detach()).float().item())
    return losses, fingerprint(model.parameters()), str(accelerator.device)


@check
def geometric():
    """Messages along the edges of a graph. They arrive in no fixed order, so they are whole numbers."""
    pyg = need("torch_geometric.nn")
    torch.use_deterministic_algorithms(False)
    x, edges = whole(500, 16), whole(2, 4000, low=0, high=500, dtype=torch.int64)
    summed = pyg.SimpleConv(aggr="sum").to(DEVICE)(x, edges)
    largest = pyg.SimpleConv(aggr="max").to(DEVICE)(x, edges)
    return digest(summed, largest, pyg.global_add_pool(summed, torch.arange(500, device=DEVICE) % 7))


@check
def vision():
    """torchvision's own CUDA kernels: boxes that overlap, regions of a picture."""
    ops = need("torchvision").ops
    torch.use_deterministic_algorithms(False)
    corner = whole(200, 2, low=0, high=100)
    boxes = torch.cat([corner, corner + whole(200, 2, low=5, high=40)], 1)
    kept = ops.nms(boxes, seeded(200), 0.5)
    regions = ops.roi_align(seeded(1, 3, 64, 64), [boxes[:20] / 3], 7)
    return digest(kept, ops.box_iou(boxes, boxes[:10]), regions), len(kept)
