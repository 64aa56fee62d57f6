package interp

import (
	"fmt"
	"math/bits"
	"sync/atomic"
)

// watch is what a checked program remembers about one block: when each byte of
// shared memory was last used and by whom. A worker keeps it with its block.
type watch struct {
	checks Checks
	clocks
	bytes  []cell
	global writtenSpan
	order  blockOrder
}

// A cell is a byte of shared memory. Of its readers the last two are kept.
type cell struct {
	written bool
	told    bool // that it was read before anybody wrote it; one report is enough
	writer  stamp
	readers [2]stamp
}

// writtenSpan is the allocation asked about last.
type writtenSpan struct {
	epoch      uint64
	base, size uint64
	bits       []uint32
}

// begin forgets the block before.
func (t *watch) begin(b *block) {
	n := int(b.launch.sharedEnd())
	if b.launch.clusterDim() != [3]uint32{1, 1, 1} {
		n = 0 // other blocks use this one's memory: nothing can be said about it
	}
	if len(t.bytes) != n {
		t.bytes = make([]cell, n)
	} else {
		clear(t.bytes)
	}
	t.clocks.reset(len(b.warps))
	t.global, t.order = writtenSpan{}, blockOrder{}
}

// accesses looks at one access of every active lane.
func (t *watch) accesses(w *warp, v *watched, sp space, addr *[warpSize]uint64) {
	t.step++
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		a := addr[i]
		switch {
		case sp == inShared:
		case sp == inGeneric && a&^(windowSize-1) == SharedBase:
			a -= SharedBase
		case sp == inGeneric && a >= WorkspaceBase && a < LocalBase+windowSize:
			if v.strong {
				t.publish(w) // the barrier of a grid
			}
			continue
		default:
			t.globalAccess(w, v, i, a)
			continue
		}
		if a < uint64(len(t.bytes)) && v.size <= uint64(len(t.bytes))-a {
			t.sharedAccess(w, v, i, a)
		}
	}
}

// sharedAccess checks one lane's access and remembers it.
func (t *watch) sharedAccess(w *warp, v *watched, lane int, a uint64) {
	now := t.stamp(w, lane)
	if now.strong = v.strong; v.strong {
		at := t.pass(w, lane, a)
		now.warp, now.lane = at.warp, at.lane
	} else {
		t.warps[w.index].lanes[lane].news = true
	}
	reads := t.checks&CheckInitial != 0 && (v.kind == watchRead || v.kind == watchAtomic)
	writes := v.kind != watchRead
	same := v.kind == watchWrite && t.sameValue(w, v, lane, a)
	for i := range v.size {
		c := &t.bytes[a+i]
		if reads && !c.written && !c.told {
			t.uninitialised(w, lane, "shared", a, v.size)
			reads = false
		}
		if other := c.conflict(t, w, lane, v, writes, same); other != nil && t.checks&CheckRaces != 0 {
			t.race(w, lane, a, v, writes, other, other == &c.writer)
			return
		}
	}
	for i := range v.size {
		c := &t.bytes[a+i]
		if writes {
			c.written = true
			c.writer = now
			c.readers = [2]stamp{}
			continue
		}
		c.told = true
		if c.readers[0].thread != now.thread {
			c.readers[1] = c.readers[0]
		}
		c.readers[0] = now
	}
}

// conflict finds the access that the present one races with.
func (c *cell) conflict(t *watch, w *warp, lane int, v *watched, writes, same bool) *stamp {
	race := func(s *stamp) bool { return !(v.strong && s.strong) && !t.before(s, w, lane) }
	if c.writer.step == t.step && v.agree(w, lane, int(c.writer.thread-1)%warpSize) {
		return nil // lanes that store the same value, in one instruction
	}
	if race(&c.writer) && !same {
		return &c.writer
	}
	if !writes {
		return nil
	}
	for i := range c.readers {
		if race(&c.readers[i]) && !same {
			return &c.readers[i]
		}
	}
	return nil
}

// sameValue reports whether a store changes nothing: threads that all set the
// same flag do no harm.
func (t *watch) sameValue(w *warp, v *watched, lane int, a uint64) bool {
	if v.value == nil {
		return false
	}
	shared := spanBytes(w.block.shared, uint64(len(t.bytes)))
	for i, o := range v.value {
		want := w.raw(o, v.lane, lane)
		var have uint64
		for k := range v.elem {
			have |= uint64(*(*byte)(shared.at(a + uint64(i*v.elem+k)))) << (8 * k)
		}
		if v.elem < 8 {
			want &= 1<<(8*v.elem) - 1
		}
		if have != want || !t.bytes[a+uint64(i*v.elem)].written {
			return false
		}
	}
	return true
}

