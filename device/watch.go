package device

import (
	"sync/atomic"

	"ferry/api/cu"
)

// A Watch limits how long the command loop spins for the device before it hands
// the wait to a pool thread. The spin ends after Limit, and already after
// CommandLimit if the client has sent something that the spinning thread should
// read.
type Watch struct {
	CommandLimit, Limit int64 // nanoseconds
	// Written differs from Read when there is something to read; nil if the
	// thread cannot see that without a system call.
	Written *atomic.Uint64
	Read    uint64
}

// Ended says whether a spin that has lasted so many nanoseconds must end.
func (w Watch) Ended(past int64) bool {
	return past > w.Limit || past > w.CommandLimit && w.Written != nil && w.Written.Load() != w.Read
}

// A Watcher is a device that spins by itself, which notices completion sooner
// than a query from Go in a loop. It is optional; the worker asks for it by type
// assertion. The command loop makes both calls when a client waits.
type Watcher interface {
	// WatchStream returns once the stream has no work left, has failed, or the
	// spin has ended; then with NOT_READY.
	WatchStream(cu.Stream, Watch) cu.Result
	// WatchEvent does the same until an event has passed.
	WatchEvent(cu.Event, Watch) cu.Result
}
