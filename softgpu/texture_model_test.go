package softgpu

import (
	"encoding/binary"
	"math"

	"ferry/api/cu"
	"ferry/softgpu/array"
)

// The model is the guide's appendix written down as plainly as possible, to
// compare with: coordinates go through the address mode one texel at a time,
// and filtering is one axis after the other.
type model struct {
	dims   []int // of the plane or volume, innermost first
	texel  func(at []int) [4]float64
	desc   cu.CUDA_TEXTURE_DESC_v1
	border [4]float64
}

// resolve applies an address mode to the middle of texel i, as a coordinate.
func (m *model) resolve(axis, i int) (int, bool) {
	n := m.dims[axis]
	mode := m.desc.AddressMode[axis]
	normalized := m.desc.Flags&array.TexNormalized != 0
	if !normalized && (mode == cu.CU_TR_ADDRESS_MODE_WRAP || mode == cu.CU_TR_ADDRESS_MODE_MIRROR) {
		mode = cu.CU_TR_ADDRESS_MODE_CLAMP
	}
	x := (float64(i) + 0.5) / float64(n)
	switch mode {
	case cu.CU_TR_ADDRESS_MODE_WRAP:
		x -= math.Floor(x)
	case cu.CU_TR_ADDRESS_MODE_MIRROR:
		f := math.Floor(x)
		if x -= f; math.Mod(f, 2) != 0 {
			x = 1 - x
		}
	case cu.CU_TR_ADDRESS_MODE_CLAMP:
		x = min(max(x, 0), 1-0.5/float64(n))
	case cu.CU_TR_ADDRESS_MODE_BORDER:
		if x < 0 || x >= 1 {
			return 0, false
		}
	}
	return int(x * float64(n)), true
}

func (m *model) at(list []int) [4]float64 {
	to := make([]int, len(list))
	for a, i := range list {
		var ok bool
		if to[a], ok = m.resolve(a, i); !ok {
			return m.border
		}
	}
	return m.texel(to)
}

// sample fetches at coordinates.
func (m *model) sample(x []float64) [4]float64 {
	v := m.along(x, nil)
	// As an H200 does (test/conformance, texture.one_dimension_linear_filter):
	// a line is blended with the row before it, which is the border.
	if len(x) == 1 && m.desc.FilterMode == cu.CU_TR_FILTER_MODE_LINEAR && m.desc.AddressMode[1] == cu.CU_TR_ADDRESS_MODE_BORDER {
		for c := range v {
			v[c] = (v[c] + m.border[c]) / 2
		}
	}
	return v
}

// along fixes the outermost axis not yet fixed: at one texel, or at two that
// are blended.
func (m *model) along(x []float64, fixed []int) [4]float64 {
	axis := len(x) - 1 - len(fixed)
	if axis < 0 {
		return m.at(fixed)
	}
	pos := x[axis]
	if m.desc.Flags&array.TexNormalized != 0 {
		pos *= float64(m.dims[axis])
	}
	if m.desc.FilterMode == cu.CU_TR_FILTER_MODE_POINT {
		return m.along(x, append([]int{int(math.Floor(pos))}, fixed...))
	}
	pos -= 0.5
	i := math.Floor(pos)
	alpha := math.RoundToEven((pos-i)*256) / 256
	a := m.along(x, append([]int{int(i)}, fixed...))
	b := m.along(x, append([]int{int(i) + 1}, fixed...))
	for c := range a {
		a[c] = (1-alpha)*a[c] + alpha*b[c]
	}
	return a
}

// decodeTexel reads an element the slow way.
func decodeTexel(b []byte, f cu.Array_format, channels int, integer bool) [4]float64 {
	v := [4]float64{3: 1}
	for c := range channels {
		switch f {
		case cu.CU_AD_FORMAT_UNSIGNED_INT8:
			v[c] = norm(float64(b[c]), 255, integer)
		case cu.CU_AD_FORMAT_SIGNED_INT8:
			v[c] = norm(float64(int8(b[c])), 127, integer)
		case cu.CU_AD_FORMAT_UNSIGNED_INT16:
			v[c] = norm(float64(binary.LittleEndian.Uint16(b[2*c:])), 65535, integer)
		case cu.CU_AD_FORMAT_SIGNED_INT16:
			v[c] = norm(float64(int16(binary.LittleEndian.Uint16(b[2*c:]))), 32767, integer)
		case cu.CU_AD_FORMAT_UNSIGNED_INT32:
			v[c] = float64(binary.LittleEndian.Uint32(b[4*c:]))
		case cu.CU_AD_FORMAT_SIGNED_INT32:
			v[c] = float64(int32(binary.LittleEndian.Uint32(b[4*c:])))
		case cu.CU_AD_FORMAT_HALF:
			h := binary.LittleEndian.Uint16(b[2*c:])
			v[c] = math.Ldexp(1+float64(h&1023)/1024, int(h>>10&31)-15) * (1 - 2*float64(h>>15))
		case cu.CU_AD_FORMAT_FLOAT:
			v[c] = float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4*c:])))
		}
	}
	return v
}

func norm(v, most float64, integer bool) float64 {
	if integer {
		return v
	}
	return max(v/most, -1)
}
