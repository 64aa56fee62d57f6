// Package wait answers the client: replies and errors of commands, waits for the GPU, watches
// for completion, and copies to the client that nobody waits for yet.
//
// What ties these together is order. An answer after which a program may count on the
// completion of something must not overtake the data of copies that are complete by then, nor
// the answers of watches of what is done: Inform sees to both before such an answer is written.
//
// Threads: the command loop calls everything here but AnswerWait, Answer, AnswerMore, Inform,
// InformNow, SendOutput, DelegateHeld and dropAllWatches, which threads of the pool call too.
// Locks: watches.mu and deferredCopies.mu, of which neither is held while the other is
// taken; both come before the locks of the pool, of contexts and of the connection's writer.
package wait

import (
	"log/slog"

	"ferry/device"
	"ferry/session"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/meter"
	"ferry/worker/printfscan"
)

// Waits are the answers of one client.
type Waits struct {
	gpu    *gpu.Executor
	meter  *meter.Meter
	dev    device.Device
	s      *session.Session
	conn   *conn.Conn
	out    *conn.Writer
	prints *printfscan.Scan
	log    *slog.Logger

	deferred deferredCopies
	watches  watches
}

// New returns the answers of a client.
func New(e *gpu.Executor, m *meter.Meter, cfg gpu.Config) *Waits {
	w := &Waits{gpu: e, meter: m, dev: cfg.Dev, s: cfg.Session, conn: cfg.Conn, out: cfg.Conn.Writer(), prints: cfg.Prints, log: cfg.Log}
	w.watches.written.L = &w.watches.mu
	e.OnStreamEnd, e.OnCapture = w.dropStreamWatches, w.dropAllWatches
	return w
}

// End ends the watches: the session has ended.
func (w *Waits) End() { w.watches.end() }
