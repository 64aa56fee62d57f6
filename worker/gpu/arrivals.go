package gpu

import (
	"runtime"
	"time"

	"ferry/api/cu"
	"ferry/wire"
)

// arrivalTimeout bounds the wait for a blocking copy. The client sends Arrived only if
// nothing but other copies may be in front of the copy, so the wait is short. The bound is for a client
// that is wrong about that: the work in front may wait for a command that the loop has yet to read.
const arrivalTimeout = 30 * time.Second

// CmdArrived ends a blocking copy to the device. Natively the call returns when the data
// has arrived. Here it has returned already, so streams that do not wait for the default
// stream must be kept from overtaking the copy.
func (e *Executor) CmdArrived(q *wire.ArrivedRequest) cu.Result {
	s, c, rc := e.Stream(q.Stream)
	if rc != cu.CUDA_SUCCESS || e.Capturing(s) {
		return rc
	}
	if m := e.MarkStream(c, s); m != nil {
		e.arriving = append(e.arriving, m)
		e.lastArrival = time.Now()
	}
	return cu.CUDA_SUCCESS
}

// awaitArrivals waits for blocking copies before a stream of the client gets work. Most
// copies have arrived by then.
func (e *Executor) awaitArrivals() {
	for _, m := range e.arriving {
		for e.dev.EventQuery(m.Event) == cu.CUDA_ERROR_NOT_READY && time.Since(e.lastArrival) < arrivalTimeout {
			if runtime.Gosched(); time.Since(e.lastArrival) > 10*time.Millisecond {
				time.Sleep(100 * time.Microsecond)
			}
		}
		m.Drop()
	}
	e.arriving = e.arriving[:0]
}
