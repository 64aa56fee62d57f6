package texture

import (
	"encoding/binary"
	"math"
)

// A Surface is an image that kernels read and write as it is: one level.
type Surface struct{ Image }

// Bounds says what an access beyond the edge does.
type Bounds uint8

// The clamp modes of surface instructions.
const (
	BoundTrap  Bounds = iota // end the kernel
	BoundClamp               // use the nearest place inside
	BoundZero                // read 0, write nothing
)

// A Place is where a surface instruction points: X in bytes or, for formatted
// access, elements; layer or face in Layer.
type Place struct {
	At    [3]int32
	Layer uint32
}

// Locate returns the n bytes that start x bytes into a row. A nil result with
// ok is an access that has no effect; ok is false for a trap.
func (s *Surface) Locate(g Geometry, p Place, n int, b Bounds) (mem []byte, ok bool) {
	l := &s.Levels[0]
	row := l.Width * s.Format.Size()
	x, y, z := int(p.At[0]), 0, 0
	if g.plane() > 1 {
		y = int(p.At[1])
	}
	switch {
	case g == D3:
		z = int(p.At[2])
	case g.Layered():
		z = int(int32(p.Layer))
	}
	if x < 0 || x > row-n || y < 0 || y >= l.Height || z < 0 || z >= l.Depth {
		if b != BoundClamp || n > row {
			return nil, b == BoundZero || b == BoundClamp
		}
		x = min(max(x, 0), row/n*n-n)
		y = min(max(y, 0), l.Height-1)
		z = min(max(z, 0), l.Depth-1)
	}
	return l.Mem[z*l.Slice+y*l.Pitch+x:][:n:n], true
}

// Load converts an element to 32-bit values, as suld.p returns them.
func (f Format) Load(b []byte) Value {
	var v Value
	for c := range int(f.Channels) {
		switch f.Kind {
		case Uint, Int:
			v[c] = f.integer(b, c)
		default:
			v[c] = math.Float32bits(float32(f.float(b, c)))
		}
	}
	return v
}

// Store converts 32-bit values to an element, as sust.p does: floats to the
// channel's kind of float or fraction, integers by keeping what fits.
func (f Format) Store(b []byte, v Value) {
	if f.Kind == Packed {
		var w uint32
		for c, n := range [4]int{10, 10, 10, 2} {
			w |= fraction(v[c], 0, float64(int(1)<<n-1)) << (10 * c)
		}
		binary.LittleEndian.PutUint32(b, w)
		return
	}
	most := float64(uint64(1)<<f.Bits - 1)
	for c := range int(f.Channels) {
		w := v[c]
		switch f.Kind {
		case Float:
			if f.Bits == 16 {
				w = uint32(Half(math.Float32frombits(w)))
			}
		case Unorm:
			w = fraction(w, 0, most)
		case Snorm:
			w = fraction(w, -1, float64(uint64(1)<<(f.Bits-1)-1))
		}
		switch f.Bits {
		case 8:
			b[c] = byte(w)
		case 16:
			binary.LittleEndian.PutUint16(b[2*c:], uint16(w))
		case 32:
			binary.LittleEndian.PutUint32(b[4*c:], w)
		}
	}
}

// fraction is a float in [least, 1] as that part of most, to nearest.
func fraction(bits uint32, least, most float64) uint32 {
	v := float64(math.Float32frombits(bits))
	if v != v {
		return 0
	}
	return uint32(int32(math.RoundToEven(min(max(v, least), 1) * most)))
}
