package daemon

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ferry/daemon/admission"
	"ferry/server/sessionpage"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

var testToken = []byte("0123456789abcdef0123")

// A fixture is a running daemon and its log.
type fixture struct {
	*testing.T
	*Daemon
	log  *logBuffer
	stop func()
}

type logBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *logBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

// lines returns the lines that contain text.
func (l *logBuffer) lines(text string) []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	var found []string
	for line := range strings.Lines(l.b.String()) {
		if strings.Contains(line, text) {
			found = append(found, line)
		}
	}
	return found
}

func serve(t *testing.T, character string, edit func(*Config)) *fixture {
	t.Helper()
	f := &fixture{T: t, log: &logBuffer{}}
	cfg := Config{
		Listen:       []string{"unix://" + filepath.Join(t.TempDir(), "s")},
		WorkerConfig: WorkerConfig{Worker: []string{"/proc/self/exe", "worker", character}},
		Log:          slog.New(slog.NewTextHandler(f.log, nil)),
	}
	if edit != nil {
		edit(&cfg)
	}
	f.Daemon = New(cfg)
	if err := f.Listen(t.Context()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- f.Serve(ctx) }()
	f.stop = sync.OnceFunc(func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("serve: %v", err)
		}
	})
	t.Cleanup(f.stop)
	return f
}

func (f *fixture) dial() transport.Conn {
	f.Helper()
	conn, err := transport.Dial(f.Context(), f.Addrs()[0])
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { _ = conn.Close() })
	_ = conn.SetDeadline(limit.Deadline())
	return conn
}

// open opens a session and returns what the worker was told.
func (f *fixture) open(program string, token []byte) (transport.Conn, worker.Boot) {
	f.Helper()
	conn := f.dial()
	hello := wire.NewHello(program, 4711)
	hello.Base, hello.Size = 0x10000, 0x20000
	w, err := wire.ClientHandshake(conn, hello, token)
	if err != nil {
		f.Fatalf("%v\n%s", err, strings.Join(f.log.lines(""), ""))
	}
	var boot worker.Boot
	if err := json.Unmarshal([]byte(w.Message), &boot); err != nil {
		f.Fatal(err)
	}
	f.entered(boot.Session)
	return conn, boot
}

// entered waits until a session, whose worker may have greeted its client by
// itself, is in the table and registered, or has left them.
func (f *fixture) entered(session uint64) {
	f.Helper()
	f.eventually("the session is registered", func() bool {
		if f.sessions.Find(session) != nil {
			err := f.registry.SetQuota(session, sessionpage.MaxDevices, 0) // changes nothing: there is no such device
			return !strings.Contains(err.Error(), "no session")
		}
		return slices.ContainsFunc(f.log.lines("worker ended"), func(line string) bool {
			return strings.Contains(line, fmt.Sprintf(" session=%d ", session))
		})
	})
}

func (f *fixture) echo(conn transport.Conn, text string) {
	f.Helper()
	b := make([]byte, len(text))
	_, err := conn.Write([]byte(text))
	if err == nil {
		_, err = io.ReadFull(conn, b)
	}
	if err != nil || string(b) != text {
		f.Fatalf("echo: got %q, %v", b, err)
	}
}

// eventually waits for something that other processes bring about.
func (f *fixture) eventually(what string, holds func() bool) {
	f.Helper()
	if limit.Holds(holds) {
		return
	}
	f.Fatalf("still not: %s\n%s", what, strings.Join(f.log.lines(""), ""))
}

// children returns this process's living children.
func children(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("/proc/self/task/*/children")
	if err != nil {
		t.Fatal(err)
	}
	var pids []string
	for _, f := range files {
		b, _ := os.ReadFile(f)
		pids = append(pids, strings.Fields(string(b))...)
	}
	return pids
}

