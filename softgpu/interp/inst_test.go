package interp

import (
	"fmt"
	"math"
	"math/bits"
	"testing"

	"ferry/softgpu/interp/numeric"
)

// instCase is one instruction on up to three operands. Types are those of the
// registers: letter and bits, p for a predicate. want works on raw bits.
type instCase struct {
	text  string // with d, a, b, c for the operands
	types string // "d a b c", such as "u32 u32 u32"
	want  func(a, b, c uint64) uint64
}

func f32(u uint64) float32 { return math.Float32frombits(uint32(u)) }
func u32(f float32) uint64 { return uint64(math.Float32bits(f)) }
func f64(u uint64) float64 { return math.Float64frombits(u) }
func boolBits(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// operandsFor are values worth trying for a register of a type.
func operandsFor(t string) []uint64 {
	switch t {
	case "f32":
		var v []uint64
		for _, f := range []float32{
			0, float32(math.Copysign(0, -1)), 1, -1.5, 2.5, 1e10, -3.7e-5, 0.3, 1e-40, -1e-42,
			float32(math.Inf(1)), float32(math.Inf(-1)), 16777217, 255.5, -2147483904, 4294967296,
		} {
			v = append(v, u32(f))
		}
		return append(v, 0x7fc00001)
	case "f64":
		var v []uint64
		for _, f := range []float64{
			0, math.Copysign(0, -1), 1, -1.5, 2.5, 1e300, -3.7e-5, 0.1, 5e-324, math.Inf(1), math.Inf(-1),
			9007199254740993, 2147483647.5, -9.3e18, 1.9e19,
		} {
			v = append(v, math.Float64bits(f))
		}
		return append(v, 0x7ff8000000000000)
	}
	return []uint64{
		0, 1, 2, 3, 7, 31, 32, 33, 63, 64, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x12345678, 0x7fffffff,
		0x80000000, 0xffffffff, 0xdeadbeef, 0x123456789abcdef0, 0x7fffffffffffffff, 1 << 63, ^uint64(0), 0x5410,
	}
}

func instCases() []instCase {
	s32 := func(u uint64) int64 { return int64(int32(u)) }
	return []instCase{
		{"add.u32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 { return a + b }},
		{"sub.s16 d, a, b", "u16 u16 u16", func(a, b, c uint64) uint64 { return a - b }},
		{"add.sat.s32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 { return uint64(clampS32(s32(a) + s32(b))) }},
		{"mul.lo.s64 d, a, b", "u64 u64 u64", func(a, b, c uint64) uint64 { return a * b }},
		{"mul.hi.u32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 { return a * b >> 32 }},
		{"mul.hi.s32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 { return uint64(s32(a) * s32(b) >> 32) }},
		{"mul.hi.s64 d, a, b", "u64 u64 u64", func(a, b, c uint64) uint64 { return uint64(mulHigh(int64(a), int64(b))) }},
		{"mul.wide.s32 d, a, b", "u64 u32 u32", func(a, b, c uint64) uint64 { return uint64(s32(a) * s32(b)) }},
		{"mul.wide.u16 d, a, b", "u32 u16 u16", func(a, b, c uint64) uint64 { return a * b }},
		{"mad.lo.u32 d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return a*b + c }},
		{"mad.wide.u32 d, a, b, c", "u64 u32 u32 u64", func(a, b, c uint64) uint64 { return a*b + c }},
		{"mad.hi.s32 d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return uint64(s32(a)*s32(b)>>32) + c }},
		{"div.u32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 {
			if b == 0 {
				return ^uint64(0)
			}
			return a / b
		}},
		{"rem.s32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 {
			if b == 0 {
				return a
			}
			return uint64(s32(a) % s32(b))
		}},
		{"min.s32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 { return uint64(min(s32(a), s32(b))) }},
		{"max.u64 d, a, b", "u64 u64 u64", func(a, b, c uint64) uint64 { return max(a, b) }},
		{"abs.s32 d, a", "u32 u32", func(a, b, c uint64) uint64 { return uint64(max(s32(a), -s32(a))) }},
		{"neg.s64 d, a", "u64 u64", func(a, b, c uint64) uint64 { return -a }},
		{"shl.b32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 { return a << min(b, 63) }},
		{"shr.s32 d, a, b", "u32 u32 u32", func(a, b, c uint64) uint64 { return uint64(s32(a) >> min(b, 63)) }},
		{"shr.u64 d, a, b", "u64 u64 u32", func(a, b, c uint64) uint64 { return a >> b }},
		{"and.b64 d, a, b", "u64 u64 u64", func(a, b, c uint64) uint64 { return a & b }},
		{"xor.b16 d, a, b", "u16 u16 u16", func(a, b, c uint64) uint64 { return a ^ b }},
		{"not.b32 d, a", "u32 u32", func(a, b, c uint64) uint64 { return ^a }},
		{"cnot.b32 d, a", "u32 u32", func(a, b, c uint64) uint64 { return boolBits(a == 0) }},
		{"popc.b64 d, a", "u32 u64", func(a, b, c uint64) uint64 { return uint64(bits.OnesCount64(a)) }},
		{"clz.b32 d, a", "u32 u32", func(a, b, c uint64) uint64 { return uint64(bits.LeadingZeros32(uint32(a))) }},
		{"brev.b32 d, a", "u32 u32", func(a, b, c uint64) uint64 { return uint64(bits.Reverse32(uint32(a))) }},
		{"bfind.u32 d, a", "u32 u32", func(a, b, c uint64) uint64 { return uint64(bits.Len32(uint32(a))) - 1 }},
		{"bfind.s32 d, a", "u32 u32", func(a, b, c uint64) uint64 {
			return uint64(bits.Len32(uint32(s32(a)^s32(a)>>63))) - 1
		}},
		{"bfe.u32 d, a, 4, 9", "u32 u32", func(a, b, c uint64) uint64 { return a >> 4 & 0x1ff }},
		{"bfe.s32 d, a, 28, 9", "u32 u32", func(a, b, c uint64) uint64 { return uint64(s32(a) >> 28) }},
		{"bfe.s64 d, a, 60, 3", "u64 u64", func(a, b, c uint64) uint64 { return uint64(int64(a<<1) >> 61) }},
		{"bfi.b32 d, a, b, 8, 8", "u32 u32 u32", func(a, b, c uint64) uint64 { return b&^0xff00 | a&0xff<<8 }},
		{"bfi.b64 d, a, b, 32, 32", "u64 u64 u64", func(a, b, c uint64) uint64 { return b&0xffffffff | a<<32 }},
		{"prmt.b32 d, a, b, 0x5410", "u32 u32 u32", func(a, b, c uint64) uint64 { return a&0xffff | b<<16 }},
		{"prmt.b32 d, a, b, 0x8888", "u32 u32 u32", func(a, b, c uint64) uint64 { return uint64(int64(int8(a)) >> 7) }},
		{"lop3.b32 d, a, b, c, 0x96", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return a ^ b ^ c }},
		{"lop3.b32 d, a, b, c, 0xe8", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return a&b | b&c | a&c }},
		{"shf.l.wrap.b32 d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return (b<<32 | a) << (c & 31) >> 32 }},
		{"shf.r.clamp.b32 d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return (b<<32 | a) >> min(c, 32) }},
		{"sad.u32 d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return c + max(a, b) - min(a, b) }},
		{"add.cc.u32 d, a, b; addc.u32 d, 0, 0", "u32 u32 u32", func(a, b, c uint64) uint64 { return (a + b) >> 32 }},
		{"sub.cc.u32 d, a, b; subc.u32 d, 0, 0", "u32 u32 u32", func(a, b, c uint64) uint64 { return -boolBits(a < b) }},
		{"mad.lo.cc.u32 d, a, b, c; madc.hi.u32 d, a, b, 0", "u32 u32 u32 u32", func(a, b, c uint64) uint64 { return (a*b + c) >> 32 }},
		{"dp4a.u32.u32 d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 {
			for i := range 4 {
				c += a >> (8 * i) & 255 * (b >> (8 * i) & 255)
			}
			return c
		}},
		{"vabsdiff4.u32.u32.u32.add d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 {
			for i := range 4 {
				x, y := a>>(8*i)&255, b>>(8*i)&255
				c += max(x, y) - min(x, y)
			}
			return c
		}},
		{"vadd2.s32.s32.s32.sat d, a, b, 0", "u32 u32 u32", func(a, b, c uint64) uint64 {
			var r uint64
			for _, s := range []int{0, 16} {
				v := int64(int16(a>>s)) + int64(int16(b>>s))
				r |= uint64(uint16(min(max(v, -32768), 32767))) << s
			}
			return r
		}},
		{"cvt.s64.s32 d, a", "u64 u32", func(a, b, c uint64) uint64 { return uint64(s32(a)) }},
		{"cvt.u32.u8 d, a", "u32 u32", func(a, b, c uint64) uint64 { return a & 255 }},
		{"cvt.s32.s8 d, a", "u32 u32", func(a, b, c uint64) uint64 { return uint64(int64(int8(a))) }},
		{"cvt.sat.u8.s32 d, a", "u32 u32", func(a, b, c uint64) uint64 { return uint64(min(max(s32(a), 0), 255)) }},
		{"cvt.rn.f32.s64 d, a", "f32 u64", func(a, b, c uint64) uint64 { return u32(float32(int64(a))) }},
		{"cvt.rn.f32.u64 d, a", "f32 u64", func(a, b, c uint64) uint64 { return u32(float32(a)) }},
		{"cvt.rn.f64.u64 d, a", "f64 u64", func(a, b, c uint64) uint64 { return math.Float64bits(float64(a)) }},
		{"cvt.rz.f32.s32 d, a", "f32 u32", func(a, b, c uint64) uint64 { return u32(numeric.Round32(float64(s32(a)), numeric.ToZero)) }},
		{"cvt.rzi.s32.f32 d, a", "u32 f32", func(a, b, c uint64) uint64 {
			v := float64(f32(a))
			if v != v {
				return 0
			}
			return uint64(int64(max(min(v, math.MaxInt32), math.MinInt32)))
		}},
		{"cvt.rni.s32.f32 d, a", "u32 f32", func(a, b, c uint64) uint64 {
			v := float64(f32(a))
			if v != v {
				return 0
			}
			return uint64(int64(max(min(math.RoundToEven(v), math.MaxInt32), math.MinInt32)))
		}},
		{"cvt.rn.f32.f64 d, a", "f32 f64", func(a, b, c uint64) uint64 { return u32(numeric.Canon32(float32(f64(a)))) }},
		{"cvt.rmi.f32.f32 d, a", "f32 f32", func(a, b, c uint64) uint64 { return u32(numeric.Canon32(float32(math.Floor(float64(f32(a)))))) }},
		{"add.f32 d, a, b", "f32 f32 f32", func(a, b, c uint64) uint64 { return u32(numeric.Canon32(f32(a) + f32(b))) }},
		{"add.ftz.f32 d, a, b", "f32 f32 f32", func(a, b, c uint64) uint64 {
			return u32(numeric.Canon32(numeric.Ftz32(numeric.Ftz32(f32(a)) + numeric.Ftz32(f32(b)))))
		}},
		{"mul.sat.f32 d, a, b", "f32 f32 f32", func(a, b, c uint64) uint64 { return u32(numeric.Sat32(f32(a) * f32(b))) }},
		{"div.rn.f32 d, a, b", "f32 f32 f32", func(a, b, c uint64) uint64 { return u32(numeric.Canon32(f32(a) / f32(b))) }},
		{"sqrt.rn.f32 d, a", "f32 f32", func(a, b, c uint64) uint64 { return u32(numeric.Canon32(float32(math.Sqrt(float64(f32(a)))))) }},
		{"min.f32 d, a, b", "f32 f32 f32", func(a, b, c uint64) uint64 { return wantMin(a, b) }},
		{"copysign.f32 d, a, b", "f32 f32 f32", func(a, b, c uint64) uint64 { return b&0x7fffffff | a&0x80000000 }},
		{"mul.f64 d, a, b", "f64 f64 f64", func(a, b, c uint64) uint64 { return math.Float64bits(f64(a) * f64(b)) }},
		{"fma.rn.f64 d, a, b, c", "f64 f64 f64 f64", func(a, b, c uint64) uint64 { return math.Float64bits(math.FMA(f64(a), f64(b), f64(c))) }},
		{"setp.lt.s32 d, a, b", "p u32 u32", func(a, b, c uint64) uint64 { return boolBits(s32(a) < s32(b)) }},
		{"setp.hi.u32 d, a, b", "p u32 u32", func(a, b, c uint64) uint64 { return boolBits(a > b) }},
		{"setp.gtu.f32 d, a, b", "p f32 f32", func(a, b, c uint64) uint64 { return boolBits(!(f32(a) <= f32(b))) }},
		{"setp.ne.f64 d, a, b", "p f64 f64", func(a, b, c uint64) uint64 {
			return boolBits(f64(a) == f64(a) && f64(b) == f64(b) && f64(a) != f64(b))
		}},
		{"setp.eq.u32 %p9|d, a, b; not.pred d, d", "p u32 u32", func(a, b, c uint64) uint64 { return boolBits(a == b) }},
		{"set.lt.f32.s32 d, a, b", "f32 u32 u32", func(a, b, c uint64) uint64 { return boolBits(s32(a) < s32(b)) * 0x3f800000 }},
		{"selp.b32 d, a, b, 1", "u32 u32 u32", func(a, b, c uint64) uint64 { return a }},
		{"slct.u32.s32 d, a, b, c", "u32 u32 u32 u32", func(a, b, c uint64) uint64 {
			if s32(c) >= 0 {
				return a
			}
			return b
		}},
		{"mov.b64 {%r30, %r31}, a; mov.b64 d, {%r31, %r30}", "u64 u64", func(a, b, c uint64) uint64 { return a>>32 | a<<32 }},
		{"setp.gt.u32 %p9, a, b; @%p9 mov.u32 d, a; @!%p9 mov.u32 d, 5", "u32 u32 u32", func(a, b, c uint64) uint64 {
			if a > b {
				return a
			}
			return 5
		}},
	}
}

func wantMin(a, b uint64) uint64 {
	x, y := f32(a), f32(b)
	switch {
	case x != x && y != y:
		return numeric.CanonNaN32
	case x != x:
		return b
	case y != y:
		return a
	}
	return u32(min(x, y))
}

func TestInstructions(t *testing.T) {
	for _, c := range instCases() {
		t.Run(c.text, func(t *testing.T) { c.run(t) })
	}
}

// split returns the register names and bits of each operand.
func (c instCase) split() (kinds []string) {
	start := 0
	for i := 0; i <= len(c.types); i++ {
		if i == len(c.types) || c.types[i] == ' ' {
			kinds = append(kinds, c.types[start:i])
			start = i + 1
		}
	}
	return kinds
}

func width(kind string) uint {
	switch kind {
	case "p":
		return 1
	case "u16":
		return 16
	case "u32", "f32":
		return 32
	}
	return 64
}

// run executes the instruction for all combinations of operands, one thread
// each.
func (c instCase) run(t *testing.T) {
	kinds := c.split()
	regs := map[string]string{"p": "%p1", "u16": "%h", "u32": "%r1", "u64": "%rd1", "f32": "%f1", "f64": "%d1"}
	body := "mad.lo.u32 %r1, %ctaid.x, %ntid.x, %r1; mul.wide.u32 %rd2, %r1, 32; add.u64 %rd1, %rd1, %rd2;\n"
	names := []string{"d", "a", "b", "c"}
	text := c.text
	subst := map[byte]string{}
	for i, k := range kinds {
		reg := fmt.Sprintf("%s%d", regs[k], i+1)
		subst[names[i][0]] = reg
		if i > 0 {
			body += fmt.Sprintf("ld.global.b%d %s, [%%rd1+%d];\n", width(k), reg, 8*i)
		}
	}
	body += replaceOperands(text, subst) + ";\n"
	d := subst['d']
	switch kinds[0] {
	case "p":
		body += fmt.Sprintf("selp.u64 %%rd20, 1, 0, %s; st.global.u64 [%%rd1], %%rd20;\n", d)
	default:
		body += fmt.Sprintf("st.global.b%d [%%rd1], %s;\n", width(kinds[0]), d)
	}
	r := link(t, kernelText(body))
	table := combine(kinds[1:])
	mem := upload(r, table)
	n := uint32(len(table) / 4)
	r.run("k", dim((n+63)/64), dim(64), 0, mem)
	out := download[uint64](r, mem, len(table))
	mask := ^uint64(0) >> (64 - width(kinds[0]))
	for i := 0; i < len(table); i += 4 {
		if got, want := out[i]&mask, c.want(table[i+1], table[i+2], table[i+3])&mask; got != want && !bothNaN(kinds[0], got, want) {
			t.Fatalf("of %#x %#x %#x: %#x, want %#x", table[i+1], table[i+2], table[i+3], got, want)
		}
	}
}

// bothNaN excuses doubles: which NaN comes out is not specified.
func bothNaN(kind string, a, b uint64) bool {
	return kind == "f64" && f64(a) != f64(a) && f64(b) != f64(b)
}

// replaceOperands replaces d, a, b and c where they stand alone.
func replaceOperands(text string, subst map[byte]string) string {
	word := func(c byte) bool {
		return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '.' || c == '%' || c == '_'
	}
	var out []byte
	for i := range len(text) {
		alone := (i == 0 || !word(text[i-1])) && (i+1 == len(text) || !word(text[i+1]))
		if s, ok := subst[text[i]]; ok && alone {
			out = append(out, s...)
			continue
		}
		out = append(out, text[i])
	}
	return string(out)
}

// combine lists rows of four words: result, a, b, c. It pads to whole blocks.
func combine(kinds []string) []uint64 {
	sets := [3][]uint64{{0}, {0}, {0}}
	for i, k := range kinds {
		sets[i] = nil
		for _, v := range operandsFor(k) {
			sets[i] = append(sets[i], v&(^uint64(0)>>(64-width(k))))
		}
	}
	var table []uint64
	for _, a := range sets[0] {
		for _, b := range sets[1] {
			for k := range min(len(sets[2]), 7) {
				table = append(table, 0, a, b, sets[2][(k*5+len(table)/4)%len(sets[2])])
			}
		}
	}
	for len(table)/4%64 != 0 {
		table = append(table, 0, table[1], table[2], table[3])
	}
	return table
}
