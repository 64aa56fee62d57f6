package interp

import (
	"math/big"
	"testing"
)

func mulHigh(a, b int64) int64 {
	p := new(big.Int).Mul(big.NewInt(a), big.NewInt(b))
	return p.Rsh(p, 64).Int64()
}

func mulHighU(a, b uint64) uint64 {
	p := new(big.Int).Mul(new(big.Int).SetUint64(a), new(big.Int).SetUint64(b))
	return p.Rsh(p, 64).Uint64()
}

func fib(n int32) int32 {
	if n < 2 {
		return n
	}
	return fib(n-1) + fib(n-2)
}

func TestCalls(t *testing.T) {
	cases := []struct {
		name, kernel string
		args         []any
		want         func(i int32) int32
	}{
		{"recursive and indirect", "indirect", nil, func(i int32) int32 {
			if i&1 == 0 {
				return fib(i)
			}
			return 2 * i
		}},
		{"local array", "local", []any{int32(30)}, func(i int32) int32 {
			var s int32
			for k := range int32(30) {
				s += (k*7 + i) & 31 * 30
			}
			return s
		}},
		{"virtual", "virt", []any{int32(1)}, func(i int32) int32 {
			if (i+1)&1 != 0 {
				return i + 3
			}
			return i * 2
		}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := load(t, "calls.ptx")
			const n = 20
			out := r.mem.alloc(4 * n)
			r.run(c.kernel, dim(1), dim(n), 0, append([]any{out}, c.args...)...)
			for i, got := range download[int32](r, out, n) {
				if want := c.want(int32(i)); got != want {
					t.Errorf("thread %d: %d, want %d", i, got, want)
				}
			}
		})
	}
}

func TestSwitch(t *testing.T) {
	r := load(t, "calls.ptx")
	o, x := make([]int32, 32), make([]int32, 32)
	for i := range o {
		o[i], x[i] = int32(i*3), int32(i%9)
	}
	p := upload(r, o)
	r.run("pick", dim(1), dim(32), 0, p, upload(r, x))
	for i, got := range download[int32](r, p, 32) {
		v := o[i]
		want := []int32{v + 5, v * 2, 7, v ^ 4, v - 3, v * v, v / 3, -1, -1}[x[i]]
		if got != want {
			t.Errorf("thread %d, case %d: %d, want %d", i, x[i], got, want)
		}
	}
}

func TestStructByValue(t *testing.T) {
	type S struct {
		A int32
		_ int32
		B float64
		C [13]byte
		_ [3]byte
	}
	s := S{A: 5, B: 2.5}
	copy(s.C[:], "abcdefghijklm")
	r := load(t, "calls.ptx")
	out := r.mem.alloc(32 * 13)
	r.run("byvalue", dim(1), dim(13), 0, s, out)
	for i, got := range download[S](r, out, 13) {
		want := s
		want.C[0] = s.C[(i+1)%13]
		if got.A != want.A || got.B != want.B || got.C != want.C {
			t.Errorf("thread %d: %v, want %v", i, got, want)
		}
	}
}

func TestDeviceHeap(t *testing.T) {
	r := load(t, "calls.ptx")
	out := r.mem.alloc(8 * 4)
	r.run("heap", dim(1), dim(4), 0, out)
	for i, p := range download[uint64](r, out, 4) {
		if got := download[int32](r, p, 2)[1]; got != int32(i) {
			t.Errorf("allocation %d holds %d", i, got)
		}
	}
}
