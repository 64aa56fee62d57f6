package softgpu

import (
	"encoding/binary"

	"ferry/api/cu"
	"ferry/softgpu/memory"
)

// fill writes pattern over b, whose length is a multiple of the pattern's.
func fill(b, pattern []byte) {
	if len(b) == 0 {
		return
	}
	n := copy(b, pattern)
	for n < len(b) {
		n += copy(b[n:], b[:n])
	}
}

// memset enqueues a fill of width elements per row.
func (g *GPU) memset(dst cu.Deviceptr, pitch uint64, pattern []byte, width, height uint64, s cu.Stream) cu.Result {
	a, r := newMemset(dst, pitch, pattern, width, height)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.give(s, a)
}

func newMemset(dst cu.Deviceptr, pitch uint64, pattern []byte, width, height uint64) (*access, cu.Result) {
	size := uint64(len(pattern))
	if width > 1<<62/size || uint64(dst)%size != 0 || height > 1 && pitch%size != 0 {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	r := rows{pitch, width * size, height}
	n, ok := r.extent()
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	params := &cu.CUDA_MEMSET_NODE_PARAMS_v1{Dst: dst, Pitch: pitch, ElementSize: uint32(size), Width: width, Height: height}
	for i, b := range pattern {
		params.Value |= uint32(b) << (8 * i)
	}
	return &access{what: "memset", places: []memory.Range{{Base: uint64(dst), Size: n}}, written: 1, params: params, run: func(mem [][]byte) {
		if n == 0 {
			return
		}
		for i := range r.height {
			fill(mem[0][i*r.pitch:][:r.width], pattern)
		}
	}}, cu.CUDA_SUCCESS
}

func two(v uint16) []byte  { return binary.LittleEndian.AppendUint16(nil, v) }
func four(v uint32) []byte { return binary.LittleEndian.AppendUint32(nil, v) }

// The memset calls come in three widths, flat and in rows, on a stream or on
// the legacy one; like the real ones none waits.

// MemsetD8Async fills n bytes.
func (g *GPU) MemsetD8Async(dst cu.Deviceptr, v byte, n uint64, s cu.Stream) cu.Result {
	return g.memset(dst, 0, []byte{v}, n, 1, s)
}

// MemsetD16Async fills n 16-bit elements.
func (g *GPU) MemsetD16Async(dst cu.Deviceptr, v uint16, n uint64, s cu.Stream) cu.Result {
	return g.memset(dst, 0, two(v), n, 1, s)
}

// MemsetD32Async fills n 32-bit elements.
func (g *GPU) MemsetD32Async(dst cu.Deviceptr, v uint32, n uint64, s cu.Stream) cu.Result {
	return g.memset(dst, 0, four(v), n, 1, s)
}

// MemsetD2D8Async fills rows of bytes.
func (g *GPU) MemsetD2D8Async(dst cu.Deviceptr, pitch uint64, v byte, w, h uint64, s cu.Stream) cu.Result {
	return g.memset(dst, pitch, []byte{v}, w, h, s)
}

// MemsetD2D16Async fills rows of 16-bit elements.
func (g *GPU) MemsetD2D16Async(dst cu.Deviceptr, pitch uint64, v uint16, w, h uint64, s cu.Stream) cu.Result {
	return g.memset(dst, pitch, two(v), w, h, s)
}

// MemsetD2D32Async fills rows of 32-bit elements.
func (g *GPU) MemsetD2D32Async(dst cu.Deviceptr, pitch uint64, v uint32, w, h uint64, s cu.Stream) cu.Result {
	return g.memset(dst, pitch, four(v), w, h, s)
}

// MemsetD8 fills n bytes.
func (g *GPU) MemsetD8(dst cu.Deviceptr, v byte, n uint64) cu.Result {
	return g.memset(dst, 0, []byte{v}, n, 1, legacyStream)
}

// MemsetD16 fills n 16-bit elements.
func (g *GPU) MemsetD16(dst cu.Deviceptr, v uint16, n uint64) cu.Result {
	return g.memset(dst, 0, two(v), n, 1, legacyStream)
}

// MemsetD32 fills n 32-bit elements.
func (g *GPU) MemsetD32(dst cu.Deviceptr, v uint32, n uint64) cu.Result {
	return g.memset(dst, 0, four(v), n, 1, legacyStream)
}

// MemsetD2D8 fills rows of bytes.
func (g *GPU) MemsetD2D8(dst cu.Deviceptr, pitch uint64, v byte, w, h uint64) cu.Result {
	return g.memset(dst, pitch, []byte{v}, w, h, legacyStream)
}

// MemsetD2D16 fills rows of 16-bit elements.
func (g *GPU) MemsetD2D16(dst cu.Deviceptr, pitch uint64, v uint16, w, h uint64) cu.Result {
	return g.memset(dst, pitch, two(v), w, h, legacyStream)
}

// MemsetD2D32 fills rows of 32-bit elements.
func (g *GPU) MemsetD2D32(dst cu.Deviceptr, pitch uint64, v uint32, w, h uint64) cu.Result {
	return g.memset(dst, pitch, four(v), w, h, legacyStream)
}
