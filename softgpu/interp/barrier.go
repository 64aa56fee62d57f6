package interp

import (
	"math/bits"
)

// A barrier is one of a block's 16. Threads are counted, not warps: lanes that
// arrive from different branches add up.
type barrier struct {
	arrived uint32
	want    uint32 // 0: all threads that have not exited
	votes   uint32 // threads whose predicate held
}

// What a barrier instruction does besides counting.
const (
	barSync = iota
	barArrive
	barPopc
	barAnd
	barOr
)

// opBarrier arrives at a barrier. Fields: a is the barrier, b the count when
// sz.b is set, p the predicate of a reduction; imm says which.
func opBarrier(w *warp, in *inst) bool {
	first := bits.TrailingZeros32(w.act) & 31
	id := vec[uint32](w, in.a)[first] & 15
	bar := &w.block.barriers[id]
	w.block.waited = true
	bar.want = 0
	n := uint32(bits.OnesCount32(w.act))
	if in.sz.b != 0 {
		bar.want = vec[uint32](w, in.b)[first]
		// Counted barriers count whole warps, so that a last warp with
		// fewer threads stands for 32.
		if w.act == w.live {
			n = warpSize
		}
	}
	bar.arrived += n
	if in.imm >= barPopc {
		p := *w.pred(in.p)
		if in.flag&flagNeg != 0 {
			p = ^p
		}
		bar.votes += uint32(bits.OnesCount32(w.act & p))
	}
	if w.block.watch != nil {
		w.block.watch.arrive(w, uint8(id), w.act)
	}
	if in.imm == barArrive {
		w.block.completeBarrier(uint8(id))
		return true
	}
	g := w.push()
	g.mask, g.pc, g.state, g.bar, g.at, g.frame, g.last = w.mask, w.pc, atBarrier, uint8(id), in, w.frame, w.turn
	w.block.completeBarrier(uint8(id))
	return false
}

// completeBarrier opens a barrier once all it waits for have arrived.
func (b *block) completeBarrier(id uint8) {
	bar := &b.barriers[id]
	want := bar.want
	if want == 0 {
		want = b.running
	}
	if bar.arrived < want {
		return
	}
	votes, arrived := bar.votes, bar.arrived
	*bar = barrier{}
	if b.watch != nil {
		b.watch.aligned(b, id)
		b.watch.open(id)
	}
	for _, w := range b.warps {
		for i := range w.groups {
			g := &w.groups[i]
			if g.state != atBarrier || g.bar != id {
				continue
			}
			g.state = ready
			g.result(w, votes, arrived)
			g.at = nil
		}
	}
}

// result writes what a reducing barrier computed into the group's registers.
// The group is not the current one, so its frame is borrowed for the moment.
func (g *group) result(w *warp, votes, arrived uint32) {
	if g.at.imm < barPopc {
		return
	}
	saved := w.frame
	w.enter(g.frame)
	holds := g.at.imm == barAnd && votes == arrived || g.at.imm == barOr && votes > 0
	switch {
	case g.at.imm == barPopc:
		d := vec[uint32](w, g.at.d)
		for m := g.mask; m != 0; m &= m - 1 {
			d[bits.TrailingZeros32(m)&31] = votes
		}
	case holds:
		*w.pred(g.at.d) |= g.mask
	default:
		*w.pred(g.at.d) &^= g.mask
	}
	if saved != nil {
		w.enter(saved)
	}
}
