package interp

import (
	"unsafe"
)

// A frame is one activation of a function for a set of lanes. Lanes that
// diverge inside it share it: each uses its own lane of every register.
type frame struct {
	fn     *function
	regs   []uint64
	parent *frame
	site   *inst  // the call, nil for a kernel
	pc     int32  // where the caller goes on
	live   uint32 // lanes that have not returned
	local  uint32 // where its local memory starts in each lane's stack
	depth  int32
	dyn    uint32 // bytes alloca has taken above the function's own
}

// groupState says what a group waits for.
type groupState uint8

const (
	ready groupState = iota
	atBarrier
	atWarpSync // for lanes named in a member mask to come
	atCluster  // for the other blocks of the cluster
)

// A group is a set of lanes at one instruction of one activation.
type group struct {
	mask  uint32
	pc    int32
	state groupState
	bar   uint8  // barrier it waits at
	at    *inst  // barrier instruction, whose result is still to be written
	last  uint32 // turn in which it last ran
	frame *frame
}

// A warp is 32 lanes and the groups they form. While it runs, one group is the
// current one and lives in mask, pc and frame; the others are in groups.
//
// The struct is large because every instruction works on it: one
// pointer stays in a register, and the fields that all instructions use come
// first and share cache lines. Parts behind pointers would be a load per access.
type warp struct {
	base  [4]unsafe.Pointer // frame, constants, special registers, steady registers
	act   uint32            // lanes of the instruction being executed
	live  uint32            // lanes that have not exited
	mask  uint32            // lanes of the current group
	pc    int32
	code  []inst
	frame *frame

	budget int32 // instructions left in this turn; only backward jumps count
	turn   uint32
	forced bool // the current group runs because it waited too long

	groups []group
	cc     uint32 // carry flags
	// arrived are the lanes that are at the cluster's barrier in its current
	// phase.
	arrived uint32
	block   *block
	fault   *Fault
	failed  int    // the lane that fault is about
	index   uint32 // in the block

	watched bool // accesses are looked at where memory is found, see watch.go

	spans   [numSpaces]span
	known   [4]span // allocations used lately
	oldest  uint32
	near    [nearSpans]span // by instruction, see opLoadFast
	epoch   uint64
	local   []byte // 32 stacks
	stack   uint32 // bytes of each
	special []uint64
	steady  []uint64
	addr    [warpSize]uint64
	scratch [warpSize]uint64
	root    *frame     // the kernel's
	free    [][]*frame // by function index
}

// reset prepares the warp for a new block with the given lanes.
func (w *warp) reset(fn *function, lanes uint32) {
	w.live = lanes
	w.groups = w.groups[:0]
	w.cc = 0
	w.arrived = 0
	w.fault = nil
	f := w.root
	if f == nil || f.fn != fn {
		f = &frame{fn: fn, regs: make([]uint64, fn.words)}
		w.root = f
	} else {
		f.clear()
	}
	f.parent, f.site, f.depth, f.local, f.live, f.dyn = nil, nil, 0, 0, lanes, 0
	w.reserve(fn.local)
	g := w.push()
	g.mask, g.frame = lanes, f
}

// newFrame takes a frame of the function that is free, or makes one.
func (w *warp) newFrame(fn *function) *frame {
	if list := w.free[fn.place]; len(list) > 0 {
		f := list[len(list)-1]
		w.free[fn.place] = list[:len(list)-1]
		f.clear()
		return f
	}
	return &frame{fn: fn, regs: make([]uint64, fn.words)}
}

// clear makes registers zero, so that a kernel which reads one it never wrote
// does the same thing every time.
func (f *frame) clear() {
	for _, z := range f.fn.zero {
		clear(f.regs[z.from:z.to])
	}
}

// exitLanes takes lanes out of a frame and frees it with the last.
func (w *warp) exitLanes(f *frame, lanes uint32) {
	if f.live &^= lanes; f.live == 0 && f != w.root {
		w.free[f.fn.place] = append(w.free[f.fn.place], f)
	}
}

// exit ends the active lanes.
func (w *warp) exit() {
	for f := w.frame; f != nil; {
		parent := f.parent
		w.exitLanes(f, w.act)
		f = parent
	}
	w.live &^= w.act
	w.mask &^= w.act
	w.block.cluster.exitLanesOf(w, w.act)
	// Lanes that wait for the ones gone need not any more.
	for i := range w.groups {
		if w.groups[i].state == atWarpSync {
			w.groups[i].state = ready
		}
	}
	w.block.exited(w.act)
	w.block.cluster.completeBarrier()
}

// push adds an empty group. Its fields are best set one by one: a group built
// elsewhere and copied is read back before it has reached the cache.
func (w *warp) push() *group {
	n := len(w.groups)
	if n == cap(w.groups) {
		w.groups = append(w.groups, group{})
		return &w.groups[n]
	}
	w.groups = w.groups[:n+1]
	g := &w.groups[n]
	*g = group{}
	return g
}

// park puts the current group back among the groups, to continue at pc.
func (w *warp) park(pc int32, state groupState) {
	g := w.push()
	g.mask, g.pc, g.state, g.frame, g.last = w.mask, pc, state, w.frame, w.turn
}

// reserve makes each lane's stack at least size bytes.
func (w *warp) reserve(size uint32) {
	if size <= w.stack {
		return
	}
	stack := max(size, 2*w.stack, 64)
	local := make([]byte, warpSize*stack)
	for i := range uint32(warpSize) {
		copy(local[i*stack:], w.local[i*w.stack:(i+1)*w.stack])
	}
	w.local, w.stack = local, stack
}
