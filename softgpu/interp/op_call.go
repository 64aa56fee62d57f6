package interp

import (
	"encoding/binary"
	"math/bits"
)

// maxDepth bounds recursion besides the stack: a frame costs memory even when
// the function has no local variables.
const maxDepth = 4096

const defaultStackLimit = 512 << 10

func opCall(w *warp, in *inst) bool { return w.call(in, in.x.call.fn) }

// opCallIndirect calls through an address. Lanes with another address than the
// first lane's stay behind at this instruction and call when they come first.
func opCallIndirect(w *warp, in *inst) bool {
	a := vec[uint64](w, in.a)
	first := bits.TrailingZeros32(w.act) & 31
	fn := w.block.launch.Kernel.prog.funcAt(a[first])
	if fn == nil || fn.code == nil { // no code: nothing takes its address, so the number was made up
		return w.fail(InvalidPC, first, a[first], 0)
	}
	if err := in.x.call.matches(fn); err != nil {
		w.fail(InvalidPC, first, a[first], 0)
		w.fault.Message = err.Error()
		return false
	}
	same := uint32(0)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		if a[i] == a[first] {
			same |= 1 << i
		}
	}
	if rest := w.act &^ same; rest != 0 {
		w.groups = append(w.groups, group{mask: rest, pc: w.pc - 1, frame: w.frame, last: w.turn})
		w.mask, w.act = same, same
	}
	return w.call(in, fn)
}

// call enters a function with the active lanes.
func (w *warp) call(in *inst, fn *function) bool {
	caller := w.frame
	base := caller.local + caller.fn.local + caller.dyn
	limit := w.block.launch.StackLimit
	if limit == 0 {
		limit = defaultStackLimit
	}
	if base+fn.local > limit || caller.depth+1 > maxDepth {
		return w.fail(StackOverflow, bits.TrailingZeros32(w.act), 0, 0)
	}
	w.reserve(base + fn.local)
	f := w.newFrame(fn)
	f.parent, f.site, f.depth, f.local, f.live = caller, in, caller.depth+1, base, w.act
	f.pc, f.dyn = w.pc, 0
	for k, to := range fn.params {
		w.copySlot(caller, in.x.call.args[k], f, to)
	}
	w.enter(caller)
	if w.budget -= int32(len(fn.code)/4 + 1); w.budget < 0 {
		// A recursion is a loop too.
		w.groups = append(w.groups, group{mask: w.mask, frame: f, last: w.turn})
		return false
	}
	w.enter(f)
	w.pc = 0
	return true
}

// opReturn leaves a function: results go to the caller's slots, and the lanes
// continue behind the call, where they meet those that return another way.
func opReturn(w *warp, in *inst) bool {
	f := w.frame
	parent, site, pc := f.parent, f.site, f.pc
	for k, from := range f.fn.rets {
		w.copySlot(f, from, parent, site.x.call.rets[k])
	}
	w.exitLanes(f, w.act)
	w.enter(parent)
	w.pc = pc
	return true
}

// copySlot copies a parameter or result of the active lanes between frames.
func (w *warp) copySlot(from *frame, a slot, to *frame, b slot) {
	if a.pred || b.pred {
		w.copyPred(from, a, to, b)
		return
	}
	n := min(a.size, b.size)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		stack := w.local[uint32(i)*w.stack : uint32(i+1)*w.stack]
		if !a.inRg && !b.inRg {
			copy(stack[to.local+b.off:][:n], stack[from.local+a.off:][:n])
			continue
		}
		var v [8]byte
		if a.inRg {
			w.enter(from)
			binary.LittleEndian.PutUint64(v[:], w.raw(a.reg, uint8(a.size), i))
		} else {
			copy(v[:n], stack[from.local+a.off:])
		}
		if b.inRg {
			w.enter(to)
			w.setRaw(b.reg, uint8(b.size), i, binary.LittleEndian.Uint64(v[:]))
		} else {
			copy(stack[to.local+b.off:][:n], v[:])
		}
	}
}

// copyPred copies predicate parameters, which only live in registers.
func (w *warp) copyPred(from *frame, a slot, to *frame, b slot) {
	if !a.pred || !b.pred {
		return
	}
	w.enter(from)
	v := *w.pred(a.reg)
	w.enter(to)
	d := w.pred(b.reg)
	*d = *d&^w.act | v&w.act
}
