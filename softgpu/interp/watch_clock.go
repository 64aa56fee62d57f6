package interp

import "math/bits"

// Two accesses race unless something orders them. Clocks tell: each warp has
// one that moves on when the warp publishes what it did (a barrier, an atomic),
// and knows how far the others' had come when it last heard of them. Inside a
// warp lanes have clocks of the same kind.
//
//   - bar and barrier: all who arrived are known to all who waited;
//   - bar.warp.sync: lanes of the mask know each other;
//   - atomics and strong accesses: whoever uses an address knows what those who
//     used it before did until then, which is how locks and flags work;
//   - mbarrier: all of them together count as one such address.

// clock is how far somebody had come; 0 is nowhere.
type clock = uint32

// mbarrierLock is the address all mbarriers share; maxLocks bounds the others,
// which then share it too.
const (
	mbarrierLock = ^uint64(0)
	maxLocks     = 4096
)

// clocks is the order of one block's accesses.
type clocks struct {
	warps []warpClock
	bars  [clusterBar + 1]meeting
	locks map[uint64]*lock
	step  uint32 // of instructions looked at

	last     *lock
	lastAddr uint64
}

type warpClock struct {
	own   clock
	known []clock // by warp
	lanes [warpSize]laneClock
}

type laneClock struct {
	own   clock
	known [warpSize]clock

	news    bool // it has done or learned something since it passed seen
	seen    *lock
	version uint32
}

// A meeting collects who has arrived at a barrier.
type meeting struct {
	known []clock
	lanes []uint32 // by warp
}

// A lock is an address that accesses are ordered by.
type lock struct {
	known []clock
	lanes map[uint32]*[warpSize]clock // by warp
	// version changes when somebody publishes.
	version uint32
}

func (c *clocks) reset(warps int) {
	*c = clocks{warps: make([]warpClock, warps), locks: map[uint64]*lock{}}
	for i := range c.warps {
		w := &c.warps[i]
		w.own = 1
		w.known = make([]clock, warps)
		for l := range w.lanes {
			w.lanes[l].own = 1
		}
	}
}

// learn raises what is known.
func learn(known, more []clock) {
	for i := range more {
		known[i] = max(known[i], more[i])
	}
}

// arrive publishes what a warp's lanes did to all who wait at the barrier.
func (c *clocks) arrive(w *warp, id uint8, lanes uint32) {
	m, wc := &c.bars[id], &c.warps[w.index]
	if m.known == nil {
		m.known, m.lanes = make([]clock, len(c.warps)), make([]uint32, len(c.warps))
	}
	learn(m.known, wc.known)
	m.known[w.index] = max(m.known[w.index], wc.own)
	m.lanes[w.index] |= lanes
	wc.own++
}

// open lets everybody who arrived know of everybody else.
func (c *clocks) open(id uint8) {
	m := &c.bars[id]
	for i, lanes := range m.lanes {
		if lanes != 0 {
			learn(c.warps[i].known, m.known)
			c.warps[i].meet(lanes)
		}
	}
	*m = meeting{}
}

func (c *clocks) meet(w *warp, lanes uint32) { c.warps[w.index].meet(lanes) }

// meet makes lanes of a warp know each other.
func (wc *warpClock) meet(lanes uint32) {
	var all [warpSize]clock
	for m := lanes; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		learn(all[:], wc.lanes[i].known[:])
		all[i] = max(all[i], wc.lanes[i].own)
	}
	for m := lanes; m != 0; m &= m - 1 {
		l := &wc.lanes[bits.TrailingZeros32(m)]
		l.known = all
		l.own++
		l.news = true
	}
}

// pass orders a lane's accesses by an address: it knows what those did who
// passed before, and publishes what it did itself. Lanes that spin have done
// nothing in between, and cost little. The access itself is at the time that
// was published last: whoever passes next knows of it.
func (c *clocks) pass(w *warp, lane int, addr uint64) stamp {
	wc := &c.warps[w.index]
	k := c.lock(addr)
	l := &wc.lanes[lane]
	known := k.lanes[w.index]
	if known == nil {
		known = &[warpSize]clock{}
		k.lanes[w.index] = known
	}
	news := l.news || l.seen != k
	if !news && l.version == k.version {
		return stamp{warp: k.known[w.index], lane: known[lane]}
	}
	learn(wc.known, k.known)
	learn(l.known[:], known[:])
	if news {
		learn(k.known, wc.known)
		learn(known[:], l.known[:])
		k.known[w.index], known[lane] = wc.own, l.own
		wc.own++
		l.own++
		k.version++
	}
	l.news, l.seen, l.version = false, k, k.version
	return stamp{warp: k.known[w.index], lane: known[lane]}
}

// lock finds what is known about an address. The last one is at hand.
func (c *clocks) lock(addr uint64) *lock {
	if c.last != nil && c.lastAddr == addr {
		return c.last
	}
	k := c.locks[addr]
	if k == nil && len(c.locks) >= maxLocks {
		addr = mbarrierLock
		k = c.locks[addr]
	}
	if k == nil {
		k = &lock{known: make([]clock, len(c.warps)), lanes: map[uint32]*[warpSize]clock{}}
		c.locks[addr] = k
	}
	c.last, c.lastAddr = k, addr
	return k
}

// A stamp is when somebody did something.
type stamp struct {
	thread     uint16 // its index plus 1; 0 for nobody
	strong     bool
	warp, lane clock
	step       uint32 // which instruction, of all that were executed
	site       codeSite
}

func (c *clocks) stamp(w *warp, lane int) stamp {
	wc := &c.warps[w.index]
	return stamp{
		thread: uint16(w.index*warpSize) + uint16(lane) + 1, warp: wc.own, lane: wc.lanes[lane].own,
		step: c.step, site: codeSite{w.frame.fn, w.pc - 1},
	}
}

// before reports whether what s marks is over for the lane: it was its own, or
// something orders the two.
func (c *clocks) before(s *stamp, w *warp, lane int) bool {
	if s.thread == 0 {
		return true
	}
	who := uint32(s.thread - 1)
	if who/warpSize != w.index {
		return c.warps[w.index].known[who/warpSize] >= s.warp
	}
	return who%warpSize == uint32(lane) || c.warps[w.index].lanes[lane].known[who%warpSize] >= s.lane
}
