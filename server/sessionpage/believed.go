package sessionpage

import (
	"slices"
	"time"
)

// A Grant is what the daemon gave a session. The daemon keeps it to itself: a worker in other hands can
// write the whole page, also what the daemon wrote there. What the daemon reads from a page it
// therefore believes only as far as the grant and the time allow (daemon/README.md has the table).
type Grant struct {
	Devices []int     // of the server; nil for all
	Quota   uint64    // the most bytes of a device it was ever allowed; 0 for any number
	Since   time.Time // when the session began
}

// Bounds of what no worker can have done, however fast its machine is.
const (
	maxHeld         = 1 << 50 // bytes of a device's memory
	maxContexts     = 1 << 16
	maxCommandsEach = 100_000_000 // commands, or launches, a second
	maxBytesEach    = 1 << 40     // bytes a second
)

// Has says whether the session was given a device.
func (g *Grant) Has(device int) bool {
	return device >= 0 && device < MaxDevices && (g.Devices == nil || slices.Contains(g.Devices, device))
}

// Allow notes a quota that the session has from now on. What it held under an earlier one it may keep,
// so the highest counts.
func (g *Grant) Allow(quota uint64) {
	if quota == 0 || g.Quota != 0 && quota > g.Quota {
		g.Quota = quota
	}
}

// Use is what a worker reports about a device, as far as the daemon believes it: nothing about a device
// that the session was not given.
func (g *Grant) Use(p *Page, device int) (u Use) {
	if !g.Has(device) {
		return Use{}
	}
	u = p.Device(device).Use()
	u.Held = min(u.Held, maxHeld)
	if g.Quota != 0 {
		u.Held = min(u.Held, g.Quota)
	}
	u.Contexts = min(max(u.Contexts, 0), maxContexts)
	return u
}

// Counts are counters of a session.
type Counts struct{ Commands, Answers, Launches, Replaced, BytesIn, BytesOut uint64 }

// Counts are the counters of a worker, as far as the daemon believes them.
func (g *Grant) Counts(p *Page, now time.Time) Counts {
	seconds := uint64(max(now.Sub(g.Since), 0)/time.Second) + 1
	c := p.Counters()
	commands := min(c.Commands.Load(), seconds*maxCommandsEach)
	launches := min(c.Launches.Load(), seconds*maxCommandsEach)
	return Counts{
		Commands: commands, Answers: min(c.Answers.Load(), commands), Launches: launches, Replaced: min(c.Replaced.Load(), launches),
		BytesIn: min(c.BytesIn.Load(), seconds*maxBytesEach), BytesOut: min(c.BytesOut.Load(), seconds*maxBytesEach),
	}
}
