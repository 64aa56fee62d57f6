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
}

// groupState says what a group waits for.
type groupState uint8

const (
	ready groupState = iota
	atBarrier
	atWarpSync // for lanes named in a member mask to come
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
type warp struct {
	base  [3]unsafe.Pointer // frame, constants, special registers
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
	block  *block
	fault  *Fault
	index  uint32 // in the block

	spans   [numSpaces]span
	known   [4]span // allocations used lately
	oldest  uint32
	epoch   uint64
	local   []byte // 32 stacks
	stack   uint32 // bytes of each
	special []uint64
	addr    [warpSize]uint64
	scratch [warpSize]uint64
	free    [][]*frame // by function index
}

// reset prepares the warp for a new block with the given lanes.
func (w *warp) reset(fn *function, lanes uint32) {
	w.live = lanes
	w.groups = w.groups[:0]
	w.cc = 0
	w.fault = nil
	f := w.newFrame(fn)
	f.parent, f.site, f.depth, f.local, f.live = nil, nil, 0, 0, lanes
	w.reserve(fn.local)
	w.groups = append(w.groups, group{mask: lanes, frame: f})
}

// newFrame takes a frame of the function that is free, or makes one.
func (w *warp) newFrame(fn *function) *frame {
	if list := w.free[fn.index]; len(list) > 0 {
		f := list[len(list)-1]
		w.free[fn.index] = list[:len(list)-1]
		// Zeroed so that a kernel which reads a register it never wrote
		// does the same thing every time.
		clear(f.regs)
		return f
	}
	return &frame{fn: fn, regs: make([]uint64, fn.words)}
}

// leave takes lanes out of a frame and frees it with the last.
func (w *warp) leave(f *frame, lanes uint32) {
	if f.live &^= lanes; f.live == 0 {
		w.free[f.fn.index] = append(w.free[f.fn.index], f)
	}
}

// exit ends the active lanes.
func (w *warp) exit() {
	for f := w.frame; f != nil; {
		parent := f.parent
		w.leave(f, w.act)
		f = parent
	}
	w.live &^= w.act
	w.mask &^= w.act
	// Lanes that wait for the ones gone need not any more.
	for i := range w.groups {
		if w.groups[i].state == atWarpSync {
			w.groups[i].state = ready
		}
	}
	w.block.exited(w.act)
}

// park puts the current group back among the groups, to continue at pc.
func (w *warp) park(pc int32, state groupState) {
	w.groups = append(w.groups, group{
		mask: w.mask, pc: pc, state: state, frame: w.frame, last: w.turn,
	})
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
