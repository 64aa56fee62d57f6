package swap

import (
	"cmp"
	"slices"
)

// A plan is which sessions leave a GPU so that another one's bytes fit.
type plan struct {
	device  int
	victims []*session
	working bool // some of them are not idle
}

// A readiness says whether a session may leave for the one that asks, and whether it is
// idle.
type readiness func(v *session) (may, idle bool)

// ready is the readiness at this moment: idle sessions, and those that had their turn.
func (a *accounts) ready(v *session) (may, idle bool) {
	idle = a.idleAt(v) <= a.now
	return a.mayLeaveNow(v) && (idle || a.turnEnd(v) <= a.now), idle
}

// readyBy is the readiness for an allocation that may wait until a moment.
func (a *accounts) readyBy(deadline Nanos) readiness {
	return func(v *session) (may, idle bool) {
		may, _ = a.eventually(v)
		return may && min(a.idleAt(v), a.turnEnd(v)) <= deadline, true
	}
}

// eventually is the readiness for a comer that waits: all that can leave at all.
func (a *accounts) eventually(v *session) (may, idle bool) {
	return a.movable(v) && (v.state == Resident || v.state == Coming && !a.overdue(v)), true
}

// mayLeaveNow reports whether nothing keeps a session from leaving but its work. One that
// failed to leave is tried again when its time has passed.
func (a *accounts) mayLeaveNow(v *session) bool {
	return v.state == Resident && v.unmovable == "" && v.policy.Idle > 0 && v.movableFrom <= a.now && !v.hold
}

// choose returns the sessions that leave a GPU to make room for so many bytes more. Where they
// go, so much room must be left.
func (a *accounts) choose(number int, bytes, left uint64, asking *session, ready readiness) (p plan, ok bool) {
	var idle, all []*session
	for _, v := range a.order {
		if v == asking || v.device != number || v.held == 0 {
			continue
		}
		if may, isIdle := ready(v); may {
			all = append(all, v)
			if isIdle {
				idle = append(idle, v)
			}
		}
	}
	if victims := a.fewest(idle, bytes, left); victims != nil {
		return plan{device: number, victims: victims}, true
	}
	if len(all) > len(idle) {
		if victims := a.fewest(all, bytes, left); victims != nil {
			return plan{device: number, victims: victims, working: true}, true
		}
	}
	return plan{}, false
}

// fewest returns the smallest set of candidates that frees bytes; of several the one whose
// sessions leave first. nil if there is none.
func (a *accounts) fewest(candidates []*session, bytes, left uint64) []*session {
	slices.SortFunc(candidates, a.leavesFirst)
	if set := pick(candidates, bytes); set != nil && a.fitOut(set, left) {
		return set
	}
	// Where they go is nearly full: take small ones, whoever they are.
	slices.SortStableFunc(candidates, func(x, y *session) int { return cmp.Compare(x.claimed, y.claimed) })
	if set := pick(candidates, bytes); set != nil && a.fitOut(set, left) {
		return set
	}
	// More but smaller ones may fit.
	var set []*session
	var sum uint64
	for _, v := range candidates {
		if sum >= bytes {
			break
		}
		set, sum = append(set, v), addBytes(sum, v.occupied())
	}
	if sum >= bytes && a.fitOut(set, left) {
		return set
	}
	return nil
}

// fitOut reports whether all of a set can leave, and one of a size after them.
func (a *accounts) fitOut(set []*session, left uint64) bool {
	var sizes []uint64
	for _, v := range set {
		sizes = append(sizes, v.claimed)
	}
	return a.allFit(append(sizes, left))
}

// pick returns the smallest set that frees bytes, and of several the first in the order of
// the candidates; nil if all together do not.
func pick(candidates []*session, bytes uint64) []*session {
	bySize := make([]int, len(candidates)) // indices of candidates, the largest first
	for i := range bySize {
		bySize[i] = i
	}
	slices.SortStableFunc(bySize, func(a, b int) int {
		return cmp.Compare(candidates[b].occupied(), candidates[a].occupied())
	})
	size, sum := 0, uint64(0)
	for sum < bytes {
		if size == len(bySize) {
			return nil
		}
		sum = addBytes(sum, candidates[bySize[size]].occupied())
		size++
	}
	// Take each in order, if with the largest of those behind it the set can be completed.
	var set []*session
	var got uint64
	for i, v := range candidates {
		if len(set) == size {
			break
		}
		rest, missing := uint64(0), size-len(set)-1
		for _, at := range bySize {
			if missing == 0 {
				break
			}
			if at > i {
				rest, missing = addBytes(rest, candidates[at].occupied()), missing-1
			}
		}
		if missing == 0 && addBytes(addBytes(got, v.occupied()), rest) >= bytes {
			set, got = append(set, v), addBytes(got, v.occupied())
		}
	}
	return set
}

// leavesFirst orders sessions by who leaves first.
func (a *accounts) leavesFirst(x, y *session) int {
	rank := func(v *session) int {
		switch {
		case a.idleAt(v) <= a.now:
			return 0
		case !v.policy.Interactive:
			return 1
		default:
			return 2
		}
	}
	active := func(v *session) Nanos { return min(v.active, a.now-recent) }
	return cmp.Or(cmp.Compare(rank(x), rank(y)), cmp.Compare(active(x), active(y)), cmp.Compare(x.since, y.since), cmp.Compare(x.id, y.id))
}

// execute lets the victims of a plan leave. Those for which there will only be room later
// are chosen again then.
func (s *Swapper) execute(p plan) {
	for _, v := range p.victims {
		s.evict(v)
	}
}

// evict lets a session leave, if there is room where it goes.
func (s *Swapper) evict(v *session) destination {
	to := s.destinationFor(v)
	if to == toHost || to == toDisk {
		v.state, v.began, v.disk = Leaving, s.now, to == toDisk
		v.granted, v.vain, v.evicting = false, 0, false
		s.act(Action{Kind: Leave, ID: v.id, Device: v.device, Bytes: v.claimed, Disk: v.disk})
		if v.asks() {
			s.requeue(v)
		}
	}
	return to
}
