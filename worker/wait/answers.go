package wait

import (
	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// sendText sends text in frames of up to 64 KiB.
func (w *Waits) sendText(kind uint16, text []byte) {
	for len(text) > 0 {
		n := min(len(text), 64<<10)
		w.out.WriteFrame(kind, 0, text[:n])
		text = text[n:]
	}
}

// Finish ends a command that has no reply record. Without an id there is no answer: an
// error goes into the latch, and the next answer that reports such errors brings it.
func (w *Waits) Finish(op wire.Op, id uint32, rc cu.Result) {
	if id != 0 {
		w.Refuse(id, rc)
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
	if w.gpu.Current != nil {
		late.Context = w.gpu.Current.Index
	}
	w.s.Latch.Set(late)
	w.dropAllWatches() // the client's next query brings the error
	w.log.Info("asynchronous command failed", "call", op.String(), "result", rc.Error())
}

// Reply answers a call with its record.
func (w *Waits) Reply(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }) {
	w.Inform(w.dev, rc)
	w.Answer(id, rc, record, w.s.Command.Op.Reports())
}

// Refuse answers a call that has only a result.
func (w *Waits) Refuse(id uint32, rc cu.Result) {
	w.Inform(w.dev, rc)
	w.Answer(id, rc, nil, w.s.Command.Op.Reports())
}

// SendOutput sends what kernels printed and what the device has to report. Only answers of
// waits and of errors need it: asking the device at every answer would cost a system call
// each.
func (w *Waits) SendOutput(wrong bool) {
	if wrong || !w.prints.Silent() {
		printed, complained := w.dev.Output()
		w.sendText(wire.AnsOutput, printed)
		w.sendText(wire.AnsAssertion, complained)
	}
	w.sendText(wire.AnsReport, w.dev.Report())
}

// Answer writes a reply, with the latched error if this call reports such errors.
func (w *Waits) Answer(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }, reports bool) {
	w.AnswerMore(id, rc, record, reports, false)
}

// AnswerMore is Answer. With more, the reply is written together with the next frame.
func (w *Waits) AnswerMore(id uint32, rc cu.Result, record interface{ Append([]byte) []byte }, reports, more bool) {
	fixed := wire.Reply{Result: rc}
	if reports {
		late := w.s.Latch.Clear()
		fixed.Async, fixed.AsyncOp, fixed.AsyncCtx = late.Result, late.Op, late.Context
	}
	if reports || rc != cu.CUDA_SUCCESS {
		w.SendOutput(rc != cu.CUDA_SUCCESS || fixed.Async != cu.CUDA_SUCCESS)
	}
	if !w.out.WriteReply(id, fixed, record, more) {
		w.log.Error("answer too large for a frame", "id", id)
	}
}
