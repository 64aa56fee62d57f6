package interp

import (
	"fmt"
	"math/bits"
	"runtime"
)

// A cluster is the blocks that may read each other's shared memory and wait for
// each other. One goroutine runs them all, a round of each in turn: shared
// memory needs no atomics for it. Without clusters every block is one.
type cluster struct {
	blocks []*block
	dim    [3]uint32
	launch *Launch
	// arrived counts the threads at the barrier in its current phase; which
	// they are is in each warp's arrived.
	arrived uint32
}

// Shared memory of a given block of the cluster lies at (rank+1)*rankUnit of the
// shared::cluster window, a block's own also at 0.
const (
	rankShift = 24
	rankUnit  = 1 << rankShift
)

// clusterBar is the cluster's barrier behind a block's own, for checks.
const clusterBar = 16

// maxCluster is the largest cluster of any device, when portability is waived.
const maxCluster = 16

// explicitCluster reports that launch or kernel asked for clusters.
func (l *Launch) explicitCluster() bool { return l.Cluster[0] != 0 || l.Kernel.ReqCluster[0] != 0 }

// clusterDim is the shape of the launch's clusters.
func (l *Launch) clusterDim() [3]uint32 {
	switch {
	case l.Cluster[0] != 0:
		return l.Cluster
	case l.Kernel.ReqCluster[0] != 0:
		return l.Kernel.ReqCluster
	}
	return [3]uint32{1, 1, 1}
}

// clusterSize is the number of blocks of a cluster.
func (l *Launch) clusterSize() uint32 {
	d := l.clusterDim()
	return d[0] * d[1] * d[2]
}

// checkCluster refuses shapes that do not tile the grid.
func (l *Launch) checkCluster() error {
	size := uint64(1)
	for i, n := range l.clusterDim() {
		if n == 0 || l.Grid[i]%n != 0 {
			return fmt.Errorf("interp: kernel %s: clusters of %v do not fit a grid of %v", l.Kernel.Name, l.clusterDim(), l.Grid)
		}
		if size *= uint64(n); size > maxCluster {
			return fmt.Errorf("interp: kernel %s: clusters of %v have more than %d blocks", l.Kernel.Name, l.clusterDim(), maxCluster)
		}
	}
	return nil
}

// newCluster takes or makes the blocks of one cluster.
func newCluster(l *Launch) *cluster {
	c := &cluster{launch: l, dim: l.clusterDim()}
	for i := range l.clusterSize() {
		b := getBlock(l)
		b.cluster, b.rank = c, i
		c.blocks = append(c.blocks, b)
	}
	return c
}

func (c *cluster) release() {
	for _, b := range c.blocks {
		b.cluster = nil
		b.release()
	}
}

// run executes the cluster with a linear index to its end.
func (c *cluster) run(index uint64) error {
	c.arrived = 0
	var first [3]uint32
	for i, n := range c.dim {
		across := uint64(c.launch.Grid[i] / n)
		first[i] = uint32(index%across) * n
		index /= across
	}
	for r, b := range c.blocks {
		x, y := uint32(r)%c.dim[0], uint32(r)/c.dim[0]
		b.start([3]uint32{first[0] + x, first[1] + y%c.dim[1], first[2] + y/c.dim[1]})
	}
	return c.loop()
}

// loop gives the blocks turns until all have ended. A round in which none could
// do anything is a deadlock: nothing outside the cluster can wake it.
func (c *cluster) loop() error {
	for {
		var stuck *block
		moved := false
		for _, b := range c.blocks {
			if b.running == 0 {
				continue
			}
			did, err := b.round()
			if err != nil {
				return err
			}
			moved = moved || did
			if stuck == nil {
				stuck = b
			}
		}
		switch {
		case stuck == nil:
			return nil
		case !moved:
			return stuck.deadlock()
		case c.launch.Cooperative:
			runtime.Gosched()
		}
	}
}

// exitLanesOf takes lanes that exit out of the barrier's count.
func (c *cluster) exitLanesOf(w *warp, lanes uint32) {
	c.arrived -= uint32(bits.OnesCount32(w.arrived & lanes))
	w.arrived &^= lanes
}

// completeBarrier ends the barrier's phase once all threads that have not exited are in.
func (c *cluster) completeBarrier() {
	if c.arrived == 0 {
		return
	}
	running := uint32(0)
	for _, b := range c.blocks {
		running += b.running
	}
	if c.arrived < running {
		return
	}
	c.arrived = 0
	for _, b := range c.blocks {
		if b.watch != nil {
			b.watch.open(clusterBar)
		}
		for _, w := range b.warps {
			w.arrived = 0
			for i := range w.groups {
				if w.groups[i].state == atCluster {
					w.groups[i].state = ready
				}
			}
		}
	}
}

// opClusterArrive is barrier.cluster.arrive.
func opClusterArrive(w *warp, in *inst) bool {
	c := w.block.cluster
	c.arrived += uint32(bits.OnesCount32(w.act &^ w.arrived))
	w.arrived |= w.act
	if w.block.watch != nil {
		w.block.watch.arrive(w, clusterBar, w.act)
	}
	c.completeBarrier()
	return true
}

// opClusterWait is barrier.cluster.wait: lanes whose phase is over go on.
func opClusterWait(w *warp, in *inst) bool {
	if w.act&w.arrived == 0 {
		return true
	}
	w.park(w.pc, atCluster)
	return false
}

// remote finds n bytes of shared memory of another block of the cluster; the
// span is empty when there is no such block. Checks of that block know nothing
// about these bytes any more.
func (w *warp) remote(off, n uint64) (span, uint64) {
	rank := off>>rankShift - 1
	all := w.block.cluster.blocks
	if rank >= uint64(len(all)) {
		return span{}, off
	}
	off &= rankUnit - 1
	if t := all[rank].watch; t != nil {
		t.loose(w, inShared, off, n)
	}
	return all[rank].warps[0].spans[inShared], off
}
