// Package socket reads and writes a connected stream socket in blocking system
// calls. A worker's command loop owns an OS thread anyway; going through Go's
// network poller would cost two extra wake-ups for every round trip.
//
// A Socket is a channel.Connection by itself, for a client on the same host, or
// one of the connections that a link or its lanes run through. A session may be
// kept to a bandwidth (RateLimit).
//
// Goroutines: one reads and one writes at a time. ReceiveFile may be called beside
// both, and Shut and AwaitHangup by anybody.
package socket

import (
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/transport/channel"
	"ferry/wire"
)

// A Socket is one end of a connected stream socket.
type Socket struct {
	file  *os.File // keeps the descriptor open
	fd    int
	local bool // a Unix socket: descriptors may come along

	mu        sync.Mutex
	files     []int // descriptors that came and were not handed over; under mu
	oob       []byte
	filesOnly bool // frames travel elsewhere: bytes that come here only bring descriptors

	limit  *RateLimit // nil: no limit
	direct bool       // the other end is the client's own process, without a proxy between
}

var (
	_ channel.Connection   = (*Socket)(nil)
	_ channel.FileReceiver = (*Socket)(nil)
)

// FromConn takes over a connection and closes conn. Nobody else uses the
// descriptor then, so it may be put into blocking mode.
func FromConn(conn net.Conn) (*Socket, error) {
	f, err := conn.(interface{ File() (*os.File, error) }).File()
	if err != nil {
		return nil, err
	}
	conn.Close()
	_, local := conn.LocalAddr().(*net.UnixAddr)
	return &Socket{file: f, fd: int(f.Fd()), local: local, oob: make([]byte, 256)}, nil // Fd makes it blocking
}

// FromFile takes over the socket of a network connection that another process
// passed on, and owns file from then on.
func FromFile(file *os.File) *Socket { return &Socket{file: file, fd: int(file.Fd())} } // Fd makes it blocking

// SetRateLimit keeps the socket to a limit; nil for none. It is called while nobody
// reads or writes.
func (s *Socket) SetRateLimit(l *RateLimit) { s.limit = l }

// SetDirect says whether the other end is the client's own process, without a
// proxy between.
func (s *Socket) SetDirect(direct bool) { s.direct = direct }

// Direct reports what SetDirect said.
func (s *Socket) Direct() bool { return s.direct }

// Local reports whether this is a Unix socket, over which descriptors may come.
func (s *Socket) Local() bool { return s.local }

// Traits of a socket: none. Whether a command has come can only be found out by a
// system call.
func (s *Socket) Traits() channel.Traits { return channel.Traits{} }

// Pending is Readable.
func (s *Socket) Pending() bool { return s.Readable() }

// OnIdle does nothing: Read cannot know without a system call whether it will sleep.
func (s *Socket) OnIdle(func()) {}

// PollWord returns nil.
func (s *Socket) PollWord() (*atomic.Uint64, uint64) { return nil, 0 }

func (s *Socket) Read(b []byte) (int, error) {
	b = s.limit.piece(b)
	for {
		n, err := s.receive(b)
		switch {
		case err == syscall.EINTR:
		case err != nil:
			return 0, err
		case n == 0:
			return 0, io.EOF
		default:
			s.limit.countReceived(n)
			return n, nil
		}
	}
}

// maxFiles bounds the descriptors that a client may send before the commands they
// belong to: one for each of its threads, which waits for the answer. Leaving one out
// would give the others to the wrong commands, so a client that sends more is not
// served any more.
const maxFiles = 1024

var errFiles = errors.New("client broke the protocol: too many descriptors that no command takes")

// receive reads once, and keeps the descriptors that come with the bytes.
func (s *Socket) receive(b []byte) (int, error) {
	if !s.local {
		return unix.Read(s.fd, b)
	}
	n, oobn, _, _, err := unix.Recvmsg(s.fd, b, s.oob, unix.MSG_CMSG_CLOEXEC)
	if err != nil || oobn == 0 {
		return n, err
	}
	messages, err := unix.ParseSocketControlMessage(s.oob[:oobn])
	if err != nil {
		return n, err
	}
	var dropped error
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range messages {
		fds, err := unix.ParseUnixRights(&messages[i])
		if err != nil {
			continue
		}
		for _, fd := range fds {
			if len(s.files) == maxFiles {
				_ = unix.Close(fd)
				dropped = errFiles
				continue
			}
			s.files = append(s.files, fd)
		}
	}
	return n, dropped
}

// Readable reports whether Read would return now.
func (s *Socket) Readable() bool {
	var b [1]byte
	_, _, err := unix.Recvfrom(s.fd, b[:], unix.MSG_PEEK|unix.MSG_DONTWAIT)
	return err != unix.EAGAIN && err != unix.EINTR
}

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

// Shut makes calls that read or write return.
func (s *Socket) Shut() { _ = unix.Shutdown(s.fd, unix.SHUT_RDWR) }

// HangUp is Shut: the client notices at once, and there is nothing to wait for.
func (s *Socket) HangUp(time.Duration) { s.Shut() }

// Close closes the descriptor. No call may be using it.
func (s *Socket) Close() error { return s.file.Close() }

// Tune has the kernel find out within limit that the peer's machine is gone, and
// send small answers at once. It is for TCP; on other sockets it has no effect.
func (s *Socket) Tune(limit time.Duration) {
	part := max(1, int(limit.Seconds())/5)
	for option, value := range map[int]int{unix.TCP_NODELAY: 1, unix.TCP_KEEPIDLE: 2 * part, unix.TCP_KEEPINTVL: part, unix.TCP_KEEPCNT: 3} {
		_ = unix.SetsockoptInt(s.fd, unix.IPPROTO_TCP, option, value)
	}
	_ = unix.SetsockoptInt(s.fd, unix.SOL_SOCKET, unix.SO_KEEPALIVE, 1)
}

func (s *Socket) Write(b []byte) (int, error) {
	done := 0
	for done < len(b) {
		n, err := unix.SendmsgN(s.fd, s.limit.piece(b[done:]), nil, nil, unix.MSG_NOSIGNAL)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return done, err
		}
		done += n
		s.limit.countSent(n)
	}
	return done, nil
}

// WriteParts writes all of several buffers, and uses the list up.
func (s *Socket) WriteParts(parts [][]byte) error {
	if s.limit.active() {
		for _, p := range parts {
			if _, err := s.Write(p); err != nil {
				return err
			}
		}
		return nil
	}
	for len(parts) > 0 {
		n, err := unix.SendmsgBuffers(s.fd, parts, nil, nil, unix.MSG_NOSIGNAL)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return err
		}
		for len(parts) > 0 && n >= len(parts[0]) {
			n -= len(parts[0])
			parts = parts[1:]
		}
		if n > 0 {
			parts[0] = parts[0][n:]
		}
	}
	return nil
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

// AwaitHangup returns when the other end is closed, even while commands are unread.
// A client cannot say goodbye through a socket.
func (s *Socket) AwaitHangup() (goodbye bool) {
	for {
		p := []unix.PollFd{{Fd: int32(s.fd), Events: unix.POLLRDHUP}}
		n, err := unix.Poll(p, -1)
		if err != nil && err != unix.EINTR {
			return false
		}
		if n > 0 && p[0].Revents&(unix.POLLRDHUP|unix.POLLHUP|unix.POLLERR|unix.POLLNVAL) != 0 {
			return false
		}
	}
}
