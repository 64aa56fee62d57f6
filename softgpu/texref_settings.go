package softgpu

import "ferry/api/cu"

// overrideFormat is cuda.h's CU_TRSA_OVERRIDE_FORMAT: take the array's format.
const overrideFormat = 0x01

// TexRefSetArray binds an array.
func (g *GPU) TexRefSetArray(h cu.Texref, ha cu.Array, flags uint32) cu.Result {
	if ha == 0 {
		return g.texref(h, func(t *texref) cu.Result { t.res = nil; return cu.CUDA_SUCCESS })
	}
	a, r := g.array(ha)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&^overrideFormat != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.texref(h, func(t *texref) cu.Result {
		t.res = &resource{array: a, format: a.format}
		t.format, t.channels = a.desc.Format, a.desc.NumChannels
		return cu.CUDA_SUCCESS
	})
}

// TexRefSetMipmappedArray binds a mipmap.
func (g *GPU) TexRefSetMipmappedArray(h cu.Texref, hm cu.MipmappedArray, flags uint32) cu.Result {
	p, r := g.mipmap(hm)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&^overrideFormat != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.texref(h, func(t *texref) cu.Result {
		t.res = &resource{mip: p, format: p.levels[0].format}
		t.format, t.channels = p.desc.Format, p.desc.NumChannels
		return cu.CUDA_SUCCESS
	})
}

// TexRefSetAddress binds memory as one row; size 0 ends it. The offset a
// kernel would have to add for lack of alignment is always 0 here.
func (g *GPU) TexRefSetAddress(h cu.Texref, at cu.Deviceptr, size uint64) (uint64, cu.Result) {
	return 0, g.texref(h, func(t *texref) cu.Result {
		if size == 0 {
			t.res = nil
			return cu.CUDA_SUCCESS
		}
		res := &resource{}
		r := res.linear(g.m, uint64(at), size, t.format, t.channels)
		if r == cu.CUDA_SUCCESS {
			t.res = res
		}
		return r
	})
}

// TexRefSetAddress2D binds memory as rows.
func (g *GPU) TexRefSetAddress2D(h cu.Texref, d *cu.CUDA_ARRAY_DESCRIPTOR_v2, at cu.Deviceptr, pitch uint64) cu.Result {
	return g.texref(h, func(t *texref) cu.Result {
		res := &resource{}
		r := res.pitched(g.m, uint64(at), d.Width, d.Height, pitch, d.Format, d.NumChannels)
		if r == cu.CUDA_SUCCESS {
			t.res, t.format, t.channels = res, d.Format, d.NumChannels
		}
		return r
	})
}

// TexRefSetFormat says how memory bound later is read.
func (g *GPU) TexRefSetFormat(h cu.Texref, f cu.Array_format, channels int32) cu.Result {
	return g.texref(h, func(t *texref) cu.Result {
		_, r := formatOf(f, uint32(channels))
		if r == cu.CUDA_SUCCESS {
			t.format, t.channels = f, uint32(channels)
		}
		return r
	})
}

// TexRefGetFormat returns the format.
func (g *GPU) TexRefGetFormat(h cu.Texref) (f cu.Array_format, channels int32, r cu.Result) {
	r = g.texref(h, func(t *texref) cu.Result {
		f, channels = t.format, int32(t.channels)
		return cu.CUDA_SUCCESS
	})
	return f, channels, r
}

// TexRefGetAddress returns the memory that is bound.
func (g *GPU) TexRefGetAddress(h cu.Texref) (at cu.Deviceptr, r cu.Result) {
	r = g.texref(h, func(t *texref) cu.Result {
		if t.res == nil || t.res.array != nil || t.res.mip != nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		at = cu.Deviceptr(t.res.at.Base)
		return cu.CUDA_SUCCESS
	})
	return at, r
}

// TexRefGetArray returns the array that is bound.
func (g *GPU) TexRefGetArray(h cu.Texref) (a cu.Array, r cu.Result) {
	r = g.texref(h, func(t *texref) cu.Result {
		if t.res == nil || t.res.array == nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		a = cu.Array(t.res.array.handle)
		return cu.CUDA_SUCCESS
	})
	return a, r
}

