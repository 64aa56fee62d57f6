package softgpu

import (
	"slices"

	"ferry/api/cu"
	"ferry/softgpu/memory"
	"ferry/softgpu/ptx"
)

// HostRegister lets kernels and copies of all devices use memory of this
// process at the address it has here.
func (g *GPU) HostRegister(mem []byte) cu.Result {
	if len(mem) == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !g.m.mem.RegisterHost(mem) {
		return cu.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
	}
	return cu.CUDA_SUCCESS
}

// HostUnregister ends that. The caller knows that nothing uses the memory.
func (g *GPU) HostUnregister(mem []byte) cu.Result {
	if !g.m.mem.UnregisterHost(mem) {
		return cu.CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
	}
	return cu.CUDA_SUCCESS
}

// managedAlign is where NVIDIA's driver puts managed variables: several to a
// page, so that a client cannot take pages for variables.
const managedAlign = 512

// room is what a variable takes in its device's heap, align where it may lie.
func room(v *ptx.Var) uint64 {
	if v.Managed {
		return memory.RoundUp(max(v.Size, 1), managedAlign)
	}
	return max(v.Size, 1)
}

func align(v *ptx.Var) uint64 {
	if v.Managed {
		return max(v.Align, managedAlign)
	}
	return v.Align
}

// owned is a variable and the memory it has.
type owned struct {
	v  *ptx.Var
	at memory.Range
	in *memory.Heap
}

func heapOf(l *life, v *ptx.Var) *memory.Heap {
	if v.Managed {
		return l.ctx.dev.managed
	}
	return l.ctx.dev.vars
}

func (o *owned) release(m *memory.Space) {
	if o.at.Size > 0 {
		m.EndExtent(o.at.Base)
	}
	m.SetManaged(o.at, false)
	o.in.Release(o.at.Base, room(o.v))
}

// managedVariable finds what an earlier instance of a library brought. mu is
// held.
func (lib *library) managedVariable(name string) (memory.Range, bool) {
	if lib == nil {
		return memory.Range{}, false
	}
	for _, o := range lib.managed {
		if o.v.Name == name {
			return o.at, true
		}
	}
	return memory.Range{}, false
}

// keepManaged takes over an instance's managed variables: they are the
// process's, not a context's. mu is held.
func (lib *library) keepManaged(mod *module) {
	if lib == nil {
		return
	}
	mod.owned = slices.DeleteFunc(mod.owned, func(o *owned) bool {
		if o.v.Managed {
			lib.managed = append(lib.managed, o)
		}
		return o.v.Managed
	})
}

// ManagedRange finds the managed variable that holds an address.
func (g *GPU) ManagedRange(addr cu.Deviceptr) (base, size uint64) {
	r := g.m.mem.ManagedRange(uint64(addr))
	return r.Base, r.Size
}

// LibraryGetManaged finds a managed variable of the current context's
// instance.
func (g *GPU) LibraryGetManaged(h cu.Library, name string) (cu.Deviceptr, uint64, cu.Result) {
	at, size, r := g.LibraryGetGlobal(h, name)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	if base, _ := g.ManagedRange(at); base != uint64(at) {
		return 0, 0, cu.CUDA_ERROR_NOT_FOUND
	}
	return at, size, r
}
