package interp

import (
	"fmt"
	"math/bits"
)

// aligned looks at a barrier of a block that is about to open. bar.sync and barrier.aligned must
// be executed by all lanes of a warp together, and __syncthreads becomes one of them: lanes of one
// warp that wait for it at different instructions came there in divergent code. Other warps may
// wait elsewhere, as code for specialised warps does.
func (t *watch) aligned(b *block, id uint8) {
	for _, w := range b.warps {
		var first *group
		for i := range w.groups {
			g := &w.groups[i]
			if g.state != atBarrier || g.bar != id || g.at.x == nil || g.at.x.watched == nil || g.at.x.watched.kind != watchAligned {
				continue
			}
			if first == nil {
				first = g
			} else if first.at != g.at {
				t.diverged(w, first, g)
			}
		}
	}
}

// diverged reports two groups of a warp that wait at different barriers. Neither is the current
// one, so a frame is borrowed for the moment.
func (t *watch) diverged(w *warp, one, other *group) {
	if other.pc < one.pc && other.frame.fn == one.frame.fn {
		one, other = other, one // the same order in every run
	}
	key := finding{kind: Divergence, place: codeSite{one.frame.fn, one.pc - 1}, other: codeSite{other.frame.fn, other.pc - 1}}
	w.block.launch.found.add(key, func() *Fault {
		frame, pc := w.frame, w.pc
		w.frame, w.pc = one.frame, one.pc
		f := w.describe(Divergence, bits.TrailingZeros32(one.mask), 0, 0)
		w.frame, w.pc = frame, pc
		there := &Fault{Kind: Divergence, Kernel: f.Kernel, Func: other.frame.fn.name}
		w.block.launch.Kernel.prog.locate(there, other.frame.fn, other.pc-1)
		who := w.block.thread(w.index*warpSize + uint32(bits.TrailingZeros32(other.mask)))
		f.Detail = append(f.Detail, fmt.Sprintf("%d threads of a warp wait here, and %d of the same warp, with thread (%d,%d,%d), at another barrier: %s",
			bits.OnesCount32(one.mask), bits.OnesCount32(other.mask), who[0], who[1], who[2], there.Place()))
		return f
	})
}

// members looks at the mask by which lanes name those that execute an instruction with them:
// each must name itself.
func (t *watch) members(w *warp, mask opnd) {
	m := vec[uint32](w, mask)
	for a := w.act; a != 0; a &= a - 1 {
		lane := bits.TrailingZeros32(a) & 31
		if m[lane]>>lane&1 != 0 {
			continue
		}
		w.block.launch.found.add(finding{kind: WrongMask, place: codeSite{w.frame.fn, w.pc - 1}}, func() *Fault {
			f := w.describe(WrongMask, lane, 0, 0)
			f.Detail = append(f.Detail, fmt.Sprintf("lane %d executes it with the mask %#08x", lane, m[lane]))
			return f
		})
		return
	}
}
