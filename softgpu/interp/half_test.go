package interp

import (
	"math"
	"testing"

	"ferry/softgpu/interp/numeric"
)

func TestHalfPrecision(t *testing.T) {
	xs := []uint16{0x3c00, 0x3555, 0xc248, 0x0001, 0x7bff, 0x8000, 0x7c00, 0x3c01}
	ys := []uint16{0x4000, 0x3556, 0x4249, 0x8002, 0x7bff, 0x0000, 0xfc00, 0x3bff}
	formats := []struct {
		name string
		f    numeric.Format
		n    int
	}{{"half1", numeric.F16, 4}, {"bfloat", numeric.BF16, 3}}
	for _, c := range formats {
		t.Run(c.name, func(t *testing.T) {
			r := load(t, "half.ptx")
			out := r.mem.alloc(2 * c.n * len(xs))
			r.run(c.name, dim(1), dim(uint32(len(xs))), 0, out, upload(r, xs), upload(r, ys))
			got := download[uint16](r, out, c.n*len(xs))
			for i := range xs {
				x, y := c.f.Unpack(uint64(xs[i])), c.f.Unpack(uint64(ys[i]))
				// These fit a double exactly, so one rounding is made.
				want := []float64{x + y, x * y, x*y + x, float64(float32(x) / 3)}[:c.n]
				for k := range want {
					if w := uint16(c.f.Pack(want[k], numeric.Nearest)); got[i*c.n+k] != w && !math.IsNaN(want[k]) {
						t.Errorf("operation %d of %x and %x: %x, want %x", k, xs[i], ys[i], got[i*c.n+k], w)
					}
				}
			}
		})
	}
}

func TestHalfPairs(t *testing.T) {
	r := load(t, "half.ptx")
	x, y := []uint16{0x3c00, 0x4000}, []uint16{0x4200, 0xc400}
	out := r.mem.alloc(4)
	r.run("half2x", dim(1), dim(1), 0, out, upload(r, x), upload(r, y))
	// 1*3+1 = 4 against 3; 2*-4+2 = -6 against -4.
	if got := download[uint16](r, out, 2); got[0] != 0x4400 || got[1] != 0xc400 {
		t.Errorf("pair is %x", got)
	}
}
