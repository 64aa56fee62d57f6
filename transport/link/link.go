// Package link makes one unbroken byte stream in each direction out of a connection
// that may be cut, and another, and another. It is the worker's end and the Go
// client's; shim/core/net/link.c is the same in C, wire/PROTOCOL.md ("Packets") the format.
//
// What is written stays in a retransmission buffer (retransmit.go) until the peer has
// acknowledged it, at most wire.Window bytes. When a connection fails, Read and Write
// wait; Adopt goes on through another one, after both ends have told each other how
// much arrived. Bytes come through exactly once, in order, or the link ends. A Client
// (reconnect.go) makes the next connection by itself; a worker gets it from the daemon.
//
// Goroutines: there are two roles, each held by one goroutine at a time. The reader
// takes packets off the connection, the writer puts them on. A goroutine that waits for
// room in the retransmission buffer takes the role of the reader, so that
// acknowledgements arrive although nobody wants data. There is always room for what
// arrives, because the peer may not send more than a window beyond what was consumed.
// Link.mu is the only lock, and it is never held while waiting for the network.
package link

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"ferry/transport/channel"
	"ferry/wire"
)

var (
	_ channel.Connection = (*Link)(nil)
	_ channel.Pauser     = (*Link)(nil)
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
	// ErrClosed is returned after HangUp.
	ErrClosed = errors.New("the link is closed")
	// ErrPosition refuses to go on with a peer that has lost bytes, or has some
	// that were never sent.
	ErrPosition = errors.New("the peer is not where it was")
)

// A Conn may also have these methods.
type (
	// A partsWriter writes all of several buffers at once, and uses the list up.
	partsWriter interface{ WriteParts(parts [][]byte) error }
	// A readable can tell whether Read would return at once.
	readable interface{ Readable() bool }
	// A gracer can tell, by how the connection failed, how long the peer is worth
	// waiting for, if that is less than the link is kept: 0 if it cannot tell.
	gracer interface{ Grace(why error) time.Duration }
)

// ackEvery is how much Read returns before the peer is told, if nothing else is sent
// that tells it.
const ackEvery = wire.Window / 8

// A Link is one end. Read and Write may be called by one goroutine each.
type Link struct {
	keep   time.Duration
	onLost func(error)
	onIdle func() // called by Read before it sleeps; nil for nothing

	mu      sync.Mutex
	changed sync.Cond // anything below
	conn    Conn      // nil while there is none
	old     []Conn    // shut, not closed: a goroutine may be inside a call
	absence absence
	err     error // why the link ended
	ended   chan struct{}
	goodbye bool // the peer said it
	paused  bool // see Pause
	heard   time.Time

	reading, writing bool // a goroutine has the role

	out sendBuffer
	due uint // packets without data that are to be sent
	in  receiveQueue

	reader packetReader
	writer packetWriter
}

// An absence is the time without a connection.
type absence struct {
	expiry  *time.Timer // ends the link; nil: there is a connection
	failure error       // why there is none, if that is known
}

// Bits of Link.due. flush sends data first, and a goodbye last.
const (
	dueAck uint = 1 << iota
	duePing
	dueGoodbye
)

// New returns a link that has no connection yet: Adopt gives it one. It ends when
// it has none for as long as keep; with keep 0 it ends with its connection.
// onLost, if not nil, is called for every connection that failed, on a goroutine of
// its own.
func New(keep time.Duration, onLost func(error)) *Link {
	l := &Link{
		keep: keep, onLost: onLost, ended: make(chan struct{}), heard: time.Now(),
		reader: packetReader{buf: bufio.NewReaderSize(nil, 64<<10)},
		writer: packetWriter{packet: make([]byte, wire.PacketHeader+smallData)},
	}
	l.changed.L = &l.mu
	return l
}

// Traits of a link: Pending asks the connection without waiting.
func (l *Link) Traits() channel.Traits {
	return channel.Traits{SeesPending: true, AnnouncesIdle: true}
}

// OnIdle has Read call f, on its goroutine, before it sleeps; if something came
// meanwhile, again before it does. It is called while nobody reads.
func (l *Link) OnIdle(f func()) { l.onIdle = f }

// PollWord returns nil.
func (l *Link) PollWord() (*atomic.Uint64, uint64) { return nil, 0 }

// AwaitHangup returns when the link has ended, or the peer said goodbye.
func (l *Link) AwaitHangup() (goodbye bool) {
	<-l.ended
	return l.Reason() == nil
}

// Ended is closed when the link has ended, or the peer said goodbye.
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

