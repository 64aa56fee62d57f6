package softgpu

import (
	"cmp"
	"slices"

	"ferry/api/cu"
	"ferry/softgpu/ptx"
)

// HostRegister lets kernels and copies of all devices use memory of this
// process at the address it has here.
func (g *GPU) HostRegister(mem []byte) cu.Result {
	if len(mem) == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	m, r := g.m.mem, hostRegion(mem)
	m.mu.Lock()
	defer m.mu.Unlock()
	i, _ := slices.BinarySearchFunc(m.regions, r.base, func(r *region, a uint64) int { return cmp.Compare(r.base, a) })
	if i > 0 && m.regions[i-1].overlaps(r.rng) || i < len(m.regions) && m.regions[i].overlaps(r.rng) || m.whole.overlaps(r.rng) {
		return cu.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
	}
	m.regions = slices.Insert(m.regions, i, r)
	lo, _ := m.mappingsIn(r.rng)
	m.mappings = slices.Insert(m.mappings, lo, &mapping{rng: r.rng, region: r, access: ^uint64(0)})
	m.changed()
	return cu.CUDA_SUCCESS
}

// HostUnregister ends that. Whoever calls it knows that nothing uses it.
func (g *GPU) HostUnregister(mem []byte) cu.Result {
	m, want := g.m.mem, hostRegion(mem).rng
	m.mu.Lock()
	defer m.mu.Unlock()
	i, ok := slices.BinarySearchFunc(m.regions, want.base, func(r *region, a uint64) int { return cmp.Compare(r.base, a) })
	lo, hi := m.mappingsIn(want)
	if !ok || m.regions[i].rng != want || hi != lo+1 {
		return cu.CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
	}
	m.regions = slices.Delete(m.regions, i, i+1)
	m.mappings = slices.Delete(m.mappings, lo, hi)
	m.changed()
	return cu.CUDA_SUCCESS
}

// managedAlign is where NVIDIA's driver puts managed variables: several to a
// page, so that a client cannot take pages for variables.
const managedAlign = 512

// room is what a variable takes in its device's heap, align where it may lie.
func room(v *ptx.Var) uint64 {
	if v.Managed {
		return roundUp(max(v.Size, 1), managedAlign)
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
	at rng
	in *heap
}

func heapOf(l *life, v *ptx.Var) *heap {
	if v.Managed {
		return l.ctx.dev.managed
	}
	return l.ctx.dev.vars
}

func (o *owned) release(m *memory) {
	if o.at.size > 0 {
		m.endExtent(o.at.base)
	}
	m.setManaged(o.at, false)
	o.in.release(o.at.base, room(o.v))
}

// managedVariable finds what an earlier instance of a library brought. mu is
// held.
func (lib *library) managedVariable(name string) (rng, bool) {
	if lib == nil {
		return rng{}, false
	}
	for _, o := range lib.managed {
		if o.v.Name == name {
			return o.at, true
		}
	}
	return rng{}, false
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

func (m *memory) setManaged(r rng, managed bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if managed {
		m.managed[r.base] = r.size
	} else {
		delete(m.managed, r.base)
	}
}

// ManagedRange finds the managed variable that holds an address.
func (g *GPU) ManagedRange(addr cu.Deviceptr) (base, size uint64) {
	m := g.m.mem
	m.mu.Lock()
	defer m.mu.Unlock()
	for base, size := range m.managed {
		if (rng{base, size}).contains(uint64(addr), 1) {
			return base, size
		}
	}
	return 0, 0
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
