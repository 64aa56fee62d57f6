// Package eager reads a socket with few sleeps. It is for the processes between a program and its worker, the agent and the
// TLS proxy, which do nothing but pass on what comes: each time that one of them sleeps, a round trip takes as much longer
// as waking it takes.
//
// Read spins for a bounded time before it sleeps, if lately something came within that time, and if not too many others of
// the process spin.
//
// Goroutines: one reads and one writes at a time, as with a net.Conn.
package eager

import (
	"errors"
	"io"
	"net"
	"os"
	"runtime"
	"sync/atomic"
	"syscall"
	"time"
)

// How long a Read spins before it sleeps: waking takes about as long, except where there are few processors.
const (
	spinTime    = 300 * time.Microsecond
	fewSpinTime = 20 * time.Microsecond
)

// One wait in four that ends in time pays for the others, as in worker/conn.
const (
	spinGain  = 3
	maxRounds = 12
)

// spinners are the goroutines of the process that spin; maxSpinners may.
var (
	spinners    atomic.Int32
	maxSpinners = int32(max(runtime.NumCPU()/2, 1))
)

// A Conn is a connection with a socket.
type Conn struct {
	net.Conn
	raw  syscall.RawConn
	spin time.Duration

	rounds int // of the budget for spinning; of the goroutine that reads
	sleeps atomic.Int64
}

// New returns a connection that reads from conn. A conn that has no socket is an error.
func New(conn net.Conn) (*Conn, error) {
	sys, ok := conn.(syscall.Conn)
	if !ok {
		return nil, errors.New("a connection without a socket")
	}
	raw, err := sys.SyscallConn()
	if err != nil {
		return nil, err
	}
	c := &Conn{Conn: conn, raw: raw, spin: spinTime}
	if runtime.NumCPU() <= 2 {
		c.spin = fewSpinTime
	}
	return c, nil
}

// SyscallConn is that of the socket.
func (c *Conn) SyscallConn() (syscall.RawConn, error) { return c.raw, nil }

// Sleeps is how often a read slept.
func (c *Conn) Sleeps() int64 { return c.sleeps.Load() }

// CloseWrite ends the stream to the peer.
func (c *Conn) CloseWrite() error {
	half, ok := c.Conn.(interface{ CloseWrite() error })
	if !ok {
		return c.Close()
	}
	return half.CloseWrite()
}

// Read returns what is there, and waits if there is nothing.
func (c *Conn) Read(b []byte) (n int, err error) {
	if len(b) == 0 {
		return 0, nil
	}
	var start time.Time
	failed := c.raw.Read(func(fd uintptr) bool {
		if n, err = readOnce(fd, b); err != syscall.EAGAIN {
			return true
		}
		if start.IsZero() {
			start = time.Now()
			if c.spinFor(start, func() bool { n, err = readOnce(fd, b); return err != syscall.EAGAIN }) {
				return true
			}
		}
		c.sleeps.Add(1)
		return false
	})
	if !start.IsZero() {
		c.learn(time.Since(start))
	}
	switch {
	case failed != nil:
		return 0, failed
	case err != nil:
		return 0, &net.OpError{Op: "read", Net: c.LocalAddr().Network(), Source: c.LocalAddr(), Addr: c.RemoteAddr(), Err: os.NewSyscallError("read", err)}
	case n == 0:
		return 0, io.EOF
	}
	return n, nil
}

// readOnce reads without waiting.
func readOnce(fd uintptr, b []byte) (int, error) {
	for {
		n, err := syscall.Read(int(fd), b)
		if err != syscall.EINTR {
			return n, err
		}
	}
}

// spinFor calls done until it says yes or the time is over. It says no at once where spinning does not pay.
func (c *Conn) spinFor(start time.Time, done func() bool) bool {
	if c.rounds == 0 {
		return false
	}
	if spinners.Add(1) > maxSpinners {
		spinners.Add(-1)
		return false
	}
	defer spinners.Add(-1)
	for time.Since(start) < c.spin {
		if done() {
			return true
		}
	}
	return false
}

// learn has the next reads spin if that had paid this time. How long a wait was is known whether it was spent spinning or
// asleep, so that nobody has to spin in order to find out.
func (c *Conn) learn(wait time.Duration) {
	if wait <= c.spin {
		c.rounds = min(c.rounds+spinGain, maxRounds)
	} else {
		c.rounds = max(c.rounds-1, 0)
	}
}
