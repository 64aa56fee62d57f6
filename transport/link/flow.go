package link

import (
	"fmt"
	"io"
	"time"

	"ferry/transport/channel"
	"ferry/wire"
)

// This file is how bytes move through a link while there is a connection.

// A receiveQueue is what has arrived. Link.mu guards it.
type receiveQueue struct {
	received uint64 // bytes that arrived
	consumed uint64 // bytes that Read has returned
	told     uint64 // of consumed, what the peer was told
	queue    []byte // received and not consumed, where one goroutine read for another
	at       int    // what was consumed of queue
}

// takeQueued copies what is queued to b.
func (q *receiveQueue) takeQueued(b []byte) int {
	n := copy(b, q.queue[q.at:])
	if q.at += n; n > 0 && q.at == len(q.queue) {
		q.at, q.queue = 0, q.queue[:0]
		if cap(q.queue) > 1<<20 {
			q.queue = nil
		}
	}
	return n
}

// empty reports whether everything that was queued is consumed.
func (q *receiveQueue) empty() bool { return q.at == len(q.queue) }

// PumpPacket reads one packet off the connection for a later Read, unless another
// goroutine reads. It is for a time in which nobody reads and something has come. It
// returns whether there may be more to do.
func (l *Link) PumpPacket() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn == nil || l.reading {
		return false
	}
	l.readPacket(nil)
	l.flushInBackground()
	return l.conn != nil
}

// Pending reports, without waiting, whether Read has something to return, or packets
// have come that it would have to read.
func (l *Link) Pending() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.pending()
}

// pending is Pending. mu is held.
func (l *Link) pending() bool {
	switch {
	case !l.in.empty() || l.goodbye || l.err != nil:
		return true
	case l.conn == nil || l.reading: // the goroutine that reads fills the queue
		return false
	case l.reader.buf.Buffered() > 0:
		return true
	}
	c, ok := l.conn.(readable)
	return ok && c.Readable()
}

// Read returns what is there, and waits if there is nothing.
func (l *Link) Read(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for announced := l.onIdle == nil; ; {
		if l.paused {
			return 0, channel.ErrPaused
		}
		n := l.in.takeQueued(b)
		switch {
		case n > 0:
		case l.goodbye:
			return 0, io.EOF
		case l.err != nil:
			return 0, l.err
		case !announced && !l.pending():
			l.mu.Unlock()
			l.onIdle()
			l.mu.Lock()
			announced = !l.pending() // the packets that have come may carry no data
			continue
		case l.conn == nil || l.reading:
			l.changed.Wait()
			continue
		default:
			if n = l.readPacket(b); n == 0 {
				l.flushInBackground() // the peer may want a sign of life
				continue
			}
		}
		if l.in.consumed += uint64(n); l.in.consumed-l.in.told >= ackEvery {
			l.due |= dueAck
			l.flushInBackground()
		}
		return n, nil
	}
}

// Write returns when all of b is in the retransmission buffer. It is sent by then,
// unless there is no connection, or another goroutine is sending and goes on with it.
func (l *Link) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.write(b, false)
}

// WriteParts is Write for several buffers that belong together: what fits a packet
// travels in one.
func (l *Link) WriteParts(parts [][]byte) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i, p := range parts {
		if n, err := l.write(p, i < len(parts)-1); err != nil {
			channel.KeepRest(parts, i, n)
			return err
		}
	}
	return nil
}

// writeChunk is how much of a large write is sent at a time, so that the peer takes one
// part while this end adds the next.
const writeChunk = wire.MaxPacket / 2

// write adds bytes to the retransmission buffer and has them sent: with more to come,
// once there is enough for a packet. mu is held, but for the time of sending and
// waiting.
func (l *Link) write(b []byte, more bool) (int, error) {
	for done, full := 0, false; done < len(b); {
		room := l.out.room()
		// After the window was full, half of it must be free: otherwise the two ends
		// would take turns for every few bytes.
		full = room == 0 || full && room < wire.Window/2
		switch {
		case l.paused:
			return done, channel.ErrPaused
		case l.goodbye:
			return done, io.EOF
		case l.err != nil:
			return done, l.err
		case !full:
			done += l.out.add(b[done:], writeChunk)
			if !more || l.out.written-l.out.sent >= writeChunk {
				l.flush()
			}
		case l.out.unsent() && l.conn != nil && !l.writing:
			l.flush()
		case l.conn == nil || l.reading:
			l.changed.Wait()
		default: // acknowledgements arrive although nobody wants data
			l.readPacket(nil)
		}
	}
	return len(b), nil
}

