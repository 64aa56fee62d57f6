package fatbin

import (
	"encoding/binary"
	"testing"
)

// TestUnpackedSizes: what a few bytes may unpack to is bounded, in all and by how many there are.
func TestUnpackedSizes(t *testing.T) {
	for _, c := range []struct {
		packed, size uint64
		fine         bool
	}{
		{1, ratioFree, true},
		{1 << 20, maxUnpacked, true},
		{1 << 30, maxUnpacked + 1, false},
		{1 << 30, 1 << 40, false},
		{1 << 30, ^uint64(0), false},
		{100, 200 << 20, false},
		{1000, 2000 * maxRatio, false},
	} {
		if err := checkSize(c.packed, c.size); (err == nil) != c.fine {
			t.Errorf("%d bytes that unpack to %d: %v", c.packed, c.size, err)
		}
	}
}

// TestHostileLinked: the lengths in a linked image are believed only as far as there are bytes.
func TestHostileLinked(t *testing.T) {
	good := Join([][]byte{[]byte(text), []byte(text)})
	if parts, err := Split(good); err != nil || len(parts) != 2 {
		t.Fatalf("%d parts, %v", len(parts), err)
	}
	patch := func(at int, v uint32) []byte {
		b := append([]byte{}, good...)
		binary.LittleEndian.PutUint32(b[elfHeader+at:], v)
		return b
	}
	for name, b := range map[string][]byte{
		"no part": patch(8, 0), "too many parts": patch(8, maxLinked+1), "more parts than there are": patch(8, 100),
		"a part beyond the image": patch(12, 1<<30), "a part of 4 GiB": patch(12, 1<<32-1), "cut": good[:elfHeader+20],
	} {
		if parts, err := Split(b); err == nil {
			t.Errorf("%s: %d parts", name, len(parts))
		}
	}
}
