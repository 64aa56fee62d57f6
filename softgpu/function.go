package softgpu

import (
	"sync/atomic"

	"ferry/api/cu"
	"ferry/softgpu/interp"
)

// A function is a kernel in a module.
type function struct {
	handle  uint64
	mod     *module
	k       *interp.Kernel
	set     *settings   // a library's functions share their kernel's
	refused atomic.Bool // it was reported that it cannot run
}

// settings are what programs may change about a function.
type settings struct {
	dynamic  atomic.Int32 // most dynamic shared memory
	carveout atomic.Int32
	cache    atomic.Int32
	clusters clusterSettings
}

func (s *settings) init(k *interp.Kernel) {
	s.dynamic.Store(max(0, sharedDefault-int32(min(k.StaticShared, sharedDefault))))
	s.carveout.Store(int32(cu.CU_SHAREDMEM_CARVEOUT_DEFAULT))
}

// function finds a kernel of the module; the same name gives the same handle.
func (mod *module) function(name string) (*function, cu.Result) {
	var set *settings
	if mod.lib != nil {
		k, r := mod.lib.kernel(name)
		if r != cu.CUDA_SUCCESS {
			return nil, r
		}
		set = &k.settings[mod.life.ctx.dev.ordinal]
	}
	mod.mu.Lock()
	defer mod.mu.Unlock()
	if mod.unloaded {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	if f := mod.functions[name]; f != nil {
		return f, cu.CUDA_SUCCESS
	}
	k := mod.prog.Kernel(name)
	if k == nil {
		return nil, cu.CUDA_ERROR_NOT_FOUND
	}
	if set == nil {
		set = &settings{}
		set.init(k)
	}
	f := &function{mod: mod, k: k, set: set, handle: mod.m.functions.Reserve()}
	mod.functions[name] = f
	mod.m.functions.Put(f.handle, f)
	return f, cu.CUDA_SUCCESS
}

func (g *GPU) function(h cu.Function) (*function, cu.Result) {
	f, ok := g.m.functions.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return f, f.mod.life.failure()
}

// attribute answers for functions and kernels alike.
func attribute(a cu.Function_attribute, c *code, k *interp.Kernel, s *settings, d *dev) (int32, cu.Result) {
	switch a {
	case cu.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
		return int32(k.MaxThreads), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
		return int32(k.StaticShared), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
		return c.constants(), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
		return int32(k.LocalBytes), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_NUM_REGS:
		return int32(k.Registers), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_PTX_VERSION:
		return c.target(d), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_BINARY_VERSION:
		return int32(d.prof.cc), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
		return s.dynamic.Load(), cu.CUDA_SUCCESS
	case cu.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
		return s.carveout.Load(), cu.CUDA_SUCCESS
	}
	if v, ok := clusterAttribute(a, k, &s.clusters); ok {
		return v, cu.CUDA_SUCCESS
	}
	if a < 0 || a >= cu.CU_FUNC_ATTRIBUTE_MAX {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return 0, cu.CUDA_SUCCESS
}

// setAttribute changes what may be changed.
func setAttribute(a cu.Function_attribute, v int32, k *interp.Kernel, s *settings, d *dev) cu.Result {
	switch a {
	case cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
		if v < 0 || int64(v)+int64(k.StaticShared) > int64(d.prof.sharedOptin) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		s.dynamic.Store(v)
	case cu.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
		if v < -1 || v > 100 {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		s.carveout.Store(v)
	default:
		return setClusterAttribute(a, v, k, &s.clusters)
	}
	return cu.CUDA_SUCCESS
}

func setCache(s *settings, config cu.Func_cache) cu.Result {
	if config < 0 || config > cu.CU_FUNC_CACHE_PREFER_EQUAL {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	s.cache.Store(int32(config))
	return cu.CUDA_SUCCESS
}

func paramInfo(k *interp.Kernel, i uint64) (uint64, uint64, cu.Result) {
	if i >= uint64(len(k.Params)) {
		return 0, 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return k.Params[i].Offset, k.Params[i].Size, cu.CUDA_SUCCESS
}

// FuncGetAttribute asks about a function.
func (g *GPU) FuncGetAttribute(a cu.Function_attribute, h cu.Function) (int32, cu.Result) {
	f, r := g.function(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return attribute(a, f.mod.code, f.k, f.set, f.mod.life.ctx.dev)
}

// FuncSetAttribute changes a function.
func (g *GPU) FuncSetAttribute(h cu.Function, a cu.Function_attribute, v int32) cu.Result {
	f, r := g.function(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return setAttribute(a, v, f.k, f.set, f.mod.life.ctx.dev)
}

// FuncSetCacheConfig keeps a preference that has no effect.
func (g *GPU) FuncSetCacheConfig(h cu.Function, config cu.Func_cache) cu.Result {
	f, r := g.function(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return setCache(f.set, config)
}

// FuncSetSharedMemConfig has no effect, as on real devices of today.
func (g *GPU) FuncSetSharedMemConfig(h cu.Function, _ cu.Sharedconfig) cu.Result {
	_, r := g.function(h)
	return r
}

// FuncGetModule returns the module a function belongs to.
func (g *GPU) FuncGetModule(h cu.Function) (cu.Module, cu.Result) {
	f, r := g.function(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return cu.Module(f.mod.handle), r
}

// FuncGetParamInfo returns offset and size of a parameter.
func (g *GPU) FuncGetParamInfo(h cu.Function, i uint64) (uint64, uint64, cu.Result) {
	f, r := g.function(h)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	return paramInfo(f.k, i)
}

// FuncIsLoaded: always.
func (g *GPU) FuncIsLoaded(h cu.Function) (cu.FunctionLoadingState, cu.Result) {
	_, r := g.function(h)
	return cu.CU_FUNCTION_LOADING_STATE_LOADED, r
}

// FuncLoad has nothing to do.
func (g *GPU) FuncLoad(h cu.Function) cu.Result {
	_, r := g.function(h)
	return r
}

// on finds a kernel and its settings on a device.
func (g *GPU) on(h cu.Kernel, d cu.Device) (*kernel, *settings, *dev, cu.Result) {
	k, r := g.m.kernel(h)
	if r != cu.CUDA_SUCCESS {
		return nil, nil, nil, r
	}
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return nil, nil, nil, r
	}
	return k, &k.settings[d], dev, r
}

// KernelGetAttribute asks about a kernel on a device.
func (g *GPU) KernelGetAttribute(a cu.Function_attribute, h cu.Kernel, d cu.Device) (int32, cu.Result) {
	k, s, dev, r := g.on(h, d)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return attribute(a, k.lib.code, k.k, s, dev)
}

// KernelSetAttribute changes a kernel on a device.
func (g *GPU) KernelSetAttribute(a cu.Function_attribute, v int32, h cu.Kernel, d cu.Device) cu.Result {
	k, s, dev, r := g.on(h, d)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return setAttribute(a, v, k.k, s, dev)
}

// KernelSetCacheConfig keeps a preference that has no effect.
func (g *GPU) KernelSetCacheConfig(h cu.Kernel, config cu.Func_cache, d cu.Device) cu.Result {
	_, s, _, r := g.on(h, d)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return setCache(s, config)
}

// KernelGetParamInfo returns offset and size of a parameter.
func (g *GPU) KernelGetParamInfo(h cu.Kernel, i uint64) (uint64, uint64, cu.Result) {
	k, r := g.m.kernel(h)
	if r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	return paramInfo(k.k, i)
}
