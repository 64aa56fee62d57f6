package cuda

/*
#include <stdint.h>
#include <string.h>
enum { POSIX_FD = 1 };
static int ferry_export_memory(void *f, int *fd, uint64_t handle)
{
	return ((int (*)(void *, uint64_t, int, uint64_t))f)(fd, handle, POSIX_FD, 0);
}
static int ferry_import_memory(void *f, uint64_t *handle, int fd)
{
	return ((int (*)(uint64_t *, void *, int))f)(handle, (void *)(intptr_t)fd, POSIX_FD);
}
struct ferry_ipc { char reserved[64]; }; // passed by value
static int ferry_open_event(void *f, uint64_t *event, void *handle)
{
	struct ferry_ipc h;
	memcpy(&h, handle, sizeof h);
	return ((int (*)(uint64_t *, struct ferry_ipc))f)(event, h);
}
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
)

// ExportMemory asks the driver for a descriptor of memory.
func (t *Thread) ExportMemory(h cu.MemGenericAllocationHandle) (int, cu.Result) {
	if t.lib.exportMemory == nil {
		return -1, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	fd := C.int(-1)
	rc := cu.Result(C.ferry_export_memory(t.lib.exportMemory, &fd, C.uint64_t(h)))
	return int(fd), rc
}

// ImportMemory opens a descriptor of memory; the driver knows its size and
// device.
func (t *Thread) ImportMemory(fd int, _ uint64, _ cu.Device) (cu.MemGenericAllocationHandle, cu.Result) {
	if t.lib.importMemory == nil {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	var h C.uint64_t
	rc := cu.Result(C.ferry_import_memory(t.lib.importMemory, &h, C.int(fd)))
	return cu.MemGenericAllocationHandle(h), rc
}

// ExportEvent returns the driver's own handle, which needs no descriptor.
func (t *Thread) ExportEvent(e cu.Event) (cu.IpcEventHandle_v1, int, cu.Result) {
	h, rc := t.IpcGetEventHandle(e)
	return h, -1, rc
}

// ImportEvent opens the driver's own handle.
func (t *Thread) ImportEvent(h *cu.IpcEventHandle_v1, _ int) (cu.Event, cu.Result) {
	if t.lib.openEvent == nil {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	given := *h // the caller's may lie beside Go pointers
	var e C.uint64_t
	rc := cu.Result(C.ferry_open_event(t.lib.openEvent, &e, unsafe.Pointer(&given)))
	return cu.Event(e), rc
}
