package faults

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/transport/faulty"
)

// keep is how long both ends keep a session whose connection is lost.
const keep = 6 * time.Second

// A site is a server, and what is between it and programs: nothing (unix, with
// rings, and socket, without), a wire that fails on demand (tcp), that and an
// agent (tls), or the agent inside of ferry run (run). It lives for many runs;
// what is killed is started again at the same address.
type site struct {
	t     *testing.T
	name  string
	dir   string
	flags []string // of the server
	creds []string // of the client, for TLS
	token string   // its file, for TCP
	steps int      // of the program

	daemon, agent *process
	address       string // of the server, the same after a restart
	wire          *faulty.Proxy
	reference     string        // what the program prints
	bytes         [3]int64      // by direction, where there is a wire: what it sends and gets
	took          time.Duration // an undisturbed run

	files       []string    // in dir when nobody is there
	late        []string    // folders of workers that died with their server: the next one gives them half a minute
	descriptors map[int]int // of each process of the site, then
	memory      map[int]int // KiB, at the first look
}

// open are the sites there are now: their servers, TLS proxies and agents stay.
var open []*site

func newSite(t *testing.T, name string, more ...string) *site {
	t.Helper()
	return newSiteWith(t, name, "", steps, more...)
}

// newSiteWith is newSite, with a token that the server knows already, "" for one of its own, and another number of steps.
func newSiteWith(t *testing.T, name, token string, steps int, more ...string) *site {
	t.Helper()
	dir, err := os.MkdirTemp("", "ferry-faults-") // a socket's path must be short
	if err != nil {
		t.Fatal(err)
	}
	s := &site{t: t, name: name, dir: dir, token: token, steps: steps, memory: map[int]int{}}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	open = append(open, s)
	t.Cleanup(s.close)
	if err := os.Chmod(dir, 0o711); err != nil { // workers may be another user
		t.Fatal(err)
	}
	if err := os.Mkdir(s.path("tmp"), 0o711); err != nil {
		t.Fatal(err)
	}
	s.flags = append([]string{"serve", "--device", "soft", "--soft-memory", "1GiB", "--log-level", "info", "--admin", s.path("admin"), "--cache-dir", s.path("cache"), "--resume", keep.String(), "--warm-workers", "0"}, more...)
	scheme := "tcp"
	switch name {
	case "unix", "socket":
		scheme, s.address = "", "unix://"+s.path("s")
	case "tls", "run":
		scheme = "tls"
	}
	if scheme != "" {
		s.address = scheme + "://127.0.0.1:0"
		s.credentials(scheme)
	}
	s.serve()
	if scheme != "" {
		if s.wire, err = faulty.Start(strings.TrimPrefix(s.address, scheme+"://"), 1); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.wire.Close)
	}
	if name == "tls" {
		s.startAgent()
	}
	s.learn()
	return s
}

func (s *site) path(name string) string { return filepath.Join(s.dir, name) }

func (s *site) ferry(args ...string) {
	s.t.Helper()
	p := start(s.t, environment(s.dir), ferry, args...)
	if <-p.ended; p.code() != 0 {
		s.t.Fatalf("ferry %q: %s", args, p.said())
	}
}

// credentials are a token for tcp, certificates for tls.
func (s *site) credentials(scheme string) {
	if scheme == "tcp" {
		if s.token == "" {
			s.token = s.path("token")
			s.ferry("token", "create", "--out", s.token)
			s.flags = append(s.flags, "--token-file", s.token)
		}
		return
	}
	s.ferry("ca", "init", s.path("ca"))
	s.ferry("ca", "issue", "--dir", s.path("ca"), "gpu1", "--server", "localhost,127.0.0.1")
	s.ferry("ca", "issue", "--dir", s.path("ca"), "alice", "--tenant", "ml")
	issued := s.path("ca/issued/")
	s.flags = append(s.flags, "--tls-cert", issued+"/gpu1.crt", "--tls-key", issued+"/gpu1.key", "--tls-ca", s.path("ca/ca.crt"))
	s.creds = []string{"--ca", s.path("ca/ca.crt"), "--cert", issued + "/alice.crt", "--key", issued + "/alice.key"}
}

// serve starts the server, where the last one was if there was one.
func (s *site) serve() {
	s.t.Helper()
	s.daemon = start(s.t, environment(s.dir), ferry, append(slices.Clone(s.flags), "--listen", s.address)...)
	line, _ := s.daemon.line(0)
	address, ok := strings.CutPrefix(line, "listening on ")
	if s.address = address; !ok {
		s.t.Fatalf("the server says %q: %s", line, s.daemon.said())
	}
}

