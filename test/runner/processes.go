package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// stopTests ends the test binary of a package, which is a child of go test and has the package's
// folder for its working directory. It prints its goroutines first; a second time it is killed.
func stopTests(goPid int, pkg string) {
	folder, err := filepath.Abs(strings.TrimPrefix(strings.TrimPrefix(pkg, "ferry"), "/"))
	if err != nil {
		return
	}
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	for _, dir := range dirs {
		pid, _ := strconv.Atoi(filepath.Base(dir))
		exe, _ := os.Readlink(dir + "/exe")
		at, _ := os.Readlink(dir + "/cwd")
		if pid == 0 || at != folder || !strings.HasSuffix(exe, ".test") || parent(pid) != goPid {
			continue
		}
		s := syscall.SIGQUIT
		if asked[pid] {
			s = syscall.SIGKILL
		}
		asked[pid] = true
		_ = syscall.Kill(pid, s)
	}
}

// asked are processes that were told to end.
var asked = map[int]bool{}

func parent(pid int) int {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	var state byte
	var ppid int
	_, _ = fmt.Sscanf(string(b[bytes.LastIndexByte(b, ')')+1:]), " %c %d", &state, &ppid)
	return ppid
}
