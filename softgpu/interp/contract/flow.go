package contract

import (
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// ends reports instructions after which a block ends for the assembler.
var ends = ptxinst.NewSet("bra", "brx", "ret", "exit", "call", "trap")

// blockStarts lists the first instruction of each basic block.
func blockStarts(f *ptx.Func) []int {
	first := make([]bool, len(f.Code)+1)
	first[0] = true
	mark := func(o ptx.Operand) {
		if o.Kind == ptx.OpLabel {
			first[o.Index] = true
		}
	}
	for i := range f.Code {
		if ends[f.Code[i].Op] {
			first[i+1] = true
		}
		for _, o := range f.Code[i].Args {
			mark(o)
		}
	}
	for _, t := range f.Tables {
		for _, o := range t {
			mark(o)
		}
	}
	var list []int
	for i := range f.Code {
		if first[i] {
			list = append(list, i)
		}
	}
	return list
}

// exposed finds the registers that some block reads before it has written them. A
// product in such a register may be needed outside its block.
func exposed(f *ptx.Func, starts []int) map[int32]bool {
	list := map[int32]bool{}
	for _, v := range f.Returns {
		if v.Reg >= 0 {
			list[v.Reg] = true
		}
	}
	written := make([]int, len(f.Regs)) // the block that wrote last, from 1 on
	b := 0
	for i := range f.Code {
		if b < len(starts) && starts[b] == i {
			b++
		}
		in := &f.Code[i]
		ptxinst.Effects(in, func(r int32) {
			if written[r] != b {
				list[r] = true
			}
		}, func(int32) {})
		if in.Pred < 0 {
			ptxinst.Writes(in, func(r int32) { written[r] = b })
		}
	}
	return list
}

// deadCode finds the instructions whose result no instruction needs.
func deadCode(f *ptx.Func) []bool {
	reads := make([]int, len(f.Regs))
	writers := map[int32][]int{}
	count := func(i, by int, zero func(r int32)) {
		in := &f.Code[i]
		ptxinst.Effects(in, func(r int32) {
			if ptxinst.Pure[in.Op] && in.Args[0].Kind == ptx.OpReg && in.Args[0].Reg == r && !mentions(in.Args[1:], r) {
				return // a guarded instruction's own result
			}
			if reads[r] += by; reads[r] == 0 {
				zero(r)
			}
		}, func(int32) {})
	}
	for i := range f.Code {
		count(i, 1, func(int32) {})
		if in := &f.Code[i]; removable(in) {
			writers[in.Args[0].Reg] = append(writers[in.Args[0].Reg], i)
		}
	}
	for _, v := range f.Returns {
		if v.Reg >= 0 {
			reads[v.Reg]++
		}
	}
	dead := make([]bool, len(f.Code))
	var work []int32
	for r := range f.Regs {
		if reads[r] == 0 {
			work = append(work, int32(r))
		}
	}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for _, i := range writers[r] {
			if !dead[i] {
				dead[i] = true
				count(i, -1, func(r int32) { work = append(work, r) })
			}
		}
	}
	return dead
}

// removable reports an instruction that does nothing but set one register.
func removable(in *ptx.Inst) bool {
	return ptxinst.Pure[in.Op] && len(in.Args) > 1 && in.Args[0].Kind == ptx.OpReg && !slices.Contains(in.Mods, "cc")
}

func mentions(list []ptx.Operand, r int32) bool {
	found := false
	for _, o := range list {
		ptxinst.Registers(o, func(x int32) { found = found || x == r })
	}
	return found
}
