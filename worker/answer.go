package worker

import (
	"io"
	"sync"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// output is the way back to the client. Frames are written whole under mu,
// straight from the goroutine that has them: a client that asked is reading,
// so the write goes through.
type output struct {
	mu     sync.Mutex
	conn   io.Writer
	counts *sessionpage.Counters // nobody asks for them per command: one addition each
	buf    []byte                // frames that go with the next one
	list   [][]byte              // of a frame that is not copied together
}

// copied is the most of a frame that is copied together with others rather than
// written from where it is; heldBack the most that waits for the next frame.
const (
	copied   = 16 << 10
	heldBack = 64 << 10
)

// A partsWriter writes all of several buffers at once, and uses the list up.
type partsWriter interface{ WriteParts(parts [][]byte) error }

// frame writes a frame.
func (o *output) frame(kind uint16, id uint32, parts ...[]byte) { o.put(kind, id, false, parts) }

// ahead makes a frame that is written together with the next, which the caller is
// about to give, at once: what belongs together costs one packet, and one wake-up at
// the other end.
func (o *output) ahead(kind uint16, id uint32, parts ...[]byte) { o.put(kind, id, true, parts) }

func (o *output) put(kind uint16, id uint32, more bool, parts [][]byte) {
	n := 0
	for _, p := range parts {
		n += len(p)
	}
	padded := (n + 7) &^ 7
	o.mu.Lock()
	defer o.mu.Unlock()
	at := len(o.buf)
	o.buf = append(o.buf, zeros[:wire.HeaderSize]...)
	// Ctx carries the exact length of the payload, since frames are padded.
	wire.Header{Size: uint32(wire.HeaderSize + padded), Op: kind, ID: id, Ctx: uint32(n)}.Put(o.buf[at:])
	o.counts.BytesOut.Add(uint64(wire.HeaderSize + padded))
	if kind == wire.AnsReply {
		o.counts.Answers.Add(1)
	}
	if padded <= copied {
		for _, p := range parts {
			o.buf = append(o.buf, p...)
		}
		o.buf = append(o.buf, zeros[:padded-n]...)
		o.done(more)
		return
	}
	o.list = append(append(o.list[:0], o.buf), parts...)
	if padded > n {
		o.list = append(o.list, zeros[:padded-n])
	}
	if w, ok := o.conn.(partsWriter); ok {
		_ = w.WriteParts(o.list)
	} else {
		for _, p := range o.list {
			_, _ = o.conn.Write(p)
		}
	}
	clear(o.list[:cap(o.list)])
	o.buf = o.buf[:0]
}

// done writes what is there, unless more is about to come. mu is held.
func (o *output) done(more bool) {
	if more && len(o.buf) < heldBack {
		return
	}
	_, _ = o.conn.Write(o.buf) // a lost client is noticed by the reader
	o.buf = o.buf[:0]
	if cap(o.buf) > 2*heldBack {
		o.buf = nil // a large answer is rare
	}
}

// flush writes what was held back, by somebody who has to wait before he can give
// the frame it was to go with.
func (o *output) flush() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.buf) > 0 {
		o.done(false)
	}
}

// zeros pad frames.
var zeros [wire.HeaderSize]byte

// reply writes the answer to a call: what every reply begins with, and a record
// unless there is none. One that does not fit is replaced by a refusal. With more,
// it is written with the next frame.
func (o *output) reply(id uint32, fixed wire.Reply, record interface{ Append([]byte) []byte }, more bool) (fits bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	at := len(o.buf)
	o.buf = fixed.AppendReply(append(o.buf, zeros[:wire.HeaderSize]...))
	if record != nil {
		o.buf = record.Append(o.buf)
	}
	if fits = len(o.buf)-at-wire.HeaderSize <= wire.MaxPayload; !fits {
		fixed.Result = cu.CUDA_ERROR_NOT_SUPPORTED
		o.buf = fixed.AppendReply(append(o.buf[:at], zeros[:wire.HeaderSize]...))
	}
	n := len(o.buf) - at - wire.HeaderSize
	padded := (n + 7) &^ 7
	o.buf = append(o.buf, zeros[:padded-n]...)
	wire.Header{Size: uint32(wire.HeaderSize + padded), Op: wire.AnsReply, ID: id, Ctx: uint32(n)}.Put(o.buf[at:])
	o.counts.BytesOut.Add(uint64(wire.HeaderSize + padded))
	o.counts.Answers.Add(1)
	o.done(more)
	return fits
}

// send sends text in pieces.
func (w *Worker) send(kind uint16, text []byte) {
	for len(text) > 0 {
		n := min(len(text), 64<<10)
		w.out.frame(kind, 0, text[:n])
		text = text[n:]
	}
}

// latch keeps the first error of a command that had no answer, until a call is
// answered that may bring such errors natively too: one that waits or asks
// for completion. A question about a kernel must not fail for an old launch.
type latch struct {
	mu  sync.Mutex
	rc  cu.Result
	op  wire.Op
	ctx uint32
}

// finish ends a command without an answer of its own.
func (w *Worker) finish(op wire.Op, id uint32, rc cu.Result) {
	if id != 0 {
		w.refuse(id, rc)
		return
	}
	if rc == cu.CUDA_SUCCESS {
		return
	}
	if w.spoils(rc) {
		w.log.Info("a command spoiled a capture", "call", op.String(), "result", rc.Error())
		return
	}
	w.latch.mu.Lock()
	if w.latch.rc == cu.CUDA_SUCCESS {
		w.latch.rc, w.latch.op, w.latch.ctx = rc, op, 0
		if w.current != nil {
			w.latch.ctx = w.current.index
		}
	}
	w.latch.mu.Unlock()
	w.dropAllPolls() // the client's next question brings it
	w.log.Info("asynchronous command failed", "call", op.String(), "result", rc.Error())
}

// reply answers a call with its record.
func (w *Worker) reply(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }) {
	w.inform(w.dev, rc)
	w.answer(id, rc, record, w.op.Reports())
}

// refuse answers a call that has only a result.
func (w *Worker) refuse(id uint32, rc cu.Result) {
	w.inform(w.dev, rc)
	w.answer(id, rc, nil, w.op.Reports())
}

// tell sends what kernels printed and what the device has to say. Only those
// who wait for kernels, or hear that something went wrong, need to have it:
// asking the device at every answer costs a system call each.
func (w *Worker) tell(wrong bool) {
	if wrong || !w.voices.silent() {
		printed, complained := w.dev.Output()
		w.send(wire.AnsOutput, printed)
		w.send(wire.AnsAssertion, complained)
	}
	w.send(wire.AnsReport, w.dev.Report())
}

// answer writes a reply, with the latched error if this call reports those.
func (w *Worker) answer(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }, reports bool) {
	w.answerMore(id, rc, record, reports, false)
}

// answerMore is answer; with more, the reply is written with the next frame.
func (w *Worker) answerMore(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }, reports, more bool) {
	fixed := wire.Reply{Result: rc}
	if reports {
		w.latch.mu.Lock()
		fixed.Async, fixed.AsyncOp, fixed.AsyncCtx = w.latch.rc, w.latch.op, w.latch.ctx
		w.latch.rc, w.latch.op = cu.CUDA_SUCCESS, wire.OpNone
		w.latch.mu.Unlock()
	}
	if reports || rc != cu.CUDA_SUCCESS {
		w.tell(rc != cu.CUDA_SUCCESS || fixed.Async != cu.CUDA_SUCCESS)
	}
	if !w.out.reply(id, fixed, record, more) {
		w.log.Error("answer too large for a frame", "id", id)
	}
}
