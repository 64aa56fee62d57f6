package interp

import (
	"math/bits"
)

// gather makes sure that the lanes named by a warp-level instruction are here.
// Member masks may differ between lanes: tiles of a warp use one instruction.
// Lanes whose companions are all in the group go on; the others wait at this
// instruction until more arrive. It returns false when none may go on.
//
// A lane that has exited is not waited for. Lanes outside of their own mask are
// an error in the program; they just go on.
func (w *warp) gather(in *inst, members opnd) bool {
	if in.flag&flagNoDest == 0 && w.act == w.live {
		return true
	}
	pc := w.pc - 1
	// Take in those that wait here already.
	for i := 0; i < len(w.groups); i++ {
		g := &w.groups[i]
		if g.frame != w.frame || g.pc != pc || g.state == atBarrier || g.state == atCluster {
			continue
		}
		w.mask |= g.mask
		last := len(w.groups) - 1
		w.groups[i] = w.groups[last]
		w.groups = w.groups[:last]
		i--
	}
	w.act = w.mask
	m := vec[uint32](w, members)
	ready := uint32(0)
	for a := w.act; a != 0; a &= a - 1 {
		i := bits.TrailingZeros32(a) & 31
		if m[i]&w.live&^w.act == 0 {
			ready |= 1 << i
		}
	}
	if ready == w.act {
		return true
	}
	rest := w.act &^ ready
	w.mask = rest
	w.park(pc, atWarpSync)
	w.mask, w.act = ready, ready
	return ready != 0
}

// opWarpSync is bar.warp.sync. Lanes may wait at different instructions, so it
// releases by what the warp as a whole has parked, not only by place.
func opWarpSync(w *warp, in *inst) bool {
	if w.act == w.live {
		return true
	}
	if w.gather(in, in.a) {
		return true
	}
	w.releaseApart()
	return false
}

// releaseApart frees groups that wait in different bar.warp.sync instructions
// for each other.
func (w *warp) releaseApart() {
	var parked uint32
	for i := range w.groups {
		g := &w.groups[i]
		if g.state == atWarpSync && isWarpSync(g) {
			parked |= g.mask
		}
	}
	for i := range w.groups {
		g := &w.groups[i]
		if g.state != atWarpSync || !isWarpSync(g) {
			continue
		}
		need := uint32(0)
		w.enter(g.frame)
		m := vec[uint32](w, g.frame.fn.code[g.pc].a)
		for a := g.mask; a != 0; a &= a - 1 {
			need |= m[bits.TrailingZeros32(a)&31]
		}
		if need&w.live&^parked == 0 {
			g.state = ready
			g.pc++
			if w.block.watch != nil {
				w.block.watch.meet(w, parked)
			}
		}
	}
}

func isWarpSync(g *group) bool { return g.frame.fn.code[g.pc].x.name == "warpsync" }

// Shuffle modes.
const (
	shflUp = iota
	shflDown
	shflBfly
	shflIdx
)

// opShfl moves values between lanes. Fields: a value, b lane operand, c clamp
// and segment, x.e member mask, x.dq the predicate "in range".
func opShfl(w *warp, in *inst) bool {
	if in.x.name == "sync" && !w.gather(in, in.x.e) {
		return false
	}
	src := *vec[uint32](w, in.a)
	b, c := vec[uint32](w, in.b), vec[uint32](w, in.c)
	var out [warpSize]uint32
	var inRange uint32
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		j, ok := shuffleSource(uint32(in.imm), uint32(i), b[i], c[i])
		if ok {
			inRange |= 1 << i
		} else {
			j = uint32(i)
		}
		out[i] = src[j]
	}
	d := vec[uint32](w, in.d)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		d[i] = out[i]
	}
	if in.flag&flagNegB != 0 {
		p := w.pred(in.x.dq)
		*p = *p&^w.act | inRange
	}
	return true
}

