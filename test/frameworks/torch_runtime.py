"""PyTorch's use of the CUDA runtime: streams, events, memory, allocators, processes,
NCCL, the profiler, extensions. See run.py."""
import os
import subprocess
import sys

import torch

from checks import DEVICE, GPU, Skip, check, digest, gpu_check
from torch_common import before, seeded, whole  # noqa: F401 (run.py calls before)

HERE = os.path.dirname(os.path.abspath(__file__))
SCRATCH = os.environ["CHECK_SCRATCH"]


CHILDREN = {
    "nccl": (["nccl", os.path.join(SCRATCH, f"store.{os.getpid()}")], {}),
    "assertion": (["assertion"], {}),
    "native": (["allocator"], {}),
    "async": (["allocator"], {"PYTORCH_ALLOC_CONF": "backend:cudaMallocAsync"}),
    "expandable": (["allocator"], {"PYTORCH_ALLOC_CONF": "expandable_segments:True"}),
}
started = {}


def child(name):
    """What a program of torch_child.py prints; it must end well. They all start together, as most of it is importing."""
    if not started:
        for key, (arguments, environment) in CHILDREN.items():
            command = [sys.executable, os.path.join(HERE, "torch_child.py"), *arguments]
            started[key] = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    p = started[name]
    text = p.communicate(timeout=55)[0].strip()
    if p.returncode:
        raise RuntimeError(f"{name} ended with {p.returncode} after {text!r}")
    return text


@gpu_check
def out_of_memory():
    """More than there is, then block by block until there is no more; both times all goes on."""
    total = torch.cuda.get_device_properties(0).total_memory
    kinds = []
    try:
        torch.empty(total + 1, dtype=torch.uint8, device=DEVICE)
    except torch.OutOfMemoryError as e:
        kinds.append("out of memory" in str(e))
    blocks = []
    try:
        while len(blocks) < 1000:
            blocks.append(torch.empty(4 << 30, dtype=torch.uint8, device=DEVICE))
            blocks[-1][-1] = 7
    except torch.OutOfMemoryError as e:
        kinds.append("out of memory" in str(e))
    filled = sum(int(b[-1]) for b in blocks) == 7 * len(blocks), len(blocks) * (4 << 30) > total * 0.9
    del blocks
    torch.cuda.empty_cache()
    again = torch.full((8 << 30,), 3, dtype=torch.uint8, device=DEVICE)
    return kinds, filled, int(again[::1 << 20].sum()), torch.cuda.memory_allocated() < 9 << 30


