package socket

import (
	"errors"
	"io"
	"time"

	"golang.org/x/sys/unix"
)

// This file is what the kernel is told about, and tells about, a TCP connection.

// How long a session waits for a client that did not say goodbye, by how its
// connection ended. The kernel closes the sockets of a process that ends, and resets
// those with unread data; a shim that gives a connection up leaves it open until it
// has another. So the connection of a live client was closed by a middlebox, and one
// that resets connections may block the way for a while.
const (
	graceAfterEnd   = 300 * time.Millisecond
	graceAfterReset = 15 * time.Second
)

// Grace is how long a link waits for the client after the connection failed with
// why; 0 for as long as its session is kept.
func (s *Socket) Grace(why error) time.Duration {
	switch {
	case !s.direct:
		return 0
	case errors.Is(why, io.EOF) || errors.Is(why, io.ErrUnexpectedEOF):
		return graceAfterEnd
	case errors.Is(why, unix.ECONNRESET) || errors.Is(why, unix.EPIPE):
		return graceAfterReset
	}
	return 0
}

// Tune has the kernel find out within limit that the peer's machine is gone, and
// send small answers at once. It is for TCP; on other sockets it has no effect.
func (s *Socket) Tune(limit time.Duration) {
	part := max(1, int(limit.Seconds())/5)
	for option, value := range map[int]int{unix.TCP_NODELAY: 1, unix.TCP_KEEPIDLE: 2 * part, unix.TCP_KEEPINTVL: part, unix.TCP_KEEPCNT: 3} {
		_ = unix.SetsockoptInt(s.fd, unix.IPPROTO_TCP, option, value)
	}
	_ = unix.SetsockoptInt(s.fd, unix.SOL_SOCKET, unix.SO_KEEPALIVE, 1)
}

// DropUnacknowledged has the kernel end a TCP connection whose peer has not
// acknowledged data for as long as limit.
func (s *Socket) DropUnacknowledged(limit time.Duration) {
	_ = unix.SetsockoptInt(s.fd, unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(limit.Milliseconds()))
}

// Dup returns another descriptor of the socket, which the caller closes.
func (s *Socket) Dup() (int, error) { return unix.FcntlInt(uintptr(s.fd), unix.F_DUPFD_CLOEXEC, 0) }

// Acked is how many bytes the peer's kernel has acknowledged.
func (s *Socket) Acked() uint64 {
	info, err := unix.GetsockoptTCPInfo(s.fd, unix.IPPROTO_TCP, unix.TCP_INFO)
	if err != nil {
		return 0
	}
	return info.Bytes_acked
}

// SameHost reports whether the other end is on this machine: both have the same
// address.
func (s *Socket) SameHost() bool {
	ours, err := unix.Getsockname(s.fd)
	theirs, failed := unix.Getpeername(s.fd)
	if err != nil || failed != nil {
		return false
	}
	switch a := ours.(type) {
	case *unix.SockaddrInet4:
		b, same := theirs.(*unix.SockaddrInet4)
		return same && a.Addr == b.Addr
	case *unix.SockaddrInet6:
		b, same := theirs.(*unix.SockaddrInet6)
		return same && a.Addr == b.Addr
	}
	return false
}

// Flow is how many bytes the connection has carried, how long it had something to
// carry, and whether bytes wait in the kernel to be sent. Time in which the receive
// window was closed does not count: the client itself is slow then, unless there is
// a proxy between.
func (s *Socket) Flow() (acked uint64, busy time.Duration, waits bool) {
	info, err := unix.GetsockoptTCPInfo(s.fd, unix.IPPROTO_TCP, unix.TCP_INFO)
	if err != nil {
		return 0, 0, false
	}
	us := info.Busy_time
	if s.direct {
		us -= min(us, info.Rwnd_limited)
	}
	return info.Bytes_acked, time.Duration(us) * time.Microsecond, info.Notsent_bytes > 0
}
