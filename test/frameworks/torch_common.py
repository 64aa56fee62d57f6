"""What the PyTorch suites share: determinism, seeded tensors, the models."""
import torch

from checks import DEVICE, GPU, digest, need

torch.backends.cudnn.benchmark = False
torch.backends.cudnn.deterministic = True
torch.backends.cudnn.allow_tf32 = False
torch.backends.cuda.matmul.allow_tf32 = False
torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
torch.utils.deterministic.fill_uninitialized_memory = False
if not GPU:
    torch.set_num_threads(1)


def before():
    """Before every check: no choice and no random number depends on the checks before it."""
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(20260101)


def seeded(*shape, dtype=torch.float32):
    """Normal numbers, made on the CPU, the same for the same shape."""
    g = torch.Generator(device="cpu").manual_seed(sum(31**i * n for i, n in enumerate(shape)) % 2**31)
    return torch.randn(*shape, generator=g).to(DEVICE, dtype)


def whole(*shape, low=-8, high=9, dtype=torch.float32):
    """Whole numbers, whose sums and products are exact in any order."""
    g = torch.Generator(device="cpu").manual_seed(sum(17**i * n for i, n in enumerate(shape)) % 2**31)
    return torch.randint(low, high, shape, generator=g).to(DEVICE, dtype)


def fill(module, scale=0.1):
    """Parameters that do not depend on the order of initialisation."""
    with torch.no_grad():
        for p in module.parameters():
            p.copy_(seeded(*p.shape) * scale)
    return module.to(DEVICE)


def fingerprint(tensors):
    """A digest that is taken on the device: the sum of the bits of each, as whole numbers."""
    return digest(torch.stack([t.detach().contiguous().view(torch.int32).sum(dtype=torch.int64) for t in tensors]))


def resnet18():
    """torchvision's ResNet-18, a batch of pictures and their labels."""
    model = need("torchvision").models.resnet18(num_classes=10).to(DEVICE)
    return model, seeded(16, 3, 64, 64), torch.arange(16, device=DEVICE) % 10


def gpt2(layers=12, width=768, vocabulary=50257):
    """transformers' GPT-2, by default the 124 million parameters of "small", with random weights."""
    transformers = need("transformers")
    if not GPU:
        layers, width, vocabulary = 2, 64, 512
    config = transformers.GPT2Config(
        n_layer=layers, n_embd=width, n_head=width // 64 if GPU else 2, vocab_size=vocabulary, n_positions=256,
        bos_token_id=0, eos_token_id=vocabulary - 1, resid_pdrop=0.1, embd_pdrop=0.1, attn_pdrop=0.1,
    )  # fmt: skip
    with torch.device(DEVICE):
        return transformers.GPT2LMHeadModel(config)


def token_ids(batch, length, vocabulary=500):
    g = torch.Generator(device="cpu").manual_seed(batch * 1000 + length)
    return torch.randint(1, vocabulary, (batch, length), generator=g).to(DEVICE)
