package e2e

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
)

// setting is a number from the environment: make stress asks for the long runs.
func setting(t *testing.T, name string, short int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return short
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s=%s: %v", name, text, err)
	}
	return n
}

func stressProgram(name string) string { return filepath.Join(root, "bin", "stress", name) }

// resources are what a process holds, seen from outside.
type resources struct {
	rss                  int // KiB
	descriptors, threads int
	cpu                  time.Duration
}

func resourcesOf(t *testing.T, pid int) (r resources) {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(status)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "VmRSS:" {
			r.rss, _ = strconv.Atoi(f[1])
		}
	}
	count := func(folder string) int {
		list, _ := os.ReadDir(fmt.Sprintf("/proc/%d/%s", pid, folder))
		return len(list)
	}
	r.descriptors, r.threads = count("fd"), count("task")
	stat := read(t, fmt.Sprintf("/proc/%d/stat", pid))
	fields := strings.Fields(stat[strings.LastIndexByte(stat, ')')+1:])
	for _, f := range fields[11:13] { // user and system time, in ticks of 10 ms
		n, _ := strconv.Atoi(f)
		r.cpu += time.Duration(n) * 10 * time.Millisecond
	}
	return r
}

// inventories are what the workers of a server that has ended said they held,
// by session.
func (s *server) inventories(t *testing.T) map[int]map[string]int {
	t.Helper()
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	<-s.done
	all := map[int]map[string]int{}
	pair := regexp.MustCompile(`(\w+)=(\d+)`)
	for line := range strings.Lines(s.log.String()) {
		if !strings.Contains(line, `msg="worker: inventory"`) {
			continue
		}
		m := map[string]int{}
		for _, p := range pair.FindAllStringSubmatch(line, -1) {
			m[p[1]], _ = strconv.Atoi(p[2])
		}
		all[m["session"]] = m
	}
	return all
}

// A paused program says where it is and goes on when it is told to.
type paused struct {
	t     *testing.T
	cmd   *exec.Cmd
	in    io.WriteCloser
	lines *bufio.Scanner
	said  []string
}

func startPaused(t *testing.T, env []string, name string, args ...string) *paused {
	t.Helper()
	p := &paused{t: t, cmd: exec.Command(name, args...)}
	p.cmd.Env = environment(env...)
	p.cmd.Stderr = os.Stderr
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.cmd.Process.Kill(); _ = p.cmd.Wait() })
	p.lines = bufio.NewScanner(out)
	return p
}

// until reads to a line that begins so.
func (p *paused) until(word string) string {
	p.t.Helper()
	for p.lines.Scan() {
		if strings.HasPrefix(p.lines.Text(), word) {
			return p.lines.Text()
		}
		p.said = append(p.said, p.lines.Text())
	}
	p.t.Fatalf("the program ended before it said %q:\n%s", word, strings.Join(p.said, "\n"))
	return ""
}

func (p *paused) proceed() { _, _ = io.WriteString(p.in, "\n") }

// TestStress: many threads make everything at once; nothing fails, contents are
// right, and neither the program nor its worker holds more at the end than
// before. FERRY_TEST_STRESS is how many seconds in shared memory; over a socket
// and over TCP, where host functions and copies take other ways, it is a third.
func TestStress(t *testing.T) {
	length := setting(t, "FERRY_TEST_STRESS", 6)
	t.Run("shared memory", func(t *testing.T) { stress(t, length, nil) })
	t.Run("socket", func(t *testing.T) { stress(t, (length+2)/3, []string{"FERRY_RINGS=0"}) })
	t.Run("tcp", func(t *testing.T) { stress(t, (length+2)/3, nil, "--listen", "tcp://127.0.0.1:0", "--insecure") })
}

func stress(t *testing.T, length int, env []string, listen ...string) {
	s := serve(t, watched(append(listen, "--log-level", "debug")...)...)
	p := startPaused(t, s.env(env...), stressProgram("stress"), "--seconds", strconv.Itoa(length), "--pause", "1")
	limit.Test(t, 2*time.Duration(length)*time.Second)
	hung := time.AfterFunc(limit.For(2*time.Duration(length)*time.Second), func() { _ = p.cmd.Process.Signal(syscall.SIGQUIT) })
	defer hung.Stop()
	p.until("ready")
	workers := s.workers()
	if len(workers) != 1 {
		t.Fatalf("%d workers for one program", len(workers))
	}
	before := resourcesOf(t, workers[0])
	p.proceed()
	p.until("done")
	after := resourcesOf(t, workers[0])
	p.proceed()
	p.until("PASS")
	t.Logf("%s\nthe worker before: %+v\nand after: %+v", strings.Join(p.said, "\n"), before, after)
	if err := p.cmd.Wait(); err != nil {
		t.Error(err)
	}
	const margin = 96 << 10 // KiB: what Go's heap may grow to before it is collected
	// The descriptor of the staging area, which a program gets when it has copied much, is kept for a move.
	if after.rss > before.rss+margin || after.descriptors > before.descriptors+1 || after.threads > before.threads+8 {
		t.Errorf("the worker holds more: before %+v, after %+v", before, after)
	}
	within(t, 10*time.Second, "the worker ends", func() bool { return len(s.workers()) == 0 })
	all := s.inventories(t)
	if len(all) != 1 {
		t.Errorf("%d inventories", len(all))
	}
	for _, got := range all {
		if got["allocations"] != 0 || got["dying"] != 0 || got["units"] != 0 || got["handles"] > 1 {
			t.Errorf("at its end the worker holds %v", got)
		}
	}
}

