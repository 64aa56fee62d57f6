package interp

import (
	"encoding/binary"
	"math"

	"ferry/softgpu/ptx"
)

// tensorTypes are the types reductions take elements for.
var tensorTypes = [...]ptx.Type{
	ptx.U8, ptx.U16, ptx.U32, ptx.S32, ptx.U64, ptx.S64, ptx.F16, ptx.F32, ptx.F64, ptx.BF16, ptx.F32, ptx.F32, ptx.F32,
}

// tensorCopy is cp.async.bulk.tensor of one lane, in either direction.
func (op *bulkOp) tensorCopy(w *warp, lane int) bool {
	raw := w.region(inGeneric, w.lane(op.tensor, lane), TensorMapBytes, 64, lane)
	if raw == nil {
		return false
	}
	t, err := decodeTensorMap(raw)
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
		return op.each(w, lane, func(to uint64) bool { return op.box(w, &t, &at, to, lane) }, t.boxBytes())
	}
	return op.box(w, &t, &at, w.lane(op.src, lane), lane)
}

// box moves the box between global memory and shared memory at addr, 16 bytes of
// a row at a time, which is what swizzling leaves together.
func (op *bulkOp) box(w *warp, t *TensorMap, at *[5]int32, addr uint64, lane int) bool {
	sp := inShared
	buf := w.region(sp, addr, t.boxBytes(), 128, lane)
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
	width := t.rowBytes()
	for r := range t.rows() {
		from, lo, hi := t.row(at, r)
		var valid []byte
		if lo < hi {
			if valid = w.region(inGlobal, from+lo, hi-lo, t.elem(), lane); valid == nil {
				return false
			}
		}
		for x := uint64(0); x < width; x += 16 {
			off := t.swizzle(base+r*width+x) - base
			if off+16 > uint64(len(buf)) {
				return w.fail(IllegalAddress, lane, addr+off, 16)
			}
			part := buf[off:][:16]
			// Of these 16 bytes, those from b to e are in the tensor.
			b, e := max(lo, x), min(hi, x+16)
			if op.load {
				t.tensorFill(part)
			}
			if b >= e {
				continue
			}
			here, there := part[b-x:e-x], valid[b-lo:e-lo]
			switch {
			case op.load:
				copy(here, there)
				t.convert(here)
			case red != nil:
				red.apply(there, here)
			default:
				copy(there, here)
			}
		}
	}
	return true
}

// convert does what the data type says about elements on their way in: flush
// subnormals, round to 19 bits.
func (t *TensorMap) convert(b []byte) {
	flush, round := t.Type == 10 || t.Type == 12, t.Type == 11 || t.Type == 12
	if !flush && !round {
		return
	}
	for i := 0; i+4 <= len(b); i += 4 {
		f := math.Float32frombits(binary.LittleEndian.Uint32(b[i:]))
		if flush {
			f = ftz32(f)
		}
		v := math.Float32bits(f)
		if round && f == f {
			v = uint32(fmtTF32.pack(float64(f), nearest) << 13)
		}
		binary.LittleEndian.PutUint32(b[i:], v)
	}
}
