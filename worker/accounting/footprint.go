package accounting

import (
	"bytes"
	"debug/elf"
	"math/bits"
	"regexp"
	"strconv"
	"strings"

	"ferry/api/cu"
	"ferry/device/fatbin"
)

// The bytes that an array or an image of code counts are computed, not measured: the free
// memory of a device changes with every other client, and a program must fail at the same
// call in each run. The driver may use somewhat more or less.

// product multiplies numbers. It returns 1<<62 where the product would overflow.
func product(numbers ...uint64) uint64 {
	p := uint64(1)
	for _, n := range numbers {
		high, low := bits.Mul64(p, n)
		if high != 0 {
			return 1 << 62
		}
		p = low
	}
	return min(p, 1<<62)
}

func roundUp(n, to uint64) uint64 { return (n + to - 1) / to * to }

// Arrays lie in blocks of 64 bytes by 8 rows. Their memory is allocated in steps of 64 KiB.
const (
	blockBytes, blockRows = 64, 8
	ArrayStep             = 64 << 10
)

// Flags of arrays: cuda.h's CUDA_ARRAY3D_* macros.
const (
	ArrayLayered  = 0x01
	ArrayCubemap  = 0x04
	ArraySparse   = 0x40
	arrayDeferred = 0x80 // memory comes later, by cuMemMapArrayAsync
)

// ArrayFootprint returns how many bytes an array with so many mipmap levels counts. Sparse
// and deferred arrays have no memory of their own.
func ArrayFootprint(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, levels uint32) uint64 {
	if d.Flags&(ArraySparse|arrayDeferred) != 0 {
		return 0
	}
	element, block := elementBytes(d.Format, d.NumChannels)
	// Sides that no device has are cut first: rounded up they would wrap around to nothing.
	const side = 1 << 62
	allWidth, allHeight, allDepth := min(d.Width, side), min(d.Height, side), min(d.Depth, side)
	most := uint32(bits.Len64(max(allWidth, allHeight, allDepth, 1)))
	total := uint64(0)
	for l := range min(max(levels, 1), most) {
		depth := allDepth
		if d.Flags&(ArrayLayered|ArrayCubemap) == 0 {
			depth >>= l
		}
		width := (max(allWidth>>l, 1) + block - 1) / block
		height := (max(allHeight>>l, 1) + block - 1) / block
		row := product(width, element)
		if height > 1 {
			row, height = roundUp(row, blockBytes), roundUp(height, blockRows)
		}
		total = min(total+product(row, height, max(depth, 1)), 1<<62)
	}
	return roundUp(total, ArrayStep)
}

// elementBytes returns the size of one element or, for compressed formats, of one square
// block and how many elements a side of the block has.
func elementBytes(f cu.Array_format, channels uint32) (size, block uint64) {
	n := uint64(min(channels, 16))
	switch f {
	case cu.CU_AD_FORMAT_UNSIGNED_INT8, cu.CU_AD_FORMAT_SIGNED_INT8,
		cu.CU_AD_FORMAT_UNORM_INT8X1, cu.CU_AD_FORMAT_UNORM_INT8X2, cu.CU_AD_FORMAT_UNORM_INT8X4,
		cu.CU_AD_FORMAT_SNORM_INT8X1, cu.CU_AD_FORMAT_SNORM_INT8X2, cu.CU_AD_FORMAT_SNORM_INT8X4:
		return n, 1
	case cu.CU_AD_FORMAT_UNSIGNED_INT16, cu.CU_AD_FORMAT_SIGNED_INT16, cu.CU_AD_FORMAT_HALF,
		cu.CU_AD_FORMAT_UNORM_INT16X1, cu.CU_AD_FORMAT_UNORM_INT16X2, cu.CU_AD_FORMAT_UNORM_INT16X4,
		cu.CU_AD_FORMAT_SNORM_INT16X1, cu.CU_AD_FORMAT_SNORM_INT16X2, cu.CU_AD_FORMAT_SNORM_INT16X4:
		return 2 * n, 1
	case cu.CU_AD_FORMAT_UNSIGNED_INT32, cu.CU_AD_FORMAT_SIGNED_INT32, cu.CU_AD_FORMAT_FLOAT:
		return 4 * n, 1
	case cu.CU_AD_FORMAT_UNORM_INT_101010_2:
		return 4, 1
	case cu.CU_AD_FORMAT_BC1_UNORM, cu.CU_AD_FORMAT_BC1_UNORM_SRGB, cu.CU_AD_FORMAT_BC4_UNORM, cu.CU_AD_FORMAT_BC4_SNORM:
		return 8, 4
	}
	if f >= cu.CU_AD_FORMAT_BC1_UNORM && f <= cu.CU_AD_FORMAT_BC7_UNORM_SRGB {
		return 16, 4
	}
	return 8, 1 // video formats: none has larger elements
}

