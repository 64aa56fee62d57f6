//go:build goexperiment.simd

package interp

import (
	"maps"
	"math"
	"math/bits"
	"simd/archsimd"
	"strings"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/ptx"
)

// Vector instructions. A register's 32 lanes are four or two of the CPU's. The
// functions in vector_gen.go are chosen by the instruction exactly as it is
// written: a modifier nobody thought of here has no function.

// wide says that registers of 512 bits are used.
var wide = archsimd.X86.AVX2() && archsimd.X86.FMA() && archsimd.X86.AVX512()

// vectors has the functions of this machine, nil when it has no AVX2 and FMA.
var vectors = func() map[string]execFn {
	switch {
	case wide:
		return pickVectors(vectors512)
	case archsimd.X86.AVX2() && archsimd.X86.FMA():
		return pickVectors(vectors256)
	}
	return nil
}()

// pickVectors adds to a table what comes in one width only.
func pickVectors(table map[string]execFn) map[string]execFn {
	m := maps.Clone(table)
	maps.Copy(m, widening)
	return m
}

func haveVectors() bool { return vectors != nil }

// vectorOp finds a function for an instruction that has been decoded.
func vectorOp(in *ptx.Inst, out *inst) execFn {
	var b strings.Builder
	b.WriteString(in.Op)
	for _, m := range in.Mods {
		if in.Op == "setp" && (m == "and" || m == "or" || m == "xor") {
			continue // setBits combines, whatever compared
		}
		b.WriteByte('.')
		b.WriteString(m)
	}
	key := b.String()
	fn := vectors[key]
	if h := halfVector(key, out); h != nil {
		return h // it leaves nothing to the plain function
	}
	switch {
	case fn == nil:
		return nil
	case in.Op == "cvt":
		if n := widthOf(key); out.sz.d != n || out.sz.a != 4 {
			return nil
		}
	case in.Op == "mov" && (in.Args[0].Kind == ptx.OpVec || in.Args[1].Kind == ptx.OpVec):
		return nil
	}
	if out.x == nil {
		out.x = &extra{}
	}
	out.x.plain = out.fn
	return fn
}

// widthOf is the size of the lanes a conversion writes.
func widthOf(key string) uint8 {
	if strings.Contains(key, "64.") {
		return 8
	}
	return 4
}

// Instructions that change the width of lanes come in 256 bits only: that is
// what there are instructions for.
var widening = map[string]execFn{
	"mul.wide.s32": vMulWideS32, "mul.wide.u32": vMulWideU32,
	"mad.wide.s32": vMadWideS32, "mad.wide.u32": vMadWideU32,
	"cvt.s64.s32": vCvtS64S32, "cvt.u64.u32": vCvtU64U32, "cvt.u64.s32": vCvtS64S32, "cvt.s64.u32": vCvtU64U32,
	"cvt.rn.f32.s32": vCvtF32S32, "rsqrt.approx.f32": vRsqrt,
}

