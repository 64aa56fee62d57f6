package e2e

import (
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
