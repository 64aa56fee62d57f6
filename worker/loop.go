package worker

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"time"

	"ferry/wire"
)

// A frame is a command as it came.
type frame struct {
	wire.Header
	payload []byte
}

// next reads one frame. The payload is valid until something is read again.
func next(r *bufio.Reader, room []byte) (f frame, err error) {
	if f.Header, err = readHeader(r); err != nil {
		return f, err
	}
	if n := int(f.Size); n <= r.Buffered() { // most are whole, and need not be copied
		whole, _ := r.Peek(n)
		f.payload = whole[wire.HeaderSize:n:n]
		_, _ = r.Discard(n)
		return f, nil
	}
	return readRest(r, f, room)
}

// read reads one frame into room, or new memory where that is too small.
func read(r *bufio.Reader, room []byte) (f frame, err error) {
	if f.Header, err = readHeader(r); err != nil {
		return f, err
	}
	return readRest(r, f, room)
}

// readHeader looks at the next frame's header.
func readHeader(r *bufio.Reader) (h wire.Header, err error) {
	head, err := r.Peek(wire.HeaderSize)
	if err != nil {
		if len(head) > 0 && errors.Is(err, io.EOF) {
			err = io.ErrUnexpectedEOF
		}
		return h, err
	}
	if h, err = wire.ParseHeader(head); err != nil {
		return h, fmt.Errorf("client broke the protocol: %w", err)
	}
	return h, nil
}

// readRest reads the frame whose header is f's.
func readRest(r *bufio.Reader, f frame, room []byte) (frame, error) {
	_, _ = r.Discard(wire.HeaderSize) // it is there
	n := int(f.Size - wire.HeaderSize)
	if n > len(room) {
		room = make([]byte, n)
	}
	f.payload = room[:n]
	_, err := io.ReadFull(r, f.payload)
	return f, err
}

// loop reads and executes commands until the client goes away or breaks the
// protocol.
func (w *Worker) loop() error {
	r := bufio.NewReaderSize(w.client.stream(), 256<<10)
	if l := w.client.link; l != nil {
		l.Rest = w.lookOut
		w.pending = func() bool { return r.Buffered() > 0 || l.Pending() }
	}
	return w.obeyAll(r)
}

// obeyAll reads and executes commands until there are no more.
func (w *Worker) obeyAll(r *bufio.Reader) error {
	room := make([]byte, wire.MaxPayload)
	ahead := (func() (frame, error))(nil) // what is read by somebody else
	defer w.tellCounts()
	for {
		f, err := frame{}, error(nil)
		if ahead != nil {
			w.tellCounts()
			f, err = ahead()
		} else {
			if r.Buffered() == 0 {
				w.tellCounts()
				w.awaitCommand(r)
			}
			f, err = next(r, room)
		}
		if err != nil {
			return err
		}
		op := wire.Op(f.Op)
		if len(w.pieces) > 0 && op != wire.OpStageIn && op != wire.OpStageOut {
			w.handPieces() // the loop may be away for long
		}
		if op == wire.OpNone && f.ID == 0 && len(f.payload) == 0 {
			if f.Flags&wire.FlagRings != 0 {
				to, err := w.useRings()
				if err != nil {
					return err
				}
				r.Reset(to)
				w.pending = func() bool { return r.Buffered() > 0 || w.rings.Pending() }
			}
			continue // it brings a descriptor for the next command
		}
		if wanted := op.Answered() || f.Flags&wire.FlagReply != 0; wanted == (f.ID == 0) {
			return fmt.Errorf("client broke the protocol: %v with id %d", op, f.ID)
		}
		if err := w.perform(op, &f); err != nil {
			return fmt.Errorf("client broke the protocol: %v: %w", op, err)
		}
		if ahead == nil && w.calls(op) {
			ahead = w.readAhead(r)
		}
	}
}

// awaitCommand waits for the next command. Rings, and links, say by themselves when they
// are about to sleep.
func (w *Worker) awaitCommand(r *bufio.Reader) {
	if w.rings != nil {
		return
	}
	start := time.Now()
	if w.client.link == nil {
		w.lookOut()
	}
	_, _ = r.Peek(1) // its error comes again
	w.looks.took(time.Since(start), w.looking())
}

// perform executes one command.
func (w *Worker) perform(op wire.Op, f *frame) error {
	w.counted(op, f.Size)
	w.s.Begin(op, f.payload)
	w.settleMirrors(op)
	began := w.trace.now()
	w.enter(f.Ctx)
	works := worksFor(op)
	if works {
		w.pass()
		w.enter(f.Ctx)
	}
	if err := w.dispatch(op, f.ID, f.payload); err != nil {
		return err
	}
	if works {
		w.passed()
	}
	w.trace.executed(op, began, len(f.payload))
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
