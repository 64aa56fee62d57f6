package interp

import (
	"fmt"
	"slices"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// sparseShapes are the shapes of mma.sp and the types of their factors.
var sparseShapes = map[string][]string{
	"m16n8k8":   {"tf32"},
	"m16n8k16":  {"f16", "bf16", "tf32"},
	"m16n8k32":  {"f16", "bf16", "s8", "u8"},
	"m16n8k64":  {"s8", "u8", "s4", "u4", "e4m3", "e5m2"},
	"m16n8k128": {"s4", "u4"},
}

// A sparseA is the a of mma.sp: half of its elements are zero and not there.
// Every four slots along k hold two that are there, whose places are two bits
// each in the metadata. A slot is an element; with four bits it is two
// elements, with tf32 half of one.
type sparseA struct {
	half     matmul // of the elements that are there
	meta     opnd
	selector int
	rowBits  int // metadata of a row
}

// sparseMMA decodes mma.sp: its operands are those of mma, metadata and which
// lanes have it.
func (d *decoder) sparseMMA(in *ptx.Inst, mm *matrixMods) (inst, error) {
	op := &mmaOp{}
	var err error
	if op.matmul, err = mm.build(); err != nil {
		return inst{}, err
	}
	if !slices.Contains(sparseShapes[mm.shape], mm.names[1]) || !slices.Equal(mm.layouts, []string{"row", "col"}) {
		return inst{}, fmt.Errorf("shape .%s of .%s is %w", mm.shape, mm.names[1], ptxinst.ErrUnsupported)
	}
	if len(in.Args) != 6 || in.Args[5].Kind != ptx.OpImm {
		return inst{}, fmt.Errorf("mma.sp needs metadata and a selector")
	}
	s := &sparseA{half: op.matmul, selector: int(in.Args[5].Imm)}
	s.half.k /= 2
	s.rowBits = op.k // a bit per slot
	switch op.a.bits {
	case 32:
		s.rowBits = op.k * 2
	case 4:
		s.rowBits = op.k / 2
	}
	if most := 64 / s.rowBits; s.selector < 0 || s.selector >= max(most, 1) {
		return inst{}, fmt.Errorf("selector %d is %w", s.selector, ptxinst.ErrUnsupported)
	}
	op.sparse = s
	op.group *= 2
	if s.meta, err = d.src(in.Args[4], ptx.B32); err != nil {
		return inst{}, err
	}
	dense := *in
	dense.Args = in.Args[:4]
	return d.mmaRegisters(&dense, op, [4]int{op.accRegs(op.d), s.half.aRegs(), op.bRegs(), op.accRegs(op.c)})
}

// nibble is the metadata of four slots of a row: two places.
func (s *sparseA) nibble(w *warp, row, chunk int) uint64 {
	lane, high := row%8*4, row/8
	bit := chunk * 4
	if s.half.a.bits >= 16 {
		// A word has 16 bits of each of the two rows.
		lane += s.selector*(s.rowBits/16) + bit/16
		return w.raw(s.meta, 4, lane) >> (bit%16 + 16*high) & 15
	}
	// A word has 32 bits of one row; the next word is the other row's.
	lane += 2*s.selector + bit/32*2 + high
	return w.raw(s.meta, 4, lane) >> (bit % 32) & 15
}

// load spreads the elements that are there over a whole a.
func (s *sparseA) load(w *warp, op *mmaOp, x *operands) {
	s.half.loadA(w, op.regs[1], x)
	n, k := s.half.k, op.k
	// From the last row on, so that nothing is overwritten before it is read.
	for row := op.m - 1; row >= 0; row-- {
		var there [maxFactor / 16]uint64
		copy(there[:n], x.a[row*n:])
		to := x.a[row*k:][:k]
		clear(to)
		for chunk := range s.rowBits / 4 {
			m := s.nibble(w, row, chunk)
			first, second := int(m&3), int(m>>2)
			switch op.a.bits {
			case 32:
				to[chunk*2+first/2] = there[chunk]
			case 4:
				copy(to[chunk*8+2*first:][:2], there[chunk*4:])
				copy(to[chunk*8+2*second:][:2], there[chunk*4+2:])
			default:
				to[chunk*4+first] = there[chunk*2]
				to[chunk*4+second] = there[chunk*2+1]
			}
		}
	}
}
