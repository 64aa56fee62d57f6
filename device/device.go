// Package device is the seam between worker and hardware. Driver, generated,
// is the CUDA driver API as Go methods; Device adds the few calls whose C form
// is made of pointers to pointers, and what a worker needs beyond the API.
// device/cuda implements it with the real library, softgpu on the CPU.
package device

import "ferry/cu"

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

	// LaunchKernel enqueues a kernel. It keeps nothing of l after it returns.
	LaunchKernel(l *Launch) cu.Result

	// LoadModule and LoadLibrary take an image of any kind (fatbin, ELF, PTX
	// text); they keep nothing of it.
	LoadModule(image []byte, options []Option) (cu.Module, Log, cu.Result)
	LoadLibrary(image []byte, options []Option) (cu.Library, Log, cu.Result)
	// ModuleFunctions and LibraryKernels list names.
	ModuleFunctions(m cu.Module) ([]string, cu.Result)
	LibraryKernels(l cu.Library) ([]string, cu.Result)

	// Extent tells the device that the client was handed [addr, addr+size) of
	// memory that was mapped in larger pieces; size 0 ends it. Devices that
	// check accesses use it, others ignore it.
	Extent(addr cu.Deviceptr, size uint64)

	// Output returns what kernels printed since it was last asked, nil if
	// nothing.
	Output() []byte

	// Describe is for people: what this device is and which library drives it.
	Describe() string
}

// A Launch is a kernel call with its parameters as one block. Func may hold a
// Function or, as in C, a Kernel in its place.
type Launch struct {
	Func        cu.Function
	Grid, Block [3]uint32
	Shared      uint32
	Stream      cu.Stream
	Cooperative bool
	Attributes  []cu.LaunchAttribute
	Params      []byte
}

// An Option is a JIT or library option with an integer value.
type Option struct {
	Option uint32
	Value  uint64
}

// Log is what a compiler had to say while loading an image.
type Log struct{ Info, Errors string }
