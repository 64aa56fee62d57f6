// Package link makes one unbroken byte stream each way out of a connection that
// may be cut, and another, and another: the server's end and the Go client's.
// shim/core/net/link.c is the same in C, wire/PROTOCOL.md ("Packets") the format.
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

// A Conn may be able to write several buffers at once, and to tell whether Read
// would wait.
type (
	gatherer interface{ WriteParts(parts [][]byte) error }
	readier  interface{ Readable() bool }
)

// A Conn that can tell why it failed may also say how long the peer is worth
// waiting for, if that is less than the link is kept: 0 if it cannot say.
type mortal interface{ Grace(why error) time.Duration }

// ackEvery is how much is taken before the other end is told, if nothing else is
// sent that tells it.
const ackEvery = wire.Window / 8

// gathered is the most data of a packet that is copied behind its header: sending two
// buffers costs as much as copying a few thousand bytes. Two writes cost more, through TLS
// above all.
const (
	gathered   = 8 << 10
	copiedMost = 64 << 10
)

// A Link is one end. Read and Write may be called by one goroutine each.
type Link struct {
	keep   time.Duration
	broken func(error)

	// Rest, if not nil, is called by Read, on its goroutine, before it sleeps; if something
	// came meanwhile, again before it does. It is set while nobody reads.
	Rest func()

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
	parts   [][]byte
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
		in: bufio.NewReaderSize(nil, 64<<10), packet: make([]byte, wire.PacketHeader+gathered),
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
