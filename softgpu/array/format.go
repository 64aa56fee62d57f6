package array

import (
	"ferry/api/cu"
	"ferry/softgpu/texture"
)

// arrayFormats are the formats whose channels a descriptor counts itself.
var arrayFormats = map[cu.Array_format]texture.Format{
	cu.CU_AD_FORMAT_UNSIGNED_INT8:  {Kind: texture.Uint, Bits: 8},
	cu.CU_AD_FORMAT_UNSIGNED_INT16: {Kind: texture.Uint, Bits: 16},
	cu.CU_AD_FORMAT_UNSIGNED_INT32: {Kind: texture.Uint, Bits: 32},
	cu.CU_AD_FORMAT_SIGNED_INT8:    {Kind: texture.Int, Bits: 8},
	cu.CU_AD_FORMAT_SIGNED_INT16:   {Kind: texture.Int, Bits: 16},
	cu.CU_AD_FORMAT_SIGNED_INT32:   {Kind: texture.Int, Bits: 32},
	cu.CU_AD_FORMAT_HALF:           {Kind: texture.Float, Bits: 16},
	cu.CU_AD_FORMAT_FLOAT:          {Kind: texture.Float, Bits: 32},
}

// fixedFormats are the formats that imply their channels.
var fixedFormats = map[cu.Array_format]texture.Format{
	cu.CU_AD_FORMAT_UNORM_INT8X1:       {Kind: texture.Unorm, Bits: 8, Channels: 1},
	cu.CU_AD_FORMAT_UNORM_INT8X2:       {Kind: texture.Unorm, Bits: 8, Channels: 2},
	cu.CU_AD_FORMAT_UNORM_INT8X4:       {Kind: texture.Unorm, Bits: 8, Channels: 4},
	cu.CU_AD_FORMAT_UNORM_INT16X1:      {Kind: texture.Unorm, Bits: 16, Channels: 1},
	cu.CU_AD_FORMAT_UNORM_INT16X2:      {Kind: texture.Unorm, Bits: 16, Channels: 2},
	cu.CU_AD_FORMAT_UNORM_INT16X4:      {Kind: texture.Unorm, Bits: 16, Channels: 4},
	cu.CU_AD_FORMAT_SNORM_INT8X1:       {Kind: texture.Snorm, Bits: 8, Channels: 1},
	cu.CU_AD_FORMAT_SNORM_INT8X2:       {Kind: texture.Snorm, Bits: 8, Channels: 2},
	cu.CU_AD_FORMAT_SNORM_INT8X4:       {Kind: texture.Snorm, Bits: 8, Channels: 4},
	cu.CU_AD_FORMAT_SNORM_INT16X1:      {Kind: texture.Snorm, Bits: 16, Channels: 1},
	cu.CU_AD_FORMAT_SNORM_INT16X2:      {Kind: texture.Snorm, Bits: 16, Channels: 2},
	cu.CU_AD_FORMAT_SNORM_INT16X4:      {Kind: texture.Snorm, Bits: 16, Channels: 4},
	cu.CU_AD_FORMAT_UNORM_INT_101010_2: {Kind: texture.Packed, Bits: 32, Channels: 4},
}

// FormatOf translates a format. Compressed and video formats are known to the
// driver but not supported here.
func FormatOf(f cu.Array_format, channels uint32) (texture.Format, cu.Result) {
	if t, ok := arrayFormats[f]; ok {
		if channels != 1 && channels != 2 && channels != 4 {
			return t, cu.CUDA_ERROR_INVALID_VALUE
		}
		t.Channels = uint8(channels)
		return t, cu.CUDA_SUCCESS
	}
	if t, ok := fixedFormats[f]; ok {
		if channels != uint32(t.Channels) {
			return t, cu.CUDA_ERROR_INVALID_VALUE
		}
		return t, cu.CUDA_SUCCESS
	}
	if f >= cu.CU_AD_FORMAT_BC1_UNORM && f <= cu.CU_AD_FORMAT_YUV444_16bit_SemiPlanar {
		return texture.Format{}, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return texture.Format{}, cu.CUDA_ERROR_INVALID_VALUE
}

// viewFormat translates the format of a resource view, which reads the same
// bytes another way. They come in threes: one, two and four channels.
func viewFormat(f cu.ResourceViewFormat) (texture.Format, cu.Result) {
	if f >= cu.CU_RES_VIEW_FORMAT_UNSIGNED_BC1 && f <= cu.CU_RES_VIEW_FORMAT_UNSIGNED_BC7 {
		return texture.Format{}, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if f < cu.CU_RES_VIEW_FORMAT_UINT_1X8 || f > cu.CU_RES_VIEW_FORMAT_FLOAT_4X32 {
		return texture.Format{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	n := int(f - cu.CU_RES_VIEW_FORMAT_UINT_1X8)
	t := [...]texture.Format{
		{Kind: texture.Uint, Bits: 8},
		{Kind: texture.Int, Bits: 8},
		{Kind: texture.Uint, Bits: 16},
		{Kind: texture.Int, Bits: 16},
		{Kind: texture.Uint, Bits: 32},
		{Kind: texture.Int, Bits: 32},
		{Kind: texture.Float, Bits: 16},
		{Kind: texture.Float, Bits: 32},
	}[n/3]
	t.Channels = [...]uint8{1, 2, 4}[n%3]
	return t, cu.CUDA_SUCCESS
}
