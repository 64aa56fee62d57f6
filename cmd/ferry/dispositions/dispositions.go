// Package dispositions passes on which signals were ignored and blocked when a process began.
//
// A program inherits that from who starts it: nohup ignores SIGHUP, systemd SIGPIPE, a shell SIGINT
// and SIGQUIT of what it runs in the background. The Go runtime puts handlers in the place of all of
// it, and programs that it starts get the defaults. A program started by ferry run gets what ferry
// was started with.
package dispositions

import (
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strconv"
	"syscall"

	"golang.org/x/sys/unix"
)

// Verb is the first argument of a ferry that becomes another program, with the signals of a State.
const Verb = "with-signals"

// A Set is a set of signals: bit n-1 for signal n.
type Set uint64

// Has reports whether a signal is in the set.
func (s Set) Has(n syscall.Signal) bool { return s>>(n-1)&1 != 0 }

// A State is what a program inherits.
type State struct{ Ignored, Blocked Set }

// AtStart returns the state in which this process began. Without cgo it knows only that SIGHUP and
// SIGINT were ignored.
func AtStart() State { return atStart() }

// needed are signals that the Go runtime cannot do without: ends of children, its own preemption and
// profiles.
const needed = 1<<(syscall.SIGCHLD-1) | 1<<(syscall.SIGURG-1) | 1<<(syscall.SIGPROF-1)

// Start calls start with the path and the arguments of a program that it is to start in this state.
// This process ignores the ignored signals too from then on, until it handles them. If the Go
// runtime needs one of them, a further ferry becomes the program.
func (s State) Start(path string, args []string, start func(path string, args []string) error) error {
	if s.Ignored&needed != 0 {
		verb := []string{"ferry", Verb, strconv.FormatUint(uint64(s.Ignored), 16), strconv.FormatUint(uint64(s.Blocked), 16), path}
		return start("/proc/self/exe", append(verb, args...))
	}
	s.ignore()
	if s.Blocked == 0 {
		return start(path, args)
	}
	// A new process begins with the blocked signals of the thread that makes it.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var before unix.Sigset_t
	if err := unix.PthreadSigmask(unix.SIG_SETMASK, s.mask(), &before); err != nil {
		return err
	}
	err := start(path, args)
	if back := unix.PthreadSigmask(unix.SIG_SETMASK, &before, nil); err == nil {
		err = back
	}
	return err
}

func (s State) ignore() {
	for n := syscall.Signal(1); n <= 64; n++ {
		if s.Ignored.Has(n) {
			signal.Ignore(n)
		}
	}
}

func (s State) mask() *unix.Sigset_t { return &unix.Sigset_t{Val: [16]uint64{uint64(s.Blocked)}} }

// Become replaces this process: args are the two sets of a State, a path, and the arguments with
// argument 0. It returns only if that fails.
func Become(args []string) error {
	if len(args) < 4 {
		return fmt.Errorf("%s: two sets of signals, a program and its arguments are needed", Verb)
	}
	ignored, err := strconv.ParseUint(args[0], 16, 64)
	if err != nil {
		return fmt.Errorf("%s %s: not a set of signals", Verb, args[0])
	}
	blocked, err := strconv.ParseUint(args[1], 16, 64)
	if err != nil {
		return fmt.Errorf("%s %s: not a set of signals", Verb, args[1])
	}
	s := State{Set(ignored), Set(blocked)}
	s.ignore()
	runtime.LockOSThread() // it is the one whose blocked signals stay
	if err := unix.PthreadSigmask(unix.SIG_SETMASK, s.mask(), nil); err != nil {
		return err
	}
	return syscall.Exec(args[2], args[3:], os.Environ())
}
