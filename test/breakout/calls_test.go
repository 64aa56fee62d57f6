package breakout

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"
)

// Attacks by system calls that reach other processes and files; daemon's TestBreakouts has fifty more, each for one call.

var callAttacks = []*attack{
	{
		name: "call-signals", tries: "signals to the daemon, to the bystander's worker, to its group and to all", quick: true, play: playAimed, want: "EPERM( EPERM)*",
		worker: func(_ *captive, argument string) string {
			var got []string
			for _, pid := range aims(argument) {
				got = append(got, verdict(unix.Kill(pid, unix.SIGKILL)), verdict(unix.Kill(-pid, unix.SIGTERM)), verdict(unix.Tgkill(pid, pid, unix.SIGSTOP)))
			}
			return strings.Join(append(got, verdict(unix.Kill(-1, unix.SIGTERM))), " ")
		},
	},
	{
		name: "call-schedule", tries: "the priority and the processors of the bystander's worker and of all of its user's", review: "D8", play: playAimed, want: "(refused ?)+",
		worker: func(_ *captive, argument string) string {
			var got []string
			for _, pid := range aims(argument) {
				var one unix.CPUSet
				one.Set(0)
				_, _, ioErrno := unix.Syscall(unix.SYS_IOPRIO_SET, 1, uintptr(pid), 3<<13)
				var io error
				if ioErrno != 0 {
					io = ioErrno
				}
				got = append(got, outcomeOf(unix.SchedSetaffinity(pid, &one)), outcomeOf(unix.Setpriority(unix.PRIO_PROCESS, pid, 19)), outcomeOf(io))
			}
			return strings.Join(append(got, outcomeOf(unix.Setpriority(unix.PRIO_USER, 0, 19))), " ")
		},
	},
	{
		name: "call-chmod", tries: "the mode, times and attributes of files outside its folder that its user owns", review: "D8", play: playOwned, want: "(refused ?)+",
		worker: func(_ *captive, argument string) string {
			return strings.Join([]string{
				outcomeOf(os.Chmod(argument, 0o777)), outcomeOf(unix.Setxattr(argument, "user.x", []byte("x"), 0)), outcomeOf(unix.Utimes(argument, []unix.Timeval{{}, {}})),
			}, " ")
		},
	},
	{
		name: "call-inotify", tries: "watches the folders of other workers and of the daemon", review: "D8", play: playOutside, want: "(refused ?)+",
		worker: func(_ *captive, argument string) string {
			fd, err := unix.InotifyInit1(unix.IN_NONBLOCK)
			if err != nil {
				return "refused"
			}
			_, one := unix.InotifyAddWatch(fd, filepath.Dir(os.Getenv("TMPDIR")), unix.IN_ALL_EVENTS)
			_, two := unix.InotifyAddWatch(fd, argument, unix.IN_ALL_EVENTS)
			return outcomeOf(one) + " " + outcomeOf(two)
		},
	},
	{
		name: "call-limits", tries: "the resource limits of others, and more than its own", quick: true, play: playAimed, want: "(refused ?)+",
		worker: func(_ *captive, argument string) string {
			var got []string
			for _, pid := range aims(argument) {
				got = append(got, outcomeOf(unix.Prlimit(pid, unix.RLIMIT_NOFILE, &unix.Rlimit{Cur: 3, Max: 3}, nil)))
			}
			return strings.Join(append(got, outcomeOf(unix.Setrlimit(unix.RLIMIT_NPROC, &unix.Rlimit{Cur: 1 << 20, Max: 1 << 20})), outcomeOf(unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{Cur: 1 << 20, Max: 1 << 20}))), " ")
		},
	},
	{
		name: "call-sockets", tries: "connects to the daemon's sockets, the admin API and the abstract name of another", quick: true, want: "(refused ?)+",
		play: func(s *site, a *attack) (string, error) { return s.playPlain(a, "unix", s.set.Dir) },
		worker: func(_ *captive, argument string) string {
			var got []string
			for _, name := range []string{argument + "/s", argument + "/admin", argument + "/counts", "@ferry"} {
				fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
				if err == nil {
					err = unix.Connect(fd, &unix.SockaddrUnix{Name: name})
				}
				got = append(got, outcomeOf(err))
			}
			return strings.Join(got, " ")
		},
	},
	{
		name: "call-files", tries: "reads the daemon's audit, log, memory and environment, and its own through /proc", quick: true, want: "(refused ?)+",
		play: func(s *site, a *attack) (string, error) {
			return s.playPlain(a, "unix", fmt.Sprint(s.set.Dir, " ", s.cmd.Process.Pid))
		},
		worker: func(_ *captive, argument string) string {
			dir, pid, _ := strings.Cut(argument, " ")
			var got []string
			for _, name := range []string{dir + "/audit", dir + "/log", "/proc/" + pid + "/mem", "/proc/" + pid + "/environ", "/proc/" + pid + "/fd", "/proc/self/mem", "/etc/shadow"} {
				_, err := os.ReadFile(name)
				got = append(got, outcomeOf(err))
			}
			return strings.Join(got, " ")
		},
	},
}

// aims are the processes that an attack is aimed at.
func aims(argument string) (list []int) {
	for _, word := range strings.Fields(argument) {
		var pid int
		_, _ = fmt.Sscan(word, &pid)
		list = append(list, pid)
	}
	return list
}

// playAimed aims at the daemon and at the bystander's worker.
func playAimed(s *site, a *attack) (string, error) {
	list, err := s.sessions()
	if err != nil || len(list) != 1 {
		return "", fmt.Errorf("sessions %v: %w", list, err)
	}
	return s.playPlain(a, "unix", fmt.Sprint(s.cmd.Process.Pid, " ", list[0].WorkerPID))
}

// playOwned aims at a file outside of all folders of workers that the user of the attacker's worker owns.
func playOwned(s *site, a *attack) (string, error) {
	if os.Geteuid() != 0 {
		return "refused", nil // the harness cannot give a file away
	}
	uid := s.uid
	if s.uid == 0 {
		uid = int(s.set.UIDs.First) + 1 // the bystander has the first
	}
	for n := range 3 { // whichever is next
		file := filepath.Join(s.set.path("open"), "token")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			return "", err
		}
		if s.uid == 0 {
			uid = int(s.set.UIDs.First) + n
		}
		if err := os.Chown(file, uid, uid); err != nil {
			return "", err
		}
		happened, err := s.playPlain(a, "unix", file)
		info, statErr := os.Stat(file)
		_ = os.Remove(file)
		if err != nil || statErr != nil || info.Mode().Perm() != 0o600 {
			return happened, err
		}
	}
	return "refused", nil
}
