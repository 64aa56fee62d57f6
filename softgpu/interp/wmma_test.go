package interp

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// wmmaSource loads, multiplies and stores with matrices in memory.
func wmmaSource(name, shape, a, b, acc, la, lb, lc string, regs [3]int, mods string) string {
	list := func(l byte, n int) string {
		var s []string
		for i := range n {
			s = append(s, fmt.Sprintf("%%%c%d", l, i))
		}
		return "{" + strings.Join(s, ", ") + "}"
	}
	fa, fb, fc := list('a', regs[0]), list('b', regs[1]), list('c', regs[2])
	types := fmt.Sprintf("%s.%s.%s.%s", acc, a, b, acc)
	if a == "f16" {
		types = acc + "." + acc
	}
	freg, areg := "b32", "b32"
	switch {
	case a == "f64":
		freg, areg = "f64", "f64"
	case acc == "f32":
		areg = "f32"
	}
	var s strings.Builder
	fmt.Fprintf(&s, ".visible .entry %s(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u32 sa, .param .u32 sb, .param .u32 sc)\n{\n", name)
	fmt.Fprintf(&s, ".reg .b64 %%p, %%q, %%o; .reg .b32 %%x, %%y, %%z;\n.reg .%s %%a<%d>; .reg .%s %%b<%d>; .reg .%s %%c<%d>;\n",
		freg, regs[0], freg, regs[1], areg, regs[2])
	s.WriteString("ld.param.u64 %p, [pa]; ld.param.u64 %q, [pb]; ld.param.u64 %o, [pc];\n")
	s.WriteString("ld.param.u32 %x, [sa]; ld.param.u32 %y, [sb]; ld.param.u32 %z, [sc];\n")
	fmt.Fprintf(&s, "wmma.load.a.sync.aligned.%s.%s.global.%s %s, [%%p], %%x;\n", la, shape, a, fa)
	fmt.Fprintf(&s, "wmma.load.b.sync.aligned.%s.%s.global.%s %s, [%%q], %%y;\n", lb, shape, b, fb)
	fmt.Fprintf(&s, "wmma.load.c.sync.aligned.%s.%s.global.%s %s, [%%o], %%z;\n", lc, shape, acc, fc)
	fmt.Fprintf(&s, "wmma.mma%s.sync.aligned.%s.%s.%s.%s %s, %s, %s, %s;\n", mods, la, lb, shape, types, fc, fa, fb, fc)
	fmt.Fprintf(&s, "wmma.store.d.sync.aligned.%s.%s.global.%s [%%o], %s, %%z;\nret;\n}\n", lc, shape, acc, fc)
	return s.String()
}

type wmmaCase struct {
	m, n, k    int
	a, b, acc  string
	la, lb, lc string
	regs       [3]int
	mods       string
}

var wmmaCases = []wmmaCase{
	{16, 16, 16, "f16", "f16", "f32", "row", "col", "row", [3]int{8, 8, 8}, ""},
	{16, 16, 16, "f16", "f16", "f16", "col", "row", "col", [3]int{8, 8, 4}, ""},
	{32, 8, 16, "f16", "f16", "f32", "row", "row", "row", [3]int{8, 8, 8}, ""},
	{8, 32, 16, "f16", "f16", "f32", "col", "col", "col", [3]int{8, 8, 8}, ""},
	{16, 16, 16, "bf16", "bf16", "f32", "row", "row", "row", [3]int{4, 4, 8}, ""},
	{32, 8, 16, "bf16", "bf16", "f32", "row", "col", "row", [3]int{8, 2, 8}, ""},
	{8, 32, 16, "bf16", "bf16", "f32", "row", "col", "row", [3]int{2, 8, 8}, ""},
	{16, 16, 8, "tf32", "tf32", "f32", "row", "col", "row", [3]int{4, 4, 8}, ""},
	{16, 16, 16, "s8", "s8", "s32", "row", "col", "row", [3]int{2, 2, 8}, ""},
	{32, 8, 16, "u8", "u8", "s32", "col", "row", "col", [3]int{4, 1, 8}, ""},
	{8, 32, 16, "s8", "s8", "s32", "row", "col", "row", [3]int{1, 4, 8}, ""},
	{8, 8, 4, "f64", "f64", "f64", "row", "col", "row", [3]int{1, 1, 2}, ""},
	{8, 8, 32, "s4", "s4", "s32", "row", "col", "row", [3]int{1, 1, 2}, ""},
	{8, 8, 32, "u4", "u4", "s32", "row", "col", "row", [3]int{1, 1, 2}, ""},
	{8, 8, 128, "b1", "b1", "s32", "row", "col", "row", [3]int{1, 1, 2}, ".xor.popc"},
	{8, 8, 128, "b1", "b1", "s32", "row", "col", "row", [3]int{1, 1, 2}, ".and.popc"},
}

