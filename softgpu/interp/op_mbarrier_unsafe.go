package interp

import (
	"math/bits"

	"ferry/softgpu/interp/mbarrier"
)

// What a fault at an mbarrier says.
const (
	mbarNot      = "the mbarrier is not initialised"
	mbarOverflow = "more arrivals than the mbarrier expects in this phase"
	mbarTx       = "the mbarrier's count of bytes overflows"
)

// mbarAt finds the barrier of one lane.
func (w *warp) mbarAt(sp space, addr uint64, lane int, fresh bool) *mbarrier.Word {
	p := w.at(sp, addr, 8, lane)
	if p == nil {
		return nil
	}
	b := (*mbarrier.Word)(p)
	if !fresh && *b&mbarrier.Valid == 0 {
		w.failMbar(lane, mbarNot)
		return nil
	}
	return b
}

func (w *warp) failMbar(lane int, why string) bool {
	w.fail(IllegalInstruction, lane, 0, 0)
	w.fault.Message = why
	return false
}

// opMbarSet is mbarrier.init (sz.b set) and mbarrier.inval.
func opMbarSet(w *warp, in *inst) bool {
	w.begin()
	addr := *w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		b := w.mbarAt(in.x.space, addr[i], i, true)
		if b == nil {
			return false
		}
		*b = 0
		if in.sz.b != 0 {
			*b = mbarrier.New(w.raw(in.b, 4, i))
		}
	}
	return true
}

// An mbarOp is a decoded mbarrier.arrive, expect_tx or complete_tx.
type mbarOp struct {
	count    opnd // of arrivals, when arrives; all one without hasCount
	hasCount bool
	tx       opnd
	expects  bool // adds tx before arriving
	complete bool // takes tx off
	arrives  bool
	drop     bool
	state    opnd // destination, when hasState
	hasState bool
}

func (op *mbarOp) exec(w *warp, in *inst) bool {
	w.begin()
	addr := *w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		b := w.mbarAt(in.x.space, addr[i], i, false)
		if b == nil {
			return false
		}
		old, ok := *b, true
		switch {
		case op.expects:
			*b, ok = b.Expect(int64(w.raw(op.tx, 4, i)))
		case op.complete:
			*b, ok = b.Complete(int64(w.raw(op.tx, 4, i)))
		}
		if !ok {
			return w.failMbar(i, mbarTx)
		}
		if op.arrives {
			n := uint64(1)
			if op.hasCount {
				n = w.raw(op.count, 4, i)
			}
			if *b, ok = b.Arrive(n, op.drop); !ok {
				return w.failMbar(i, mbarOverflow)
			}
		}
		if op.hasState {
			w.setRaw(op.state, 8, i, uint64(old))
		}
	}
	return true
}

// opMbarWait is test_wait and try_wait. Fields: d the predicate, b a state of
// 64 bits, or a parity of 32 with sz.b 4. A wait that fails gives up the turn: the
// program will come back to it in a loop.
func opMbarWait(w *warp, in *inst) bool {
	w.begin()
	addr := *w.addresses(in)
	var done uint32
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		b := w.mbarAt(in.x.space, addr[i], i, false)
		if b == nil {
			return false
		}
		parity := w.raw(in.b, in.sz.b, i)
		if in.sz.b == 8 {
			parity >>= 63
		}
		if b.Passed(parity) {
			done |= 1 << i
		}
	}
	if done != w.act {
		w.budget = -1
	}
	p := w.pred(in.d)
	*p = *p&^w.act | done
	return true
}

// signal takes bytes off the barrier at an address, for copies that are done.
func (w *warp) signal(sp space, addr, n uint64, lane int) bool {
	b := w.mbarAt(sp, addr, lane, false)
	if b == nil {
		return false
	}
	var ok bool
	if *b, ok = b.Complete(int64(n)); !ok {
		return w.failMbar(lane, mbarTx)
	}
	return true
}
