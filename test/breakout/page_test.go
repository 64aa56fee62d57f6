package breakout

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"sync"

	"golang.org/x/sys/unix"

	"ferry/test/limit"
	"ferry/wire"
)

// Attacks through the session page and its doorbell.

// mapPage maps the page as the worker may.
func (w *captive) mapPage() []byte {
	var st unix.Stat_t
	_ = unix.Fstat(w.page, &st)
	page, err := unix.Mmap(w.page, 0, int(st.Size), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		w.say(verdict(err))
		os.Exit(1)
	}
	return page
}

// ring rings the doorbell once, without waiting.
func (w *captive) ring() error {
	_, err := unix.Write(w.doorbell, []byte{1, 0, 0, 0, 0, 0, 0, 0})
	return err
}

// everyChange is DN_MODIFY and DN_MULTISHOT, as an int.
const everyChange = 0x2 | -0x80000000

// absurd are numbers that a report may not contain.
var absurd = []uint64{0, 1, 2, math.MaxUint32, 1 << 31, 1 << 32, 1 << 62, 1 << 63, math.MaxInt64, math.MaxUint64, math.Float64bits(math.NaN()), math.Float64bits(math.Inf(-1)), 0xDEADBEEFDEADBEEF}

// watchWhile asks the daemon everything that it reads from pages, while an attack is under way.
func watchWhile(rounds int) func(*site, *attack) (string, error) {
	return func(s *site, a *attack) (string, error) {
		c, err := s.open("unix", prefix+a.name, attacker, nil)
		if err != nil {
			return "", err
		}
		defer c.Close()
		for range rounds {
			list, err := s.sessions()
			if err != nil {
				return "", err
			}
			for _, one := range list {
				if one.ID == c.welcome.Session && (one.Time < 0 || math.IsNaN(one.Time) || one.Time > 1e6) {
					return fmt.Sprint(one.Time, " s"), fmt.Errorf("the daemon believes %v s of device time", one.Time)
				}
			}
		}
		if err := s.serves(); err != nil {
			return "", err
		}
		_, _ = c.Write([]byte("enough\n"))
		return c.hear(), nil
	}
}

// until does something until the client has said that it is enough.
func (w *captive) until(f func()) {
	var done sync.WaitGroup
	stop := make(chan struct{})
	done.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
				f()
			}
		}
	})
	_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.conn), Events: unix.POLLIN}}, -1)
	_, _ = unix.Read(w.conn, make([]byte, 64))
	close(stop)
	done.Wait()
}

