package admission

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/transport"
	"ferry/wire"
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

// errPlainHello is for a client of Ferry that came without TLS.
var errPlainHello = fmt.Errorf("%w: it is a client of Ferry at a tcp:// address", errNotTLS)

// refusePlainHello tells a client of Ferry that came without TLS to a TLS address what to do. The
// connection is about to be closed.
func (a *Admission) refusePlainHello(conn transport.Conn) {
	c := wire.Challenge{
		Version: wire.ProtocolVersion, Schema: a.schema(), Status: wire.StatusMalformed,
		Message: "this address speaks TLS: write tls:// in place of tcp:// (ferry run --server tls://… --ca …)",
	}
	_ = conn.SetWriteDeadline(time.Now().Add(goodbyeTimeout))
	_, _ = conn.Write(c.Append(nil)) // the peer may have left
	a.sayGoodbye(conn)
}

// helloStart is how every Hello begins.
var helloStart = wire.NewHello("", 0).Append(nil)[:8]

// A peek says whether a socket has the whole first message of its peer, or, with an error, that none
// will come. It reads nothing, and does not wait.
type peek func(fd int) (done bool, err error)

// peekOf is the peek for an address of a scheme.
func peekOf(scheme string) peek {
	if scheme == "tls" {
		return peekRecord
	}
	return peekHello
}

// isThere says whether the first message of a peer is there.
func (p peek) isThere(conn transport.Conn) bool {
	raw, err := rawConn(conn)
	if err != nil {
		return false
	}
	done := false
	ctlErr := raw.Control(func(fd uintptr) { done, err = p(int(fd)) })
	return ctlErr == nil && err == nil && done
}

func rawConn(conn transport.Conn) (syscall.RawConn, error) {
	c, ok := conn.(syscall.Conn)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	return c.SyscallConn()
}

// await waits until the first message of a peer is there, and reads none of it: neither a slot of the
// limiter nor a key exchange of the TLS proxy is for a peer that has not paid for them with a message.
func (p peek) await(ctx context.Context, conn transport.Conn, limit time.Duration) error {
	raw, err := rawConn(conn)
	if err != nil {
		return nil // not a socket: whoever reads sees for itself
	}
	_ = conn.SetReadDeadline(time.Now().Add(limit))
	stop := context.AfterFunc(ctx, func() { _ = conn.SetReadDeadline(time.Unix(1, 0)) })
	defer func() {
		if stop() {
			_ = conn.SetReadDeadline(time.Time{})
		}
	}()
	var verdict error
	err = raw.Read(func(fd uintptr) (done bool) {
		done, verdict = p(int(fd))
		return done
	})
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case verdict != nil:
		return verdict
	case err != nil:
		discardInput(raw)
		return fmt.Errorf("waiting for a whole first message: %w", err)
	}
	return nil
}

// discardInput reads what is there of a message that never became whole: its peer sees the connection
// end, where it would be reset if the server left something unread.
func discardInput(raw syscall.RawConn) {
	_ = raw.Control(func(fd uintptr) { _, _, _ = unix.Recvfrom(int(fd), make([]byte, 4096), unix.MSG_DONTWAIT) })
}

// peekHello is the peek for a Hello: for the part that every Hello has.
func peekHello(fd int) (done bool, err error) {
	var head [8]byte
	n, done, err := peekHead(fd, head[:])
	switch {
	case n == 0:
		return done, err
	case !bytes.Equal(head[:n], helloStart[:n]):
		return true, fmt.Errorf("reading hello: %w", wire.ErrNotFerry)
	}
	return hasBytes(fd, helloBytes)
}

// peekHead looks at the first bytes that have come. Without any it returns what a peek returns.
func peekHead(fd int, head []byte) (n int, done bool, err error) {
	n, _, err = unix.Recvfrom(fd, head, unix.MSG_PEEK|unix.MSG_DONTWAIT)
	switch {
	case errors.Is(err, unix.EAGAIN), errors.Is(err, unix.EINTR):
		return 0, false, nil
	case err != nil:
		return 0, true, err
	case n == 0:
		return 0, true, errSilent
	}
	return n, false, nil
}

// peekRecord is the peek for a TLS record of a handshake.
func peekRecord(fd int) (done bool, err error) {
	var head [recordHeader]byte
	n, done, err := peekHead(fd, head[:])
	switch {
	case n == 0:
		return done, err
	case bytes.Equal(head[:n], helloStart[:n]):
		return true, errPlainHello
	case head[0] != recordHandshake, n > 1 && head[1] != 3:
		return true, errNotTLS
	case n < recordHeader:
		return hasBytes(fd, recordHeader)
	}
	length := int(binary.BigEndian.Uint16(head[3:]))
	if length == 0 || length > maxRecord {
		return true, errNotTLS
	}
	return hasBytes(fd, recordHeader+length)
}

// hasBytes says whether so many bytes are there, or, with an error, that the peer has left before.
func hasBytes(fd, n int) (bool, error) {
	there, err := unix.IoctlGetInt(fd, unix.TIOCINQ)
	if err != nil { // a vsock socket cannot say it
		there, err = peekCount(fd, n)
	}
	if err != nil {
		return true, err
	}
	if there >= n {
		return true, nil
	}
	err = peerLeft(fd)
	return err != nil, err
}

// peekCount looks how many bytes are there, up to a number.
func peekCount(fd, most int) (int, error) {
	n, _, err := unix.Recvfrom(fd, make([]byte, most), unix.MSG_PEEK|unix.MSG_DONTWAIT)
	if errors.Is(err, unix.EAGAIN) || errors.Is(err, unix.EINTR) {
		return 0, nil
	}
	return n, err
}

// peerLeft returns an error if the peer will send nothing more.
func peerLeft(fd int) error {
	poll := []unix.PollFd{{Fd: int32(fd), Events: unix.POLLRDHUP}}
	if n, err := unix.Poll(poll, 0); err == nil && n > 0 && poll[0].Revents&(unix.POLLRDHUP|unix.POLLHUP|unix.POLLERR) != 0 {
		return fmt.Errorf("%w (%w)", wire.ErrClosed, io.ErrUnexpectedEOF)
	}
	return nil
}