func TestSession(t *testing.T) {
	for _, c := range []struct {
		name, listen string
		token        []byte
	}{
		{"unix", "", nil},
		{"unix with token", "", testToken},
		{"tcp with token", "tcp://127.0.0.1:0", testToken},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := serve(t, "echo", func(cfg *Config) {
				if c.listen != "" {
					cfg.Listen = []string{c.listen}
				}
				cfg.Token = c.token
				cfg.Device, cfg.SoftDevices, cfg.SoftProfile, cfg.SoftMemory, cfg.LogLevel = "soft", 2, "t4", 1<<30, "warn"
			})
			conn, boot := f.open("vectoradd", c.token)
			want := worker.Boot{
				Connection: worker.Connection{Session: 1, Revision: wire.ThisRevision, ClientRevision: wire.ThisRevision}, Program: "vectoradd", Pid: 4711, Base: 0x10000, Size: 0x20000,
				Device: "soft", SoftOptions: worker.SoftOptions{SoftDevices: 2, SoftProfile: "t4", SoftMemory: 1 << 30}, LogLevel: "warn",
			}
			if want.Who = "default/(token file)"; c.token == nil {
				want.Who = fmt.Sprintf("default/uid %d", os.Geteuid())
			}
			boot.ServerProof = nil // the handshake has checked it
			if g, w := marshal(t, boot), marshal(t, want); g != w {
				t.Errorf("boot\n got %s\nwant %s", g, w)
			}
			f.echo(conn, "a frame")
			_ = conn.Close()
			f.eventually("worker ended", func() bool { return len(f.log.lines("worker ended")) == 1 })
			if line := f.log.lines("worker ended")[0]; !strings.Contains(line, `reason="exit code 0"`) || !strings.Contains(line, "level=INFO") {
				t.Error(line)
			}
			if s := f.Stats(); s != (Stats{Sessions: 1}) {
				t.Errorf("stats %+v", s)
			}
		})
	}
}

func marshal(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestTwoClients: each has its own worker, and one's death is not the other's.
func TestTwoClients(t *testing.T) {
	f := serve(t, "echo", nil)
	first, boot1 := f.open("first", nil)
	second, boot2 := f.open("second", nil)
	if boot1.Session == boot2.Session {
		t.Fatal("one session for two clients")
	}
	f.echo(first, "one")
	f.echo(second, "two")
	if s := f.Stats(); s.Clients != 2 {
		t.Errorf("stats %+v", s)
	}
	f.eventually("registered", func() bool { return len(f.pids()) == 2 })
	if err := syscall.Kill(f.pids()[boot1.Session], syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	if _, err := first.Read(make([]byte, 1)); !errors.Is(err, io.EOF) {
		t.Errorf("the client of a killed worker got %v", err)
	}
	f.echo(second, "still here")
	f.eventually("the end is logged", func() bool { return len(f.log.lines(`reason="signal 9 (killed)"`)) == 1 })
	if s := f.Stats(); s.Clients != 1 || s.Failed != 1 {
		t.Errorf("stats %+v", s)
	}
}

func (f *fixture) pids() map[uint64]int {
	pids := map[uint64]int{}
	for _, s := range f.sessions.List() {
		pids[s.ID] = s.Pid
	}
	return pids
}

func (f *fixture) refused(conn transport.Conn, hello wire.Hello, token []byte, want wire.Status) {
	f.Helper()
	_, err := wire.ClientHandshake(conn, hello, token)
	if r, ok := errors.AsType[*wire.RefusedError](err); !ok || r.Status != want || r.Message == "" {
		f.Errorf("got %v, want status %v with a message", err, want)
	}
	f.eventually("one line in the log", func() bool { return len(f.log.lines("client refused")) >= 1 })
	if n := len(f.log.lines("client refused")); n != 1 {
		f.Errorf("%d lines in the log", n)
	}
}

func TestRefusals(t *testing.T) {
	mine := wire.NewHello("prog", 1)
	otherVersion, otherSchema := mine, mine
	otherVersion.Version++
	otherSchema.Schema[3]++ // a hash of before revisions, which this server does not know
	for _, c := range []struct {
		name   string
		hello  wire.Hello
		token  []byte
		status wire.Status
	}{
		{"no token", mine, nil, wire.StatusToken},
		{"wrong token", mine, []byte("another token of some length"), wire.StatusToken},
		{"other version", otherVersion, testToken, wire.StatusVersion},
		{"other schema", otherSchema, testToken, wire.StatusSchema},
	} {
		for _, listen := range []string{"unix", "tcp"} {
			t.Run(c.name+" "+listen, func(t *testing.T) {
				f := serve(t, "echo", func(cfg *Config) {
					cfg.Token = testToken
					if listen == "tcp" {
						cfg.Listen = []string{"tcp://127.0.0.1:0"}
					}
				})
				f.refused(f.dial(), c.hello, c.token, c.status)
				if s := f.Stats(); s != (Stats{Refused: 1}) || len(f.pids()) != 0 {
					t.Errorf("stats %+v", s)
				}
			})
		}
	}
}

func TestMaxClients(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) { cfg.MaxClients = 1 })
	conn, _ := f.open("first", nil)
	f.refused(f.dial(), wire.NewHello("second", 2), nil, wire.StatusCapacity)
	f.echo(conn, "undisturbed")
	_ = conn.Close()
	f.eventually("place free", func() bool { return f.Stats().Clients == 0 })
	f.open("third", nil)
}

