package worker

import (
	"ferry/api/cu"
	"ferry/wire"
)

// repeat executes a command of a graph's transcript, in the context with this index. Nobody gets the answer, and the meter does not
// count it: it gives the device no work but what a capture takes.
func (w *Worker) repeat(op wire.Op, ctx uint32, request []byte) (cu.Result, error) {
	w.s.Begin(op, ctx, request)
	defer w.s.End()
	w.gpu.Enter(ctx)
	rc, err := w.wait.Silently(func() error { return w.perform(op, 1, request) })
	if err == nil {
		err = w.s.Failure()
	}
	return rc, err
}
