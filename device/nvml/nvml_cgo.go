// Package nvml implements nvml.Library with real GPUs: it calls NVIDIA's
// libnvidia-ml.so.1, which it finds with dlopen. It never calls CUDA, so it makes
// no context on a GPU.
//
// Functions are called by their row in the table of api/nvml: every argument of an
// NVML function is a number, a handle or a pointer, which the calling conventions
// of x86-64 and arm64 pass in a word each. Any goroutine calls; there is no state
// but the addresses of the functions, and NVML locks for itself.
package nvml

/*
#cgo LDFLAGS: -ldl
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

static const char *ferry_nvml_path(void *symbol)
{
	Dl_info i;
	return symbol && dladdr(symbol, &i) && i.dli_fname ? i.dli_fname : "";
}

// A callee takes the words it has parameters for; further ones do it no harm.
static int ferry_nvml_call(void *f, const uint64_t *a)
{
	return ((int (*)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t))f)(
		a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
}
*/
import "C"

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"strings"
	"unsafe"

	"ferry/api/nvml"
)

// maxWords is how many arguments ferry_nvml_call passes.
const maxWords = 8

// slack is memory behind every buffer, in case a library of another version has a
// larger struct than the table.
const slack = 512

// Library is the library as loaded.
type Library struct {
	path  string
	funcs [len(nvml.Funcs)]unsafe.Pointer // nil where this version lacks it
}

var _ nvml.Library = (*Library)(nil)

// candidates are where distributions and containers keep the library.
var candidates = []string{
	"libnvidia-ml.so.1",
	"/usr/local/nvidia/lib64/libnvidia-ml.so.1",
	"/usr/lib/x86_64-linux-gnu/libnvidia-ml.so.1",
	"/usr/lib64/libnvidia-ml.so.1",
	"/usr/lib/aarch64-linux-gnu/libnvidia-ml.so.1",
	"/usr/lib/wsl/lib/libnvidia-ml.so.1",
}

// Open loads and initialises the library: FERRY_LIBNVML, or where drivers put it.
func Open() (*Library, error) {
	list, named := candidates, false
	if own := os.Getenv("FERRY_LIBNVML"); own != "" {
		list, named = []string{own}, true
	}
	var reasons []string
	for _, path := range list {
		handle, err := load(path)
		if err != nil {
			reasons = append(reasons, err.Error())
			continue
		}
		l := &Library{}
		for i := range nvml.Funcs {
			if nvml.Funcs[i].Name != "" {
				l.funcs[i] = symbol(handle, nvml.Funcs[i].Name)
			}
		}
		l.path = C.GoString(C.ferry_nvml_path(l.funcs[nvml.OpInit_v2]))
		if !named && isShim(l.path) {
			reasons = append(reasons, l.path+" is Ferry's own shim")
			continue
		}
		if rc := l.Call(nvml.New(nvml.OpInit_v2)); rc != nvml.NVML_SUCCESS {
			return nil, fmt.Errorf("nvmlInit of %s: %w", l.path, rc)
		}
		return l, nil
	}
	return nil, errors.New("no NVML library (libnvidia-ml.so.1) found; install the driver, or name the file in FERRY_LIBNVML (" + strings.Join(reasons, "; ") + ")")
}

// isShim says whether a library is Ferry's own shim: a worker that loaded it would
// wait for itself. The shim is known by the message that it writes when no server
// answers (shim/core/session/session.c).
func isShim(path string) bool {
	text, err := os.ReadFile(path)
	return err == nil && bytes.Contains(text, []byte("set FERRY_SERVER="))
}

func load(path string) (unsafe.Pointer, error) {
	name := C.CString(path)
	defer C.free(unsafe.Pointer(name))
	handle := C.dlopen(name, C.RTLD_NOW|C.RTLD_LOCAL)
	if handle == nil {
		return nil, errors.New(C.GoString(C.dlerror()))
	}
	return handle, nil
}

func symbol(handle unsafe.Pointer, name string) unsafe.Pointer {
	s := C.CString(name)
	defer C.free(unsafe.Pointer(s))
	return C.dlsym(handle, s)
}

// Describe names the library.
func (l *Library) Describe() string { return "NVML: " + l.path }

// Call executes a call. It copies buffers to C memory and back.
func (l *Library) Call(c *nvml.Call) nvml.Return {
	f := l.funcs[c.Op]
	if f == nil || len(c.Args) > maxWords {
		return nvml.NVML_ERROR_FUNCTION_NOT_FOUND
	}
	total := 0
	for i := range c.Args {
		total += room(c.Args[i].Data)
	}
	arena := (*byte)(C.calloc(1, C.size_t(total)+1))
	if arena == nil {
		return nvml.NVML_ERROR_MEMORY
	}
	defer C.free(unsafe.Pointer(arena))
	memory := unsafe.Slice(arena, total+1)
	var words [maxWords]uint64
	at := 0
	for i := range c.Args {
		arg := &c.Args[i]
		words[i] = arg.Word
		if k := c.Func.Params[i].Kind; k == nvml.Word || k == nvml.Handle {
			continue
		}
		words[i] = 0
		if arg.Data != nil {
			copy(memory[at:], arg.Data)
			words[i] = uint64(uintptr(unsafe.Pointer(&memory[at])))
		}
		at += room(arg.Data)
	}
	// Memory that a struct points to lies in the arena too. The C function has no
	// parameter for it; in the table these parameters come last.
	base := uint64(uintptr(unsafe.Pointer(arena)))
	for i := range c.Args {
		if p := &c.Func.Params[i]; p.Kind == nvml.Field && words[p.Of] != 0 {
			binary.LittleEndian.PutUint64(memory[words[p.Of]-base+uint64(p.At):], words[i])
		}
	}
	rc := nvml.Return(C.ferry_nvml_call(f, (*C.uint64_t)(&words[0])))
	at = 0
	for i := range c.Args {
		if c.Func.Params[i].Out {
			copy(c.Args[i].Data, memory[at:])
		}
		at += room(c.Args[i].Data)
	}
	return rc
}

// room returns the bytes that a buffer takes in the arena.
func room(data []byte) int {
	if data == nil {
		return 0
	}
	return (len(data)+7)&^7 + slack
}