// plane lays a matrix out in memory with a distance of lead between rows, or
// columns.
func plane(typ string, rows, cols, lead int, byCol bool, v func(row, col int) int) []byte {
	width := widths[typ]
	out := make([]byte, (max(rows, cols)*lead*width+7)/8)
	for r := range rows {
		for c := range cols {
			at := r*lead + c
			if byCol {
				at = c*lead + r
			}
			bits := elementBits(typ, v(r, c))
			if width < 8 {
				out[at*width/8] |= byte(bits << (at * width % 8))
				continue
			}
			for b := range width / 8 {
				out[at*width/8+b] = byte(bits >> (8 * b))
			}
		}
	}
	return out
}

func TestWMMA(t *testing.T) {
	var src strings.Builder
	src.WriteString(matrixHeader)
	for i, c := range wmmaCases {
		shape := fmt.Sprintf("m%dn%dk%d", c.m, c.n, c.k)
		src.WriteString(wmmaSource(fmt.Sprintf("w%d", i), shape, c.a, c.b, c.acc, c.la, c.lb, c.lc, c.regs, c.mods))
	}
	accepted(t, "sm_90", src.String())
	r := link(t, src.String())
	rnd := rand.New(rand.NewPCG(5, 6))
	for i, c := range wmmaCases {
		t.Run(fmt.Sprintf("m%dn%dk%d.%s.%s", c.m, c.n, c.k, c.a, c.acc), func(t *testing.T) {
			a, b, acc := table(rnd, c.a, c.m, c.k), table(rnd, c.b, c.k, c.n), table(rnd, "s8", c.m, c.n)
			const slack = 32
			lead := func(rows, cols int, layout string, typ string) int {
				n := cols
				if layout == "col" {
					n = rows
				}
				if widths[typ] < 8 {
					return 128 / widths[typ] * 2
				}
				return n + slack
			}
			sa, sb, sc := lead(c.m, c.k, c.la, c.a), lead(c.k, c.n, c.lb, c.b), lead(c.m, c.n, c.lc, c.acc)
			out := upload(r, plane(c.acc, c.m, c.n, sc, c.lc == "col", acc))
			r.run(fmt.Sprintf("w%d", i), dim(1), dim(32), 0,
				upload(r, plane(c.a, c.m, c.k, sa, c.la == "col", a)), upload(r, plane(c.b, c.k, c.n, sb, c.lb == "col", b)), out,
				uint32(sa), uint32(sb), uint32(sc))
			ref := mmaCase{k: c.k, suffix: c.mods}
			want := plane(c.acc, c.m, c.n, sc, c.lc == "col", func(row, col int) int { return int(ref.reference(a, b, acc, row, col)) })
			if got := r.mem.bytes(out)[:len(want)]; !slices.Equal(got, want) {
				t.Errorf("%x\nwant\n%x", got, want)
			}
		})
	}
}

const tiles = `
.visible .entry tiles(.param .u64 in, .param .u64 out)
{
	.reg .b32 %r<16>; .reg .b64 %d<6>;
	.shared .align 16 .b8 buf[512];
	.shared .align 16 .b8 back[512];
	ld.param.u64 %d0, [in]; ld.param.u64 %d1, [out];
	mov.u32 %r0, %tid.x;
	mul.wide.u32 %d2, %r0, 16;
	add.u64 %d3, %d0, %d2;
	ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%d3];
	mov.u32 %r5, buf; mad.lo.u32 %r5, %r0, 16, %r5;
	st.shared.v4.b32 [%r5], {%r1, %r2, %r3, %r4};
	bar.warp.sync -1;
	ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r6, %r7, %r8, %r9}, [%r5];
	ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%r10, %r11}, [%r5];
	ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r12}, [%r5];
	movmatrix.sync.aligned.m8n8.trans.b16 %r13, %r6;
	mov.u32 %r14, back; mad.lo.u32 %r14, %r0, 16, %r14;
	stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%r14], {%r6, %r7, %r8, %r9};
	stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r14], {%r13};
	bar.warp.sync -1;
	mul.wide.u32 %d4, %r0, 48;
	add.u64 %d5, %d1, %d4;
	st.global.v4.b32 [%d5], {%r6, %r7, %r8, %r9};
	st.global.v4.b32 [%d5+16], {%r10, %r11, %r12, %r13};
	ld.shared.v4.b32 {%r1, %r2, %r3, %r4}, [%r14];
	st.global.v4.b32 [%d5+32], {%r1, %r2, %r3, %r4};
	ret;
}
`

