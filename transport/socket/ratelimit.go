package socket

import (
	"sync"
	"sync/atomic"
	"time"
)

// A RateLimit keeps the sockets of a session to a number of bytes a second, in
// each direction, as a narrow link would: what comes too early waits in the
// socket, and TCP has the other end wait too. All sockets of a session share one.
// A nil RateLimit limits nothing. Any goroutine may use it.
type RateLimit struct {
	rate *atomic.Uint64 // bytes a second, 0 for no limit; may change at any moment
	in   bucket
	out  bucket
}

// NewRateLimit returns a limit that follows rate: bytes a second, 0 for none.
func NewRateLimit(rate *atomic.Uint64) *RateLimit { return &RateLimit{rate: rate} }

const (
	// piecesPerSecond is how many pieces the bytes of a second are divided into. A
	// frame waits behind one piece of each socket of the session, of which there are
	// many with lanes.
	piecesPerSecond = 80
	// maxBurst is what may pass at once after a pause, as time.
	maxBurst = 100 * time.Millisecond
	// minPiece bounds how finely bytes are divided, so that a wait is short.
	minPiece = 4 << 10
)

// piece is as much of b as may pass before the next wait. Pieces are small, so that
// no wait is long enough for the peer to take this end for dead.
func (l *RateLimit) piece(b []byte) []byte {
	if !l.active() {
		return b
	}
	return b[:min(uint64(len(b)), max(l.rate.Load()/piecesPerSecond, minPiece))]
}

// active reports whether there is a rate now.
func (l *RateLimit) active() bool { return l != nil && l.rate.Load() != 0 }

// countReceived waits until n bytes may have been received.
func (l *RateLimit) countReceived(n int) {
	if l != nil {
		l.in.pass(n, l.rate.Load())
	}
}

// countSent waits until n bytes may have been sent.
func (l *RateLimit) countSent(n int) {
	if l != nil {
		l.out.pass(n, l.rate.Load())
	}
}

// A bucket is a token bucket for one direction, kept as the time at which the bytes
// that have passed were due.
type bucket struct {
	mu   sync.Mutex
	free time.Time
}

// pass waits until n bytes may have passed.
func (b *bucket) pass(n int, rate uint64) {
	if rate == 0 {
		return
	}
	now := time.Now()
	b.mu.Lock()
	if earliest := now.Add(-maxBurst); b.free.Before(earliest) {
		b.free = earliest
	}
	b.free = b.free.Add(time.Duration(float64(n) / float64(rate) * float64(time.Second)))
	wait := b.free.Sub(now)
	b.mu.Unlock()
	if wait > 0 {
		time.Sleep(wait)
	}
}
