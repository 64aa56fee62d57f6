// Package link makes one unbroken byte stream each way out of a connection that
// may be cut, and another, and another: the server's end and the Go client's.
// shim/core/link.c is the same in C, wire/PROTOCOL.md ("Packets") the format.
//
// What is written is kept until the other end has acknowledged it, at most
// wire.Window bytes. When a connection fails, Read and Write wait; Adopt goes on
// through another, both ends having told how much arrived. Bytes come through
// exactly once, in order, or the link ends.
//
// Two roles, each held by one goroutine at a time: whoever reads takes packets
// off the connection, whoever writes puts them on. Whoever waits for room reads,
// so that acknowledgements arrive although nobody wants data; there is always
// room for what comes, because the other end may not send more than a window
// beyond what was taken. Only mu is a lock, and it is never held while waiting
// for the network.
package link

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"ferry/wire"
)

// A Conn is what a link runs through. Shut makes calls that wait return; Close
// follows once there are none.
type Conn interface {
	io.ReadWriter
	Shut()
	Close() error
}

var (
	// ErrExpired ends a link that was without a connection for too long.
	ErrExpired = errors.New("no connection for too long")
	// ErrGone ends a link whose connection ended as those of a process do that
	// ends, and whose peer did not come back.
	ErrGone = errors.New("the peer's process ended")
	// ErrClosed is returned after Close.
	ErrClosed = errors.New("the link is closed")
	// ErrPosition refuses to go on with a peer that has lost bytes, or has some
	// that were never sent.
	ErrPosition = errors.New("the peer is not where it was")
)

// A Conn that can tell why it failed may also say how long the peer is worth
// waiting for, if that is less than the link is kept: 0 if it cannot say.
type mortal interface{ Grace(why error) time.Duration }

// ackEvery is how much is taken before the other end is told, if nothing else is
// sent that tells it.
const ackEvery = wire.Window / 8

// A Link is one end. Read and Write may be called by one goroutine each.
type Link struct {
	keep   time.Duration
	broken func(error)

	mu      sync.Mutex
	changed sync.Cond // of anything below
	conn    Conn      // nil while there is none
	old     []Conn    // shut, not closed: somebody may be inside a call
	expiry  *time.Timer
	err     error // why the link ended
	ended   chan struct{}
	goodbye bool // the other end said it
	heard   time.Time

	reading, writing bool // the roles

	// Out. The byte at position p lies at p mod len(ring), which grows to wire.Window.
	ring                 []byte
	written, sent, acked uint64
	most                 uint64 // the furthest that was ever sent
	due                  uint   // packets without data that want to be sent

	// In.
	received, consumed, told uint64
	queue                    []byte // received, not consumed, where somebody read for another
	at                       int    // what was consumed of it

	// The reader's.
	in      *bufio.Reader
	scratch []byte
	// The writer's. Packets begin small on a new connection: the last may have
	// broken under large ones.
	packet  []byte
	largest uint64
}

const (
	dueAck uint = 1 << iota
	duePing
	dueGoodbye
)

// New returns a link that has no connection yet: Adopt gives it one. It ends when
// it has none for as long as keep; with keep 0 it ends with its connection.
// broken, if not nil, is told of every connection that failed, on a goroutine of
// its own.
func New(keep time.Duration, broken func(error)) *Link {
	l := &Link{
		keep: keep, broken: broken, ended: make(chan struct{}), heard: time.Now(),
		in: bufio.NewReaderSize(nil, 64<<10), packet: make([]byte, wire.PacketHeader+64<<10),
	}
	l.changed.L = &l.mu
	return l
}

// Ended is closed when the link has ended, or the other end said goodbye.
func (l *Link) Ended() <-chan struct{} { return l.ended }

// Reason is why the link ended; nil while it has not, or ended with a goodbye.
func (l *Link) Reason() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.err
}

// Heard is when something came last, or when the connection began.
func (l *Link) Heard() (time.Time, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.heard, l.conn != nil
}

// Received is how many bytes of the other end's stream have arrived.
func (l *Link) Received() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.received
}

