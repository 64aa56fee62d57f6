package transport

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
)

func TestParseVsock(t *testing.T) {
	long := "/" + strings.Repeat("x", 103)
	for _, c := range []struct{ in, want, err string }{
		{in: "vsock://2:7700", want: "vsock://2:7700"},
		{in: "vsock://host:7700", want: "vsock://2:7700"},
		{in: "vsock://local:07700", want: "vsock://1:7700"},
		{in: "vsock://any:7700", want: "vsock://any:7700"},
		{in: "vsock://any:7700?from=5,3,5", want: "vsock://any:7700?from=3,5"},
		{in: "vsock://3:4294967294", want: "vsock://3:4294967294"},
		{in: "vsock://3", err: "missing port"},
		{in: "vsock://3:", err: "port"},
		{in: "vsock://gpu1:7700", err: `CID "gpu1"`},
		{in: "vsock://4294967295:1", err: "CID"},
		{in: "vsock://-1:1", err: "CID"},
		{in: "vsock://3:4294967295", err: "port"},
		{in: "vsock://3:7700?to=1", err: "from="},
		{in: "vsock://any:7700?from=", err: "CID"},
		{in: "vsock://any:7700?from=any", err: "every CID"},
		{in: "vsock+unix:///run/v.sock:7700", want: "vsock+unix:///run/v.sock:7700"},
		{in: "vsock+unix:///run/a/../v:1.sock:07", want: "vsock+unix:///run/v:1.sock:7"},
		{in: "vsock+unix:///run/v.sock", err: "missing port"},
		{in: "vsock+unix:///run/v.sock:x", err: "port"},
		{in: "vsock+unix:///run/v.sock:0", err: "port 0"},
		{in: "vsock+unix://run/v.sock:1", err: "absolute"},
		{in: "vsock+unix://" + long + ":7700", err: "107"}, // with the port behind it
	} {
		a, err := Parse(c.in)
		switch {
		case c.err == "" && (err != nil || a.String() != c.want || !a.Network()):
			t.Errorf("%q: got %v, %v; want %s, on a network", c.in, a, err, c.want)
		case c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
			t.Errorf("%q: got %v, %v; want an error with %q", c.in, a, err, c.err)
		}
	}
}

// monitor is the Unix socket of a virtual machine's monitor, which answers one connection.
func monitor(t *testing.T, path string, answer func(port string, c net.Conn)) {
	t.Helper()
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			line, _ := bufio.NewReader(c).ReadString('\n')
			answer(strings.TrimSuffix(strings.TrimPrefix(line, "CONNECT "), "\n"), c)
		}
	}()
}

// TestMonitor: a connection through the socket of a monitor reaches the server at the path of the
// port, is known as a guest's and not as the monitor's user's, and no byte behind the answer is lost.
func TestMonitor(t *testing.T) {
	path := filepath.Join(t.TempDir(), "v.sock")
	address := "vsock+unix://" + path + ":7700"
	l := listen(t, address)
	if l.Addr().String() != address {
		t.Errorf("listens at %s", l.Addr())
	}
	monitor(t, path, func(port string, c net.Conn) {
		far, err := net.Dial("unix", path+"_"+port)
		if err != nil {
			_ = c.Close()
			return
		}
		fmt.Fprint(c, "OK 1073741824\n")
		go func() { _, _ = io.Copy(far, c) }()
		go func() { _, _ = io.Copy(c, far) }()
	})
	accepted := make(chan Conn, 1)
	go func() {
		c, err := l.Accept()
		if err == nil {
			_, _ = c.Write([]byte("first")) // together with the monitor's answer, if it is quick
		}
		accepted <- c
	}()
	c, err := Dial(t.Context(), l.Addr())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.SetDeadline(limit.Deadline())
	b := make([]byte, 5)
	if _, err := io.ReadFull(c, b); err != nil || string(b) != "first" {
		t.Errorf("read %q, %v", b, err)
	}
	server := <-accepted
	defer server.Close()
	for _, conn := range []Conn{server, reopened(t, server, l.Addr())} {
		if uid, ok := PeerUser(conn); ok {
			t.Errorf("a guest counts as user %d of this machine", uid)
		}
		if name, ok := PeerGuest(conn); !ok || name != "guest of "+path || Peer(conn) != name {
			t.Errorf("the guest is %q, %v, peer %q", name, ok, Peer(conn))
		}
	}
}

// reopened is a connection as the next process has it.
func reopened(t *testing.T, c Conn, at Address) Conn {
	t.Helper()
	f, err := c.File()
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	again, err := FromFileAt(f, at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = again.Close() })
	return again
}

