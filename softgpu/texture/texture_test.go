package texture

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestHalf goes there and back for every half, and rounds between them.
func TestHalf(t *testing.T) {
	for h := range 1 << 16 {
		f := fromHalf(uint16(h))
		if math.IsNaN(f) {
			continue
		}
		if got := Half(float32(f)); got != uint16(h) {
			t.Fatalf("%#04x is %v, which is %#04x", h, f, got)
		}
		if h>>10&31 >= 30 || h>>15 != 0 {
			continue
		}
		next := fromHalf(uint16(h + 1))
		mid := (f + next) / 2
		want := uint16(h + h&1) // ties go to the even one
		if got := Half(float32(mid)); got != want {
			t.Fatalf("%v, between %#04x and the next, is %#04x", mid, h, got)
		}
		if got := Half(float32(f + (next-f)*0.51)); got != uint16(h+1) {
			t.Fatalf("more than the middle of %#04x and the next is %#04x", h, got)
		}
	}
	for f, want := range map[float32]uint16{65519: 0x7bff, 65520: 0x7c00, -1e9: 0xfc00, 1e-9: 0} {
		if got := Half(f); got != want {
			t.Errorf("%v is %#04x, want %#04x", f, got, want)
		}
	}
}

// TestProject checks that faces and directions are each other's inverse.
func TestProject(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		face, s, u := rnd.IntN(6), rnd.Float64()*1.98-0.99, rnd.Float64()*1.98-0.99
		f, s2, u2, m := project(direction(face, s, u))
		if f != face || s2 != s || u2 != u || m != 1 {
			t.Fatalf("face %d at %v, %v came back as %d at %v, %v", face, s, u, f, s2, u2)
		}
	}
}

// TestFaceDerivative compares the derivative on a face with a difference.
func TestFaceDerivative(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 3))
	on := func(at [3]float64) (int, float64, float64) {
		f, s, u, m := project(at[0], at[1], at[2])
		return f, (s/m + 1) / 2, (u/m + 1) / 2
	}
	for range 1000 {
		var at, to, d [3]float64
		var at32 [3]float32
		for i := range at {
			at32[i], d[i] = rnd.Float32()*2-1, rnd.Float64()*2-1
			at[i] = float64(at32[i])
			to[i] = at[i] + 1e-7*d[i]
		}
		f, s, u := on(at)
		f2, s2, u2 := on(to)
		got := faceDerivative(at32, d)
		for i, want := range []float64{(s2 - s) / 1e-7, (u2 - u) / 1e-7} {
			if f == f2 && math.Abs(got[i]-want) > 1e-4*max(1, math.Abs(want)) {
				t.Fatalf("at %v along %v: %v, want %v", at, d, got, want)
			}
		}
	}
}

// TestAnything samples all shapes as all geometries at places that make no
// sense. Nothing may be read outside of the image: that would panic.
func TestAnything(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 9))
	nasty := []float32{0, 1, -1, 0.5, 1e-40, 1e30, -1e30, float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.NaN()), 1 << 31, 0.999999}
	number := func() float32 {
		if rnd.IntN(2) == 0 {
			return nasty[rnd.IntN(len(nasty))]
		}
		return rnd.Float32()*20 - 8
	}
	for range 20000 {
		tex := &Texture{Image: Image{Format: Format{Kind: Kind(rnd.IntN(6)), Bits: 16, Channels: 4}}}
		if tex.Format.Kind == Packed {
			tex.Format.Bits = 32
		}
		size := tex.Format.Size()
		for range 1 + rnd.IntN(3) {
			l := Level{Width: 1 + rnd.IntN(5), Height: 1 + rnd.IntN(5), Depth: 1 + rnd.IntN(8)}
			l.Pitch = l.Width * size
			l.Slice = l.Pitch * l.Height
			l.Mem = make([]byte, l.Slice*l.Depth)
			tex.Levels = append(tex.Levels, l)
		}
		for i := range tex.Address {
			tex.Address[i] = AddressMode(rnd.IntN(4))
		}
		tex.Linear, tex.Normalized, tex.Integer = rnd.IntN(2) == 0, rnd.IntN(2) == 0, rnd.IntN(2) == 0
		tex.Seamless, tex.MipLinear, tex.SRGB = rnd.IntN(2) == 0, rnd.IntN(2) == 0, rnd.IntN(2) == 0
		tex.Bias, tex.MinLevel, tex.MaxLevel = number(), number(), number()
		p := Point{At: [3]float32{number(), number(), number()}, Layer: rnd.Uint32() >> rnd.IntN(32)}
		for i := range p.Offset {
			p.Offset[i] = int32(rnd.Uint32()) >> (rnd.IntN(28) + 4)
		}
		g := Geometry(rnd.IntN(7))
		tex.Base(g, p)
		tex.Sample(g, p, number())
		tex.Sample(g, p, tex.GradientLevel(g, p, p.At, [3]float32{number(), number(), number()}))
		tex.Fetch(g, p.Offset, p.Layer, int32(rnd.IntN(5))-1)
		if g.plane() == 2 {
			tex.Gather(g, p, rnd.IntN(4))
		}
		s := Surface{tex.Image}
		s.Locate(g, Place{At: p.Offset, Layer: p.Layer}, 1<<rnd.IntN(5), Bounds(rnd.IntN(3)))
	}
}
