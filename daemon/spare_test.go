package daemon

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/daemon/place"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// withSpares has the first spare be for the clients of these tests, which reserve other addresses than
// a program's.
func withSpares(t *testing.T, n int, character string, edit func(*Config)) *fixture {
	f := serve(t, character, func(c *Config) {
		c.Spares = n
		if edit != nil {
			edit(c)
		}
	})
	return f
}

// spareReady waits until a spare for the tests' clients is ready, and returns its process.
func (f *fixture) spareReady() int {
	f.Helper()
	pid := 0
	f.eventually("a spare is ready", func() bool {
		f.spares.mu.Lock()
		defer f.spares.mu.Unlock()
		for _, p := range f.spares.list {
			if p.ready && p.base == 0x10000 {
				pid = p.process.Pid
				return true
			}
		}
		return false
	})
	return pid
}

// warmed serves a first client, so that spares are for the like of it from then on.
func (f *fixture) warmed() {
	f.Helper()
	conn, _ := f.open("first", nil)
	_ = conn.Close()
	f.eventually("the first client has left", func() bool { return f.Stats().Clients == 0 })
}

// workerOf is the process that serves a client's connection, by the log.
func (f *fixture) workerOf(b worker.Boot) *workerProcess {
	f.Helper()
	var p *workerProcess
	f.eventually("the session is known", func() bool {
		f.mu.Lock()
		defer f.mu.Unlock()
		p = f.workers[b.Session]
		return p != nil
	})
	return p
}

