package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// noOperand marks a vector element that is thrown away.
const noOperand = ^opnd(0)

// constKey identifies a broadcast constant.
type constKey struct {
	bits uint64
	size uint8
}

// constant is an operand whose lanes all hold the value. All constants of a
// program share one block of memory, equal ones once.
func (d *decoder) constant(v uint64, size uint8) opnd {
	switch size {
	case 2:
		v &= math.MaxUint16
	case 4:
		v &= math.MaxUint32
	}
	k := constKey{v, size}
	if o, ok := d.prog.pool[k]; ok {
		return o
	}
	p := d.prog
	o := inConst | opnd(len(p.consts)*8)
	word := v
	switch size {
	case 2:
		word = v | v<<16 | v<<32 | v<<48
	case 4:
		word = v | v<<32
	}
	for range warpSize * int(size) / 8 {
		p.consts = append(p.consts, word)
	}
	p.pool[k] = o
	return o
}

// src decodes a source operand of a type. Registers must have lanes of the
// type's size; immediates become constants of it.
func (d *decoder) src(o ptx.Operand, t ptx.Type) (opnd, error) {
	size := laneSize(t)
	got, n, err := d.wide(o, t)
	if err != nil {
		return 0, err
	}
	if n != size {
		return 0, fmt.Errorf("operand has %d bits, .%s needs %d", n*8, t, size*8)
	}
	return got, nil
}

// wide decodes a source operand and returns its lanes' size, which for a
// register may differ from the type's: loads, stores and conversions allow it.
func (d *decoder) wide(o ptx.Operand, t ptx.Type) (opnd, uint8, error) {
	size := laneSize(t)
	switch o.Kind {
	case ptx.OpReg:
		rt := d.fn.src.Regs[o.Reg].Type
		if rt == ptx.Pred {
			return 0, 0, fmt.Errorf("predicate %s as an operand of .%s", d.fn.src.Regs[o.Reg].Name, t)
		}
		if o.Neg {
			return 0, 0, fmt.Errorf("negated register operand is %w", ptxinst.ErrUnsupported)
		}
		return d.regs[o.Reg], laneSize(rt), nil
	case ptx.OpImm:
		v := o.Imm
		switch t {
		case ptx.F32:
			v = uint64(math.Float32bits(float32(int64(v))))
		case ptx.F64:
			v = math.Float64bits(float64(int64(v)))
		}
		return d.constant(v, size), size, nil
	case ptx.OpFloat:
		return d.constant(floatImm(o, t), size), size, nil
	case ptx.OpSpecial:
		return d.special(o.Name, size)
	case ptx.OpFunc:
		fn := d.prog.function(o.Name)
		if fn == nil {
			return 0, 0, fmt.Errorf("function %s is not defined", o.Name)
		}
		return d.constant(funcAddr(fn), size), size, nil
	case ptx.OpVar:
		return d.address(o, size)
	}
	return 0, 0, fmt.Errorf("operand of this form is %w", ptxinst.ErrUnsupported)
}

// floatImm converts a float constant to the bits of a type.
func floatImm(o ptx.Operand, t ptx.Type) uint64 {
	if o.F32 {
		if t.Size() == 8 && t.Kind() == ptx.KindFloat {
			return math.Float64bits(float64(math.Float32frombits(uint32(o.Imm))))
		}
		return o.Imm
	}
	if t.Size() == 4 {
		return uint64(math.Float32bits(float32(math.Float64frombits(o.Imm))))
	}
	return o.Imm
}

// address is the operand for the address of a variable in its own space. What
// depends on the activation is computed by an instruction put in front.
func (d *decoder) address(o ptx.Operand, size uint8) (opnd, uint8, error) {
	v := o.Var
	switch v.Space {
	case ptx.Global, ptx.Const:
		a, err := d.prog.symbol(v.Name)
		if err != nil {
			return 0, 0, err
		}
		return d.constant(a+uint64(o.Off), size), size, nil
	case ptx.Shared:
		if !v.Unsized {
			return d.constant(uint64(d.prog.shared[v])+uint64(o.Off), size), size, nil
		}
		return d.temp(inst{fn: opDynamicBase, imm: o.Off}, size), size, nil
	}
	if d.isParam[v] {
		return d.constant(v.Offset+uint64(o.Off), size), size, nil
	}
	return d.temp(inst{fn: opFrameBase, imm: int64(d.offsets[v]) + o.Off}, size), size, nil
}

