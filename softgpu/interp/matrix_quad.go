package interp

// quadPairs is mma.m8n8k4 of halves: four multiplications at once, each by the
// eight lanes of a quad and the quad 16 lanes further on.
type quadPairs struct {
	aCol, bRow bool
}

// lanes of multiplication q, by index 0 to 7.
func quadLane(q, i int) int { return q*4 + i&3 + i>>2*16 }

// load reads the matrices of multiplication q.
func (p *quadPairs) load(w *warp, op *mmaOp, q int, x *operands) {
	half := func(regs []opnd, lane, i int) uint64 {
		return w.raw(regs[i/2], 4, lane) >> (16 * (i & 1)) & 0xffff
	}
	for t := range 8 {
		lane, low, high := quadLane(q, t), t&3, t>>2*4
		for i := range 4 {
			// One way a lane holds a row of a, the other a column's half.
			row, k := low+high, i
			if p.aCol {
				row, k = i+high, low
			}
			x.a[row*4+k] = half(op.regs[1], lane, i)
			k, col := i, low+high
			if p.bRow {
				k, col = low, i+high
			}
			x.b[col*4+k] = half(op.regs[2], lane, i)
		}
		for i := range 8 {
			row, col := quadAt(t, i, accPer(op.c))
			if accPer(op.c) == 2 {
				x.c[row*8+col] = half(op.regs[3], lane, i)
			} else {
				x.c[row*8+col] = w.raw(op.regs[3][i], 4, lane)
			}
		}
	}
}

// quadAt is the row and column of element i of lane t's accumulator, which
// depends on the accumulator's type.
func quadAt(t, i, per int) (row, col int) {
	if per == 2 {
		return t, i
	}
	return t&1 + i&2 + t>>2*4, i&4 + t&2 + i&1
}

// store writes the result of multiplication q.
func (p *quadPairs) store(w *warp, op *mmaOp, q int, x *operands) {
	per := accPer(op.d)
	for t := range 8 {
		lane := quadLane(q, t)
		if w.act>>lane&1 == 0 {
			continue
		}
		for j, reg := range op.regs[0] {
			var v uint64
			for h := range per {
				row, col := quadAt(t, j*per+h, per)
				v |= x.d[row*8+col] << (16 * h)
			}
			w.setRaw(reg, 4, lane, v)
		}
	}
}
