package ptxinst

import (
	"ferry/softgpu/ptx"
)

// What instructions read and write, as the source has it. The analyses that
// make code faster rest on this; an opcode that is not listed here is taken to
// read and write every register it mentions.

// Pure are the instructions whose result, in the first operand, depends on the
// other operands and nothing else, and which cannot fail.
var Pure = NewSet(
	"mov", "cvt", "cvta", "add", "sub", "mul", "mad", "mul24", "mad24", "sad", "div", "rem", "abs", "neg", "min", "max",
	"popc", "clz", "bfind", "brev", "bfe", "bfi", "bmsk", "szext", "fns", "dp4a", "dp2a", "and", "or", "xor", "not", "cnot",
	"lop3", "shl", "shr", "shf", "prmt", "setp", "set", "selp", "slct", "fma", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2",
	"ex2", "tanh", "copysign", "testp", "isspacep",
)

// resultFirst are further instructions that write their first operand, all of
// it, and read the others.
var resultFirst = NewSet(
	"ld", "ldu", "atom", "addc", "subc", "madc", "shfl", "vote", "match", "redux", "activemask",
)

// NewSet makes a set of opcodes.
func NewSet(names ...string) map[string]bool {
	m := map[string]bool{}
	for _, n := range names {
		m[n] = true
	}
	return m
}

// Registers calls f for every register an operand mentions.
func Registers(o ptx.Operand, f func(r int32)) {
	if o.Kind == ptx.OpReg {
		f(o.Reg)
	}
	for _, e := range o.Elems {
		Registers(e, f)
	}
}

// Effects calls read and write for the registers of an instruction. A write
// that may leave lanes as they were is reported as a read first: what was
// there before counts.
func Effects(in *ptx.Inst, read, write func(r int32)) {
	if in.Pred >= 0 {
		read(in.Pred)
	}
	if in.Call != nil {
		for _, list := range [...][]ptx.Operand{in.Call.Args, in.Call.Rets, {in.Call.Callee}} {
			for _, o := range list {
				Registers(o, read)
			}
		}
		for _, o := range in.Call.Rets {
			Registers(o, write)
		}
		return
	}
	first := Pure[in.Op] || resultFirst[in.Op]
	for i, o := range in.Args {
		if i > 0 || !first || in.Pred >= 0 {
			Registers(o, read)
		}
	}
	for i, o := range in.Args {
		if i == 0 || !first {
			Registers(o, write)
		}
	}
}

// writesNothing are the instructions that write no register at all.
var writesNothing = NewSet("st", "red", "bra", "ret", "exit", "membar", "fence", "prefetch", "trap")

// Writes calls f for the registers an instruction may write.
func Writes(in *ptx.Inst, f func(r int32)) {
	if !writesNothing[in.Op] {
		Effects(in, func(int32) {}, f)
	}
}

// maxLiveBits bounds the memory of the liveness analysis. A function beyond it
// has all its registers zeroed.
const maxLiveBits = 1 << 26

// ReadFirst finds the registers that a thread may read before it has written
// them. Only those have to be zero when a function begins. It returns nil and
// false when the function is too large to tell.
func ReadFirst(f *ptx.Func, targets map[int32]bool) ([]int32, bool) {
	n := len(f.Code)
	start := []int{0}      // of each block of straight code
	at := make([]int, n+1) // block of each instruction
	for i := range n {
		if i > 0 && (targets[int32(i)] || endsBlock(&f.Code[i-1])) {
			start = append(start, i)
		}
		at[i] = len(start) - 1
	}
	blocks := len(start)
	words := (len(f.Regs) + 63) / 64
	if blocks*words*64*3 > maxLiveBits {
		return nil, false
	}
	bits := make([]uint64, blocks*words*3)
	row := func(kind, b int) []uint64 { return bits[(kind*blocks+b)*words:][:words] }
	const use, def, in = 0, 1, 2
	for b := range blocks {
		u, d := row(use, b), row(def, b)
		end := n
		if b+1 < blocks {
			end = start[b+1]
		}
		for i := start[b]; i < end; i++ {
			inst := &f.Code[i]
			Effects(inst, func(r int32) {
				if d[r/64]>>(r%64)&1 == 0 {
					u[r/64] |= 1 << (r % 64)
				}
			}, func(r int32) {
				if inst.Pred < 0 && !writesNothing[inst.Op] {
					d[r/64] |= 1 << (r % 64)
				}
			})
		}
	}
	for changed := true; changed; {
		changed = false
		for b := blocks - 1; b >= 0; b-- {
			u, d, live := row(use, b), row(def, b), row(in, b)
			last := n - 1
			if b+1 < blocks {
				last = start[b+1] - 1
			}
			merge := func(next []uint64) {
				for k := range live {
					if v := live[k] | u[k] | next[k]&^d[k]; v != live[k] {
						live[k] = v
						changed = true
					}
				}
			}
			successors(f, last, func(i int) {
				if i < n {
					merge(row(in, at[i]))
				}
			})
			merge(make([]uint64, words))
		}
	}
	var list []int32
	if n == 0 {
		return nil, true
	}
	for r := range f.Regs {
		if row(in, 0)[r/64]>>(r%64)&1 != 0 {
			list = append(list, int32(r))
		}
	}
	return list, true
}

// endsBlock reports whether control may go elsewhere than to the next
// instruction.
func endsBlock(in *ptx.Inst) bool {
	return in.Op == "bra" || in.Op == "brx" || in.Op == "ret" || in.Op == "exit"
}

// successors calls f with the instructions that may follow instruction i.
func successors(fn *ptx.Func, i int, f func(next int)) {
	if i < 0 {
		return
	}
	in := &fn.Code[i]
	switch in.Op {
	case "bra", "brx":
		for _, o := range in.Args {
			switch o.Kind {
			case ptx.OpLabel:
				f(int(o.Index))
			case ptx.OpTable:
				for _, t := range fn.Tables[o.Index] {
					f(int(t.Index))
				}
			}
		}
	}
	if !endsBlock(in) || in.Pred >= 0 {
		f(i + 1)
	}
}
