// Package e2e tests Ferry as its users have it: programs, the ferry command and
// the shim, in processes of their own. It builds none of these: make does.
package e2e

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
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

	"ferry/test/clean"
	"ferry/test/limit"
)

var (
	root     string // of the repository
	ferry    string // the command
	library  string // the folder that holds libcuda.so.1
	programs string // where this run compiles testdata/*.c to

	skippedMu sync.Mutex
	skipped   []string
)

func TestMain(m *testing.M) { os.Exit(testMain(m)) }

func testMain(m *testing.M) int {
	clean.Process()
	root, _ = filepath.Abs("../..")
	ferry = filepath.Join(root, "bin", "ferry")
	library = filepath.Join(root, "shim", "lib")
	for _, f := range []string{ferry, filepath.Join(library, "libcuda.so.1"), filepath.Join(root, "bin", "examples", "vectoradd")} {
		if _, err := os.Stat(f); err != nil {
			fmt.Fprintf(os.Stderr, "e2e: %v\ne2e: these tests need what make builds: run make first\n", err)
			return 1
		}
	}
	var err error
	if programs, err = os.MkdirTemp("", "ferry-e2e-"); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	defer os.RemoveAll(programs)
	code := m.Run()
	for _, s := range skipped { // -v or not: what was not tested is said
		fmt.Fprintln(os.Stderr, "e2e: NOT TESTED:", s)
	}
	return code
}

// skip ends a test that cannot be made here, and has the end of the run say so.
func skip(t *testing.T, format string, args ...any) {
	t.Helper()
	why := fmt.Sprintf(format, args...)
	skippedMu.Lock()
	skipped = append(skipped, t.Name()+": "+why)
	skippedMu.Unlock()
	t.Skip(why)
}

// A result is how a program ended.
type result struct {
	stdout, stderr string
	code           int // 128+n for signal n
	took           time.Duration
}

// run runs a command that usually ends within a time; the limit, which finds hangs, is much
// longer. The program's own process group is killed when it does not end.
func run(t *testing.T, usual time.Duration, env []string, name string, args ...string) result {
	t.Helper()
	var stdout, stderr bytes.Buffer
	most := limit.For(usual)
	ctx, cancel := context.WithTimeout(context.Background(), most)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = environment(env...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = limit.Step()
	start := time.Now()
	err := cmd.Run()
	r := result{stdout.String(), stderr.String(), exitCode(cmd.ProcessState), time.Since(start)}
	if ctx.Err() != nil {
		t.Fatalf("%s %q did not end within %v\nstdout: %s\nstderr: %s", name, args, most, r.stdout, r.stderr)
	}
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s: %v", name, err)
	}
	return r
}

func exitCode(s *os.ProcessState) int {
	if s == nil {
		return -1
	}
	if ws, ok := s.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return 128 + int(ws.Signal())
	}
	return s.ExitCode()
}

// environment is ours, which is clean, without the variables of tests.
func environment(more ...string) []string {
	env := slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "FERRY_") })
	env = append(env, "FERRY_PROFILE=0") // one run must not depend on another
	return append(env, more...)
}

// ok demands exit code 0 and the given output.
func (r result) ok(t *testing.T, want string) {
	t.Helper()
	if r.code != 0 || r.stdout != want {
		t.Errorf("ended with %d\n%s\nstderr: %s", r.code, diff(r.stdout, want), r.stderr)
	}
}

// diff shows the first line in which two texts differ.
func diff(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		a, b := "(nothing)", "(nothing)"
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			return fmt.Sprintf("line %d\n got: %s\nwant: %s", i+1, a, b)
		}
	}
	return "the output is as expected"
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// shimObjects returns the objects that make up libcuda.so.1, for programs that
// look inside the shim. Objects of sources that are gone are left out.
func shimObjects(t *testing.T) []string {
	t.Helper()
	var objects []string
	for _, part := range []string{"core/*", "cuda"} {
		list, err := filepath.Glob(filepath.Join(root, "shim", part, "*.c"))
		if err != nil {
			t.Fatal(err)
		}
		for _, source := range list {
			name, _ := strings.CutPrefix(source, root)
			objects = append(objects, filepath.Join(root, "build", strings.TrimSuffix(name, ".c")+".o"))
		}
	}
	if len(objects) < 10 {
		t.Fatalf("%d sources of the shim under %s", len(objects), filepath.Join(root, "shim"))
	}
	return objects
}

