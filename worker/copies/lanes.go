package copies

import (
	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/gpu"
)

// Large data travels on lanes, which are connections of their own, from and to staging
// memory, without a copy in between.

const (
	// lanesLeast is the smallest copy back that goes on lanes: a single piece would arrive
	// no sooner.
	lanesLeast = 2 * wire.LanePiece
	// lanesAhead is for how many pieces of a payload there is room at a time: lanes receive
	// them while the device copies.
	lanesAhead = 32
	// MaxLanePayload bounds a payload. No device has more memory.
	MaxLanePayload = 1 << 46
)

// usesLanes reports whether the data of a copy back goes on lanes rather than with the
// answers.
func (cp *Copier) usesLanes(q *wire.CopyOutRequest) bool {
	return q.Rows == 1 && q.Width >= lanesLeast && cp.conn.HasLaneToClient()
}

// sendOnLane hands a staging buffer to the lanes until the client has its bytes. The
// context does not end before.
func (cp *Copier) sendOnLane(c *gpu.Context, id uint32, at uint64, buf []byte) {
	cp.page.Counters().BytesOut.Add(uint64(len(buf)))
	c.InFlight.Add(1)
	cp.conn.SendOnLane(id, at, buf, func() {
		c.ReleaseStaging(buf)
		c.InFlight.Done()
	})
}

// CmdCopyInLanes copies a payload that comes on lanes to the device, each piece as soon as
// it has arrived, in order. It returns when all of it has arrived, like the reading of a
// command with its own data.
func (cp *Copier) CmdCopyInLanes(q *wire.CopyInLanesRequest) cu.Result {
	if !cp.conn.AcceptsLanes() {
		return cu.CUDA_ERROR_INVALID_VALUE // no payload can arrive
	}
	in, err := cp.conn.ReceiveOnLanes(q.Payload, q.Size)
	if err != nil {
		cp.s.Fail(err)
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	s, c, rc := cp.gpu.Stream(q.Stream)
	if rc == cu.CUDA_SUCCESS && (q.Size == 0 || q.Size > MaxLanePayload) {
		rc = cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc == cu.CUDA_SUCCESS && cp.gpu.Capturing(s) {
		rc = cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED // see CmdCopyIn
	}
	if rc != cu.CUDA_SUCCESS {
		in.End() // the payload is dropped as it arrives
		return rc
	}
	cp.gpu.Enter(c.Index) // events must be recorded in the context of the stream
	p := incomingCopy{in: in, size: q.Size, count: (q.Size + wire.LanePiece - 1) / wire.LanePiece}
	for rc == cu.CUDA_SUCCESS && p.done < p.count {
		if rc = p.offerRoom(cp, c); rc == cu.CUDA_SUCCESS {
			rc = p.forward(cp, c, q.Dst, s)
		}
	}
	p.release(c)
	return rc
}

// An incomingCopy is a payload on its way through staging memory.
type incomingCopy struct {
	in            *conn.Incoming
	size, count   uint64 // bytes and pieces
	offered, done uint64 // pieces
	rooms         [lanesAhead][]byte
}

// offerRoom offers staging memory to the lanes for the next pieces.
func (p *incomingCopy) offerRoom(cp *Copier, c *gpu.Context) cu.Result {
	for p.offered < p.count && p.offered-p.done < lanesAhead {
		buf, rc := c.AcquireStaging(cp.dev, int(min(wire.LanePiece, p.size-p.offered*wire.LanePiece)))
		if rc != cu.CUDA_SUCCESS {
			return rc
		}
		p.rooms[p.offered%lanesAhead] = buf
		p.offered++
		p.in.Offer(buf)
	}
	return cu.CUDA_SUCCESS
}

// forward waits for the oldest piece and makes the device copy it, when the session may use
// the device. While the worker waits for the network, other clients may use it.
func (p *incomingCopy) forward(cp *Copier, c *gpu.Context, dst cu.Deviceptr, s cu.Stream) cu.Result {
	if !p.in.Arrived() {
		cp.onIdle()
		if !p.in.AwaitPiece() {
			return cu.CUDA_ERROR_UNKNOWN // the session has ended
		}
	}
	p.in.Next()
	cp.meter.Admit()
	cp.gpu.Enter(c.Index) // Admit may have changed the current context
	defer cp.meter.Admitted()
	buf := p.rooms[p.done%lanesAhead]
	n := uint64(len(buf))
	cp.page.Counters().BytesIn.Add(n)
	rc := cp.dev.CopyIn(dst+cu.Deviceptr(p.done*wire.LanePiece), n, buf, n, 1, s)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	p.done++
	return cp.gpu.ReleaseStagingInOrder(c, buf, s)
}

// release releases the staging memory into which nothing came.
func (p *incomingCopy) release(c *gpu.Context) {
	p.in.End()
	for ; p.done < p.offered; p.done++ {
		c.ReleaseStaging(p.rooms[p.done%lanesAhead])
	}
}
