package carry

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/test/listen"
	"ferry/transport"
	"ferry/wire"
)

// TestMain is also the process that connects.
func TestMain(m *testing.M) {
	if os.Getenv("FERRY_TEST_CARRY") != "" {
		if err := Run(); err != nil {
			_, _ = io.WriteString(os.Stderr, err.Error()+"\n")
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// serveAt opens a server at a Unix socket, which does to each client what it is told.
func serveAt(t *testing.T, serve func(transport.Conn)) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "carry") // a socket's path must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	a := transport.Address{Scheme: "unix", Target: filepath.Join(dir, "s")}
	l, err := transport.Listen(t.Context(), a)
	if err != nil {
		t.Fatal(err)
	}
	listen.Serve(t, l, serve)
	return a.String()
}

// connectTo has a process connect to an address.
func connectTo(t *testing.T, address string, timeout time.Duration) (*os.File, Welcome, error) {
	t.Helper()
	hello := wire.NewHello("program", 7)
	hello.Service, hello.Base, hello.Size = wire.ServiceMove, 1<<45, 1<<40
	f, w, err := Start(context.Background(), []string{"/proc/self/exe"}, append(os.Environ(), "FERRY_TEST_CARRY=1"), Request{Address: address, Hello: hello, Timeout: timeout})
	if f != nil {
		t.Cleanup(func() { _ = f.Close() })
	}
	return f, w, err
}

// TestStart: the daemon gets the connection behind the handshake, and the words of the other server.
func TestStart(t *testing.T) {
	address := serveAt(t, func(c transport.Conn) {
		accepted, err := wire.ServerHandshake(c, wire.ServerOptions{Schema: wire.ThisSchema()})
		if err != nil || accepted.Hello.Service != wire.ServiceMove || accepted.Hello.Pid != 7 {
			_ = c.Close()
			return
		}
		_ = wire.WriteWelcome(c, wire.Welcome{Session: 42})
		_, _ = io.Copy(c, c) // whatever comes goes back
	})
	f, w, err := connectTo(t, address, limit.For(20*time.Second))
	if err != nil || w.Session != 42 {
		t.Fatalf("%+v %v", w, err)
	}
	back := make([]byte, 5)
	if _, err := f.WriteString("hello"); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(f, back); err != nil || string(back) != "hello" {
		t.Errorf("%q came back: %v", back, err)
	}
}

// TestRefused: each reason reaches the daemon, in bounded time.
func TestRefused(t *testing.T) {
	refuse := serveAt(t, func(c transport.Conn) {
		if _, err := wire.ServerHandshake(c, wire.ServerOptions{Schema: wire.ThisSchema()}); err == nil {
			_ = wire.WriteWelcome(c, wire.Welcome{Status: wire.StatusCapacity, Message: "all GPUs are in use"})
		}
		_ = c.Close()
	})
	older := serveAt(t, func(c transport.Conn) {
		if _, err := wire.ServerHandshake(c, wire.ServerOptions{Schema: wire.SchemaOf(2)}); err == nil {
			_ = wire.WriteWelcome(c, wire.Welcome{Session: 1})
		}
	})
	for _, c := range []struct{ name, address, want string }{
		{"refused", refuse, "all GPUs are in use"},
		{"older", older, "is older"},
		{"nobody", "unix:///nobody/is/here", "cannot reach"},
		{"no address", "gpu2", "gpu2"},
	} {
		f, _, err := connectTo(t, c.address, limit.For(20*time.Second))
		if f != nil || err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	silent := serveAt(t, func(transport.Conn) {})
	if _, _, err := connectTo(t, silent, time.Second); err == nil || !strings.Contains(err.Error(), silent) {
		t.Errorf("a silent server took a session, or is not named: %v", err)
	}
	ctx, leave := context.WithCancel(t.Context())
	time.AfterFunc(100*time.Millisecond, leave) // not a limit: the daemon gives up
	hello := wire.NewHello("program", 7)
	hello.Service, hello.Base, hello.Size = wire.ServiceMove, 1<<45, 1<<40
	_, _, err := Start(ctx, []string{"/proc/self/exe"}, append(os.Environ(), "FERRY_TEST_CARRY=1"), Request{Address: silent, Hello: hello, Timeout: limit.For(time.Minute)})
	if err == nil || !strings.Contains(err.Error(), "has not answered within") {
		t.Errorf("a server that does not answer in time: %v", err)
	}
	if _, err := readToken("/nobody/has/a/token"); err == nil || !strings.Contains(err.Error(), "move.token-file: ") {
		t.Errorf("without its token: %v", err)
	}
}
