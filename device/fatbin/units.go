package fatbin

import (
	"bytes"
	"encoding/binary"
	"strconv"
	"strings"
)

// A Unit is the device code that one compilation left: an image for Parse, and a name
// of it for people, "" where the container has none.
type Unit struct {
	Name string
	Data []byte
}

// Sections of a host's object file or program that hold fatbins: code that nvcc
// linked or that needs no linking, and code to be linked (nvcc -rdc=true).
const (
	sectionLinked   = ".nv_fatbin"
	sectionToBeLink = "__nv_relfatbin"
)

// First bytes of an archive, and what ends the header of a member.
const (
	archiveMagic  = "!<arch>\n"
	archiveMember = 60
	archiveEnd    = "`\n"
)

// maxUnits bounds the units of one input; no compiler writes an archive with more.
const maxUnits = 1 << 16

// Units lists the device code in what a linker is given: an archive of object files,
// an object file of the host, or an image by itself. Object files without device code
// add nothing. The units refer to b. Errors are *Error.
func Units(b []byte) ([]Unit, error) {
	switch {
	case bytes.HasPrefix(b, []byte(archiveMagic)):
		return archiveUnits(b)
	case isHostELF(b):
		return objectUnits(b, "")
	}
	return []Unit{{Data: b}}, nil
}

// archiveUnits lists the units of an archive's members, named after them.
func archiveUnits(b []byte) ([]Unit, error) {
	var list []Unit
	var long []byte // names of more than 15 characters
	for rest := b[len(archiveMagic):]; len(rest) >= archiveMember; {
		size, err := strconv.ParseUint(strings.TrimSpace(string(rest[48:58])), 10, 63)
		if err != nil || string(rest[58:60]) != archiveEnd || size > uint64(len(rest)-archiveMember) {
			return nil, invalid("the archive is damaged %d bytes before its end", len(rest))
		}
		name, data := strings.TrimRight(string(rest[:16]), " "), rest[archiveMember:archiveMember+size]
		rest = rest[min(uint64(len(rest)), archiveMember+size+size&1):]
		switch {
		case name == "//":
			long = data
			continue
		case name == "/" || name == "/SYM64/" || !isHostELF(data):
			continue
		}
		units, err := objectUnits(data, memberName(name, long))
		if err != nil {
			return nil, err
		}
		if list = append(list, units...); len(list) > maxUnits {
			return nil, invalid("an archive of more than %d units", maxUnits)
		}
	}
	return list, nil
}

// memberName is the name of an archive's member: "name/", or "/offset" into the table
// of long names.
func memberName(name string, long []byte) string {
	if at, err := strconv.ParseUint(strings.TrimPrefix(name, "/"), 10, 31); err == nil && strings.HasPrefix(name, "/") && at < uint64(len(long)) {
		name, _, _ = strings.Cut(string(long[at:]), "\n")
	}
	return strings.TrimSuffix(name, "/")
}

// isHostELF tells an object file of a host's from a cubin.
func isHostELF(b []byte) bool {
	return len(b) >= elfHeader && binary.LittleEndian.Uint32(b) == elfMagic && b[4] == 2 && b[5] == 1 &&
		binary.LittleEndian.Uint16(b[18:]) != elfCUDA
}

// objectUnits lists the fatbins in the sections of an object file.
func objectUnits(b []byte, name string) ([]Unit, error) {
	le := binary.LittleEndian
	damaged := invalid("the object file %s is damaged", name)
	at, each, n, names := le.Uint64(b[40:]), uint64(le.Uint16(b[58:])), uint64(le.Uint16(b[60:])), uint64(le.Uint16(b[62:]))
	if n == 0 {
		return nil, nil
	}
	if each < elfSection || at > uint64(len(b)) || n*each > uint64(len(b))-at || names >= n {
		return nil, damaged
	}
	section := func(i uint64) (head, data []byte, ok bool) {
		head = b[at+i*each:]
		const noBits = 8
		if le.Uint32(head[4:]) == noBits {
			return head, nil, true
		}
		off, size := le.Uint64(head[24:]), le.Uint64(head[32:])
		if off > uint64(len(b)) || size > uint64(len(b))-off {
			return nil, nil, false
		}
		return head, b[off : off+size], true
	}
	_, text, ok := section(names)
	if !ok {
		return nil, damaged
	}
	var list []Unit
	for i := range n {
		head, data, ok := section(i)
		if !ok || uint64(le.Uint32(head)) > uint64(len(text)) {
			return nil, damaged
		}
		called, _, _ := bytes.Cut(text[le.Uint32(head):], []byte{0})
		if s := string(called); s != sectionLinked && s != sectionToBeLink {
			continue
		}
		units, err := fatbins(data, name)
		if err != nil {
			return nil, err
		}
		list = append(list, units...)
	}
	return list, nil
}

// fatbins lists the fatbins of a section, which follow each other, 8 bytes aligned.
func fatbins(b []byte, name string) ([]Unit, error) {
	var list []Unit
	for at := uint64(0); at+fatbinHeader <= uint64(len(b)); at = (at + 7) &^ 7 {
		head := b[at:]
		if binary.LittleEndian.Uint32(head) != fatbinMagic {
			at++ // the alignment of the next one, or the end
			continue
		}
		n := uint64(binary.LittleEndian.Uint16(head[6:])) + binary.LittleEndian.Uint64(head[8:])
		if n < fatbinHeader || n > uint64(len(head)) || len(list) == maxUnits {
			return nil, invalid("a fatbin in %s says it has %d bytes, %d are there", name, n, len(head))
		}
		list = append(list, Unit{name, head[:n]})
		at += n
	}
	return list, nil
}
