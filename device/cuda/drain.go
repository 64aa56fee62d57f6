package cuda

import (
	"sync"

	"golang.org/x/sys/unix"
)

// drain reads the pipe that stands for stdout or stderr of the driver. A goroutine
// reads it all the time, because the driver blocks in the middle of a wait once the
// pipe is full. collect reads it once more, so that nothing is missing that was
// written before.
type drain struct {
	fd   int
	mu   sync.Mutex
	text []byte
	room [16 << 10]byte // under mu; kept because a call of collect must not allocate
}

// maxText bounds the text that is kept between two calls of collect.
const maxText = 64 << 20

// newDrain returns nil if there is no pipe. The methods of a nil drain return
// nothing.
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
			d.readPipe()
			d.mu.Unlock()
		}
	}()
	return d
}

// readPipe reads what is in the pipe. mu is held.
func (d *drain) readPipe() {
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

// collectBoth collects from two pipes. Every wait of a client calls it, and nearly
// always there is nothing: one system call finds that out for both.
func collectBoth(a, b *drain) (fromA, fromB []byte) {
	fds := [2]unix.PollFd{a.poll(), b.poll()}
	if n, err := unix.Poll(fds[:], 0); n == 0 && err == nil {
		return a.collect(false), b.collect(false)
	}
	return a.collect(true), b.collect(true)
}

func (d *drain) poll() unix.PollFd {
	if d == nil {
		return unix.PollFd{Fd: -1}
	}
	return unix.PollFd{Fd: int32(d.fd), Events: unix.POLLIN}
}

// collect returns what was read since the last call, and with more what is in the
// pipe now.
func (d *drain) collect(more bool) []byte {
	if d == nil {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if more {
		d.readPipe()
	}
	text := d.text
	d.text = nil
	return text
}
