package daemon

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"syscall"
	"testing"

	"ferry/daemon/handover"
	"ferry/daemon/spawn"
	"ferry/operator/admin"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// TestRestart: everything that a daemon knows about its sessions is there after it has
// become another program, twice, and works.
func TestRestart(t *testing.T) {
	t.Parallel() // it is a process of its own
	s := serveApart(t, "lending", func(cfg *Config) {
		cfg.Listen = append(cfg.Listen, "tcp://127.0.0.1:0")
		cfg.Token = testToken
		cfg.Probe, cfg.Place, cfg.Memory = twoGPUs, "spread", 6<<30
		cfg.Web, cfg.WebToken = "127.0.0.1:0", "a secret"
	})
	before := s.server()
	network, err := transport.Parse(before.Listen[1])
	if err != nil {
		t.Fatal(err)
	}
	first, _ := s.open(s.socket, wire.NewHello("first", 1), testToken)
	hello := wire.NewHello("second", 2)
	hello.Request = "mem=4GiB share=0.5"
	hello.Host[0] = 2 // another owner
	second, _ := s.open(network, hello, testToken)
	name := s.say(first, "publish first")
	weight, memory := 7.0, uint64(1<<30)
	if _, err := s.admin.Limit(t.Context(), 1, admin.Change{Weight: &weight, Memory: &memory}); err != nil {
		t.Fatal(err)
	}
	if _, err := wire.ClientHandshake(s.dial(s.socket), wire.NewHello("third", 3), []byte("a token, but the wrong one")); err == nil {
		t.Fatal("let in with the wrong token")
	}
	s.eventually("one refused", func() bool { return s.server().Refused == 1 })
	if _, err := s.admin.Drain(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	before = s.server()
	sessions := s.sessions()
	devices, err := s.admin.Devices(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(sessions) != 2 || sessions[0].Weight != 7 || sessions[0].Memory != 1<<30 || len(devices) != 2 {
		t.Fatalf("%+v\n%+v", sessions, devices)
	}
	open := 0
	for n := range 2 {
		s.restart()
		if n == 0 {
			open = descriptorsOf(t, s.cmd.Process.Pid)
		}
		after := s.server()
		if after.Restarts != n+1 || after.RestartError != "" {
			t.Fatalf("%+v", after)
		}
		after.Restarts, after.ConfigLoaded = before.Restarts, before.ConfigLoaded
		if !reflect.DeepEqual(after, before) {
			t.Errorf("server\n got %+v\nwant %+v", after, before)
		}
		if got := s.sessions(); !reflect.DeepEqual(got, sessions) {
			t.Errorf("sessions\n got %+v\nwant %+v", got, sessions)
		}
		if got, err := s.admin.Devices(t.Context()); err != nil || !reflect.DeepEqual(got, devices) {
			t.Errorf("devices\n got %+v %v\nwant %+v", got, err, devices)
		}
	}
	s.eventually("no more descriptors than after the first restart", func() bool { return descriptorsOf(t, s.cmd.Process.Pid) <= open })
	if got := s.say(second, "fetch "+name); !strings.HasPrefix(got, "error") {
		t.Errorf("another owner's client fetched %q", got)
	}
	if _, err := s.admin.Drain(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	third, boot := s.open(network, wire.NewHello("third", 3), testToken)
	if boot.Session != sessions[1].ID+1 || !slices.Equal(boot.Devices, []int{0}) {
		t.Errorf("a new session %d on %v", boot.Session, boot.Devices)
	}
	if got := s.say(third, "fetch "+name); got != "about first, from first" {
		t.Errorf("fetched %q", got)
	}
	if got := s.say(first, "sessions"); got != "2" {
		t.Errorf("knows of %s sessions", got)
	}
	s.eventually("a worker has as many descriptors after a restart as one before", func() bool {
		return descriptorsOf(t, sessions[0].WorkerPID) == descriptorsOf(t, s.sessions()[2].WorkerPID)
	})
	s.webStays(2)
	_ = third.Close()
	_ = first.Close()
	s.eventually("one left", func() bool { return len(s.sessions()) == 1 })
	if err := s.admin.Kill(t.Context(), sessions[1].ID); err != nil {
		t.Error(err)
	}
	if _, err := io.ReadAll(second); err != nil && !errors.Is(err, syscall.ECONNRESET) {
		t.Errorf("the killed session's connection: %v", err)
	}
	if got := s.server(); got.Clients != 0 || got.Failed != 0 || got.Sessions != 3 {
		t.Errorf("%+v", got)
	}
}

func descriptorsOf(t *testing.T, pid int) int {
	t.Helper()
	list, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", pid))
	if err != nil {
		t.Fatal(err)
	}
	return len(list)
}

// webStays: the dashboard is where it was, for who knows the same secret.
func (s *separate) webStays(restarts int) {
	s.Helper()
	lines := s.cmd.Stderr.(*logBuffer).lines("msg=listening web=")
	var at []string
	for _, l := range lines {
		_, web, _ := strings.Cut(strings.TrimSpace(l), "web=")
		at = append(at, web)
	}
	if len(at) != restarts+1 || len(slices.Compact(at)) != 1 {
		s.Fatalf("the dashboard was at %q", at)
	}
	r, err := http.NewRequest("GET", "http://"+at[0]+"/v1/server", nil)
	if err != nil {
		s.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer a secret")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		s.Fatal(err)
	}
	_ = answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		s.Errorf("the dashboard answers %s", answer.Status)
	}
}

// TestRestartOfChildren: the workers of all the programs that a daemon has been are its
// children: it notices how they end, and they do not outlive it.
func TestRestartOfChildren(t *testing.T) {
	t.Parallel() // it is a process of its own
	s := serveApart(t, "echo", nil)
	var conns []transport.Conn
	for range 3 {
		conn, _ := s.open(s.socket, wire.NewHello("p", 1), nil)
		conns = append(conns, conn)
		s.restart()
	}
	list := s.sessions()
	if err := syscall.Kill(list[0].WorkerPID, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	s.eventually("the end noticed", func() bool { now := s.server(); return now.Clients == 2 && now.Failed == 1 })
	if err := s.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	for _, conn := range conns {
		if _, err := conn.Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
			t.Errorf("a worker lives: %v", err)
		}
	}
}

// TestRestartRefused: a program that could not go on is not become, and the daemon goes
// on with what it has.
func TestRestartRefused(t *testing.T) {
	t.Parallel() // it is a process of its own
	script := func(text string) string { return "#!/bin/sh\n" + text + "\n" }
	s := serveApart(t, "lending", func(cfg *Config) { cfg.MaxClients, cfg.Queue = 1, 1 })
	conn, _ := s.open(s.socket, wire.NewHello("p", 1), nil)
	waiting := s.wait(2)
	for _, c := range []struct{ name, text, want string }{
		{"no program", "this is no program", "exec format error"},
		{"nothing", "", "no such file"},
		{"another", script("echo hello"), "no ferry that can take over"},
		{"another kind", script("echo handover 999999"), "another kind of server (handover 999999)"},
		{"bad arguments", script("echo 'line 3 is bad' >&2; exit 2"), "line 3 is bad"},
		// It says that it could, and is gone when it comes to it.
		{"vanished", script(`rm "$0"; echo ` + HandoverLine()), "becoming"},
	} {
		_ = os.Remove(s.path)
		if c.text != "" {
			if err := os.WriteFile(s.path, []byte(c.text), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		_, err := s.admin.Restart(t.Context())
		e, ok := errors.AsType[*admin.Error](err)
		if !ok || e.Status != http.StatusUnprocessableEntity && c.name != "vanished" || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
		if now := s.server(); now.Restarts != 0 || !strings.Contains(now.RestartError, c.want) || now.Clients != 1 || now.Queued != 1 {
			t.Errorf("%s: %+v", c.name, now)
		}
		if got := s.say(conn, "sessions"); got != "1" {
			t.Errorf("%s: a worker is answered %q", c.name, got)
		}
	}
	_ = conn.Close()
	if o := <-waiting; o.err != nil || o.pid != 2 {
		t.Errorf("%+v", o)
	}
}

type admitted struct {
	pid     int
	session uint64
	err     error
}

// wait has a client wait for a GPU, and tells how that went.
func (s *separate) wait(pid int) <-chan admitted {
	s.Helper()
	conn := s.dial(s.socket)
	told, done := make(chan struct{}, 100), make(chan admitted, 1)
	go func() {
		w, err := wire.ClientHandshakeWaiting(conn, wire.NewHello("p", pid), nil, func(string) {
			select {
			case told <- struct{}{}:
			default:
			}
		})
		done <- admitted{pid, w.Session, err}
	}()
	select {
	case <-told:
	case o := <-done:
		s.Fatalf("it does not wait: %+v", o)
	}
	return done
}

// TestRestartOfQueue: who waits for a GPU waits on, and in the same order.
func TestRestartOfQueue(t *testing.T) {
	t.Parallel() // it is a process of its own
	s := serveApart(t, "echo", func(cfg *Config) { cfg.MaxClients, cfg.Queue = 1, 3 })
	conn, _ := s.open(s.socket, wire.NewHello("p", 1), nil)
	two, three, four := s.wait(2), s.wait(3), s.wait(4)
	for range 2 {
		s.restart()
		if now := s.server(); now.Clients != 1 || now.Queued != 3 {
			t.Fatalf("%d clients, %d wait", now.Clients, now.Queued)
		}
	}
	_ = conn.Close()
	for _, next := range []<-chan admitted{two, three, four} {
		o := <-next
		if o.err != nil {
			t.Fatal(o.err)
		}
		s.eventually("it is the only one", func() bool { l := s.sessions(); return len(l) == 1 && l[0].ClientPID == o.pid })
		if err := s.admin.Kill(t.Context(), o.session); err != nil {
			t.Fatal(err)
		}
	}
}

// TestRestartDuringHandshakes: clients that come at any moment of a restart get in.
func TestRestartDuringHandshakes(t *testing.T) {
	t.Parallel() // it is a process of its own
	s := serveApart(t, "echo", nil)
	stop, came := make(chan struct{}), make(chan error)
	go func() {
		defer close(came)
		for {
			select {
			case <-stop:
				return
			default:
			}
			conn, err := transport.Dial(context.Background(), s.socket)
			if err == nil {
				_ = conn.SetDeadline(limit.Deadline())
				_, err = wire.ClientHandshake(conn, wire.NewHello("p", 1), nil)
				_ = conn.Close()
			}
			came <- err
		}
	}()
	clients := 0
	count := func(err error) {
		if clients++; err != nil {
			t.Errorf("client %d: %v", clients, err)
		}
	}
	for range 3 {
		restarted := make(chan struct{})
		go func() { defer close(restarted); s.restart() }()
		for again := true; again; {
			select {
			case err := <-came:
				count(err)
			case <-restarted:
				again = false
			}
		}
	}
	close(stop)
	for err := range came {
		count(err)
	}
	s.eventually("all gone", func() bool {
		now := s.server()
		return now.Clients == 0 && now.Sessions == uint64(clients) && now.Failed == 0
	})
	if clients == 0 {
		t.Error("nobody came")
	}
}

// TestAbandoned: a session that cannot be gone on with ends, with its worker, and costs
// nobody else anything.
func TestAbandoned(t *testing.T) {
	worker := exec.Command("sleep", "1000")
	if err := worker.Start(); err != nil {
		t.Fatal(err)
	}
	f := serve(t, "echo", func(cfg *Config) {
		cfg.Handover = &Handover{State: handover.State{
			Version: handover.Version, LastSession: 7, Sessions: []handover.Session{{ID: 7, PID: worker.Process.Pid, Worker: handover.Worker{Control: -1}}}, // without its files
		}}
	})
	f.eventually("its worker is gone", func() bool { return errors.Is(syscall.Kill(worker.Process.Pid, 0), syscall.ESRCH) })
	conn, boot := f.open("p", nil)
	if f.Stats().Clients != 1 || boot.Session != 8 {
		t.Errorf("%+v, session %d", f.Stats(), boot.Session)
	}
	f.echo(conn, "served")
}

// TestNoRestart: a daemon that is not made for it says so, and changes nothing.
func TestNoRestart(t *testing.T) {
	f := serve(t, "echo", nil)
	conn, _ := f.open("p", nil)
	if err := f.Restart(); err == nil {
		t.Error("it could")
	}
	f.cfg.Successor = &Successor{}
	if err := f.Restart(); !errors.Is(err, spawn.ErrNotFirst) {
		t.Errorf("on another thread: %v", err)
	}
	f.echo(conn, "still there")
}
