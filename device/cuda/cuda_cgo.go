// Package cuda drives real GPUs: device.Device on top of NVIDIA's own
// libcuda.so.1, found with dlopen, so that Ferry builds without any CUDA
// installation. It is the only package that calls C.
//
// A Thread must be used from a goroutine that is locked to its OS thread,
// because the driver's current context belongs to the OS thread.
package cuda

/*
#cgo LDFLAGS: -ldl
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char *ferry_path(void *symbol)
{
	Dl_info i;
	return symbol && dladdr(symbol, &i) && i.dli_fname ? i.dli_fname : "";
}
static int ferry_init(void *f) { return ((int (*)(unsigned))f)(0); }

static int ferry_copy2d(void *f, void *desc, uint64_t stream) { return ((int (*)(void *, uint64_t))f)(desc, stream); }
static int ferry_copy(void *f, uint64_t dst, uint64_t src, size_t n, uint64_t stream)
{
	return ((int (*)(uint64_t, uint64_t, size_t, uint64_t))f)(dst, src, n, stream);
}
static int ferry_host_alloc(void *f, void **p, size_t n) { return ((int (*)(void **, size_t, unsigned))f)(p, n, 1); }
static int ferry_host_register(void *f, void *p, size_t n) { return ((int (*)(void *, size_t, unsigned))f)(p, n, 3); } // portable, mapped
static int ferry_pointer_get(void *f, void *to, int attribute, uint64_t p) { return f ? ((int (*)(void *, int, uint64_t))f)(to, attribute, p) : 801; }
static int ferry_host_free(void *f, void *p) { return ((int (*)(void *))f)(p); }

// The driver prints kernels' printf text to the process's stdout and failed assertions to its stderr: give it pipes.
static int ferry_capture(int fd)
{
	int p[2];
	if (pipe(p))
		return -1;
	fcntl(p[0], F_SETFD, FD_CLOEXEC);
	fcntl(p[0], F_SETFL, O_NONBLOCK);
	fcntl(p[1], 1031, 1 << 20); // F_SETPIPE_SZ: as large as the driver's own buffer
	dup2(p[1], fd);
	close(p[1]);
	setvbuf(fd == 1 ? stdout : stderr, NULL, _IONBF, 0);
	return p[0];
}
*/
import "C"

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

// Thread is one OS thread's view of the driver.
type Thread struct{ lib *library }

// library is what all threads share.
type library struct {
	path                                              string
	handle                                            unsafe.Pointer
	launch, launchEx, streamQuery, eventQuery         unsafe.Pointer
	loadModule, loadLibrary                           unsafe.Pointer
	copyIn, copyOut, copyOn, copy2D                   unsafe.Pointer
	hostAlloc, hostFree, hostRegister, hostUnregister unsafe.Pointer
	pointerGet                                        unsafe.Pointer
	funcName, kernelName                              unsafe.Pointer
	maxCluster, activeClusters                        unsafe.Pointer
	tensorMap                                         [3]unsafe.Pointer
	linkCreate, linkAdd                               unsafe.Pointer
	linkComplete, copy3D, hostFunc, captureInfo       unsafe.Pointer
	exportMemory, importMemory, openEvent             unsafe.Pointer
	captureEdges                                      unsafe.Pointer
	links                                             map[cu.LinkState]linkLogs // under mu
	printed, complained                               *drain
	graph                                             graphCalls
	mu                                                sync.Mutex
}

var _ device.Device = (*Thread)(nil)

// candidates are where distributions and containers keep the real library.
var candidates = []string{
	"libcuda.so.1",
	"/usr/local/nvidia/lib64/libcuda.so.1",
	"/usr/lib/x86_64-linux-gnu/libcuda.so.1",
	"/usr/lib64/libcuda.so.1",
	"/usr/lib/aarch64-linux-gnu/libcuda.so.1",
	"/usr/lib/wsl/lib/libcuda.so.1",
}

