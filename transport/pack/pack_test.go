package pack

import (
	"bytes"
	"errors"
	"testing"

	"github.com/pierrec/lz4/v4"

	"ferry/wire"
)

// TestUnpack: a block fills the buffer exactly, or is damaged: no byte of what was in the buffer
// before is taken for data.
func TestUnpack(t *testing.T) {
	data := bytes.Repeat([]byte("all of it "), 100)
	block := make([]byte, lz4.CompressBlockBound(len(data)))
	n, err := lz4.CompressBlock(data, block, nil)
	if err != nil || n == 0 {
		t.Fatal(n, err)
	}
	block = block[:n]
	to := make([]byte, len(data))
	if err := Unpack(block, to); err != nil || !bytes.Equal(to, data) {
		t.Errorf("%v", err)
	}
	for name, size := range map[string]int{"one more": len(data) + 1, "many more": 1 << 16, "one less": len(data) - 1, "none": 0} {
		if err := Unpack(block, make([]byte, size)); !errors.Is(err, wire.ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, bad := range [][]byte{nil, {0xff}, block[:n-1], append(bytes.Clone(block), 0)} {
		if err := Unpack(bad, to); !errors.Is(err, wire.ErrDamaged) {
			t.Errorf("%d bytes: %v", len(bad), err)
		}
	}
}
