// Package copies moves data between the client and the device: through staging memory of
// the worker, through memory that the client shares, and on lanes.
//
// The worker captures the data of a copy to the device in staging memory, so that the
// client's buffer is free when its call returns. It issues a copy from the device in stream
// order, in pieces; as the GPU finishes each piece, a thread of the pool sends it. The
// command loop itself answers small copies that are done in a moment.
//
// Threads: a Copier belongs to the command loop. Threads of the pool deliver.
package copies

import (
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/hostmem"
	"ferry/worker/memory"
	"ferry/worker/meter"
	"ferry/worker/printfscan"
	"ferry/worker/translate"
	"ferry/worker/wait"
)

// Parts are the parts of a worker that copies need.
type Parts struct {
	GPU     *gpu.Executor
	Meter   *meter.Meter
	Wait    *wait.Waits
	Memory  *memory.Memory
	Host    *hostmem.HostMemory
	Structs *translate.Structs
	Page    *sessionpage.Page // counts what travels on lanes
	OnIdle  func()            // called before the command loop waits for data of a copy
}

// A Copier copies for one client.
type Copier struct {
	gpu     *gpu.Executor
	meter   *meter.Meter
	wait    *wait.Waits
	mem     *memory.Memory
	host    *hostmem.HostMemory
	structs *translate.Structs
	dev     device.Device
	s       *session.Session
	conn    *conn.Conn
	out     *conn.Writer
	prints  *printfscan.Scan
	page    *sessionpage.Page
	onIdle  func()

	pieces []stagedPiece // that the command loop itself polls
}

// New returns the Copier of a client.
func New(p Parts, cfg gpu.Config) *Copier {
	return &Copier{
		gpu: p.GPU, meter: p.Meter, wait: p.Wait, mem: p.Memory, host: p.Host, structs: p.Structs, page: p.Page, onIdle: p.OnIdle,
		dev: cfg.Dev, s: cfg.Session, conn: cfg.Conn, out: cfg.Conn.Writer(), prints: cfg.Prints,
	}
}

// HasPieces reports whether the command loop has pieces to poll.
func (cp *Copier) HasPieces() bool { return len(cp.pieces) > 0 }
