package interp

import (
	"math/bits"
	"sync/atomic"
	"unsafe"
)

// opAtom performs an atomic read-modify-write lane by lane, lowest lane first.
// in.x.f3 computes the new value from the old one and the two operands.
func opAtom(w *warp, in *inst) bool {
	n := in.sz.a
	w.begin()
	a := w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, a[i], uint64(n), i)
		if p == nil {
			return false
		}
		var c uint64
		b := w.raw(in.b, in.sz.b, i)
		if in.sz.c != 0 {
			c = w.raw(in.c, in.sz.c, i)
		}
		old := atomically(p, n, b, c, in.x.f3)
		if in.flag&flagNoDest == 0 {
			w.setRaw(in.d, in.sz.d, i, old)
		}
	}
	return true
}

// opAtomAdd is the commonest atomic, integer addition of 4 bytes.
func opAtomAdd(w *warp, in *inst) bool {
	w.begin()
	a := w.addresses(in)
	b := vec[uint32](w, in.b)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, a[i], 4, i)
		if p == nil {
			return false
		}
		v := atomic.AddUint32((*uint32)(p), b[i])
		if in.flag&flagNoDest == 0 {
			vec[uint32](w, in.d)[i] = v - b[i]
		}
	}
	return true
}

// atomically replaces the value of n bytes at p by f(old, b, c) and returns old.
// One- and two-byte values are exchanged together with the word around them.
func atomically(p unsafe.Pointer, n uint8, b, c uint64, f func(old, b, c uint64) uint64) uint64 {
	switch n {
	case 4:
		for {
			old := atomic.LoadUint32((*uint32)(p))
			if atomic.CompareAndSwapUint32((*uint32)(p), old, uint32(f(uint64(old), b, c))) {
				return uint64(old)
			}
		}
	case 8:
		for {
			old := atomic.LoadUint64((*uint64)(p))
			if atomic.CompareAndSwapUint64((*uint64)(p), old, f(old, b, c)) {
				return old
			}
		}
	}
	// The word around it belongs to the same allocation: those are multiples
	// of 4 bytes and at least as aligned.
	low := uintptr(p) & 3
	word := (*uint32)(unsafe.Add(p, -int(low)))
	shift := 8 * low
	mask := (uint32(1)<<(8*n) - 1) << shift
	for {
		all := atomic.LoadUint32(word)
		old := uint64(all & mask >> shift)
		next := all&^mask | uint32(f(old, b, c))<<shift&mask
		if atomic.CompareAndSwapUint32(word, all, next) {
			return old
		}
	}
}
