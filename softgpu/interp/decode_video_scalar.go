package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// Scalar video instructions take a byte, a half or all of each operand, compute
// in more than 32 bits, may saturate, and end with a second operation or by
// putting the result into a part of the third operand.

// A videoSel is which part of a word an operand names.
type videoSel struct {
	shift, width uint
}

// selector reads a component such as .b2 or .h1.
func selector(name string) (videoSel, error) {
	if name == "" {
		return videoSel{0, 32}, nil
	}
	if len(name) == 2 {
		switch n := uint(name[1] - '0'); {
		case name[0] == 'b' && n < 4:
			return videoSel{n * 8, 8}, nil
		case name[0] == 'h' && n < 2:
			return videoSel{n * 16, 16}, nil
		}
	}
	return videoSel{}, fmt.Errorf("selector .%s is %w", name, ptxinst.ErrUnsupported)
}

// extract reads the part with the sign its type has.
func (s videoSel) extract(v uint64, signed bool) int64 {
	v = v >> s.shift & (1<<s.width - 1)
	if signed {
		return numeric.SignExtend(v, s.width)
	}
	return int64(v)
}

// videoCompare are the comparisons of vset.
var videoCompare = map[string]func(a, b int64) bool{
	"eq": func(a, b int64) bool { return a == b }, "ne": func(a, b int64) bool { return a != b },
	"lt": func(a, b int64) bool { return a < b }, "le": func(a, b int64) bool { return a <= b },
	"gt": func(a, b int64) bool { return a > b }, "ge": func(a, b int64) bool { return a >= b },
}

// videoShift shifts by up to 32, or by the lower five bits.
func videoShift(left, wrap bool) func(a, b int64) int64 {
	return func(a, b int64) int64 {
		n := uint64(b)
		if wrap {
			n &= 31
		} else {
			n = min(n, 32)
		}
		if left {
			return a << n
		}
		return a >> n
	}
}

// videoFn picks the first operation.
func videoFn(op string, m *ptxinst.Mods) (func(a, b int64) int64, error) {
	switch op {
	case "vset":
		cmp := videoCompare[m.OneOf("eq", "ne", "lt", "le", "gt", "ge")]
		if cmp == nil {
			return nil, fmt.Errorf("vset without a comparison")
		}
		return func(a, b int64) int64 {
			if cmp(a, b) {
				return 1
			}
			return 0
		}, nil
	case "vshl", "vshr":
		return videoShift(op == "vshl", m.OneOf("wrap", "clamp") == "wrap"), nil
	}
	return videoOps[op], nil
}

// decodeVideoScalar decodes vadd, vsub, vabsdiff, vmin, vmax, vshl, vshr, vset.
func decodeVideoScalar(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	f, err := videoFn(in.Op, m)
	if err != nil {
		return inst{}, err
	}
	sat := m.Take("sat")
	second := m.OneOf("add", "min", "max")
	types := m.Types
	if in.Op == "vset" { // has no type of its own for the result
		types = append([]ptx.Type{ptx.U32}, types...)
	}
	if len(types) != 3 || len(in.Args) < 3 || len(in.Args) > 4 {
		return inst{}, fmt.Errorf("%d types and %d operands", len(m.Types), len(in.Args))
	}
	signed := func(i int) bool { return types[i].Kind() == ptx.KindSigned }
	sd, sa, sb := signed(0), signed(1), signed(2)
	dsel, err := selector(in.Args[0].Name)
	if err != nil {
		return inst{}, err
	}
	asel, err := selector(videoName(in.Args[1]))
	if err != nil {
		return inst{}, err
	}
	bsel, err := selector(videoName(in.Args[2]))
	if err != nil {
		return inst{}, err
	}
	lo, hi := videoRange(dsel.width, sd)
	three := *in
	if len(in.Args) == 3 {
		three.Args = append(append([]ptx.Operand{}, in.Args...), ptx.Operand{Kind: ptx.OpImm})
	}
	out, err := d.operands(&three, ptx.B32, 3)
	whole := videoSel{0, 32}
	odd := videoOps[in.Op] != nil
	sums := in.Op == "vadd" || in.Op == "vsub"
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
		// What is computed has 34 bits.
		r := numeric.SignExtend(uint64(f(asel.extract(a, sa), bsel.extract(b, sb))), 34)
		if dsel != whole {
			return videoMerge(dsel, r, c, lo, hi, sat, odd && sd, odd)
		}
		if sat {
			r = min(max(r, lo), hi)
		}
		// The second operation sees 32 bits of the first.
		x, y := whole.extract(uint64(r), sd), whole.extract(c, sd)
		if second == "max" && sums && !sd && x>>31 != 0 {
			return uint64(x) // as measured, though y may be larger
		}
		switch second {
		case "add":
			return uint64(x + y)
		case "min":
			return uint64(min(x, y))
		case "max":
			return uint64(max(x, y))
		}
		return uint64(r)
	}}
	return out, err
}

