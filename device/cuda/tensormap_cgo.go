package cuda

/*
#include <stdint.h>
#include <stdlib.h>

static int ferry_tiled(void *f, void *map, unsigned type, unsigned rank, uint64_t addr, void *dims, void *strides, void *box, void *steps, unsigned *o)
{
	return ((int (*)(void *, int, unsigned, uint64_t, void *, void *, void *, void *, int, int, int, int))f)(
		map, type, rank, addr, dims, strides, box, steps, o[0], o[1], o[2], o[3]);
}
static int ferry_im2col(void *f, void *map, unsigned type, unsigned rank, uint64_t addr, void *dims, void *strides, void *lower, void *upper,
			unsigned channels, unsigned pixels, void *steps, unsigned *o)
{
	return ((int (*)(void *, int, unsigned, uint64_t, void *, void *, void *, void *, unsigned, unsigned, void *, int, int, int, int))f)(
		map, type, rank, addr, dims, strides, lower, upper, channels, pixels, steps, o[0], o[1], o[2], o[3]);
}
static int ferry_im2col_wide(void *f, void *map, unsigned type, unsigned rank, uint64_t addr, void *dims, void *strides, int lower, int upper,
			     unsigned channels, unsigned pixels, void *steps, unsigned *o)
{
	return ((int (*)(void *, int, unsigned, uint64_t, void *, void *, int, int, unsigned, unsigned, void *, int, int, int, int, int))f)(
		map, type, rank, addr, dims, strides, lower, upper, channels, pixels, steps, o[0], o[1], o[2], o[3], o[4]);
}
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

// TensorMap has the driver encode the descriptor in the format of the hardware. The
// driver wants the result aligned to 64 bytes.
func (t *Thread) TensorMap(m *device.TensorMap) (out cu.TensorMap, rc cu.Result) {
	rank := len(m.Dims)
	if m.Kind > 2 || t.lib.tensorMap[m.Kind] == nil {
		return out, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	wide := m.Kind == 2
	if rank < 1 || rank > 5 || len(m.Strides) < rank-1 || len(m.Steps) != rank || len(m.Options) < 4 || wide && len(m.Options) < 5 ||
		m.Kind == 0 && len(m.Box) != rank || m.Kind != 0 && (len(m.Box) != 2 || rank < 3) ||
		m.Kind == 1 && (len(m.Lower) < rank-2 || len(m.Upper) < rank-2) || wide && (len(m.Lower) < 1 || len(m.Upper) < 1) {
		return out, cu.CUDA_ERROR_INVALID_VALUE
	}
	room := C.aligned_alloc(128, 128)
	defer C.free(room)
	f, typ, n, addr := t.lib.tensorMap[m.Kind], C.uint(m.DataType), C.uint(rank), C.uint64_t(m.Address)
	o := (*C.uint)(slicePtr(m.Options))
	var got C.int
	switch m.Kind {
	case 0:
		got = C.ferry_tiled(f, room, typ, n, addr, slicePtr(m.Dims), slicePtr(m.Strides), slicePtr(m.Box), slicePtr(m.Steps), o)
	case 1:
		got = C.ferry_im2col(f, room, typ, n, addr, slicePtr(m.Dims), slicePtr(m.Strides), slicePtr(m.Lower), slicePtr(m.Upper),
			C.uint(m.Box[0]), C.uint(m.Box[1]), slicePtr(m.Steps), o)
	default:
		got = C.ferry_im2col_wide(f, room, typ, n, addr, slicePtr(m.Dims), slicePtr(m.Strides), C.int(m.Lower[0]), C.int(m.Upper[0]),
			C.uint(m.Box[0]), C.uint(m.Box[1]), slicePtr(m.Steps), o)
	}
	copy(cu.Bytes(&out), unsafe.Slice((*byte)(room), cu.SizeOf[cu.TensorMap]()))
	return out, cu.Result(got)
}
