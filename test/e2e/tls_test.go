package e2e

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ferry/transport/faulty"
)

// An office issues certificates and tokens, by the command line.
type office struct {
	t      *testing.T
	dir    string
	tokens string
	audit  string
}

func newOffice(t *testing.T) *office {
	t.Helper()
	o := &office{t: t, dir: t.TempDir()}
	o.tokens, o.audit = o.path("tokens.json"), o.path("audit.jsonl")
	o.ferry("ca", "init", o.path("ca"))
	o.ferry("ca", "issue", "--dir", o.path("ca"), "gpu1", "--server", "localhost,127.0.0.1")
	return o
}

func (o *office) path(name string) string { return filepath.Join(o.dir, name) }

func (o *office) ferry(args ...string) {
	o.t.Helper()
	if r := run(o.t, 20*time.Second, nil, ferry, args...); r.code != 0 {
		o.t.Fatalf("ferry %q: %s", args, r.stderr)
	}
}

// certificate issues one and returns the flags that use it.
func (o *office) certificate(name, tenant string) []string {
	o.t.Helper()
	o.ferry("ca", "issue", "--dir", o.path("ca"), name, "--tenant", tenant)
	return []string{"--ca", o.path("ca/ca.crt"), "--cert", o.path("ca/issued/" + name + ".crt"), "--key", o.path("ca/issued/" + name + ".key")}
}

// token makes one and returns its file.
func (o *office) token(name, tenant string) string {
	o.t.Helper()
	file := o.path(name + ".token")
	o.ferry("token", "create", "--store", o.tokens, "--name", name, "--tenant", tenant, "--out", file)
	return file
}

// serve starts a server with TLS.
func (o *office) serve(listen string, more ...string) *server {
	o.t.Helper()
	return serve(o.t, append(more, "--listen", listen, "--tls-cert", o.path("ca/issued/gpu1.crt"), "--tls-key", o.path("ca/issued/gpu1.key"),
		"--tls-ca", o.path("ca/ca.crt"), "--tls-revoked", o.path("ca/revoked.pem"), "--tokens", o.tokens, "--audit-log", o.audit)...)
}

// events are the events of the audit and whose they were.
func (o *office) events() (list []string) {
	o.t.Helper()
	for line := range strings.Lines(read(o.t, o.audit)) {
		var r struct {
			Event, Reason string
			Who           struct{ Tenant, Name string }
			Launches      int
		}
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			o.t.Fatalf("%s: %v", line, err)
		}
		if r.Event == "accepted" || r.Event == "refused" || r.Event == "ended" { // others are about the server
			list = append(list, r.Event+" "+r.Who.Tenant+"/"+r.Who.Name)
		}
	}
	return list
}

// agent starts a ferry agent and returns what programs need to reach it.
func (o *office) agent(server string, args ...string) ([]string, *running) {
	o.t.Helper()
	dir, err := os.MkdirTemp("", "ferry-e2e-") // a socket's path must be short
	if err != nil {
		o.t.Fatal(err)
	}
	o.t.Cleanup(func() { os.RemoveAll(dir) })
	socket := "unix://" + filepath.Join(dir, "agent.sock")
	p := begin(o.t, nil, "listening on "+socket, ferry, append([]string{"agent", "--listen", socket, "--server", server}, args...)...)
	return []string{"FERRY_SERVER=" + socket, "LD_LIBRARY_PATH=" + library}, p
}

var carried = []string{"faults", "ipc", "managed", "reduce", "sharing", "streams", "symbols", "threads"}

func printed(t *testing.T, name string) string {
	t.Helper()
	return read(t, filepath.Join(root, "examples/driver/expected", name+".txt"))
}

// carry runs a program. Registered memory lies where the program's allocator put
// it; a worker that has something of its own at that address refuses it, which is
// rare and another time another address.
func carry(t *testing.T, env []string, name string) result {
	t.Helper()
	r := run(t, time.Minute, env, example(name))
	if name == "managed" && strings.Contains(r.stderr, "CUDA_ERROR_NOT_SUPPORTED") {
		t.Logf("once more: %s", r.stderr)
		r = run(t, time.Minute, env, example(name))
	}
	return r
}

