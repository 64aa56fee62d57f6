package gpu

import (
	"runtime"
	"time"

	"ferry/api/cu"
	"ferry/wire"
)

// ArrivalTimeout bounds the wait for a blocking copy. The work in front of the copy may
// wait for a command that another thread of the client is about to send. Tests, which run
// on busy machines, raise it.
var ArrivalTimeout = 100 * time.Millisecond

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
		for e.dev.EventQuery(m.Event) == cu.CUDA_ERROR_NOT_READY && time.Since(e.lastArrival) < ArrivalTimeout {
			runtime.Gosched()
		}
		m.Drop()
	}
	e.arriving = e.arriving[:0]
}
