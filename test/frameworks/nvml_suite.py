"""Everything nvidia-ml-py can read, one line each, so that native and Ferry can be compared.

Numbers that change by themselves are shown by their type; result codes always. Needs nvidia-ml-py, no CUDA.
"""
import ctypes
import inspect
import re
import sys

import pynvml as nv

# Values that no two runs agree on. What they are is compared, not how large.
VOLATILE = re.compile(
    "Temperature|PowerUsage|Utilization|Energy|ClockInfo|GetClock$|ClockFreqs|Throughput|BAR1|Samples|Violation|Replay|FanSpeed|"
    "BBXFlushTime|FieldValues|PerformanceState|PowerState|EventReasons|ThrottleReasons|DynamicPstates|ThermalSettings|ErrorCounter|"
    "EccErrors|Processes|ProcessDetail|AccountingPids|CurrPcie|PcieSpeed|GetIrqNum|MemoryInfo|Coolers|ProcessName|ConfComputeProtected")
# Asking these is not reading, or belongs to somebody else than a client of one GPU.
LEFT_OUT = re.compile("Vgpu|vgpu|Grid|GetHandle|Attestation|Certificate|EventSet|RegisterEvents")

# What to ask functions with more parameters than the device.
ARGUMENTS = {
    "nvmlDeviceGetClockInfo": [(t,) for t in range(5)],
    "nvmlDeviceGetMaxClockInfo": [(t,) for t in range(5)],
    "nvmlDeviceGetApplicationsClock": [(t,) for t in range(4)],
    "nvmlDeviceGetDefaultApplicationsClock": [(t,) for t in range(4)],
    "nvmlDeviceGetMaxCustomerBoostClock": [(t,) for t in range(4)],
    "nvmlDeviceGetClock": [(t, i) for t in range(4) for i in range(4)],
    "nvmlDeviceGetMinMaxClockOfPState": [(t, p) for t in range(3) for p in (0, 8)],
    "nvmlDeviceGetTemperature": [(0,), (1,)],
    "nvmlDeviceGetTemperatureThreshold": [(t,) for t in range(9)],
    "nvmlDeviceGetInforomVersion": [(t,) for t in range(4)],
    "nvmlDeviceGetMemoryErrorCounter": [(e, c, l) for e in range(2) for c in range(2) for l in range(6)],
    "nvmlDeviceGetTotalEccErrors": [(e, c) for e in range(2) for c in range(2)],
    "nvmlDeviceGetDetailedEccErrors": [(e, c) for e in range(2) for c in range(2)],
    "nvmlDeviceGetPcieThroughput": [(0,), (1,), (7,)],
    "nvmlDeviceGetNvLinkState": [(l,) for l in range(20)],
    "nvmlDeviceGetNvLinkVersion": [(l,) for l in range(20)],
    "nvmlDeviceGetNvLinkCapability": [(l, c) for l in (0, 17) for c in range(6)],
    "nvmlDeviceGetNvLinkErrorCounter": [(0, c) for c in range(5)],
    "nvmlDeviceGetNvLinkRemotePciInfo": [(0,)],
    "nvmlDeviceGetNvLinkRemoteDeviceType": [(0,)],
    "nvmlDeviceGetAPIRestriction": [(0,), (1,)],
    "nvmlDeviceGetCpuAffinity": [(4,)],
    "nvmlDeviceGetCpuAffinityWithinScope": [(4, 0), (4, 1)],
    "nvmlDeviceGetMemoryAffinity": [(4, 0)],
    "nvmlDeviceGetSupportedGraphicsClocks": [(1,)],
    "nvmlDeviceGetRetiredPages": [(0,), (1,)],
    "nvmlDeviceGetRetiredPages_v2": [(0,), (1,)],
    "nvmlDeviceGetGpuInstanceProfileInfo": [(p,) for p in range(4)],
    "nvmlDeviceGetGpuInstanceRemainingCapacity": [(0,)],
    "nvmlDeviceGetViolationStatus": [(p,) for p in range(4)],
    "nvmlDeviceGetEncoderCapacity": [(0,), (1,)],
    "nvmlDeviceGetFieldValues": [([82, 83, 91, 118, 138, 139, 140, 160, 186],)],
    "nvmlDeviceGetSamples": [(t, 0) for t in range(4)],
    "nvmlDeviceGetMigDeviceHandleByIndex": [(0,)],
    "nvmlDeviceGetFanSpeed_v2": [(0,)],
    "nvmlDeviceGetProcessUtilization": [(0,)],
    "nvmlSystemGetTopologyGpuSet": [(0,)],
    "nvmlSystemGetProcessName": [(4194303,)],
}
# Functions that fill a struct of the caller's, which says its version.
STRUCTS = {
    "nvmlDeviceGetPciInfoExt": "PciInfoExt_v1", "nvmlDeviceGetGpuFabricInfoV": "GpuFabricInfo_v2", "nvmlDeviceGetNvLinkInfo": "NvLinkInfo_v1",
    "nvmlDeviceGetPlatformInfo": "PlatformInfo_v1", "nvmlDeviceGetSramEccErrorStatus": "EccSramErrorStatus_v1",
    "nvmlDeviceGetNvlinkSupportedBwModes": "NvlinkSupportedBwModes_v1", "nvmlDeviceGetNvlinkBwMode": "NvlinkGetBwMode_v1",
    "nvmlDeviceGetCapabilities": "DeviceCapabilities_v1", "nvmlDeviceGetClockOffsets": "ClockOffset_v1",
    "nvmlDeviceGetTemperatureV1": "Temperature_v1",
}
TWO_DEVICES = ("nvmlDeviceGetTopologyCommonAncestor", "nvmlDeviceOnSameBoard")