// TestTLS: programs through TLS, by ferry run and by an agent, with rings and
// without, by certificate and by token.
func TestTLS(t *testing.T) {
	o := newOffice(t)
	alice, bob := o.certificate("alice", "ml"), o.token("bob", "bio")
	s := o.serve("tls://127.0.0.1:0")
	for _, name := range carried {
		t.Run("run/"+name, func(t *testing.T) {
			args := append(append([]string{"run", "--server", s.address}, alice...), "--", example(name))
			r := run(t, time.Minute, nil, ferry, args...)
			r.ok(t, printed(t, name))
		})
	}
	env, _ := o.agent(s.address, "--ca", o.path("ca/ca.crt"), "--token-file", bob)
	for _, name := range carried {
		t.Run("agent/"+name, func(t *testing.T) {
			carry(t, env, name).ok(t, printed(t, name))
			carry(t, append(env, "FERRY_RINGS=0"), name).ok(t, printed(t, name))
		})
	}
	t.Run("many at once", func(t *testing.T) {
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() { run(t, 2*time.Minute, env, example("reduce")).ok(t, printed(t, "reduce")) })
		}
		wg.Wait()
	})
	t.Run("the program has no credentials", func(t *testing.T) {
		r := run(t, time.Minute, []string{"FERRY_TOKEN_FILE=" + bob, "FERRY_CA=" + o.path("ca/ca.crt")}, ferry, "run", "--server", s.address, "--", "env")
		for line := range strings.Lines(r.stdout) {
			if strings.HasPrefix(line, "FERRY_TOKEN") || strings.HasPrefix(line, "FERRY_C") || strings.HasPrefix(line, "FERRY_KEY") {
				t.Errorf("it sees %s", line)
			}
		}
		if r.code != 0 || !strings.Contains(r.stdout, "FERRY_SERVER=unix://") {
			t.Errorf("%d: %s%s", r.code, r.stdout, r.stderr)
		}
	})
	t.Run("nvidia-smi's library", func(t *testing.T) {
		r := run(t, time.Minute, env, program(t, "nvml"))
		if r.code != 0 {
			t.Errorf("%d: %s%s", r.code, r.stdout, r.stderr)
		}
	})
	t.Run("the process with the key is confined", func(t *testing.T) { s.checkTLSProxy() })
	events := o.events()
	if !slices.Contains(events, "accepted ml/alice") || !slices.Contains(events, "ended bio/bob") {
		t.Errorf("the audit: %q", events)
	}
}

// checkTLSProxy checks that no other process of an unprivileged user can reach into the TLS proxy,
// and that it cannot do more than it has to.
func (s *server) checkTLSProxy() {
	s.t.Helper()
	children, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", s.cmd.Process.Pid))
	found := false
	for _, file := range children {
		for _, pid := range strings.Fields(read(s.t, file)) {
			line, _ := os.ReadFile("/proc/" + pid + "/cmdline")
			if !strings.Contains(string(line), "\x00tlsproxy\x00") {
				continue
			}
			found = true
			status := map[string]string{}
			for line := range strings.Lines(read(s.t, "/proc/"+pid+"/status")) {
				key, value, _ := strings.Cut(line, ":")
				status[key] = strings.Join(strings.Fields(value), " ")
			}
			want := map[string]string{"NoNewPrivs": "1", "Seccomp": "2", "CapEff": "0000000000000000"}
			if os.Geteuid() == 0 {
				want["Uid"], want["Groups"] = "65533 65533 65533 65533", ""
			}
			for key, value := range want {
				if status[key] != value {
					s.t.Errorf("%s of the TLS proxy is %q, not %q", key, status[key], value)
				}
			}
			// The files of a process that may be dumped are its user's, else root's.
			info, err := os.Stat("/proc/" + pid + "/mem")
			if err != nil || os.Geteuid() == 0 && info.Sys().(*syscall.Stat_t).Uid != 0 {
				s.t.Errorf("processes of its user may read the memory of the TLS proxy (%v)", err)
			}
		}
	}
	if !found {
		s.t.Error("there is no TLS proxy")
	}
}

