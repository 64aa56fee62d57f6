package interp

import (
	"math/bits"
	"slices"
	"testing"
)

// TestShortAddresses adds what was taken away from an address: the sum wraps at 32
// bits. Whole warps and parts of one take different ways.
func TestShortAddresses(t *testing.T) {
	r := link(t, `.version 7.0
.target sm_80
.address_size 64
.shared .align 16 .b8 s[1024];
.entry k(.param .u64 out, .param .u32 back, .param .u32 part) {
	.reg .b64 o, g, h; .reg .b32 i, a, x, y, k, n; .reg .pred p; .local .align 8 .b8 l[16];
	ld.param.u64 o,[out]; ld.param.u32 k,[back]; ld.param.u32 n,[part];
	mov.u32 i,%tid.x; mov.u32 a,s; mad.lo.u32 a,i,4,a; sub.u32 a,a,k;
	cvt.u64.u32 g,a;
	add.u32 x,i,100;
	setp.ge.u32 p,i,n;
	@p st.shared.u32 [a+72],x;
	@p ld.shared.u32 y,[g+72];
	@p atom.shared.add.u32 x,[a+72],1000;
	@p ld.volatile.shared.u32 x,[a+72];
	mov.u64 h,l; sub.u64 h,h,68; and.b64 h,h,0xffffffff;
	@p st.local.u32 [h+72],y;
	@p ld.local.u32 y,[l+4];
	mad.wide.u32 o,i,8,o;
	@p st.global.v2.u32 [o],{x,y};
	ret; }
`)
	for _, part := range []uint32{0, 5} {
		out := r.mem.alloc(64 * 8)
		r.run("k", dim(1), dim(64), 0, out, uint32(68), part)
		for i, got := range download[uint64](r, out, 64) {
			if want := uint64(i+1100) | uint64(i+100)<<32; got != want && i >= int(part) {
				t.Errorf("thread %d of %d on: %#x, want %#x", i, part, got, want)
			}
		}
	}
}

// TestMixedCarries has sums read the flag of differences and the other way round:
// after a difference it says that nothing was borrowed.
func TestMixedCarries(t *testing.T) {
	r := link(t, `.version 7.0
.target sm_80
.address_size 64
.entry k(.param .u64 out, .param .u32 pa, .param .u32 pb) {
	.reg .b64 o; .reg .b32 a, b, d<8>;
	ld.param.u64 o,[out]; ld.param.u32 a,[pa]; ld.param.u32 b,[pb];
	sub.cc.u32 d0,a,b; addc.u32 d1,0,0; subc.u32 d2,0,0;
	add.cc.u32 d0,a,b; addc.u32 d3,0,0; subc.u32 d4,0,0;
	sub.cc.u32 d0,a,b; subc.cc.u32 d5,b,a; madc.lo.u32 d6,0,0,7;
	st.global.u32 [o],d1; st.global.u32 [o+4],d2; st.global.u32 [o+8],d3; st.global.u32 [o+12],d4;
	st.global.u32 [o+16],d5; st.global.u32 [o+20],d6; ret; }
`)
	out := r.mem.alloc(24)
	for _, v := range [][2]uint32{{5, 3}, {3, 5}, {3, 3}, {0xffffffff, 1}, {1, 0xffffffff}, {0, 0}} {
		a, b := v[0], v[1]
		kept := uint32(1)
		if a < b {
			kept = 0
		}
		_, carry := bits.Add32(a, b, 0)
		d5, second := bits.Add32(b, ^a, kept)
		want := []uint32{kept, kept - 1, carry, carry - 1, d5, 7 + second}
		r.run("k", dim(1), dim(1), 0, out, a, b)
		if got := download[uint32](r, out, 6); !slices.Equal(got, want) {
			t.Errorf("%#x and %#x: %v, want %v", a, b, got, want)
		}
	}
}

// TestVectorMoves exchanges registers in one instruction.
func TestVectorMoves(t *testing.T) {
	r := link(t, `.version 7.0
.target sm_80
.address_size 64
.entry k(.param .u64 out) {
	.reg .b64 o, w; .reg .b32 i, a, b, c, e; .reg .pred p;
	ld.param.u64 o,[out]; mov.u32 i,%tid.x; mad.wide.u32 o,i,16,o;
	mov.b32 a,1; mov.b32 b,2; mov.b32 c,3; mov.b32 e,4;
	mov.v2.u32 {a,b},{b,a};
	setp.gt.u32 p,i,3;
	@p mov.v4.b32 {a,b,c,e},{b,c,e,a};
	mov.b64 w,{c,e};
	mov.b64 {e,c},w;
	st.global.v4.b32 [o],{a,b,c,e}; ret; }
`)
	out := r.mem.alloc(32 * 16)
	r.run("k", dim(1), dim(32), 0, out)
	got := download[uint32](r, out, 32*4)
	if first, last := got[:4], got[31*4:]; !slices.Equal(first, []uint32{2, 1, 4, 3}) || !slices.Equal(last, []uint32{1, 3, 2, 4}) {
		t.Errorf("threads 0 and 31: %v and %v", first, last)
	}
}
