package interp

import (
	"fmt"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// bySize picks a function by the lanes' size.
func bySize(size uint8, f16, f32, f64 execFn) execFn {
	switch size {
	case 2:
		return f16
	case 4:
		return f32
	case 8:
		return f64
	}
	return nil
}

// byType picks by size and sign.
func byType(t ptx.Type, u16, u32, u64, s16, s32, s64 execFn) execFn {
	if t.Kind() == ptx.KindSigned {
		return bySize(laneSize(t), s16, s32, s64)
	}
	return bySize(laneSize(t), u16, u32, u64)
}

// arithmetic decodes the opcodes that integers and floats share.
func arithmetic(integers decodeFn) decodeFn {
	return func(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
		if t := m.Type(0); t.Kind() == ptx.KindFloat {
			return decodeFloat(d, in, m)
		}
		return integers(d, in, m)
	}
}

// finish sets the function, or fails when the type has none.
func finish(out inst, err error, fn execFn, t ptx.Type) (inst, error) {
	if err != nil {
		return out, err
	}
	if fn == nil {
		return out, fmt.Errorf("type .%s is %w", t, ptxinst.ErrUnsupported)
	}
	out.fn = fn
	return out, nil
}

// decodeAddSub decodes add and sub of integers, their saturating and packed
// forms, and addc and subc, which read the carry.
func decodeAddSub(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	out, err := d.operands(in, t, 2)
	carryIn := in.Op == "addc" || in.Op == "subc"
	carryOut := m.Take("cc")
	sub := in.Op[0] == 's'
	switch {
	case err != nil:
		return out, err
	case carryIn || carryOut:
		out.x = &extra{name: in.Op[:3]}
		out.flag |= carryFlags(carryIn, carryOut)
		out.fn = opCarry
		return out, nil
	case m.Take("sat"):
		if t != ptx.S32 {
			return out, fmt.Errorf(".sat for .%s is %w", t, ptxinst.ErrUnsupported)
		}
		out.fn = opRaw2
		out.x = &extra{f2: func(a, b uint64) uint64 {
			x, y := int64(int32(a)), int64(int32(b))
			if sub {
				y = -y
			}
			return uint64(clampS32(x + y))
		}}
		return out, nil
	case t == ptx.U16x2 || t == ptx.S16x2:
		out.fn = opRaw2
		out.x = &extra{f2: func(a, b uint64) uint64 {
			if sub {
				return (a-b)&0xffff | (a>>16-b>>16)&0xffff<<16
			}
			return (a+b)&0xffff | (a>>16+b>>16)&0xffff<<16
		}}
		return out, nil
	case sub:
		return finish(out, err, bySize(laneSize(t), opSub[uint16], opSub[uint32], opSub[uint64]), t)
	}
	return finish(out, err, bySize(laneSize(t), opAdd[uint16], opAdd[uint32], opAdd[uint64]), t)
}

// clampS32 saturates to 32 bits.
func clampS32(v int64) int64 { return min(max(v, -1<<31), 1<<31-1) }

func carryFlags(in, out bool) uint16 {
	var f uint16
	if in {
		f |= flagCarryIn
	}
	if out {
		f |= flagCarryOut
	}
	return f
}

// decodeMul decodes mul and mad of integers, with carries too.
func decodeMul(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	mad := in.Op != "mul"
	half := m.OneOf("lo", "hi", "wide")
	if half == "wide" {
		return d.mulWide(in, t, mad)
	}
	sources := 2
	if mad {
		sources = 3
	}
	out, err := d.operands(in, t, sources)
	if err != nil {
		return out, err
	}
	carryIn, carryOut := in.Op == "madc", m.Take("cc")
	switch {
	case carryIn || carryOut:
		out.fn, out.x = opMadCarry, &extra{f2: numeric.HalfProduct(half, t)}
		out.flag |= carryFlags(carryIn, carryOut)
	case half == "lo" && mad:
		return finish(out, err, bySize(laneSize(t), opMadLo[uint16], opMadLo[uint32], opMadLo[uint64]), t)
	case half == "lo":
		return finish(out, err, bySize(laneSize(t), opMulLo[uint16], opMulLo[uint32], opMulLo[uint64]), t)
	case half == "hi" && mad:
		hi, sat := numeric.HalfProduct(half, t), m.Take("sat")
		out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
			if sat {
				return uint64(clampS32(int64(int32(hi(a, b))) + int64(int32(c))))
			}
			return hi(a, b) + c
		}}
	case half == "hi":
		out.fn, out.x = opRaw2, &extra{f2: numeric.HalfProduct(half, t)}
	default:
		return out, fmt.Errorf("multiplication without .lo, .hi or .wide")
	}
	return out, nil
}

