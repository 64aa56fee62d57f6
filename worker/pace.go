package worker

import (
	"sync"
	"sync/atomic"
	"time"
)

// A pace keeps a session over a network to a number of bytes a second, each way, as
// a narrow link would: what is too early waits in the socket, and TCP has the other
// end wait too. The rate may change at any moment; 0 is none, and costs a look.
type pace struct {
	rate *atomic.Uint64
	in   bucket
	out  bucket
}

const (
	// pacePieces is how many a second's bytes are divided into. Whoever waits does so
	// behind one piece of each of the session's connections, of which with lanes there
	// are many.
	pacePieces = 80
	// paceBurst is what may pass at once after a pause, as time.
	paceBurst = 100 * time.Millisecond
	// leastPiece bounds how finely bytes are divided, so that a wait is short.
	leastPiece = 4 << 10
)

// piece is as much of b as may pass before the next wait: no end is kept waiting for
// long enough to be taken for dead.
func (p *pace) piece(b []byte) []byte {
	if !p.limits() {
		return b
	}
	return b[:min(uint64(len(b)), max(p.rate.Load()/pacePieces, leastPiece))]
}

// limits says whether there is a rate now.
func (p *pace) limits() bool { return p != nil && p.rate.Load() != 0 }

func (p *pace) received(n int) {
	if p != nil {
		p.in.pass(n, p.rate.Load())
	}
}

func (p *pace) sent(n int) {
	if p != nil {
		p.out.pass(n, p.rate.Load())
	}
}

// A bucket is what one direction has left: the time from which on it has nothing to
// wait for.
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
	if earliest := now.Add(-paceBurst); b.free.Before(earliest) {
		b.free = earliest
	}
	b.free = b.free.Add(time.Duration(float64(n) / float64(rate) * float64(time.Second)))
	wait := b.free.Sub(now)
	b.mu.Unlock()
	if wait > 0 {
		time.Sleep(wait)
	}
}
