package interp

import (
	"os"
	"slices"
	"testing"

	"ferry/softgpu/ptx"
)

func TestOddSource(t *testing.T) {
	src, err := os.ReadFile("testdata/odd.ptx")
	if err != nil {
		t.Fatal(err)
	}
	accepted(t, "sm_90", string(src))
}

func TestScalarVideo(t *testing.T) {
	r := load(t, "odd.ptx")
	out := r.mem.alloc(64)
	const a, b, c = 0xf1e2_d3c4, 0x8070_6055, 0x0102_0304
	r.run("video", dim(1), dim(1), 0, out, uint32(a), uint32(b), uint32(c))
	sa, sb, sc := int64(a), int64(b), int64(c)
	low := func(v int64) uint32 { return uint32(v) }
	want := []uint32{
		low(-15 + 0x8070),     // signed byte and unsigned half
		low(0xc4 - 0x60 + sc), // then add
		0x304,                 // the upper half of 0x7f90-0x2c3c, into c
		c,                     // max(min(-15, 0x70), c)
		0x01700304,            // a byte of the larger word into c
		0,                     // shift by 0x55, clamped to 32
		low(-0x0e1d2c3c),      // shift by 0x60&31 = 0, then min
		low(1 + sc),           // -0x2c3c < 0x6055, then add
		low(-15*0x55 + sc),
		low((0x0e1e*0x6055 + sc) >> 7), // -(-0x0e1e * 0x6055) + c
		low(sa*sb + sc + 1),
		low((0xd3c4*0x8070 - sc) >> 15),
		0x01027f04, // -30-128 taken for a large number, into c
	}
	got := download[uint32](r, out, 13)
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("result %d: %#x, want %#x", i, got[i], want[i])
		}
	}
}

func TestWideAtomics(t *testing.T) {
	r := load(t, "odd.ptx")
	mem, out := upload(r, []uint64{5, 6}), r.mem.alloc(48)
	r.run("wide", dim(1), dim(1), 0, mem, out)
	if got, want := download[uint64](r, out, 6), []uint64{5, 6, 6, 6, 6, 6}; !slices.Equal(got, want) {
		t.Errorf("old values %v, want %v", got, want)
	}
	if got := download[uint64](r, mem, 2); got[0] != 5 || got[1] != 6 {
		t.Errorf("memory %v", got)
	}
}

func TestVectorAtomics(t *testing.T) {
	r := load(t, "odd.ptx")
	f := upload(r, []float32{10, 20, 30, 40})
	h := upload(r, []uint16{0, 0, 0x3c00, 0x4000, 0x3c00, 0x4200})
	r.run("vectors", dim(1), dim(4), 0, f, h)
	if got, want := download[float32](r, f, 4), []float32{18, 36, 34, 48}; !slices.Equal(got, want) {
		t.Errorf("floats %v, want %v", got, want)
	}
	if got, want := download[uint16](r, h, 6), []uint16{0x4400, 0x4400, 0x4500, 0x4600, 0x4000, 0x4200}; !slices.Equal(got, want) {
		t.Errorf("halves %x, want %x", got, want)
	}
}

func TestLop3Predicate(t *testing.T) {
	r := load(t, "odd.ptx")
	out := r.mem.alloc(32)
	r.run("logic", dim(1), dim(8), 0, out)
	for i, got := range download[uint32](r, out, 8) {
		v := uint32(i & 6)
		want := v * 16
		if v != 0 || i == 0 {
			want |= 1
		}
		if v != 0 && i != 0 {
			want |= 2
		}
		if got != want {
			t.Errorf("thread %d: %#x, want %#x", i, got, want)
		}
	}
}

func TestAlloca(t *testing.T) {
	r := load(t, "odd.ptx")
	out := r.mem.alloc(256)
	r.run("stack", dim(1), dim(64), 0, out, uint32(40))
	for i, got := range download[uint32](r, out, 64) {
		if got != uint32(2*i+100) {
			t.Fatalf("thread %d: %d", i, got)
		}
	}
	if err := r.launch("stack", dim(1), dim(64), 0, out, uint32(1<<20)); err == nil {
		t.Error("a megabyte of stack")
	}
}

// TestOpcodes finds instructions that can be executed and that the parser takes for a
// mistake.
func TestOpcodes(t *testing.T) {
	for op := range decoders {
		if !ptx.IsOpcode(op) {
			t.Errorf("%s is missing among the instructions of package ptx", op)
		}
	}
}
