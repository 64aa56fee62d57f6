package transport

import (
	"context"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
)

func TestParse(t *testing.T) {
	long := "/" + strings.Repeat("x", 120)
	for _, c := range []struct {
		in   string
		want string // canonical form, or
		err  string // what the error says
	}{
		{in: "unix:///run/ferry.sock", want: "unix:///run/ferry.sock"},
		{in: "unix:///run//a/../ferry.sock", want: "unix:///run/ferry.sock"},
		{in: "tcp://gpu1:7700", want: "tcp://gpu1:7700"},
		{in: "tcp://10.0.0.1:07700", want: "tcp://10.0.0.1:7700"},
		{in: "tcp://[::1]:7700", want: "tcp://[::1]:7700"},
		{in: "tcp://:7700", want: "tcp://:7700"},
		{in: "tls://gpu1:7700", want: "tls://gpu1:7700"},
		{in: "", err: "tcp://host:port or tls://host:port or unix:///path or vsock+unix:///path:port or vsock://CID:port"},
		{in: "gpu1:7700", err: `"gpu1:7700" is not one Ferry knows`},
		{in: "http://gpu1", err: "tcp://host:port or tls://host:port or unix:///path or vsock+unix:///path:port or vsock://CID:port"},
		{in: "unix:/run/ferry.sock", err: "unix:///path"},
		{in: "unix://run/ferry.sock", err: "must be absolute"},
		{in: "unix://", err: "must be absolute"},
		{in: "unix:///run/", err: "directory"},
		{in: "unix:///a\x00b", err: "NUL"},
		{in: "unix://" + long, err: "107"},
		{in: "tcp://gpu1", err: "missing port"},
		{in: "tls://gpu1", err: "tls://host:port"},
		{in: "tcp://gpu1:", err: "port"},
		{in: "tcp://gpu1:http", err: `port "http"`},
		{in: "tcp://gpu1:70000", err: "65535"},
		{in: "tcp://gpu1:-1", err: "65535"},
		{in: "tcp://::1:7700", err: "too many colons"},
		{in: "tcp://user@gpu1:7700", err: "only a host and a port"},
		{in: "tcp://gpu1:7700/path", err: "only a host and a port"},
	} {
		a, err := Parse(c.in)
		switch {
		case c.err == "" && (err != nil || a.String() != c.want):
			t.Errorf("%q: got %v, %v; want %s", c.in, a, err, c.want)
		case c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err) || !strings.Contains(err.Error(), c.in) && !strings.Contains(c.in, "\x00")):
			t.Errorf("%q: got %v, %v; want an error with %q", c.in, a, err, c.err)
		}
	}
}

