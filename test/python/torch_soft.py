"""A current PyTorch, whose wheel carries machine code only, on the software GPU:
what needs no kernel works, the rest fails as CUDA does."""
import torch

print("device:", torch.cuda.get_device_name(), torch.cuda.get_device_capability())
print("zeros:", torch.zeros(10, device="cuda").cpu().tolist())
x = torch.arange(1000, dtype=torch.float32)
y = x.to("cuda")
print("copy there and back:", torch.equal(y.cpu(), x))
z = torch.empty_like(y)
z.copy_(y)
print("copy on the device:", torch.equal(z.cpu(), x))
z.zero_()
print("zero:", z.cpu().count_nonzero().item())
s = torch.cuda.Stream()
e = torch.cuda.Event(enable_timing=True)
with torch.cuda.stream(s):
    p = x.pin_memory().to("cuda", non_blocking=True)
    e.record()
e.synchronize()
print("stream, event, pinned memory:", torch.equal(p.cpu(), x))
print("memory:", torch.cuda.memory_allocated() >= 3 * 4000, torch.cuda.mem_get_info()[1] > 0)
for name, fn in (("ones", lambda: torch.ones(10, device="cuda")), ("addition", lambda: y + 1), ("sum", lambda: y.sum())):
    try:
        fn()
        torch.cuda.synchronize()
        print(name + ": it ran")
    except RuntimeError as e:
        print(name + ":", str(e).splitlines()[0])
print("and still there:", torch.equal(y.cpu(), x))
