package interp

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"ferry/softgpu/interp/mbarrier"
	"ferry/softgpu/interp/tensormap"
)

func bulkRig(t *testing.T) *rig { return load(t, "bulk.ptx") }

func TestBulkSource(t *testing.T) {
	src, err := os.ReadFile("testdata/bulk.ptx")
	if err != nil {
		t.Fatal(err)
	}
	accepted(t, "sm_90", string(src))
}

func TestMbarrierPhases(t *testing.T) {
	r := bulkRig(t)
	out := r.mem.alloc(12)
	r.run("phases", dim(1), dim(96), 0, out)
	// 48 arrivals are expected after the others dropped out.
	if got, want := download[uint32](r, out, 3), []uint32{48, 46, 0}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	err := r.launch("uninit", dim(1), dim(1), 0)
	var f *Fault
	if !errors.As(err, &f) || f.Kind != IllegalInstruction || !strings.Contains(f.Error(), "not initialised") {
		t.Errorf("unused barrier: %v", err)
	}
}

// TestMbarrierWord checks the counts by themselves.
func TestMbarrierWord(t *testing.T) {
	b := mbarrier.New(2)
	b, _ = b.Arrive(1, false)
	b, _ = b.Complete(16) // bytes may arrive before they are expected
	b, _ = b.Expect(16)
	if b.Pending() != 1 || b.TxCount() != 0 || b.Passed(0) {
		t.Fatalf("after one arrival: %d, %d", b.Pending(), b.TxCount())
	}
	b, _ = b.Expect(1 << 19)
	b, _ = b.Arrive(1, true)
	if b.Passed(0) {
		t.Fatal("the phase ended with bytes missing")
	}
	b, _ = b.Complete(1 << 19)
	if !b.Passed(0) || b.Pending() != 1 || b.Expected() != 1 {
		t.Fatalf("next phase: %d of %d", b.Pending(), b.Expected())
	}
	if _, ok := b.Arrive(2, false); ok {
		t.Error("two arrivals where one is expected")
	}
	if _, ok := b.Expect(1 << 20); ok {
		t.Error("too many bytes")
	}
}

func TestBulkCopies(t *testing.T) {
	r := bulkRig(t)
	in := make([]uint32, 256)
	for i := range in {
		in[i] = uint32(i * 3)
	}
	const n = 496
	out := r.mem.alloc(2048)
	r.run("round", dim(1), dim(64), 0, upload(r, in), out, uint32(n))
	got := download[uint32](r, out, 512)
	for i := range 256 {
		one, two := in[i], 2*in[i]
		if i >= n/4 {
			one, two = 0, 0
		}
		if got[i] != one || got[256+i] != two {
			t.Fatalf("word %d: %d and %d, want %d and %d", i, got[i], got[256+i], one, two)
		}
	}
	small := r.mem.alloc(256)
	err := r.launch("round", dim(1), dim(64), 0, small, out, uint32(512))
	var f *Fault
	if !errors.As(err, &f) || f.Kind != IllegalAddress {
		t.Errorf("copy beyond an allocation: %v", err)
	}
	if err = r.launch("round", dim(1), dim(64), 0, small, out, uint32(40)); !errors.As(err, &f) || f.Kind != Misaligned {
		t.Errorf("copy of 40 bytes: %v", err)
	}
}

func TestBulkMulticast(t *testing.T) {
	r := bulkRig(t)
	in := make([]byte, 64)
	for i := range in {
		in[i] = byte(i + 1)
	}
	out := r.mem.alloc(128)
	r.run("cast", dim(2), dim(1), 0, upload(r, in), out)
	if got := r.mem.bytes(out)[:128]; !slices.Equal(got, append(slices.Clone(in), in...)) {
		t.Errorf("%x", got)
	}
}

func TestCopyArrive(t *testing.T) {
	r := bulkRig(t)
	in := make([]uint32, 128)
	for i := range in {
		in[i] = uint32(i + 1)
	}
	out := r.mem.alloc(128)
	r.run("arrive", dim(1), dim(32), 0, upload(r, in), out)
	for i, got := range download[uint32](r, out, 32) {
		want := in[(i^31)*4]
		if i^31 > 29 {
			want = 0 // ignored
		}
		if got != want {
			t.Errorf("lane %d: %d, want %d", i, got, want)
		}
	}
}

// TestTensorCopies loads boxes that reach over every edge and compares with
// the definition, swizzled and not.
func TestTensorCopies(t *testing.T) {
	r := bulkRig(t)
	const width, height, pitch = 50, 20, 256 // in elements of 4 bytes, and bytes
	in := make([]uint32, height*pitch/4)
	for i := range in {
		in[i] = uint32(i + 1)
	}
	src, dst := upload(r, in), r.mem.alloc(height*pitch)
	for _, c := range []struct {
		x, y    int32
		swizzle uint8
		box     [2]uint32
		step    uint32
	}{
		{0, 0, 0, [2]uint32{32, 8}, 1},
		{-5, -3, 0, [2]uint32{16, 8}, 1},
		{40, 15, 0, [2]uint32{32, 8}, 1},
		{3, 2, 3, [2]uint32{32, 16}, 1},
		{30, 10, 2, [2]uint32{16, 16}, 1},
		{44, 1, 1, [2]uint32{8, 8}, 1},
		{1, 1, 0, [2]uint32{8, 9}, 2},
		{100, 0, 0, [2]uint32{8, 8}, 1},
	} {
		m := tensormap.Map{
			Address: src, Type: 2, Rank: 2, Swizzle: c.swizzle, Dims: [5]uint64{width, height, 1, 1, 1},
			Strides: [5]uint64{4, pitch}, Box: [5]uint32{c.box[0], c.box[1]}, Steps: [5]uint32{1, c.step, 1, 1, 1},
		}
		to := m
		to.Address = dst
		rows := (c.box[1] + c.step - 1) / c.step
		n := rows * c.box[0] * 4
		out := r.mem.alloc(int(n))
		clear(r.mem.bytes(dst))
		r.run("tile", dim(1), dim(1), 0, m.Encode(), to.Encode(), out, uint32(c.x), uint32(c.y), n)
		got := download[uint32](r, out, int(n/4))
		back := make([]uint32, len(in))
		for j := range int(rows) {
			for i := range int(c.box[0]) {
				x, y := int(c.x)+i, int(c.y)+j*int(c.step)
				want := uint32(0)
				if x >= 0 && x < width && y >= 0 && y < height {
					want = in[y*pitch/4+x]
				}
				at := (j*int(c.box[0]) + i) * 4
				at ^= at >> 7 & (1<<c.swizzle - 1) << 4
				if got[at/4] != want {
					t.Fatalf("%+v: element %d,%d is %d, want %d", c, i, j, got[at/4], want)
				}
				// Stored at 1, -2, and added once more.
				if x, y := i+1, j*int(c.step)-2; x < width && y >= 0 && y < height {
					back[y*pitch/4+x] = 2 * want
				}
			}
		}
		if g := download[uint32](r, dst, len(in)); !slices.Equal(g, back) {
			t.Fatalf("%+v: stored\n%v, want\n%v", c, g, back)
		}
	}
	err := r.launch("tile", dim(1), dim(1), 0, [128]byte{}, [128]byte{}, dst, uint32(0), uint32(0), uint32(64))
	if err == nil || !strings.Contains(err.Error(), "tensor map") {
		t.Errorf("a map of zeros: %v", err)
	}
}
