// Package meter measures how long a device works for a client and holds the client back
// while the daemon wants others to have the device.
//
// The daemon decides: it writes a permit for each device into the session page, and reads
// from there whether the client wants the device, whether the device works for it, and for
// how long it has. For each device there is a throttle, where commands wait that would give
// the device work.
//
// Threads: a Meter belongs to the command loop. While a device may be at work for the client,
// a thread of the pool looks at it now and then. Both account for its time under
// throttle.mu, which is innermost but for the contexts' own locks.
package meter

import (
	"log/slog"
	"time"

	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/worker/gpu"
)

// A Meter is the throttles of one client.
type Meter struct {
	gpu       *gpu.Executor
	dev       device.Device
	log       *slog.Logger
	throttles throttles
	chore     func()        // called at each look of a measuring thread
	pollPause time.Duration // between two looks of a command loop that has nothing else to do
}

// New returns the meter of a client. A measuring thread calls chore at each look: what the
// command loop may be too busy to do.
func New(e *gpu.Executor, cfg gpu.Config, page *sessionpage.Page, chore func()) *Meter {
	t := &Meter{gpu: e, dev: cfg.Dev, log: cfg.Log, chore: chore, pollPause: defaultPollPause()}
	t.throttles.init(page)
	return t
}

// End ends the measuring: nobody is charged any more.
func (t *Meter) End() { t.throttles.ended.Store(true) }

// ClientWaited notes that everything the client was waiting for has ended.
func (t *Meter) ClientWaited() { t.throttles.clientWaited() }

// ForgetContext drops the marks of a context that is about to end; nothing of it is left on
// the device.
func (t *Meter) ForgetContext(c *gpu.Context) {
	if g := t.throttles.of(c.Device); g != nil {
		g.forgetContext(c)
	}
}

// BeforeSleep is called before the command loop sleeps: the measuring thread must be able to
// tell when what was given so far is done.
func (t *Meter) BeforeSleep() {
	used := t.throttles.inUse()
	for i := range used {
		g := &used[i]
		if g.working.Load() && g.given.Load() != g.marked.Load() {
			t.markWork(g)
		}
		if permit := g.page.Permit(); permit != g.permit && permit&sessionpage.Run == 0 {
			g.follow(permit)
		}
	}
}
