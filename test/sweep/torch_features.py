"""Parts of PyTorch that programs lean on: mixed precision, loaders, several processes, attention, quantisation, export, graphs of
the device, streams, sparse and nested tensors, functional transforms."""
import os
import subprocess
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

from cases import DEVICE, GPU, case, gpu_case, need
from models import before, made, seeded, tokens, train  # noqa: F401 (run.py calls before)


def perceptron(width=64):
    return made(lambda: nn.Sequential(nn.Linear(32, width), nn.GELU(), nn.Linear(width, width), nn.LayerNorm(width), nn.Linear(width, 4)))


def classify(model, n=128):
    x, y = seeded(n, 32), torch.arange(n, device=DEVICE) % 4
    return lambda: {"loss": F.cross_entropy(model(x), y)}


@gpu_case
def mixed_precision_half():
    """GradScaler, with a step that overflows."""
    model = perceptron()
    opt, scaler, out = torch.optim.Adam(model.parameters(), 1e-3), torch.amp.GradScaler(init_scale=2.0**20, growth_interval=2), []
    for i in range(6):
        opt.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            loss = classify(model)()["loss"] * (1e5 if i == 2 else 1)
        scaler.scale(loss).backward()
        scaler.unscale_(opt)
        out.append([loss.detach(), nn.utils.clip_grad_norm_(model.parameters(), 1.0), scaler.get_scale()])
        scaler.step(opt)
        scaler.update()
    return out, model


@case
def mixed_precision_bfloat16():
    model = perceptron()
    return train(model, classify(model), steps=5, kind=torch.bfloat16)


@gpu_case
def tensor_float_32():
    torch.backends.cuda.matmul.allow_tf32 = True
    try:
        model = perceptron(256)
        return train(model, classify(model), steps=3), seeded(256, 256) @ seeded(256, 256)
    finally:
        torch.backends.cuda.matmul.allow_tf32 = False


@gpu_case
def eight_bit_floats():
    a, b = seeded(64, 128).to(torch.float8_e4m3fn), seeded(32, 128).to(torch.float8_e4m3fn)
    one = torch.tensor(1.0, device=DEVICE)
    return torch._scaled_mm(a, b.t(), one, one, out_dtype=torch.bfloat16), a.float(), seeded(64).to(torch.float8_e5m2).float()


def loader(workers, pin, **more):
    data = torch.utils.data.TensorDataset(seeded(256, 32).cpu(), torch.arange(256) % 4)
    g = torch.Generator().manual_seed(3)
    return torch.utils.data.DataLoader(data, 32, shuffle=True, num_workers=workers, pin_memory=pin and GPU, generator=g, **more)


def epochs(data, count=2):
    model = perceptron()
    opt, losses = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9), []
    for _ in range(count):
        for x, y in data:
            opt.zero_grad()
            loss = F.cross_entropy(model(x.to(DEVICE, non_blocking=True)), y.to(DEVICE, non_blocking=True))
            loss.backward()
            opt.step()
            losses.append(loss.detach())
    return torch.stack(losses), model


case(lambda: epochs(loader(0, True)), "loader_pinned")
case(lambda: epochs(loader(2, True, persistent_workers=True)), "loader_two_workers")
case(lambda: epochs(loader(2, True, multiprocessing_context="spawn"), 1), "loader_spawned_workers")

DISTRIBUTED = """
import os, sys, torch, torch.distributed as dist
rank, backend, device, out = int(os.environ["RANK"]), sys.argv[1], sys.argv[2], sys.argv[3]
torch.use_deterministic_algorithms(True, warn_only=True)
dist.init_process_group(backend)
torch.manual_seed(7)
model = torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.ReLU(), torch.nn.Linear(64, 4)).to(device)
model = torch.nn.parallel.DistributedDataParallel(model)
opt, losses = torch.optim.SGD(model.parameters(), 0.1), []
for i in range(4):
    torch.manual_seed(100 * i + rank)
    x = torch.randn(16, 32).to(device)
    loss = torch.nn.functional.cross_entropy(model(x), torch.arange(16, device=device) % 4)
    opt.zero_grad(); loss.backward(); opt.step(); losses.append(loss.detach())
total = torch.stack(losses); dist.all_reduce(total)
gathered = [torch.zeros_like(total) for _ in range(dist.get_world_size())]; dist.all_gather(gathered, total + rank)
shared = torch.full((5,), float(rank), device=device); dist.broadcast(shared, 0)
if rank == 0:
    torch.save([total.cpu(), [g.cpu() for g in gathered], shared.cpu(), [p.detach().cpu() for p in model.parameters()]], out)
dist.barrier(); dist.destroy_process_group()
"""