func TestSpareServes(t *testing.T) {
	f := withSpares(t, 1, "echo", nil)
	f.warmed()
	for i := range 3 {
		spare := f.spareReady()
		conn, boot := f.open("next", nil)
		if p := f.workerOf(boot); p.process.Pid != spare {
			t.Errorf("client %d is served by %d, and %d was ready", i, p.process.Pid, spare)
		}
		if boot.Spare || boot.Program != "next" || boot.Base != 0x10000 {
			t.Errorf("the worker was told %+v", boot)
		}
		echo(t, conn)
		_ = conn.Close()
	}
	f.eventually("all have left", func() bool { return f.Stats().Clients == 0 })
	if s := f.Stats(); s.Sessions != 4 || s.Spares != 3 || s.Failed != 0 {
		t.Errorf("%+v", s)
	}
	if n := len(f.log.lines("spare=true")); n != 3 {
		t.Errorf("the log speaks of %d sessions of spares", n)
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

// A spare is for a client with the addresses of the last one, and does not count as a client.
func TestSpareRefused(t *testing.T) {
	f := withSpares(t, 1, "echo", func(c *Config) { c.MaxClients = 1 })
	f.warmed()
	spare := f.spareReady()
	conn := f.dial()
	hello := wire.NewHello("elsewhere", 4711)
	hello.Base, hello.Size = 0x40000, 0x20000
	w, err := wire.ClientHandshake(conn, hello, nil)
	if err != nil {
		t.Fatal(err)
	}
	if p := f.workerOf(worker.Boot{Connection: worker.Connection{Session: w.Session}}); p.process.Pid == spare {
		t.Error("a client with other addresses got the spare")
	}
	f.eventually("the spare is replaced by one for such a client", func() bool {
		f.spares.mu.Lock()
		defer f.spares.mu.Unlock()
		return len(f.spares.list) == 1 && f.spares.list[0].base == 0x40000 && f.spares.list[0].process.Pid != spare
	})
	f.eventually("the old one is gone", func() bool { return unix.Kill(spare, 0) == unix.ESRCH })
}

// What spares and clients must have in common.
func TestSpareFits(t *testing.T) {
	d := New(Config{CacheDir: "/cache"})
	a, b := identity.User(1).Owner(), identity.User(2).Owner()
	if d.fitOf(a, "a", 1, 2) != d.fitOf(b, "b", 1, 2) {
		t.Error("workers that are not confined are not all alike")
	}
	d.confined = &confined{}
	if d.fitOf(a, "a", 1, 2) == d.fitOf(b, "b", 1, 2) {
		t.Error("a worker that may write to one owner's images would do for another")
	}
	if d.fitOf(a, "a", 1, 2) != d.fitOf(a, "a on another machine", 1, 2) {
		t.Error("one user's workers are not alike")
	}
	d.cfg.CacheDir = ""
	if d.fitOf(a, "a", 1, 2) != d.fitOf(b, "b", 1, 2) {
		t.Error("without a cache one user's workers are not alike")
	}
	d.confined.uids = newUIDs(UIDRange{60000, 60010})
	if d.fitOf(a, "a", 1, 2) == d.fitOf(b, "b", 1, 2) || d.fitOf(a, "a", 1, 2) == d.fitOf(a, "a on another machine", 1, 2) {
		t.Error("one owner's user id would do for another")
	}

	s := &spares{list: []*spare{{fit: fit{base: 1}, warm: new(int)}}}
	if s.take(fit{base: 1}, grant{devices: []int{1}}) != nil {
		t.Error("a client got a context on a device that is not its own")
	}
	if s.take(fit{base: 1}, grant{devices: []int{1, 0}}) == nil {
		t.Error("a client of two devices did not get the spare of one of them")
	}
	if s.take(fit{base: 1}, grant{}) != nil {
		t.Error("a spare was given away twice")
	}
}

func TestSpareKilled(t *testing.T) {
	f := withSpares(t, 1, "echo", nil)
	f.warmed()
	spare := f.spareReady()
	if err := unix.Kill(spare, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	next := spare
	f.eventually("another is started", func() bool { next = f.spareReady(); return next != spare })
	if unix.Kill(spare, 0) != unix.ESRCH {
		t.Error("the dead one was not waited for")
	}
	conn, boot := f.open("next", nil)
	if p := f.workerOf(boot); p.process.Pid != next {
		t.Errorf("served by %d, ready was %d", p.process.Pid, next)
	}
	echo(t, conn)
	if n := len(f.log.lines("a spare worker failed;")); n != 1 {
		t.Errorf("said %d times", n)
	}
}

// Spares that cannot live are tried again, ever later, and clients are served without.
func TestSpareStillborn(t *testing.T) {
	f := withSpares(t, 2, "stillborn", nil)
	f.eventually("two have failed", func() bool {
		f.spares.mu.Lock()
		defer f.spares.mu.Unlock()
		return f.spares.failures >= 2
	})
	conn, _ := f.open("anyway", nil)
	echo(t, conn)
	if n := len(f.log.lines("a spare worker failed;")); n != 1 {
		t.Errorf("said %d times", n)
	}
	if s := f.Stats(); s.Spares != 0 || s.Failed != 0 {
		t.Errorf("%+v", s)
	}
}

// Whoever is drained or stopped has no use for spares, and leaves none.
func TestSpareEnds(t *testing.T) {
	f := withSpares(t, 2, "echo", nil)
	f.warmed()
	f.spareReady()
	operator{f.Daemon}.Drain(true)
	f.eventually("the spares have ended", func() bool { n, _ := f.spares.count(); return n == 0 })
	operator{f.Daemon}.Drain(false)
	f.spareReady()
	f.eventually("there are two", func() bool { n, _ := f.spares.count(); return n == 2 })
	f.spares.mu.Lock()
	var had []int
	for _, p := range f.spares.list {
		had = append(had, p.process.Pid)
	}
	f.spares.mu.Unlock()
	f.stop()
	for _, pid := range had {
		if unix.Kill(pid, 0) != unix.ESRCH {
			t.Errorf("%d is still there", pid)
		}
	}
}

// The folder and the user of a spare are its session's, and go with that.
func TestSpareConfined(t *testing.T) {
	base := openTemp(t)
	f := withSpares(t, 1, "echo", func(c *Config) { c.Device, c.Confine = "soft", &Confinement{Temp: base} })
	folders := func() int {
		list, err := filepath.Glob(filepath.Join(base, "ferry-worker-*"))
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	f.warmed()
	spare := f.spareReady()
	conn, boot := f.open("next", nil)
	if p := f.workerOf(boot); p.process.Pid != spare {
		t.Fatalf("served by %d, ready was %d", p.process.Pid, spare)
	}
	temp, _, some := f.confined.dressed(boot.Session)
	if !some || filepath.Dir(temp) != base {
		t.Errorf("its folder is %q", temp)
	}
	_ = conn.Close()
	f.eventually("the client has left", func() bool { return f.Stats().Clients == 0 })
	if _, err := os.Stat(temp); !os.IsNotExist(err) {
		t.Errorf("its folder: %v", err)
	}
	f.spareReady()
	f.eventually("the next one's folder is the only one", func() bool { return folders() == 1 })
	f.stop()
	if n := folders(); n != 0 {
		t.Errorf("%d folders are left", n)
	}
}

// A spare's context is where the next client will be.
func TestSpareContextFollowsPlacement(t *testing.T) {
	f := withSpares(t, 1, "echo", func(c *Config) { c.Place = string(place.Spread) })
	f.know(worker.Report{Devices: []worker.Found{{Name: "a", UUID: "a", Memory: 1 << 30}, {Name: "b", UUID: "b", Memory: 1 << 30}}})
	warm := func(want int) {
		t.Helper()
		f.eventually("the spare's context is on device "+strconv.Itoa(want), func() bool {
			f.spares.nudge()
			f.spares.mu.Lock()
			defer f.spares.mu.Unlock()
			l := f.spares.list
			return len(l) == 1 && l[0].ready && l[0].warm != nil && *l[0].warm == want
		})
	}
	warm(0)
	f.warmed()
	warm(0)
	conn, boot := f.open("first", nil)
	first := f.workerOf(boot)
	if !slices.Equal(first.grant.devices, []int{0}) {
		t.Fatalf("placed on %v", first.grant.devices)
	}
	warm(1)                                // where the fewest are now
	hello := wire.NewHello("second", 4712) // another process: it may be placed elsewhere
	hello.Base, hello.Size = 0x10000, 0x20000
	w, err := wire.ClientHandshake(f.dial(), hello, nil)
	if err != nil {
		t.Fatal(err)
	}
	boot.Session = w.Session
	if p := f.workerOf(boot); !slices.Equal(p.grant.devices, []int{1}) {
		t.Fatalf("placed on %v", p.grant.devices)
	}
	second := f.workerOf(boot)

	// Where clients hold nearly all of the memory, they are to have what is left, too.
	first.page.Device(0).SetHeld(1 << 30)
	second.page.Device(1).SetHeld(1 << 30)
	f.eventually("the spare has no context", func() bool {
		operator{f.Daemon}.Devices() // as the sampler does
		f.spares.mu.Lock()
		defer f.spares.mu.Unlock()
		l := f.spares.list
		return len(l) == 1 && l[0].ready && l[0].warm == nil
	})
	_ = conn.Close()
	warm(0)
	if s := f.Stats(); s.Spares != 2 {
		t.Errorf("%d sessions of spares", s.Spares)
	}
}

// A restart leaves spares behind, and the program that follows has its own.
func TestRestartEndsSpares(t *testing.T) {
	t.Parallel() // it is a process of its own
	s := serveApart(t, "lending", func(cfg *Config) { cfg.Spares = 2 })
	s.open(s.socket, wire.NewHello("first", 1), nil)
	worker := s.sessions()[0].WorkerPID
	for range 2 {
		s.eventually("two are ready", func() bool { return s.server().SparesReady == 2 })
		had := childrenOf(t, s.cmd.Process.Pid)
		if len(had) != 3 || !slices.Contains(had, worker) {
			t.Fatalf("children %v, with the worker %d", had, worker)
		}
		s.restart()
		s.eventually("two others are ready", func() bool { return s.server().SparesReady == 2 })
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
