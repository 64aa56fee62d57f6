package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/test/clean"
)

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

// A play feeds a record with events at times of its own.
type play struct {
	*record
	out strings.Builder
	at  time.Time
}

func newPlay() *play {
	p := &play{at: time.Unix(1000, 0)}
	p.record = newRecord(&p.out, func() time.Time { return p.at }, hung)
	return p
}

func (p *play) event(action, test string) {
	p.line(`{"Action":"` + action + `","Package":"ferry/x","Test":"` + test + `"}` + "\n")
}

func (p *play) late() string {
	var names []string
	for _, l := range p.overdue() {
		names = append(names, l.test)
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// TestOverdue: a test's limit counts from its begin or from the last sign of life of a subtest; a
// test that waits for its turn has none, and neither has one whose subtest runs.
func TestOverdue(t *testing.T) {
	p := newPlay()
	p.event("run", "A")
	p.event("run", "B")
	p.event("pause", "B")
	p.event("run", "C")
	p.event("run", "C/one")
	p.at = p.at.Add(hung - time.Second)
	if got := p.late(); got != "" {
		t.Errorf("too early: %s", got)
	}
	p.event("pass", "C/one")
	p.event("run", "C/two")
	p.at = p.at.Add(time.Second)
	if got := p.late(); got != "A" {
		t.Errorf("late: %q", got)
	}
	if got := p.late(); got != "" {
		t.Errorf("asked twice at once: %q", got)
	}
	p.at = p.at.Add(askAgain)
	if got := p.late(); got != "A" {
		t.Errorf("a minute later: %q", got)
	}
	p.at = p.at.Add(hung)
	if got := p.late(); got != "A C/two" {
		t.Errorf("later: %q", got)
	}
	p.event("run", "D")
	p.line(`{"Action":"output","Package":"ferry/x","Test":"D","Output":"    a_test.go:1: limit of this test: 1h0m0s\n"}`)
	p.at = p.at.Add(59 * time.Minute)
	if got := p.late(); strings.Contains(got, "D") {
		t.Errorf("D has an hour: %q", got)
	}
	p.at = p.at.Add(time.Minute)
	if got := p.late(); !strings.Contains(got, "D") {
		t.Errorf("D has had its hour: %q", got)
	}
}

// TestWhole runs the runner on a package with a test that passes, one that fails, one that is
// skipped and one that hangs.
func TestWhole(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module ferry\n\ngo 1.26\n",
		"x/x_test.go": `package x

import ("os"; "testing"; "time")

func TestGood(t *testing.T) { t.Log("not printed"); if os.Getenv("HANG") != "" { time.Sleep(time.Hour) } }
func TestSkipped(t *testing.T) { t.Skip("no moon") }
func TestBad(t *testing.T) { if os.Getenv("BAD") != "" { t.Error("as asked") } }
`,
	} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	runner := filepath.Join(dir, "runner")
	if out, err := exec.Command("go", "build", "-o", runner, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	call := func(env string, args ...string) (string, int) {
		cmd := exec.Command(runner, args...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), env, "GOFLAGS=-mod=mod", "GOEXPERIMENT=")
		out, err := cmd.CombinedOutput()
		if exit, ok := err.(*exec.ExitError); ok {
			return string(out), exit.ExitCode()
		} else if err != nil {
			t.Fatal(err)
		}
		return string(out), 0
	}
	out, code := call("X=", "-skipped", "list", "-slowest", "1", "test", "./...")
	if !strings.Contains(out, " s\tferry/x Test") {
		t.Errorf("the slowest is missing: %s", out)
	}
	if code != 0 || !strings.HasPrefix(out, "ok  \tferry/x") || !strings.Contains(out, "x TestSkipped: no moon") || strings.Contains(out, "not printed") {
		t.Errorf("%d: %s", code, out)
	}
	out, code = call("BAD=1", "-skipped", "list", "test", "./...")
	if code != 1 || !strings.Contains(out, "as asked") || !strings.Contains(out, "FAIL\tferry/x") {
		t.Errorf("%d: %s", code, out)
	}
	if out, code = call("X=", "-report", "list"); code != 0 || out != "NOT TESTED here (1):\n  x TestSkipped: no moon\n" {
		t.Errorf("%d: %q", code, out)
	}
	if out, code = call("X=", "-report", "list"); code != 0 || out != "" {
		t.Errorf("%d: %q", code, out)
	}
	if out, code = call("HANG=1", "-hung", "1s", "test", "./..."); code == 0 || !strings.Contains(out, "TestGood of ferry/x has run for 1s: taken for hung") || !strings.Contains(out, "SIGQUIT") {
		t.Errorf("%d: %s", code, out)
	}
	if out, code = call("X=", "list"); code != 2 {
		t.Errorf("%d: %s", code, out)
	}
}
