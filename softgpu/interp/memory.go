package interp

// Memory is how kernels reach global memory. The device owns it; all methods
// are called from several goroutines at once.
type Memory interface {
	// Span returns the live allocation that contains addr, from its first
	// byte, and the address of that byte. The bytes must stay mapped until
	// every launch that may have seen them is over; Epoch decides when the
	// answer is no longer used.
	Span(addr uint64) (base uint64, mem []byte, ok bool)
	// Epoch changes whenever an allocation comes or goes.
	Epoch() uint64
}

// Tracker is implemented by a Memory that knows which bytes were ever written.
// Only checked programs ask.
type Tracker interface {
	// Written returns the allocation that holds addr and a bit for each of
	// its bytes, set when it was written. No bits mean that all were. The
	// bits are read and set with atomic operations.
	Written(addr uint64) (base, size uint64, bits []uint32)
}

// Heap is implemented by a Memory that offers malloc and free to kernels.
type Heap interface {
	Malloc(size uint64) uint64 // 0 when there is none left
	Free(addr uint64)
}

// Conditions is implemented by a Memory whose kernels may be part of a graph
// with conditional nodes.
type Conditions interface {
	SetConditional(handle uint64, value uint32)
}

// The windows of the generic address space that are not global memory. They lie
// above what a device hands out and above all host memory, which kernels may
// use too, and each is 1 TiB.
const (
	WorkspaceBase uint64 = 0xfb00_0000_0000 // the grid's barrier, see Launch.Cooperative
	ParamBase     uint64 = 0xfc00_0000_0000
	FuncBase      uint64 = 0xfd00_0000_0000
	SharedBase    uint64 = 0xfe00_0000_0000
	LocalBase     uint64 = 0xff00_0000_0000
	windowSize    uint64 = 0x0100_0000_0000
)

// reservedShared is what devices of compute capability 8 and later keep for the
// system behind a block's own shared memory; cooperative groups use it.
const reservedShared = 1024

// reservedUsed is how much of that %reserved_smem_offset_end says is in use, as
// measured on an H200.
const reservedUsed = 288

// workspaceWords is the size of a cooperative launch's workspace.
const workspaceWords = 128

// funcStride separates the addresses of functions.
const funcStride = 16
