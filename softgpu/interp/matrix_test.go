package interp

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"ferry/softgpu/interp/numeric"
)

// A place is the row and column of a fragment's element.
type place func(lane, i int) (row, col int)

// An mmaCase is one form of mma with the fragments as the ISA's text and
// formulas give them, per element; registers follow from the element's width.
type mmaCase struct {
	form    string // shape and types
	m, n, k int
	a, b    string // element types
	c, d    string
	suffix  string
	ra, rb  place
	rc      place
	na, nb  int // elements per lane
	nc      int
}

// The ISA's formulas: groupID = lane>>2, threadID_in_group = lane%4.
var (
	c16 place = func(l, i int) (int, int) { return l>>2 + 8*b2i(i >= 2), l%4*2 + i&1 }
	c8  place = func(l, i int) (int, int) { return l >> 2, l%4*2 + i }
)

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

var mmaCases = []mmaCase{
	{
		m: 16, n: 8, k: 8, a: "f16", b: "f16", c: "f32", d: "f32", na: 4, nb: 2, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*b2i(i >= 2), l%4*2 + i&1 },
		rb: func(l, i int) (int, int) { return l%4*2 + i, l >> 2 },
	},
	{
		m: 16, n: 8, k: 8, a: "bf16", b: "bf16", c: "f32", d: "f32", na: 4, nb: 2, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*b2i(i >= 2), l%4*2 + i&1 },
		rb: func(l, i int) (int, int) { return l%4*2 + i, l >> 2 },
	},
	{m: 16, n: 8, k: 16, a: "f16", b: "f16", c: "f16", d: "f16", na: 8, nb: 4, nc: 4, rc: c16, ra: a16x16, rb: b16x8},
	{m: 16, n: 8, k: 16, a: "f16", b: "f16", c: "f32", d: "f32", na: 8, nb: 4, nc: 4, rc: c16, ra: a16x16, rb: b16x8},
	{m: 16, n: 8, k: 16, a: "bf16", b: "bf16", c: "f32", d: "f32", na: 8, nb: 4, nc: 4, rc: c16, ra: a16x16, rb: b16x8},
	{
		m: 16, n: 8, k: 4, a: "tf32", b: "tf32", c: "f32", d: "f32", na: 2, nb: 1, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*i, l % 4 },
		rb: func(l, i int) (int, int) { return l % 4, l >> 2 },
	},
	{m: 16, n: 8, k: 8, a: "tf32", b: "tf32", c: "f32", d: "f32", na: 4, nb: 2, nc: 4, rc: c16, ra: a16x8t, rb: b8x8t},
	{
		m: 8, n: 8, k: 4, a: "f64", b: "f64", c: "f64", d: "f64", na: 1, nb: 1, nc: 2, rc: c8,
		ra: func(l, i int) (int, int) { return l >> 2, l % 4 },
		rb: func(l, i int) (int, int) { return l % 4, l >> 2 },
	},
	{
		m: 16, n: 8, k: 4, a: "f64", b: "f64", c: "f64", d: "f64", na: 2, nb: 1, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*i, l % 4 },
		rb: func(l, i int) (int, int) { return l % 4, l >> 2 },
	},
	{m: 16, n: 8, k: 8, a: "f64", b: "f64", c: "f64", d: "f64", na: 4, nb: 2, nc: 4, rc: c16, ra: a16x8t, rb: b8x8t},
	{
		m: 16, n: 8, k: 16, a: "f64", b: "f64", c: "f64", d: "f64", na: 8, nb: 4, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*(i%2), i/2*4 + l%4 },
		rb: func(l, i int) (int, int) { return l%4 + i*4, l >> 2 },
	},
	{
		m: 8, n: 8, k: 16, a: "s8", b: "u8", c: "s32", d: "s32", na: 4, nb: 4, nc: 2, rc: c8,
		ra: func(l, i int) (int, int) { return l >> 2, l%4*4 + i },
		rb: func(l, i int) (int, int) { return l%4*4 + i, l >> 2 },
	},
	{
		m: 16, n: 8, k: 16, a: "u8", b: "s8", c: "s32", d: "s32", na: 8, nb: 4, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*b2i(i >= 4), l%4*4 + i&3 },
		rb: func(l, i int) (int, int) { return l%4*4 + i, l >> 2 },
	},
	{m: 16, n: 8, k: 32, a: "s8", b: "s8", c: "s32", d: "s32", na: 16, nb: 8, nc: 4, rc: c16, ra: a16x32, rb: b32x8},
	{m: 16, n: 8, k: 32, a: "e4m3", b: "e5m2", c: "f32", d: "f32", na: 16, nb: 8, nc: 4, rc: c16, ra: a16x32, rb: b32x8},
	{m: 16, n: 8, k: 32, a: "e5m2", b: "e5m2", c: "f16", d: "f16", na: 16, nb: 8, nc: 4, rc: c16, ra: a16x32, rb: b32x8},
	{
		m: 8, n: 8, k: 32, a: "s4", b: "s4", c: "s32", d: "s32", na: 8, nb: 8, nc: 2, rc: c8,
		ra: func(l, i int) (int, int) { return l >> 2, l%4*8 + i },
		rb: func(l, i int) (int, int) { return l%4*8 + i, l >> 2 },
	},
	{
		m: 16, n: 8, k: 32, a: "u4", b: "s4", c: "s32", d: "s32", na: 16, nb: 8, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*b2i(i >= 8), l%4*8 + i&7 },
		rb: func(l, i int) (int, int) { return l%4*8 + i, l >> 2 },
	},
	{
		m: 16, n: 8, k: 64, a: "s4", b: "u4", c: "s32", d: "s32", na: 32, nb: 16, nc: 4, rc: c16,
		ra: func(l, i int) (int, int) { return l>>2 + 8*b2i(i&8 != 0), l%4*8 + i&7 + 32*b2i(i >= 16) },
		rb: func(l, i int) (int, int) { return l%4*8 + i&7 + 32*b2i(i >= 8), l >> 2 },
	},
	{
		m: 8, n: 8, k: 128, a: "b1", b: "b1", c: "s32", d: "s32", na: 32, nb: 32, nc: 2, rc: c8, suffix: ".xor.popc",
		ra: func(l, i int) (int, int) { return l >> 2, l%4*32 + i },
		rb: func(l, i int) (int, int) { return l%4*32 + i, l >> 2 },
	},
	{
		m: 16, n: 8, k: 128, a: "b1", b: "b1", c: "s32", d: "s32", na: 64, nb: 32, nc: 4, rc: c16, suffix: ".and.popc",
		ra: func(l, i int) (int, int) { return l>>2 + 8*b2i(i >= 32), l%4*32 + i&31 },
		rb: func(l, i int) (int, int) { return l%4*32 + i, l >> 2 },
	},
	{
		m: 16, n: 8, k: 256, a: "b1", b: "b1", c: "s32", d: "s32", na: 128, nb: 64, nc: 4, rc: c16, suffix: ".and.popc",
		ra: func(l, i int) (int, int) { return l>>2 + 8*b2i(i&32 != 0), l%4*32 + i&31 + 128*b2i(i >= 64) },
		rb: func(l, i int) (int, int) { return l%4*32 + i&31 + 128*b2i(i >= 32), l >> 2 },
	},
}

