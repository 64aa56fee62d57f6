package admission

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/transport"
)

const (
	// helloBytes is the size of the shortest Hello (wire); no client's first TLS record is shorter.
	helloBytes = 128
	// A TLS record begins with its kind, a version and its length.
	recordHeader    = 5
	recordHandshake = 22
	maxRecord       = 1 << 14
)

// errNotTLS is for a peer of a TLS address that does not begin as a TLS client does.
var errNotTLS = errors.New("the peer does not speak TLS; clients use tls:// addresses through ferry run or ferry agent")

// hasPending says whether the kernel has a first message of the peer that was not read. It does
// not wait.
func hasPending(conn transport.Conn) bool {
	raw, err := rawConn(conn)
	if err != nil {
		return false
	}
	n := 0
	err = raw.Control(func(fd uintptr) { n, err = unix.IoctlGetInt(int(fd), unix.TIOCINQ) })
	return err == nil && n >= helloBytes
}

func rawConn(conn transport.Conn) (syscall.RawConn, error) {
	c, ok := conn.(syscall.Conn)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	return c.SyscallConn()
}

// awaitRecord waits until a whole first TLS record of the peer is there, and reads none of it. The
// TLS proxy is to have neither a goroutine nor a key exchange for a peer that has not paid for
// them with a ClientHello.
func awaitRecord(conn transport.Conn, limit time.Duration) error {
	raw, err := rawConn(conn)
	if err != nil {
		return nil // not a socket: the TLS proxy sees for itself
	}
	_ = conn.SetReadDeadline(time.Now().Add(limit))
	defer func() { _ = conn.SetReadDeadline(time.Time{}) }()
	var verdict error
	err = raw.Read(func(fd uintptr) (done bool) {
		done, verdict = peekRecord(int(fd))
		return done
	})
	if verdict == nil && errors.Is(err, os.ErrDeadlineExceeded) {
		return err
	}
	return errors.Join(verdict, err)
}

// peekRecord says whether a socket has a whole TLS record of a handshake, or never will.
func peekRecord(fd int) (done bool, err error) {
	var head [recordHeader]byte
	n, _, err := unix.Recvfrom(fd, head[:], unix.MSG_PEEK|unix.MSG_DONTWAIT)
	switch {
	case errors.Is(err, unix.EAGAIN), errors.Is(err, unix.EINTR):
		return false, nil
	case err != nil:
		return true, err
	case n == 0:
		return true, errSilent
	case head[0] != recordHandshake, n > 1 && head[1] != 3:
		return true, errNotTLS
	case n < recordHeader:
		err = peerLeft(fd)
		return err != nil, err
	}
	length := int(binary.BigEndian.Uint16(head[3:]))
	if length == 0 || length > maxRecord {
		return true, errNotTLS
	}
	there, err := unix.IoctlGetInt(fd, unix.TIOCINQ)
	if err != nil {
		return true, err
	}
	if there >= recordHeader+length {
		return true, nil
	}
	err = peerLeft(fd)
	return err != nil, err
}

// peerLeft returns an error if the peer will send nothing more.
func peerLeft(fd int) error {
	poll := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLRDHUP}}
	if n, err := unix.Poll(poll, 0); err == nil && n > 0 && poll[0].Revents&(unix.POLLRDHUP|unix.POLLHUP|unix.POLLERR) != 0 {
		return io.ErrUnexpectedEOF
	}
	return nil
}
