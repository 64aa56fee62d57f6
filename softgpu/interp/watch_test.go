package interp

import (
	"strings"
	"testing"

	"ferry/softgpu/ptx"
)

// checked links a kernel that looks for mistakes.
func checked(t *testing.T, src string) *rig {
	t.Helper()
	mod, err := ptx.Parse([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{t: t, mem: newArena(), mod: mod}
	if r.prog, err = LinkChecked(mod, func(string) (uint64, bool) { return 0, false }, CheckUsual); err != nil {
		t.Fatal(err)
	}
	return r
}

func (r *rig) find(kernel string, block uint32, shared uint32, args ...any) []*Fault {
	r.t.Helper()
	k := r.prog.Kernel(kernel)
	l := &Launch{Kernel: k, Grid: dim(2), Block: dim(block), SharedBytes: shared, Params: params(k, args...), Mem: r.mem, Workers: 1}
	if err := Run(l); err != nil {
		r.t.Fatal(err)
	}
	return l.Findings()
}

// watchKernel has 64 threads, 4 bytes of shared memory for each and one pointer.
func watchKernel(body string) string {
	return header + `
.visible .entry k(.param .u64 out)
{
	.reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<12>; .reg .b64 %d<4>;
	.shared .align 4 .b8 s[256];
	ld.param.u64 %d0, [out];
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, s;
	mad.lo.u32 %r3, %r1, 4, %r2;      // my own word
	xor.b32 %r4, %r1, 1;
	mad.lo.u32 %r4, %r4, 4, %r2;      // my neighbour's, in the same warp
	xor.b32 %r5, %r1, 32;
	mad.lo.u32 %r5, %r5, 4, %r2;      // that of the other warp
	setp.eq.u32 %p0, %r1, 0;
	setp.lt.u32 %p1, %r1, 32;
` + body + `
	ret;
}`
}

func TestRaces(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"own words", "st.shared.u32 [%r3], 1; ld.shared.u32 %r6, [%r3];", ""},
		{"barrier between warps", "st.shared.u32 [%r3], %r1; bar.sync 0; ld.shared.u32 %r6, [%r5];", ""},
		{"no barrier between warps", "st.shared.u32 [%r3], 9; bar.sync 0; st.shared.u32 [%r3], %r1; ld.shared.u32 %r6, [%r5];", "race"},
		{"write after read", "st.shared.u32 [%r3], %r1; bar.sync 0; ld.shared.u32 %r6, [%r5]; st.shared.u32 [%r3], 7;", "race"},
		{"a second barrier", "st.shared.u32 [%r3], %r1; bar.sync 0; ld.shared.u32 %r6, [%r5]; bar.sync 0; st.shared.u32 [%r3], 7;", ""},
		{"lanes without a barrier", "st.shared.u32 [%r3], %r1; ld.shared.u32 %r6, [%r4];", "race"},
		{"lanes with bar.warp.sync", "st.shared.u32 [%r3], %r1; bar.warp.sync 0xffffffff; ld.shared.u32 %r6, [%r4];", ""},
		{"bar.warp.sync does not order warps", "st.shared.u32 [%r3], 9; bar.sync 0; st.shared.u32 [%r3], %r1; bar.warp.sync 0xffffffff; ld.shared.u32 %r6, [%r5];", "race"},
		{"all write another value", "st.shared.u32 [%r2], %r1;", "race"},
		{"all write the same value at once", "st.shared.u32 [%r2], 3;", ""},
		{"all write the same value", "mov.u32 %r6, 5; @%p0 st.shared.u32 [%r2], %r6; bar.sync 0; st.shared.u32 [%r2], %r6;", ""},
		{"atomics", "@%p0 st.shared.u32 [%r2], 0; bar.sync 0; atom.shared.add.u32 %r6, [%r2], 1;", ""},
		{"atomic against a plain read", "@%p0 st.shared.u32 [%r2], 0; bar.sync 0; atom.shared.add.u32 %r6, [%r2], 1; ld.shared.u32 %r6, [%r2];", "race"},
		{"the last one resets the counter", `
	@%p0 st.shared.u32 [%r2], 0; bar.sync 0; atom.shared.add.u32 %r6, [%r2], 1;
	setp.eq.u32 %p2, %r6, 63; @%p2 st.shared.u32 [%r2], 9;`, ""},
		{"different bytes of a word", `add.u32 %r6, %r2, %r1; cvt.u16.u32 %h1, %r1; st.shared.u8 [%r6], %h1;`, ""},
		{"generic addresses", "cvta.shared.u64 %d1, %d2; cvt.u64.u32 %d2, %r2; cvta.shared.u64 %d1, %d2; st.u32 [%d1], %r1;", "race"},
		{"named barriers", `
	@%p1 bra PRODUCE;
	bar.sync 1, 64; ld.shared.u32 %r6, [%r5]; bra DONE;
PRODUCE: st.shared.u32 [%r3], %r1; bar.arrive 1, 64;
DONE:`, ""},
		{"a lock between warps", `
	@%p0 st.shared.u32 [%r2], 0; @%p0 st.shared.u32 [%r2+4], 0; bar.sync 0;
	and.b32 %r7, %r1, 31; setp.ne.u32 %p2, %r7, 0; @%p2 bra DONE;
AGAIN: atom.shared.cas.b32 %r6, [%r2], 0, 1; setp.ne.u32 %p3, %r6, 0; @%p3 bra AGAIN;
	ld.shared.u32 %r6, [%r2+4]; add.u32 %r6, %r6, 1; st.shared.u32 [%r2+4], %r6;
	atom.shared.exch.b32 %r6, [%r2], 0;
DONE:`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := checked(t, watchKernel(c.body))
			found := r.find("k", 64, 0, r.mem.alloc(256))
			switch {
			case c.want == "" && len(found) > 0:
				t.Errorf("found %v", found[0])
			case c.want == "":
			case len(found) == 0:
				t.Error("found nothing")
			case found[0].Kind != Race || !strings.Contains(found[0].Error(), "no barrier lies between"):
				t.Errorf("found %v", found[0])
			}
		})
	}
}

