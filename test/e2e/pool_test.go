package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/pool/protocol"
	"ferry/test/toolchain"
)

// A poolSite is a pool with a real etcd, and servers with software GPUs.
type poolSite struct {
	t       *testing.T
	dir     string
	address string
	path    string // PATH with ferry-pool
	ctl     *running
}

// newPoolSite starts a controller, which starts its etcd.
func newPoolSite(t *testing.T) *poolSite {
	t.Helper()
	p := &poolSite{t: t, dir: passable(t)}
	p.path = "PATH=" + filepath.Dir(toolchain.NeedPoolServer(t)) + ":" + os.Getenv("PATH")
	p.address = "unix://" + filepath.Join(p.dir, "pool", "pool.sock")
	p.startController()
	return p
}

func (p *poolSite) startController() {
	p.t.Helper()
	p.ctl = begin(p.t, []string{p.path}, "listening on "+p.address, ferry, "pool", "start", "--data", filepath.Join(p.dir, "pool"), "--server-lease", "10s", "--claim-lease", "10s", "--log-level", "warn")
}

// server starts a server in the pool with some GPUs of 1 GiB.
func (p *poolSite) server(name string, gpus int) *server {
	p.t.Helper()
	s := serve(p.t, "--listen", "unix://"+filepath.Join(p.dir, name), "--listen", "tcp://127.0.0.1:0", "--soft-devices", fmt.Sprint(gpus), "--soft-memory", "1GiB", "--pool", p.address, "--pool-name", name, "--label", "name="+name)
	p.until(name+" has joined", func(list []protocol.ServerStatus) bool { return stateOf(list, name) == "ready" })
	return s
}

// ask runs a command of ferry pool.
func (p *poolSite) ask(args ...string) result {
	p.t.Helper()
	return run(p.t, time.Minute, []string{"FERRY_POOL=" + p.address}, ferry, append([]string{"pool"}, args...)...)
}

// until waits until the servers are as they should.
func (p *poolSite) until(what string, holds func([]protocol.ServerStatus) bool) {
	p.t.Helper()
	within(p.t, 30*time.Second, what, func() bool {
		r := p.ask("ls", "--json")
		var l protocol.ServerList
		return r.code == 0 && json.Unmarshal([]byte(r.stdout), &l) == nil && holds(l.Servers)
	})
}

func stateOf(list []protocol.ServerStatus, name string) string {
	for i := range list {
		if list[i].Name == name {
			return list[i].State()
		}
	}
	return "unknown"
}

func claimsOf(list []protocol.ServerStatus, name string) int {
	for i := range list {
		if list[i].Name == name {
			return list[i].Claims
		}
	}
	return -1
}

// TestPool runs programs on the GPUs of three servers: they get what they claim and no more, wait for one
// another, give everything back however they end, and go on while etcd is away.
func TestPool(t *testing.T) {
	t.Parallel()
	p := newPoolSite(t)
	for _, name := range []string{"gpu1", "gpu2", "gpu3"} {
		p.server(name, 2)
	}
	env := []string{"FERRY_POOL=" + p.address}
	claim := func(args ...string) result {
		return run(t, time.Minute, env, ferry, append([]string{"run"}, args...)...)
	}
	vectoradd := filepath.Join(root, "bin", "examples", "vectoradd")
	if r := claim("--gpus", "1", "--mem", "300MiB", "--", vectoradd); r.code != 0 || !strings.Contains(r.stdout, "PASS") {
		t.Fatalf("%+v", r)
	}
	if r := claim("--gpus", "3", "--", vectoradd); r.code != 125 || !strings.Contains(r.stderr, "only several servers together") {
		t.Errorf("%+v", r)
	}

	// Four programs have two GPUs, a fifth of the same server waits for one of them.
	away := awayProgram(t)
	begun := func(name string, args ...string) (*running, func()) {
		end := filepath.Join(t.TempDir(), "end")
		r := start(t, env, ferry, append(append([]string{"run", "--label", "name=" + name}, args...), "--", away, "share", end)...)
		return r, func() {
			if err := os.WriteFile(end, nil, 0o600); err != nil {
				t.Error(err)
			}
		}
	}
	first, endFirst := begun("gpu1", "--gpus", "2")
	waiting := make(chan result, 1)
	go func() { waiting <- claim("--label", "name=gpu1", "--gpus", "1", "--mem", "300MiB", "--", vectoradd) }()
	within(t, 20*time.Second, "it waits", func() bool { return strings.Contains(p.ask("claims").stdout, "queued 1") })

	// etcd dies: the program goes on, and nothing new is granted; the controller starts etcd again.
	killEtcd(t, p.ctl.cmd.Process.Pid)
	within(t, 60*time.Second, "etcd is back", func() bool { return strings.Contains(p.ask("claims").stdout, "queued 1") })
	endFirst()
	first.endsWithin(t, 20*time.Second)
	if code := first.cmd.ProcessState.ExitCode(); code != 0 {
		t.Errorf("the first ended with %d: %s", code, first.stderr)
	}
	if r := <-waiting; r.code != 0 || !strings.Contains(r.stdout, "PASS") || !strings.Contains(r.stderr, "place 1 of 1") {
		t.Errorf("the one that waited: %+v", r)
	}

	// A client that is killed gives its GPUs back, although its program lives.
	killed, endKilled := begun("gpu2", "--gpus", "2")
	defer endKilled()
	_ = killed.cmd.Process.Signal(syscall.SIGKILL)
	p.until("its GPUs are free", func(list []protocol.ServerStatus) bool { return claimsOf(list, "gpu2") == 0 })
}

