package device

import "ferry/api/cu"

// CodeImages loads device code. An image is of any kind that CUDA accepts:
// fatbin, ELF or PTX text. The command loop makes all these calls.
type CodeImages interface {
	// LoadModule loads an image into the current context.
	LoadModule(image []byte, options []Option) (cu.Module, Log, cu.Result)
	// LoadLibrary loads an image for all contexts. It needs none.
	LoadLibrary(image []byte, options []Option) (cu.Library, Log, cu.Result)
	// ModuleFunctions lists the names of a module's functions. It is called when
	// the client counts them or lists them, and right after a small module is
	// loaded.
	ModuleFunctions(m cu.Module) ([]string, cu.Result)
	// LibraryKernels lists the names of a library's kernels, at the same times.
	LibraryKernels(l cu.Library) ([]string, cu.Result)
}

// Linker joins several pieces of device code to one image (cuLink). The command
// loop makes all these calls. The generated LinkDestroy ends a link.
type Linker interface {
	// LinkCreate begins a link.
	LinkCreate(options []Option) (cu.LinkState, cu.Result)
	// LinkAdd adds a piece. kind is a CUjitInputType, name is for messages.
	LinkAdd(l cu.LinkState, kind uint32, data []byte, name string) (Log, cu.Result)
	// LinkComplete joins the pieces. The image is valid until LinkDestroy.
	LinkComplete(l cu.LinkState) ([]byte, Log, cu.Result)
}

// Launches starts kernels and answers what the shape of a launch depends on. The
// command loop makes all these calls.
type Launches interface {
	// LaunchKernel enqueues a kernel. The caller may reuse l afterwards.
	LaunchKernel(l *Launch) cu.Result
	// Clusters answers the two occupancy questions about clusters: the largest
	// that fits (most), or how many are resident at once.
	Clusters(l *Launch, most bool) (int32, cu.Result)
	// TensorMap encodes a descriptor for bulk tensor copies. It needs no context.
	TensorMap(t *TensorMap) (cu.TensorMap, cu.Result)
}

// Code says how a device treats device code. The zero value is a device that
// chooses from an image as CUDA does and loads a kernel when something is first
// asked about it.
type Code struct {
	Ready bool // all kernels of an image are there once it is loaded, and known without a context
	PTX   bool // of an image the device uses only PTX
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

// Log is the text that a compiler wrote while it loaded an image.
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
