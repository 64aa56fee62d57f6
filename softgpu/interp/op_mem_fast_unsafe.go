package interp

import (
	"math"
	"math/bits"
	"unsafe"
)

// Memory accesses of whole warps. Lanes mostly read neighbouring elements, one
// element, or elements at equal distances; in blocks 16 threads wide each half
// of the warp does. Then one check is enough for all, and no address has to be
// computed per lane. What is not so takes the instructions' plain way.

const (
	allLanes  = math.MaxUint32
	halfWarp  = warpSize / 2
	nearSpans = 8
	maxStep   = 1 << 12
)

// A ramp is the addresses of a warp: those of each half begin at lo and hi and
// go up by step.
type ramp struct{ lo, hi, step uint64 }

// ramp finds the addresses of an instruction; false when they are not one. Short
// addresses wrap: the ends do here, and between them nothing can, since reach wants
// all of a ramp inside one span.
func (w *warp) ramp(in *inst) (r ramp, ok bool) {
	off := uint64(in.imm)
	switch {
	case in.flag&flagIndexed != 0:
		a := vec[uint32](w, in.a)
		r.step, ok = w.step32(in, a)
		base := vec[uint64](w, in.x.base)[0] + off
		shift := in.x.shift & 31
		r.step <<= shift
		if in.flag&flagSigned == 0 {
			r.lo, r.hi = base+uint64(a[0])<<shift, base+uint64(a[halfWarp])<<shift
			break
		}
		// The index must not change its sign on the way.
		ok = ok && a[0]>>31 == a[halfWarp-1]>>31 && a[halfWarp]>>31 == a[warpSize-1]>>31
		r.lo, r.hi = base+uint64(int32(a[0]))<<shift, base+uint64(int32(a[halfWarp]))<<shift
	case in.flag&flagAddr32 != 0:
		a := vec[uint32](w, in.a)
		r.step, ok = w.step32(in, a)
		r.lo, r.hi = uint64(a[0])+off, uint64(a[halfWarp])+off
	case in.flag&flagNoBase != 0:
		if in.flag&flagFrame != 0 {
			off += uint64(w.frame.local)
		}
		return ramp{off, off, 0}, true
	default:
		a := vec[uint64](w, in.a)
		if in.flag&flagStepKnown != 0 {
			r.step = *rows[uint64](w, in.x.step)
			ok = r.step != noStep
		} else {
			r.step, ok = rampOf64(a)
		}
		r.lo, r.hi = a[0]+off, a[halfWarp]+off
	}
	if in.flag&flagShort != 0 {
		r.lo, r.hi = uint64(uint32(r.lo)), uint64(uint32(r.hi))
	}
	return r, ok
}

// step32 is rampOf32, or what it said ahead of the launch.
func (w *warp) step32(in *inst, a *[warpSize]uint32) (uint64, bool) {
	if in.flag&flagStepKnown != 0 {
		step := *rows[uint64](w, in.x.step)
		return step, step != noStep
	}
	return rampOf32(a)
}

// noStep says that addresses are not a ramp.
const noStep = math.MaxUint64

// opStep finds ahead of a launch whether the lanes of a steady register are a
// ramp; sz.a is their size.
func opStep(w *warp, in *inst) bool {
	var step uint64
	var ok bool
	if in.sz.a == 4 {
		step, ok = rampPairs(vec[uint32](w, in.a))
	} else {
		step, ok = rampOf64(vec[uint64](w, in.a))
	}
	if !ok {
		step = noStep
	}
	*rows[uint64](w, in.d) = step
	return true
}

// rampPairs finds the common distance of neighbours in each half of the lanes.
// Lanes are compared in pairs: they do not overflow into each other, since the
// values do not overflow.
func rampPairs(a *[warpSize]uint32) (uint64, bool) {
	step := a[1] - a[0]
	if step > maxStep || a[17]-a[16] != step ||
		a[0] > math.MaxUint32-halfWarp*maxStep || a[16] > math.MaxUint32-halfWarp*maxStep {
		return 0, false
	}
	p := (*[halfWarp]uint64)(unsafe.Pointer(a))
	add := uint64(2*step) * (1<<32 + 1)
	x, y := p[0], p[8]
	var diff uint64
	for i := 1; i < 8; i++ {
		x += add
		y += add
		diff |= (p[i] ^ x) | (p[8+i] ^ y)
	}
	return uint64(step), diff == 0
}

