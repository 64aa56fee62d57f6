package interp

import (
	"math/bits"
	"slices"
	"sync"

	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// A checked program (LinkChecked) looks for mistakes that a plain one cannot
// see: races, reads of memory that nobody wrote, and wrong use
// of barriers and member masks. Its memory and barrier instructions are wrapped when they are decoded, so a plain
// program knows nothing of it. A finding does not stop the kernel: the launch
// goes on and keeps the first finding of every place.
//
// What orders two accesses is in watch_clock.go, what is remembered about a
// byte in watch_shared.go, global memory in watch_global.go, barriers in watch_sync.go. Where the rules are coarser than the ISA's they err
// on the quiet side: a race may be missed, none is made up.

// What a watched instruction does.
type watchKind uint8

const (
	watchRead watchKind = iota + 1
	watchWrite
	watchAtomic
	watchCopy     // cp.async: reads x.from, writes its own address
	watchWarpSync // bar.warp.sync
	watchMbarrier // orders what its users do, like a lock
	watchAligned  // a barrier that all lanes of a warp must reach at the same instruction
	watchMembers  // shfl, vote, match and redux with a member mask
)

// A watched is what a checked program knows about an instruction.
type watched struct {
	kind   watchKind
	strong bool   // volatile, relaxed, acquire or release: no race with its like
	size   uint64 // bytes of a lane's access
	// A store's value, to tell harmless writes of the same value: registers
	// of lane bytes each, elem bytes of which are stored.
	value []opnd
	lane  uint8
	elem  int
}

// watch wraps an instruction of a checked program.
func (d *decoder) watch(in *ptx.Inst, out inst) inst {
	v := d.watchedAs(in, &out)
	if v == nil {
		return out
	}
	if out.x == nil {
		out.x = &extra{}
	}
	out.x.watched = v
	out.x.unwatched, out.fn = out.fn, opWatched
	return out
}

func (d *decoder) watchedAs(in *ptx.Inst, out *inst) *watched {
	has := func(names ...string) bool {
		return slices.ContainsFunc(in.Mods, func(m string) bool { return slices.Contains(names, m) })
	}
	switch in.Op {
	case "ld", "ldu", "st", "atom", "red":
		if out.x == nil || out.x.space == inParam || out.x.space == inLocal {
			return nil
		}
		t := ptxinst.NewMods(in.Mods).Type(0)
		v := &watched{kind: watchRead, size: uint64(t.Size()), strong: has(orderMods...), elem: min(t.Size(), 8)}
		switch in.Op {
		case "st":
			v.kind = watchWrite
			v.size *= uint64(len(elements(in.Args[1])))
			d.valueOf(in, out, v, t)
		case "ld", "ldu":
			v.size *= uint64(len(elements(in.Args[0])))
		default:
			v.kind, v.strong = watchAtomic, true
			for i, m := range []string{"v2", "v4", "v8"} {
				if has(m) {
					v.size *= 2 << i
				}
			}
		}
		return v
	case "cp":
		if out.x == nil || out.x.from == nil || !has("async") || has("bulk") {
			return nil
		}
		return &watched{kind: watchCopy, size: uint64(out.sz.a)}
	case "bar", "barrier":
		if has("warp") {
			return &watched{kind: watchWarpSync}
		}
		if d.prog.checked&CheckSync != 0 && !has("cluster") && (in.Op == "bar" || has("aligned")) {
			return &watched{kind: watchAligned}
		}
	case "shfl", "vote", "match", "redux":
		if d.prog.checked&CheckSync != 0 && has("sync") {
			return &watched{kind: watchMembers}
		}
	case "mbarrier":
		return &watched{kind: watchMbarrier}
	}
	return nil
}

// valueOf notes where a store's value is.
func (d *decoder) valueOf(in *ptx.Inst, out *inst, v *watched, t ptx.Type) {
	for _, e := range elements(in.Args[1]) {
		_, n, err := d.wide(e, t)
		if err != nil || n > 8 || v.lane != 0 && v.lane != n {
			return
		}
		v.lane = n
	}
	v.value = out.x.vec
}

// opWatched checks an instruction's accesses, then executes it.
func opWatched(w *warp, in *inst) bool {
	t, v := w.block.watch, in.x.watched
	switch v.kind {
	case watchAligned:
		return in.x.unwatched(w, in) // the block looks when the barrier opens
	case watchMembers:
		t.members(w, in.x.e)
		return in.x.unwatched(w, in)
	case watchWarpSync:
		t.members(w, in.a)
		ok := in.x.unwatched(w, in)
		if ok {
			t.meet(w, w.act)
		}
		return ok
	case watchMbarrier:
		for m := w.act; m != 0; m &= m - 1 {
			t.pass(w, bits.TrailingZeros32(m), mbarrierLock)
		}
		return t.plainly(w, in)
	case watchCopy:
		from := *w.addresses(in.x.from)
		to := *w.addresses(in)
		t.accesses(w, &watched{kind: watchRead, size: v.size}, inGlobal, &from)
		t.accesses(w, v, inShared, &to)
	default:
		addr := *w.addresses(in)
		t.accesses(w, v, in.x.space, &addr)
	}
	return t.plainly(w, in)
}

// plainly executes the instruction itself, whose accesses are known already.
func (t *watch) plainly(w *warp, in *inst) bool {
	w.watched = false
	ok := in.x.unwatched(w, in)
	w.watched = true
	return ok
}

// maxFindings bounds what a launch reports.
const maxFindings = 16

// findings are what a launch of a checked program found, first of each place.
type findings struct {
	mu   sync.Mutex
	seen map[finding]int // index of list
	list []*Fault        // nil where one was withdrawn
}

// A finding is told from others by its place, not by thread or address.
type finding struct {
	kind         FaultKind
	space        string
	writes       bool
	place, other codeSite
}

// codeSite is an instruction of a function.
type codeSite struct {
	fn *function
	pc int32
}

// line is the first instruction of the same source line, so that a loop that
// was unrolled is one place.
func (s codeSite) line() codeSite {
	at := s.fn.sites[s.pc].loc
	for i := range s.fn.sites {
		if at.Line != 0 && s.fn.sites[i].loc == at {
			return codeSite{s.fn, int32(i)}
		}
	}
	return s
}

// add keeps a finding; make describes it, if it is new.
func (f *findings) add(key finding, make func() *Fault) {
	key.place = key.place.line()
	if key.other.fn != nil {
		key.other = key.other.line()
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if i, seen := f.seen[key]; seen {
		if i < len(f.list) && f.list[i] != nil {
			f.list[i].Times++
		}
		return
	}
	if len(f.list) == maxFindings {
		return
	}
	if f.seen == nil {
		f.seen = map[finding]int{}
	}
	f.seen[key] = len(f.list)
	one := make()
	one.Times = 1
	f.list = append(f.list, one)
}

// withdraw takes back a finding for which there is a better explanation.
func (f *findings) withdraw(key finding) {
	key.place = key.place.line()
	f.mu.Lock()
	defer f.mu.Unlock()
	if i, seen := f.seen[key]; seen {
		f.list[i] = nil
	}
}

// Findings lists what a checked program's launch found, once Run has returned.
func (l *Launch) Findings() []*Fault {
	return slices.DeleteFunc(slices.Clone(l.found.list), func(f *Fault) bool { return f == nil })
}
