package confine

import (
	_ "embed"
	"fmt"
	"log/slog"
	"runtime"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"

	"ferry/server/confine/questions"
)

// In learning mode the process itself is asked about each call that the tables lack or only believe in
// (package questions). The call is noted and passes. What notes and answers makes calls that are in the
// tables: else the process would wait for itself. A hostile worker could answer its own questions, so
// that learning mode is for programs that are trusted.

// A learner notes calls. One goroutine uses it.
type learner struct {
	log     *slog.Logger
	process Process
	devices map[uint64]string // by number
	names   map[uint32]string
	seen    map[string]int
}

// learn seals the process in learning mode.
func (p Process) learn() error {
	l := &learner{log: p.Learn, process: p, devices: driverFiles(), names: callNames(), seen: map[string]int{}}
	if err := questions.Install(p.program(unix.Getpid()), l); err != nil {
		return fmt.Errorf("learning mode, which needs Linux 5.7: %w", err)
	}
	return nil
}

// Note implements questions.Book.
func (l *learner) Note(q questions.Question) { l.report(l.entry(q)) }

// End implements questions.Book.
func (l *learner) End() {
	l.log.Error("learning mode ends: calls that the tables lack return ENOSYS from now on")
}

// report reports an entry at its first time, and then each time its count has grown tenfold: a worker
// that is killed has reported all it did.
func (l *learner) report(entry string) {
	l.seen[entry]++
	for n := l.seen[entry]; ; n /= 10 {
		if n == 1 {
			l.log.Info("learned a call", "entry", entry, "count", l.seen[entry])
		}
		if n%10 != 0 {
			return
		}
	}
}

// entry describes a call as a line of calls.go or of ioctls/VERSION.txt would.
func (l *learner) entry(q questions.Question) string {
	low := func(i int) uint32 { return uint32(q.Args[i]) }
	name, ok := l.names[q.Call]
	if !ok {
		name = strconv.Itoa(int(q.Call))
	}
	switch q.Call {
	case unix.SYS_IOCTL:
		known := ""
		if l.process.ioctls.contains(low(1)) {
			known = " believed"
		}
		return "ioctl " + describeIoctl(low(1)) + " " + l.file(int(int32(low(0)))) + known
	case unix.SYS_FCNTL:
		return fmt.Sprintf("%s command %#x", name, low(1))
	case unix.SYS_PRCTL, unix.SYS_MEMBARRIER:
		return fmt.Sprintf("%s option %#x", name, low(0))
	case unix.SYS_MADVISE:
		return fmt.Sprintf("%s advice %d", name, low(2))
	case unix.SYS_MMAP, unix.SYS_MPROTECT:
		return fmt.Sprintf("%s protection %#x", name, low(2))
	case unix.SYS_MEMFD_CREATE:
		return fmt.Sprintf("%s flags %#x", name, low(1))
	case unix.SYS_SETSOCKOPT, unix.SYS_GETSOCKOPT:
		return fmt.Sprintf("%s level %d option %d", name, low(1), low(2))
	}
	for _, r := range append(callsHere, calls...) {
		if r.call == q.Call && r.by&believed&l.process.user() != 0 {
			return name + " believed"
		}
	}
	return name
}

// file is the device file that a descriptor is of, or its kind.
func (l *learner) file(fd int) string {
	var st unix.Stat_t
	if unix.Fstat(fd, &st) != nil {
		return "-"
	}
	if name, ok := l.devices[st.Rdev]; ok && st.Mode&unix.S_IFMT == unix.S_IFCHR {
		return name
	}
	switch st.Mode & unix.S_IFMT {
	case unix.S_IFCHR:
		return fmt.Sprintf("device-%d:%d", unix.Major(st.Rdev), unix.Minor(st.Rdev))
	case unix.S_IFSOCK:
		return "socket"
	case unix.S_IFIFO:
		return "pipe"
	case unix.S_IFREG:
		return "file"
	}
	return "other"
}

//go:embed names.txt
var namesFile string

// callNames are the calls of this architecture by number.
func callNames() map[uint32]string {
	column := map[string]int{"amd64": 1, "arm64": 2}[runtime.GOARCH]
	names := map[uint32]string{}
	for line := range strings.Lines(namesFile) {
		f := strings.Fields(line)
		if len(f) != 3 || f[0] == "#" {
			continue
		}
		if n, err := strconv.ParseUint(f[column], 10, 32); err == nil {
			names[uint32(n)] = f[0]
		}
	}
	return names
}
