package interp

import (
	"math"
	"math/bits"

	"ferry/softgpu/interp/numeric"
)

// Products of integers are exact, and the sum wraps around or, with .satfinite,
// is clamped once at the end.
func (mm *matmul) integers(x *operands) {
	for i := range mm.m {
		a := x.a[i*mm.k:][:mm.k]
		for j := range mm.n {
			b := x.b[j*mm.k:][:mm.k]
			sum := int64(int32(x.c[i*mm.n+j]))
			for k := range a {
				switch {
				case mm.a.kind == elemBits && mm.and:
					sum += int64(bits.OnesCount32(uint32(a[k] & b[k])))
				case mm.a.kind == elemBits:
					sum += int64(bits.OnesCount32(uint32(a[k] ^ b[k])))
				default:
					sum += mm.a.integer(a[k]) * mm.b.integer(b[k])
				}
			}
			if mm.sat {
				sum = min(max(sum, math.MinInt32), math.MaxInt32)
			}
			x.d[i*mm.n+j] = uint64(uint32(sum))
		}
	}
}

func (e element) integer(v uint64) int64 {
	if e.kind == elemSint {
		return numeric.SignExtend(v, e.bits)
	}
	return int64(v)
}

// Doubles are accumulated one fused multiply-add at a time, k ascending.
func (mm *matmul) doubles(x *operands) {
	for i := range mm.m {
		for j := range mm.n {
			sum := math.Float64frombits(x.c[i*mm.n+j])
			for k := range mm.k {
				sum = numeric.Arith64('f', math.Float64frombits(x.a[i*mm.k+k]), math.Float64frombits(x.b[j*mm.k+k]), sum, mm.round)
			}
			x.d[i*mm.n+j] = math.Float64bits(sum)
		}
	}
}

// Floating-point matrix units do not round after every step. What is modelled
// here is compute capability 9.0, as measured by others (P. Xie et al., "MMA-Sim",
// arXiv 2511.10909; F. Khattak and M. Mikaitis, "Accurate Models of NVIDIA Tensor
// Cores", arXiv 2512.07004): the products of a group of k and the accumulator
// are aligned to the largest exponent among them, cut off toward zero
// alignBits below it, added exactly, and the sum is cut to single precision or
// rounded to nearest even to half. Groups follow each other through the
// accumulator.
const alignBits = 25

// A part is a float as sig * 2^(exp-mant), not normalised when subnormal.
type part struct {
	sig int32
	exp int32
}

// Exponents that mark what is no number, and that of zero.
const (
	partInf  = 1 << 20
	partNaN  = 1 << 21
	partZero = -126
)

// part takes a float apart.
func (e element) part(v uint64) part {
	f := e.fmt
	v >>= e.drop
	sig := int32(v & (1<<f.Mant - 1))
	exp := int32(v >> f.Mant & (1<<f.Exp - 1))
	p := part{sig: sig, exp: exp - int32(f.Bias())}
	switch {
	case f.NoInf && v&f.NaN() == f.NaN(), !f.NoInf && exp == 1<<f.Exp-1 && sig != 0:
		return part{exp: partNaN}
	case !f.NoInf && exp == 1<<f.Exp-1:
		p = part{sig: 1 << f.Mant, exp: partInf}
	case exp == 0 && sig == 0:
		return part{exp: partZero}
	case exp == 0:
		p.exp++
	default:
		p.sig |= 1 << f.Mant
	}
	if v>>(f.Mant+f.Exp)&1 != 0 {
		p.sig = -p.sig
	}
	return p
}

// floats multiplies formats of up to 32 bits.
func (mm *matmul) floats(x *operands) {
	a, b := x.pa[:mm.m*mm.k], x.pb[:mm.n*mm.k]
	special := takeApart(a, x.a[:], mm.a)
	special = takeApart(b, x.b[:], mm.b) || special
	dot := dotter{frac: mm.a.fmt.Mant + mm.b.fmt.Mant, special: special}
	for i := range mm.m {
		for j := range mm.n {
			acc, in := x.c[i*mm.n+j], mm.c
			if mm.apart {
				acc = 0
			}
			for k := 0; k < mm.k; k += mm.group {
				n := min(mm.group, mm.k-k)
				v := dot.add(a[i*mm.k+k:][:n], b[j*mm.k+k:][:n], in.part(acc), in.fmt.Mant)
				acc, in = finishSum(v, mm.d), mm.d
			}
			if mm.apart {
				v := numeric.AddOdd(mm.c.fmt.Unpack(x.c[i*mm.n+j]), mm.d.fmt.Unpack(acc))
				acc = mm.d.fmt.Pack(v, numeric.Nearest)
			}
			x.d[i*mm.n+j] = acc
		}
	}
}

// takeApart converts all elements and reports whether any is no number.
func takeApart(to []part, from []uint64, e element) bool {
	special := false
	for i := range to {
		to[i] = e.part(from[i])
		special = special || to[i].exp >= partInf
	}
	return special
}

// finishSum brings the sum of a group to the accumulator's format.
func finishSum(v float64, e element) uint64 {
	switch {
	case e.bits == 16:
		return e.fmt.Pack(v, numeric.Nearest)
	case v != v:
		return numeric.CanonNaN32
	case math.Abs(v) >= 0x1p128:
		return uint64(math.Float32bits(float32(math.Inf(1)))) | math.Float64bits(v)>>63<<31
	}
	return uint64(math.Float32bits(numeric.Round32(v, numeric.ToZero)))
}

// A dotter adds groups of products. frac is the number of fraction bits of a
// product.
type dotter struct {
	frac    uint
	special bool // some factor is no number
	p       [maxGroup]int64
	e       [maxGroup]int32
}

// add returns the aligned and truncated sum of products and c, exactly.
func (t *dotter) add(a, b []part, c part, cFrac uint) float64 {
	if t.special || c.exp >= partInf {
		if v, ok := specialSum(a, b, c); ok {
			return v
		}
	}
	top := c.exp
	for k := range a {
		p, e := int64(a[k].sig)*int64(b[k].sig), a[k].exp+b[k].exp
		if p == 0 {
			e = partZero
		}
		t.p[k], t.e[k] = p, e
		top = max(top, e)
	}
	sum := align(int64(c.sig), alignBits-int(cFrac)-int(top-c.exp))
	for k := range a {
		sum += align(t.p[k], alignBits-int(t.frac)-int(top-t.e[k]))
	}
	return math.Ldexp(float64(sum), int(top)-alignBits)
}

// align shifts left, or right toward zero.
func align(v int64, by int) int64 {
	switch {
	case by >= 0:
		return v << by
	case by <= -63:
		return 0
	case v < 0:
		return -(-v >> -by)
	}
	return v >> -by
}

// specialSum is the sum when it is no number; ok is false when it is one.
func specialSum(a, b []part, c part) (v float64, ok bool) {
	sum := c.special()
	for k := range a {
		sum += a[k].special() * b[k].special()
	}
	return sum, sum != sum || math.IsInf(sum, 0)
}

// special is a stand-in that has the part's kind and sign.
func (p part) special() float64 {
	switch {
	case p.exp == partNaN:
		return math.NaN()
	case p.exp == partInf:
		return math.Inf(int(p.sig))
	}
	return float64(p.sig)
}
