package link

import (
	"fmt"
	"io"
	"time"

	"ferry/wire"
)

// This file is how bytes move through a link while there is a connection.

// Pump takes one packet off the connection for whoever reads next, unless
// somebody is at it. It is for a time when nobody reads and something has come.
// It tells whether there may be more to do.
func (l *Link) Pump() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn == nil || l.reading {
		return false
	}
	l.pump(nil)
	l.kick()
	return l.conn != nil
}

// Pending says, without waiting, whether Read has something to take, or to say, or
// packets have come that it would have to look at.
func (l *Link) Pending() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.pending()
}

func (l *Link) pending() bool { // mu is held
	switch {
	case l.at < len(l.queue) || l.goodbye || l.err != nil:
		return true
	case l.conn == nil || l.reading: // who reads for us tells us through the queue
		return false
	case l.in.Buffered() > 0:
		return true
	}
	c, ok := l.conn.(readier)
	return ok && c.Readable()
}

// Read takes what is there, and waits if there is nothing.
func (l *Link) Read(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for rested := l.onIdle == nil; ; {
		n := copy(b, l.queue[l.at:])
		if l.at += n; n > 0 && l.at == len(l.queue) {
			l.at, l.queue = 0, l.queue[:0]
			if cap(l.queue) > 1<<20 {
				l.queue = nil
			}
		}
		switch {
		case n > 0:
		case l.goodbye:
			return 0, io.EOF
		case l.err != nil:
			return 0, l.err
		case !rested && !l.pending():
			l.mu.Unlock()
			l.onIdle()
			l.mu.Lock()
			rested = !l.pending() // what has come may be nothing to take
			continue
		case l.conn == nil || l.reading:
			l.changed.Wait()
			continue
		default:
			if n = l.pump(b); n == 0 {
				l.kick() // somebody may want a sign of life
				continue
			}
		}
		if l.consumed += uint64(n); l.consumed-l.told >= ackEvery {
			l.due |= dueAck
			l.kick()
		}
		return n, nil
	}
}

// Write returns when all of it is kept here; it is sent by then, unless there is
// no connection or somebody else is sending and will go on with it.
func (l *Link) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.keepBytes(b, false)
}

// WriteParts is Write for several buffers that belong together: what fits a packet
// travels in one.
func (l *Link) WriteParts(parts [][]byte) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i, p := range parts {
		if _, err := l.keepBytes(p, i < len(parts)-1); err != nil {
			return err
		}
	}
	return nil
}

// share is how much of a large write is sent at a time, so that the other end takes one
// part while this one brings the next.
const share = wire.MaxPacket / 2

// keepBytes puts bytes into the ring and has them sent: with more to come, once there is
// enough for a packet. mu is held.
func (l *Link) keepBytes(b []byte, more bool) (int, error) {
	for done, full := 0, false; done < len(b); {
		room := wire.Window - (l.written - l.acked)
		// Half a window at once, so that the two ends do not take turns for every
		// few bytes.
		full = room == 0 || full && room < wire.Window/2
		switch {
		case l.goodbye:
			return done, io.EOF
		case l.err != nil:
			return done, l.err
		case !full:
			l.grow(l.written - l.acked + min(room, uint64(len(b)-done)))
			size := uint64(len(l.ring))
			at := l.written % size
			n := copy(l.ring[at:min(size, at+room)], b[done:min(len(b), done+share)])
			l.written += uint64(n)
			done += n
			if !more || l.written-l.sent >= share {
				l.flush()
			}
		case l.sent < l.written && l.conn != nil && !l.writing:
			l.flush()
		case l.conn == nil || l.reading:
			l.changed.Wait()
		default:
			l.pump(nil)
		}
	}
	return len(b), nil
}

// pump reads one packet, as the reader. Data goes to b, if all of it fits there
// and nothing is queued, else into the queue. It returns how much went to b. mu
// is held, before and after, not in between.
func (l *Link) pump(b []byte) int {
	conn := l.conn
	if l.at < len(l.queue) {
		b = nil
	}
	l.reading = true
	l.mu.Unlock()
	p, body, err := l.receive(b)
	l.mu.Lock()
	l.reading = false
	direct := 0
	if err == nil && l.conn == conn {
		direct, err = l.arrived(p, body, len(b) > 0 && len(body) <= len(b))
	}
	l.changed.Broadcast()
	if err != nil {
		l.drop(conn, err, true)
	}
	l.bury()
	return direct
}

// receive reads a packet off the connection: its data lies in b if it fits.
func (l *Link) receive(b []byte) (wire.Packet, []byte, error) {
	var head [wire.PacketHeader]byte
	if _, err := io.ReadFull(l.in, head[:]); err != nil {
		return wire.Packet{}, nil, err
	}
	p, err := wire.ParsePacket(head[:])
	if err != nil {
		return p, nil, err
	}
	body := b
	if int(p.Size) > len(b) {
		if l.scratch == nil {
			l.scratch = make([]byte, wire.MaxPacket)
		}
		body = l.scratch
	}
	body = body[:p.Size]
	if _, err := io.ReadFull(l.in, body); err != nil {
		return p, nil, err
	}
	if wire.Sum(body) != p.Sum && p.Size > 0 {
		return p, nil, fmt.Errorf("%w: its data's sum is wrong", wire.ErrDamaged)
	}
	return p, body, nil
}

