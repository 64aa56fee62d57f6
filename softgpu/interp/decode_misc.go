package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodePolicy decodes createpolicy. There are no caches, so a policy is zero.
func decodePolicy(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Left = nil
	if len(in.Args) == 0 {
		return inst{}, fmt.Errorf("no operands")
	}
	to, err := d.dst(in.Args[0], ptx.B64)
	return inst{fn: opMov[uint64], d: to, a: d.constant(0, 8)}, err
}

// decodeLop3Pred decodes lop3 with a predicate: p = (d != 0) op q.
func decodeLop3Pred(d *decoder, in *ptx.Inst, and bool) (inst, error) {
	if len(in.Args) != 6 || in.Args[4].Kind != ptx.OpImm || in.Args[0].Kind != ptx.OpPair {
		return inst{}, fmt.Errorf("lop3 with a predicate needs d|p, a table and q")
	}
	short := *in
	short.Args = append([]ptx.Operand{in.Args[0].Elems[0]}, in.Args[1:4]...)
	out, err := d.operands(&short, ptx.B32, 3)
	if err != nil {
		return out, err
	}
	out.x = &extra{}
	if out.x.dq, _, err = d.predicate(in.Args[0].Elems[1]); err != nil {
		return out, err
	}
	var neg bool
	out.p, neg, err = d.predicate(in.Args[5])
	out.flag |= negFlag(neg)
	table := uint8(in.Args[4].Imm)
	out.fn = func(w *warp, in *inst) bool {
		q := *w.pred(in.p)
		if in.flag&flagNeg != 0 {
			q = ^q
		}
		var set uint32
		for i := range warpSize {
			if w.act>>i&1 == 0 {
				continue
			}
			v := numeric.Lop3(w.raw(in.a, 4, i), w.raw(in.b, 4, i), w.raw(in.c, 4, i), table)
			w.setRaw(in.d, 4, i, v)
			if uint32(v) != 0 {
				set |= 1 << i
			}
		}
		if and {
			set &= q
		} else {
			set |= q
		}
		p := w.pred(in.x.dq)
		*p = *p&^w.act | set&w.act
		return true
	}
	return out, err
}

// widened decodes add, sub and fma of single precision with factors, or the
// first summand, of half precision: those convert without rounding.
func (d *decoder) widened(in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	h, ok := numeric.HalfFormats[m.Type(1)]
	op := letters[in.Op]
	if !ok || h.Pair || len(m.Types) != 2 || m.Type(0) != ptx.F32 || op != '+' && op != '-' && op != 'f' {
		return inst{}, fmt.Errorf("mixed-precision form is %w", ptxinst.ErrUnsupported)
	}
	f := takeFloat(m)
	g := f.Wrap32(f.Func32(op))
	wide := func(v uint64) float32 { return float32(h.Unpack(v & 0xffff)) }
	single := func(v uint64) float32 { return math.Float32frombits(uint32(v)) }
	if op == 'f' {
		out, err := d.mixed(in, ptx.F32, m.Type(1), m.Type(1), ptx.F32)
		out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
			return uint64(math.Float32bits(g(wide(a), wide(b), single(c))))
		}}
		return out, err
	}
	out, err := d.mixed(in, ptx.F32, m.Type(1), ptx.F32)
	out.fn, out.x = opRaw2, &extra{f2: func(a, b uint64) uint64 {
		return uint64(math.Float32bits(g(wide(a), single(b), 0)))
	}}
	return out, err
}

// floatRedux is the function of redux for single precision.
func floatRedux(op string, abs, nan bool) func(a, b uint64) uint64 {
	if op != "min" && op != "max" {
		return nil
	}
	f := numeric.FloatMinMax(op == "max", nan, false, false, ptx.F32)
	if !abs {
		return f
	}
	const sign = 1 << 31
	return func(a, b uint64) uint64 { return f(a&^sign, b&^sign) }
}

func init() { register(decodePolicy, "createpolicy") }
