// Package questions installs a filter of system calls that asks the process itself about some of its calls, has each
// question noted, and lets the call pass: learning mode of package confine.
//
// Who answers must not wait for the thread that asks. A goroutine would: a thread that Go is just starting, or one that
// makes a call without telling the scheduler (RawSyscall), holds a processor of Go's; if another goroutine stops the
// world at that moment, no goroutine runs any more until the call returns. So a thread of C answers (answer_cgo.go). It
// leaves the noting to a goroutine, and waits for that, but not for long: notes are complete when a process is killed,
// except for calls at such moments. Without cgo a goroutine does both.
//
// A process in hostile hands could answer its own questions.
package questions

import "golang.org/x/sys/unix"

// A Question is what the kernel asks: struct seccomp_notif.
type Question struct {
	ID    uint64
	PID   uint32
	Flags uint32
	Call  uint32
	Arch  uint32
	At    uint64
	Args  [6]uint64
}

// A Book takes notes. One goroutine calls its functions.
type Book interface {
	Note(q Question)
	End() // no question is answered any more: calls return ENOSYS
}

// flags are those of a filter for all threads, with someone to ask. TSYNC_ESRCH needs Linux 5.7.
const flags = unix.SECCOMP_FILTER_FLAG_TSYNC | unix.SECCOMP_FILTER_FLAG_SPEC_ALLOW |
	unix.SECCOMP_FILTER_FLAG_NEW_LISTENER | unix.SECCOMP_FILTER_FLAG_TSYNC_ESRCH

// tiocLinux pastes.
const tiocLinux = 0x541c

// refused are requests that stay refused: input for the program that reads the terminal.
var refused = [2]uint32{unix.TIOCSTI, tiocLinux}
