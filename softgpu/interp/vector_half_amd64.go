//go:build goexperiment.simd

package interp

import (
	"simd/archsimd"
)

// Half precision on 32-bit lanes. Values become single precision, which holds them exactly; sums and
// products are rounded there first, which changes nothing: 24 bits are twice 11 and two more. A product
// of two is exact there; the sum of fma is rounded to odd, so that the last rounding is the only one
// that counts. There are no instructions for these conversions in archsimd, so integers do them.
//
// They come in 512 bits only, which have the narrowing move.

// halfVectors are the functions by instruction, with the bytes of their lanes.
var halfVectors = map[string]struct {
	fn   execFn
	size sizes
}{
	"add.f16": {vAddF16, sizes{d: 2, a: 2, b: 2}}, "add.rn.f16": {vAddF16, sizes{d: 2, a: 2, b: 2}},
	"sub.f16": {vSubF16, sizes{d: 2, a: 2, b: 2}}, "sub.rn.f16": {vSubF16, sizes{d: 2, a: 2, b: 2}},
	"mul.f16": {vMulF16, sizes{d: 2, a: 2, b: 2}}, "mul.rn.f16": {vMulF16, sizes{d: 2, a: 2, b: 2}},
	"fma.rn.f16": {vFmaF16, sizes{d: 2, a: 2, b: 2, c: 2}},
	"add.f16x2":  {vAddF16x2, sizes{d: 4, a: 4, b: 4}}, "add.rn.f16x2": {vAddF16x2, sizes{d: 4, a: 4, b: 4}},
	"sub.f16x2": {vSubF16x2, sizes{d: 4, a: 4, b: 4}}, "sub.rn.f16x2": {vSubF16x2, sizes{d: 4, a: 4, b: 4}},
	"mul.f16x2": {vMulF16x2, sizes{d: 4, a: 4, b: 4}}, "mul.rn.f16x2": {vMulF16x2, sizes{d: 4, a: 4, b: 4}},
	"fma.rn.f16x2":   {vFmaF16x2, sizes{d: 4, a: 4, b: 4, c: 4}},
	"cvt.f32.f16":    {vCvtF32F16, sizes{d: 4, a: 2}},
	"cvt.rn.f16.f32": {vCvtF16F32, sizes{d: 2, a: 4}},
}

// halfVector finds the function of a decoded instruction, nil where there is none.
func halfVector(key string, out *inst) execFn {
	h, ok := halfVectors[key]
	if !ok || !wide || vectors == nil || out.sz.d != h.size.d || out.sz.a != h.size.a ||
		h.size.b != 0 && out.sz.b != h.size.b || h.size.c != 0 && out.sz.c != h.size.c {
		return nil
	}
	return h.fn
}

// The vectors of constants that the conversions use. They are made in each function: Go keeps no
// vector in a variable of the package.
type halfConst struct {
	sign, magnitude, inf, nan, small, half, round, one, rebias, huge archsimd.Uint32x16
	scale                                                            archsimd.Float32x16
}

func halfConsts() halfConst {
	b := archsimd.BroadcastUint32x16
	return halfConst{
		sign: b(0x8000), magnitude: b(0x7fff), inf: b(0x7f800000), nan: b(0x7fff), small: b(0x38800000), half: b(0x3f000000),
		round: b(0xfff), one: b(1), rebias: b(112 << 23), huge: b(0x7c00), scale: b(0x77800000).AsFloat32x16(), // 2^112
	}
}

// single is half precision, in the low bits of lanes, as single precision. Any NaN stays one.
func (k *halfConst) single(h archsimd.Uint32x16) archsimd.Float32x16 {
	m := h.And(k.magnitude).ShiftAllLeft(13)
	v := m.AsFloat32x16().Mul(k.scale).AsUint32x16()
	v = m.Or(k.inf).Merge(v, m.GreaterEqual(k.huge.ShiftAllLeft(13)))
	return v.Or(h.And(k.sign).ShiftAllLeft(16)).AsFloat32x16()
}

// round is single precision rounded to half precision, to nearest even, in the low bits of lanes.
func (k *halfConst) rounded(f archsimd.Float32x16) archsimd.Uint32x16 {
	v := f.AsUint32x16()
	sign := v.ShiftAllRight(16).And(k.sign)
	a := v.ShiftAllLeft(1).ShiftAllRight(1)
	odd := a.ShiftAllRight(13).And(k.one)
	r := a.Add(k.round).Add(odd).Sub(k.rebias).ShiftAllRight(13).Min(k.huge)
	// A sum with a half has the unit of a subnormal number, and is rounded by the addition.
	tiny := a.AsFloat32x16().Add(k.half.AsFloat32x16()).AsUint32x16().Sub(k.half)
	r = tiny.Merge(r, a.Less(k.small)).Or(sign)
	return k.nan.Merge(r, f.IsNaN())
}

