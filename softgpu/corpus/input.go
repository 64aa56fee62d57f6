package corpus

import (
	"encoding/binary"
	"math"
	"math/bits"
)

// Input is the bytes at a kernel's parameter in. They depend on nothing but the
// slots, so kernels with equal slots get equal input.
func (k *Kernel) Input() []byte {
	var b []byte
	for i, s := range k.In {
		for len(b)%16 != 0 {
			b = append(b, 0)
		}
		g := &source{state: 0x9e3779b97f4a7c15 * uint64(i+1)}
		for j := range s.Count {
			b = generators[s.Kind](g, s.Type, j, b)
		}
	}
	return b
}

// A source is xorshift64*, good enough and the same everywhere.
type source struct{ state uint64 }

func (g *source) next() uint64 {
	g.state ^= g.state >> 12
	g.state ^= g.state << 25
	g.state ^= g.state >> 27
	return g.state * 0x2545f4914f6cdd1d
}

func (g *source) below(n int) int {
	hi, _ := bits.Mul64(g.next(), uint64(n))
	return int(hi)
}

// A generator appends element i of an array.
type generator func(g *source, typ string, i int, b []byte) []byte

var generators = map[string]generator{
	"special": special, // extremes, and random numbers of several shapes
	"bits":    func(g *source, t string, _ int, b []byte) []byte { return put(b, t, g.next(), g.next()) },
	"nonzero": nonzero, // special, without 0
	"index":   func(_ *source, t string, i int, b []byte) []byte { return put(b, t, uint64(i), 0) },
	"shift":   shift,  // counts around the widths of types
	"tiny":    tiny,   // integers from -4 to 4, in any type
	"normal":  normal, // floats with exponents near 0
	"pos":     pos,    // such floats, positive
	"angle":   angle,  // floats from -6 to 6
	"pairs":   pairs,  // metadata of 2:4 sparse matrices
	"pairs1":  pairs1, // the same for 1:2, as tf32 has
}

// put appends the low bits of a value.
func put(b []byte, typ string, lo, hi uint64) []byte {
	var tmp [16]byte
	binary.LittleEndian.PutUint64(tmp[:], lo)
	binary.LittleEndian.PutUint64(tmp[8:], hi)
	return append(b, tmp[:sizeOf(typ)]...)
}

// A format is a binary floating-point format by its field widths.
type format struct{ exp, man int }

var formats = map[string]format{
	"f16": {5, 10}, "bf16": {8, 7}, "f32": {8, 23}, "tf32": {8, 23}, "f64": {11, 52}, "e4m3": {4, 3}, "e5m2": {5, 2},
}

// halves are the types of two floats.
var halves = map[string]string{"f16x2": "f16", "bf16x2": "bf16"}

// special mixes, about a third each: values where things happen, random bits,
// and numbers of ordinary size.
func special(g *source, typ string, i int, b []byte) []byte {
	if h, ok := halves[typ]; ok {
		return special(g, h, i, special(g, h, i, b))
	}
	if f, ok := formats[typ]; ok {
		return put(b, typ, f.special(g), 0)
	}
	width := uint(8 * sizeOf(typ))
	one := uint64(1)
	list := []uint64{
		0, 1, 2, 3, 7, 8, 31, 32, ^uint64(0), ^uint64(1), one << (width - 1), one<<(width-1) - 1, one<<(width-1) + 1,
		one << (width / 2), one<<(width/2) - 1, one << (width/2 - 1), one<<(width/2-1) - 1, ^uint64(0) << (width / 2),
		0x5555555555555555, 0xaaaaaaaaaaaaaaaa, 0x0123456789abcdef, 100, ^uint64(99), 0x8080808080808080, 0x7f7f7f7f7f7f7f7f,
	}
	switch g.below(3) {
	case 0:
		return put(b, typ, list[g.below(len(list))], list[g.below(len(list))])
	case 1:
		return put(b, typ, g.next(), g.next())
	}
	// Random magnitude, then perhaps negative.
	v := g.next() >> (64 - width) >> g.below(int(width))
	if g.below(2) == 0 {
		v = -v
	}
	return put(b, typ, v, 0)
}

