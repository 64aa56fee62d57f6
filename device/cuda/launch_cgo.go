package cuda

/*
#include <stdint.h>
#include <stddef.h>
#include <time.h>

// The calls programs make most often. What they point to is Go's, as numbers: cgo would look up what kind of memory each pointer
// points to. The driver keeps none of it and calls nobody back.
#cgo noescape ferry_launch
#cgo nocallback ferry_launch
#cgo noescape ferry_launch_ex
#cgo nocallback ferry_launch_ex
#cgo noescape ferry_watch
#cgo nocallback ferry_watch

// Parameters by pointer where the layout is known, else as one block. at holds {offset, size} pairs.
static void **ferry_params(void **room, char *params, const uint32_t *at, size_t n)
{
	for (size_t i = 0; i < n; i++)
		room[i] = params + at[2 * i];
	return n ? room : NULL;
}

static int ferry_launch(uint64_t f, uint64_t fn, const unsigned *d, uint64_t stream, uint64_t params, size_t bytes, uint64_t at, size_t n)
{
	void *room[n + 1], *extra[] = {(void *)1, (void *)params, (void *)2, &bytes, NULL};
	return ((int (*)(uint64_t, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, uint64_t, void **, void **))f)(
		fn, d[0], d[1], d[2], d[3], d[4], d[5], d[6], stream, ferry_params(room, (char *)params, (const uint32_t *)at, n),
		bytes && !n ? extra : NULL);
}

// CUlaunchConfig as the driver has it.
struct ferry_config { unsigned d[7]; uint64_t stream; void *attrs; unsigned n; };

static int ferry_launch_ex(uint64_t f, uint64_t fn, const unsigned *d, uint64_t stream, uint64_t attrs, unsigned attrs_n, uint64_t params,
			   size_t bytes, uint64_t at, size_t n)
{
	struct ferry_config c = {{d[0], d[1], d[2], d[3], d[4], d[5], d[6]}, stream, (void *)attrs, attrs_n};
	void *room[n + 1], *extra[] = {(void *)1, (void *)params, (void *)2, &bytes, NULL};
	return ((int (*)(void *, uint64_t, void **, void **))f)(&c, fn, ferry_params(room, (char *)params, (const uint32_t *)at, n),
								bytes && !n ? extra : NULL);
}

static int ferry_clusters(void *f, int *out, uint64_t fn, unsigned *d, uint64_t stream, void *attrs, unsigned n)
{
	struct ferry_config c = {{d[0], d[1], d[2], d[3], d[4], d[5], d[6]}, stream, attrs, n};
	return ((int (*)(int *, uint64_t, void *))f)(out, fn, &c);
}

// Ask f about a stream or an event until it has another answer than "not ready" (600), or the spin has ended (device.Watch).
static int ferry_watch(uint64_t f, uint64_t what, int64_t command_limit, int64_t limit, uint64_t written, uint64_t seen)
{
	struct timespec t;
	int64_t start = 0, past;
	for (unsigned i = 1;; i++) {
		int rc = ((int (*)(uint64_t))f)(what);
		if (rc != 600)
			return rc;
		if (i % 8)
			continue; // the clock is not free
		clock_gettime(CLOCK_MONOTONIC, &t);
		past = t.tv_sec * 1000000000ll + t.tv_nsec;
		start = start ? start : past;
		past -= start;
		if (past > limit || (past > command_limit && written && __atomic_load_n((uint64_t *)written, __ATOMIC_RELAXED) != seen))
			return rc;
	}
}
*/
import "C"

import (
	"runtime"
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

var _ device.Watcher = (*Thread)(nil)

// number is where a slice begins, for C. The caller keeps it alive.
func number[T any](s []T) C.uint64_t { return C.uint64_t(uintptr(unsafe.Pointer(unsafe.SliceData(s)))) }

func entry(f unsafe.Pointer) C.uint64_t { return C.uint64_t(uintptr(f)) }

// LaunchKernel launches with the parameters where the layout says, or as one block.
func (t *Thread) LaunchKernel(l *device.Launch) cu.Result {
	d := [7]C.uint{
		C.uint(l.Grid[0]), C.uint(l.Grid[1]), C.uint(l.Grid[2]),
		C.uint(l.Block[0]), C.uint(l.Block[1]), C.uint(l.Block[2]), C.uint(l.Shared),
	}
	if len(l.Attributes) > 0 || l.Cooperative {
		return t.launchWith(l, &d)
	}
	rc := C.ferry_launch(entry(t.lib.launch), C.uint64_t(l.Func), &d[0], C.uint64_t(l.Stream), number(l.Params), C.size_t(len(l.Params)),
		number(l.Layout), C.size_t(len(l.Layout)))
	runtime.KeepAlive(l)
	return cu.Result(rc)
}

// launchWith launches with attributes, of which being cooperative is one.
func (t *Thread) launchWith(l *device.Launch, d *[7]C.uint) cu.Result {
	attrs := l.Attributes
	if l.Cooperative {
		attr := cu.LaunchAttribute{Id: cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE}
		cu.Bytes(&attr.Value)[0] = 1
		attrs = append([]cu.LaunchAttribute{attr}, attrs...)
	}
	if missing(t.lib.launchEx) {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	rc := C.ferry_launch_ex(entry(t.lib.launchEx), C.uint64_t(l.Func), &d[0], C.uint64_t(l.Stream), number(attrs), C.uint(len(attrs)),
		number(l.Params), C.size_t(len(l.Params)), number(l.Layout), C.size_t(len(l.Layout)))
	runtime.KeepAlive(attrs)
	runtime.KeepAlive(l)
	return cu.Result(rc)
}

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

// WatchStream spins in C until the stream is done.
func (t *Thread) WatchStream(s cu.Stream, w device.Watch) cu.Result {
	return watch(t.lib.streamQuery, uint64(s), w)
}

// WatchEvent spins in C until the event has passed.
func (t *Thread) WatchEvent(ev cu.Event, w device.Watch) cu.Result {
	return watch(t.lib.eventQuery, uint64(ev), w)
}

func watch(f unsafe.Pointer, what uint64, w device.Watch) cu.Result {
	if missing(f) {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return cu.Result(C.ferry_watch(entry(f), C.uint64_t(what), C.int64_t(w.CommandLimit), C.int64_t(w.Limit),
		C.uint64_t(uintptr(unsafe.Pointer(w.Written))), C.uint64_t(w.Read)))
}