var compiled sync.Map // source name -> func() (path, error)

// program compiles testdata/name.c, once per run, and returns its path. What is
// in extra goes to the compiler behind the source.
func program(t *testing.T, name string, extra ...string) string {
	t.Helper()
	build, _ := compiled.LoadOrStore(name, sync.OnceValues(func() (string, error) {
		out := filepath.Join(programs, name)
		args := []string{
			"-std=c11", "-D_GNU_SOURCE", "-O2", "-g", "-Wall", "-Wextra", "-Werror", "-I" + filepath.Join(root, "examples", "driver"),
			"-I" + filepath.Join(root, "shim"), "-o", out, filepath.Join("testdata", name+".c"),
		}
		args = append(append(args, extra...), "-ldl", "-lpthread")
		if msg, err := exec.Command("cc", args...).CombinedOutput(); err != nil {
			return "", fmt.Errorf("cc %s: %v\n%s", name, err, msg)
		}
		return out, nil
	}))
	path, err := build.(func() (string, error))()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// A server is a ferry serve of its own.
type server struct {
	t       *testing.T
	cmd     *exec.Cmd
	address string // the first it listens on
	log     *bytes.Buffer
	done    chan struct{}
}

// serve starts a server on the software GPU, at a socket unless args say
// otherwise. It ends with the test.
func serve(t *testing.T, args ...string) *server {
	t.Helper()
	return serveWith(t, nil, args...)
}

// serveWith starts it through another command, such as ip netns exec.
func serveWith(t *testing.T, through []string, args ...string) *server {
	t.Helper()
	return serveBy(t, append(slices.Clone(through), ferry), args...)
}

// serveBy starts it by a command that ends with a ferry.
func serveBy(t *testing.T, command []string, args ...string) *server {
	t.Helper()
	if !slices.Contains(args, "--listen") {
		dir, err := os.MkdirTemp("", "ferry-e2e-") // a socket's path must be short
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.RemoveAll(dir) })
		args = append(args, "--listen", "unix://"+filepath.Join(dir, "s"))
	}
	if !slices.Contains(args, "--admin") && !slices.ContainsFunc(args, func(a string) bool { return strings.HasPrefix(a, "unix://") }) {
		args = append(args, "--admin", "off") // the default is the same for all of them
	}
	if !slices.Contains(args, "--cache-dir") {
		args = append(args, "--cache-dir", passable(t))
	}
	if !slices.Contains(args, "--warm-workers") {
		args = append(args, "--warm-workers", "0") // processes are counted everywhere; TestWarmWorkers and TestSecondStart are about them
	}
	all := append(slices.Clone(command), "serve", "--device", "soft", "--log-level", "warn")
	all = append(all, args...)
	s := &server{t: t, cmd: exec.Command(all[0], all[1:]...), log: &bytes.Buffer{}, done: make(chan struct{})}
	s.cmd.Env = environment()
	s.cmd.Stderr = s.log
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := make(chan string, 8)
	go func() {
		for sc := bufio.NewScanner(out); sc.Scan(); {
			lines <- sc.Text()
		}
		_ = s.cmd.Wait()
		close(s.done)
	}()
	t.Cleanup(func() {
		_ = s.cmd.Process.Signal(syscall.SIGTERM)
		select {
		case <-s.done:
		case <-limit.After():
			t.Error("the server does not end after SIGTERM")
			_ = s.cmd.Process.Kill()
			<-s.done
		}
		if t.Failed() {
			t.Logf("the server's log:\n%s", s.log.String())
		}
	})
	select {
	case line := <-lines:
		address, ok := strings.CutPrefix(line, "listening on ")
		if !ok {
			t.Fatalf("the server says %q", line)
		}
		s.address = address
	case <-s.done:
		t.Fatalf("the server ended: %s", s.log.String())
	case <-limit.After():
		t.Fatal("the server does not listen")
	}
	return s
}

// passable is a folder that workers, which may run as another user, can get to.
func passable(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "ferry-e2e-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o711); err != nil {
		t.Fatal(err)
	}
	return dir
}

// env is what a program needs to reach the server without ferry run.
func (s *server) env(more ...string) []string {
	return append([]string{"FERRY_SERVER=" + s.address, "LD_LIBRARY_PATH=" + library}, more...)
}