// temp emits an instruction in front of the current one that computes an
// operand into a register of its own.
func (d *decoder) temp(in inst, size uint8) opnd {
	t := ptx.B64
	if size == 4 {
		t = ptx.B32
	}
	in.d, in.sz.d = d.newReg(t), size
	d.emit(in)
	return in.d
}

// special decodes a predefined register: a place filled when the block
// starts, or an instruction that reads a clock.
func (d *decoder) special(name string, size uint8) (opnd, uint8, error) {
	if slot, ok := specialSlots[name]; ok {
		d.prog.specials |= 1 << slot
		if size == 4 {
			return specialOperand(slot), 4, nil
		}
		// Wider or narrower uses are legal in old PTX.
		o := specialOperand(slot)
		in := inst{fn: opRaw1, a: o, sz: sizes{a: 4}, x: &extra{f1: func(a uint64) uint64 { return a }}}
		if size == 2 {
			in.d, in.sz.d = d.newReg(ptx.B16), 2
			d.emit(in)
			return in.d, 2, nil
		}
		return d.temp(in, size), size, nil
	}
	in := inst{fn: opClock}
	switch name {
	case "%clock", "%clock64":
	case "%clock_hi":
		in.flag = flagNeg
	case "%globaltimer", "%globaltimer_lo":
		in.imm = clockTime
	case "%globaltimer_hi":
		in.imm, in.flag = clockTime, flagNeg
	case "%current_graph_exec": // kernels are not launched by graphs here
		return d.constant(0, size), size, nil
	case "%gridid":
		in.imm = clockGrid
	default:
		return specialOperand(spZero), size, fmt.Errorf("special register %s is %w", name, ptxinst.ErrUnsupported)
	}
	return d.temp(in, size), size, nil
}

// dst decodes a destination register of a type.
func (d *decoder) dst(o ptx.Operand, t ptx.Type) (opnd, error) {
	if o.Kind == ptx.OpSink {
		return d.newReg(t), nil
	}
	got, n, err := d.wideDst(o)
	if err != nil {
		return 0, err
	}
	if n != laneSize(t) {
		return 0, fmt.Errorf("destination has %d bits, .%s needs %d", n*8, t, laneSize(t)*8)
	}
	return got, nil
}

// wideDst decodes a destination of any size and returns that size.
func (d *decoder) wideDst(o ptx.Operand) (opnd, uint8, error) {
	if o.Kind == ptx.OpSink {
		return d.newReg(ptx.B64), 8, nil
	}
	if o.Kind != ptx.OpReg || o.Neg {
		return 0, 0, fmt.Errorf("destination is not a register")
	}
	rt := d.fn.src.Regs[o.Reg].Type
	if rt == ptx.Pred {
		return 0, 0, fmt.Errorf("destination %s is a predicate", d.fn.src.Regs[o.Reg].Name)
	}
	return d.regs[o.Reg], laneSize(rt), nil
}

// predicate decodes a predicate operand and whether it is negated.
func (d *decoder) predicate(o ptx.Operand) (opnd, bool, error) {
	switch {
	case o.Kind == ptx.OpSink:
		return d.newReg(ptx.Pred), false, nil
	case o.Kind == ptx.OpSpecial && o.Name == "%is_explicit_cluster":
		return specialOperand(spExplicit), o.Neg, nil
	case o.Kind == ptx.OpImm:
		// A constant predicate: its lanes are bits, so all ones or none.
		v := uint64(0)
		if o.Imm != 0 {
			v = math.MaxUint64
		}
		return d.constant(v, 8), o.Neg, nil
	case o.Kind != ptx.OpReg || d.fn.src.Regs[o.Reg].Type != ptx.Pred:
		return 0, false, fmt.Errorf("operand is not a predicate")
	}
	return d.regs[o.Reg], o.Neg, nil
}

// operands decodes destination and sources of one type.
func (d *decoder) operands(in *ptx.Inst, t ptx.Type, sources int) (inst, error) {
	if len(in.Args) != sources+1 || sources > 3 {
		return inst{}, fmt.Errorf("%d operands, %d expected", len(in.Args), sources+1)
	}
	var out inst
	var err error
	if out.d, err = d.dst(in.Args[0], t); err != nil {
		return out, err
	}
	place := [...]*opnd{&out.a, &out.b, &out.c}
	for i := range sources {
		if *place[i], err = d.src(in.Args[i+1], t); err != nil {
			return out, err
		}
	}
	n := laneSize(t)
	out.sz = sizes{n, n, n, n}
	return out, nil
}
