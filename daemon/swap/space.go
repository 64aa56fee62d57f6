package swap

import "slices"

// A device is a GPU with the account that one Step keeps of it.
type device struct {
	Device
	// Within one Step: what is kept for those asking that were served before, and whether a
	// comer before keeps all of it.
	reserved uint64
	kept     bool
}

// accounts is what is where, and how long it takes to move it.
type accounts struct {
	cfg      Config
	now      Nanos
	devices  map[int]*device
	order    []*session // all of them, by ID
	spilling *session   // goes from host memory to disk
	spillEnd Nanos      // when it should be there at the latest
}

// advance moves the time on. It never goes back.
func (a *accounts) advance(now Nanos) { a.now = max(a.now, now) }

// usable returns how many bytes a GPU has for sessions; 0 if it is unknown.
func (a *accounts) usable(number int) uint64 {
	d := a.devices[number]
	if d == nil {
		return 0
	}
	return lessBytes(d.Capacity, d.Reserve)
}

// free returns how many bytes of a GPU no session takes.
func (a *accounts) free(number int) uint64 {
	var used uint64
	for _, v := range a.order {
		if v.device == number {
			used = addBytes(used, v.occupied())
		}
	}
	return lessBytes(a.usable(number), used)
}

// becoming returns how many bytes of a GPU will be free when all that are leaving have
// left.
func (a *accounts) becoming(number int) uint64 {
	sum := a.free(number)
	for _, v := range a.order {
		if v.device == number && v.state == Leaving && !a.overdue(v) {
			sum = addBytes(sum, v.occupied())
		}
	}
	return sum
}

// busy reports whether sessions are leaving a GPU. Others wait for them: transfers of one GPU
// share its bus, so the first that asks would only wait for longer.
func (a *accounts) busy(number int) bool {
	return slices.ContainsFunc(a.order, func(v *session) bool { return v.device == number && v.state == Leaving && !a.overdue(v) })
}

// oversubscribed reports whether the sessions of a GPU, in and out, would hold more than
// they may with bytes more.
func (a *accounts) oversubscribed(number int, bytes uint64) bool {
	return bytes > a.unsubscribed(number)
}

// unsubscribed returns how many bytes more the sessions of a GPU may hold, in and out.
func (a *accounts) unsubscribed(number int) uint64 {
	var sum uint64
	for _, v := range a.order {
		if v.device == number && !(v.hold && v.state == Out) { // a hold is there to give memory to others
			sum = addBytes(addBytes(sum, v.claimed), v.promise)
		}
	}
	most := float64(a.usable(number)) * a.cfg.Oversubscribe
	if most >= 1<<63 {
		return lessBytes(1<<63, sum)
	}
	return lessBytes(uint64(most), sum)
}

// spare returns how many bytes of its GPU a resident session may have now: those that are free
// and not about to be given to others. What a comer keeps while nobody may leave for it yet
// would lie idle: sessions that can leave later may have it.
func (a *accounts) spare(v *session) uint64 {
	d := a.devices[v.device]
	if d == nil || d.kept && !a.movable(v) {
		return 0
	}
	return lessBytes(a.free(v.device), d.reserved)
}

// Headroom returns how many bytes more a session may allocate without asking: those of its
// GPU that are free and not about to be given to others, as far as sessions may hold so much
// together. It is as the last Step left it.
func (s *Swapper) Headroom(id ID) uint64 {
	v := s.sessions[id]
	if v == nil || v.state != Resident {
		return 0
	}
	return addBytes(v.promise, min(s.spare(v), s.unsubscribed(v.device)))
}

// hostFree returns how many bytes of host memory nothing is in, or on its way to or from.
func (a *accounts) hostFree() uint64 {
	var used uint64
	for _, v := range a.order {
		if v.state != Resident && !v.disk {
			used = addBytes(used, v.claimed)
		}
	}
	return lessBytes(a.cfg.Host, used)
}

// diskFree is the same for the disk.
func (a *accounts) diskFree() uint64 {
	var used uint64
	for _, v := range a.order {
		if v.state != Resident && v.disk || v == a.spilling {
			used = addBytes(used, v.claimed)
		}
	}
	return lessBytes(a.cfg.Disk, used)
}

// spillsSoon reports whether a session is about to be on disk.
func (a *accounts) spillsSoon() bool { return a.spilling != nil && a.now < a.spillEnd }

// allFit reports whether sessions of these sizes could leave one after the other, if those
// that can go to disk go there.
func (a *accounts) allFit(sizes []uint64) bool {
	host, disk := a.hostFree(), a.diskFree()
	if a.spillsSoon() {
		host = addBytes(host, a.spilling.claimed)
	}
	gone := map[*session]bool{}
	for _, size := range sizes {
		for size > host && size <= a.cfg.Host {
			v := a.nextToSpill(disk, gone)
			if v == nil {
				break
			}
			gone[v] = true
			host, disk = addBytes(host, v.claimed), disk-v.claimed
		}
		switch {
		case size <= host:
			host -= size
		case size <= disk:
			disk -= size
		default:
			return false
		}
	}
	return true
}

// largest returns the size of the largest session that may leave for others, or has left.
func (a *accounts) largest() (most uint64) {
	for _, v := range a.order {
		if v.state != Resident && !v.hold || a.movable(v) {
			most = max(most, v.claimed)
		}
	}
	return most
}

// A destination is where the memory of a session that leaves goes.
type destination int

const (
	nowhere destination = iota // there is no room
	notYet                     // there will be when others are on disk
	toHost
	toDisk
)

// destinationFor finds room for a session that leaves.
func (a *accounts) destinationFor(v *session) destination {
	switch disk := a.diskFree(); {
	case v.claimed <= a.hostFree():
		return toHost
	case v.claimed <= a.cfg.Host && (a.spillsSoon() || a.spilling == nil && a.nextToSpill(disk, nil) != nil):
		return notYet
	case v.claimed <= disk:
		return toDisk
	default:
		return nowhere
	}
}

// spill moves sessions from host memory to disk, one at a time, until the largest resident
// session that may leave fits.
func (s *Swapper) spill() {
	if s.spilling != nil {
		return
	}
	var want uint64
	for _, v := range s.order {
		if v.state == Resident && v.unmovable == "" && (v.policy.Idle > 0 || v.hold) && v.claimed <= s.cfg.Host {
			want = max(want, v.claimed)
		}
	}
	if s.hostFree() >= want {
		return
	}
	if v := s.nextToSpill(s.diskFree(), nil); v != nil {
		s.spilling = v
		s.spillEnd = later(s.now, s.slowTransfer(v))
		s.act(Action{Kind: ToDisk, ID: v.id, Bytes: v.claimed})
	}
}

// nextToSpill returns the session to go to disk next, where so many bytes are free: one that
// is held, else the least recently active; nil if none can. Those that are gone do not
// count.
func (a *accounts) nextToSpill(disk uint64, gone map[*session]bool) (next *session) {
	for _, v := range a.order {
		if v.state != Out || v.disk || v == a.spilling || gone[v] || v.claimed == 0 || v.claimed > disk || v.asks() && !v.hold || v.spillFrom > a.now {
			continue
		}
		if next == nil || v.hold && !next.hold || v.hold == next.hold && v.active < next.active {
			next = v
		}
	}
	return next
}

// settleClaims lets what sessions claim count as far as there is room.
func (a *accounts) settleClaims() {
	full := map[int]bool{}
	for _, v := range a.order {
		if v.state == Resident && v.held < v.claimed && !full[v.device] {
			v.held += min(v.claimed-v.held, a.free(v.device))
			full[v.device] = v.held < v.claimed
		}
	}
}