func rampOf64(a *[warpSize]uint64) (uint64, bool) {
	step := a[1] - a[0]
	if step > maxStep {
		return 0, false
	}
	x, y := a[0], a[16]
	var diff uint64
	for i := 1; i < halfWarp; i++ {
		x += step
		y += step
		diff |= (a[i] ^ x) | (a[halfWarp+i] ^ y)
	}
	return step, diff == 0
}

// reach finds the memory of a ramp of n bytes per lane: where each half begins.
// It gives nil when the access is not valid as a whole, or not in memory it
// knows about; the plain way tells.
func (w *warp) reach(in *inst, r *ramp, n uint64) (lo, hi unsafe.Pointer) {
	if (r.lo|r.hi|r.step)&(n-1) != 0 {
		return nil, nil
	}
	size := (halfWarp-1)*r.step + n
	var s *span
	switch in.x.space {
	case inShared:
		s = &w.spans[inShared]
	case inGlobal, inGeneric:
		s = &w.near[in.x.near%nearSpans]
		if !s.holds(r.lo, size) {
			if r.lo >= WorkspaceBase {
				return nil, nil
			}
			got, ok := w.find(r.lo, size)
			if !ok {
				return nil, nil
			}
			*s = got
		}
	default:
		return nil, nil
	}
	if !s.holds(r.lo, size) || !s.holds(r.hi, size) {
		return nil, nil
	}
	return s.at(r.lo), s.at(r.hi)
}

// opLoadFast is opLoad for whole warps.
func opLoadFast[M word, R lane](w *warp, in *inst) bool {
	if w.act == allLanes {
		if r, ok := w.ramp(in); ok {
			if lo, hi := w.reach(in, &r, uint64(unsafe.Sizeof(M(0)))); lo != nil {
				d := vec[R](w, in.d)
				readRamp[M]((*[halfWarp]R)(unsafe.Pointer(d)), lo, r.step)
				readRamp[M]((*[halfWarp]R)(unsafe.Pointer(&d[halfWarp])), hi, r.step)
				return true
			}
		}
	}
	return opLoad[M, R](w, in)
}

// readRamp reads one half of a warp.
func readRamp[M word, R lane](d *[halfWarp]R, p unsafe.Pointer, step uint64) {
	switch {
	case step == uint64(unsafe.Sizeof(M(0))) && unsafe.Sizeof(M(0)) == unsafe.Sizeof(R(0)):
		copyHalf(d, (*[halfWarp]R)(p))
	case step == 0 && unsafe.Sizeof(R(0)) == 4:
		fill64((*[halfWarp]uint32)(unsafe.Pointer(d)), uint32(R(*(*M)(p))))
	case step == 0:
		v := R(*(*M)(p))
		for i := range d {
			d[i] = v
		}
	default:
		for i := range d {
			d[i] = R(*(*M)(unsafe.Add(p, uint64(i)*step)))
		}
	}
}

// copyHalf copies half a register.
func copyHalf[R lane](d, s *[halfWarp]R) {
	if unsafe.Sizeof(R(0)) == 4 {
		copy64((*[halfWarp]uint32)(unsafe.Pointer(d)), (*[halfWarp]uint32)(unsafe.Pointer(s)))
		return
	}
	*d = *s
}

// fill32 sets all lanes.
func fill32(v *[warpSize]uint32, x uint32) {
	fill64((*[halfWarp]uint32)(v[:halfWarp]), x)
	fill64((*[halfWarp]uint32)(v[halfWarp:]), x)
}

// copyWords is copy64 without vectors. It is written out, since Go would call
// memmove: it cannot know that they do not overlap.
func copyWords(d, s *[halfWarp]uint32) {
	to, from := (*[8]uint64)(unsafe.Pointer(d)), (*[8]uint64)(unsafe.Pointer(s))
	a0, a1, a2, a3 := from[0], from[1], from[2], from[3]
	a4, a5, a6, a7 := from[4], from[5], from[6], from[7]
	to[0], to[1], to[2], to[3] = a0, a1, a2, a3
	to[4], to[5], to[6], to[7] = a4, a5, a6, a7
}

