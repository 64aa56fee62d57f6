package worker

import (
	"encoding/binary"
	"runtime"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/wire"
)

// piece is how much data one frame and one staging buffer hold.
const piece = 1 << 20

// laterLimit is the same for one copy that nobody waits for yet: the loop must
// not wait for a client that need not read.
const laterLimit = 16 << 30

// small is what the loop itself may send back, see copyOutOne.
const small = 256 << 10

// arrivalPatience bounds the wait for a blocking copy: what it waits for may wait
// for work that another thread of the client is about to send. Tests, on machines
// that are busy, have more of it.
var arrivalPatience = 100 * time.Millisecond

// cmdArrived ends a blocking copy to the device. Natively the call returns when
// the data is there; here it has returned already, so that streams which do not
// wait for the default stream must be kept from overtaking it.
func (w *Worker) cmdArrived(q *wire.ArrivedRequest) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS || w.capturing(s) {
		return rc
	}
	if m := w.mark(c, s); m != nil {
		w.arriving = append(w.arriving, m)
		w.arrived = time.Now()
	}
	return cu.CUDA_SUCCESS
}

// catchUp waits for blocking copies before a stream of the client's own is given
// work. Most have arrived by the time anybody asks.
func (w *Worker) catchUp() {
	for _, m := range w.arriving {
		for w.dev.EventQuery(m.ev) == cu.CUDA_ERROR_NOT_READY && time.Since(w.arrived) < arrivalPatience {
			runtime.Gosched()
		}
		m.drop()
	}
	w.arriving = w.arriving[:0]
}

