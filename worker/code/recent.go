package code

import (
	"ferry/api/cu"
)

// Recent are the functions and streams that commands named last, looked up: programs
// name the same few again and again, and to look one up takes a lock and a map or two,
// as long as the rest of a launch. Only the loop looks.
//
// What was looked up is right as long as no handle has ended and nothing more was
// learnt of any code. Both are rare, so that forgetting everything then is good enough.
type recent struct {
	functions [256]recentFunction // by handle, as far as that goes
	learnt    uint64              // how often the worker's codes were added to
}

type recentFunction struct {
	handle cu.Function
	age    uint64
	real   cu.Function
	layout []cu.FerryParam
}

// age grows whenever something that was looked up may have become wrong. It is never 0,
// which is the age of what was never looked up.
func (ld *Loader) age() uint64 { return 1 + ld.s.Handles.Ended() + ld.recent.learnt }

// Learn keeps what is known of a function or kernel.
func (ld *Loader) learn(real uint64, c function) {
	ld.functions[real] = c
	ld.recent.learnt++
}

// function looks up what a launch names, nil if it means nothing.
func (ld *Loader) findFunction(h cu.Function) *recentFunction {
	r, age := &ld.recent.functions[uint64(h)%uint64(len(ld.recent.functions))], ld.age()
	if r.handle == h && r.age == age {
		return r
	}
	real, ok := ld.s.Handles.Real(cu.KindFunction, uint64(h))
	if !ok || real == 0 {
		return nil
	}
	*r = recentFunction{handle: h, age: age, real: cu.Function(real), layout: ld.functions[real].layout}
	return r
}
