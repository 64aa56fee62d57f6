package interp

import (
	"fmt"
	"sync"
	"sync/atomic"
)

// Races on global memory, between threads of one block or of several. Threads of one block are
// ordered by their clocks, as on shared memory. Blocks are ordered by strong accesses only: what a
// block did before one of its own is known to a block whose own strong access came later, whatever
// the addresses, which covers locks, flags, counters with fences and the barrier of a grid. That is
// coarser than the ISA's rule and errs on the quiet side. Launches are ordered by their streams and
// are not looked at together.

const (
	raceShards = 64
	raceWords  = 1 << 20 // of which the uses are remembered in a launch; what lies beyond is not looked at
)

// globalUses are the last uses of the words of global memory in a launch.
type globalUses struct {
	tick   atomic.Uint64 // of strong accesses
	words  atomic.Int64
	shards [raceShards]struct {
		mu    sync.Mutex
		words map[uint64]*globalWord // by address / 4
	}
}

// A globalWord is four bytes of global memory: who wrote and who read them last.
type globalWord struct {
	writer, reader globalUse
	value          uint32 // what was written, of the bytes in writer.bytes
	known          bool   // value is
}

// A globalUse is an access of a thread. Its stamp has a meaning inside of its block.
type globalUse struct {
	stamp
	bytes uint8 // a bit for each
	block uint64
	at    *publication
}

// A publication is when a block has told others what it had done: 0 for not yet.
type publication struct{ tick atomic.Uint64 }

// blockOrder is what a block knows of others, and they of it.
type blockOrder struct {
	now      *publication // of what the block does now
	acquired uint64
}

// publish is a strong access to memory that all blocks see.
func (t *watch) publish(w *warp) {
	if t.checks&CheckGlobalRaces == 0 {
		return
	}
	tick := w.block.launch.uses.tick.Add(1)
	if t.order.now != nil {
		t.order.now.tick.Store(tick)
	}
	t.order = blockOrder{now: &publication{}, acquired: tick}
}

// globalRace looks for uses of the same bytes that nothing orders with this one, and remembers it.
func (t *watch) globalRace(w *warp, v *watched, lane int, addr uint64) {
	if _, ok := w.find(addr, v.size); !ok {
		return // there is no such memory
	}
	if t.order.now == nil {
		t.order.now = &publication{}
	}
	now := globalUse{stamp: t.stamp(w, lane), block: w.block.index, at: t.order.now}
	now.strong = v.strong
	t.warps[w.index].lanes[lane].news = true
	var bytes [32]byte
	known := v.kind == watchWrite && v.storedBytes(w, lane, &bytes)
	for from := uint64(0); from < v.size; {
		word, n := (addr+from)/4, min(4-(addr+from)%4, v.size-from)
		at := (addr + from) % 4
		now.bytes = uint8(1<<n-1) << at
		var value uint32
		for i := range n {
			if known && from+i < uint64(len(bytes)) {
				value |= uint32(bytes[from+i]) << (8 * (at + i))
			}
		}
		if other, wrote := t.useWord(w, v, lane, word, now, value, known); other != nil {
			t.raceOn(w, lane, "global", addr, v, v.kind != watchRead, &other.stamp, wrote, other.block)
			return
		}
		from += n
	}
}

// useWord looks at one word and remembers the use of it. It returns the use that races with it.
func (t *watch) useWord(w *warp, v *watched, lane int, at uint64, now globalUse, value uint32, known bool) (other *globalUse, wrote bool) {
	uses := w.block.launch.uses
	s := &uses.shards[at%raceShards]
	s.mu.Lock()
	defer s.mu.Unlock()
	g := s.words[at]
	if g == nil {
		if uses.words.Add(1) > raceWords {
			return nil, false
		}
		if s.words == nil {
			s.words = map[uint64]*globalWord{}
		}
		g = &globalWord{}
		s.words[at] = g
	}
	races := func(u *globalUse) bool {
		return u.thread != 0 && u.bytes&now.bytes != 0 && !(u.strong && now.strong) && !t.orderedUse(u, w, lane)
	}
	writes := v.kind != watchRead
	same := writes && known && g.known && g.writer.bytes == now.bytes && g.value == value // harmless
	switch {
	case races(&g.writer) && !same:
		found := g.writer
		return &found, true
	case writes && races(&g.reader) && !same:
		found := g.reader
		return &found, false
	}
	if writes {
		g.writer, g.value, g.known = now, value, known
	} else {
		g.reader = now
	}
	return nil, false
}

// orderedUse reports whether a use is over for the lane.
func (t *watch) orderedUse(u *globalUse, w *warp, lane int) bool {
	if u.block == w.block.index {
		return t.before(&u.stamp, w, lane)
	}
	tick := u.at.tick.Load()
	return tick != 0 && tick <= t.order.acquired
}

// storedBytes writes down what a lane is about to store; false if that is not known.
func (v *watched) storedBytes(w *warp, lane int, to *[32]byte) bool {
	if v.value == nil || len(v.value)*v.elem > len(to) {
		return false
	}
	for i, o := range v.value {
		word := w.raw(o, v.lane, lane)
		for k := range v.elem {
			to[i*v.elem+k] = byte(word >> (8 * k))
		}
	}
	return true
}

// blockName spells a block's place in the grid.
func (l *Launch) blockName(index uint64) string {
	x, y := uint64(l.Grid[0]), uint64(l.Grid[1])
	return fmt.Sprintf("(%d,%d,%d)", index%x, index/x%y, index/x/y)
}
