package link

import (
	"fmt"
	"io"
	"sync"
	"time"

	"ferry/wire"
)

// Lanes are the worker's end of the connections beside a link that carry large
// data, in segments; wire/PROTOCOL.md ("Lanes") has the format and
// shim/core/net/lanes.c the other end. A connection carries data one way only, so
// that one which waits for the worker's loop holds up nothing that the loop waits
// for. Connections come and go: what was not taken goes through the next one.
//
// Each connection has a goroutine that reads and, if it carries data to the
// client, one that writes. Only mu is a lock, and it is never held while waiting
// for the network.
type Lanes struct {
	limit time.Duration

	mu     sync.Mutex
	conns  [2*wire.MaxLanes + 1]*lane
	closed bool

	in     *Incoming // being received; nil between payloads
	next   uint64    // the payload that comes next: older ones are done with
	place  sync.Cond // where data from the client goes may have become known
	filled sync.Cond // a piece may be there

	out    []*outgoing // not given to a connection yet
	unsent int         // of out and on connections, not taken by the client
	more   sync.Cond   // of out
	fewer  sync.Cond   // unsent

	// Narrow, if it is not nil, is called once, with mu held, when data to the client
	// begins to be compressed because the link carries no more than that a second.
	Narrow   func(bytesPerSecond uint64)
	narrowed bool
}

// maxUnsent is how many segments wait for lanes or for the client before Send
// does.
const maxUnsent = 64

// A lane is one connection.
type lane struct {
	id   wire.LaneID
	conn Conn
	dead bool // shut: its goroutines are leaving
	gone chan struct{}
	sent []*outgoing // not taken, oldest first
	last uint64      // how many were
	ends int         // goroutines inside
	rate uint64      // bytes a second to the client; 0: not known

	// Of the goroutine that moves data.
	head    [wire.LaneHeader]byte
	trailer [wire.LaneTrailer]byte
	word    [wire.LaneWord]byte
	parts   [4][]byte
	packer  packer
	taken   uint64    // segments of the client's
	told    time.Time // when that was said last
}

// outgoing is a segment for the client.
type outgoing struct {
	wire.Segment
	data []byte
	done func()
}

// NewLanes returns lanes without a connection. One to the client that gets
// nowhere for as long as limit is given up: its other end may be waiting for bytes
// that were lost on the way.
func NewLanes(limit time.Duration) *Lanes {
	l := &Lanes{limit: limit, next: 1}
	for _, c := range l.conditions() {
		c.L = &l.mu
	}
	return l
}

func (l *Lanes) conditions() []*sync.Cond {
	return []*sync.Cond{&l.place, &l.filled, &l.more, &l.fewer}
}

// wake has everybody look again. mu is held.
func (l *Lanes) wake() {
	for _, c := range l.conditions() {
		c.Broadcast()
	}
}

// Adopt begins to use a connection, in the place of the one that had its name.
// terms are what its ends have agreed on. greet is called first. The lanes own conn
// from then on, unless Adopt fails.
func (l *Lanes) Adopt(conn Conn, id wire.LaneID, terms wire.LaneTerms, greet func() error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !id.Valid() || l.closed {
		return ErrClosed
	}
	if old := l.conns[id]; old != nil {
		l.shut(old)
	}
	if err := greet(); err != nil {
		return err
	}
	n := &lane{id: id, conn: conn, ends: 1, gone: make(chan struct{}), told: time.Now()}
	n.packer.terms = terms
	l.conns[id] = n
	if id.Down() {
		n.ends = 3
		go l.write(n)
		go l.guard(n)
		go l.leave(n, l.readTaken)
	} else {
		go l.leave(n, l.readData)
	}
	return nil
}

// shut has a connection's goroutines leave. What the client has not taken waits
// for the next. mu is held.
func (l *Lanes) shut(n *lane) {
	if n.dead {
		return
	}
	n.dead = true
	close(n.gone)
	n.conn.Shut()
	if l.conns[n.id] == n {
		l.conns[n.id] = nil
	}
	l.wake()
}

// left is called by each goroutine of a connection as its last act. Only then
// does nobody use the segments' data any more. mu is held.
func (l *Lanes) left(n *lane) {
	l.shut(n)
	if n.ends--; n.ends > 0 {
		return
	}
	_ = n.conn.Close()
	if l.closed {
		for _, o := range n.sent {
			o.done()
		}
		l.unsent -= len(n.sent)
	} else {
		l.out = append(n.sent, l.out...)
	}
	n.sent = nil
	l.wake()
}

// leave reads until the connection fails.
func (l *Lanes) leave(n *lane, read func(*lane) error) {
	_ = read(n) // the client makes the next; what was lost is sent again
	l.mu.Lock()
	defer l.mu.Unlock()
	l.left(n)
}

