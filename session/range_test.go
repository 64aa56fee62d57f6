package session

import (
	"math"
	"testing"
)

func TestRangeContains(t *testing.T) {
	r := Range{Base: 0x1000, Size: 0x100}
	top := Range{Base: math.MaxUint64 - 0xff, Size: 0xff}
	tests := []struct {
		name       string
		r          Range
		addr, size uint64
		want       bool
	}{
		{"all of it", r, 0x1000, 0x100, true},
		{"first byte", r, 0x1000, 1, true},
		{"last byte", r, 0x10ff, 1, true},
		{"nothing at the end", r, 0x1100, 0, true},
		{"one below", r, 0xfff, 1, false},
		{"one above", r, 0x1100, 1, false},
		{"one too many", r, 0x1001, 0x100, false},
		{"end wraps around", r, 0x1080, math.MaxUint64, false},
		{"end wraps to inside", r, 0x1080, math.MaxUint64 - 0x7f, false},
		{"address zero", r, 0, 1, false},
		{"at the top", top, math.MaxUint64 - 1, 1, true},
		{"over the top", top, math.MaxUint64 - 1, 3, false},
		{"empty range", Range{}, 0, 1, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.r.Contains(tt.addr, tt.size); got != tt.want {
				t.Errorf("%+v contains %#x+%#x: %v", tt.r, tt.addr, tt.size, got)
			}
		})
	}
}

func TestDivide(t *testing.T) {
	const gib, mib = 1 << 30, 1 << 20
	tests := []struct {
		name       string
		base, size uint64
		ok         bool
	}{
		{"usual", 0x200000000000, 4 << 40, true},
		{"smallest", 4 * gib, gib, true},
		{"to the very end", 1<<47 - gib, gib, true},
		{"all there is", 4 * gib, 1<<47 - 4*gib, true},
		{"one step beyond the end", 1<<47 - gib + 2*mib, gib, false},
		{"base below 4 GiB", 4*gib - 2*mib, gib, false},
		{"base zero", 0, gib, false},
		{"base at the end", 1 << 47, gib, false},
		{"base beyond the end", 1 << 63, gib, false},
		{"base not aligned", 4*gib + 4096, gib, false},
		{"too small", 4 * gib, gib - 8*mib, false},
		{"size not of whole quarters", 4 * gib, gib + 4*mib, false},
		{"size zero", 4 * gib, 0, false},
		{"end wraps around", 1 << 46, math.MaxUint64 &^ (8*mib - 1), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w, err := Divide(tt.base, tt.size)
			if (err == nil) != tt.ok {
				t.Fatalf("Divide(%#x, %#x): %v", tt.base, tt.size, err)
			}
			if err != nil {
				if w != (Windows{}) {
					t.Errorf("windows %+v with an error", w)
				}
				return
			}
			if w.Device.Base != tt.base || w.Device.End() != w.Server.Base || w.Server.End() != w.Host.Base || w.Host.End() != tt.base+tt.size {
				t.Errorf("windows do not tile the range: %+v", w)
			}
			for _, r := range []Range{w.Device, w.Server, w.Host} {
				if r.Base%(2*mib) != 0 || r.Size%(2*mib) != 0 || r.Size == 0 {
					t.Errorf("window %+v is not made of granules", r)
				}
			}
		})
	}
}