func (s *site) startAgent() {
	s.t.Helper()
	args := append([]string{"agent", "--listen", "unix://" + s.path("agent"), "--server", "tls://" + s.wire.Addr(), "--resume", keep.String()}, s.creds...)
	s.agent = start(s.t, environment(s.dir), ferry, args...)
	if line, _ := s.agent.line(0); !strings.HasPrefix(line, "listening on ") {
		s.t.Fatalf("the agent says %q: %s", line, s.agent.said())
	}
}

// program starts the program.
func (s *site) program(resume time.Duration, steps int) *process {
	s.t.Helper()
	env := []string{"LD_LIBRARY_PATH=" + library, "FERRY_RESUME=" + resume.String(), "FERRY_PEER_TIMEOUT=1s"}
	arg := strconv.Itoa(steps)
	switch s.name {
	case "unix":
		env = append(env, "FERRY_SERVER="+s.address)
	case "socket":
		env = append(env, "FERRY_SERVER="+s.address, "FERRY_RINGS=0")
	case "tcp":
		env = append(env, "FERRY_SERVER=tcp://"+s.wire.Addr(), "FERRY_TOKEN_FILE="+s.token)
	case "tls":
		env = append(env, "FERRY_SERVER=unix://"+s.path("agent"))
	case "run":
		args := append([]string{"run", "--server", "tls://" + s.wire.Addr()}, s.creds...)
		return start(s.t, environment(s.dir, env[1:]...), ferry, append(args, "--", train, arg)...)
	}
	return start(s.t, environment(s.dir, env...), train, arg)
}

// Steps of a run, and of one that only shows that somebody is there.
const (
	steps = 40
	few   = 2
)

// lessons is how often a site is tried undisturbed.
func lessons() int {
	if long {
		return 2
	}
	return 1
}

// learn lets the program run undisturbed and looks at what is there when nobody is.
func (s *site) learn() {
	s.t.Helper()
	for range lessons() {
		if s.wire != nil {
			if err := s.wire.Set(1); err != nil {
				s.t.Fatal(err)
			}
		}
		from := time.Now()
		p := s.program(keep, s.steps)
		<-p.ended
		s.took = time.Since(from)
		if p.code() != 0 || p.said() != "" || s.reference != "" && p.output() != s.reference {
			s.t.Fatalf("%s: an undisturbed run ended with %d: %s\n%s\nthe server: %s", s.name, p.code(), p.output(), p.said(), s.daemon.said())
		}
		s.reference = p.output()
		if s.wire != nil {
			for _, d := range directions { // rounded, or a seed would not mean the same another time
				s.bytes[d] = s.wire.Passed(d) &^ (1<<14 - 1)
			}
		}
	}
	s.look()
	s.files = s.list()
}

// look notes what the site's processes hold when nobody is there.
func (s *site) look() {
	s.t.Helper()
	if !soon(keep+30*time.Second, func() bool { return len(orphans(staying())) == 0 }) {
		s.t.Fatalf("%s: still there: %v", s.name, orphans(staying()))
	}
	s.descriptors = map[int]int{}
	for pid := range s.own() {
		n, kib := holds(pid)
		s.descriptors[pid] = n
		if s.memory[pid] == 0 {
			s.memory[pid] = kib
		}
	}
}

// staying are the processes of all sites that stay.
func staying() map[int]bool {
	all := map[int]bool{}
	for _, s := range open {
		for pid := range s.own() {
			all[pid] = true
		}
	}
	return all
}

// isTLSProxy reports whether a command line is that of a server's TLS proxy, by its present or its former name.
func isTLSProxy(command string) bool {
	return strings.Contains(command, "tlsproxy")
}

// readsHealth reports whether a command line is that of the process that reads the health of a server's GPUs.
func readsHealth(command string) bool { return strings.HasPrefix(command, "ferry health ") }

// own returns the processes of one site.
func (s *site) own() map[int]bool {
	own := map[int]bool{}
	for _, p := range []*process{s.daemon, s.agent} {
		if p != nil && p.alive() {
			own[p.pid()] = true
		}
	}
	for _, r := range family() {
		if s.daemon != nil && r.parent == s.daemon.pid() && (isTLSProxy(r.command) || readsHealth(r.command)) {
			own[r.pid] = true
		}
	}
	return own
}

// list are the files below dir, without the caches' content.
func (s *site) list() (files []string) {
	_ = filepath.WalkDir(s.dir, func(path string, d os.DirEntry, err error) error {
		if path == s.path("cache") || path == s.path("xdg") {
			return filepath.SkipDir
		}
		files = append(files, path)
		return nil
	})
	shared, _ := filepath.Glob("/dev/shm/*[Ff]erry*")
	return append(files, shared...)
}

