package array

import (
	"ferry/api/cu"
	"ferry/softgpu/memory"
)

// OverrideFormat is cuda.h's CU_TRSA_OVERRIDE_FORMAT: take the array's format.
const OverrideFormat = 0x01

// TexRefSetArray binds an array.
func (im *Images) TexRefSetArray(h cu.Texref, ha cu.Array, flags uint32) cu.Result {
	if ha == 0 {
		return im.texref(h, func(t *Texref) cu.Result { t.res = nil; return cu.CUDA_SUCCESS })
	}
	a, r := im.FindArray(ha)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&^OverrideFormat != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return im.texref(h, func(t *Texref) cu.Result {
		t.res = &resource{array: a, format: a.Format}
		t.format, t.channels = a.desc.Format, a.desc.NumChannels
		return cu.CUDA_SUCCESS
	})
}

// TexRefSetMipmappedArray binds a mipmap.
func (im *Images) TexRefSetMipmappedArray(h cu.Texref, hm cu.MipmappedArray, flags uint32) cu.Result {
	p, r := im.mipmap(hm)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&^OverrideFormat != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return im.texref(h, func(t *Texref) cu.Result {
		t.res = &resource{mip: p, format: p.levels[0].Format}
		t.format, t.channels = p.desc.Format, p.desc.NumChannels
		return cu.CUDA_SUCCESS
	})
}

// TexRefSetAddress binds memory as one row; size 0 ends it. The offset a
// kernel would have to add for lack of alignment is always 0 here.
func (im *Images) TexRefSetAddress(h cu.Texref, at cu.Deviceptr, size uint64) (uint64, cu.Result) {
	return 0, im.texref(h, func(t *Texref) cu.Result {
		if size == 0 {
			t.res = nil
			return cu.CUDA_SUCCESS
		}
		if size > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH])*largestElement {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		res := &resource{}
		r := res.linear(im.mem, uint64(at), size, t.format, t.channels)
		t.bind(res, uint64(at), r)
		return cu.CUDA_SUCCESS
	})
}

// largestElement is the size of four channels of 32 bits.
const largestElement = 16

// bind makes res what the reference shows. The driver does not look at memory and format
// when they are bound, but when a kernel is launched.
func (t *Texref) bind(res *resource, at uint64, r cu.Result) {
	if r != cu.CUDA_SUCCESS {
		res = &resource{at: memory.Range{Base: at}, absent: true}
	}
	t.res = res
}

// TexRefSetAddress2D binds memory as rows.
func (im *Images) TexRefSetAddress2D(h cu.Texref, d *cu.CUDA_ARRAY_DESCRIPTOR_v2, at cu.Deviceptr, pitch uint64) cu.Result {
	return im.texref(h, func(t *Texref) cu.Result {
		res := &resource{}
		if uint64(at)%textureAlignment != 0 || pitch == 0 || pitch%pitchAlignment != 0 || pitch > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH]) ||
			d.Width > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH]) || d.Height > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT]) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		r := res.pitched(im.mem, uint64(at), d.Width, d.Height, pitch, d.Format, d.NumChannels)
		t.bind(res, uint64(at), r)
		t.format, t.channels = d.Format, d.NumChannels
		return cu.CUDA_SUCCESS
	})
}

// TexRefSetFormat says how memory bound later is read: any format, as the driver takes it.
func (im *Images) TexRefSetFormat(h cu.Texref, f cu.Array_format, channels int32) cu.Result {
	return im.texref(h, func(t *Texref) cu.Result {
		if channels > 4 || channels == 3 {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		t.format, t.channels = f, uint32(channels)
		return cu.CUDA_SUCCESS
	})
}

// TexRefGetFormat returns the format.
func (im *Images) TexRefGetFormat(h cu.Texref) (f cu.Array_format, channels int32, r cu.Result) {
	r = im.texref(h, func(t *Texref) cu.Result {
		f, channels = t.format, int32(t.channels)
		return cu.CUDA_SUCCESS
	})
	return f, channels, r
}

// TexRefGetAddress returns the memory that is bound.
func (im *Images) TexRefGetAddress(h cu.Texref) (at cu.Deviceptr, r cu.Result) {
	r = im.texref(h, func(t *Texref) cu.Result {
		if t.res == nil || t.res.array != nil || t.res.mip != nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		at = cu.Deviceptr(t.res.at.Base)
		return cu.CUDA_SUCCESS
	})
	return at, r
}

// TexRefGetArray returns the array that is bound.
func (im *Images) TexRefGetArray(h cu.Texref) (a cu.Array, r cu.Result) {
	r = im.texref(h, func(t *Texref) cu.Result {
		if t.res == nil || t.res.array == nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		a = cu.Array(t.res.array.handle)
		return cu.CUDA_SUCCESS
	})
	return a, r
}

// TexRefGetMipmappedArray returns the mipmap that is bound.
func (im *Images) TexRefGetMipmappedArray(h cu.Texref) (p cu.MipmappedArray, r cu.Result) {
	r = im.texref(h, func(t *Texref) cu.Result {
		if t.res == nil || t.res.mip == nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		p = cu.MipmappedArray(t.res.mip.handle)
		return cu.CUDA_SUCCESS
	})
	return p, r
}

// setting changes the descriptor of a reference. What is no mode the driver keeps, too: a kernel
// is launched with it, and reads as with the first of the modes.
func (im *Images) setting(h cu.Texref, set func(d *cu.CUDA_TEXTURE_DESC_v1)) cu.Result {
	return im.texref(h, func(t *Texref) cu.Result {
		set(&t.tex)
		return cu.CUDA_SUCCESS
	})
}

// settings returns the descriptor of a reference.
func (im *Images) settings(h cu.Texref) (d cu.CUDA_TEXTURE_DESC_v1, r cu.Result) {
	r = im.texref(h, func(t *Texref) cu.Result { d = t.tex; return cu.CUDA_SUCCESS })
	return d, r
}

// TexRefSetAddressMode and the calls below change one setting each.
func (im *Images) TexRefSetAddressMode(h cu.Texref, dim int32, m cu.Address_mode) cu.Result {
	if dim < 0 || dim > 2 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.AddressMode[dim] = m })
}

