package softgpu

import (
	"slices"

	"ferry/api/cu"
	"ferry/softgpu/array"
	"ferry/softgpu/interp"
	"ferry/softgpu/memory"
	"ferry/softgpu/ptx"
)

// Failure is the context's sticky error, for the objects that belong to it.
func (l *life) Failure() cu.Result { return l.failure() }

// AfterWork calls do once the work given to the context so far is done.
func (l *life) AfterWork(do func()) {
	waiting := l.tails(func(*stream) bool { return true })
	if len(waiting) == 0 {
		do()
		return
	}
	l.ending.Go(func() {
		for _, p := range waiting {
			p.Wait()
		}
		do()
	})
}

// Array3DCreate makes an array of any shape.
func (g *GPU) Array3DCreate(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) (cu.Array, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.CreateArray(c.alive(), c.dev.arrays, d)
}

// ArrayCreate makes an array of one or two dimensions.
func (g *GPU) ArrayCreate(d *cu.CUDA_ARRAY_DESCRIPTOR_v2) (cu.Array, cu.Result) {
	return g.Array3DCreate(&cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		Width: d.Width, Height: d.Height, Format: d.Format, NumChannels: d.NumChannels,
	})
}

// MipmappedArrayCreate makes all levels, at most as many as there can be.
func (g *GPU) MipmappedArrayCreate(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, n uint32) (cu.MipmappedArray, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.CreateMipmap(c.alive(), c.dev.arrays, d, n)
}

// TexObjectCreate makes a texture of the current context.
func (g *GPU) TexObjectCreate(rd *cu.CUDA_RESOURCE_DESC_v1, td *cu.CUDA_TEXTURE_DESC_v1, vd *cu.CUDA_RESOURCE_VIEW_DESC_v1) (cu.TexObject, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.CreateTexture(c.alive(), rd, td, vd)
}

// SurfObjectCreate makes a surface of an array that allows it.
func (g *GPU) SurfObjectCreate(rd *cu.CUDA_RESOURCE_DESC_v1) (cu.SurfObject, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.CreateSurface(c.alive(), rd)
}

// TexRefCreate makes a reference that belongs to no module.
func (g *GPU) TexRefCreate() (cu.Texref, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Texref(g.NewTexref(c.alive(), 0).Handle), r
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
		t = g.NewTexref(mod.life, addr)
		if mod.texrefs == nil {
			mod.texrefs = map[uint64]*array.Texref{}
		}
		mod.texrefs[addr] = t
	}
	return cu.Texref(t.Handle), r
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
		s = g.NewSurfref(mod.life, addr)
		if mod.surfrefs == nil {
			mod.surfrefs = map[uint64]*array.Surfref{}
		}
		mod.surfrefs[addr] = s
	}
	return cu.Surfref(s.Handle), r
}

var _ interp.Textures = (*array.Bindings)(nil)

// textures takes down what the module's variables are bound to.
func (mod *module) textures() *array.Bindings {
	l := mod.life
	t := mod.m.images.NewBindings(l, func() memory.View { return mod.m.mem.ViewOf(l.sight.Load()) })
	for _, v := range mod.code.opaque {
		at := mod.vars[v.Name].Base
		mod.mu.Lock()
		tex, surf := mod.texrefs[at], mod.surfrefs[at]
		mod.mu.Unlock()
		t.Bind(v, at, tex, surf)
	}
	return t
}
