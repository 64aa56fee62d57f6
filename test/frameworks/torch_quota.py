"""PyTorch under a memory quota: ferry run --mem 4GiB -- python3 torch_quota.py [BYTES]

It reports the quota as the device's memory, fails with its usual error beyond it, and goes on once it has freed some.
Prints PASS, or what is wrong, and ends accordingly."""
import sys

import torch

QUOTA = int(sys.argv[1]) if len(sys.argv) > 1 else 4 << 30
STEP = QUOTA // 8
wrong = []


def expect(what, holds):
    if not holds:
        wrong.append(what)
        print("FAIL", what, flush=True)


def fill():
    """As many tensors of an eighth as fit, and the error of the one that does not."""
    held = []
    try:
        while len(held) < 64:
            held.append(torch.full((STEP // 4,), len(held) + 1.0, device="cuda"))
    except torch.OutOfMemoryError as e:
        return held, str(e)
    return held, ""


def gib(n):
    return f"{n / (1 << 30):.2f} GiB"


total = torch.cuda.get_device_properties(0).total_memory
free, seen = torch.cuda.mem_get_info()
print("total memory", gib(total), "free", gib(free))
expect(f"torch reports {total} bytes, not {QUOTA}", total == QUOTA and seen == QUOTA)

held, error = fill()
print(len(held), "eighths fit, then:", error.split(". ")[0])
expect("eight eighths and nothing else fit, or fewer than six", 6 <= len(held) <= 8)
expect("no usual error", "out of memory" in error and gib(QUOTA) in error)
expect("what was there before the error is damaged", all(float(t[-1]) == i + 1.0 for i, t in enumerate(held)))

again, error = fill()
expect("memory came from nowhere", not again and "out of memory" in error)

count = len(held)
del held[:2]
torch.cuda.empty_cache()
more, _ = fill()
expect(f"{len(more)} fit where two were freed", len(more) == 2)
del held, more, again
torch.cuda.empty_cache()
free, _ = torch.cuda.mem_get_info()
print("free after all is freed", gib(free))
held, _ = fill()
expect(f"{len(held)} fit after all was freed, {count} before", len(held) == count)
del held
torch.cuda.empty_cache()

a = torch.arange(1024 * 1024, device="cuda", dtype=torch.float32).reshape(1024, 1024) % 7
expect("a product is wrong", torch.equal((a @ a).cpu(), a.cpu() @ a.cpu()))
print("FAIL" if wrong else "PASS")
sys.exit(bool(wrong))
