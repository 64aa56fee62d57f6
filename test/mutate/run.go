package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"ferry/test/limit"
)

// A verdict is what became of a mutation.
type verdict string

const (
	caught      verdict = "caught"
	notCaught   verdict = "NOT CAUGHT"
	skipped     verdict = "skipped"
	notCompiled verdict = "DOES NOT COMPILE"
	notFound    verdict = "NOT FOUND"
	compiled    verdict = "compiles"
)

// A result is a verdict with its reason.
type result struct {
	verdict
	detail string
	took   time.Duration
}

func (r result) text(m *mutation) string {
	s := fmt.Sprintf("%-10s  %-38s %s", r.verdict, m.name, r.detail)
	if r.verdict == notCaught {
		s += fmt.Sprintf("\n         %s (%s): without it, %s", m.file, m.from, m.why)
	}
	return fmt.Sprintf("%s (%v)", s, r.took.Round(time.Second))
}

// A runner runs tests.
type runner struct {
	goTool      string
	verbose     bool
	compileOnly bool
	scratch     string // a folder for mutated files

	mu      sync.Mutex
	skipped map[testRun]string // tests that cannot run here, and why
	folders int                // in scratch
}

// testTimeout is how long the tests of a mutation may take, which take seconds. buildTimeout is for what
// comes before them.
const (
	testTimeout  = 10 * time.Minute
	buildTimeout = 2 * time.Hour
)

// checkBaseline runs all tests without a mutation, those of a package together, and says whether each
// passed or was skipped.
func (r *runner) checkBaseline(list []*mutation, jobs int) bool {
	r.skipped = map[testRun]string{}
	tests := testsOf(list)
	var packages []testRun
	for _, t := range tests {
		i := slices.IndexFunc(packages, func(p testRun) bool { return p.pkg == t.pkg && t.pkg != "shim" })
		if i < 0 {
			packages = append(packages, t)
		} else {
			packages[i].run += "|" + t.run
		}
	}
	fmt.Printf("mutate: %d mutations; first their tests, of %d packages, without a mutation\n", len(list), len(packages))
	ok := true
	each(jobs, packages, func(p testRun) func() {
		began := time.Now()
		out, err := r.run(p, nil)
		return func() {
			if err != nil {
				ok = false
				fmt.Printf("mutate: %s fails without a mutation: %v\n%s\n", p.pkg, err, out)
				return
			}
			fmt.Printf("mutate: %s passes (%v)\n", p.pkg, time.Since(began).Round(time.Second))
			for _, t := range tests {
				if t.pkg == p.pkg && t.pkg != "shim" {
					ok = r.noteSkipped(t, out) && ok
				}
			}
		}
	})
	return ok
}

// noteSkipped finds in the output of a package's tests whether one of t ran, and notes why if all were
// skipped. It returns false if there is no such test.
func (r *runner) noteSkipped(t testRun, out string) bool {
	ran, known := false, false
	for _, name := range strings.Split(t.run, "|") {
		ran = ran || strings.Contains(out, "--- PASS: "+name+" ")
		if _, after, found := strings.Cut(out, "--- SKIP: "+name+" "); found {
			known = true
			_, line, _ := strings.Cut(after, "\n")
			line, _, _ = strings.Cut(line, "\n")
			r.skipped[t] = strings.TrimSpace(line)
		}
	}
	if ran {
		delete(r.skipped, t)
	}
	if !ran && !known {
		fmt.Printf("mutate: %s: no such test ran: correct the list\n", t)
	}
	return ran || known
}

var failed = regexp.MustCompile(`(?m)^--- FAIL: (\S+)`)

// try applies a mutation and runs its tests until one fails.
func (r *runner) try(m *mutation) result {
	began := time.Now()
	text, err := m.mutated()
	if err != nil {
		return result{notFound, err.Error(), 0}
	}
	if r.compileOnly {
		return r.compile(m, text)
	}
	why, ran := "", false
	for _, t := range m.tests {
		if text := r.skipped[t]; text != "" {
			why = text
			continue
		}
		ran = true
		out, err := r.run(t, &change{m.file, text})
		if r.verbose && err != nil {
			fmt.Printf("%s\n", out)
		}
		switch name := failed.FindStringSubmatch(out); {
		case err == nil:
		case errors.Is(err, errBuild):
			return result{notCompiled, m.from + "\n" + out, time.Since(began)}
		case errors.Is(err, errHung):
			return result{caught, t.String() + " did not end", time.Since(began)}
		case name != nil:
			return result{caught, name[1], time.Since(began)}
		default:
			return result{caught, t.String() + " crashed", time.Since(began)}
		}
	}
	if !ran {
		return result{skipped, why, 0}
	}
	return result{notCaught, "", time.Since(began)}
}

