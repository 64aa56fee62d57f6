package interp

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
)

// A Launch is one kernel launch. It is large because it is a record of all that the driver's
// launch calls can say, with no behaviour of its own.
type Launch struct {
	Kernel      *Kernel
	Grid        [3]uint32
	Block       [3]uint32
	SharedBytes uint32 // dynamic shared memory
	// Cluster is the shape of a cluster of blocks. Zero means what the kernel
	// asks for, or none.
	Cluster [3]uint32
	Params  []byte // the parameter block, laid out as Kernel.Params says
	Mem     Memory
	// Printf receives finished text of printf, Complain that of failed
	// assertions, one call per statement executed, from several goroutines.
	// They may be nil.
	Printf, Complain func(text []byte)
	// Workers is how many blocks run at once; 0 means one per processor.
	Workers int
	// Cooperative runs all blocks at once, so that they may wait for one
	// another.
	Cooperative bool
	// Interrupt, when not nil and set, ends the launch soon.
	Interrupt *atomic.Bool
	// SMs is what %nsmid says; blocks are spread over them. 0 means 1.
	SMs uint32
	// OnSMs are those of them that blocks are spread over; nil means all.
	OnSMs []int
	// StackLimit bounds the local memory of one thread; 0 means 512 KiB.
	StackLimit uint32
	// GridID is what %gridid says.
	GridID uint64
	// Textures finds textures and surfaces; nil when there are none. A launch
	// that has them is run once.
	Textures Textures

	failed    atomic.Bool
	found     findings
	uses      *globalUses // for CheckGlobalRaces
	workspace []uint64    // shared by all blocks
	texFound  textureCache
	offspring offspring
}

// maxCooperative bounds the blocks of a cooperative launch: each takes a
// goroutine and the memory of a block. No real device has more resident.
const maxCooperative = 1 << 13

// stopped reports that another worker failed or the caller has had enough.
func (l *Launch) stopped() bool {
	return l.failed.Load() || l.Interrupt != nil && l.Interrupt.Load()
}

// checkShape refuses what cannot run.
func (l *Launch) checkShape() error {
	k := l.Kernel
	if d := k.Unsupported(); len(d) > 0 {
		return &UnsupportedError{Kernel: k.Name, Diags: d}
	}
	if uint32(len(l.Params)) < k.ParamBytes {
		return fmt.Errorf("interp: kernel %s takes %d bytes of parameters, %d given", k.Name, k.ParamBytes, len(l.Params))
	}
	if l.SharedBytes > maxShared {
		return fmt.Errorf("interp: kernel %s: %d bytes of shared memory are more than %d", k.Name, l.SharedBytes, maxShared)
	}
	threads := uint64(1)
	for i := range 3 {
		if l.Block[i] == 0 || l.Grid[i] == 0 {
			return fmt.Errorf("interp: kernel %s: grid %v and block %v have no threads", k.Name, l.Grid, l.Block)
		}
		if threads *= uint64(l.Block[i]); threads > 1024 {
			return fmt.Errorf("interp: kernel %s: block %v has more than 1024 threads", k.Name, l.Block)
		}
	}
	return l.checkCluster()
}

// reservedBase is where the system's part of shared memory starts.
func (l *Launch) reservedBase() uint32 {
	return alignUp(l.Kernel.dynamicBase()+l.SharedBytes, 1024)
}

func (l *Launch) blocks() uint64 {
	return uint64(l.Grid[0]) * uint64(l.Grid[1]) * uint64(l.Grid[2])
}

// maxBatch bounds how many blocks a worker takes at a time.
const maxBatch = 32

// Run executes a launch and returns when all its blocks have ended, and those of the
// kernels that it launched. The error is a *Fault when a thread failed, an *UnsupportedError when the kernel contains
// what the interpreter cannot do. After a fault memory is as it was when the
// other blocks noticed.
func Run(l *Launch) error {
	if err := l.runBlocks(); err != nil {
		return err
	}
	return l.runOffspring()
}

// runBlocks runs the blocks of a launch.
func (l *Launch) runBlocks() error {
	if err := l.checkShape(); err != nil {
		return err
	}
	l.failed.Store(false)
	if k := l.Kernel; k.prog.checked&CheckGlobalRaces != 0 {
		l.uses = &globalUses{}
	}
	n := l.blocks()
	workers := uint64(l.Workers)
	if l.Workers <= 0 {
		workers = uint64(runtime.GOMAXPROCS(0))
	}
	if l.Cooperative {
		if n > maxCooperative {
			return fmt.Errorf("interp: cooperative launch of %d blocks: at most %d fit", n, maxCooperative)
		}
		workers = n // of which clusters use fewer
		l.workspace = make([]uint64, workspaceWords)
	}
	// From here on the unit is a cluster, mostly of one block.
	n /= uint64(l.clusterSize())
	workers = min(workers, n)
	// Taking several at a time keeps workers off each other's cache lines; at
	// the end, when few are left, none may wait long for the last of them.
	batch := max(1, min(maxBatch, n/(workers*16)))
	var (
		next  atomic.Uint64
		once  sync.Once
		first error
		wg    sync.WaitGroup
	)
	work := func() {
		b := newCluster(l)
		for {
			// Every block below one that runs has been taken, and the worker that
			// took it comes to it without waiting for a higher one: programs that
			// wait for a lower block (decoupled look-back) rely on it.
			end := next.Add(batch)
			i := end - batch
			if i >= n {
				b.release()
				return
			}
			for ; i < min(end, n); i++ {
				if l.stopped() {
					once.Do(func() { first = &Fault{Kind: Interrupted, Kernel: l.Kernel.Name} })
					return
				}
				if err := b.run(i); err != nil {
					once.Do(func() { first = err })
					l.failed.Store(true)
					return
				}
			}
		}
	}
	for range workers - 1 {
		wg.Go(work)
	}
	work()
	wg.Wait()
	return first
}
