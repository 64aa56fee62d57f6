package main

import (
	"bytes"
	"fmt"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/cmd/ferry/dispositions"
)

// The program is in the process group of ferry, so the kernel sends signals of the terminal
// (^C, ^\, ^Z, changes of the window) to both. The relay forwards signals that a user sends
// to ferry alone, with kill. A handler cannot see which of the two a signal is; the relay
// takes it for one of the terminal while ferry is in the foreground.

// relayedSignals returns the signals to forward, without some. A signal that was ignored when
// ferry began (as under nohup) is forwarded too: the program begins with it ignored, and may
// have changed that.
func relayedSignals(without dispositions.Set) []os.Signal {
	var list []os.Signal
	for _, s := range []syscall.Signal{
		unix.SIGINT, unix.SIGTERM, unix.SIGHUP, unix.SIGQUIT, unix.SIGUSR1, unix.SIGUSR2,
		unix.SIGWINCH, unix.SIGTSTP, unix.SIGCONT,
	} {
		if !without.Has(s) {
			list = append(list, s)
		}
	}
	return list
}

type signalRelay struct {
	signals  <-chan os.Signal
	terminal bool // ferry had a terminal when it began
	quit     chan struct{}
	done     chan struct{}
}

func newSignalRelay(signals <-chan os.Signal) *signalRelay {
	_, terminal := foreground()
	return &signalRelay{signals: signals, terminal: terminal, quit: make(chan struct{}), done: make(chan struct{})}
}

func (r *signalRelay) start(p *os.Process) {
	go func() {
		defer close(r.done)
		for {
			select {
			case s := <-r.signals:
				r.forward(p, s.(syscall.Signal))
			case <-r.quit:
				return
			}
		}
	}()
}

func (r *signalRelay) stop() {
	close(r.quit)
	<-r.done
}

func (r *signalRelay) forward(p *os.Process, s syscall.Signal) {
	front, terminal := foreground()
	switch s {
	case unix.SIGINT, unix.SIGQUIT, unix.SIGWINCH:
		if front {
			return
		}
	case unix.SIGHUP:
		if r.terminal && !terminal {
			return // the terminal has closed: the kernel has signalled the whole group
		}
	case unix.SIGTSTP:
		if !front {
			_ = p.Signal(s)
			// The kernel drops the signal in an orphaned process group, and a program
			// may take its time to stop by itself.
			for i := 0; i < 20 && !stopped(p.Pid); i++ {
				time.Sleep(10 * time.Millisecond)
			}
			if !stopped(p.Pid) {
				_ = p.Signal(unix.SIGSTOP)
			}
		}
		// ferry caught the signal, so it stops itself by SIGSTOP: the shell waits for that.
		_ = unix.Kill(os.Getpid(), unix.SIGSTOP)
		return
	case unix.SIGCONT:
		if !stopped(p.Pid) {
			return // the shell has continued the whole group
		}
	}
	_ = p.Signal(s) // an error means that the program has just ended
}

// foreground reports whether ferry is in the foreground of its terminal, and whether it has
// one.
func foreground() (front, terminal bool) {
	tty, err := os.OpenFile("/dev/tty", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		return false, false
	}
	defer func() { _ = tty.Close() }()
	group, err := unix.IoctlGetInt(int(tty.Fd()), unix.TIOCGPGRP)
	if err != nil {
		return false, false
	}
	return group == unix.Getpgrp(), true
}

// stopped reports whether a process is stopped by a signal.
func stopped(pid int) bool {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return false
	}
	// The state follows the name, which is in parentheses and may hold any others.
	i := bytes.LastIndexByte(stat, ')')
	return i >= 0 && i+2 < len(stat) && stat[i+2] == 'T'
}
