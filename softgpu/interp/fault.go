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
	Race                                    // found by a checked program, see LinkChecked
	Uninitialised                           // likewise
	Divergence                              // likewise
	WrongMask                               // likewise
)

func (k FaultKind) String() string {
	names := [...]string{
		IllegalAddress: "illegal address", Misaligned: "misaligned address", Trap: "trap",
		Assert: "assertion failed", IllegalInstruction: "illegal instruction",
		InvalidPC: "call of an invalid address", StackOverflow: "stack overflow",
		Deadlock: "deadlock: every thread waits", Interrupted: "interrupted",
		Race: "race", Uninitialised: "read of uninitialised memory",
		Divergence: "barrier in divergent code", WrongMask: "lane outside of its own member mask",
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
	Access  string // what it does to memory: read, write, atomic, access; "" if nothing
	Block   [3]uint32
	Thread  [3]uint32
	Grid    [3]uint32
	Shape   [3]uint32 // of a block
	Space   string    // which memory, where Addr is one: global, shared, local, parameter
	Addr    uint64
	Size    int // bytes of the access
	Times   int // how often it was found in this launch; 0 for what ended the launch
	Message string
	Detail  []string // further lines: who waits where, the other side of a race, the bounds that were missed
}

// addressed says whether Addr means something.
func (f *Fault) addressed() bool {
	switch f.Kind {
	case IllegalAddress, Misaligned, InvalidPC, Race, Uninitialised:
		return true
	}
	return false
}

// Place is where in the program: source line when there is one, PTX line,
// instruction, and the device function when it is not the kernel itself.
func (f *Fault) Place() string {
	var parts []string
	if f.Source != "" {
		parts = append(parts, f.Source)
	}
	parts = append(parts, fmt.Sprintf("PTX line %d", f.Line))
	if f.Func != f.Kernel && f.Func != "" {
		parts = append(parts, "function "+Demangle(f.Func))
	}
	where := strings.Join(parts, ", ")
	if f.Inst != "" {
		where += ": " + f.Inst
	}
	return where
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
	if f.addressed() {
		fmt.Fprintf(&b, ", address %#x", f.Addr)
		if f.Size > 0 {
			fmt.Fprintf(&b, ", %d bytes", f.Size)
		}
	}
	if f.Message != "" {
		fmt.Fprintf(&b, ": %s", f.Message)
	}
	for _, d := range f.Detail {
		fmt.Fprintf(&b, "; %s", d)
	}
	return b.String()
}

// accessWord names what an instruction does to memory.
func accessWord(op string) string {
	switch op {
	case "ld", "ldu", "ldmatrix", "tex", "tld4", "suld":
		return "read"
	case "st", "stmatrix", "sust":
		return "write"
	case "atom", "red", "sured":
		return "atomic"
	}
	return "access"
}
