package wire

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"
)

// TestRegion: a client names its region where a resumed session has its number, and the Welcome names a part of it.
func TestRegion(t *testing.T) {
	h := NewHello("p", 1)
	h.Packets, h.Region = true, 0x1122334455667788
	raw := h.Append(nil)
	if got := binary.LittleEndian.Uint64(raw[112:]); got != 0x1122334455667788 || raw[68]&0x80 == 0 {
		t.Fatalf("layout: %x", raw)
	}
	got, _, err := ReadHello(bytes.NewReader(raw))
	if err != nil || got != h {
		t.Fatalf("%+v, %v", got, err)
	}
	w := Welcome{Session: 7, Packets: true, Memory: MemoryPart{Region: h.Region, Offset: 65536, Size: 2162688}}
	back, err := ReadWelcome(bytes.NewReader(w.Append(nil)))
	if err != nil || back != w {
		t.Fatalf("%+v, %v", back, err)
	}
}

// TestRegionMalformed: a region where there can be none is refused, as is a part that the flags do not announce.
func TestRegionMalformed(t *testing.T) {
	valid := NewHello("p", 1)
	valid.Packets, valid.Region = true, 5
	for name, change := range map[string]func(raw []byte){
		"without packets":  func(raw []byte) { raw[68] &^= flagPackets },
		"of no region":     func(raw []byte) { raw[112] = 0 },
		"with a position":  func(raw []byte) { raw[120] = 1 },
		"a resumed one":    func(raw []byte) { raw[68] |= flagResume },
		"without its flag": func(raw []byte) { raw[68] &^= flagMemory },
	} {
		raw := valid.Append(nil)
		change(raw)
		_, _, err := ReadHello(bytes.NewReader(raw))
		if no, ok := errors.AsType[*RefusedError](err); !ok || no.Status != StatusMalformed {
			t.Errorf("%s: %v", name, err)
		}
	}
	w := Welcome{Packets: true, Memory: MemoryPart{Region: 5, Offset: 65536, Size: 4096}}
	for name, change := range map[string]func(raw []byte){
		"without its flag": func(raw []byte) { raw[100] &^= flagMemory },
		"without packets":  func(raw []byte) { raw[100] &^= flagPackets },
		"of no size":       func(raw []byte) { raw[113] = 0 },
		"of no region":     func(raw []byte) { raw[120] = 0 },
	} {
		raw := w.Append(nil)
		change(raw)
		if got, err := ReadWelcome(bytes.NewReader(raw)); err == nil {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