// mulWide decodes the forms whose result is twice as wide.
func (d *decoder) mulWide(in *ptx.Inst, t ptx.Type, mad bool) (inst, error) {
	wide := map[ptx.Type]ptx.Type{ptx.U16: ptx.U32, ptx.S16: ptx.S32, ptx.U32: ptx.U64, ptx.S32: ptx.S64}[t]
	if wide == ptx.NoType || len(in.Args) < 3 || mad && len(in.Args) != 4 {
		return inst{}, fmt.Errorf(".wide for .%s is %w", t, ptxinst.ErrUnsupported)
	}
	var out inst
	var err error
	if out.d, err = d.dst(in.Args[0], wide); err != nil {
		return out, err
	}
	if out.a, err = d.src(in.Args[1], t); err != nil {
		return out, err
	}
	if out.b, err = d.src(in.Args[2], t); err != nil {
		return out, err
	}
	if mad {
		if out.c, err = d.src(in.Args[3], wide); err != nil {
			return out, err
		}
		out.fn = byType(t, opMadWide[uint16, uint32], opMadWide[uint32, uint64], nil,
			opMadWide[int16, int32], opMadWide[int32, int64], nil)
		return out, nil
	}
	out.fn = byType(t, opMulWide[uint16, uint32], opMulWide[uint32, uint64], nil,
		opMulWide[int16, int32], opMulWide[int32, int64], nil)
	return out, nil
}

// decodeDivRem decodes div and rem of integers.
func decodeDivRem(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	out, err := d.operands(in, t, 2)
	if in.Op == "rem" {
		return finish(out, err, byType(t, opRem[uint16], opRem[uint32], opRem[uint64],
			opRem[int16], opRem[int32], opRem[int64]), t)
	}
	return finish(out, err, byType(t, opDiv[uint16], opDiv[uint32], opDiv[uint64],
		opDiv[int16], opDiv[int32], opDiv[int64]), t)
}

// decodeLogic decodes and, or, xor, not, cnot; predicates are masks.
func decodeLogic(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	if t == ptx.Pred {
		return d.logicPred(in)
	}
	sources := 2
	if in.Op == "not" || in.Op == "cnot" {
		sources = 1
	}
	out, err := d.operands(in, t, sources)
	n := laneSize(t)
	switch in.Op {
	case "and":
		return finish(out, err, bySize(n, opAnd[uint16], opAnd[uint32], opAnd[uint64]), t)
	case "or":
		return finish(out, err, bySize(n, opOr[uint16], opOr[uint32], opOr[uint64]), t)
	case "xor":
		return finish(out, err, bySize(n, opXor[uint16], opXor[uint32], opXor[uint64]), t)
	case "not":
		return finish(out, err, bySize(n, opNot[uint16], opNot[uint32], opNot[uint64]), t)
	}
	out.x = &extra{f1: func(a uint64) uint64 {
		if a == 0 {
			return 1
		}
		return 0
	}}
	return finish(out, err, opRaw1, t)
}

// logicPred decodes logic on predicates, whose sources may be negated.
func (d *decoder) logicPred(in *ptx.Inst) (inst, error) {
	sources := 2
	if in.Op == "not" {
		sources = 1
	}
	if len(in.Args) != sources+1 || in.Op == "cnot" {
		return inst{}, fmt.Errorf("%d operands for predicates", len(in.Args))
	}
	out := inst{fn: opPredLogic, x: &extra{name: in.Op}}
	var err error
	if out.d, _, err = d.predicate(in.Args[0]); err != nil {
		return out, err
	}
	var neg bool
	if out.a, neg, err = d.predicate(in.Args[1]); err != nil {
		return out, err
	}
	out.flag |= negFlag(neg)
	if sources == 2 {
		if out.b, neg, err = d.predicate(in.Args[2]); err != nil {
			return out, err
		}
		if neg {
			out.flag |= flagNegB
		}
	}
	return out, nil
}

// decodeShift decodes shl and shr; the amount is 32-bit whatever the type.
func decodeShift(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	if len(in.Args) != 3 {
		return inst{}, fmt.Errorf("%d operands, 3 expected", len(in.Args))
	}
	var out inst
	var err error
	if out.d, err = d.dst(in.Args[0], t); err != nil {
		return out, err
	}
	if out.a, err = d.src(in.Args[1], t); err != nil {
		return out, err
	}
	if out.b, err = d.src(in.Args[2], ptx.U32); err != nil {
		return out, err
	}
	if in.Op == "shl" {
		return finish(out, err, bySize(laneSize(t), opShl[uint16], opShl[uint32], opShl[uint64]), t)
	}
	return finish(out, err, byType(t, opShr[uint16], opShr[uint32], opShr[uint64],
		opShr[int16], opShr[int32], opShr[int64]), t)
}

func init() {
	register(arithmetic(decodeAddSub), "add", "sub")
	register(decodeAddSub, "addc", "subc")
	register(arithmetic(decodeMul), "mul", "mad")
	register(decodeMul, "madc")
	register(arithmetic(decodeDivRem), "div")
	register(decodeDivRem, "rem")
	register(decodeLogic, "and", "or", "xor", "not", "cnot")
	register(decodeShift, "shl", "shr")
}
