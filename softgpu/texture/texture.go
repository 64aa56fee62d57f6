// Package texture is what a GPU's texture units do, as plain functions: how
// texels lie in memory, and what a kernel gets that samples them. It follows
// the texture fetching appendix of the CUDA programming guide; where that is
// silent, the comment at the place says what was chosen.
//
// The package allocates nothing and holds no state: softgpu puts together
// Textures and Surfaces from arrays, memory and descriptors, and the
// interpreter asks them, from any number of goroutines.
package texture

// A Level is one mipmap level's texels: Depth slices of Height rows of Width
// elements. Slices are the third dimension, or layers, or faces, six to a
// cubemap. Dimensions an image lacks are 1.
type Level struct {
	Mem                  []byte
	Width, Height, Depth int
	Pitch, Slice         int // bytes from row to row, from slice to slice
}

// at is where an element lies, which must be inside.
func (l *Level) at(size, i, j, k int) []byte {
	return l.Mem[k*l.Slice+j*l.Pitch+i*size:][:size]
}

// An Image is texels and how to read them.
type Image struct {
	Format Format
	Levels []Level // at least one
	// Layers is what array_size says: layers, of cubemaps whole cubes; 0 for
	// an image that has none.
	Layers int
	// Pitched says that rows lie in memory as in C, for suq.memory_layout.
	Pitched bool
}

// AddressMode says what lies beyond the edge.
type AddressMode uint8

// The address modes, numbered as CUaddress_mode is.
const (
	Wrap AddressMode = iota
	Clamp
	Mirror
	Border
)

// A Sampler says how coordinates become a value.
type Sampler struct {
	Address    [3]AddressMode
	Linear     bool // filter; else the nearest texel
	Normalized bool // coordinates are fractions of the size
	Integer    bool // integers are read as such, not as fractions of 1
	SRGB       bool // 8-bit colours are sRGB
	Seamless   bool // filtering reaches over the edges of a cube
	MipLinear  bool
	Bias       float32
	MinLevel   float32
	MaxLevel   float32
	Border     [4]float32
}

// A Texture is an image with a sampler.
type Texture struct {
	Image
	Sampler
}

// Geometry is the shape an instruction takes its texture for.
type Geometry uint8

// The geometries, as PTX names them.
const (
	D1 Geometry = iota
	D2
	D3
	A1D
	A2D
	Cube
	ACube
)

// Axes is the number of coordinates, without the layer.
func (g Geometry) Axes() int {
	return [...]int{D1: 1, D2: 2, D3: 3, A1D: 1, A2D: 2, Cube: 3, ACube: 3}[g]
}

// Layered reports whether a layer comes before the coordinates.
func (g Geometry) Layered() bool { return g == A1D || g == A2D || g == ACube }

// plane is the number of axes along which texels are filtered.
func (g Geometry) plane() int {
	switch g {
	case D1, A1D:
		return 1
	case D3:
		return 3
	}
	return 2
}

// A Value is what an instruction returns: red, green, blue, alpha, each the
// bits of a float or an integer extended to 32 bits.
type Value [4]uint32

// A Point is where to sample: coordinates, layer, and an offset in texels that
// is applied after scaling.
type Point struct {
	At     [3]float32
	Layer  uint32
	Offset [3]int32
}

// slice picks the slice for a layer or a face; the third coordinate of 3D
// images is an axis, not a slice.
func (l *Level) slice(g Geometry, layer uint32, face int) int {
	switch g {
	case A1D, A2D:
		return clampLayer(uint64(layer), l.Depth)
	case Cube:
		return min(face, l.Depth-1)
	case ACube:
		return min(clampLayer(uint64(layer), l.Depth/6)*6+face, l.Depth-1)
	}
	return 0
}

// clampLayer keeps a layer inside. It is unsigned: -1 is the last one.
func clampLayer(layer uint64, n int) int {
	return int(min(layer, uint64(max(n, 1)-1)))
}
