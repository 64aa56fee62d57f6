package interp

import (
	"fmt"
	"strings"
)

// FaultKind says what went wrong in a kernel.
type FaultKind uint8

// The kinds of fault. The comment names the CUDA error a device reports.
const (
	IllegalAddress     FaultKind = iota + 1 // CUDA_ERROR_ILLEGAL_ADDRESS
	Misaligned                              // CUDA_ERROR_MISALIGNED_ADDRESS
	Trap                                    // CUDA_ERROR_LAUNCH_FAILED (trap; the driver says unspecified launch failure)
	Assert                                  // CUDA_ERROR_ASSERT
	IllegalInstruction                      // CUDA_ERROR_ILLEGAL_INSTRUCTION
	InvalidPC                               // CUDA_ERROR_INVALID_PC: call of something that is no function
	StackOverflow                           // CUDA_ERROR_LAUNCH_FAILED
	Deadlock                                // CUDA_ERROR_LAUNCH_TIMEOUT: no thread of a block can go on
	Interrupted                             // the launch's Interrupt was set
)

func (k FaultKind) String() string {
	names := [...]string{
		IllegalAddress: "illegal address", Misaligned: "misaligned address", Trap: "trap",
		Assert: "assertion failed", IllegalInstruction: "illegal instruction",
		InvalidPC: "call of an invalid address", StackOverflow: "stack overflow",
		Deadlock: "deadlock: every thread waits", Interrupted: "interrupted",
	}
	if int(k) < len(names) {
		return names[k]
	}
	return fmt.Sprintf("fault %d", uint8(k))
}

// A Fault ends a launch. It names the first thread that failed.
type Fault struct {
	Kind    FaultKind
	Kernel  string
	Func    string // where it happened: the kernel or a device function
	Line    int    // in the PTX text
	Source  string // "file:line" when the PTX carries line information
	Inst    string // the instruction as written
	Block   [3]uint32
	Thread  [3]uint32
	Addr    uint64
	Size    int // bytes of the access
	Message string
}

func (f *Fault) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s in kernel %s", f.Kind, f.Kernel)
	if f.Kind == Interrupted {
		return b.String()
	}
	if f.Func != f.Kernel && f.Func != "" {
		fmt.Fprintf(&b, " (function %s)", f.Func)
	}
	if f.Inst != "" {
		fmt.Fprintf(&b, ", %s", f.Inst)
	}
	if f.Source != "" {
		fmt.Fprintf(&b, ", %s", f.Source)
	}
	fmt.Fprintf(&b, ", PTX line %d, block (%d,%d,%d), thread (%d,%d,%d)", f.Line,
		f.Block[0], f.Block[1], f.Block[2], f.Thread[0], f.Thread[1], f.Thread[2])
	if f.Kind == IllegalAddress || f.Kind == Misaligned || f.Kind == InvalidPC {
		fmt.Fprintf(&b, ", address %#x", f.Addr)
		if f.Size > 0 {
			fmt.Fprintf(&b, ", %d bytes", f.Size)
		}
	}
	if f.Message != "" {
		fmt.Fprintf(&b, ": %s", f.Message)
	}
	return b.String()
}
