package interp

import (
	"math/bits"
	"unsafe"
)

// A storeAsync is a decoded st.async, or red.async when fn is set.
type storeAsync struct {
	regs []opnd
	size uint8
	bar  *inst
	fn   func(old, b, c uint64) uint64
}

func (op *storeAsync) exec(w *warp, in *inst) bool {
	w.begin()
	to := *w.addresses(in)
	bar := *w.addresses(op.bar)
	n := uint64(op.size) * uint64(len(op.regs))
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(inShared, to[i], n, i)
		if p == nil {
			return false
		}
		for k, o := range op.regs {
			q, v := unsafe.Add(p, k*int(op.size)), w.raw(o, op.size, i)
			if op.fn != nil {
				atomically(q, op.size, v, 0, op.fn)
			} else {
				storeRaw(q, op.size, v)
			}
		}
		if !w.signal(inShared, bar[i], n, i) {
			return false
		}
	}
	return true
}
