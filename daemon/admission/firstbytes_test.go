package admission

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"os"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// pairOf is a connection that was accepted, and its peer.
func pairOf(t *testing.T) (transport.Conn, *net.TCPConn) {
	t.Helper()
	l, err := transport.Listen(t.Context(), transport.Address{Scheme: "tcp", Target: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	peer, err := net.Dial("tcp", l.Addr().Target)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = conn.Close(), peer.Close() })
	return conn, peer.(*net.TCPConn)
}

// TestAwaitFirst: a connection goes on to a slot when a whole first message, a Hello or a record of a TLS
// handshake, is there, and not before; nothing of it is read.
func TestAwaitFirst(t *testing.T) {
	record := append([]byte{recordHandshake, 3, 1, 0, 200}, make([]byte, 200)...)
	hello := wire.NewHello("", 1).Append(nil)
	if len(hello) < helloBytes {
		t.Fatalf("a Hello has %d bytes", len(hello))
	}
	for _, c := range []struct {
		name string
		peek peek
		send []byte
		more []byte // after the first was seen
		shut bool
		want error
	}{
		{"record: whole", peekRecord, record, nil, false, nil},
		{"record: in two", peekRecord, record[:100], record[100:], false, nil},
		{"record: header in two", peekRecord, record[:3], record[3:], false, nil},
		{"record: plain", peekRecord, []byte("FERRY and so on"), nil, false, errNotTLS},
		{"record: another kind", peekRecord, []byte{23, 3, 1, 0, 200}, nil, false, errNotTLS},
		{"record: another version", peekRecord, []byte{recordHandshake, 9}, nil, false, errNotTLS},
		{"record: too long", peekRecord, []byte{recordHandshake, 3, 1, 0xff, 0xff}, nil, false, errNotTLS},
		{"record: empty", peekRecord, []byte{recordHandshake, 3, 1, 0, 0}, nil, false, errNotTLS},
		{"record: nothing", peekRecord, nil, nil, true, errSilent},
		{"record: half and gone", peekRecord, record[:100], nil, true, wire.ErrClosed},
		{"record: half", peekRecord, record[:100], nil, false, os.ErrDeadlineExceeded},
		{"hello: whole", peekHello, hello, nil, false, nil},
		{"hello: in two", peekHello, hello[:100], hello[100:], false, nil},
		{"hello: its beginning in two", peekHello, hello[:3], hello[3:], false, nil},
		{"hello: something else", peekHello, []byte("GET"), nil, false, wire.ErrNotFerry},
		{"hello: nothing", peekHello, nil, nil, true, errSilent},
		{"hello: half and gone", peekHello, hello[:helloBytes-1], nil, true, wire.ErrClosed},
		{"hello: half", peekHello, hello[:helloBytes-1], nil, false, os.ErrDeadlineExceeded},
	} {
		t.Run(c.name, func(t *testing.T) {
			conn, peer := pairOf(t)
			_, _ = peer.Write(c.send)
			if c.more != nil {
				go func() { _, _ = peer.Write(c.more) }()
			}
			if c.shut {
				_ = peer.CloseWrite()
			}
			wait := limit.Step()
			if errors.Is(c.want, os.ErrDeadlineExceeded) {
				wait = 1 // not a limit: the record never comes
			}
			err := c.peek.await(t.Context(), conn, wait)
			switch {
			case c.want == nil && err != nil, c.want != nil && err == nil:
				t.Fatalf("got %v, want %v", err, c.want)
			case !errors.Is(err, c.want):
				t.Fatalf("got %v, want %v", err, c.want)
			}
			if c.want != nil {
				return
			}
			if !c.peek.isThere(conn) {
				t.Error("the message is not there")
			}
			got := make([]byte, len(c.send)+len(c.more))
			_ = conn.SetDeadline(limit.Deadline())
			if n, err := io.ReadFull(conn, got); err != nil || !bytes.HasPrefix(got, c.send) {
				t.Errorf("the message was read already: %d %v", n, err)
			}
		})
	}
}

// TestIsThere: a whole Hello that was not read counts, a part of one does not. The end of the context
// ends the wait for one.
func TestIsThere(t *testing.T) {
	text := wire.NewHello("", 1).Append(nil)
	conn, peer := pairOf(t)
	_, _ = peer.Write(text[:helloBytes-1])
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := peek(peekHello).await(ctx, conn, limit.Step()); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if peek(peekHello).isThere(conn) {
		t.Error("a part of a Hello counts")
	}
	_, _ = peer.Write(text[helloBytes-1:])
	limit.Until(t, "a whole Hello counts", func() bool { return peek(peekHello).isThere(conn) })
	_ = conn.Close()
	if peek(peekHello).isThere(conn) {
		t.Error("a closed connection counts")
	}
}

// TestPeekCount: what is looked at is counted and stays, where the kernel does not say how much there is.
func TestPeekCount(t *testing.T) {
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close(fds[0])
	defer unix.Close(fds[1])
	for sent, want := range []int{0, 1, 2, 2} {
		for range 2 {
			if n, err := peekCount(fds[0], 2); n != want || err != nil {
				t.Errorf("after %d bytes: %d, %v", sent, n, err)
			}
		}
		if _, err := unix.Write(fds[1], []byte{1}); err != nil {
			t.Fatal(err)
		}
	}
}
