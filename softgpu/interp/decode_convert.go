package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodeCvt decodes cvt. Operand registers may be wider than their types.
func decodeCvt(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	c := numeric.Conversion{To: m.Type(0), From: m.Type(1)}
	if len(m.Types) != 2 {
		return inst{}, fmt.Errorf("cvt needs two types")
	}
	if r := m.OneOf("rni", "rzi", "rmi", "rpi"); r != "" {
		c.Integer = true
		c.Round = map[string]numeric.Rounding{"rni": numeric.Nearest, "rzi": numeric.ToZero, "rmi": numeric.ToMinus, "rpi": numeric.ToPlus}[r]
	} else {
		c.Round = m.Rounding()
	}
	c.Ftz, c.Relu = m.Take("ftz"), m.Take("relu")
	c.Sat, c.Finite = m.Take("sat"), m.Take("satfinite")
	if c.To.Size() == 4 && len(in.Args) == 3 || c.To == ptx.E4M3x2 || c.To == ptx.E5M2x2 ||
		c.From == ptx.E4M3x2 || c.From == ptx.E5M2x2 {
		return d.cvtPair(in, c)
	}
	if len(in.Args) != 2 {
		return inst{}, fmt.Errorf("%d operands, 2 expected", len(in.Args))
	}
	out := inst{x: &extra{f1: c.Func()}, fn: opRaw1}
	if out.x.f1 == nil {
		return out, fmt.Errorf("conversion .%s.%s is %w", c.To, c.From, ptxinst.ErrUnsupported)
	}
	var err error
	if out.d, out.sz.d, err = d.wideDst(in.Args[0]); err != nil {
		return out, err
	}
	if out.a, out.sz.a, err = d.wide(in.Args[1], c.From); err != nil {
		return out, err
	}
	if in.Args[0].Kind != ptx.OpSink && (int(out.sz.d) < c.To.Size() || int(out.sz.a) < c.From.Size()) {
		return out, fmt.Errorf("register is narrower than its type")
	}
	if fn := fastConvert(c, out.sz); fn != nil {
		out.fn = fn
	}
	return out, nil
}

// fastConvert has loops for the commonest conversions.
func fastConvert(c numeric.Conversion, sz sizes) execFn {
	if c.Sat || c.Finite || c.Ftz || c.Relu || c.Integer && c.To.Kind() == ptx.KindFloat ||
		sz.d != laneSize(c.To) || sz.a != laneSize(c.From) || c.To.Size() == 1 || c.From.Size() == 1 {
		return nil
	}
	type pair struct{ to, from ptx.Type }
	p := pair{bitsAs(c.To), bitsAs(c.From)}
	if c.To.Kind() != ptx.KindFloat && c.From.Kind() != ptx.KindFloat {
		return map[pair]execFn{
			{ptx.U64, ptx.U32}: opConvert[uint32, uint64], {ptx.S64, ptx.S32}: opConvert[int32, int64],
			{ptx.U64, ptx.S32}: opConvert[int32, uint64], {ptx.S64, ptx.U32}: opConvert[uint32, int64],
			{ptx.U32, ptx.U64}: opConvert[uint64, uint32], {ptx.S32, ptx.S64}: opConvert[uint64, uint32],
			{ptx.U32, ptx.S64}: opConvert[uint64, uint32], {ptx.S32, ptx.U64}: opConvert[uint64, uint32],
			{ptx.U32, ptx.U16}: opConvert[uint16, uint32], {ptx.S32, ptx.S16}: opConvert[int16, int32],
			{ptx.U16, ptx.U32}: opConvert[uint32, uint16],
		}[p]
	}
	if c.Round != numeric.Nearest {
		return nil
	}
	switch p {
	case pair{ptx.F32, ptx.S32}:
		return opToFloat[int32, float32]
	case pair{ptx.F32, ptx.U32}:
		return opToFloat[uint32, float32]
	case pair{ptx.F64, ptx.S32}:
		return opToFloat[int32, float64]
	case pair{ptx.F64, ptx.U32}:
		return opToFloat[uint32, float64]
	case pair{ptx.F64, ptx.F32}:
		return opToFloat[float32, float64]
	}
	return nil
}

