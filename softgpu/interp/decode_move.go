package interp

import (
	"fmt"
	"math/bits"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

func movFn(size uint8) execFn {
	return bySize(size, opMov[uint16], opMov[uint32], opMov[uint64])
}

// decodeMov decodes mov in all its forms: registers, immediates, addresses,
// special registers, predicates, and packing and unpacking of vectors.
func decodeMov(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	if is128(m) {
		return decodeMov128(d, in)
	}
	t := m.Type(0)
	m.Drop("v2", "v4")
	if len(in.Args) != 2 {
		return inst{}, fmt.Errorf("%d operands, 2 expected", len(in.Args))
	}
	to, from := in.Args[0], in.Args[1]
	switch {
	case t == ptx.Pred:
		out := inst{fn: opPredLogic, x: &extra{name: "mov"}}
		var err error
		if out.d, _, err = d.predicate(to); err != nil {
			return out, err
		}
		var neg bool
		out.a, neg, err = d.predicate(from)
		out.flag = negFlag(neg)
		return out, err
	case from.Kind == ptx.OpVec && to.Kind == ptx.OpVec:
		return d.movVectors(to, from, t)
	case from.Kind == ptx.OpVec:
		return d.pack(to, from, t)
	case to.Kind == ptx.OpVec:
		return d.unpack(to, from, t)
	}
	out, err := d.operands(in, t, 1)
	return finish(out, err, movFn(laneSize(t)), t)
}

// movVectors decodes `mov.v2.u32 {%a, %b}, {%b, %a}`; the sources follow the
// destinations in x.vec.
func (d *decoder) movVectors(to, from ptx.Operand, t ptx.Type) (inst, error) {
	n := len(to.Elems)
	if n != len(from.Elems) || n == 0 || n > maxVector {
		return inst{}, fmt.Errorf("vectors of %d and %d elements", n, len(from.Elems))
	}
	out := inst{x: &extra{}}
	for _, e := range to.Elems {
		o := noOperand
		if e.Kind != ptx.OpSink {
			var err error
			if o, err = d.dst(e, t); err != nil {
				return out, err
			}
		}
		out.x.vec = append(out.x.vec, o)
	}
	for _, e := range from.Elems {
		o, err := d.src(e, t)
		if err != nil {
			return out, err
		}
		out.x.vec = append(out.x.vec, o)
	}
	return finish(out, nil, bySize(laneSize(t), opMovVec[uint16], opMovVec[uint32], opMovVec[uint64]), t)
}

// maxVector is the most elements of a vector.
const maxVector = 8

// opMovVec reads all elements before it writes one: a vector may be made of the
// registers it is moved to, in another order.
func opMovVec[R lane](w *warp, in *inst) bool {
	var v [maxVector][warpSize]R
	n := len(in.x.vec) / 2
	for k, o := range in.x.vec[n:] {
		v[k] = *vec[R](w, o)
	}
	for k, o := range in.x.vec[:n] {
		if o == noOperand {
			continue
		}
		d := vec[R](w, o)
		for m := w.act; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m) & 31
			d[i] = v[k][i]
		}
	}
	return true
}

// pack decodes `mov.b32 %r, {%lo, %hi}`.
func (d *decoder) pack(to, from ptx.Operand, t ptx.Type) (inst, error) {
	part, err := partType(t, len(from.Elems))
	if err != nil {
		return inst{}, err
	}
	out := inst{fn: opPack, x: &extra{}, sz: sizes{d: laneSize(t), a: laneSize(part), b: uint8(part.Size())}}
	if out.d, err = d.dst(to, t); err != nil {
		return out, err
	}
	for _, e := range from.Elems {
		o, n, err := d.wide(e, part)
		if err != nil {
			return out, err
		}
		if n != out.sz.a {
			return out, fmt.Errorf("element has %d bits", n*8)
		}
		out.x.vec = append(out.x.vec, o)
	}
	return out, nil
}

// unpack decodes `mov.b32 {%lo, %hi}, %r`; the first element is the lowest.
func (d *decoder) unpack(to, from ptx.Operand, t ptx.Type) (inst, error) {
	part, err := partType(t, len(to.Elems))
	if err != nil {
		return inst{}, err
	}
	out := inst{fn: opUnpack, x: &extra{}, sz: sizes{d: laneSize(part), a: laneSize(t), b: uint8(part.Size())}}
	if out.a, err = d.src(from, t); err != nil {
		return out, err
	}
	for _, e := range to.Elems {
		if e.Kind == ptx.OpSink {
			out.x.vec = append(out.x.vec, noOperand)
			continue
		}
		o, n, err := d.wideDst(e)
		if err != nil {
			return out, err
		}
		if n != out.sz.d {
			return out, fmt.Errorf("element has %d bits", n*8)
		}
		out.x.vec = append(out.x.vec, o)
	}
	return out, nil
}