func (im *Images) TexRefSetFilterMode(h cu.Texref, m cu.Filter_mode) cu.Result {
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.FilterMode = m })
}

func (im *Images) TexRefSetMipmapFilterMode(h cu.Texref, m cu.Filter_mode) cu.Result {
	if uint32(m) > uint32(cu.CU_TR_FILTER_MODE_LINEAR) {
		return im.texref(h, func(*Texref) cu.Result { return cu.CUDA_ERROR_INVALID_VALUE })
	}
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MipmapFilterMode = m })
}

func (im *Images) TexRefSetMipmapLevelBias(h cu.Texref, bias float32) cu.Result {
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MipmapLevelBias = bias })
}

func (im *Images) TexRefSetMipmapLevelClamp(h cu.Texref, least, most float32) cu.Result {
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MinMipmapLevelClamp, d.MaxMipmapLevelClamp = least, most })
}

func (im *Images) TexRefSetMaxAnisotropy(h cu.Texref, n uint32) cu.Result {
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.MaxAnisotropy = n })
}

func (im *Images) TexRefSetBorderColor(h cu.Texref, c []float32) cu.Result {
	if len(c) != 4 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.BorderColor = [4]float32(c) })
}

func (im *Images) TexRefSetFlags(h cu.Texref, flags uint32) cu.Result {
	if flags > texMost {
		return im.texref(h, func(*Texref) cu.Result { return cu.CUDA_ERROR_INVALID_VALUE })
	}
	return im.setting(h, func(d *cu.CUDA_TEXTURE_DESC_v1) { d.Flags = flags })
}

func (im *Images) TexRefGetAddressMode(h cu.Texref, dim int32) (cu.Address_mode, cu.Result) {
	d, r := im.settings(h)
	if r != cu.CUDA_SUCCESS || dim < 0 || dim > 2 {
		return 0, orInvalid(r)
	}
	return d.AddressMode[dim], r
}

func (im *Images) TexRefGetFilterMode(h cu.Texref) (cu.Filter_mode, cu.Result) {
	d, r := im.settings(h)
	return d.FilterMode, r
}

func (im *Images) TexRefGetMipmapFilterMode(h cu.Texref) (cu.Filter_mode, cu.Result) {
	d, r := im.settings(h)
	return d.MipmapFilterMode, r
}

func (im *Images) TexRefGetMipmapLevelBias(h cu.Texref) (float32, cu.Result) {
	d, r := im.settings(h)
	return d.MipmapLevelBias, r
}

func (im *Images) TexRefGetMipmapLevelClamp(h cu.Texref) (float32, float32, cu.Result) {
	d, r := im.settings(h)
	return d.MinMipmapLevelClamp, d.MaxMipmapLevelClamp, r
}

func (im *Images) TexRefGetMaxAnisotropy(h cu.Texref) (int32, cu.Result) {
	d, r := im.settings(h)
	return int32(d.MaxAnisotropy), r
}

func (im *Images) TexRefGetBorderColor(h cu.Texref) ([]float32, cu.Result) {
	d, r := im.settings(h)
	return d.BorderColor[:], r
}

func (im *Images) TexRefGetFlags(h cu.Texref) (uint32, cu.Result) {
	d, r := im.settings(h)
	return d.Flags, r
}
