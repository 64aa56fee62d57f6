package softgpu

import (
	"math/bits"

	"ferry/cu"
)

// rows is a rectangle in memory: height rows of width bytes, pitch apart.
type rows struct{ pitch, width, height uint64 }

// extent is the bytes from the first to the last of the rectangle; false when
// it makes no sense.
func (r rows) extent() (uint64, bool) {
	if r.height == 0 || r.width == 0 {
		return 0, true
	}
	if r.height > 1 && r.pitch < r.width {
		return 0, false
	}
	hi, lo := bits.Mul64(r.pitch, r.height-1)
	sum, carry := bits.Add64(lo, r.width, 0)
	return sum, hi == 0 && carry == 0
}

// packed is the same rectangle without gaps.
func (r rows) packed() rows { return rows{r.width, r.width, r.height} }

// joined makes one row of rows without gaps.
func joined(dst, src rows) (rows, rows) {
	if dst.pitch == dst.width && src.pitch == src.width {
		n := dst.width * dst.height
		return rows{n, n, 1}, rows{n, n, 1}
	}
	return dst, src
}

func copyRows(dst []byte, d rows, src []byte, s rows) {
	if d.width == 0 || d.height == 0 {
		return
	}
	d, s = joined(d, s)
	for i := range d.height {
		copy(dst[i*d.pitch:][:d.width], src[i*s.pitch:][:s.width])
	}
}

// enqueueAccess puts work on device memory on a stream. Ranges are checked now,
// and found again when the work runs: what was freed meanwhile is a fault. All
// places count as written afterwards.
func (g *GPU) enqueueAccess(h cu.Stream, what string, places []rng, run func(mem [][]byte)) (point, cu.Result) {
	return g.enqueueWrites(h, what, places, len(places), run)
}

// enqueueWrites is enqueueAccess for work that writes to the first places only.
func (g *GPU) enqueueWrites(h cu.Stream, what string, places []rng, written int, run func(mem [][]byte)) (point, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return point{}, r
	}
	mem := g.m.mem
	given := mem.order.next()
	for _, p := range places {
		if _, ok := mem.view(anyDevice).bytes(p.base, p.size); !ok {
			return point{}, cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	return s.enqueue(operation{run: func() {
		ticket := mem.begin()
		defer mem.end(ticket)
		found := make([][]byte, len(places))
		for i, p := range places {
			b, ok := mem.view(anyDevice).bytesAt(p.base, p.size, given)
			if !ok {
				s.life.faulted(cu.CUDA_ERROR_ILLEGAL_ADDRESS, s.life.copyReport(what, p))
				return
			}
			found[i] = b
		}
		for _, p := range places[:written] {
			mem.wrote(p)
		}
		run(found)
	}})
}

// CopyIn enqueues a copy to the device.
func (g *GPU) CopyIn(dst cu.Deviceptr, pitch uint64, src []byte, width, height uint64, s cu.Stream) cu.Result {
	d := rows{pitch, width, height}
	n, ok := d.extent()
	have, ok2 := d.packed().extent()
	if !ok || !ok2 || uint64(len(src)) < have {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	_, r := g.enqueueAccess(s, "copy", []rng{{uint64(dst), n}}, func(mem [][]byte) {
		copyRows(mem[0], d, src, d.packed())
	})
	return r
}

// CopyOut enqueues a copy from the device.
func (g *GPU) CopyOut(dst []byte, src cu.Deviceptr, pitch, width, height uint64, s cu.Stream) cu.Result {
	f := rows{pitch, width, height}
	n, ok := f.extent()
	have, ok2 := f.packed().extent()
	if !ok || !ok2 || uint64(len(dst)) < have {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	_, r := g.enqueueWrites(s, "copy", []rng{{uint64(src), n}}, 0, func(mem [][]byte) {
		copyRows(dst, f.packed(), mem[0], f)
	})
	return r
}

// CopyOn enqueues a copy inside device memory, between devices too.
func (g *GPU) CopyOn(dst cu.Deviceptr, dstPitch uint64, src cu.Deviceptr, srcPitch, width, height uint64, s cu.Stream) cu.Result {
	_, r := g.copyOn(dst, dstPitch, src, srcPitch, width, height, s)
	return r
}

func (g *GPU) copyOn(dst cu.Deviceptr, dstPitch uint64, src cu.Deviceptr, srcPitch, width, height uint64, s cu.Stream) (point, cu.Result) {
	to, from := rows{dstPitch, width, height}, rows{srcPitch, width, height}
	n, ok := to.extent()
	m, ok2 := from.extent()
	if !ok || !ok2 {
		return point{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.enqueueWrites(s, "copy", []rng{{uint64(dst), n}, {uint64(src), m}}, 1, func(mem [][]byte) {
		copyRows(mem[0], to, mem[1], from)
	})
}

// MemcpyHtoD copies to the device, after all work of the legacy stream.
func (g *GPU) MemcpyHtoD(dst cu.Deviceptr, src []byte) cu.Result {
	n := uint64(len(src))
	if r := g.CopyIn(dst, n, src, n, 1, legacyStream); r != cu.CUDA_SUCCESS {
		return r
	}
	return g.StreamSynchronize(legacyStream)
}

// MemcpyDtoH copies from the device and waits for it.
func (g *GPU) MemcpyDtoH(src cu.Deviceptr, n uint64) ([]byte, cu.Result) {
	if _, ok := g.m.mem.view(anyDevice).bytes(uint64(src), n); !ok {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	b := make([]byte, n)
	if r := g.CopyOut(b, src, n, n, 1, legacyStream); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return b, g.StreamSynchronize(legacyStream)
}

// MemcpyDtoDAsync copies inside device memory.
func (g *GPU) MemcpyDtoDAsync(dst, src cu.Deviceptr, n uint64, s cu.Stream) cu.Result {
	return g.CopyOn(dst, n, src, n, n, 1, s)
}

// MemcpyDtoD copies inside device memory; like the real one it does not wait.
func (g *GPU) MemcpyDtoD(dst, src cu.Deviceptr, n uint64) cu.Result {
	return g.CopyOn(dst, n, src, n, n, 1, legacyStream)
}

// MemcpyAsync copies inside device memory, the only one there is.
func (g *GPU) MemcpyAsync(dst, src cu.Deviceptr, n uint64, s cu.Stream) cu.Result {
	return g.CopyOn(dst, n, src, n, n, 1, s)
}

// Memcpy is MemcpyAsync on the legacy stream.
func (g *GPU) Memcpy(dst, src cu.Deviceptr, n uint64) cu.Result {
	return g.CopyOn(dst, n, src, n, n, 1, legacyStream)
}
