package breakout

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"sync/atomic"

	"golang.org/x/sys/unix"

	"ferry/cmd/ferry/devices"
	"ferry/device"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/transport"
	"ferry/worker"
)

// prefix begins the name of a program that asks for an attack.
const prefix = "breakout "

// Files that the daemon passes to a worker (spawn.Config).
const (
	connFile = 3 + iota
	bootFile
	controlFile
	pageFile
	doorbellFile
	connsFile
)

// A captive is a worker in hostile hands: its descriptors, which are those of the daemon's making.
type captive struct {
	boot     worker.Boot
	conn     int // of the client
	control  int
	page     int
	doorbell int
	conns    int // the channel that brings further connections
	clients  int // the channel that brings a warm worker its client
	log      int // standard error
	begun    atomic.Bool
}

// playWorker is ferry worker, until an attack begins.
func playWorker() int {
	if a := findAttack(order()); a != nil && a.atStart != nil {
		a.atStart()
		return 0
	}
	if err := runWorker(); err != nil {
		fmt.Fprintln(os.Stderr, "breakout worker:", err)
		return 1
	}
	return 0
}

// runWorker does what ferry worker does.
func runWorker() error {
	pipe := os.NewFile(bootFile, "boot")
	boots := json.NewDecoder(io.LimitReader(pipe, 1<<16))
	var boot worker.Boot
	if err := boots.Decode(&boot); err != nil {
		return err
	}
	w := &captive{boot: boot, conn: -1, clients: -1, log: duplicate(2), control: duplicate(controlFile), page: duplicate(pageFile), doorbell: duplicate(doorbellFile), conns: duplicate(connsFile)}
	ctl, err := control.NewClient(os.NewFile(controlFile, "control"))
	if err != nil {
		return err
	}
	page, err := joinPage()
	if err != nil {
		return err
	}
	conns, err := control.FromFile(os.NewFile(connsFile, "connections"))
	if err != nil {
		return err
	}
	log := slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn}))
	f, prepared := os.NewFile(connFile, "connection"), &worker.Prepared{Openers: devices.Openers()}
	if boot.Spare {
		w.clients = duplicate(connFile)
		if prepared, f, err = awaitClient(w, f, log); f == nil {
			return err
		}
		_ = unix.Close(w.clients)
		w.boot = worker.Boot{}
		if err := boots.Decode(&w.boot); err != nil {
			return err
		}
	}
	_ = pipe.Close()
	hostile := strings.HasPrefix(w.boot.Program, prefix)
	if hostile {
		w.conn = duplicate(int(f.Fd()))
		prepared.Openers.Device = w.wrap(prepared.Openers.Device)
	} else { // a worker like any other has none of these
		for _, fd := range []int{w.control, w.page, w.doorbell, w.conns} {
			_ = unix.Close(fd)
		}
	}
	conn, err := transport.FromFile(f)
	_ = f.Close()
	if err != nil {
		return err
	}
	return prepared.Run(conn, w.boot, ctl, conns, page, log)
}

// awaitClient prepares a warm worker and waits for its client, unless an attack is ordered of warm workers.
func awaitClient(w *captive, clients *os.File, log *slog.Logger) (*worker.Prepared, *os.File, error) {
	channel, err := control.FromFile(clients)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = channel.Close() }()
	openers := devices.Openers()
	openers.Device = w.wrap(openers.Device) // its client may come for an attack
	prepared, err := worker.Prepare(w.boot, openers, log)
	if err != nil {
		return nil, nil, err
	}
	if a := findAttack(order()); a != nil && a.warm != nil {
		a.warm(w)
		return nil, nil, nil
	}
	_ = channel.Send(worker.Ready{}, nil)
	conn, err := channel.Receive(&struct{}{})
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return prepared, conn, err
}

func joinPage() (*sessionpage.Page, error) {
	page, doorbell := os.NewFile(pageFile, "session page"), os.NewFile(doorbellFile, "doorbell")
	defer func() { _, _ = page.Close(), doorbell.Close() }()
	return sessionpage.Join(page, doorbell)
}

func duplicate(fd int) int {
	n, err := unix.FcntlInt(uintptr(fd), unix.F_DUPFD_CLOEXEC, 16)
	if err != nil {
		return -1
	}
	return n
}

// taken is a device whose worker is taken over when it is asked for its name. The worker asks for it first for its Welcome, when it has sealed itself
// and before it reads any command, then for its log, when the Welcome is sent.
type taken struct {
	device.Device
	w *captive
}

func (w *captive) wrap(open func(worker.Boot, session.Windows, *slog.Logger) (device.Device, error)) func(worker.Boot, session.Windows, *slog.Logger) (device.Device, error) {
	return func(boot worker.Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
		dev, err := open(boot, windows, log)
		return taken{dev, w}, err
	}
}

func (t taken) Describe() string {
	if !strings.HasPrefix(t.w.boot.Program, prefix) {
		return t.Device.Describe()
	}
	name, argument, _ := strings.Cut(strings.TrimPrefix(t.w.boot.Program, prefix), " ")
	a := findAttack(name)
	if a == nil {
		fmt.Fprintf(os.Stderr, "no attack %q\n", name)
		os.Exit(2)
	}
	if !t.w.begun.Swap(true) {
		if a.unwelcome != nil {
			a.unwelcome(t.w)
		}
		return t.Device.Describe()
	}
	if a.worker == nil {
		os.Exit(0)
	}
	t.w.seize()
	t.w.say(a.worker(t.w, argument))
	t.w.awaitEnd()
	os.Exit(0)
	return ""
}

// seize takes the channels away from the code that ran so far, which may be reading them.
func (w *captive) seize() {
	nothing := pipe()[0]
	for fd := 3; fd < 256; fd++ {
		if kind, err := socketKind(fd); err == nil && kind == unix.SOCK_SEQPACKET && fd != w.control && fd != w.conns {
			_ = unix.Dup3(nothing, fd, unix.O_CLOEXEC)
		}
	}
}

// say tells the client a line.
func (w *captive) say(line string) {
	_, _ = unix.Write(w.conn, []byte(strings.ReplaceAll(line, "\n", " ")+"\n"))
}

// awaitEnd returns when the client has left.
func (w *captive) awaitEnd() {
	var room [512]byte
	for {
		_, _ = unix.Poll([]unix.PollFd{{Fd: int32(w.conn), Events: unix.POLLIN}}, -1)
		n, err := unix.Read(w.conn, room[:])
		if n == 0 && err == nil || err != nil && !errors.Is(err, unix.EINTR) && !errors.Is(err, unix.EAGAIN) {
			return
		}
	}
}

// verdict names an error of a system call; "done" for none.
func verdict(err error) string {
	var errno unix.Errno
	switch {
	case err == nil:
		return "done"
	case errors.As(err, &errno):
		return unix.ErrnoName(errno)
	}
	return err.Error()
}
