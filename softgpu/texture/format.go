package texture

import (
	"encoding/binary"
	"math"
)

// Kind is how a channel's bits are read.
type Kind uint8

// The kinds of channel. Uint and Int of 8 and 16 bits are read as fractions of
// 1 unless the sampler says Integer; Unorm and Snorm always are.
const (
	Uint Kind = iota
	Int
	Float // of 16 or 32 bits
	Unorm
	Snorm
	Packed // unsigned fractions of 10, 10, 10 and 2 bits
)

// A Format is the layout of an element.
type Format struct {
	Kind     Kind
	Bits     uint8 // of a channel
	Channels uint8 // 1, 2 or 4
}

// Size is the bytes of an element.
func (f Format) Size() int {
	if f.Kind == Packed {
		return 4
	}
	return int(f.Bits) / 8 * int(f.Channels)
}

// floats reports whether reading gives floats.
func (t *Texture) floats() bool {
	f := t.Format
	return f.Kind != Uint && f.Kind != Int || f.Bits < 32 && !t.Integer
}

// bits returns channel c of an element, unchanged.
func (f Format) bits(b []byte, c int) uint32 {
	switch {
	case f.Kind == Packed:
		return binary.LittleEndian.Uint32(b) >> (10 * c) & (1<<[4]int{10, 10, 10, 2}[c] - 1)
	case f.Bits == 8:
		return uint32(b[c])
	case f.Bits == 16:
		return uint32(binary.LittleEndian.Uint16(b[2*c:]))
	}
	return binary.LittleEndian.Uint32(b[4*c:])
}

// integer returns a channel extended to 32 bits.
func (f Format) integer(b []byte, c int) uint32 {
	v := f.bits(b, c)
	if f.Kind == Int || f.Kind == Snorm {
		shift := 32 - f.Bits
		return uint32(int32(v<<shift) >> shift)
	}
	return v
}

// float returns a channel as a float. What fits is exact; fractions of 1 are
// rounded to float32 once, in value.
func (f Format) float(b []byte, c int) float64 {
	v := f.integer(b, c)
	switch f.Kind {
	case Float:
		if f.Bits == 16 {
			return fromHalf(uint16(v))
		}
		return float64(math.Float32frombits(v))
	case Packed:
		return float64(v) / [4]float64{1023, 1023, 1023, 3}[c]
	case Int, Snorm:
		// Both the least and the next value mean -1.
		return max(float64(int32(v))/float64(int64(1)<<(f.Bits-1)-1), -1)
	}
	return float64(v) / float64(uint64(1)<<f.Bits-1)
}

// color reads an element as floats. Channels that are not there are 0, alpha 1.
func (t *Texture) color(b []byte) [4]float64 {
	v := [4]float64{3: 1}
	for c := range int(t.Format.Channels) {
		v[c] = t.Format.float(b, c)
		if t.SRGB && c < 3 && t.Format.Bits == 8 {
			v[c] = fromSRGB(v[c])
		}
	}
	return v
}

// integers reads an element as integers.
func (t *Texture) integers(b []byte) Value {
	v := Value{3: 1}
	for c := range int(t.Format.Channels) {
		v[c] = t.Format.integer(b, c)
	}
	return v
}

// borderColor is what lies beyond the edge in mode Border.
func (t *Texture) borderColor() [4]float64 {
	v := [4]float64{3: 1}
	for c := range int(t.Format.Channels) {
		v[c] = float64(t.Border[c])
	}
	return v
}

// borderIntegers is the border for integers: the numbers nearest to zero.
func (t *Texture) borderIntegers() Value {
	v := Value{3: 1}
	for c := range int(t.Format.Channels) {
		if t.Format.Kind == Int {
			v[c] = uint32(int32(t.Border[c]))
		} else {
			v[c] = uint32(max(t.Border[c], 0))
		}
	}
	return v
}

func value(f [4]float64) Value {
	var v Value
	for c := range f {
		v[c] = math.Float32bits(float32(f[c]))
	}
	return v
}

// fromSRGB is the standard's transfer function.
func fromSRGB(v float64) float64 {
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

func fromHalf(h uint16) float64 {
	sign, exp, frac := 1.0, int(h>>10&31), float64(h&1023)
	if h>>15 != 0 {
		sign = -1
	}
	switch {
	case exp == 31 && frac != 0:
		return math.NaN()
	case exp == 31:
		return sign * math.Inf(1)
	case exp == 0:
		return sign * math.Ldexp(frac, -24)
	}
	return sign * math.Ldexp(1024+frac, exp-25)
}

// Half rounds a float32 to the nearest half, ties to even.
func Half(f float32) uint16 {
	v := float64(f)
	sign := uint16(math.Float32bits(f) >> 31 << 15)
	v = math.Abs(v)
	switch {
	case math.IsNaN(v):
		return 0x7fff
	case v >= 65520:
		return sign | 0x7c00
	case v < 0x1p-14:
		return sign | uint16(math.RoundToEven(v*0x1p24)) // 1024 is the least normal number
	}
	_, exp := math.Frexp(v) // v = m * 2^exp, m in [0.5, 1)
	m := uint16(math.RoundToEven(math.Ldexp(v, 11-exp)))
	// A carry out of m goes into the exponent by itself.
	return sign | (uint16(exp+14)<<10 + m - 1024)
}
