"""torchvision: classification, detection, segmentation, video, optical flow, its own operators and transforms."""
import torch
import torchvision
from torchvision import models, ops
from torchvision.transforms import v2

from cases import DEVICE, GPU, case, gpu_case
from models import before, floats, infer, made, seeded, tokens, train  # noqa: F401 (run.py calls before)

SIDE = 96 if GPU else 64
SMALLEST = {"inception_v3": 299, "vit_b_16": 224, "maxvit_t": 224}  # what only takes a certain size
ZOO = [
    "alexnet", "convnext_tiny", "densenet121", "efficientnet_b0", "efficientnet_v2_s", "googlenet", "inception_v3", "maxvit_t", "mnasnet0_5",
    "mobilenet_v2", "mobilenet_v3_small", "regnet_y_400mf", "regnet_x_400mf", "resnet18", "resnet50", "resnext50_32x4d", "shufflenet_v2_x0_5",
    "squeezenet1_1", "swin_t", "swin_v2_t", "vgg11_bn", "vit_b_16", "wide_resnet50_2",
]  # fmt: skip


def classify(name):
    """Inference, then two steps of SGD in mixed precision with the data in channels-last order."""
    more = {"init_weights": False} if name in ("googlenet", "inception_v3") else {}
    if name == "maxvit_t":
        more["input_size"] = (224, 224)
    model, side = made(lambda: getattr(models, name)(num_classes=10, **more)), SMALLEST.get(name, SIDE)
    x = seeded(4, 3, side, side)
    plain = infer(model, lambda: model(x))
    model, x = model.to(memory_format=torch.channels_last), x.to(memory_format=torch.channels_last)
    return plain, train(model, lambda: model(x), optimiser=torch.optim.SGD, rate=1e-3, kind=torch.bfloat16 if GPU else None)


for _name in ZOO:
    case(lambda name=_name: classify(name), _name)


def target(keypoints=False):
    boxes = torch.tensor([[5.0, 5.0, 40.0, 50.0], [30.0, 20.0, 80.0, 90.0]], device=DEVICE) * SIDE / 96
    found = {"boxes": boxes, "labels": torch.tensor([1, 2], device=DEVICE), "masks": (seeded(2, SIDE, SIDE) > 0).to(torch.uint8)}
    if keypoints:
        found["keypoints"] = torch.cat([boxes[:, None, :2].expand(2, 17, 2) + 3, torch.ones(2, 17, 1, device=DEVICE)], 2)
        found["labels"] = torch.ones(2, dtype=torch.int64, device=DEVICE)
    return found


DETECTION = {
    "fasterrcnn": ("fasterrcnn_mobilenet_v3_large_320_fpn", 4), "fasterrcnn_resnet": ("fasterrcnn_resnet50_fpn", 4),
    "maskrcnn": ("maskrcnn_resnet50_fpn", 4), "keypointrcnn": ("keypointrcnn_resnet50_fpn", 2), "retinanet": ("retinanet_resnet50_fpn", 4),
    "fcos": ("fcos_resnet50_fpn", 4), "ssd300": ("ssd300_vgg16", 4), "ssdlite": ("ssdlite320_mobilenet_v3_large", 4),
}  # fmt: skip


def detect(name, classes):
    """The losses of two steps, then the detections of the trained model."""
    keypoints = name.startswith("keypoint")
    more = {} if name.startswith("ssd") else {"min_size": SIDE, "max_size": SIDE}
    model = made(lambda: getattr(models.detection, name)(weights=None, weights_backbone=None, num_classes=classes, **more))
    pictures = [seeded(3, SIDE, SIDE).sigmoid(), seeded(3, SIDE - 8, SIDE).sigmoid()]
    targets = [target(keypoints), target(keypoints)]
    targets[1]["masks"] = targets[1]["masks"][:, : SIDE - 8]
    steps = train(model, lambda: model(pictures, targets), optimiser=torch.optim.SGD, rate=1e-4)
    model.eval()
    with torch.no_grad():
        return steps, model(pictures)


for _name, _row in DETECTION.items():
    case(lambda row=_row: detect(*row), _name)


def segment(name):
    model = made(lambda: getattr(models.segmentation, name)(weights=None, weights_backbone=None, num_classes=5))
    x, labels = seeded(2, 3, SIDE, SIDE), tokens(2 * SIDE, SIDE, 5, low=0).reshape(2, SIDE, SIDE)
    return train(model, lambda: {"loss": torch.nn.functional.cross_entropy(model(x)["out"], labels)}, optimiser=torch.optim.SGD)


for _name in ("fcn_resnet50", "deeplabv3_mobilenet_v3_large", "lraspp_mobilenet_v3_large"):
    case(lambda name=_name: segment(name), _name)


def video(name, frames=8, side=64):
    model = made(lambda: getattr(models.video, name)(num_classes=5))
    return train(model, lambda: model(seeded(2, 3, frames, side, side)), steps=2, optimiser=torch.optim.SGD)


