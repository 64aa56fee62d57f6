package softgpu

import (
	"errors"
	"strings"
	"sync"

	"ferry/api/cu"
	"ferry/device"
	"ferry/device/fatbin"
	"ferry/softgpu/linker"
	"ferry/softgpu/ptx"
)

// A link collects images until they are joined. What it makes is an image of the
// software GPU's own kind, see fatbin.Join.
type link struct {
	mu   sync.Mutex
	from *linker.Linker
	done []byte
}

// LinkCreate makes a linker. Like everything that compiles it needs a context.
func (g *GPU) LinkCreate([]device.Option) (cu.LinkState, cu.Result) {
	if _, r := g.current(); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	h := g.m.linkers.Reserve()
	g.m.linkers.Put(h, &link{from: linker.New(g.m.devices[0].prof.cc)})
	return cu.LinkState(h), cu.CUDA_SUCCESS
}

// LinkAdd adds PTX, or what contains PTX: a fatbin, an object file, an archive. It is
// parsed at once: the driver reports mistakes here and not later.
func (g *GPU) LinkAdd(h cu.LinkState, kind uint32, data []byte, name string) (device.Log, cu.Result) {
	l, ok := g.m.linkers.Get(uint64(h))
	if !ok {
		return device.Log{}, cu.CUDA_ERROR_INVALID_HANDLE
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.done != nil {
		return device.Log{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	err := l.from.Add(cu.JitInputType(kind), data, name)
	switch {
	case errors.Is(err, linker.ErrKind):
		return device.Log{}, cu.CUDA_ERROR_INVALID_VALUE
	case err != nil:
		return g.m.notLinked("linker refused input", err, name)
	}
	return device.Log{}, cu.CUDA_SUCCESS
}

// notLinked reports an error of a link.
func (m *machine) notLinked(what string, err error, name string) (device.Log, cu.Result) {
	why, r := err.Error(), imageResult(err)
	if name != "" && !strings.HasPrefix(why, name) {
		why = name + ": " + why
	}
	m.log.Warn(what, "result", r.Error(), "reason", why)
	return device.Log{Errors: why + "\n"}, r
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
	if l.from.Empty() { // an image of nothing
		l.done = []byte(".version 6.0\n.target sm_50\n.address_size 64\n\x00")
		return l.done, device.Log{}, cu.CUDA_SUCCESS
	}
	joined, err := l.from.Complete()
	if err != nil {
		log, r := g.m.notLinked("link failed", err, "")
		return nil, log, r
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
