package conn

import (
	"errors"
	"sync"

	"ferry/transport/channel"
	"ferry/wire"
)

// ErrMoved is returned to who reads after Abandon: another process has the connection.
var ErrMoved = errors.New("the session has moved to another worker")

// An input is what commands come through: it can stop whoever reads, at any byte, and knows where
// that is. The goroutines that read are the command loop and, if there is one, the goroutine that
// reads ahead. They are stopped where they would wait; where the command loop is outside Next, the
// owner of its state has stopped it (Freeze). mu guards everything but what belongs to who reads.
type input struct {
	mu      sync.Mutex
	changed sync.Cond // anything below

	frozen    bool
	abandoned bool

	waiting bool // the command loop is in Next, and has announced that it may sleep
	inHook  bool // it is in a function of OnIdle or OnSpin; it does not leave that while frozen
	parked  bool // who reads the channel is stopped
	ahead   bool // another goroutine than the loop reads
	inQueue bool // the loop waits for what that goroutine reads
	atLimit bool // that goroutine waits, with coming, until there is less in the queue
	ended   bool // that goroutine has ended
	queue   backlog

	// What follows belongs to who reads the channel, and to Freeze when that is stopped.
	ch      channel.Channel
	unread  []byte // comes before what the channel brings
	partial partial
	idled   bool // waiting, as the command loop knows without a lock
}

// A partial is the frame that is being read, if its header has been taken off the buffer.
type partial struct {
	active bool
	head   wire.Header
	room   []byte // all of the payload
	got    int    // of room
}

func (g *input) init() { g.changed.L = &g.mu }

// Read reads for the buffer. It stops while the input is frozen.
func (g *input) Read(b []byte) (int, error) {
	if len(g.unread) > 0 {
		n := copy(b, g.unread)
		if g.unread = g.unread[n:]; len(g.unread) == 0 {
			g.unread = nil
		}
		return n, nil
	}
	for {
		n, err := g.ch.Read(b)
		if err == nil || n > 0 || !errors.Is(err, channel.ErrPaused) {
			return n, err
		}
		if err := g.park(); err != nil {
			return 0, err
		}
	}
}

// park stops the caller, who reads the channel, while the input is frozen.
func (g *input) park() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.parked = true
	g.changed.Broadcast()
	for g.frozen && !g.abandoned {
		g.changed.Wait()
	}
	g.parked = false
	if g.abandoned {
		return ErrMoved
	}
	return nil
}

// callHook calls a function of the command loop in which that may lose its state to a suspender:
// one of OnIdle, after which the loop may sleep, or of OnSpin.
func (g *input) callHook(f func(), idle bool) {
	g.mu.Lock()
	g.waiting, g.inHook = g.waiting || idle, true
	g.idled = g.waiting
	g.changed.Broadcast()
	g.mu.Unlock()
	if f != nil {
		f()
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	for g.frozen && !g.abandoned {
		g.changed.Wait()
	}
	g.inHook = false
}

// leaveNext notes that the command loop has a frame, or an error.
func (g *input) leaveNext() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.waiting, g.idled = false, false
	g.changed.Broadcast()
}

// stopped reports whether no goroutine reads. mu is held, and the caller owns the command loop's
// state.
func (g *input) stopped() bool {
	loop := !g.waiting || g.inHook
	if !g.ahead {
		return loop || g.parked
	}
	return (loop || g.inQueue) && (g.parked || g.atLimit || g.ended)
}

// awaitThaw waits while the input is frozen. It returns false if the connection is another
// process's.
func (g *input) awaitThaw() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	for g.frozen && !g.abandoned {
		g.changed.Wait()
	}
	return !g.abandoned
}
