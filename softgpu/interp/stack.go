package interp

import (
	"fmt"
	"math/bits"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// alloca takes local memory above what the function itself has. All lanes of an
// activation share its size: lanes that ask for different amounts get the
// largest, and memory is given back by those who restore the stack together.

// stackAlign is the alignment of the stack, and of alloca without its own.
const stackAlign = 16

// decodeAlloca decodes alloca: pointer, size, alignment.
func decodeAlloca(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	out := inst{fn: opAlloca, imm: stackAlign}
	if len(in.Args) < 2 || len(in.Args) > 3 {
		return out, fmt.Errorf("%d operands, 2 or 3 expected", len(in.Args))
	}
	if len(in.Args) == 3 {
		a := in.Args[2]
		if a.Kind != ptx.OpImm || a.Imm == 0 || a.Imm > maxLocal || a.Imm&(a.Imm-1) != 0 {
			return out, fmt.Errorf("alignment is not a power of two")
		}
		out.imm = max(stackAlign, int64(a.Imm))
	}
	var err error
	if out.d, err = d.dst(in.Args[0], t); err != nil {
		return out, err
	}
	out.sz = sizes{d: laneSize(t), a: laneSize(t)}
	out.a, err = d.src(in.Args[1], t)
	return out, err
}

func opAlloca(w *warp, in *inst) bool {
	var size uint64
	for m := w.act; m != 0; m &= m - 1 {
		size = max(size, w.raw(in.a, in.sz.a, bits.TrailingZeros32(m)))
	}
	f := w.frame
	limit := w.block.launch.StackLimit
	if limit == 0 {
		limit = defaultStackLimit
	}
	at := alignUp(uint64(f.local+f.fn.local+f.dyn), uint64(in.imm))
	end := alignUp(at+size, stackAlign)
	if size > uint64(limit) || end > uint64(limit) {
		return w.fail(StackOverflow, bits.TrailingZeros32(w.act), 0, 0)
	}
	f.dyn = uint32(end) - f.local - f.fn.local
	w.reserve(uint32(end))
	w.setAll(in, at)
	return true
}

// setAll writes one value to the active lanes of the destination.
func (w *warp) setAll(in *inst, v uint64) {
	for m := w.act; m != 0; m &= m - 1 {
		w.setRaw(in.d, in.sz.d, bits.TrailingZeros32(m), v)
	}
}

// decodeStack decodes stacksave and stackrestore.
func decodeStack(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	if len(in.Args) != 1 {
		return inst{}, fmt.Errorf("%d operands, 1 expected", len(in.Args))
	}
	n := laneSize(t)
	out := inst{sz: sizes{d: n, a: n}}
	var err error
	if in.Op == "stacksave" {
		out.fn = func(w *warp, in *inst) bool {
			w.setAll(in, uint64(w.frame.local+w.frame.fn.local+w.frame.dyn))
			return true
		}
		out.d, err = d.dst(in.Args[0], t)
		return out, err
	}
	out.fn = opStackRestore
	out.a, err = d.src(in.Args[0], t)
	return out, err
}

func opStackRestore(w *warp, in *inst) bool {
	f := w.frame
	base := uint64(f.local + f.fn.local)
	to := w.raw(in.a, in.sz.a, bits.TrailingZeros32(w.act))
	if w.act == f.live && to >= base && to <= base+uint64(f.dyn) {
		f.dyn = uint32(to - base)
	}
	return true
}

func init() {
	register(decodeAlloca, "alloca")
	register(decodeStack, "stacksave", "stackrestore")
}
