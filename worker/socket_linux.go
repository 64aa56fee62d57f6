package worker

import (
	"io"
	"net"
	"os"
	"syscall"

	"golang.org/x/sys/unix"
)

// socket reads and writes a descriptor in blocking system calls. The loop owns
// an OS thread anyway; going through Go's poller would cost two extra wake-ups
// for every round trip.
type socket struct {
	file *os.File // keeps the descriptor open
	fd   int
}

// direct takes over a connection. The daemon's end of it is closed by then, so
// nobody else minds the descriptor's mode.
func direct(conn net.Conn) (*socket, error) {
	f, err := conn.(interface{ File() (*os.File, error) }).File()
	if err != nil {
		return nil, err
	}
	conn.Close()
	return &socket{f, int(f.Fd())}, nil // Fd makes it blocking
}

func (s *socket) Read(b []byte) (int, error) {
	for {
		n, err := unix.Read(s.fd, b)
		switch {
		case err == syscall.EINTR:
		case err != nil:
			return 0, err
		case n == 0:
			return 0, io.EOF
		default:
			return n, nil
		}
	}
}

func (s *socket) Write(b []byte) (int, error) {
	done := 0
	for done < len(b) {
		n, err := unix.SendmsgN(s.fd, b[done:], nil, nil, unix.MSG_NOSIGNAL)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return done, err
		}
		done += n
	}
	return done, nil
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
