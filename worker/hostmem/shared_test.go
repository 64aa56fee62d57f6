package hostmem

import "testing"

// TestPartsOfSharedMemory: a part is inside of the memory that the client shares, whatever numbers
// the client sends.
func TestPartsOfSharedMemory(t *testing.T) {
	const size = 1 << 16
	s := &Shared{size: size, mem: make([]byte, size)}
	const most = ^uint64(0)
	for _, c := range []struct{ offset, width, rows uint64 }{
		{0, 0, 1},
		{0, 1, 0},
		{0, size + 1, 1},
		{0, 2, size/2 + 1},
		{1, size, 1},
		{size, 1, 1},
		{most, 1, 1},
		{most - 4, 8, 1},
		{0, 1 << 8, 1 << 56}, // wraps around to 0
		{0, 1 << 8, 1<<56 + 1},
		{0, 3, most/3 + 1},
		{0, most, 1},
		{0, most, most},
	} {
		if b := s.At(c.offset, c.width, c.rows); b != nil {
			t.Errorf("%+v: %d bytes", c, len(b))
		}
	}
	if b := s.At(16, 256, 4); len(b) != 1024 || cap(b) != 1024 || &b[0] != &s.mem[16] {
		t.Errorf("%d bytes", len(b))
	}
	if (*Shared)(nil).At(0, 1, 1) != nil {
		t.Error("a part of nothing")
	}
}