// ErrNoDriver means that this machine has no NVIDIA driver library.
var ErrNoDriver = errors.New("no NVIDIA driver library (libcuda.so.1) found; install the driver, or name the file in FERRY_LIBCUDA")

// Open loads the library and initialises it. Capture takes over descriptors 1
// and 2 to collect what kernels print: for workers, not for tools that talk.
// The caller has moved its own stderr elsewhere by then.
func Open(capture bool) (*Thread, error) {
	list := candidates
	if path := os.Getenv("FERRY_LIBCUDA"); path != "" {
		list = []string{path}
	}
	lib := &library{links: map[cu.LinkState]linkLogs{}}
	var why []string
	for _, path := range list {
		cpath := C.CString(path)
		lib.handle = C.dlopen(cpath, C.RTLD_NOW|C.RTLD_LOCAL)
		if lib.handle == nil {
			why = append(why, C.GoString(C.dlerror()))
		}
		C.free(unsafe.Pointer(cpath))
		if lib.handle == nil {
			continue
		}
		if file := lib.file(); !isShim(file) {
			lib.path = file
			break
		}
		why = append(why, path+" is Ferry's own shim")
		lib.handle = nil
	}
	if lib.handle == nil {
		return nil, fmt.Errorf("%w (%s)", ErrNoDriver, strings.Join(why, "; "))
	}
	bind(lib.lookup)
	for name, p := range map[string]*unsafe.Pointer{
		"cuLaunchKernel": &lib.launch, "cuLaunchKernelEx": &lib.launchEx,
		"cuStreamQuery": &lib.streamQuery, "cuEventQuery": &lib.eventQuery,
		"cuModuleLoadDataEx": &lib.loadModule, "cuLibraryLoadData": &lib.loadLibrary,
		"cuMemcpyHtoDAsync_v2": &lib.copyIn, "cuMemcpyDtoHAsync_v2": &lib.copyOut,
		"cuMemcpyDtoDAsync_v2": &lib.copyOn, "cuMemcpy2DAsync_v2": &lib.copy2D,
		"cuMemHostRegister_v2": &lib.hostRegister, "cuMemHostUnregister": &lib.hostUnregister,
		"cuPointerGetAttribute": &lib.pointerGet,
		"cuMemHostAlloc":        &lib.hostAlloc, "cuMemFreeHost": &lib.hostFree,
		"cuFuncGetName": &lib.funcName, "cuKernelGetName": &lib.kernelName,
		"cuOccupancyMaxPotentialClusterSize": &lib.maxCluster, "cuOccupancyMaxActiveClusters": &lib.activeClusters,
		"cuTensorMapEncodeTiled": &lib.tensorMap[0], "cuTensorMapEncodeIm2col": &lib.tensorMap[1],
		"cuTensorMapEncodeIm2colWide": &lib.tensorMap[2],
		"cuLinkCreate_v2":             &lib.linkCreate, "cuLinkAddData_v2": &lib.linkAdd, "cuLinkComplete": &lib.linkComplete,
		"cuMemcpy3DAsync_v2": &lib.copy3D, "cuLaunchHostFunc": &lib.hostFunc,
		"cuStreamGetCaptureInfo_v2": &lib.captureInfo, "cuStreamGetCaptureInfo_v3": &lib.captureEdges,
		"cuMemExportToShareableHandle": &lib.exportMemory, "cuMemImportFromShareableHandle": &lib.importMemory,
		"cuIpcOpenEventHandle":    &lib.openEvent,
		"cuGraphAddKernelNode_v2": &lib.graph.addKernel, "cuGraphKernelNodeSetParams_v2": &lib.graph.setKernel,
		"cuGraphExecKernelNodeSetParams_v2": &lib.graph.execSetKernel, "cuGraphKernelNodeGetParams_v2": &lib.graph.getKernel,
		"cuGraphAddMemcpyNode": &lib.graph.addCopy, "cuGraphMemcpyNodeSetParams": &lib.graph.setCopy,
		"cuGraphExecMemcpyNodeSetParams": &lib.graph.execSetCopy,
		"cuGraphAddHostNode":             &lib.graph.addHost, "cuGraphHostNodeSetParams": &lib.graph.setHost,
		"cuGraphExecHostNodeSetParams": &lib.graph.execSetHost, "cuGraphHostNodeGetParams": &lib.graph.getHost,
		"cuUserObjectCreate":       &lib.graph.userObject,
		"cuGraphAddBatchMemOpNode": &lib.graph.addMemOps, "cuGraphBatchMemOpNodeSetParams": &lib.graph.setMemOps,
		"cuGraphExecBatchMemOpNodeSetParams": &lib.graph.execSetMemOps, "cuGraphBatchMemOpNodeGetParams": &lib.graph.getMemOps,
		"cuGraphAddNode": &lib.graph.addNode, "cuGraphAddNode_v2": &lib.graph.addNode2,
	} {
		*p = lib.lookup(name)
	}
	initialise := lib.lookup("cuInit")
	if initialise == nil {
		return nil, fmt.Errorf("%s has no cuInit: not a CUDA driver library", lib.path)
	}
	if rc := cu.Result(C.ferry_init(initialise)); rc != cu.CUDA_SUCCESS {
		return nil, fmt.Errorf("%s: cuInit: %w", lib.path, rc)
	}
	if capture {
		lib.printed, lib.complained = newDrain(int(C.ferry_capture(1))), newDrain(int(C.ferry_capture(2)))
	}
	return &Thread{lib: lib}, nil
}

