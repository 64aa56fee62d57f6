package copies

import (
	"encoding/binary"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
	"ferry/worker/gpu"
	"ferry/worker/wait"
)

// deferredLimit bounds the bytes of one copy that no call waits for yet. It is far beyond
// gpu.StageLimit: the command loop must not wait for a client that need not read.
const deferredLimit = 16 << 30

// maxInline is the largest copy that the command loop itself may send back; see copyOutOne.
const maxInline = 256 << 10

// CmdCopyIn copies the client's bytes to the device. They are captured in staging memory,
// so the client's buffer is free when its call returns.
func (cp *Copier) CmdCopyIn(q *wire.CopyInRequest) cu.Result {
	s, c, rc := cp.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if q.Width == 0 || q.Rows == 0 {
		return cu.CUDA_SUCCESS
	}
	if cp.gpu.Capturing(s) {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED // the graph would read staging memory that is reused by then
	}
	if q.Width > gpu.Piece || q.Rows > gpu.Piece || q.Width*q.Rows != uint64(len(q.Data)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	cp.gpu.Enter(c.Index) // events must be recorded in the context of the stream
	buf, rc := c.AcquireStaging(cp.dev, len(q.Data))
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	copy(buf, q.Data)
	rc = cp.dev.CopyIn(q.Dst, q.Pitch, buf, q.Width, q.Rows, s)
	if rc != cu.CUDA_SUCCESS {
		c.ReleaseStaging(buf)
		return rc
	}
	return cp.gpu.ReleaseStagingInOrder(c, buf, s)
}

// CmdCopyOn copies on the device, or between devices.
func (cp *Copier) CmdCopyOn(q *wire.CopyOnRequest) cu.Result {
	s, _, rc := cp.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS || q.Width == 0 || q.Rows == 0 {
		return rc
	}
	if rc, done := cp.mem.CopyBetween(q, s); done {
		return rc
	}
	return cp.dev.CopyOn(q.Dst, q.DstPitch, q.Src, q.SrcPitch, q.Width, q.Rows, s)
}

// WaitCopyOut copies device memory to a client that waits for it.
func (cp *Copier) WaitCopyOut(id uint32, q *wire.CopyOutRequest) {
	cp.copyOut(id, q, false)
}

// WaitCopyOutLater copies device memory to a client that does not wait yet.
func (cp *Copier) WaitCopyOutLater(id uint32, q *wire.CopyOutLaterRequest) {
	cp.copyOut(id, (*wire.CopyOutRequest)(q), true)
}

// copyOut issues the whole copy in stream order, in pieces. A thread of the pool sends each
// piece as the GPU finishes it. A client that does not wait (detached) may not be reading:
// then the command loop neither writes nor waits for data to be written, or both ends could
// block in a write.
func (cp *Copier) copyOut(id uint32, q *wire.CopyOutRequest, detached bool) {
	refuse := cp.wait.Refuse
	limit := uint64(gpu.StageLimit / gpu.Piece)
	if detached {
		refuse = cp.refuseDeferred
		limit = deferredLimit / gpu.Piece
	}
	s, c, rc := cp.gpu.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS || q.Width == 0 || q.Rows == 0 {
		refuse(id, rc)
		return
	}
	if cp.gpu.Capturing(s) {
		refuse(id, cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
		return
	}
	if q.Width > 1<<46 || q.Rows > 1<<40 || q.Rows > 1 && (q.Pitch > 1<<46 || q.Pitch < q.Width) {
		refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return
	}
	cp.gpu.Enter(c.Index) // events must be recorded in the context of the stream
	if q.Width <= maxInline && q.Rows <= maxInline/q.Width {
		issue := func(dev device.Device, buf []byte) cu.Result {
			return dev.CopyOut(buf, q.Src, q.Pitch, q.Width, q.Rows, s)
		}
		if detached {
			cp.copyOutDeferred(id, c, int(q.Width*q.Rows), s, issue)
		} else {
			cp.copyOutOne(id, c, int(q.Width*q.Rows), s, issue)
		}
		return
	}
	lanes := cp.usesLanes(q)
	if lanes && !detached {
		limit = lanesAhead
	}
	pieces := make(chan gpu.Staged, min(limit, min(limit, q.Rows)*(1+q.Width/gpu.Piece)))
	x := &wait.DeferredCopy{Delivered: make(chan struct{})}
	var issued cu.Result
	started := false
	eachPiece(q, func(src cu.Deviceptr, width, rows uint64) bool {
		var buf []byte
		if buf, issued = c.AcquireStaging(cp.dev, int(width*rows)); issued != cu.CUDA_SUCCESS {
			return false
		}
		var ev cu.Event
		if issued = cp.dev.CopyOut(buf, src, q.Pitch, width, rows, s); issued == cu.CUDA_SUCCESS {
			ev, issued = c.Record(cp.dev, s)
		}
		if issued != cu.CUDA_SUCCESS {
			c.ReleaseStaging(buf)
			return false
		}
		x.Last = ev
		pieces <- gpu.Staged{Buf: buf, Event: ev}
		if !started {
			started = true
			deliver := func(dev device.Device) { cp.deliver(dev, id, c, pieces, x, &issued, !detached, lanes) }
			if detached {
				cp.wait.DelegateHeld() // older copies come first
				cp.gpu.Pool.Queue(gpu.Sequence{Ctx: c, Stream: s}, deliver)
			} else {
				cp.gpu.Pool.Run(c.Background(), deliver)
			}
		}
		return true
	})
	if !started {
		refuse(id, issued)
		return
	}
	cp.wait.AddDeferred(x)
	close(pieces)
}

// refuseDeferred ends a detached call that copies nothing. Its error goes into the latch,
// like errors of commands without an answer, so that no later reply overtakes it.
func (cp *Copier) refuseDeferred(id uint32, rc cu.Result) {
	cp.wait.Finish(wire.OpCopyOutLater, 0, rc)
	cp.gpu.Pool.Queue(gpu.Sequence{}, func(device.Device) { cp.wait.Answer(id, cu.CUDA_SUCCESS, nil, false) })
}

// copyOutOne issues a copy that fits into one piece. The command loop answers it if the GPU
// finishes it in a moment, otherwise a thread of the pool does.
func (cp *Copier) copyOutOne(id uint32, c *gpu.Context, n int, s cu.Stream, issue func(device.Device, []byte) cu.Result) {
	buf, rc := c.AcquireStaging(cp.dev, n)
	if rc != cu.CUDA_SUCCESS {
		cp.wait.Refuse(id, rc)
		return
	}
	if rc = issue(cp.dev, buf); rc != cu.CUDA_SUCCESS {
		c.ReleaseStaging(buf)
		cp.wait.Refuse(id, rc)
		return
	}
	cp.meter.NoteGiven() // before the wait for it
	if len(cp.s.Captures) == 0 {
		if rc = cp.gpu.SpinForStream(s); rc != cu.CUDA_ERROR_NOT_READY {
			cp.meter.NoteEnded(cp.dev, c, cp.meter.AllEnded(c))
			cp.sendOne(id, c, buf, rc)
			return
		}
	}
	ev, rc := c.Record(cp.dev, s)
	if rc != cu.CUDA_SUCCESS {
		cp.wait.Refuse(id, rc) // the buffer stays with a copy that cannot be waited for
		return
	}
	if len(cp.s.Captures) > 0 {
		if rc := cp.gpu.SpinForEvent(ev); rc != cu.CUDA_ERROR_NOT_READY {
			c.ReturnEvent(ev)
			cp.sendOne(id, c, buf, rc)
			return
		}
	}
	cp.deliverOne(id, c, gpu.Staged{Buf: buf, Event: ev})
}

// copyOutDeferred issues a copy that fits into one piece and that no call waits for yet. It
// is held: most clients wait for the stream next, and the thread that answers that wait
// sends it.
func (cp *Copier) copyOutDeferred(id uint32, c *gpu.Context, n int, s cu.Stream, issue func(device.Device, []byte) cu.Result) {
	buf, rc := c.AcquireStaging(cp.dev, n)
	if rc != cu.CUDA_SUCCESS {
		cp.refuseDeferred(id, rc)
		return
	}
	var ev cu.Event
	if rc = issue(cp.dev, buf); rc == cu.CUDA_SUCCESS {
		ev, rc = c.Record(cp.dev, s)
	}
	if rc != cu.CUDA_SUCCESS {
		c.ReleaseStaging(buf)
		cp.refuseDeferred(id, rc)
		return
	}
	x := &wait.DeferredCopy{Last: ev, Delivered: make(chan struct{}), Sequence: gpu.Sequence{Ctx: c, Stream: s}}
	x.Deliver = func(dev device.Device, more bool) {
		rc := dev.EventSynchronize(ev)
		if rc == cu.CUDA_SUCCESS {
			cp.out.HoldFrame(wire.AnsData, id, buf)
		}
		c.ReleaseStaging(buf)
		cp.wait.AnswerMore(id, rc, nil, false, more)
		cp.wait.FinishDeferred(x)
	}
	if cp.wait.HoldDeferred(x) {
		cp.wait.DelegateHeld()
	}
}

// sendOne answers a copy that has ended.
func (cp *Copier) sendOne(id uint32, c *gpu.Context, buf []byte, rc cu.Result) {
	cp.wait.Inform(cp.dev, rc)
	if rc == cu.CUDA_SUCCESS {
		cp.out.HoldFrame(wire.AnsData, id, buf)
	}
	c.ReleaseStaging(buf)
	cp.wait.Answer(id, rc, nil, true)
}

// deliverOne makes a thread of the pool wait for a copy and send it.
func (cp *Copier) deliverOne(id uint32, c *gpu.Context, p gpu.Staged) {
	pieces := make(chan gpu.Staged, 1)
	pieces <- p
	close(pieces)
	x := &wait.DeferredCopy{Last: p.Event, Delivered: make(chan struct{})}
	none := cu.CUDA_SUCCESS
	cp.wait.AddDeferred(x)
	cp.gpu.Pool.Run(c.Background(), func(dev device.Device) { cp.deliver(dev, id, c, pieces, x, &none, true, false) })
}

// eachPiece cuts a copy into pieces of whole rows, or into parts of rows that are larger
// than a piece.
func eachPiece(q *wire.CopyOutRequest, do func(src cu.Deviceptr, width, rows uint64) bool) {
	if q.Width <= gpu.Piece {
		at := max(1, gpu.Piece/q.Width)
		for row := uint64(0); row < q.Rows; row += at {
			if !do(q.Src+cu.Deviceptr(row*q.Pitch), q.Width, min(at, q.Rows-row)) {
				return
			}
		}
		return
	}
	for row := range q.Rows {
		for col := uint64(0); col < q.Width; col += gpu.Piece {
			if !do(q.Src+cu.Deviceptr(row*q.Pitch+col), min(gpu.Piece, q.Width-col), 1) {
				return
			}
		}
	}
}

// deliver sends the pieces in order and then the result: with the answers, or on lanes if
// there are any. Closing pieces publishes issued to this thread.
func (cp *Copier) deliver(dev device.Device, id uint32, c *gpu.Context, pieces <-chan gpu.Staged, x *wait.DeferredCopy, issued *cu.Result, waited bool, lanes bool) {
	rc := cu.CUDA_SUCCESS
	last := cu.Event(0)
	sent := uint64(0) // on lanes
	for p := range pieces {
		if last != 0 {
			c.ReturnEvent(last)
		}
		last = p.Event
		if rc == cu.CUDA_SUCCESS {
			rc = dev.EventSynchronize(p.Event)
		}
		switch {
		case rc != cu.CUDA_SUCCESS:
		case lanes:
			cp.sendOnLane(c, id, sent, p.Buf)
			sent += uint64(len(p.Buf))
			continue
		default:
			cp.out.WriteFrame(wire.AnsData, id, p.Buf)
		}
		c.ReleaseStaging(p.Buf)
	}
	if rc == cu.CUDA_SUCCESS {
		rc = *issued
	}
	if sent > 0 {
		cp.out.WriteFrame(wire.AnsLanes, id, binary.LittleEndian.AppendUint64(nil, sent))
	}
	if waited {
		cp.wait.InformNow(dev)
	}
	cp.wait.Answer(id, rc, nil, waited)
	cp.wait.FinishDeferred(x)
	c.ReturnEvent(last) // other threads query it to learn whether x is finished
}
