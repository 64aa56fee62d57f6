// Package device is the seam between worker and hardware. Driver, generated,
// is the CUDA driver API as Go methods; Device adds the few calls whose C form
// is made of pointers to pointers, and what a worker needs beyond the API.
// device/cuda implements it with the real library, softgpu on the CPU.
package device

import "ferry/api/cu"

// A Device is one thread's view of a driver: like a C thread it has a current
// context, which CtxSetCurrent sets. It is used by one goroutine at a time,
// and device/cuda asks that the goroutine is locked to its OS thread. All
// views share handles, memory and streams.
type Device interface {
	Driver

	// Thread returns a further view, with no current context. The caller uses
	// it from another goroutine, and calls Leave when done.
	Thread() Device
	Leave()

	// CopyIn enqueues rows of width bytes from src, packed, to device memory
	// whose rows are pitch apart. CopyOut goes the other way. Both return at
	// once; src and dst must come from HostAlloc and stay untouched until the
	// stream has passed the copy.
	CopyIn(dst cu.Deviceptr, pitch uint64, src []byte, width, rows uint64, s cu.Stream) cu.Result
	CopyOut(dst []byte, src cu.Deviceptr, pitch, width, rows uint64, s cu.Stream) cu.Result
	// CopyOn enqueues a copy between two places in device memory.
	CopyOn(dst cu.Deviceptr, dstPitch uint64, src cu.Deviceptr, srcPitch, width, rows uint64, s cu.Stream) cu.Result

	// HostAlloc returns staging memory that asynchronous copies may use.
	HostAlloc(n int) ([]byte, cu.Result)
	HostFree(b []byte)

	// HostRegister makes memory of this process, which a client shares, usable
	// by the device at the address it has here. HostUnregister ends that.
	HostRegister(mem []byte) cu.Result
	HostUnregister(mem []byte) cu.Result

	// ManagedRange tells which managed allocation of the driver's own holds an
	// address, such as the one of a __managed__ variable; size 0 means none.
	ManagedRange(addr cu.Deviceptr) (base, size uint64)

	// LaunchKernel enqueues a kernel. It keeps nothing of l after it returns.
	LaunchKernel(l *Launch) cu.Result

	// LoadModule and LoadLibrary take an image of any kind (fatbin, ELF, PTX
	// text); they keep nothing of it.
	LoadModule(image []byte, options []Option) (cu.Module, Log, cu.Result)
	LoadLibrary(image []byte, options []Option) (cu.Library, Log, cu.Result)
	// ModuleFunctions and LibraryKernels list names.
	ModuleFunctions(m cu.Module) ([]string, cu.Result)
	LibraryKernels(l cu.Library) ([]string, cu.Result)

	// Clusters answers the two occupancy questions about clusters: the largest
	// that fits (most), or how many are resident at once.
	Clusters(l *Launch, most bool) (int32, cu.Result)
	// TensorMap encodes a descriptor for bulk tensor copies.
	TensorMap(t *TensorMap) (cu.TensorMap, cu.Result)

	// LinkCreate, LinkAdd and LinkComplete join several pieces of device code;
	// the image lives until LinkDestroy.
	LinkCreate(options []Option) (cu.LinkState, cu.Result)
	LinkAdd(l cu.LinkState, kind uint32, data []byte, name string) (Log, cu.Result)
	LinkComplete(l cu.LinkState) ([]byte, Log, cu.Result)

	// CopyArray enqueues a copy with an array at one end. Where the other end
	// is host memory, it is host, which must come from HostAlloc.
	CopyArray(d *cu.CUDA_MEMCPY3D_v2, host []byte, s cu.Stream) cu.Result

	// HostFunc makes the stream call the client: the function set by
	// OnHostFunc gets the token once the stream is there, and the stream waits
	// until HostDone names it. OnHostFunc is called once, before any HostFunc.
	HostFunc(s cu.Stream, token uint64) cu.Result
	OnHostFunc(call func(token uint64))
	HostDone(token uint64)

	// UserObject makes an object with count references that graphs can hold.
	// When the last is gone the function set by OnUserObject gets the token, on
	// any goroutine; it must not call the device. OnUserObject is called once,
	// before any UserObject.
	UserObject(token uint64, count uint32) (cu.UserObject, cu.Result)
	OnUserObject(gone func(token uint64))

	// The three calls about host nodes name a function as HostFunc does; exec 0
	// changes the node itself, here and below.
	GraphAddHost(g cu.Graph, after []cu.GraphNode, token uint64) (cu.GraphNode, cu.Result)
	GraphSetHost(exec cu.GraphExec, n cu.GraphNode, token uint64) cu.Result
	GraphGetHost(n cu.GraphNode) (token uint64, rc cu.Result)
	// Batches of operations on memory words.
	GraphAddMemOps(g cu.Graph, after []cu.GraphNode, ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32) (cu.GraphNode, cu.Result)
	GraphSetMemOps(exec cu.GraphExec, n cu.GraphNode, ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result
	GraphGetMemOps(n cu.GraphNode) (ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32, rc cu.Result)
	// GraphAddConditional adds a node that runs one of the graphs it returns,
	// which are its own.
	GraphAddConditional(g cu.Graph, after []cu.GraphNode, p cu.CUDA_CONDITIONAL_NODE_PARAMS) (cu.GraphNode, []cu.Graph, cu.Result)
	// GraphMove adds a graph itself as a child, not a copy: it is the node's
	// from then on, and keeps its names.
	GraphMove(g cu.Graph, after []cu.GraphNode, child cu.Graph) (cu.GraphNode, cu.Result)
	// The three calls about kernel nodes take a launch's function, shape and
	// parameters.
	GraphAddKernel(g cu.Graph, after []cu.GraphNode, l *Launch) (cu.GraphNode, cu.Result)
	GraphSetKernel(exec cu.GraphExec, n cu.GraphNode, l *Launch) cu.Result
	GraphGetKernel(n cu.GraphNode, layout func(cu.Function) []cu.FerryParam) (Launch, cu.Result)
	// GraphAddCopy and GraphSetCopy do the same for copies. Where one end is
	// host memory it is host, which must come from HostAlloc and outlive the
	// node; without host, pointers in d are to memory that was registered.
	GraphAddCopy(g cu.Graph, after []cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) (cu.GraphNode, cu.Result)
	GraphSetCopy(exec cu.GraphExec, n cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) cu.Result

	// CaptureInfo answers every version of cuStreamGetCaptureInfo.
	CaptureInfo(s cu.Stream) (CaptureInfo, cu.Result)

	// ExportMemory returns a descriptor by which other processes can open
	// memory that was made for it (a POSIX descriptor among its handle types);
	// the caller closes it. ImportMemory opens one, and keeps nothing of fd; the
	// memory is size bytes (0: what there is) of device d.
	ExportMemory(h cu.MemGenericAllocationHandle) (fd int, rc cu.Result)
	ImportMemory(fd int, size uint64, d cu.Device) (cu.MemGenericAllocationHandle, cu.Result)
	// ExportEvent returns what other processes can open an event by: bytes, and
	// a descriptor that must go along with them, or -1. ImportEvent opens one in
	// the current context. The caller closes fd in both cases.
	ExportEvent(e cu.Event) (h cu.IpcEventHandle_v1, fd int, rc cu.Result)
	ImportEvent(h *cu.IpcEventHandle_v1, fd int) (cu.Event, cu.Result)

	// Extent tells the device that the client was handed [addr, addr+size) of
	// memory that was mapped in larger pieces. Size 0 ends it, in two steps: by
	// the first the client has freed it, and work given to the device from now
	// on must not use it; by the second no work can be using it any more. All of
	// a mapping may be used until the first Extent in it. Devices that check
	// accesses use it, others ignore it.
	Extent(addr cu.Deviceptr, size uint64)

	// Output returns what kernels printed since it was last asked, for the
	// program's stdout, and what their failed assertions said, for its stderr;
	// nil if nothing.
	Output() (printed, complained []byte)

	// Report returns what the device found wrong with the program since it was
	// last asked: lines of text for its developer, nil if nothing. Who has seen
	// the error of a fault finds its report here. Only devices that check have
	// something to say.
	Report() []byte

	// Describe is for people: what this device is and which library drives it.
	Describe() string
}

// A Launch is a kernel call with its parameters as one block. Func may hold a
// Function or, as in C, a Kernel in its place.
type Launch struct {
	Func        cu.Function
	Kernel      bool // Func holds a kernel
	Grid, Block [3]uint32
	Shared      uint32
	Stream      cu.Stream
	Cooperative bool
	Attributes  []cu.LaunchAttribute
	Params      []byte
	Layout      []cu.FerryParam // where each parameter lies in Params; nil if only the block is known
}

// An Option is a JIT or library option with an integer value.
type Option struct {
	Option uint32
	Value  uint64
}

// Code says how a device treats device code. Of one that does not say (see
// CodeTeller) it is assumed that it chooses from an image as CUDA does and loads
// a kernel when something is first asked about it.
type Code struct {
	Ready bool // all kernels of an image are there once it is loaded, and known without a context
	PTX   bool // of an image only PTX is of use to it
}

// A CodeTeller is a device that does say.
type CodeTeller interface{ Code() Code }

// Log is what a compiler had to say while loading an image.
type Log struct{ Info, Errors string }

// TensorMap holds the parameters of cuTensorMapEncode*: Kind 0 is tiled, 1
// im2col, 2 im2col wide. Options are the trailing enumerations in their order.
type TensorMap struct {
	Kind     uint32
	DataType uint32
	Address  cu.Deviceptr
	Dims     []uint64
	Strides  []uint64 // one fewer than Dims
	Box      []uint32 // tiled: box; im2col: channels per pixel, pixels per column
	Steps    []uint32 // element strides
	Lower    []int32  // im2col: corners of the pixel box
	Upper    []int32
	Options  []uint32
}

// CaptureInfo is what is known of a stream that is being captured.
type CaptureInfo struct {
	Status       cu.StreamCaptureStatus
	ID           uint64
	Graph        cu.Graph
	Dependencies []cu.GraphNode
	Edges        []cu.GraphEdgeData // one for each dependency; nil if none carries data
}
