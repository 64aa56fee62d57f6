package softgpu

import (
	"math/bits"

	"ferry/api/cu"
	"ferry/softgpu/graph"
	"ferry/softgpu/memory"
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

// An access is work on device memory. Its ranges are checked when it is given,
// and found again when it runs: what was freed meanwhile is a fault. The first
// places count as written afterwards.
type access struct {
	what    string
	places  []memory.Range
	written int
	run     func(mem [][]byte)
	params  any // what a node of a graph answers: *CUDA_MEMCPY3D_v2, *CUDA_MEMSET_NODE_PARAMS_v1
}

// give checks an access and puts it on a stream.
func (g *GPU) give(h cu.Stream, a *access) cu.Result {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if s.capture.Load() != nil {
		return g.Append(launchEnv{g.m, s.life}, s, a)
	}
	env := launchEnv{g.m, s.life}
	if r := a.CheckArguments(env); r != cu.CUDA_SUCCESS {
		return r
	}
	run, _ := a.Ready(env, nil)
	_, r = s.enqueue(operation{run: run})
	return r
}

// Kind is the kind of node in a graph.
func (a *access) Kind() cu.GraphNodeType {
	if _, ok := a.params.(*cu.CUDA_MEMSET_NODE_PARAMS_v1); ok {
		return cu.CU_GRAPH_NODE_TYPE_MEMSET
	}
	return cu.CU_GRAPH_NODE_TYPE_MEMCPY
}

// CheckArguments says whether programs were given all of the memory.
func (a *access) CheckArguments(env graph.Env) cu.Result {
	for _, p := range a.places {
		if _, ok := env.(launchEnv).m.mem.View(memory.AnyDevice).Bytes(p.Base, p.Size); !ok {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	return cu.CUDA_SUCCESS
}

// Ready makes the access as it is given now, and may run once.
func (a *access) Ready(env graph.Env, _ *graph.Plan) (func(), cu.Result) {
	mem, l := env.(launchEnv).m.mem, env.(launchEnv).l
	given := mem.NextOrder()
	return func() {
		ticket := mem.BeginWork()
		defer mem.EndWork(ticket)
		found := make([][]byte, len(a.places))
		for i, p := range a.places {
			b, ok := mem.View(memory.AnyDevice).BytesAt(p.Base, p.Size, given)
			if !ok {
				l.faulted(cu.CUDA_ERROR_ILLEGAL_ADDRESS, l.copyReport(a.what, p))
				return
			}
			found[i] = b
		}
		for _, p := range a.places[:a.written] {
			mem.MarkWritten(p)
		}
		a.run(found)
	}, cu.CUDA_SUCCESS
}

// CopyIn enqueues a copy to the device.
func (g *GPU) CopyIn(dst cu.Deviceptr, pitch uint64, src []byte, width, height uint64, s cu.Stream) cu.Result {
	d := rows{pitch, width, height}
	n, ok := d.extent()
	have, ok2 := d.packed().extent()
	if !ok || !ok2 || uint64(len(src)) < have {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.give(s, &access{what: "copy", places: []memory.Range{{Base: uint64(dst), Size: n}}, written: 1, run: func(mem [][]byte) {
		copyRows(mem[0], d, src, d.packed())
	}})
}

// CopyOut enqueues a copy from the device.
func (g *GPU) CopyOut(dst []byte, src cu.Deviceptr, pitch, width, height uint64, s cu.Stream) cu.Result {
	f := rows{pitch, width, height}
	n, ok := f.extent()
	have, ok2 := f.packed().extent()
	if !ok || !ok2 || uint64(len(dst)) < have {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.give(s, &access{what: "copy", places: []memory.Range{{Base: uint64(src), Size: n}}, run: func(mem [][]byte) {
		copyRows(dst, f.packed(), mem[0], f)
	}})
}

// CopyOn enqueues a copy inside device memory, between devices too.
func (g *GPU) CopyOn(dst cu.Deviceptr, dstPitch uint64, src cu.Deviceptr, srcPitch, width, height uint64, s cu.Stream) cu.Result {
	to, from := rows{dstPitch, width, height}, rows{srcPitch, width, height}
	n, ok := to.extent()
	m, ok2 := from.extent()
	if !ok || !ok2 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	places := []memory.Range{{Base: uint64(dst), Size: n}, {Base: uint64(src), Size: m}}
	params := &cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_DEVICE, SrcDevice: src, SrcPitch: srcPitch, SrcHeight: height,
		DstMemoryType: cu.CU_MEMORYTYPE_DEVICE, DstDevice: dst, DstPitch: dstPitch, DstHeight: height,
		WidthInBytes: width, Height: height, Depth: 1,
	}
	return g.give(s, &access{what: "copy", places: places, written: 1, params: params, run: func(mem [][]byte) {
		copyRows(mem[0], to, mem[1], from)
	}})
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
	if _, ok := g.m.mem.View(memory.AnyDevice).Bytes(uint64(src), n); !ok {
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
