package e2e

import (
	"encoding/json"
	"os"
	"os/user"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/test/limit"
)

// These tests are the operator's: they see and steer a server by its commands,
// while programs use it.

// operate runs ferry against a server's admin socket and demands an exit code.
func (s *server) operate(code int, args ...string) (stdout, stderr string) {
	s.t.Helper()
	r := run(s.t, 30*time.Second, []string{"FERRY_ADMIN=" + s.admin()}, ferry, args...)
	if r.code != code {
		s.t.Fatalf("ferry %q ended with %d, not %d\n%s%s", args, r.code, code, r.stdout, r.stderr)
	}
	return r.stdout, r.stderr
}

func (s *server) admin() string { return strings.TrimPrefix(s.address, "unix://") + "-admin.sock" }

// sessions is what ferry ps --json says.
func (s *server) sessions() []admin.Session {
	s.t.Helper()
	out, _ := s.operate(0, "ps", "--json")
	var l admin.SessionList
	if err := json.Unmarshal([]byte(out), &l); err != nil {
		s.t.Fatalf("%v\n%s", err, out)
	}
	return l.Sessions
}

func TestOperatorSees(t *testing.T) {
	s := serve(t)
	start(t, s.env(), program(t, "loop"))
	hold := start(t, s.env(), program(t, "hold"), "48")
	var list []admin.Session
	within(t, 10*time.Second, "a second of both", func() bool {
		list = s.sessions()
		return len(list) == 2 && list[0].Rates.Launches > 0 && list[0].Counters.Launches >= 10
	})
	loop, held := list[0], list[1]
	if me, err := user.Current(); err == nil && (loop.Name != me.Username || loop.Credential != "user" || loop.Host != "local") {
		t.Errorf("the user %s is shown as %+v", me.Username, loop.Who)
	}
	if loop.Program != "loop" || loop.Tenant != "default" || loop.Counters.RoundTrips < 2*10 ||
		loop.Counters.Commands < loop.Counters.RoundTrips || loop.Counters.BytesIn == 0 || loop.Counters.BytesOut == 0 {
		t.Errorf("the busy one: %+v", loop)
	}
	if held.Program != "hold" || held.Held != 48<<20 || held.ClientPID != hold.cmd.Process.Pid || held.Counters.Launches != 0 ||
		len(held.Devices) != 1 || held.Devices[0].Contexts != 1 || held.Devices[0].Held != 48<<20 {
		t.Errorf("the one that holds: %+v", held)
	}
	table, _ := s.operate(0, "ps")
	if !regexp.MustCompile(`(?m)^ID +TENANT +NAME +HOST +PROGRAM `).MatchString(table) || !regexp.MustCompile(`(?m)^2 +default +\S+ +local +hold .* 48\.0M `).MatchString(table) {
		t.Errorf("the table:\n%s", table)
	}
	if top, _ := s.operate(0, "top"); !strings.Contains(top, "clients 2/256") || !strings.Contains(top, "hold") || !strings.Contains(top, "GPU 0") {
		t.Errorf("top:\n%s", top)
	}
	c := admin.NewClient(s.admin())
	defer c.Close()
	if d, err := c.Devices(t.Context()); err != nil || len(d) != 1 || d[0].Sessions != 2 || d[0].Held < 48<<20 || d[0].Memory == 0 {
		t.Errorf("devices %+v %v", d, err)
	}
	_ = hold.cmd.Process.Kill()
	within(t, 5*time.Second, "the second gone", func() bool { return len(s.sessions()) == 1 })
}

func TestOperatorKills(t *testing.T) {
	s := serve(t)
	victim := start(t, s.env(), program(t, "loop"))
	other := start(t, s.env(), program(t, "loop"))
	out, _ := s.operate(0, "kill", "1")
	if out != "session 1 ended\n" {
		t.Errorf("kill says %q", out)
	}
	victim.endsWithin(t, 10*time.Second)
	if code := victim.cmd.ProcessState.ExitCode(); code != 9 || len(victim.stdout) != 1 || !strings.Contains(victim.stdout[0], "CUDA_ERROR_DEVICE_UNAVAILABLE (46)") {
		t.Errorf("ended with %d, %q, %s", code, victim.stdout, victim.stderr)
	}
	if !strings.Contains(victim.stderr.String(), "an operator of the server ended session 1 of default/") {
		t.Errorf("the program was not told who ended it: %s", victim.stderr)
	}
	select {
	case <-other.ended:
		t.Error("the other ended too")
	default:
	}
	if list := s.sessions(); len(list) != 1 || list[0].ID != 2 {
		t.Errorf("%+v", list)
	}
	_, stderr := s.operate(1, "kill", "1")
	if !strings.Contains(stderr, "no session 1") {
		t.Errorf("again: %s", stderr)
	}
}

// TestServerStops: a server that is stopped tells its clients at once, also those that would wait for it
// to come back: an hour here.
func TestServerStops(t *testing.T) {
	s := serveTCP(t)
	p := start(t, append(s.env(), "FERRY_RESUME=3600"), program(t, "loop"))
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	p.endsWithin(t, time.Minute)
	if code := p.cmd.ProcessState.ExitCode(); code != 9 || !strings.Contains(p.stderr.String(), "the server is stopping, and ends session 1") {
		t.Errorf("ended with %d, %q, %s", code, p.stdout, p.stderr)
	}
}