def distributed(backend, world):
    """DistributedDataParallel and collectives, each rank a process of its own; all on one GPU."""
    import socket

    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    out = os.path.join(os.environ["CHECK_SCRATCH"], f"{backend}{world}.pt")
    env = dict(os.environ, MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port), WORLD_SIZE=str(world), GLOO_SOCKET_IFNAME="lo", NCCL_SOCKET_IFNAME="lo", LOCAL_RANK="0")
    ranks = [subprocess.Popen([sys.executable, "-c", DISTRIBUTED, backend, DEVICE, out], env=dict(env, RANK=str(r)), stderr=subprocess.PIPE, text=True) for r in range(world)]
    said = [p.communicate(timeout=50)[1] for p in ranks]
    if any(p.returncode for p in ranks):
        raise RuntimeError("; ".join(s.strip().splitlines()[-1] if s.strip() else "" for s in said))
    return torch.load(out)


case(lambda: distributed("gloo", 1), "distributed_gloo_one_rank")
case(lambda: distributed("gloo", 2), "distributed_gloo_two_ranks")
gpu_case(lambda: distributed("nccl", 1), "distributed_nccl_one_rank")


def attention_inputs(dtype, length=128, heads=4, width=64, kv_heads=None):
    return [seeded(2, h, length + i, width, dtype=dtype)[:, :, :length].requires_grad_() for i, h in enumerate((heads, kv_heads or heads, kv_heads or heads))]


def attention(backend, dtype, **more):
    q, k, v = attention_inputs(dtype)
    with nn.attention.sdpa_kernel(backend):
        out = F.scaled_dot_product_attention(q, k, v, **more)
    out.float().square().sum().backward()
    return out, q.grad, k.grad, v.grad


_B = nn.attention.SDPBackend
case(lambda: attention(_B.MATH, torch.float32, is_causal=True), "attention_math")
gpu_case(lambda: attention(_B.FLASH_ATTENTION, torch.bfloat16, is_causal=True), "attention_flash")
gpu_case(lambda: attention(_B.FLASH_ATTENTION, torch.float16, dropout_p=0.2), "attention_flash_dropout")
gpu_case(lambda: attention(_B.EFFICIENT_ATTENTION, torch.float32, is_causal=True), "attention_efficient")
gpu_case(lambda: attention(_B.EFFICIENT_ATTENTION, torch.float16, attn_mask=seeded(128, 128, dtype=torch.float16)), "attention_efficient_masked")
gpu_case(lambda: attention(_B.CUDNN_ATTENTION, torch.bfloat16, is_causal=True), "attention_cudnn")


@case
def attention_grouped():
    q, k, v = attention_inputs(torch.float32, heads=8, kv_heads=2)
    return F.scaled_dot_product_attention(q, k, v, enable_gqa=True)


@case
def sparse_tensors():
    torch.use_deterministic_algorithms(False)
    dense = seeded(60, 50) * (seeded(60, 51)[:, :50] > 1)
    coo, csr, x = dense.to_sparse(), dense.to_sparse_csr(), seeded(50, 8)
    return coo @ x, csr @ x, torch.sparse.sum(coo, 0), torch.sparse.softmax(coo, 1), coo.t().coalesce(), (coo * 2 + coo).coalesce(), torch.sparse.mm(coo, coo.t()), dense.to_sparse_bsr((10, 10)), dense.to_sparse_csc()


@case
def sparse_embedding():
    """Sparse gradients and SparseAdam."""
    layer = made(lambda: nn.EmbeddingBag(100, 16, mode="sum", sparse=True))
    opt = torch.optim.SparseAdam(layer.parameters(), 0.01)
    for _ in range(3):
        opt.zero_grad()
        layer(tokens(8, 6, 100, low=0)).square().mean().backward()
        opt.step()
    return layer


@gpu_case
def sparse_two_of_four():
    """Half of the weights are zero, in a pattern that the tensor cores know."""
    w = seeded(128, 128, dtype=torch.float16)
    keep = torch.zeros_like(w).view(128, 32, 4)
    keep[:, :, :2] = 1
    s = torch.sparse.to_sparse_semi_structured(w * keep.view(128, 128))
    return s @ seeded(128, 64, dtype=torch.float16)


