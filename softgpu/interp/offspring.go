package interp

import "sync"

// A kernel may start kernels (dynamic parallelism). CUDA promises no more about when they
// run than that each sees what its parent wrote before, that those of a stream run in
// order, and that a grid is over when its children are. So they wait until the blocks of
// their parent have ended, and run one after the other, each with its own children. That
// keeps the order of all streams and events at once. What was given to the tail stream
// runs last.

// A child is a launch by a kernel.
type child struct {
	kernel      *Kernel
	grid, block [3]uint32
	shared      uint32
	params      []byte
	by          *block // who gave it
}

// offspring is what a launch's threads have asked CUDA's device runtime for.
type offspring struct {
	mu      sync.Mutex
	buffers map[uint64]child // by the address of their parameters, not launched yet
	list    []child
	tail    []child
	errors  map[thread]uint32 // last errors that are not 0
	bytes   uint64            // of the parameters in list and tail
	streams uint64
	depth   int
}

// A thread is told from others of its grid by these.
type thread struct {
	block uint64
	index uint32
}

// Bounds of dynamic parallelism: how deep grids may nest, as on a device; how many
// launches of a grid may wait, and with how many bytes of parameters, which is more than
// devices have room for; how many threads may have an error at a time.
const (
	maxDepthOfGrids = 24
	maxChildren     = 1 << 20
	maxChildBytes   = 256 << 20
	maxErrors       = 1 << 20
)

// Streams of the device runtime with a meaning of their own.
const (
	streamTail = 3
)

// Codes that the driver's part of the device runtime answers; libcudadevrt translates
// them to those of the runtime API.
const (
	cnpSuccess        = 0
	cnpInvalidValue   = 1
	cnpMemory         = 4
	cnpTooDeep        = 5
	cnpConfiguration  = 7
	cnpTooManyPending = 12
	cnpLimit          = 13
)

// takeChildren removes and returns the children that a block gave, or all for nil.
func (o *offspring) takeChildren(by *block) []child {
	o.mu.Lock()
	defer o.mu.Unlock()
	if by == nil {
		list := o.list
		o.list = nil
		return list
	}
	var list, rest []child
	for _, c := range o.list {
		if c.by == by {
			list = append(list, c)
		} else {
			rest = append(rest, c)
		}
	}
	o.list = rest
	return list
}

// enqueue adds a child; the answer is the driver's.
func (l *Launch) enqueue(c child, stream uint64) uint32 {
	o := &l.offspring
	switch {
	case o.depth+1 >= maxDepthOfGrids && stream != streamTail:
		return cnpTooDeep
	case !c.fits():
		return cnpConfiguration
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.list)+len(o.tail) >= maxChildren || o.bytes+uint64(len(c.params)) > maxChildBytes {
		return cnpTooManyPending
	}
	o.bytes += uint64(len(c.params))
	if stream == streamTail {
		o.tail = append(o.tail, c)
	} else {
		o.list = append(o.list, c)
	}
	return cnpSuccess
}

// fits reports whether a device would take a launch of this shape.
func (c *child) fits() bool {
	threads := uint64(1)
	most := [3]uint32{1024, 1024, 64}
	for i := range 3 {
		if c.grid[i] == 0 || c.block[i] == 0 || c.block[i] > most[i] || i > 0 && c.grid[i] > 65535 || c.grid[i] > 1<<31-1 {
			return false
		}
		threads *= uint64(c.block[i])
	}
	return threads <= uint64(c.kernel.MaxThreads) && c.shared <= maxShared
}

// runOffspring runs the children of a launch whose blocks have ended.
func (l *Launch) runOffspring() error {
	l.freeBuffers()
	if err := l.runChildren(l.offspring.takeChildren(nil), 1); err != nil {
		return err
	}
	// A grid that starts itself at its tail is a loop, so this is one, too.
	for queue := l.offspring.takeTail(); len(queue) > 0; {
		run := l.childLaunch(&queue[0], 0)
		err := run.runBlocks()
		if err == nil {
			run.freeBuffers()
			err = run.runChildren(run.offspring.takeChildren(nil), 1)
		}
		l.found.join(run.Findings())
		if err != nil {
			return err
		}
		queue = append(run.offspring.takeTail(), queue[1:]...)
	}
	return nil
}

func (o *offspring) takeTail() []child {
	list := o.tail
	o.tail = nil
	return list
}

// freeBuffers gives back parameter buffers that were not used for a launch.
func (l *Launch) freeBuffers() {
	for addr := range l.offspring.buffers {
		l.Mem.(Heap).Free(addr)
	}
	l.offspring.buffers = nil
}

// runChildren runs launches one after the other, so much deeper than this one.
func (l *Launch) runChildren(list []child, deeper int) error {
	for i := range list {
		run := l.childLaunch(&list[i], deeper)
		err := Run(run)
		l.found.join(run.Findings())
		if err != nil {
			return err
		}
	}
	return nil
}

func (l *Launch) childLaunch(c *child, deeper int) *Launch {
	run := &Launch{
		Kernel: c.kernel, Grid: c.grid, Block: c.block, SharedBytes: c.shared, Params: c.params,
		Mem: l.Mem, Printf: l.Printf, Complain: l.Complain, Workers: l.Workers, Interrupt: l.Interrupt,
		SMs: l.SMs, OnSMs: l.OnSMs, StackLimit: l.StackLimit, GridID: l.GridID, Textures: l.Textures,
	}
	run.offspring.depth = l.offspring.depth + deeper
	return run
}

// join takes over what a child's launch found.
func (f *findings) join(list []*Fault) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.list = append(f.list, list[:min(len(list), maxFindings-min(maxFindings, len(f.list)))]...)
}
