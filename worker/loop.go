package worker

import (
	"errors"
	"fmt"

	"ferry/session"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/wait"
)

// loop reads and executes commands until the client leaves or breaks the protocol.
func (w *Worker) loop() error {
	w.conn.OnIdle(w.rest)
	w.conn.OnSpin(wait.HoldTime, func() {
		w.suspend.Lock.Enter() // the loop may have slept before
		w.wait.DelegateHeld()
	})
	return w.executeAll()
}

// executeAll reads and executes commands until there are no more.
func (w *Worker) executeAll() error {
	defer w.updateCounters()
	defer w.suspend.Lock.Release()
	for {
		if w.batch.Waiting() > 0 && !conn.AtHand(w.conn) {
			w.batch.Flush() // launches wait for no command that is still to come
		}
		if !w.conn.HasBuffered() {
			w.updateCounters() // Next may wait
		}
		f, err := w.conn.Next()
		if err != nil {
			return err
		}
		if w.suspend.Lock.Wanted() {
			w.batch.Flush()
			w.rest()
		}
		w.suspend.Lock.Enter()
		op := wire.Op(f.Op)
		if w.copies.HasPieces() && op != wire.OpStageIn && op != wire.OpStageOut {
			w.copies.DelegatePieces() // the command loop may be busy for long
		}
		if op == wire.OpLaunch && w.takeLaunch(&f) {
			continue
		}
		w.batch.Cut(op)
		if f.CarriesFile() {
			continue // the next command receives the file
		}
		if wanted := op.Answered() || f.Flags&wire.FlagReply != 0; wanted == (f.ID == 0) && !w.lacks(op) {
			return fmt.Errorf("client broke the protocol: %v with id %d", op, f.ID)
		}
		w.makeRoom(op, &f)
		if err := w.executeCommand(op, &f); err != nil {
			return fmt.Errorf("client broke the protocol: %v: %w", op, err)
		}
		if !w.conn.ReadsAhead() && w.calls.WaitsForClient(op) {
			w.calls.ReadAhead()
		}
	}
}

// takeLaunch has a launch wait for the commands that are at hand behind it. It returns false if
// the launch must be executed by itself, or breaks the protocol.
func (w *Worker) takeLaunch(f *conn.Frame) bool {
	if f.ID != 0 || f.Flags&wire.FlagReply != 0 || w.launching.Decode(f.Payload) != nil {
		return false
	}
	w.host.SettleMirrors(wire.OpLaunch)
	if !w.batch.HoldLaunch(f.Ctx, &w.launching) {
		return false
	}
	w.count(wire.OpLaunch, f.Size)
	w.batch.Go()
	return true
}

// executeCommand executes one command. Admit may wait for the daemon's permit and may
// change the current context, so the context of the command is entered again.
func (w *Worker) executeCommand(op wire.Op, f *conn.Frame) error {
	w.count(op, f.Size)
	w.s.Begin(op, f.Ctx, f.Payload)
	w.host.SettleMirrors(op)
	began := w.trace.now()
	w.gpu.Enter(f.Ctx)
	works := gpu.GivesWork(op)
	if works {
		w.meter.Admit()
		w.gpu.Enter(f.Ctx)
	}
	if err := w.perform(op, f.ID, f.Payload); err != nil {
		if !errors.Is(err, wire.ErrUnknownOp) || !w.lacks(op) {
			return err
		}
		w.refuseUnknown(op, f.ID)
	}
	if w.transcripts.Records(op) {
		w.transcripts.Record(op, f.Ctx, f.Payload)
	}
	if session.ClassOf(op) == session.Changes && !w.s.Command.Failed {
		w.s.NoteSetting(op, f.Ctx, f.Payload)
	}
	w.s.End()
	if works {
		w.meter.Admitted()
	}
	w.trace.executed(op, began, len(f.Payload))
	if w.copies.HasPieces() {
		w.copies.WatchPieces()
	}
	return w.s.Failure()
}

// perform dispatches a command; one for which the driver may reserve addresses, so that they come out the same in every process.
func (w *Worker) perform(op wire.Op, id uint32, payload []byte) (err error) {
	if !gpu.Reserves(op) {
		return w.dispatch(op, id, payload)
	}
	gpu.PlaceContext(w.dev, func() { err = w.dispatch(op, id, payload) })
	return err
}

// makeRoom has the daemon make room for a command that allocates, where sessions together may
// hold more memory than a device has. A request that is malformed is left to its execution.
func (w *Worker) makeRoom(op wire.Op, f *conn.Frame) {
	var at session.Range
	switch op {
	case wire.OpMemAlloc:
		var q wire.MemAllocRequest
		if q.Decode(f.Payload) == nil {
			at = session.Range{Base: uint64(q.Addr), Size: q.Size}
		}
	case wire.OpMemAllocSoon:
		var q wire.MemAllocSoonRequest
		if q.Decode(f.Payload) == nil {
			at = session.Range{Base: uint64(q.Addr), Size: q.Size}
		}
	case wire.OpMemAllocAsync:
		var q wire.MemAllocAsyncRequest
		if q.Decode(f.Payload) == nil {
			at = session.Range{Base: uint64(q.Addr), Size: q.Size}
		}
	}
	if c := w.gpu.Contexts[f.Ctx]; at.Size != 0 && c != nil {
		w.suspend.MakeRoom(c.Device, at)
	}
}

// rest is called before the command loop sleeps until the next command, perhaps several times,
// and where the suspender wants the loop's state: the loop leaves that.
func (w *Worker) rest() {
	w.suspend.Lock.Enter()
	if w.suspend.Lock.Wanted() && w.copies.HasPieces() {
		w.copies.DelegatePieces()
	}
	w.beforeSleep()
	w.suspend.Lock.Release()
}

// beforeSleep is called before the command loop sleeps, for the next command or in the middle of
// one. Threads of the pool must send the copies that are held until then, and the measuring
// thread must learn when the device is done.
func (w *Worker) beforeSleep() {
	w.wait.DelegateHeld()
	w.meter.BeforeSleep()
}