// TestTLSRefusals: one line for the user, one in the audit, no worker.
func TestTLSRefusals(t *testing.T) {
	o, foreign := newOffice(t), newOffice(t)
	mallory, foreigner := o.certificate("mallory", "ml"), foreign.certificate("alice", "ml")
	foreigner[1] = o.path("ca/ca.crt")
	bob := o.token("bob", "bio")
	o.ferry("ca", "revoke", "--dir", o.path("ca"), "mallory")
	o.ferry("token", "revoke", "--store", o.tokens, "bob")
	s := o.serve("tls://127.0.0.1:0")
	n := 0
	for _, c := range []struct {
		name  string
		flags []string
		say   string
		audit bool
	}{
		{"revoked certificate", mallory, "refused this client's certificate", true},
		{"foreign certificate", foreigner, "refused this client's certificate", true},
		{"revoked token", []string{"--ca", o.path("ca/ca.crt"), "--token-file", bob}, "the token was not accepted", true},
		{"nothing", []string{"--ca", o.path("ca/ca.crt")}, "token", true},
		{"another server", []string{"--ca", foreign.path("ca/ca.crt"), "--token-file", bob}, "certificate signed by unknown authority", true},
		{"a server nobody vouches for", []string{"--token-file", bob}, "certificate signed by unknown authority", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			args := append(append([]string{"run", "--server", s.address}, c.flags...), "--", example("reduce"))
			r := run(t, time.Minute, nil, ferry, args...)
			oneLine(t, r, "refused", c.say)
			if c.audit {
				n++
				within(t, 5*time.Second, "an audit line", func() bool { return len(o.events()) >= n })
			}
			if events := o.events(); len(events) != n || n > 0 && events[n-1] != "refused /" {
				t.Errorf("%d lines wanted: %q", n, events)
			}
		})
	}
	if strings.Contains(s.log.String(), "client served") {
		t.Error("somebody was served")
	}
}

// TestTenantsApart: a handle of one tenant's memory, or of another of its names,
// is worth nothing to others, who even know it.
func TestTenantsApart(t *testing.T) {
	o := newOffice(t)
	prog := program(t, "shares")
	s := serve(t, "--listen", "tcp://127.0.0.1:0", "--tokens", o.tokens)
	as := func(token string) []string { return s.env("FERRY_TOKEN_FILE=" + token) }
	alice, bob, eve := o.token("alice", "ml"), o.token("bob", "ml"), o.token("eve", "bio")
	handles := lend(t, as(alice), prog)
	run(t, 30*time.Second, as(alice), prog, "open", handles).ok(t, "memory: right\nevent: CUDA_SUCCESS\n")
	for _, other := range []string{bob, eve} {
		run(t, 30*time.Second, as(other), prog, "open", handles).ok(t, "memory: CUDA_ERROR_INVALID_HANDLE\nevent: CUDA_ERROR_INVALID_HANDLE\n")
	}
}

// TestLearningReportsNothing: the tables of the software GPU's workers and of the TLS proxy lack nothing that they need, so that in
// learning mode neither reports a call.
func TestLearningReportsNothing(t *testing.T) {
	o := newOffice(t)
	s := o.serve("tls://127.0.0.1:0", "--confine", "learn")
	for _, name := range carried {
		args := append(append([]string{"run", "--server", s.address}, o.certificate("alice-"+name, "ml")...), "--", example(name))
		run(t, time.Minute, nil, ferry, args...).ok(t, printed(t, name))
	}
	learning := 0
	list, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", s.cmd.Process.Pid))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range list {
		children, _ := os.ReadFile(file)
		for pid := range strings.FieldsSeq(string(children)) {
			if words, _ := os.ReadFile("/proc/" + pid + "/cmdline"); strings.Contains(string(words), "tlsproxy") && strings.Contains(string(words), "--learn") {
				learning++
			}
		}
	}
	if learning != 1 {
		t.Errorf("%d TLS proxies are in learning mode", learning)
	}
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	<-s.done
	lists, err := exec.Command(filepath.Join(root, "scripts/gpu-syscalls"), "--lists", logFile(t, s.log.String())).Output()
	for line := range strings.Lines(string(lists)) {
		if err != nil || !strings.HasPrefix(line, "# ") {
			t.Errorf("%v: %s", err, line)
		}
	}
	if !strings.Contains(s.log.String(), "learning mode: workers may make calls") {
		t.Error("the server does not say that it is in learning mode")
	}
}

