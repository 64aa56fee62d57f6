package contract

import (
	"slices"

	"ferry/softgpu/ptx"
)

// rewrite carries out the plans on a copy of the function. Labels are moved along.
func (c *contraction) rewrite() *ptx.Func {
	out := *c.f
	out.Regs = slices.Clone(c.f.Regs)
	out.Code = nil
	place := make([]int32, len(c.f.Code)+1) // where each instruction begins now
	for i := range c.f.Code {
		place[i] = int32(len(out.Code))
		for _, k := range c.keepAt[i] {
			kept := &c.keep[k]
			kept.reg = newRegister(&out, kept.from)
			out.Code = append(out.Code, c.like(i, "mov", ptx.Operand{Kind: ptx.OpReg, Reg: kept.reg}, kept.from))
		}
		switch {
		case c.gone[i]:
		case c.plans[i] != nil:
			c.fuse(&out, i, c.plans[i])
		default:
			out.Code = append(out.Code, c.f.Code[i])
		}
	}
	place[len(c.f.Code)] = int32(len(out.Code))
	move := func(o ptx.Operand) ptx.Operand {
		if o.Kind == ptx.OpLabel {
			o.Index = place[o.Index]
		}
		return o
	}
	for i := range out.Code {
		in := &out.Code[i]
		if slices.ContainsFunc(in.Args, func(o ptx.Operand) bool { return o.Kind == ptx.OpLabel }) {
			in.Args = slices.Clone(in.Args)
			for k := range in.Args {
				in.Args[k] = move(in.Args[k])
			}
		}
	}
	out.Tables = nil
	for _, table := range c.f.Tables {
		moved := slices.Clone(table)
		for k := range moved {
			moved[k] = move(moved[k])
		}
		out.Tables = append(out.Tables, moved)
	}
	return &out
}

// like is an instruction without a guard, at the place and of the type of another.
func (c *contraction) like(i int, op string, args ...ptx.Operand) ptx.Inst {
	at := &c.f.Code[i]
	mod := at.Mods[len(at.Mods)-1]
	if op == "mov" {
		mod = map[int]string{2: "b16", 4: "b32", 8: "b64"}[c.f.Regs[args[1].Reg].Type.Size()]
	}
	return ptx.Inst{Op: op, Mods: []string{mod}, Pred: -1, Args: args, Line: at.Line, Loc: at.Loc}
}

// fuse writes the sum i as fma. The signs of a difference go to the addend, or to the
// first factor.
func (c *contraction) fuse(out *ptx.Func, i int, p *plan) {
	sum, product := &c.f.Code[i], &c.f.Code[p.product]
	x, y := product.Args[1], product.Args[2]
	for k, o := range []*ptx.Operand{&x, &y} {
		if p.old[k].ok {
			*o = ptx.Operand{Kind: ptx.OpReg, Reg: c.keep[p.old[k].at].reg}
		}
	}
	z := sum.Args[3-p.which]
	negProduct, negAddend := p.neg, false
	if sum.Op == "sub" && p.which == 2 {
		negProduct = !negProduct
	} else if sum.Op == "sub" {
		negAddend = true
	}
	if negProduct {
		if x.Kind != ptx.OpFloat && y.Kind == ptx.OpFloat {
			x, y = y, x
		}
		x = c.negate(out, i, x)
	}
	if negAddend {
		z = c.negate(out, i, z)
	}
	mods := []string{"rn"}
	for _, m := range []string{"ftz", "sat"} {
		if slices.Contains(sum.Mods, m) {
			mods = append(mods, m)
		}
	}
	in := *sum
	in.Op, in.Mods, in.Args = "fma", append(mods, sum.Mods[len(sum.Mods)-1]), []ptx.Operand{sum.Args[0], x, y, z}
	out.Code = append(out.Code, in)
}

// negate gives the operand with the other sign: a number at once, a register through
// an instruction in front of the sum.
func (c *contraction) negate(out *ptx.Func, i int, o ptx.Operand) ptx.Operand {
	if o.Kind == ptx.OpFloat {
		if o.F32 {
			o.Imm ^= 1 << 31
		} else {
			o.Imm ^= 1 << 63
		}
		return o
	}
	to := ptx.Operand{Kind: ptx.OpReg, Reg: newRegister(out, c.f.Code[i].Args[0])}
	out.Code = append(out.Code, c.like(i, "neg", to, o))
	return to
}

// newRegister adds a register of the type of another.
func newRegister(f *ptx.Func, like ptx.Operand) int32 {
	f.Regs = append(f.Regs, ptx.Register{Name: "%contracted", Type: f.Regs[like.Reg].Type})
	return int32(len(f.Regs) - 1)
}
