package accounting

import (
	"sync"
	"time"

	"ferry/api/cu"
	"ferry/server/sessionpage"
)

// Usage counts what the session uses of each device: contexts, and memory of
// every kind the client allocates (what the driver takes for itself is not in
// it). Each change is there for the daemon to read, and a claim beyond the
// daemon's quota is refused. It locks itself; its lock is the innermost.
type Usage struct {
	mu   sync.Mutex
	page *sessionpage.Page
	uses map[cu.Device]deviceUse

	// Unasked is set while the loop executes an allocation the client did not
	// wait for, on the strength of what it was told was left.
	Unasked bool
}

type deviceUse struct {
	contexts int
	memory   uint64
	reserve  uint64 // of it: kept for the next allocation, given up when it is in the way
	promise  promise
}

// promise is what a client was told it has left: it may take half of that unasked,
// for a second. A quota lowered meanwhile must not make those fail, since
// nobody waits for their answer.
type promise struct {
	quota uint64
	until time.Time
}

// promiseTime is how long what a client was told holds here: a second for the
// client, another for the way.
const promiseTime = 2 * time.Second

func (t *Usage) init(page *sessionpage.Page) {
	t.page, t.uses = page, map[cu.Device]deviceUse{}
}

// Quota is what the client may have of a device, 0 for any amount.
func (t *Usage) Quota(dev cu.Device) uint64 {
	if d := t.page.Device(int(dev)); d != nil {
		return d.Quota()
	}
	return 0
}

// Claim adds to the bytes in use, unless that is beyond the quota.
func (t *Usage) Claim(dev cu.Device, bytes uint64) bool {
	ok := true
	t.change(dev, func(u *deviceUse) {
		quota := t.Quota(dev)
		if t.Unasked && quota != 0 && time.Now().Before(u.promise.until) {
			quota = max(quota, u.promise.quota)
		}
		if ok = quota == 0 || u.memory <= quota && bytes <= quota-u.memory; ok {
			u.memory += bytes
		}
	})
	return ok
}

// add is claim for what cannot be refused.
func (t *Usage) add(dev cu.Device, bytes uint64) {
	t.change(dev, func(u *deviceUse) { u.memory += bytes })
}

// Refund takes bytes from those in use.
func (t *Usage) Refund(dev cu.Device, bytes uint64) {
	t.change(dev, func(u *deviceUse) { u.memory -= bytes })
}

// AddReserve adds to what is kept without use, or takes from it.
func (t *Usage) AddReserve(dev cu.Device, bytes int64) {
	t.change(dev, func(u *deviceUse) { u.reserve += uint64(bytes) })
}

// AddContexts adds to the contexts, or takes from them.
func (t *Usage) AddContexts(dev cu.Device, n int) {
	t.change(dev, func(u *deviceUse) { u.contexts += n })
}

// Limit cuts what a device says of itself down to the quota. ending bytes of
// what is held are as good as free.
func (t *Usage) Limit(dev cu.Device, free, total, ending uint64) (uint64, uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	quota := t.Quota(dev)
	if quota == 0 {
		return free, total
	}
	u := t.uses[dev]
	held := u.memory - u.reserve - min(ending, u.memory-u.reserve)
	return min(free, quota-min(held, quota)), min(total, quota)
}

// Promise is limit for a client that may use what it is told without asking again.
func (t *Usage) Promise(dev cu.Device, free uint64) uint64 {
	left, _ := t.Limit(dev, free, free, 0)
	t.mu.Lock()
	defer t.mu.Unlock()
	u := t.uses[dev]
	u.promise = promise{t.Quota(dev), time.Now().Add(promiseTime)}
	t.uses[dev] = u
	return left
}

func (t *Usage) change(dev cu.Device, edit func(*deviceUse)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	u := t.uses[dev]
	edit(&u)
	t.uses[dev] = u
	if d := t.page.Device(int(dev)); d != nil {
		d.SetHeld(u.memory - u.reserve)
		d.SetContexts(u.contexts)
	}
}
