package wire

import (
	"hash/crc32"
	"math/rand/v2"
	"testing"
)

// TestSum: the sum is hash/crc32's, for every length up to a few blocks, at every place in
// a word, after any sum, and for every bit.
func TestSum(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	data := make([]byte, 70000)
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	check := func(sum uint32, b []byte) {
		t.Helper()
		if got, want := AddSum(sum, b), crc32.Update(sum, castagnoli, b); got != want {
			t.Fatalf("%d bytes after %08x: %08x, want %08x (folds: %v)", len(b), sum, got, want, folds)
		}
	}
	for n := range 1400 {
		for off := range 9 {
			check(r.Uint32(), data[off:off+n])
		}
	}
	for n := 20000; n < len(data); n += 9973 {
		check(0, data[:n])
		check(AddSum(0, data[:n/3]), data[n/3:n])
	}
	for bit := range 8 * 1024 {
		data[bit/8] ^= 1 << (bit % 8)
		check(0, data[:1100])
		data[bit/8] ^= 1 << (bit % 8)
	}
	if Sum([]byte("123456789")) != 0xe3069283 {
		t.Error("the check value is wrong")
	}
}

func BenchmarkSum(b *testing.B) {
	data := make([]byte, 128<<10)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		Sum(data)
	}
}
