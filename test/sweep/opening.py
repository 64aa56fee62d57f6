"""The device through the driver API alone, without any framework: does what the sweep starts work at all?"""
import ctypes

from cases import Skip, case


@case
def open_device():
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError as e:
        raise Skip(f"no libcuda.so.1: {e}") from e

    def call(name, *args):
        result = getattr(cuda, name)(*args)
        if result:
            raise RuntimeError(f"{name} answers {result}")

    context, device, count, memory = ctypes.c_void_p(), ctypes.c_int(), ctypes.c_int(), ctypes.c_uint64()
    call("cuInit", 0)
    call("cuDeviceGetCount", ctypes.byref(count))
    call("cuDeviceGet", ctypes.byref(device), 0)
    call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
    call("cuCtxSetCurrent", context)
    data = bytes(range(256)) * 4096
    back = ctypes.create_string_buffer(len(data))
    call("cuMemAlloc_v2", ctypes.byref(memory), ctypes.c_size_t(len(data)))
    call("cuMemcpyHtoD_v2", memory, data, ctypes.c_size_t(len(data)))
    call("cuMemsetD8_v2", memory, ctypes.c_ubyte(7), ctypes.c_size_t(1000))
    call("cuMemcpyDtoH_v2", back, memory, ctypes.c_size_t(len(data)))
    if back.raw != b"\7" * 1000 + data[1000:]:
        raise RuntimeError("what came back is not what was sent")
    call("cuMemFree_v2", memory)
    return [count.value, sum(back.raw)]
