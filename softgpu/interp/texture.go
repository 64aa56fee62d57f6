package interp

import (
	"errors"
	"maps"
	"sync"
	"sync/atomic"

	"ferry/softgpu/texture"
)

// Textures finds what the handles in a kernel's registers stand for: objects,
// or the addresses of a module's texture, sampler and surface variables. The
// device implements it; methods are called from several goroutines, once per
// handle and launch. What they return stays valid until the launch is over.
type Textures interface {
	Texture(handle uint64) (*texture.Texture, error)
	Sampler(handle uint64) (*texture.Sampler, error)
	Surface(handle uint64) (*texture.Surface, error)
}

// textureCache remembers the answers for one launch.
type textureCache struct {
	textures answers[uint64, texture.Texture]
	samplers answers[uint64, texture.Sampler]
	surfaces answers[uint64, texture.Surface]
	combined answers[[2]uint64, texture.Texture] // texture and sampler
}

// answers is a map that is replaced, not changed: instructions look into it
// without a lock, and there are few handles to a launch.
type answers[K comparable, T any] struct {
	mu    sync.Mutex
	known atomic.Pointer[map[K]textureAnswer[T]]
}

type textureAnswer[T any] struct {
	t   *T
	err error
}

var errNoTextures = errors.New("the device has no textures")

// of returns the answer for a handle, asking if it is not known yet.
func (c *answers[K, T]) of(handle K, ask func() (*T, error)) (*T, error) {
	if m := c.known.Load(); m != nil {
		if a, ok := (*m)[handle]; ok {
			return a.t, a.err
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	more := map[K]textureAnswer[T]{}
	if m := c.known.Load(); m != nil {
		if a, ok := (*m)[handle]; ok {
			return a.t, a.err
		}
		maps.Copy(more, *m)
	}
	t, err := ask()
	more[handle] = textureAnswer[T]{t, err}
	c.known.Store(&more)
	return t, err
}

// texture finds a texture by handle.
func (l *Launch) texture(handle uint64) (*texture.Texture, error) {
	return l.texFound.textures.of(handle, func() (*texture.Texture, error) {
		if l.Textures == nil {
			return nil, errNoTextures
		}
		return l.Textures.Texture(handle)
	})
}

// sampled finds a texture and gives it another sampler, as instructions with
// two handles ask for. Whether integers are read as such stays the texture's:
// it belongs to the format, and a sampler cannot say it.
func (l *Launch) sampled(handle, sampler uint64) (*texture.Texture, error) {
	return l.texFound.combined.of([2]uint64{handle, sampler}, func() (*texture.Texture, error) {
		t, err := l.texture(handle)
		if err != nil {
			return nil, err
		}
		s, err := l.sampler(sampler)
		if err != nil {
			return nil, err
		}
		both := &texture.Texture{Image: t.Image, Sampler: *s}
		both.Integer, both.SRGB = t.Integer, t.SRGB
		return both, nil
	})
}

func (l *Launch) sampler(handle uint64) (*texture.Sampler, error) {
	return l.texFound.samplers.of(handle, func() (*texture.Sampler, error) {
		if l.Textures == nil {
			return nil, errNoTextures
		}
		return l.Textures.Sampler(handle)
	})
}

// surface finds a surface by handle.
func (l *Launch) surface(handle uint64) (*texture.Surface, error) {
	return l.texFound.surfaces.of(handle, func() (*texture.Surface, error) {
		if l.Textures == nil {
			return nil, errNoTextures
		}
		return l.Textures.Surface(handle)
	})
}

// texFail ends the launch because of a handle or a place on a surface. Devices
// report both as a launch failure without saying more; the message does.
func (w *warp) texFail(lane int, err error) bool {
	w.fail(Trap, lane, 0, 0)
	w.fault.Message = err.Error()
	return false
}
