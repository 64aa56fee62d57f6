package interp

import (
	"ferry/softgpu/ptx"

	"ferry/softgpu/interp/ptxinst"
)

// alias finds registers that only ever hold a copy of something which never
// changes: a special register, a constant, or a register set once before the
// first label. They share its place, and the copies are not executed. Compilers
// begin every kernel with a dozen of these.
//
// It runs before any operand is decoded, since a use may precede the copy in
// the text.
func (d *decoder) alias(targets map[int32]bool) {
	f := d.fn.src
	defs := make([]uint8, len(f.Regs))
	// Destinations may be pairs, vectors, or `{…}|p`, a pair with a vector.
	define := func(o ptx.Operand) {
		ptxinst.Registers(o, func(r int32) {
			if defs[r] < 2 {
				defs[r]++
			}
		})
	}
	for i := range f.Code {
		in := &f.Code[i]
		if in.Call != nil {
			for _, o := range in.Call.Rets {
				define(o)
			}
		}
		// The destination comes first in all instructions. Stores and the
		// like have a source there; counting it is only cautious.
		if len(in.Args) > 0 {
			define(in.Args[0])
		}
	}
	// Calls write parameters and read results where they are.
	for _, list := range [...][]*ptx.Var{f.Params, f.Returns} {
		for _, p := range list {
			if p.Reg >= 0 {
				defs[p.Reg] = 2
			}
		}
	}
	once := make([]bool, len(f.Regs)) // set exactly once, before any loop
	for r := range once {
		once[r] = d.steady != nil && d.steady[r] != varying
	}
	isOnce := func(r int32) bool { return once[r] }
	entry := true
	for i := range f.Code {
		in := &f.Code[i]
		entry = entry && !targets[int32(i)]
		if d.skipped[i] || len(in.Args) == 0 || in.Args[0].Kind != ptx.OpReg || in.Pred >= 0 || defs[in.Args[0].Reg] != 1 {
			continue
		}
		to := in.Args[0].Reg
		once[to] = entry
		if o, ok := d.copied(in, isOnce, laneSize(f.Regs[to].Type)); ok {
			d.regs[to] = o
			d.skipped[i] = true
		}
	}
}

// copied is the place of what an instruction copies, when that never changes.
func (d *decoder) copied(in *ptx.Inst, once func(r int32) bool, size uint8) (opnd, bool) {
	if len(in.Args) != 2 || len(in.Mods) == 0 {
		return 0, false
	}
	t, ok := ptx.TypeByName(in.Mods[len(in.Mods)-1])
	if !ok || t == ptx.Pred || t.Size() > 8 || laneSize(t) != size {
		return 0, false
	}
	from := in.Args[1]
	plain := in.Op == "mov" && len(in.Mods) == 1
	global := in.Op == "cvta" && (in.Mods[0] == "global" || len(in.Mods) == 3 && in.Mods[0] == "to" && in.Mods[1] == "global")
	switch {
	case from.Neg || !plain && !global:
		return 0, false
	case from.Kind == ptx.OpReg:
		rt := d.fn.src.Regs[from.Reg].Type
		return d.regs[from.Reg], once(from.Reg) && rt != ptx.Pred && laneSize(rt) == size
	case !plain:
		return 0, false
	case from.Kind == ptx.OpSpecial && size == 4:
		slot, ok := specialSlots[from.Name]
		d.prog.specials |= 1 << slot
		return specialOperand(slot), ok
	case from.Kind == ptx.OpImm && t.Kind() != ptx.KindFloat:
		return d.constant(from.Imm, size), true
	case from.Kind == ptx.OpFloat:
		return d.constant(floatImm(from, t), size), true
	}
	return 0, false
}