func mustParse(t *testing.T, s string) Address {
	t.Helper()
	a, err := Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func listen(t *testing.T, s string) Listener {
	t.Helper()
	l, err := Listen(t.Context(), mustParse(t, s))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return l
}

// TestPassOn sends bytes both ways through a connection that is handed on as a
// file, over every transport.
func TestPassOn(t *testing.T) {
	for _, address := range []string{"unix://" + filepath.Join(t.TempDir(), "s"), "tcp://127.0.0.1:0"} {
		t.Run(address[:4], func(t *testing.T) {
			l := listen(t, address)
			go func() {
				conn, err := l.Accept()
				if err != nil {
					return
				}
				f, err := conn.File()
				_ = conn.Close()
				if err != nil {
					return
				}
				passed, err := FromFile(f)
				_ = f.Close()
				if err != nil {
					return
				}
				_, _ = io.Copy(passed, passed)
				_ = passed.Close()
			}()
			conn, err := Dial(t.Context(), l.Addr())
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			if Peer(conn) == "" || Peer(conn) == "unix" {
				t.Errorf("peer %q", Peer(conn))
			}
			if _, err := conn.Write([]byte("ping")); err != nil {
				t.Fatal(err)
			}
			b := make([]byte, 4)
			_ = conn.SetDeadline(limit.Deadline())
			if _, err := io.ReadFull(conn, b); err != nil || string(b) != "ping" {
				t.Fatalf("got %q, %v", b, err)
			}
			// A deadline on a silent peer ends the wait.
			_ = conn.SetReadDeadline(time.Now().Add(10 * time.Millisecond)) // not a limit: it must pass
			if _, err := conn.Read(b); !errors.Is(err, os.ErrDeadlineExceeded) {
				t.Fatalf("read got %v", err)
			}
		})
	}
}

func TestFromFileNoSocket(t *testing.T) {
	f, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := FromFile(f); err == nil {
		t.Fatal("/dev/null became a connection")
	}
}

func TestTCPOptions(t *testing.T) {
	l := listen(t, "tcp://127.0.0.1:0")
	go func() {
		if c, err := Dial(context.Background(), l.Addr()); err == nil {
			defer c.Close()
			_, _ = io.Copy(io.Discard, c)
		}
	}()
	conn, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	raw, err := conn.(*net.TCPConn).SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	_ = raw.Control(func(fd uintptr) {
		for name, opt := range map[string][2]int{
			"TCP_NODELAY":  {unix.IPPROTO_TCP, unix.TCP_NODELAY},
			"SO_KEEPALIVE": {unix.SOL_SOCKET, unix.SO_KEEPALIVE},
		} {
			if v, err := unix.GetsockoptInt(int(fd), opt[0], opt[1]); err != nil || v == 0 {
				t.Errorf("%s is %d, %v", name, v, err)
			}
		}
	})
	if _, err := Listen(t.Context(), l.Addr()); !errors.Is(err, ErrInUse) {
		t.Errorf("listening twice: %v", err)
	}
}

// TestUnixModes: the socket and the directory made for it are the owner's,
// whatever the umask says.
func TestUnixModes(t *testing.T) {
	old := syscall.Umask(0)
	defer syscall.Umask(old)
	dir := filepath.Join(t.TempDir(), "new")
	deeper, err := Parse("unix://" + dir + "/deeper/s")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Listen(t.Context(), deeper); err == nil || !strings.Contains(err.Error(), "there is no directory "+dir) {
		t.Errorf("in a directory whose parent is missing: %v", err)
	}
	l := listen(t, "unix://"+dir+"/s")
	for path, want := range map[string]os.FileMode{dir: 0o700, dir + "/s": 0o600} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: mode %v, %v; want %v", path, info.Mode(), err, want)
		}
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
	if _, err := os.Lstat(dir + "/s"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the socket is still there: %v", err)
	}
	if err := l.Close(); !errors.Is(err, net.ErrClosed) {
		t.Errorf("closed twice: %v", err)
	}
}

func TestUnixUnsafeDirectory(t *testing.T) {
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	a := mustParse(t, "unix://"+dir+"/s")
	if _, err := Listen(t.Context(), a); err == nil || !strings.Contains(err.Error(), "chmod go-w") {
		t.Errorf("in a directory that others may write to: %v", err)
	}
	if err := os.Chmod(dir, 0o777|os.ModeSticky); err != nil {
		t.Fatal(err)
	}
	l, err := Listen(t.Context(), a)
	if err != nil {
		t.Fatalf("in a directory like /tmp: %v", err)
	}
	_ = l.Close()
	if os.Geteuid() == 0 {
		if err := errors.Join(os.Chmod(dir, 0o700), os.Chown(dir, 12345, 12345)); err != nil {
			t.Fatal(err)
		}
		if _, err := Listen(t.Context(), a); err == nil || !strings.Contains(err.Error(), "belongs to uid 12345") {
			t.Errorf("in somebody else's directory: %v", err)
		}
	}
}

// leaveStale leaves the socket of a server that was killed.
func leaveStale(t *testing.T, path string) {
	t.Helper()
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	l.SetUnlinkOnClose(false)
	_ = l.Close()
}

func TestUnixStale(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	leaveStale(t, path)
	l := listen(t, "unix://"+path)
	c, err := Dial(t.Context(), l.Addr())
	if err != nil {
		t.Fatal(err)
	}
	_ = c.Close()

	// Alive now: the second server says so and leaves it working.
	if _, err := Listen(t.Context(), l.Addr()); !errors.Is(err, ErrInUse) {
		t.Errorf("a living server's socket: %v", err)
	}
	if c, err = Dial(t.Context(), l.Addr()); err != nil {
		t.Fatalf("after another server tried: %v", err)
	}
	_ = c.Close()
}

func TestUnixNoSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	if err := os.WriteFile(path, []byte("precious"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Listen(t.Context(), mustParse(t, "unix://"+path)); err == nil || !strings.Contains(err.Error(), "no socket") {
		t.Errorf("got %v", err)
	}
	if b, _ := os.ReadFile(path); string(b) != "precious" {
		t.Error("the file was touched")
	}
}

// TestUnixRace: of many servers that find the same dead socket, one gets it.
func TestUnixRace(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	leaveStale(t, path)
	a := mustParse(t, "unix://"+path)
	var wg sync.WaitGroup
	won := make(chan Listener, 20)
	for range 20 {
		wg.Go(func() {
			l, err := Listen(t.Context(), a)
			if err == nil {
				won <- l
			} else if !errors.Is(err, ErrInUse) {
				t.Errorf("got %v", err)
			}
		})
	}
	wg.Wait()
	if len(won) != 1 {
		t.Fatalf("%d servers listen", len(won))
	}
	_ = (<-won).Close()
}

// TestUnixTaken: a server whose socket was replaced leaves the new one alone.
func TestUnixTaken(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	first := listen(t, "unix://"+path)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	second := listen(t, "unix://"+path)
	_ = first.Close()
	c, err := Dial(t.Context(), second.Addr())
	if err != nil {
		t.Fatal(err)
	}
	_ = c.Close()
}

func TestDialErrors(t *testing.T) {
	for _, c := range []struct {
		address string
		is      error
	}{
		{"unix://" + t.TempDir() + "/none", syscall.ENOENT},
		{"tcp://127.0.0.1:1", syscall.ECONNREFUSED},
		{"tcp://:7700", nil},
	} {
		_, err := Dial(t.Context(), mustParse(t, c.address))
		if err == nil || !strings.Contains(err.Error(), c.address) || c.is != nil && !errors.Is(err, c.is) {
			t.Errorf("%s: %v", c.address, err)
		}
	}
}

// TestAdopt: a listener that another process opened is as it was: it hands out
// connections that were made before, and its end removes what its beginning made.
func TestAdopt(t *testing.T) {
	for _, text := range []string{"unix://" + filepath.Join(t.TempDir(), "s"), "tcp://127.0.0.1:0", "tls://127.0.0.1:0"} {
		a, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		before, err := Listen(t.Context(), a)
		if err != nil {
			t.Fatal(err)
		}
		at := before.Addr()
		network := "tcp"
		if at.Scheme == "unix" {
			network = "unix"
		}
		early, err := net.Dial(network, at.Target)
		if err != nil {
			t.Fatal(err)
		}
		defer early.Close()
		f, err := before.File()
		if err != nil {
			t.Fatal(err)
		}
		l, err := Adopt(f, at)
		if err != nil {
			t.Fatal(err)
		}
		if l.Addr() != at {
			t.Errorf("%s is %s", at, l.Addr())
		}
		c, err := l.Accept()
		if err != nil {
			t.Fatal(err)
		}
		_ = c.Close()
		_ = l.SetDeadline(time.Unix(1, 0))
		if _, err := l.Accept(); !errors.Is(err, os.ErrDeadlineExceeded) {
			t.Errorf("%s: accepting after its time: %v", at, err)
		}
		if err := l.Close(); err != nil {
			t.Error(err)
		}
		if _, err := os.Lstat(at.Target); at.Scheme == "unix" && !errors.Is(err, os.ErrNotExist) {
			t.Errorf("the socket's file: %v", err)
		}
		_ = before.Close()
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	f, err := l.(*net.TCPListener).File()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Adopt(f, Address{"unix", "/nowhere"}); err == nil {
		t.Error("TCP was taken for a Unix socket")
	}
}

// TestAcceptedOptions: accepted connections send small messages at once and notice that the machine
// of a peer is gone, whether this process opened the listener or inherited it.
func TestAcceptedOptions(t *testing.T) {
	own, err := Listen(t.Context(), Address{"tcp", "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer own.Close()
	file, err := own.File()
	if err != nil {
		t.Fatal(err)
	}
	inherited, err := Inherit(file)
	if err != nil {
		t.Fatal(err)
	}
	defer inherited.Close()
	for name, l := range map[string]Listener{"own": own, "inherited": inherited} {
		peer, err := net.Dial("tcp", l.Addr().Target)
		if err != nil {
			t.Fatal(err)
		}
		defer peer.Close()
		conn, err := l.Accept()
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		raw, err := conn.(*net.TCPConn).SyscallConn()
		if err != nil {
			t.Fatal(err)
		}
		_ = raw.Control(func(fd uintptr) {
			for _, o := range []struct{ level, name, want int }{
				{unix.SOL_SOCKET, unix.SO_KEEPALIVE, 1},
				{unix.IPPROTO_TCP, unix.TCP_NODELAY, 1},
				{unix.IPPROTO_TCP, unix.TCP_KEEPIDLE, 6},
				{unix.IPPROTO_TCP, unix.TCP_KEEPINTVL, 3},
				{unix.IPPROTO_TCP, unix.TCP_KEEPCNT, 3},
			} {
				if got, err := unix.GetsockoptInt(int(fd), o.level, o.name); err != nil || got != o.want {
					t.Errorf("%s: option %d is %d, not %d; %v", name, o.name, got, o.want, err)
				}
			}
		})
	}
}