// killEtcd kills the etcd that a controller has started.
func killEtcd(t *testing.T, controller int) {
	t.Helper()
	entries, err := os.ReadDir("/proc")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		var pid int
		if _, err := fmt.Sscan(e.Name(), &pid); err != nil {
			continue
		}
		if parent, alive := process(pid); alive && parent == controller {
			_ = syscall.Kill(pid, syscall.SIGKILL)
			return
		}
	}
	t.Error("the controller has started no etcd")
}

// TestPoolDrain drains a server while a program computes there: it computes on elsewhere what it computes
// undisturbed. A server that is lost and comes back is in the pool again.
func TestPoolDrain(t *testing.T) {
	t.Parallel()
	p := newPoolSite(t)
	one, two := p.server("one", 1), p.server("two", 1)
	if r := p.ask("cordon", "two"); r.code != 0 { // so that the program begins on the first
		t.Fatalf("%+v", r)
	}
	env := []string{"FERRY_POOL=" + p.address}
	train := filepath.Join(root, "bin", "faults", "train")
	want := run(t, 2*time.Minute, env, ferry, "run", "--", train, "1500")
	if want.code != 0 {
		t.Fatalf("undisturbed: %+v", want)
	}
	got := make(chan result, 1)
	go func() { got <- run(t, 4*time.Minute, env, ferry, "run", "--", train, "1500") }()
	one.session(t)
	if r := p.ask("uncordon", "two"); r.code != 0 {
		t.Fatalf("%+v", r)
	}
	if r := p.ask("drain", "one"); r.code != 0 || !strings.Contains(r.stdout, "one is empty") {
		t.Fatalf("%+v\n%s", r, p.ask("claims").stdout)
	}
	if n := len(two.sessions()); n != 1 {
		t.Errorf("the other server has %d sessions: the program has not moved there", n)
	}
	p.until("it is drained", func(list []protocol.ServerStatus) bool { return stateOf(list, "one") == "drained" })
	if r := <-got; r.code != 0 || r.stdout != want.stdout {
		t.Errorf("drained it ended with %d\n%s\n%s", r.code, diff(r.stdout, want.stdout), r.stderr)
	}
	if two.log.Len() > 0 && strings.Contains(two.log.String(), "level=ERROR") {
		t.Errorf("the other server says %s", two.log)
	}
	if r := p.ask("uncordon", "one"); r.code != 0 {
		t.Errorf("%+v", r)
	}
	_ = two.cmd.Process.Kill()
	p.until("the other is away", func(list []protocol.ServerStatus) bool { return stateOf(list, "two") == "away" })
	if r := p.ask("forget", "two"); r.code != 0 {
		t.Errorf("%+v", r)
	}
	p.until("it is forgotten", func(list []protocol.ServerStatus) bool { return stateOf(list, "two") == "unknown" })
}
