package cuda

import (
	"sync"

	"golang.org/x/sys/unix"
)

// drain empties a pipe the driver writes to. It is emptied all the time, or
// the driver would block in the middle of a wait once the pipe is full; and
// once more when somebody asks, so that nothing written before is missing.
type drain struct {
	fd   int
	mu   sync.Mutex
	text []byte
	room [16 << 10]byte // under mu: every answer asks, so it must cost nothing
}

// maxText bounds what is kept for a client that does not ask.
const maxText = 64 << 20

// newDrain returns nil, which has nothing to say, if there is no pipe.
func newDrain(fd int) *drain {
	if fd < 0 {
		return nil
	}
	d := &drain{fd: fd}
	go func() {
		for {
			p := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}
			if _, err := unix.Poll(p, -1); err != nil && err != unix.EINTR {
				return
			}
			d.mu.Lock()
			d.read()
			d.mu.Unlock()
		}
	}()
	return d
}

// read takes what is there. mu is held.
func (d *drain) read() {
	for {
		n, err := unix.Read(d.fd, d.room[:])
		if n <= 0 || err != nil {
			return
		}
		if len(d.text)+n <= maxText {
			d.text = append(d.text, d.room[:n]...)
		}
	}
}

// takeBoth takes what two pipes brought. Every wait asks, and nearly always there is
// nothing: one system call says so for both.
func takeBoth(a, b *drain) (fromA, fromB []byte) {
	fds := [2]unix.PollFd{a.poll(), b.poll()}
	if n, err := unix.Poll(fds[:], 0); n == 0 && err == nil {
		return a.take(false), b.take(false)
	}
	return a.take(true), b.take(true)
}

func (d *drain) poll() unix.PollFd {
	if d == nil {
		return unix.PollFd{Fd: -1}
	}
	return unix.PollFd{Fd: int32(d.fd), Events: unix.POLLIN}
}

// take returns what was read, and what there is to read.
func (d *drain) take(more bool) []byte {
	if d == nil {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if more {
		d.read()
	}
	text := d.text
	d.text = nil
	return text
}
