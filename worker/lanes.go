package worker

import (
	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/conn"
)

// Large data travels on lanes, which are connections of their own, from and to staging
// memory, without a copy in between.

const (
	// lanesLeast is the smallest copy back that goes on lanes: one piece would not be
	// sooner there.
	lanesLeast = 2 * wire.LanePiece
	// lanesAhead is how many pieces of a payload there is room for at a time:
	// what lanes receive while the device copies.
	lanesAhead = 32
	// lanesLargest bounds a payload. No device has more memory.
	lanesLargest = 1 << 46
)

// usesLanes reports whether the data of a copy back goes on lanes rather than with the
// answers.
func (w *Worker) usesLanes(q *wire.CopyOutRequest) bool {
	return q.Rows == 1 && q.Width >= lanesLeast && w.client.HasLaneToClient()
}

// lend gives a staging buffer to the lanes until the client has its bytes. The
// context does not end before they have given it back.
func (w *Worker) lend(c *context, id uint32, at uint64, buf []byte) {
	w.terms.Counters().BytesOut.Add(uint64(len(buf)))
	c.lent.Add(1)
	w.client.SendOnLane(id, at, buf, func() {
		c.put(buf)
		c.lent.Done()
	})
}

// cmdCopyInLanes copies a payload that comes on lanes to the device, each piece
// as soon as it is there, in order. It returns when all of it has come, as the
// reading of a command's own data does.
func (w *Worker) cmdCopyInLanes(q *wire.CopyInLanesRequest) cu.Result {
	if !w.client.AcceptsLanes() {
		return cu.CUDA_ERROR_INVALID_VALUE // nothing could come
	}
	in, err := w.client.ReceiveOnLanes(q.Payload, q.Size)
	if err != nil {
		w.s.Fail(err)
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	s, c, rc := w.stream(q.Stream)
	if rc == cu.CUDA_SUCCESS && (q.Size == 0 || q.Size > lanesLargest) {
		rc = cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc == cu.CUDA_SUCCESS && w.capturing(s) {
		rc = cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED // see cmdCopyIn
	}
	if rc != cu.CUDA_SUCCESS {
		in.End() // it is dropped as it comes
		return rc
	}
	w.enter(c.Index) // marks must be made in the stream's context
	p := passing{in: in, size: q.Size, count: (q.Size + wire.LanePiece - 1) / wire.LanePiece}
	for rc == cu.CUDA_SUCCESS && p.done < p.count {
		if rc = p.offer(w, c); rc == cu.CUDA_SUCCESS {
			rc = p.forward(w, c, q.Dst, s)
		}
	}
	p.end(c)
	return rc
}

// passing is a payload on its way through staging memory.
type passing struct {
	in            *conn.Incoming
	size, count   uint64 // bytes and pieces
	offered, done uint64 // pieces
	rooms         [lanesAhead][]byte
}

// offer gives room for the next pieces.
func (p *passing) offer(w *Worker, c *context) cu.Result {
	for p.offered < p.count && p.offered-p.done < lanesAhead {
		buf, rc := c.take(w.dev, int(min(wire.LanePiece, p.size-p.offered*wire.LanePiece)))
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		p.rooms[p.offered%lanesAhead] = buf
		p.offered++
		p.in.Offer(buf)
	}
	return cu.CUDA_SUCCESS
}

// forward waits for the oldest piece and has the device copy it, when the session may
// use the device: while it waits for the network others may.
func (p *passing) forward(w *Worker, c *context, dst cu.Deviceptr, s cu.Stream) cu.Result {
	if !p.in.There() {
		w.onIdle()
		if !p.in.Await() {
			return cu.CUDA_ERROR_UNKNOWN // the session has ended
		}
	}
	p.in.Next()
	w.pass()
	w.enter(c.Index) // who waited at the gate may have left it
	defer w.passed()
	buf := p.rooms[p.done%lanesAhead]
	n := uint64(len(buf))
	w.terms.Counters().BytesIn.Add(n)
	rc := w.dev.CopyIn(dst+cu.Deviceptr(p.done*wire.LanePiece), n, buf, n, 1, s)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	p.done++
	return w.busy(c, buf, s)
}

// end takes the room back that nothing came to.
func (p *passing) end(c *context) {
	p.in.End()
	for ; p.done < p.offered; p.done++ {
		c.put(p.rooms[p.done%lanesAhead])
	}
}
