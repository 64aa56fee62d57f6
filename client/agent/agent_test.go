package agent

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"
	"golang.org/x/sys/unix"

	"ferry/test/limit"
	"ferry/transport"
	"ferry/transport/link"
	"ferry/wire"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// far is a server that welcomes with a message and then hands over the stream.
func far(t *testing.T, token []byte, serve func(io.ReadWriter, wire.Hello)) transport.Address {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				opts := wire.ServerOptions{Schema: wire.ThisSchema()}
				if token != nil {
					opts.Key = wire.OneToken(token)
				}
				a, err := wire.ServerHandshake(conn, opts)
				if err != nil {
					return
				}
				if err := wire.WriteWelcome(conn, wire.Welcome{Proof: a.Proof, Session: 7, Packets: true, Message: "far away"}); err != nil {
					return
				}
				l := link.New(0, nil)
				if err := l.Adopt(shut{conn}, 0, func(uint64) error { return nil }); err != nil {
					return
				}
				serve(l, a.Hello)
				l.HangUp(time.Second)
			}()
		}
	}()
	return transport.Address{Scheme: "tcp", Target: l.Addr().String()}
}

// shut is a connection as a link wants it.
type shut struct{ net.Conn }

func (s shut) Shut() { _ = s.SetDeadline(time.Unix(1, 0)) }

func echo(conn io.ReadWriter, _ wire.Hello) { _, _ = io.Copy(conn, conn) }

// near starts an agent and returns its socket.
func near(t *testing.T, cfg Config) transport.Address { return nearWith(t, cfg, welcomeTimeout) }

func nearWith(t *testing.T, cfg Config, timeout time.Duration) transport.Address {
	t.Helper()
	return nearEdited(t, cfg, func(a *Agent) { a.welcomeTimeout = timeout })
}

// nearAsking starts an agent that waits no longer for the server's answer to Hello.
func nearAsking(t *testing.T, cfg Config, timeout time.Duration) transport.Address {
	t.Helper()
	return nearEdited(t, cfg, func(a *Agent) { a.askTimeout = timeout })
}

func nearEdited(t *testing.T, cfg Config, edit func(*Agent)) transport.Address {
	t.Helper()
	dir, err := os.MkdirTemp("", "agent")
	if err != nil {
		t.Fatal(err)
	}
	cfg.Listen = transport.Address{Scheme: "unix", Target: filepath.Join(dir, "s")}
	cfg.Log = slog.New(slog.DiscardHandler)
	a, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	edit(a)
	if err := a.Listen(t.Context()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- a.Serve(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
		_ = os.RemoveAll(dir)
	})
	return cfg.Listen
}

func dial(t *testing.T, at transport.Address) *net.UnixConn {
	t.Helper()
	c, err := transport.Dial(t.Context(), at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	_ = c.SetDeadline(limit.Deadline())
	return c.(*net.UnixConn)
}

var token = []byte("0123456789abcdef")

// frame is one that an agent passes on.
func frame(n int) []byte {
	b := make([]byte, wire.HeaderSize+n)
	wire.Header{Size: uint32(len(b)), Op: 9}.Put(b)
	return b
}

func TestCarry(t *testing.T) {
	hellos := make(chan wire.Hello, 1)
	server := far(t, token, func(c io.ReadWriter, h wire.Hello) { hellos <- h; echo(c, h) })
	c := dial(t, near(t, Config{Server: server, Token: token}))
	hello := wire.NewHello("prog", 4711)
	hello.Base, hello.Size, hello.Host, hello.Service = 0x1000, 0x2000, [16]byte{1, 2}, wire.ServiceNVML
	w, err := wire.ClientHandshake(c, hello, nil)
	if err != nil || !w.Relayed || w.Session != 7 || w.Message != "far away" || w.Proof != [32]byte{} {
		t.Fatalf("%+v, %v", w, err)
	}
	got := <-hellos
	if got.Nonce == hello.Nonce || !got.HasToken {
		t.Error("the program's nonce, or no token, reached the server")
	}
	if !got.Packets || !got.Follows {
		t.Error("the agent does not say that it resumes and follows sessions")
	}
	got.Nonce, got.HasToken, got.Token, got.Packets, got.Follows = hello.Nonce, false, wire.TokenID{}, false, false
	if got != hello {
		t.Errorf("the server saw %+v", got)
	}
	want := frame(1000)
	for i := range want[wire.HeaderSize:] {
		want[wire.HeaderSize+i] = byte(i)
	}
	if _, err := c.Write(want); err != nil {
		t.Fatal(err)
	}
	b := make([]byte, len(want))
	if _, err := io.ReadFull(c, b); err != nil || string(b) != string(want) {
		t.Errorf("%v", err)
	}
	_ = c.Close()
}

// TestRefusals: what the server says reaches the program, and what the agent
// finds is said in words.
func TestRefusals(t *testing.T) {
	nobody, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	gone := transport.Address{Scheme: "tcp", Target: nobody.Addr().String()}
	_ = nobody.Close()
	for _, c := range []struct {
		name   string
		server transport.Address
		token  []byte
		status wire.Status
		say    string
	}{
		{"wrong token", far(t, token, echo), []byte("fedcba9876543210"), wire.StatusToken, "not accepted"},
		{"no token", far(t, token, echo), nil, wire.StatusToken, "wants a token"},
		{"an impostor", far(t, nil, echo), token, wire.StatusInternal, "did not prove"},
		{"nobody", gone, nil, wire.StatusInternal, "connection refused"},
	} {
		t.Run(c.name, func(t *testing.T) {
			conn := dial(t, near(t, Config{Server: c.server, Token: c.token, Wait: 300 * time.Millisecond}))
			_, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil)
			refused, ok := errors.AsType[*wire.RefusedError](err)
			if !ok || refused.Status != c.status || !strings.Contains(refused.Message, c.say) {
				t.Errorf("%v", err)
			}
		})
	}
}

