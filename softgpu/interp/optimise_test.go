package interp

import (
	"slices"
	"strings"
	"testing"

	"ferry/softgpu/interp/ptxinst"
)

// Code that the analyses of the faster tiers must not misunderstand. The
// kernels take an array of 64 words and leave something in it; compareTiers
// holds the tiers against each other.
var trickyKernels = map[string]string{
	"index changes before the load": `
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		xor.b32 %i1, %i1, 1;
		ld.global.u32 %v1, [%l3];
		st.global.u32 [%l3], %i1;
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		st.global.u32 [%l3], %v1;`,
	"address is set on two ways": `
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		setp.lt.u32 %p1, %i1, 20;
		@%p1 bra A;
		add.u64 %l3, %l3, -4;
	A:	st.global.u32 [%l3], %i1;`,
	"address is set under a guard": `
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		setp.lt.u32 %p1, %i1, 20;
		@!%p1 add.u64 %l3, %l1, 8;
		st.global.u32 [%l3], %i1;`,
	"register is read before it is written": `
		mov.u32 %i2, 3;
	A:	add.u32 %v1, %v1, %i1;
		sub.u32 %i2, %i2, 1;
		setp.ne.u32 %p1, %i2, 0;
		@%p1 bra A;
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		st.global.u32 [%l3], %v1;`,
	"register is written by some lanes only": `
		setp.lt.u32 %p1, %i1, 20;
		@%p1 mov.u32 %v1, 7;
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		st.global.u32 [%l3], %v1;`,
	"steady value is set further down": `
		bra B;
	A:	mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		st.global.u32 [%l3], %v3;
		ret;
	B:	mad.lo.u32 %v3, %v2, 3, 5;
		bra A;`,
	"loop that lanes leave at different times": `
		mov.u32 %i2, 0;
	A:	add.u32 %i2, %i2, 1;
		setp.lt.u32 %p1, %i2, %i1;
		@%p1 bra A;
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		st.global.u32 [%l3], %i2;`,
	"negative index": `
		sub.s32 %i2, %i1, 8;
		mul.wide.s32 %l2, %i2, 4;
		add.s64 %l3, %l1, %l2;
		st.global.u32 [%l3+32], %i1;`,
	"index that wraps around": `
		sub.u32 %i2, %i1, 8;
		mul.wide.u32 %l2, %i2, 4;
		add.s64 %l3, %l1, %l2;
		st.global.u32 [%l3+32], %i1;`,
	"backwards": `
		sub.s32 %i2, 63, %i1;
		mul.wide.s32 %l2, %i2, 4;
		add.s64 %l3, %l1, %l2;
		ld.global.u32 %v1, [%l3];
		bar.sync 0;
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l3, %l1, %l2;
		st.global.u32 [%l3], %v1;`,
	"one address for all, highest lane wins": `st.global.u32 [%l1+16], %i1;`,
	"vectors that overlap": `
		and.b32 %i2, %i1, 12;
		mul.wide.u32 %l2, %i2, 4;
		add.u64 %l3, %l1, %l2;
		st.global.v4.u32 [%l3], {%i1, %i1, %i2, %i1};`,
	"destination is the address": `
		and.b32 %i2, %i1, 31;
		mul.wide.u32 %l2, %i2, 8;
		add.u64 %l3, %l1, %l2;
		ld.global.u64 %l3, [%l3];
		mul.wide.u32 %l2, %i1, 4;
		add.u64 %l2, %l1, %l2;
		cvt.u32.u64 %v1, %l3;
		bar.sync 0;
		st.global.u32 [%l2], %v1;`,
	"misaligned":             `mul.wide.u32 %l2, %i1, 4; add.u64 %l3, %l1, %l2; st.global.u32 [%l3+2], %i1;`,
	"past the end":           `mul.wide.u32 %l2, %i1, 4; add.u64 %l3, %l1, %l2; st.global.u32 [%l3+64], %i1;`,
	"strides of three words": `mul.lo.u32 %i2, %i1, 3; and.b32 %i2, %i2, 63; mul.wide.u32 %l2, %i2, 4; add.u64 %l3, %l1, %l2; st.global.u32 [%l3], %i1;`,
}

const trickyFrame = `.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p, .param .u32 n)
{
	.reg .pred %p<4>;
	.reg .b32 %i<8>;
	.reg .b32 %v<8>;
	.reg .b64 %l<8>;
	ld.param.u64 %l0, [p];
	cvta.to.global.u64 %l1, %l0;
	ld.param.u32 %v2, [n];
	mov.u32 %i1, %tid.x;
	BODY
	ret;
}`

func TestTrickyCode(t *testing.T) {
	for name, body := range trickyKernels {
		t.Run(name, func(t *testing.T) {
			r := link(t, strings.Replace(trickyFrame, "BODY", body, 1))
			r.workers = 1 // the kernels' own blocks race for the same words
			words := make([]uint32, 64)
			for i := range words {
				words[i] = uint32(i) * 0x01010101
			}
			p := upload(r, words)
			for _, block := range []uint32{64, 32, 40, 7} {
				r.launch("k", dim(2), dim(block), 0, p, int32(9)) // some end with a fault, in every tier the same
			}
		})
	}
}

// TestShape keeps an eye on what is left of a kernel: a pass that silently
// stopped working would only be slow.
func TestShape(t *testing.T) {
	r := load(t, "basic.ptx")
	made := func(t tier, k string) *function {
		r.tiers[t].Kernel(k).prepare()
		return r.tiers[t].Kernel(k).fn
	}
	lengths := func(k string) (int, int) {
		plain, fast := made(tierPlain, k), made(tierFast, k)
		return len(plain.code), len(fast.code)
	}
	for kernel, saved := range map[string]int{"saxpy": 7, "matmul": 20, "hist": 8} {
		if plain, fast := lengths(kernel); plain-fast < saved {
			t.Errorf("%s has %d instructions, %d in the plain tier: want %d fewer", kernel, fast, plain, saved)
		}
	}
	if z := made(tierFast, "saxpy").zero; len(z) != 0 {
		t.Errorf("saxpy zeroes registers: %v", z)
	}
}

// TestReadFirst finds the registers that need to be zero.
func TestReadFirst(t *testing.T) {
	r := link(t, strings.Replace(trickyFrame, "BODY", trickyKernels["register is read before it is written"], 1))
	f := r.mod.Funcs[0]
	d := &decoder{fn: &function{src: f}}
	list, ok := ptxinst.ReadFirst(f, d.labels())
	var names []string
	for _, i := range list {
		names = append(names, f.Regs[i].Name)
	}
	if !ok || !slices.Equal(names, []string{"%v1"}) {
		t.Errorf("%v may be read first, want %%v1 (%v)", names, ok)
	}
}
