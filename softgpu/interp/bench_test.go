package interp

import "testing"

// The benchmarks run on one worker, so that figures compare with a plain loop
// on one core.

func benchLaunch(b *testing.B, r *rig, l *Launch, items int) {
	l.Mem, l.Workers = r.mem, 1
	b.ResetTimer()
	for b.Loop() {
		if err := Run(l); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(items), "ns/item")
}

func BenchmarkSaxpy(b *testing.B) {
	r := load(b, "basic.ptx")
	const n = 1 << 18
	k := r.prog.Kernel("saxpy")
	x, y := r.mem.alloc(4*n), r.mem.alloc(4*n)
	benchLaunch(b, r, &Launch{
		Kernel: k, Grid: dim(n / 256), Block: dim(256), Params: params(k, int32(n), float32(2), x, y),
	}, n)
}

// BenchmarkMatmul reports nanoseconds per multiply-add.
func BenchmarkMatmul(b *testing.B) {
	r := load(b, "basic.ptx")
	const n = 128
	k := r.prog.Kernel("matmul")
	p := params(k, r.mem.alloc(4*n*n), r.mem.alloc(4*n*n), r.mem.alloc(4*n*n), int32(n))
	benchLaunch(b, r, &Launch{Kernel: k, Grid: dim(n/16, n/16), Block: dim(16, 16), Params: p}, n*n*n)
}