// agree says whether two lanes store the same value.
func (v *watched) agree(w *warp, a, b int) bool {
	for _, o := range v.value {
		if w.raw(o, v.lane, a) != w.raw(o, v.lane, b) {
			return false
		}
	}
	return v.value != nil
}

// loose is an access of an instruction that is not watched: whatever it does,
// nothing is known about these bytes any more.
func (t *watch) loose(w *warp, sp space, addr, n uint64) {
	if sp == inGeneric && addr&^(windowSize-1) == SharedBase {
		sp, addr = inShared, addr-SharedBase
	}
	switch sp {
	case inShared:
		if end := uint64(len(t.bytes)); addr < end && n <= end-addr {
			for i := range n {
				t.bytes[addr+i] = cell{written: true}
			}
		}
	case inGlobal, inGeneric:
		t.globalWritten(w, addr, n, true)
	}
}

// globalAccess checks that what is read was written, and notes what is.
func (t *watch) globalAccess(w *warp, v *watched, lane int, addr uint64) {
	if v.strong {
		t.pass(w, lane, addr)
		t.publish(w)
	}
	if t.checks&CheckGlobalRaces != 0 {
		t.globalRace(w, v, lane, addr)
	}
	if t.checks&CheckInitial == 0 {
		return
	}
	if v.kind == watchWrite {
		t.globalWritten(w, addr, v.size, true)
	} else if !t.globalWritten(w, addr, v.size, v.kind == watchAtomic) {
		t.uninitialised(w, lane, "global", addr, v.size)
	}
}

// globalWritten reports whether all bytes were written before, and marks them
// if asked to. Blocks run at once, so the bits change atomically.
func (t *watch) globalWritten(w *warp, addr, n uint64, mark bool) bool {
	mem, ok := w.block.launch.Mem.(Tracker)
	if !ok || n == 0 {
		return true
	}
	g := &t.global
	if e := w.block.launch.Mem.Epoch(); e != g.epoch || addr-g.base >= g.size {
		*g = writtenSpan{epoch: e}
		g.base, g.size, g.bits = mem.Written(addr)
	}
	if g.bits == nil || addr-g.base >= g.size {
		return true
	}
	before := true
	off := addr - g.base
	for i := off; i < min(off+n, g.size); i++ {
		word, bit := &g.bits[i/32], uint32(1)<<(i%32)
		if atomic.LoadUint32(word)&bit != 0 {
			continue
		}
		before = false
		if mark {
			atomic.OrUint32(word, bit)
		}
	}
	return before
}

// uninitialised reports a read of what nobody wrote.
func (t *watch) uninitialised(w *warp, lane int, where string, addr, n uint64) {
	w.block.launch.found.add(finding{kind: Uninitialised, space: where, place: codeSite{w.frame.fn, w.pc - 1}}, func() *Fault {
		f := w.describe(Uninitialised, lane, addr, int(n))
		f.Space = where
		return f
	})
}

// race reports two accesses of shared memory that nothing orders.
func (t *watch) race(w *warp, lane int, addr uint64, v *watched, writes bool, other *stamp, wrote bool) {
	t.raceOn(w, lane, "shared", addr, v, writes, other, wrote, w.block.index)
}

// raceOn reports two accesses that nothing orders; the other one is of the given block.
func (t *watch) raceOn(w *warp, lane int, where string, addr uint64, v *watched, writes bool, other *stamp, wrote bool, block uint64) {
	l := w.block.launch
	key := finding{kind: Race, space: where, writes: writes, place: codeSite{w.frame.fn, w.pc - 1}, other: other.site}
	if !wrote {
		// What was read too early was reported as written by nobody; that is the same mistake.
		l.found.withdraw(finding{kind: Uninitialised, space: where, place: other.site})
	}
	l.found.add(key, func() *Fault {
		f := w.describe(Race, lane, addr, int(v.size))
		f.Space = where
		there := &Fault{Kind: Race, Kernel: f.Kernel, Func: other.site.fn.name}
		l.Kernel.prog.locate(there, other.site.fn, other.site.pc)
		did := "read"
		if wrote {
			did = "wrote"
		}
		who := w.block.thread(uint32(other.thread - 1))
		by := fmt.Sprintf("thread (%d,%d,%d)", who[0], who[1], who[2])
		if block != w.block.index {
			f.Detail = append(f.Detail, fmt.Sprintf("%s of block %s %s it before, and nothing orders the two: %s", by, l.blockName(block), did, there.Place()))
			return f
		}
		f.Detail = append(f.Detail, fmt.Sprintf("%s %s it before, and no barrier lies between: %s", by, did, there.Place()))
		return f
	})
}
