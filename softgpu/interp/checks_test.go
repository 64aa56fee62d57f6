package interp

import (
	"fmt"
	"testing"

	"ferry/softgpu/ptx"
)

// linkFor links a kernel with some checks, in one tier.
func linkFor(t *testing.T, src string, c Checks, by tier) *rig {
	t.Helper()
	mod, err := ptx.Parse([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{t: t, mem: newArena(), mod: mod}
	if r.prog, err = linkModule(mod, func(string) (uint64, bool) { return 0, false }, c, by); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestOverlook: a lane with a bad address is reported and left out, all others do their work, once,
// whatever executes them.
func TestOverlook(t *testing.T) {
	kernel := func(body string) string {
		return header + `
.visible .entry k(.param .u64 in, .param .u64 out, .param .u64 bad)
{
	.reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<12>; .reg .b64 %d<12>; .reg .f32 %f<4>;
	ld.param.u64 %d0, [in]; ld.param.u64 %d1, [out]; ld.param.u64 %d2, [bad];
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %d3, %r1, 4; add.u64 %d4, %d0, %d3; add.u64 %d5, %d1, %d3;
	setp.eq.u32 %p0, %r1, 3; setp.eq.u32 %p1, %r1, 31; or.pred %p0, %p0, %p1;
	mov.u32 %r2, 77;
` + body + `
	ret;
}`
	}
	for _, c := range []struct {
		name, body string
		kind       FaultKind
		want       func(i uint32) uint32 // of out
	}{
		{
			"load", "selp.b64 %d4, %d2, %d4, %p0; ld.global.u32 %r2, [%d4]; st.global.u32 [%d5], %r2;", IllegalAddress,
			func(i uint32) uint32 { return i + 100 },
		},
		{
			"load through its own register", "selp.b64 %d4, %d2, %d4, %p0; ld.global.u32 %d4, [%d4]; cvt.u32.u64 %r2, %d4; st.global.u32 [%d5], %r2;", IllegalAddress,
			func(i uint32) uint32 { return i + 100 },
		},
		{
			"vector load", "mul.wide.u32 %d3, %r1, 8; add.u64 %d4, %d0, %d3; selp.b64 %d4, %d2, %d4, %p0; ld.global.v2.u32 {%r2, %r3}, [%d4]; add.u32 %r2, %r2, %r3; st.global.u32 [%d5], %r2;", IllegalAddress,
			func(i uint32) uint32 { return 4*i + 201 },
		},
		{
			"misaligned load", "add.u64 %d6, %d4, 2; selp.b64 %d4, %d6, %d4, %p0; ld.global.u32 %r2, [%d4]; st.global.u32 [%d5], %r2;", Misaligned,
			func(i uint32) uint32 { return i + 100 },
		},
		{
			"guarded load", "setp.lt.u32 %p2, %r1, 32; selp.b64 %d4, %d2, %d4, %p0; @%p2 ld.global.u32 %r2, [%d4]; st.global.u32 [%d5], %r2;", IllegalAddress,
			func(i uint32) uint32 {
				if i >= 32 {
					return 77
				}
				return i + 100
			},
		},
		{"store", "selp.b64 %d5, %d2, %d5, %p0; st.global.u32 [%d5], %r1;", IllegalAddress, func(i uint32) uint32 { return i }},
		{
			"atomic", "st.global.u32 [%d5], 9; selp.b64 %d5, %d2, %d5, %p0; atom.global.add.u32 %r2, [%d5], 5;", IllegalAddress,
			func(i uint32) uint32 { return 14 },
		},
		{
			"reduction", "st.global.u32 [%d5], 9; selp.b64 %d5, %d2, %d5, %p0; red.global.add.u32 [%d5], 5;", IllegalAddress,
			func(i uint32) uint32 { return 14 },
		},
	} {
		for _, by := range []tier{tierPlain, tierFast, pickTier()} {
			for _, checks := range []Checks{CheckAccesses, CheckAccesses | CheckUsual | CheckGlobalRaces} {
				t.Run(fmt.Sprintf("%s/%s/%d", c.name, tierNames[by], checks), func(t *testing.T) {
					r := linkFor(t, kernel(c.body), checks, by)
					in := make([]uint32, 128)
					for i := range in {
						in[i] = uint32(i) + 100
					}
					from, to := upload(r, in), upload(r, make([]uint32, 64))
					k := r.prog.Kernel("k")
					l := &Launch{Kernel: k, Grid: dim(1), Block: dim(64), Params: params(k, from, to, uint64(0x10)), Mem: r.mem, Workers: 1}
					if err := Run(l); err != nil {
						t.Fatal(err)
					}
					found := l.Findings()
					if len(found) != 1 || found[0].Kind != c.kind || found[0].Times != 2 || found[0].Thread != [3]uint32{3} {
						t.Errorf("found %v", found)
					}
					for i, v := range download[uint32](r, to, 64) {
						want := c.want(uint32(i))
						switch {
						case i != 3 && i != 31:
						case c.name == "atomic" || c.name == "reduction":
							want = 9
						default:
							want = 0 // not loaded, or not stored
						}
						if v != want {
							t.Fatalf("thread %d: %d, want %d", i, v, want)
						}
					}
				})
			}
		}
	}
}

// TestOverlookNothingElse: what is no bad access ends a kernel as ever.
func TestOverlookNothingElse(t *testing.T) {
	r := linkFor(t, header+`.visible .entry k() { trap; ret; }`, CheckAccesses, pickTier())
	k := r.prog.Kernel("k")
	if err := Run(&Launch{Kernel: k, Grid: dim(1), Block: dim(32), Mem: r.mem, Workers: 1}); err == nil {
		t.Error("a trap is overlooked")
	}
}

// TestGlobalRaces: uses of global memory by threads that nothing orders, in one block and across.
func TestGlobalRaces(t *testing.T) {
	kernel := func(body string) string {
		return header + `
.visible .entry k(.param .u64 out)
{
	.reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<12>; .reg .b64 %d<8>;
	ld.param.u64 %d0, [out];
	mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mad.lo.u32 %r3, %r2, 64, %r1;
	mul.wide.u32 %d1, %r1, 4; add.u64 %d1, %d0, %d1;   // the same words in every block
	mul.wide.u32 %d2, %r3, 4; add.u64 %d2, %d0, %d2;   // a word of its own
	xor.b32 %r4, %r3, 32; mul.wide.u32 %d3, %r4, 4; add.u64 %d3, %d0, %d3; // that of the other warp
	setp.eq.u32 %p0, %r1, 0; setp.eq.u32 %p1, %r2, 0;
` + body + `
	ret;
}`
	}
	for _, c := range []struct {
		name, body string
		race       bool
	}{
		{"own words", "st.global.u32 [%d2], %r3; ld.global.u32 %r5, [%d2];", false},
		{"blocks write the same words", "st.global.u32 [%d1], %r2;", true},
		{"blocks write the same values", "st.global.u32 [%d1], 5;", false},
		{"blocks read the same words", "ld.global.u32 %r5, [%d1];", false},
		{"one block reads what another writes", "@%p1 st.global.u32 [%d1], 7; @!%p1 ld.global.u32 %r5, [%d1];", true},
		{"atomics", "atom.global.add.u32 %r5, [%d0], 1;", false},
		{"an atomic and a plain write", "@%p1 atom.global.add.u32 %r5, [%d1], 1; @!%p1 st.global.u32 [%d1], 3;", true},
		{"warps without a barrier", "st.global.u32 [%d2], %r3; ld.global.u32 %r5, [%d3];", true},
		{"warps with a barrier", "st.global.u32 [%d2], %r3; bar.sync 0; ld.global.u32 %r5, [%d3];", false},
		{"the last block sums up", `
	st.global.u32 [%d2], %r3; membar.gl; bar.sync 0;
	mov.u32 %r6, 0; @%p0 atom.global.add.u32 %r6, [%d0+4096], 1;
	setp.eq.and.u32 %p2, %r6, 1, %p0; @!%p2 bra DONE;
	ld.global.u32 %r5, [%d0+4]; ld.global.u32 %r5, [%d0+300];
DONE:`, false},
		{"different bytes of a word", "cvt.u64.u32 %d4, %r3; add.u64 %d4, %d0, %d4; cvt.u16.u32 %h1, %r3; st.global.u8 [%d4], %h1;", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := linkFor(t, kernel(c.body), CheckGlobalRaces, pickTier())
			k := r.prog.Kernel("k")
			l := &Launch{Kernel: k, Grid: dim(2), Block: dim(64), Params: params(k, upload(r, make([]uint32, 2048))), Mem: r.mem, Workers: 2}
			if err := Run(l); err != nil {
				t.Fatal(err)
			}
			found := l.Findings()
			if c.race != (len(found) > 0) || c.race && (found[0].Kind != Race || found[0].Space != "global") {
				t.Errorf("found %v", found)
			}
		})
	}
}
