package worker

import (
	"fmt"

	"ferry/wire"
	"ferry/worker/conn"
)

// loop reads and executes commands until the client goes away or breaks the
// protocol.
func (w *Worker) loop() error {
	w.client.OnIdle(w.rest)
	w.client.OnSpin(heldFor, w.handOver)
	return w.executeAll()
}

// executeAll reads and executes commands until there are no more.
func (w *Worker) executeAll() error {
	defer w.tellCounts()
	for {
		if !w.client.HasBuffered() {
			w.tellCounts() // Next may wait
		}
		f, err := w.client.Next()
		if err != nil {
			return err
		}
		op := wire.Op(f.Op)
		if len(w.pieces) > 0 && op != wire.OpStageIn && op != wire.OpStageOut {
			w.handPieces() // the loop may be away for long
		}
		if f.CarriesFile() {
			continue // the next command asks for it
		}
		if wanted := op.Answered() || f.Flags&wire.FlagReply != 0; wanted == (f.ID == 0) {
			return fmt.Errorf("client broke the protocol: %v with id %d", op, f.ID)
		}
		if err := w.perform(op, &f); err != nil {
			return fmt.Errorf("client broke the protocol: %v: %w", op, err)
		}
		if !w.client.ReadsAhead() && w.calls(op) {
			w.readAhead()
		}
	}
}

// perform executes one command.
func (w *Worker) perform(op wire.Op, f *conn.Frame) error {
	w.counted(op, f.Size)
	w.s.Begin(op, f.Payload)
	w.settleMirrors(op)
	began := w.trace.now()
	w.enter(f.Ctx)
	works := worksFor(op)
	if works {
		w.pass()
		w.enter(f.Ctx)
	}
	if err := w.dispatch(op, f.ID, f.Payload); err != nil {
		return err
	}
	if works {
		w.passed()
	}
	w.trace.executed(op, began, len(f.Payload))
	if len(w.pieces) > 0 {
		w.watchPieces()
	}
	return w.s.Failure()
}

// calls tells the commands after which a stream may wait for the client to
// send something: somebody must read although the loop may be busy. Finished
// functions may come through a pipe, what feeds a copy does not.
func (w *Worker) calls(op wire.Op) bool {
	switch op {
	case wire.OpHostFunc, wire.OpGraphHost, wire.OpGraphHostSet:
		return !w.ahead
	case wire.OpGraphCopy, wire.OpGraphCopySet, wire.OpStreamCopy:
		return w.copies.any()
	}
	return false
}

// enter makes the context a command belongs to current.
func (w *Worker) enter(index uint32) {
	if c := w.current; c != nil && c.Index == index { // who is current is known
		return
	}
	c := w.contexts[index]
	if c == w.current {
		return
	}
	w.current = c
	if c == nil {
		w.dev.CtxSetCurrent(0)
		return
	}
	w.dev.CtxSetCurrent(c.Real)
}
