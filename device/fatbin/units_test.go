package fatbin

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"testing"
)

// object writes an object file of the host with fatbins in a section.
func object(section string, data []byte) []byte {
	le := binary.LittleEndian
	names := "\x00" + section + "\x00.shstrtab\x00"
	b := make([]byte, elfHeader)
	copy(b, "\x7fELF\x02\x01\x01")
	le.PutUint16(b[18:], 62) // x86-64
	b = append(b, data...)
	namesAt := len(b)
	b = append(b, names...)
	b = append(b, make([]byte, -len(b)&7)...)
	le.PutUint64(b[40:], uint64(len(b)))
	le.PutUint16(b[58:], elfSection)
	le.PutUint16(b[60:], 3)
	le.PutUint16(b[62:], 2)
	head := func(name, kind uint32, at, n int) []byte {
		h := make([]byte, elfSection)
		le.PutUint32(h, name)
		le.PutUint32(h[4:], kind)
		le.PutUint64(h[24:], uint64(at))
		le.PutUint64(h[32:], uint64(n))
		return h
	}
	b = append(b, head(0, 0, 0, 0)...)
	b = append(b, head(1, 1, elfHeader, len(data))...)
	return append(b, head(uint32(2+len(section)), 3, namesAt, len(names))...)
}

// archive writes an archive as ar does: names of more than 15 characters lie in a member of their own.
func archive(names []string, members [][]byte) []byte {
	b := []byte(archiveMagic)
	add := func(name string, data []byte) {
		b = append(b, fmt.Sprintf("%-16s%-12d%-6d%-6d%-8s%-10d`\n", name, 0, 0, 0, "644", len(data))...)
		b = append(b, data...)
		if len(data)%2 == 1 {
			b = append(b, '\n')
		}
	}
	var long string
	for _, n := range names {
		if len(n) > 15 {
			long += n + "/\n"
		}
	}
	add("/", []byte("symbols"))
	add("//", []byte(long))
	for i, n := range names {
		if at := strings.Index(long, n); len(n) > 15 && at >= 0 {
			add(fmt.Sprintf("/%d", at), members[i])
		} else {
			add(n+"/", members[i])
		}
	}
	return b
}

func TestUnits(t *testing.T) {
	one, two := build(1, 80, 0, 0, 0, []byte(text)), build(8, 90, 0, 0, 0, []byte("bitcode"))
	obj := object(sectionToBeLink, append(bytes.Clone(one), two...))
	lib := archive([]string{"a.o", "a_rather_long_name.o", "readme"}, [][]byte{obj, object(sectionLinked, one), []byte("text")})
	for name, tt := range map[string]struct {
		in   []byte
		want string
	}{
		"an image":         {one, ":PTX for compute_80"},
		"an object file":   {obj, ":PTX for compute_80 :LTO-IR for lto_90"},
		"no device code":   {object(".text", one), ""},
		"an archive":       {lib, "a.o:PTX for compute_80 a.o:LTO-IR for lto_90 a_rather_long_name.o:PTX for compute_80"},
		"an empty archive": {archive(nil, nil), ""},
	} {
		units, err := Units(tt.in)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var got []string
		for _, u := range units {
			im, err := Parse(u.Data)
			if err != nil {
				t.Fatal(name, err)
			}
			got = append(got, u.Name+":"+im.Holds())
		}
		if s := strings.Join(got, " "); s != tt.want {
			t.Errorf("%s: %q, want %q", name, s, tt.want)
		}
	}
	// However it is cut short or damaged, it is refused or read in part.
	for n := 0; n < len(lib); n += 7 {
		_, err := Units(lib[:n])
		if e := (*Error)(nil); err != nil && !errors.As(err, &e) {
			t.Fatalf("%d bytes: %v", n, err)
		}
		b := bytes.Clone(lib)
		b[n] ^= 0xff
		if _, err := Units(b); err != nil && !errors.As(err, new(*Error)) {
			t.Fatalf("byte %d: %v", n, err)
		}
	}
}

func FuzzUnits(f *testing.F) {
	one := build(1, 80, 0, 0, 0, []byte(text))
	f.Add(one)
	f.Add(object(sectionToBeLink, one))
	f.Add(archive([]string{"a_rather_long_name.o"}, [][]byte{object(sectionLinked, one)}))
	f.Fuzz(func(t *testing.T, b []byte) {
		units, err := Units(b)
		if err != nil {
			return
		}
		for _, u := range units {
			if len(u.Data) > len(b) {
				t.Fatal("a unit is larger than its file")
			}
		}
	})
}
