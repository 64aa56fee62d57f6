package interp

import (
	"math/bits"
	"runtime"
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
	index    uint64 // linear block index
	params   paramBlock
	shape    shape
}

// shape is what a block's memory is laid out for.
type shape struct {
	grid, block [3]uint32
	shared, sms uint32
	cooperative bool
}

func (l *Launch) shape() shape {
	return shape{l.Grid, l.Block, l.SharedBytes, l.SMs, l.Cooperative}
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
	shared := spanBytes(b.shared, uint64(size))
	b.params = newParamBlock(l.Kernel.ParamBytes)
	b.params.fill(l.Params)
	nw := (b.threads + warpSize - 1) / warpSize
	for i := range nw {
		w := &warp{block: b, index: i, free: make([][]*frame, len(l.Kernel.prog.funcs))}
		w.base[1] = pointerTo(l.Kernel.prog.consts)
		w.special = make([]uint64, specialWords)
		w.base[2] = pointerTo(w.special)
		w.spans[inShared] = shared
		w.spans[inParam] = spanBytes(b.params.words, uint64(l.Kernel.ParamBytes))
		w.fillThread()
		b.warps = append(b.warps, w)
	}
	return b
}

// run executes one block to its end.
func (b *block) run(index uint64) error {
	l := b.launch
	b.index = index
	b.ctaid[0] = uint32(index % uint64(l.Grid[0]))
	b.ctaid[1] = uint32(index / uint64(l.Grid[0]) % uint64(l.Grid[1]))
	b.ctaid[2] = uint32(index / uint64(l.Grid[0]) / uint64(l.Grid[1]))
	b.running = b.threads
	clear(b.shared[:(l.Kernel.dynamicBase()+l.SharedBytes+7)/8])
	b.barriers = [16]barrier{}
	for i, w := range b.warps {
		lanes := ^uint32(0)
		if left := b.threads - uint32(i)*warpSize; left < warpSize {
			lanes = 1<<left - 1
		}
		w.reset(l.Kernel.fn, lanes)
		w.fillBlock()
	}
	return b.loop()
}

// loop gives the warps turns until all have exited. A round in which no warp
// could do anything is a deadlock: nothing outside the block can wake it.
func (b *block) loop() error {
	for b.running > 0 {
		moved := false
		for _, w := range b.warps {
			if w.live == 0 {
				continue
			}
			moved = w.run() || moved
			if w.fault != nil {
				return w.fault
			}
			if b.launch.stopped() {
				return &Fault{Kind: Interrupted, Kernel: b.launch.Kernel.Name}
			}
		}
		if !moved {
			return b.deadlock()
		}
		if b.launch.Cooperative {
			runtime.Gosched()
		}
	}
	return nil
}

// deadlock reports the first thread that waits. A group parked at a warp-
// level instruction points at it; one at a barrier points behind it.
func (b *block) deadlock() error {
	for _, w := range b.warps {
		if len(w.groups) == 0 {
			continue
		}
		g := w.groups[0]
		w.enter(g.frame)
		w.pc = g.pc
		if g.state == atWarpSync {
			w.pc++
		}
		w.fail(Deadlock, bits.TrailingZeros32(g.mask), 0, 0)
		return w.fault
	}
	return &Fault{Kind: Deadlock, Kernel: b.launch.Kernel.Name, Block: b.ctaid}
}

// thread turns a linear thread index into coordinates.
func (b *block) thread(i uint32) [3]uint32 {
	n := b.launch.Block
	return [3]uint32{i % n[0], i / n[0] % n[1], i / n[0] / n[1]}
}

// exited counts lanes out. Barriers without a count wait for fewer then.
func (b *block) exited(lanes uint32) {
	b.running -= uint32(bits.OnesCount32(lanes))
	for id := range b.barriers {
		if b.barriers[id].arrived > 0 {
			b.settle(uint8(id))
		}
	}
}