// Received is how many bytes of the peer's stream have arrived.
func (l *Link) Received() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.in.received
}

// Adopt goes on through a connection whose other end has received that many bytes.
// greet is called when no goroutine reads or writes any more, with the number of bytes
// received here, before anything else is sent. A connection that the link has is
// dropped. The link owns conn from then on, unless Adopt fails.
func (l *Link) Adopt(conn Conn, received uint64, greet func(received uint64) error) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.out.canResumeAt(received) {
		return ErrPosition
	}
	if l.conn != nil {
		l.dropConn(l.conn, errors.New("replaced by another connection"), false)
	}
	for l.reading || l.writing {
		l.changed.Wait()
	}
	switch {
	case l.err != nil || l.goodbye:
		return ErrClosed
	case l.paused:
		return channel.ErrPaused
	}
	if l.conn != nil || received < l.out.acked { // another came in between
		return ErrPosition
	}
	if err := greet(l.in.received); err != nil {
		l.startExpiry(0)
		return err
	}
	if l.absence.expiry != nil {
		l.absence.expiry.Stop()
		l.absence.expiry = nil
	}
	l.conn, l.out.sent, l.heard, l.absence.failure = conn, received, time.Now(), nil
	l.writer.largest = firstPacket
	l.reader.buf.Reset(conn)
	l.due |= dueAck
	l.changed.Broadcast()
	l.flushInBackground()
	return nil
}

// Drop gives up the connection, as if it had failed.
func (l *Link) Drop(why error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn != nil {
		l.dropConn(l.conn, why, true)
	}
}

// Ping asks the peer for a sign of life.
func (l *Link) Ping() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.due |= duePing
	l.flush()
}

// HangUp says goodbye and waits for the answer, at most so long. It does not send
// what was not sent while there is no connection.
func (l *Link) HangUp(limit time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.due |= dueGoodbye
	late := false
	timer := time.AfterFunc(limit, func() {
		l.mu.Lock()
		late = true
		if l.conn != nil {
			l.conn.Shut() // this goroutine may be reading, and nothing comes
		}
		l.changed.Broadcast()
		l.mu.Unlock()
	})
	for l.flush(); l.err == nil && (!l.goodbye || l.writing) && !late && l.conn != nil; {
		if l.reading || l.writing {
			l.changed.Wait()
		} else {
			l.readPacket(nil)
		}
	}
	timer.Stop()
	l.end(ErrClosed)
}

// dropConn gives up a connection, if the link still has it, and calls onLost if report
// says so. mu is held.
func (l *Link) dropConn(conn Conn, why error, report bool) {
	if l.conn != conn {
		return
	}
	conn.Shut()
	l.conn = nil
	l.old = append(l.old, conn)
	l.changed.Broadcast()
	l.closeOldConns()
	if l.goodbye || l.err != nil {
		return
	}
	if l.keep == 0 {
		l.end(why)
		return
	}
	grace := time.Duration(0)
	if g, ok := conn.(gracer); ok {
		grace = g.Grace(why)
	}
	l.startExpiry(grace)
	if report && l.onLost != nil {
		go l.onLost(why)
	}
}

// startExpiry has the link end if there is no connection for as long as it is kept, or
// as long as grace, if that is given and shorter. mu is held.
func (l *Link) startExpiry(grace time.Duration) {
	if l.absence.expiry != nil || l.keep == 0 || l.paused {
		return
	}
	limit, why := l.keep, ErrExpired
	if grace > 0 && grace < limit {
		limit, why = grace, ErrGone
	}
	l.absence.expiry = time.AfterFunc(limit, func() { l.expire(why) })
}

// SetLastFailure says why there was no connection lately. A link that ends because it had none for
// too long says so.
func (l *Link) SetLastFailure(why error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.absence.failure = why
}

// expire ends the link if it has no connection.
func (l *Link) expire(why error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.conn == nil {
		if l.absence.failure != nil {
			why = fmt.Errorf("%w: %w", why, l.absence.failure)
		}
		l.end(why)
	}
}

// closeOldConns closes dropped connections, once no goroutine is inside a call. mu is
// held.
func (l *Link) closeOldConns() {
	if l.reading || l.writing {
		return
	}
	for _, c := range l.old {
		_ = c.Close()
	}
	l.old = nil
}

// End ends the link without a goodbye.
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
	if l.absence.expiry != nil {
		l.absence.expiry.Stop()
	}
	if c := l.conn; c != nil {
		l.dropConn(c, why, false)
	}
	l.changed.Broadcast()
}
