package fatbin

import (
	"bytes"
	"debug/elf"
	"testing"
)

// TestLinkedELF: programs measure what a linker gave them by its ELF header.
func TestLinkedELF(t *testing.T) {
	parts := [][]byte{[]byte("one"), {}, bytes.Repeat([]byte{7}, 1000)}
	b := Join(parts)
	f, err := elf.NewFile(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	if f.Machine != elfCUDA || len(f.Sections) != 2 {
		t.Errorf("machine %v, %d sections", f.Machine, len(f.Sections))
	}
	got, err := Split(append(b, "what lies behind it"...))
	if err != nil || len(got) != len(parts) {
		t.Fatalf("%d parts, %v", len(got), err)
	}
	for i := range got {
		if !bytes.Equal(got[i], parts[i]) {
			t.Errorf("part %d differs", i)
		}
	}
	for n := range len(b) {
		if _, err := Split(b[:n]); err == nil {
			t.Fatalf("%d of %d bytes are taken for all", n, len(b))
		}
	}
}
