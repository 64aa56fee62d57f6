package interp

import (
	"math/bits"
	"unsafe"
)

// Bulk copies are done when they are issued, and the barrier that waits for
// them is told at once. A program cannot tell that from copies that end early.

// region finds n bytes at an address, all of them or none. It records a fault
// and returns nil when they are not there or misaligned.
func (w *warp) region(sp space, addr, n, align uint64, lane int) []byte {
	if addr&(align-1) != 0 {
		w.fail(Misaligned, lane, addr, int(n))
		return nil
	}
	if n == 0 {
		return []byte{}
	}
	p := w.at(sp, addr, 1, lane)
	if p == nil {
		return nil
	}
	if w.watched { // at looked at one byte only
		w.block.watch.loose(w, sp, addr, n)
	}
	if sp == inGlobal || sp == inGeneric && addr < WorkspaceBase {
		if _, ok := w.find(addr, n); !ok {
			w.fail(IllegalAddress, lane, addr, int(n))
			return nil
		}
	} else if w.at(sp, addr+n-1, 1, lane) == nil {
		return nil
	}
	return unsafe.Slice((*byte)(p), n)
}

// A bulkOp is a decoded bulk copy. Addresses are instructions of which only the
// address counts.
type bulkOp struct {
	dst, src *inst
	bar      *inst // told of the bytes written; nil for copies in groups
	size     opnd
	bytes    opnd // which bytes of 16 to copy, when masked
	masked   bool
	cast     bool // to the blocks in blocks
	blocks   opnd
	reduce   *reduction

	tensor *inst // the tensor's map, when there is one
	coords []opnd
	load   bool
}

// A reduction combines what is there with what is copied.
type reduction struct {
	op   string
	size uint8
	fn   func(old, b, c uint64) uint64 // nil until a tensor's type is known
}

func (op *bulkOp) exec(w *warp, in *inst) bool {
	w.begin()
	for m := w.act; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(m) & 31
		if op.tensor != nil {
			if !op.tensorCopy(w, lane) {
				return false
			}
			continue
		}
		if !op.copy(w, lane) {
			return false
		}
	}
	return true
}

// lane is the address an operand has in one lane.
func (w *warp) lane(in *inst, lane int) uint64 { return w.addresses(in)[lane] }

// copy is cp.async.bulk of one lane.
func (op *bulkOp) copy(w *warp, lane int) bool {
	n := w.raw(op.size, 4, lane)
	src := w.region(op.src.x.space, w.lane(op.src, lane), n, 16, lane)
	if src == nil {
		return false
	}
	if n%16 != 0 {
		return w.fail(Misaligned, lane, w.lane(op.src, lane), int(n))
	}
	return op.each(w, lane, func(to uint64) bool {
		dst := w.region(op.dst.x.space, to, n, 16, lane)
		if dst == nil {
			return false
		}
		switch {
		case op.reduce != nil:
			op.reduce.apply(dst, src)
		case op.masked:
			mask := w.raw(op.bytes, 2, lane)
			for i := range dst {
				if mask>>(i%16)&1 != 0 {
					dst[i] = src[i]
				}
			}
		default:
			copy(dst, src)
		}
		return true
	}, n)
}

// each calls f with the destination in every block that gets a copy, and tells
// the barrier there of n bytes.
func (op *bulkOp) each(w *warp, lane int, f func(to uint64) bool, n uint64) bool {
	to := w.lane(op.dst, lane)
	var bar uint64
	if op.bar != nil {
		bar = w.lane(op.bar, lane)
	}
	once := func(to, bar uint64) bool {
		return f(to) && (op.bar == nil || w.signal(op.bar.x.space, bar, n, lane))
	}
	if !op.cast {
		return once(to, bar)
	}
	for m := w.raw(op.blocks, 2, lane); m != 0; m &= m - 1 {
		rank := uint64(bits.TrailingZeros64(m)+1) << rankShift
		if !once(to&(rankUnit-1)|rank, bar&(rankUnit-1)|rank) {
			return false
		}
	}
	return true
}

// apply reduces element by element; other blocks may do so at the same time.
func (r *reduction) apply(dst, src []byte) {
	for i := 0; i+int(r.size) <= len(dst); i += int(r.size) {
		atomically(unsafe.Pointer(&dst[i]), r.size, loadRaw(unsafe.Pointer(&src[i]), r.size), 0, r.fn)
	}
}
