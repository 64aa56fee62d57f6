"""Code that is compiled on the spot: torch.compile, FlexAttention, torch.export, TorchScript, ONNX."""
import torch
import torch.nn as nn
import torch.nn.functional as F

from cases import DEVICE, GPU, case, gpu_case, need
from models import before as fresh
from models import infer, made, seeded, tokens, train


def before():
    fresh()
    import torch._inductor.config as config

    torch._dynamo.reset()
    config.compile_threads = 1  # the sweep has a process for each processor already
    config.deterministic = True


def block():
    return made(lambda: nn.TransformerEncoderLayer(64, 4, 128, dropout=0.0, batch_first=True))


def compiled_training(**how):
    model = block()
    fast = torch.compile(model, **how)
    return train(model, lambda: fast(seeded(4, 32, 64)), steps=3)


gpu_case(lambda: compiled_training(), "compile_default")
gpu_case(lambda: compiled_training(mode="reduce-overhead"), "compile_reduce_overhead")
case(lambda: compiled_training(backend="aot_eager"), "compile_aot_eager")
case(lambda: compiled_training(backend="eager"), "compile_eager")
gpu_case(lambda: compiled_training(backend="cudagraphs"), "compile_cudagraphs")


@gpu_case
def compile_changing_shapes():
    f = torch.compile(lambda x: (F.gelu(x) * x.mean(-1, keepdim=True)).softmax(-1), dynamic=True)
    return [f(seeded(n, 40)) for n in (3, 17, 64, 5)]


@gpu_case
def compile_convolution():
    model = made(lambda: nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.AdaptiveAvgPool2d(4), nn.Flatten(), nn.Linear(256, 5)))
    fast = torch.compile(model)
    return train(model, lambda: fast(seeded(4, 3, 32, 32)), steps=2)


@gpu_case
def compile_reductions():
    f = torch.compile(lambda x: [x.sum(0), x.cumsum(1), x.sort(1)[0], x.amax(1), x.var(1), torch.where(x > 0, x, -x).prod(1)])
    return f(seeded(64, 300))


@gpu_case
def compile_language_model():
    t = need("transformers")
    config = t.LlamaConfig(vocab_size=128, hidden_size=128, intermediate_size=256, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2)
    model, ids = made(lambda: t.LlamaForCausalLM(config)), tokens(2, 32)
    fast = torch.compile(model)
    return train(model, lambda: fast(input_ids=ids, labels=ids), steps=2)


@gpu_case
def flex_attention():
    """Attention with a score function and a mask of one's own, compiled to a Triton kernel, forward and backward."""
    from torch.nn.attention.flex_attention import create_block_mask, flex_attention

    q, k, v = (seeded(2, 4, 256 + i, 64)[:, :, :256].requires_grad_() for i in range(3))
    mask = create_block_mask(lambda b, h, i, j: (i >= j) & (i - j < 64), None, None, 256, 256, device=DEVICE)
    out = torch.compile(flex_attention)(q, k, v, score_mod=lambda s, b, h, i, j: s + (j - i) * 0.01, block_mask=mask)
    out.sum().backward()
    return out, q.grad, k.grad, v.grad


@case
def export():
    model = block().eval()
    x = seeded(2, 16, 64)
    program = torch.export.export(model, (x,), dynamic_shapes=({0: torch.export.Dim("n", min=1, max=8)},))
    with torch.no_grad():
        return program.module()(seeded(3, 16, 64)), model(seeded(3, 16, 64)), len(program.graph.nodes)


@case
def torchscript():
    def f(x, n: int):
        for i in range(n):
            x = torch.tanh(x) * (i + 1) + x.mean()
        return x

    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        script = torch.jit.script(f)
        traced = torch.jit.trace(block().eval(), seeded(2, 8, 64), check_trace=False)
    with torch.no_grad():
        return [script(seeded(200), 5) for _ in range(4)], [traced(seeded(2, 8, 64)) for _ in range(3)]


@case
def fx():
    """A model taken apart and put together with torch.fx, normalisation folded into its convolutions."""
    model = made(lambda: nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU())).eval()
    folded = torch.fx.experimental.optimization.fuse(model) if hasattr(torch.fx.experimental, "optimization") else torch.fx.symbolic_trace(model)
    return infer(folded, lambda: folded(seeded(2, 3, 16, 16))), infer(model, lambda: model(seeded(2, 3, 16, 16)))


@gpu_case
def compiled_at_run_time():
    """torch.cuda.jiterator: NVRTC."""
    f = torch.cuda.jiterator._create_jit_fn("template <typename T> T f(T x, T y, T alpha) { return alpha * x * x + y; }", alpha=1.0)
    return f(seeded(1000), seeded(1000), alpha=2.5)


@case
def onnx_runtime():
    """The exported model on ONNX Runtime, which has only the CPU here; the weights come from the device."""
    ort = need("onnxruntime")
    need("onnxscript")
    import io

    model = made(lambda: nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4))).eval()
    file = io.BytesIO()
    torch.onnx.export(model.cpu(), (seeded(2, 16).cpu(),), file, dynamo=False, input_names=["x"])
    session = ort.InferenceSession(file.getvalue(), providers=["CPUExecutionProvider"])
    return session.run(None, {"x": seeded(2, 16).cpu().numpy()}), infer(model.to(DEVICE), lambda: model(seeded(2, 16)))


if not GPU:
    torch._dynamo.config.suppress_errors = False
