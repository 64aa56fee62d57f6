"""Programs of their own for torch_runtime.py: what is chosen before CUDA starts, and what ends a context."""
import sys

import torch


def allocator():
    """A workload for an allocator: blocks of many sizes on two streams, freed out of order, and training."""
    torch.manual_seed(1)
    side, kept, total = torch.cuda.Stream(), [], 0
    for i in range(200):
        with torch.cuda.stream(side if i % 3 == 0 else torch.cuda.current_stream()):
            x = torch.full(((i * 7919) % 300000 + 1,), i % 13, device="cuda", dtype=torch.int32)
            kept.append((x, i % 13 * x.numel()))
        if i % 4 == 3:
            torch.cuda.synchronize()
            x, want = kept.pop(i % len(kept))
            total += int(x.sum()) == want
    total += sum(int(x.sum()) == want for x, want in kept)
    del x, kept
    grown = [torch.ones(n << 20, device="cuda", dtype=torch.uint8) for n in (3, 30, 300, 3)]
    sums = [int(g.sum()) for g in grown]
    model = torch.nn.Sequential(torch.nn.Linear(64, 256), torch.nn.ReLU(), torch.nn.Linear(256, 1)).cuda()
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    x, losses = torch.randn(512, 64, device="cuda"), []
    for _ in range(4):
        loss = model(x).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item().hex())
    peak = torch.cuda.max_memory_allocated() > 336 << 20
    del grown
    torch.cuda.empty_cache()
    print(torch.cuda.get_allocator_backend(), total, sums, peak, torch.cuda.memory_allocated() < 64 << 20, *losses)


def assertion():
    """An index out of range, which ends the context."""
    x = torch.zeros(4, device="cuda")
    for what in (lambda: x[torch.tensor([9], device="cuda")], lambda: torch.ones(1, device="cuda")):
        try:
            what()
            torch.cuda.synchronize()
        except RuntimeError as e:
            print(type(e).__name__, "device-side assert" in str(e), end=" ")


def nccl(store):
    """The collectives of a group of one."""
    import torch.distributed as dist

    dist.init_process_group("nccl", init_method=f"file://{store}", rank=0, world_size=1, device_id=torch.device("cuda:0"))
    x = torch.arange(1 << 16, device="cuda", dtype=torch.float32)
    want = x.sum().item()
    dist.all_reduce(x)
    dist.broadcast(x, 0)
    gathered, scattered = [torch.zeros_like(x)], torch.zeros_like(x)
    dist.all_gather(gathered, x)
    dist.reduce_scatter(scattered, [x])
    model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(8, 1).cuda())
    model(torch.ones(4, 8, device="cuda")).sum().backward()
    dist.barrier()
    torch.cuda.synchronize()
    print(x.sum().item() == want, gathered[0].sum().item() == want, scattered.sum().item() == want, model.module.weight.grad.sum().item())
    dist.destroy_process_group()


if __name__ == "__main__":
    {"allocator": allocator, "assertion": assertion, "nccl": nccl}[sys.argv[1]](*sys.argv[2:])
