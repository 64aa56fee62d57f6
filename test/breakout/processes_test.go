package breakout

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
	"ferry/wire"
)

// Attacks by what a process is: its threads, signals, memory and end.

// threads is how many threads a worker may not have: those of the software GPU and of NVIDIA's driver are some hundred.
const threads = 3000

// output is how much a worker writes where the daemon logs.
const output = 32 << 20

var processAttacks = []*attack{
	{
		name: "threads", tries: "3,000 threads, and stays", review: "D5", holds: true, want: "ended|refused after .*|has 3000 threads", // where the machine has that many, others have enough
		worker: func(w *captive, _ string) string {
			debug.SetMaxThreads(threads * 2)
			var started atomic.Int32
			for range threads { // a thread that cannot be started ends a Go program: the client hears "ended"
				go func() { runtime.LockOSThread(); started.Add(1); _, _ = unix.Poll(nil, -1) }()
			}
			for range 400 {
				if started.Load() == threads {
					return fmt.Sprint("has ", threads, " threads")
				}
				_, _ = unix.Poll(nil, 50)
			}
			return fmt.Sprint("refused after ", started.Load())
		},
	},
	{
		name: "stubborn", tries: "ignores every signal that it can ignore", quick: true, holds: true, want: "stays",
		worker: func(w *captive, _ string) string { signal.Ignore(); w.say("stays"); select {} },
	},
	{
		name: "stopped", tries: "stops itself", quick: true, holds: true, want: "stops",
		worker: func(w *captive, _ string) string {
			w.say("stops")
			_ = unix.Kill(unix.Getpid(), unix.SIGSTOP)
			return "goes on"
		},
	},
	{
		name: "leaderless", tries: "ends its first thread, so that it looks dead and lives", holds: true, want: "ends",
		worker: func(w *captive, _ string) string {
			w.say("ends")
			unix.RawSyscall(unix.SYS_EXIT, 0, 0, 0) // it is on the first thread, as the session is
			return "did not end"
		},
	},
	{
		name: "signals", tries: "ends itself by each of eight signals, and with exit codes 0, 1, 127, 255", quick: true,
		play: playEach("unix", []string{"3", "4", "6", "7", "9", "11", "15", "31", "-0", "-1", "-127", "-255"}),
		worker: func(_ *captive, argument string) string {
			if code, ok := strings.CutPrefix(argument, "-"); ok {
				n, _ := strconv.Atoi(code)
				os.Exit(n)
			}
			n, _ := strconv.Atoi(argument)
			signal.Reset(syscall.Signal(n))
			_ = unix.Kill(unix.Getpid(), syscall.Signal(n))
			select {}
		}, want: `map\[ended:12\]`,
	},
	{
		name: "memory", tries: "512 MiB of memory, and stays", holds: true, want: "has it",
		worker: func(w *captive, _ string) string {
			room, err := unix.Mmap(-1, 0, 512<<20, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANON)
			if err != nil {
				return verdict(err)
			}
			for i := 0; i < len(room); i += 4096 {
				room[i] = 1
			}
			return "has it"
		},
	},
	{
		name: "memfds", tries: "4,000 pieces of shared memory and pipes, until it has no descriptors", worker: func(*captive, string) string {
			n := 0
			for range 4000 {
				var ends [2]int
				if _, err := unix.MemfdCreate("m", 0); err != nil || unix.Pipe(ends[:]) != nil {
					break
				}
				n++
			}
			return "done"
		}, want: "done",
	},
	{
		name: "output", tries: "32 MiB to where the daemon logs", review: "D9", want: "(less|no more) than 8 MiB in the log",
		play: func(s *site, a *attack) (string, error) {
			before := sizeOf(s.set.path("log"))
			happened, err := s.playPlain(a, "unix", "")
			if err != nil {
				return happened, err
			}
			if grown := sizeOf(s.set.path("log")) - before; grown > 8<<20 {
				return fmt.Sprintf("%d MiB in the log", grown>>20), os.Truncate(s.set.path("log"), 0)
			}
			return "less than 8 MiB in the log", nil
		},
		worker: func(w *captive, _ string) string {
			room := []byte(strings.Repeat("time=2026-01-01T00:00:00Z level=ERROR msg=\"forged\" session=1\n", 1000))
			for n := 0; n < output; n += len(room) {
				if _, err := unix.Write(w.log, room); errors.Is(err, unix.EAGAIN) {
					_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.log), Events: unix.POLLOUT}}, 1000)
				} else if err != nil {
					return verdict(err)
				}
			}
			return "written"
		},
	},
	{
		name: "log-truncated", tries: "truncates the daemon's log, and has it not append any more", review: "D9", want: "(?i)e[a-z]+ e[a-z]+",
		worker: func(w *captive, _ string) string {
			err := unix.Ftruncate(w.log, 0)
			_, flagErr := unix.Seek(w.log, 0, unix.SEEK_SET)
			return verdict(err) + " " + verdict(flagErr)
		},
	},
}

