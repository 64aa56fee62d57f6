package interp

import (
	"ferry/softgpu/ptx"

	"ferry/softgpu/interp/ptxinst"
)

// Registers of a kernel that hold one value per thread position for a whole
// launch, whatever block runs: parameters, the thread's index in the block, and
// what is computed from them. They live in memory of their own that outlasts a
// block, and the instructions that set them run once per warp and launch, in
// front of the first block. Most kernels begin with a dozen of these.
//
// Such a register is set by exactly one instruction, without a guard, so it
// does not matter when that runs: only a thread that reads the register before
// setting it could tell.

// steadySpecials do not depend on the block. The lanes of the first ones agree.
var (
	uniformSpecials = ptxinst.NewSet("%ntid.x", "%ntid.y", "%ntid.z", "%nctaid.x", "%nctaid.y", "%nctaid.z", "%nwarpid", "%nsmid",
		"%dynamic_smem_size", "%total_smem_size", "%warpid")
	laneSpecials = ptxinst.NewSet("%tid.x", "%tid.y", "%tid.z", "%laneid", "%lanemask_eq", "%lanemask_le", "%lanemask_lt",
		"%lanemask_ge", "%lanemask_gt")
)

// How steady a register is.
type steadiness uint8

const (
	varying steadiness = iota
	perLane            // steady, but lanes differ
	uniform            // steady, and all lanes of a warp agree
)

// hoist finds the steady registers of a kernel and moves the instructions that
// set them into the prologue.
func (d *decoder) hoist() {
	f := d.fn.src
	d.steady = make([]steadiness, len(f.Regs))
	if !f.Kernel {
		return
	}
	defs := make([]uint8, len(f.Regs))
	for i := range f.Code {
		ptxinst.Writes(&f.Code[i], func(r int32) {
			if defs[r] < 2 {
				defs[r]++
			}
		})
	}
	var waiting []int32 // instructions that may turn out steady
	for i := range f.Code {
		in := &f.Code[i]
		if d.hoistable(in) && defs[in.Args[0].Reg] == 1 {
			waiting = append(waiting, int32(i))
		}
	}
	// Text order need not be the order of execution: go round until nothing
	// is added. What is added is in a good order to execute.
	for moved := true; moved; {
		moved = false
		rest := waiting[:0]
		for _, i := range waiting {
			in := &f.Code[i]
			how := d.steadySources(in)
			if how == varying {
				rest = append(rest, i)
				continue
			}
			moved = true
			d.toPrologue(i, how)
		}
		waiting = rest
	}
}

// hoistable reports whether an instruction might be executed ahead of its time.
func (d *decoder) hoistable(in *ptx.Inst) bool {
	if in.Pred >= 0 || len(in.Args) < 2 || in.Args[0].Kind != ptx.OpReg {
		return false
	}
	switch in.Op {
	case "ld":
		return len(in.Mods) == 2 && in.Mods[0] == "param" && in.Args[1].Kind == ptx.OpMem &&
			len(in.Args[1].Elems) == 1 && in.Args[1].Elems[0].Kind == ptx.OpVar && d.isParam[in.Args[1].Elems[0].Var]
	case "add", "sub", "mad":
		for _, m := range in.Mods {
			if m == "cc" {
				return false
			}
		}
	}
	return ptxinst.Pure[in.Op]
}

// steadySources says how steady an instruction's result is.
func (d *decoder) steadySources(in *ptx.Inst) steadiness {
	how := uniform
	for _, o := range in.Args[1:] {
		how = min(how, d.steadyOperand(o))
	}
	return how
}

func (d *decoder) steadyOperand(o ptx.Operand) steadiness {
	switch o.Kind {
	case ptx.OpReg:
		return d.steady[o.Reg]
	case ptx.OpImm, ptx.OpFloat:
		return uniform
	case ptx.OpSpecial:
		switch {
		case uniformSpecials[o.Name]:
			return uniform
		case laneSpecials[o.Name]:
			return perLane
		}
	case ptx.OpVar:
		if s := o.Var.Space; s == ptx.Shared || s == ptx.Global || s == ptx.Const {
			return uniform
		}
	case ptx.OpMem: // only of ld.param, see hoistable
		return uniform
	}
	return varying
}

// toPrologue gives a steady register its place and moves its instruction. Plain
// copies share the place of what they copy.
func (d *decoder) toPrologue(i int32, how steadiness) {
	f := d.fn.src
	in := &f.Code[i]
	to := in.Args[0].Reg
	d.steady[to] = how
	d.skipped[i] = true
	if o, ok := d.copied(in, d.isSteady, laneSize(f.Regs[to].Type)); ok {
		d.regs[to] = o
		return
	}
	d.ahead = true
	d.regs[to] = d.newReg(f.Regs[to].Type)
	d.cur = i
	d.instruction(in)
	d.ahead = false
}

// runAhead executes the prologue of a kernel for all lanes of a warp.
func (w *warp) runAhead(fn *function) {
	w.act, w.live = allLanes, allLanes
	// There is no frame yet, but operands an instruction does not have are
	// at its first place.
	w.base[0] = w.base[3]
	w.frame = nil
	for i := range fn.ahead {
		fn.ahead[i].fn(w, &fn.ahead[i])
	}
}

func (d *decoder) isSteady(r int32) bool { return d.steady[r] != varying }
