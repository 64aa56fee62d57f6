// Package cuda implements device.Device with real GPUs: it calls NVIDIA's
// libcuda.so.1, which it finds with dlopen, so that Ferry builds without a CUDA
// installation. gen_calls_cgo.go, which is generated, has the calls that pass
// values; the other files have one role interface of package device each.
//
// The package finds the library by FERRY_LIBCUDA or in the usual places. A function that an
// older driver lacks answers NOT_SUPPORTED. Text that kernels print, which the driver writes
// to stdout, is caught in a pipe.
//
// # Threads
//
// A goroutine that uses a Thread is locked to its OS thread, because the driver's
// current context belongs to the OS thread. library.mu guards the logs of linkers,
// hostCalls.mu the host functions that run; neither is held during a call of the
// driver. No Go code runs on threads of the driver: they write to pipes, which
// goroutines of this package read (drain.go, hostfunc_cgo.go).
//
// # Memory
//
// Memory that the driver keeps after a call, or whose end it overreads, is C
// memory. Everything else is passed as it lies in Go.
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

// The driver prints what kernels print to the stdout of the process, and failed assertions to its stderr: replace both by pipes.
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

// Thread is the view that one OS thread has of the driver.
type Thread struct {
	lib *library
	rowCalls
}

func newThread(lib *library) *Thread { return &Thread{lib: lib, rowCalls: rowCalls{lib: lib}} }

// library is what all threads share: the functions that the generated calls do not
// cover, by what they do. The struct is large because it has a function pointer for each of them.
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
	lib, err := load()
	if err != nil {
		return nil, err
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
	return newThread(lib), nil
}

// load loads the library.
func load() (*library, error) {
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
	return lib, nil
}

// file is where the loader found the library.
func (l *library) file() string { return C.GoString(C.ferry_path(l.lookup("cuInit"))) }

// isShim says whether a library is Ferry's own shim: a worker that loaded it would
// wait for itself. The driver's library is a hundred times larger. The shim is known by
// the message that it writes when no server answers (shim/core/session/session.c).
func isShim(path string) bool {
	info, err := os.Stat(path)
	if err != nil || info.Size() > 8<<20 {
		return false
	}
	text, err := os.ReadFile(path)
	return err == nil && bytes.Contains(text, []byte("set FERRY_SERVER="))
}

func (l *library) lookup(name string) unsafe.Pointer {
	c := C.CString(name)
	defer C.free(unsafe.Pointer(c))
	return C.dlsym(l.handle, c)
}

// Thread returns a view for another OS thread.
func (t *Thread) Thread() device.Device { return newThread(t.lib) }

// Leave has nothing to give back.
func (t *Thread) Leave() {}

// Extent is for devices that check; the hardware checks by page.
func (t *Thread) Extent(cu.Deviceptr, uint64) {}

// Traits: CUDA is what the zero value describes.
func (t *Thread) Traits() device.Traits { return device.Traits{} }

// Describe names the library.
func (t *Thread) Describe() string { return "NVIDIA driver " + t.lib.path }

func missing(f unsafe.Pointer) bool { return f == nil }

// Output returns what the driver has written to its stdout and its stderr.
func (t *Thread) Output() (printed, complained []byte) {
	return collectBoth(t.lib.printed, t.lib.complained)
}

// Report is empty: a real GPU does not check accesses.
func (t *Thread) Report() []byte { return nil }
