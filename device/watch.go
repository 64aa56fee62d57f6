package device

import (
	"sync/atomic"

	"ferry/api/cu"
)

// A Watch says how long to look whether a device is done before others are asked to
// wait for it: no longer than the Limit, nor, once there is something to read for who
// looks, than the Patience.
type Watch struct {
	Patience, Limit int64 // nanoseconds
	// Written differs from Read when there is something to read; nil if there is no telling.
	Written *atomic.Uint64
	Read    uint64
}

// Over says whether a watch that has taken so long has been long enough.
func (w Watch) Over(past int64) bool {
	return past > w.Limit || past > w.Patience && w.Written != nil && w.Written.Load() != w.Read
}

// A Watcher is a device that can look by itself, which is sooner seen than by asking
// it again and again. NOT_READY means that the watch is over.
type Watcher interface {
	WatchStream(cu.Stream, Watch) cu.Result
	WatchEvent(cu.Event, Watch) cu.Result
}