// videoMerge puts a result into a part of c. Two things are as the hardware does
// them, not as the ISA says, for add and its like (odd): signed saturation
// takes negative results for large ones, and without saturation the part's own
// bits of the result are taken, not the lowest.
func videoMerge(to videoSel, r int64, c uint64, lo, hi int64, sat, unsigned, odd bool) uint64 {
	mask := (uint64(1)<<to.width - 1) << to.shift
	switch {
	case sat && unsigned && r < 0:
		r = hi
	case sat:
		r = min(max(r, lo), hi)
	case odd:
		return c&^mask | uint64(r)&mask
	}
	return c&^mask | uint64(r)<<to.shift&mask
}

// videoName is the component of a register operand; constants have none.
func videoName(o ptx.Operand) string {
	if o.Kind == ptx.OpReg {
		return o.Name
	}
	return ""
}

func videoRange(width uint, signed bool) (lo, hi int64) {
	if signed {
		return -1 << (width - 1), 1<<(width-1) - 1
	}
	return 0, 1<<width - 1
}

// decodeVmad decodes vmad: a*b+c with signs, plus one, shifts and saturation.
func decodeVmad(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	sat, po := m.Take("sat"), m.Take("po")
	shift := map[string]uint{"shr7": 7, "shr15": 15}[m.OneOf("shr7", "shr15")]
	if len(m.Types) != 3 || len(in.Args) != 4 {
		return inst{}, fmt.Errorf("%d types and %d operands", len(m.Types), len(in.Args))
	}
	args := append([]ptx.Operand{}, in.Args...)
	for i := range args {
		args[i].Neg = false
	}
	negProduct, negC := in.Args[1].Neg != in.Args[2].Neg, in.Args[3].Neg
	sa, sb := m.Type(1).Kind() == ptx.KindSigned, m.Type(2).Kind() == ptx.KindSigned
	asel, err := selector(videoName(args[1]))
	if err != nil {
		return inst{}, err
	}
	bsel, err := selector(videoName(args[2]))
	if err != nil {
		return inst{}, err
	}
	final := sa || sb || negProduct || negC
	three := *in
	three.Args = args
	out, err := d.operands(&three, ptx.B32, 3)
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
		z := int64(uint32(c))
		if final {
			z = int64(int32(c))
		}
		r := asel.extract(a, sa) * bsel.extract(b, sb)
		switch {
		case po:
			r++
		case negProduct:
			r = -r
		case negC:
			z = -z
		}
		wide := !final && shift == 0 // the unsigned product needs all 64 bits
		if !final && shift != 0 {
			// As measured: with a shift whole words count as signed.
			r = signed32(asel, a) * signed32(bsel, b)
			if po {
				r++
			}
			z = int64(int32(c))
		}
		sum := r + z
		if wide {
			sum = int64(uint64(sum) >> shift)
		} else {
			sum >>= shift
		}
		if !sat {
			return uint64(sum)
		}
		if wide {
			return min(uint64(sum), math.MaxUint32)
		}
		return uint64(min(max(sum, math.MinInt32), math.MaxInt32))
	}}
	return out, err
}

// signed32 reads a part without a sign, or all of a word with one.
func signed32(s videoSel, v uint64) int64 { return s.extract(v, s.width == 32) }

func init() {
	register(decodeVideoScalar, "vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vset")
	register(decodeVmad, "vmad")
}
