package session

import (
	"slices"
	"sync/atomic"

	"ferry/api/cu"
)

// The streams that every context has without creating them.
const (
	LegacyStream    cu.Stream = 1
	PerThreadStream cu.Stream = 2
)

// A Context is a client's context.
type Context struct {
	Handle  cu.Context // the client's
	Index   uint32     // of that handle; frame headers carry it
	Real    cu.Context
	Device  cu.Device
	Primary bool

	Green cu.GreenCtx // the client's green context that it stands for, 0 for others
	Base  *Context    // green: the primary context under it
	// Partition is the green context that keeps it to the client's share of the
	// multiprocessors; 0 if the client may use all of them.
	Partition cu.GreenCtx

	// Limits are the bytes by which its limits exceed what every context has.
	Limits map[cu.Limit]uint64

	Busy  BusyStreams
	Order StreamOrder
}

// Home is the context that what is made in c belongs to: for a green context the
// primary one under it, which outlives it.
func (c *Context) Home() *Context {
	if c.Base != nil {
		return c.Base
	}
	return c
}

// BusyStreams are the streams of a context that may hold work. The driver cannot be
// asked whether a whole context is idle; with this list the command loop answers most
// waits for a context itself, by polling a stream or two.
type BusyStreams struct {
	List []cu.Stream
	Lost bool // there is work that no stream in the list stands for
	// Fresh are the last few streams that were used since the time meter last marked
	// them.
	Fresh []cu.Stream
	Waits atomic.Int32 // waits for all of the context's work that threads of the pool perform
}

const (
	maxBusy  = 4 // streams that are worth polling one by one
	MaxFresh = 8 // streams that tell the time meter enough of what a device does
)

// Add notes that a stream is about to be given work.
func (b *BusyStreams) Add(s cu.Stream) {
	if n := len(b.Fresh); (n == 0 || b.Fresh[n-1] != s) && !slices.Contains(b.Fresh, s) {
		if n == MaxFresh {
			b.Fresh = slices.Delete(b.Fresh, 0, 1)
		}
		b.Fresh = append(b.Fresh, s)
	}
	if n := len(b.List); n > 0 && b.List[n-1] == s || b.Lost || slices.Contains(b.List, s) {
		return
	}
	if len(b.List) == maxBusy {
		b.Lost = true
		return
	}
	b.List = append(b.List, s)
}

// Lose notes that there is work that no stream in the list stands for.
func (b *BusyStreams) Lose() { b.List, b.Lost = b.List[:0], true }

// Clear forgets all streams: everything that they held has been waited for.
func (b *BusyStreams) Clear() { b.List, b.Lost = b.List[:0], false }

// Known says whether the list names every stream that may hold work.
func (b *BusyStreams) Known() bool { return !b.Lost && b.Waits.Load() == 0 }

// Only says whether a stream is the only one that may hold work.
func (b *BusyStreams) Only(s cu.Stream) bool { return b.Known() && len(b.List) == 1 && b.List[0] == s }

// StreamOrder is what a context of a partition knows of its streams, so that the
// default stream and the blocking ones wait for each other. In a green context
// NVIDIA's driver does not do that (580 on an H200), and programs count on it.
type StreamOrder struct {
	Blocking map[cu.Stream]bool // by the client's handle; the driver says that none is
	Pending  []cu.Stream        // blocking ones that may hold work the default stream has not waited for
	Legacy   bool               // the default stream may hold work
}
