package lanes

import (
	"net"
	"testing"
	"time"

	"ferry/test/limit"
)

// tcp is a connection of the kind a lane runs through.
type tcp struct{ net.Conn }

func (c tcp) Shut() {
	_ = c.Conn.(*net.TCPConn).CloseRead()
	_ = c.Conn.(*net.TCPConn).CloseWrite()
}

// pair returns both ends of a connection.
func pair(t *testing.T) (net.Conn, net.Conn) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	a, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	b, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	return a, b
}

func within(t *testing.T, what string, cond func() bool) {
	t.Helper()
	for deadline := limit.Deadline(); !cond(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("not in time: %s", what)
		}
	}
}
