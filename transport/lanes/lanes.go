// Package lanes carries large data between a client and its worker on connections
// beside the one that carries frames. It is the worker's end; shim/core/net/lanes.c is
// the client's, and wire/PROTOCOL.md ("Lanes") has the format: each connection (a
// lane) carries segments of payloads, with a checksum each.
//
// A lane carries data in one direction only, so that a lane which waits for the
// command loop holds up nothing that the loop waits for. Lanes come and go: a
// segment that was not acknowledged goes through the next lane. Where the network is
// slower than the codec, segments are compressed (compress.go).
//
// Goroutines: each lane has one that reads and, if it carries data to the client, one
// that writes and one that watches for progress. Lanes.mu is the only lock, and it is
// never held while waiting for the network.
package lanes

import (
	"errors"
	"io"
	"sync"
	"time"

	"ferry/wire"
)

// ErrClosed is returned after Close.
var ErrClosed = errors.New("the lanes are closed")

// A Conn is a connection that can be a lane. Shut makes calls that wait return; Close
// follows once there are none. A Conn may also have the methods of partsWriter,
// ackCounter and flowMeter.
type Conn interface {
	io.ReadWriter
	Shut()
	Close() error
}

type (
	// A partsWriter writes all of several buffers at once, and uses the list up.
	partsWriter interface{ WriteParts([][]byte) error }
	// An ackCounter knows how many bytes the kernel of the peer has acknowledged.
	ackCounter interface{ Acked() uint64 }
	// A flowMeter knows how many bytes were acknowledged, how long the connection had
	// something to carry, and whether bytes wait to be sent.
	flowMeter interface {
		Flow() (acked uint64, busy time.Duration, waits bool)
	}
)

// Lanes are the lanes of one session.
type Lanes struct {
	stallLimit time.Duration
	onCompress func(bytesPerSecond uint64)
	compressed bool // onCompress was called

	mu     sync.Mutex
	lanes  [2*wire.MaxLanes + 1]*lane // by wire.LaneID
	closed bool

	in     *Incoming // being received; nil between payloads
	next   uint64    // the payload that comes next: older ones have ended
	place  sync.Cond // a place for data from the client may have become known
	filled sync.Cond // a piece may be complete

	out    []*outgoing // not given to a lane yet
	unsent int         // of out and on lanes, not acknowledged by the client
	more   sync.Cond   // out has more
	fewer  sync.Cond   // unsent is less
}

// maxUnsent is how many segments may be unacknowledged before Send waits.
const maxUnsent = 64

// A lane is one connection.
type lane struct {
	id   wire.LaneID
	conn Conn
	shut bool          // its goroutines are to end
	done chan struct{} // closed with shut

	sent       []*outgoing // not acknowledged, oldest first
	acked      uint64      // segments that were
	goroutines int         // that use conn
	rate       uint64      // bytes a second to the client; 0: not known

	// Used by the goroutine that moves data.
	head    [wire.LaneHeader]byte
	trailer [wire.LaneTrailer]byte
	word    [wire.LaneWord]byte
	parts   [4][]byte
	packer  packer
	taken   uint64    // segments received from the client
	acks    time.Time // when the last acknowledgement was sent
}

// outgoing is a segment for the client.
type outgoing struct {
	wire.Segment
	data []byte
	done func() // data may change again
}

// New returns Lanes without a lane. A lane to the client that makes no progress for as
// long as stallLimit is given up: its other end may be waiting for bytes that were
// lost on the way. onCompress is called once, with a lock held, when data to the
// client begins to be compressed because the network is slow.
func New(stallLimit time.Duration, onCompress func(bytesPerSecond uint64)) *Lanes {
	l := &Lanes{stallLimit: stallLimit, onCompress: onCompress, next: 1}
	for _, c := range l.conditions() {
		c.L = &l.mu
	}
	return l
}

// conditions are all of them, for what concerns all.
func (l *Lanes) conditions() []*sync.Cond {
	return []*sync.Cond{&l.place, &l.filled, &l.more, &l.fewer}
}

// wakeAll has every waiting goroutine examine the state again. mu is held.
func (l *Lanes) wakeAll() {
	for _, c := range l.conditions() {
		c.Broadcast()
	}
}

// Adopt begins to use a connection as the lane id, in place of the lane that had that
// id. agreed is what both ends have agreed on. greet is called first. The Lanes own
// conn from then on, unless Adopt fails.
func (l *Lanes) Adopt(conn Conn, id wire.LaneID, agreed wire.LaneCapabilities, greet func() error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !id.Valid() || l.closed {
		return ErrClosed
	}
	if old := l.lanes[id]; old != nil {
		l.shutLane(old)
	}
	if err := greet(); err != nil {
		return err
	}
	n := &lane{id: id, conn: conn, goroutines: 1, done: make(chan struct{}), acks: time.Now()}
	n.packer.agreed = agreed
	l.lanes[id] = n
	if id.Down() {
		n.goroutines = 3
		go l.writeSegments(n)
		go l.watchProgress(n)
		go l.runReader(n, l.readAcks)
	} else {
		go l.runReader(n, l.readSegments)
	}
	return nil
}

// shutLane has the goroutines of a lane end. Segments that the client has not
// acknowledged wait for another lane. mu is held.
func (l *Lanes) shutLane(n *lane) {
	if n.shut {
		return
	}
	n.shut = true
	close(n.done)
	n.conn.Shut()
	if l.lanes[n.id] == n {
		l.lanes[n.id] = nil
	}
	l.wakeAll()
}

// leaveLane is the last act of each goroutine of a lane. When all have called it, no
// goroutine uses the data of its segments any more. mu is held.
func (l *Lanes) leaveLane(n *lane) {
	l.shutLane(n)
	if n.goroutines--; n.goroutines > 0 {
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
	l.wakeAll()
}

// runReader reads until the connection fails.
func (l *Lanes) runReader(n *lane, read func(*lane) error) {
	_ = read(n) // the client makes another lane; what was lost is sent again
	l.mu.Lock()
	defer l.mu.Unlock()
	l.leaveLane(n)
}

// Drain waits until the client has all that was sent to it, and shuts the lanes: the client opens
// others, here or at another worker, which StartAt tells the number that Drain returns. It fails
// if a payload from the client is being received, or the client does not take its data in time.
func (l *Lanes) Drain(deadline time.Time) (next uint64, err error) {
	timer := time.AfterFunc(time.Until(deadline), func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.fewer.Broadcast()
	})
	defer timer.Stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.unsent > 0 && !l.closed && time.Now().Before(deadline) {
		l.fewer.Wait()
	}
	switch {
	case l.closed:
		return 0, ErrClosed
	case l.in != nil || l.unsent > 0:
		return 0, errors.New("a large copy between the client and the server does not end in time")
	}
	for _, n := range l.lanes {
		if n != nil {
			l.shutLane(n)
		}
	}
	return l.next, nil
}

// StartAt says which payload comes next. It is called before the first lane is adopted.
func (l *Lanes) StartAt(next uint64) { l.next = next }

// Close ends all lanes. Calls that wait return; segments that were not acknowledged
// are dropped and reported as done.
func (l *Lanes) Close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return
	}
	l.closed = true
	for _, n := range l.lanes {
		if n != nil {
			l.shutLane(n)
		}
	}
	for _, o := range l.out {
		o.done()
	}
	l.unsent -= len(l.out)
	l.out = nil
	l.wakeAll()
}
