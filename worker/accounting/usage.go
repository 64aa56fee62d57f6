package accounting

import (
	"sync"

	"ferry/api/cu"
	"ferry/server/sessionpage"
)

// Usage counts contexts and memory per device: memory of every kind that the client
// allocates, without what the driver uses for itself. Each change is written to the session
// page, where the daemon reads it, and a claim beyond the daemon's quota is refused.
//
// Any thread may use it. Its mutex is the innermost of all.
type Usage struct {
	mu   sync.Mutex
	page *sessionpage.Page
	uses map[cu.Device]deviceUse
	away bool // the session is suspended: it holds nothing on any device

	// Unasked is set while the command loop executes an allocation that the client sent
	// without waiting, because of the promise in an earlier answer.
	Unasked bool
}

// A deviceUse is what the session uses of one device.
type deviceUse struct {
	contexts int
	memory   uint64
	reserve  uint64 // bytes of memory that no allocation uses, kept for the next one; released when needed
	promise  promise
}

// A promise is the free memory that an answer told the client. The client may allocate half
// of it within a second without waiting for answers. Those allocations must not fail
// because the quota was lowered or another client took the memory meanwhile: no call is
// waiting for their result. The commands may take any time on their way, so a promise holds until the next one.
type promise struct {
	quota uint64
	left  uint64 // bytes of it that the client has not used
}

func (t *Usage) init(page *sessionpage.Page) {
	t.page, t.uses = page, map[cu.Device]deviceUse{}
}

// Quota returns how many bytes of a device the client may have, 0 for any number.
func (t *Usage) Quota(dev cu.Device) uint64 {
	if d := t.page.Device(int(dev)); d != nil {
		return d.Quota()
	}
	return 0
}

// Claim adds bytes to those in use. It returns false, and adds nothing, where that would be
// beyond the quota.
func (t *Usage) Claim(dev cu.Device, bytes uint64) bool {
	ok := true
	t.change(dev, func(u *deviceUse) {
		quota := t.Quota(dev)
		if t.Unasked && quota != 0 && bytes <= u.promise.left {
			quota = max(quota, u.promise.quota)
		}
		if ok = quota == 0 || u.memory <= quota && bytes <= quota-u.memory; ok {
			u.memory += bytes
		}
	})
	return ok
}

// Lacks returns how many bytes of room are missing for bytes more on a device; 0 if none are, or
// the daemon gives room to nobody.
func (t *Usage) Lacks(dev cu.Device, bytes uint64) uint64 {
	d := t.page.Device(int(dev))
	if d == nil {
		return 0
	}
	room := d.Room()
	if room == 0 {
		return 0
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	want := t.uses[dev].memory + bytes
	return want - min(want, room)
}

// add is Claim for memory that cannot be refused.
func (t *Usage) add(dev cu.Device, bytes uint64) {
	t.change(dev, func(u *deviceUse) { u.memory += bytes })
}

// Refund subtracts bytes from those in use.
func (t *Usage) Refund(dev cu.Device, bytes uint64) {
	t.change(dev, func(u *deviceUse) { u.memory -= bytes })
}

// AddReserve changes how many bytes are kept for the next allocation.
func (t *Usage) AddReserve(dev cu.Device, bytes int64) {
	t.change(dev, func(u *deviceUse) { u.reserve += uint64(bytes) })
}

// AddContexts changes the number of contexts.
func (t *Usage) AddContexts(dev cu.Device, n int) {
	t.change(dev, func(u *deviceUse) { u.contexts += n })
}

// Limit cuts a device's free and total memory down to the quota. ending bytes of the memory
// in use are about to be freed and count as free.
func (t *Usage) Limit(dev cu.Device, free, total, ending uint64) (uint64, uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	quota, u := t.Quota(dev), t.uses[dev]
	held := u.memory - u.reserve - min(ending, u.memory-u.reserve)
	if d := t.page.Device(int(dev)); d != nil && d.Room() != 0 {
		free = max(free, total-min(held, total)) // others leave the device for this session
	}
	if quota == 0 {
		return free, total
	}
	return min(free, quota-min(held, quota)), min(total, quota)
}

// HasRoom reports whether the quota has room for so many bytes more.
func (t *Usage) HasRoom(dev cu.Device, bytes uint64) bool {
	const device = 1 << 62 // larger than any
	left, _ := t.Limit(dev, device, device, 0)
	return bytes <= left
}

// Promise is Limit for an answer whose number the client may use without asking again.
func (t *Usage) Promise(dev cu.Device, free uint64) uint64 {
	left, _ := t.Limit(dev, free, free, 0)
	t.mu.Lock()
	defer t.mu.Unlock()
	u := t.uses[dev]
	u.promise = promise{t.Quota(dev), left}
	t.uses[dev] = u
	return left
}

// Promised reports whether the client was promised so many bytes that it has not used.
func (t *Usage) Promised(dev cu.Device, bytes uint64) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return bytes <= t.uses[dev].promise.left
}

// Redeem says that the client used bytes of what it was promised.
func (t *Usage) Redeem(dev cu.Device, bytes uint64) {
	t.change(dev, func(u *deviceUse) { u.promise.left -= min(bytes, u.promise.left) })
}

// change edits the counts of a device and writes them to the session page.
func (t *Usage) change(dev cu.Device, edit func(*deviceUse)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	u := t.uses[dev]
	edit(&u)
	t.uses[dev] = u
	t.report(dev, u)
}

// report writes the counts of a device to the session page. mu is held.
func (t *Usage) report(dev cu.Device, u deviceUse) {
	d := t.page.Device(int(dev))
	if d == nil {
		return
	}
	if t.away {
		u = deviceUse{contexts: u.contexts}
	}
	d.SetHeld(u.memory - u.reserve)
	d.SetContexts(u.contexts)
}

// SetAway says whether the session is suspended. What it had counts against its quota all the
// same, since it gets that back.
func (t *Usage) SetAway(yes bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.away = yes
	for dev, u := range t.uses {
		t.report(dev, u)
	}
}

// Promises lists how many bytes of each device the client was promised and has not used.
func (t *Usage) Promises() map[cu.Device]uint64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	list := map[cu.Device]uint64{}
	for dev, u := range t.uses {
		if u.promise.left != 0 {
			list[dev] = u.promise.left
		}
	}
	return list
}

// KeepPromise makes this worker hold what another one promised the client before the session was moved here, within the quota
// that it has here.
func (t *Usage) KeepPromise(dev cu.Device, left uint64) {
	t.change(dev, func(u *deviceUse) { u.promise = promise{t.Quota(dev), left} })
}