// readPacket takes the role of the reader and reads one packet. Data goes to b, if all
// of it fits there and nothing is queued, else into the queue. It returns how much went
// to b. mu is held, before and after, not in between.
func (l *Link) readPacket(b []byte) int {
	conn := l.conn
	if !l.in.empty() {
		b = nil
	}
	l.reading = true
	l.mu.Unlock()
	p, body, err := l.reader.nextPacket(b)
	l.mu.Lock()
	l.reading = false
	direct := 0
	if err == nil && l.conn == conn {
		direct, err = l.acceptPacket(p, body, len(b) > 0 && len(body) <= len(b))
	}
	l.changed.Broadcast()
	if err != nil {
		l.dropConn(conn, err, true)
	}
	l.closeOldConns()
	return direct
}

// acceptPacket acts on a packet that arrived undamaged. direct says that its data lies
// where Read wants it. It returns how much data stays there. mu is held.
func (l *Link) acceptPacket(p wire.Packet, body []byte, direct bool) (int, error) {
	end := p.At + uint64(p.Size)
	switch {
	case p.Acked > l.out.sent:
		return 0, fmt.Errorf("%w: it acknowledges what was not sent", wire.ErrDamaged)
	case p.At > l.in.received:
		return 0, fmt.Errorf("%w: something before it is missing", wire.ErrDamaged)
	case end > l.in.consumed+wire.Window:
		return 0, fmt.Errorf("%w: more than there is room for", wire.ErrDamaged)
	}
	l.out.acked = max(l.out.acked, p.Acked)
	l.heard = time.Now()
	switch p.Kind {
	case wire.PacketPing:
		l.due |= dueAck
	case wire.PacketGoodbye:
		if !l.goodbye && p.At == l.in.received {
			l.goodbye = true
			l.due |= dueGoodbye
			l.flushInBackground()
			close(l.ended)
		}
	case wire.PacketData:
		if end <= l.in.received {
			return 0, nil // a duplicate
		}
		fresh := body[l.in.received-p.At:]
		direct = direct && p.At == l.in.received
		l.in.received = end
		if direct {
			return len(fresh), nil
		}
		l.in.queue = append(l.in.queue, fresh...)
	}
	return 0, nil
}

// flushInBackground has another goroutine send what is to be sent. A goroutine that
// reads must not wait for the peer to read, or both would wait for each other. mu is
// held.
func (l *Link) flushInBackground() {
	if l.conn != nil && !l.writing && (l.out.unsent() || l.due != 0) {
		go func() {
			l.mu.Lock()
			defer l.mu.Unlock()
			l.flush()
		}()
	}
}

// flush takes the role of the writer and sends what is to be sent, unless another
// goroutine has that role: it sees what was added. mu is held, before and after, not in
// between.
func (l *Link) flush() {
	for l.conn != nil && !l.writing && (l.out.unsent() || l.due != 0) {
		conn := l.conn
		p := wire.Packet{At: l.out.sent, Acked: l.in.consumed}
		data := l.out.nextData(l.writer.largest)
		switch {
		case len(data) > 0:
			p.Kind, p.Size = wire.PacketData, uint32(len(data))
			l.due &^= dueAck
		case l.due&duePing != 0:
			p.Kind = wire.PacketPing
			l.due &^= duePing | dueAck
		case l.due&dueAck != 0:
			p.Kind = wire.PacketAck
			l.due &^= dueAck
		default:
			p.Kind = wire.PacketGoodbye // after everything else
			l.due = 0
		}
		l.in.told = l.in.consumed
		l.out.markSent(uint64(p.Size))
		l.writer.largest = min(2*l.writer.largest, wire.MaxPacket)
		l.writing = true
		l.mu.Unlock()
		err := l.writer.sendPacket(conn, p, data)
		l.mu.Lock()
		l.writing = false
		l.out.sendDone()
		l.changed.Broadcast()
		if err != nil {
			l.dropConn(conn, err, true)
		}
		l.closeOldConns()
	}
}