// PlainElement returns the size of one element of an array whose rows are elements one behind the
// other, which is not so of compressed formats and those of several planes.
func PlainElement(f cu.Array_format, channels uint32) (size uint64, ok bool) {
	plain := f <= cu.CU_AD_FORMAT_FLOAT && channels >= 1 && channels <= 4 ||
		f >= cu.CU_AD_FORMAT_UNORM_INT8X1 && f <= cu.CU_AD_FORMAT_SNORM_INT16X4 || f == cu.CU_AD_FORMAT_UNORM_INT_101010_2
	if !plain {
		return 0, false
	}
	size, _ = elementBytes(f, channels)
	return size, size != 0 && size&(size-1) == 0
}

// imageStep is the multiple to which the bytes of an image are rounded up.
const imageStep = 4 << 10

// ImageFootprint returns how many bytes an image counts on a device of a compute capability
// (90 for 9.0). Machine code that a driver would choose counts its sections. PTX counts its
// variables and, in place of the machine code that the driver makes of it, its text.
func ImageFootprint(b []byte, cc int) (size uint64) {
	if fatbin.IsLinked(b) {
		parts, err := fatbin.Split(b)
		if err != nil {
			return 0 // the device will refuse it
		}
		for _, part := range parts {
			size += ImageFootprint(part, cc)
		}
		return size
	}
	im, err := fatbin.Parse(b)
	if err != nil {
		return 0
	}
	e := im.For(cc)
	if e == nil {
		return 0
	}
	data, err := e.Data()
	switch {
	case err != nil:
		size = uint64(len(b)) // compressed in a way this package does not know
	case e.Kind == fatbin.ELF:
		size = elfSections(data)
	default:
		size = Variables(string(data)) + uint64(len(data))
	}
	return roundUp(min(size, 1<<62), imageStep)
}

// elfSections sums up the sections of machine code that are loaded onto the device. Shared
// and local memory is not among them: kernels have it only while they run.
func elfSections(b []byte) (sum uint64) {
	f, err := elf.NewFile(bytes.NewReader(b))
	if err != nil {
		return uint64(len(b))
	}
	for _, s := range f.Sections {
		if s.Flags&elf.SHF_ALLOC != 0 && !strings.HasPrefix(s.Name, ".nv.shared") && !strings.HasPrefix(s.Name, ".nv.local") {
			sum = min(sum+min(s.Size, 1<<62), 1<<62)
		}
	}
	return sum
}

var (
	// A variable of a module, up to the end of its name and dimensions.
	ptxVariable = regexp.MustCompile(`(?m)^\s*(?:\.(?:visible|extern|weak|common)\s+)*\.(?:global|const)\s+([^=]*)`)
	ptxScalar   = regexp.MustCompile(`\.[busf](8|16|32|64|128)\b`)
	ptxVector   = regexp.MustCompile(`\.v([248])\b`)
	ptxBound    = regexp.MustCompile(`\[\s*(\d+)\s*\]`)
)

// Variables sums up the bytes of the variables that PTX declares.
func Variables(text string) (sum uint64) {
	for len(text) > 0 {
		end := strings.IndexAny(text, ";{}")
		if end < 0 {
			end = len(text) - 1
		}
		statement := text[:end]
		text = text[end+1:]
		if i := strings.LastIndexByte(statement, '\n'); i >= 0 && strings.Contains(statement, "//") {
			statement = withoutComments(statement)
		}
		m := ptxVariable.FindStringSubmatch(statement)
		if m == nil {
			continue
		}
		size := uint64(1)
		if s := ptxScalar.FindStringSubmatch(m[1]); s != nil {
			size = number(s[1]) / 8
		}
		if v := ptxVector.FindStringSubmatch(m[1]); v != nil {
			size *= number(v[1])
		}
		for _, bound := range ptxBound.FindAllStringSubmatch(m[1], 8) {
			size = product(size, number(bound[1]))
		}
		sum = min(sum+size, 1<<62)
	}
	return sum
}

func withoutComments(statement string) string {
	var b strings.Builder
	for line := range strings.Lines(statement) {
		line, _, _ = strings.Cut(line, "//")
		b.WriteString(line)
		b.WriteByte('\n')
	}
	return b.String()
}

func number(digits string) uint64 {
	n, err := strconv.ParseUint(digits, 10, 62)
	if err != nil {
		return 1 << 62
	}
	return n
}