@case
def nested_tensors():
    parts = [seeded(n, 16) for n in (5, 9, 3)]
    jagged = torch.nested.nested_tensor(parts, layout=torch.jagged)
    layer = made(lambda: nn.Linear(16, 8))
    out = layer(jagged)
    padded = torch.nested.to_padded_tensor(torch.nested.nested_tensor(parts), 0.0)
    return [*out.unbind()], padded, [*F.gelu(out).unbind()], torch.nested.nested_tensor(parts).softmax(-1)


@case
def fourier():
    a = seeded(8, 60)
    f = torch.fft.rfft(a)
    return f, torch.fft.irfft(f, 60), torch.fft.fft2(seeded(4, 32, 30)), torch.fft.fftn(seeded(9, 10, 11)), torch.stft(a, 16, window=torch.hann_window(16, device=DEVICE), return_complex=True), torch.fft.hfft(f), torch.fft.ifft(seeded(7, 101))


@case
def linear_algebra():
    a = seeded(6, 24, 24)
    s = a @ a.mT + 24 * torch.eye(24, device=DEVICE)
    L = torch.linalg
    return L.qr(a), L.svd(a), L.eigh(s), L.cholesky(s), L.solve(s, a), L.inv(s), L.lu_factor(a), L.det(s), L.pinv(a), L.matrix_norm(a, "nuc"), L.cond(s), torch.triangular_solve(a, L.cholesky(s), upper=False) if hasattr(torch, "triangular_solve") else L.solve_triangular(L.cholesky(s), a, upper=False)


@case
def functional_transforms():
    """vmap, jacobian, hessian, forward mode: torch.func."""
    f = torch.func
    model = perceptron()
    weights = dict(model.named_parameters())
    x, y = seeded(8, 32), torch.arange(8, device=DEVICE) % 4
    loss = lambda w, a, b: F.cross_entropy(f.functional_call(model, w, (a[None],)), b[None])  # noqa: E731
    per_sample = f.vmap(f.grad(loss), in_dims=(None, 0, 0))(weights, x, y)
    g = lambda v: (v.sin() * v.roll(1)).sum()  # noqa: E731
    v = seeded(10)
    return per_sample, f.hessian(g)(v), f.jacrev(torch.softmax, 0)(v, 0), f.jvp(torch.sin, (v,), (v,))


@case
def quantised_weights():
    """Eight-bit weights with the scales beside them."""
    model, x = perceptron(), seeded(8, 32)
    out = []
    for layer in (m for m in model if isinstance(m, nn.Linear)):
        scale = layer.weight.abs().amax(1, keepdim=True) / 127
        w = (layer.weight / scale).round().clamp(-127, 127).to(torch.int8)
        x = F.linear(x[:, : w.shape[1]], w.float() * scale, layer.bias)
        out.append([w, x])
    return out, torch.fake_quantize_per_tensor_affine(x, 0.1, 0, -128, 127), torch.quantize_per_tensor(x, 0.1, 0, torch.qint8).dequantize()


@gpu_case
def integer_matrices():
    a, b = (seeded(64, 64) * 20).to(torch.int8), (seeded(64, 32) * 20).to(torch.int8)
    return torch._int_mm(a, b)


@case
def recurrent_packed():
    lengths = torch.tensor([9, 7, 4])
    x = nn.utils.rnn.pack_padded_sequence(seeded(3, 9, 16), lengths, batch_first=True)
    out = []
    for kind in (nn.LSTM, nn.GRU, nn.RNN):
        layer = made(lambda kind=kind: kind(16, 24, 2, bidirectional=True, batch_first=True))
        y, state = layer(x)
        y.data.square().sum().backward()
        out.append([y.data, state, [p.grad for p in layer.parameters()]])
    return out


@case
def checkpoint_of_training():
    """State of model, optimiser and random numbers, saved and loaded; the run goes on as if nothing had been."""
    path = os.path.join(os.environ["CHECK_SCRATCH"], "state.pt")
    model = nn.Sequential(perceptron(), nn.Dropout(0.5))
    opt = torch.optim.AdamW(model.parameters(), 1e-2)

    def step():
        opt.zero_grad()
        loss = classify(model)()["loss"]
        loss.backward()
        opt.step()
        return loss.detach()

    first = [step() for _ in range(2)]
    random = torch.cuda.get_rng_state() if GPU else torch.get_rng_state()
    torch.save([model.state_dict(), opt.state_dict(), random], path)
    on = [step() for _ in range(2)]
    weights, state, random = torch.load(path, map_location="cpu", weights_only=True)
    model.load_state_dict(weights)
    opt.load_state_dict(state)
    (torch.cuda.set_rng_state if GPU else torch.set_rng_state)(random)
    again = [step() for _ in range(2)]
    return first, on, again


