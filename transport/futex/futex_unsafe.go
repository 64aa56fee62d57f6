// Package futex sleeps on words in memory that several processes map, and wakes threads
// that sleep there. Nothing is returned: the caller finds out by loading the word
// whether to sleep again.
package futex

import (
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

// The operations, as linux/futex.h has them, without the flag for words of one process.
const opWait, opWake = 0, 1

// Wait sleeps while the word has this value, at most so long.
func Wait(word *atomic.Uint32, value uint32, limit time.Duration) {
	ts := unix.NsecToTimespec(int64(limit))
	call(word, opWait, value, &ts)
}

// Wake wakes up to n threads that sleep on the word.
func Wake(word *atomic.Uint32, n uint32) { call(word, opWake, n, nil) }

// All is for Wake: every thread.
const All = 1 << 30

// call is futex(2). Errors are of no interest: the caller loads the word again.
func call(word *atomic.Uint32, op uintptr, value uint32, limit *unix.Timespec) {
	_, _, _ = unix.Syscall6(unix.SYS_FUTEX, uintptr(unsafe.Pointer(word)), op, uintptr(value), uintptr(unsafe.Pointer(limit)), 0, 0)
}
