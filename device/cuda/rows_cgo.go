package cuda

/*
#include <stdint.h>
#include <stddef.h>

#cgo noescape ferry_launch_row
#cgo nocallback ferry_launch_row
#cgo noescape ferry_set_row
#cgo nocallback ferry_set_row

// rowLaunch in Go. What the numbers point to is Go's; the driver keeps none of it.
struct ferry_row { uint64_t fn, stream, params, bytes, at, n, node; unsigned d[7], kernel; };
_Static_assert(sizeof(struct ferry_row) == 88, "rowLaunch has another size");

static int ferry_launch_one(uint64_t f, const struct ferry_row *r)
{
	size_t bytes = r->bytes;
	const uint32_t *at = (const uint32_t *)r->at;
	void *room[r->n + 1], *extra[] = {(void *)1, (void *)r->params, (void *)2, &bytes, NULL};
	for (size_t i = 0; i < r->n; i++)
		room[i] = (char *)r->params + at[2 * i];
	return ((int (*)(uint64_t, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, uint64_t, void **, void **))f)(
		r->fn, r->d[0], r->d[1], r->d[2], r->d[3], r->d[4], r->d[5], r->d[6], r->stream, r->n ? room : NULL,
		bytes && !r->n ? extra : NULL);
}

// The result of the launch that was refused in the low half, how many were not in the high one.
static uint64_t ferry_launch_row(uint64_t f, uint64_t row, size_t n)
{
	const struct ferry_row *r = (const struct ferry_row *)row;
	for (size_t i = 0; i < n; i++) {
		int rc = ferry_launch_one(f, r + i);
		if (rc)
			return (uint64_t)i << 32 | (uint32_t)rc;
	}
	return (uint64_t)n << 32;
}

// CUDA_KERNEL_NODE_PARAMS_v2 as the driver has it.
struct ferry_row_node { uint64_t func; unsigned d[7]; void **params, **extra; uint64_t kern, ctx; };

static int ferry_set_one(uint64_t f, uint64_t exec, const struct ferry_row *r)
{
	size_t bytes = r->bytes;
	const uint32_t *at = (const uint32_t *)r->at;
	void *room[r->n + 1], *extra[] = {(void *)1, (void *)r->params, (void *)2, &bytes, NULL};
	struct ferry_row_node k = {r->kernel ? 0 : r->fn, {r->d[0], r->d[1], r->d[2], r->d[3], r->d[4], r->d[5], r->d[6]},
				   r->n ? room : NULL, bytes && !r->n ? extra : NULL, r->kernel ? r->fn : 0, 0};
	for (size_t i = 0; i < r->n; i++)
		room[i] = (char *)r->params + at[2 * i];
	return ((int (*)(uint64_t, uint64_t, void *))f)(exec, r->node, &k);
}

static int ferry_set_row(uint64_t f, uint64_t exec, uint64_t row, size_t n)
{
	const struct ferry_row *r = (const struct ferry_row *)row;
	for (size_t i = 0; i < n; i++) {
		int rc = ferry_set_one(f, exec, r + i);
		if (rc)
			return rc;
	}
	return 0;
}
*/
import "C"

import (
	"runtime"
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

var _ device.RowLauncher = (*Thread)(nil)

// rowCalls are the calls of a Thread that take several launches.
type rowCalls struct {
	lib *library
	row []rowLaunch // what C reads, reused
}

// A rowLaunch is a launch as C reads it.
type rowLaunch struct {
	fn, stream, params, bytes, at, n, node uint64
	d                                      [7]uint32
	kernel                                 uint32
}

var _ [88]byte = [unsafe.Sizeof(rowLaunch{})]byte{}

// putRow writes a launch for C.
func (t *rowCalls) putRow(l *device.Launch, node cu.GraphNode) {
	kernel := uint32(0)
	if l.Kernel {
		kernel = 1
	}
	t.row = append(t.row, rowLaunch{
		fn: uint64(l.Func), stream: uint64(l.Stream), node: uint64(node), kernel: kernel,
		params: uint64(number(l.Params)), bytes: uint64(len(l.Params)), at: uint64(number(l.Layout)), n: uint64(len(l.Layout)),
		d: [7]uint32{l.Grid[0], l.Grid[1], l.Grid[2], l.Block[0], l.Block[1], l.Block[2], l.Shared},
	})
}

// LaunchRow crosses into C once for all launches of a row.
func (t *rowCalls) LaunchRow(row []device.Launch) (int, cu.Result) {
	t.row = t.row[:0]
	for i := range row {
		t.putRow(&row[i], 0)
	}
	end := uint64(C.ferry_launch_row(entry(t.lib.launch), number(t.row), C.size_t(len(t.row))))
	runtime.KeepAlive(row)
	return int(end >> 32), cu.Result(uint32(end))
}

// GraphSetRow crosses into C once for all nodes.
func (t *rowCalls) GraphSetRow(exec cu.GraphExec, nodes []cu.GraphNode, row []device.Launch) cu.Result {
	if missing(t.lib.graph.execSetKernel) {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	t.row = t.row[:0]
	for i, n := range nodes {
		if n != 0 {
			t.putRow(&row[i], n)
		}
	}
	rc := C.ferry_set_row(entry(t.lib.graph.execSetKernel), C.uint64_t(exec), number(t.row), C.size_t(len(t.row)))
	runtime.KeepAlive(row)
	return cu.Result(rc)
}
