package interp

// exec loads or stores a matrix, element by element. Strides count elements.
func (mv *wmmaMove) exec(w *warp, in *inst) bool {
	if !w.gather(in, in.x.e) {
		return false
	}
	w.begin()
	base := *w.addresses(in)
	for lane := range warpSize {
		if w.act>>lane&1 == 0 {
			continue
		}
		lead := mv.lead()
		if in.sz.b != 0 {
			lead = w.raw(in.b, 4, lane)
			if mv.elem.kind == elemBits {
				lead /= 32 // words are the elements here
			}
		}
		for j, reg := range mv.regs {
			if !mv.register(w, in, lane, j, reg, base[lane], lead) {
				return false
			}
		}
	}
	return true
}

// register moves one register of a lane.
func (mv *wmmaMove) register(w *warp, in *inst, lane, j int, reg opnd, base, lead uint64) bool {
	var v uint64
	if mv.store {
		v = w.raw(reg, mv.size, lane)
	}
	bits := uint64(mv.elem.bits)
	size := max(bits/8, 1)
	for e := range mv.per {
		row, col := mv.at(lane, j, e)
		at := uint64(row)*lead + uint64(col)
		if mv.byCol {
			at = uint64(col)*lead + uint64(row)
		}
		at *= bits
		addr := base + at/8
		if in.flag&flagShort != 0 {
			addr = uint64(uint32(addr))
		}
		p := w.at(in.x.space, addr, size, lane)
		if p == nil {
			return false
		}
		if mv.store {
			storeRaw(p, uint8(size), v>>(uint64(e)*bits))
			continue
		}
		got := loadRaw(p, uint8(size))
		if bits < 8 {
			got = got >> (at % 8) & (1<<bits - 1)
		}
		v |= got << (uint64(e) * bits)
	}
	if !mv.store {
		w.setRaw(reg, mv.size, lane, v)
	}
	return true
}
