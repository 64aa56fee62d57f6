package interp

import (
	"syscall"
	"testing"
	"time"
)

// The benchmarks run on one worker, so that figures compare with a plain loop
// on one core.

func benchLaunch(b *testing.B, r *rig, l *Launch, items int) {
	l.Mem, l.Workers = r.mem, 1
	start := cpuTime()
	b.ResetTimer()
	for b.Loop() {
		if err := Run(l); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(items), "ns/item")
	b.ReportMetric(float64(cpuTime()-start)/float64(b.N)/float64(items), "cpu-ns/item")
}

// cpuTime is what the process has used: on a busy machine the figure to trust.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// floats uploads n values that are nothing special: zeros take other paths.
func floats(r *rig, n int) uint64 {
	v := make([]float32, n)
	for i := range v {
		v[i] = 1 / float32(i%1000+3)
	}
	return upload(r, v)
}

func BenchmarkSaxpy(b *testing.B) {
	r := load(b, "basic.ptx")
	const n = 1 << 18
	k := r.prog.Kernel("saxpy")
	x, y := floats(r, n), floats(r, n)
	benchLaunch(b, r, &Launch{
		Kernel: k, Grid: dim(n / 256), Block: dim(256), Params: params(k, int32(n), float32(2), x, y),
	}, n)
}

// BenchmarkMatmul reports nanoseconds per multiply-add.
func BenchmarkMatmul(b *testing.B) {
	r := load(b, "basic.ptx")
	const n = 128
	k := r.prog.Kernel("matmul")
	p := params(k, floats(r, n*n), floats(r, n*n), floats(r, n*n), int32(n))
	benchLaunch(b, r, &Launch{Kernel: k, Grid: dim(n/16, n/16), Block: dim(16, 16), Params: p}, n*n*n)
}

// BenchmarkTinyLaunch is what a launch costs that does nothing.
func BenchmarkTinyLaunch(b *testing.B) {
	r := link(b, kernelText(""))
	k := r.prog.Kernel("k")
	benchLaunch(b, r, &Launch{Kernel: k, Grid: dim(1), Block: dim(256), Params: params(k, uint64(0))}, 1)
}

// BenchmarkSaxpyLoop is the floor: the same work in a Go loop.
func BenchmarkSaxpyLoop(b *testing.B) {
	const n = 1 << 18
	x, y := make([]float32, n), make([]float32, n)
	for b.Loop() {
		for i := range x {
			y[i] += 2 * x[i]
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/item")
}
