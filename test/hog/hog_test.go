package hog

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"ferry/test/clean"
)

func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "hog" {
		made, err := Threads(50)
		tasks, _ := os.ReadDir("/proc/self/task")
		if made != 50 || err != nil || len(tasks) < 51 {
			os.Exit(1)
		}
		os.Stdout.WriteString("done")
		os.Exit(0)
	}
	clean.Process()
	os.Exit(m.Run())
}

// TestThreads: the threads are there, and the process goes on and ends as others do.
func TestThreads(t *testing.T) {
	out, err := exec.Command("/proc/self/exe", "hog").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "done") {
		t.Errorf("%s, %v", out, err)
	}
}