// compile compiles the package of a mutation; a file in C is left to its test.
func (r *runner) compile(m *mutation, text string) result {
	began := time.Now()
	if !strings.HasSuffix(m.file, ".go") {
		return result{compiled, "(not tried: C)", 0}
	}
	dir, err := r.folder()
	overlay := ""
	if err == nil {
		overlay, err = writeOverlay(dir, &change{m.file, text})
	}
	if err != nil {
		return result{notCompiled, err.Error(), 0}
	}
	if out, err := runLimited(buildTimeout, "", r.goTool, "build", "-overlay="+overlay, "./"+filepath.Dir(m.file)); err != nil {
		return result{notCompiled, m.from + "\n" + out, time.Since(began)}
	}
	return result{compiled, "", time.Since(began)}
}

// A change is a file with other contents.
type change struct{ file, text string }

var (
	// errHung is for what did not end in time, or took all memory.
	errHung = errors.New("it did not end")
	// errBuild is for tests that could not be built.
	errBuild = errors.New("building")
)

// run runs tests, with a change unless it is nil.
func (r *runner) run(t testRun, c *change) (out string, err error) {
	if t.pkg == "shim" {
		return r.runShim(t.run, c)
	}
	dir, err := r.folder()
	if err != nil {
		return "", err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	program := filepath.Join(dir, "test")
	args := []string{"test", "-c", "-vet=off", "-ldflags=-s -w", "-o", program}
	if c != nil {
		overlay, err := writeOverlay(dir, c)
		if err != nil {
			return "", err
		}
		args = append(args, "-overlay="+overlay)
	}
	if out, err := runLimited(buildTimeout, "", r.goTool, append(args, t.pkg)...); err != nil {
		return out, fmt.Errorf("%w: %w", errBuild, err)
	}
	return runLimited(testTimeout, filepath.FromSlash(t.pkg), program, "-test.v", "-test.failfast", "-test.run=^("+t.run+")$")
}

// folder makes a new folder in scratch.
func (r *runner) folder() (string, error) {
	r.mu.Lock()
	r.folders++
	dir := filepath.Join(r.scratch, fmt.Sprint(r.folders))
	r.mu.Unlock()
	return dir, os.Mkdir(dir, 0o700)
}

// writeOverlay writes a change to a folder as the go command reads it.
func writeOverlay(dir string, c *change) (string, error) {
	real, err := filepath.Abs(filepath.FromSlash(c.file))
	if err != nil {
		return "", err
	}
	mutated, overlay := filepath.Join(dir, filepath.Base(c.file)), filepath.Join(dir, "overlay.json")
	text, err := json.Marshal(map[string]map[string]string{"Replace": {real: mutated}})
	if err != nil {
		return "", err
	}
	return overlay, errors.Join(os.WriteFile(mutated, []byte(c.text), 0o600), os.WriteFile(overlay, text, 0o600))
}

// runShim builds a test of shim/test under the address sanitizer and runs it. C has no overlay: a
// change is made in a copy of shim/ beside links to everything else, with the objects that the run
// without a mutation left.
func (r *runner) runShim(name string, c *change) (string, error) {
	target, root := "build/asan/test/"+name, "."
	if c != nil {
		var err error
		if root, err = r.folder(); err != nil {
			return "", err
		}
		if out, err := runLimited(buildTimeout, "", "sh", "-c", copyTree, "sh", root); err != nil {
			return out, err
		}
		if err := os.WriteFile(filepath.Join(root, filepath.FromSlash(c.file)), []byte(c.text), 0o600); err != nil {
			return "", err
		}
	}
	out, err := runLimited(buildTimeout, root, "make", "--no-print-directory", target)
	if err != nil {
		return out, fmt.Errorf("%w: %w", errBuild, err)
	}
	more, err := runLimited(testTimeout, root, "./"+target)
	return out + more, err
}

// copyTree makes a tree in $1 in which shim/ and the objects of its tests are copies, as old as they are here.
const copyTree = `set -e
for f in *; do case $f in shim|build) ;; *) ln -s "$PWD/$f" "$1/$f";; esac; done
mkdir -p "$1/build/asan"
cp -a shim "$1/shim"
cp -a build/asan/shim "$1/build/asan/shim"`

// runLimited runs a command and ends it, with all its children, if it takes too long or too much memory.
func runLimited(most time.Duration, dir, name string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit.Scale(most))
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 10 * time.Second
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		return "", err
	}
	ended := make(chan struct{})
	go endIfLarge(cmd.Process.Pid, ended, cancel)
	err := cmd.Wait()
	close(ended)
	if ctx.Err() != nil {
		err = errHung
	}
	return out.String(), err
}

// maxMemory is how much memory a process may take: without the check that a mutation removed, some
// would take all there is.
const maxMemory = 6 << 30

// endIfLarge calls end if a process takes too much memory before it has ended.
func endIfLarge(pid int, ended <-chan struct{}, end func()) {
	for {
		select {
		case <-ended:
			return
		case <-time.After(200 * time.Millisecond):
		}
		text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
		var all, resident int
		if n, _ := fmt.Sscan(string(text), &all, &resident); n == 2 && resident*os.Getpagesize() > maxMemory {
			end()
			return
		}
	}
}
