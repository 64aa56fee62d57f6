package worker

import (
	"maps"
	"slices"
	"sync"
	"time"

	"ferry/control"
	"ferry/cu"
)

// statsPause is how often the daemon is told what the session uses, at most.
const statsPause = 100 * time.Millisecond

// tally counts what the session uses of each device: contexts, and memory the
// client allocated (arrays and what the driver takes for itself are not in it).
// It locks itself; its lock is the innermost.
type tally struct {
	mu      sync.Mutex
	uses    map[cu.Device]use
	changed chan struct{} // holds one token while the daemon has not heard
}

type use struct {
	contexts int
	memory   uint64
}

func (t *tally) init() {
	t.uses = map[cu.Device]use{}
	t.changed = make(chan struct{}, 1)
}

// memory adds to the bytes in use, or takes from them.
func (t *tally) memory(dev cu.Device, bytes int64) {
	t.change(dev, func(u *use) { u.memory += uint64(bytes) })
}

// contexts adds to the contexts, or takes from them.
func (t *tally) contexts(dev cu.Device, n int) {
	t.change(dev, func(u *use) { u.contexts += n })
}

func (t *tally) change(dev cu.Device, edit func(*use)) {
	t.mu.Lock()
	u := t.uses[dev]
	edit(&u)
	t.uses[dev] = u
	t.mu.Unlock()
	select {
	case t.changed <- struct{}{}:
	default:
	}
}

// now lists the devices in use, by ordinal.
func (t *tally) now() []control.DeviceUse {
	t.mu.Lock()
	defer t.mu.Unlock()
	var list []control.DeviceUse
	for _, dev := range slices.Sorted(maps.Keys(t.uses)) {
		if u := t.uses[dev]; u.contexts > 0 || u.memory > 0 {
			list = append(list, control.DeviceUse{Device: int(dev), Memory: u.memory})
		}
	}
	return list
}

// reportUse tells the daemon what the session uses whenever that has changed,
// until done is closed or the daemon does not listen.
func (w *Worker) reportUse(done <-chan struct{}) {
	for {
		select {
		case <-done:
			return
		case <-w.tally.changed:
		}
		if err := w.ctl.Stats(w.tally.now()); err != nil {
			w.log.Debug("the daemon is not told what this session uses", "why", err)
			return
		}
		select {
		case <-done:
			return
		case <-time.After(statsPause):
		}
	}
}