// cmdCopyIn copies the client's bytes to the device. They are captured in
// staging memory, so the client's own buffer is free when its call returns.
func (w *Worker) cmdCopyIn(q *wire.CopyInRequest) cu.Result {
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if q.Width == 0 || q.Rows == 0 {
		return cu.CUDA_SUCCESS
	}
	if w.capturing(s) {
		return cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED // the graph would read staging memory that is gone by then
	}
	if q.Width > piece || q.Rows > piece || q.Width*q.Rows != uint64(len(q.Data)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w.enter(c.Index) // marks must be made in the stream's context
	buf, rc := c.take(w.dev, len(q.Data))
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	copy(buf, q.Data)
	rc = w.dev.CopyIn(q.Dst, q.Pitch, buf, q.Width, q.Rows, s)
	if rc != cu.CUDA_SUCCESS {
		c.put(buf)
		return rc
	}
	return w.busy(c, buf, s)
}

func (w *Worker) cmdCopyOn(q *wire.CopyOnRequest) cu.Result {
	s, _, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS || q.Width == 0 || q.Rows == 0 {
		return rc
	}
	if rc, done := w.copyBetween(q, s); done {
		return rc
	}
	return w.dev.CopyOn(q.Dst, q.DstPitch, q.Src, q.SrcPitch, q.Width, q.Rows, s)
}

func (w *Worker) waitCopyOut(id uint32, q *wire.CopyOutRequest) {
	w.copyOut(id, q, false)
}

func (w *Worker) waitCopyOutLater(id uint32, q *wire.CopyOutLaterRequest) {
	w.copyOut(id, (*wire.CopyOutRequest)(q), true)
}

// copyOut issues the whole copy in stream order, in pieces, and leaves it to
// another thread to send each as the GPU finishes it. A client that detached
// the call may not be reading: then the loop itself neither writes nor waits
// for what was written, or both ends could be stuck in a write.
func (w *Worker) copyOut(id uint32, q *wire.CopyOutRequest, detached bool) {
	refuse := w.refuse
	limit := uint64(stageLimit / piece)
	if detached {
		refuse = w.refuseLater
		limit = laterLimit / piece
	}
	s, c, rc := w.stream(q.Stream)
	if rc != cu.CUDA_SUCCESS || q.Width == 0 || q.Rows == 0 {
		refuse(id, rc)
		return
	}
	if w.capturing(s) {
		refuse(id, cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
		return
	}
	if q.Width > 1<<46 || q.Rows > 1<<40 || q.Rows > 1 && (q.Pitch > 1<<46 || q.Pitch < q.Width) {
		refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return
	}
	w.enter(c.Index) // marks must be made in the stream's context
	if q.Width <= small && q.Rows <= small/q.Width {
		issue := func(dev device.Device, buf []byte) cu.Result {
			return dev.CopyOut(buf, q.Src, q.Pitch, q.Width, q.Rows, s)
		}
		if detached {
			w.copyOutSoon(id, c, int(q.Width*q.Rows), s, issue)
		} else {
			w.copyOutOne(id, c, int(q.Width*q.Rows), s, issue)
		}
		return
	}
	lanes := w.usesLanes(q)
	if lanes && !detached {
		limit = lanesAhead
	}
	pieces := make(chan staged, min(limit, min(limit, q.Rows)*(1+q.Width/piece)))
	x := &later{delivered: make(chan struct{})}
	var issued cu.Result
	started := false
	each(q, func(src cu.Deviceptr, width, rows uint64) bool {
		var buf []byte
		if buf, issued = c.take(w.dev, int(width*rows)); issued != cu.CUDA_SUCCESS {
			return false
		}
		var ev cu.Event
		if issued = w.dev.CopyOut(buf, src, q.Pitch, width, rows, s); issued == cu.CUDA_SUCCESS {
			ev, issued = c.record(w.dev, s)
		}
		if issued != cu.CUDA_SUCCESS {
			c.put(buf)
			return false
		}
		x.last = ev
		pieces <- staged{buf, ev}
		if !started {
			started = true
			deliver := func(dev device.Device) { w.deliver(dev, id, c, pieces, x, &issued, !detached, lanes) }
			if detached {
				w.handOver() // those before it
				w.beside.queue(line{c, s, false}, deliver)
			} else {
				w.beside.run(c.beside(), deliver)
			}
		}
		return true
	})
	if !started {
		refuse(id, issued)
		return
	}
	w.laters.add(x)
	close(pieces)
}

// refuseLater ends a detached call that copies nothing. Its error goes where
// those of commands without an answer go, so that no later reply overtakes it.
func (w *Worker) refuseLater(id uint32, rc cu.Result) {
	w.finish(wire.OpCopyOutLater, 0, rc)
	w.beside.queue(line{}, func(device.Device) { w.answer(id, cu.CUDA_SUCCESS, nil, false) })
}

// copyOutOne issues a copy that fits one piece, and answers it from the loop
// itself if the GPU gets there in a moment.
func (w *Worker) copyOutOne(id uint32, c *context, n int, s cu.Stream, issue func(device.Device, []byte) cu.Result) {
	buf, rc := c.take(w.dev, n)
	if rc != cu.CUDA_SUCCESS {
		w.refuse(id, rc)
		return
	}
	if rc = issue(w.dev, buf); rc != cu.CUDA_SUCCESS {
		c.put(buf)
		w.refuse(id, rc)
		return
	}
	w.gave() // before the wait for it
	if len(w.s.Captures) == 0 {
		if rc = w.drains(s); rc != cu.CUDA_ERROR_NOT_READY {
			w.noteEnded(w.dev, c, w.allEnded(c))
			w.sendOne(id, c, buf, rc)
			return
		}
	}
	ev, rc := c.record(w.dev, s)
	if rc != cu.CUDA_SUCCESS {
		w.refuse(id, rc) // the buffer stays with a copy nobody can wait for
		return
	}
	if len(w.s.Captures) > 0 {
		if rc := w.soon(ev); rc != cu.CUDA_ERROR_NOT_READY {
			c.giveBack(ev)
			w.sendOne(id, c, buf, rc)
			return
		}
	}
	w.deliverOne(id, c, staged{buf, ev})
}

// copyOutSoon issues a copy that fits one piece and that nobody waits for yet. It is
// held: most clients ask for the stream's end next, and whoever answers that sends it.
func (w *Worker) copyOutSoon(id uint32, c *context, n int, s cu.Stream, issue func(device.Device, []byte) cu.Result) {
	buf, rc := c.take(w.dev, n)
	if rc != cu.CUDA_SUCCESS {
		w.refuseLater(id, rc)
		return
	}
	var ev cu.Event
	if rc = issue(w.dev, buf); rc == cu.CUDA_SUCCESS {
		ev, rc = c.record(w.dev, s)
	}
	if rc != cu.CUDA_SUCCESS {
		c.put(buf)
		w.refuseLater(id, rc)
		return
	}
	x := &later{last: ev, delivered: make(chan struct{}), line: line{c, s, false}}
	x.deliver = func(dev device.Device, more bool) {
		rc := dev.EventSynchronize(ev)
		if rc == cu.CUDA_SUCCESS {
			w.out.HoldFrame(wire.AnsData, id, buf)
		}
		c.put(buf)
		w.answerMore(id, rc, nil, false, more)
		w.laters.done(x)
	}
	if w.laters.hold(x) {
		w.handOver()
	}
}

// sendOne answers a copy that is over.
func (w *Worker) sendOne(id uint32, c *context, buf []byte, rc cu.Result) {
	w.inform(w.dev, rc)
	if rc == cu.CUDA_SUCCESS {
		w.out.HoldFrame(wire.AnsData, id, buf)
	}
	c.put(buf)
	w.answer(id, rc, nil, true)
}

// deliverOne has another thread wait for a copy and send it.
func (w *Worker) deliverOne(id uint32, c *context, p staged) {
	pieces := make(chan staged, 1)
	pieces <- p
	close(pieces)
	x := &later{last: p.ev, delivered: make(chan struct{})}
	none := cu.CUDA_SUCCESS
	w.laters.add(x)
	w.beside.run(c.beside(), func(dev device.Device) { w.deliver(dev, id, c, pieces, x, &none, true, false) })
}

// each cuts a copy into pieces of whole rows, or parts of rows that are
// larger than a piece.
func each(q *wire.CopyOutRequest, do func(src cu.Deviceptr, width, rows uint64) bool) {
	if q.Width <= piece {
		at := max(1, piece/q.Width)
		for row := uint64(0); row < q.Rows; row += at {
			if !do(q.Src+cu.Deviceptr(row*q.Pitch), q.Width, min(at, q.Rows-row)) {
				return
			}
		}
		return
	}
	for row := range q.Rows {
		for col := uint64(0); col < q.Width; col += piece {
			if !do(q.Src+cu.Deviceptr(row*q.Pitch+col), min(piece, q.Width-col), 1) {
				return
			}
		}
	}
}

// deliver sends the pieces in order and then the result: through the answers, or
// on lanes, if there are any. Closing pieces publishes issued.
func (w *Worker) deliver(dev device.Device, id uint32, c *context, pieces <-chan staged, x *later, issued *cu.Result, waited bool, lanes bool) {
	rc := cu.CUDA_SUCCESS
	last := cu.Event(0)
	sent := uint64(0) // on lanes
	for p := range pieces {
		if last != 0 {
			c.giveBack(last)
		}
		last = p.ev
		if rc == cu.CUDA_SUCCESS {
			rc = dev.EventSynchronize(p.ev)
		}
		switch {
		case rc != cu.CUDA_SUCCESS:
		case lanes:
			w.lend(c, id, sent, p.buf)
			sent += uint64(len(p.buf))
			continue
		default:
			w.out.WriteFrame(wire.AnsData, id, p.buf)
		}
		c.put(p.buf)
	}
	if rc == cu.CUDA_SUCCESS {
		rc = *issued
	}
	if sent > 0 {
		w.out.WriteFrame(wire.AnsLanes, id, binary.LittleEndian.AppendUint64(nil, sent))
	}
	if waited {
		w.informAtOnce(dev)
	}
	w.answer(id, rc, nil, waited)
	w.laters.done(x)
	c.giveBack(last) // others ask whether x is finished by it
}
