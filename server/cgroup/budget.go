package cgroup

import (
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Threads is how many more threads and processes the kernel would give to this process and its
// children: the least of what is left in its control group and all above it, of either version,
// and in the whole machine.
func Threads() int {
	left := math.MaxInt32
	for _, file := range []string{"/proc/sys/kernel/threads-max", "/proc/sys/kernel/pid_max"} {
		if n, ok := readNumber(file); ok {
			left = min(left, n-runningThreads())
		}
	}
	mounts, _ := os.ReadFile("/proc/self/mountinfo")
	groups, _ := os.ReadFile("/proc/self/cgroup")
	for _, kind := range [][2]string{{"cgroup2", ""}, {"cgroup", "pids"}} {
		mount, root := findMount(string(mounts), kind[0], kind[1])
		path, ok := pathOf(string(groups), kind[1])
		inside, ok2 := below(path, root)
		if mount == "" || !ok || !ok2 {
			continue
		}
		for dir := filepath.Join(mount, inside); strings.HasPrefix(dir, mount); dir = filepath.Dir(dir) {
			most, ok := readNumber(filepath.Join(dir, "pids.max"))
			if !ok {
				continue // "max", or a group without the controller
			}
			now, _ := readNumber(filepath.Join(dir, "pids.current"))
			left = min(left, most-now)
		}
	}
	return max(left, 0)
}

// WorkerThreads is how many threads all workers together may have, so that the daemon always
// gets those it needs itself: what is left but for a reserve, which is smaller where little is
// left.
func WorkerThreads() int {
	left := Threads()
	return max(left-min(reservedThreads, left/4), 1)
}

// runningThreads counts the threads of the machine.
func runningThreads() int {
	text, err := os.ReadFile("/proc/loadavg") // 0.20 0.18 0.12 1/80 11206
	if err != nil {
		return 0
	}
	f := strings.Fields(string(text))
	if len(f) < 4 {
		return 0
	}
	_, all, _ := strings.Cut(f[3], "/")
	n, _ := strconv.Atoi(all)
	return n
}

// HasMemoryFor reports whether this process may have so many bytes more while the machine and each of its control groups
// keep a sixteenth of their memory.
func HasMemoryFor(bytes uint64) bool {
	free, all := machineMemory()
	if free < all/16+bytes {
		return false
	}
	dir, _, err := ownGroup()
	for ; err == nil && len(dir) > 1; dir = filepath.Dir(dir) {
		most, bounded := readNumber(filepath.Join(dir, "memory.max"))
		used, _ := readNumber(filepath.Join(dir, "memory.current"))
		if bounded && uint64(most) < uint64(used)+uint64(most)/16+bytes {
			return false
		}
	}
	return true
}

// machineMemory is how many bytes of memory the machine has free for use, and in all.
func machineMemory() (free, all uint64) {
	free, all = math.MaxInt64, math.MaxInt64
	text, _ := os.ReadFile("/proc/meminfo")
	for line := range strings.Lines(string(text)) {
		f := strings.Fields(line)
		if len(f) != 3 {
			continue
		}
		kib, err := strconv.ParseUint(f[1], 10, 53)
		switch {
		case err != nil:
		case f[0] == "MemTotal:":
			all = kib << 10
		case f[0] == "MemAvailable:":
			free = kib << 10
		}
	}
	return free, all
}

// availableMemory is how many bytes all workers together may have: all but a sixteenth, or what
// the daemon needs, of the least that the machine and the groups from dir upwards allow.
func availableMemory(dir string) uint64 {
	const least = 256 << 20
	_, all := machineMemory()
	for ; len(dir) > 1; dir = filepath.Dir(dir) {
		if n, ok := readNumber(filepath.Join(dir, "memory.max")); ok {
			all = min(all, uint64(n))
		}
	}
	return all - min(max(all/16, least), all/2)
}

// readNumber reads a file with one number.
func readNumber(file string) (int, bool) {
	text, err := os.ReadFile(file)
	if err != nil {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSpace(string(text)))
	return n, err == nil && n >= 0
}