// logFile writes what a server logged into a file.
func logFile(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "log")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestAgentAndServerRestart: a program that begins while the server is away waits
// for it, and the agent goes on.
func TestAgentAndServerRestart(t *testing.T) {
	o := newOffice(t)
	alice := o.certificate("alice", "ml")
	port, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := "tls://" + port.Addr().String()
	port.Close()
	env, _ := o.agent(address, alice...)
	done := make(chan result, 1)
	go func() { done <- run(t, time.Minute, env, example("reduce")) }()
	time.Sleep(700 * time.Millisecond) // nobody is there yet
	first := o.serve(address)
	r := <-done
	r.ok(t, printed(t, "reduce"))
	_ = first.cmd.Process.Signal(syscall.SIGTERM)
	<-first.done
	o.serve(address)
	run(t, time.Minute, env, example("reduce")).ok(t, printed(t, "reduce"))
}

// TestTLSCuts: a program behind an agent, whose results depend on every command
// being executed once, in order, does not notice that the wire fails.
func TestTLSCuts(t *testing.T) {
	o := newOffice(t)
	s := o.serve("tls://127.0.0.1:0")
	alice := o.certificate("alice", "ml")
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	want := int(number("FERRY_TEST_CUTS", 20))
	const shakes = 12_000 // TLS, and Ferry inside
	for name, rule := range map[string]faulty.Rule{
		"cut":     {Action: faulty.Cut, Skip: shakes, Min: 1, Max: 300_000, For: 20 * time.Millisecond, Times: want},
		"corrupt": {Action: faulty.Corrupt, Skip: shakes, Min: 1, Max: 300_000, Times: want},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := faulty.Start(strings.TrimPrefix(s.address, "tls://"), seed, rule)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(p.Close)
			env, _ := o.agent("tls://"+p.Addr(), alice...)
			for round := uint64(0); p.Count(rule.Action) < want; round++ {
				r := run(t, 2*time.Minute, env, program(t, "chain"), "60", strconv.FormatUint(seed+round, 10))
				if r.code != 0 || r.stdout != "PASS\n" || r.stderr != "" {
					t.Fatalf("seed %d, round %d, after %d failures: ended with %d: %s%s", seed, round, p.Count(rule.Action), r.code, r.stdout, r.stderr)
				}
			}
			if n := p.Connections(); n < 4 { // several failures may hit one
				t.Errorf("only %d connections: the session did not outlive any", n)
			}
			t.Logf("seed %d: %d failures, %d connections", seed, p.Count(rule.Action), p.Connections())
		})
	}
}

// TestAgentDies: its programs get an error at once, and the server's workers end.
func TestAgentDies(t *testing.T) {
	o := newOffice(t)
	s := o.serve("tls://127.0.0.1:0", "--resume", "1s")
	env, agent := o.agent(s.address, o.certificate("alice", "ml")...)
	p := start(t, env, program(t, "loop"))
	_ = agent.cmd.Process.Kill()
	p.endsWithin(t, 10*time.Second)
	if !strings.Contains(p.stderr.String(), "lost the server") {
		t.Errorf("stderr: %s", p.stderr)
	}
	within(t, 10*time.Second, "the session ended", func() bool { return slices.Contains(o.events(), "ended ml/alice") })
	q := run(t, time.Minute, env, example("reduce"))
	oneLine(t, q, "cannot reach the server")
}
