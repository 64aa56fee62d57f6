package interp

import "math/bits"

type ordered interface{ integer | float32 | float64 }

// setBits writes a comparison's outcome for the active lanes: with a boolean
// operation, p combined with it, and its complement into a second destination.
func (w *warp) setBits(in *inst, r uint32) bool {
	n := ^r
	if x := in.x; x != nil && x.name != "" {
		c := *w.pred(in.p)
		if in.flag&flagNeg != 0 {
			c = ^c
		}
		switch x.name {
		case "and":
			r, n = r&c, n&c
		case "or":
			r, n = r|c, n|c
		case "xor":
			r, n = r^c, n^c
		}
	}
	d := w.pred(in.d)
	*d = *d&^w.act | r&w.act
	if in.flag&flagNoDest == 0 {
		q := w.pred(in.x.dq)
		*q = *q&^w.act | n&w.act
	}
	return true
}

// The loops compare all 32 lanes; setBits keeps those that count.
func opEq[T ordered](w *warp, in *inst) bool {
	a, b := vec[T](w, in.a), vec[T](w, in.b)
	var r uint32
	for i := range a {
		if a[i] == b[i] {
			r |= 1 << i
		}
	}
	return w.setBits(in, r)
}

func opNe[T integer](w *warp, in *inst) bool {
	a, b := vec[T](w, in.a), vec[T](w, in.b)
	var r uint32
	for i := range a {
		if a[i] != b[i] {
			r |= 1 << i
		}
	}
	return w.setBits(in, r)
}

func opLt[T ordered](w *warp, in *inst) bool {
	a, b := vec[T](w, in.a), vec[T](w, in.b)
	var r uint32
	for i := range a {
		if a[i] < b[i] {
			r |= 1 << i
		}
	}
	return w.setBits(in, r)
}

func opLe[T ordered](w *warp, in *inst) bool {
	a, b := vec[T](w, in.a), vec[T](w, in.b)
	var r uint32
	for i := range a {
		if a[i] <= b[i] {
			r |= 1 << i
		}
	}
	return w.setBits(in, r)
}

func opGt[T ordered](w *warp, in *inst) bool {
	a, b := vec[T](w, in.a), vec[T](w, in.b)
	var r uint32
	for i := range a {
		if a[i] > b[i] {
			r |= 1 << i
		}
	}
	return w.setBits(in, r)
}

func opGe[T ordered](w *warp, in *inst) bool {
	a, b := vec[T](w, in.a), vec[T](w, in.b)
	var r uint32
	for i := range a {
		if a[i] >= b[i] {
			r |= 1 << i
		}
	}
	return w.setBits(in, r)
}

// opSetp is the general comparison.
func opSetp(w *warp, in *inst) bool {
	var r uint32
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		if in.x.cmp(w.raw(in.a, in.sz.a, i), w.raw(in.b, in.sz.b, i)) {
			r |= 1 << i
		}
	}
	return w.setBits(in, r)
}

// opSetpPair compares pairs of halves into two predicates.
func opSetpPair(w *warp, in *inst) bool {
	var lo, hi uint32
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		a, b := w.raw(in.a, 4, i), w.raw(in.b, 4, i)
		if in.x.cmp(a&0xffff, b&0xffff) {
			lo |= 1 << i
		}
		if in.x.cmp(a>>16, b>>16) {
			hi |= 1 << i
		}
	}
	d, q := w.pred(in.d), w.pred(in.x.dq)
	*d = *d&^w.act | lo
	*q = *q&^w.act | hi
	return true
}

// opSet is set: a comparison whose result is a value, in.x.f1 makes it.
func opSet(w *warp, in *inst) bool {
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		v := in.x.cmp(w.raw(in.a, in.sz.a, i), w.raw(in.b, in.sz.b, i))
		if in.x.name != "" {
			c := *w.pred(in.p)>>i&1 != 0 != (in.flag&flagNeg != 0)
			switch in.x.name {
			case "and":
				v = v && c
			case "or":
				v = v || c
			case "xor":
				v = v != c
			}
		}
		var r uint64
		if v {
			r = uint64(in.imm)
		}
		w.setRaw(in.d, in.sz.d, i, r)
	}
	return true
}

// opPredLogic is and, or, xor, not and mov of predicates.
func opPredLogic(w *warp, in *inst) bool {
	a := *w.pred(in.a)
	if in.flag&flagNeg != 0 {
		a = ^a
	}
	if in.x.name != "not" && in.x.name != "mov" {
		b := *w.pred(in.b)
		if in.flag&flagNegB != 0 {
			b = ^b
		}
		switch in.x.name {
		case "and":
			a &= b
		case "or":
			a |= b
		case "xor":
			a ^= b
		}
	} else if in.x.name == "not" {
		a = ^a
	}
	d := w.pred(in.d)
	*d = *d&^w.act | a&w.act
	return true
}
