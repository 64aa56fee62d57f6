// Package wait answers the client: replies and errors of commands, waits for the GPU,
// watches for completion, and copies to the client that no call waits for yet.
//
// Order ties these together. An answer after which a program may count on the completion of
// some work must overtake neither the data of copies that are complete by then nor the
// answers of watches for finished work. Inform makes sure of both before such an answer is
// written.
//
// Threads: the command loop calls everything here. Threads of the pool call AnswerWait,
// Answer, AnswerMore, Inform, InformNow, SendOutput, FinishDeferred and DelegateHeld too.
// Locks: watches.mu and deferredCopies.mu, of which neither is held while the other is
// taken. Both come before the locks of the pool, of contexts and of the connection's
// writer.
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

// Waits answers one client.
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
	silent   silence // belongs to the command loop
}

// New returns the Waits of a client, and sets the hooks of its Executor.
func New(e *gpu.Executor, m *meter.Meter, cfg gpu.Config) *Waits {
	w := &Waits{gpu: e, meter: m, dev: cfg.Dev, s: cfg.Session, conn: cfg.Conn, out: cfg.Conn.Writer(), prints: cfg.Prints, log: cfg.Log}
	w.watches.written.L = &w.watches.mu
	e.OnStreamEnd, e.OnCapture = w.dropStreamWatches, w.dropAllWatches
	return w
}

// End ends the watches, because the session has ended.
func (w *Waits) End() { w.watches.end() }
