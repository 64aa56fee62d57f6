// Package sweep tests what compares the suites of this folder. The suites need a GPU: scripts/gpu-sweep.
package sweep

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// write makes a file with a case's numbers as cases.py writes it.
func write(t *testing.T, dir, mode, name string, outputs ...[]float64) {
	t.Helper()
	var lengths []string
	var data []byte
	for _, o := range outputs {
		lengths = append(lengths, fmt.Sprint(len(o)))
		for _, v := range o {
			data = binary.LittleEndian.AppendUint64(data, math.Float64bits(v))
		}
	}
	folder := filepath.Join(dir, "values", mode, "suite")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	data = append([]byte(strings.Join(lengths, " ")+"\n"), data...)
	if err := os.WriteFile(filepath.Join(folder, name+".values"), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// Each verdict of judge.py, and the table it makes of them.
func TestJudge(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("NOT TESTED: no python3 here")
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"lines/suite.0.native":  "same: aa 1\nnoisy: n1 2\nfar: n1 1\nbits: aa 1\nbreaks: aa 1\nnative_breaks: FAILED here\nleft_out: SKIPPED no such thing\ncut: aa 1\n",
		"lines/suite.0.again":   "same: aa 1\nnoisy: n2 2\nfar: n2 1\nbits: aa 1\nbreaks: aa 1\nnative_breaks: FAILED here\nleft_out: SKIPPED no such thing\ncut: aa 1\n",
		"lines/suite.0.unix":    "same: aa 1\nnoisy: u1 2\nfar: u1 1\nbits: bb 1\nbreaks: FAILED OSError: no\nnative_breaks: FAILED here\nleft_out: SKIPPED no such thing\n",
		"lines/suite.0.unix2":   "breaks: aa 1\n",
		"lines/suite.0.native3": "noisy: n3 2\nfar: n1 1\nbits: aa 1\nbreaks: aa 1\n",
		"log/suite.0.native":    "suite.same 1.500 s\n",
		"log/suite.0.unix":      "suite.same 2.500 s\n",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	nan := math.NaN()
	write(t, dir, "native", "noisy", []float64{1, 4, nan}, []float64{7})
	write(t, dir, "again", "noisy", []float64{1, 4.04, nan}, []float64{7})
	write(t, dir, "native3", "noisy", []float64{1, 4.02, nan}, []float64{7})
	write(t, dir, "unix", "noisy", []float64{1, 4.06, nan}, []float64{7})
	write(t, dir, "native", "far", []float64{1, 2})
	write(t, dir, "again", "far", []float64{1, 2.002})
	write(t, dir, "native3", "far", []float64{1, 2})
	write(t, dir, "unix", "far", []float64{1, 2.2})
	for _, mode := range []string{"native", "again", "native3"} {
		write(t, dir, mode, "bits", []float64{0.5})
	}
	write(t, dir, "unix", "bits", []float64{0.5})

	script := `
import judge, sys
r = judge.results(sys.argv[1], ["native", "again", "unix"])
for name, c in r["cases"]["suite"].items():
    print(name, c["unix"], "-", c["unix_detail"])
print(r["passed"], r["failed"])
print(judge.table(r, ["native", "again", "unix"]).splitlines()[2])`
	cmd := exec.Command("python3", "-c", script, dir)
	cmd.Env = append(os.Environ(), "PYTHONPATH=.", "PYTHONDONTWRITEBYTECODE=1")
	out, err := cmd.CombinedOutput()
	want := `same equal - 
noisy within - 4.9e-03 from the nearest native run, native runs up to 9.9e-03 apart
far different - 1 of 1 outputs outside; 9.0e-02 from the nearest native run, native runs up to 1.0e-03 apart
bits different - 1 of 1 outputs equal by value, but not by their bits
breaks error - FAILED OSError: no, then equal
native_breaks native - natively here
left_out skipped - no such thing
cut not run - 
2 3
| suite | 6 | 2 | 1 | 1 | 2 | 1 | 2 | 2 |
`
	if err != nil || string(out) != want {
		t.Errorf("%v; it printed\n%s\nnot\n%s", err, out, want)
	}
}

// A whole run, with a suite that goes wrong and a ferry that only runs its program: what failed is repeated, what differs is run
// natively again, and a run that is cut short says what it had no time for.
func TestSweep(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("NOT TESTED: no python3 here")
	}
	testdata, err := filepath.Abs("testdata")
	if err != nil {
		t.Fatal(err)
	}
	begin := func(dir string, env ...string) *exec.Cmd {
		ferry := filepath.Join(dir, "ferry")
		if err := os.WriteFile(ferry, []byte("#!/bin/sh\nshift 2\nexec \"$@\"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("python3", "sweep.py", "--out", dir, "--seconds", "3000", "--limit", "2000", "--jobs", "4", "--suites", "moody",
			"--ferry", ferry, "--unix", "unix:///a", "--tcp", "tcp://b", "--token-file", "none")
		cmd.Env = append(append(os.Environ(), env...), "PYTHONPATH="+testdata, "PYTHONDONTWRITEBYTECODE=1")
		cmd.Stderr = os.Stderr
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		return cmd
	}
	end := func(dir string, cmd *exec.Cmd) string {
		if err := cmd.Wait(); cmd.ProcessState.ExitCode() != 1 {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(dir, "summary.md"))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	contains := func(text string, wanted ...string) {
		t.Helper()
		for _, w := range wanted {
			if !strings.Contains(text, w) {
				t.Errorf("the summary does not say %q:\n%s", w, text)
			}
		}
	}
	dir := t.TempDir()
	whole := end(dir, begin(dir))
	contains(whole, "| moody | 4 | 0 | 2 | 0 | 1 | 1 | 2 | 0 | 1 | 1 |",
		"| moody.differs | different: the number of outputs differs | different: the number of outputs differs |",
		"| moody.breaks_once | error: FAILED the process ended with -6, then equal | error: FAILED the process ended with -6, then equal |")
	if strings.Contains(whole, "No time for") {
		t.Errorf("it had time for all:\n%s", whole)
	}

	dir = t.TempDir()
	cmd := begin(dir, "SLOW=1")
	has := func(mode, line string) bool {
		text, _ := os.ReadFile(filepath.Join(dir, "lines", "moody.0."+mode))
		return strings.Contains(string(text), line)
	}
	for !has("native", "slow:") || !has("again", "slow:") || !has("unix", "breaks_once:") || !has("tcp", "breaks_once:") {
		time.Sleep(50 * time.Millisecond) // the run's own limit ends a run that hangs
	}
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	contains(end(dir, cmd), "No time for: ", "moody.0 tcp (cut)", "moody.0 unix (cut)", "| moody.slow | not run | not run |")
}
