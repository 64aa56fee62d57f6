package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// wmmaShapes are the documented shapes of wmma and the types of their factors.
var wmmaShapes = map[string][]string{
	"m16n16k16": {"f16", "bf16", "s8", "u8"},
	"m32n8k16":  {"f16", "bf16", "s8", "u8"},
	"m8n32k16":  {"f16", "bf16", "s8", "u8"},
	"m16n16k8":  {"tf32"},
	"m8n8k4":    {"f64"},
	"m8n8k32":   {"s4", "u4"},
	"m8n8k128":  {"b1"},
}

// decodeWMMA decodes wmma.load, wmma.store and wmma.mma. The ISA leaves open
// where in a warp the elements are; here they are where mma has them, whatever
// the layout in memory.
func decodeWMMA(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	if len(in.Mods) == 0 {
		return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	sp := d.spaceOf(m)
	mm, err := takeMatrixMods(in, m, append(windowNames, "load", "store", "mma", "a", "b", "c", "d")...)
	if err != nil {
		return inst{}, err
	}
	switch in.Mods[0] {
	case "load", "store":
		return d.wmmaMove(in, &mm, sp)
	case "mma":
		return d.wmmaMultiply(in, &mm)
	}
	return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
}

// wmmaRegs is how many registers a factor takes: halves always take eight, some
// of them more than once.
func wmmaRegs(e element, different int) int {
	if e == matrixElements["f16"] {
		return 8
	}
	return different
}

func (d *decoder) wmmaMultiply(in *ptx.Inst, mm *matrixMods) (inst, error) {
	if len(mm.types) == 2 { // halves: only d and c are named
		h := matrixElements["f16"]
		mm.types = []element{mm.types[0], h, h, mm.types[1]}
		mm.names = []string{mm.names[0], "f16", "f16", mm.names[1]}
	}
	op := &mmaOp{}
	var err error
	if op.matmul, err = mm.build(); err != nil {
		return inst{}, err
	}
	if !slices.Contains(wmmaShapes[mm.shape], mm.names[1]) || len(mm.layouts) != 2 {
		return inst{}, fmt.Errorf("shape .%s of .%s is %w", mm.shape, mm.names[1], ptxinst.ErrUnsupported)
	}
	return d.mmaRegisters(in, op, [4]int{
		op.accRegs(op.d), wmmaRegs(op.a, op.aRegs()), wmmaRegs(op.b, op.bRegs()), op.accRegs(op.c),
	})
}

// A wmmaMove is a decoded wmma.load or wmma.store.
type wmmaMove struct {
	matmul
	which byte // 'a', 'b', 'c'; 'd' is 'c' too
	elem  element
	store bool
	byCol bool // columns are contiguous in memory
	regs  []opnd
	size  uint8 // of a register
	// per is how many elements a register holds.
	per int
}

func (d *decoder) wmmaMove(in *ptx.Inst, mm *matrixMods, sp space) (inst, error) {
	mv := &wmmaMove{store: in.Mods[0] == "store", which: in.Mods[1][0]}
	out := inst{fn: mv.exec, x: &extra{name: "wmma", e: d.constant(^uint64(0), 4)}}
	args := in.Args
	if len(mm.types) != 1 || len(mm.layouts) != 1 || len(args) < 2 || len(args) > 3 || len(in.Mods[1]) != 1 {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	mv.elem, mv.byCol = mm.types[0], mm.layouts[0] == "col"
	mv.size = uint8(mv.elem.regType().Size())
	m, n, k, _ := shapeOf(mm.shape)
	mv.matmul = *newMatmul(m, n, k, []element{mv.elem, mv.elem, mv.elem, mv.elem})
	var count int
	factor := slices.Contains(wmmaShapes[mm.shape], mm.names[0])
	switch {
	case mv.which == 'a' && factor && !mv.store:
		count, mv.per = wmmaRegs(mv.elem, mv.aRegs()), mv.elem.perReg()
	case mv.which == 'b' && factor && !mv.store:
		count, mv.per = wmmaRegs(mv.elem, mv.bRegs()), mv.elem.perReg()
	case (mv.which == 'c' && !mv.store || mv.which == 'd' && mv.store) && wmmaShapes[mm.shape] != nil &&
		slices.Contains([]string{"f16", "f32", "s32", "f64"}, mm.names[0]):
		mv.which = 'c'
		count, mv.per = mv.accRegs(mv.elem), accPer(mv.elem)
	default:
		return out, fmt.Errorf("shape .%s of .%s is %w", mm.shape, mm.names[0], ptxinst.ErrUnsupported)
	}
	// Elements of less than a byte only come along the direction of k.
	if mv.elem.bits < 8 && mv.byCol != (mv.which == 'b') {
		return out, fmt.Errorf("layout .%s of .%s is %w", mm.layouts[0], mm.names[0], ptxinst.ErrUnsupported)
	}
	mem, reg := args[1], args[0]
	if mv.store {
		mem, reg = reg, mem
	}
	if err := d.addressOf(mem, sp, &out); err != nil {
		return out, err
	}
	var err error
	if mv.regs, err = d.fragment(reg, mv.elem.regType(), count, !mv.store); err != nil {
		return out, err
	}
	if len(args) == 3 {
		out.sz.b = 4
		out.b, err = d.src(args[2], ptx.U32)
	}
	return out, err
}

// at is the row and column, in memory's elements, of element e of register j.
func (mv *wmmaMove) at(lane, j, e int) (row, col int) {
	switch mv.which {
	case 'a':
		row, col = mv.aAt(lane, j%mv.aRegs())
		return row, col + e
	case 'b':
		row, col = mv.bAt(lane, j%mv.bRegs())
		return row + e, col
	}
	return mv.cAt(lane, j*mv.per+e)
}

// lead is the distance of rows, or columns, when the program gives none.
func (mv *wmmaMove) lead() uint64 {
	rows, cols := mv.m, mv.n
	switch mv.which {
	case 'a':
		cols = mv.k
	case 'b':
		rows = mv.k
	}
	if mv.byCol {
		return uint64(rows)
	}
	return uint64(cols)
}

func init() { register(decodeWMMA, "wmma") }
