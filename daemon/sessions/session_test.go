package sessions

import (
	"errors"
	"os"
	"runtime"
	"sync"
	"testing"
	"time"

	"ferry/daemon/spawn"
	"ferry/server/control"
)

// A worker that takes no connections holds up a bounded number of them, until it ends.
func TestConnectionsThatNobodyTakes(t *testing.T) {
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	s := &Session{Process: &spawn.Process{Conns: ours}, ended: make(chan struct{}), passing: make(chan struct{}, 1)}
	file, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	s.passing <- struct{}{} // the first never gets rid of its connection
	var waiting sync.WaitGroup
	for range maxPassers {
		waiting.Go(func() {
			if err := s.PassConnection(&control.Arrival{}, file, time.Hour); !errors.Is(err, os.ErrClosed) {
				t.Errorf("passed on to a worker that takes nothing: %v", err)
			}
		})
	}
	for s.passers.Load() < maxPassers {
		runtime.Gosched()
	}
	for range 1000 {
		if err := s.PassConnection(&control.Arrival{}, file, time.Millisecond); !errors.Is(err, errTooManyPassers) {
			t.Fatalf("one more waits: %v", err)
		}
	}
	close(s.ended)
	waiting.Wait()
	if n := s.passers.Load(); n != 0 {
		t.Errorf("%d are still counted", n)
	}

	// A worker that is alive and takes nothing: its channel fills, then time runs out.
	<-s.passing
	s.ended = make(chan struct{})
	for err = nil; err == nil; {
		err = s.PassConnection(&control.Arrival{}, file, 10*time.Millisecond)
	}
	if !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("%v", err)
	}
	_, _ = theirs.Close(), ours.Close()
}
