package interp

import (
	"fmt"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// maxLocal bounds the local memory of one activation, as a device's 512 KiB do.
const maxLocal = 512 << 10

// A decodeFn turns one instruction into an inst, or says why it cannot.
type decodeFn func(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error)

// decoders has an entry for every opcode; the decode_*.go files fill it.
var decoders = map[string]decodeFn{}

// register is called by the init functions of the decode files.
func register(fn decodeFn, names ...string) {
	for _, n := range names {
		decoders[n] = fn
	}
}

// A decoder turns one function's code into instructions. Order matters: labels
// are instruction indexes of the source, so branches are patched at the end.
//
// The type is large because it has about a method per family of opcodes and one per step of the
// analyses: all of them read operands through the same register layout and append
// to the same code. What needs no decoder is in numeric and ptxinst.
type decoder struct {
	prog    *Program
	fn      *function
	regs    []opnd
	end     uint32 // of the frame's registers, in bytes
	isParam map[*ptx.Var]bool
	offsets map[*ptx.Var]uint32 // of local and param variables
	starts  []int32             // source index to decoded index
	cur     int32               // source index being decoded
	fixups  []int               // decoded branches whose imm is a source index
	tables  []int
	skipped []bool // instructions that are not executed where they stand

	// Only of optimised functions:
	ahead    bool             // emit goes to the prologue
	aheadEnd uint32           // of the steady registers, in bytes
	steady   []steadiness     // by register
	accesses map[int32]access // by source index
	traced   []bool           // instructions that computed their addresses
	memory   uint8            // memory instructions so far
	known    map[opnd]opnd    // steps of steady registers
}

// decode fills fn.code. Failures to decode an instruction are collected in
// fn.diags; the error is for what makes the whole module useless.
func decode(p *Program, fn *function) error {
	d := &decoder{prog: p, fn: fn, isParam: map[*ptx.Var]bool{}, offsets: map[*ptx.Var]uint32{}, known: map[opnd]opnd{}}
	if err := d.layout(); err != nil {
		return err
	}
	targets := d.labels()
	f := fn.src
	d.skipped = make([]bool, len(f.Code))
	if p.tier != tierPlain {
		d.hoist()
		d.split(targets)
	}
	d.alias(targets)
	for i := range f.Code {
		d.cur = int32(i)
		d.starts = append(d.starts, int32(len(fn.code)))
		if targets[int32(i)] {
			d.emit(inst{fn: opJoin})
		}
		if !d.skipped[i] {
			d.instruction(&f.Code[i])
		}
	}
	// Running off the end returns, as ptxas has it.
	d.cur = int32(len(f.Code))
	d.starts = append(d.starts, int32(len(fn.code)))
	d.emit(inst{fn: opJoin})
	d.emit(inst{fn: d.returnFn()})
	for _, i := range d.fixups {
		fn.code[i].imm = int64(d.starts[fn.code[i].imm])
	}
	for _, i := range d.tables {
		t := fn.code[i].x.table
		for k := range t {
			t[k] = d.starts[t[k]]
		}
	}
	fn.words = max(1, int(d.end+7)/8)
	fn.steady = max(1, int(d.aheadEnd+7)/8)
	d.zeroed(targets)
	if uint64(max(d.end, d.aheadEnd)) > uint64(offMask) {
		return fmt.Errorf("interp: function %s needs too many registers", fn.name)
	}
	return nil
}

// layout gives every register a place in the frame, and every local variable,
// parameter and return value a place in the activation's local memory. Kernel
// parameters are memory of their own.
func (d *decoder) layout() error {
	f := d.fn.src
	for _, r := range f.Regs {
		d.regs = append(d.regs, d.newReg(r.Type))
	}
	if f.Kernel {
		for _, v := range f.Params {
			d.isParam[v] = true
		}
	}
	if _, err := layoutLocal(f, func(v *ptx.Var, at uint32) { d.offsets[v] = at }); err != nil {
		return err
	}
	d.fn.params = d.slots(f.Params)
	d.fn.rets = d.slots(f.Returns)
	return nil
}

// slots tells where a function's parameters or results live in its frames.
func (d *decoder) slots(vars []*ptx.Var) []slot {
	var list []slot
	for _, v := range vars {
		if v.Reg >= 0 {
			list = append(list, slot{inRg: true, reg: d.regs[v.Reg], size: uint32(laneSize(v.Type)), pred: v.Type == ptx.Pred})
			continue
		}
		list = append(list, slot{off: d.offsets[v], size: uint32(v.Size)})
	}
	return list
}

// laneSize is the bytes a register of a type takes per lane. Registers of 8
// bits are kept as 16, as ptxas does.
func laneSize(t ptx.Type) uint8 {
	switch n := t.Size(); {
	case n <= 2:
		return 2
	case n == 4:
		return 4
	case n == 8:
		return 8
	}
	return 16
}

// newReg takes the next place in the frame. Predicates are one word; they get
// eight bytes to keep lanes aligned.
func (d *decoder) newReg(t ptx.Type) opnd {
	base, end := inFrame, &d.end
	if d.ahead {
		base, end = inSteady, &d.aheadEnd
	}
	size := uint32(8)
	if t != ptx.Pred {
		// Lanes start on 32 bytes, for the vector instructions.
		*end = (*end + 31) &^ 31
		size = warpSize * uint32(laneSize(t))
	}
	o := base | opnd(*end)
	*end += size
	return o
}

// labels finds the instructions that a branch can reach.
func (d *decoder) labels() map[int32]bool {
	t := map[int32]bool{}
	f := d.fn.src
	for i := range f.Code {
		for _, a := range f.Code[i].Args {
			if a.Kind == ptx.OpLabel {
				t[a.Index] = true
			}
		}
	}
	for _, table := range f.Tables {
		for _, a := range table {
			t[a.Index] = true
		}
	}
	return t
}

// emit appends an instruction and remembers where it came from.
func (d *decoder) emit(in inst) int {
	s := site{src: d.cur}
	if int(d.cur) < len(d.fn.src.Code) {
		s.line, s.loc = d.fn.src.Code[d.cur].Line, d.fn.src.Code[d.cur].Loc
	}
	if d.ahead {
		d.fn.ahead = append(d.fn.ahead, in)
		return -1
	}
	d.fn.code = append(d.fn.code, in)
	d.fn.sites = append(d.fn.sites, s)
	return len(d.fn.code) - 1
}

// controls are the instructions that may change which lanes run, or wait. With
// a guard they become a branch around them, since they need whole groups.
var controls = map[string]bool{
	"call": true, "ret": true, "exit": true, "bar": true, "barrier": true, "brx": true,
	"shfl": true, "vote": true, "match": true, "redux": true, "elect": true, "activemask": true,
	"mma": true, "wmma": true, "ldmatrix": true, "stmatrix": true, "movmatrix": true,
}

// instruction decodes one source instruction. One that cannot be decoded leaves
// a trap behind, which is never reached: the kernel is refused.
func (d *decoder) instruction(in *ptx.Inst) {
	dec, ok := decoders[in.Op]
	if !ok {
		d.diag(in, fmt.Errorf("instruction is %w", ptxinst.ErrUnsupported))
		return
	}
	skip := -1
	if in.Pred >= 0 && controls[in.Op] {
		skip = d.emit(inst{fn: opBraIf, p: d.regs[in.Pred], flag: negFlag(!in.PredNeg)})
	}
	m := ptxinst.NewMods(in.Mods)
	var out inst
	err := ptxinst.CheckTypes(in.Op, m)
	if err == nil {
		err = checkParts(in)
	}
	if err == nil {
		out, err = dec(d, in, m)
	}
	if err == nil {
		err = m.Finish()
	}
	if err != nil {
		d.diag(in, err)
		return
	}
	d.improve(in, &out)
	if d.prog.checked.watches() {
		out = d.watch(in, out)
	}
	if d.prog.checked&CheckAccesses != 0 {
		d.spare(in, &out)
	}
	if in.Pred >= 0 && skip < 0 && in.Op != "bra" {
		if out.x == nil {
			out.x = &extra{}
		}
		out.x.inner, out.fn = out.fn, guard
		out.g = d.regs[in.Pred]
		if in.PredNeg {
			out.flag |= flagGuardNeg
		}
	}
	i := d.emit(out)
	d.patch(in, i)
	if skip >= 0 {
		d.fn.code[skip].imm = int64(d.emit(inst{fn: opJoin}))
	}
}

// patch notes instructions whose targets are still source indexes, and places
// the join behind a call.
func (d *decoder) patch(in *ptx.Inst, i int) {
	switch {
	case in.Op == "bra":
		d.fixups = append(d.fixups, i)
	case in.Op == "brx":
		d.tables = append(d.tables, i)
	case in.Op == "call":
		d.emit(inst{fn: opJoin})
	}
}

func negFlag(neg bool) uint16 {
	if neg {
		return flagNeg
	}
	return 0
}

// diag records why the current instruction cannot run.
func (d *decoder) diag(in *ptx.Inst, err error) {
	d.fn.diags = append(d.fn.diags, ptx.Diag{
		Func: d.fn.name, Line: int(in.Line), Inst: instText(d.fn.src, d.cur), Msg: err.Error(),
	})
	d.emit(inst{fn: opTrap})
}
