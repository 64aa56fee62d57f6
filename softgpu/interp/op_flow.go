package interp

import "math/bits"

// guard executes an instruction for the lanes whose predicate holds.
func guard(w *warp, in *inst) bool {
	p := *w.pred(in.g)
	if in.flag&flagGuardNeg != 0 {
		p = ^p
	}
	all := w.act
	if w.act = all & p; w.act == 0 {
		w.act = all
		return true
	}
	ok := in.x.inner(w, in)
	w.act = all
	return ok
}

func opBra(w *warp, in *inst) bool { return w.jump(int32(in.imm)) }

// opBraIf splits the group when its lanes disagree. The part with the lower
// target goes on at once; the other waits for it, or for starvation.
func opBraIf(w *warp, in *inst) bool {
	p := *w.pred(in.p)
	if in.flag&flagNeg != 0 {
		p = ^p
	}
	target := int32(in.imm)
	taken := w.act & p
	switch taken {
	case 0:
		return true
	case w.act:
		return w.jump(target)
	}
	other := group{mask: taken, pc: target, frame: w.frame, last: w.turn}
	w.mask &^= taken
	if target < w.pc {
		other.mask, w.mask = w.mask, other.mask
		other.pc = w.pc
		w.groups = append(w.groups, other)
		w.act = w.mask
		return w.jump(target)
	}
	w.groups = append(w.groups, other)
	w.act = w.mask
	return true
}

// opBrx jumps through a table. Lanes are split by target; the current group
// keeps those of its first lane.
func opBrx(w *warp, in *inst) bool {
	idx := vec[uint32](w, in.a)
	table := in.x.table
	rest := w.act
	for {
		first := idx[bits.TrailingZeros32(rest)&31]
		same := uint32(0)
		for m := rest; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m) & 31
			if idx[i] == first {
				same |= 1 << i
			}
		}
		if uint64(first) >= uint64(len(table)) {
			return w.fail(InvalidPC, bits.TrailingZeros32(rest), uint64(first), 0)
		}
		if rest &^= same; rest == 0 {
			w.mask, w.act = same, same
			return w.jump(table[first])
		}
		w.groups = append(w.groups, group{mask: same, pc: table[first], frame: w.frame, last: w.turn})
	}
}

// opExit ends the lanes. When others of the group remain it is only because
// exit was guarded, and then a branch around it was emitted.
func opExit(w *warp, in *inst) bool {
	w.exit()
	return false
}

func opTrap(w *warp, in *inst) bool {
	return w.fail(Trap, bits.TrailingZeros32(w.act), 0, 0)
}

func opNop(w *warp, in *inst) bool { return true }
