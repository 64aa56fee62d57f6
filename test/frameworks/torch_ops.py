"""PyTorch's operators, by the library behind them: its own kernels, cuBLAS, cuDNN,
cuFFT, cuSOLVER, cuSPARSE, cuRAND, flash attention. See run.py."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from checks import DEVICE, check, digest, gpu_check
from torch_common import before, fill, seeded, whole  # noqa: F401 (run.py calls before)


@gpu_check
def device():
    p = torch.cuda.get_device_properties(0)
    return p.name, p.multi_processor_count, p.major, p.minor, p.total_memory


@check
def elementwise():
    x = seeded(1000, 1000)
    return digest(x + 1, x.sin().exp().sqrt(), torch.where(x > 0, x, -x), x.to(torch.float16), x.to(torch.int32), torch.erf(x), x.bfloat16())


@check
def reductions():
    x = seeded(512, 2048)
    return digest(x.sum(0), x.mean(1), x.max(1).values, x.argmin(1), x.logsumexp(1), x.var(0), x.norm(dim=1)), x.sum().item(), x.double().sum().item()


@check
def sort_scan_unique():
    x = whole(64, 1000, low=0, high=500, dtype=torch.int64)
    values, counts = torch.unique(x, return_counts=True)
    return digest(x.cumsum(1), x.sort(dim=1, stable=True).indices, x.topk(9).values, values, counts, torch.bincount(x.flatten()), x.flatten().msort())


@check
def indexing():
    x = seeded(4096, 64)
    i = torch.arange(0, 4096, 3, device=DEVICE)
    y = torch.zeros(100, 64, device=DEVICE).index_add_(0, i % 100, whole(1366, 64))
    z = torch.zeros(100, device=DEVICE).index_put_((i % 100,), whole(1366), accumulate=True)
    return digest(x[i], x.index_select(0, i), x.gather(0, i[:, None].expand(-1, 64)), torch.nonzero(x[:, 0] > 0), x[x > 1], y, z)


@check
def matmul():
    a, b = seeded(512, 1024), seeded(1024, 768)
    many = torch.bmm(seeded(8, 64, 32), seeded(8, 32, 16))
    half = [a.to(t) @ b.to(t) for t in (torch.float16, torch.bfloat16, torch.float64)]
    return digest(a @ b, *half, many, torch.addmm(seeded(768), a, b), a @ seeded(1024), torch.complex(a, a) @ torch.complex(b, -b))


@gpu_check
def matmul_tensor_cores():
    a, b = seeded(512, 1024), seeded(1024, 768)
    torch.backends.cuda.matmul.allow_tf32 = True
    tf32 = a @ b
    torch.backends.cuda.matmul.allow_tf32 = False
    i8 = torch._int_mm(whole(64, 128, dtype=torch.int8), whole(128, 96, dtype=torch.int8))
    one = torch.ones((), device=DEVICE)
    f8 = [t.to(torch.float8_e4m3fn) for t in (whole(64, 128), whole(96, 128))]
    return digest(tf32, i8, torch._scaled_mm(f8[0], f8[1].t(), one, one, out_dtype=torch.bfloat16))


@check
def linear_backward():
    x, w = seeded(256, 512).requires_grad_(), seeded(128, 512).requires_grad_()
    F.gelu(F.linear(x, w)).sum().backward()
    return digest(x.grad, w.grad)


def layer(module, *shape, dtype=torch.float32, memory_format=torch.contiguous_format):
    """Forward and backward of one layer: the digest of its result and its gradients."""
    m = fill(module).to(dtype=dtype, memory_format=memory_format)
    x = seeded(*shape, dtype=dtype).contiguous(memory_format=memory_format).requires_grad_()
    y = m(x)
    (y.float() ** 2).mean().backward()
    return digest(y, x.grad, *[p.grad for p in m.parameters()])


@check
def convolution_kinds():
    return {
        "1d": layer(nn.Conv1d(8, 16, 5, padding=2), 4, 8, 200),
        "2d": layer(nn.Conv2d(3, 16, 3, padding=1), 8, 3, 64, 64),
        "strided": layer(nn.Conv2d(16, 32, 3, stride=2, padding=1), 4, 16, 32, 32),
        "dilated": layer(nn.Conv2d(16, 16, 3, dilation=2), 4, 16, 32, 32),
        "grouped": layer(nn.Conv2d(16, 32, 3, groups=4), 4, 16, 32, 32),
        "depthwise": layer(nn.Conv2d(32, 32, 3, groups=32), 4, 32, 32, 32),
        "3d": layer(nn.Conv3d(4, 8, 3, padding=1), 2, 4, 8, 16, 16),
        "transposed": layer(nn.ConvTranspose2d(16, 8, 4, stride=2, padding=1), 4, 16, 16, 16),
        "transposed3d": layer(nn.ConvTranspose3d(4, 4, 2, stride=2), 2, 4, 4, 8, 8),
    }


@gpu_check
def convolution_types():
    conv = lambda: nn.Conv2d(16, 32, 3, padding=1)  # noqa: E731
    return {
        "half": layer(conv(), 4, 16, 32, 32, dtype=torch.float16),
        "bfloat16_channels_last": layer(conv(), 4, 16, 32, 32, dtype=torch.bfloat16, memory_format=torch.channels_last),
        "double": layer(conv(), 4, 16, 32, 32, dtype=torch.float64),
    }


@check
def norms_and_pools():
    return {
        "batch": layer(nn.BatchNorm2d(16), 8, 16, 24, 24),
        "layer": layer(nn.LayerNorm(128), 64, 128),
        "group": layer(nn.GroupNorm(4, 16), 8, 16, 24, 24),
        "max": layer(nn.MaxPool2d(2), 8, 16, 24, 24),
        "average": layer(nn.AvgPool2d(3), 8, 16, 24, 24),
        "softmax": layer(nn.Softmax(dim=-1), 64, 1000),
    }


def recurrent(kind, **options):
    m = fill(kind(32, 64, 2, **options))
    x = seeded(20, 4, 32).requires_grad_()
    packed = nn.utils.rnn.pack_padded_sequence(x, [20, 17, 9, 2])
    y, _ = nn.utils.rnn.pad_packed_sequence(m(packed)[0])
    (m(x)[0].sum() + y.square().sum()).backward()
    return digest(y, x.grad, *[p.grad for p in m.parameters()])


@check
def recurrent_cudnn():
    return {
        "rnn": recurrent(nn.RNN),
        "lstm": recurrent(nn.LSTM),
        "lstm_bidirectional": recurrent(nn.LSTM, bidirectional=True),
        "gru": recurrent(nn.GRU),
    }


def attention(backend, dtype, **options):
    from torch.nn.attention import sdpa_kernel

    q, k, v = (seeded(2, 4, 128, 64, dtype=dtype).mul_(0.5 + i).requires_grad_() for i in range(3))
    with sdpa_kernel(backend):
        y = F.scaled_dot_product_attention(q, k, v, **options)
        y.float().square().sum().backward()
    return digest(y, q.grad, k.grad, v.grad)


@check
def attention_math():
    from torch.nn.attention import SDPBackend

    return attention(SDPBackend.MATH, torch.float32, is_causal=True)


@gpu_check
def attention_flash():
    from torch.nn.attention import SDPBackend

    return attention(SDPBackend.FLASH_ATTENTION, torch.bfloat16, is_causal=True), attention(SDPBackend.FLASH_ATTENTION, torch.float16)


@gpu_check
def attention_efficient():
    from torch.nn.attention import SDPBackend

    return attention(SDPBackend.EFFICIENT_ATTENTION, torch.float32, is_causal=True), attention(SDPBackend.EFFICIENT_ATTENTION, torch.float16)


@gpu_check
def attention_cudnn():
    from torch.nn.attention import SDPBackend, sdpa_kernel

    # Its backward pass adds in no fixed order, and strict determinism rules the backend out.
    torch.use_deterministic_algorithms(False)
    q, k, v = (seeded(2, 4, 128, 64, dtype=torch.bfloat16) for _ in range(3))
    with sdpa_kernel(SDPBackend.CUDNN_ATTENTION), torch.no_grad():
        return digest(F.scaled_dot_product_attention(q, k, v, is_causal=True))


@check
def fft():
    x = seeded(64, 1000)
    r = torch.fft.rfft(x)
    return digest(r, torch.fft.irfft(r), torch.fft.fft2(x), torch.fft.ifft(torch.fft.fft(x)), torch.fft.fftn(seeded(8, 16, 30)), torch.fft.rfft(x.double(), n=1009))


@check
def linalg():
    a = seeded(64, 64)
    s = a @ a.T + 64 * torch.eye(64, device=DEVICE)
    lu, pivots = torch.linalg.lu_factor(a)
    return {
        "cholesky": digest(torch.linalg.cholesky(s)),
        "solve": digest(torch.linalg.solve(s, a), torch.linalg.inv(s)),
        "lu": digest(lu, pivots),
        "qr": digest(*torch.linalg.qr(seeded(96, 64))),
        "svd": digest(*torch.linalg.svd(seeded(96, 64), full_matrices=False)),
        "eigh": digest(*torch.linalg.eigh(s)),
        "batched": digest(torch.linalg.solve(seeded(5, 16, 16), seeded(5, 16, 3)), torch.linalg.eigvalsh(s.expand(4, 64, 64).contiguous())),
        "det": torch.linalg.det(s / 100).item(),
        "lstsq": digest(torch.linalg.lstsq(seeded(96, 64), seeded(96, 2)).solution),
    }


@check
def sparse():
    a = whole(256, 256) * (whole(256, 256, low=0, high=9) == 4)
    x = whole(256, 32)
    coo, csr = a.to_sparse_coo(), a.to_sparse_csr()
    dense = a @ x
    same = [bool(torch.equal(dense, y)) for y in (torch.sparse.mm(coo, x), csr @ x, (coo + coo).to_dense() @ x / 2)]
    return digest(torch.sparse.mm(coo, x), csr @ x, csr @ x[:, 0], (csr @ csr).to_dense(), coo.coalesce().indices()), same


@check
def random():
    torch.manual_seed(7)
    g = torch.Generator(device=DEVICE).manual_seed(11)
    kinds = [torch.rand(1000, device=DEVICE), torch.randn(1000, device=DEVICE), torch.randint(0, 9, (1000,), device=DEVICE), torch.randperm(1000, device=DEVICE)]
    return digest(*kinds, torch.empty(1000, device=DEVICE).exponential_(generator=g), F.dropout(torch.ones(1000, device=DEVICE)), torch.bernoulli(torch.rand(1000, device=DEVICE)))
