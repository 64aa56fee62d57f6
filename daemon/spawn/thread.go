package spawn

import (
	"errors"
	"os/exec"
	"runtime"
	"sync"

	"golang.org/x/sys/unix"
)

// A Thread runs functions on the one OS thread that called its Run. Worker processes are
// started there: the kernel sends Pdeathsig when the *thread* that started a process ends,
// and threads of Go come and go.
//
// The same thread becomes another program at a restart. All other threads end then, and it is
// the first thread of the new program. If the first thread of every program starts the
// workers, no worker loses its parent, however often the daemon restarts.
type Thread struct {
	requests chan func()
	ended    chan struct{}
}

// NewThread returns a Thread; a goroutine must call Run.
func NewThread() *Thread { return &Thread{make(chan func()), make(chan struct{})} }

// Run runs the functions that Do is given until Stop. It occupies the thread of its caller.
func (s *Thread) Run() {
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

// Do runs f on the thread and waits for its end.
func (s *Thread) Do(f func() error) error {
	result := make(chan error)
	select {
	case s.requests <- func() { result <- f() }:
		return <-result
	case <-s.ended:
		return errors.New("the server has ended")
	}
}

// Start starts a process whose parent is the thread.
func (s *Thread) Start(cmd *exec.Cmd) error { return s.Do(cmd.Start) }

// ErrNotFirst is returned by CheckFirst.
var ErrNotFirst = errors.New("the server's workers were not started by the first thread of its process")

// CheckFirst says why the thread is not the first one of the process.
func (s *Thread) CheckFirst() error {
	return s.Do(func() error {
		if unix.Gettid() != unix.Getpid() {
			return ErrNotFirst
		}
		return nil
	})
}

// ReserveThreads makes so many OS threads and leaves them to the Go runtime, which keeps them for
// later. A program of Go ends when it needs a thread and the kernel gives it none, which workers
// could bring about if they share a control group or a user with it.
func ReserveThreads(n int) {
	var all, made sync.WaitGroup
	made.Add(n)
	for range n {
		all.Go(func() {
			runtime.LockOSThread()
			made.Done()
			made.Wait() // until then no two of them share a thread
			runtime.UnlockOSThread()
		})
	}
	all.Wait()
}

// Stop ends Run.
func (s *Thread) Stop() { close(s.ended) }