func vMulWideS32(w *warp, in *inst) bool {
	d, a, b := dstRows[[8][4]int64](w, in), rows[[8][4]int32](w, in.a), rows[[8][4]int32](w, in.b)
	for i := range d {
		x, y := archsimd.LoadInt32x4(&a[i]).ExtendToInt64(), archsimd.LoadInt32x4(&b[i]).ExtendToInt64()
		x.AsInt32x8().MulEvenWiden(y.AsInt32x8()).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[int64](w, in)
}

func vMulWideU32(w *warp, in *inst) bool {
	d, a, b := dstRows[[8][4]uint64](w, in), rows[[8][4]uint32](w, in.a), rows[[8][4]uint32](w, in.b)
	for i := range d {
		x, y := archsimd.LoadUint32x4(&a[i]).ExtendToUint64(), archsimd.LoadUint32x4(&b[i]).ExtendToUint64()
		x.AsUint32x8().MulEvenWiden(y.AsUint32x8()).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint64](w, in)
}

func vMadWideS32(w *warp, in *inst) bool {
	d, a, b := dstRows[[8][4]int64](w, in), rows[[8][4]int32](w, in.a), rows[[8][4]int32](w, in.b)
	c := rows[[8][4]int64](w, in.c)
	for i := range d {
		x, y := archsimd.LoadInt32x4(&a[i]).ExtendToInt64(), archsimd.LoadInt32x4(&b[i]).ExtendToInt64()
		x.AsInt32x8().MulEvenWiden(y.AsInt32x8()).Add(archsimd.LoadInt64x4(&c[i])).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[int64](w, in)
}

func vMadWideU32(w *warp, in *inst) bool {
	d, a, b := dstRows[[8][4]uint64](w, in), rows[[8][4]uint32](w, in.a), rows[[8][4]uint32](w, in.b)
	c := rows[[8][4]uint64](w, in.c)
	for i := range d {
		x, y := archsimd.LoadUint32x4(&a[i]).ExtendToUint64(), archsimd.LoadUint32x4(&b[i]).ExtendToUint64()
		x.AsUint32x8().MulEvenWiden(y.AsUint32x8()).Add(archsimd.LoadUint64x4(&c[i])).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint64](w, in)
}

func vCvtS64S32(w *warp, in *inst) bool {
	d, a := dstRows[[8][4]int64](w, in), rows[[8][4]int32](w, in.a)
	for i := range d {
		archsimd.LoadInt32x4(&a[i]).ExtendToInt64().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[int64](w, in)
}

func vCvtU64U32(w *warp, in *inst) bool {
	d, a := dstRows[[8][4]uint64](w, in), rows[[8][4]uint32](w, in.a)
	for i := range d {
		archsimd.LoadUint32x4(&a[i]).ExtendToUint64().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[uint64](w, in)
}

func vCvtF32S32(w *warp, in *inst) bool {
	d, a := dstRows[[4][8]float32](w, in), rows[[4][8]int32](w, in.a)
	for i := range d {
		archsimd.LoadInt32x8(&a[i]).ConvertToFloat32().Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[float32](w, in)
}

// vRsqrt computes in double precision and rounds, as the plain function does.
func vRsqrt(w *warp, in *inst) bool {
	d, a := dstRows[[8][4]float32](w, in), rows[[8][4]float32](w, in.a)
	one := archsimd.BroadcastFloat64x4(1)
	nan := archsimd.BroadcastFloat32x4(math.Float32frombits(numeric.CanonNaN32))
	for i := range d {
		r := one.Div(archsimd.LoadFloat32x4(&a[i]).ConvertToFloat64().Sqrt()).ConvertToFloat32()
		nan.Merge(r, r.IsNaN()).Store(&d[i])
	}
	archsimd.ClearAVXUpperBits()
	return blend[float32](w, in)
}

// mask32x8 and its like turn bits of a predicate into a mask.
func mask32x8(p uint32) archsimd.Mask32x8 {
	return archsimd.LoadInt32x8(&masks32[p&0xff]).ToMask()
}

func mask64x4(p uint32) archsimd.Mask64x4 {
	return archsimd.LoadInt64x4(&masks64[p&0xf]).ToMask()
}

func mask32x16(p uint32) archsimd.Mask32x16 { return archsimd.Mask32x16FromBits(uint16(p)) }

func mask64x8(p uint32) archsimd.Mask64x8 { return archsimd.Mask64x8FromBits(uint8(p)) }

var (
	masks32 [256][8]int32
	masks64 [16][4]int64
)

func init() {
	for p := range masks32 {
		for m := uint(p); m != 0; m &= m - 1 {
			masks32[p][bits.TrailingZeros(m)] = -1
		}
	}
	for p := range masks64 {
		for m := uint(p); m != 0; m &= m - 1 {
			masks64[p][bits.TrailingZeros(m)] = -1
		}
	}
}

// rampOf32 is rampPairs with vectors: every lane is compared with the one
// before it. Bit 15 of the first half and bit 0 of the second compare across.
func rampOf32(a *[warpSize]uint32) (uint64, bool) {
	step := a[1] - a[0]
	if step > maxStep || a[0] > math.MaxUint32-halfWarp*maxStep || a[16] > math.MaxUint32-halfWarp*maxStep {
		return 0, false
	}
	if wide {
		want := archsimd.BroadcastUint32x16(step)
		x := archsimd.LoadUint32x16((*[16]uint32)(a[1:])).Sub(archsimd.LoadUint32x16((*[16]uint32)(a[0:])))
		y := archsimd.LoadUint32x16((*[16]uint32)(a[16:])).Sub(archsimd.LoadUint32x16((*[16]uint32)(a[15:])))
		ok := (x.Equal(want).ToBits()|1<<15)&(y.Equal(want).ToBits()|1) == 1<<16-1
		archsimd.ClearAVXUpperBits()
		return uint64(step), ok
	}
	if vectors == nil {
		return rampPairs(a)
	}
	want := archsimd.BroadcastUint32x8(step)
	x0 := archsimd.LoadUint32x8((*[8]uint32)(a[1:])).Sub(archsimd.LoadUint32x8((*[8]uint32)(a[0:]))).Equal(want)
	x1 := archsimd.LoadUint32x8((*[8]uint32)(a[8:])).Sub(archsimd.LoadUint32x8((*[8]uint32)(a[7:]))).Equal(want)
	y0 := archsimd.LoadUint32x8((*[8]uint32)(a[17:])).Sub(archsimd.LoadUint32x8((*[8]uint32)(a[16:]))).Equal(want)
	y1 := archsimd.LoadUint32x8((*[8]uint32)(a[24:])).Sub(archsimd.LoadUint32x8((*[8]uint32)(a[23:]))).Equal(want)
	ok := x0.And(x1).And(y0).And(y1).ToBits() == 1<<8-1
	archsimd.ClearAVXUpperBits()
	return uint64(step), ok
}

// copy64 and fill64 write with vectors what vector instructions will read: the
// CPU passes a store on to a load that is not larger, but not several to one.

func copy64(d, s *[halfWarp]uint32) {
	switch {
	case wide:
		archsimd.LoadUint32x16(s).Store(d)
	case vectors != nil:
		lo, hi := archsimd.LoadUint32x8((*[8]uint32)(s[:8])), archsimd.LoadUint32x8((*[8]uint32)(s[8:]))
		lo.Store((*[8]uint32)(d[:8]))
		hi.Store((*[8]uint32)(d[8:]))
	default:
		copyWords(d, s)
		return
	}
	archsimd.ClearAVXUpperBits()
}

func fill64(d *[halfWarp]uint32, x uint32) {
	switch {
	case wide:
		archsimd.BroadcastUint32x16(x).Store(d)
	case vectors != nil:
		v := archsimd.BroadcastUint32x8(x)
		v.Store((*[8]uint32)(d[:8]))
		v.Store((*[8]uint32)(d[8:]))
	default:
		fillWords(d, x)
		return
	}
	archsimd.ClearAVXUpperBits()
}
