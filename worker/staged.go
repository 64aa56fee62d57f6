package worker

import (
	"slices"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// Copies of memory that the device cannot reach, by a client on the same host:
// the client copies, with several threads, to and from memory that it shares
// (hostshare_unsafe.go), piece by piece, and the device copies each from or to
// there. Nothing passes through this process. A piece is answered when the device
// is done with it: then the client uses its part of the memory again.
//
// While pieces come, the loop itself looks which are done, between two commands
// and, when there is none, for as long as it looks for anything. Whatever else it
// is about to do, it first leaves them to threads beside it.

// A stagedPiece is one on its way.
type stagedPiece struct {
	id  uint32
	out bool
	of  *shared
	c   *context
	s   cu.Stream
	ev  cu.Event
}

// maxPieces bounds what the loop looks after; a client of ours has fewer.
const maxPieces = 64

func (w *Worker) waitStageIn(id uint32, q *wire.StageInRequest) {
	rc := w.stage(id, false, q, func(buf []byte, s cu.Stream) cu.Result {
		return w.dev.CopyIn(q.Dst, q.Pitch, buf, q.Width, q.Rows, s)
	})
	if rc != cu.CUDA_SUCCESS {
		w.finish(wire.OpStageIn, 0, rc)
		w.answer(id, cu.CUDA_SUCCESS, nil, false)
	}
}

func (w *Worker) waitStageOut(id uint32, q *wire.StageOutRequest) {
	same := wire.StageInRequest{Area: q.Area, Offset: q.Offset, Dst: q.Src, Pitch: q.Pitch, Width: q.Width, Rows: q.Rows, Stream: q.Stream}
	rc := w.stage(id, true, &same, func(buf []byte, s cu.Stream) cu.Result {
		return w.dev.CopyOut(buf, q.Src, q.Pitch, q.Width, q.Rows, s)
	})
	if rc != cu.CUDA_SUCCESS {
		w.refuse(id, rc)
	}
}

// stage has the device copy a piece. Once it has begun, its end is told by others.
func (w *Worker) stage(id uint32, out bool, q *wire.StageInRequest, issue func([]byte, cu.Stream) cu.Result) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if w.capturing(s) {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	}
	of := w.shared[uint64(q.Area)]
	buf := of.at(q.Offset, q.Width, q.Rows)
	if buf == nil || q.Rows > 1 && q.Pitch < q.Width {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.enter(c.Index) // marks must be made in the stream's context
	if rc = issue(buf, s); rc != cu.CUDA_SUCCESS {
		return rc
	}
	of.uses.Add(1)
	c.lend(1)
	ev, rc := c.record(w.dev, s)
	if rc != cu.CUDA_SUCCESS {
		c.lend(-1)
		return rc // the memory stays with a copy nobody can wait for
	}
	w.pieces = append(w.pieces, stagedPiece{id, out, of, c, s, ev})
	if len(w.pieces) > maxPieces {
		w.handPieces()
	}
	return cu.CUDA_SUCCESS
}

// watchPieces answers what the device is done with. If no command waits to be
// executed it looks on for a while, and then leaves the rest to others.
func (w *Worker) watchPieces() {
	limit := patience
	if w.client.PendingIsCheap() && w.client.SpinTime() > patience {
		limit = idleness
	}
	for start := time.Now(); ; {
		w.lookAtPieces()
		if len(w.pieces) == 0 || w.client.Pending() {
			return
		}
		if time.Since(start) > limit {
			w.handPieces()
			return
		}
	}
}

// lookAtPieces asks about the oldest of each stream: the others come behind it.
func (w *Worker) lookAtPieces() {
	held := make([]cu.Stream, 0, 8)
	kept := w.pieces[:0]
	for _, p := range w.pieces {
		if slices.Contains(held, p.s) {
			kept = append(kept, p)
			continue
		}
		if rc := w.dev.EventQuery(p.ev); rc != cu.CUDA_ERROR_NOT_READY {
			if rc == cu.CUDA_SUCCESS && p.out && !w.voices.silent() {
				rc = w.dev.EventSynchronize(p.ev) // as in soon
			}
			w.pieceDone(w.dev, p, rc)
			continue
		}
		held = append(held, p.s)
		kept = append(kept, p)
	}
	clear(w.pieces[len(kept):])
	w.pieces = kept
}

// handPieces has threads beside the loop wait for what it looked after.
func (w *Worker) handPieces() {
	for _, p := range w.pieces {
		w.beside.queue(line{p.c, p.s, false}, func(dev device.Device) { w.pieceDone(dev, p, dev.EventSynchronize(p.ev)) })
	}
	clear(w.pieces)
	w.pieces = w.pieces[:0]
}

// pieceDone answers a piece. What failed before it is told by calls that wait: a
// piece to the device is nobody's wait.
func (w *Worker) pieceDone(dev device.Device, p stagedPiece, rc cu.Result) {
	p.c.giveBack(p.ev)
	p.of.uses.Add(-1)
	p.c.lend(-1)
	if p.out {
		w.waitedBeside(dev, p.id, p.c, 0, rc)
	} else {
		w.answer(p.id, cu.CUDA_SUCCESS, nil, false)
	}
}

// lend counts what must be over before a context ends, a green one's with that it
// is on top of.
func (c *context) lend(n int) {
	c.lent.Add(n)
	if home := c.home(); home != c {
		home.lent.Add(n)
	}
}
