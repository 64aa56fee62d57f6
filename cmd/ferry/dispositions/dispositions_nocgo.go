//go:build !cgo

package dispositions

import (
	"os/signal"
	"syscall"
)

// atStart knows only of the signals that the Go runtime leaves ignored.
func atStart() (s State) {
	for n := syscall.Signal(1); n <= 64; n++ {
		if signal.Ignored(n) {
			s.Ignored |= 1 << (n - 1)
		}
	}
	return s
}
