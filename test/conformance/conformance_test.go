package conformance

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/test/clean"
	"ferry/test/limit"
	"ferry/test/toolchain"
)

// release is the CUDA whose runtime the recorded outputs are of: some results
// are the runtime's, and differ from release to release.
const release = "13.0"

var root, _ = filepath.Abs("../..")

func TestMain(m *testing.M) {
	clean.Process()
	os.Exit(m.Run())
}

// TestSoft runs every program on the software GPU and compares each check with
// the truth. FERRY_CONFORMANCE_OUT keeps what was printed, for report.
func TestSoft(t *testing.T) {
	ferry := filepath.Join(root, "bin", "ferry")
	if _, err := os.Stat(ferry); err != nil {
		t.Fatalf("%v: these tests need what make builds: run make first", err)
	}
	tc := toolchain.Need(t, release)
	known, err := ReadKnown("known.txt")
	if err != nil {
		t.Fatal(err)
	}
	programs, err := Programs(".")
	if err != nil || len(programs) < 15 {
		t.Fatalf("%d programs, %v", len(programs), err)
	}
	for _, name := range programs {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			once := func() string {
				return execute(t, ferry, "run", "--device", "soft", "--soft-devices", strconv.Itoa(Devices), "--", compile(t, tc, name))
			}
			out := once()
			if strings.HasPrefix(name, "sync") && surprises(t, name, out, known) {
				// Whether a call waits is judged by the clock: on a machine that is busy a call that
				// returns may take longer than a row allows. What differs for another reason does so again.
				t.Logf("%s: differences in a first run; once more", name)
				out = once()
			}
			if dir := os.Getenv("FERRY_CONFORMANCE_OUT"); dir != "" {
				if err := os.MkdirAll(filepath.Join(dir, "soft"), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(dir, "soft", name+".txt"), []byte(out), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			judge(t, name, out, known)
		})
	}
}

// surprises reports whether a run differs from the truth where known.txt does not say so.
func surprises(t *testing.T, program, out string, known Known) bool {
	t.Helper()
	truth, _, err := Read(filepath.Join("expected", program+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	run, _ := Parse(out)
	differ, _ := Compare(truth, run)
	return slices.ContainsFunc(differ, func(d Difference) bool { return known.Reason("soft", d.Truth.Check) == "" })
}

// judge demands that a run differs from the truth where known.txt says so, and
// nowhere else.
func judge(t *testing.T, program, out string, known Known) {
	t.Helper()
	truth, heading, err := Read(filepath.Join("expected", program+".txt"))
	if err != nil || len(truth) == 0 {
		t.Fatalf("no truth for %s: %v", program, err)
	}
	if heading == "believed" {
		t.Logf("%s: NOT YET RECORDED natively: compared with what is believed", program)
	}
	run, _ := Parse(out)
	differ, unknown := Compare(truth, run)
	for _, l := range unknown {
		t.Errorf("%s: the truth has no such check", l.Check)
	}
	for _, d := range differ {
		if known.Reason("soft", d.Truth.Check) == "" {
			t.Errorf("%s\n saw: %s\nwant: %s", d.Truth.Check, d.Saw, d.Truth.Saw)
		}
	}
	for _, l := range truth {
		same := !slices.ContainsFunc(differ, func(d Difference) bool { return d.Truth.Check == l.Check })
		if r := known.Reason("soft", l.Check); r != "" && same {
			t.Errorf("%s agrees now: take it out of known.txt (%s)", l.Check, r)
		}
	}
}

// TestLists: every check is in the truth once, and known.txt names none that is
// not there.
func TestLists(t *testing.T) {
	known, err := ReadKnown("known.txt")
	if err != nil {
		t.Fatal(err)
	}
	programs, _ := Programs(".")
	all := map[string]bool{}
	for _, p := range programs {
		truth, _, err := Read(filepath.Join("expected", p+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range truth {
			if all[l.Check] {
				t.Errorf("%s is there twice", l.Check)
			}
			all[l.Check] = true
		}
	}
	if len(all) < 200 {
		t.Errorf("only %d checks", len(all))
	}
	for _, checks := range known {
		for c := range checks {
			if !all[c] {
				t.Errorf("known.txt names %s, which is no check", c)
			}
		}
	}
}

func TestCompare(t *testing.T) {
	truth, heading := Parse("# recorded on a GPU\na.one: x=1\n~ a.two: y=2\na.three: z=3\n")
	if heading != "recorded on a GPU" || len(truth) != 3 || !truth[1].Believed || truth[0].Believed {
		t.Fatalf("%q %v", heading, truth)
	}
	run, _ := Parse("noise\na.one: x=1\na.two: y=9\na.four: q\n")
	differ, unknown := Compare(truth, run)
	if len(differ) != 2 || differ[0].Saw != "y=9" || differ[1].Saw != "(nothing)" || len(unknown) != 1 || unknown[0].Check != "a.four" {
		t.Errorf("%v %v", differ, unknown)
	}
	if all, _ := Parse("# believed\na.one: x\n"); !all[0].Believed {
		t.Error("a believed file holds recorded lines")
	}
}

// execute runs a command and returns what it prints. It kills the whole group of
// one that does not end: a check that hangs reports itself long before.
func execute(t *testing.T, name string, args ...string) string {
	t.Helper()
	cmd := exec.CommandContext(limit.Context(t, time.Minute), name, args...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.Env = append(slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "FERRY_") }), "FERRY_LOG=off")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = limit.Step()
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %q: %v\n%s\n%s", name, args, err, stdout.String(), stderr.String())
	}
	return stdout.String()
}

// compile builds a program unless the cache holds it, built from the same text
// by the same toolchain. It is for the architecture that the software GPU
// describes, so that clusters are there, and linked with our libcuda.so.1 for
// the calls of the driver: the name is all that stays of it.
func compile(t *testing.T, tc *toolchain.Toolchain, name string) string {
	t.Helper()
	headers, _ := filepath.Glob("*.h")
	h := sha256.New()
	for _, f := range append(headers, name+".cu", filepath.Join(tc.Root, ".complete")) {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(h, "%s %d\n%s\n", f, len(b), b)
	}
	dir := filepath.Join(clean.Cache(), "e2e")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, fmt.Sprintf("conformance-%s-%x", name, h.Sum(nil)[:10]))
	if _, err := os.Stat(out); err == nil {
		return out
	}
	tmp, err := os.MkdirTemp(dir, "compile-")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(tmp)
	ninety := *tc
	ninety.Arch = "90"
	extra := append(Flags(name), "-Xcompiler", "-Wno-deprecated-declarations", "-L"+filepath.Join(root, "shim", "lib"), "-l:libcuda.so.1", "-lpthread")
	if err := ninety.Compile(name+".cu", filepath.Join(tmp, name), false, extra...); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(filepath.Join(tmp, name), out); err != nil {
		t.Fatal(err)
	}
	return out
}
