package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

var compareNames = []string{
	"eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs",
	"equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan",
}

// fastCompare has the loops for the commonest comparisons; nil otherwise. The
// float loops are right for the ordered forms, which are false for NaN.
func fastCompare(op string, t ptx.Type) execFn {
	if t.Kind() == ptx.KindFloat {
		switch t {
		case ptx.F32:
			return map[string]execFn{
				"eq": opEq[float32], "lt": opLt[float32], "le": opLe[float32], "gt": opGt[float32], "ge": opGe[float32],
			}[op]
		case ptx.F64:
			return map[string]execFn{
				"eq": opEq[float64], "lt": opLt[float64], "le": opLe[float64], "gt": opGt[float64], "ge": opGe[float64],
			}[op]
		}
		return nil
	}
	switch op {
	case "eq":
		return bySize(laneSize(t), opEq[uint16], opEq[uint32], opEq[uint64])
	case "ne":
		return bySize(laneSize(t), opNe[uint16], opNe[uint32], opNe[uint64])
	case "lt", "lo":
		return byType(t, opLt[uint16], opLt[uint32], opLt[uint64], opLt[int16], opLt[int32], opLt[int64])
	case "le", "ls":
		return byType(t, opLe[uint16], opLe[uint32], opLe[uint64], opLe[int16], opLe[int32], opLe[int64])
	case "gt", "hi":
		return byType(t, opGt[uint16], opGt[uint32], opGt[uint64], opGt[int16], opGt[int32], opGt[int64])
	case "ge", "hs":
		return byType(t, opGe[uint16], opGe[uint32], opGe[uint64], opGe[int16], opGe[int32], opGe[int64])
	}
	return nil
}

// decodeSetp decodes `setp.cmp[.bool].type p[|q], a, b[, [!]c]`.
func decodeSetp(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	op, boolean, ftz := m.OneOf(compareNames...), m.OneOf("and", "or", "xor"), m.Take("ftz")
	t := m.Type(0)
	if n := len(in.Args); n != 3 && n != 4 {
		return inst{}, fmt.Errorf("%d operands", n)
	}
	out := inst{x: &extra{name: boolean, cmp: numeric.Comparison(op, t, ftz)}, flag: flagNoDest}
	if out.x.cmp == nil {
		return out, fmt.Errorf("comparison .%s.%s is %w", op, t, ptxinst.ErrUnsupported)
	}
	var err error
	first := in.Args[0]
	if first.Kind == ptx.OpPair {
		if out.x.dq, _, err = d.predicate(first.Elems[1]); err != nil {
			return out, err
		}
		out.flag = 0
		first = first.Elems[0]
	}
	if out.d, _, err = d.predicate(first); err != nil {
		return out, err
	}
	if err := d.compared(in, t, &out, boolean); err != nil {
		return out, err
	}
	if h, ok := numeric.HalfFormats[t]; ok && h.Pair {
		out.fn = opSetpPair
		if out.flag&flagNoDest != 0 || boolean != "" {
			return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
		}
		return out, nil
	}
	if out.fn = fastCompare(op, t); out.fn == nil || ftz {
		out.fn = opSetp
	}
	return out, nil
}

// compared decodes the sources of setp and set.
func (d *decoder) compared(in *ptx.Inst, t ptx.Type, out *inst, boolean string) error {
	var err error
	if out.a, err = d.src(in.Args[1], t); err != nil {
		return err
	}
	if out.b, err = d.src(in.Args[2], t); err != nil {
		return err
	}
	out.sz.a, out.sz.b = laneSize(t), laneSize(t)
	if (boolean != "") != (len(in.Args) == 4) {
		return fmt.Errorf("a boolean operation and a third source go together")
	}
	if boolean == "" {
		return nil
	}
	var neg bool
	if out.p, neg, err = d.predicate(in.Args[3]); err != nil {
		return err
	}
	out.flag |= negFlag(neg)
	return nil
}

