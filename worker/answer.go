package worker

import (
	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// send sends text in pieces.
func (w *Worker) send(kind uint16, text []byte) {
	for len(text) > 0 {
		n := min(len(text), 64<<10)
		w.out.WriteFrame(kind, 0, text[:n])
		text = text[n:]
	}
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
	if w.s.Spoils(rc) {
		w.log.Info("a command spoiled a capture", "call", op.String(), "result", rc.Error())
		return
	}
	late := session.Late{Result: rc, Op: op}
	if w.current != nil {
		late.Context = w.current.Index
	}
	w.s.Latch.Set(late)
	w.dropAllPolls() // the client's next question brings it
	w.log.Info("asynchronous command failed", "call", op.String(), "result", rc.Error())
}

// reply answers a call with its record.
func (w *Worker) reply(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }) {
	w.inform(w.dev, rc)
	w.answer(id, rc, record, w.s.Command.Op.Reports())
}

// refuse answers a call that has only a result.
func (w *Worker) refuse(id uint32, rc cu.Result) {
	w.inform(w.dev, rc)
	w.answer(id, rc, nil, w.s.Command.Op.Reports())
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
	w.answerMore(id, rc, record, reports, false)
}

// answerMore is answer; with more, the reply is written with the next frame.
func (w *Worker) answerMore(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }, reports, more bool) {
	fixed := wire.Reply{Result: rc}
	if reports {
		late := w.s.Latch.Clear()
		fixed.Async, fixed.AsyncOp, fixed.AsyncCtx = late.Result, late.Op, late.Context
	}
	if reports || rc != cu.CUDA_SUCCESS {
		w.tell(rc != cu.CUDA_SUCCESS || fixed.Async != cu.CUDA_SUCCESS)
	}
	if !w.out.WriteReply(id, fixed, record, more) {
		w.log.Error("answer too large for a frame", "id", id)
	}
}
