package interp

import (
	"ferry/softgpu/interp/tensormap"
	"ferry/softgpu/ptx"
)

// tensorTypes are the types reductions take elements for.
var tensorTypes = [...]ptx.Type{
	ptx.U8, ptx.U16, ptx.U32, ptx.S32, ptx.U64, ptx.S64, ptx.F16, ptx.F32, ptx.F64, ptx.BF16, ptx.F32, ptx.F32, ptx.F32,
}

// tensorCopy is cp.async.bulk.tensor of one lane, in either direction.
func (op *bulkOp) tensorCopy(w *warp, lane int) bool {
	raw := w.region(inGeneric, w.lane(op.tensor, lane), tensormap.Bytes, 64, lane)
	if raw == nil {
		return false
	}
	t, err := tensormap.Decode(raw)
	if err != nil || int(t.Rank) != len(op.coords) {
		w.fail(IllegalInstruction, lane, 0, 0)
		w.fault.Message = "the tensor map has another number of dimensions"
		if err != nil {
			w.fault.Message = err.Error()
		}
		return false
	}
	var at [5]int32
	for d, o := range op.coords {
		at[d] = int32(w.raw(o, 4, lane))
	}
	if op.load {
		return op.each(w, lane, func(to uint64) bool { return op.box(w, &t, &at, to, lane) }, t.BoxBytes())
	}
	return op.box(w, &t, &at, w.lane(op.src, lane), lane)
}

// box moves the box between global memory and shared memory at addr, 16 bytes of
// a row at a time, which is what swizzling leaves together.
func (op *bulkOp) box(w *warp, t *tensormap.Map, at *[5]int32, addr uint64, lane int) bool {
	sp := inShared
	buf := w.region(sp, addr, t.BoxBytes(), 128, lane)
	if buf == nil {
		return false
	}
	red := op.reduce
	if red != nil {
		typ := tensorTypes[t.Type]
		red = &reduction{op: red.op, size: uint8(typ.Size()), fn: atomicFn(red.op, typ, inGlobal)}
		if red.fn == nil {
			w.fail(IllegalInstruction, lane, 0, 0)
			w.fault.Message = "no such reduction of ." + typ.String()
			return false
		}
	}
	base := addr & (rankUnit - 1)
	width := t.RowBytes()
	for r := range t.Rows() {
		from, lo, hi := t.Row(at, r)
		var valid []byte
		if lo < hi {
			if valid = w.region(inGlobal, from+lo, hi-lo, t.Elem(), lane); valid == nil {
				return false
			}
		}
		for x := uint64(0); x < width; x += 16 {
			off := t.SwizzleOffset(base+r*width+x) - base
			if off+16 > uint64(len(buf)) {
				return w.fail(IllegalAddress, lane, addr+off, 16)
			}
			part := buf[off:][:16]
			// Of these 16 bytes, those from b to e are in the tensor.
			b, e := max(lo, x), min(hi, x+16)
			if op.load {
				t.Fill(part)
			}
			if b >= e {
				continue
			}
			here, there := part[b-x:e-x], valid[b-lo:e-lo]
			switch {
			case op.load:
				copy(here, there)
				t.Convert(here)
			case red != nil:
				red.apply(there, here)
			default:
				copy(there, here)
			}
		}
	}
	return true
}