func TestUninitialisedShared(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       bool
	}{
		{"read first", "ld.shared.u32 %r6, [%r3];", true},
		{"half written", "cvt.u16.u32 %h1, %r1; st.shared.u16 [%r3], %h1; ld.shared.u32 %r6, [%r3];", true},
		{"written", "st.shared.u32 [%r3], 1; ld.shared.u32 %r6, [%r3];", false},
		{"copied to", "cp.async.ca.shared.global [%r3], [%d0], 4; cp.async.wait_all; ld.shared.u32 %r6, [%r3];", false},
		{"atomic first", "red.shared.add.u32 [%r3], 1;", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := checked(t, watchKernel(c.body))
			found := r.find("k", 64, 0, r.mem.alloc(256))
			if (len(found) == 1 && found[0].Kind == Uninitialised && found[0].Space == "shared") != c.want {
				t.Errorf("found %v", found)
			}
		})
	}
}

func TestLaneList(t *testing.T) {
	for m, want := range map[uint32]string{0: "", 1: "0", 3: "0-1", 0xffffffff: "0-31", 0x8000_0000: "31", 0x0f0f: "0-3,8-11", 0x5555_5555: "0x55555555", 0xfffffffe: "1-31"} {
		if got := laneList(m); got != want {
			t.Errorf("%#x: %q, want %q", m, got, want)
		}
	}
}