@gpu_check
def memory_statistics():
    torch.cuda.empty_cache()
    torch.cuda.reset_peak_memory_stats()
    start, (free, total) = torch.cuda.memory_allocated(), torch.cuda.mem_get_info()
    x = torch.empty(1 << 30, dtype=torch.uint8, device=DEVICE)
    held, less = torch.cuda.memory_allocated() - start, free - torch.cuda.mem_get_info()[0]
    stats, segments = torch.cuda.memory_stats(), len(torch.cuda.memory_snapshot()) > 0
    del x
    torch.cuda.empty_cache()
    facts = {
        "held": held,
        "less_free": less >= 1 << 30,
        "free_again": torch.cuda.mem_get_info()[0] - free > -(64 << 20),
        "total": total,
        "peak": torch.cuda.max_memory_allocated() - start,
        "ooms": stats["num_ooms"] >= 0,
        "segments": segments,
    }
    torch.cuda.memory.set_per_process_memory_fraction(0.01)
    try:
        torch.empty(total // 50, dtype=torch.uint8, device=DEVICE)
    except torch.OutOfMemoryError:
        facts["fraction"] = "kept"
    torch.cuda.memory.set_per_process_memory_fraction(1.0)
    return facts


@gpu_check
def streams():
    """Work that streams hand on to each other by events; priorities; the default stream."""
    first, second = torch.cuda.Stream(priority=-1), torch.cuda.Stream()
    x = whole(1000, 1000)
    ready = torch.cuda.Event()
    first.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(first):
        for _ in range(20):
            x = (x + 1) * 2 - x
        ready.record()
    second.wait_event(ready)
    with torch.cuda.stream(second):
        y = x * 3
        y.record_stream(second)
    torch.cuda.current_stream().wait_stream(second)
    z = y - x
    torch.cuda.synchronize()
    return digest(z), first.query(), second.query(), first.priority, second.priority, first == second, torch.cuda.current_stream() == torch.cuda.default_stream()


@gpu_check
def events():
    a, b, c = (torch.cuda.Event(enable_timing=True) for _ in range(3))
    a.record()
    torch.cuda._sleep(20_000_000)  # clocks: about 10 ms
    b.record()
    busy = b.query()
    seeded(512, 512) @ seeded(512, 512)
    c.record()
    c.synchronize()
    facts = busy, a.query(), b.query(), 5 < a.elapsed_time(b) < 1000, 0 < b.elapsed_time(c) < 1000
    try:
        torch.cuda.Event(enable_timing=False).elapsed_time(c)
    except (RuntimeError, ValueError) as e:
        return facts, type(e).__name__
    return facts


@gpu_check
def pinned_copies():
    """Pinned memory both ways without blocking, views with strides, and pageable memory beside it."""
    x = torch.arange(1 << 22, dtype=torch.float32).pin_memory()
    registered = torch.ones(1 << 20)
    code = torch.cuda.cudart().cudaHostRegister(registered.data_ptr(), registered.numel() * 4, 0)
    s = torch.cuda.Stream()
    with torch.cuda.stream(s):
        y = x.to(DEVICE, non_blocking=True)
        back = torch.empty_like(x).pin_memory()
        back.copy_(y + 1, non_blocking=True)
        strided = torch.empty(1024, 2048, pin_memory=True)
        strided.copy_(y.view(1024, 4096)[:, ::2], non_blocking=True)
        r = registered.to(DEVICE, non_blocking=True) * 5
    s.synchronize()
    facts = x.is_pinned(), back.is_pinned(), registered.is_pinned(), int(code)
    torch.cuda.cudart().cudaHostUnregister(registered.data_ptr())
    return digest(back, strided, r), facts, y[12345].item(), digest(y.cpu())


@gpu_check
def graph_pools():
    """Two graphs that share a memory pool, replayed in turn, and memory that lives on between them."""
    pool, x = torch.cuda.graph_pool_handle(), torch.zeros(1 << 16, device=DEVICE)
    graphs = []
    (x + 1).sum()
    torch.cuda.synchronize()
    for k in (1, 2):
        g = torch.cuda.CUDAGraph()
        with torch.cuda.graph(g, pool=pool):
            t = x + k
            x.copy_(t * 2)
        graphs.append(g)
    for i in range(6):
        graphs[i % 2].replay()
    result = x[:3].tolist()
    del graphs, g, t
    torch.cuda.synchronize()
    return result


def shared_child(tensor, pipe):
    """The other process of processes_share_memory: changes the tensor it is given and offers one of its own."""
    total = tensor.sum().item()
    tensor.mul_(2)
    own = torch.arange(1000, device=DEVICE, dtype=torch.float32)
    if GPU:
        torch.cuda.synchronize()
    pipe.send((total, own))
    pipe.recv()  # own must live until the parent has looked


@check
def processes_share_memory():
    """torch.multiprocessing: tensors of one process in another, both ways (CUDA IPC)."""
    import torch.multiprocessing as mp

    context = mp.get_context("spawn")
    here, there = context.Pipe()
    x = torch.arange(1 << 20, device=DEVICE, dtype=torch.float64)
    process = context.Process(target=shared_child, args=(x, there))
    process.start()
    there.close()
    try:
        if not here.poll(50):
            raise RuntimeError("the other process does not answer")
        total, theirs = here.recv()
        result = total, x[3].item(), theirs.sum().item()
        del theirs
        here.send("done")
        process.join(20)
        return result, process.exitcode
    finally:
        process.kill()


@gpu_check
def nccl():
    return child("nccl")


@gpu_check
def allocator_native():
    return child("native")


@gpu_check
def allocator_cuda_malloc_async():
    return child("async")


@gpu_check
def allocator_expandable_segments():
    return child("expandable")


@gpu_check
def device_assert():
    return child("assertion")


RAW = """
extern "C" __global__ void twice(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = x[i] * 2 + i;
}
"""


@gpu_check
def compiled_kernel():
    """A kernel that NVRTC compiles while the program runs."""
    x = torch.ones(1000, device=DEVICE)
    torch.cuda._compile_kernel(RAW, "twice")(grid=(4, 1, 1), block=(256, 1, 1), args=[x, x.numel()])
    return digest(x), x[999].item()


@gpu_check
def paged_optimizer():
    """Adam with its moments in managed memory, as bitsandbytes' paged optimisers have them."""
    from torch_paged import train

    equal, weights = train(4, 300_000, 4)
    return equal, digest(torch.stack(weights))


# Few headers: all of torch/extension.h takes most of a minute.
BINDING = """
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/utils/pybind.h>
at::Tensor scaled(const at::Tensor &x);
"""
EXTENSION = r"""
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty_like.h>
#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAStream.h>
__device__ float factor = 3;
__global__ void scale(const float *x, float *y, long n) {
    long i = blockIdx.x * (long)blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] * factor;
}
at::Tensor scaled(const at::Tensor &x) {
    auto y = at::empty_like(x);
    scale<<<(x.numel() + 255) / 256, 256, 0, c10::cuda::getCurrentCUDAStream()>>>(x.data_ptr<float>(), y.data_ptr<float>(), x.numel());
    C10_CUDA_KERNEL_LAUNCH_CHECK();
    return y;
}
"""


def build_extension(folder):
    from torch.utils.cpp_extension import load_inline

    os.makedirs(folder, exist_ok=True)
    return load_inline("ferry_scaled", BINDING, EXTENSION, functions=["scaled"], build_directory=folder, no_implicit_headers=True)


@gpu_check
def extension():
    """A C++/CUDA extension, built by nvcc. The build is kept for the next run: it does not touch the GPU."""
    from torch.utils.cpp_extension import CUDA_HOME

    if CUDA_HOME is None:
        raise Skip("no nvcc")
    os.environ.setdefault("TORCH_CUDA_ARCH_LIST", "{}.{}".format(*torch.cuda.get_device_capability()))
    m = build_extension(os.environ.get("CHECK_EXTENSION_DIR", os.path.join(SCRATCH, "extension")))
    return digest(m.scaled(seeded(1000))), m.scaled(torch.ones(3, device=DEVICE)).tolist()


def profiled():
    from torch.profiler import ProfilerActivity, profile

    kinds = [ProfilerActivity.CPU] + [ProfilerActivity.CUDA] * GPU
    with profile(activities=kinds, record_shapes=True) as p:
        y = seeded(256, 256) @ seeded(256, 256)
        value = digest(y.relu())
    return value, p.events()


@check
def profiler():
    """With CUDA activities: it must not disturb what it watches, and must see the host's side."""
    value, events = profiled()
    return value, "aten::mm" in [e.name for e in events]


@gpu_check
def profiler_kernels():
    """Whether it sees kernels is CUPTI's doing, which works beneath the driver's API."""
    seen = any("cuda" in str(e.device_type).lower() for e in profiled()[1])
    return "kernels seen" if seen else "no kernels seen"
