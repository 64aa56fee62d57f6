package tlsproxy

import (
	"container/heap"
	"context"
	"errors"
	"net"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"
)

// turns bounds how many handshakes compute at the same time: half as many as there are processors. A key
// exchange and a signature take the most processor time of all that a peer without a credential can
// cause, and the other half is for those who have one, and for accepting connections. Whoever waits
// for a turn gets it in the order of crowds, so that the client of a network that asks for little comes
// before the flood of others, however many of those wait.
type turns struct {
	mu    sync.Mutex
	free  int
	last  uint64
	queue turnQueue
}

// A turn is a place in the queue.
type turn struct {
	crowd  int    // fewer come first
	number uint64 // then who asked first
	at     int    // in the queue; -1: in none
	ready  chan struct{}
}

// awaitTurn waits for a turn; the caller gives it back. An error is that of ctx.
func (q *turns) awaitTurn(ctx context.Context, crowd int) error {
	q.mu.Lock()
	if q.free > 0 {
		q.free--
		q.mu.Unlock()
		return nil
	}
	q.last++
	t := &turn{crowd: crowd, number: q.last, ready: make(chan struct{})}
	heap.Push(&q.queue, t)
	q.mu.Unlock()
	select {
	case <-t.ready:
		return nil
	case <-ctx.Done():
	}
	q.mu.Lock()
	waits := t.at >= 0
	if waits {
		heap.Remove(&q.queue, t.at)
	}
	q.mu.Unlock()
	if !waits {
		q.giveBack() // it came at the same moment
	}
	return ctx.Err()
}

// giveBack gives a turn back.
func (q *turns) giveBack() {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.queue) == 0 {
		q.free++
		return
	}
	close(heap.Pop(&q.queue).(*turn).ready)
}

// A turnQueue is a heap.
type turnQueue []*turn

func (q turnQueue) Len() int { return len(q) }

func (q turnQueue) Less(i, j int) bool {
	if q[i].crowd != q[j].crowd {
		return q[i].crowd < q[j].crowd
	}
	return q[i].number < q[j].number
}

func (q turnQueue) Swap(i, j int) {
	q[i], q[j] = q[j], q[i]
	q[i].at, q[j].at = i, j
}

func (q *turnQueue) Push(t any) {
	t.(*turn).at = len(*q)
	*q = append(*q, t.(*turn))
}

func (q *turnQueue) Pop() any {
	last := len(*q) - 1
	t := (*q)[last]
	(*q)[last] = nil
	*q = (*q)[:last]
	t.at = -1
	return t
}

// A turnConn is a connection whose handshake has a turn. The first read for which the peer has sent
// nothing yet gives it back: a peer that takes its time keeps nobody from computing.
type turnConn struct {
	net.Conn
	turns *turns
	given bool // used by the goroutine of the handshake, then by the one that reads
}

func (c *turnConn) Read(b []byte) (int, error) {
	if !c.given {
		there, err := hasInput(c.Conn)
		if err != nil {
			return 0, err
		}
		if !there {
			c.giveBack()
		}
	}
	return c.Conn.Read(b)
}

// giveBack gives the turn back; it may be called again.
func (c *turnConn) giveBack() {
	if !c.given {
		c.given = true
		c.turns.giveBack()
	}
}

// hasInput says whether the peer has sent something that was not read yet, or has ended its side. The
// process may make few calls (server/confine): this one can, as Go's own reads do.
func hasInput(conn net.Conn) (there bool, err error) {
	err = onDescriptor(conn, func(fd int) error {
		_, _, _, _, err := unix.Recvmsg(fd, make([]byte, 1), nil, unix.MSG_PEEK|unix.MSG_DONTWAIT)
		if errors.Is(err, unix.EAGAIN) || errors.Is(err, unix.EINTR) {
			return nil
		}
		there = err == nil
		return err
	})
	return there, err
}

// hasEnded says whether a TCP connection has ended, or the daemon has given it up: a handshake would be for
// nothing. A peer that has only ended its own side may read the answer.
func hasEnded(conn net.Conn) (ended bool) {
	_ = onDescriptor(conn, func(fd int) error {
		info, err := unix.GetsockoptTCPInfo(fd, unix.IPPROTO_TCP, unix.TCP_INFO)
		ended = err == nil && info.State != tcpEstablished && info.State != tcpCloseWait
		return nil
	})
	return ended
}

// States of a TCP connection, as TCP_INFO says them.
const tcpEstablished, tcpCloseWait = 1, 8

// onDescriptor calls f with the descriptor of a connection, if it has one.
func onDescriptor(conn net.Conn, f func(fd int) error) error {
	sys, ok := conn.(syscall.Conn)
	if !ok {
		return nil
	}
	raw, err := sys.SyscallConn()
	if err != nil {
		return err
	}
	if ctlErr := raw.Control(func(fd uintptr) { err = f(int(fd)) }); ctlErr != nil {
		return ctlErr
	}
	return err
}