// file is where the loader found the library.
func (l *library) file() string { return C.GoString(C.ferry_path(l.lookup("cuInit"))) }

// isShim tells our own library from the driver's: a worker that loaded it
// would wait for itself. The driver's is a hundred times larger.
func isShim(path string) bool {
	info, err := os.Stat(path)
	if err != nil || info.Size() > 8<<20 {
		return false
	}
	text, err := os.ReadFile(path)
	return err == nil && bytes.Contains(text, []byte("FERRY_SERVER=unix:///path"))
}

func (l *library) lookup(name string) unsafe.Pointer {
	c := C.CString(name)
	defer C.free(unsafe.Pointer(c))
	return C.dlsym(l.handle, c)
}

// Thread returns a view for another OS thread.
func (t *Thread) Thread() device.Device { return &Thread{lib: t.lib} }

// Leave has nothing to give back.
func (t *Thread) Leave() {}

// Extent is for devices that check; the hardware checks by page.
func (t *Thread) Extent(cu.Deviceptr, uint64) {}

// Traits: CUDA is what the zero value describes.
func (t *Thread) Traits() device.Traits { return device.Traits{} }

// Describe names the library.
func (t *Thread) Describe() string { return "NVIDIA driver " + t.lib.path }

func missing(f unsafe.Pointer) bool { return f == nil }

// CopyIn copies packed rows to the device.
func (t *Thread) CopyIn(dst cu.Deviceptr, pitch uint64, src []byte, width, rows uint64, s cu.Stream) cu.Result {
	if width == 0 || rows == 0 {
		return cu.CUDA_SUCCESS
	}
	host := uint64(uintptr(unsafe.Pointer(&src[0])))
	if rows == 1 {
		return cu.Result(C.ferry_copy(t.lib.copyIn, C.uint64_t(dst), C.uint64_t(host), C.size_t(width), C.uint64_t(s)))
	}
	d := cu.CUDA_MEMCPY2D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_HOST, SrcHost: host, SrcPitch: width,
		DstMemoryType: cu.CU_MEMORYTYPE_DEVICE, DstDevice: dst, DstPitch: pitch, WidthInBytes: width, Height: rows,
	}
	return t.copy2D(&d, s)
}

