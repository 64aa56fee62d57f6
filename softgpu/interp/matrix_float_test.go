package interp

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"ferry/softgpu/interp/numeric"
)

// alignedSum is the model of a matrix unit in exact arithmetic: every term is
// cut toward zero to a multiple of 2^(top-25), top being the largest exponent.
func alignedSum(terms []float64, exps []int) *big.Float {
	top := -1 << 20
	for _, e := range exps {
		top = max(top, e)
	}
	unit := math.Ldexp(1, top-25)
	sum := new(big.Float).SetPrec(600)
	for _, v := range terms {
		sum.Add(sum, big.NewFloat(math.Trunc(v/unit)*unit))
	}
	return sum
}

func TestMatrixUnitRounding(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for _, typ := range []string{"f16", "bf16", "tf32"} {
		e := matrixElements[typ]
		mm := newMatmul(16, 8, 32/(int(e.bits)/8), []element{matrixElements["f32"], e, e, matrixElements["f32"]})
		var x operands
		val := func() uint64 {
			// Exponents around zero: sums cancel and bits fall off the end.
			v := math.Ldexp(rnd.Float64()*2-1, rnd.IntN(12)-6)
			return e.fmt.Pack(v, numeric.Nearest) << e.drop
		}
		for i := range mm.m * mm.k {
			x.a[i] = val()
		}
		for i := range mm.n * mm.k {
			x.b[i] = val()
		}
		for i := range mm.m * mm.n {
			x.c[i] = uint64(math.Float32bits(float32(math.Ldexp(rnd.Float64()*2-1, rnd.IntN(30)-15))))
		}
		mm.multiply(&x)
		for i := range mm.m {
			for j := range mm.n {
				var terms []float64
				var exps []int
				add := func(v float64, e int) { terms, exps = append(terms, v), append(exps, e) }
				exact := 0.0
				for k := range mm.k {
					p, q := e.fmt.Unpack(x.a[i*mm.k+k]>>e.drop), e.fmt.Unpack(x.b[j*mm.k+k]>>e.drop)
					if p*q != 0 {
						add(p*q, math.Ilogb(p)+math.Ilogb(q))
					}
					exact += p * q
				}
				c := float64(math.Float32frombits(uint32(x.c[i*mm.n+j])))
				add(c, math.Ilogb(c))
				want, _ := alignedSum(terms, exps).SetMode(big.ToZero).SetPrec(24).Float32()
				got := math.Float32frombits(uint32(x.d[i*mm.n+j]))
				if got != want {
					t.Fatalf("%s %d,%d: %v, want %v", typ, i, j, got, want)
				}
				if err := math.Abs(float64(got) - exact - c); err > 18*0x1p-24*maxAbs(terms) {
					t.Errorf("%s %d,%d: %v is %v off", typ, i, j, got, err)
				}
			}
		}
	}
}

func maxAbs(list []float64) float64 {
	m := 0.0
	for _, v := range list {
		m = max(m, math.Abs(v))
	}
	return m
}

// TestMatrixUnitCases are sums whose answers show the truncation.
func TestMatrixUnitCases(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		a, b []float64
		c    float64
		acc  string
		want float64
	}{
		{[]float64{1, 1}, []float64{1, 0x1p-14}, 0x1p-24, "f32", 1 + 0x1p-14},             // 2^-24 is below the cut
		{[]float64{1}, []float64{1}, 0x1p-23, "f32", 1 + 0x1p-23},                         //
		{[]float64{1, 1}, []float64{0x1p-12, 0x1p-13}, -1, "f32", -1 + 0x1p-12 + 0x1p-13}, // exact
		{[]float64{0x1p-14, 0x1p-14}, []float64{0x1p-11, 0x1p-11}, 1, "f32", 1},           // 2^-25 twice is 2^-24, cut to 1
		{[]float64{0x1p-14, 0x1p-14, 0x1p-14, 0x1p-14}, []float64{0x1p-11, 0x1p-11, 0x1p-11, 0x1p-11}, 1, "f32", 1 + 0x1p-23},
		{[]float64{0x1p-14, 0x1p-14, 0x1p-14, 0x1p-14}, []float64{0x1p-12, 0x1p-12, 0x1p-12, 0x1p-12}, 1, "f32", 1}, // each is lost
		{[]float64{1}, []float64{0x1p-11}, 1, "f16", 1},                                                             // half way, to even
		{[]float64{3}, []float64{0x1p-11}, 1, "f16", 1 + 0x1p-9},                                                    // half way, to even
		{[]float64{65504}, []float64{65504}, 0, "f16", inf},                                                         //
		{[]float64{inf, 1}, []float64{1, 1}, 0, "f32", inf},                                                         //
		{[]float64{inf, inf}, []float64{1, -1}, 0, "f32", math.NaN()},
		{[]float64{inf}, []float64{0}, 0, "f32", math.NaN()},
		{[]float64{1}, []float64{1}, -inf, "f32", -inf},
		{[]float64{0x1p-24}, []float64{0x1p-24}, 0, "f32", 0x1p-48}, // subnormal halves count
	} {
		h, acc := matrixElements["f16"], matrixElements[c.acc]
		mm := newMatmul(8, 8, 16, []element{acc, h, h, acc})
		var x operands
		for i := range c.a {
			x.a[i], x.b[i] = numeric.F16.Pack(c.a[i], numeric.Nearest), numeric.F16.Pack(c.b[i], numeric.Nearest)
		}
		x.c[0] = acc.fmt.Pack(c.c, numeric.Nearest)
		mm.multiply(&x)
		if got := acc.fmt.Unpack(x.d[0]); got != c.want && !(got != got && c.want != c.want) {
			t.Errorf("%v * %v + %v = %v, want %v", c.a, c.b, c.c, got, c.want)
		}
	}
}

// TestEightBitAccumulator: products of 8-bit floats are summed without the
// accumulator, which is added with rounding to nearest.
func TestEightBitAccumulator(t *testing.T) {
	e, f := matrixElements["e4m3"], matrixElements["f32"]
	mm := newMatmul(16, 8, 32, []element{f, e, e, f})
	x := new(operands)
	x.a[0], x.b[0] = numeric.E4M3.Pack(0x1p-6, numeric.Nearest), numeric.E4M3.Pack(0x1p-6, numeric.Nearest)
	x.a[31], x.b[31] = numeric.E4M3.Pack(1.5, numeric.Nearest), numeric.E4M3.Pack(0x1p-6, numeric.Nearest)
	c := float32(0x1p12 + 0x1p-11)
	x.c[0] = uint64(math.Float32bits(c))
	mm.multiply(x)
	want := float32(float64(c) + 0x1p-12 + 1.5*0x1p-6)
	if got := math.Float32frombits(uint32(x.d[0])); got != want {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestDoubleMatrixRounding(t *testing.T) {
	d := matrixElements["f64"]
	mm := newMatmul(8, 8, 4, []element{d, d, d, d})
	var x operands
	a, b := []float64{1.1, 2.2, 3.3, 4.4}, []float64{5.5, 6.6, 7.7, 1e-17}
	for i := range a {
		x.a[i], x.b[i] = math.Float64bits(a[i]), math.Float64bits(b[i])
	}
	want := 0.1
	for i := range a {
		want = math.FMA(a[i], b[i], want)
	}
	x.c[0] = math.Float64bits(0.1)
	mm.multiply(&x)
	if got := math.Float64frombits(x.d[0]); got != want {
		t.Errorf("%v, want %v", got, want)
	}
}
