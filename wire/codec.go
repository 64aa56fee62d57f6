package wire

import (
	"encoding/binary"
	"math"

	"ferry/api/cu"
)

// A record is a fixed part in units of 8 bytes, then the contents of strings, byte runs and
// arrays, each padded to 8. The fixed part holds numbers as 64 bits, structs in C's layout, and
// the element counts of the variable parts.

// decoder reads one record. Its methods never read beyond b: the first wrong length sets err,
// and everything after it reads as zero.
type decoder struct {
	b    []byte
	tail int // where the next variable part begins
	err  error
}

func (d *decoder) need(n int) error {
	if len(d.b) < n {
		d.err = ErrShort
	}
	return d.err
}

// u64 reads a number of the fixed part.
func u64(b []byte) uint64 { return binary.LittleEndian.Uint64(b) }

func (d *decoder) u64(off int) uint64 { return binary.LittleEndian.Uint64(d.b[off:]) }

func (d *decoder) f32(off int) float32 { return math.Float32frombits(uint32(d.u64(off))) }

// run returns the next n bytes of the tail, and skips their padding.
func (d *decoder) run(n uint64) []byte {
	if d.err != nil || n > uint64(len(d.b)-d.tail) {
		d.err = ErrShort
		return nil
	}
	b := d.b[d.tail : d.tail+int(n) : d.tail+int(n)]
	d.tail = min(d.tail+pad(int(n)), len(d.b))
	return b
}

func (d *decoder) bytes(off int) []byte { return d.run(d.u64(off)) }

func decodeStruct[T any](d *decoder, off int, v *T) { copy(cu.Bytes(v), d.b[off:]) }

// decodeSlice copies, because a frame's buffer need not be aligned. It reuses the memory of
// room.
func decodeSlice[T any](d *decoder, off int, room []T) []T {
	n := d.u64(off)
	size := uint64(cu.SizeOf[T]())
	if n == 0 || d.err != nil {
		return room[:0]
	}
	if n > uint64(len(d.b))/size {
		d.err = ErrShort
		return nil
	}
	raw := d.run(n * size)
	if d.err != nil {
		return nil
	}
	if uint64(cap(room)) < n {
		room = make([]T, n)
	}
	list := room[:n]
	for i := range list {
		copy(cu.Bytes(&list[i]), raw[uint64(i)*size:])
	}
	return list
}

func pad(n int) int { return (n + 7) &^ 7 }

func appendU64(b []byte, v uint64) []byte { return binary.LittleEndian.AppendUint64(b, v) }

func appendF32(b []byte, v float32) []byte { return appendU64(b, uint64(math.Float32bits(v))) }

func appendStruct[T any](b []byte, v *T) []byte { return appendBytes(b, cu.Bytes(v)) }

func appendBytes(b, data []byte) []byte {
	b = append(b, data...)
	return append(b, make([]byte, pad(len(data))-len(data))...)
}

func appendSlice[T any](b []byte, list []T) []byte {
	start := len(b)
	for i := range list {
		b = append(b, cu.Bytes(&list[i])...)
	}
	n := len(b) - start
	return append(b, make([]byte, pad(n)-n)...)
}
