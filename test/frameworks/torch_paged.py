"""A paged optimiser as bitsandbytes has it: Adam whose moments lie in managed memory, which the device is given by prefetching
before each update, and the host reads and writes in between. torch_runtime runs it small; by itself it tells times:

    python3 torch_paged.py [--parameters 40] [--mib 64] [--steps 5] [--fill 1.1]

--fill allocates managed memory for so many times the device's memory, and uses all of it once."""
import argparse
import ctypes
import time

import numpy
import torch

CPU = -1


class Driver:
    def __init__(self):
        self.library = ctypes.CDLL("libcuda.so.1")
        self.library.cuMemPrefetchAsync.argtypes = [ctypes.c_uint64, ctypes.c_size_t, ctypes.c_int, ctypes.c_void_p]
        self.library.cuMemFree_v2.argtypes = [ctypes.c_uint64]

    def call(self, name, *arguments):
        if code := getattr(self.library, name)(*arguments):
            raise RuntimeError(f"{name}: error {code}")


class Paged:
    """Managed memory as a tensor of the device's and one of the host's, both at its address."""

    def __init__(self, driver, n, kind=torch.float32):
        torch.cuda.current_stream()  # there is a context
        torch.zeros(1, device="cuda")
        at, size = ctypes.c_uint64(), n * kind.itemsize
        driver.call("cuMemAllocManaged", ctypes.byref(at), ctypes.c_size_t(size), 2)  # attached to the host, as bitsandbytes does
        self.driver, self.at, self.size = driver, at.value, size
        bytes_ = (ctypes.c_ubyte * size).from_address(self.at)
        self.host = torch.from_numpy(numpy.frombuffer(bytes_, dtype=numpy.uint8)).view(kind)
        self.__cuda_array_interface__ = {"shape": (size,), "typestr": "|u1", "data": (self.at, False), "version": 2}
        self.device = torch.as_tensor(self, device="cuda").view(kind)
        assert self.device.data_ptr() == self.at

    def prefetch(self, device=0):
        self.driver.call("cuMemPrefetchAsync", self.at, self.size, device, torch.cuda.current_stream().cuda_stream)

    def free(self):
        self.device = self.host = None
        torch.cuda.synchronize()
        self.driver.call("cuMemFree_v2", self.at)


def adam(weight, gradient, m, v, step):
    m.mul_(0.9).add_(gradient, alpha=0.1)
    v.mul_(0.999).addcmul_(gradient, gradient, value=0.001)
    weight.addcdiv_(m / (1 - 0.9**step), (v / (1 - 0.999**step)).sqrt_().add_(1e-8), value=-0.01)


def train(parameters, n, steps, tell=lambda *_, **__: None):
    """Both optimisers, paged and not; whether all came out equal, and the weights."""
    driver, equal = Driver(), True
    weights = [torch.linspace(-1, 1, n, device="cuda") * (k + 1) for k in range(parameters)]
    plain = [w.clone() for w in weights]
    paged = [(Paged(driver, n), Paged(driver, n)) for _ in weights]
    moments = [(torch.zeros_like(w), torch.zeros_like(w)) for w in weights]
    for m, v in paged:
        m.host.zero_()
        v.device.zero_()
    for step in range(1, steps + 1):
        began = time.perf_counter()
        for w, (m, v) in zip(weights, paged):
            m.prefetch()
            v.prefetch()
            adam(w, w.sin() * step, m.device, v.device, step)
        torch.cuda.synchronize()
        tell(f"step {step}: paged {time.perf_counter() - began:.3f} s", end="")
        began = time.perf_counter()
        for w, (m, v) in zip(plain, moments):
            adam(w, w.sin() * step, m, v, step)
        torch.cuda.synchronize()
        tell(f", plain {time.perf_counter() - began:.3f} s", end="")
        began = time.perf_counter()
        if step % 3 == 1:  # the host changes some in place
            for (m, _), (other, _) in list(zip(paged, moments))[::3]:
                m.host[::7] *= 0.5
                other[::7] *= 0.5
            tell(f", host changes {time.perf_counter() - began:.3f} s")
        elif step % 3 == 2:  # and sees all of it, as before saving
            for m, v in paged:
                m.prefetch(CPU)
                v.prefetch(CPU)
            torch.cuda.synchronize()
            for pair, others in zip(paged, moments):
                equal &= all(torch.equal(a.host, b.cpu()) for a, b in zip(pair, others))
            tell(f", host reads {time.perf_counter() - began:.3f} s")
        else:
            tell("")
    equal &= all(torch.equal(a, b) for a, b in zip(weights, plain))
    for m, v in paged:
        m.free()
        v.free()
    return equal, plain


def fill(times):
    """More managed memory than the device has, in blocks of 1 GiB."""
    driver = Driver()
    total = torch.cuda.get_device_properties(0).total_memory
    began, blocks = time.perf_counter(), []
    for k in range(int(total * times) >> 30):
        blocks.append(Paged(driver, 1 << 28, torch.int32))
        blocks[-1].device.fill_(k)
    torch.cuda.synchronize()
    print(f"{len(blocks)} GiB of managed memory on {total >> 30} GiB: {time.perf_counter() - began:.1f} s, {torch.cuda.mem_get_info()}")
    right = all(b.host[k].item() == k and b.host[-1].item() == k for k, b in enumerate(blocks))
    print("right" if right else "wrong")
    return right


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--parameters", type=int, default=40)
    arguments.add_argument("--mib", type=int, default=64)
    arguments.add_argument("--steps", type=int, default=5)
    arguments.add_argument("--fill", type=float, default=0)
    a = arguments.parse_args()
    ok, _ = train(a.parameters, a.mib << 18, a.steps, print)
    print("equal" if ok else "different")
    if a.fill:
        ok = fill(a.fill) and ok
    raise SystemExit(not ok)
