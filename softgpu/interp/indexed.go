package interp

import (
	"math/bits"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// Compilers spell p[i] as three instructions: widen and scale the index, add
// the pointer, load. When the pointer is the same for the whole launch the
// load can take pointer and index apart, which saves the other two, and
// neighbouring lanes are told from the narrow index.

// An access is an address as pointer, index and offset.
type access struct {
	base   int32 // register, uniform
	index  int32 // register of 32 bits
	shift  uint8
	signed bool
	off    int64
}

// maxReach bounds how far back an address is traced.
const maxReach = 200

// addressArg is which operand is the address of a memory instruction, -1 when
// there is none that may be taken apart.
func addressArg(in *ptx.Inst) int {
	switch in.Op {
	case "ld", "atom":
		return 1
	case "st", "red":
		return 0
	}
	return -1
}

// split finds the accesses that can be taken apart, and then the instructions
// nobody needs any more.
func (d *decoder) split(targets map[int32]bool) {
	f := d.fn.src
	d.accesses = map[int32]access{}
	d.traced = make([]bool, len(f.Code))
	for i := range f.Code {
		if a, ok := d.trace(i, targets); ok {
			d.accesses[int32(i)] = a
		}
	}
	if len(d.accesses) == 0 {
		return
	}
	uses := make([]int32, len(f.Regs))
	count := func(i int, by int32) {
		in := &f.Code[i]
		if a, ok := d.accesses[int32(i)]; ok {
			k := addressArg(in)
			for n, o := range in.Args {
				if n != k {
					ptxinst.Registers(o, func(r int32) { uses[r] += by })
				}
			}
			uses[a.base] += by
			uses[a.index] += by
			return
		}
		ptxinst.Effects(in, func(r int32) { uses[r] += by }, func(int32) {})
	}
	for i := range f.Code {
		if !d.skipped[i] {
			count(i, 1)
		}
	}
	for i := len(f.Code) - 1; i >= 0; i-- {
		in := &f.Code[i]
		if !d.traced[i] || d.skipped[i] || uses[in.Args[0].Reg] != 0 {
			continue
		}
		d.skipped[i] = true
		count(i, -1)
	}
}

// trace follows the address of instruction i back to pointer and index.
func (d *decoder) trace(i int, targets map[int32]bool) (access, bool) {
	f := d.fn.src
	k := addressArg(&f.Code[i])
	if k < 0 || len(f.Code[i].Args) <= k {
		return access{}, false
	}
	o := f.Code[i].Args[k]
	if o.Kind != ptx.OpMem || len(o.Elems) != 1 || o.Elems[0].Kind != ptx.OpReg {
		return access{}, false
	}
	cur := o.Elems[0].Reg
	a := access{base: -1, off: o.Off}
	var on []int // the way
	// Each step replaces the register by what it was computed from. The
	// places looked at only ever go back, within straight code.
	for at := i; ; {
		j := d.definition(cur, at, i, targets)
		if j < 0 {
			return a, false
		}
		in := &f.Code[j]
		// What does not fit is left for the decoders to complain about.
		if !d.hoistable(in) || in.Op == "ld" || laneSize(f.Regs[cur].Type) != 8 {
			return a, false
		}
		on = append(on, j)
		switch {
		case is(in, "add", "s64", "u64", "b64") && in.Args[2].Kind == ptx.OpImm && in.Args[1].Kind == ptx.OpReg && a.shift == 0:
			a.off += int64(in.Args[2].Imm)
			cur = in.Args[1].Reg
		case is(in, "add", "s64", "u64", "b64") && a.base < 0 && a.shift == 0:
			x, y := in.Args[1], in.Args[2]
			if d.steadyOperand(x) != uniform {
				x, y = y, x
			}
			if x.Kind != ptx.OpReg || y.Kind != ptx.OpReg || d.steady[x.Reg] != uniform || laneSize(f.Regs[x.Reg].Type) != 8 {
				return a, false
			}
			a.base, cur = x.Reg, y.Reg
		case is(in, "shl", "b64") && in.Args[1].Kind == ptx.OpReg && in.Args[2].Kind == ptx.OpImm && in.Args[2].Imm < 8 && a.shift == 0:
			a.shift = uint8(in.Args[2].Imm)
			cur = in.Args[1].Reg
		case in.Op == "mul" && len(in.Mods) == 2 && len(in.Args) == 3 && in.Mods[0] == "wide" && (in.Mods[1] == "s32" || in.Mods[1] == "u32"):
			scale := in.Args[2]
			if in.Args[1].Kind != ptx.OpReg || scale.Kind != ptx.OpImm || bits.OnesCount64(scale.Imm) != 1 || scale.Imm > 1<<16 {
				return a, false
			}
			a.shift += uint8(bits.TrailingZeros64(scale.Imm))
			return d.indexed(a, in.Args[1].Reg, in.Mods[1] == "s32", on, i)
		case (is2(in, "cvt", "s64", "s32") || is2(in, "cvt", "u64", "u32")) && in.Args[1].Kind == ptx.OpReg:
			return d.indexed(a, in.Args[1].Reg, in.Mods[1] == "s32", on, i)
		default:
			return a, false
		}
		at = j
	}
}

// indexed completes an access whose index register was read by the last
// instruction on the way, provided it still has that value at instruction i.
func (d *decoder) indexed(a access, r int32, signed bool, on []int, i int) (access, bool) {
	if a.base < 0 || laneSize(d.fn.src.Regs[r].Type) != 4 {
		return a, false
	}
	a.index, a.signed = r, signed
	changed := false
	for k := on[len(on)-1]; k < i; k++ {
		ptxinst.Writes(&d.fn.src.Code[k], func(w int32) { changed = changed || w == r })
	}
	if !changed {
		for _, j := range on {
			d.traced[j] = true
		}
	}
	return a, !changed
}

// definition finds the instruction that set r last before instruction at, if
// no other way leads to instruction i; -1 when there is none.
func (d *decoder) definition(r int32, at, i int, targets map[int32]bool) int {
	for j := at; j > 0 && i-j < maxReach; j-- {
		if targets[int32(j)] {
			return -1
		}
		found := false
		ptxinst.Writes(&d.fn.src.Code[j-1], func(w int32) { found = found || w == r })
		if found {
			return j - 1
		}
	}
	return -1
}

// is reports an opcode with one modifier out of some, and three operands or two.
func is(in *ptx.Inst, op string, types ...string) bool {
	if in.Op != op || len(in.Mods) != 1 || len(in.Args) != 3 {
		return false
	}
	for _, t := range types {
		if in.Mods[0] == t {
			return true
		}
	}
	return false
}

func is2(in *ptx.Inst, op, first, second string) bool {
	return in.Op == op && len(in.Mods) == 2 && in.Mods[0] == first && in.Mods[1] == second && len(in.Args) == 2
}
