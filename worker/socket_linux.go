package worker

import (
	"errors"
	"io"
	"net"
	"os"
	"sync"
	"syscall"
	"time"

	"ferry/wire"

	"golang.org/x/sys/unix"
)

// socket reads and writes a descriptor in blocking system calls. The loop owns
// an OS thread anyway; going through Go's poller would cost two extra wake-ups
// for every round trip.
type socket struct {
	file  *os.File // keeps the descriptor open
	fd    int
	local bool // a Unix socket: descriptors may come along
	mu    sync.Mutex
	files []int // descriptors that came and no command has taken; under mu: commands may be read ahead
	oob   []byte
	alone bool  // frames come through rings: what is read here only brings descriptors
	pace  *pace // nil: as fast as it goes

	direct bool // the other end is the client's own process, without anybody between
}

// direct takes over a connection. The daemon's end of it is closed by then, so
// nobody else minds the descriptor's mode.
func direct(conn net.Conn) (*socket, error) {
	f, err := conn.(interface{ File() (*os.File, error) }).File()
	if err != nil {
		return nil, err
	}
	conn.Close()
	_, local := conn.LocalAddr().(*net.UnixAddr)
	return &socket{file: f, fd: int(f.Fd()), local: local, oob: make([]byte, 256)}, nil // Fd makes it blocking
}

func (s *socket) Read(b []byte) (int, error) {
	b = s.pace.piece(b)
	for {
		n, err := s.receive(b)
		switch {
		case err == syscall.EINTR:
		case err != nil:
			return 0, err
		case n == 0:
			return 0, io.EOF
		default:
			s.pace.received(n)
			return n, nil
		}
	}
}

// maxFiles bounds the descriptors a client may send ahead of their commands: one for
// each of its threads, which wait for the answer. One left out would give the others
// to the wrong commands, so that a client that sends more is not served any more.
const maxFiles = 1024

var errFiles = errors.New("client broke the protocol: too many descriptors that no command takes")

// receive reads, and keeps the descriptors that come with the bytes.
func (s *socket) receive(b []byte) (int, error) {
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

// Readable says whether a read would return now.
func (s *socket) Readable() bool {
	var b [1]byte
	_, _, err := unix.Recvfrom(s.fd, b[:], unix.MSG_PEEK|unix.MSG_DONTWAIT)
	return err != unix.EAGAIN && err != unix.EINTR
}

// takeFile hands over the oldest descriptor. They arrive with, or before, the
// bytes of the command that means them.
func (s *socket) takeFile() (int, bool) {
	if fd, ok := s.oldestFile(); ok || !s.alone {
		return fd, ok
	}
	var carrier [wire.HeaderSize]byte
	p := []unix.PollFd{{Fd: int32(s.fd), Events: unix.POLLIN}}
	if n, err := unix.Poll(p, 0); err == nil && n > 0 {
		_, _ = s.receive(carrier[:])
	}
	return s.oldestFile()
}

func (s *socket) oldestFile() (int, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.files) == 0 {
		return -1, false
	}
	fd := s.files[0]
	s.files = s.files[1:]
	return fd, true
}

// What the end of a connection says about a client that did not say goodbye. The
// kernel closes what a process leaves behind, and resets it where something was not
// read; a shim that gives a connection up leaves it open until it has another. Only
// somebody between can have done it for one that lives, and who resets connections
// there may keep the way shut for a while.
const (
	afterEnd   = 300 * time.Millisecond
	afterReset = 15 * time.Second
)

// Grace is how long the client may be waited for after that failure; 0 for as long
// as its session is kept.
func (s *socket) Grace(why error) time.Duration {
	switch {
	case !s.direct:
		return 0
	case errors.Is(why, io.EOF) || errors.Is(why, io.ErrUnexpectedEOF):
		return afterEnd
	case errors.Is(why, unix.ECONNRESET) || errors.Is(why, unix.EPIPE):
		return afterReset
	}
	return 0
}

// Shut makes whoever reads or writes stop.
func (s *socket) Shut() { _ = unix.Shutdown(s.fd, unix.SHUT_RDWR) }

// Close gives the descriptor back; nobody may be using it.
func (s *socket) Close() error { return s.file.Close() }

// tune has the kernel find out within limit that the peer's machine is gone, and
// send small answers at once. It is for TCP; other sockets do not mind.
func (s *socket) tune(limit time.Duration) {
	part := max(1, int(limit.Seconds())/5)
	for option, value := range map[int]int{unix.TCP_NODELAY: 1, unix.TCP_KEEPIDLE: 2 * part, unix.TCP_KEEPINTVL: part, unix.TCP_KEEPCNT: 3} {
		_ = unix.SetsockoptInt(s.fd, unix.IPPROTO_TCP, option, value)
	}
	_ = unix.SetsockoptInt(s.fd, unix.SOL_SOCKET, unix.SO_KEEPALIVE, 1)
}

func (s *socket) Write(b []byte) (int, error) {
	done := 0
	for done < len(b) {
		n, err := unix.SendmsgN(s.fd, s.pace.piece(b[done:]), nil, nil, unix.MSG_NOSIGNAL)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return done, err
		}
		done += n
		s.pace.sent(n)
	}
	return done, nil
}

// WriteParts writes all of several buffers, and uses the list up.
func (s *socket) WriteParts(parts [][]byte) error {
	if s.pace.limits() {
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

// Acked is how many bytes the peer's kernel has taken.
func (s *socket) Acked() uint64 {
	info, err := unix.GetsockoptTCPInfo(s.fd, unix.IPPROTO_TCP, unix.TCP_INFO)
	if err != nil {
		return 0
	}
	return info.Bytes_acked
}

// near says whether the other end is on this machine: both have the same address.
func (s *socket) near() bool {
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

// Flow is what the connection has carried and how long it had something to carry.
// A client whose window was shut meanwhile is slow itself, unless somebody stands
// between. It waits when more is to be sent than the kernel has.
func (s *socket) Flow() (acked uint64, busy time.Duration, waits bool) {
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

// hangup returns when the other end is closed, even while commands are still
// unread and the loop is busy.
func (s *socket) hangup() {
	for {
		p := []unix.PollFd{{Fd: int32(s.fd), Events: unix.POLLRDHUP}}
		n, err := unix.Poll(p, -1)
		if err != nil && err != unix.EINTR {
			return
		}
		if n > 0 && p[0].Revents&(unix.POLLRDHUP|unix.POLLHUP|unix.POLLERR|unix.POLLNVAL) != 0 {
			return
		}
	}
}
