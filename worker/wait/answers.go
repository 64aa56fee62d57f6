package wait

import (
	"errors"

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
	w.s.Command.Failed = true
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
	if w.s.Command.Failed = rc != cu.CUDA_SUCCESS; w.silent.keeps(rc) {
		return
	}
	w.Inform(w.dev, rc)
	w.Answer(id, rc, record, w.s.Command.Op.Reports())
}

// Refuse answers a call that has only a result.
func (w *Waits) Refuse(id uint32, rc cu.Result) {
	if w.s.Command.Failed = rc != cu.CUDA_SUCCESS; w.silent.keeps(rc) {
		return
	}
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

// SendRest sends the client all that this worker still has for it: what kernels printed, and that it is to ask again about what it
// watches. It is for a session that goes to another worker, when its devices are done.
func (w *Waits) SendRest() {
	w.SendOutput(true)
	w.dropAllWatches()
}

// A silence keeps the results of commands that are executed again to make a session's objects anew: the
// client had their answers long ago.
type silence struct {
	on      bool
	results []cu.Result
}

// keeps reports whether an answer is not to be written, and keeps its result then.
func (s *silence) keeps(rc cu.Result) bool {
	if s.on {
		s.results = append(s.results, rc)
	}
	return s.on
}

// ErrUnanswered is why the result of a command is not known: it answers later, by itself.
var ErrUnanswered = errors.New("the command has not answered")

// Silently has a command executed whose answer nobody gets, and returns its result. It is for commands that make
// or change an object: those that wait have no result yet when execute returns.
func (w *Waits) Silently(execute func() error) (cu.Result, error) {
	w.silent.on = true
	err := execute()
	results := w.silent.results
	w.silent = silence{}
	if err == nil && len(results) != 1 {
		err = ErrUnanswered
	}
	if err != nil {
		return cu.CUDA_ERROR_UNKNOWN, err
	}
	return results[0], nil
}
