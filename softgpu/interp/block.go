package interp

import (
	"math/bits"
)

// A block is the state of one thread block while a worker runs it. A worker
// keeps one and reuses it for all its blocks.
type block struct {
	launch   *Launch
	ctaid    [3]uint32
	shared   []uint64 // backing of shared memory, 8-byte aligned for atomics
	warps    []*warp
	threads  uint32
	running  uint32 // threads that have not exited
	barriers [16]barrier
	waited   bool // some barrier was used
	values   [16]blockValue
	index    uint64 // linear block index
	params   paramBlock
	watch    *watch // of a checked program; nil otherwise
	shape    shape
	cluster  *cluster
	rank     uint32 // in the cluster
}

// shape is what a block's memory is laid out for.
type shape struct {
	grid, block [3]uint32
	shared, sms uint32
	cooperative bool
	cluster     [3]uint32
}

func (l *Launch) shape() shape {
	return shape{l.Grid, l.Block, l.SharedBytes, l.SMs, l.Cooperative, l.clusterDim()}
}

// getBlock takes a block left by an earlier launch of the kernel, or makes one.
// Small launches would otherwise spend their time allocating.
func getBlock(l *Launch) *block {
	b, _ := l.Kernel.blocks.Get().(*block)
	if b == nil || b.shape != l.shape() {
		return newBlock(l)
	}
	b.launch = l
	b.params.fill(l.Params)
	for _, w := range b.warps {
		w.forget()
		w.runAhead(l.Kernel.fn)
	}
	return b
}

// release keeps the block for the next launch. A block that ended with a fault
// is not kept: its frames are still in use.
func (b *block) release() {
	k := b.launch.Kernel
	b.launch = nil
	k.blocks.Put(b)
}

// newBlock allocates all that a block of this shape needs. The warps' spans
// point into its memory, so it is never moved afterwards.
func newBlock(l *Launch) *block {
	b := &block{launch: l, shape: l.shape(), threads: l.Block[0] * l.Block[1] * l.Block[2]}
	size := l.reservedBase() + reservedShared
	b.shared = make([]uint64, (size+7)/8)
	shared := spanBytes(b.shared, uint64(l.sharedEnd()))
	b.params = newParamBlock(l.Kernel.ParamBytes)
	b.params.fill(l.Params)
	if c := l.Kernel.prog.checked; c.watches() {
		b.watch = &watch{checks: c}
	}
	nw := (b.threads + warpSize - 1) / warpSize
	for i := range nw {
		w := &warp{block: b, index: i, watched: b.watch != nil, free: make([][]*frame, l.Kernel.prog.reached)}
		w.base[1] = pointerTo(l.Kernel.prog.consts)
		w.special = make([]uint64, specialWords)
		w.base[2] = pointerTo(w.special)
		w.spans[inShared] = shared
		w.spans[inParam] = spanBytes(b.params.words, uint64(l.Kernel.ParamBytes))
		w.steady = make([]uint64, l.Kernel.fn.steady)
		w.base[3] = pointerTo(w.steady)
		w.fillThread()
		w.runAhead(l.Kernel.fn)
		b.warps = append(b.warps, w)
	}
	return b
}

// start prepares the block at given coordinates of the grid.
func (b *block) start(at [3]uint32) {
	l := b.launch
	b.ctaid = at
	b.index = uint64(at[0]) + uint64(l.Grid[0])*(uint64(at[1])+uint64(l.Grid[1])*uint64(at[2]))
	b.running = b.threads
	clear(b.shared[:(l.Kernel.dynamicBase()+l.SharedBytes+7)/8])
	if b.waited {
		b.barriers = [16]barrier{}
		b.waited = false
	}
	if b.watch != nil {
		b.watch.begin(b)
	}
	values := b.blockValues()
	for i, w := range b.warps {
		lanes := ^uint32(0)
		if left := b.threads - uint32(i)*warpSize; left < warpSize {
			lanes = 1<<left - 1
		}
		w.reset(l.Kernel.fn, lanes)
		w.fillBlock(values)
	}
}

// round gives every warp a turn and reports whether any could do something.
func (b *block) round() (moved bool, err error) {
	for _, w := range b.warps {
		if w.live == 0 {
			continue
		}
		moved = w.run() || moved
		if w.fault != nil {
			return moved, w.fault
		}
		if b.launch.stopped() {
			return moved, &Fault{Kind: Interrupted, Kernel: b.launch.Kernel.Name}
		}
	}
	return moved, nil
}

// thread turns a linear thread index into coordinates.
func (b *block) thread(i uint32) [3]uint32 {
	n := b.launch.Block
	return [3]uint32{i % n[0], i / n[0] % n[1], i / n[0] / n[1]}
}

// exited counts lanes out. Barriers without a count wait for fewer then.
func (b *block) exited(lanes uint32) {
	b.running -= uint32(bits.OnesCount32(lanes))
	if !b.waited {
		return
	}
	for id := range b.barriers {
		if b.barriers[id].arrived > 0 {
			b.completeBarrier(uint8(id))
		}
	}
}