@case
def lightning():
    """Lightning's Trainer with validation, a schedule, and a checkpoint that is loaded."""
    pl = need("pytorch_lightning")

    class Module(pl.LightningModule):
        def __init__(self):
            super().__init__()
            self.model, self.seen = perceptron(), []

        def training_step(self, batch, _):
            loss = F.cross_entropy(self.model(batch[0]), batch[1])
            self.seen.append(loss.detach())
            return loss

        def validation_step(self, batch, _):
            self.log("valid", F.cross_entropy(self.model(batch[0]), batch[1]))

        def configure_optimizers(self):
            opt = torch.optim.SGD(self.parameters(), 0.1)
            return [opt], [torch.optim.lr_scheduler.CosineAnnealingLR(opt, 4)]

    module = Module()
    run = pl.Trainer(max_epochs=2, accelerator="gpu" if GPU else "cpu", devices=1, logger=False, enable_progress_bar=False, enable_model_summary=False,
                     precision="16-mixed" if GPU else "32-true", default_root_dir=os.environ["CHECK_SCRATCH"], gradient_clip_val=1.0)  # fmt: skip
    run.fit(module, loader(0, True), loader(0, True))
    return [s.float() for s in module.seen], run.callback_metrics["valid"], module.model


@gpu_case
def device_graphs():
    """A training step captured once and replayed."""
    model = perceptron()
    opt = torch.optim.Adam(model.parameters(), 1e-2, capturable=True)
    x, y = seeded(64, 32), torch.arange(64, device=DEVICE) % 4
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())

    def step():
        opt.zero_grad(set_to_none=True)
        loss = F.cross_entropy(model(x), y)
        loss.backward()
        opt.step()
        return loss

    with torch.cuda.stream(side):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        loss = step()
    losses = []
    for i in range(10):
        x.copy_(seeded(64 + i, 32)[:64])
        graph.replay()
        losses.append(loss.clone())
    return losses, model


@gpu_case
def many_streams():
    """Work on eight streams that depend on each other, with memory handed from one to another."""
    streams, x, out = [torch.cuda.Stream() for _ in range(8)], seeded(256, 256), []
    event = None
    for i in range(64):
        with torch.cuda.stream(streams[i % 8]):
            if event:
                streams[i % 8].wait_event(event)
            x = torch.tanh(x @ seeded(256, 256) / 16)
            x.record_stream(streams[i % 8])
            event = torch.cuda.Event()
            event.record()
            out.append(x.sum())
    torch.cuda.synchronize()
    return x, out


@gpu_case
def many_small_copies():
    """Hundreds of tensors to the device and back, pinned and not, and item() in a loop."""
    sent = [torch.full((i % 50 + 1,), float(i)) for i in range(400)]
    sent = [s.pin_memory() if i % 2 else s for i, s in enumerate(sent)]
    there = [s.to(DEVICE, non_blocking=True) * 2 for s in sent]
    total = 0.0
    for t in there:
        total += t.sum().item()
    return total, [t.to("cpu", non_blocking=False) for t in there]


@gpu_case
def memory_in_and_out():
    """Allocation of changing sizes, with the cache emptied between, and a tensor larger than most."""
    out = []
    for i in range(12):
        n = (i * 7919) % 50 + 1
        t = torch.arange(n * 100_000, device=DEVICE, dtype=torch.float32)
        out.append(t[:: n * 999].clone())
        del t
        if i % 4 == 0:
            torch.cuda.empty_cache()
    big = torch.ones(1 << 30, dtype=torch.int8, device=DEVICE)
    return out, big.sum(dtype=torch.int64)


@case
def user_functions():
    """autograd.Function, hooks, anomaly detection, double backward."""

    class Cube(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**3

        @staticmethod
        def backward(ctx, g):
            return 3 * ctx.saved_tensors[0] ** 2 * g

    x, seen = seeded(20).requires_grad_(), []
    x.register_hook(lambda g: seen.append(g.clone()))
    with torch.autograd.set_detect_anomaly(True):
        y = Cube.apply(x).sum()
        (g,) = torch.autograd.grad(y, x, create_graph=True)
        g.square().sum().backward()
    return x.grad, seen