func a16x16(l, i int) (int, int) {
	return l>>2 + 8*b2i(i&2 != 0), l%4*2 + i&1 + 8*b2i(i >= 4)
}
func b16x8(l, i int) (int, int) { return l%4*2 + i&1 + 8*b2i(i >= 2), l >> 2 }
func a16x8t(l, i int) (int, int) {
	return l>>2 + 8*(i&1), l%4 + 4*b2i(i >= 2)
}
func b8x8t(l, i int) (int, int) { return l%4 + 4*i, l >> 2 }
func a16x32(l, i int) (int, int) {
	return l>>2 + 8*b2i(i&4 != 0), l%4*4 + i&3 + 16*b2i(i >= 8)
}
func b32x8(l, i int) (int, int) { return l%4*4 + i&3 + 16*b2i(i >= 4), l >> 2 }

// widths of elements, and small values as the bits of a type.
var widths = map[string]int{"b1": 1, "u4": 4, "s4": 4, "u8": 8, "s8": 8, "e4m3": 8, "e5m2": 8, "f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s32": 32, "f64": 64}

func elementBits(typ string, v int) uint64 {
	switch typ {
	case "e4m3":
		return numeric.E4M3.Pack(float64(v), numeric.Nearest)
	case "e5m2":
		return numeric.E5M2.Pack(float64(v), numeric.Nearest)
	case "f16":
		return numeric.F16.Pack(float64(v), numeric.Nearest)
	case "bf16":
		return numeric.BF16.Pack(float64(v), numeric.Nearest)
	case "tf32", "f32":
		return uint64(math.Float32bits(float32(v)))
	case "f64":
		return math.Float64bits(float64(v))
	}
	return uint64(v) & (1<<widths[typ] - 1)
}

func elementValue(typ string, b uint64) float64 {
	switch typ {
	case "f16":
		return numeric.F16.Unpack(b)
	case "f32":
		return float64(math.Float32frombits(uint32(b)))
	case "f64":
		return math.Float64frombits(b)
	}
	return float64(int32(b))
}

// small is a value every type of the case can hold.
func small(r *rand.Rand, typ string) int {
	switch typ {
	case "b1":
		return r.IntN(2)
	case "u4", "u8":
		return r.IntN(16)
	}
	return r.IntN(8) - 4
}

// fragmentWords packs elements of all lanes into registers: 32 lanes of n words,
// of 8 bytes when the elements have 64 bits.
func fragmentWords(typ string, count int, at place, value func(row, col int) int) (regs int, out []uint64) {
	width := widths[typ]
	per := max(1, 32/width)
	regs = count / per
	out = make([]uint64, 32*regs)
	for l := range 32 {
		for i := range count {
			row, col := at(l, i)
			out[l*regs+i/per] |= elementBits(typ, value(row, col)) << (i % per * width)
		}
	}
	return regs, out
}