func (f format) special(g *source) uint64 {
	top := uint64(1)<<f.exp - 1 // exponent of infinities
	bias := top >> 1
	quiet := uint64(1) << (f.man - 1)
	all := uint64(1)<<f.man - 1
	make := func(e, m uint64) uint64 { return e<<f.man | m }
	list := []uint64{
		0, 0, make(0, 1), make(0, all), make(0, quiet), make(1, 0), make(1, 1), make(top-1, all), make(top-1, 0),
		make(top, 0), make(top, 0), make(top, quiet), make(top, all), make(top, 1),
		make(bias, 0), make(bias, 1), make(bias-1, all), make(bias-1, 0), make(bias+1, 0), make(bias+1, quiet), make(bias-1, quiet),
		make(bias+uint64(f.man), 1), make(bias+uint64(f.man)+1, all), make(bias-uint64(f.man)-1, 0), make(bias-uint64(f.man), 0),
	}
	sign := uint64(g.below(2)) << (f.exp + f.man)
	switch g.below(3) {
	case 0:
		return sign | list[g.below(len(list))]
	case 1:
		return g.next() >> (64 - 1 - f.exp - f.man)
	}
	span := min(1<<f.exp-2, 16)
	return sign | make(bias+uint64(g.below(span))-uint64(span/2), g.next()&all)
}

func nonzero(g *source, typ string, i int, b []byte) []byte {
	for {
		n := len(b)
		b = special(g, typ, i, b)
		for _, c := range b[n:] {
			if c != 0 {
				return b
			}
		}
		b = b[:n]
	}
}

func shift(g *source, typ string, _ int, b []byte) []byte {
	list := []uint64{0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 47, 63, 64, 65, 127, 128, 255, 256, 257, 0x100000003, 0x80000000, 0xffffffff}
	if g.below(2) == 0 {
		return put(b, typ, uint64(g.below(80)), 0)
	}
	return put(b, typ, list[g.below(len(list))], 0)
}

func tiny(g *source, typ string, i int, b []byte) []byte {
	if h, ok := halves[typ]; ok {
		return tiny(g, h, i, tiny(g, h, i, b))
	}
	v := g.below(9) - 4
	if f, ok := formats[typ]; ok {
		return put(b, typ, f.encode(float64(v)), 0)
	}
	return put(b, typ, uint64(v), 0)
}

// encode rounds towards zero, into normal numbers only.
func (f format) encode(v float64) uint64 {
	if v == 0 {
		return 0
	}
	w := math.Float64bits(v)
	sign, exp, man := w>>63, int(w>>52&0x7ff)-1023, w&(1<<52-1)
	return sign<<(f.exp+f.man) | uint64(exp+(1<<(f.exp-1)-1))<<f.man | man>>(52-f.man)
}

// unit is uniform in [0, 1).
func (g *source) unit() float64 { return float64(g.next()>>11) / (1 << 53) }

func float(v func(g *source) float64) generator {
	var gen generator
	gen = func(g *source, typ string, i int, b []byte) []byte {
		if h, ok := halves[typ]; ok {
			return gen(g, h, i, gen(g, h, i, b))
		}
		return put(b, typ, formats[typ].encode(v(g)), 0)
	}
	return gen
}

var (
	normal = float(func(g *source) float64 {
		return math.Ldexp(1+g.unit(), g.below(7)-4) * float64(1-2*g.below(2))
	})
	pos   = float(func(g *source) float64 { return math.Ldexp(1+g.unit(), g.below(24)-12) })
	angle = float(func(g *source) float64 { return 12*g.unit() - 6 })
)

// pairs picks, for each four bits, two different positions out of four, the
// lower one first.
func pairs(g *source, typ string, _ int, b []byte) []byte {
	legal := []uint64{0x4, 0x8, 0xc, 0x9, 0xd, 0xe}
	var v uint64
	for range 16 {
		v = v<<4 | legal[g.below(len(legal))]
	}
	return put(b, typ, v, 0)
}

// pairs1 picks one of two positions, written twice as wide.
func pairs1(g *source, typ string, _ int, b []byte) []byte {
	var v uint64
	for range 16 {
		v = v<<4 | []uint64{0x4, 0xe}[g.below(2)]
	}
	return put(b, typ, v, 0)
}
