// Package socket reads and writes a connected stream socket in blocking system
// calls. A worker's command loop owns an OS thread anyway; going through Go's
// network poller would cost two extra wake-ups for every round trip.
//
// A Socket is a channel.Connection by itself, for a client on the same host, or
// one of the connections that a link or its lanes run through. A session may be
// kept to a bandwidth (RateLimit).
//
// Goroutines: one reads and one writes at a time. ReceiveFile may be called beside
// both, and Shut and AwaitHangup by any goroutine.
package socket

import (
	"io"
	"net"
	"os"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/transport/channel"
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
	pause  pausing
}

var (
	_ channel.Connection   = (*Socket)(nil)
	_ channel.FileReceiver = (*Socket)(nil)
	_ channel.Pauser       = (*Socket)(nil)
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

// Read returns what is there, and waits if there is nothing. Under a rate limit it
// returns less at a time, and waits after it.
func (s *Socket) Read(b []byte) (int, error) {
	b = s.limit.piece(b)
	for {
		n, err := s.receive(b)
		switch {
		case err == unix.EAGAIN && s.pause.possible:
			if err := s.awaitReady(unix.POLLIN); err != nil {
				return 0, err
			}
		case err == channel.ErrPaused:
			return 0, err
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

// receive reads once, and keeps the descriptors that come with the bytes.
func (s *Socket) receive(b []byte) (int, error) {
	if !s.local {
		return unix.Read(s.fd, b)
	}
	if s.pause.active.Load() {
		return 0, channel.ErrPaused
	}
	n, oobn, _, _, err := unix.Recvmsg(s.fd, b, s.oob, unix.MSG_CMSG_CLOEXEC|s.pause.flags())
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

// Shut makes calls that read or write return.
func (s *Socket) Shut() { _ = unix.Shutdown(s.fd, unix.SHUT_RDWR) }

// HangUp is Shut: the client notices at once, and there is nothing to wait for.
func (s *Socket) HangUp(time.Duration) { s.Shut() }

// Close closes the descriptor. No call may be using it.
func (s *Socket) Close() error { return s.file.Close() }

// Write returns when the kernel has taken all of b. MSG_NOSIGNAL: a client that has left
// is an error, not a signal.
func (s *Socket) Write(b []byte) (int, error) {
	done := 0
	for done < len(b) {
		if s.pause.active.Load() {
			return done, channel.ErrPaused
		}
		n, err := unix.SendmsgN(s.fd, s.limit.piece(b[done:]), nil, nil, unix.MSG_NOSIGNAL|s.pause.flags())
		if err == syscall.EINTR {
			continue
		}
		if err == unix.EAGAIN && s.pause.possible {
			if err := s.awaitReady(unix.POLLOUT); err != nil {
				return done, err
			}
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
	for all := parts; len(parts) > 0; {
		var n int
		err := error(channel.ErrPaused)
		if !s.pause.active.Load() {
			n, err = unix.SendmsgBuffers(s.fd, parts, nil, nil, unix.MSG_NOSIGNAL|s.pause.flags())
		}
		if err == unix.EAGAIN && s.pause.possible {
			err = s.awaitReady(unix.POLLOUT)
		}
		switch err {
		case nil:
		case syscall.EINTR:
			continue
		default:
			clear(all[:len(all)-len(parts)])
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
