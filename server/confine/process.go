package confine

import (
	"fmt"
	"log/slog"
	"strconv"
	"time"

	"golang.org/x/sys/unix"
)

// A Kind is what a process does that is sealed, and so which calls it needs.
type Kind int

// The kinds of processes.
const (
	SoftGPU  Kind = iota // a worker with the software GPU
	Driver               // a worker with NVIDIA's driver
	TLSProxy             // the daemon's TLS proxy
)

// WorkerKind is the kind of a worker that was told to open a device: cuda, soft, or auto for whichever
// there is. Without the driver's device files there is no driver.
func WorkerKind(device string) Kind {
	switch {
	case device == "soft":
		return SoftGPU
	case device == "cuda" || len(driverFiles()) > 0:
		return Driver
	}
	return SoftGPU
}

// driverFiles are the device files of a driver by their device numbers. A confined worker cannot list
// /dev: they are looked for by name.
func driverFiles() map[uint64]string {
	names := []string{"/dev/nvidiactl", "/dev/nvidia-uvm", "/dev/nvidia-uvm-tools", "/dev/nvidia-modeset", "/dev/nvmap", "/dev/nvhost-ctrl", "/dev/nvhost-ctrl-gpu", "/dev/dxg"}
	for n := range 64 {
		names = append(names, "/dev/nvidia"+strconv.Itoa(n))
	}
	files := map[uint64]string{}
	for _, name := range names {
		var st unix.Stat_t
		if unix.Stat(name, &st) == nil && st.Mode&unix.S_IFMT == unix.S_IFCHR {
			files[st.Rdev] = name
		}
	}
	return files
}

// A Process says what a sealed process may do.
type Process struct {
	Kind    Kind
	Connect bool // as in Spec

	// Learn switches to learning mode: calls that the tables lack pass, unless they are dangerous, and
	// are reported to this log. Nil otherwise. It is no confinement for clients that are not trusted.
	Learn *slog.Logger

	ioctls IoctlList
}

func (p Process) user() users {
	switch p.Kind {
	case Driver:
		return driver | believed
	case TLSProxy:
		return proxy
	}
	return soft
}

// recorded are the users of rows that have been seen to be needed.
func recorded(u users) users { return u &^ believed }

// special are the rows that depend on more than the kind.
func (p Process) special() (rows []row) {
	switch p.Kind {
	case SoftGPU:
		rows = []row{{unix.SYS_IOCTL, soft, "is it a terminal?", when(test{arg: 1, in: terminal})}}
	case Driver:
		rows = p.ioctls.rows()
	case TLSProxy:
	}
	if p.Connect && p.Kind == Driver {
		rows = append(rows, row{unix.SYS_CONNECT, driver, "the driver's sockets in other processes of the user", nil})
	}
	if p.Learn != nil {
		rows = append(rows, row{unix.SYS_IOCTL, p.user(), "learning", when(test{arg: 1, in: []uint32{unix.SECCOMP_IOCTL_NOTIF_RECV, unix.SECCOMP_IOCTL_NOTIF_SEND}})})
		if p.Kind == TLSProxy {
			rows = append(rows, row{unix.SYS_FSTAT, proxy, "learning: what is the file of an ioctl?", nil}) // workers have it
		}
	}
	return rows
}

// Seal takes the rights that the process needed only to start: other processes of its user can
// no longer trace it, and the seccomp filter holds for all of its threads.
func Seal(p Process) (err error) {
	if err := unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0); err != nil {
		return fmt.Errorf("hiding the process: %w", err)
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("no_new_privs: %w", err)
	}
	if p.Kind == Driver {
		if p.ioctls, err = DriverIoctls(); err != nil {
			return err
		}
	}
	_ = time.Local.String() // Go reads the time zone when it first needs it; the TLS proxy opens no file
	if p.Learn != nil {
		return p.learn()
	}
	return installFilter(p.program(unix.Getpid()))
}
