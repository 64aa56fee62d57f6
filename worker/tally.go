package worker

import (
	"sync"
	"time"

	"ferry/api/cu"
	"ferry/server/sessionpage"
)

// tally counts what the session uses of each device: contexts, and memory of
// every kind the client allocates (what the driver takes for itself is not in
// it). Each change is there for the daemon to read, and a claim beyond the
// daemon's quota is refused. It locks itself; its lock is the innermost.
type tally struct {
	mu    sync.Mutex
	terms *sessionpage.Page
	uses  map[cu.Device]use

	// unasked is set while the loop executes an allocation the client did not
	// wait for, on the strength of what it was told was left.
	unasked bool
}

type use struct {
	contexts int
	memory   uint64
	spare    uint64 // of it: kept for the next allocation, given up when it is in the way
	word     word
}

// word is what a client was told it has left: it may take half of that unasked,
// for a second. A quota lowered meanwhile must not make those fail, since
// nobody waits for their answer.
type word struct {
	quota uint64
	until time.Time
}

// goodWill is how long what a client was told holds here: a second for the
// client, another for the way.
const goodWill = 2 * time.Second

func (t *tally) init(terms *sessionpage.Page) {
	t.terms, t.uses = terms, map[cu.Device]use{}
}

// quota is what the client may have of a device, 0 for any amount.
func (t *tally) quota(dev cu.Device) uint64 {
	if d := t.terms.Device(int(dev)); d != nil {
		return d.Quota()
	}
	return 0
}

// claim adds to the bytes in use, unless that is beyond the quota.
func (t *tally) claim(dev cu.Device, bytes uint64) bool {
	ok := true
	t.change(dev, func(u *use) {
		quota := t.quota(dev)
		if t.unasked && quota != 0 && time.Now().Before(u.word.until) {
			quota = max(quota, u.word.quota)
		}
		if ok = quota == 0 || u.memory <= quota && bytes <= quota-u.memory; ok {
			u.memory += bytes
		}
	})
	return ok
}

// add is claim for what cannot be refused.
func (t *tally) add(dev cu.Device, bytes uint64) {
	t.change(dev, func(u *use) { u.memory += bytes })
}

// refund takes bytes from those in use.
func (t *tally) refund(dev cu.Device, bytes uint64) {
	t.change(dev, func(u *use) { u.memory -= bytes })
}

// spares adds to what is kept without use, or takes from it.
func (t *tally) spares(dev cu.Device, bytes int64) {
	t.change(dev, func(u *use) { u.spare += uint64(bytes) })
}

// contexts adds to the contexts, or takes from them.
func (t *tally) contexts(dev cu.Device, n int) {
	t.change(dev, func(u *use) { u.contexts += n })
}

// limit cuts what a device says of itself down to the quota. ending bytes of
// what is held are as good as free.
func (t *tally) limit(dev cu.Device, free, total, ending uint64) (uint64, uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	quota := t.quota(dev)
	if quota == 0 {
		return free, total
	}
	u := t.uses[dev]
	held := u.memory - u.spare - min(ending, u.memory-u.spare)
	return min(free, quota-min(held, quota)), min(total, quota)
}

// tell is limit for a client that may use what it is told without asking again.
func (t *tally) tell(dev cu.Device, free uint64) uint64 {
	left, _ := t.limit(dev, free, free, 0)
	t.mu.Lock()
	defer t.mu.Unlock()
	u := t.uses[dev]
	u.word = word{t.quota(dev), time.Now().Add(goodWill)}
	t.uses[dev] = u
	return left
}

func (t *tally) change(dev cu.Device, edit func(*use)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	u := t.uses[dev]
	edit(&u)
	t.uses[dev] = u
	if d := t.terms.Device(int(dev)); d != nil {
		d.SetHeld(u.memory - u.spare)
		d.SetContexts(u.contexts)
	}
}
