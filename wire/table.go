package wire

import (
	"encoding/binary"
	"math"
	"math/bits"

	"ferry/api/cu"
)

// A Table describes the kernels of an image, in the driver's order. It travels with the answer
// to a load, so that looking up a kernel and its attributes needs no round trip, and the
// server's cache keeps it in the same layout:
//
//	u32 kernels   u32 flags, 1: no kernel is missing
//
// and for each kernel
//
//	u16 length of the name   u16 parameters, 0xffff: only the name is known
//	the name
//
// and for a kernel of which more is known
//
//	u32 which attributes are not 0   i32 each of these
//	each parameter: u16 offset, u16 size
//	u16 notes, each: u16 length of the question, u64 answer, the question
//
// After the kernels come the names of variables that clients have asked for, for the server's
// own use:
//
//	u32 variables, each: u16 length of the name, the name
type Table struct {
	Complete  bool // a kernel that is not in the table is not in the image
	Kernels   []Kernel
	Variables []string
}

// A Kernel is one row. A kernel of which only the name is known has Known false.
type Kernel struct {
	Name   string
	Known  bool
	Info   cu.FerryFunction
	Layout []cu.FerryParam
	Notes  []Note
}

// A Note is an answer that a client keeps; only the client interprets the question.
type Note struct {
	Question string
	Answer   uint64
}

const (
	// MaxTable bounds a table, so that it fits into an answer together with a compiler's
	// logs. Rows with only a name get MaxNames of it: a library may have thousands, and a
	// program uses a few. Rows that do not fit are left out.
	MaxTable = 960 << 10
	MaxNames = 64 << 10
	// MaxNotes bounds the notes of one kernel, MaxQuestion the length of one.
	MaxNotes    = 64
	MaxQuestion = 512

	nameOnly     = math.MaxUint16
	maxParam     = math.MaxUint16
	maxParams    = 4096
	maxVariables = 16 << 10 // bytes
	tableHeader  = 8
)

// fits reports whether a kernel can be written in full.
func (k *Kernel) fits() bool {
	if !k.Known || len(k.Layout) > maxParams || len(k.Notes) > MaxNotes || k.Info.ParamCount != uint32(len(k.Layout)) {
		return false
	}
	for _, p := range k.Layout {
		if p.Offset > maxParam || p.Size > maxParam {
			return false
		}
	}
	return true
}

// size returns how many bytes a kernel takes in a table, in full or with its name only.
func (k *Kernel) size(full bool) int {
	n := 4 + len(k.Name)
	if !full {
		return n
	}
	n += 4 + 4*bits.OnesCount32(k.mask()) + 4*len(k.Layout) + 2
	for i := range k.Notes {
		n += 10 + len(k.Notes[i].Question)
	}
	return n
}

func (k *Kernel) mask() (m uint32) {
	for i, v := range k.Info.Attributes {
		if v != 0 {
			m |= 1 << i
		}
	}
	return m
}

// Append appends the table to b. A table that would be too long loses rows with only a name
// first, then the details of the last kernels.
func (t *Table) Append(b []byte) []byte {
	room, names := MaxTable-tableHeader-maxVariables, 0
	full := make([]bool, len(t.Kernels))
	for i := range t.Kernels {
		k := &t.Kernels[i]
		if n := k.size(true); k.fits() && len(k.Name) <= math.MaxUint16 && n <= room {
			full[i] = true
			room -= n
		}
	}
	room = min(room, MaxNames)
	start, complete := len(b), t.Complete
	b = append(b, make([]byte, tableHeader)...)
	for i := range t.Kernels {
		k := &t.Kernels[i]
		switch n := k.size(false); {
		case full[i]:
			b = k.append(b, true)
		case len(k.Name) <= math.MaxUint16 && n <= room:
			b = k.append(b, false)
			room -= n
		default:
			complete = false
			continue
		}
		names++
	}
	binary.LittleEndian.PutUint32(b[start:], uint32(names))
	if complete {
		binary.LittleEndian.PutUint32(b[start+4:], 1)
	}
	return t.appendVariables(b)
}