// partType is the type of one of n equal parts.
func partType(t ptx.Type, n int) (ptx.Type, error) {
	if n > 0 && t.Size() <= 8 {
		switch t.Size()/n*10 + t.Size()%n {
		case 10:
			return ptx.B8, nil
		case 20:
			return ptx.B16, nil
		case 40:
			return ptx.B32, nil
		}
	}
	return ptx.NoType, fmt.Errorf("%d elements of .%s are %w", n, t, ptxinst.ErrUnsupported)
}

// opPack puts elements together, the first lowest.
func opPack(w *warp, in *inst) bool {
	for i := range warpSize {
		if w.act>>i&1 == 0 {
			continue
		}
		var v uint64
		width := 8 * uint(in.sz.b)
		for k, o := range in.x.vec {
			v |= w.raw(o, in.sz.a, i) & (1<<width - 1) << (uint(k) * width)
		}
		w.setRaw(in.d, in.sz.d, i, v)
	}
	return true
}

// opUnpack reads the source before it writes any element: they may be one
// register.
func opUnpack(w *warp, in *inst) bool {
	for i := range warpSize {
		if w.act>>i&1 == 0 {
			continue
		}
		v := w.raw(in.a, in.sz.a, i)
		width := 8 * uint(in.sz.b)
		for k, o := range in.x.vec {
			if o != noOperand {
				w.setRaw(o, in.sz.d, i, v>>(uint(k)*width)&(1<<width-1))
			}
		}
	}
	return true
}

// windows are the offsets that generic addresses add.
var windows = map[string]uint64{
	"global": 0, "const": 0, "shared": SharedBase, "shared::cta": SharedBase, "shared::cluster": SharedBase,
	"local": LocalBase, "param": ParamBase, "param::entry": ParamBase,
}

var windowNames = []string{
	"global", "const", "shared", "shared::cta", "shared::cluster", "local", "param", "param::entry",
}

// decodeCvta decodes cvta and cvta.to: adding and removing a window's base.
func decodeCvta(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	to := m.Take("to")
	name := m.OneOf(windowNames...)
	base, ok := windows[name]
	if !ok {
		return inst{}, fmt.Errorf("cvta without a state space")
	}
	if name == "param" && !d.fn.src.Kernel {
		base = LocalBase
	}
	out, err := d.operands(in, t, 1)
	if err != nil || base == 0 {
		return finish(out, err, movFn(laneSize(t)), t)
	}
	out.b = d.constant(base, laneSize(t))
	if to {
		return finish(out, err, bySize(laneSize(t), nil, opSub[uint32], opSub[uint64]), t)
	}
	return finish(out, err, bySize(laneSize(t), nil, opAdd[uint32], opAdd[uint64]), t)
}

// decodeIsspacep decodes isspacep. Constants are global memory here; they are
// told by the module's variables. A kernel's parameters are global too.
func decodeIsspacep(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	name := m.OneOf(windowNames...)
	base := windows[name]
	if len(in.Args) != 2 || name == "" {
		return inst{}, fmt.Errorf("isspacep needs a state space and two operands")
	}
	out := inst{fn: opSetp, flag: flagNoDest, sz: sizes{a: 8, b: 8}}
	var err error
	if out.d, _, err = d.predicate(in.Args[0]); err != nil {
		return out, err
	}
	if out.a, err = d.src(in.Args[1], ptx.B64); err != nil {
		return out, err
	}
	out.b = out.a
	isConst := d.prog.constants()
	out.x = &extra{cmp: func(a, _ uint64) bool {
		switch {
		case name == "const":
			return isConst(a)
		case base == 0:
			return (a < ParamBase || a&^(windowSize-1) == ParamBase) && !isConst(a)
		case name == "shared" || name == "shared::cta":
			return a&^(rankUnit-1) == base
		}
		return a&^(windowSize-1) == base
	}}
	return out, nil
}

// constants tells addresses of the module's variables in constant memory.
func (p *Program) constants() func(addr uint64) bool {
	type part struct{ at, size uint64 }
	var list []part
	for _, v := range p.mod.Globals {
		if v.Space != ptx.Const {
			continue
		}
		if a, err := p.symbol(v.Name); err == nil {
			list = append(list, part{a, v.Size})
		}
	}
	return func(addr uint64) bool {
		for _, c := range list {
			if addr-c.at < c.size {
				return true
			}
		}
		return false
	}
}

func init() {
	register(decodeMov, "mov")
	register(decodeCvta, "cvta")
	register(decodeIsspacep, "isspacep")
}
