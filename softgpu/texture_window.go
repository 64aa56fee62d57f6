package softgpu

import (
	"fmt"

	"ferry/api/cu"
	"ferry/softgpu/interp"
	"ferry/softgpu/memory"
	"ferry/softgpu/ptx"
	"ferry/softgpu/texture"
)

// textures is how one launch finds textures: objects by their handles, module
// variables by their addresses, as they were bound when it was launched.
type textures struct {
	life     *life
	at       uint64 // when it was launched, on memory.order's scale
	refs     map[uint64]bound
	samplers map[uint64]*ptx.Var
}

// A bound is a variable of a module at the time of a launch.
type bound struct {
	name string
	res  *resource // nil: nothing is bound
	tex  cu.CUDA_TEXTURE_DESC_v1
	surf bool
}

var _ interp.Textures = (*textures)(nil)

// textures takes down what the module's variables are bound to.
func (mod *module) textures() *textures {
	t := &textures{life: mod.life, at: mod.m.mem.NextOrder()}
	for _, v := range mod.code.opaque {
		at := mod.vars[v.Name].Base
		if v.Type == ptx.SamplerRef {
			put(&t.samplers, at, v)
			continue
		}
		put(&t.refs, at, mod.bound(v, at))
	}
	return t
}

// view is the memory the context can see.
func (t *textures) view() memory.View {
	return t.life.ctx.m.mem.ViewOf(t.life.sight.Load())
}

func put[V any](m *map[uint64]V, k uint64, v V) {
	if *m == nil {
		*m = map[uint64]V{}
	}
	(*m)[k] = v
}

func (mod *module) bound(v *ptx.Var, at uint64) bound {
	mod.mu.Lock()
	t, s := mod.texrefs[at], mod.surfrefs[at]
	mod.mu.Unlock()
	b := bound{name: v.Name, surf: v.Type == ptx.SurfRef}
	switch {
	case t != nil:
		t.mu.Lock()
		b.res, b.tex = t.res, t.tex
		t.mu.Unlock()
	case s != nil:
		s.mu.Lock()
		b.res = s.res
		s.mu.Unlock()
	}
	return b
}

// Texture finds a texture.
func (t *textures) Texture(h uint64) (*texture.Texture, error) {
	if b, ok := t.refs[h]; ok {
		if b.res == nil || b.surf {
			return nil, fmt.Errorf("texture reference %s has nothing bound to it", b.name)
		}
		tex, err := b.res.texture(t.view(), t.at, &b.tex, nil)
		return tex, about(err, "texture reference", b.name)
	}
	o, ok := t.life.ctx.m.images.textures.Get(h)
	if !ok || o.life != t.life || !o.visible(t.at) {
		return nil, fmt.Errorf("%#x is no texture", h)
	}
	var view *cu.CUDA_RESOURCE_VIEW_DESC_v1
	if o.viewed {
		view = &o.view
	}
	tex, err := o.res.texture(t.view(), t.at, &o.tex, view)
	return tex, about(err, "texture", fmt.Sprintf("%#x", h))
}

func about(err error, what, name string) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s %s: %w", what, name, err)
}

// Surface finds a surface.
func (t *textures) Surface(h uint64) (*texture.Surface, error) {
	var res *resource
	if b, ok := t.refs[h]; ok {
		if res = b.res; res == nil || !b.surf {
			return nil, fmt.Errorf("surface reference %s has nothing bound to it", b.name)
		}
	} else {
		o, ok := t.life.ctx.m.images.surfaces.Get(h)
		if !ok || o.life != t.life || !o.visible(t.at) {
			return nil, fmt.Errorf("%#x is no surface", h)
		}
		res = o.res
	}
	im, err := res.image(t.view(), t.at)
	if err != nil {
		return nil, about(err, "surface", fmt.Sprintf("%#x", h))
	}
	return &texture.Surface{Image: im}, nil
}

// Sampler finds a sampler: a variable with its initialiser, or that of a
// texture.
func (t *textures) Sampler(h uint64) (*texture.Sampler, error) {
	v, ok := t.samplers[h]
	if !ok {
		tex, err := t.Texture(h)
		if err != nil {
			return nil, fmt.Errorf("%#x is no sampler", h)
		}
		return &tex.Sampler, nil
	}
	mode := func(axis string) texture.AddressMode {
		switch v.Attrs["addr_mode_"+axis] {
		case "wrap":
			return texture.Wrap
		case "mirror":
			return texture.Mirror
		case "clamp_to_border":
			return texture.Border
		}
		return texture.Clamp
	}
	return &texture.Sampler{
		Address:    [3]texture.AddressMode{mode("0"), mode("1"), mode("2")},
		Linear:     v.Attrs["filter_mode"] == "linear",
		Normalized: v.Attrs["force_unnormalized_coords"] != "1",
	}, nil
}
