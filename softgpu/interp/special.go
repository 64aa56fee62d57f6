package interp

import "time"

// Special registers that stay the same while a thread runs have a place among
// the warp's special operands, 32-bit lanes each, filled when a block starts.
// Clocks are read by instructions of their own.
const (
	spTID     = iota // x y z
	spNTID    = spTID + 3
	spCTAID   = spNTID + 3
	spNCTAID  = spCTAID + 3
	spLane    = spNCTAID + 3
	spWarp    = spLane + 1
	spNWarp   = spWarp + 1
	spSM      = spNWarp + 1
	spNSM     = spSM + 1
	spEQ      = spNSM + 1
	spLE      = spEQ + 1
	spLT      = spLE + 1
	spGE      = spLT + 1
	spGT      = spGE + 1
	spDynSize = spGT + 1
	spTotal   = spDynSize + 1
	spDynBase = spTotal + 1   // where dynamic shared memory starts
	spRsvd    = spDynBase + 1 // shared memory reserved for the system
	spRsvdEnd = spRsvd + 1
	spRsvdCap = spRsvdEnd + 1
	spWorkHi  = spRsvdCap + 1 // address of the grid's workspace
	spWorkLo  = spWorkHi + 1
	spZero    = spWorkLo + 1
	spOne     = spZero + 1

	// Clusters.
	spClusterID = spOne + 1
	spNCluster  = spClusterID + 3
	spClCTA     = spNCluster + 3
	spClNCTA    = spClCTA + 3
	spRank      = spClNCTA + 3
	spNRank     = spRank + 1
	spExplicit  = spNRank + 1
	numSpec     = spExplicit + 1

	specialWords = numSpec * warpSize / 2
)

// specialSlots maps names to places.
var specialSlots = map[string]int{
	"%tid.x": spTID, "%tid.y": spTID + 1, "%tid.z": spTID + 2,
	"%ntid.x": spNTID, "%ntid.y": spNTID + 1, "%ntid.z": spNTID + 2,
	"%ctaid.x": spCTAID, "%ctaid.y": spCTAID + 1, "%ctaid.z": spCTAID + 2,
	"%nctaid.x": spNCTAID, "%nctaid.y": spNCTAID + 1, "%nctaid.z": spNCTAID + 2,
	"%clusterid.x": spClusterID, "%clusterid.y": spClusterID + 1, "%clusterid.z": spClusterID + 2,
	"%nclusterid.x": spNCluster, "%nclusterid.y": spNCluster + 1, "%nclusterid.z": spNCluster + 2,
	"%cluster_ctaid.x": spClCTA, "%cluster_ctaid.y": spClCTA + 1, "%cluster_ctaid.z": spClCTA + 2,
	"%cluster_nctaid.x": spClNCTA, "%cluster_nctaid.y": spClNCTA + 1, "%cluster_nctaid.z": spClNCTA + 2,
	"%cluster_ctarank": spRank, "%cluster_nctarank": spNRank,
	"%laneid": spLane, "%warpid": spWarp, "%nwarpid": spNWarp, "%smid": spSM, "%nsmid": spNSM,
	"%lanemask_eq": spEQ, "%lanemask_le": spLE, "%lanemask_lt": spLT, "%lanemask_ge": spGE, "%lanemask_gt": spGT,
	"%dynamic_smem_size": spDynSize, "%total_smem_size": spTotal, "%aggr_smem_size": spTotal,
	// Cooperative groups find their scratch memory in these two families.
	"%envreg1": spWorkHi, "%envreg2": spWorkLo, "%envreg0": spZero,
	"%reserved_smem_offset_0": spRsvd, "%reserved_smem_offset_1": spRsvd, "%reserved_smem_offset_begin": spRsvd,
	"%reserved_smem_offset_end": spRsvdEnd, "%reserved_smem_offset_cap": spRsvdCap,
	"%is_explicit_cluster": spExplicit,
	"%tid.w":               spZero, "%ntid.w": spZero, "%ctaid.w": spZero, "%nctaid.w": spZero,
}

func specialOperand(slot int) opnd { return inSpecial | opnd(slot*warpSize*4) }

