package code

import (
	"ferry/api/cu"
	"ferry/worker/gpu"
)

// recent are the functions that commands named last, already looked up. Programs name the
// same few again and again, and a lookup takes a lock and a map or two, as long as the rest
// of a launch. Package gpu does the same for streams. Only the command loop uses it.
//
// An entry is right as long as no handle has ended and nothing more was learned about any
// code. Both are rare, so it is good enough to forget all entries then.
type recent struct {
	functions [256]recentFunction // at the handle modulo the size
	learnt    uint64              // how often Loader.functions has changed
}

// A recentFunction is one such entry.
type recentFunction struct {
	handle cu.Function
	age    uint64
	in     *gpu.Context // that was current
	real   cu.Function
	layout []cu.FerryParam
}

// age grows whenever an entry may have become wrong. It is never 0, which is the age of an
// empty entry.
func (ld *Loader) age() uint64 { return 1 + ld.s.Handles.Ended() + ld.recent.learnt }

// learn keeps what is known of a function or kernel.
func (ld *Loader) learn(real uint64, c function) {
	ld.functions[real] = c
	ld.recent.learnt++
}

// findFunction looks up the function that a launch names, nil if there is none.
func (ld *Loader) findFunction(h cu.Function) *recentFunction {
	r, age := &ld.recent.functions[uint64(h)%uint64(len(ld.recent.functions))], ld.age()
	if r.handle == h && r.age == age && r.in == ld.gpu.Current {
		return r
	}
	real, ok := ld.s.Handles.Real(cu.KindFunction, uint64(h))
	if !ok || real == 0 {
		return nil
	}
	known := ld.functions[real]
	useImage(ld, known.image)
	*r = recentFunction{handle: h, age: age, in: ld.gpu.Current, real: cu.Function(real), layout: known.layout}
	return r
}

// useImage notes that a library is used in the current context: the driver makes a module of it there, with variables. Where
// such modules were made, and when, decides where variables lie. So the driver makes the module now, with its addresses
// placed, and not within whichever call needs it first. While a graph is captured it is left to that call: what may be
// done then is not ours to widen.
func useImage(ld *Loader, c *image) {
	if c == nil || c.loadedAs.kind != cu.KindLibrary || ld.gpu.Current == nil {
		return
	}
	index := ld.gpu.Current.Home().Index
	if c.used[index] != 0 {
		return
	}
	if c.used == nil {
		c.used = map[uint32]uint64{}
	}
	c.used[index] = 1 + ld.s.Handles.Count()
	if len(ld.s.Captures) == 0 {
		placeCode(ld.dev, func() { _, _ = ld.dev.LibraryGetModule(cu.Library(c.loadedAs.real)) }) // the call itself says what is wrong
	}
}