// arrived files a packet that came through undamaged. direct says that its data
// lies where Read wants it.
func (l *Link) arrived(p wire.Packet, body []byte, direct bool) (int, error) {
	end := p.At + uint64(p.Size)
	switch {
	case p.Acked > l.sent:
		return 0, fmt.Errorf("%w: it acknowledges what was not sent", wire.ErrDamaged)
	case p.At > l.received:
		return 0, fmt.Errorf("%w: something before it is missing", wire.ErrDamaged)
	case end > l.consumed+wire.Window:
		return 0, fmt.Errorf("%w: more than there is room for", wire.ErrDamaged)
	}
	l.acked = max(l.acked, p.Acked)
	l.heard = time.Now()
	switch p.Kind {
	case wire.PacketPing:
		l.due |= dueAck
	case wire.PacketGoodbye:
		if !l.goodbye && p.At == l.received {
			l.goodbye = true
			l.due |= dueGoodbye
			l.kick()
			close(l.ended)
		}
	case wire.PacketData:
		if end <= l.received {
			return 0, nil // came before
		}
		fresh := body[l.received-p.At:]
		direct = direct && p.At == l.received
		l.received = end
		if direct {
			return len(fresh), nil
		}
		l.queue = append(l.queue, fresh...)
	}
	return 0, nil
}

// kick has what is to be sent sent by somebody else. Who reads must not wait for
// the other end to read, or both would wait for each other.
func (l *Link) kick() {
	if l.conn != nil && !l.writing && (l.sent < l.written || l.due != 0) {
		go func() {
			l.mu.Lock()
			defer l.mu.Unlock()
			l.flush()
		}()
	}
}

// next is what the next packet carries; nil for nothing. mu is held.
func (l *Link) next() []byte {
	n := min(l.written-l.sent, l.largest)
	if n == 0 {
		return nil
	}
	size := uint64(len(l.ring))
	at := l.sent % size
	return l.ring[at:min(size, at+n)]
}

// minRing is the room of a session that sends little, as most do: a whole window
// for each would be most of what a process that carries many sessions holds.
const minRing = 64 << 10

// grow makes room for that many bytes in all, at most a window. Who is sending from
// the old ring may go on. mu is held.
func (l *Link) grow(need uint64) {
	if need <= uint64(len(l.ring)) {
		return
	}
	size := uint64(max(len(l.ring), minRing))
	for size < need {
		size *= 2
	}
	ring := make([]byte, size)
	for p := l.acked; p < l.written; {
		from := p % uint64(len(l.ring))
		p += uint64(copy(ring[p%size:], l.ring[from:min(uint64(len(l.ring)), from+l.written-p)]))
	}
	l.ring = ring
}

// flush sends what is to be sent, unless somebody is at it, who will see it. mu
// is held, before and after, not in between.
func (l *Link) flush() {
	for l.conn != nil && !l.writing && (l.sent < l.written || l.due != 0) {
		conn := l.conn
		p := wire.Packet{At: l.sent, Acked: l.consumed}
		data := l.next()
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
			p.Kind = wire.PacketGoodbye // behind everything else
			l.due = 0
		}
		l.told, l.sent = l.consumed, l.sent+uint64(p.Size)
		l.most = max(l.most, l.sent)
		l.largest = min(2*l.largest, wire.MaxPacket)
		l.writing = true
		l.mu.Unlock()
		err := l.put(conn, p, data)
		l.mu.Lock()
		l.writing = false
		l.changed.Broadcast()
		if err != nil {
			l.drop(conn, err, true)
		}
		l.bury()
	}
}

// put writes one packet. The data is ours to read: nobody overwrites what is not
// acknowledged.
func (l *Link) put(conn Conn, p wire.Packet, data []byte) error {
	if len(data) > 0 {
		p.Sum = wire.Sum(data)
	}
	c, gathers := conn.(gatherer)
	n := wire.PacketHeader + len(data)
	if !gathers && n > len(l.packet) && n <= wire.PacketHeader+copiedMost {
		l.packet = make([]byte, wire.PacketHeader+copiedMost)
	}
	p.Put(l.packet)
	if n <= len(l.packet) {
		copy(l.packet[wire.PacketHeader:], data)
		_, err := conn.Write(l.packet[:n])
		return err
	}
	if gathers {
		l.parts = append(l.parts[:0], l.packet[:wire.PacketHeader], data)
		return c.WriteParts(l.parts)
	}
	if _, err := conn.Write(l.packet[:wire.PacketHeader]); err != nil {
		return err
	}
	_, err := conn.Write(data)
	return err
}
