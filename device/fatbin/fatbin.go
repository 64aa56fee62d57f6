package fatbin

import (
	"encoding/binary"

	"ferry/api/cu"
)

// Sizes of the fixed parts of a fatbin and flags of an entry, as nvcc 11 to 13
// write them.
const (
	fatbinHeader = 16
	entryHeader  = 64

	flagOldLZ = 0x1000
	flagLZ4   = 0x2000
	flagZstd  = 0x8000
)

// parseFatbin lists the entries of a fatbin. Bytes after its end are ignored.
//
//	0 u32 magic   4 u16 version   6 u16 header size   8 u64 bytes that follow
func parseFatbin(b []byte) (*Image, error) {
	if len(b) < fatbinHeader {
		return nil, invalid("fatbin of %d bytes is too short for its header", len(b))
	}
	head := uint64(binary.LittleEndian.Uint16(b[6:]))
	size := binary.LittleEndian.Uint64(b[8:])
	if head < fatbinHeader || head > uint64(len(b)) || size > uint64(len(b))-head {
		return nil, invalid("fatbin says it has %d + %d bytes, %d are there", head, size, len(b))
	}
	im := &Image{Form: "fatbin"}
	for rest := b[head : head+size]; len(rest) > 0; {
		e, n, err := parseEntry(rest)
		if err != nil {
			return nil, err
		}
		im.Entries = append(im.Entries, e)
		rest = rest[n:]
	}
	return im, nil
}

// parseEntry reads the entry at the start of b and says how long it is.
//
//	0 u16 kind    4 u32 header size   8 u64 stored size   16 u32 compressed size
//	24 u16 minor  26 u16 major        28 u32 SM           40 u64 flags  56 u64 size
func parseEntry(b []byte) (Entry, uint64, error) {
	if len(b) < entryHeader {
		return Entry{}, 0, invalid("fatbin ends inside an entry's header (%d bytes left)", len(b))
	}
	head := uint64(binary.LittleEndian.Uint32(b[4:]))
	stored := binary.LittleEndian.Uint64(b[8:])
	if head < entryHeader || head > uint64(len(b)) || stored > uint64(len(b))-head {
		return Entry{}, 0, invalid("fatbin entry says it has %d + %d bytes, %d are there", head, stored, len(b))
	}
	e := Entry{
		Kind:  Other,
		SM:    int(binary.LittleEndian.Uint32(b[28:]) & 0xffff),
		flags: binary.LittleEndian.Uint64(b[40:]),
	}
	switch binary.LittleEndian.Uint16(b) {
	case 1:
		e.Kind = PTX
		e.Minor = int(binary.LittleEndian.Uint16(b[24:]))
		e.Major = int(binary.LittleEndian.Uint16(b[26:]))
	case 2:
		e.Kind = ELF
	case 8:
		e.Kind = LTO
	}
	e.stored = b[head : head+stored]
	if e.flags&(flagOldLZ|flagLZ4|flagZstd) != 0 {
		packed := uint64(binary.LittleEndian.Uint32(b[16:]))
		e.size = binary.LittleEndian.Uint64(b[56:])
		if packed > stored {
			return Entry{}, 0, invalid("fatbin entry says %d of its %d bytes are compressed data", packed, stored)
		}
		e.stored = e.stored[:packed]
	}
	return e, head + stored, nil
}

// Data returns the entry's bytes, unpacked. They may share memory with the
// image.
func (e *Entry) Data() ([]byte, error) {
	switch {
	case e.flags&flagZstd != 0:
		return unzstd(e.stored, e.size)
	case e.flags&flagLZ4 != 0:
		return unlz4(e.stored, e.size)
	case e.flags&flagOldLZ != 0:
		return nil, &Error{
			cu.CUDA_ERROR_NO_BINARY_FOR_GPU,
			"the PTX is compressed as CUDA before 11 did, which is not read: rebuild with a newer nvcc or with -no-compress",
		}
	}
	return e.stored, nil
}
