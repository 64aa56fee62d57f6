package session

import (
	"sync"

	"ferry/api/cu"
	"ferry/wire"
)

// A Capture is one in progress: the graph it becomes, and whether the graph began with
// the capture and so ends with it if the capture fails.
type Capture struct {
	Graph cu.Graph
	Own   bool
}

// Spoils tells the errors of commands that could not become part of a capture. The
// capture is invalid then, and its end says so: no other call should.
func (s *Session) Spoils(rc cu.Result) bool {
	return len(s.Captures) > 0 && rc >= cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED && rc <= cu.CUDA_ERROR_CAPTURED_EVENT
}

// A Latch keeps the first error of a command that had no answer, until a call is
// answered that may bring such errors natively too: one that waits or asks for
// completion. A question about a kernel must not fail for an old launch. The Latch
// locks itself.
type Latch struct {
	mu    sync.Mutex
	error Late
}

// Late is an error that comes with the answer of a later call.
type Late struct {
	Result  cu.Result
	Op      wire.Op // the command that failed
	Context uint32  // index of the context it belonged to
}

// Set keeps an error, unless there is one.
func (l *Latch) Set(e Late) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.error.Result == cu.CUDA_SUCCESS {
		l.error = e
	}
}

// Get returns the error and leaves it where it is.
func (l *Latch) Get() Late {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.error
}

// Clear returns the error and forgets it.
func (l *Latch) Clear() Late {
	l.mu.Lock()
	defer l.mu.Unlock()
	e := l.error
	l.error = Late{}
	return e
}
