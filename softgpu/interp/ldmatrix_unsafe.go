package interp

import (
	"fmt"
	"unsafe"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// Matrices of 8 x 8 elements of 16 bits, a row in 16 bytes of shared memory. Lane
// 8i+r gives the address of row r of matrix i.

// A tileMove is a decoded ldmatrix or stmatrix of one, two or four matrices.
type tileMove struct {
	regs  []opnd
	trans bool
	store bool
}

// decodeTiles decodes ldmatrix and stmatrix.
func decodeTiles(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	mv := &tileMove{store: in.Op == "stmatrix"}
	out := inst{fn: mv.exec, x: &extra{name: in.Op, e: d.constant(^uint64(0), 4)}}
	sp := d.spaceOf(m)
	m.Drop("sync", "aligned")
	if !m.Take("m8n8") || m.Type(0) != ptx.B16 {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	mv.trans = m.Take("trans")
	n := map[string]int{"x1": 1, "x2": 2, "x4": 4}[m.OneOf("x1", "x2", "x4")]
	if len(in.Args) != 2 || n == 0 {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	mem, reg := in.Args[1], in.Args[0]
	if mv.store {
		mem, reg = reg, mem
	}
	err := d.addressOf(mem, sp, &out)
	if err != nil {
		return out, err
	}
	mv.regs, err = d.fragment(reg, ptx.B32, n, !mv.store)
	return out, err
}

// exec finds all rows before anything is moved: the addresses may be in a
// destination.
func (mv *tileMove) exec(w *warp, in *inst) bool {
	if !w.gather(in, in.x.e) {
		return false
	}
	w.begin()
	addr := w.addresses(in)
	var rows [warpSize]*[8]uint16
	for lane := range 8 * len(mv.regs) {
		p := w.at(in.x.space, addr[lane], 16, lane)
		if p == nil {
			return false
		}
		rows[lane] = (*[8]uint16)(p)
	}
	for lane := range warpSize {
		if w.act>>lane&1 == 0 {
			continue
		}
		for j, reg := range mv.regs {
			mv.pair(w, reg, lane, rows[j*8:][:8])
		}
	}
	return true
}

// pair moves the two elements of a matrix that a lane's register holds.
func (mv *tileMove) pair(w *warp, reg opnd, lane int, rows []*[8]uint16) {
	r, c := lane>>2, lane&3*2
	lo, hi := &rows[r][c], &rows[r][c+1]
	if mv.trans {
		lo, hi = &rows[c][r], &rows[c+1][r]
	}
	v := vec[uint32](w, reg)
	if mv.store {
		*lo, *hi = uint16(v[lane]), uint16(v[lane]>>16)
		return
	}
	v[lane] = uint32(*lo) | uint32(*hi)<<16
}

// decodeMovmatrix decodes movmatrix: a transposition across the warp.
func decodeMovmatrix(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("sync", "aligned")
	if !m.Take("m8n8") || !m.Take("trans") || m.Type(0) != ptx.B16 {
		return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	out, err := d.mixed(in, ptx.B32, ptx.B32)
	out.fn, out.x = opMovmatrix, &extra{name: in.Op, e: d.constant(^uint64(0), 4)}
	return out, err
}

func opMovmatrix(w *warp, in *inst) bool {
	if !w.gather(in, in.x.e) {
		return false
	}
	src := *vec[uint32](w, in.a)
	// As 16-bit elements the register is the matrix by rows.
	flat := (*[64]uint16)(unsafe.Pointer(&src))
	d := vec[uint32](w, in.d)
	for lane := range warpSize {
		if w.act>>lane&1 != 0 {
			r, c := lane>>2, lane&3*2
			d[lane] = uint32(flat[c*8+r]) | uint32(flat[c*8+8+r])<<16
		}
	}
	return true
}

func init() {
	register(decodeTiles, "ldmatrix", "stmatrix")
	register(decodeMovmatrix, "movmatrix")
}