// mmaSource is a kernel that loads fragments lane by lane, multiplies and
// stores. Words of 64 bits are used throughout in memory.
func mmaSource(name, inst string, types [4]string, regs [4]int) string {
	var b strings.Builder
	fmt.Fprintf(&b, ".visible .entry %s(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd)\n{\n", name)
	fmt.Fprintf(&b, ".reg .b64 %%p, %%x; .reg .b32 %%t;\n")
	lists := [4]string{}
	for i, l := range "dabc" {
		reg := "b32"
		if types[i] == "f64" {
			reg = "b64"
		}
		var names []string
		for j := range regs[i] {
			names = append(names, fmt.Sprintf("%%%c%d", l, j))
		}
		lists[i] = "{" + strings.Join(names, ", ") + "}"
		fmt.Fprintf(&b, ".reg .%s %%%c<%d>;\n", reg, l, regs[i])
		if l == 'd' {
			continue
		}
		fmt.Fprintf(&b, "ld.param.u64 %%p, [p%c]; mov.u32 %%t, %%tid.x; mul.wide.u32 %%x, %%t, %d; add.u64 %%p, %%p, %%x;\n", l, 8*regs[i])
		for j := range regs[i] {
			fmt.Fprintf(&b, "ld.global.%s %%%c%d, [%%p+%d];\n", reg, l, j, 8*j)
		}
	}
	if regs[0] == 1 {
		lists[0] = "%d0"
	}
	fmt.Fprintf(&b, "%s %s, %s, %s, %s;\n", inst, lists[0], lists[1], lists[2], lists[3])
	reg := "b32"
	if types[0] == "f64" {
		reg = "b64"
	}
	fmt.Fprintf(&b, "ld.param.u64 %%p, [pd]; mul.wide.u32 %%x, %%t, %d; add.u64 %%p, %%p, %%x;\n", 8*regs[0])
	for j := range regs[0] {
		fmt.Fprintf(&b, "st.global.%s [%%p+%d], %%d%d;\n", reg, 8*j, j)
	}
	b.WriteString("ret;\n}\n")
	return b.String()
}

const matrixHeader = ".version 8.7\n.target sm_90\n.address_size 64\n"

// reference multiplies small integers exactly.
func (c *mmaCase) reference(a, b, acc func(row, col int) int, row, col int) float64 {
	sum := acc(row, col)
	for k := range c.k {
		x, y := a(row, k), b(k, col)
		switch c.suffix {
		case ".xor.popc":
			sum += x ^ y
		case ".and.popc":
			sum += x & y
		default:
			sum += x * y
		}
	}
	return float64(sum)
}

// table makes a fixed random matrix of values a type can hold.
func table(r *rand.Rand, typ string, rows, cols int) func(row, col int) int {
	v := make([]int, rows*cols)
	for i := range v {
		v[i] = small(r, typ)
	}
	return func(row, col int) int { return v[row*cols+col] }
}

func TestMMA(t *testing.T) {
	var src strings.Builder
	src.WriteString(matrixHeader)
	for i, c := range mmaCases {
		form := fmt.Sprintf("m%dn%dk%d.row.col.%s.%s.%s.%s", c.m, c.n, c.k, c.d, c.a, c.b, c.c)
		mmaCases[i].form = form
		regs := [4]int{c.nc, max(1, c.na*widths[c.a]/32), max(1, c.nb*widths[c.b]/32), c.nc}
		if widths[c.a] == 64 {
			regs[1], regs[2] = c.na, c.nb
		}
		if c.d == "f16" {
			regs[0], regs[3] = c.nc/2, c.nc/2
		}
		src.WriteString(mmaSource(fmt.Sprintf("k%d", i), "mma.sync.aligned."+form+c.suffix, [4]string{c.d, c.a, c.b, c.c}, regs))
	}
	accepted(t, "sm_90", src.String())
	r := link(t, src.String())
	rnd := rand.New(rand.NewPCG(1, 2))
	for i, c := range mmaCases {
		t.Run(c.form+c.suffix, func(t *testing.T) {
			a, b := table(rnd, c.a, c.m, c.k), table(rnd, c.b, c.k, c.n)
			acc := table(rnd, "s8", c.m, c.n)
			_, wa := fragmentWords(c.a, c.na, c.ra, a)
			_, wb := fragmentWords(c.b, c.nb, c.rb, b)
			nc, wc := fragmentWords(c.c, c.nc, c.rc, acc)
			out := r.mem.alloc(8 * 32 * nc)
			r.run(fmt.Sprintf("k%d", i), dim(1), dim(32), 0, upload(r, wa), upload(r, wb), upload(r, wc), out)
			got := download[uint64](r, out, 32*nc)
			per := max(1, 32/widths[c.d])
			for l := range 32 {
				for e := range c.nc {
					row, col := c.rc(l, e)
					bits := got[l*nc+e/per] >> (e % per * widths[c.d])
					if widths[c.d] < 64 {
						bits &= 1<<widths[c.d] - 1
					}
					if v, want := elementValue(c.d, bits), c.reference(a, b, acc, row, col); v != want {
						t.Fatalf("lane %d element %d: %v, want %v", l, e, v, want)
					}
				}
			}
		})
	}
}