func (t *Table) appendVariables(b []byte) []byte {
	at, room, n := len(b), maxVariables-4, 0
	b = append(b, 0, 0, 0, 0)
	for _, name := range t.Variables {
		if room -= 2 + len(name); room < 0 {
			break
		}
		b = append(binary.LittleEndian.AppendUint16(b, uint16(len(name))), name...)
		n++
	}
	binary.LittleEndian.PutUint32(b[at:], uint32(n))
	return b
}

func (k *Kernel) append(b []byte, full bool) []byte {
	le := binary.LittleEndian
	b = le.AppendUint16(b, uint16(len(k.Name)))
	if !full {
		return append(le.AppendUint16(b, nameOnly), k.Name...)
	}
	b = le.AppendUint16(b, uint16(len(k.Layout)))
	b = append(b, k.Name...)
	b = le.AppendUint32(b, k.mask())
	for _, v := range k.Info.Attributes {
		if v != 0 {
			b = le.AppendUint32(b, uint32(v))
		}
	}
	for _, p := range k.Layout {
		b = le.AppendUint16(le.AppendUint16(b, uint16(p.Offset)), uint16(p.Size))
	}
	b = le.AppendUint16(b, uint16(len(k.Notes)))
	for _, n := range k.Notes {
		b = le.AppendUint16(b, uint16(len(n.Question)))
		b = append(le.AppendUint64(b, n.Answer), n.Question...)
	}
	return b
}

// A tableReader reads a table from the front; short is set once bytes are missing.
type tableReader struct {
	b     []byte
	short bool
}

func (r *tableReader) next(n int) []byte {
	if r.short || n > len(r.b) {
		r.short = true
		return make([]byte, min(n, 8))
	}
	p := r.b[:n]
	r.b = r.b[n:]
	return p
}

func (r *tableReader) u16() int    { return int(binary.LittleEndian.Uint16(r.next(2))) }
func (r *tableReader) u32() uint32 { return binary.LittleEndian.Uint32(r.next(4)) }
func (r *tableReader) u64() uint64 { return binary.LittleEndian.Uint64(r.next(8)) }

func (r *tableReader) text(n int) string {
	if p := r.next(n); !r.short {
		return string(p)
	}
	return ""
}

// ParseTable reads what Append wrote. Its error is ErrShort.
func ParseTable(b []byte) (t Table, err error) {
	r := tableReader{b: b}
	count := r.u32()
	t.Complete = r.u32()&1 != 0
	for i := uint32(0); i < count && !r.short; i++ {
		t.Kernels = append(t.Kernels, r.kernel())
	}
	for n := r.u32(); n > 0 && !r.short; n-- {
		t.Variables = append(t.Variables, r.text(r.u16()))
	}
	if r.short || len(r.b) > 0 {
		return Table{}, ErrShort
	}
	return t, nil
}

func (r *tableReader) kernel() (k Kernel) {
	length, params := r.u16(), r.u16()
	k.Name = r.text(length)
	if params == nameOnly {
		return k
	}
	k.Known = true
	mask := r.u32()
	for i := range k.Info.Attributes {
		if mask>>i&1 != 0 {
			k.Info.Attributes[i] = int32(r.u32())
		}
	}
	if mask>>len(k.Info.Attributes) != 0 || params > maxParams {
		r.short = true
	}
	for i := 0; i < params && !r.short; i++ {
		p := cu.FerryParam{Offset: uint32(r.u16()), Size: uint32(r.u16())}
		k.Layout = append(k.Layout, p)
		k.Info.ParamBytes = max(k.Info.ParamBytes, p.Offset+p.Size)
	}
	k.Info.ParamCount = uint32(len(k.Layout))
	for n := r.u16(); n > 0 && !r.short; n-- {
		length := r.u16()
		answer := r.u64()
		k.Notes = append(k.Notes, Note{r.text(length), answer})
	}
	return k
}
