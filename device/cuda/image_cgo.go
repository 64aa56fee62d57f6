package cuda

/*
#include <stdint.h>
#include <stdlib.h>
static int ferry_load(int library, void *f, uint64_t *out, void *image, unsigned n, int *options, uint64_t *values)
{
	if (library)
		return ((int (*)(uint64_t *, void *, int *, void *, unsigned, int *, void *, unsigned))f)(out, image, options, values, n, NULL, NULL, 0);
	return ((int (*)(uint64_t *, void *, unsigned, int *, void *))f)(out, image, n, options, values);
}
static int ferry_name_of(void *f, char **name, uint64_t h) { return ((int (*)(char **, uint64_t))f)(name, h); }
*/
import "C"

import (
	"bytes"
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

// logSize is the size of each log of the driver's compiler.
const logSize = 16 << 10

// LoadModule loads an image into the current context.
func (t *Thread) LoadModule(image []byte, options []device.Option) (cu.Module, device.Log, cu.Result) {
	h, log, rc := t.load(0, t.lib.loadModule, image, options)
	return cu.Module(h), log, rc
}

// LoadLibrary loads an image for every context.
func (t *Thread) LoadLibrary(image []byte, options []device.Option) (cu.Library, device.Log, cu.Result) {
	h, log, rc := t.load(1, t.lib.loadLibrary, image, options)
	return cu.Library(h), log, rc
}

// load hands the driver a copy in C memory: images have no length of their
// own, so the driver may read a few bytes past the end, and must find zeros.
func (t *Thread) load(library C.int, f unsafe.Pointer, image []byte, options []device.Option) (uint64, device.Log, cu.Result) {
	if f == nil {
		return 0, device.Log{}, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	mem := C.calloc(1, C.size_t(len(image)+64))
	info, errs := C.calloc(1, logSize), C.calloc(1, logSize)
	defer C.free(mem)
	defer C.free(info)
	defer C.free(errs)
	copy(unsafe.Slice((*byte)(mem), len(image)), image)

	opts, vals := logOptions(info, errs, options)
	var out C.uint64_t
	rc := cu.Result(C.ferry_load(library, f, &out, mem, C.uint(len(opts)), (*C.int)(slicePtr(opts)), (*C.uint64_t)(slicePtr(vals))))
	return uint64(out), device.Log{Info: ctext(info), Errors: ctext(errs)}, rc
}

// logOptions asks for both logs, besides what the client asked for.
func logOptions(info, errs unsafe.Pointer, options []device.Option) (names []int32, values []uint64) {
	names = []int32{
		int32(cu.CU_JIT_INFO_LOG_BUFFER), int32(cu.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES),
		int32(cu.CU_JIT_ERROR_LOG_BUFFER), int32(cu.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES),
	}
	values = []uint64{uint64(uintptr(info)), logSize, uint64(uintptr(errs)), logSize}
	for _, o := range options {
		names = append(names, int32(o.Option))
		values = append(values, o.Value)
	}
	return names, values
}

func ctext(p unsafe.Pointer) string {
	return cstring(unsafe.Slice((*byte)(p), logSize))
}

// cstring copies up to the first NUL.
func cstring(b []byte) string {
	if i := bytes.IndexByte(b, 0); i >= 0 {
		b = b[:i]
	}
	return string(b)
}

// slicePtr is NULL for an empty slice: some calls read that as a question.
func slicePtr[T any](s []T) unsafe.Pointer {
	if len(s) == 0 {
		return nil
	}
	return unsafe.Pointer(unsafe.SliceData(s))
}

// ModuleFunctions lists the kernels of a module.
func (t *Thread) ModuleFunctions(m cu.Module) ([]string, cu.Result) {
	n, rc := t.ModuleGetFunctionCount(m)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	list, rc := t.ModuleEnumerateFunctions(n, m)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	return names(t.lib.funcName, list)
}

// LibraryKernels lists the kernels of a library.
func (t *Thread) LibraryKernels(l cu.Library) ([]string, cu.Result) {
	n, rc := t.LibraryGetKernelCount(l)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	list, rc := t.LibraryEnumerateKernels(n, l)
	if rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	return names(t.lib.kernelName, list)
}

func names[H ~uint64](f unsafe.Pointer, handles []H) ([]string, cu.Result) {
	if f == nil {
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	var list []string
	for _, h := range handles {
		var name *C.char
		if rc := cu.Result(C.ferry_name_of(f, &name, C.uint64_t(h))); rc != cu.CUDA_SUCCESS {
			return nil, rc
		}
		list = append(list, C.GoString(name))
	}
	return list, cu.CUDA_SUCCESS
}
