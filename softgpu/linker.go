package softgpu

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/device/fatbin"
	"ferry/softgpu/interp"
	"ferry/softgpu/ptx"
)

// A linker collects images until they are joined. What it makes is an image of
// the software GPU's own kind, see fatbin.Join.
type linker struct {
	mu     sync.Mutex
	images [][]byte
	done   []byte
}

// LinkCreate makes a linker. Like everything that compiles it needs a context.
func (g *GPU) LinkCreate([]device.Option) (cu.LinkState, cu.Result) {
	if _, r := g.current(); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	h := g.m.linkers.Reserve()
	g.m.linkers.Put(h, &linker{})
	return cu.LinkState(h), cu.CUDA_SUCCESS
}

// LinkAdd adds PTX, or a fatbin with PTX in it. It is parsed at once: the
// driver reports mistakes here and not later.
func (g *GPU) LinkAdd(h cu.LinkState, kind uint32, data []byte, name string) (device.Log, cu.Result) {
	l, ok := g.m.linkers.Get(uint64(h))
	if !ok {
		return device.Log{}, cu.CUDA_ERROR_INVALID_HANDLE
	}
	refused := func(r cu.Result, why string) (device.Log, cu.Result) {
		if name != "" {
			why = name + ": " + why
		}
		g.m.log.Warn("linker refused input", "result", r.Error(), "reason", why)
		return device.Log{Errors: why + "\n"}, r
	}
	switch cu.JitInputType(kind) {
	case cu.CU_JIT_INPUT_PTX, cu.CU_JIT_INPUT_FATBINARY:
	case cu.CU_JIT_INPUT_CUBIN, cu.CU_JIT_INPUT_OBJECT, cu.CU_JIT_INPUT_LIBRARY, cu.CU_JIT_INPUT_NVVM:
		return refused(cu.CUDA_ERROR_NO_BINARY_FOR_GPU, "the software GPU links PTX only, alone or in a fatbin")
	default:
		return device.Log{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	if _, err := parse(data, g.m.devices[0].prof.cc); err != nil {
		return refused(imageResult(err), err.Error())
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.done != nil {
		return device.Log{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	l.images = append(l.images, bytes.Clone(data))
	return device.Log{}, cu.CUDA_SUCCESS
}

// LinkComplete joins what was added. Asked again it returns the same image.
func (g *GPU) LinkComplete(h cu.LinkState) ([]byte, device.Log, cu.Result) {
	l, ok := g.m.linkers.Get(uint64(h))
	if !ok {
		return nil, device.Log{}, cu.CUDA_ERROR_INVALID_HANDLE
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.done != nil {
		return l.done, device.Log{}, cu.CUDA_SUCCESS
	}
	if len(l.images) == 0 {
		return nil, device.Log{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	joined := fatbin.Join(l.images)
	mod, err := parse(joined, g.m.devices[0].prof.cc)
	if err != nil {
		return nil, device.Log{Errors: err.Error() + "\n"}, imageResult(err)
	}
	if missing := mod.Undefined(interp.Builtin); len(missing) > 0 {
		text := fmt.Sprintf("undefined reference to %s\n", strings.Join(missing, ", "))
		return nil, device.Log{Errors: text}, cu.CUDA_ERROR_NOT_FOUND
	}
	l.done = joined
	return joined, device.Log{}, cu.CUDA_SUCCESS
}

// LinkDestroy ends a linker. Modules loaded from its image stay.
func (g *GPU) LinkDestroy(h cu.LinkState) cu.Result {
	if _, ok := g.m.linkers.Remove(uint64(h)); !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	return cu.CUDA_SUCCESS
}

// imageResult is the driver's code for an image that cannot be read.
func imageResult(err error) cu.Result {
	if e := (*fatbin.Error)(nil); errors.As(err, &e) {
		return e.Result
	}
	if e := (*ptx.LinkError)(nil); errors.As(err, &e) {
		return cu.CUDA_ERROR_INVALID_IMAGE
	}
	return cu.CUDA_ERROR_INVALID_PTX
}