// CopyOut copies rows from the device, packed.
func (t *Thread) CopyOut(dst []byte, src cu.Deviceptr, pitch, width, rows uint64, s cu.Stream) cu.Result {
	if width == 0 || rows == 0 {
		return cu.CUDA_SUCCESS
	}
	host := uint64(uintptr(unsafe.Pointer(&dst[0])))
	if rows == 1 {
		return cu.Result(C.ferry_copy(t.lib.copyOut, C.uint64_t(host), C.uint64_t(src), C.size_t(width), C.uint64_t(s)))
	}
	d := cu.CUDA_MEMCPY2D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_DEVICE, SrcDevice: src, SrcPitch: pitch,
		DstMemoryType: cu.CU_MEMORYTYPE_HOST, DstHost: host, DstPitch: width, WidthInBytes: width, Height: rows,
	}
	return t.copy2D(&d, s)
}

// CopyOn copies rows between two places on devices.
func (t *Thread) CopyOn(dst cu.Deviceptr, dstPitch uint64, src cu.Deviceptr, srcPitch, width, rows uint64, s cu.Stream) cu.Result {
	if rows == 1 {
		return cu.Result(C.ferry_copy(t.lib.copyOn, C.uint64_t(dst), C.uint64_t(src), C.size_t(width), C.uint64_t(s)))
	}
	d := cu.CUDA_MEMCPY2D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_DEVICE, SrcDevice: src, SrcPitch: srcPitch,
		DstMemoryType: cu.CU_MEMORYTYPE_DEVICE, DstDevice: dst, DstPitch: dstPitch, WidthInBytes: width, Height: rows,
	}
	return t.copy2D(&d, s)
}

func (t *Thread) copy2D(d *cu.CUDA_MEMCPY2D_v2, s cu.Stream) cu.Result {
	return cu.Result(C.ferry_copy2d(t.lib.copy2D, unsafe.Pointer(d), C.uint64_t(s)))
}

// HostAlloc returns pinned memory that every context may use.
func (t *Thread) HostAlloc(n int) ([]byte, cu.Result) {
	var p unsafe.Pointer
	if rc := cu.Result(C.ferry_host_alloc(t.lib.hostAlloc, &p, C.size_t(n))); rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	return unsafe.Slice((*byte)(p), n), cu.CUDA_SUCCESS
}

// HostFree gives it back.
func (t *Thread) HostFree(b []byte) {
	C.ferry_host_free(t.lib.hostFree, unsafe.Pointer(unsafe.SliceData(b)))
}

// HostRegister pins a client's memory for every context.
func (t *Thread) HostRegister(mem []byte) cu.Result {
	return cu.Result(C.ferry_host_register(t.lib.hostRegister, unsafe.Pointer(&mem[0]), C.size_t(len(mem))))
}

// HostUnregister lets it go.
func (t *Thread) HostUnregister(mem []byte) cu.Result {
	return cu.Result(C.ferry_host_free(t.lib.hostUnregister, unsafe.Pointer(&mem[0])))
}

// ManagedRange asks what is known of a pointer.
func (t *Thread) ManagedRange(addr cu.Deviceptr) (base, size uint64) {
	var managed C.int
	rc := C.ferry_pointer_get(t.lib.pointerGet, unsafe.Pointer(&managed), C.int(cu.CU_POINTER_ATTRIBUTE_IS_MANAGED), C.uint64_t(addr))
	if cu.Result(rc) != cu.CUDA_SUCCESS || managed == 0 {
		return 0, 0
	}
	at, n, got := t.MemGetAddressRange(addr)
	if got != cu.CUDA_SUCCESS {
		return uint64(addr), 1 // managed, and nothing else is known
	}
	return uint64(at), n
}

// Output returns what the driver has written to its stdout and its stderr.
func (t *Thread) Output() (printed, complained []byte) {
	return takeBoth(t.lib.printed, t.lib.complained)
}

// Report: a real GPU keeps what it knows to itself.
func (t *Thread) Report() []byte { return nil }