case(lambda: video("r3d_18"), "r3d_18")
case(lambda: video("r2plus1d_18"), "r2plus1d_18")
case(lambda: video("mc3_18"), "mc3_18")
case(lambda: video("swin3d_t"), "swin3d_t")
case(lambda: video("s3d", 16, 224), "s3d")
gpu_case(lambda: video("mvit_v2_s", 16, 224), "mvit")


@case
def raft():
    """Optical flow: a correlation of every pixel with every other, then refinement in a loop."""
    model = made(lambda: models.optical_flow.raft_small(weights=None))
    a, b = seeded(1, 3, 128, 128).tanh(), seeded(1, 3, 128, 136)[..., 8:].tanh()
    return train(model, lambda: model(a, b, num_flow_updates=4), steps=1)


def corners(n=300, size=100):
    g = torch.Generator(device="cpu").manual_seed(n)
    at = torch.rand(n, 2, generator=g) * size
    return torch.cat([at, at + 2 + torch.rand(n, 2, generator=g) * 30], 1).to(DEVICE)


@case
def boxes():
    b, scores = corners(), seeded(300)
    groups = tokens(1, 300, 5, low=0)[0]
    return [ops.nms(b, scores, 0.4), ops.batched_nms(b, scores, groups, 0.4), ops.box_iou(b, b), ops.generalized_box_iou(b, b), ops.distance_box_iou(b, b),
            ops.complete_box_iou(b, b), ops.box_area(b), ops.clip_boxes_to_image(b, (90, 90)), ops.remove_small_boxes(b, 10.0), ops.box_convert(b, "xyxy", "cxcywh")]  # fmt: skip


@case
def regions():
    """Pooling of regions, forward and backward."""
    x, out = seeded(2, 6, 40, 40).requires_grad_(), []
    b = [corners(20, 30), corners(10, 30)]
    for f in (lambda: ops.roi_align(x, b, 5, 0.9, 2), lambda: ops.roi_align(x, b, 5, aligned=True), lambda: ops.roi_pool(x, b, 5),
              lambda: ops.ps_roi_align(seeded(2, 8, 40, 40).requires_grad_(), b, 2), lambda: ops.ps_roi_pool(seeded(2, 8, 40, 40), b, 2)):  # fmt: skip
        out.append(f())
    (out[0].sum() + out[2].square().sum()).backward()
    return out, x.grad


@case
def deformable_convolution():
    layer = made(lambda: ops.DeformConv2d(6, 8, 3, padding=1))
    x, offset, mask = seeded(2, 6, 20, 20).requires_grad_(), seeded(2, 18, 20, 20).requires_grad_(), seeded(2, 9, 20, 20).sigmoid()
    y = layer(x, offset, mask)
    y.square().sum().backward()
    return y, x.grad, offset.grad, layer.weight.grad


@case
def losses():
    logits, labels = seeded(20, 4).requires_grad_(), (seeded(20, 4, dtype=torch.float64) > 0).float()
    a, b = corners(50).requires_grad_(), corners(50).flip(0)
    total = ops.sigmoid_focal_loss(logits, labels, reduction="mean") + ops.generalized_box_iou_loss(a, b, "mean") + ops.complete_box_iou_loss(a, b, "mean")
    total.backward()
    return total, logits.grad, a.grad


@case
def blocks():
    torch.manual_seed(3)
    x = seeded(2, 8, 16, 16)
    return [made(lambda: ops.SqueezeExcitation(8, 4))(x), ops.stochastic_depth(x, 0.5, "row"), ops.drop_block2d(x, 0.2, 3), made(lambda: ops.FeaturePyramidNetwork([8, 8], 4))(
        {"a": x, "b": x[:, :, ::2, ::2]}), ops.masks_to_boxes(x[:, 0] > 0.5)]  # fmt: skip


@case
def transforms():
    """Augmentation of batches on the device."""
    x = (seeded(4, 3, 64, 80).sigmoid() * 255).to(torch.uint8)
    plan = [v2.Resize(48, antialias=True), v2.RandomResizedCrop(40, antialias=True), v2.RandomHorizontalFlip(1.0), v2.ColorJitter(0.4, 0.4, 0.4, 0.1),
            v2.RandomRotation(30), v2.RandomAffine(10, (0.1, 0.1)), v2.GaussianBlur(5), v2.RandomPerspective(p=1.0), v2.RandAugment(), v2.AutoAugment(),
            v2.RandomErasing(1.0), v2.RandomEqualize(1.0), v2.ElasticTransform()]  # fmt: skip
    out = []
    for p in plan:
        torch.manual_seed(5)
        out.append(p(x))
    return out


@case
def jpeg_on_the_host():
    """Decoded on the host, finished on the device."""
    io = torchvision.io
    picture = (seeded(3, 64, 64).sigmoid() * 255).to(torch.uint8).cpu()
    return v2.functional.resize(io.decode_jpeg(io.encode_jpeg(picture)).to(DEVICE), [32, 32]), io.decode_png(io.encode_png(picture))


@case
def features():
    """Outputs of inner layers through torch.fx."""
    from torchvision.models.feature_extraction import create_feature_extractor

    model = made(lambda: create_feature_extractor(models.resnet18(), ["layer2", "layer4"]))
    return infer(model, lambda: model(seeded(2, 3, 64, 64)))
