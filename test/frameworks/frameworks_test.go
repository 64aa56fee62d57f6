// Package frameworks tests what runs and compares the suites of this folder. The
// suites need a GPU: scripts/gpu-check --frameworks.
package frameworks

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ferry/test/clean"
)

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

// A check that fails, hangs or kills its process costs that check and no other.
func TestRun(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip("NOT TESTED: no python3 here")
	}
	cmd := exec.Command("python3", "run.py", "faulty_suite", "--limit", "10")
	cmd.Env = append(os.Environ(), "PYTHONPATH=testdata", "PYTHONDONTWRITEBYTECODE=1")
	out, err := cmd.Output()
	want := `sound: 0x1.8000000000000p+0 2 two half=0x1.0000000000000p-1
hangs: FAILED no answer within 10 s
crashes: FAILED the process ended with -6
raises: FAILED ValueError: two lines
left_out: SKIPPED no such thing here
ends_badly: itself well
exit: FAILED the process ended with 7
`
	if string(out) != want || err == nil || cmd.ProcessState.ExitCode() != 1 {
		t.Errorf("%v; it printed\n%s\nnot\n%s", err, out, want)
	}
}

// Values that differ, are missing, or failed natively are failures; skipped ones are not counted.
func TestCompare(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"unit.native.out": "same: 1\ndiffers: 2\nmissing: 3\nfailed: FAILED here\nskipped: SKIPPED no GPU\n",
		"unit.unix.out":   "same: 1\ndiffers: 4\nfailed: FAILED here\nskipped: SKIPPED no GPU\n",
		"unit.tcp.out":    "same: 1\ndiffers: 2\nmissing: 3\nfailed: FAILED here\nskipped: SKIPPED no GPU\n",
		"end.native.out":  "fine: 1\n",
		"end.unix.out":    "fine: 1\n",
		"end.tcp.out":     "fine: 1\n",
		"unit.native.end": "1 2.0", "unit.unix.end": "1 3.0", "unit.tcp.end": "1 1.0",
		"end.native.end": "0 1.0", "end.unix.end": "139 1.0", "end.tcp.end": "0 1.0",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	script := `
set -u
out=$1 table=$1/table transports="unix tcp" passed=0 failed=0 row='%s %s %s %s %s %s %s %s\n'
mkdir "$out/log" && mv "$out"/*.out "$out"/*.end "$out/log"
good() { passed=$((passed + 1)); }
bad() { failed=$((failed + 1)); }
verdict() { echo "exit$1"; }
show() { echo "showing $1"; }
. ./compare.bash
judge unit && judge end
echo "$passed passed, $failed failed, $skipped skipped"
cat "$table"`
	out, err := exec.Command("bash", "-c", script, "compare", dir).CombinedOutput()
	want := `SKIPPED unit.skipped: no GPU
unit unix exit1 exit1 1/4 2.0 3.0 1.50
unit tcp exit1 exit1 3/4 2.0 1.0 0.50
    | unit.differs natively: 2
    | unit.differs through unix: 4
    | unit.missing natively: 3
    | unit.missing through unix: missing
    | unit.failed natively: FAILED here
end unix exit0 exit139 1/1 1.0 1.0 1.00
showing end.unix
end tcp exit0 exit0 1/1 1.0 1.0 1.00
6 passed, 5 failed, 1 skipped
| unit.same | 1 | equal | equal |
| unit.differs | 2 | 4 | equal |
| unit.missing | 3 | missing | equal |
| unit.failed | FAILED here | equal | equal |
| unit.skipped | SKIPPED no GPU | equal | equal |
| end.fine | 1 | equal | equal |
`
	if err != nil || string(out) != want {
		t.Errorf("%v; it printed\n%s\nnot\n%s", err, out, want)
	}
}

// Every program for a library says in its first line what it links.
func TestPrograms(t *testing.T) {
	programs, err := filepath.Glob("libs/*.cu")
	if err != nil || len(programs) < 13 {
		t.Fatalf("%d programs, %v", len(programs), err)
	}
	for _, p := range programs {
		text, err := os.ReadFile(p)
		if err != nil || !strings.HasPrefix(string(text), "// link:") {
			t.Errorf("%s has no line of what it links: %v", p, err)
		}
	}
}
