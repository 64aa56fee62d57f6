package interp

import (
	"strings"
	"testing"
)

// gatherKernel reads a table at places that differ by lane: in global memory
// through 64-bit addresses, in shared and in local memory. Sines of large
// numbers do this with the digits of 2/pi, eight shared counters with lanes
// that come round again.
const gatherKernel = `.version 8.0
.target sm_80
.address_size 64
.shared .align 8 .b8 buf[64];
.visible .entry k(.param .u64 table, .param .u64 index, .param .u64 out)
{
	.local .align 8 .b8 loc[64];
	.reg .pred %p;
	.reg .b32 %i<8>;
	.reg .b64 %l<16>;
	ld.param.u64 %l0, [table];
	ld.param.u64 %l1, [index];
	ld.param.u64 %l2, [out];
	mov.u32 %i0, %tid.x;
	mad.wide.u32 %l3, %i0, 4, %l1;
	ld.global.u32 %i1, [%l3];
	mad.wide.u32 %l4, %i1, 8, %l0;
	ld.global.u64 %l5, [%l4];
	and.b32 %i2, %i0, 7;
	mul.wide.u32 %l6, %i2, 8;
	mov.u64 %l7, buf;
	add.u64 %l7, %l7, %l6;
	mov.u64 %l8, loc;
	add.u64 %l8, %l8, %l6;
	st.local.u64 [%l8], %l5;
	ld.local.u64 %l9, [%l8];
	st.shared.u64 [%l7], 0;
	bar.sync 0;
	red.shared.add.u64 [%l7], %l9;
	bar.sync 0;
	ld.shared.u64 %l10, [%l7];
	add.u64 %l10, %l10, %l9;
	mad.wide.u32 %l11, %i0, 8, %l2;
	st.global.u64 [%l11], %l10;
	ret;
}`

// TestGather has indexes that begin like a ramp and are none.
func TestGather(t *testing.T) {
	table := make([]uint64, 64)
	for i := range table {
		table[i] = uint64(i) * 0x9e3779b97f4a7c15
	}
	for spoil := range warpSize {
		r := link(t, gatherKernel)
		index := make([]uint32, warpSize)
		for i := range index {
			index[i] = uint32(i)
		}
		index[spoil] = 63 - uint32(spoil)
		out := r.mem.alloc(8 * warpSize)
		r.run("k", dim(1), dim(warpSize), 0, upload(r, table), upload(r, index), out)
		var sum [8]uint64
		for i, k := range index {
			sum[i%8] += table[k]
		}
		for i, got := range download[uint64](r, out, warpSize) {
			if want := sum[i%8] + table[index[i]]; got != want {
				t.Fatalf("lane %d, index %d spoiled: %#x, want %#x", i, spoil, got, want)
			}
		}
	}
}

// TestOperandParts has parts of registers where they mean nothing refused, not
// ignored.
func TestOperandParts(t *testing.T) {
	src := `.version 8.0
.target sm_80
.address_size 64
.visible .entry k()
{
	.reg .b32 %i<4>;
	INST;
	ret;
}`
	for text, ok := range map[string]bool{
		"add.u32 %i0, %i1, %i2":                           true,
		"add.u32 %i0, %i1.b0, %i2":                        false,
		"mov.b32 %i0.h1, %i1":                             false,
		"vadd2.u32.u32.u32 %i0.h1, %i1.h10, %i2.h31, %i3": true,
		"vadd2.u32.u32.u32 %i0.b1, %i1, %i2, %i3":         false,
		"vadd2.u32.u32.u32 %i0, %i1.h4, %i2, %i3":         false,
		"vadd4.u32.u32.u32 %i0.b30, %i1, %i2.b0000, %i3":  true,
		"vadd4.u32.u32.u32 %i0, %i1, %i2.b00000, %i3":     false,
		"vadd4.u32.u32.u32 %i0, %i1, %i2.b000, %i3":       false,
	} {
		k := link(t, strings.Replace(src, "INST", text, 1)).prog.Kernel("k")
		if got := len(k.Unsupported()) == 0; got != ok {
			t.Errorf("%s: accepted %v, want %v", text, got, ok)
		}
	}
}
