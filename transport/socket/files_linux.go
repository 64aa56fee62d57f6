package socket

import (
	"errors"

	"golang.org/x/sys/unix"

	"ferry/wire"
)

// This file is the descriptors that come along with the bytes of a Unix socket.

// maxFiles bounds the descriptors that a client may send before the commands they
// belong to: one for each of its threads, which waits for the answer. Leaving one out
// would give the others to the wrong commands, so a client that sends more is not
// served any more.
const maxFiles = 1024

var errFiles = errors.New("client broke the protocol: too many descriptors that no command takes")

// CarryFilesOnly says that frames travel through another channel from now on: what
// comes through the socket only brings descriptors, and ReceiveFile reads it.
func (s *Socket) CarryFilesOnly() { s.filesOnly = true }

// ReceiveFile hands over the oldest descriptor; false where none has come, or none
// can come. Descriptors arrive with, or before, the bytes of the command that means
// them.
func (s *Socket) ReceiveFile() (int, bool) {
	if !s.local {
		return -1, false
	}
	if fd, ok := s.oldestFile(); ok || !s.filesOnly {
		return fd, ok
	}
	var carrier [wire.HeaderSize]byte
	p := []unix.PollFd{{Fd: int32(s.fd), Events: unix.POLLIN}}
	if n, err := unix.Poll(p, 0); err == nil && n > 0 {
		_, _ = s.receive(carrier[:])
	}
	return s.oldestFile()
}

// oldestFile removes the oldest descriptor that has come.
func (s *Socket) oldestFile() (int, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.files) == 0 {
		return -1, false
	}
	fd := s.files[0]
	s.files = s.files[1:]
	return fd, true
}
