package cuda

/*
#include <stdint.h>
#include <stdlib.h>

static int ferry_link_create(void *f, unsigned n, int *options, uint64_t *values, uint64_t *state)
{
	return ((int (*)(unsigned, int *, void *, uint64_t *))f)(n, options, values, state);
}
static int ferry_link_add(void *f, uint64_t state, int kind, void *data, size_t n, char *name)
{
	return ((int (*)(uint64_t, int, void *, size_t, char *, unsigned, void *, void *))f)(state, kind, data, n, name, 0, NULL, NULL);
}
static int ferry_link_complete(void *f, uint64_t state, void **out, size_t *n) { return ((int (*)(uint64_t, void **, size_t *))f)(state, out, n); }
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

// linkLogs are the buffers that a linker writes to until it is destroyed.
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

// linkLog returns what a linker has written so far.
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