// Close ends all. Whoever waits is told; data that was not taken is let go of.
func (l *Lanes) Close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return
	}
	l.closed = true
	for _, n := range l.conns {
		if n != nil {
			l.shut(n)
		}
	}
	for _, o := range l.out {
		o.done()
	}
	l.unsent -= len(l.out)
	l.out = nil
	l.wake()
}

// --- to the client

// Carries says whether there is a lane to the client.
func (l *Lanes) Carries() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	for id := wire.LaneID(wire.MaxLanes + 1); id <= 2*wire.MaxLanes; id++ {
		if l.conns[id] != nil {
			return true
		}
	}
	return false
}

// Send has a segment of a call's data carried. The data must stay as it is until
// done is called, on any goroutine, with a lock held: it may not call back. Send
// waits while too much is under way.
func (l *Lanes) Send(of, at uint64, data []byte, done func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.unsent >= maxUnsent && !l.closed {
		l.fewer.Wait()
	}
	if l.closed {
		done()
		return
	}
	l.unsent++
	l.out = append(l.out, &outgoing{wire.Segment{Size: uint32(len(data)), Kind: wire.SegmentData, Of: of, At: at}, data, done})
	l.more.Signal()
}

// write puts segments on a connection.
func (l *Lanes) write(n *lane) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for !n.dead {
		if len(l.out) == 0 {
			l.more.Wait()
			continue
		}
		o := l.out[0]
		l.out[0] = nil
		l.out = l.out[1:]
		n.sent = append(n.sent, o)
		o.Packed = n.packer.worth(len(o.data), func() bool { return l.slow(n) })
		l.mu.Unlock()
		err := n.put(o)
		l.mu.Lock()
		if err != nil {
			break
		}
	}
	l.left(n)
}

// chunk is summed, and then sent or received, while the processor has it at hand.
const chunk = wire.LaneChunk

func (n *lane) put(o *outgoing) error {
	o.Put(n.head[:])
	parts := append(n.parts[:0], n.head[:])
	sum := uint32(0)
	for rest := o.data; len(rest) > 0; {
		part := rest[:min(chunk, len(rest))]
		rest = rest[len(part):]
		if o.Packed {
			part = n.packer.chunk(part, &n.word)
			sum = wire.AddSum(sum, n.word[:])
			parts = append(parts, n.word[:])
		}
		sum = wire.AddSum(sum, part)
		if parts = append(parts, part); len(rest) == 0 {
			putSum(n.trailer[:], sum)
			parts = append(parts, n.trailer[:])
		}
		if err := n.writeAll(parts); err != nil {
			return err
		}
		parts = parts[:0]
	}
	return nil
}

// writeAll writes parts, in one call where the connection can.
func (n *lane) writeAll(parts [][]byte) error {
	if c, ok := n.conn.(interface{ WriteParts([][]byte) error }); ok {
		return c.WriteParts(parts)
	}
	for _, p := range parts {
		if _, err := n.conn.Write(p); err != nil {
			return err
		}
	}
	return nil
}

// readTaken reads what the client says it has taken.
func (l *Lanes) readTaken(n *lane) error {
	var head [wire.LaneHeader]byte
	for {
		if _, err := io.ReadFull(n.conn, head[:]); err != nil {
			return err
		}
		s, err := wire.ParseSegment(head[:])
		if err != nil {
			return err
		}
		l.mu.Lock()
		if s.Kind != wire.SegmentTaken || s.At < n.last || s.At-n.last > uint64(len(n.sent)) {
			l.mu.Unlock()
			return fmt.Errorf("%w: it has taken what was not sent", wire.ErrDamaged)
		}
		k := int(s.At - n.last)
		n.last = s.At
		for _, o := range n.sent[:k] {
			o.done()
		}
		clear(n.sent[:k])
		n.sent = n.sent[k:]
		l.unsent -= k
		l.fewer.Broadcast()
		l.mu.Unlock()
	}
}

// guard gives a connection up that gets nowhere.
func (l *Lanes) guard(n *lane) {
	tick := time.NewTicker(max(l.limit/4, time.Millisecond))
	defer tick.Stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	var acked, last uint64
	for since := time.Now(); !n.dead; {
		l.mu.Unlock()
		select {
		case <-tick.C:
		case <-n.gone:
		}
		arrived := uint64(0) // at the client's kernel, where that is known
		if c, ok := n.conn.(interface{ Acked() uint64 }); ok {
			arrived = c.Acked()
		}
		l.mu.Lock()
		if arrived != acked || n.last != last || len(n.sent) == 0 {
			acked, last, since = arrived, n.last, time.Now()
		}
		if time.Since(since) > l.limit {
			break
		}
	}
	l.left(n)
}
