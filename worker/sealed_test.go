package worker

import (
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestSealed: a worker that is told to seal itself has a filter, by which a call that the table lacks is refused or, in learning
// mode, reported; one that is not told so has none.
func TestSealed(t *testing.T) {
	const variable = "FERRY_TEST_SEALED"
	if how := os.Getenv(variable); how != "" { // a filter is for good: this is a process of its own
		boot := Boot{Device: "soft", Sealing: Sealing{Seal: how != "not", Learn: how == "learning"}}
		if err := seal(boot, slog.New(slog.NewTextHandler(os.Stdout, nil))); err != nil {
			t.Fatal(err)
		}
		_, _, errno := unix.Syscall(unix.SYS_GETPRIORITY, unix.PRIO_PROCESS, 0, 0)
		fmt.Printf("errno %d;\n", errno)
		os.Exit(0)
	}
	for how, want := range map[string][]string{
		"not":      {"errno 0;"},
		"sealed":   {fmt.Sprintf("errno %d;", unix.EPERM)},
		"learning": {"errno 0;", `msg="learned a call" entry=getpriority count=1`},
	} {
		cmd := exec.Command("/proc/self/exe", "-test.run=^TestSealed$")
		cmd.Env = append(os.Environ(), variable+"="+how)
		out, err := cmd.CombinedOutput()
		for _, text := range want {
			if err != nil || !strings.Contains(string(out), text) {
				t.Errorf("%s: %v, without %q: %s", how, err, text, out)
			}
		}
		if how != "learning" && strings.Contains(string(out), "learned") {
			t.Errorf("%s: %s", how, out)
		}
	}
}