func TestMatrixTiles(t *testing.T) {
	accepted(t, "sm_90", matrixHeader+tiles)
	r := link(t, matrixHeader+tiles)
	in := make([]uint16, 256)
	for i := range in {
		in[i] = uint16(i)
	}
	out := r.mem.alloc(32 * 48)
	r.run("tiles", dim(1), dim(32), 0, upload(r, in), out)
	got := download[uint32](r, out, 32*12)
	at := func(m, row, col int) uint32 { return uint32(in[m*64+row*8+col]) }
	for l := range 32 {
		row, col := l/4, l%4*2
		var want []uint32
		for m := range 4 {
			want = append(want, at(m, row, col)|at(m, row, col+1)<<16)
		}
		for m := range 2 {
			want = append(want, at(m, col, row)|at(m, col+1, row)<<16)
		}
		want = append(want, want[0], want[4])
		// stmatrix: row l%8 of matrix l/8, transposed; the first was stored
		// transposed too, by way of movmatrix.
		for c := 0; c < 8; c += 2 {
			want = append(want, at(l/8, c, l%8)|at(l/8, c+1, l%8)<<16)
		}
		if g := got[l*12 : l*12+12]; !slices.Equal(g, want) {
			t.Fatalf("lane %d: %x, want %x", l, g, want)
		}
	}
}

// TestQuadMMA is m8n8k4 of halves, which does four multiplications at once.
func TestQuadMMA(t *testing.T) {
	forms := []string{
		"row.col.f32.f16.f16.f32", "col.col.f32.f16.f16.f32", "row.row.f16.f16.f16.f16", "col.row.f32.f16.f16.f32",
	}
	var src strings.Builder
	src.WriteString(matrixHeader)
	for i, f := range forms {
		acc := strings.Split(f, ".")[2]
		n := 8
		if acc == "f16" {
			n = 4
		}
		src.WriteString(mmaSource(fmt.Sprintf("q%d", i), "mma.sync.aligned.m8n8k4."+f, [4]string{acc, "f16", "f16", acc}, [4]int{n, 2, 2, n}))
	}
	accepted(t, "sm_90", src.String())
	r := link(t, src.String())
	rnd := rand.New(rand.NewPCG(7, 8))
	for i, f := range forms {
		parts := strings.Split(f, ".")
		acc := parts[2]
		var a, b, c [4]func(row, col int) int
		for q := range 4 {
			a[q], b[q], c[q] = table(rnd, "f16", 8, 4), table(rnd, "f16", 4, 8), table(rnd, "f16", 8, 8)
		}
		// The ISA's formulas for m8n8k4.
		high := func(l int) int { return 4 * b2i(l >= 16) }
		ra := func(l, i int) (int, int) {
			if parts[0] == "row" {
				return l%4 + high(l), i
			}
			return i + high(l), l % 4
		}
		rb := func(l, i int) (int, int) {
			if parts[1] == "row" {
				return l % 4, i + high(l)
			}
			return i, l%4 + high(l)
		}
		rc := func(l, i int) (int, int) {
			if acc == "f16" {
				return l%4 + high(l), i
			}
			return l&1 + i&2 + high(l), i&4 + l&2 + i&1
		}
		pack := func(typ string, n int, at place, m *[4]func(row, col int) int) []uint64 {
			var out []uint64
			for l := range 32 {
				_, w := fragmentWords(typ, n, func(_, i int) (int, int) { return at(l, i) }, m[l%16/4])
				out = append(out, w[:len(w)/32]...)
			}
			return out
		}
		wc := pack(acc, 8, rc, &c)
		out := r.mem.alloc(8 * len(wc))
		r.run(fmt.Sprintf("q%d", i), dim(1), dim(32), 0, upload(r, pack("f16", 4, ra, &a)), upload(r, pack("f16", 4, rb, &b)), upload(r, wc), out)
		var want [4]func(row, col int) int
		for q := range 4 {
			want[q] = func(row, col int) int {
				return int(math.Round((&mmaCase{k: 4}).reference(a[q], b[q], c[q], row, col)))
			}
		}
		if got, w := download[uint64](r, out, len(wc)), pack(acc, 8, rc, &want); !slices.Equal(got, w) {
			t.Errorf("%s: %x\nwant %x", f, got, w)
		}
	}
}
