package shaped

import (
	"runtime"
	"time"

	"golang.org/x/sys/unix"
)

// spin is how long before a moment waitUntil stops sleeping and polls the clock.
const spin = 60 * time.Microsecond

// preciseTimers binds the goroutine to its thread and has the kernel wake that thread on
// time, where by default it may be 50 µs late.
func preciseTimers() {
	runtime.LockOSThread() // for good: the thread ends with the goroutine
	_ = unix.Prctl(unix.PR_SET_TIMERSLACK, 1, 0, 0, 0)
}

// waitUntil returns at t, or at once when t has passed; never before it. It
// sleeps in the kernel: Go's timers wake a process that is otherwise idle by the
// millisecond.
func waitUntil(t time.Time) {
	for {
		left := time.Until(t)
		switch {
		case left <= 0:
			return
		case left > spin:
			ts := unix.NsecToTimespec(int64(left - spin))
			_ = unix.ClockNanosleep(unix.CLOCK_MONOTONIC, 0, &ts, nil) // interrupted: the loop goes on
		default:
			runtime.Gosched()
		}
	}
}