func sizeOf(path string) int64 {
	info, err := os.Stat(path)
	if err != nil {
		return 0
	}
	return info.Size()
}

// playOrder gives workers an order, opens a session and takes the order back.
func playOrder(s *site, a *attack) (string, error) {
	if err := os.WriteFile(filepath.Join(s.set.path("orders"), "order"), []byte(a.name), 0o644); err != nil {
		return "", err
	}
	defer os.Remove(filepath.Join(s.set.path("orders"), "order"))
	c, err := s.open("unix", prefix+a.name, attacker, nil)
	if err != nil {
		return "no Welcome", nil
	}
	return "a Welcome", c.Close()
}

var phaseAttacks = []*attack{
	{name: "dies-first", tries: "ends before it reads what it is told", quick: true, play: playOrder, want: "no Welcome", atStart: func() { os.Exit(0) }},
	{name: "dies-half", tries: "reads half of what it is told and ends", play: playOrder, want: "no Welcome", atStart: func() {
		_, _ = unix.Read(bootFile, make([]byte, 10))
		_ = unix.Kill(unix.Getpid(), unix.SIGKILL)
	}},
	{name: "dies-after", tries: "reads what it is told, closes every file and ends with a signal", play: playOrder, want: "no Welcome", atStart: func() {
		_, _ = unix.Read(bootFile, make([]byte, 1<<16))
		_ = unix.CloseRange(3, 1<<20, 0)
		_ = unix.Kill(unix.Getpid(), unix.SIGSEGV)
	}},
	{name: "never-welcomes", tries: "never sends a Welcome, and its client leaves", quick: true, holds: true, want: "left", play: func(s *site, _ *attack) (string, error) {
		return s.playUnanswered("never-welcomes")
	}, unwelcome: func(*captive) { select {} }},
	{name: "dies-unwelcome", tries: "ends once it is sealed, before its Welcome", want: "no Welcome", play: playOrder, unwelcome: func(*captive) { os.Exit(3) }},
	{name: "half-welcome", tries: "ends in the middle of its Welcome", quick: true, want: "no Welcome", play: playOrder, unwelcome: func(w *captive) {
		text := wire.Welcome{Session: w.boot.Session, Message: strings.Repeat("x", 200)}.Append(nil)
		_, _ = unix.Write(w.conn, text[:len(text)/2])
		os.Exit(0)
	}},
	{name: "false-welcome", tries: "sends a Welcome of random bytes, and one that says it is another session", want: "no Welcome|a Welcome", play: playOrder, unwelcome: func(w *captive) {
		_, _ = unix.Write(w.conn, wire.Welcome{Session: w.boot.Session + 1, Message: "\x1b[2Jforged\n"}.Append(nil))
		_, _ = unix.Write(w.conn, make([]byte, 4096))
		os.Exit(0)
	}},
}

// playUnanswered opens a session that gets no Welcome, and has an operator end it.
func (s *site) playUnanswered(name string) (string, error) {
	done := make(chan error, 1)
	go func() {
		_, err := s.open("unix", prefix+name, attacker, nil)
		done <- err
	}()
	var id uint64
	there := func() bool {
		list, err := s.sessions()
		if err == nil && len(list) == 2 {
			id = list[1].ID
		}
		return id != 0
	}
	if !limit.Holds(there) {
		return "no session", errors.New("the session is not listed")
	}
	if err := s.kill(id); err != nil {
		return "", err
	}
	if err := <-done; err == nil {
		return "a Welcome", nil
	}
	return "left", nil
}
