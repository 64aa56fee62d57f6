package interp

import (
	"math"
	"math/bits"

	"ferry/softgpu/interp/numeric"
)

// minNormalExp is the exponent of minNormal as a double has it.
const minNormalExp = 1023 - 126

// Lane-wise floating point. Explicit conversions keep the Go compiler from
// fusing a product and a sum. The single-precision loops give every NaN the one
// representation the hardware returns.

func opAddF32(w *warp, in *inst) bool {
	d, a, b := dst[float32](w, in), vec[float32](w, in.a), vec[float32](w, in.b)
	for i := range d {
		d[i] = numeric.Canon32(a[i] + b[i])
	}
	return blend[float32](w, in)
}

func opSubF32(w *warp, in *inst) bool {
	d, a, b := dst[float32](w, in), vec[float32](w, in.a), vec[float32](w, in.b)
	for i := range d {
		d[i] = numeric.Canon32(a[i] - b[i])
	}
	return blend[float32](w, in)
}

func opMulF32(w *warp, in *inst) bool {
	d, a, b := dst[float32](w, in), vec[float32](w, in.a), vec[float32](w, in.b)
	for i := range d {
		d[i] = numeric.Canon32(a[i] * b[i])
	}
	return blend[float32](w, in)
}

// opFmaF32 is the instruction matrix products live on.
func opFmaF32(w *warp, in *inst) bool {
	d, a, b, c := dst[float32](w, in), vec[float32](w, in.a), vec[float32](w, in.b), vec[float32](w, in.c)
	for i := range d {
		// fma32's fast path, inlined by hand. Zeros, subnormals, infinities
		// and NaN go the long way too.
		s := float64(a[i])*float64(b[i]) + float64(c[i])
		u := math.Float64bits(s)
		if u&0x1fffffff == 0x10000000 || u>>52&0x7ff-minNormalExp >= 0x7ff-minNormalExp {
			d[i] = numeric.Canon32(numeric.Fma32(a[i], b[i], c[i]))
			continue
		}
		d[i] = float32(s)
	}
	return blend[float32](w, in)
}

func opAddF64(w *warp, in *inst) bool {
	d, a, b := dst[float64](w, in), vec[float64](w, in.a), vec[float64](w, in.b)
	for i := range d {
		d[i] = a[i] + b[i]
	}
	return blend[float64](w, in)
}

func opSubF64(w *warp, in *inst) bool {
	d, a, b := dst[float64](w, in), vec[float64](w, in.a), vec[float64](w, in.b)
	for i := range d {
		d[i] = a[i] - b[i]
	}
	return blend[float64](w, in)
}

func opMulF64(w *warp, in *inst) bool {
	d, a, b := dst[float64](w, in), vec[float64](w, in.a), vec[float64](w, in.b)
	for i := range d {
		d[i] = a[i] * b[i]
	}
	return blend[float64](w, in)
}

// The rest goes through a function per lane. It is given the operands as they
// are; flushing, saturation and NaN are the function's affair.

func opF32(w *warp, in *inst) bool {
	f := in.x.f32
	d, a, b, c := vec[float32](w, in.d), vec[float32](w, in.a), vec[float32](w, in.b), vec[float32](w, in.c)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		d[i] = f(a[i], b[i], c[i])
	}
	return true
}

func opF64(w *warp, in *inst) bool {
	f := in.x.f64
	d, a, b, c := vec[float64](w, in.d), vec[float64](w, in.a), vec[float64](w, in.b), vec[float64](w, in.c)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		d[i] = f(a[i], b[i], c[i])
	}
	return true
}
