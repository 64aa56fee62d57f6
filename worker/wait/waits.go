package wait

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
)

// WaitCtxDrain waits like cuCtxSynchronize, but does not spoil captures.
func (w *Waits) WaitCtxDrain(id uint32, q *wire.CtxDrainRequest) {
	c := w.gpu.Find(q.Ctx)
	switch {
	case c == nil:
		w.Refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
	case w.gpu.Idle(c, true):
		w.answerWait(id, c, cu.CUDA_SUCCESS)
	default:
		w.gpu.AfterWork(c, func(dev device.Device) { w.AnswerWait(dev, id, c, 0, cu.CUDA_SUCCESS) })
	}
}

// answerWait answers, on the command loop, a call that waited for work of a context.
func (w *Waits) answerWait(id uint32, c *gpu.Context, rc cu.Result) {
	w.AnswerWait(w.dev, id, c, w.meter.AllEnded(c), rc)
}

// AnswerWait answers a call that waited, after the copies that the wait covers have been
// delivered. The device has done ended commands, or an unknown number (0).
func (w *Waits) AnswerWait(dev device.Device, id uint32, c *gpu.Context, ended uint64, rc cu.Result) {
	w.meter.ClientWaited()
	w.meter.NoteEnded(dev, c, ended)
	w.Inform(dev, rc)
	w.Answer(id, rc, nil, true)
}

// WaitStreamSynchronize answers once the GPU has done the work that the stream holds now.
// If that takes long, a thread of the pool waits, for a mark: the stream may get more work
// meanwhile.
func (w *Waits) WaitStreamSynchronize(id uint32, q *wire.StreamSynchronizeRequest) {
	s, c, rc := w.gpu.Stream(q.HStream)
	if rc == cu.CUDA_SUCCESS && w.gpu.Capturing(s) {
		rc = w.dev.StreamQuery(s) // the driver refuses it like a wait, and it spoils the capture like one; a mark would become part of the graph
	}
	if rc != cu.CUDA_SUCCESS {
		w.Refuse(id, rc)
		return
	}
	w.gpu.Enter(c.Index) // an event is made in the current context, which must be the context of the stream
	alone := w.gpu.StreamIsAll(c, s)
	if alone {
		if rc := w.gpu.SpinForStream(s); rc != cu.CUDA_ERROR_NOT_READY {
			w.answerWait(id, c, rc)
			return
		}
	}
	ev, rc := c.Record(w.dev, s)
	if rc != cu.CUDA_SUCCESS {
		w.answerWait(id, c, rc)
		return
	}
	if !alone {
		if rc := w.gpu.SpinForEvent(ev); rc != cu.CUDA_ERROR_NOT_READY {
			c.ReturnEvent(ev)
			w.answerWait(id, c, rc)
			return
		}
	}
	ends := w.meter.AllCovered(c, s)
	w.gpu.Pool.Run(c.Background(), func(dev device.Device) {
		rc := dev.EventSynchronize(ev)
		c.ReturnEvent(ev)
		w.AnswerWait(dev, id, c, ends, rc)
	})
}

// findEvent returns an event of the client and the context to ask about it in: its own, or the
// current one where that is unknown. The context is nil if there is no event, or none to ask in.
func (w *Waits) findEvent(virtual cu.Event) (cu.Event, *gpu.Context) {
	ev, ok := w.s.Handles.Real(cu.KindEvent, uint64(virtual))
	if !ok {
		return 0, nil
	}
	c := w.gpu.Contexts[w.s.Handles.Context(uint64(virtual))]
	if c == nil {
		c = w.gpu.Current
	}
	return cu.Event(ev), c
}

// WaitEventSynchronize answers once the GPU has passed an event. The calling thread needs
// no current context: the context of the event serves.
func (w *Waits) WaitEventSynchronize(id uint32, q *wire.EventSynchronizeRequest) {
	ev, c := w.findEvent(q.HEvent)
	if c == nil {
		w.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return
	}
	if rc := w.gpu.SpinForEvent(ev); rc != cu.CUDA_ERROR_NOT_READY {
		w.answerWait(id, c, rc)
		return
	}
	w.gpu.Pool.Run(c.Background(), func(dev device.Device) { w.AnswerWait(dev, id, c, 0, dev.EventSynchronize(ev)) })
}

// WaitCtxSynchronize answers once all work of a context is done.
func (w *Waits) WaitCtxSynchronize(id uint32, q *wire.CtxSynchronizeRequest) {
	c := w.gpu.Find(q.Ctx)
	if c == nil {
		w.Refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return
	}
	seen := len(c.Busy.List) > 0
	if w.gpu.Idle(c, true) {
		rc := cu.CUDA_SUCCESS
		if !seen || !w.prints.Silent() {
			rc = w.dev.CtxSynchronize_v1() // does not wait; brings faults that no call has seen, and what kernels printed
		}
		w.answerWait(id, c, rc)
		return
	}
	wait, ends := w.gpu.ContextWaiter(c), w.meter.AllCovered(c, gpu.AllStreams)
	c.Busy.Clear()
	c.Busy.Waits.Add(1)
	w.gpu.Pool.Run(c.Background(), func(dev device.Device) {
		rc := wait(dev)
		c.Busy.Waits.Add(-1)
		w.AnswerWait(dev, id, c, ends, rc)
	})
}
