package interp

import (
	"math/rand/v2"
	"testing"
)

// TestHalfVectors: half precision in all tiers, which rig.run compares: every value with every special one, and
// with others by chance; single precision around every value of half precision.
func TestHalfVectors(t *testing.T) {
	special := []uint32{0, 0x8000, 1, 0x8001, 0x3ff, 0x400, 0x8400, 0x3c00, 0xbc00, 0x3c01, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7c01, 0x7e00, 0xffff, 0x1400, 0x0c00, 0x6801}
	rnd := rand.New(rand.NewPCG(1, 2))
	const n = 1 << 16
	kernel := func(body string) string {
		return header + `
.visible .entry k(.param .u64 in, .param .u64 out)
{
	.reg .b16 %h<8>; .reg .b32 %r<8>; .reg .f32 %f<4>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [in]; ld.param.u64 %d1, [out];
	mov.u32 %r0, %ctaid.x; mad.lo.u32 %r0, %r0, 96, %tid.x;
	mov.u32 %r1, %ntid.x; mov.u32 %r2, %ctaid.x; mad.lo.u32 %r0, %r2, %r1, %tid.x;
	mul.wide.u32 %d2, %r0, 12; add.u64 %d0, %d0, %d2; mul.wide.u32 %d3, %r0, 4; add.u64 %d1, %d1, %d3;
	ld.global.u32 %r4, [%d0]; ld.global.u32 %r5, [%d0+4]; ld.global.u32 %r6, [%d0+8];
	cvt.u16.u32 %h1, %r4; cvt.u16.u32 %h2, %r5; cvt.u16.u32 %h3, %r6; mov.b32 %f1, %r4;
` + body + `
	st.global.u32 [%d1], %r7;
	ret;
}`
	}
	half := "; cvt.u32.u16 %r7, %h4;"
	for key, body := range map[string]string{
		"add": "add.f16 %h4, %h1, %h2" + half, "sub": "sub.rn.f16 %h4, %h1, %h2" + half, "mul": "mul.f16 %h4, %h1, %h2" + half,
		"fma":  "fma.rn.f16 %h4, %h1, %h2, %h3" + half,
		"add2": "add.f16x2 %r7, %r4, %r5;", "sub2": "sub.f16x2 %r7, %r4, %r5;", "mul2": "mul.rn.f16x2 %r7, %r4, %r5;", "fma2": "fma.rn.f16x2 %r7, %r4, %r5, %r6;",
		"widen": "cvt.f32.f16 %f2, %h1; mov.b32 %r7, %f2;", "narrow": "cvt.rn.f16.f32 %h4, %f1" + half,
	} {
		t.Run(key, func(t *testing.T) {
			r := link(t, kernel(body))
			for round := range 3 {
				in := make([]uint32, 0, 3*n)
				for i := range uint32(n) {
					a, b, c := i|rnd.Uint32()<<16, rnd.Uint32(), rnd.Uint32()
					switch {
					case key == "narrow":
						// The value itself, half way to the next, and a little beside; and anything.
						a = 0x38000000 + i<<12 + []uint32{0, 1, 0xfff}[round] ^ rnd.Uint32()<<31
						if i%8 == 0 {
							a = rnd.Uint32()
						}
					case round == 0:
						b = special[i%uint32(len(special))] | rnd.Uint32()<<16
						c = special[rnd.IntN(len(special))] | special[rnd.IntN(len(special))]<<16
					case round == 1:
						c = a ^ 0x80008000 + rnd.Uint32()&0x0c030c03 // sums that nearly cancel
					}
					in = append(in, a, b, c)
				}
				out := r.mem.alloc(4 * n)
				r.run("k", dim(n/64), dim(64), 0, upload(r, in), out)
				if t.Failed() {
					t.Fatalf("%s, round %d", key, round)
				}
			}
		})
	}
}
