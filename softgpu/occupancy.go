package softgpu

import (
	"ferry/api/cu"

	"ferry/softgpu/memory"
)

// Units in which a multiprocessor hands out resources, as in the vendor's
// occupancy calculator.
const (
	registerUnit = 256 // registers, per warp
	partitions   = 4   // of a multiprocessor: warps and registers are divided among them
)

// sharedUnit is in what pieces shared memory is given to blocks.
func (p *profile) sharedUnit() uint64 {
	if p.cc < 80 {
		return 256
	}
	return 128
}

// occupancy is how many blocks of a function fit on a multiprocessor.
func (f *function) occupancy(d *dev, threads uint32, dynamic uint64) uint32 {
	if threads > f.k.MaxThreads || dynamic > uint64(max(f.set.dynamic.Load(), 0)) {
		return 0
	}
	return d.prof.blocks(threads, uint64(f.k.Registers), uint64(f.k.StaticShared)+dynamic)
}

// blocks is how many blocks fit on a multiprocessor: the least of what slots
// for blocks and warps, registers and shared memory allow.
func (p *profile) blocks(threads uint32, perThread, shared uint64) uint32 {
	if threads == 0 || shared > uint64(p.sharedOptin) {
		return 0
	}
	warps := uint64(threads+warpSize-1) / warpSize
	n := min(uint64(p.blocksSM), uint64(p.threadsSM)/warpSize/warps)
	if perWarp := memory.RoundUp(perThread*warpSize, registerUnit); perWarp > 0 {
		// A block's warps are spread over all partitions, each with its own
		// registers; a share of a partition that is not used is lost.
		warps = memory.RoundUp(warps, partitions)
		if perWarp*warps > registers {
			return 0
		}
		n = min(n, registers/partitions/perWarp*partitions/warps)
	}
	if unit := memory.RoundUp(shared+uint64(p.reserved), p.sharedUnit()); unit > 0 {
		n = min(n, uint64(p.sharedSM)/unit)
	}
	return uint32(n)
}

// occupant finds the function whose occupancy is asked for; as in C, a kernel
// may stand in its place.
func (g *GPU) occupant(h cu.Function) (*function, cu.Result) {
	c, r := g.current()
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if f, ok := g.m.functions.Get(uint64(h)); ok {
		return f, r
	}
	return g.m.launched(h, c.alive())
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
// of a number of resident blocks could have, and the function may ask for.
func (g *GPU) OccupancyAvailableDynamicSMemPerBlock(h cu.Function, blocks, blockSize int32) (uint64, cu.Result) {
	f, r := g.occupant(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	d := f.mod.life.ctx.dev
	if blocks <= 0 || blockSize <= 0 || uint32(blocks) > f.occupancy(d, uint32(blockSize), 0) {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	unit := d.prof.sharedUnit()
	each := uint64(d.prof.sharedSM)/uint64(blocks)/unit*unit - uint64(d.prof.reserved)
	left := min(each, uint64(d.prof.sharedOptin)) - uint64(f.k.StaticShared)
	return min(left, uint64(max(f.set.dynamic.Load(), 0))), r
}
