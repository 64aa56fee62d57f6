package conn

import (
	"sync/atomic"
	"time"
)

// waiting is how the command loop waits for the next frame.
type waiting struct {
	spinTime  time.Duration // how long to spin before sleeping; 0 for not at all
	budget    spinBudget
	onIdle    func() // called before the loop sleeps
	onSpin    func() // called once in each spin, after spinAfter
	spinAfter time.Duration
}

// A spinBudget decides whether spinning for the next command, rather than sleeping
// at once, is worth the time of a processor. Waking a thread takes longer than most
// programs take to their next command; but the next command of a program that
// computes meanwhile never comes in time. How long a wait takes is known whether the
// loop spun or slept, so it never has to spin in order to find out.
// shim/core/base/spin.c is the same for the client.
type spinBudget struct{ rounds int }

// One wait in four that ends in time pays for the others.
const (
	spinGain  = 3
	maxRounds = 12
)

// worthwhile reports whether to spin.
func (b *spinBudget) worthwhile() bool { return b.rounds > 0 }

// record learns how long a wait was.
func (b *spinBudget) record(wait, limit time.Duration) {
	if wait <= limit {
		b.rounds = min(b.rounds+spinGain, maxRounds)
	} else {
		b.rounds = max(b.rounds-1, 0)
	}
}

// SetSpinTime says how long the loop may spin for the next command before it
// sleeps. It is called before the first frame is read.
func (c *Conn) SetSpinTime(d time.Duration) {
	c.wait.spinTime = d
	if r := c.memory.Load(); r != nil {
		r.SetSpinTime(d) // another worker has left it
	}
}

// SpinTime is what SetSpinTime said.
func (c *Conn) SpinTime() time.Duration { return c.wait.spinTime }

// OnIdle has f called, on the goroutine of the loop, before the loop sleeps.
func (c *Conn) OnIdle(f func()) {
	c.wait.onIdle = f
	c.setIdleHook()
}

// OnSpin has f called, on the goroutine of the loop, when it has spun for as long as
// after. It is called once for each wait.
func (c *Conn) OnSpin(after time.Duration, f func()) { c.wait.onSpin, c.wait.spinAfter = f, after }

// setIdleHook has the channel call the right function before it sleeps.
func (c *Conn) setIdleHook() {
	switch {
	case c.ahead:
		c.ch.OnIdle(nil)
	case c.traits.SpinsInRead:
		c.ch.OnIdle(c.idle)
	default:
		c.ch.OnIdle(c.spinThenIdle)
	}
}

// idle calls what OnIdle was given.
func (c *Conn) idle() { c.in.callHook(c.wait.onIdle, true) }

// awaitFrame waits for the next frame. Some channels do all of it in Read.
func (c *Conn) awaitFrame() {
	if c.traits.SpinsInRead {
		return
	}
	start := time.Now()
	if !c.traits.AnnouncesIdle {
		c.spinThenIdle()
	}
	_, _ = c.buf.Peek(1) // an error comes again with the next read
	c.wait.budget.record(time.Since(start), c.wait.spinTime)
}

// spinThenIdle spins for the next frame if that is worthwhile, and announces that
// the loop is about to sleep if none came.
func (c *Conn) spinThenIdle() {
	called := false
	for start := time.Now(); c.traits.SeesPending && c.wait.budget.worthwhile(); {
		if len(c.in.unread) > 0 || c.ch.Pending() {
			return
		}
		past := time.Since(start)
		if !called && past > c.wait.spinAfter && c.wait.onSpin != nil {
			called = true
			c.in.callHook(c.wait.onSpin, false)
		}
		if past > c.wait.spinTime {
			break
		}
	}
	c.idle()
}

// CanSeePending reports whether Pending can tell that no command has come. If not,
// Pending is always false.
func (c *Conn) CanSeePending() bool { return c.ahead || c.traits.SeesPending }

// Pending reports, without waiting, whether another command has come.
func (c *Conn) Pending() bool {
	if c.ahead {
		return !c.in.queueEmpty()
	}
	return c.traits.SeesPending && (c.buffered() > 0 || len(c.in.unread) > 0 || c.ch.Pending())
}

// PendingIsCheap reports whether asking for pending commands costs no system call.
func (c *Conn) PendingIsCheap() bool { return c.traits.SharesMemory }

// PollWord returns a word in memory that differs from read as soon as another
// command has come; nil if there is none, or another goroutine reads commands. A
// device can watch it while it waits.
func (c *Conn) PollWord() (written *atomic.Uint64, read uint64) {
	if c.ahead || len(c.in.unread) > 0 {
		return nil, 0
	}
	return c.ch.PollWord()
}

// KnownEmpty reports whether it is certain, without a system call, that no bytes of
// another command have come beyond those that were read.
func (c *Conn) KnownEmpty() bool {
	written, read := c.PollWord()
	return written != nil && written.Load() == read
}
