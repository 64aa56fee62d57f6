package agent

import (
	"net"
	"sync"
	"time"

	"ferry/wire"
)

// A wait is how long a program's session may take to be opened: as long as the
// server says, again and again, that there is no GPU for it yet. The program hears
// what the server says, and if it leaves meanwhile nobody waits any more.
type wait struct {
	program *net.UnixConn
	each    time.Duration
	limit   *time.Timer
	giveUp  func()

	watching sync.WaitGroup
	watched  bool
	left     bool // read after watching
}

// newWait gives up after first, and after each of the server's words after each.
func newWait(program *net.UnixConn, first, each time.Duration, giveUp func()) *wait {
	return &wait{program: program, each: each, limit: time.AfterFunc(first, giveUp), giveUp: giveUp}
}

// told passes on that the program has to wait, and why.
func (w *wait) told(message string) {
	w.limit.Reset(w.each)
	if !w.watched {
		w.watched = true
		w.watching.Go(w.watch)
	}
	_ = w.program.SetWriteDeadline(time.Now().Add(w.each))
	// One that cannot be told is gone, which watch sees.
	_ = wire.WriteWelcome(w.program, wire.Welcome{Status: wire.StatusWaiting, Message: message})
}

// watch gives up when the program leaves, or speaks before it is welcome.
func (w *wait) watch() {
	var b [1]byte
	n, err := w.program.Read(b[:])
	if timeout, ok := err.(net.Error); n == 0 && ok && timeout.Timeout() {
		return // over
	}
	w.left = true
	w.giveUp()
}

// over ends the wait and says whether the program has left.
func (w *wait) over() bool {
	w.limit.Stop()
	_ = w.program.SetReadDeadline(time.Unix(1, 0))
	w.watching.Wait()
	_ = w.program.SetDeadline(time.Time{})
	return w.left
}