// TestGarbage: each bad peer costs one line in the log and nothing else.
func TestGarbage(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) { cfg.HandshakeTimeout = time.Second })
	good, _ := f.open("good", nil)
	hello := wire.NewHello("x", 1).Append(nil)
	for _, c := range []struct {
		name  string
		bytes []byte
		lines int
	}{
		{"HTTP", []byte("GET / HTTP/1.1\r\nHost: x\r\n\r\n"), 1},
		{"zeros", make([]byte, 100_000), 1},
		{"slow: magic only", hello[:8], 1},
		{"slow: half a hello", hello[:60], 1},
		{"slow: no proof", hello, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := len(f.log.lines("handshake failed"))
			conn := f.dial()
			_, _ = conn.Write(c.bytes) // may be cut off
			_ = conn.SetDeadline(limit.Deadline())
			if _, err := io.Copy(io.Discard, conn); errors.Is(err, os.ErrDeadlineExceeded) {
				t.Fatal("the connection stays open")
			}
			f.eventually("logged", func() bool { return len(f.log.lines("handshake failed")) == before+c.lines })
		})
	}
	before := len(f.log.lines(""))
	_ = f.dial().Close() // a look, without a word
	f.echo(good, "undisturbed")
	f.eventually("all counted", func() bool { return f.Stats().Refused == 6 })
	if after := len(f.log.lines("")); after != before {
		t.Errorf("a silent look was logged: %s", f.log.lines("")[before:])
	}
}

func TestWorkerFails(t *testing.T) {
	t.Run("cannot start", func(t *testing.T) {
		f := serve(t, "echo", func(cfg *Config) { cfg.Worker = []string{"/nonexistent/ferry", "worker"} })
		f.refused(f.dial(), wire.NewHello("p", 1), nil, wire.StatusInternal)
		if len(f.log.lines("/nonexistent/ferry")) == 0 {
			t.Error("the log does not say why")
		}
		if s := f.Stats(); s.Clients != 0 {
			t.Errorf("stats %+v", s)
		}
	})
	t.Run("crashes early", func(t *testing.T) {
		f := serve(t, "crash", nil)
		if _, err := wire.ClientHandshake(f.dial(), wire.NewHello("p", 1), nil); !errors.Is(err, wire.ErrClosed) {
			t.Errorf("got %v", err)
		}
		f.eventually("logged", func() bool { return len(f.log.lines(`reason="exit code 3"`)) == 1 })
	})
}