// TestMonitorRefuses: what a monitor may do in place of connecting.
func TestMonitorRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		answer string
		want   string
	}{
		"hangs up":       {"", "nothing listens at port 7700"},
		"another server": {"HTTP/1.1 400 Bad Request\r\n", "not that of a virtual machine"},
		"an endless one": {strings.Repeat("x", 1000), "not that of a virtual machine"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "v")
			monitor(t, path, func(_ string, conn net.Conn) {
				_, _ = io.WriteString(conn, c.answer)
				_ = conn.Close()
			})
			_, err := Dial(t.Context(), mustParse(t, "vsock+unix://"+path+":7700"))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
	t.Run("is silent", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "v")
		ctx, cancel := context.WithCancel(t.Context())
		monitor(t, path, func(string, net.Conn) { cancel() })
		if _, err := Dial(ctx, mustParse(t, "vsock+unix://"+path+":7700")); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
	})
}

// TestAdoptGuests: the next process listens for guests at the same place, and removes the socket.
func TestAdoptGuests(t *testing.T) {
	path := filepath.Join(t.TempDir(), "v")
	l := listen(t, "vsock+unix://"+path+":5")
	f, err := l.File()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Adopt(mustDup(t, f), Address{"unix", path + "_5"}); err != nil {
		t.Errorf("as a Unix socket, which it is too: %v", err)
	}
	next, err := Adopt(f, l.Addr())
	if err != nil {
		t.Fatal(err)
	}
	if next.Addr() != l.Addr() {
		t.Errorf("listens at %s", next.Addr())
	}
	if err := next.Close(); err != nil {
		t.Error(err)
	}
	if _, err := os.Lstat(path + "_5"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the socket is left: %v", err)
	}
}

func mustDup(t *testing.T, f *os.File) *os.File {
	t.Helper()
	d, err := duplicate(f)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// listenVsock listens, where the kernel has such sockets.
func listenVsock(t *testing.T, address string) Listener {
	t.Helper()
	fd, err := unix.Socket(unix.AF_VSOCK, unix.SOCK_STREAM, 0)
	if err != nil {
		t.Skipf("this kernel has no vsock: %v", err)
	}
	_ = unix.Close(fd)
	return listen(t, address)
}

// TestVsockListener: a port is chosen, Accept ends at its time and with Close, and the next process has the same address.
func TestVsockListener(t *testing.T) {
	l := listenVsock(t, "vsock://any:0?from=3")
	if a := l.Addr().Target; !strings.HasPrefix(a, "any:") || strings.HasPrefix(a, "any:0") || !strings.HasSuffix(a, "?from=3") {
		t.Errorf("listens at %s", a)
	}
	if _, err := Listen(t.Context(), l.Addr()); !errors.Is(err, ErrInUse) {
		t.Errorf("a second server: %v", err)
	}
	_ = l.SetDeadline(time.Unix(1, 0))
	if _, err := l.Accept(); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("Accept after its time: %v", err)
	}
	f, err := l.File()
	if err != nil {
		t.Fatal(err)
	}
	next, err := Adopt(f, l.Addr())
	if err != nil || next.Addr() != l.Addr() {
		t.Fatalf("%v, %v", next, err)
	}
	ended := make(chan error)
	go func() {
		_, err := next.Accept()
		ended <- err
	}()
	_ = next.Close()
	if err := <-ended; !errors.Is(err, net.ErrClosed) {
		t.Errorf("Accept ended with %v", err)
	}
}

// TestVsockLoopback sends bytes through a connection within this machine, which is passed on; and only
// machines that are listed get one.
func TestVsockLoopback(t *testing.T) {
	l := listenVsock(t, "vsock://any:0?from=1")
	at, _ := splitVsock(l.Addr().Target)
	address := mustParse(t, fmt.Sprintf("vsock://local:%d", at.Port))
	c, err := Dial(t.Context(), address)
	if err != nil {
		t.Skipf("no loopback here, make guest has it: %v", err)
	}
	defer c.Close()
	server, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	again := reopened(t, server, l.Addr())
	if name, ok := PeerGuest(again); !ok || name != "cid 1" {
		t.Errorf("the peer is %q", name)
	}
	if _, err := again.Write([]byte("ping")); err != nil {
		t.Fatal(err)
	}
	_ = c.SetDeadline(limit.Deadline())
	b := make([]byte, 4)
	if _, err := io.ReadFull(c, b); err != nil || string(b) != "ping" {
		t.Errorf("read %q, %v", b, err)
	}
	others := listenVsock(t, "vsock://any:0?from=77")
	at, _ = splitVsock(others.Addr().Target)
	refused, err := Dial(t.Context(), mustParse(t, fmt.Sprintf("vsock://local:%d", at.Port)))
	if err != nil {
		t.Fatal(err)
	}
	defer refused.Close()
	go others.Accept()
	_ = refused.SetDeadline(limit.Deadline())
	if n, err := refused.Read(b); n != 0 || errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("a machine that is not listed: %d, %v", n, err)
	}
}