// fma is x*y+z rounded to odd.
func (k *halfConst) fma(x, y, z archsimd.Float32x16) archsimd.Float32x16 {
	p := x.Mul(y)
	s := p.Add(z)
	t := s.Sub(p)
	e := p.Sub(s.Sub(t)).Add(z.Sub(t)) // what s lacks
	zero := archsimd.Uint32x16{}
	v := s.AsUint32x16()
	inexact := e.Less(zero.AsFloat32x16()).Or(e.Greater(zero.AsFloat32x16()))
	even := v.And(k.one).Equal(zero)
	// Away from zero where the rest has the same sign, towards it where it has the other.
	other := v.Xor(e.AsUint32x16()).ShiftAllRight(31) // 1 where the signs differ
	step := k.one.Sub(other).Sub(other)               // 1 or -1
	return v.Add(step).Merge(v, inexact.And(even)).AsFloat32x16()
}

func half16(a *[2][16]uint16, i int) archsimd.Uint32x16 {
	return archsimd.LoadUint16x16(&a[i]).ExtendToUint32()
}

func vAddF16(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint16](w, in), rows[[2][16]uint16](w, in.a), rows[[2][16]uint16](w, in.b), halfConsts()
	for i := range d {
		k.rounded(k.single(half16(a, i)).Add(k.single(half16(b, i)))).TruncateToUint16().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint16](w, in)
}

func vSubF16(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint16](w, in), rows[[2][16]uint16](w, in.a), rows[[2][16]uint16](w, in.b), halfConsts()
	for i := range d {
		k.rounded(k.single(half16(a, i)).Sub(k.single(half16(b, i)))).TruncateToUint16().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint16](w, in)
}

func vMulF16(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint16](w, in), rows[[2][16]uint16](w, in.a), rows[[2][16]uint16](w, in.b), halfConsts()
	for i := range d {
		k.rounded(k.single(half16(a, i)).Mul(k.single(half16(b, i)))).TruncateToUint16().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint16](w, in)
}

func vFmaF16(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint16](w, in), rows[[2][16]uint16](w, in.a), rows[[2][16]uint16](w, in.b), halfConsts()
	c := rows[[2][16]uint16](w, in.c)
	for i := range d {
		k.rounded(k.fma(k.single(half16(a, i)), k.single(half16(b, i)), k.single(half16(c, i)))).TruncateToUint16().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint16](w, in)
}

// upper is the upper element of each pair; single looks at the low bits only.
func upper(x archsimd.Uint32x16) archsimd.Uint32x16 { return x.ShiftAllRight(16) }

func vAddF16x2(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint32](w, in), rows[[2][16]uint32](w, in.a), rows[[2][16]uint32](w, in.b), halfConsts()
	for i := range d {
		x, y := archsimd.LoadUint32x16(&a[i]), archsimd.LoadUint32x16(&b[i])
		lo := k.rounded(k.single(x).Add(k.single(y)))
		hi := k.rounded(k.single(upper(x)).Add(k.single(upper(y))))
		lo.Or(hi.ShiftAllLeft(16)).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint32](w, in)
}

func vSubF16x2(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint32](w, in), rows[[2][16]uint32](w, in.a), rows[[2][16]uint32](w, in.b), halfConsts()
	for i := range d {
		x, y := archsimd.LoadUint32x16(&a[i]), archsimd.LoadUint32x16(&b[i])
		lo := k.rounded(k.single(x).Sub(k.single(y)))
		hi := k.rounded(k.single(upper(x)).Sub(k.single(upper(y))))
		lo.Or(hi.ShiftAllLeft(16)).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint32](w, in)
}

func vMulF16x2(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint32](w, in), rows[[2][16]uint32](w, in.a), rows[[2][16]uint32](w, in.b), halfConsts()
	for i := range d {
		x, y := archsimd.LoadUint32x16(&a[i]), archsimd.LoadUint32x16(&b[i])
		lo := k.rounded(k.single(x).Mul(k.single(y)))
		hi := k.rounded(k.single(upper(x)).Mul(k.single(upper(y))))
		lo.Or(hi.ShiftAllLeft(16)).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint32](w, in)
}

func vFmaF16x2(w *warp, in *inst) bool {
	d, a, b, k := dstRows[[2][16]uint32](w, in), rows[[2][16]uint32](w, in.a), rows[[2][16]uint32](w, in.b), halfConsts()
	c := rows[[2][16]uint32](w, in.c)
	for i := range d {
		x, y, z := archsimd.LoadUint32x16(&a[i]), archsimd.LoadUint32x16(&b[i]), archsimd.LoadUint32x16(&c[i])
		lo := k.rounded(k.fma(k.single(x), k.single(y), k.single(z)))
		hi := k.rounded(k.fma(k.single(upper(x)), k.single(upper(y)), k.single(upper(z))))
		lo.Or(hi.ShiftAllLeft(16)).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint32](w, in)
}

func vCvtF32F16(w *warp, in *inst) bool {
	d, a, k := dstRows[[2][16]float32](w, in), rows[[2][16]uint16](w, in.a), halfConsts()
	nan := archsimd.BroadcastUint32x16(0x7fffffff).AsFloat32x16()
	for i := range d {
		x := k.single(half16(a, i))
		nan.Merge(x, x.IsNaN()).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[float32](w, in)
}

func vCvtF16F32(w *warp, in *inst) bool {
	d, a, k := dstRows[[2][16]uint16](w, in), rows[[2][16]float32](w, in.a), halfConsts()
	for i := range d {
		k.rounded(archsimd.LoadFloat32x16(&a[i])).TruncateToUint16().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint16](w, in)
}