// workers are the process ids of the server's workers that have a client.
func (s *server) workers() []int {
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	var pids []int
	for _, d := range dirs {
		pid, err := strconv.Atoi(filepath.Base(d))
		if err != nil {
			continue
		}
		if parent, alive := process(pid); alive && parent == s.cmd.Process.Pid && !isWarmWorker(pid, parent) && !readsHealth(pid) {
			pids = append(pids, pid)
		}
	}
	return pids
}

// readsHealth reports whether a child of the server is the process that reads its GPUs' temperatures.
func readsHealth(pid int) bool {
	line, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
	return bytes.HasPrefix(line, []byte("ferry\x00health\x00"))
}

// isWarmWorker reports whether a child of the server is a worker that waits for its client: its command line says so
// and it has not been renamed for a client yet; or it is just being started and still has its parent's image.
func isWarmWorker(pid, parent int) bool {
	read := func(pid int, file string) string {
		b, _ := os.ReadFile(fmt.Sprintf("/proc/%d/%s", pid, file))
		return strings.TrimSpace(string(b))
	}
	line := read(pid, "cmdline")
	return line == read(parent, "cmdline") || (strings.Contains(line, "\x00--spare") || strings.Contains(line, "\x00--warm")) && read(pid, "comm") != "ferry-worker"
}

// warmWorkers returns the pids of the server's workers that wait for a client.
func (s *server) warmWorkers() (pids []int) {
	files, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", s.cmd.Process.Pid))
	for _, f := range files {
		text, _ := os.ReadFile(f)
		for _, word := range strings.Fields(string(text)) {
			if pid, _ := strconv.Atoi(word); isWarmWorker(pid, s.cmd.Process.Pid) {
				pids = append(pids, pid)
			}
		}
	}
	return pids
}

// process says whose child a process is, and whether it lives; one that has ended
// and that nobody has waited for does not.
func process(pid int) (parent int, alive bool) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, false
	}
	var state byte
	rest := string(b[bytes.LastIndexByte(b, ')')+1:]) // the name may hold anything
	_, err = fmt.Sscanf(rest, " %c %d", &state, &parent)
	return parent, err == nil && state != 'Z' && state != 'X'
}

// A running is a program that has said "ready".
type running struct {
	cmd    *exec.Cmd
	stderr *bytes.Buffer
	stdout []string // without "ready"; complete once ended is closed
	ended  chan struct{}
}

// start starts a program and waits until it prints the line "ready".
func start(t *testing.T, env []string, name string, args ...string) *running {
	t.Helper()
	return begin(t, env, "ready", name, args...)
}

// begin starts a program and waits until it prints a line.
func begin(t *testing.T, env []string, line string, name string, args ...string) *running {
	t.Helper()
	p := &running{cmd: exec.Command(name, args...), stderr: &bytes.Buffer{}, ended: make(chan struct{})}
	p.cmd.Env = environment(env...)
	p.cmd.Stderr = p.stderr
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ready := make(chan struct{})
	go func() {
		for sc := bufio.NewScanner(out); sc.Scan(); {
			if sc.Text() == line {
				close(ready)
				continue
			}
			p.stdout = append(p.stdout, sc.Text())
		}
		_ = p.cmd.Wait()
		close(p.ended)
	}()
	t.Cleanup(func() {
		_ = p.cmd.Process.Kill()
		<-p.ended
	})
	select {
	case <-ready:
	case <-p.ended:
		t.Fatalf("%s ended: %q %s", name, p.stdout, p.stderr)
	case <-limit.After():
		t.Fatalf("%s does not get ready: %s", name, p.stderr)
	}
	return p
}

// within waits for a condition that usually comes true within a time; the limit, which finds hangs,
// is much longer.
func within(t *testing.T, usual time.Duration, what string, cond func() bool) {
	t.Helper()
	most := limit.For(usual)
	for deadline := time.Now().Add(most); !cond(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("not within %v: %s", most, what)
		}
	}
}

// endsWithin waits for the program's end, as within does.
func (p *running) endsWithin(t *testing.T, usual time.Duration) {
	t.Helper()
	most := limit.For(usual)
	select {
	case <-p.ended:
	case <-time.After(most):
		t.Fatalf("%s did not end within %v", p.cmd.Path, most)
	}
}

// watched is for a server whose workers the test looks into: confined ones are
// hidden from all but root.
func watched(args ...string) []string {
	if os.Geteuid() != 0 {
		args = append(args, "--confine", "off")
	}
	return args
}

// cache is a folder that outlives the run.
func cache(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(clean.Cache(), "e2e")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}