var pageAttacks = []*attack{
	{
		name: "page-garbage", tries: "random bytes all over the page while the daemon reads it", quick: true, play: watchWhile(10), want: "enough",
		worker: func(w *captive, _ string) string {
			page, r := w.mapPage(), rand.New(rand.NewPCG(1, 2))
			w.until(func() {
				for i := 0; i+8 <= len(page); i += 8 {
					binary.LittleEndian.PutUint64(page[i:], r.Uint64())
				}
				_ = w.ring()
			})
			return "enough"
		},
	},
	{
		name: "page-absurd", tries: "each of 13 absurd numbers (NaN, negative, largest) in every field", play: watchWhile(10), want: "enough",
		worker: func(w *captive, _ string) string {
			page, n := w.mapPage(), 0
			w.until(func() {
				for i := 0; i+8 <= len(page); i += 8 {
					binary.LittleEndian.PutUint64(page[i:], absurd[n%len(absurd)])
				}
				n++
				_ = w.ring()
			})
			return "enough"
		},
	},
	{
		name: "page-devices", tries: "two workers say that they want, and use, all 32 devices", quick: true,
		play: func(s *site, a *attack) (string, error) {
			for range 2 {
				c, err := s.open("unix", prefix+a.name, attacker, nil)
				if err != nil {
					return "", err
				}
				defer c.Close()
				if happened := c.hear(); happened != "wants" {
					return happened, nil
				}
			}
			return "wants", s.serves()
		}, want: "wants",
		worker: func(w *captive, _ string) string {
			page := w.mapPage()
			for d := range 32 {
				at := page[d*128+64:]
				binary.LittleEndian.PutUint32(at[4:], 1)
				binary.LittleEndian.PutUint32(at[8:], 1)
				binary.LittleEndian.PutUint32(at[12:], 1)
			}
			for range 100 {
				_ = w.ring()
				_, _ = unix.Poll(nil, 1)
			}
			return "wants"
		},
	},
	{
		name: "page-memory", tries: "says that it holds all memory there could be, and others ask for some", review: "D11", quick: true,
		play: func(s *site, a *attack) (string, error) {
			c, err := s.open("unix", prefix+a.name, attacker, nil)
			if err != nil {
				return "", err
			}
			defer c.Close()
			if happened := c.hear(); happened != "lied" {
				return happened, nil
			}
			served := make(chan error, 1)
			go func() {
				other, err := s.open("unix", prefix+"idle", probe, func(h *wire.Hello) { h.Request = "mem=1MiB" })
				if err == nil {
					err = other.Close()
				}
				served <- err
			}()
			happened := ""
			limit.Holds(func() bool {
				select {
				case err = <-served:
					happened = "the other is served"
				default:
					if now, err := s.server(); err == nil && now.Queued > 0 {
						happened = "the other waits"
					}
				}
				return happened != ""
			})
			return happened, err
		}, want: "the other (is served|waits)", // an honest worker without a quota may hold all of a GPU
		worker: func(w *captive, _ string) string {
			page := w.mapPage()
			for d := range 32 {
				binary.LittleEndian.PutUint64(page[d*128+64+24:], math.MaxUint64)
			}
			_ = w.ring()
			return "lied"
		},
	},
	{
		name: "page-time", tries: "device time that runs backwards, stands still and leaps by centuries", play: watchWhile(20), want: "enough",
		worker: func(w *captive, _ string) string {
			page, n := w.mapPage(), uint64(0)
			w.until(func() {
				for d := range 32 {
					binary.LittleEndian.PutUint64(page[d*128+64+16:], []uint64{1 << 63, n, math.MaxInt64, 0, 1 << 62}[n%5])
				}
				n++
				_ = w.ring()
			})
			return "enough"
		},
	},
	{
		name: "page-seals", tries: "shortens, lengthens, seals and punches holes into the page", quick: true, worker: func(w *captive, _ string) string {
			var st unix.Stat_t
			_ = unix.Fstat(w.page, &st)
			_, sealErr := unix.FcntlInt(uintptr(w.page), unix.F_ADD_SEALS, unix.F_SEAL_WRITE)
			_, futureErr := unix.FcntlInt(uintptr(w.page), unix.F_ADD_SEALS, unix.F_SEAL_FUTURE_WRITE)
			_ = unix.Fallocate(w.page, unix.FALLOC_FL_PUNCH_HOLE|unix.FALLOC_FL_KEEP_SIZE, 0, st.Size)
			_ = unix.Madvise(w.mapPage(), unix.MADV_REMOVE)
			return strings.Join([]string{
				verdict(unix.Ftruncate(w.page, 0)), verdict(unix.Ftruncate(w.page, st.Size-4096)), verdict(unix.Ftruncate(w.page, st.Size*2)),
				verdict(unix.Fallocate(w.page, 0, 0, st.Size*2)), verdict(sealErr), verdict(futureErr),
			}, " ")
		}, want: "EPERM EPERM EPERM EPERM EPERM EPERM",
	},
	{
		name: "page-locks", tries: "flock, record locks, leases and notices on the page, the doorbell and the channels", worker: func(w *captive, _ string) string {
			for _, fd := range []int{w.page, w.doorbell, w.control, w.conns, w.conn} {
				_ = unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB)
				for _, command := range []int{unix.F_SETLK, unix.F_OFD_SETLK} {
					_ = unix.FcntlFlock(uintptr(fd), command, &unix.Flock_t{Type: unix.F_WRLCK})
				}
				_, _ = unix.FcntlInt(uintptr(fd), unix.F_SETLEASE, unix.F_WRLCK)
				_, _ = unix.FcntlInt(uintptr(fd), unix.F_NOTIFY, everyChange)
				_, _ = unix.FcntlInt(uintptr(fd), unix.F_SET_RW_HINT, 5)
			}
			return "tried"
		}, want: "tried",
	},
	{
		name: "page-futex", tries: "wakes, waits and requeues on the words of the page that the daemon wakes", worker: func(w *captive, _ string) string {
			page := w.mapPage()
			for n := range 20_000 {
				binary.LittleEndian.PutUint32(page[(n%32)*128:], uint32(n)) // its own permit
				_ = w.ring()
			}
			return "tried"
		}, want: "tried",
	},
}