// shuffleSource is the ISA's rule for the source lane and whether it is in
// range.
func shuffleSource(mode, lane, b, c uint32) (uint32, bool) {
	b &= 31
	clamp, seg := c&31, c>>8&31
	maxLane := lane&seg | clamp&^seg
	minLane := lane & seg
	switch mode {
	case shflUp:
		j := int32(lane) - int32(b)
		return uint32(j) & 31, j >= int32(maxLane)
	case shflDown:
		j := lane + b
		return j & 31, j <= maxLane
	case shflBfly:
		j := lane ^ b
		return j & 31, j <= maxLane
	}
	j := minLane | b&^seg
	return j & 31, j <= maxLane
}

// Vote modes.
const (
	voteBallot = iota
	voteAll
	voteAny
	voteUni
)

// opVote combines predicates of the member lanes. p is the source; d a word for
// ballot, a predicate otherwise.
func opVote(w *warp, in *inst) bool {
	if in.x.name == "sync" && !w.gather(in, in.x.e) {
		return false
	}
	p := *w.pred(in.p)
	if in.flag&flagNeg != 0 {
		p = ^p
	}
	p &= w.act
	members := vec[uint32](w, in.x.e)
	var yes uint32
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		who := members[i] & w.act
		got := p & who
		switch in.imm {
		case voteBallot:
			vec[uint32](w, in.d)[i] = got
			continue
		case voteAll:
			if got == who {
				yes |= 1 << i
			}
		case voteAny:
			if got != 0 {
				yes |= 1 << i
			}
		case voteUni:
			if got == who || got == 0 {
				yes |= 1 << i
			}
		}
	}
	if in.imm != voteBallot {
		d := w.pred(in.d)
		*d = *d&^w.act | yes
	}
	return true
}

// opMatch finds lanes with equal values. imm 0: any, 1: all.
func opMatch(w *warp, in *inst) bool {
	if !w.gather(in, in.x.e) {
		return false
	}
	members := vec[uint32](w, in.x.e)
	var yes uint32
	var out [warpSize]uint32
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		v := w.raw(in.a, in.sz.a, i)
		who := members[i] & w.act
		var same uint32
		for n := who; n != 0; n &= n - 1 {
			j := bits.TrailingZeros32(n) & 31
			if w.raw(in.a, in.sz.a, j) == v {
				same |= 1 << j
			}
		}
		switch {
		case in.imm == 0:
			out[i] = same
		case same == who:
			out[i] = who
			yes |= 1 << i
		}
	}
	d := vec[uint32](w, in.d)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		d[i] = out[i]
	}
	if in.flag&flagNegB != 0 {
		p := w.pred(in.x.dq)
		*p = *p&^w.act | yes
	}
	return true
}

// opRedux reduces a value over the member lanes with x.f2.
func opRedux(w *warp, in *inst) bool {
	if !w.gather(in, in.x.e) {
		return false
	}
	members := vec[uint32](w, in.x.e)
	var out [warpSize]uint64
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		who := members[i] & w.act
		first := true
		for n := who; n != 0; n &= n - 1 {
			v := w.raw(in.a, 4, bits.TrailingZeros32(n))
			if first {
				out[i], first = v, false
				continue
			}
			out[i] = in.x.f2(out[i], v)
		}
	}
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		w.setRaw(in.d, 4, i, out[i])
	}
	return true
}

func opActivemask(w *warp, in *inst) bool {
	d := vec[uint32](w, in.d)
	for m := w.act; m != 0; m &= m - 1 {
		d[bits.TrailingZeros32(m)&31] = w.act
	}
	return true
}

// opElect makes the lowest member lane the leader.
func opElect(w *warp, in *inst) bool {
	if !w.gather(in, in.x.e) {
		return false
	}
	members := vec[uint32](w, in.x.e)
	d := vec[uint32](w, in.d)
	var yes uint32
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		leader := uint32(bits.TrailingZeros32(members[i] & w.act))
		d[i] = leader
		if leader == uint32(i) {
			yes |= 1 << i
		}
	}
	p := w.pred(in.x.dq)
	*p = *p&^w.act | yes
	return true
}
