package interp

import (
	"encoding/binary"
	"fmt"
	"math/bits"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/interp/tensormap"
	"ferry/softgpu/ptx"
)

// A mapEdit is a decoded tensormap.replace.
type mapEdit struct {
	field string
	ord   uint64
	value opnd
	size  uint8
}

// mapTypes turns the ISA's element types into the driver's.
var mapTypes = [...]uint8{0, 1, 2, 3, 4, 5, 6, 7, 10, 8, 9, 11, 12}

// decodeTensormap decodes tensormap.replace and tensormap.cp_fenceproxy. Both
// work on bytes: what comes out is looked at when a copy uses it.
func decodeTensormap(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	if m.Take("cp_fenceproxy") {
		m.Left, m.Types = nil, nil
		return d.copyMap(in)
	}
	if !m.Take("replace") || !m.Take("tile") || !m.Take("b1024") {
		return inst{}, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	sp := d.spaceOf(m)
	op := &mapEdit{field: m.OneOf("global_address", "rank", "box_dim", "global_dim", "global_stride", "element_stride",
		"elemtype", "swizzle_mode", "fill_mode", "interleave_layout")}
	out := inst{fn: op.exec, x: &extra{}}
	args := in.Args
	switch op.field {
	case "box_dim", "global_dim", "global_stride", "element_stride":
		if len(args) != 3 || args[1].Kind != ptx.OpImm || args[1].Imm > 4 {
			return out, fmt.Errorf("no ordinal of a dimension")
		}
		op.ord = args[1].Imm
		args = []ptx.Operand{args[0], args[2]}
	case "":
		return out, fmt.Errorf("this field is %w", ptxinst.ErrUnsupported)
	}
	t := m.Type(0)
	if len(args) != 2 || t.Size() != 4 && t.Size() != 8 {
		return out, fmt.Errorf("%d operands are too few or too many", len(in.Args))
	}
	err := d.addressOf(args[0], sp, &out)
	if err != nil {
		return out, err
	}
	op.size = laneSize(t)
	op.value, err = d.src(args[1], t)
	return out, err
}

func (op *mapEdit) exec(w *warp, in *inst) bool {
	w.begin()
	addr := *w.addresses(in)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		b := w.region(in.x.space, addr[i], tensormap.Bytes, 64, i)
		if b == nil {
			return false
		}
		op.set(b, w.raw(op.value, op.size, i))
	}
	return true
}

// set changes one field of an encoded map, see TensorMap.Encode.
func (op *mapEdit) set(b []byte, v uint64) {
	le := binary.LittleEndian
	switch op.field {
	case "global_address":
		le.PutUint64(b[8:], v)
	case "rank":
		b[17] = uint8(v) + 1
	case "elemtype":
		b[16] = 0xff
		if v < uint64(len(mapTypes)) {
			b[16] = mapTypes[v]
		}
	case "swizzle_mode":
		b[18] = uint8(v)
	case "fill_mode":
		b[19] = uint8(v)
	case "global_dim":
		le.PutUint32(b[20+4*op.ord:], uint32(v-1))
	case "global_stride": // of the dimension behind: the first has none
		if op.ord < 4 {
			le.PutUint64(b[48+8*op.ord:], v)
		}
	case "box_dim":
		le.PutUint16(b[80+2*op.ord:], uint16(v))
	case "element_stride":
		b[90+op.ord] = uint8(v)
	}
}

// copyMap decodes tensormap.cp_fenceproxy: one lane's worth of copying, done by
// the first.
func (d *decoder) copyMap(in *ptx.Inst) (inst, error) {
	if len(in.Args) != 3 {
		return inst{}, fmt.Errorf("%d operands, 3 expected", len(in.Args))
	}
	to, err := d.spot(in.Args[0], inGlobal)
	if err != nil {
		return inst{}, err
	}
	from, err := d.spot(in.Args[1], inShared)
	if err != nil {
		return inst{}, err
	}
	return inst{x: &extra{}, fn: func(w *warp, _ *inst) bool {
		w.begin()
		lane := bits.TrailingZeros32(w.act) & 31
		src := w.region(inShared, w.lane(from, lane), tensormap.Bytes, 128, lane)
		if src == nil {
			return false
		}
		dst := w.region(inGlobal, w.lane(to, lane), tensormap.Bytes, 128, lane)
		copy(dst, src)
		return dst != nil
	}}, nil
}

func init() { register(decodeTensormap, "tensormap") }
