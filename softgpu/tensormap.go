package softgpu

import (
	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/interp/tensormap"
)

// Bounds of a tensor's map, as cuTensorMapEncodeTiled has them.
const (
	maxTensorDim    = 1 << 32
	maxTensorStride = 1 << 40
	maxBox          = 256
	maxStep         = 8
)

// TensorMap encodes a map for bulk tensor copies in the software GPU's own
// format. Tiled maps without interleaving are supported.
func (g *GPU) TensorMap(t *device.TensorMap) (out cu.TensorMap, r cu.Result) {
	if g.m.devices[0].prof.cc < 90 || t.Kind != 0 {
		return out, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	rank := len(t.Dims)
	if rank < 1 || rank > 5 || len(t.Box) != rank || len(t.Steps) != rank || len(t.Strides) < rank-1 || len(t.Options) < 4 {
		return out, cu.CUDA_ERROR_INVALID_VALUE
	}
	interleave, swizzle, fill := t.Options[0], t.Options[1], t.Options[3]
	size := tensormap.ElementBytes(t.DataType)
	switch {
	case t.DataType > uint32(cu.CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B), interleave > 2, fill > 1,
		swizzle > uint32(cu.CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B), t.Address%16 != 0:
		return out, cu.CUDA_ERROR_INVALID_VALUE
	case size == 0, interleave != 0, swizzle > uint32(cu.CU_TENSOR_MAP_SWIZZLE_128B):
		return out, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	m := tensormap.Map{
		Address: uint64(t.Address), Type: uint8(t.DataType), Rank: uint8(rank), Swizzle: uint8(swizzle), NaNFill: fill == 1,
		Dims: [5]uint64{1, 1, 1, 1, 1}, Strides: [5]uint64{size}, Box: [5]uint32{1, 1, 1, 1, 1}, Steps: [5]uint32{1, 1, 1, 1, 1},
	}
	for i := range rank {
		if t.Dims[i] == 0 || t.Dims[i] > maxTensorDim || t.Box[i] == 0 || t.Box[i] > maxBox || t.Steps[i] == 0 || t.Steps[i] > maxStep {
			return out, cu.CUDA_ERROR_INVALID_VALUE
		}
		m.Dims[i], m.Box[i], m.Steps[i] = t.Dims[i], t.Box[i], t.Steps[i]
		if i == 0 {
			continue
		}
		if s := t.Strides[i-1]; s%16 != 0 || s >= maxTensorStride {
			return out, cu.CUDA_ERROR_INVALID_VALUE
		}
		m.Strides[i] = t.Strides[i-1]
	}
	row := uint64(t.Box[0]) * size
	if row%16 != 0 || swizzle != 0 && row > 16<<swizzle {
		return out, cu.CUDA_ERROR_INVALID_VALUE
	}
	b := m.Encode()
	copy(cu.Bytes(&out), b[:])
	return out, cu.CUDA_SUCCESS
}

// TensorMapReplaceAddress moves a map to another tensor of the same shape.
func (g *GPU) TensorMapReplaceAddress(t cu.TensorMap, addr cu.Deviceptr) (cu.TensorMap, cu.Result) {
	if addr%16 != 0 || !tensormap.Move(cu.Bytes(&t), uint64(addr)) {
		return t, cu.CUDA_ERROR_INVALID_VALUE
	}
	return t, cu.CUDA_SUCCESS
}
