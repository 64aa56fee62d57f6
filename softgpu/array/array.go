// Package array keeps the images of the software GPU: arrays and mipmaps in
// device memory, texture and surface objects and references that show them, and
// how one launch finds what its kernels name. Package texture samples them.
//
// All exported methods may be called from any goroutine. A reference's lock
// guards what is bound to it; it comes before the locks of package memory. An
// object that a program destroyed lives until the work given before has ended.
package array

import (
	"math/bits"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/softgpu/handle"
	"ferry/softgpu/memory"
	"ferry/softgpu/texture"
)

// Flags of arrays: cuda.h's CUDA_ARRAY3D_* macros.
const (
	Layered          = 0x01
	Surface          = 0x02
	Cubemap          = 0x04
	Gather           = 0x08
	arrayColor       = 0x20 // for interoperation with graphics: nothing here
	arrayKnown       = Layered | Surface | Cubemap | Gather | arrayColor
	arrayUnavailable = 0x10 | 0x40 | 0x80 | 0x100 // depth, sparse, deferred mapping, video
)

// Images are the machine's arrays, mipmaps, textures, surfaces and references to
// them. The exported methods are the calls of the device interface that need no
// thread's view, and the steps of the others. The interface has 53 methods about
// them, most of them about a single setting; with the steps that several calls
// share Images has more than 60.
type Images struct {
	mem      *memory.Space
	arrays   handle.Table[*Array]
	mipmaps  handle.Table[*mipmap]
	textures handle.Table[*texObject]
	surfaces handle.Table[*surfObject]
	texrefs  handle.Table[*Texref]
	surfrefs handle.Table[*Surfref]
}

// InitTables makes the tables.
func (im *Images) InitTables(mem *memory.Space) {
	im.mem = mem
	im.arrays.Init(16)
	im.mipmaps.Init(17)
	im.textures.Init(18)
	im.surfaces.Init(19)
	im.texrefs.Init(20)
	im.surfrefs.Init(21)
}

// An Owner is the context that an object belongs to. Owners are compared.
type Owner interface {
	Failure() cu.Result
	// AfterWork calls do once the work given to the context so far is done: at
	// once if there is none, else on another goroutine.
	AfterWork(do func())
}

// Forget ends everything a context had. Its work has ended.
func (im *Images) Forget(l Owner) {
	im.textures.RemoveIf(func(t *texObject) bool { return t.owner == l })
	im.surfaces.RemoveIf(func(s *surfObject) bool { return s.owner == l })
	im.texrefs.RemoveIf(func(t *Texref) bool { return t.owner == l })
	im.surfrefs.RemoveIf(func(s *Surfref) bool { return s.owner == l })
	for _, a := range im.arrays.All() {
		if a.owner == l && a.mip == nil && !a.ended.Swap(true) {
			a.free()
		}
	}
	for _, p := range im.mipmaps.All() {
		if p.owner == l && !p.ended.Swap(true) {
			p.free()
		}
	}
}

// A lifetime is that of an object which kernels may still use after a program destroyed it: what
// was given to streams before goes on to find it, as on a real device, where
// destroying waits. Programs cannot name it any more.
type lifetime struct {
	im    *Images
	owner Owner
	ended atomic.Bool   // destroyed
	when  atomic.Uint64 // destroyed, on the scale of Space.NextOrder
	gone  atomic.Bool   // no work is left that could find it
}

// visible says whether work that was given at a time may use the object.
func (o *lifetime) visible(at uint64) bool {
	when := o.when.Load()
	return !o.gone.Load() && (when == 0 || at < when)
}

