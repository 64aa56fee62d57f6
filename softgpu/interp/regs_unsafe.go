package interp

import (
	"math/bits"
	"unsafe"
)

// Register access. Decoding guarantees that every opnd lies inside the memory
// its base points to, with 32 lanes of the size it is used with; checkptr (on
// under the race detector) verifies it.

// vec views an operand as 32 lanes of T.
func vec[T any](w *warp, o opnd) *[warpSize]T {
	return (*[warpSize]T)(unsafe.Add(w.base[o>>30], uintptr(o&offMask)))
}

// dst is where a lane-wise instruction may write all 32 lanes: the destination
// itself when every live lane is active, scratch otherwise. blend finishes.
func dst[T any](w *warp, in *inst) *[warpSize]T {
	if w.act == w.live {
		return vec[T](w, in.d)
	}
	return (*[warpSize]T)(unsafe.Pointer(&w.scratch))
}

// blend copies the active lanes of scratch to the destination when dst chose
// scratch. It returns true, so that instructions can end with it.
func blend[T any](w *warp, in *inst) bool {
	if w.act == w.live {
		return true
	}
	d := vec[T](w, in.d)
	s := (*[warpSize]T)(unsafe.Pointer(&w.scratch))
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m) & 31
		d[i] = s[i]
	}
	return true
}

// pred is a predicate register: one bit per lane.
func (w *warp) pred(o opnd) *uint32 {
	return (*uint32)(unsafe.Add(w.base[o>>30], uintptr(o&offMask)))
}

// raw reads lane i of an operand with lanes of the given size.
func (w *warp) raw(o opnd, size uint8, i int) uint64 {
	p := unsafe.Add(w.base[o>>30], uintptr(o&offMask)+uintptr(i)*uintptr(size))
	return loadRaw(p, size)
}

// setRaw writes lane i of an operand.
func (w *warp) setRaw(o opnd, size uint8, i int, v uint64) {
	p := unsafe.Add(w.base[o>>30], uintptr(o&offMask)+uintptr(i)*uintptr(size))
	storeRaw(p, size, v)
}

func loadRaw(p unsafe.Pointer, size uint8) uint64 {
	switch size {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

func storeRaw(p unsafe.Pointer, size uint8, v uint64) {
	switch size {
	case 1:
		*(*uint8)(p) = uint8(v)
	case 2:
		*(*uint16)(p) = uint16(v)
	case 4:
		*(*uint32)(p) = uint32(v)
	default:
		*(*uint64)(p) = v
	}
}

// enter makes f the frame that register operands refer to.
func (w *warp) enter(f *frame) {
	w.frame = f
	w.code = f.fn.code
	w.base[0] = unsafe.Pointer(unsafe.SliceData(f.regs))
}

func pointerTo(b []uint64) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(b)) }

// rows views an operand as an array of arrays: the vectors of a register.
func rows[T any](w *warp, o opnd) *T {
	return (*T)(unsafe.Add(w.base[o>>30], uintptr(o&offMask)))
}
