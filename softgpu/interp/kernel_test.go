package interp

import (
	"math"
	"testing"
)

// Kernels compiled by nvcc from testdata/src: what they compute is compared
// with the same computation in Go.

func TestBasicKernels(t *testing.T) {
	for _, file := range []string{"basic.ptx", "basic_cuda11.ptx", "basic_cuda12.ptx", "basic_debug.ptx"} {
		t.Run(file, func(t *testing.T) {
			t.Run("saxpy", func(t *testing.T) { testSaxpy(t, load(t, file)) })
			t.Run("matmul", func(t *testing.T) { testMatmul(t, load(t, file)) })
			t.Run("reduce", func(t *testing.T) { testReduce(t, load(t, file)) })
			t.Run("hist", func(t *testing.T) { testHist(t, load(t, file)) })
			t.Run("scan", func(t *testing.T) { testScan(t, load(t, file)) })
			t.Run("vec4", func(t *testing.T) { testVec4(t, load(t, file)) })
		})
	}
}

func testSaxpy(t *testing.T, r *rig) {
	const n = 1000 // not a multiple of the block
	x, y := make([]float32, n), make([]float32, n)
	for i := range x {
		x[i], y[i] = float32(i)*0.37, 1/float32(i+1)
	}
	px, py := upload(r, x), upload(r, y)
	r.run("saxpy", dim(4), dim(256), 0, int32(n), float32(2.5), px, py)
	for i, got := range download[float32](r, py, n) {
		if want := float32(math.FMA(2.5, float64(x[i]), float64(y[i]))); math.Abs(float64(got-want)) > 1e-4 {
			t.Fatalf("y[%d] = %v, want %v", i, got, want)
		}
	}
}

func testMatmul(t *testing.T, r *rig) {
	const n = 48
	a, b := make([]float32, n*n), make([]float32, n*n)
	for i := range a {
		a[i], b[i] = float32(i%7), float32(i%5)-2
	}
	pc := r.mem.alloc(4 * n * n)
	r.run("matmul", dim(n/16, n/16), dim(16, 16), 0, upload(r, a), upload(r, b), pc, int32(n))
	c := download[float32](r, pc, n*n)
	for i := range n {
		for j := range n {
			var want float32
			for k := range n {
				want += a[i*n+k] * b[k*n+j]
			}
			if c[i*n+j] != want {
				t.Fatalf("c[%d,%d] = %v, want %v", i, j, c[i*n+j], want)
			}
		}
	}
}

func testReduce(t *testing.T, r *rig) {
	in := make([]int32, 10001)
	var want int32
	for i := range in {
		in[i] = int32(i * 7 % 13)
		want += in[i]
	}
	out := upload(r, []int32{0})
	r.run("reduce", dim(5), dim(256), 1024, upload(r, in), out, int32(len(in)))
	if got := download[int32](r, out, 1)[0]; got != want {
		t.Fatalf("sum %d, want %d", got, want)
	}
}

func testHist(t *testing.T, r *rig) {
	in := make([]byte, 5000)
	var want [256]uint32
	for i := range in {
		in[i] = byte(i * i * 31)
		want[in[i]]++
	}
	out := r.mem.alloc(1024)
	r.run("hist", dim(3), dim(256), 0, upload(r, in), out, int32(len(in)))
	for i, got := range download[uint32](r, out, 256) {
		if got != want[i] {
			t.Fatalf("bin %d is %d, want %d", i, got, want[i])
		}
	}
}

func testScan(t *testing.T, r *rig) {
	in := make([]int32, 256)
	for i := range in {
		in[i] = int32(i%9 - 3)
	}
	p := upload(r, in)
	r.run("scan", dim(1), dim(256), 0, p)
	sum := int32(0)
	for i, got := range download[int32](r, p, 256) {
		if sum += in[i]; got != sum {
			t.Fatalf("prefix %d is %d, want %d", i, got, sum)
		}
	}
}

func testVec4(t *testing.T, r *rig) {
	in := make([]float32, 4*33)
	for i := range in {
		in[i] = float32(i)
	}
	out := r.mem.alloc(4 * len(in))
	r.run("vec4", dim(1), dim(33), 0, upload(r, in), out)
	for i, got := range download[float32](r, out, len(in)) {
		if want := float32(i - i%4 + 3 - i%4); got != want {
			t.Fatalf("element %d is %v, want %v", i, got, want)
		}
	}
}

func TestMath(t *testing.T) {
	functions := func(v float64, third float64) []float64 {
		return []float64{
			math.Sin(v), math.Exp(v), math.Log(v), math.Pow(v, 1.5), math.Sqrt(v),
			1 / v, v / third, math.Tanh(v), math.Erf(v), math.Cbrt(v),
		}
	}
	r := load(t, "math.ptx")
	xs := []float64{0.1, 0.5, 1, 1.5, 2, 3, 10, 80, 1e5, 1e-3, 1e-30, 100000, 0}
	x32 := make([]float32, len(xs))
	for i := range xs {
		x32[i] = float32(xs[i])
	}
	out := r.mem.alloc(4 * 10 * len(xs))
	r.run("mathf", dim(1), dim(uint32(len(xs))), 0, out, upload(r, x32))
	for i, got := range download[float32](r, out, 10*len(xs)) {
		want := functions(float64(x32[i/10]), float64(float32(3.1)))[i%10]
		if want > math.MaxFloat32 {
			want = math.Inf(1)
		}
		if !near(float64(got), want, 4e-7) && math.Abs(float64(got)-want) > 1e-7 {
			t.Errorf("float function %d of %v is %v, want %v", i%10, x32[i/10], got, want)
		}
	}
	out = r.mem.alloc(8 * 10 * len(xs))
	r.run("mathd", dim(1), dim(uint32(len(xs))), 0, out, upload(r, xs))
	for i, got := range download[float64](r, out, 10*len(xs)) {
		want := functions(xs[i/10], 3.1)[i%10]
		if !near(got, want, 3e-15) { // Go's own Pow is that far off
			t.Errorf("double function %d of %v is %v, want %v", i%10, xs[i/10], got, want)
		}
	}
}

func TestInt64(t *testing.T) {
	r := load(t, "math.ptx")
	x := []int64{1e18, -7, 12345678901234567, 99, -1 << 63, 5}
	y := []int64{-3, 2, 98765, 1 << 40, 7, -5}
	out := r.mem.alloc(8 * 6 * len(x))
	r.run("int64", dim(1), dim(uint32(len(x))), 0, out, upload(r, x), upload(r, y))
	got := download[int64](r, out, 6*len(x))
	for i := range x {
		a, b := x[i], y[i]
		want := []int64{
			a / b, a % b, mulHigh(a, b), int64(mulHighU(uint64(a), uint64(b))),
			int64(uint64(a) / uint64(b)), int64(uint64(a) % uint64(b)),
		}
		for k := range want {
			if got[i*6+k] != want[k] {
				t.Errorf("operation %d of %d and %d is %d, want %d", k, a, b, got[i*6+k], want[k])
			}
		}
	}
}

func TestSymbols(t *testing.T) {
	r := load(t, "symbols.ptx")
	out := r.mem.alloc(32)
	r.run("symbols", dim(1), dim(8), 0, out)
	want := []float32{8, 32, 10, 34, 8, 32, 10, 34}
	for i, got := range download[float32](r, out, 8) {
		if got != want[i] {
			t.Errorf("thread %d read %v, want %v", i, got, want[i])
		}
	}
	r.run("count", dim(1), dim(1), 0, out)
	if got := download[int32](r, out, 1)[0]; got != 15 {
		t.Errorf("counter is %d, want 15", got)
	}
}
