package daemon

import (
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/daemon/place"
	"ferry/daemon/sessions"
	"ferry/daemon/spawn"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// withWarm is a daemon that keeps n warm workers.
func withWarm(t *testing.T, n int, character string, edit func(*Config)) *fixture {
	f := serve(t, character, func(c *Config) {
		c.WarmWorkers = n
		if edit != nil {
			edit(c)
		}
	})
	return f
}

// warmReady waits until a warm worker for the clients of these tests is ready, and returns its
// process.
func (f *fixture) warmReady() int {
	f.Helper()
	pid := 0
	f.eventually("a warm worker is ready", func() bool {
		for _, p := range f.warm() {
			if p.Ready && p.Base == 0x10000 {
				pid = p.PID
				return true
			}
		}
		return false
	})
	return pid
}

// warm are the workers of the warm pool.
func (f *fixture) warm() []spawn.WarmWorker { return f.spawner.Pool().List() }

// gpus are those that a session was given.
func (f *fixture) gpus(session uint64) []int {
	for _, s := range f.sessions.Describe() {
		if s.ID == session {
			return s.GPUs
		}
	}
	return nil
}

// warmed serves a first client, so that warm workers are made for such clients from then on.
func (f *fixture) warmed() {
	f.Helper()
	conn, _ := f.open("first", nil)
	_ = conn.Close()
	f.eventually("the first client has left", func() bool { return f.Stats().Clients == 0 })
}

// workerOf is the process that serves a client's connection, by the log.
func (f *fixture) workerOf(b worker.Boot) *sessions.Session {
	f.Helper()
	var p *sessions.Session
	f.eventually("the session is known", func() bool {
		p = f.sessions.Find(b.Session)
		return p != nil
	})
	return p
}

func TestWarmServes(t *testing.T) {
	f := withWarm(t, 1, "echo", nil)
	f.warmed()
	for i := range 3 {
		warm := f.warmReady()
		conn, boot := f.open("next", nil)
		if p := f.workerOf(boot); p.Pid != warm {
			t.Errorf("client %d is served by %d, and %d was ready", i, p.Pid, warm)
		}
		if boot.Spare || boot.Program != "next" || boot.Base != 0x10000 {
			t.Errorf("the worker was told %+v", boot)
		}
		echo(t, conn)
		_ = conn.Close()
	}
	f.eventually("all have left", func() bool { return f.Stats().Clients == 0 })
	if s := f.Stats(); s.Sessions != 4 || s.Warm != 3 || s.Failed != 0 {
		t.Errorf("%+v", s)
	}
	if n := len(f.log.lines("spare=true")); n != 3 {
		t.Errorf("the log has %d sessions with a warm worker", n)
	}
}

func echo(t *testing.T, conn transport.Conn) {
	t.Helper()
	if _, err := conn.Write([]byte("hello")); err != nil {
		t.Fatal(err)
	}
	var b [5]byte
	if _, err := conn.Read(b[:]); err != nil || string(b[:]) != "hello" {
		t.Fatalf("%q, %v", b, err)
	}
}

// A warm worker is for a client with the addresses of the last one, and does not count as a client.
func TestWarmRefused(t *testing.T) {
	f := withWarm(t, 1, "echo", func(c *Config) { c.MaxClients = 1 })
	f.warmed()
	warm := f.warmReady()
	conn := f.dial()
	hello := wire.NewHello("other addresses", 4711)
	hello.Base, hello.Size = 0x40000, 0x20000
	w, err := wire.ClientHandshake(conn, hello, nil)
	if err != nil {
		t.Fatal(err)
	}
	if p := f.workerOf(worker.Boot{Connection: worker.Connection{Session: w.Session}}); p.Pid == warm {
		t.Error("a client with other addresses got the warm worker")
	}
	f.eventually("the warm worker is replaced by one for such a client", func() bool {
		l := f.warm()
		return len(l) == 1 && l[0].Base == 0x40000 && l[0].PID != warm
	})
	f.eventually("the old one is gone", func() bool { return unix.Kill(warm, 0) == unix.ESRCH })
}

func TestWarmKilled(t *testing.T) {
	f := withWarm(t, 1, "echo", nil)
	f.warmed()
	warm := f.warmReady()
	if err := unix.Kill(warm, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	next := warm
	f.eventually("another is started", func() bool { next = f.warmReady(); return next != warm })
	if unix.Kill(warm, 0) != unix.ESRCH {
		t.Error("the dead one was not waited for")
	}
	conn, boot := f.open("next", nil)
	if p := f.workerOf(boot); p.Pid != next {
		t.Errorf("served by %d, ready was %d", p.Pid, next)
	}
	echo(t, conn)
	if n := len(f.log.lines("a warm worker failed;")); n != 1 {
		t.Errorf("said %d times", n)
	}
}

// Warm workers that die at once are started again, ever later, and clients are served without.
func TestWarmStillborn(t *testing.T) {
	log := &logBuffer{}
	f := withWarm(t, 2, "stillborn", func(c *Config) {
		c.Log = slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	})
	f.eventually("two have failed", func() bool { return len(log.lines("a warm worker failed")) >= 2 })
	conn, _ := f.open("anyway", nil)
	echo(t, conn)
	if n := len(log.lines("a warm worker failed;")); n != 1 {
		t.Errorf("said %d times", n)
	}
	if s := f.Stats(); s.Warm != 0 || s.Failed != 0 {
		t.Errorf("%+v", s)
	}
}

// A daemon that is drained or stopped ends its warm workers.
func TestWarmEnds(t *testing.T) {
	f := withWarm(t, 2, "echo", nil)
	f.warmed()
	f.warmReady()
	operator{f.Daemon}.Drain(true)
	f.eventually("the warm workers have ended", func() bool { return len(f.warm()) == 0 })
	operator{f.Daemon}.Drain(false)
	f.warmReady()
	f.eventually("there are two", func() bool { return len(f.warm()) == 2 })
	var had []int
	for _, p := range f.warm() {
		had = append(had, p.PID)
	}
	f.stop()
	for _, pid := range had {
		if unix.Kill(pid, 0) != unix.ESRCH {
			t.Errorf("%d is still there", pid)
		}
	}
}

// The folder and the user of a warm worker become those of its session, and go with that.
func TestWarmConfined(t *testing.T) {
	base := openTemp(t)
	f := withWarm(t, 1, "echo", func(c *Config) { c.Device, c.Confine = "soft", &Confinement{Temp: base} })
	folders := func() int {
		list, err := filepath.Glob(filepath.Join(base, "ferry-worker-*"))
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	f.warmed()
	warm := f.warmReady()
	conn, boot := f.open("next", nil)
	if p := f.workerOf(boot); p.Pid != warm {
		t.Fatalf("served by %d, ready was %d", p.Pid, warm)
	}
	temp, _, some := f.spawner.Confined(boot.Session)
	if !some || filepath.Dir(temp) != base {
		t.Errorf("its folder is %q", temp)
	}
	_ = conn.Close()
	f.eventually("the client has left", func() bool { return f.Stats().Clients == 0 })
	if _, err := os.Stat(temp); !os.IsNotExist(err) {
		t.Errorf("its folder: %v", err)
	}
	f.warmReady()
	f.eventually("the next one's folder is the only one", func() bool { return folders() == 1 })
	f.stop()
	if n := folders(); n != 0 {
		t.Errorf("%d folders are left", n)
	}
}

// The context of a warm worker is where the next client will be.
func TestWarmContextFollowsPlacement(t *testing.T) {
	f := withWarm(t, 1, "echo", func(c *Config) { c.Place = string(place.Spread) })
	f.setReport(worker.Report{Devices: []worker.Found{{Name: "a", UUID: "a", Memory: 1 << 30}, {Name: "b", UUID: "b", Memory: 1 << 30}}})
	warmOn := func(want int) {
		t.Helper()
		f.eventually("the context of the warm worker is on device "+strconv.Itoa(want), func() bool {
			f.spawner.Pool().Nudge()
			l := f.warm()
			return len(l) == 1 && l[0].Ready && l[0].Device != nil && *l[0].Device == want
		})
	}
	warmOn(0)
	f.warmed()
	f.eventually("the warm worker is for clients at such addresses", func() bool { l := f.warm(); return len(l) == 1 && l[0].Base == 0x10000 })
	warmOn(0)
	conn, boot := f.open("first", nil)
	first := f.workerOf(boot)
	if on := f.gpus(first.ID); !slices.Equal(on, []int{0}) {
		t.Fatalf("placed on %v", on)
	}
	warmOn(1)                              // where the fewest are now
	hello := wire.NewHello("second", 4712) // another process: it may be placed elsewhere
	hello.Base, hello.Size = 0x10000, 0x20000
	w, err := wire.ClientHandshake(f.dial(), hello, nil)
	if err != nil {
		t.Fatal(err)
	}
	boot.Session = w.Session
	second := f.workerOf(boot)
	if on := f.gpus(second.ID); !slices.Equal(on, []int{1}) {
		t.Fatalf("placed on %v", on)
	}

	// Where clients hold nearly all of the memory, they are to have what is left, too.
	first.Page.Device(0).SetHeld(1 << 30)
	second.Page.Device(1).SetHeld(1 << 30)
	f.eventually("the warm worker has no context", func() bool {
		operator{f.Daemon}.Devices() // as the sampler does
		l := f.warm()
		return len(l) == 1 && l[0].Ready && l[0].Device == nil
	})
	_ = conn.Close()
	warmOn(0)
	if s := f.Stats(); s.Warm != 2 {
		t.Errorf("%d sessions with a warm worker", s.Warm)
	}
}

// A restart ends warm workers, and the program that follows has its own.
func TestRestartEndsWarmWorkers(t *testing.T) {
	t.Parallel() // it is a process of its own
	s := serveApart(t, "lending", func(cfg *Config) { cfg.WarmWorkers = 2 })
	s.open(s.socket, wire.NewHello("first", 1), nil)
	worker := s.sessions()[0].WorkerPID
	for range 2 {
		s.eventually("two are ready", func() bool { return s.server().WarmReady == 2 })
		had := childrenOf(t, s.cmd.Process.Pid)
		if len(had) != 3 || !slices.Contains(had, worker) {
			t.Fatalf("children %v, with the worker %d", had, worker)
		}
		s.restart()
		s.eventually("two others are ready", func() bool { return s.server().WarmReady == 2 })
		now := childrenOf(t, s.cmd.Process.Pid)
		for _, pid := range had {
			if slices.Contains(now, pid) != (pid == worker) {
				t.Errorf("children were %v and are %v, with the worker %d", had, now, worker)
			}
		}
	}
}

// childrenOf are a process's children, also those that it has not waited for.
func childrenOf(t *testing.T, pid int) (list []int) {
	t.Helper()
	files, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, _ := os.ReadFile(f)
		for _, word := range strings.Fields(string(text)) {
			n, _ := strconv.Atoi(word)
			list = append(list, n)
		}
	}
	return list
}