// TexRefGetMipmappedArray returns the mipmap that is bound.
func (g *GPU) TexRefGetMipmappedArray(h cu.Texref) (p cu.MipmappedArray, r cu.Result) {
	r = g.texref(h, func(t *texref) cu.Result {
		if t.res == nil || t.res.mip == nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		p = cu.MipmappedArray(t.res.mip.handle)
		return cu.CUDA_SUCCESS
	})
	return p, r
}

// setting changes the descriptor of a reference, unless that makes it invalid.
func (g *GPU) setting(h cu.Texref, set func(d *cu.CUDA_TEXTURE_DESC_v1)) cu.Result {
	return g.texref(h, func(t *texref) cu.Result {
		d := t.tex
		set(&d)
		_, r := sampler(&d)
		if r == cu.CUDA_SUCCESS {
			t.tex = d
		}
		return r
	})
}

// settings returns the descriptor of a reference.
func (g *GPU) settings(h cu.Texref) (d cu.CUDA_TEXTURE_DESC_v1, r cu.Result) {
	r = g.texref(h, func(t *texref) cu.Result { d = t.tex; return cu.CUDA_SUCCESS })
	return d, r
}

// TexRefSetAddressMode and the calls below change one setting each.
func (g *GPU) TexRefSetAddressMode(h cu.Texref, dim int32, m cu.Address_mode) cu.Result {
	if dim < 0 || dim > 2 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.AddressMode[dim] = m })
}

func (g *GPU) TexRefSetFilterMode(h cu.Texref, m cu.Filter_mode) cu.Result {
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.FilterMode = m })
}

func (g *GPU) TexRefSetMipmapFilterMode(h cu.Texref, m cu.Filter_mode) cu.Result {
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MipmapFilterMode = m })
}

func (g *GPU) TexRefSetMipmapLevelBias(h cu.Texref, bias float32) cu.Result {
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MipmapLevelBias = bias })
}

func (g *GPU) TexRefSetMipmapLevelClamp(h cu.Texref, least, most float32) cu.Result {
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MinMipmapLevelClamp, d.MaxMipmapLevelClamp = least, most })
}

func (g *GPU) TexRefSetMaxAnisotropy(h cu.Texref, n uint32) cu.Result {
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MaxAnisotropy = n })
}

func (g *GPU) TexRefSetBorderColor(h cu.Texref, c []float32) cu.Result {
	if len(c) != 4 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.BorderColor = [4]float32(c) })
}

func (g *GPU) TexRefSetFlags(h cu.Texref, flags uint32) cu.Result {
	return g.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.Flags = flags })
}

func (g *GPU) TexRefGetAddressMode(h cu.Texref, dim int32) (cu.Address_mode, cu.Result) {
	d, r := g.settings(h)
	if r != cu.CUDA_SUCCESS || dim < 0 || dim > 2 {
		return 0, orInvalid(r)
	}
	return d.AddressMode[dim], r
}

func (g *GPU) TexRefGetFilterMode(h cu.Texref) (cu.Filter_mode, cu.Result) {
	d, r := g.settings(h)
	return d.FilterMode, r
}

func (g *GPU) TexRefGetMipmapFilterMode(h cu.Texref) (cu.Filter_mode, cu.Result) {
	d, r := g.settings(h)
	return d.MipmapFilterMode, r
}

func (g *GPU) TexRefGetMipmapLevelBias(h cu.Texref) (float32, cu.Result) {
	d, r := g.settings(h)
	return d.MipmapLevelBias, r
}

func (g *GPU) TexRefGetMipmapLevelClamp(h cu.Texref) (float32, float32, cu.Result) {
	d, r := g.settings(h)
	return d.MinMipmapLevelClamp, d.MaxMipmapLevelClamp, r
}

func (g *GPU) TexRefGetMaxAnisotropy(h cu.Texref) (int32, cu.Result) {
	d, r := g.settings(h)
	return int32(d.MaxAnisotropy), r
}

func (g *GPU) TexRefGetBorderColor(h cu.Texref) ([]float32, cu.Result) {
	d, r := g.settings(h)
	return d.BorderColor[:], r
}

func (g *GPU) TexRefGetFlags(h cu.Texref) (uint32, cu.Result) {
	d, r := g.settings(h)
	return d.Flags, r
}
