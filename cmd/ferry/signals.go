package main

import (
	"bytes"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// The program shares ferry's process group, so what is typed at a terminal (^C,
// ^\, ^Z) and changes of the window reach it from the kernel. What somebody sends
// to ferry alone, with kill, a relay passes on. A handler cannot see which of the
// two it was; it is taken to be the terminal's while we are in the foreground.

// relayed are the signals to pass on. Those that were ignored when we began (as
// under nohup) stay ignored, by us and by the program, which inherits that.
func relayed() []os.Signal {
	var list []os.Signal
	for _, s := range []syscall.Signal{
		unix.SIGINT, unix.SIGTERM, unix.SIGHUP, unix.SIGQUIT, unix.SIGUSR1, unix.SIGUSR2,
		unix.SIGWINCH, unix.SIGTSTP, unix.SIGCONT,
	} {
		if !signal.Ignored(s) {
			list = append(list, s)
		}
	}
	return list
}

type relay struct {
	signals  <-chan os.Signal
	terminal bool // there was one when we began
	quit     chan struct{}
	done     chan struct{}
}

func newRelay(signals <-chan os.Signal) *relay {
	_, terminal := foreground()
	return &relay{signals: signals, terminal: terminal, quit: make(chan struct{}), done: make(chan struct{})}
}

func (r *relay) start(p *os.Process) {
	go func() {
		defer close(r.done)
		for {
			select {
			case s := <-r.signals:
				r.pass(p, s.(syscall.Signal))
			case <-r.quit:
				return
			}
		}
	}()
}

func (r *relay) stop() {
	close(r.quit)
	<-r.done
}

func (r *relay) pass(p *os.Process, s syscall.Signal) {
	front, terminal := foreground()
	switch s {
	case unix.SIGINT, unix.SIGQUIT, unix.SIGWINCH:
		if front {
			return
		}
	case unix.SIGHUP:
		if r.terminal && !terminal {
			return // the terminal went away, which the kernel told everyone
		}
	case unix.SIGTSTP:
		if !front {
			_ = p.Signal(s)
			// The kernel drops it in a process group nobody's shell watches over, and a
			// program may take its time to stop by itself.
			for i := 0; i < 20 && !stopped(p.Pid); i++ {
				time.Sleep(10 * time.Millisecond)
			}
			if !stopped(p.Pid) {
				_ = p.Signal(unix.SIGSTOP)
			}
		}
		// We caught it, so stop by other means: the shell waits for that.
		_ = unix.Kill(os.Getpid(), unix.SIGSTOP)
		return
	case unix.SIGCONT:
		if !stopped(p.Pid) {
			return // a shell continues the whole group
		}
	}
	_ = p.Signal(s) // it may just have ended
}

// foreground says whether we are in the foreground of our terminal, and whether
// we have one.
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

// stopped says whether a process is stopped by a signal.
func stopped(pid int) bool {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return false
	}
	// The state follows the name, which is in parentheses and may hold any others.
	i := bytes.LastIndexByte(stat, ')')
	return i >= 0 && i+2 < len(stat) && stat[i+2] == 'T'
}
