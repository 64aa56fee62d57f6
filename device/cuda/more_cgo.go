package cuda

/*
#include <stdint.h>
#include <stdlib.h>

struct ferry_config2 { unsigned d[7]; uint64_t stream; void *attrs; unsigned n; };
static int ferry_clusters(void *f, int *out, uint64_t fn, unsigned *d, uint64_t stream, void *attrs, unsigned n)
{
	struct ferry_config2 c = {{d[0], d[1], d[2], d[3], d[4], d[5], d[6]}, stream, attrs, n};
	return ((int (*)(int *, uint64_t, void *))f)(out, fn, &c);
}

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

static int ferry_link_create(void *f, unsigned n, int *options, uint64_t *values, uint64_t *state)
{
	return ((int (*)(unsigned, int *, void *, uint64_t *))f)(n, options, values, state);
}
static int ferry_link_add(void *f, uint64_t state, int kind, void *data, size_t n, char *name)
{
	return ((int (*)(uint64_t, int, void *, size_t, char *, unsigned, void *, void *))f)(state, kind, data, n, name, 0, NULL, NULL);
}
static int ferry_link_complete(void *f, uint64_t state, void **out, size_t *n) { return ((int (*)(uint64_t, void **, size_t *))f)(state, out, n); }
#cgo noescape ferry_copy3d
#cgo nocallback ferry_copy3d
static int ferry_copy3d(void *f, void *d, uint64_t stream) { return ((int (*)(void *, uint64_t))f)(d, stream); }
static int ferry_capture_info(void *f, uint64_t stream, int *status, uint64_t *id, uint64_t *graph, uint64_t **deps, uint64_t **edges, size_t *n)
{
	if (edges)
		return ((int (*)(uint64_t, int *, uint64_t *, uint64_t *, uint64_t **, uint64_t **, size_t *))f)(stream, status, id, graph, deps, edges, n);
	return ((int (*)(uint64_t, int *, uint64_t *, uint64_t *, uint64_t **, size_t *))f)(stream, status, id, graph, deps, n);
}
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

// Clusters asks about a launch without launching it.
func (t *Thread) Clusters(l *device.Launch, most bool) (int32, cu.Result) {
	f := t.lib.activeClusters
	if most {
		f = t.lib.maxCluster
	}
	if f == nil {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	d := [7]C.uint{
		C.uint(l.Grid[0]), C.uint(l.Grid[1]), C.uint(l.Grid[2]),
		C.uint(l.Block[0]), C.uint(l.Block[1]), C.uint(l.Block[2]), C.uint(l.Shared),
	}
	var out C.int
	rc := C.ferry_clusters(f, &out, C.uint64_t(l.Func), &d[0], C.uint64_t(l.Stream), slicePtr(l.Attributes), C.uint(len(l.Attributes)))
	return int32(out), cu.Result(rc)
}

// TensorMap lets the driver encode, which knows the hardware's format. The
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

// linkLogs are the buffers a linker writes to as long as it lives.
type linkLogs struct{ info, errs unsafe.Pointer }

// LinkCreate starts a linker.
func (t *Thread) LinkCreate(options []device.Option) (cu.LinkState, cu.Result) {
	if t.lib.linkCreate == nil {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	logs := linkLogs{C.calloc(1, logSize), C.calloc(1, logSize)}
	opts, vals := logOptions(logs.info, logs.errs, options)
	var state C.uint64_t
	rc := cu.Result(C.ferry_link_create(t.lib.linkCreate, C.uint(len(opts)), (*C.int)(slicePtr(opts)), (*C.uint64_t)(slicePtr(vals)), &state))
	if rc != cu.CUDA_SUCCESS {
		C.free(logs.info)
		C.free(logs.errs)
		return 0, rc
	}
	t.lib.mu.Lock()
	t.lib.links[cu.LinkState(state)] = logs
	t.lib.mu.Unlock()
	return cu.LinkState(state), rc
}

func (t *Thread) linkLog(l cu.LinkState) device.Log {
	t.lib.mu.Lock()
	defer t.lib.mu.Unlock()
	logs, ok := t.lib.links[l]
	if !ok {
		return device.Log{}
	}
	return device.Log{Info: ctext(logs.info), Errors: ctext(logs.errs)}
}

// LinkAdd gives the linker one input. A NUL follows the data, which PTX needs.
func (t *Thread) LinkAdd(l cu.LinkState, kind uint32, data []byte, name string) (device.Log, cu.Result) {
	mem := C.calloc(1, C.size_t(len(data)+64))
	defer C.free(mem)
	copy(unsafe.Slice((*byte)(mem), len(data)), data)
	cname := C.CString(name)
	defer C.free(unsafe.Pointer(cname))
	rc := C.ferry_link_add(t.lib.linkAdd, C.uint64_t(l), C.int(kind), mem, C.size_t(len(data)), cname)
	return t.linkLog(l), cu.Result(rc)
}

// LinkComplete returns a copy of the image.
func (t *Thread) LinkComplete(l cu.LinkState) ([]byte, device.Log, cu.Result) {
	var out unsafe.Pointer
	var n C.size_t
	rc := cu.Result(C.ferry_link_complete(t.lib.linkComplete, C.uint64_t(l), &out, &n))
	if rc != cu.CUDA_SUCCESS {
		return nil, t.linkLog(l), rc
	}
	return append([]byte(nil), unsafe.Slice((*byte)(out), int(n))...), t.linkLog(l), rc
}

// CopyArray enqueues a three-dimensional copy; a host side becomes host. The
// driver gets a copy of its own: the caller's may lie beside Go pointers.
func (t *Thread) CopyArray(given *cu.CUDA_MEMCPY3D_v2, host []byte, s cu.Stream) cu.Result {
	d := *given
	aim(&d, host)
	return cu.Result(C.ferry_copy3d(t.lib.copy3D, unsafe.Pointer(&d), C.uint64_t(s)))
}

// CaptureInfo asks the third version, which tells of edges, or the second, which
// every driver since 11.3 has. The driver's lists live until the stream's next
// capture call: copy them. The second refuses to answer where edges carry data.
func (t *Thread) CaptureInfo(s cu.Stream) (info device.CaptureInfo, rc cu.Result) {
	f := t.lib.captureEdges
	var deps, edges *C.uint64_t
	ask := &edges
	if f == nil {
		f, ask = t.lib.captureInfo, nil
	}
	if f == nil {
		return info, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	var status C.int
	var id, graph C.uint64_t
	var n C.size_t
	rc = cu.Result(C.ferry_capture_info(f, C.uint64_t(s), &status, &id, &graph, &deps, ask, &n))
	info = device.CaptureInfo{Status: cu.StreamCaptureStatus(status), ID: uint64(id), Graph: cu.Graph(graph)}
	if rc != cu.CUDA_SUCCESS || deps == nil {
		return info, rc
	}
	for _, d := range unsafe.Slice(deps, int(n)) {
		info.Dependencies = append(info.Dependencies, cu.GraphNode(d))
	}
	if edges != nil {
		info.Edges = append(info.Edges, unsafe.Slice((*cu.GraphEdgeData)(unsafe.Pointer(edges)), int(n))...)
	}
	return info, rc
}
