package daemon

import (
	"errors"
	"os/exec"
	"runtime"

	"golang.org/x/sys/unix"
)

// A starter does things on the one thread that called its run: Pdeathsig is sent when
// the *thread* that started a process ends, and Go's threads come and go.
//
// The same thread becomes another program (restart.go). All others end then; it is the
// first thread of the program to come. If workers are started by the first thread of
// every program, none of them loses its parent, however often that happens.
type starter struct {
	requests chan func()
	ended    chan struct{}
}

func newStarter() *starter { return &starter{make(chan func()), make(chan struct{})} }

// run does what is asked for until stop. It occupies its caller's thread.
func (s *starter) run() {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for {
		select {
		case f := <-s.requests:
			f()
		case <-s.ended:
			return
		}
	}
}

// do has f done and waits for it.
func (s *starter) do(f func() error) error {
	result := make(chan error)
	select {
	case s.requests <- func() { result <- f() }:
		return <-result
	case <-s.ended:
		return errors.New("the server has ended")
	}
}

func (s *starter) start(cmd *exec.Cmd) error { return s.do(cmd.Start) }

var errNotFirst = errors.New("the server's workers were not started by the first thread of its process")

// first says why the thread is not the first one of the process.
func (s *starter) first() error {
	return s.do(func() error {
		if unix.Gettid() != unix.Getpid() {
			return errNotFirst
		}
		return nil
	})
}

func (s *starter) stop() { close(s.ended) }
