package interp

import (
	"fmt"
	"math"
	"math/bits"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// mixed decodes operands of different types: one per operand, the destination
// first.
func (d *decoder) mixed(in *ptx.Inst, types ...ptx.Type) (inst, error) {
	if len(in.Args) != len(types) {
		return inst{}, fmt.Errorf("%d operands, %d expected", len(in.Args), len(types))
	}
	var out inst
	var err error
	if out.d, err = d.dst(in.Args[0], types[0]); err != nil {
		return out, err
	}
	out.sz.d = laneSize(types[0])
	place := [...]*opnd{&out.a, &out.b, &out.c}
	size := [...]*uint8{&out.sz.a, &out.sz.b, &out.sz.c}
	for i, t := range types[1:] {
		if i >= len(place) {
			break
		}
		if *place[i], err = d.src(in.Args[i+1], t); err != nil {
			return out, err
		}
		*size[i] = laneSize(t)
	}
	return out, nil
}

// decodeCount decodes popc, clz, brev and bfind.
func decodeCount(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	width := uint(t.Size() * 8)
	to := ptx.U32
	if in.Op == "brev" {
		to = t
	}
	out, err := d.mixed(in, to, t)
	if err != nil {
		return out, err
	}
	out.fn = opRaw1
	shift := m.Take("shiftamt")
	sign := t.Kind() == ptx.KindSigned
	var f func(a uint64) uint64
	switch in.Op {
	case "popc":
		f = func(a uint64) uint64 { return uint64(bits.OnesCount64(a)) }
	case "clz":
		f = func(a uint64) uint64 { return uint64(bits.LeadingZeros64(a)) - uint64(64-width) }
	case "brev":
		f = func(a uint64) uint64 { return bits.Reverse64(a) >> (64 - width) }
	case "bfind":
		f = func(a uint64) uint64 {
			if sign && numeric.SignExtend(a, width) < 0 {
				a = ^a << (64 - width) >> (64 - width)
			}
			if a == 0 {
				return math.MaxUint32
			}
			top := uint64(bits.Len64(a) - 1)
			if shift {
				return uint64(width) - 1 - top
			}
			return top
		}
	}
	out.x = &extra{f1: f}
	return out, nil
}

// decodeField decodes bfe and bfi. Position and length are 32-bit whatever
// the type.
func decodeField(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	width := uint(t.Size() * 8)
	if in.Op == "bfi" {
		if len(in.Args) != 5 {
			return inst{}, fmt.Errorf("%d operands, 5 expected", len(in.Args))
		}
		out, err := d.mixed(in, t, t, t, ptx.U32, ptx.U32)
		if err != nil {
			return out, err
		}
		out.x = &extra{f3: func(a, b, c uint64) uint64 { return numeric.BitInsert(a, b, c&0xffffffff, c>>32, width) }}
		if out.x.e, err = d.src(in.Args[4], ptx.U32); err != nil {
			return out, err
		}
		out.fn = opRaw4
		return out, nil
	}
	sign := t.Kind() == ptx.KindSigned
	out, err := d.mixed(in, t, t, ptx.U32, ptx.U32)
	out.fn = opRaw3
	out.x = &extra{f3: func(a, b, c uint64) uint64 { return numeric.BitField(a, b, c, width, sign) }}
	return out, err
}

// decodePermute decodes prmt: the selector is four nibbles, or a byte in the
// patterned modes.
func decodePermute(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	mode := m.OneOf("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")
	out, err := d.operands(in, ptx.B32, 3)
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 { return numeric.Permute(a, b, c, mode) }}
	return out, err
}

// decodeLop3 decodes lop3, whose truth table must be a constant.
func decodeLop3(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	if b := m.OneOf("or", "and"); b != "" {
		return decodeLop3Pred(d, in, b == "and")
	}
	if len(in.Args) != 5 || in.Args[4].Kind != ptx.OpImm {
		return inst{}, fmt.Errorf("lop3 needs a table")
	}
	table := uint8(in.Args[4].Imm)
	short := *in
	short.Args = in.Args[:4]
	out, err := d.operands(&short, ptx.B32, 3)
	out.fn, out.x = opLop3, &extra{}
	// Tables of the commonest functions are evaluated directly.
	out.imm = int64(table)
	return out, err
}

