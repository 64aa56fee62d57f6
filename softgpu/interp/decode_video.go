package interp

import (
	"fmt"

	"ferry/softgpu/ptx"
)

// videoOps work on one part of a packed word.
var videoOps = map[string]func(x, y int64) int64{
	"vadd":     func(x, y int64) int64 { return x + y },
	"vsub":     func(x, y int64) int64 { return x - y },
	"vabsdiff": func(x, y int64) int64 { return max(x-y, y-x) },
	"vmin":     func(x, y int64) int64 { return min(x, y) },
	"vmax":     func(x, y int64) int64 { return max(x, y) },
	"vavrg":    func(x, y int64) int64 { return (x + y + 1) >> 1 },
}

// decodeVideo decodes the packed video instructions: four bytes or two halves
// at once, with .add their sum is added to c. Masks and selectors, which no
// compiler emits, are not supported.
func decodeVideo(d *decoder, in *ptx.Inst, m *mods) (inst, error) {
	name, parts := in.Op[:len(in.Op)-1], uint(in.Op[len(in.Op)-1]-'0')
	f, width := videoOps[name], 32/parts
	sum, sat := m.take("add"), m.take("sat")
	if len(m.types) != 3 {
		return inst{}, fmt.Errorf("%d types, 3 expected", len(m.types))
	}
	toSigned, aSigned, bSigned := m.typ(0).Kind() == ptx.KindSigned, m.typ(1).Kind() == ptx.KindSigned, m.typ(2).Kind() == ptx.KindSigned
	lo, hi := int64(0), int64(1)<<width-1
	if toSigned {
		lo, hi = -1<<(width-1), 1<<(width-1)-1
	}
	part := func(v uint64, i uint, signed bool) int64 {
		v = v >> (i * width) & (1<<width - 1)
		if signed {
			return signExtend(v, width)
		}
		return int64(v)
	}
	out, err := d.operands(in, ptx.B32, 3)
	out.fn, out.x = opRaw3, &extra{f3: func(a, b, c uint64) uint64 {
		var packed uint64
		for i := range parts {
			r := f(part(a, i, aSigned), part(b, i, bSigned))
			if sat {
				r = min(max(r, lo), hi)
			}
			if sum {
				c += uint64(r)
			}
			packed |= uint64(r) & (1<<width - 1) << (i * width)
		}
		if sum {
			return c
		}
		return packed
	}}
	return out, err
}

func init() {
	for name := range videoOps {
		register(decodeVideo, name+"2", name+"4")
	}
}