// TestServerGone: a program whose server dies is told by the end of its socket.
func TestServerGone(t *testing.T) {
	server := far(t, nil, func(io.ReadWriter, wire.Hello) {})
	c := dial(t, near(t, Config{Server: server}))
	if _, err := wire.ClientHandshake(c, wire.NewHello("p", 1), nil); err != nil {
		t.Fatal(err)
	}
	_, _ = c.Write(frame(0))
	if _, err := c.Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("%v", err)
	}
}

// curtServer stands before a server: it closes so many connections without a word, in every other case after
// the first bytes were read, and carries the rest. passed counts all.
func curtServer(t *testing.T, server transport.Address, closes int) (at transport.Address, passed *atomic.Int64) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	passed = new(atomic.Int64)
	var all sync.WaitGroup
	t.Cleanup(func() { _ = l.Close(); all.Wait() })
	all.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			if n := passed.Add(1); n <= int64(closes) {
				if n%2 == 0 {
					_, _ = io.ReadFull(conn, make([]byte, 128))
				}
				_ = conn.Close()
				continue
			}
			all.Go(func() {
				defer conn.Close()
				next, err := net.Dial("tcp", server.Target)
				if err != nil {
					return
				}
				all.Go(func() { _, _ = io.Copy(next, conn); _ = next.Close() })
				_, _ = io.Copy(conn, next)
			})
		}
	})
	return transport.Address{Scheme: "tcp", Target: l.Addr().String()}, passed
}

// TestClosedUnanswered: a server that closes connections without an answer is tried again, before the
// program is told what that server is; a server that refuses with a reason is not.
func TestClosedUnanswered(t *testing.T) {
	t.Parallel()
	server, passed := curtServer(t, farOf(t, wire.SchemaOf(wire.ThisRevision-1), nil), 3)
	c := dial(t, nearEdited(t, Config{Server: server}, func(a *Agent) { a.askTimeout = limit.Step() }))
	w, err := wire.ClientHandshake(c, wire.NewHello("p", 1), nil)
	if err != nil || w.Revision != wire.ThisRevision-1 || passed.Load() != 4 {
		t.Errorf("%v, revision %d, %d connections", err, w.Revision, passed.Load())
	}
	server, passed = curtServer(t, far(t, token, echo), 0)
	c = dial(t, near(t, Config{Server: server, Token: []byte("another token, which is wrong")}))
	_, err = wire.ClientHandshake(c, wire.NewHello("p", 1), nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusToken || passed.Load() != 1 {
		t.Errorf("%v, %d connections", err, passed.Load())
	}
}

// TestHostileProgram: rings that are none end the session, and leave nothing
// open.
func TestHostileProgram(t *testing.T) {
	at := near(t, Config{Server: far(t, nil, echo)})
	before := descriptorsNow(t)
	plain, err := unix.MemfdCreate("x", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		t.Fatal(err)
	}
	for name, files := range map[string][]int{"no memory": nil, "not sealed": {plain}, "two": {plain, plain}} {
		c := dial(t, at)
		if _, err := wire.ClientHandshake(c, wire.NewHello("p", 1), nil); err != nil {
			t.Fatal(err)
		}
		head := make([]byte, wire.HeaderSize)
		wire.Header{Size: wire.HeaderSize, Flags: wire.FlagRings}.Put(head)
		if _, _, err := c.WriteMsgUnix(head, unix.UnixRights(files...), nil); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
			t.Errorf("%s: the session goes on: %v", name, err)
		}
		_ = c.Close()
	}
	_ = unix.Close(plain)
	if !limit.Holds(func() bool { return descriptorsNow(t) <= before }) {
		t.Errorf("%d descriptors, before %d", descriptorsNow(t), before)
	}
}

