// Package gpu is the device as the command loop uses it.
//
// It holds contexts with the events and the staging memory that the worker keeps for them,
// streams that may hold work, marks behind that work, spinning for the GPU, and the pool of
// threads for everything that blocks.
//
// A mark is an event that the worker records behind the work of a stream, in order to learn
// when the GPU has passed it. The driver's own wait for a context, cuCtxSynchronize, spoils
// every capture in that context, so the worker marks each stream that may hold work
// instead.
//
// Threads: an Executor belongs to the command loop. A Pool locks itself. A Context's events
// and free staging memory are under its mutex, because threads of the pool return them. A
// Mark counts its users atomically. The locks of this package are innermost: no other lock
// is taken under them.
package gpu

import (
	"fmt"
	"log/slog"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/session"
	"ferry/worker/accounting"
	"ferry/worker/conn"
	"ferry/worker/printfscan"
)

// A Config holds what an Executor, and the parts of a worker above it, work with.
type Config struct {
	Dev      device.Device // the view of the command loop's thread
	Session  *session.Session
	Conn     *conn.Conn
	Accounts *accounting.Accounts
	Prints   *printfscan.Scan
	Log      *slog.Logger
}

// An Executor is the device as the command loop uses it.
type Executor struct {
	dev      device.Device
	s        *session.Session
	conn     *conn.Conn
	accounts *accounting.Accounts
	prints   *printfscan.Scan
	log      *slog.Logger

	Pool     Pool                // runs calls that may block
	Contexts map[uint32]*Context // by the index of the client's handle
	Current  *Context            // the context that is current on the command loop's thread
	// Partitions bound the multiprocessors that the client uses. A device without one may
	// be used as a whole.
	Partitions map[cu.Device]*Partition
	Launches   uint64 // launches of kernels and graphs since the counters were last updated

	// OnStreamEnd is called before a stream ends, OnCapture before a capture begins:
	// from then on no thread may query the device about it.
	OnStreamEnd func(*Context, cu.Stream)
	OnCapture   func()

	recentStreams  recentStreams
	arriving       []*Mark                // behind blocking copies that other streams must not overtake
	lastArrival    time.Time              // when the newest of them was recorded
	beforeCaptures map[streamIn]*Mark     // behind the work that streams held before captures began
	endInMark      map[cu.Stream]struct{} // streams whose last work is a mark
	markError      cu.Result              // why a stream could not be marked
}

// New returns an Executor without contexts. The caller sets its hooks before the first
// command.
func New(cfg Config) *Executor {
	e := &Executor{
		dev: cfg.Dev, s: cfg.Session, conn: cfg.Conn, accounts: cfg.Accounts, prints: cfg.Prints, log: cfg.Log,
		Contexts: map[uint32]*Context{},
	}
	e.Pool.dev = cfg.Dev
	return e
}

// GrantDevices says which of the server's devices the client may use; nil for all.
func (e *Executor) GrantDevices(devices []int) error {
	n, rc := e.dev.DeviceGetCount()
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("counting devices: %w", rc)
	}
	e.s.Devices.Granted = []cu.Device{}
	for _, d := range devices {
		if d < 0 || d >= int(n) {
			return fmt.Errorf("device %d of %d, which the server counted on, is gone", d, n)
		}
		e.s.Devices.Granted = append(e.s.Devices.Granted, cu.Device(d))
	}
	if devices == nil {
		for d := range n {
			e.s.Devices.Granted = append(e.s.Devices.Granted, cu.Device(d))
		}
	}
	return nil
}

// Piece is how much data one frame and one staging buffer hold.
const Piece = 1 << 20

// Enter makes the context current to which a command belongs.
func (e *Executor) Enter(index uint32) {
	if c := e.Current; c != nil && c.Index == index { // the usual case, without a look into the map
		return
	}
	c := e.Contexts[index]
	if c == e.Current {
		return
	}
	e.Current = c
	if c == nil {
		e.dev.CtxSetCurrent(0)
		return
	}
	e.dev.CtxSetCurrent(c.Real)
}

// Bind binds a handle to the object that a successful call made, and settles the charge of
// that object. The object belongs to the Home of the current context; streams belong to the
// current context itself, and graphs, libraries and memory to no context.
func (e *Executor) Bind(kind cu.Kind, h, real uint64, rc cu.Result) cu.Result {
	e.accounts.Charges.Settle(kind, real, rc)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	ctx := uint32(0)
	switch {
	case kind == cu.KindGraph || kind == cu.KindUserObject: // belong to no context
	case e.Current == nil || kind == cu.KindLibrary || kind == cu.KindKernel || kind == cu.KindDevResourceDesc || kind == cu.KindMemGenericAllocationHandle:
	case kind == cu.KindStream:
		ctx = e.Current.Index
	default:
		ctx = e.Current.Home().Index
	}
	e.accounts.Charges.SetBinding(true)
	e.s.Bind(kind, h, real, ctx)
	e.accounts.Charges.SetBinding(false)
	return rc
}
