package array

import (
	"fmt"

	"ferry/api/cu"
	"ferry/softgpu/memory"
	"ferry/softgpu/ptx"
	"ferry/softgpu/texture"
)

// Bindings are how one launch finds textures: objects by their handles, module
// variables by their addresses, as they were bound when it was launched.
type Bindings struct {
	im       *Images
	owner    Owner
	view     func() memory.View // the memory the context can see
	at       uint64             // when it was launched, on the scale of Space.NextOrder
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

// NewBindings makes the bindings of a launch given now.
func (im *Images) NewBindings(owner Owner, view func() memory.View) *Bindings {
	return &Bindings{im: im, owner: owner, view: view, at: im.mem.NextOrder()}
}

// Bind takes down what the variable at an address is bound to: a texture, a
// surface, or neither.
func (t *Bindings) Bind(v *ptx.Var, at uint64, tex *Texref, surf *Surfref) {
	if v.Type == ptx.SamplerRef {
		put(&t.samplers, at, v)
		return
	}
	b := bound{name: v.Name, surf: v.Type == ptx.SurfRef}
	switch {
	case tex != nil:
		tex.mu.Lock()
		b.res, b.tex = tex.res, tex.tex
		tex.mu.Unlock()
	case surf != nil:
		surf.mu.Lock()
		b.res = surf.res
		surf.mu.Unlock()
	}
	put(&t.refs, at, b)
}

func put[V any](m *map[uint64]V, k uint64, v V) {
	if *m == nil {
		*m = map[uint64]V{}
	}
	(*m)[k] = v
}

// Texture finds a texture.
func (t *Bindings) Texture(h uint64) (*texture.Texture, error) {
	if b, ok := t.refs[h]; ok {
		if b.res == nil || b.surf {
			return nil, fmt.Errorf("texture reference %s has nothing bound to it", b.name)
		}
		tex, err := b.res.texture(t.view(), t.at, &b.tex, nil)
		return tex, about(err, "texture reference", b.name)
	}
	o, ok := t.im.textures.Get(h)
	if !ok || o.owner != t.owner || !o.visible(t.at) {
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
func (t *Bindings) Surface(h uint64) (*texture.Surface, error) {
	var res *resource
	if b, ok := t.refs[h]; ok {
		if res = b.res; res == nil || !b.surf {
			return nil, fmt.Errorf("surface reference %s has nothing bound to it", b.name)
		}
	} else {
		o, ok := t.im.surfaces.Get(h)
		if !ok || o.owner != t.owner || !o.visible(t.at) {
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
func (t *Bindings) Sampler(h uint64) (*texture.Sampler, error) {
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
