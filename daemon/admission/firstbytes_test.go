package admission

import (
	"errors"
	"net"
	"os"
	"testing"

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

// TestAwaitRecord: a connection goes on to the TLS proxy when a whole record of a handshake is
// there, and not before; nothing of it is read.
func TestAwaitRecord(t *testing.T) {
	record := append([]byte{recordHandshake, 3, 1, 0, 200}, make([]byte, 200)...)
	for _, c := range []struct {
		name string
		send []byte
		more []byte // after the first was seen
		shut bool
		want error
	}{
		{"whole", record, nil, false, nil},
		{"in two", record[:100], record[100:], false, nil},
		{"header in two", record[:3], record[3:], false, nil},
		{"plain", []byte("FERRY and so on"), nil, false, errNotTLS},
		{"another kind", []byte{23, 3, 1, 0, 200}, nil, false, errNotTLS},
		{"another version", []byte{recordHandshake, 9}, nil, false, errNotTLS},
		{"too long", []byte{recordHandshake, 3, 1, 0xff, 0xff}, nil, false, errNotTLS},
		{"empty", []byte{recordHandshake, 3, 1, 0, 0}, nil, false, errNotTLS},
		{"nothing", nil, nil, true, errSilent},
		{"half and gone", record[:100], nil, true, os.ErrClosed},
		{"half", record[:100], nil, false, os.ErrDeadlineExceeded},
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
			err := awaitRecord(conn, wait)
			switch {
			case c.want == nil && err != nil, c.want != nil && err == nil:
				t.Fatalf("got %v, want %v", err, c.want)
			case errors.Is(c.want, os.ErrClosed): // any
			case !errors.Is(err, c.want):
				t.Fatalf("got %v, want %v", err, c.want)
			}
			if c.want != nil {
				return
			}
			got := make([]byte, len(record))
			_ = conn.SetDeadline(limit.Deadline())
			if n, err := conn.Read(got); err != nil || n == 0 || got[0] != recordHandshake {
				t.Errorf("the record was read already: %d %v", n, err)
			}
		})
	}
}

// TestHasPending: a whole Hello that was not read counts, a part of one does not.
func TestHasPending(t *testing.T) {
	text := wire.NewHello("", 1).Append(nil)
	if len(text) < helloBytes {
		t.Fatalf("a Hello has %d bytes", len(text))
	}
	conn, peer := pairOf(t)
	if hasPending(conn) {
		t.Error("nothing was sent")
	}
	_, _ = peer.Write(text[:helloBytes-1])
	_ = awaitRecord(conn, limit.Step()) // returns when the first byte is there
	if hasPending(conn) {
		t.Error("a part of a Hello counts")
	}
	_, _ = peer.Write(text[helloBytes-1:])
	limit.Until(t, "a whole Hello counts", func() bool { return hasPending(conn) })
	_ = conn.Close()
	if hasPending(conn) {
		t.Error("a closed connection counts")
	}
}
