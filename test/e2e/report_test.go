package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestReports: what the software GPU finds wrong with a program reaches the
// program's standard error, whoever runs the server, and once.
func TestReports(t *testing.T) {
	prog := program(t, "mistakes")
	afterFree := []string{
		"ferry: CUDA_ERROR_ILLEGAL_ADDRESS (700) in kernel store: write of 4 bytes at global address", "use after free\n",
		"ferry:     at mistakes.cu:7, PTX line 10: st.global.u32\n", "allocation 1 (100 bytes at", "freed after launch 1\n",
	}
	race := []string{
		"ferry: CUDA_ERROR_LAUNCH_FAILED (719) in kernel reverse: --soft-check found", "race: ", "mistakes.cu:17", "mistakes.cu:18", "no barrier lies between",
	}
	check := func(t *testing.T, r result, name, out string, say []string) {
		t.Helper()
		if r.stdout != out {
			t.Errorf("%s: ended with %d: %s", name, r.code, r.stdout)
		}
		for _, s := range say {
			if !strings.Contains(r.stderr, s) {
				t.Errorf("%s: not told %q:\n%s", name, s, r.stderr)
			}
		}
		if n := strings.Count(r.stderr, "in kernel"); len(say) > 0 && n != 1 || len(say) == 0 && r.stderr != "" {
			t.Errorf("%s: told %d times:\n%s", name, n, r.stderr)
		}
	}
	const limit = 30 * time.Second
	t.Run("private", func(t *testing.T) {
		soft := []string{"run", "--device", "soft"}
		check(t, run(t, limit, nil, ferry, append(soft, "--", prog, "free")...), "free", "CUDA_ERROR_ILLEGAL_ADDRESS\n", afterFree)
		check(t, run(t, limit, nil, ferry, append(soft, "--", prog, "race")...), "race, unchecked", "CUDA_SUCCESS\n", nil)
		check(t, run(t, limit, nil, ferry, append(soft, "--soft-check", "--", prog, "race")...), "race", "CUDA_ERROR_LAUNCH_FAILED\n", race)
		check(t, run(t, limit, []string{"FERRY_SOFT_CHECK=1"}, ferry, append(soft, "--", prog, "race")...), "race by environment", "CUDA_ERROR_LAUNCH_FAILED\n", race)
		// Nobody asked, so the server says it.
		check(t, run(t, limit, nil, ferry, append(soft, "--", prog, "leave")...), "leave", "", []string{"the program ended before it could be told"})
	})
	t.Run("server", func(t *testing.T) {
		s := serve(t, "--soft-check")
		check(t, run(t, limit, s.env(), prog, "free"), "free", "CUDA_ERROR_ILLEGAL_ADDRESS\n", afterFree)
		check(t, run(t, limit, s.env(), prog, "race"), "race", "CUDA_ERROR_LAUNCH_FAILED\n", race)
		check(t, run(t, limit, s.env("FERRY_LOG=off"), prog, "free"), "free, log off", "CUDA_ERROR_ILLEGAL_ADDRESS\n", nil)
		_ = s.cmd.Process.Signal(syscall.SIGTERM)
		<-s.done
		log := s.log.String()
		if strings.Count(log, `level=ERROR msg="worker: kernel fault"`) != 3 || !strings.Contains(log, "use after free") {
			t.Errorf("the server's log: %s", log)
		}
	})
}

// TestCheckList: with a list of checks ferry run reports and goes on, writes a report, leaves out what
// is accepted, and ends with the exit code that was asked for.
func TestCheckList(t *testing.T) {
	prog := program(t, "mistakes")
	dir := t.TempDir()
	const limit = 30 * time.Second
	type report struct {
		Checks   []string
		ExitCode int `json:"exit_code"`
		Findings []struct {
			Check, Rule, Kernel, File string
			Line                      int
		}
	}
	read := func(t *testing.T, file string) (r report) {
		t.Helper()
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(b, &r); err != nil {
			t.Fatalf("%v: %s", err, b)
		}
		return r
	}
	try := func(mode string, flags ...string) result {
		return run(t, limit, nil, ferry, append(append([]string{"run", "--device", "soft"}, flags...), "--", prog, mode)...)
	}
	file := filepath.Join(dir, "report.json")
	r := try("free", "--soft-check=memcheck", "--soft-report", file)
	if r.stdout != "CUDA_SUCCESS\n" || r.code != 1 || !strings.Contains(r.stderr, "use after free") || !strings.Contains(r.stderr, "--soft-check: 1 mistake: 1 memcheck; report in "+file) {
		t.Errorf("memcheck: %d, %s%s", r.code, r.stdout, r.stderr)
	}
	got := read(t, file)
	if len(got.Findings) != 1 || got.Findings[0].Rule != "use-after-free" || got.Findings[0].Kernel != "store" || got.Findings[0].File != "mistakes.cu" || got.Findings[0].Line != 7 {
		t.Errorf("memcheck: %+v", got)
	}
	if r := try("race", "--soft-check=memcheck,initcheck", "--soft-report", file); r.code != 0 || len(read(t, file).Findings) != 0 {
		t.Errorf("a race that nobody looks for: %d, %s", r.code, r.stderr)
	}
	if r := try("race", "--soft-check=racecheck", "--soft-error-exitcode", "42"); r.code != 42 || r.stdout != "CUDA_SUCCESS\n" || !strings.Contains(r.stderr, "2 racecheck") {
		t.Errorf("racecheck: %d, %s%s", r.code, r.stdout, r.stderr)
	}
	if r := try("race", "--soft-check=racecheck", "--soft-error-exitcode", "0"); r.code != 0 {
		t.Errorf("no exit code: %d", r.code)
	}
	if r := try("race", "--soft-check=leakcheck", "--soft-report", file); r.code != 1 || strings.Count(r.stderr, "ferry: leak: ") != 2 || len(read(t, file).Findings) != 2 {
		t.Errorf("leakcheck: %d, %s", r.code, r.stderr)
	}
	// Without checks, what ends a kernel counts too.
	if r := try("free", "--soft-report", file); r.code != 9 || len(read(t, file).Findings) != 1 || read(t, file).ExitCode != 9 {
		t.Errorf("without checks: %d, %s", r.code, r.stderr)
	}
	accepted := filepath.Join(dir, "accepted")
	if err := os.WriteFile(accepted, []byte("# known\nracecheck kernel=rev* source=mistakes.cu:*\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := try("race", "--soft-check=racecheck", "--soft-suppress", accepted); r.code != 0 || strings.Contains(r.stderr, "race: ") || !strings.Contains(r.stderr, "nothing found") {
		t.Errorf("suppressed: %d, %s", r.code, r.stderr)
	}
	// What is wrong with the flags is said before the program runs.
	for _, flags := range [][]string{
		{"--soft-check=rain"},
		{"--soft-report", "x.txt"},
		{"--soft-suppress", filepath.Join(dir, "none")},
		{"--soft-error-exitcode", "256"},
		{"--server", "unix:///none", "--soft-report", "x.json"},
	} {
		if r := try("race", flags...); r.code != 2 || r.stdout != "" {
			t.Errorf("%q: %d, %s%s", flags, r.code, r.stdout, r.stderr)
		}
	}
}
