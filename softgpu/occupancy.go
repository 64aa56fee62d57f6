package softgpu

import "ferry/cu"

// Units in which a multiprocessor hands out resources.
const (
	registerUnit = 256 // per warp
	sharedUnit   = 128
)

// occupancy is how many blocks of a function fit on a multiprocessor.
func (f *function) occupancy(d *dev, threads uint32, dynamic uint64) uint32 {
	p := d.prof
	if threads == 0 || threads > f.k.MaxThreads {
		return 0
	}
	warps := uint64(threads+warpSize-1) / warpSize
	blocks := min(uint64(p.blocksSM), uint64(p.threadsSM)/warpSize/warps)
	perWarp := roundUp(uint64(f.k.Registers)*warpSize, registerUnit)
	if perWarp > 0 {
		blocks = min(blocks, registers/perWarp/warps)
	}
	shared := uint64(f.k.StaticShared) + dynamic
	if shared < dynamic || shared > uint64(p.sharedOptin) {
		return 0
	}
	if unit := roundUp(shared+uint64(p.reserved), sharedUnit); unit > 0 {
		blocks = min(blocks, uint64(p.sharedSM)/unit)
	}
	return uint32(blocks)
}

// occupant finds the function whose occupancy is asked for; as in C, a kernel
// may stand in its place.
func (g *GPU) occupant(h cu.Function) (*function, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if f, ok := g.m.functions.get(uint64(h)); ok {
		return f, r
	}
	return g.launched(h, c.alive())
}

// OccupancyMaxActiveBlocksPerMultiprocessor computes as the real driver does;
// register counts are estimates.
func (g *GPU) OccupancyMaxActiveBlocksPerMultiprocessor(h cu.Function, blockSize int32, dynamic uint64) (int32, cu.Result) {
	f, r := g.occupant(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if blockSize <= 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return int32(f.occupancy(f.mod.life.ctx.dev, uint32(blockSize), dynamic)), r
}

// OccupancyMaxActiveBlocksPerMultiprocessorWithFlags: the flag is about caches.
func (g *GPU) OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(h cu.Function, blockSize int32, dynamic uint64, flags uint32) (int32, cu.Result) {
	if flags&^uint32(cu.CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE) != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.OccupancyMaxActiveBlocksPerMultiprocessor(h, blockSize, dynamic)
}

// OccupancyAvailableDynamicSMemPerBlock is how much dynamic shared memory each
// of a number of resident blocks could have.
func (g *GPU) OccupancyAvailableDynamicSMemPerBlock(h cu.Function, blocks, blockSize int32) (uint64, cu.Result) {
	f, r := g.occupant(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	d := f.mod.life.ctx.dev
	if blocks <= 0 || blockSize <= 0 || uint32(blocks) > f.occupancy(d, uint32(blockSize), 0) {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	each := uint64(d.prof.sharedSM)/uint64(blocks)/sharedUnit*sharedUnit - uint64(d.prof.reserved)
	return min(each, uint64(d.prof.sharedOptin)) - uint64(f.k.StaticShared), r
}
