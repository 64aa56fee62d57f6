package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// videoOps work on one part of a packed word.
var videoOps = map[string]func(x, y int64) int64{
	"vadd":     func(x, y int64) int64 { return x + y },
	"vsub":     func(x, y int64) int64 { return x - y },
	"vabsdiff": func(x, y int64) int64 { return max(x-y, y-x) },
	"vmin":     func(x, y int64) int64 { return min(x, y) },
	"vmax":     func(x, y int64) int64 { return max(x, y) },
	// Halves are rounded away from zero for sums that are not negative, down
	// for the others.
	"vavrg": func(x, y int64) int64 {
		if x+y >= 0 {
			return (x + y + 1) >> 1
		}
		return (x + y) >> 1
	},
}

// decodeVideo decodes the packed video instructions: four bytes or two halves
// at once. With .add the results are summed up with c; otherwise those that a
// mask leaves out come from c.
func decodeVideo(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	name, parts := in.Op[:len(in.Op)-1], uint(in.Op[len(in.Op)-1]-'0')
	width := 32 / parts
	f, err := videoFn(name, m)
	if err != nil {
		return inst{}, err
	}
	sum, sat := m.Take("add"), m.Take("sat")
	types := m.Types
	if name == "vset" { // has no type of its own for the result
		types = append([]ptx.Type{ptx.U32}, types...)
	}
	if len(types) != 3 || len(in.Args) != 4 {
		return inst{}, fmt.Errorf("%d types and %d operands", len(m.Types), len(in.Args))
	}
	signed := func(i int) bool { return types[i].Kind() == ptx.KindSigned }
	aSigned, bSigned := signed(1), signed(2)
	lo, hi := int64(0), int64(1)<<width-1
	if signed(0) {
		lo, hi = -1<<(width-1), 1<<(width-1)-1
	}
	mask, err := videoMask(in.Args[0].Name, parts)
	if err != nil {
		return inst{}, err
	}
	var pick [2][]uint
	for i := range pick {
		if pick[i], err = videoParts(videoName(in.Args[i+1]), parts, uint(i)); err != nil {
			return inst{}, err
		}
	}
	// Parts are numbered through both operands, those of a first.
	part := func(a, b uint64, i uint, signed bool) int64 {
		v := (a&math.MaxUint32 | b<<32) >> (i * width) & (1<<width - 1)
		if signed {
			return numeric.SignExtend(v, width)
		}
		return int64(v)
	}
	out, err := d.operands(in, ptx.B32, 3)
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
		var packed uint64
		total := c
		for i := range parts {
			at := i * width
			if mask>>i&1 == 0 {
				packed |= c & ((1<<width - 1) << at)
				continue
			}
			r := f(part(a, b, pick[0][i], aSigned), part(a, b, pick[1][i], bSigned))
			if sat {
				r = min(max(r, lo), hi)
			}
			total += uint64(r)
			packed |= uint64(r) & (1<<width - 1) << at
		}
		if sum {
			return total
		}
		return packed
	}}
	return out, err
}

// videoMask reads which parts of the result are computed, as in .b20; all of
// them when there is no mask.
func videoMask(name string, parts uint) (uint, error) {
	if name == "" {
		return 1<<parts - 1, nil
	}
	digits, err := videoDigits(name, parts, parts)
	mask := uint(0)
	for _, n := range digits {
		mask |= 1 << n
	}
	return mask, err
}

// videoParts reads which parts of both operands one operand takes, lowest
// first; without a selector its own.
func videoParts(name string, parts, operand uint) ([]uint, error) {
	list := make([]uint, parts)
	for i := range list {
		list[i] = operand*parts + uint(i)
	}
	if name == "" {
		return list, nil
	}
	digits, err := videoDigits(name, parts, 2*parts)
	if err == nil && len(digits) != len(list) {
		err = fmt.Errorf("selector .%s is %w", name, ptxinst.ErrUnsupported)
	}
	return digits, err
}

// videoDigits reads the numbers of a selector or mask, the last one first.
func videoDigits(name string, parts, limit uint) ([]uint, error) {
	kind := map[uint]byte{2: 'h', 4: 'b'}[parts]
	bad := len(name) < 2 || len(name) > int(parts)+1 || name[0] != kind
	var list []uint
	for i := len(name) - 1; i > 0; i-- {
		n := uint(name[i] - '0')
		bad = bad || n >= limit
		list = append(list, n)
	}
	if bad {
		return nil, fmt.Errorf("selector .%s is %w", name, ptxinst.ErrUnsupported)
	}
	return list, nil
}

// checkParts refuses parts of registers, as in %r1.b0, for all but the video
// instructions, which look at them.
func checkParts(in *ptx.Inst) error {
	if in.Op[0] == 'v' && in.Op != "vote" {
		return nil
	}
	for _, o := range in.Args {
		if o.Kind == ptx.OpReg && o.Name != "" {
			return fmt.Errorf("operand part .%s is %w", o.Name, ptxinst.ErrUnsupported)
		}
	}
	return nil
}

func init() {
	for name := range videoOps {
		register(decodeVideo, name+"2", name+"4")
	}
	register(decodeVideo, "vset2", "vset4")
}
