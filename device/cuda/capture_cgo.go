package cuda

/*
#include <stdint.h>
#include <stdlib.h>

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

// CaptureInfo asks the third version of the call, which returns edges, or the
// second, which every driver since 11.3 has and which fails where edges carry data.
// It copies the lists: the driver's are valid until the next capture call of the
// stream.
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