def shape(value):
    """A value without its size: what remains the same from run to run."""
    if isinstance(value, (list, tuple)):
        return [shape(v) for v in value[:1]]
    if isinstance(value, ctypes.Structure):
        return {f[0]: shape(getattr(value, f[0])) for f in value._fields_}
    return type(value).__name__


def show(value):
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    if isinstance(value, (list, tuple)):
        return [show(v) for v in value]
    if isinstance(value, ctypes.Array):
        return [show(v) for v in value]
    if isinstance(value, (ctypes.Structure, ctypes.Union)):
        return {f[0]: show(getattr(value, f[0])) for f in value._fields_}
    if isinstance(value, ctypes._Pointer):
        return "handle"
    if isinstance(value, ctypes._SimpleCData):
        return value.value
    return value


def ask(name, *args):
    shown = [a for a in args if isinstance(a, (int, list))]
    title = name + (str(tuple(shown)) if shown else "")
    try:
        value = getattr(nv, name)(*args)
    except nv.NVMLError as e:
        print(f"{title}: error {e.value}")
        return
    except (TypeError, AttributeError, ValueError, IndexError) as e:
        print(f"{title}: nvidia-ml-py: {type(e).__name__}")
        return
    print(f"{title}: {shape(value) if VOLATILE.search(name) else show(value)}")


def ask_struct(name, kind, handle):
    try:
        value = getattr(nv, f"c_nvml{kind}_t")()
        value.version = getattr(nv, "nvml" + kind)
    except AttributeError:
        print(f"{name}: nvidia-ml-py has no {kind}")
        return
    try:
        getattr(nv, name)(handle, ctypes.byref(value))
    except nv.NVMLError as e:
        print(f"{name}: error {e.value}")
        return
    except (TypeError, ctypes.ArgumentError) as e:
        print(f"{name}: nvidia-ml-py: {type(e).__name__}")
        return
    print(f"{name}: {shape(value) if VOLATILE.search(name) else show(value)}")


def functions(prefix):
    for name, f in sorted(vars(nv).items()):
        if name.startswith(prefix) and inspect.isfunction(f) and not LEFT_OUT.search(name):
            required = [p for p in inspect.signature(f).parameters.values() if p.default is p.empty]
            yield name, len(required)


def ask_device(handle):
    for prefix in ("nvmlDeviceGet", "nvmlDeviceIs", "nvmlDeviceOn", "nvmlGpmQuery"):
        for name, n in functions(prefix):
            if name in TWO_DEVICES:
                ask(name, handle, handle)
            elif name == "nvmlDeviceGetP2PStatus":
                for index in range(5):
                    ask(name, handle, handle, index)
            elif name in ARGUMENTS:
                for args in ARGUMENTS[name]:
                    ask(name, handle, *args)
            elif name in STRUCTS:
                ask_struct(name, STRUCTS[name], handle)
            elif n == 1:
                ask(name, handle)
            else:
                print(f"{name}: not asked, {n} parameters")
    memory = nv.nvmlDeviceGetMemoryInfo(handle)
    print("memory:", memory.total, memory.free + memory.used <= memory.total)


def main():
    try:
        nv.nvmlDeviceGetCount()
    except nv.NVMLError as e:
        print("before nvmlInit: error", e.value)
    nv.nvmlInit()
    for code in list(range(31)) + [999]:
        text = nv.nvmlErrorString(code)
        print("error", code, text.decode() if isinstance(text, bytes) else text)
    for name, n in functions("nvmlSystemGet"):
        for args in ARGUMENTS.get(name, [()] if n == 0 else []):
            ask(name, *args)
    count = nv.nvmlDeviceGetCount()
    print("devices:", count)
    for i in range(count):
        handle = nv.nvmlDeviceGetHandleByIndex(i)
        ask_device(handle)
        uuid, bus = nv.nvmlDeviceGetUUID(handle), nv.nvmlDeviceGetPciInfo(handle).busId
        print("by uuid:", nv.nvmlDeviceGetIndex(nv.nvmlDeviceGetHandleByUUID(uuid)) == i,
              "by bus:", nv.nvmlDeviceGetIndex(nv.nvmlDeviceGetHandleByPciBusId(bus)) == i)
        for name, args in (("nvmlDeviceSetPersistenceMode", (1,)), ("nvmlDeviceSetPowerManagementLimit", (100000,)),
                           ("nvmlDeviceSetComputeMode", (0,)), ("nvmlDeviceSetGpuLockedClocks", (1000, 1000))):
            if "--steer" in sys.argv:  # natively only where the caller is not root
                ask(name, handle, *args)
    for bad in (count, 1 << 20):
        ask("nvmlDeviceGetHandleByIndex", bad)
    ask("nvmlDeviceGetHandleByUUID", "GPU-00000000-0000-0000-0000-000000000000")
    events = nv.nvmlEventSetCreate()
    try:
        nv.nvmlEventSetWait(events, 10)
    except nv.NVMLError as e:
        print("no event: error", e.value)
    nv.nvmlEventSetFree(events)
    nv.nvmlShutdown()
    try:
        nv.nvmlShutdown()
    except nv.NVMLError as e:
        print("after nvmlShutdown: error", e.value)


main()
