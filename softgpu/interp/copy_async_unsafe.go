package interp

import (
	"fmt"
	"math/bits"
	"slices"
	"unsafe"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodeCp decodes cp.async. Copies are done when issued, which the program
// cannot tell from a copy that ends early; waiting for them is then nothing.
func decodeCp(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	switch {
	case isBulk(in):
		return decodeBulk(d, in, m)
	case slices.Contains(in.Mods, "mbarrier"):
		return decodeCopyArrive(d, in, m)
	case !m.Take("async"):
		return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	if m.OneOf("commit_group", "wait_group", "wait_all") != "" {
		return inst{fn: opNop}, nil
	}
	m.Drop(cacheMods...)
	m.Drop("shared", "shared::cta", "global")
	args := in.Args
	if m.Take("L2::cache_hint") && len(args) > 3 {
		args = args[:len(args)-1]
	}
	if len(in.Args) < 3 || in.Args[2].Kind != ptx.OpImm {
		return inst{}, fmt.Errorf("cp.async needs two addresses and a size")
	}
	out := inst{fn: opCopyAsync, x: &extra{}}
	size := in.Args[2].Imm
	if size != 4 && size != 8 && size != 16 {
		return out, fmt.Errorf("cp.async of %d bytes", size)
	}
	from := inst{x: &extra{}}
	if err := d.addressOf(in.Args[0], inShared, &out); err != nil {
		return out, err
	}
	if err := d.addressOf(in.Args[1], inGlobal, &from); err != nil {
		return out, err
	}
	out.sz.a = uint8(size)
	out.x.from = &from
	if len(args) < 4 {
		return out, nil
	}
	// A predicate: where it holds nothing is read.
	if o := args[3]; o.Kind == ptx.OpReg && d.fn.src.Regs[o.Reg].Type == ptx.Pred {
		p, neg, err := d.predicate(o)
		out.p, out.flag, out.sz.c = p, out.flag|negFlag(neg), 1
		return out, err
	}
	// A source size: what is beyond it is filled with zeros.
	var err error
	out.b, err = d.src(args[3], ptx.U32)
	out.sz.b = 4
	return out, err
}

// opCopyAsync looks at the source only when something is read: with a source
// size of zero its address may be anything.
func opCopyAsync(w *warp, in *inst) bool {
	n := uint64(in.sz.a)
	w.begin()
	src := *w.addresses(in.x.from)
	dst := w.addresses(in)
	var ignore uint32
	if in.sz.c != 0 {
		if ignore = *w.pred(in.p); in.flag&flagNeg != 0 {
			ignore = ^ignore
		}
	}
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		take := n
		if in.sz.b != 0 {
			take = min(n, uint64(vec[uint32](w, in.b)[i]))
		}
		if ignore>>i&1 != 0 {
			take = 0
		}
		to := w.at(inShared, dst[i], n, i)
		if to == nil {
			return false
		}
		buf := unsafe.Slice((*byte)(to), n)
		clear(buf[take:])
		if take == 0 {
			continue
		}
		from := w.at(inGlobal, src[i], n, i)
		if from == nil {
			return false
		}
		copy(buf[:take], unsafe.Slice((*byte)(from), take))
	}
	return true
}

func init() { register(decodeCp, "cp") }
