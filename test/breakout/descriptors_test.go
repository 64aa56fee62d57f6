package breakout

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strconv"

	"golang.org/x/sys/unix"

	"ferry/server/control"
)

// Attacks through the control channel: what comes along.

// kinds are descriptors that a worker can have.
var kinds = map[string]func(w *captive) int{
	"pipe to read":     func(*captive) int { return pipe()[0] },
	"pipe to write":    func(*captive) int { return pipe()[1] },
	"socket":           func(*captive) int { return pair(unix.SOCK_STREAM)[0] },
	"packet socket":    func(*captive) int { return pair(unix.SOCK_SEQPACKET)[0] },
	"listening socket": func(*captive) int { return orNone(unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM, 0)) },
	"control channel":  func(w *captive) int { return w.control },
	"connections":      func(w *captive) int { return w.conns },
	"doorbell":         func(w *captive) int { return w.doorbell },
	"page":             func(w *captive) int { return w.page },
	"client":           func(w *captive) int { return w.conn },
	"open memory":      func(*captive) int { return sealed(0) },
	"growing memory":   func(*captive) int { return sealed(unix.F_SEAL_GROW | unix.F_SEAL_WRITE) },
	"sealed memory":    func(*captive) int { return sealed(unix.F_SEAL_SHRINK) },
	"epoll":            func(*captive) int { return orNone(unix.EpollCreate1(0)) },
	"eventfd":          func(*captive) int { return orNone(unix.Eventfd(0, 0)) },
	"timer":            func(*captive) int { return orNone(unix.TimerfdCreate(unix.CLOCK_MONOTONIC, 0)) },
	"signals":          func(*captive) int { return orNone(unix.Signalfd(-1, &unix.Sigset_t{}, 0)) },
	"inotify":          func(*captive) int { return orNone(unix.InotifyInit1(0)) },
	"process file":     func(*captive) int { return orNone(unix.Open("/proc/self/stat", unix.O_RDONLY, 0)) },
	"null":             func(*captive) int { return orNone(unix.Open("/dev/null", unix.O_RDWR, 0)) },
	"zero":             func(*captive) int { return orNone(unix.Open("/dev/zero", unix.O_RDWR, 0)) },
	"random":           func(*captive) int { return orNone(unix.Open("/dev/urandom", unix.O_RDONLY, 0)) },
	"folder":           func(*captive) int { return orNone(unix.Open(os.Getenv("TMPDIR"), unix.O_RDONLY|unix.O_DIRECTORY, 0)) },
	"path":             func(*captive) int { return orNone(unix.Open(os.Getenv("TMPDIR"), unix.O_PATH, 0)) },
	"file": func(*captive) int {
		return orNone(unix.Open(filepath.Join(os.Getenv("TMPDIR"), "f"), unix.O_RDWR|unix.O_CREAT, 0o600))
	},
	"log": func(w *captive) int { return w.log },
}

func orNone(fd int, err error) int {
	if err != nil {
		return -1
	}
	return fd
}

func pipe() (ends [2]int) {
	_ = unix.Pipe(ends[:])
	return ends
}

func pair(kind int) [2]int {
	ends, _ := unix.Socketpair(unix.AF_UNIX, kind, 0)
	return ends
}

func sortedKinds() []string {
	list := keys(kinds)
	sort.Strings(list)
	return list
}

// publishKind publishes a descriptor of a kind, and says whether the daemon took it.
func publishKind(w *captive, kind string) string {
	fd := kinds[kind](w)
	if fd < 0 {
		return "there is none" // the filter refuses to make it
	}
	r, err := w.ask(control.Request{Op: control.OpPublish, Name: newName()}, fd)
	switch {
	case err != nil:
		return verdict(err)
	case r.Error != "":
		return "refused"
	}
	return "published"
}