// fillWords is fill64 without vectors.
func fillWords(d *[halfWarp]uint32, x uint32) {
	to := (*[8]uint64)(unsafe.Pointer(d))
	y := uint64(x) * (1<<32 + 1)
	for i := range to {
		to[i] = y
	}
}

// opStoreFast is opStore for whole warps; lanes in ascending order, as there.
func opStoreFast[M word, R lane](w *warp, in *inst) bool {
	if w.act == allLanes {
		if r, ok := w.ramp(in); ok {
			if lo, hi := w.reach(in, &r, uint64(unsafe.Sizeof(M(0)))); lo != nil {
				v := vec[R](w, in.b)
				writeRamp[M]((*[halfWarp]R)(unsafe.Pointer(v)), lo, r.step)
				writeRamp[M]((*[halfWarp]R)(unsafe.Pointer(&v[halfWarp])), hi, r.step)
				return true
			}
		}
	}
	return opStore[M, R](w, in)
}

func writeRamp[M word, R lane](v *[halfWarp]R, p unsafe.Pointer, step uint64) {
	if step == uint64(unsafe.Sizeof(M(0))) && unsafe.Sizeof(M(0)) == unsafe.Sizeof(R(0)) {
		copyHalf((*[halfWarp]R)(p), v)
		return
	}
	for i := range v {
		*(*M)(unsafe.Add(p, uint64(i)*step)) = M(v[i])
	}
}

// opLoadVecFast is opLoadVec for whole warps. Addresses are known before the
// first element is read, so their register may be overwritten.
func opLoadVecFast[M word, R lane](w *warp, in *inst) bool {
	size := uint64(unsafe.Sizeof(M(0)))
	if w.act == allLanes {
		if r, ok := w.ramp(in); ok {
			if lo, hi := w.reach(in, &r, size*uint64(len(in.x.vec))); lo != nil {
				for k, o := range in.x.vec {
					if o == noOperand {
						continue
					}
					d := vec[R](w, o)
					readRamp[M]((*[halfWarp]R)(unsafe.Pointer(d)), unsafe.Add(lo, uint64(k)*size), r.step)
					readRamp[M]((*[halfWarp]R)(unsafe.Pointer(&d[halfWarp])), unsafe.Add(hi, uint64(k)*size), r.step)
				}
				return true
			}
		}
	}
	return opLoadVec[M, R](w, in)
}

// opStoreVecFast is opStoreVec for whole warps whose vectors do not overlap.
func opStoreVecFast[M word, R lane](w *warp, in *inst) bool {
	size := uint64(unsafe.Sizeof(M(0)))
	n := size * uint64(len(in.x.vec))
	if w.act == allLanes {
		if r, ok := w.ramp(in); ok && r.step >= n && r.hi-r.lo >= halfWarp*r.step {
			if lo, hi := w.reach(in, &r, n); lo != nil {
				for k, o := range in.x.vec {
					v := vec[R](w, o)
					writeRamp[M]((*[halfWarp]R)(unsafe.Pointer(v)), unsafe.Add(lo, uint64(k)*size), r.step)
					writeRamp[M]((*[halfWarp]R)(unsafe.Pointer(&v[halfWarp])), unsafe.Add(hi, uint64(k)*size), r.step)
				}
				return true
			}
		}
	}
	return opStoreVec[M, R](w, in)
}

// opAtomAddShared is opAtomAdd for shared memory, which only one goroutine
// touches.
func opAtomAddShared(w *warp, in *inst) bool {
	a := w.addresses(in)
	b := vec[uint32](w, in.b)
	s := w.spans[inShared]
	last, ok := s.fits(4)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		var p *uint32
		if ok && bits.RotateLeft64(a[i], -2) <= last {
			p = (*uint32)(unsafe.Add(s.p, a[i]))
		} else if p = (*uint32)(w.at(inShared, a[i], 4, i)); p == nil {
			return false
		}
		old := *p
		*p = old + b[i]
		if in.flag&flagNoDest == 0 {
			vec[uint32](w, in.d)[i] = old
		}
	}
	return true
}
