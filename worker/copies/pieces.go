package copies

import (
	"slices"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/hostmem"
)

// Copies of pageable memory by a client on the same host. The client copies, with several
// threads, to and from memory that it shares with the worker (hostmem.Shared), piece by
// piece, and the device copies each piece from or to there. No byte passes through this
// process. A piece is answered when the device is done with it: then the client reuses its
// part of the memory.
//
// While pieces come, the command loop itself polls which are done: between two commands
// and, while there is no command, for as long as it spins for anything. Before it does
// anything else it leaves the pieces to threads of the pool.

// A stagedPiece is one piece that the device copies.
type stagedPiece struct {
	id  uint32
	out bool
	of  *hostmem.Shared
	c   *gpu.Context
	s   cu.Stream
	ev  cu.Event
}

// maxPieces bounds how many pieces the command loop polls. The shim sends fewer.
const maxPieces = 64

// WaitStageIn copies a piece to the device. Its errors go into the latch, because no call
// waits for the piece itself.
func (cp *Copier) WaitStageIn(id uint32, q *wire.StageInRequest) {
	rc := cp.stagePiece(id, false, q, func(buf []byte, s cu.Stream) cu.Result {
		return cp.dev.CopyIn(q.Dst, q.Pitch, buf, q.Width, q.Rows, s)
	})
	if rc != cu.CUDA_SUCCESS {
		cp.wait.Finish(wire.OpStageIn, 0, rc)
		cp.wait.Answer(id, cu.CUDA_SUCCESS, nil, false)
	}
}

// WaitStageOut copies a piece from the device.
func (cp *Copier) WaitStageOut(id uint32, q *wire.StageOutRequest) {
	same := wire.StageInRequest{Area: q.Area, Offset: q.Offset, Dst: q.Src, Pitch: q.Pitch, Width: q.Width, Rows: q.Rows, Stream: q.Stream}
	rc := cp.stagePiece(id, true, &same, func(buf []byte, s cu.Stream) cu.Result {
		return cp.dev.CopyOut(buf, q.Src, q.Pitch, q.Width, q.Rows, s)
	})
	if rc != cu.CUDA_SUCCESS {
		cp.wait.Refuse(id, rc)
	}
}

// stagePiece makes the device copy a piece. Once the copy has begun, finishPiece answers
// it.
func (cp *Copier) stagePiece(id uint32, out bool, q *wire.StageInRequest, issue func([]byte, cu.Stream) cu.Result) cu.Result {
	s, c, rc := cp.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if cp.gpu.Capturing(s) {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
	}
	of := cp.host.SharedAt(uint64(q.Area))
	buf := of.At(q.Offset, q.Width, q.Rows)
	if buf == nil || q.Rows > 1 && q.Pitch < q.Width {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	cp.gpu.Enter(c.Index) // events must be recorded in the context of the stream
	if rc = issue(buf, s); rc != cu.CUDA_SUCCESS {
		return rc
	}
	of.AddUse(1)
	c.AddInFlight(1)
	ev, rc := c.Record(cp.dev, s)
	if rc != cu.CUDA_SUCCESS {
		c.AddInFlight(-1)
		return rc // the memory stays in use by a copy that cannot be waited for
	}
	cp.pieces = append(cp.pieces, stagedPiece{id, out, of, c, s, ev})
	if len(cp.pieces) > maxPieces {
		cp.DelegatePieces()
	}
	return cu.CUDA_SUCCESS
}

// WatchPieces answers the pieces that the device is done with. If no command waits to be
// executed it spins for a while, and then leaves the rest to threads of the pool.
func (cp *Copier) WatchPieces() {
	limit := gpu.SpinLimit
	if cp.conn.PendingIsCheap() && cp.conn.SpinTime() > gpu.SpinLimit {
		limit = gpu.IdleSpinLimit
	}
	for start := time.Now(); ; {
		cp.PollPieces()
		if len(cp.pieces) == 0 || cp.conn.Pending() {
			return
		}
		if time.Since(start) > limit {
			cp.DelegatePieces()
			return
		}
	}
}

// PollPieces polls the oldest piece of each stream: the others are behind it.
func (cp *Copier) PollPieces() {
	held := make([]cu.Stream, 0, 8)
	kept := cp.pieces[:0]
	for _, p := range cp.pieces {
		if slices.Contains(held, p.s) {
			kept = append(kept, p)
			continue
		}
		if rc := cp.dev.EventQuery(p.ev); rc != cu.CUDA_ERROR_NOT_READY {
			if rc == cu.CUDA_SUCCESS && p.out && !cp.prints.Silent() {
				rc = cp.dev.EventSynchronize(p.ev) // hands over what kernels printed
			}
			cp.finishPiece(cp.dev, p, rc)
			continue
		}
		held = append(held, p.s)
		kept = append(kept, p)
	}
	clear(cp.pieces[len(kept):])
	cp.pieces = kept
}

// DelegatePieces makes threads of the pool wait for the pieces that the command loop
// polled.
func (cp *Copier) DelegatePieces() {
	for _, p := range cp.pieces {
		cp.gpu.Pool.Queue(gpu.Sequence{Ctx: p.c, Stream: p.s}, func(dev device.Device) { cp.finishPiece(dev, p, dev.EventSynchronize(p.ev)) })
	}
	clear(cp.pieces)
	cp.pieces = cp.pieces[:0]
}

// finishPiece answers a piece. Calls that wait report earlier errors; no call waits for a
// piece to the device.
func (cp *Copier) finishPiece(dev device.Device, p stagedPiece, rc cu.Result) {
	p.c.ReturnEvent(p.ev)
	p.of.AddUse(-1)
	p.c.AddInFlight(-1)
	if p.out {
		cp.wait.AnswerWait(dev, p.id, p.c, 0, rc)
	} else {
		cp.wait.Answer(p.id, cu.CUDA_SUCCESS, nil, false)
	}
}