func TestBoundsOfSharedAndLocal(t *testing.T) {
	const src = header + `
.func (.param .b64 r) leak() { .local .align 8 .b8 a[16]; .reg .b64 %d; mov.u64 %d, a; cvta.local.u64 %d, %d; st.param.b64 [r], %d; ret; }
.visible .entry k(.param .u32 at) {
	.reg .b32 %r<4>; .shared .align 4 .b8 s[10];
	mov.u32 %r1, s; ld.param.u32 %r2, [at]; add.u32 %r1, %r1, %r2; cvt.u16.u32 %h1, 0; st.shared.u32 [%r1], 1; ret; }
.visible .entry dynamic(.param .u32 at) {
	.reg .b32 %r<4>;
	mov.u32 %r1, d; ld.param.u32 %r2, [at]; add.u32 %r1, %r1, %r2; st.shared.u32 [%r1], 1; ret; }
.visible .entry stale() {
	.reg .b64 %d<2>; .param .b64 x; call (x), leak; ld.param.b64 %d0, [x]; st.u32 [%d0], 1; ret; }
`
	r := link(t, strings.Replace(strings.Replace(src, "cvt.u16.u32 %h1, 0; ", "", 1), ".func", ".extern .shared .align 16 .b8 d[];\n.func", 1))
	for _, c := range []struct {
		kernel string
		shared uint32
		args   []any
		want   string
	}{
		{"k", 0, []any{uint32(4)}, ""},
		{"k", 0, []any{uint32(8)}, "the block has 10 bytes of shared memory: 10 static, 0 dynamic"},
		{"dynamic", 64, []any{uint32(60)}, ""},
		{"dynamic", 64, []any{uint32(64)}, "0 static, 64 dynamic"},
		{"stale", 0, nil, "local memory"},
	} {
		err := r.launch(c.kernel, dim(1), dim(1), c.shared, c.args...)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %v: %v", c.kernel, c.args, err)
		}
	}
}

// TestBarrierUse: lanes of one warp at different barriers, and lanes outside of their own mask.
func TestBarrierUse(t *testing.T) {
	const split = "and.b32 %r6, %r1, 16; setp.ne.u32 %p2, %r6, 0; "
	for _, c := range []struct{ name, body, want string }{
		{"all together", "bar.sync 0; barrier.sync 0; barrier.sync.aligned 0;", ""},
		{"half a warp at each", split + "@%p2 bra B; bar.sync 0; bra E; B: bar.sync 0; E:", "barrier in divergent code"},
		{"half a warp at each, aligned", split + "@%p2 bra B; barrier.sync.aligned 0; bra E; B: barrier.sync.aligned 0; E:", "barrier in divergent code"},
		{"half a warp at each, which may be", split + "@%p2 bra B; barrier.sync 0; bra E; B: barrier.sync 0; E:", ""},
		{"a warp at each", "@%p1 bra B; bar.sync 0; bra E; B: bar.sync 0; E:", ""},
		{"one after the other at the same", split + "@%p2 bra B; add.u32 %r7, %r1, 1; B: bar.sync 0;", ""},
		{"some have left", split + "@%p2 ret; bar.sync 0;", ""},
		{"whole masks", "shfl.sync.bfly.b32 %r6, %r1, 1, 31, -1; vote.sync.any.pred %p2, %p0, -1; bar.warp.sync -1;", ""},
		{"masks of halves", split + "mov.u32 %r7, 0xffff; @%p2 mov.u32 %r7, 0xffff0000; shfl.sync.bfly.b32 %r6, %r1, 1, 31, %r7;", ""},
		{"shuffle without oneself", "shfl.sync.bfly.b32 %r6, %r1, 1, 31, 0x7fffffff;", "lane outside of its own member mask"},
		{"vote without oneself", "vote.sync.any.pred %p2, %p0, 1;", "lane outside of its own member mask"},
		{"match without oneself", "match.any.sync.b32 %r6, %r1, 0xff;", "lane outside of its own member mask"},
		{"reduction without oneself", "redux.sync.add.u32 %r6, %r1, 0xff;", "lane outside of its own member mask"},
		{"warp barrier without oneself", "bar.warp.sync 2;", "lane outside of its own member mask"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := checked(t, watchKernel(c.body))
			found := r.find("k", 64, 0, uint64(0))
			if c.want == "" {
				if len(found) != 0 {
					t.Fatal(found)
				}
				return
			}
			if len(found) != 1 || !strings.Contains(found[0].Error(), c.want) || len(found[0].Detail) != 1 {
				t.Fatalf("%v, want one: %s", found, c.want)
			}
		})
	}
}
