package confine

import (
	"fmt"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Where struct seccomp_data has what: all registers of 64 bits, little-endian.
const (
	dataCall = 0
	dataArch = 4
	dataArgs = 16
)

const (
	load      = unix.BPF_LD | unix.BPF_W | unix.BPF_ABS
	ifEqual   = unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K
	ifAtLeast = unix.BPF_JMP | unix.BPF_JGE | unix.BPF_K
	ifBits    = unix.BPF_JMP | unix.BPF_JSET | unix.BPF_K
	jump      = unix.BPF_JMP | unix.BPF_JA
	and       = unix.BPF_ALU | unix.BPF_AND | unix.BPF_K
	give      = unix.BPF_RET | unix.BPF_K
)

// A conditional jump cannot go further than this.
const far = 255

func op(code uint16, k uint32) unix.SockFilter { return unix.SockFilter{Code: code, K: k} }

// branch skips yes instructions if the test holds, no instructions if it does not.
func branch(code uint16, k uint32, yes, no int) unix.SockFilter {
	if yes > far || no > far {
		panic("confine: a condition of the filter is too long") // every program is made by a test
	}
	return unix.SockFilter{Code: code, K: k, Jt: uint8(yes), Jf: uint8(no)}
}

// prologue ends a process that uses another table of calls of this machine, and leaves the call's
// number in the accumulator.
func prologue() []unix.SockFilter {
	p := []unix.SockFilter{
		op(load, dataArch), branch(ifEqual, auditArch, 1, 0), op(give, uint32(kill)),
		op(load, dataCall),
	}
	if x32 != 0 {
		p = append(p, branch(ifBits, x32, 0, 1), op(give, uint32(kill)))
	}
	return p
}

// A leaf is what becomes of the calls from first on, up to the next leaf.
type leaf struct {
	first uint32
	code  []unix.SockFilter // it ends with a verdict
}

// tree finds the leaf of the call in the accumulator by bisection: eight comparisons for any call.
// Calls that pass whatever their arguments are do not even need these on kernels from 5.11 on, which
// try them once when the filter is installed and then remember.
func tree(leaves []leaf) []unix.SockFilter {
	if len(leaves) == 1 {
		return leaves[0].code
	}
	middle := len(leaves) / 2
	left, right := tree(leaves[:middle]), tree(leaves[middle:])
	var p []unix.SockFilter
	if len(left) <= far {
		p = append(p, branch(ifAtLeast, leaves[middle].first, len(left), 0))
	} else {
		p = append(p, branch(ifAtLeast, leaves[middle].first, 0, 1), op(jump, uint32(len(left))))
	}
	return append(append(p, left...), right...)
}

// assemble decides about a call.
func (d decision) assemble() (p []unix.SockFilter) {
	if len(d.when) == 0 {
		return []unix.SockFilter{op(give, uint32(d.action))}
	}
	for i, c := range d.when {
		last := i == len(d.when)-1
		size := 1
		for _, t := range c {
			size += t.size(last)
		}
		for _, t := range c {
			size -= t.size(last)
			p = append(p, t.assemble(last, size)...)
		}
		p = append(p, op(give, uint32(d.action)))
	}
	return p
}

// size is how many instructions a test has.
func (t test) size(last bool) int {
	n := 1 + len(t.in) + len(t.not)
	if t.mask != 0 {
		n++
	}
	if last {
		n++ // a verdict of its own
	}
	return n
}

// assemble goes on behind its instructions if the test holds. If it does not hold, it skips the rest
// of the clause as well; in the last clause it ends with a verdict.
func (t test) assemble(last bool, rest int) []unix.SockFilter {
	at := dataArgs + 8*t.arg
	if t.high {
		at += 4
	}
	p := []unix.SockFilter{op(load, at)}
	if t.mask != 0 {
		p = append(p, op(and, t.mask))
	}
	behind := 0 // what lies between the last comparison and the next test
	if last {
		behind, rest = 1, 0
	}
	for i, v := range t.in {
		left := len(t.in) - 1 - i
		if left > 0 {
			p = append(p, branch(ifEqual, v, left+behind, 0))
		} else {
			p = append(p, branch(ifEqual, v, behind, rest))
		}
	}
	for i, v := range t.not {
		left := len(t.not) - 1 - i
		if left > 0 {
			p = append(p, branch(ifEqual, v, left+rest, 0))
		} else {
			p = append(p, branch(ifEqual, v, rest, behind))
		}
	}
	if last {
		other := t.other
		if other == 0 {
			other = notPermitted
		}
		p = append(p, op(give, uint32(other)))
	}
	return p
}

// installFilter installs a filter on all threads of the process, for good.
// SPEC_ALLOW: kernels before 5.16 would else slow down all of a filtered process
// against leaks between parts of one process, which a worker is not made of.
func installFilter(p []unix.SockFilter) error {
	prog := unix.SockFprog{Len: uint16(len(p)), Filter: &p[0]}
	const flags = unix.SECCOMP_FILTER_FLAG_TSYNC | unix.SECCOMP_FILTER_FLAG_SPEC_ALLOW
	got, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, flags, uintptr(unsafe.Pointer(&prog)))
	runtime.KeepAlive(p)
	switch {
	case errno != 0:
		return fmt.Errorf("seccomp: %w", errno)
	case got != 0:
		return fmt.Errorf("seccomp: thread %d could not be confined", got)
	}
	return nil
}
