package array

import (
	"fmt"

	"ferry/api/cu"
	"ferry/softgpu/memory"
	"ferry/softgpu/texture"
)

// Flags of textures: cuda.h's CU_TRSF_* macros.
const (
	TexInteger    = 0x01
	TexNormalized = 0x02
	TexSRGB       = 0x10
	texTrilinear  = 0x20 // turns an optimisation off there is none of
	TexSeamless   = 0x40
	texMost       = 0x7f // all bits that a reference may have; some mean nothing
	texKnown      = TexInteger | TexNormalized | TexSRGB | texTrilinear | TexSeamless
)

// A texObject is a texture as cuTexObjectCreate makes it.
type texObject struct {
	lifetime
	handle uint64
	res    *resource
	tex    cu.CUDA_TEXTURE_DESC_v1
	view   cu.CUDA_RESOURCE_VIEW_DESC_v1
	viewed bool
}

// A surfObject is a surface as cuSurfObjectCreate makes it.
type surfObject struct {
	lifetime
	handle uint64
	res    *resource
}

// sampler reads a texture descriptor.
func sampler(d *cu.CUDA_TEXTURE_DESC_v1) (texture.Sampler, cu.Result) {
	s := texture.Sampler{
		Linear:     d.FilterMode == cu.CU_TR_FILTER_MODE_LINEAR,
		Normalized: d.Flags&TexNormalized != 0,
		Integer:    d.Flags&TexInteger != 0,
		SRGB:       d.Flags&TexSRGB != 0,
		Seamless:   d.Flags&TexSeamless != 0,
		MipLinear:  d.MipmapFilterMode == cu.CU_TR_FILTER_MODE_LINEAR,
		Bias:       d.MipmapLevelBias,
		MinLevel:   d.MinMipmapLevelClamp,
		MaxLevel:   d.MaxMipmapLevelClamp,
		Border:     d.BorderColor,
	}
	bad := d.Flags&^texKnown != 0 || uint32(d.FilterMode) > uint32(cu.CU_TR_FILTER_MODE_LINEAR) || uint32(d.MipmapFilterMode) > uint32(cu.CU_TR_FILTER_MODE_LINEAR)
	for i, m := range d.AddressMode {
		if uint32(m) > uint32(cu.CU_TR_ADDRESS_MODE_BORDER) {
			bad, m = true, 0
		}
		s.Address[i] = texture.AddressMode(m)
	}
	if bad {
		return s, cu.CUDA_ERROR_INVALID_VALUE
	}
	return s, cu.CUDA_SUCCESS
}

// texture puts a texture together for work given at a time.
func (res *resource) texture(v memory.View, at uint64, d *cu.CUDA_TEXTURE_DESC_v1, view *cu.CUDA_RESOURCE_VIEW_DESC_v1) (*texture.Texture, error) {
	im, err := res.image(v, at)
	if err != nil {
		return nil, err
	}
	if view != nil {
		if r := show(&im, view); r != cu.CUDA_SUCCESS {
			return nil, fmt.Errorf("its view does not fit")
		}
	}
	s, _ := sampler(d)
	return &texture.Texture{Image: im, Sampler: s}, nil
}

// CreateTexture makes a texture of a context.
func (im *Images) CreateTexture(owner Owner, rd *cu.CUDA_RESOURCE_DESC_v1, td *cu.CUDA_TEXTURE_DESC_v1, vd *cu.CUDA_RESOURCE_VIEW_DESC_v1) (cu.TexObject, cu.Result) {
	res, r := im.resource(rd)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	t := &texObject{lifetime: lifetime{im: im, owner: owner}, res: res}
	if td != nil {
		t.tex = *td
	}
	if _, r = sampler(&t.tex); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if vd != nil {
		if res.array == nil && res.mip == nil {
			return 0, cu.CUDA_ERROR_INVALID_VALUE
		}
		shown, err := res.image(im.mem.View(memory.AnyDevice), memory.EndOfTime)
		if err != nil {
			return 0, cu.CUDA_ERROR_INVALID_VALUE
		}
		if r = show(&shown, vd); r != cu.CUDA_SUCCESS {
			return 0, r
		}
		t.view, t.viewed = *vd, true
	}
	t.handle = im.textures.Reserve()
	im.textures.Put(t.handle, t)
	return cu.TexObject(t.handle), r
}

func (im *Images) texObject(h cu.TexObject) (*texObject, cu.Result) {
	t, ok := im.textures.Get(uint64(h))
	if !ok || t.ended.Load() {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	return t, t.owner.Failure()
}

// TexObjectDestroy ends a texture; work given to streams before keeps it.
func (im *Images) TexObjectDestroy(h cu.TexObject) cu.Result {
	if h == 0 {
		return cu.CUDA_SUCCESS
	}
	t, ok := im.textures.Get(uint64(h))
	if !ok || t.ended.Load() {
		return cu.CUDA_SUCCESS // so says driver 580 of what was destroyed before
	}
	return t.end(func() { im.textures.Remove(t.handle) })
}

// TexObjectGetResourceDesc returns what a texture was made with.
func (im *Images) TexObjectGetResourceDesc(h cu.TexObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result) {
	t, r := im.texObject(h)
	if r != cu.CUDA_SUCCESS {
		return cu.CUDA_RESOURCE_DESC_v1{}, r
	}
	return t.res.desc, r
}

// TexObjectGetTextureDesc returns what a texture was made with.
func (im *Images) TexObjectGetTextureDesc(h cu.TexObject) (cu.CUDA_TEXTURE_DESC_v1, cu.Result) {
	t, r := im.texObject(h)
	if r != cu.CUDA_SUCCESS {
		return cu.CUDA_TEXTURE_DESC_v1{}, r
	}
	return t.tex, r
}

// TexObjectGetResourceViewDesc returns the view a texture was made with, zeros for
// none.
func (im *Images) TexObjectGetResourceViewDesc(h cu.TexObject) (cu.CUDA_RESOURCE_VIEW_DESC_v1, cu.Result) {
	t, r := im.texObject(h)
	if r != cu.CUDA_SUCCESS {
		return cu.CUDA_RESOURCE_VIEW_DESC_v1{}, r
	}
	return t.view, r
}

// CreateSurface makes a surface of an array. The array need not have been made for
// surfaces: driver 580 takes any.
func (im *Images) CreateSurface(owner Owner, rd *cu.CUDA_RESOURCE_DESC_v1) (cu.SurfObject, cu.Result) {
	res, r := im.resource(rd)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if res.array == nil {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	s := &surfObject{lifetime: lifetime{im: im, owner: owner}, res: res}
	s.handle = im.surfaces.Reserve()
	im.surfaces.Put(s.handle, s)
	return cu.SurfObject(s.handle), r
}

// SurfObjectDestroy ends a surface; work given to streams before keeps it.
func (im *Images) SurfObjectDestroy(h cu.SurfObject) cu.Result {
	if h == 0 {
		return cu.CUDA_SUCCESS
	}
	s, ok := im.surfaces.Get(uint64(h))
	if !ok || s.ended.Load() {
		return cu.CUDA_SUCCESS // as for textures
	}
	return s.end(func() { im.surfaces.Remove(s.handle) })
}

// SurfObjectGetResourceDesc returns what a surface was made with.
func (im *Images) SurfObjectGetResourceDesc(h cu.SurfObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result) {
	s, ok := im.surfaces.Get(uint64(h))
	if !ok || s.ended.Load() {
		return cu.CUDA_RESOURCE_DESC_v1{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	return s.res.desc, s.owner.Failure()
}
