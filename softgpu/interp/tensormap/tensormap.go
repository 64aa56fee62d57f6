// Package tensormap encodes and decodes tensor maps, which describe a tensor in
// memory to the copies of tensors (cuTensorMapEncode, cp.async.bulk.tensor). Its
// functions are pure.
package tensormap

import (
	"encoding/binary"
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
)

// A Map describes a tensor in global memory and the box of it that bulk
// tensor copies move, as cuTensorMapEncodeTiled has it. Its 128 bytes are
// opaque to programs; Encode and decodeTensorMap agree on a format of our own.
type Map struct {
	Address uint64
	Type    uint8 // CUtensorMapDataType
	Rank    uint8
	Swizzle uint8 // CUtensorMapSwizzle: none, 32, 64 or 128 bytes
	NaNFill bool  // what is outside reads as NaN, not as zero
	Dims    [5]uint64
	Strides [5]uint64 // in bytes; the first is the size of an element
	Box     [5]uint32
	Steps   [5]uint32 // between elements taken
}

// Bytes is the size of an encoded map; it is aligned to half of that.
const Bytes = 128

// tensorMagic begins every map, so that a kernel given something else is told.
const tensorMagic = 0x7e45_6f72_4665_7272

// tensorSizes are the bytes of an element by data type.
var tensorSizes = [...]uint8{1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4}

// ElementBytes is the size of an element of a data type, 0 for one that is not
// supported.
func ElementBytes(dataType uint32) uint64 {
	if dataType < uint32(len(tensorSizes)) {
		return uint64(tensorSizes[dataType])
	}
	return 0
}

// Encode writes the map. Dimensions go up to 2^32, so one less is kept.
func (t *Map) Encode() (b [Bytes]byte) {
	le := binary.LittleEndian
	le.PutUint64(b[0:], tensorMagic)
	le.PutUint64(b[8:], t.Address)
	b[16], b[17], b[18] = t.Type, t.Rank, t.Swizzle
	if t.NaNFill {
		b[19] = 1
	}
	for i := range 5 {
		le.PutUint32(b[20+4*i:], uint32(t.Dims[i]-1))
		le.PutUint64(b[40+8*i:], t.Strides[i])
		le.PutUint16(b[80+2*i:], uint16(t.Box[i]))
		b[90+i] = uint8(t.Steps[i])
	}
	return b
}

// Move changes the address in an encoded map. It reports false when
// that is none.
func Move(b []byte, addr uint64) bool {
	if len(b) < Bytes || binary.LittleEndian.Uint64(b) != tensorMagic {
		return false
	}
	binary.LittleEndian.PutUint64(b[8:], addr)
	return true
}

// Decode reads what Encode wrote, and what tensormap.replace made of
// it, which may be nonsense.
func Decode(b []byte) (t Map, err error) {
	le := binary.LittleEndian
	if le.Uint64(b) != tensorMagic {
		return t, fmt.Errorf("the tensor map was not made by cuTensorMapEncode")
	}
	t.Address = le.Uint64(b[8:])
	t.Type, t.Rank, t.Swizzle, t.NaNFill = b[16], b[17], b[18], b[19] != 0
	for i := range 5 {
		t.Dims[i] = uint64(le.Uint32(b[20+4*i:])) + 1
		t.Strides[i] = le.Uint64(b[40+8*i:])
		t.Box[i] = uint32(le.Uint16(b[80+2*i:]))
		t.Steps[i] = uint32(b[90+i])
	}
	return t, t.validate()
}

// validate refuses maps the copies below are not prepared for.
func (t *Map) validate() error {
	if t.Rank < 1 || t.Rank > 5 || ElementBytes(uint32(t.Type)) == 0 || t.Swizzle > 3 {
		return fmt.Errorf("the tensor map is malformed")
	}
	for i := range int(t.Rank) {
		if t.Box[i] == 0 || t.Box[i] > 256 || t.Steps[i] == 0 || t.Steps[i] > 8 {
			return fmt.Errorf("the tensor map has a box of %v with steps %v", t.Box, t.Steps)
		}
	}
	if t.RowBytes()%16 != 0 {
		return fmt.Errorf("the tensor map's box has rows of %d bytes, which is no multiple of 16", t.RowBytes())
	}
	return nil
}

// count is how many elements are taken along a dimension. Steps along the first
// are ignored.
func (t *Map) count(d int) uint64 {
	if d == 0 {
		return uint64(t.Box[0])
	}
	return uint64(t.Box[d]+t.Steps[d]-1) / uint64(t.Steps[d])
}

// Elem is the size of an element in bytes.
func (t *Map) Elem() uint64 { return ElementBytes(uint32(t.Type)) }

// RowBytes is the length of a row of the box in shared memory.
func (t *Map) RowBytes() uint64 { return t.count(0) * t.Elem() }

// Rows is the number of rows of a box.
func (t *Map) Rows() uint64 {
	n := uint64(1)
	for d := 1; d < int(t.Rank); d++ {
		n *= t.count(d)
	}
	return n
}

// BoxBytes is the size of a box in shared memory.
func (t *Map) BoxBytes() uint64 { return t.Rows() * t.RowBytes() }

// Row finds the r-th row of the box that starts at coordinates at: its address
// and which of its bytes, from lo to hi, lie in the tensor.
func (t *Map) Row(at *[5]int32, r uint64) (addr, lo, hi uint64) {
	addr = t.Address
	inside := true
	for d := 1; d < int(t.Rank); d++ {
		n := t.count(d)
		c := int64(at[d]) + int64(r%n)*int64(t.Steps[d])
		r /= n
		inside = inside && c >= 0 && uint64(c) < t.Dims[d]
		addr += uint64(c) * t.Strides[d]
	}
	first, n := int64(at[0]), int64(t.count(0))
	begin, end := max(-first, 0), min(int64(t.Dims[0])-first, n)
	addr += uint64(first * int64(t.Elem()))
	if !inside || begin >= end {
		return addr, 0, 0
	}
	return addr, uint64(begin) * t.Elem(), uint64(end) * t.Elem()
}

// SwizzleOffset moves a byte of shared memory where the hardware puts it: the lower
// bits of the 16-byte unit's number are exchanged by those of the 128-byte
// line's.
func (t *Map) SwizzleOffset(off uint64) uint64 {
	return off ^ off>>7&(1<<t.Swizzle-1)<<4
}

// Fill is what is read outside of the tensor.
func (t *Map) Fill(b []byte) {
	clear(b)
	if !t.NaNFill {
		return
	}
	// NaN of all ones but the sign, element by element.
	for i := range b {
		b[i] = 0xff
		if uint64(i+1)%t.Elem() == 0 {
			b[i] = 0x7f
		}
	}
}

// Convert does what the data type says about elements on their way in: flush
// subnormals, round to 19 bits.
func (t *Map) Convert(b []byte) {
	flush, round := t.Type == 10 || t.Type == 12, t.Type == 11 || t.Type == 12
	if !flush && !round {
		return
	}
	for i := 0; i+4 <= len(b); i += 4 {
		f := math.Float32frombits(binary.LittleEndian.Uint32(b[i:]))
		if flush {
			f = numeric.Ftz32(f)
		}
		v := math.Float32bits(f)
		if round && f == f {
			v = uint32(numeric.TF32.Pack(float64(f), numeric.Nearest) << 13)
		}
		binary.LittleEndian.PutUint32(b[i:], v)
	}
}
