package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/transport/faulty"
)

// install puts a ferry at a path as a package does, in place of what is there: a copy
// of ours with something behind it, so that no two are the same file.
func install(t *testing.T, path string, behind string) {
	t.Helper()
	text, err := os.ReadFile(ferry)
	if err != nil {
		t.Fatal(err)
	}
	replace(t, path, append(text, behind...))
}

func replace(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.WriteFile(path+".new", text, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(path+".new", path); err != nil {
		t.Fatal(err)
	}
}

// serveInstalled starts a server from a ferry of its own, whose path it returns.
func serveInstalled(t *testing.T, args ...string) (*server, string) {
	t.Helper()
	path := filepath.Join(passable(t), "ferry")
	install(t, path, "")
	return serveBy(t, []string{path}, args...), path
}

// state is what the server says of itself.
func (s *server) state(c *admin.Client) admin.Server {
	s.t.Helper()
	var now admin.Server
	within(s.t, 20*time.Second, "an answer", func() (ok bool) {
		var err error
		now, err = c.Server(s.t.Context())
		return err == nil
	})
	return now
}

// lasting is what of a session does not change.
func lasting(list []admin.Session) (out []string) {
	for _, s := range list {
		out = append(out, fmt.Sprint(s.ID, s.Tenant, s.Program, s.User, s.Peer, s.ClientPID, s.WorkerPID, s.Started, s.Weight, s.Cap, s.Memory, s.Class, s.GPUs, s.Held))
	}
	return out
}

// TestRestart restarts a server under ten programs that work, several times and into
// other copies of ferry, while more programs come and go: none of them notices.
func TestRestart(t *testing.T) {
	o := newOffice(t)
	alice := o.certificate("alice", "ml")
	socket := "unix://" + filepath.Join(passable(t), "s")
	s, path := serveInstalled(t, "--listen", socket, "--listen", "tcp://127.0.0.1:0", "--listen", "tls://127.0.0.1:0", "--insecure",
		"--tls-cert", o.path("ca/issued/gpu1.crt"), "--tls-key", o.path("ca/issued/gpu1.key"), "--tls-ca", o.path("ca/ca.crt"), "--audit-log", o.audit)
	c := admin.NewClient(s.admin())
	defer c.Close()
	listen := s.state(c).Listen
	wire, err := faulty.Start(strings.TrimPrefix(listen[1], "tcp://"), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer wire.Close()
	network := []string{"FERRY_SERVER=tcp://" + wire.Addr(), "LD_LIBRARY_PATH=" + library}

	var programs []*running
	var starting sync.WaitGroup
	var mu sync.Mutex
	for i := range 10 {
		starting.Go(func() {
			var p *running
			switch {
			case i < 4:
				p = start(t, s.env(), program(t, "loop"), "until")
			case i < 8:
				p = start(t, network, program(t, "loop"), "until")
			default:
				p = start(t, nil, ferry, append(append([]string{"run", "--server", listen[2]}, alice...), "--", program(t, "loop"), "until")...)
			}
			mu.Lock()
			defer mu.Unlock()
			programs = append(programs, p)
		})
	}
	starting.Wait()
	if len(programs) != 10 {
		t.Fatalf("%d programs have started", len(programs))
	}
	s.operate(0, "limit", "3", "--weight", "3", "--memory", "1GiB")
	before := s.sessions()
	if len(before) != 10 {
		t.Fatalf("%d sessions", len(before))
	}

	restarted := make(chan struct{})
	coming := comeAndGo(t, restarted, s.env(), network)
	s.operate(0, "restart")
	install(t, path, "another")
	if err := s.cmd.Process.Signal(syscall.SIGUSR2); err != nil {
		t.Fatal(err)
	}
	within(t, 20*time.Second, "the second restart", func() bool { return s.state(c).Restarts == 2 })
	install(t, path, "a third")
	s.operate(0, "restart")
	close(restarted)
	if n := coming(); n < 2 {
		t.Errorf("%d programs came during the restarts", n)
	}

	after := s.sessions()[:10]
	if b, a := strings.Join(lasting(before), "\n"), strings.Join(lasting(after), "\n"); b != a {
		t.Errorf("before the restarts\n%s\nafter\n%s", b, a)
	}
	for i := range before {
		if after[i].Counters.Launches <= before[i].Counters.Launches {
			t.Errorf("session %d has done nothing meanwhile", before[i].ID)
		}
	}
	if now := s.state(c); now.Restarts != 3 || now.PID != s.cmd.Process.Pid || now.Failed != 0 || now.Refused != 0 {
		t.Errorf("%+v", now)
	}
	wire.CutAll(100 * time.Millisecond) // the sessions can still be resumed
	for _, p := range programs {
		_ = p.cmd.Process.Signal(syscall.SIGUSR1)
	}
	for _, p := range programs {
		p.endsWithin(t, time.Minute)
		if code := exitCode(p.cmd.ProcessState); code != 0 || strings.Join(p.stdout, " ") != "PASS" || p.stderr.String() != "" {
			t.Errorf("%v ended with %d: %q %s", p.cmd.Args, code, p.stdout, p.stderr)
		}
	}
	within(t, 20*time.Second, "nobody left", func() bool { return len(s.workers()) == 0 && s.state(c).Clients == 0 })
	accepted, ended := 0, 0
	if r := run(t, time.Minute, nil, ferry, "audit", "verify", o.audit); r.code != 0 {
		t.Errorf("the audit over restarts: %s%s", r.stdout, r.stderr)
	}
	for _, e := range o.events() {
		accepted += strings.Count(e, "accepted ")
		ended += strings.Count(e, "ended ")
	}
	if now := s.state(c); accepted != ended || uint64(accepted) != now.Sessions {
		t.Errorf("the audit has %d that came and %d that ended, the server %d", accepted, ended, now.Sessions)
	}
}

// comeAndGo has programs run one after another, by one way and by the other, until stop
// is closed. What it returns waits for the last and says how many there were.
func comeAndGo(t *testing.T, stop <-chan struct{}, ways ...[]string) func() int {
	chain := program(t, "chain")
	count, done := 0, make(chan struct{})
	go func() {
		defer close(done)
		for {
			r := run(t, time.Minute, ways[count%len(ways)], chain, "5", fmt.Sprint(count), "1")
			if count++; r.code != 0 || r.stdout != "PASS\n" || r.stderr != "" {
				t.Errorf("a program that came during a restart ended with %d: %s%s", r.code, r.stdout, r.stderr)
			}
			select {
			case <-stop:
				if count >= len(ways) {
					return
				}
			default:
			}
		}
	}()
	return func() int { <-done; return count }
}

// TestRestartRefused: a server whose program, or whose configuration, has been replaced
// by something that cannot be it goes on, and restarts once it can.
func TestRestartRefused(t *testing.T) {
	config := filepath.Join(t.TempDir(), "ferry.toml")
	write := func(text string) {
		if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("[limits]\nclients = 7\n")
	s, path := serveInstalled(t, "--config", config)
	c := admin.NewClient(s.admin())
	defer c.Close()
	p := start(t, s.env(), program(t, "loop"), "until")
	refused := func(want string) {
		t.Helper()
		if _, why := s.operate(1, "restart"); !strings.Contains(why, want) || !strings.Contains(why, "the server goes on") {
			t.Errorf("refused with %s", why)
		}
		if now := s.state(c); now.Restarts != 0 || now.Clients != 1 || !strings.Contains(now.RestartError, want) {
			t.Errorf("%+v", now)
		}
	}
	replace(t, path, []byte("this is no program\n"))
	refused("exec format error")
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	refused("no such file")
	install(t, path, "another")
	write("[limits]\nclients = many\n")
	refused("ferry.toml")
	write("[limits]\nclients = 9\n")
	s.operate(0, "restart")
	if now := s.state(c); now.Restarts != 1 || now.MaxClients != 9 || now.RestartError != "" {
		t.Errorf("%+v", now)
	}
	_ = p.cmd.Process.Signal(syscall.SIGUSR1)
	p.endsWithin(t, time.Minute)
	if code := exitCode(p.cmd.ProcessState); code != 0 || strings.Join(p.stdout, " ") != "PASS" || p.stderr.String() != "" {
		t.Errorf("ended with %d: %q %s", code, p.stdout, p.stderr)
	}
}