// decodeFunnel decodes shf.
func decodeFunnel(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	left := m.OneOf("l", "r") == "l"
	wrap := m.OneOf("wrap", "clamp") == "wrap"
	out, err := d.operands(in, ptx.B32, 3)
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
		n := c & 31
		if !wrap {
			n = min(c, 32)
		}
		v := b<<32 | a&0xffffffff
		if left {
			return v << n >> 32
		}
		return v >> n
	}}
	return out, err
}

// decodeDot decodes dp4a and dp2a. The accumulator wraps, whatever the signs.
func decodeDot(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	at, bt := m.Type(0), m.Type(1)
	half := m.OneOf("lo", "hi")
	out, err := d.operands(in, ptx.B32, 3)
	as, bs := at.Kind() == ptx.KindSigned, bt.Kind() == ptx.KindSigned
	out.fn = opRaw3
	out.x = &extra{f3: func(a, b, c uint64) uint64 { return numeric.Dot4(a, b, c, as, bs) }}
	if in.Op == "dp2a" {
		out.x.f3 = func(a, b, c uint64) uint64 { return numeric.Dot2(a, b, c, as, bs, half == "hi") }
	}
	return out, err
}

// decodeSad decodes sad, mul24, mad24, bmsk, szext and fns.
func decodeOddments(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	n := uint(t.Size() * 8)
	sign := t.Kind() == ptx.KindSigned
	switch in.Op {
	case "sad":
		out, err := d.operands(in, t, 3)
		out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
			if sign && numeric.SignExtend(a, n) < numeric.SignExtend(b, n) || !sign && a < b {
				a, b = b, a
			}
			return c + a - b
		}}
		return out, err
	case "mul24", "mad24":
		hi := m.OneOf("lo", "hi") == "hi"
		f := func(a, b uint64) uint64 {
			x, y := numeric.SignExtend(a, 24), numeric.SignExtend(b, 24)
			if !sign {
				x, y = int64(a&0xffffff), int64(b&0xffffff)
			}
			if hi {
				return uint64(x*y) >> 16
			}
			return uint64(x * y)
		}
		if in.Op == "mul24" {
			out, err := d.operands(in, t, 2)
			out.fn, out.x = opRaw2, &extra{f2: f}
			return out, err
		}
		out, err := d.operands(in, t, 3)
		out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 { return f(a, b) + c }}
		if m.Take("sat") { // only of mad24.hi.s32
			out.x.f3 = func(a, b, c uint64) uint64 {
				sum := int64(int32(f(a, b))) + int64(int32(c))
				return uint64(min(max(sum, math.MinInt32), math.MaxInt32))
			}
		}
		return out, err
	case "bmsk":
		clamp := m.OneOf("clamp", "wrap") == "clamp"
		out, err := d.operands(in, ptx.B32, 2)
		out.fn, out.x = opRaw2, &extra{f2: func(a, b uint64) uint64 {
			if clamp {
				a, b = min(a, 32), min(b, 32)
			} else {
				a, b = a&31, b&31
			}
			return (1<<b - 1) << a
		}}
		return out, err
	case "szext":
		clamp := m.OneOf("clamp", "wrap") == "clamp"
		out, err := d.operands(in, t, 2)
		out.fn, out.x = opRaw2, &extra{f2: func(a, b uint64) uint64 {
			if clamp {
				b = min(b, 32)
			} else {
				b &= 31
			}
			if b == 0 {
				return 0
			}
			if sign {
				return uint64(numeric.SignExtend(a, uint(b)))
			}
			return a & (1<<b - 1)
		}}
		return out, err
	}
	out, err := d.mixed(in, ptx.B32, ptx.B32, ptx.B32, ptx.S32)
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 { return numeric.FindNth(a, b, int32(c)) }}
	return out, err
}

// opLop3 evaluates the table for whole words.
func opLop3(w *warp, in *inst) bool {
	d, a, b, c := dst[uint32](w, in), vec[uint32](w, in.a), vec[uint32](w, in.b), vec[uint32](w, in.c)
	table := uint8(in.imm)
	for i := range d {
		d[i] = uint32(numeric.Lop3(uint64(a[i]), uint64(b[i]), uint64(c[i]), table))
	}
	return blend[uint32](w, in)
}

func init() {
	register(decodeCount, "popc", "clz", "brev", "bfind")
	register(decodeField, "bfe", "bfi")
	register(decodePermute, "prmt")
	register(decodeLop3, "lop3")
	register(decodeFunnel, "shf")
	register(decodeDot, "dp4a", "dp2a")
	register(decodeOddments, "sad", "mul24", "mad24", "bmsk", "szext", "fns")
}