var doorbellAttacks = []*attack{
	{
		name: "doorbell-blocks", tries: "clears O_NONBLOCK on the doorbell, rings and ends", review: "D1", quick: true, worker: func(w *captive, _ string) string {
			_, _ = unix.FcntlInt(uintptr(w.doorbell), unix.F_SETFL, 0)
			_ = w.ring()
			os.Exit(0)
			return ""
		},
	},
	{
		name: "doorbell-flags", tries: "every file status flag, on every inherited file, then ends", quick: true, worker: func(w *captive, _ string) string {
			for _, fd := range []int{w.doorbell, w.control, w.conns, w.page, w.conn} {
				for _, flags := range []int{0, unix.O_APPEND, unix.O_ASYNC, unix.O_DIRECT, unix.O_NOATIME, unix.O_NONBLOCK, unix.O_SYNC, unix.O_ASYNC | unix.O_DIRECT | unix.O_APPEND, 0} {
					_, _ = unix.FcntlInt(uintptr(fd), unix.F_SETFL, flags)
				}
			}
			_ = w.ring()
			return "tried"
		}, want: "tried",
	},
	{
		name: "doorbell-flood", tries: "rings a million times", worker: func(w *captive, _ string) string {
			for range 1_000_000 {
				_ = w.ring()
			}
			return "rang"
		}, want: "rang",
	},
	{
		name: "doorbell-full", tries: "fills the doorbell's pipe and stays", quick: true, holds: true, worker: func(w *captive, _ string) string {
			_ = unix.SetNonblock(w.doorbell, true)
			n := 0
			for room := make([]byte, 1<<16); ; n++ {
				if _, err := unix.Write(w.doorbell, room); err != nil {
					return "full"
				}
				if n > 10_000 {
					return "never full"
				}
			}
		},
	},
	{
		name: "doorbell-size", tries: "makes the doorbell's pipe large and small while it rings", worker: func(w *captive, _ string) string {
			for n := range 2000 {
				_, _ = unix.FcntlInt(uintptr(w.doorbell), unix.F_SETPIPE_SZ, 4096<<(n%9))
				_ = w.ring()
			}
			return "tried"
		}, want: "tried",
	},
	{
		name: "doorbell-owner", tries: "has the kernel signal the daemon and the bystander for the doorbell (F_SETOWN, F_SETSIG)", review: "D12", quick: true,
		play: playSignals, want: "refused",
		worker: func(w *captive, argument string) string { return w.setOwner(argument) },
	},
	{
		name: "doorbell-splice", tries: "splices, tees and gifts pages into the doorbell", worker: func(w *captive, _ string) string {
			ends := pipe()
			_, _ = unix.Write(ends[1], make([]byte, 4096))
			for range 100 {
				_, _ = unix.Tee(ends[0], w.doorbell, 4096, unix.SPLICE_F_NONBLOCK)
				_, _ = unix.Splice(ends[0], nil, w.doorbell, nil, 4096, unix.SPLICE_F_NONBLOCK)
				_, _ = unix.Vmsplice(w.doorbell, []unix.Iovec{{Base: &make([]byte, 4096)[0], Len: 4096}}, unix.SPLICE_F_GIFT|unix.SPLICE_F_NONBLOCK)
			}
			return "tried"
		}, want: "tried",
	},
	{
		name: "doorbell-reopened", tries: "opens the other end of the doorbell through /proc, and takes its rings away; an ordinary user's worker can", quick: true, worker: func(w *captive, _ string) string {
			fd, err := unix.Open(fmt.Sprintf("/proc/self/fd/%d", w.doorbell), unix.O_RDONLY, 0)
			for range 1000 {
				_ = w.ring()
				_, _ = unix.FcntlInt(uintptr(fd), unix.F_SETFL, 0)
				_ = unix.SetNonblock(fd, true)
				_, _ = unix.Read(fd, make([]byte, 64))
			}
			return verdict(err)
		}, want: "EACCES|EPERM|ENOENT|done",
	},
	{
		name: "doorbell-closed", tries: "closes its ends one after another, in six orders, and lives on", play: playEach("unix", []string{"01234", "43210", "20413", "13042", "30241", "42031"}),
		worker: func(w *captive, argument string) string {
			files := []int{w.doorbell, w.control, w.conns, w.page, w.clients}
			for _, c := range argument {
				_ = unix.Close(files[c-'0'])
				_, _ = unix.Poll(nil, 1)
			}
			return "closed"
		}, want: `map\[closed:6\]`,
	},
}

func socketKind(fd int) (int, error) { return unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_TYPE) }

// setOwner has the kernel signal a process whenever the doorbell, or a socket of its own, can be used.
func (w *captive) setOwner(argument string) string {
	var pid int
	_, _ = fmt.Sscan(argument, &pid)
	refused := true
	ends := pair(unix.SOCK_STREAM)
	for _, fd := range []int{w.doorbell, w.control, ends[0], w.conn} {
		_, ownErr := unix.FcntlInt(uintptr(fd), unix.F_SETOWN, pid)
		_, sigErr := unix.FcntlInt(uintptr(fd), unix.F_SETSIG, int(unix.SIGKILL))
		_, asyncErr := unix.FcntlInt(uintptr(fd), unix.F_SETFL, unix.O_ASYNC|unix.O_NONBLOCK)
		refused = refused && (ownErr != nil || asyncErr != nil) && (sigErr != nil || asyncErr != nil)
	}
	for range 100 {
		_ = w.ring()
		_, _ = unix.Write(ends[1], []byte{1})
	}
	if refused {
		return "refused"
	}
	return "set"
}

// playSignals aims at the daemon, at the bystander's worker and at all.
func playSignals(s *site, a *attack) (string, error) {
	list, err := s.sessions()
	if err != nil || len(list) != 1 {
		return "", fmt.Errorf("sessions %v: %w", list, err)
	}
	happened := "refused"
	for _, pid := range []int{s.cmd.Process.Pid, list[0].WorkerPID, -list[0].WorkerPID, os.Getpid()} {
		got, err := s.playPlain(a, "unix", fmt.Sprint(pid))
		if err != nil {
			return got, err
		}
		if got != "refused" {
			happened = got
		}
	}
	return happened, s.recovered() // nobody got a signal
}
