package worker

import (
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestSealed: a worker that is told to seal itself has a filter on all its threads, by which a call that the table lacks is refused
// or, in learning mode, reported; one that is not told so has none.
func TestSealed(t *testing.T) {
	const variable = "FERRY_TEST_SEALED"
	if how := os.Getenv(variable); how != "" { // a filter is for good: this is a process of its own
		if err := sealAndTry(how); err != nil {
			t.Fatal(err)
		}
		os.Exit(0)
	}
	for how, want := range map[string][]string{
		"not":      {"errnos 0 0;"},
		"sealed":   {fmt.Sprintf("errnos %d %d;", unix.EPERM, unix.EPERM)},
		"learning": {"errnos 0 0;", `msg="learned a call" entry=getpriority count=1`},
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

// sealAndTry seals this process and makes a call that the table lacks, on this thread and on one that was there before.
func sealAndTry(how string) error {
	there, sealed, result := make(chan struct{}), make(chan struct{}), make(chan unix.Errno)
	try := func() unix.Errno {
		_, _, errno := unix.Syscall(unix.SYS_GETPRIORITY, unix.PRIO_PROCESS, 0, 0)
		return errno
	}
	runtime.LockOSThread()
	go func() {
		runtime.LockOSThread()
		close(there)
		<-sealed
		result <- try()
	}()
	<-there
	boot := Boot{Device: "soft", Sealing: Sealing{Seal: how != "not", Learn: how == "learning"}}
	if err := seal(boot, slog.New(slog.NewTextHandler(os.Stdout, nil))); err != nil {
		return err
	}
	close(sealed)
	fmt.Printf("errnos %d %d;\n", try(), <-result)
	return nil
}
