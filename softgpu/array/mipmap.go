package array

import (
	"ferry/api/cu"

	"ferry/softgpu/memory"
)

// A mipmap is an array and its smaller versions, in one piece of memory.
type mipmap struct {
	lifetime
	handle uint64
	desc   cu.CUDA_ARRAY3D_DESCRIPTOR_v2
	levels []*Array
	store  *storage
}

// CreateMipmap makes all levels, at most as many as there can be.
func (im *Images) CreateMipmap(owner Owner, from *memory.Heap, d *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, n uint32) (cu.MipmappedArray, cu.Result) {
	f, r := checkArray(d)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	n = min(max(n, 1), levelsOf(d))
	p := &mipmap{lifetime: lifetime{im: im, owner: owner}, desc: *d}
	offset := make([]uint64, n+1)
	for l := range n {
		shape, size := layout(d, f, l)
		offset[l+1] = memory.RoundUp(offset[l]+size, 512)
		desc := *d
		desc.Width = max(d.Width>>l, 1)
		if d.Height != 0 {
			desc.Height = max(d.Height>>l, 1)
		}
		if d.Depth != 0 {
			desc.Depth = uint64(shape.Depth)
		}
		p.levels = append(p.levels, &Array{lifetime: lifetime{im: im, owner: owner}, desc: desc, Format: f, Shape: shape, mip: p})
	}
	if p.store, r = allocate(from, offset[n]); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	mem := p.store.bytes()
	for l, a := range p.levels {
		a.Shape.Mem = mem[offset[l]:offset[l+1]]
		im.addArray(a)
	}
	p.handle = im.mipmaps.Reserve()
	im.mipmaps.Put(p.handle, p)
	return cu.MipmappedArray(p.handle), r
}

func (im *Images) mipmap(h cu.MipmappedArray) (*mipmap, cu.Result) {
	p, ok := im.mipmaps.Get(uint64(h))
	if !ok || p.ended.Load() {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return p, p.owner.Failure()
}

// MipmappedArrayGetLevel returns a level as an array, each time the same.
func (im *Images) MipmappedArrayGetLevel(h cu.MipmappedArray, level uint32) (cu.Array, cu.Result) {
	p, r := im.mipmap(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if uint64(level) >= uint64(len(p.levels)) {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.Array(p.levels[level].handle), r
}

// MipmappedArrayDestroy ends a mipmap and its levels.
func (im *Images) MipmappedArrayDestroy(h cu.MipmappedArray) cu.Result {
	p, ok := im.mipmaps.Get(uint64(h))
	if !ok || p.ended.Load() {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	for _, a := range p.levels {
		a.ended.Store(true)
	}
	return p.end(p.free)
}

func (p *mipmap) free() {
	im := p.im
	im.mipmaps.Remove(p.handle)
	for _, a := range p.levels {
		im.arrays.Remove(a.handle)
		a.gone.Store(true)
	}
	if !p.gone.Swap(true) {
		p.store.release()
	}
}

// MipmappedArrayGetMemoryRequirements is for arrays that are mapped later.
func (im *Images) MipmappedArrayGetMemoryRequirements(h cu.MipmappedArray, _ cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result) {
	_, r := im.mipmap(h)
	return cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1{}, orInvalid(r)
}

// MipmappedArrayGetSparseProperties is for sparse arrays.
func (im *Images) MipmappedArrayGetSparseProperties(h cu.MipmappedArray) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result) {
	_, r := im.mipmap(h)
	return cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1{}, orInvalid(r)
}
