package interp

import (
	"math/bits"
	"sync/atomic"
	"unsafe"
)

// word is the type of a value in memory, lane that of a register. A narrower
// value is extended by Go's conversion: by its sign when the word is signed.
type word interface {
	uint8 | int8 | uint16 | int16 | uint32 | int32 | uint64
}

type lane interface {
	uint16 | uint32 | uint64
}

// addresses computes the effective address of every lane. Addresses of shared, local
// and parameter memory have 32 bits: register plus offset wraps there, as compilers
// rely on when they move a constant across a subtraction.
func (w *warp) addresses(in *inst) *[warpSize]uint64 {
	off := uint64(in.imm)
	if in.flag&flagFrame != 0 {
		off += uint64(w.frame.local)
	}
	switch {
	case in.flag&flagIndexed != 0:
		return w.indexed(in)
	case in.flag&flagNoBase != 0:
		for i := range w.addr {
			w.addr[i] = off
		}
	case in.flag&(flagAddr32|flagShort) == flagAddr32|flagShort:
		a, off := vec[uint32](w, in.a), uint32(off)
		for i := range w.addr {
			w.addr[i] = uint64(a[i] + off)
		}
	case in.flag&flagAddr32 != 0:
		a := vec[uint32](w, in.a)
		for i := range w.addr {
			w.addr[i] = uint64(a[i]) + off
		}
	case in.flag&flagShort != 0:
		a := vec[uint64](w, in.a)
		for i := range w.addr {
			w.addr[i] = uint64(uint32(a[i] + off))
		}
	case off == 0:
		return vec[uint64](w, in.a)
	default:
		a := vec[uint64](w, in.a)
		for i := range w.addr {
			w.addr[i] = a[i] + off
		}
	}
	return &w.addr
}

// indexed computes addresses taken apart into pointer and index.
func (w *warp) indexed(in *inst) *[warpSize]uint64 {
	a := vec[uint32](w, in.a)
	base := vec[uint64](w, in.x.base)[0] + uint64(in.imm)
	shift := in.x.shift & 31
	if in.flag&flagSigned != 0 {
		for i := range w.addr {
			w.addr[i] = base + uint64(int32(a[i]))<<shift
		}
	} else {
		for i := range w.addr {
			w.addr[i] = base + uint64(a[i])<<shift
		}
	}
	if in.flag&flagShort != 0 {
		for i := range w.addr {
			w.addr[i] = uint64(uint32(w.addr[i]))
		}
	}
	return &w.addr
}

// fits reports how an access of n bytes may be checked against the span in one
// comparison: offset, rotated right by n's logarithm, must not exceed last. An offset
// that is not a multiple of n turns into a huge number. When ok is false every
// lane takes the slow path.
func (s *span) fits(n uint64) (last uint64, ok bool) {
	if s.size < n || s.base&(n-1) != 0 {
		return 0, false
	}
	return s.size/n - 1, true
}

// opLoad reads one value per lane. The loop for a full warp has one
// comparison per lane; the one below it copes with everything else.
func opLoad[M word, R lane](w *warp, in *inst) bool {
	n := uint64(unsafe.Sizeof(M(0)))
	sp := in.x.space
	w.begin()
	a := w.addresses(in)
	d := vec[R](w, in.d)
	s := w.spans[sp]
	shift := bits.TrailingZeros64(n)
	last, ok := s.fits(n)
	rest := w.act
	if ok && rest == ^uint32(0) {
		i := 0
		for ; i < warpSize; i++ {
			off := a[i] - s.base
			if bits.RotateLeft64(off, -shift) > last {
				break
			}
			d[i] = R(*(*M)(unsafe.Add(s.p, off)))
		}
		// Lanes that are done must not be read again: the destination may
		// be the register that held the addresses.
		rest = uint32(^uint64(0) << i)
	}
	for ; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros32(rest) & 31
		if off := a[i] - s.base; ok && bits.RotateLeft64(off, -shift) <= last {
			d[i] = R(*(*M)(unsafe.Add(s.p, off)))
			continue
		}
		p := w.at(sp, a[i], n, i)
		if p == nil {
			return false
		}
		d[i] = R(*(*M)(p))
		s = w.spans[sp]
		last, ok = s.fits(n)
	}
	return true
}