// decodeSet decodes set: all ones or 1.0 for true.
func decodeSet(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	op, boolean, ftz := m.OneOf(compareNames...), m.OneOf("and", "or", "xor"), m.Take("ftz")
	to, t := m.Type(0), m.Type(1)
	if n := len(in.Args); n != 3 && n != 4 {
		return inst{}, fmt.Errorf("%d operands", n)
	}
	out := inst{fn: opSet, x: &extra{name: boolean, cmp: numeric.Comparison(op, t, ftz)}}
	h, half := numeric.HalfFormats[t]
	if out.x.cmp == nil || half && h.Pair && boolean != "" {
		return out, fmt.Errorf("comparison .%s.%s is %w", op, t, ptxinst.ErrUnsupported)
	}
	var err error
	if out.d, err = d.dst(in.Args[0], to); err != nil {
		return out, err
	}
	out.sz.d = laneSize(to)
	switch to {
	case ptx.F32:
		out.imm = int64(math.Float32bits(1))
	case ptx.F16:
		out.imm = 0x3c00
	case ptx.BF16:
		out.imm = 0x3f80
	default:
		out.imm = -1
	}
	if err := d.compared(in, t, &out, boolean); err != nil {
		return out, err
	}
	if half && h.Pair {
		one := map[ptx.Type]uint64{ptx.F16x2: 0x3c00, ptx.BF16x2: 0x3f80}[to]
		if one == 0 {
			one = 0xffff
		}
		cmp := out.x.cmp
		out.fn, out.x.f2 = opRaw2, func(a, b uint64) uint64 {
			var r uint64
			if cmp(a&0xffff, b&0xffff) {
				r = one
			}
			if cmp(a>>16, b>>16) {
				r |= one << 16
			}
			return r
		}
	}
	return out, nil
}

// decodeSelp decodes selp, whose condition comes last.
func decodeSelp(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	if len(in.Args) != 4 {
		return inst{}, fmt.Errorf("%d operands, 4 expected", len(in.Args))
	}
	short := *in
	short.Args = in.Args[:3]
	out, err := d.operands(&short, t, 2)
	if err != nil {
		return out, err
	}
	var neg bool
	if out.p, neg, err = d.predicate(in.Args[3]); err != nil {
		return out, err
	}
	out.flag |= negFlag(neg)
	return finish(out, err, bySize(laneSize(t), opSelp[uint16], opSelp[uint32], opSelp[uint64]), t)
}

// decodeSlct decodes slct: a when c is not negative, else b.
func decodeSlct(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t, ct := m.Type(0), m.Type(1)
	ftz := m.Take("ftz")
	out, err := d.mixed(in, t, t, t, ct)
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
		if ct == ptx.F32 {
			f := math.Float32frombits(uint32(c))
			if ftz {
				f = numeric.Ftz32(f)
			}
			if f >= 0 {
				return a
			}
			return b
		}
		if int32(c) >= 0 {
			return a
		}
		return b
	}}
	return out, err
}

// decodeTestp decodes testp: the class of a float. Zero counts as normal.
func decodeTestp(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	what := m.OneOf("finite", "infinite", "number", "notanumber", "normal", "subnormal")
	if len(in.Args) != 2 {
		return inst{}, fmt.Errorf("%d operands, 2 expected", len(in.Args))
	}
	out := inst{fn: opSetp, flag: flagNoDest}
	var err error
	if out.d, _, err = d.predicate(in.Args[0]); err != nil {
		return out, err
	}
	if out.a, err = d.src(in.Args[1], t); err != nil {
		return out, err
	}
	out.b = out.a
	out.sz.a, out.sz.b = laneSize(t), laneSize(t)
	out.x = &extra{cmp: func(a, _ uint64) bool {
		f, tiny := math.Float64frombits(a), 0x1p-1022
		if t == ptx.F32 {
			f, tiny = float64(math.Float32frombits(uint32(a))), numeric.MinNormal
		}
		nan, inf := f != f, math.IsInf(f, 0)
		switch what {
		case "finite":
			return !nan && !inf
		case "infinite":
			return inf
		case "number":
			return !nan
		case "notanumber":
			return nan
		case "normal":
			return !nan && !inf && (f == 0 || math.Abs(f) >= tiny)
		}
		return f != 0 && math.Abs(f) < tiny
	}}
	return out, nil
}

func init() {
	register(decodeSetp, "setp")
	register(decodeSet, "set")
	register(decodeSelp, "selp")
	register(decodeSlct, "slct")
	register(decodeTestp, "testp")
}
