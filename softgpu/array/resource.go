package array

import (
	"encoding/binary"
	"errors"
	"fmt"

	"ferry/api/cu"
	"ferry/softgpu/memory"
	"ferry/softgpu/texture"
)

// A resource is what a texture or surface shows: an array, a mipmap, or
// ordinary memory as rows of elements.
type resource struct {
	desc   cu.CUDA_RESOURCE_DESC_v1
	array  *Array
	mip    *mipmap
	format texture.Format
	at     memory.Range // memory: where
	pitch  uint64       // memory: from row to row
	width  uint64
	height uint64
	absent bool // memory that was not there, or not of this form, when a texture reference was bound to it
}

var errDestroyed = errors.New("its array was destroyed")

// resource reads a resource descriptor and checks it.
func (im *Images) resource(d *cu.CUDA_RESOURCE_DESC_v1) (*resource, cu.Result) {
	if d.Flags != 0 {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	union := cu.Bytes(&d.Res)
	res := &resource{desc: *d}
	var r cu.Result
	switch d.ResType {
	case cu.CU_RESOURCE_TYPE_ARRAY:
		if res.array, r = im.FindArray(cu.Array(binary.LittleEndian.Uint64(union))); r != cu.CUDA_SUCCESS {
			return nil, r
		}
		res.format = res.array.Format
	case cu.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
		if res.mip, r = im.mipmap(cu.MipmappedArray(binary.LittleEndian.Uint64(union))); r != cu.CUDA_SUCCESS {
			return nil, r
		}
		res.format = res.mip.levels[0].Format
	case cu.CU_RESOURCE_TYPE_LINEAR:
		var l cu.CUDA_RESOURCE_DESC_v1_res_linear
		copy(cu.Bytes(&l), union)
		if uint64(l.DevPtr)%textureAlignment != 0 {
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		return res, res.linear(im.mem, uint64(l.DevPtr), l.SizeInBytes, l.Format, l.NumChannels)
	case cu.CU_RESOURCE_TYPE_PITCH2D:
		var p cu.CUDA_RESOURCE_DESC_v1_res_pitch2D
		copy(cu.Bytes(&p), union)
		if uint64(p.DevPtr)%textureAlignment != 0 || p.PitchInBytes%pitchAlignment != 0 {
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		return res, res.pitched(im.mem, uint64(p.DevPtr), p.Width, p.Height, p.PitchInBytes, p.Format, p.NumChannels)
	default:
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	return res, r
}

// What devices ask of memory under a texture; nothing here depends on it. They are the
// attributes TEXTURE_ALIGNMENT and TEXTURE_PITCH_ALIGNMENT.
const (
	textureAlignment = 512
	pitchAlignment   = 32
)

// linear makes a resource of memory as one row.
func (res *resource) linear(m *memory.Space, addr, size uint64, f cu.Array_format, channels uint32) (r cu.Result) {
	if res.format, r = FormatOf(f, channels); r != cu.CUDA_SUCCESS {
		return r
	}
	elem := uint64(res.format.Size())
	res.at, res.width, res.height = memory.Range{Base: addr, Size: size / elem * elem}, size/elem, 1
	res.pitch = res.at.Size
	if res.width == 0 || res.width > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH]) || addr%elem != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return res.mapped(m)
}

// pitched makes a resource of memory as rows that lie pitch apart.
func (res *resource) pitched(m *memory.Space, addr, w, h, pitch uint64, f cu.Array_format, channels uint32) (r cu.Result) {
	if res.format, r = FormatOf(f, channels); r != cu.CUDA_SUCCESS {
		return r
	}
	elem := uint64(res.format.Size())
	if w == 0 || h == 0 || w > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH]) ||
		h > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT]) ||
		pitch > uint64(Limits[cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH]) || pitch < w*elem || addr%elem != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	res.at, res.pitch, res.width, res.height = memory.Range{Base: addr, Size: pitch*(h-1) + w*elem}, pitch, w, h
	return res.mapped(m)
}

// mapped checks that a program owns the memory now; kernels look again.
func (res *resource) mapped(m *memory.Space) cu.Result {
	if _, ok := m.View(memory.AnyDevice).Bytes(res.at.Base, res.at.Size); !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.CUDA_SUCCESS
}

// layers is what array_size says of an array: layers, or cubes.
func layers(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) int {
	switch {
	case d.Flags&Cubemap != 0:
		return int(d.Depth / 6)
	case d.Flags&Layered != 0:
		return int(d.Depth)
	}
	return 0
}

// image is the resource as work given at a time sees it. The caller holds a
// ticket, so that the memory stays.
func (res *resource) image(v memory.View, at uint64) (texture.Image, error) {
	im := texture.Image{Format: res.format}
	switch {
	case res.array != nil:
		if !res.array.visible(at) || res.array.mip != nil && !res.array.mip.visible(at) {
			return im, errDestroyed
		}
		im.Levels, im.Layers = []texture.Level{res.array.Shape}, layers(&res.array.desc)
	case res.mip != nil:
		if !res.mip.visible(at) {
			return im, errDestroyed
		}
		for _, a := range res.mip.levels {
			im.Levels = append(im.Levels, a.Shape)
		}
		im.Layers = layers(&res.mip.desc)
	case res.absent:
		return im, fmt.Errorf("its memory at %#x is not there, or not of that form", res.at.Base)
	default:
		b, ok := v.BytesAt(res.at.Base, res.at.Size, at)
		if !ok {
			return im, fmt.Errorf("its memory, %d bytes at %#x, was freed or belongs to a device without access", res.at.Size, res.at.Base)
		}
		im.Pitched = true
		im.Levels = []texture.Level{{Mem: b, Width: int(res.width), Height: int(res.height), Depth: 1, Pitch: int(res.pitch), Slice: len(b)}}
	}
	return im, nil
}

// show narrows an image to a view: another format for the same bytes, fewer
// levels, fewer layers.
func show(im *texture.Image, v *cu.CUDA_RESOURCE_VIEW_DESC_v1) cu.Result {
	if v.Format != cu.CU_RES_VIEW_FORMAT_NONE {
		f, r := viewFormat(v.Format)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		if f.Size() != im.Format.Size() {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		im.Format = f
	}
	if v.FirstMipmapLevel > v.LastMipmapLevel || uint64(v.LastMipmapLevel) >= uint64(len(im.Levels)) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	im.Levels = im.Levels[v.FirstMipmapLevel : v.LastMipmapLevel+1]
	if whole := &im.Levels[0]; v.Width != uint64(whole.Width) || max(v.Height, 1) != uint64(whole.Height) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if v.FirstLayer == 0 && v.LastLayer == 0 {
		return cu.CUDA_SUCCESS
	}
	if im.Layers == 0 || v.FirstLayer > v.LastLayer || uint64(v.LastLayer) >= uint64(im.Levels[0].Depth) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	cut := make([]texture.Level, len(im.Levels))
	for i, l := range im.Levels {
		l.Mem = l.Mem[int(v.FirstLayer)*l.Slice:]
		l.Depth = int(v.LastLayer-v.FirstLayer) + 1
		cut[i] = l
	}
	im.Levels = cut
	im.Layers = cut[0].Depth
	return cu.CUDA_SUCCESS
}
