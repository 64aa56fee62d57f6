package softgpu

import (
	"math/bits"

	"ferry/api/cu"
	"ferry/softgpu/array"
	"ferry/softgpu/memory"
)

// An end is one end of a copy with arrays: where its first byte lies, and how
// far apart its rows and slices are.
type end struct {
	array        *array.Array // nil for memory
	host         bool
	addr         uint64 // of device memory
	offset       uint64 // of the first byte in the array or on the host
	pitch, slice uint64
}

// box is what is copied.
type box struct{ width, height, depth uint64 }

// CopyArray enqueues a copy with an array at one end, or both, or none.
func (g *GPU) CopyArray(d *cu.CUDA_MEMCPY3D_v2, host []byte, h cu.Stream) cu.Result {
	size := box{d.WidthInBytes, d.Height, d.Depth}
	if size.width == 0 || size.height == 0 || size.depth == 0 {
		_, r := g.stream(h)
		return r
	}
	a, r := g.newCopy(d, host)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.give(h, a)
}

func (g *GPU) newCopy(d *cu.CUDA_MEMCPY3D_v2, host []byte) (*access, cu.Result) {
	size := box{d.WidthInBytes, d.Height, d.Depth}
	src, r := g.end(size, d.SrcMemoryType, d.SrcArray, d.SrcDevice, [3]uint64{d.SrcXInBytes, d.SrcY, d.SrcZ}, d.SrcPitch, d.SrcHeight, len(host))
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	dst, r := g.end(size, d.DstMemoryType, d.DstArray, d.DstDevice, [3]uint64{d.DstXInBytes, d.DstY, d.DstZ}, d.DstPitch, d.DstHeight, len(host))
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if src.host && dst.host || d.SrcLOD != 0 || d.DstLOD != 0 {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	var places []memory.Range
	written := 0
	for i, e := range []*end{&dst, &src} {
		if e.array == nil && !e.host {
			n, ok := e.extent(size)
			if !ok {
				return nil, cu.CUDA_ERROR_INVALID_VALUE
			}
			places = append(places, memory.Range{Base: e.addr, Size: n})
			written += 1 - i
		}
	}
	params := *d
	return &access{what: "copy", places: places, written: written, params: &params, run: func(mem [][]byte) {
		bytes := func(e *end) []byte {
			switch {
			case e.host:
				return host[e.offset:]
			case e.array != nil:
				if e.array.Destroyed() {
					return nil
				}
				return e.array.Shape.Mem[e.offset:]
			}
			b := mem[0]
			mem = mem[1:]
			return b
		}
		to, from := bytes(&dst), bytes(&src) // in the order of places
		if from == nil || to == nil {
			return // the array was destroyed with its context
		}
		for z := range size.depth {
			copyRows(to[z*dst.slice:], rows{dst.pitch, size.width, size.height}, from[z*src.slice:], rows{src.pitch, size.width, size.height})
		}
	}}, cu.CUDA_SUCCESS
}

// end describes one end and checks that the box lies inside.
func (g *GPU) end(size box, kind cu.Memorytype, h cu.Array, at cu.Deviceptr, pos [3]uint64, pitch, height uint64, host int) (end, cu.Result) {
	if kind == cu.CU_MEMORYTYPE_ARRAY {
		a, r := g.FindArray(h)
		if r != cu.CUDA_SUCCESS {
			return end{}, r
		}
		l, elem := &a.Shape, uint64(a.Format.Size())
		if !fits(pos[0], size.width, uint64(l.Width)*elem) || !fits(pos[1], size.height, uint64(l.Height)) ||
			!fits(pos[2], size.depth, uint64(l.Depth)) || pos[0]%elem != 0 || size.width%elem != 0 {
			return end{}, cu.CUDA_ERROR_INVALID_VALUE
		}
		e := end{array: a, pitch: uint64(l.Pitch), slice: uint64(l.Slice)}
		e.offset = pos[2]*e.slice + pos[1]*e.pitch + pos[0]
		return e, r
	}
	// A row of its own needs no pitch, a slice of its own no height.
	if pitch == 0 {
		pitch = pos[0] + size.width
	}
	if height == 0 {
		height = pos[1] + size.height
	}
	hi, slice := bits.Mul64(pitch, height)
	const most = 1 << 46 // beyond any address range; keeps sums from wrapping
	if hi != 0 || slice > most || pitch > most || pos[0] > most || pos[1] > most || pos[2] > most/max(slice, 1) ||
		!fits(pos[0], size.width, pitch) || size.depth > 1 && !fits(pos[1], size.height, height) {
		return end{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	e := end{pitch: pitch, slice: slice, offset: pos[2]*slice + pos[1]*pitch + pos[0]}
	switch kind {
	case cu.CU_MEMORYTYPE_HOST:
		n, ok := e.extent(size)
		if !ok || e.offset > uint64(host) || n > uint64(host)-e.offset {
			return e, cu.CUDA_ERROR_INVALID_VALUE
		}
		e.host = true
	case cu.CU_MEMORYTYPE_DEVICE, cu.CU_MEMORYTYPE_UNIFIED:
		e.addr, e.offset = uint64(at)+e.offset, 0
	default:
		return e, cu.CUDA_ERROR_INVALID_VALUE
	}
	return e, cu.CUDA_SUCCESS
}

// fits reports whether [at, at+n) lies in [0, size).
func fits(at, n, size uint64) bool { return at <= size && n <= size-at }

// extent is the bytes from the first to the last of the box.
func (e *end) extent(size box) (uint64, bool) {
	n, ok := rows{e.pitch, size.width, size.height}.extent()
	hi, z := bits.Mul64(e.slice, size.depth-1)
	sum, carry := bits.Add64(n, z, 0)
	return sum, ok && hi == 0 && carry == 0
}
