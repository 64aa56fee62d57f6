package daemon

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/operator/admin"
	"ferry/server/control"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// restartable is a daemon of its own process, by what a file says. With "check" it only
// says that it could be.
func restartable(file string, args []string) int {
	if slices.Contains(args, "check") {
		fmt.Println(HandoverLine())
		return 0
	}
	before, err := ReceiveHandover()
	var cfg Config
	if text, readErr := os.ReadFile(file); err == nil {
		err = errors.Join(readErr, json.Unmarshal(text, &cfg))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	cfg.Handover = before
	cfg.Log = slog.New(slog.NewTextHandler(os.Stderr, nil))
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	d := New(cfg)
	if err = d.Listen(ctx); err == nil {
		cfg.Log.Info("listening", "web", d.WebAddr())
		err = d.Serve(ctx)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// sealedMemory makes the kind of file that a worker may publish.
func sealedMemory(text string) (*os.File, error) {
	fd, err := unix.MemfdCreate("lent", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		return nil, err
	}
	f := os.NewFile(uintptr(fd), "lent")
	if _, err = f.WriteString(text); err == nil {
		_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK)
	}
	return f, err
}

// serveLending plays a worker that lends: a line "publish" makes a name, "fetch NAME"
// says what is under it, "sessions" how many there are, "print TEXT" prints with | for new lines.
func serveLending(conn transport.Conn) int {
	ctl, err := control.NewClient(os.NewFile(5, "control"))
	if err != nil {
		return 95
	}
	lines := bufio.NewScanner(conn)
	for lines.Scan() {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		var name control.Name
		answer := ""
		switch word {
		case "publish":
			name = control.NewName()
			memory, memoryErr := sealedMemory("from " + rest)
			if memoryErr != nil {
				return 96
			}
			err = ctl.Publish(name, memory, []byte("about "+rest))
			_ = memory.Close()
			text, _ := name.MarshalText()
			answer = string(text)
		case "print":
			_, err = os.Stderr.WriteString(strings.ReplaceAll(rest, "|", "\n"))
		case "fetch":
			var f *os.File
			var meta []byte
			if err = name.UnmarshalText([]byte(rest)); err == nil {
				f, meta, _, err = ctl.Fetch(name)
			}
			if err == nil {
				text, _ := io.ReadAll(io.NewSectionReader(f, 0, 1<<10)) // others read the same file
				_ = f.Close()
				answer = string(meta) + ", " + string(text)
			}
		case "sessions":
			var list []control.Session
			list, err = ctl.Sessions()
			answer = fmt.Sprint(len(list))
		}
		if err != nil {
			answer = "error: " + err.Error()
		}
		if _, err := fmt.Fprintln(conn, answer); err != nil {
			return 97
		}
	}
	return 0
}

// A separate is a daemon in a process of its own, seen from outside.
type separate struct {
	*testing.T
	cmd    *exec.Cmd
	admin  *admin.Client
	socket transport.Address
	path   string // of its program
	ended  chan struct{}
}

// serveApart starts one. Its program is a link to this one.
func serveApart(t *testing.T, character string, edit func(*Config)) *separate {
	t.Helper()
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	s := &separate{T: t, path: filepath.Join(dir, "program"), socket: transport.Address{Scheme: "unix", Target: filepath.Join(dir, "s")}, ended: make(chan struct{})}
	if err := os.Symlink(self, s.path); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "config")
	args := []string{"ferry", "restartable", file}
	cfg := Config{
		Listen: []string{s.socket.String()}, OperatorConfig: OperatorConfig{Admin: filepath.Join(dir, "admin")},
		WorkerConfig:  WorkerConfig{Worker: []string{"/proc/self/exe", "worker", character}},
		NetworkConfig: NetworkConfig{HandshakeTimeout: 30 * time.Second}, Successor: &Successor{Path: s.path, Args: args, Check: append(slices.Clone(args), "check")},
	}
	if edit != nil {
		edit(&cfg)
	}
	if err := os.WriteFile(file, []byte(marshal(t, withoutFuncs(cfg))), 0o600); err != nil {
		t.Fatal(err)
	}
	s.cmd = exec.Command(s.path, args[1:]...)
	s.cmd.Stderr = &logBuffer{}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { _ = s.cmd.Wait(); close(s.ended) }()
	s.admin = admin.NewClient(cfg.Admin)
	t.Cleanup(s.stop)
	s.eventually("it answers", func() bool { _, err := s.admin.Server(t.Context()); return err == nil })
	return s
}

// withoutFuncs is a configuration as far as it can be written down.
func withoutFuncs(c Config) map[string]any {
	m := map[string]any{}
	all := reflect.ValueOf(c)
	for _, f := range reflect.VisibleFields(all.Type()) {
		if v := all.FieldByIndex(f.Index); !f.Anonymous && f.Type.Kind() != reflect.Func && !v.IsZero() {
			m[f.Name] = v.Interface()
		}
	}
	if s := c.Successor; s != nil {
		m["Successor"] = map[string]any{"Path": s.Path, "Args": s.Args, "Check": s.Check, "Env": s.Env}
	}
	return m
}

func (s *separate) stop() {
	s.admin.Close()
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-s.ended:
	case <-limit.After():
		s.Error("the daemon does not end")
		_ = s.cmd.Process.Kill()
		<-s.ended
	}
	if s.Failed() {
		s.Log(strings.Join(s.cmd.Stderr.(*logBuffer).lines(""), ""))
	}
}

func (s *separate) eventually(what string, holds func() bool) {
	s.Helper()
	for deadline := limit.Deadline(); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.Fatalf("still not: %s", what)
		}
	}
}

func (s *separate) dial(at transport.Address) transport.Conn {
	s.Helper()
	conn, err := transport.Dial(s.Context(), at)
	if err != nil {
		s.Fatal(err)
	}
	s.Cleanup(func() { _ = conn.Close() })
	_ = conn.SetDeadline(limit.Deadline())
	return conn
}

// open opens a session, and waits until the daemon has it in its books.
func (s *separate) open(at transport.Address, hello wire.Hello, token []byte) (transport.Conn, worker.Boot) {
	s.Helper()
	conn := s.dial(at)
	w, err := wire.ClientHandshake(conn, hello, token)
	if err != nil {
		s.Fatal(err)
	}
	var boot worker.Boot
	if err := json.Unmarshal([]byte(w.Message), &boot); err != nil {
		s.Fatal(err)
	}
	s.eventually("the session is in the books", func() bool {
		_, err := s.admin.Session(s.Context(), boot.Session)
		return err == nil
	})
	return conn, boot
}

func (s *separate) server() admin.Server {
	s.Helper()
	server, err := s.admin.Server(s.Context())
	if err != nil {
		s.Fatal(err)
	}
	return server
}

// sessions is what must not change in a restart.
func (s *separate) sessions() []admin.Session {
	s.Helper()
	list, err := s.admin.Sessions(s.Context())
	if err != nil {
		s.Fatal(err)
	}
	for i := range list {
		list[i].Rates = admin.SessionRates{}
	}
	return list
}

func (s *separate) restart() {
	s.Helper()
	if _, err := s.admin.Restart(limit.Context(s, 10*time.Second)); err != nil {
		s.Fatal(err)
	}
}

// say says a line to a worker that lends and returns its answer.
func (s *separate) say(conn transport.Conn, line string) string {
	s.Helper()
	if _, err := fmt.Fprintln(conn, line); err != nil {
		s.Fatal(err)
	}
	answer, err := bufio.NewReader(conn).ReadString('\n')
	if err != nil {
		s.Fatal(err)
	}
	return strings.TrimSpace(answer)
}
