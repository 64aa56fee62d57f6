// Package meter measures how long a device works for a client, and holds the client back
// while the daemon wants other clients to have the device.
//
// The daemon decides. It writes a permit for each device into the session page, and reads
// there whether the client wants the device, whether the device works for it, and for how
// long it has. Each device has a throttle, at which commands wait that would give the
// device work.
//
// Threads: a Meter belongs to the command loop. While a device may be at work for the
// client, a thread of the pool, the measuring thread, polls its marks. Both account for
// device time under throttle.mu. Only the locks of package gpu are taken under it.
package meter

import (
	"log/slog"
	"time"

	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/worker/gpu"
)

// A Meter has the throttles of one client.
type Meter struct {
	gpu       *gpu.Executor
	dev       device.Device
	log       *slog.Logger
	throttles throttles
	onPoll    func()        // called by the measuring thread at each poll
	pollPause time.Duration // between two polls of a command loop that has nothing else to do
}

// New returns the meter of a client. The measuring thread calls onPoll at each poll, for
// work that the command loop may be too busy to do.
func New(e *gpu.Executor, cfg gpu.Config, page *sessionpage.Page, onPoll func()) *Meter {
	m := &Meter{gpu: e, dev: cfg.Dev, log: cfg.Log, onPoll: onPoll, pollPause: defaultPollPause()}
	m.throttles.init(page)
	return m
}

// End ends the measuring: the session is charged no more.
func (m *Meter) End() { m.throttles.ended.Store(true) }

// ClientWaited notes that all work the client was waiting for has ended.
func (m *Meter) ClientWaited() { m.throttles.clientWaited() }

// ForgetContext drops the marks of a context that is about to end. None of its work is left
// on the device.
func (m *Meter) ForgetContext(c *gpu.Context) {
	if t := m.throttles.of(c.Device); t != nil {
		t.forgetContext(c)
	}
}

// BeforeSleep is called before the command loop sleeps. It marks the newest work, because
// the measuring thread sees the end of marked work only.
func (m *Meter) BeforeSleep() {
	used := m.throttles.inUse()
	for i := range used {
		t := &used[i]
		if t.working.Load() && t.given.Load() != t.marked.Load() {
			m.markWork(t)
		}
		if permit := t.page.Permit(); permit != t.permit && permit&sessionpage.Run == 0 {
			t.follow(permit)
		}
	}
}
