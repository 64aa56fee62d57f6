package interp

import (
	"math/bits"
)

type signed interface{ int16 | int32 | int64 }

type unsigned interface{ uint16 | uint32 | uint64 }

type integer interface{ signed | unsigned }

// Lane-wise integer instructions. Each is instantiated per type, so the loops
// contain plain machine operations.

func opMov[T unsigned](w *warp, in *inst) bool {
	d, a := dst[T](w, in), vec[T](w, in.a)
	*d = *a
	return blend[T](w, in)
}

func opAdd[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = a[i] + b[i]
	}
	return blend[T](w, in)
}

func opSub[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = a[i] - b[i]
	}
	return blend[T](w, in)
}

func opMulLo[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = a[i] * b[i]
	}
	return blend[T](w, in)
}

func opMadLo[T unsigned](w *warp, in *inst) bool {
	d, a, b, c := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b), vec[T](w, in.c)
	for i := range d {
		d[i] = a[i]*b[i] + c[i]
	}
	return blend[T](w, in)
}

// opMulWide multiplies into twice the width; W has the signedness of T.
func opMulWide[T, W integer](w *warp, in *inst) bool {
	d, a, b := dst[W](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = W(a[i]) * W(b[i])
	}
	return blend[W](w, in)
}

func opMadWide[T, W integer](w *warp, in *inst) bool {
	d, a, b, c := dst[W](w, in), vec[T](w, in.a), vec[T](w, in.b), vec[W](w, in.c)
	for i := range d {
		d[i] = W(a[i])*W(b[i]) + c[i]
	}
	return blend[W](w, in)
}

func opAnd[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = a[i] & b[i]
	}
	return blend[T](w, in)
}

func opOr[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = a[i] | b[i]
	}
	return blend[T](w, in)
}

func opXor[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = a[i] ^ b[i]
	}
	return blend[T](w, in)
}

func opNot[T unsigned](w *warp, in *inst) bool {
	d, a := dst[T](w, in), vec[T](w, in.a)
	for i := range d {
		d[i] = ^a[i]
	}
	return blend[T](w, in)
}

func opNeg[T unsigned](w *warp, in *inst) bool {
	d, a := dst[T](w, in), vec[T](w, in.a)
	for i := range d {
		d[i] = -a[i]
	}
	return blend[T](w, in)
}

// opAbs leaves the most negative value as it is, since there is no other
// answer.
func opAbs[T signed](w *warp, in *inst) bool {
	d, a := dst[T](w, in), vec[T](w, in.a)
	for i := range d {
		d[i] = max(a[i], -a[i])
		if a[i] == -a[i] {
			d[i] = a[i]
		}
	}
	return blend[T](w, in)
}

func opMin[T integer](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = min(a[i], b[i])
	}
	return blend[T](w, in)
}

func opMax[T integer](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	for i := range d {
		d[i] = max(a[i], b[i])
	}
	return blend[T](w, in)
}

// Shift amounts are 32-bit and clamp: in Go a shift by more than the width
// gives zero, or the sign, as PTX wants.

func opShl[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[uint32](w, in.b)
	for i := range d {
		d[i] = a[i] << b[i]
	}
	return blend[T](w, in)
}

func opShr[T integer](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[uint32](w, in.b)
	for i := range d {
		d[i] = a[i] >> b[i]
	}
	return blend[T](w, in)
}

// Division by zero gives all ones on the hardware, remainder the dividend.

func opDiv[T integer](w *warp, in *inst) bool {
	d, a, b := vec[T](w, in.d), vec[T](w, in.a), vec[T](w, in.b)
	zero := T(0)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		if b[i] == 0 {
			d[i] = ^zero
			continue
		}
		d[i] = a[i] / b[i]
	}
	return true
}

func opRem[T integer](w *warp, in *inst) bool {
	d, a, b := vec[T](w, in.d), vec[T](w, in.a), vec[T](w, in.b)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		if b[i] == 0 {
			d[i] = a[i]
			continue
		}
		d[i] = a[i] % b[i]
	}
	return true
}

// opSelp picks a where the predicate holds, b elsewhere.
func opSelp[T unsigned](w *warp, in *inst) bool {
	d, a, b := dst[T](w, in), vec[T](w, in.a), vec[T](w, in.b)
	p := *w.pred(in.p)
	if in.flag&flagNeg != 0 {
		p = ^p
	}
	for i := range d {
		v := b[i]
		if p>>i&1 != 0 {
			v = a[i]
		}
		d[i] = v
	}
	return blend[T](w, in)
}

// opConvert is conversion between integers, as Go does it.
func opConvert[S, D integer](w *warp, in *inst) bool {
	d, a := dst[D](w, in), vec[S](w, in.a)
	for i := range d {
		d[i] = D(a[i])
	}
	return blend[D](w, in)
}

// opFrameBase gives the address of a local variable: it moves with the call.
func opFrameBase(w *warp, in *inst) bool {
	v := uint64(in.imm) + uint64(w.frame.local)
	for i := range warpSize {
		if w.act>>i&1 != 0 {
			w.setRaw(in.d, in.sz.d, i, v)
		}
	}
	return true
}

// opDynamicBase gives the address of dynamic shared memory: it depends on the
// kernel that was launched.
func opDynamicBase(w *warp, in *inst) bool {
	v := uint64(in.imm) + uint64(w.block.launch.Kernel.dynamicBase())
	for i := range warpSize {
		if w.act>>i&1 != 0 {
			w.setRaw(in.d, in.sz.d, i, v)
		}
	}
	return true
}
