package agent

import (
	"net"
	"sync"
	"time"

	"ferry/wire"
)

// A queueWait bounds how long opening a session may take: as long as the server says,
// again and again, that there is no GPU for the program yet. The program is told what
// the server says. If it leaves meanwhile, the agent gives up.
type queueWait struct {
	program *net.UnixConn
	each    time.Duration // from one message of the server to the next
	limit   *time.Timer
	giveUp  func()

	watching sync.WaitGroup
	watched  bool
	left     bool // read after watching
}

// newQueueWait calls giveUp after first, and later when each has passed since the last
// message of the server.
func newQueueWait(program *net.UnixConn, first, each time.Duration, giveUp func()) *queueWait {
	return &queueWait{program: program, each: each, limit: time.AfterFunc(first, giveUp), giveUp: giveUp}
}

// report tells the program that it has to wait, and why.
func (w *queueWait) report(message string) {
	w.limit.Reset(w.each)
	if !w.watched {
		w.watched = true
		w.watching.Go(w.watchProgram)
	}
	_ = w.program.SetWriteDeadline(time.Now().Add(w.each))
	// A program that cannot be told is gone, which watchProgram sees.
	_ = wire.WriteWelcome(w.program, wire.Welcome{Status: wire.StatusWaiting, Message: message})
}

// watchProgram gives up when the program leaves, or sends something before its Welcome.
func (w *queueWait) watchProgram() {
	var b [1]byte
	n, err := w.program.Read(b[:])
	if timeout, ok := err.(net.Error); n == 0 && ok && timeout.Timeout() {
		return // stop was called
	}
	w.left = true
	w.giveUp()
}

// stop ends the wait and reports whether the program has left.
func (w *queueWait) stop() bool {
	w.limit.Stop()
	_ = w.program.SetReadDeadline(time.Unix(1, 0))
	w.watching.Wait()
	_ = w.program.SetDeadline(time.Time{})
	return w.left
}
