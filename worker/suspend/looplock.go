package suspend

import (
	"sync"
	"sync/atomic"
	"time"
)

// A LoopLock decides who owns the command loop's state: the command loop, or the Suspender. The loop
// owns it while it executes commands, and leaves it before it sleeps and, if the Suspender wants
// it, between two commands. A suspended session is one whose LoopLock the Suspender keeps.
type LoopLock struct {
	wanted atomic.Bool
	owner  sync.Mutex
	left   bool // the command loop has left it; belongs to the loop
	// OnWait is called by the command loop when it begins or ends to wait for a Suspender that
	// has the lock. It is set before the loop starts.
	OnWait func(waits bool)
}

// Wanted reports whether the command loop is to leave.
func (l *LoopLock) Wanted() bool { return l.wanted.Load() }

// Enter gives the state to the command loop, unless it has it. It waits while the Suspender has
// it.
func (l *LoopLock) Enter() {
	if l.entered() {
		return
	}
	if !l.owner.TryLock() {
		l.OnWait(true)
		l.owner.Lock() // perhaps through several suspensions, one right after the other
		l.OnWait(false)
	}
	l.left = false
}

// entered reports whether the command loop has the state.
func (l *LoopLock) entered() bool { return !l.left }

// Release takes the state from the command loop.
func (l *LoopLock) Release() {
	if l.entered() {
		l.left = true
		l.owner.Unlock()
	}
}

// Close takes the state for the Suspender. It reports false if the command loop does not leave in
// time: then nothing has changed.
func (l *LoopLock) Close(timeout time.Duration) bool {
	l.wanted.Store(true)
	got, late := make(chan struct{}), make(chan struct{})
	go func() {
		l.owner.Lock()
		select {
		case got <- struct{}{}:
		case <-late:
			l.owner.Unlock()
		}
	}()
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	select {
	case <-got:
		return true
	case <-timer.C:
		l.wanted.Store(false)
		close(late)
		return false
	}
}

// Open gives the state back, so that the command loop goes on.
func (l *LoopLock) Open() {
	l.wanted.Store(false)
	l.owner.Unlock()
}

// newLoopLock returns a lock whose state the command loop has.
func newLoopLock() *LoopLock {
	l := &LoopLock{OnWait: func(bool) {}}
	l.owner.Lock()
	return l
}