// TestStop: sockets and workers go with the daemon, the stubborn ones too, and a
// peer in mid-handshake does not hold it up.
func TestStop(t *testing.T) {
	for _, character := range []string{"echo", "stubborn"} {
		t.Run(character, func(t *testing.T) {
			f := serve(t, character, func(cfg *Config) { cfg.HandshakeTimeout = time.Hour })
			path := f.Addrs()[0].Target
			conn, _ := f.open("p", nil)
			f.open("q", nil)
			lingering := f.dial()
			if _, err := lingering.Write([]byte("FERRY")); err != nil {
				t.Fatal(err)
			}
			f.stop()
			if _, err := os.Lstat(path); !errors.Is(err, os.ErrNotExist) {
				t.Errorf("the socket: %v", err)
			}
			if pids := children(t); len(pids) > 0 {
				t.Errorf("processes left: %v", pids)
			}
			if _, err := conn.Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
				t.Errorf("the client read %v", err)
			}
			if lines := f.log.lines("level=WARN"); len(lines) > 0 {
				t.Errorf("an orderly end warned: %s", lines)
			}
		})
	}
}

func TestConfig(t *testing.T) {
	unix := "unix://" + filepath.Join(t.TempDir(), "s")
	for _, c := range []struct {
		name string
		cfg  Config
		err  string
		is   error
	}{
		{name: "no address", err: "no address"},
		{name: "bad address", cfg: Config{Listen: []string{"gpu1"}}, err: "tcp://host:port"},
		{name: "bad device", cfg: Config{Listen: []string{unix}, DeviceConfig: DeviceConfig{Device: "tpu"}}, err: `"tpu"`},
		{name: "network without token", cfg: Config{Listen: []string{unix, "tcp://127.0.0.1:0"}}, is: ErrNoToken},
		{name: "insecure", cfg: Config{Listen: []string{"tcp://127.0.0.1:0"}, Insecure: true}},
		{name: "token", cfg: Config{Listen: []string{unix, "tcp://127.0.0.1:0"}, CredentialFiles: admission.CredentialFiles{Token: testToken}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.cfg.Log = slog.New(slog.DiscardHandler)
			d := New(c.cfg)
			err := d.Listen(t.Context())
			defer d.closeListeners()
			switch {
			case c.is != nil && !errors.Is(err, c.is), c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
				t.Errorf("got %v", err)
			case c.is == nil && c.err == "" && err != nil:
				t.Error(err)
			}
		})
	}
}

// TestListenAllOrNone: a second address that fails gives the first one back.
func TestListenAllOrNone(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	path := filepath.Join(t.TempDir(), "s")
	d := New(Config{Listen: []string{"unix://" + path, "tcp://" + l.Addr().String()}, CredentialFiles: admission.CredentialFiles{Token: testToken}})
	if err := d.Listen(t.Context()); !errors.Is(err, transport.ErrInUse) {
		t.Fatalf("got %v", err)
	}
	if _, err := os.Lstat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the socket: %v", err)
	}
}

// TestBurst: many clients at once all get their worker.
func TestBurst(t *testing.T) {
	f := serve(t, "echo", nil)
	var wg sync.WaitGroup
	for range 12 {
		wg.Go(func() {
			conn, err := transport.Dial(f.Context(), f.Addrs()[0])
			if err != nil {
				f.Error(err)
				return
			}
			defer conn.Close()
			if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil); err != nil {
				f.Error(err)
			}
		})
	}
	wg.Wait()
	f.eventually("all gone", func() bool { return f.Stats() == Stats{Sessions: 12} })
}

// TestKilled: workers do not outlive a daemon that had no time to end them, even
// those that take no notice of anything.
func TestKilled(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	cmd := exec.Command("/proc/self/exe", "daemon", "unix://"+path)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = cmd.Process.Kill(); _ = cmd.Wait() }()
	f := &fixture{T: t, log: &logBuffer{}}
	var conn transport.Conn
	f.eventually("listening", func() bool { // the socket is there before anybody listens
		var err error
		conn, err = transport.Dial(t.Context(), transport.Address{Scheme: "unix", Target: path})
		return err == nil
	})
	defer conn.Close()
	if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = conn.SetDeadline(limit.Deadline())
	if _, err := conn.Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("the worker lives: %v", err)
	}
}
