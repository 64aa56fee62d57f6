package numeric

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// exact32 computes with big floats and rounds once.
func exact32(op byte, a, b, c float32, r Rounding) float32 {
	z := new(big.Float).SetPrec(2000).SetMode(big.ToZero)
	x, y := big.NewFloat(float64(a)), big.NewFloat(float64(b))
	switch op {
	case '+':
		z.Add(x, y)
	case '*':
		z.Mul(x, y)
	case '/':
		z.Quo(x, y)
	case 's':
		z.Sqrt(x)
	default:
		z.Mul(x, y)
		z.Add(z, big.NewFloat(float64(c)))
	}
	f, acc := z.Float32()
	switch {
	case r == ToPlus && acc == big.Below, r == ToZero && f < 0 && acc == big.Below:
		return math.Nextafter32(f, float32(math.Inf(1)))
	case r == ToMinus && acc == big.Above, r == ToZero && f > 0 && acc == big.Above:
		return math.Nextafter32(f, float32(math.Inf(-1)))
	}
	return f
}

// trickyFloat favours values whose sums and products lie near halves of a unit
// in the last place, and subnormals.
func trickyFloat(rng *rand.Rand) float32 {
	u := rng.Uint32()
	switch rng.IntN(6) {
	case 0:
		return math.Float32frombits(u&0x80000000 | 127<<23 | u&7)
	case 1:
		return math.Float32frombits(u & 0x807fffff)
	case 2:
		return float32(int32(u) >> 16)
	case 3:
		return math.Float32frombits(u&0x80000000 | (u>>8%60+97)<<23 | 1<<(u&31)&0x7fffff)
	}
	f := math.Float32frombits(u)
	if f != f || math.IsInf(float64(f), 0) {
		return 1.5
	}
	return f
}

func TestSinglePrecisionIsExact(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 30_000 {
		a, b, c := trickyFloat(rng), trickyFloat(rng), trickyFloat(rng)
		for _, op := range []byte{'+', '*', '/', 's', 'f'} {
			if op == '/' && b == 0 || op == 's' && a < 0 {
				continue
			}
			for r := Nearest; r <= ToPlus; r++ {
				got, want := round32Op(op, a, b, c, r), exact32(op, a, b, c, r)
				if got != want {
					t.Fatalf("%c of %x %x %x, rounding %d: %x, want %x", op, a, b, c, r, got, want)
				}
			}
		}
	}
}

func TestDoublePrecisionDirected(t *testing.T) {
	one, tiny, big := 1.0, math.SmallestNonzeroFloat64, math.MaxFloat64
	cases := []struct {
		name    string
		op      byte
		a, b, c float64
		r       Rounding
		want    float64
	}{
		{"sum up", '+', one, 0x1p-80, 0, ToPlus, math.Nextafter(1, 2)},
		{"sum down", '+', one, 0x1p-80, 0, ToMinus, 1},
		{"sum to zero", '+', one, -0x1p-80, 0, ToZero, math.Nextafter(1, 0)},
		{"product underflows up", '*', tiny, 0.25, 0, ToPlus, tiny},
		{"product underflows down", '*', tiny, 0.25, 0, ToMinus, 0},
		{"overflow to zero", '*', big, 2, 0, ToZero, big},
		{"overflow up", '*', big, 2, 0, ToPlus, math.Inf(1)},
		{"third up", '/', one, 3, 0, ToPlus, math.Nextafter(1.0/3, 1)},
		{"root down", 's', 2, 0, 0, ToMinus, math.Nextafter(math.Sqrt2, 0)},
		{"fma", 'f', one + 0x1p-52, one + 0x1p-52, -1, ToZero, 0x1p-51},
		{"by zero", '/', one, 0, 0, ToZero, math.Inf(1)},
	}
	for _, c := range cases {
		if got := Arith64(c.op, c.a, c.b, c.c, c.r); got != c.want {
			t.Errorf("%s: %x, want %x", c.name, got, c.want)
		}
	}
}

func TestFormats(t *testing.T) {
	for name, f := range map[string]Format{"f16": F16, "bf16": BF16, "e4m3": E4M3, "e5m2": E5M2} {
		t.Run(name, func(t *testing.T) {
			for b := range uint64(1) << (1 + f.Exp + f.Mant) {
				v := f.Unpack(b)
				if v != v {
					continue
				}
				if got := f.Pack(v, Nearest); got != b {
					t.Fatalf("%#x is %v and packs to %#x", b, v, got)
				}
				if math.IsInf(v, 0) {
					continue
				}
				next := f.Unpack(b + 1)
				if next != next || math.IsInf(next, 0) || math.Signbit(v) {
					continue
				}
				mid := (v + next) / 2
				even := b + b&1
				if got := f.Pack(mid, Nearest); got != even {
					t.Fatalf("half way above %#x packs to %#x", b, got)
				}
				if f.Pack(mid, ToZero) != b || f.Pack(mid, ToPlus) != b+1 || f.Pack(-mid, ToMinus) != f.Pack(-next, Nearest) {
					t.Fatalf("directed rounding above %#x", b)
				}
			}
		})
	}
}