// metric asks the server's API for a number, summed over its labels.
func (s *site) metric(name string) (sum float64, err error) {
	c := http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{
		DisableKeepAlives: true,
		DialContext:       func(context.Context, string, string) (net.Conn, error) { return net.Dial("unix", s.path("admin")) },
	}}
	r, err := c.Get("http://ferry/metrics")
	if err != nil {
		return 0, err
	}
	defer func() { _ = r.Body.Close() }()
	text, err := io.ReadAll(r.Body)
	for line := range strings.Lines(string(text)) {
		if f := strings.Fields(line); len(f) > 1 && (f[0] == name || strings.HasPrefix(f[0], name+"{")) {
			n, _ := strconv.ParseFloat(f[len(f)-1], 64)
			sum += n
		}
	}
	return sum, err
}

// clean demands that nothing is left of a run, and that the next program is
// served. What was killed is started again.
func (s *site) clean() error {
	s.t.Helper()
	fresh := !s.daemon.alive() || s.agent != nil && !s.agent.alive()
	if !s.daemon.alive() {
		s.serve()
	}
	s.late = append(s.late, s.folders()...)
	if s.agent != nil && !s.agent.alive() {
		s.startAgent()
	}
	if s.wire != nil {
		_ = s.wire.Set(1)
	}
	from := time.Now()
	p := s.program(keep, few)
	select {
	case <-p.ended:
	case <-limit.After():
		_ = p.cmd.Process.Kill()
		return fmt.Errorf("the next program hangs")
	}
	want := strings.Join(strings.Split(s.reference, "\n")[:few+1], "\n") + "\nend"
	if p.code() != 0 || p.said() != "" || p.output() != want {
		return fmt.Errorf("the next program ended with %d after %v: %s\n%s", p.code(), time.Since(from), p.output(), p.said())
	}
	if !soon(keep+30*time.Second, func() bool { return len(orphans(staying())) == 0 }) {
		return fmt.Errorf("processes are left: %v", orphans(staying()))
	}
	for _, name := range []string{"ferry_clients", "ferry_device_held_bytes", "ferry_clients_queued"} {
		var n float64
		var err error
		if !soon(20*time.Second, func() bool { n, err = s.metric(name); return err == nil && n == 0 }) {
			return fmt.Errorf("%s is %v (%v)", name, n, err)
		}
	}
	if fresh {
		s.look()
	}
	return s.flat()
}

// flat demands that the processes that stay hold no more than before, and that no
// files are left.
func (s *site) flat() error {
	var left []string
	if !soon(20*time.Second, func() bool {
		left = slices.DeleteFunc(s.list(), func(f string) bool { return slices.Contains(s.files, f) || slices.Contains(s.late, f) })
		return len(left) == 0
	}) {
		return fmt.Errorf("files are left: %q", left)
	}
	const slack = 2 // what is opened when it is first needed, and stays
	for pid := range s.own() {
		before, ok := s.descriptors[pid]
		n, kib := holds(pid)
		if !ok { // a TLS proxy that replaced one that was killed
			s.descriptors[pid], s.memory[pid] = n, kib
			continue
		}
		if !soon(20*time.Second, func() bool { n, kib = holds(pid); return n <= before+slack }) {
			return fmt.Errorf("process %d has %d descriptors, %d before: %s", pid, n, before, descriptors(pid))
		}
		if kib > s.memory[pid]+192<<10 { // Go gives memory back late; a MiB for each run would be too much
			return fmt.Errorf("process %d has %d KiB, %d at first", pid, kib, s.memory[pid])
		}
	}
	return nil
}

func descriptors(pid int) string {
	var list []string
	links, _ := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", pid))
	for _, l := range links {
		to, _ := os.Readlink(l)
		list = append(list, filepath.Base(l)+"="+to)
	}
	return strings.Join(list, " ")
}

// folders are those of workers.
func (s *site) folders() []string {
	list, _ := filepath.Glob(s.path("tmp/ferry-worker-*"))
	return list
}

// close ends the site; with it everything must go.
func (s *site) close() {
	// A short run does not wait for the server to sweep.
	if long && len(s.late) > 0 && !soon(time.Minute, func() bool { return len(s.folders()) == 0 }) {
		s.t.Errorf("%s: folders are left: %q", s.name, s.folders())
	}
	for _, p := range []*process{s.agent, s.daemon} {
		if p != nil && p.alive() {
			p.stop(s.t)
		}
	}
	open = slices.DeleteFunc(open, func(o *site) bool { return o == s })
	if !soon(20*time.Second, func() bool { return len(orphans(staying())) == 0 }) {
		s.t.Errorf("%s: left when all has ended: %v", s.name, orphans(staying()))
	}
}