// bitsAs treats untyped bits as unsigned.
func bitsAs(t ptx.Type) ptx.Type {
	switch t {
	case ptx.B16:
		return ptx.U16
	case ptx.B32:
		return ptx.U32
	case ptx.B64:
		return ptx.U64
	}
	return t
}

// opToFloat converts to nearest, which Go's conversion does too.
func opToFloat[S int32 | uint32 | float32, D float32 | float64](w *warp, in *inst) bool {
	d, a := dst[D](w, in), vec[S](w, in.a)
	for i := range d {
		d[i] = D(a[i])
	}
	return blend[D](w, in)
}

// cvtPair decodes conversions of two floats into a packed pair, and of packed
// 8-bit pairs. The first source becomes the upper half.
func (d *decoder) cvtPair(in *ptx.Inst, c numeric.Conversion) (inst, error) {
	formats := map[ptx.Type]numeric.Format{
		ptx.F16x2: numeric.F16, ptx.BF16x2: numeric.BF16, ptx.E4M3x2: numeric.E4M3, ptx.E5M2x2: numeric.E5M2,
	}
	to, ok := formats[c.To]
	if !ok {
		return inst{}, fmt.Errorf("conversion .%s.%s is %w", c.To, c.From, ptxinst.ErrUnsupported)
	}
	width := 1 + to.Mant + to.Exp
	limit := to.Unpack(to.Top() - 1)
	pack := func(v float64) uint64 { return to.Pack(c.Clamp(v, limit), c.Round) }
	if len(in.Args) == 3 && c.From == ptx.F32 {
		out, err := d.mixed(in, c.To, ptx.F32, ptx.F32)
		out.fn, out.x = opRaw2, &extra{f2: func(a, b uint64) uint64 {
			hi, lo := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
			return pack(float64(hi))<<width | pack(float64(lo))
		}}
		return out, err
	}
	from, ok := formats[c.From]
	if !ok || len(in.Args) != 2 {
		return inst{}, fmt.Errorf("conversion .%s.%s is %w", c.To, c.From, ptxinst.ErrUnsupported)
	}
	n := 1 + from.Mant + from.Exp
	out, err := d.mixed(in, c.To, c.From)
	out.fn, out.x = opRaw1, &extra{f1: func(a uint64) uint64 {
		mask := uint64(1)<<n - 1
		return pack(from.Unpack(a>>n&mask))<<width | pack(from.Unpack(a&mask))
	}}
	return out, err
}

// decodeCvtPack decodes cvt.pack: two integers saturated into parts of a word.
func decodeCvtPack(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	m.Drop("pack", "sat")
	to := m.Type(0)
	n, signed := uint(to.Size()*8), to.Kind() == ptx.KindSigned
	if small := m.OneOf("u2", "s2", "u4", "s4"); small != "" {
		n, signed = uint(small[1]-'0'), small[0] == 's'
	}
	lo, hi := int64(0), int64(1)<<n-1
	if signed {
		lo, hi = -1<<(n-1), 1<<(n-1)-1
	}
	clamp := func(v uint64) uint64 { return uint64(min(max(int64(int32(v)), lo), hi)) & (1<<n - 1) }
	sources := len(in.Args) - 1
	out, err := d.operands(in, ptx.B32, sources)
	// With a third source the pair is shifted into it.
	out.x = &extra{
		f2: func(a, b uint64) uint64 { return clamp(a)<<n | clamp(b) },
		f3: func(a, b, c uint64) uint64 { return c<<(2*n)&math.MaxUint32 | clamp(a)<<n | clamp(b) },
	}
	out.fn = opRaw2
	if sources == 3 {
		out.fn = opRaw3
	}
	return out, err
}

func init() {
	register(func(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
		if len(m.Left) > 0 && m.Left[0] == "pack" {
			return decodeCvtPack(d, in, m)
		}
		return decodeCvt(d, in, m)
	}, "cvt")
}
