package numeric

import (
	"math/bits"

	"ferry/softgpu/ptx"
)

// HalfProduct gives the low or high half of a product, on raw bits.
func HalfProduct(half string, t ptx.Type) func(a, b uint64) uint64 {
	n := uint(t.Size() * 8)
	sign := t.Kind() == ptx.KindSigned
	switch {
	case half == "lo":
		return func(a, b uint64) uint64 { return a * b }
	case n == 64 && sign:
		return func(a, b uint64) uint64 {
			hi, _ := bits.Mul64(a, b)
			// Correct the unsigned product for negative factors.
			if int64(a) < 0 {
				hi -= b
			}
			if int64(b) < 0 {
				hi -= a
			}
			return hi
		}
	case n == 64:
		return func(a, b uint64) uint64 {
			hi, _ := bits.Mul64(a, b)
			return hi
		}
	case sign:
		return func(a, b uint64) uint64 { return uint64(SignExtend(a, n)*SignExtend(b, n)) >> n }
	}
	return func(a, b uint64) uint64 { return a * b >> n }
}

// SignExtend reads the low n bits as a signed number.
func SignExtend(v uint64, n uint) int64 {
	return int64(v<<(64-n)) >> (64 - n)
}

// fieldAt is a position or length of bfe and bfi as the hardware takes it: the
// low byte for 32-bit values, all 32 bits for 64-bit ones.
func fieldAt(n uint64, width uint) uint64 {
	if width == 32 {
		return n & 0xff
	}
	return n & 0xffffffff
}

// BitField is bfe: len bits of a from pos on, sign-extended if signed. The sign
// bit of a field that reaches past the end is the value's own.
func BitField(a, pos, length uint64, width uint, sign bool) uint64 {
	pos, length = fieldAt(pos, width), fieldAt(length, width)
	msb := uint64(width - 1)
	fill := uint64(0)
	if sign && length > 0 {
		fill = a >> min(pos+length-1, msb) & 1
	}
	r := uint64(0)
	if pos <= msb {
		r = a >> pos
	}
	valid := min(length, msb+1-min(pos, msb+1))
	if valid < 64 {
		r &= 1<<valid - 1
	}
	if fill != 0 && valid < 64 {
		r |= ^uint64(0) << valid
	}
	return r
}

// BitInsert is bfi: len bits of a replace those of b from pos on.
func BitInsert(a, b, pos, length uint64, width uint) uint64 {
	pos, length = fieldAt(pos, width), fieldAt(length, width)
	if pos >= uint64(width) || length == 0 {
		return b
	}
	mask := ^uint64(0)
	if length < 64 {
		mask = 1<<length - 1
	}
	mask <<= pos
	return b&^mask | a<<pos&mask
}

// Permute is prmt: four bytes picked from eight, or one of the patterned modes.
func Permute(a, b, sel uint64, mode string) uint64 {
	all := a&0xffffffff | b<<32
	at := func(i uint64) uint64 { return all >> (8 * (i & 7)) & 0xff }
	s := sel & 3
	var idx [4]uint64
	switch mode {
	case "f4e":
		idx = [4]uint64{s, s + 1, s + 2, s + 3}
	case "b4e":
		idx = [4]uint64{s, s + 7, s + 6, s + 5}
	case "rc8":
		idx = [4]uint64{s, s, s, s}
	case "ecl":
		idx = [4]uint64{0, max(1, s), max(2, s), 3}
		idx[0] = max(0, s)
		idx[3] = max(3, s)
	case "ecr":
		idx = [4]uint64{0, min(1, s), min(2, s), s}
	case "rc16":
		h := s & 1 * 2
		idx = [4]uint64{h, h + 1, h, h + 1}
	default:
		r := uint64(0)
		for i := range uint(4) {
			n := sel >> (4 * i)
			v := at(n)
			if n&8 != 0 { // replicate the byte's sign
				v = uint64(int8(v)>>7) & 0xff
			}
			r |= v << (8 * i)
		}
		return r
	}
	r := uint64(0)
	for i, n := range idx {
		r |= at(n) << (8 * i)
	}
	return r
}

// Lop3 evaluates a three-input truth table bitwise.
func Lop3(a, b, c uint64, table uint8) uint64 {
	r := uint64(0)
	for i := range 8 {
		if table>>i&1 == 0 {
			continue
		}
		t := ^uint64(0)
		for k, v := range [...]uint64{c, b, a} {
			if i>>k&1 == 0 {
				v = ^v
			}
			t &= v
		}
		r |= t
	}
	return r
}

// FindNth is fns: the offset-th set bit counted from base.
func FindNth(mask, base uint64, offset int32) uint64 {
	m := uint32(mask)
	pos := int32(base & 31)
	if offset == 0 {
		if m>>uint(pos)&1 != 0 {
			return uint64(pos)
		}
		return 0xffffffff
	}
	step := int32(1)
	if offset < 0 {
		step, offset = -1, -offset
	}
	// The bit at base itself counts as the first.
	for ; pos >= 0 && pos < 32; pos += step {
		if m>>uint(pos)&1 != 0 {
			if offset--; offset == 0 {
				return uint64(pos)
			}
		}
	}
	return 0xffffffff
}

// Dot4 is dp4a; signs say whether the bytes of a and b are signed.
func Dot4(a, b, c uint64, aSigned, bSigned bool) uint64 {
	sum := int64(int32(c))
	for i := range uint(4) {
		x, y := int64(a>>(8*i)&0xff), int64(b>>(8*i)&0xff)
		if aSigned {
			x = int64(int8(x))
		}
		if bSigned {
			y = int64(int8(y))
		}
		sum += x * y
	}
	return uint64(sum)
}

// Dot2 is dp2a: 16-bit halves of a with two bytes of b.
func Dot2(a, b, c uint64, aSigned, bSigned, high bool) uint64 {
	sum := int64(int32(c))
	if high {
		b >>= 16
	}
	for i := range uint(2) {
		x, y := int64(a>>(16*i)&0xffff), int64(b>>(8*i)&0xff)
		if aSigned {
			x = int64(int16(x))
		}
		if bSigned {
			y = int64(int8(y))
		}
		sum += x * y
	}
	return uint64(sum)
}
