package socket

import (
	"errors"
	"os"
	"slices"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"

	"ferry/transport/channel"
)

// This file is how a process leaves a socket to another one without the other end noticing.

// pausing is whether a Socket can be paused, and is.
type pausing struct {
	possible bool
	active   atomic.Bool
}

// flags has a call that would wait return unix.EAGAIN instead, so that the waiting can be
// interrupted. Only who waits pays for that with two more system calls.
func (p *pausing) flags() int {
	if p.possible {
		return unix.MSG_DONTWAIT
	}
	return 0
}

// pauseEvery is how often a call that waits looks whether the socket is paused.
const pauseEvery = 100 * time.Millisecond

// awaitReady waits until the socket can be read or written, or is paused.
func (s *Socket) awaitReady(events int16) error {
	for !s.pause.active.Load() {
		p := []unix.PollFd{{Fd: int32(s.fd), Events: events}}
		if n, err := unix.Poll(p, int(pauseEvery.Milliseconds())); n > 0 || err != nil && err != unix.EINTR {
			return nil // the next call says what is wrong
		}
	}
	return channel.ErrPaused
}

// FromFileLocal takes over a Unix socket that another process has paused, and the descriptors that
// had come through it, oldest first.
func FromFileLocal(file *os.File, files []int) *Socket {
	return &Socket{file: file, fd: int(file.Fd()), local: true, oob: make([]byte, 256), files: files}
}

// AllowPause makes it possible to pause a Unix socket. It is called before anybody reads or writes.
func (s *Socket) AllowPause() { s.pause.possible = s.local }

// Pause has Read, Write and WriteParts return channel.ErrPaused, and ReceiveFile nothing that has not
// come before.
func (s *Socket) Pause() error {
	if !s.pause.possible {
		return errors.New("the socket cannot be given to another process")
	}
	s.pause.active.Store(true)
	return nil
}

// Unpause ends Pause.
func (s *Socket) Unpause() { s.pause.active.Store(false) }

// Descriptors are that of the socket, and those that have come through it and that nobody has
// received, oldest first. They stay the socket's.
func (s *Socket) Descriptors() (fd int, files []int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.fd, slices.Clone(s.files)
}
