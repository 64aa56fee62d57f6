package softgpu

import (
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/softgpu/ptx"
)

// A texref is a texture variable of a module, or one of a program's own that no
// kernel can name. A launch takes it as it is then: later changes are for later
// launches.
type texref struct {
	handle uint64
	life   *life
	addr   uint64 // of the variable, 0 for none

	mu       sync.Mutex
	res      *resource // nil while nothing is bound
	tex      cu.CUDA_TEXTURE_DESC_v1
	format   cu.Array_format
	channels uint32
}

// A surfref is a surface variable of a module.
type surfref struct {
	handle uint64
	life   *life
	addr   uint64

	mu  sync.Mutex
	res *resource
}

func newTexref(m *machine, l *life, addr uint64) *texref {
	t := &texref{life: l, addr: addr, format: cu.CU_AD_FORMAT_FLOAT, channels: 1}
	for i := range t.tex.AddressMode {
		t.tex.AddressMode[i] = cu.CU_TR_ADDRESS_MODE_CLAMP
	}
	t.handle = m.images.texrefs.Reserve()
	m.images.texrefs.Put(t.handle, t)
	return t
}

// opaque finds a variable of an opaque type by name.
func (mod *module) opaque(name string, t ptx.Type) (uint64, bool) {
	for _, v := range mod.code.opaque {
		if v.Name == name && v.Type == t {
			return mod.vars[name].Base, true
		}
	}
	return 0, false
}

// isOpaque reports whether a variable has no memory programs may see.
func (mod *module) isOpaque(name string) bool {
	return slices.ContainsFunc(mod.code.opaque, func(v *ptx.Var) bool { return v.Name == name })
}

// ModuleGetTexRef finds a texture variable; the same name gives the same handle.
func (g *GPU) ModuleGetTexRef(h cu.Module, name string) (cu.Texref, cu.Result) {
	mod, r := g.module(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	addr, ok := mod.opaque(name, ptx.TexRef)
	if !ok {
		return 0, cu.CUDA_ERROR_NOT_FOUND
	}
	mod.mu.Lock()
	defer mod.mu.Unlock()
	t := mod.texrefs[addr]
	if t == nil {
		t = newTexref(g.m, mod.life, addr)
		if mod.texrefs == nil {
			mod.texrefs = map[uint64]*texref{}
		}
		mod.texrefs[addr] = t
	}
	return cu.Texref(t.handle), r
}

// ModuleGetSurfRef finds a surface variable.
func (g *GPU) ModuleGetSurfRef(h cu.Module, name string) (cu.Surfref, cu.Result) {
	mod, r := g.module(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	addr, ok := mod.opaque(name, ptx.SurfRef)
	if !ok {
		return 0, cu.CUDA_ERROR_NOT_FOUND
	}
	mod.mu.Lock()
	defer mod.mu.Unlock()
	s := mod.surfrefs[addr]
	if s == nil {
		s = &surfref{life: mod.life, addr: addr}
		s.handle = g.m.images.surfrefs.Reserve()
		g.m.images.surfrefs.Put(s.handle, s)
		if mod.surfrefs == nil {
			mod.surfrefs = map[uint64]*surfref{}
		}
		mod.surfrefs[addr] = s
	}
	return cu.Surfref(s.handle), r
}

// TexRefCreate makes a reference that belongs to no module.
func (g *GPU) TexRefCreate() (cu.Texref, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Texref(newTexref(g.m, c.alive(), 0).handle), r
}

// TexRefDestroy ends what TexRefCreate made.
func (g *GPU) TexRefDestroy(h cu.Texref) cu.Result {
	t, ok := g.m.images.texrefs.Get(uint64(h))
	if !ok || t.addr != 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	g.m.images.texrefs.Remove(uint64(h))
	return cu.CUDA_SUCCESS
}

// texref finds a reference and locks it while use works with it.
func (g *GPU) texref(h cu.Texref, use func(t *texref) cu.Result) cu.Result {
	t, ok := g.m.images.texrefs.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if r := t.life.failure(); r != cu.CUDA_SUCCESS {
		return r
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return use(t)
}

// surfref is texref for surfaces.
func (g *GPU) surfref(h cu.Surfref, use func(s *surfref) cu.Result) cu.Result {
	s, ok := g.m.images.surfrefs.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if r := s.life.failure(); r != cu.CUDA_SUCCESS {
		return r
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return use(s)
}

// SurfRefSetArray binds an array that allows it.
func (g *GPU) SurfRefSetArray(h cu.Surfref, ha cu.Array, flags uint32) cu.Result {
	a, r := g.array(ha)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags != 0 || a.desc.Flags&arraySurface == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.surfref(h, func(s *surfref) cu.Result {
		s.res = &resource{array: a, format: a.format}
		return cu.CUDA_SUCCESS
	})
}

// SurfRefGetArray returns the array that is bound.
func (g *GPU) SurfRefGetArray(h cu.Surfref) (a cu.Array, r cu.Result) {
	r = g.surfref(h, func(s *surfref) cu.Result {
		if s.res == nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		a = cu.Array(s.res.array.handle)
		return cu.CUDA_SUCCESS
	})
	return a, r
}