// end destroys an object once the work given to its context so far is done.
func (o *lifetime) end(free func()) cu.Result {
	if o.ended.Swap(true) {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	o.when.Store(o.im.mem.NextOrder())
	o.owner.AfterWork(free)
	return cu.CUDA_SUCCESS
}

// An Array is an image in device memory whose layout programs do not see.
type Array struct {
	lifetime
	handle uint64
	desc   cu.CUDA_ARRAY3D_DESCRIPTOR_v2
	Format texture.Format
	Shape  texture.Level // with Mem
	store  *storage
	mip    *mipmap // whose level it is, nil for an array of its own
}

// storage is the memory of an array or of all levels of a mipmap.
type storage struct {
	heap       *memory.Heap
	addr, size uint64
}

// ownHeap is from which size on an array has a heap of its own: its pages go
// back to the device with it, not with the last small one.
const ownHeap = memory.Granularity / 2

// allocate takes memory of a device, zeroed. It counts like any other.
func allocate(h *memory.Heap, size uint64) (*storage, cu.Result) {
	if size >= ownHeap {
		h = h.Sibling()
	}
	addr, r := h.Alloc(size, 512)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return &storage{h, addr, size}, r
}

func (s *storage) bytes() []byte { return s.heap.Bytes(s.addr, s.size) }

func (s *storage) release() { s.heap.Release(s.addr, s.size) }

// Shape is the dimensions of a descriptor with 1 for those it lacks, and
// false when they are impossible or larger than the device's.
func Shape(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) (w, h, depth uint64, ok bool) {
	layered, cube := d.Flags&Layered != 0, d.Flags&Cubemap != 0
	most := func(n uint64, a cu.Device_attribute) bool { return n <= uint64(Limits[a]) }
	w, h, depth = d.Width, max(d.Height, 1), max(d.Depth, 1)
	switch {
	case w == 0, d.Height == 0 && d.Depth != 0 && !layered, layered && d.Depth == 0:
		return
	case cube && layered:
		ok = w == d.Height && depth%6 == 0 && most(w, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH) &&
			most(depth, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS)
	case cube:
		ok = w == d.Height && depth == 6 && most(w, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH)
	case layered && d.Height == 0:
		ok = most(w, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH) &&
			most(depth, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS)
	case layered:
		ok = most(w, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH) &&
			most(h, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT) &&
			most(depth, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS)
	case d.Depth != 0:
		ok = most(w, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH) &&
			most(h, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT) && most(depth, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH)
	default:
		ok = most(w, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH) && most(h, cu.CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT)
	}
	return
}

// checkArray refuses descriptors no device takes.
func checkArray(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) (texture.Format, cu.Result) {
	f, r := FormatOf(d.Format, d.NumChannels)
	if r != cu.CUDA_SUCCESS {
		return f, r
	}
	if d.Flags&^(arrayKnown|arrayUnavailable) != 0 {
		return f, cu.CUDA_ERROR_INVALID_VALUE
	}
	if d.Flags&arrayUnavailable != 0 {
		return f, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if _, _, _, ok := Shape(d); !ok {
		return f, cu.CUDA_ERROR_INVALID_VALUE
	}
	return f, r
}

// layout places a level behind what is there already. Rows start on 16 bytes
// so that no surface access of a vector crosses what atomics can do.
func layout(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, f texture.Format, level uint32) (texture.Level, uint64) {
	w, h, depth, _ := Shape(d)
	w, h = max(w>>level, 1), max(h>>level, 1)
	if d.Flags&(Layered|Cubemap) == 0 {
		depth = max(depth>>level, 1)
	}
	pitch := memory.RoundUp(w*uint64(f.Size()), 16)
	return texture.Level{
		Width: int(w), Height: int(h), Depth: int(depth), Pitch: int(pitch), Slice: int(pitch * h),
	}, pitch * h * depth
}

// CreateArray makes an array of any shape in memory of a heap.
func (im *Images) CreateArray(owner Owner, from *memory.Heap, d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) (cu.Array, cu.Result) {
	f, r := checkArray(d)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	level, size := layout(d, f, 0)
	store, r := allocate(from, size)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	level.Mem = store.bytes()
	a := &Array{lifetime: lifetime{im: im, owner: owner}, desc: *d, Format: f, Shape: level, store: store}
	return im.addArray(a), r
}

func (im *Images) addArray(a *Array) cu.Array {
	a.handle = im.arrays.Reserve()
	im.arrays.Put(a.handle, a)
	return cu.Array(a.handle)
}

// FindArray finds an array that was not destroyed.
func (im *Images) FindArray(h cu.Array) (*Array, cu.Result) {
	a, ok := im.arrays.Get(uint64(h))
	if !ok || a.ended.Load() {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return a, a.owner.Failure()
}

// ArrayDestroy ends an array. A level goes with its mipmap; a driver takes the
// call for one all the same.
func (im *Images) ArrayDestroy(h cu.Array) cu.Result {
	a, ok := im.arrays.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if a.mip != nil {
		return cu.CUDA_SUCCESS
	}
	return a.end(a.free)
}

func (a *Array) free() {
	a.im.arrays.Remove(a.handle)
	if !a.gone.Swap(true) {
		a.store.release()
	}
}

// Array3DGetDescriptor returns what an array was made with.
func (im *Images) Array3DGetDescriptor(h cu.Array) (cu.CUDA_ARRAY3D_DESCRIPTOR_v2, cu.Result) {
	a, r := im.FindArray(h)
	if r != cu.CUDA_SUCCESS {
		return cu.CUDA_ARRAY3D_DESCRIPTOR_v2{}, r
	}
	return a.desc, r
}

// ArrayGetDescriptor is for arrays of one or two dimensions.
func (im *Images) ArrayGetDescriptor(h cu.Array) (cu.CUDA_ARRAY_DESCRIPTOR_v2, cu.Result) {
	d, r := im.Array3DGetDescriptor(h)
	return cu.CUDA_ARRAY_DESCRIPTOR_v2{Width: d.Width, Height: d.Height, Format: d.Format, NumChannels: d.NumChannels}, r
}

// ArrayGetMemoryRequirements is for arrays that are mapped later, of which
// there are none.
func (im *Images) ArrayGetMemoryRequirements(h cu.Array, _ cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result) {
	_, r := im.FindArray(h)
	return cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1{}, orInvalid(r)
}

// ArrayGetSparseProperties is for sparse arrays, of which there are none.
func (im *Images) ArrayGetSparseProperties(h cu.Array) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result) {
	_, r := im.FindArray(h)
	return cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1{}, orInvalid(r)
}

// ArrayGetPlane is for formats of several planes, of which there are none.
func (im *Images) ArrayGetPlane(h cu.Array, _ uint32) (cu.Array, cu.Result) {
	_, r := im.FindArray(h)
	return 0, orInvalid(r)
}

// orInvalid is the answer of a call that does not apply to any array here.
func orInvalid(r cu.Result) cu.Result {
	if r == cu.CUDA_SUCCESS {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return r
}

// levelsOf is how many levels an array can have.
func levelsOf(d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) uint32 {
	n := max(d.Width, d.Height)
	if d.Flags&(Layered|Cubemap) == 0 {
		n = max(n, d.Depth)
	}
	return uint32(bits.Len64(n))
}

// Destroyed says that the array has no memory any more.
func (a *Array) Destroyed() bool { return a.gone.Load() }