// TestGPUs: a client sees the GPUs of a server, and who the server takes it for, without a session.
func TestGPUs(t *testing.T) {
	s := serve(t)
	start(t, s.env(), program(t, "hold"), "48")
	r := run(t, time.Minute, nil, ferry, "gpus", "--server", s.address)
	if r.code != 0 || !strings.Contains(r.stdout, "software GPU, 1 of 256 clients, 0 wait") || !regexp.MustCompile(`(?m)^0 +Ferry Software GPU .* of 8\.00G +1 `).MatchString(r.stdout) ||
		!strings.Contains(r.stdout, "You are default/") {
		t.Errorf("gpus: %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	r = run(t, time.Minute, []string{"FERRY_SERVER=" + s.address}, ferry, "gpus", "--json")
	var v admin.Overview
	if err := json.Unmarshal([]byte(r.stdout), &v); err != nil || v.You.Clients != 1 || v.You.Held < 48<<20 || len(v.Devices) != 1 || v.Devices[0].Held < 48<<20 {
		t.Errorf("gpus --json: %v %+v %s", err, v, r.stderr)
	}
	if n := len(s.sessions()); n != 1 {
		t.Errorf("%d sessions: the question was one", n)
	}
}

func TestOperatorLimits(t *testing.T) {
	s := serve(t)
	start(t, s.env(), program(t, "loop"))
	out, _ := s.operate(0, "limit", "1", "--weight", "2.5", "--cap", "0.25", "--memory", "64MiB", "--class", "interactive")
	if out != "session 1 (loop): weight 2.5, cap 0.25, memory 64MiB, class interactive\n" {
		t.Errorf("limit says %q", out)
	}
	if l := s.sessions()[0]; l.Weight != 2.5 || l.Cap != 0.25 || l.Memory != 64<<20 || l.Class != "interactive" {
		t.Errorf("seen %+v", l)
	}
	s.operate(0, "limit", "1", "--memory", "none")
	if l := s.sessions()[0]; l.Memory != 0 || l.Weight != 2.5 {
		t.Errorf("seen %+v", l)
	}
}

func TestOperatorDrains(t *testing.T) {
	s := serve(t)
	old := start(t, s.env(), program(t, "loop"))
	s.operate(0, "drain")
	r := run(t, 30*time.Second, s.env(), program(t, "loop"), "1")
	if r.code == 0 || !strings.Contains(r.stderr, "drained") {
		t.Errorf("a new client: %d %s %s", r.code, r.stdout, r.stderr)
	}
	select {
	case <-old.ended:
		t.Fatalf("the old one ended: %q %s", old.stdout, old.stderr)
	default:
	}
	s.operate(1, "drain", "--wait", "--timeout", "300ms")
	go func() { time.Sleep(300 * time.Millisecond); _ = old.cmd.Process.Signal(syscall.SIGKILL) }()
	out, _ := s.operate(0, "drain", "--wait")
	if !strings.HasSuffix(out, "no client is left\n") {
		t.Errorf("drain says %q", out)
	}
	s.operate(0, "drain", "--off")
	run(t, 30*time.Second, s.env(), program(t, "loop"), "1").ok(t, "PASS\n")
}

// A tenant's policy reaches its clients when they come, and with a reload those
// that are there.
func TestOperatorReloads(t *testing.T) {
	file := filepath.Join(t.TempDir(), "ferry.toml")
	write := func(memory string) {
		text := "[[tenant]]\nname = \"us\"\nusers = [\"" + strconv.Itoa(os.Geteuid()) + "\"]\nclass = \"interactive\"\nmemory = \"" + memory + "\"\n"
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("256MiB")
	s := serve(t, "--config", file)
	start(t, s.env(), program(t, "hold"), "1")
	if l := s.sessions()[0]; l.Tenant != "us" || l.Class != "interactive" || l.Memory != 256<<20 {
		t.Errorf("seen %+v", l)
	}
	write("64MiB")
	if err := s.cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	within(t, 5*time.Second, "the new quota", func() bool { return s.sessions()[0].Memory == 64<<20 })
	if err := os.WriteFile(file, []byte("nonsense = 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, stderr := s.operate(1, "reload"); !strings.Contains(stderr, `ferry.toml:1:1: there is no key "nonsense"`) {
		t.Errorf("reload says %s", stderr)
	}
	if l := s.sessions()[0]; l.Memory != 64<<20 {
		t.Errorf("after a bad file %+v", l)
	}
}

// The history of a session that has ended is there.
func TestOperatorRemembers(t *testing.T) {
	s := serve(t)
	p := start(t, s.env(), program(t, "hold"), "16")
	c := admin.NewClient(s.admin())
	defer c.Close()
	ctx := limit.Context(t, 10*time.Second)
	within(t, 20*time.Second, "a point", func() bool {
		h, err := c.History(ctx, 0)
		return err == nil && len(h.Sessions) == 1 && len(h.Sessions[0].Time) > 0 && len(h.Devices) == 1 && len(h.Devices[0].Time) > 0
	})
	_ = p.cmd.Process.Kill()
	within(t, 10*time.Second, "its end", func() bool {
		h, err := c.History(ctx, 0)
		return err == nil && len(h.Sessions) == 1 && h.Sessions[0].Ended && h.Sessions[0].Held[0] > 0 && h.Sessions[0].Program == "hold"
	})
}
