package checkpoint

import (
	"bytes"
	"io"
	"testing"
)

// benchmarkMemory is what the benchmarks write: 64 MiB.
var benchmarkMemory = map[string]func(n int) []byte{
	"zero":   func(n int) []byte { return make([]byte, n) },
	"random": func(n int) []byte { return randomBytes(n, 1) },
	"text": func(n int) []byte { // each block another
		b := make([]byte, 0, n)
		for i := uint64(0); len(b) < n; i++ {
			b = append(b, textBytes(BlockSize, i)...)
		}
		return b[:n]
	},
	"equal": func(n int) []byte { return bytes.Repeat(randomBytes(BlockSize, 1), n/BlockSize) },
}

const benchmarkSize = 32 * BlockSize

// BenchmarkWrite measures bytes of memory per second, without a disk.
func BenchmarkWrite(b *testing.B) {
	for _, name := range []string{"zero", "random", "text", "equal"} {
		b.Run(name, func(b *testing.B) {
			content := benchmarkMemory[name](benchmarkSize)
			b.SetBytes(benchmarkSize)
			b.ReportAllocs()
			for b.Loop() {
				w, err := NewWriter(io.Discard, Options{})
				if err != nil {
					b.Fatal(err)
				}
				put(b, w, Memory{Kind: Allocation}, content)
				sum, err := w.Close()
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(sum.File)/benchmarkSize, "stored/byte")
			}
		})
	}
}

// BenchmarkRead measures bytes of memory per second that are read and checked, from memory.
func BenchmarkRead(b *testing.B) {
	for _, name := range []string{"zero", "random", "text", "equal"} {
		b.Run(name, func(b *testing.B) {
			content := benchmarkMemory[name](benchmarkSize)
			file, _ := written(b, Options{}, func(w *Writer) { put(b, w, Memory{Kind: Allocation}, content) })
			b.SetBytes(benchmarkSize)
			b.ReportAllocs()
			for b.Loop() {
				if err := opened(b, file, nil).Pieces(2, func(Piece) error { return nil }); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
