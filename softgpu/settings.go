package softgpu

import (
	"ferry/api/cu"

	"ferry/softgpu/memory"
)

// defaultLimits are those of a fresh context on a real device whose blocks may have so much
// shared memory. Devices of compute capability 9.0 have no depth of synchronisation.
func defaultLimits(shared uint64) map[cu.Limit]uint64 {
	return map[cu.Limit]uint64{
		cu.CU_LIMIT_SHMEM_SIZE:                       shared,
		cu.CU_LIMIT_STACK_SIZE:                       1024,
		cu.CU_LIMIT_PRINTF_FIFO_SIZE:                 1 << 20,
		cu.CU_LIMIT_MALLOC_HEAP_SIZE:                 8 << 20,
		cu.CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT: 2048,
		cu.CU_LIMIT_MAX_L2_FETCH_GRANULARITY:         64,
		cu.CU_LIMIT_PERSISTING_L2_CACHE_SIZE:         0,
		cu.CU_LIMIT_CIG_ENABLED:                      0, // the context shares the device with no graphics API
	}
}

// maxStack is the most stack a thread can be given.
const maxStack = 512 << 10

// limited is whose limits hold for a context: a green one's kernels use the
// primary context's heap and output.
func (c *context) limited() *context {
	if c.of != nil {
		return c.of
	}
	return c
}

// CtxGetLimit returns a limit of the current context.
func (g *GPU) CtxGetLimit(limit cu.Limit) (uint64, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return c.limited().limit(limit)
}

func (c *context) limit(limit cu.Limit) (uint64, cu.Result) {
	c.mu.Lock()
	defer c.mu.Unlock()
	v, ok := c.limits[limit]
	if !ok {
		if limit < 0 || limit >= cu.CU_LIMIT_MAX {
			return 0, cu.CUDA_ERROR_INVALID_VALUE
		}
		return 0, cu.CUDA_ERROR_UNSUPPORTED_LIMIT
	}
	return v, cu.CUDA_SUCCESS
}

// CtxSetLimit sets a limit, or the nearest value that is possible.
func (g *GPU) CtxSetLimit(limit cu.Limit, value uint64) cu.Result {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return r
	}
	c = c.limited()
	if _, r := c.limit(limit); r != cu.CUDA_SUCCESS {
		return r
	}
	switch limit {
	case cu.CU_LIMIT_STACK_SIZE:
		if value > maxStack {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		value = memory.RoundUp(value, 16)
	case cu.CU_LIMIT_MALLOC_HEAP_SIZE:
		if value > c.dev.total {
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		if c.alive().malloc.InUse() {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		value = memory.RoundUp(value, memory.Granularity)
	case cu.CU_LIMIT_PRINTF_FIFO_SIZE:
		if value > c.dev.total {
			return cu.CUDA_ERROR_OUT_OF_MEMORY
		}
		value = max(value, 512<<10)
	case cu.CU_LIMIT_MAX_L2_FETCH_GRANULARITY:
		value = min(value, 128)
	case cu.CU_LIMIT_PERSISTING_L2_CACHE_SIZE:
		value = 0 // there is no such cache
	case cu.CU_LIMIT_SHMEM_SIZE, cu.CU_LIMIT_CIG_ENABLED:
		return cu.CUDA_ERROR_NOT_PERMITTED // they can only be asked for
	}
	c.mu.Lock()
	c.limits[limit] = value
	c.mu.Unlock()
	return r
}

// CtxGetFlags returns the current context's flags.
func (g *GPU) CtxGetFlags() (uint32, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.flags, r
}

// CtxSetFlags sets the current context's flags.
func (g *GPU) CtxSetFlags(flags uint32) cu.Result {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if flags&^uint32(cu.CU_CTX_FLAGS_MASK) != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	c.mu.Lock()
	c.flags = flags
	c.mu.Unlock()
	return r
}

// CtxGetCacheConfig returns a preference that is kept and has no effect.
func (g *GPU) CtxGetCacheConfig() (cu.Func_cache, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.cache, r
}

// CtxSetCacheConfig keeps a preference.
func (g *GPU) CtxSetCacheConfig(config cu.Func_cache) cu.Result {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if config < 0 || config > cu.CU_FUNC_CACHE_PREFER_EQUAL {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	c.mu.Lock()
	c.cache = config
	c.mu.Unlock()
	return r
}

// CtxGetSharedMemConfig is four-byte banks on all architectures here.
func (g *GPU) CtxGetSharedMemConfig() (cu.Sharedconfig, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.shared, r
}

// CtxSetSharedMemConfig has had no effect on real devices for a decade.
func (g *GPU) CtxSetSharedMemConfig(config cu.Sharedconfig) cu.Result {
	_, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if config < 0 || config > cu.CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return r
}

// CtxGetStreamPriorityRange returns the least and the greatest priority.
func (g *GPU) CtxGetStreamPriorityRange() (int32, int32, cu.Result) {
	if _, r := g.current(); r != cu.CUDA_SUCCESS {
		return 0, 0, r
	}
	return leastPriority, greatestPriority, cu.CUDA_SUCCESS
}

// CtxResetPersistingL2Cache has nothing to reset.
func (g *GPU) CtxResetPersistingL2Cache() cu.Result {
	_, r := g.current()
	return r
}