// Adopt goes on through a connection whose other end has received that many
// bytes. greet is called when nothing moves any more, with the number received
// here, before anything else is sent. A connection the link has is dropped for
// it. The link owns conn from then on, unless Adopt fails.
func (l *Link) Adopt(conn Conn, received uint64, greet func(received uint64) error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if received < l.acked || received > l.most {
		return ErrPosition
	}
	if l.conn != nil {
		l.drop(l.conn, errors.New("replaced by another connection"), false)
	}
	for l.reading || l.writing {
		l.changed.Wait()
	}
	if l.err != nil || l.goodbye {
		return ErrClosed
	}
	if l.conn != nil || received < l.acked { // another came in between
		return ErrPosition
	}
	if err := greet(l.received); err != nil {
		l.mourn(0)
		return err
	}
	if l.expiry != nil {
		l.expiry.Stop()
		l.expiry = nil
	}
	l.conn, l.sent, l.heard = conn, received, time.Now()
	l.largest = wire.MaxPacket / 32
	l.in.Reset(conn)
	l.due |= dueAck
	l.changed.Broadcast()
	l.kick()
	return nil
}

// Drop gives up the connection, as if it had failed.
func (l *Link) Drop(why error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn != nil {
		l.drop(l.conn, why, true)
	}
}

// Ping asks the other end for a sign of life.
func (l *Link) Ping() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.due |= duePing
	l.flush()
}

// Close says goodbye and waits for the answer, at most so long. It does not send
// what was not sent while there is no connection.
func (l *Link) Close(patience time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.due |= dueGoodbye
	late := false
	timer := time.AfterFunc(patience, func() {
		l.mu.Lock()
		late = true
		if l.conn != nil {
			l.conn.Shut() // it may be us who read, and nothing comes
		}
		l.changed.Broadcast()
		l.mu.Unlock()
	})
	for l.flush(); l.err == nil && (!l.goodbye || l.writing) && !late && l.conn != nil; {
		if l.reading || l.writing {
			l.changed.Wait()
		} else {
			l.pump(nil)
		}
	}
	timer.Stop()
	l.end(ErrClosed)
}

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

// Read takes what is there, and waits if there is nothing.
func (l *Link) Read(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for {
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
			n := copy(l.ring[at:min(size, at+room)], b[done:])
			l.written += uint64(n)
			done += n
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
	p.Put(l.packet)
	if n := wire.PacketHeader + len(data); n <= len(l.packet) {
		copy(l.packet[wire.PacketHeader:], data)
		_, err := conn.Write(l.packet[:n])
		return err
	}
	if _, err := conn.Write(l.packet[:wire.PacketHeader]); err != nil {
		return err
	}
	_, err := conn.Write(data)
	return err
}

// drop gives up a connection, if it still is ours. mu is held.
func (l *Link) drop(conn Conn, why error, tell bool) {
	if l.conn != conn {
		return
	}
	conn.Shut()
	l.conn = nil
	l.old = append(l.old, conn)
	l.changed.Broadcast()
	l.bury()
	if l.goodbye || l.err != nil {
		return
	}
	if l.keep == 0 {
		l.end(why)
		return
	}
	if m, ok := conn.(mortal); ok {
		l.mourn(m.Grace(why))
	} else {
		l.mourn(0)
	}
	if tell && l.broken != nil {
		go l.broken(why)
	}
}

// mourn has the link end if there is no connection for too long, or for grace. mu
// is held.
func (l *Link) mourn(grace time.Duration) {
	if l.expiry != nil || l.keep == 0 {
		return
	}
	limit, why := l.keep, ErrExpired
	if grace > 0 && grace < limit {
		limit, why = grace, ErrGone
	}
	l.expiry = time.AfterFunc(limit, func() { l.expire(why) })
}

func (l *Link) expire(why error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn == nil {
		l.end(why)
	}
}

// bury closes the connections nobody is inside any more. mu is held.
func (l *Link) bury() {
	if l.reading || l.writing {
		return
	}
	for _, c := range l.old {
		_ = c.Close()
	}
	l.old = nil
}

// End ends the link without a word.
func (l *Link) End(why error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.end(why)
}

// end ends the link. mu is held.
func (l *Link) end(why error) {
	if l.err != nil {
		return
	}
	l.err = why
	if !l.goodbye {
		close(l.ended)
	}
	if l.expiry != nil {
		l.expiry.Stop()
	}
	if c := l.conn; c != nil {
		l.drop(c, why, false)
	}
	l.changed.Broadcast()
}