// opStore writes lanes in ascending order: of lanes with one address the
// highest wins, which the ISA leaves open.
func opStore[M word, R lane](w *warp, in *inst) bool {
	n := uint64(unsafe.Sizeof(M(0)))
	sp := in.x.space
	w.begin()
	a := w.addresses(in)
	v := vec[R](w, in.b)
	s := w.spans[sp]
	shift := bits.TrailingZeros64(n)
	last, ok := s.fits(n)
	rest := w.act
	if ok && rest == ^uint32(0) {
		i := 0
		for ; i < warpSize; i++ {
			off := a[i] - s.base
			if bits.RotateLeft64(off, -shift) > last {
				break
			}
			*(*M)(unsafe.Add(s.p, off)) = M(v[i])
		}
		rest = uint32(^uint64(0) << i)
	}
	for ; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros32(rest) & 31
		if off := a[i] - s.base; ok && bits.RotateLeft64(off, -shift) <= last {
			*(*M)(unsafe.Add(s.p, off)) = M(v[i])
			continue
		}
		p := w.at(sp, a[i], n, i)
		if p == nil {
			return false
		}
		*(*M)(p) = M(v[i])
		s = w.spans[sp]
		last, ok = s.fits(n)
	}
	return true
}

// opLoadVec reads in.sz.c elements per lane. The whole vector must be aligned
// and valid before any element is read.
func opLoadVec[M word, R lane](w *warp, in *inst) bool {
	size := uint64(unsafe.Sizeof(M(0)))
	n := size * uint64(len(in.x.vec))
	w.begin()
	a := w.addresses(in)
	// Addresses may be in a register that the loads overwrite.
	w.scratch = *a
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, w.scratch[i], n, i)
		if p == nil {
			return false
		}
		for k, o := range in.x.vec {
			if o != noOperand {
				vec[R](w, o)[i] = R(*(*M)(unsafe.Add(p, k*int(size))))
			}
		}
	}
	return true
}

// opStoreVec writes whole vectors, checked before their first element.
func opStoreVec[M word, R lane](w *warp, in *inst) bool {
	size := uint64(unsafe.Sizeof(M(0)))
	n := size * uint64(len(in.x.vec))
	w.begin()
	a := w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, a[i], n, i)
		if p == nil {
			return false
		}
		for k, o := range in.x.vec {
			*(*M)(unsafe.Add(p, k*int(size))) = M(vec[R](w, o)[i])
		}
	}
	return true
}

// opLoadParam reads a kernel parameter at a known place: one value for all.
func opLoadParam[M word, R lane](w *warp, in *inst) bool {
	v := R(*(*M)(w.spans[inParam].at(uint64(in.imm))))
	d := dst[R](w, in)
	for i := range d {
		d[i] = v
	}
	return blend[R](w, in)
}

// opLoadAtomic serves volatile, relaxed and acquire loads of 4 and 8 bytes, so
// that a block that spins on a flag sees other blocks' stores.
func opLoadAtomic(w *warp, in *inst) bool {
	n := uint64(in.sz.a)
	w.begin()
	a := w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, a[i], n, i)
		if p == nil {
			return false
		}
		var v uint64
		if n == 4 {
			v = uint64(atomic.LoadUint32((*uint32)(p)))
			if in.sz.b == 's' {
				v = uint64(int64(int32(v)))
			}
		} else {
			v = atomic.LoadUint64((*uint64)(p))
		}
		w.setRaw(in.d, in.sz.d, i, v)
	}
	return true
}

// opStoreAtomic serves volatile, relaxed and release stores of 4 and 8 bytes.
func opStoreAtomic(w *warp, in *inst) bool {
	n := uint64(in.sz.a)
	w.begin()
	a := w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		p := w.at(in.x.space, a[i], n, i)
		if p == nil {
			return false
		}
		v := w.raw(in.b, in.sz.d, i)
		if n == 4 {
			atomic.StoreUint32((*uint32)(p), uint32(v))
		} else {
			atomic.StoreUint64((*uint64)(p), v)
		}
	}
	return true
}
