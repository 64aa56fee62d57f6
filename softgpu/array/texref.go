package array

import (
	"sync"

	"ferry/api/cu"
)

// A Texref is a texture variable of a module, or one of a program's own that no
// kernel can name. A launch takes it as it is then: later changes are for later
// launches.
type Texref struct {
	Handle uint64
	owner  Owner
	addr   uint64 // of the variable, 0 for none

	mu       sync.Mutex
	res      *resource // nil while nothing is bound
	tex      cu.CUDA_TEXTURE_DESC_v1
	format   cu.Array_format
	channels uint32
}

// A Surfref is a surface variable of a module.
type Surfref struct {
	Handle uint64
	owner  Owner
	addr   uint64

	mu  sync.Mutex
	res *resource
}

// NewTexref makes a reference: of a variable, or with addr 0 of no module.
func (im *Images) NewTexref(owner Owner, addr uint64) *Texref {
	t := &Texref{owner: owner, addr: addr, format: cu.CU_AD_FORMAT_FLOAT, channels: 1}
	for i := range t.tex.AddressMode {
		t.tex.AddressMode[i] = cu.CU_TR_ADDRESS_MODE_CLAMP
	}
	t.Handle = im.texrefs.Reserve()
	im.texrefs.Put(t.Handle, t)
	return t
}

// NewSurfref makes the reference of a variable.
func (im *Images) NewSurfref(owner Owner, addr uint64) *Surfref {
	s := &Surfref{owner: owner, addr: addr}
	s.Handle = im.surfrefs.Reserve()
	im.surfrefs.Put(s.Handle, s)
	return s
}

// TexRefDestroy ends what TexRefCreate made.
func (im *Images) TexRefDestroy(h cu.Texref) cu.Result {
	t, ok := im.texrefs.Get(uint64(h))
	if !ok || t.addr != 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	im.texrefs.Remove(uint64(h))
	return cu.CUDA_SUCCESS
}

// texref finds a reference and locks it while use works with it.
func (im *Images) texref(h cu.Texref, use func(t *Texref) cu.Result) cu.Result {
	t, ok := im.texrefs.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if r := t.owner.Failure(); r != cu.CUDA_SUCCESS {
		return r
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return use(t)
}

// surfref is texref for surfaces.
func (im *Images) surfref(h cu.Surfref, use func(s *Surfref) cu.Result) cu.Result {
	s, ok := im.surfrefs.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if r := s.owner.Failure(); r != cu.CUDA_SUCCESS {
		return r
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return use(s)
}

// SurfRefSetArray binds an array that allows it.
func (im *Images) SurfRefSetArray(h cu.Surfref, ha cu.Array, flags uint32) cu.Result {
	a, r := im.FindArray(ha)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags != 0 || a.desc.Flags&Surface == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return im.surfref(h, func(s *Surfref) cu.Result {
		s.res = &resource{array: a, format: a.Format}
		return cu.CUDA_SUCCESS
	})
}

// SurfRefGetArray returns the array that is bound.
func (im *Images) SurfRefGetArray(h cu.Surfref) (a cu.Array, r cu.Result) {
	r = im.surfref(h, func(s *Surfref) cu.Result {
		if s.res == nil {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		a = cu.Array(s.res.array.handle)
		return cu.CUDA_SUCCESS
	})
	return a, r
}

// DropTexref ends the reference of a module that goes.
func (im *Images) DropTexref(t *Texref) { im.texrefs.Remove(t.Handle) }

// DropSurfref ends the reference of a module that goes.
func (im *Images) DropSurfref(s *Surfref) { im.surfrefs.Remove(s.Handle) }
