package interp

import (
	"fmt"
	"math/bits"
)

// fail records the fault that ends the launch. It returns false, so that
// instructions can end with it.
func (w *warp) fail(kind FaultKind, lane int, addr uint64, size int) bool {
	w.fault = w.describe(kind, lane, addr, size)
	w.failed = lane
	return false
}

// describe says where a lane is: the instruction before w.pc.
func (w *warp) describe(kind FaultKind, lane int, addr uint64, size int) *Fault {
	l := w.block.launch
	f := &Fault{
		Kind: kind, Kernel: l.Kernel.Name, Func: w.frame.fn.name, Addr: addr, Size: size,
		Block: w.block.ctaid, Thread: w.block.thread(w.index*warpSize + uint32(lane)), Grid: l.Grid, Shape: l.Block,
	}
	l.Kernel.prog.locate(f, w.frame.fn, w.pc-1)
	if kind == StackOverflow {
		f.Detail = []string{fmt.Sprintf("%d calls deep, with %d bytes of local memory in use", w.frame.depth+1, w.localEnd())}
	}
	return f
}

// locate fills in where an instruction came from.
func (p *Program) locate(f *Fault, fn *function, pc int32) {
	if pc < 0 || int(pc) >= len(fn.sites) {
		return
	}
	s := fn.sites[pc]
	f.Line = int(s.line)
	f.Inst = instText(fn.src, s.src)
	f.Source = p.source(s.loc)
	if int(s.src) < len(fn.src.Code) && f.addressed() {
		f.Access = accessWord(fn.src.Code[s.src].Op)
	}
}

// failIn is fail for an address, with the memory it is in and its bounds.
func (w *warp) failIn(sp space, lane int, addr, n uint64) bool {
	w.fail(IllegalAddress, lane, addr, int(n))
	f, l := w.fault, w.block.launch
	f.Space = spaceName(sp, addr)
	switch sp {
	case inShared:
		f.Detail = []string{fmt.Sprintf("the block has %d bytes of shared memory: %d static, %d dynamic",
			l.sharedEnd(), l.Kernel.StaticShared, l.SharedBytes)}
	case inLocal:
		f.Detail = []string{fmt.Sprintf("the thread has %d bytes of local memory here", w.localEnd())}
	case inParam:
		f.Detail = []string{fmt.Sprintf("the kernel has %d bytes of parameters", l.Kernel.ParamBytes)}
	}
	return false
}

// spaceName names the memory an address is in.
func spaceName(sp space, addr uint64) string {
	if sp == inGeneric {
		switch addr &^ (windowSize - 1) {
		case SharedBase:
			sp = inShared
		case LocalBase:
			sp = inLocal
		case ParamBase:
			sp = inParam
		}
	}
	switch sp {
	case inShared:
		return "shared"
	case inLocal:
		return "local"
	case inParam:
		return "parameter"
	}
	return "global"
}

// sharedEnd is the end of the shared memory a block was given.
func (l *Launch) sharedEnd() uint32 {
	if l.SharedBytes == 0 {
		return l.Kernel.StaticShared
	}
	return l.Kernel.dynamicBase() + l.SharedBytes
}

// localEnd is the end of the current activation's local memory.
func (w *warp) localEnd() uint32 { return w.frame.local + w.frame.fn.local + w.frame.dyn }

// maxWaiting bounds the lines of a deadlock's report.
const maxWaiting = 8

// deadlock reports the first thread that waits, and where all of them do. A
// group parked at a warp-level instruction points at it; one at a barrier
// points behind it.
func (b *block) deadlock() error {
	var first *Fault
	waiting := 0
	for _, w := range b.warps {
		for _, g := range w.groups {
			w.enter(g.frame)
			if w.pc = g.pc; g.state == atWarpSync {
				w.pc++
			}
			f := w.describe(Deadlock, bits.TrailingZeros32(g.mask), 0, 0)
			if first == nil {
				first = f
			}
			if waiting++; waiting <= maxWaiting {
				first.Detail = append(first.Detail, fmt.Sprintf("warp %d, lanes %s: %s, %s", w.index, laneList(g.mask), b.waitsFor(&g), f.Place()))
			}
		}
	}
	if first == nil {
		return &Fault{Kind: Deadlock, Kernel: b.launch.Kernel.Name, Block: b.ctaid, Grid: b.launch.Grid, Shape: b.launch.Block}
	}
	if waiting > maxWaiting {
		first.Detail = append(first.Detail, fmt.Sprintf("and %d more groups of lanes", waiting-maxWaiting))
	}
	return first
}

// waitsFor says what a group waits for.
func (b *block) waitsFor(g *group) string {
	switch g.state {
	case atWarpSync:
		return "waits for other lanes of its warp"
	case atCluster:
		return "waits for the other blocks of its cluster"
	}
	bar := &b.barriers[g.bar]
	want := bar.want
	if want == 0 {
		want = b.running
	}
	return fmt.Sprintf("waits at barrier %d, where %d of %d threads have arrived", g.bar, bar.arrived, want)
}

// laneList writes a mask as ranges, 0-15,17, or as bits where that is shorter.
func laneList(m uint32) string {
	text := ""
	if bits.OnesCount32(m&^(m<<1)) > 4 {
		return fmt.Sprintf("%#08x", m)
	}
	for i := 0; m != 0; {
		skip := bits.TrailingZeros32(m)
		run := bits.TrailingZeros32(^(m >> skip))
		i += skip
		if text != "" {
			text += ","
		}
		if text += fmt.Sprint(i); run > 1 {
			text += fmt.Sprintf("-%d", i+run-1)
		}
		i += run
		m = uint32(uint64(m) >> (skip + run))
	}
	return text
}