// fillThread sets what is the same for every block of a launch.
func (w *warp) fillThread() {
	l := w.block.launch
	set := func(slot int, f func(lane uint32) uint32) {
		v := vec[uint32](w, specialOperand(slot))
		for i := range v {
			v[i] = f(uint32(i))
		}
	}
	all := func(slot int, v uint32) { set(slot, func(uint32) uint32 { return v }) }
	for c := range 3 {
		set(spTID+c, func(i uint32) uint32 { return w.block.thread(w.index*warpSize + i)[c] })
		all(spNTID+c, l.Block[c])
		all(spNCTAID+c, l.Grid[c])
	}
	set(spLane, func(i uint32) uint32 { return i })
	set(spEQ, func(i uint32) uint32 { return 1 << i })
	set(spLE, func(i uint32) uint32 { return 2<<i - 1 })
	set(spLT, func(i uint32) uint32 { return 1<<i - 1 })
	set(spGE, func(i uint32) uint32 { return ^(1<<i - 1) })
	set(spGT, func(i uint32) uint32 { return ^(2<<i - 1) })
	all(spWarp, w.index)
	all(spNWarp, (w.block.threads+warpSize-1)/warpSize)
	all(spNSM, max(l.SMs, 1))
	all(spDynSize, l.SharedBytes)
	all(spDynBase, l.Kernel.dynamicBase())
	all(spTotal, l.Kernel.dynamicBase()+l.SharedBytes)
	reserved := l.reservedBase()
	all(spRsvd, reserved)
	all(spRsvdEnd, reserved+reservedUsed)
	all(spRsvdCap, reserved+reservedShared)
	if l.Cooperative {
		all(spWorkHi, uint32(WorkspaceBase>>32))
		all(spWorkLo, uint32(WorkspaceBase&0xffffffff))
	}
	all(spZero, 0)
	all(spOne, 1)
	cl := l.clusterDim()
	for c := range 3 {
		all(spClNCTA+c, cl[c])
		all(spNCluster+c, l.Grid[c]/cl[c])
	}
	all(spNRank, l.clusterSize())
	if l.explicitCluster() {
		all(spExplicit, ^uint32(0)) // a predicate: its first word is the lanes
	}
}

// A blockValue is a special register that depends on the block.
type blockValue struct {
	slot  int
	value uint32
}

// blockValues lists what the block's warps have to be told, leaving out what
// the program does not mention.
func (b *block) blockValues() []blockValue {
	list := b.values[:0]
	used := b.launch.Kernel.prog.specials
	add := func(slot int, v uint32) {
		if used>>slot&1 != 0 {
			list = append(list, blockValue{slot, v})
		}
	}
	for c := range 3 {
		add(spCTAID+c, b.ctaid[c])
		add(spClusterID+c, b.ctaid[c]/b.cluster.dim[c])
		add(spClCTA+c, b.ctaid[c]%b.cluster.dim[c])
	}
	add(spRank, b.rank)
	add(spSM, b.launch.smOf(b.index))
	return list
}

// smOf is the multiprocessor a block runs on.
func (l *Launch) smOf(block uint64) uint32 {
	if n := uint64(len(l.OnSMs)); n > 0 {
		return uint32(l.OnSMs[block%n])
	}
	return uint32(block % uint64(max(l.SMs, 1)))
}

// fillBlock sets what depends on the block.
func (w *warp) fillBlock(list []blockValue) {
	for _, e := range list {
		v := vec[uint32](w, specialOperand(e.slot))
		if v[0] == e.value {
			continue // mostly so for y and z
		}
		fill32(v, e.value)
	}
}

// Clocks tick in nanoseconds: a device of 1 GHz. in.imm picks which and which
// part.
const (
	clockTicks = iota
	clockTime
	clockGrid
)

var started = time.Now()

// opClock reads a clock once for all lanes.
func opClock(w *warp, in *inst) bool {
	var v uint64
	switch in.imm & 3 {
	case clockTicks:
		v = uint64(time.Since(started))
	case clockTime:
		v = uint64(time.Now().UnixNano())
	case clockGrid:
		v = w.block.launch.GridID
	}
	if in.flag&flagNeg != 0 { // the high word
		v >>= 32
	}
	for i := range warpSize {
		if w.act>>i&1 != 0 {
			w.setRaw(in.d, in.sz.d, i, v)
		}
	}
	return true
}
