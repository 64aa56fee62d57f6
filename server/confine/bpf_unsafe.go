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

// A rule is about one call: what becomes of it depends on the low 32 bits of an
// argument, under a mask. The call passes this rule if the argument is one of
// any, or, where none is given, if it is none of those; else it meets other.
// Without both lists the call always meets other.
type rule struct {
	call  uint32
	arg   uint32
	mask  uint32 // 0: all bits
	any   []uint32
	none  []uint32
	other action
}

const (
	load    = unix.BPF_LD | unix.BPF_W | unix.BPF_ABS
	ifEqual = unix.BPF_JMP | unix.BPF_JEQ | unix.BPF_K
	ifAbove = unix.BPF_JMP | unix.BPF_JGT | unix.BPF_K
	ifBits  = unix.BPF_JMP | unix.BPF_JSET | unix.BPF_K
	and     = unix.BPF_ALU | unix.BPF_AND | unix.BPF_K
	give    = unix.BPF_RET | unix.BPF_K
)

func op(code uint16, k uint32) unix.SockFilter { return unix.SockFilter{Code: code, K: k} }

// unless skips the next n instructions if the test holds.
func unless(code uint16, k uint32, n int) unix.SockFilter {
	return unix.SockFilter{Code: code, K: k, Jt: uint8(n)}
}

// when skips the next n instructions if the test does not hold.
func when(code uint16, k uint32, n int) unix.SockFilter {
	return unix.SockFilter{Code: code, K: k, Jf: uint8(n)}
}

// program is the filter for the process pid. Calls that no rule about arguments
// names are decided by their number alone, which kernels from 5.11 do once and
// remember: they cost nothing afterwards.
func program(pid int, connect bool) []unix.SockFilter {
	p := []unix.SockFilter{
		op(load, dataArch), unless(ifEqual, auditArch, 1), op(give, uint32(kill)), // the other tables of calls of this machine
		op(load, dataCall),
	}
	if x32 != 0 {
		p = append(p, when(ifBits, x32, 1), op(give, uint32(kill)))
	}
	p = append(p, when(ifAbove, newest, 1), op(give, uint32(notThere)))
	verdicts := func(calls []uint32, a action) {
		for _, c := range calls {
			p = append(p, when(ifEqual, c, 1), op(give, uint32(a)))
		}
	}
	verdicts(hostile, kill)
	verdicts(unneeded, notPermitted)
	if !connect {
		verdicts([]uint32{unix.SYS_CONNECT}, notPermitted)
	}
	verdicts(ofArch[kill], kill)
	verdicts(ofArch[notPermitted], notPermitted)
	for _, r := range conditional(uint32(pid)) {
		p = append(p, r.assemble()...)
	}
	return append(p, op(give, uint32(pass)))
}

// assemble leaves the accumulator with the call's number, as it found it.
func (r rule) assemble() []unix.SockFilter {
	var body []unix.SockFilter
	if len(r.any)+len(r.none) > 0 {
		body = append(body, op(load, dataArgs+8*r.arg))
		if r.mask != 0 {
			body = append(body, op(and, r.mask))
		}
	}
	for i, v := range r.any { // to behind the refusal
		body = append(body, unless(ifEqual, v, len(r.any)-i))
	}
	for i, v := range r.none { // to the refusal; the last jumps over it
		last := i == len(r.none)-1
		if last {
			body = append(body, when(ifEqual, v, 1))
		} else {
			body = append(body, unless(ifEqual, v, len(r.none)-1-i))
		}
	}
	body = append(body, op(give, uint32(r.other)), op(load, dataCall))
	return append([]unix.SockFilter{when(ifEqual, r.call, len(body))}, body...)
}

// installFilter installs a filter on all threads of the process, for good.
// SPEC_ALLOW: kernels before 5.16 would else slow down all of a filtered process
// against leaks between parts of one process, which a worker is not made of.
func installFilter(p []unix.SockFilter) error {
	prog := unix.SockFprog{Len: uint16(len(p)), Filter: &p[0]}
	flags := uintptr(unix.SECCOMP_FILTER_FLAG_TSYNC | unix.SECCOMP_FILTER_FLAG_SPEC_ALLOW)
	thread, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, flags, uintptr(unsafe.Pointer(&prog)))
	runtime.KeepAlive(p)
	if errno != 0 {
		return fmt.Errorf("seccomp: %w", errno)
	}
	if thread != 0 {
		return fmt.Errorf("seccomp: thread %d could not be confined", thread)
	}
	return nil
}
