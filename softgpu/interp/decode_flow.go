package interp

import (
	"fmt"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodeBra decodes bra. Its target is a source index until decode patches it;
// the guard is the condition.
func decodeBra(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("uni")
	if len(in.Args) != 1 || in.Args[0].Kind != ptx.OpLabel {
		return inst{}, fmt.Errorf("bra needs a label")
	}
	out := inst{fn: opBra, imm: int64(in.Args[0].Index)}
	if in.Pred >= 0 {
		out.fn = opBraIf
		out.p = d.regs[in.Pred]
		out.flag = negFlag(in.PredNeg)
	}
	return out, nil
}

// decodeBrx decodes brx.idx, a jump through a table of labels.
func decodeBrx(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("idx", "uni")
	if len(in.Args) != 2 || in.Args[1].Kind != ptx.OpTable {
		return inst{}, fmt.Errorf("brx needs an index and a table")
	}
	out := inst{fn: opBrx, x: &extra{}}
	for _, t := range d.fn.src.Tables[in.Args[1].Index] {
		out.x.table = append(out.x.table, t.Index)
	}
	var err error
	out.a, err = d.src(in.Args[0], ptx.U32)
	return out, err
}

// returnFn is what ret does: end the thread in a kernel, go back elsewhere.
func (d *decoder) returnFn() execFn {
	if d.fn.src.Kernel {
		return opExit
	}
	return opReturn
}

// decodeRet decodes ret; running off the end of a function is the same.
func decodeRet(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("uni")
	return inst{fn: d.returnFn()}, nil
}

func decodeExit(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	return inst{fn: opExit}, nil
}

func decodeTrap(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	return inst{fn: opTrap}, nil
}

// decodeNanosleep gives up the turn: a thread that sleeps waits for another.
func decodeNanosleep(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Left = nil
	return inst{fn: opNanosleep}, nil
}

// opNanosleep uses up the turn, which is noticed at the next backward jump:
// sleeping in a loop lets others run.
func opNanosleep(w *warp, in *inst) bool {
	w.budget = -1
	return true
}

// decodeCall decodes direct and indirect calls and the functions the device
// runtime provides.
func decodeCall(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("uni")
	c := in.Call
	site := &callSite{}
	out := inst{fn: opCall, x: &extra{call: site}}
	var err error
	if site.args, err = d.callSlots(c.Args); err != nil {
		return out, err
	}
	if site.rets, err = d.callSlots(c.Rets); err != nil {
		return out, err
	}
	if c.Callee.Kind == ptx.OpReg {
		out.fn = opCallIndirect
		out.a, err = d.src(c.Callee, ptx.B64)
		return out, err
	}
	name := c.Callee.Name
	if fn := d.prog.function(name); fn != nil {
		site.fn = fn
		return out, site.matches(fn)
	}
	b, ok := builtins[name]
	if !ok {
		return out, fmt.Errorf("function %s is not defined", name)
	}
	if len(site.args) < b.args || len(site.rets) < b.rets {
		return out, fmt.Errorf("call of %s with %d arguments", name, len(site.args))
	}
	site.builtin = b.fn
	if b.wide != nil {
		site.builtin = func(w *warp, lane int, _ func(int) uint64) (uint64, bool) { return b.wide(w, lane, site) }
	}
	out.fn = opBuiltin
	return out, nil
}

// matches checks a call against the function it goes to.
func (c *callSite) matches(fn *function) error {
	if fn.src.Kernel {
		return fmt.Errorf("call of kernel %s", fn.name)
	}
	if len(c.args) != len(fn.src.Params) || len(c.rets) != len(fn.src.Returns) {
		return fmt.Errorf("call of %s with %d arguments and %d results", fn.name, len(c.args), len(c.rets))
	}
	return nil
}

// callSlots decodes the operands of a call: parameter variables of the caller,
// registers or constants.
func (d *decoder) callSlots(list []ptx.Operand) ([]slot, error) {
	var out []slot
	for _, o := range list {
		switch {
		case o.Kind == ptx.OpVar && !d.isParam[o.Var] && (o.Var.Space == ptx.Param || o.Var.Space == ptx.Local):
			out = append(out, slot{off: d.offsets[o.Var] + uint32(o.Off), size: uint32(o.Var.Size)})
		case o.Kind == ptx.OpReg && d.fn.src.Regs[o.Reg].Type == ptx.Pred:
			out = append(out, slot{inRg: true, pred: true, reg: d.regs[o.Reg], size: 1})
		case o.Kind == ptx.OpReg:
			r := d.fn.src.Regs[o.Reg].Type
			out = append(out, slot{inRg: true, reg: d.regs[o.Reg], size: uint32(laneSize(r))})
		case o.Kind == ptx.OpImm || o.Kind == ptx.OpFloat:
			out = append(out, slot{inRg: true, reg: d.constant(o.Imm, 8), size: 8})
		default:
			return nil, fmt.Errorf("argument of this form is %w", ptxinst.ErrUnsupported)
		}
	}
	return out, nil
}

func init() {
	register(decodeBra, "bra")
	register(decodeBrx, "brx")
	register(decodeRet, "ret")
	register(decodeExit, "exit")
	register(decodeTrap, "trap", "brkpt")
	register(decodeNanosleep, "nanosleep")
	register(decodeCall, "call")
}
