package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/contract"
	"ferry/softgpu/ptx"
)

// survey finds what a function needs and mentions, without making its code: local memory,
// shared variables, the functions that it calls or takes the address of.
func (p *Program) survey(fn *function) error {
	f := fn.src
	end, err := layoutLocal(f, func(*ptx.Var, uint32) {})
	if err != nil {
		return err
	}
	fn.local = end
	var visit func(list []ptx.Operand)
	visit = func(list []ptx.Operand) {
		for i := range list {
			o := &list[i]
			switch {
			case o.Kind == ptx.OpFunc:
				if i, ok := p.byName[o.Name]; ok {
					p.taken[i] = true
				}
			case o.Var != nil && o.Var.Space == ptx.Shared:
				fn.shared[o.Var] = true
			}
			visit(o.Elems)
		}
	}
	for i := range f.Code {
		visit(f.Code[i].Args)
		c := f.Code[i].Call
		if c == nil {
			continue
		}
		visit(c.Args)
		visit(c.Rets)
		if c.Callee.Kind == ptx.OpReg {
			fn.any = true
		} else if i, ok := p.byName[c.Callee.Name]; ok {
			fn.refs = append(fn.refs, i)
		}
	}
	return nil
}

// layoutLocal tells place where each local variable, parameter and return value of a function
// lies in the local memory of an activation, and returns the size of that. Kernel parameters
// are memory of their own.
func layoutLocal(f *ptx.Func, place func(v *ptx.Var, at uint32)) (uint32, error) {
	var end uint64
	for _, v := range f.Vars {
		if v.Space == ptx.Shared || v.Space == ptx.Global || v.Space == ptx.Const || isKernelParam(f, v) {
			continue
		}
		at := alignUp(end, v.Align)
		if end = at + v.Size; end > maxLocal {
			return 0, fmt.Errorf("interp: function %s has more than %d bytes of local memory", f.Name, maxLocal)
		}
		place(v, uint32(at))
	}
	return uint32(alignUp(end, 16)), nil
}

func isKernelParam(f *ptx.Func, v *ptx.Var) bool {
	return f.Kernel && slices.Contains(f.Params, v)
}

// Unsupported lists what a kernel can reach and the interpreter cannot execute; Run refuses
// the kernel if there is any.
func (k *Kernel) Unsupported() []ptx.Diag {
	k.prepare()
	return k.diags
}

// prepare makes the code of all that a kernel can reach. Each kernel gets code of its own, even
// for functions that others use too: constants of the code lie in one block of its program,
// which must not grow while a kernel runs.
func (k *Kernel) prepare() {
	k.once.Do(func() {
		whole := k.prog
		part := *whole
		part.pool = map[constKey]opnd{}
		part.funcs = slices.Clone(whole.funcs)
		reached := whole.reachable(k.fn)
		part.reached = len(reached)
		for i, fn := range reached {
			own := *fn // its address, variables and kernel stay the same
			own.place = int32(i)
			if !part.mod.Debug {
				own.src = contract.Products(own.src)
			}
			part.funcs[fn.index], reached[i] = &own, &own
		}
		for _, fn := range reached {
			if err := decode(&part, fn); err != nil {
				fn.diags = append(fn.diags, ptx.Diag{Func: fn.name, Line: fn.src.Line, Msg: err.Error()})
			}
			k.diags = append(k.diags, fn.diags...)
		}
		part.pool = nil
		k.fn, k.prog = reached[0], &part
	})
}
