package worker

import (
	"io"
	"net"
	"sync"

	"ferry/cu"
	"ferry/lease"
	"ferry/wire"
)

// output is the way back to the client. Frames are written whole under mu,
// straight from the goroutine that has them: a client that asked is reading,
// so the write goes through.
type output struct {
	mu     sync.Mutex
	conn   io.Writer
	counts *lease.Counters // nobody asks for them per command: one addition each
	buf    []byte
	list   net.Buffers // of a frame that is not copied together
}

func (o *output) frame(kind uint16, id uint32, parts ...[]byte) {
	n := 0
	for _, p := range parts {
		n += len(p)
	}
	padded := (n + 7) &^ 7
	o.mu.Lock()
	defer o.mu.Unlock()
	o.buf = append(o.buf[:0], zeros[:wire.HeaderSize]...)
	// Ctx carries the exact length of the payload, since frames are padded.
	wire.Header{Size: uint32(wire.HeaderSize + padded), Op: kind, ID: id, Ctx: uint32(n)}.Put(o.buf)
	o.counts.BytesOut.Add(uint64(wire.HeaderSize + padded))
	if kind == wire.AnsReply {
		o.counts.Answers.Add(1)
	}
	if padded <= 16<<10 {
		for _, p := range parts {
			o.buf = append(o.buf, p...)
		}
		o.buf = append(o.buf, zeros[:padded-n]...)
		_, _ = o.conn.Write(o.buf) // a lost client is noticed by the reader
		return
	}
	whole := append(append(o.list[:0], o.buf), parts...)
	if padded > n {
		whole = append(whole, zeros[:padded-n])
	}
	o.list = whole
	_, _ = o.list.WriteTo(o.conn)
	clear(whole)
	o.list = whole[:0]
}

// zeros pad frames.
var zeros [wire.HeaderSize]byte

// reply writes the answer to a call: what every reply begins with, and a record
// unless there is none. One that does not fit is replaced by a refusal.
func (o *output) reply(id uint32, fixed wire.Reply, record interface{ Append([]byte) []byte }) (fits bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.buf = fixed.AppendReply(append(o.buf[:0], zeros[:wire.HeaderSize]...))
	if record != nil {
		o.buf = record.Append(o.buf)
	}
	if fits = len(o.buf)-wire.HeaderSize <= wire.MaxPayload; !fits {
		fixed.Result = cu.CUDA_ERROR_NOT_SUPPORTED
		o.buf = fixed.AppendReply(append(o.buf[:0], zeros[:wire.HeaderSize]...))
	}
	n := len(o.buf) - wire.HeaderSize
	padded := (n + 7) &^ 7
	o.buf = append(o.buf, zeros[:padded-n]...)
	wire.Header{Size: uint32(wire.HeaderSize + padded), Op: wire.AnsReply, ID: id, Ctx: uint32(n)}.Put(o.buf)
	o.counts.BytesOut.Add(uint64(wire.HeaderSize + padded))
	o.counts.Answers.Add(1)
	_, _ = o.conn.Write(o.buf)
	if cap(o.buf) > 64<<10 {
		o.buf = nil // a large answer is rare
	}
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
		w.send(wire.AnsComplaint, complained)
	}
	w.send(wire.AnsReport, w.dev.Report())
}

// answer writes a reply, with the latched error if this call reports those.
func (w *Worker) answer(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }, reports bool) {
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
	if !w.out.reply(id, fixed, record) {
		w.log.Error("answer too large for a frame", "id", id)
	}
}
