package fatbin

import (
	"encoding/binary"

	"ferry/api/cu"
)

// linkedMagic begins a linked image, which the software GPU's linker makes: the
// images that the linker was given, one behind the other, to be read as one
// module. A program loads the linker's result by its address alone, and some
// programs test whether the result is a cubin. So a linked image has an ELF
// header, from which its length can be computed, and one section in Ferry's own
// format, which only the software GPU reads:
//
//	8 bytes   magic
//	4 bytes   number of images
//	each      4 bytes length, then the image
const linkedMagic = "FERRYLNK"

// maxLinked bounds the images in one linked image; no linker writes more.
const maxLinked = 1 << 16

// Sizes of ELF: the header, and that of a section.
const (
	elfHeader  = 64
	elfSection = 64
)

// Join makes a linked image.
func Join(images [][]byte) []byte {
	b := make([]byte, elfHeader)
	b = append(b, linkedMagic...)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(images)))
	for _, im := range images {
		b = binary.LittleEndian.AppendUint32(b, uint32(len(im)))
		b = append(b, im...)
	}
	size := len(b) - elfHeader
	b = append(b, make([]byte, -len(b)&7)...)

	le := binary.LittleEndian
	copy(b, "\x7fELF\x02\x01\x01") // 64 bits, little-endian
	le.PutUint16(b[16:], 2)        // executable
	le.PutUint16(b[18:], elfCUDA)
	le.PutUint32(b[20:], 1)
	le.PutUint64(b[40:], uint64(len(b))) // section headers: none, ours
	le.PutUint16(b[52:], elfHeader)
	le.PutUint16(b[58:], elfSection)
	le.PutUint16(b[60:], 2)
	sections := make([]byte, 2*elfSection)
	ours := sections[elfSection:]
	le.PutUint32(ours[4:], 1) // program data
	le.PutUint64(ours[24:], elfHeader)
	le.PutUint64(ours[32:], uint64(size))
	return append(b, sections...)
}

// IsLinked tells a linked image by the first bytes of its header and section.
func IsLinked(b []byte) bool {
	return len(b) >= elfHeader+len(linkedMagic) && string(b[elfHeader:elfHeader+len(linkedMagic)]) == linkedMagic &&
		string(b[:4]) == "\x7fELF"
}

// Split returns the images of a linked one. Errors are *Error.
func Split(b []byte) ([][]byte, error) {
	cut := &Error{cu.CUDA_ERROR_INVALID_IMAGE, "the linked image is cut short"}
	if !IsLinked(b) || len(b) < elfHeader+12+2*elfSection ||
		binary.LittleEndian.Uint64(b[40:]) > uint64(len(b)-2*elfSection) {
		return nil, cut
	}
	b = b[elfHeader:]
	n := binary.LittleEndian.Uint32(b[8:])
	if n == 0 || n > maxLinked {
		return nil, invalid("a linked image of %d parts", n)
	}
	b = b[12:]
	var list [][]byte
	for range n {
		if len(b) < 4 {
			return nil, cut
		}
		size := uint64(binary.LittleEndian.Uint32(b))
		if b = b[4:]; size > uint64(len(b)) {
			return nil, cut
		}
		list = append(list, b[:size])
		b = b[size:]
	}
	return list, nil
}