var descriptorAttacks = []*attack{
	{
		name: "descriptor-kinds", tries: "publishes a descriptor of each of 26 kinds; only sealed memory and the page are memory", quick: true,
		play: func(s *site, a *attack) (string, error) {
			taken := 0
			for _, kind := range sortedKinds() {
				happened, err := s.playPlain(a, "unix", kind)
				if err != nil {
					return happened, err
				}
				if happened == "published" {
					taken++
					if kind != "sealed memory" && kind != "page" {
						return kind, fmt.Errorf("the daemon took a %s", kind)
					}
				}
			}
			return fmt.Sprintf("%d of %d taken", taken, len(kinds)), nil
		},
		worker: publishKind, want: "2 of 26 taken",
	},
	{
		name: "descriptor-elsewhere", tries: "descriptors with requests that take none: fetch, withdraw, sessions, unknown", play: playEach("unix", []string{"fetch", "withdraw", "sessions", "other"}),
		worker: func(w *captive, argument string) string {
			r, err := w.ask(control.Request{Op: argument, Name: newName()}, sealed(unix.F_SEAL_SHRINK))
			return fmt.Sprint(verdict(err), r.Error)
		}, want: `map\[(EPIPE:\d ?)?(ended:\d)?\]`,
	},
	{
		name: "descriptor-many", tries: "0, 1, 2, 12, 13, 64 and 253 descriptors in one message", quick: true, play: playEach("unix", []string{"0", "1", "2", "12", "13", "64", "253"}),
		worker: func(w *captive, argument string) string {
			n, _ := strconv.Atoi(argument)
			files := make([]int, n)
			for i := range files {
				files[i] = sealed(unix.F_SEAL_SHRINK)
			}
			r, err := w.ask(control.Request{Op: control.OpPublish, Name: newName()}, files...)
			return fmt.Sprint(verdict(err), r.Error)
		},
	},
	{
		name: "descriptor-garbage", tries: "descriptors with a message that is no request", play: playEach("unix", []string{"", "x", "null", `{"op":`}),
		worker: func(w *captive, argument string) string {
			err := send(w.control, []byte(argument), sealed(0), pipe()[0], pair(unix.SOCK_STREAM)[0])
			_, _ = w.ask(control.Request{Op: control.OpSessions})
			return verdict(err)
		},
	},
	{
		name: "descriptor-linger", tries: "publishes its client's TCP connection, which is to linger for days with unsent data", review: "D2", quick: true, play: playLinger,
		worker: func(w *captive, _ string) string {
			w.fillClient()
			w.linger()
			text, _ := json.Marshal(&control.Request{Op: control.OpPublish, Name: newName()})
			_ = send(w.control, text, w.conn)
			os.Exit(0)
			return ""
		}, want: "the session ended",
	},
	{
		name: "linger-control", tries: "leaves the lingering connection in the full control channel and ends", quick: true, play: playLinger,
		worker: func(w *captive, _ string) string {
			w.fillClient()
			w.linger()
			w.sendLate(w.conn)
			os.Exit(0)
			return ""
		}, want: "the session ended",
	},
	{
		name: "linger-connections", tries: "leaves it in the channel for further connections, which the daemon never reads, and ends", quick: true, play: playLinger,
		worker: func(w *captive, _ string) string {
			w.fillClient()
			w.linger()
			_ = send(w.conns, []byte("x"), w.conn)
			os.Exit(0)
			return ""
		}, want: "the session ended",
	},
	{
		name: "linger-nested", tries: "leaves it in a socket that it publishes, so that closing that closes it", quick: true, play: playLinger,
		worker: func(w *captive, _ string) string {
			w.fillClient()
			w.linger()
			ends := pair(unix.SOCK_STREAM)
			_ = send(ends[0], []byte("x"), w.conn)
			text, _ := json.Marshal(&control.Request{Op: control.OpPublish, Name: newName()})
			_ = send(w.control, text, ends[1])
			os.Exit(0)
			return ""
		}, want: "the session ended",
	},
	{
		name: "descriptor-shrunk", tries: "memory that is shortened after it was published: sealed it stays, unsealed it is refused", worker: func(w *captive, _ string) string {
			fd := sealed(unix.F_SEAL_SHRINK)
			r, err := w.ask(control.Request{Op: control.OpPublish, Name: newName()}, fd)
			return fmt.Sprint(verdict(err), r.Error, " then ", verdict(unix.Ftruncate(fd, 0)))
		}, want: "done then EPERM",
	},
	{
		name: "control-kept", tries: "hands its ends of all channels to its client, which keeps them, and ends", quick: true,
		play: func(s *site, a *attack) (string, error) {
			c, err := s.open("unix", prefix+a.name, attacker, nil)
			if err != nil {
				return "", err
			}
			defer c.Close()
			kept, err := receiveFiles(c)
			if err != nil {
				return "", err
			}
			defer closeAll(kept)
			return fmt.Sprint(len(kept), " kept"), s.recovered() // while the client has them
		},
		worker: func(w *captive, _ string) string {
			_ = send(w.conn, []byte("x"), w.control, w.conns, w.doorbell, w.page, w.conn)
			os.Exit(0)
			return ""
		}, want: "5 kept",
	},
	{
		name: "control-itself", tries: "leaves its end of the control channel in that channel, whose answers it does not read, and ends", quick: true,
		worker: func(w *captive, _ string) string {
			w.sendLate(w.control)
			os.Exit(0)
			return ""
		},
	},
	{
		name: "descriptors-in-flight", tries: "4,000 descriptors on their way between two sockets of its own; stays", holds: true,
		worker: func(w *captive, _ string) string {
			ends, n := pair(unix.SOCK_STREAM), 0
			_ = unix.SetsockoptInt(ends[0], unix.SOL_SOCKET, unix.SO_SNDBUF, 8<<20)
			file := sealed(0)
			files := make([]int, 200)
			for i := range files {
				files[i] = file
			}
			for range 20 {
				if err := send(ends[0], []byte("x"), files...); err != nil {
					return fmt.Sprint(n, " ", verdict(err))
				}
				n += len(files)
			}
			return fmt.Sprint(n)
		},
	},
}

// sendLate leaves a message with a descriptor in the control channel: the daemon waits for room for its answers by then, and reads no more. More
// answers than that do not fit into the worker's side of the channel; the requests behind them do not fill the daemon's.
func (w *captive) sendLate(file int) {
	const answers = 330
	one := []byte(`{"op":"sessions"}`)
	for range answers {
		for tries := 0; send(w.control, one) != nil && tries < 50; tries++ {
			_, _ = unix.Poll(nil, 2)
		}
	}
	_, _ = unix.Poll(nil, 50)
	text, _ := json.Marshal(&control.Request{Op: control.OpPublish, Name: newName()})
	for tries := 0; send(w.control, text, file) != nil && tries < 50; tries++ {
		_, _ = unix.Poll(nil, 2)
	}
}
