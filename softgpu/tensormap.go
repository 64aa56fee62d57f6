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
	if g.m.devices[0].prof.cc < 90 {
		return out, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	rank := len(t.Dims)
	if t.Kind != 0 {
		return out, checkIm2col(t)
	}
	if rank < 1 || rank > 5 || len(t.Box) != rank || len(t.Steps) != rank || len(t.Strides) < rank-1 || len(t.Options) < 4 {
		return out, cu.CUDA_ERROR_INVALID_VALUE
	}
	interleave, swizzle, promotion, fill := t.Options[0], t.Options[1], t.Options[2], t.Options[3]
	size := tensormap.ElementBytes(t.DataType)
	switch {
	case size == 0, interleave > 2, interleave != 0 && rank < 3, fill > 1, fill == 1 && !isFloat(t.DataType),
		swizzle > uint32(cu.CU_TENSOR_MAP_SWIZZLE_128B), promotion > uint32(cu.CU_TENSOR_MAP_L2_PROMOTION_L2_256B), t.Address%16 != 0:
		return out, cu.CUDA_ERROR_INVALID_VALUE // also what only later devices have
	case interleave != 0:
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

// isFloat says whether elements have a NaN that could fill what is out of bounds.
func isFloat(t uint32) bool {
	return t >= uint32(cu.CU_TENSOR_MAP_DATA_TYPE_FLOAT16) && t <= uint32(cu.CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ)
}

// checkIm2col says what the driver says against a map that shows an image as columns. The
// software GPU has none; the wide ones only later devices have.
func checkIm2col(t *device.TensorMap) cu.Result {
	size := tensormap.ElementBytes(t.DataType)
	if t.Kind != 1 || size == 0 || len(t.Dims) < 3 || len(t.Box) != 2 || uint64(t.Box[0])*size%16 != 0 || t.Box[0] == 0 || t.Box[1] == 0 || t.Address == 0 || t.Address%16 != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

// TensorMapReplaceAddress moves a map to another tensor of the same shape. What is no map the
// driver moves, too; here it stays as it is.

func (g *GPU) TensorMapReplaceAddress(t cu.TensorMap, addr cu.Deviceptr) (cu.TensorMap, cu.Result) {
	if addr%16 != 0 || addr == 0 {
		return t, cu.CUDA_ERROR_INVALID_VALUE
	}
	tensormap.Move(cu.Bytes(&t), uint64(addr))
	return t, cu.CUDA_SUCCESS
}
