package worker

import (
	"ferry/api/cu"
)

// recent are the functions and streams that commands named last, looked up: programs
// name the same few again and again, and to look one up takes a lock and a map or two,
// as long as the rest of a launch. Only the loop looks.
//
// What was looked up is right as long as no handle has ended and nothing more was
// learnt of any code. Both are rare, so that forgetting everything then is good enough.
type recent struct {
	functions [256]recentFunction // by handle, as far as that goes
	learnt    uint64              // how often the worker's codes were added to
}

// recentStreams are the same of streams.
type recentStreams [32]recentStream

type recentFunction struct {
	handle cu.Function
	age    uint64
	real   cu.Function
	layout []cu.FerryParam
}

type recentStream struct {
	handle cu.Stream
	age    uint64
	real   cu.Stream
	c      *context
}

// age grows whenever something that was looked up may have become wrong. It is never 0,
// which is the age of what was never looked up.
func (w *Worker) age() uint64 { return 1 + w.s.Handles.Ended() + w.recent.learnt }

// learn keeps what is known of a function or kernel.
func (w *Worker) learn(real uint64, c code) {
	w.codes[real] = c
	w.recent.learnt++
}

// function looks up what a launch names, nil if it means nothing.
func (w *Worker) function(h cu.Function) *recentFunction {
	r, age := &w.recent.functions[uint64(h)%uint64(len(w.recent.functions))], w.age()
	if r.handle == h && r.age == age {
		return r
	}
	real, ok := w.s.Handles.Real(cu.KindFunction, uint64(h))
	if !ok || real == 0 {
		return nil
	}
	*r = recentFunction{handle: h, age: age, real: cu.Function(real), layout: w.codes[real].layout}
	return r
}

// streamOf looks up a stream that was made and the context it was made in. Neither
// those that need not be made nor one whose context is unknown are its concern.
func (w *Worker) streamOf(h cu.Stream) *recentStream {
	r, age := &w.recentStreams[uint64(h)%uint64(len(w.recentStreams))], 1+w.s.Handles.Ended()
	if r.handle == h && r.age == age {
		return r
	}
	real, ok := w.s.Handles.Real(cu.KindStream, uint64(h))
	c := w.contexts[w.s.Handles.Context(uint64(h))]
	if h <= 2 || !ok || c == nil {
		return nil
	}
	*r = recentStream{handle: h, age: age, real: cu.Stream(real), c: c}
	return r
}
