package device

import "ferry/api/cu"

// Copies enqueues copies. Every method returns at once. Host buffers come from
// HostAlloc, and the caller leaves them alone until the stream has passed the
// copy.
type Copies interface {
	// CopyIn enqueues a copy of rows of width bytes from src, where they are
	// packed, to device memory where rows are pitch apart. The command loop
	// calls it with data that the client sent.
	CopyIn(dst cu.Deviceptr, pitch uint64, src []byte, width, rows uint64, s cu.Stream) cu.Result
	// CopyOut enqueues a copy the other way, packed into dst. Any thread calls
	// it for data that the client asked for.
	CopyOut(dst []byte, src cu.Deviceptr, pitch, width, rows uint64, s cu.Stream) cu.Result
	// CopyOn enqueues a copy between two places in device memory. The command
	// loop calls it.
	CopyOn(dst cu.Deviceptr, dstPitch uint64, src cu.Deviceptr, srcPitch, width, rows uint64, s cu.Stream) cu.Result
	// CopyArray enqueues a copy with an array at one end. Where the other end is
	// host memory, it is host. Any thread calls it.
	CopyArray(d *cu.CUDA_MEMCPY3D_v2, host []byte, s cu.Stream) cu.Result
}

// HostMemory makes memory of this process usable by the device.
type HostMemory interface {
	// HostAlloc returns n bytes of staging memory for asynchronous copies. Any
	// thread calls it when a context has no free buffer of that size.
	HostAlloc(n int) ([]byte, cu.Result)
	// HostFree gives staging memory back. Any thread calls it, once no stream
	// uses the memory any more.
	HostFree(b []byte)
	// HostRegister makes memory that the client shares with this process usable
	// by the device, at the address it has here. The command loop calls it.
	HostRegister(mem []byte) cu.Result
	// HostUnregister ends HostRegister. Any thread calls it, before the memory
	// is unmapped.
	HostUnregister(mem []byte) cu.Result
}

// Allocations relates addresses to what the client allocated.
type Allocations interface {
	// ManagedRange returns the managed allocation that holds an address and that
	// the driver made itself, such as that of a __managed__ variable; size 0
	// means none. The command loop calls it when the client looks up a variable.
	ManagedRange(addr cu.Deviceptr) (base, size uint64)
	// Extent tells the device that the client was handed [addr, addr+size) of
	// memory that was mapped in larger pieces. Size 0 ends it, in two steps: the
	// first call says that the client has freed it, and that work given to the
	// device from now on must not use it; the second says that no work can be
	// using it any more. All of a mapping may be used until the first Extent in
	// it. Devices that check accesses use this, others ignore it. The command loop
	// makes the first two calls, any thread the last.
	Extent(addr cu.Deviceptr, size uint64)
}

// IPC exports memory and events to other processes and imports theirs: CUDA's
// inter-process communication, and shareable handles of its virtual memory. The
// command loop makes all these calls.
type IPC interface {
	// ExportMemory returns a descriptor by which other processes can open memory
	// that was made for it (a POSIX descriptor among its handle types). The
	// caller closes it.
	ExportMemory(h cu.MemGenericAllocationHandle) (fd int, rc cu.Result)
	// ImportMemory opens an exported descriptor. The memory is size bytes (0:
	// all there are) of device d. The caller still owns fd.
	ImportMemory(fd int, size uint64, d cu.Device) (cu.MemGenericAllocationHandle, cu.Result)
	// ExportEvent returns the bytes by which other processes can open an event,
	// and a descriptor that must go along with them, or -1. The caller closes fd.
	ExportEvent(e cu.Event) (h cu.IpcEventHandle_v1, fd int, rc cu.Result)
	// ImportEvent opens an exported event in the current context. The caller
	// still owns fd.
	ImportEvent(h *cu.IpcEventHandle_v1, fd int) (cu.Event, cu.Result)
}