// descriptorsNow counts sockets and memory; package net keeps pipes of its own.
func descriptorsNow(t *testing.T) (n int) {
	t.Helper()
	list, err := filepath.Glob("/proc/self/fd/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if to, err := os.Readlink(f); err == nil && (strings.HasPrefix(to, "socket:") || strings.HasPrefix(to, "/memfd:")) {
			n++
		}
	}
	return n
}

// busy is a server that lets its client wait until it is told to go on; who hangs up
// closes gone.
func busy(t *testing.T, tell <-chan string) (at transport.Address, gone <-chan struct{}) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	left := make(chan struct{})
	go func() {
		conn, err := l.Accept()
		if err != nil {
			return
		}
		defer conn.Close()
		a, err := wire.ServerHandshake(conn, wire.ServerOptions{Schema: wire.ThisSchema()})
		if err != nil {
			return
		}
		for text := range tell {
			if err := wire.WriteWelcome(conn, wire.Welcome{Status: wire.StatusWaiting, Message: text}); err != nil {
				return
			}
		}
		_ = wire.WriteWelcome(conn, wire.Welcome{Proof: a.Proof, Session: 7, Packets: true})
		_, _ = io.Copy(io.Discard, conn)
		close(left)
	}()
	return transport.Address{Scheme: "tcp", Target: l.Addr().String()}, left
}

// TestWaiting: a program waits for a GPU for longer than an agent waits for a word,
// and hears every word.
func TestWaiting(t *testing.T) {
	t.Parallel()
	const timeout = 2 * time.Second
	tell := make(chan string)
	server, _ := busy(t, tell)
	c := dial(t, nearWith(t, Config{Server: server}, timeout))
	_ = c.SetDeadline(limit.Deadline())
	began := time.Now()
	go func() {
		for tell <- "place 1"; time.Since(began) < timeout+timeout/2; time.Sleep(timeout / 8) {
			tell <- "place 2"
		}
		close(tell)
	}()
	var heard []string
	w, err := wire.ClientHandshakeWaiting(c, wire.NewHello("p", 1), nil, func(s string) { heard = append(heard, s) })
	if err != nil || w.Session != 7 || len(heard) < 3 || heard[0] != "place 1" || heard[1] != "place 2" {
		t.Errorf("%+v, %v, heard %q", w, err, heard)
	}
	_ = c.Close()
}

// TestSilentServer: one that says nothing is given up all the same.
func TestSilentServer(t *testing.T) {
	t.Parallel()
	tell := make(chan string)
	server, _ := busy(t, tell)
	c := dial(t, nearWith(t, Config{Server: server, Wait: 100 * time.Millisecond}, 300*time.Millisecond))
	_ = c.SetDeadline(limit.Deadline())
	_, err := wire.ClientHandshake(c, wire.NewHello("p", 1), nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusInternal {
		t.Error(err)
	}
	close(tell)
}

// TestLeavesWhileWaiting: the place of a program that leaves is given up at once.
func TestLeavesWhileWaiting(t *testing.T) {
	t.Parallel()
	tell := make(chan string)
	server, gone := busy(t, tell)
	c := dial(t, near(t, Config{Server: server}))
	heard := make(chan struct{})
	go func() {
		_, _ = wire.ClientHandshakeWaiting(c, wire.NewHello("p", 1), nil, func(string) { close(heard) })
	}()
	tell <- "place 1"
	<-heard
	_ = c.Close()
	close(tell) // the server has nothing more to say, and sees the hang-up
	select {
	case <-gone:
	case <-limit.After():
		t.Error("the agent keeps the place of a program that is gone")
	}
}
