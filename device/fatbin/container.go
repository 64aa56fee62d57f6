// Package fatbin reads the containers that device code comes in: fatbins with
// several entries, ELF cubins, PTX text, and the linked images that the software
// GPU's linker writes. It says what a container holds and unpacks its entries; it
// neither compiles nor runs code, and it knows no device.
//
// The input is hostile: every length is checked against the bytes that are there
// before it is used, and the size to which a compressed entry may expand is
// bounded. All functions may be called from several goroutines; entries refer to
// the bytes given to Parse, which must not change as long as they are used.
package fatbin

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"

	"ferry/api/cu"
)

// Kind says what an entry is made of.
type Kind uint8

// The kinds of entry.
const (
	PTX   Kind = iota + 1 // PTX text
	ELF                   // machine code
	LTO                   // NVVM's intermediate code, which is compiled when it is linked
	Other                 // anything else a fatbin may carry: old cubins
)

// An Entry is one piece of code in an image. Its data may be compressed; Data
// unpacks it.
type Entry struct {
	Kind         Kind
	SM           int // 90 for sm_90 or compute_90; 0 when unknown
	Major, Minor int // PTX: ISA version; 0 when the container does not say
	flags        uint64
	size         uint64 // unpacked, when compressed
	stored       []byte // as it lies in the image
}

func (e *Entry) String() string {
	switch e.Kind {
	case PTX:
		return fmt.Sprintf("PTX for compute_%d", e.SM)
	case ELF:
		return fmt.Sprintf("machine code for sm_%d", e.SM)
	case LTO:
		return fmt.Sprintf("LTO-IR for lto_%d", e.SM)
	}
	return fmt.Sprintf("other code for sm_%d", e.SM)
}

// An Image is a parsed container. Entries refer to the bytes given to Parse.
type Image struct {
	Form    string // "fatbin", "cubin" or "PTX"
	Entries []Entry
}

// An Error is a reason to refuse an image, with the driver's code for it. Msg
// is fit for a compiler log.
type Error struct {
	Result cu.Result
	Msg    string
}

func (e *Error) Error() string { return e.Msg }

func invalid(format string, args ...any) error {
	return &Error{cu.CUDA_ERROR_INVALID_IMAGE, fmt.Sprintf(format, args...)}
}

// First bytes of the containers.
const (
	fatbinMagic = 0xBA55ED50
	elfMagic    = 0x464C457F
)

// elfCUDA is e_machine of a cubin.
const elfCUDA = 190

// Parse recognises the container and lists its entries. Errors are *Error.
func Parse(b []byte) (*Image, error) {
	if len(b) >= 4 {
		switch binary.LittleEndian.Uint32(b) {
		case fatbinMagic:
			return parseFatbin(b)
		case elfMagic:
			e, err := parseELF(b)
			if err != nil {
				return nil, err
			}
			return &Image{Form: "cubin", Entries: []Entry{e}}, nil
		}
	}
	text := Text(b)
	if !LooksLikePTX(text) {
		return nil, invalid("the image is neither a fatbin, nor a cubin, nor PTX text (%d bytes)", len(b))
	}
	e := Entry{Kind: PTX, stored: text}
	e.Major, e.Minor, e.SM = Directives(text)
	return &Image{Form: "PTX", Entries: []Entry{e}}, nil
}

// Text cuts PTX at its terminating NUL, if it has one.
func Text(b []byte) []byte {
	if i := bytes.IndexByte(b, 0); i >= 0 {
		return b[:i]
	}
	return b
}

// parseELF reads what a cubin says about itself. Its code stays opaque.
func parseELF(b []byte) (Entry, error) {
	const header = 64
	if len(b) < header || b[4] != 2 || b[5] != 1 {
		return Entry{}, invalid("truncated or foreign ELF file (%d bytes)", len(b))
	}
	if m := binary.LittleEndian.Uint16(b[18:]); m != elfCUDA {
		return Entry{}, invalid("ELF file for machine %d, not for a GPU", m)
	}
	flags := binary.LittleEndian.Uint32(b[48:])
	sm := flags & 0xff
	if b[8] >= 8 { // ELF ABI version, raised with CUDA 13: the number moved up a byte
		sm = flags >> 8 & 0xff
	}
	return Entry{Kind: ELF, SM: int(sm), stored: b}, nil
}

// Holds says in words what is in the image.
func (im *Image) Holds() string {
	if len(im.Entries) == 0 {
		return "nothing"
	}
	var parts []string
	for i := range im.Entries {
		if s := im.Entries[i].String(); len(parts) == 0 || parts[len(parts)-1] != s {
			parts = append(parts, s)
		}
		if len(parts) == 16 {
			parts = append(parts, "and more")
			break
		}
	}
	return strings.Join(parts, ", ")
}

// For is the entry a driver would choose for a device of compute capability cc:
// machine code of its generation, else PTX, the newest that is not newer than
// the device; nil where there is none.
func (im *Image) For(cc int) *Entry {
	var best *Entry
	for i := range im.Entries {
		e := &im.Entries[i]
		if e.SM > cc || e.Kind != PTX && (e.Kind != ELF || e.SM/10 != cc/10) {
			continue
		}
		if best == nil || e.Kind == ELF && best.Kind == PTX || e.Kind == best.Kind && e.SM > best.SM {
			best = e
		}
	}
	return best
}