// TestGrowth makes and ends every kind of object again and again: after twice as
// many rounds the worker must hold no more. What the program holds, it looks at
// itself. FERRY_TEST_GROWTH is how many rounds.
func TestGrowth(t *testing.T) {
	prog := stressProgram("growth")
	s := serve(t, "--log-level", "debug", "--soft-devices", "2")
	list := run(t, 10*time.Second, []string{"LD_LIBRARY_PATH=" + library}, prog, "--list")
	kinds := strings.Fields(list.stdout)
	if len(kinds) < 30 {
		t.Fatalf("only %d kinds: %s", len(kinds), list.stderr)
	}
	rounds := setting(t, "FERRY_TEST_GROWTH", 150)
	session, of := 0, map[string][2]int{} // the sessions of a kind, few rounds and many
	for _, kind := range kinds {
		var at [2]int
		for i, n := range []int{min(rounds, 600), max(rounds, 2*min(rounds, 600))} {
			r := run(t, 10*time.Minute, s.env(), prog, "--kind", kind, "--iterations", strconv.Itoa(n))
			session++
			at[i] = session
			if r.code == 77 {
				t.Logf("%s: %s", kind, strings.TrimSpace(r.stdout))
				break
			}
			if r.code != 0 {
				t.Errorf("%s: ended with %d: %s%s", kind, r.code, r.stdout, r.stderr)
			}
		}
		of[kind] = at
		within(t, 10*time.Second, "the worker ends", func() bool { return len(s.workers()) == 0 })
	}
	all := s.inventories(t)
	for _, kind := range kinds {
		few, many := all[of[kind][0]], all[of[kind][1]]
		if of[kind][1] == 0 {
			continue
		}
		if few == nil || many == nil {
			t.Errorf("%s: no inventory of sessions %v", kind, of[kind])
			continue
		}
		for what, margin := range map[string]int{"handles": 0, "allocations": 0, "dying": 0, "units": 0, "descriptors": 0, "goroutines": 3, "threads": 10, "heap": 96 << 10} {
			if what == "heap" && kind == "node" {
				// A graph that lives keeps how all of its nodes came and went, some 500 bytes each, 128 MiB at most (worker/graph).
				margin += 1 << 10 * rounds
			}
			if many[what] > few[what]+margin {
				t.Errorf("%s: %s grow from %d to %d", kind, what, few[what], many[what])
			}
		}
	}
}

// TestDeaths kills many clients in the middle of their work: of none anything is
// left. FERRY_TEST_DEATHS is how many.
func TestDeaths(t *testing.T) {
	deaths, temporary := setting(t, "FERRY_TEST_DEATHS", 50), t.TempDir()
	t.Setenv("TMPDIR", temporary) // the server's
	s := serve(t)
	die := func(i int) {
		cmd := exec.Command(stressProgram("stress"), "--threads", "6", "--seconds", "60", "--seed", strconv.Itoa(i))
		cmd.Env = environment(s.env()...)
		if err := cmd.Start(); err != nil {
			t.Error(err)
			return
		}
		time.Sleep(time.Duration(i*i*37%500) * time.Millisecond) // from the handshake to the middle of everything
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}
	round := func(from, n int) {
		turn := make(chan int)
		ended := make(chan struct{})
		for range 4 {
			go func() {
				for i := range turn {
					die(i)
				}
				ended <- struct{}{}
			}()
		}
		for i := range n {
			turn <- from + i
		}
		close(turn)
		for range 4 {
			<-ended
		}
		within(t, 20*time.Second, "all workers end", func() bool { return len(s.workers()) == 0 })
	}
	round(0, 10) // what the daemon keeps for the next one is there now
	before := resourcesOf(t, s.cmd.Process.Pid)
	round(10, deaths)
	var after resources
	limit.Holds(func() bool { // the daemon hears of a worker's end a moment after it
		after = resourcesOf(t, s.cmd.Process.Pid)
		return after.descriptors <= before.descriptors
	})
	if after.rss > before.rss+16<<10 || after.descriptors > before.descriptors || after.threads > before.threads+6 {
		t.Errorf("the server holds more: before %+v, after %+v", before, after)
	}
	if left, _ := filepath.Glob(filepath.Join(temporary, "*")); len(slices.DeleteFunc(left, func(f string) bool { return strings.Contains(f, "ferry-e2e-") })) > 0 {
		t.Errorf("files are left: %v", left)
	}
	t.Logf("%d clients killed; the server before: %+v, after: %+v", deaths, before, after)
	if r := run(t, time.Minute, s.env(), stressProgram("stress"), "--seconds", "1", "--threads", "4"); r.code != 0 {
		t.Errorf("the next client ended with %d: %s", r.code, r.stderr)
	}
}

// TestCopiesNobodyWaitsFor: over TCP the server keeps what the client has not
// read. The client reads some before it asks for ever more.
func TestCopiesNobodyWaitsFor(t *testing.T) {
	s := serve(t, "--listen", "tcp://127.0.0.1:0", "--insecure")
	p := startPaused(t, s.env(), program(t, "deferredcopies"))
	p.until("ready")
	workers := s.workers()
	if len(workers) != 1 {
		t.Fatalf("%d workers", len(workers))
	}
	for last, now := time.Duration(-1), time.Duration(0); last != now; last, now = now, resourcesOf(t, workers[0]).cpu { // until it has done what it was told
		time.Sleep(500 * time.Millisecond)
	}
	peak := 0
	for line := range strings.Lines(read(t, fmt.Sprintf("/proc/%d/status", workers[0]))) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "VmHWM:" {
			peak, _ = strconv.Atoi(f[1])
		}
	}
	p.proceed()
	p.until("PASS")
	if t.Logf("at most %d KiB", peak); peak > 900<<10 {
		t.Errorf("the worker held %d KiB of 1500 MiB", peak)
	}
}
