package interp

import "math/bits"

// Instructions that are not worth a loop of their own work on raw bits through
// a function per lane, chosen when decoding.

func opRaw1(w *warp, in *inst) bool {
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		w.setRaw(in.d, in.sz.d, i, in.x.f1(w.raw(in.a, in.sz.a, i)))
	}
	return true
}

func opRaw2(w *warp, in *inst) bool {
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		w.setRaw(in.d, in.sz.d, i, in.x.f2(w.raw(in.a, in.sz.a, i), w.raw(in.b, in.sz.b, i)))
	}
	return true
}

func opRaw3(w *warp, in *inst) bool {
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		w.setRaw(in.d, in.sz.d, i, in.x.f3(w.raw(in.a, in.sz.a, i), w.raw(in.b, in.sz.b, i), w.raw(in.c, in.sz.c, i)))
	}
	return true
}

// opRaw4 passes the fourth operand in the top half of the third: bfi has four.
func opRaw4(w *warp, in *inst) bool {
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		c := w.raw(in.c, 4, i)&0xffffffff | w.raw(in.x.e, 4, i)<<32
		w.setRaw(in.d, in.sz.d, i, in.x.f3(w.raw(in.a, in.sz.a, i), w.raw(in.b, in.sz.b, i), c))
	}
	return true
}

// opCarry adds or subtracts with the carry flag, as NVIDIA's adder does: a
// difference is a + ^b + 1, and with a carry coming in a + ^b + carry. The flag is
// the carry out of that sum, so that after a subtraction it is set when nothing was
// borrowed, and addc after sub.cc or subc after add.cc see it so. The sum is made
// by bits.Add64 on values shifted to the top.
func opCarry(w *warp, in *inst) bool {
	sub := in.x.name == "sub"
	shift := 64 - 8*uint(in.sz.a)
	out := w.cc
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		a, b := w.raw(in.a, in.sz.a, i), w.raw(in.b, in.sz.b, i)
		carry := uint64(0)
		if sub {
			b, carry = ^b, 1
		}
		if in.flag&flagCarryIn != 0 {
			carry = uint64(w.cc >> i & 1)
		}
		r, c := bits.Add64(a<<shift, b<<shift, 0)
		r, c2 := bits.Add64(r, carry<<shift, 0)
		w.setRaw(in.d, in.sz.d, i, r>>shift)
		if in.flag&flagCarryOut != 0 {
			out = out&^(1<<i) | uint32(c|c2)<<i
		}
	}
	w.cc = out
	return true
}

// opMadCarry is mad with carries: in.x.f2 gives the half of the product.
func opMadCarry(w *warp, in *inst) bool {
	shift := 64 - 8*uint(in.sz.a)
	out := w.cc
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		p := in.x.f2(w.raw(in.a, in.sz.a, i), w.raw(in.b, in.sz.b, i))
		carry := uint64(0)
		if in.flag&flagCarryIn != 0 {
			carry = uint64(w.cc >> i & 1)
		}
		r, c := bits.Add64(p<<shift, w.raw(in.c, in.sz.c, i)<<shift, 0)
		r, c2 := bits.Add64(r, carry<<shift, 0)
		w.setRaw(in.d, in.sz.d, i, r>>shift)
		if in.flag&flagCarryOut != 0 {
			out = out&^(1<<i) | uint32(c|c2)<<i
		}
	}
	w.cc = out
	return true
}
