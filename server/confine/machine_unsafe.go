package confine

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"unsafe"

	"golang.org/x/sys/unix"
)

// FullLandlock is the version of Landlock that has all this package asks for; Linux 6.12 has it.
const FullLandlock = 6

// A Gap is something that this machine lacks for full confinement.
type Gap struct {
	Missing string // what there is not
	Open    string // what a worker can do therefore
	Do      string // what an operator can do
}

func (g Gap) String() string { return fmt.Sprintf("%s: %s; %s", g.Missing, g.Open, g.Do) }

// Gaps are what this machine lacks: of the kernel, and of the rights of this process if it is root.
func Gaps() []Gap { return gaps(LandlockVersion(), hasFilter(), os.Geteuid() == 0, capabilities()) }

func gaps(landlock int, filter, root bool, caps uint64) (list []Gap) {
	if !filter {
		list = append(list, Gap{"no seccomp filter", "a worker may make any system call", "use a kernel with CONFIG_SECCOMP_FILTER, from Linux 4.14 on, or a container whose own filter allows seccomp"})
	}
	const newer = "use Linux 6.12 or newer"
	switch {
	case landlock == 0:
		list = append(list, Gap{"no Landlock", "a worker may read what its user can, and write to what is open to all", newer + ", with landlock in its lsm= parameter; a container's filter must allow landlock_create_ruleset"})
	case landlock < FullLandlock:
		open := "a worker can reach abstract sockets of other processes, and signals are kept from these by the filter alone"
		if landlock < 5 {
			open = "ioctls on device files and " + open
		}
		if landlock < 3 {
			open = "truncating files, " + open
		}
		list = append(list, Gap{fmt.Sprintf("Landlock has version %d of %d", landlock, FullLandlock), open, newer})
	}
	if both := uint64(1<<unix.CAP_SETUID | 1<<unix.CAP_SETGID); root && caps&both != both {
		list = append(list, Gap{"root without CAP_SETUID and CAP_SETGID", "workers run as root", "give the container both capabilities, or run the server as an ordinary user"})
	}
	return list
}

// hasFilter says whether the kernel has filters that can end a process.
func hasFilter() bool {
	action := uint32(unix.SECCOMP_RET_KILL_PROCESS)
	_, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_GET_ACTION_AVAIL, 0, uintptr(unsafe.Pointer(&action)))
	return errno == 0
}

// capabilities are those that this process has in effect.
func capabilities() uint64 {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		if hex, ok := strings.CutPrefix(line, "CapEff:"); ok {
			caps, _ := strconv.ParseUint(strings.TrimSpace(hex), 16, 64)
			return caps
		}
	}
	return 0
}
