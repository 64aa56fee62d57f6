package interp

import (
	"fmt"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// A register of 128 bits is two of 64, the lower half first: its lanes are not
// together. Only what moves, loads, stores and exchanges such values knows them.

// halves are the operands of a 128-bit register's parts.
func halves(o opnd) []opnd { return []opnd{o, o + 8*warpSize} }

// pair128 decodes an operand of 128 bits: a register, or two of 64 in braces.
func (d *decoder) pair128(o ptx.Operand, to bool) ([]opnd, error) {
	if o.Kind == ptx.OpVec {
		return d.fragment(o, ptx.B64, 2, to)
	}
	if o.Kind == ptx.OpSink && to {
		return halves(d.newReg(ptx.B128)), nil
	}
	if o.Kind != ptx.OpReg || o.Neg || d.fn.src.Regs[o.Reg].Type != ptx.B128 {
		return nil, fmt.Errorf("operand is not a register of 128 bits")
	}
	return halves(d.regs[o.Reg]), nil
}

// opMoves copies several registers, all read before any is written: x.vec holds
// the destinations, then the sources.
func opMoves(w *warp, in *inst) bool {
	n := len(in.x.vec) / 2
	for i := range warpSize {
		if w.act>>i&1 == 0 {
			continue
		}
		var v [8]uint64
		for k := range n {
			v[k] = w.raw(in.x.vec[n+k], in.sz.a, i)
		}
		for k := range n {
			w.setRaw(in.x.vec[k], in.sz.a, i, v[k])
		}
	}
	return true
}

// decodeMov128 decodes mov.b128 in all directions.
func decodeMov128(d *decoder, in *ptx.Inst) (inst, error) {
	out := inst{fn: opMoves, x: &extra{}, sz: sizes{a: 8}}
	if len(in.Args) != 2 {
		return out, fmt.Errorf("%d operands, 2 expected", len(in.Args))
	}
	to, err := d.pair128(in.Args[0], true)
	if err != nil {
		return out, err
	}
	from, err := d.pair128(in.Args[1], false)
	out.x.vec = append(append(out.x.vec, to...), from...)
	return out, err
}

// decodeMemory128 decodes ld.b128 and st.b128 as vectors of two.
func decodeMemory128(d *decoder, in *ptx.Inst, m *ptxinst.Mods, load bool) (inst, error) {
	sp := d.spaceOf(m)
	m.Drop(cacheMods...)
	m.Drop(orderMods...)
	args := in.Args
	if m.Take("L2::cache_hint") && len(args) == 3 {
		args = args[:2]
	}
	out := inst{x: &extra{}}
	if len(args) != 2 {
		return out, fmt.Errorf("%d operands, 2 expected", len(args))
	}
	mem, reg := args[1], args[0]
	if !load {
		mem, reg = reg, mem
	}
	err := d.addressOf(mem, sp, &out)
	if err != nil {
		return out, err
	}
	if out.x.vec, err = d.pair128(reg, load); err != nil {
		return out, err
	}
	if load {
		out.fn = opLoadVec[uint64, uint64]
		return out, nil
	}
	if out.x.space == inParam {
		return out, fmt.Errorf("a kernel's parameters cannot be written")
	}
	out.fn = opStoreVec[uint64, uint64]
	return out, nil
}

// is128 reports that an instruction is about values of 128 bits.
func is128(m *ptxinst.Mods) bool { return m.Type(0) == ptx.B128 }

// An atom128 is a decoded atom.exch.b128 or atom.cas.b128.
type atom128 struct {
	d, b, c []opnd // c only for cas
	cas     bool
}

func decodeAtomic128(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	op := &atom128{}
	out := inst{fn: op.exec, x: &extra{}}
	sp := d.spaceOf(m)
	m.Drop(cacheMods...)
	m.Drop(orderMods...)
	args := in.Args
	if m.Take("L2::cache_hint") && len(args) > 0 {
		args = args[:len(args)-1]
	}
	want := 3
	switch m.OneOf("cas", "exch") {
	case "cas":
		op.cas, want = true, 4
	case "exch":
	default:
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	if in.Op != "atom" || len(args) != want {
		return out, fmt.Errorf("%d operands, %d expected", len(args), want)
	}
	var err error
	if op.d, err = d.pair128(args[0], true); err != nil {
		return out, err
	}
	if err = d.addressOf(args[1], sp, &out); err != nil {
		return out, err
	}
	if op.b, err = d.pair128(args[2], false); err == nil && op.cas {
		op.c, err = d.pair128(args[3], false)
	}
	return out, err
}
