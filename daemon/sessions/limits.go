package sessions

import (
	"time"

	"ferry/daemon/timeshare"
	"ferry/server/config"
	"ferry/server/sessionpage"
)

// limits are what a session may use: what its tenant says, but for what an operator set by
// hand.
type limits struct {
	tenant string
	weight setting[float64]
	cap    setting[float64]
	memory setting[uint64]
	class  setting[string]
	worker workerLimits // no operator sets these
}

// share is the part of a session of the devices' time, out of that of its tenant.
func (l *limits) share() timeshare.Share {
	return timeshare.Share{Account: l.tenant, Weight: l.weight.value, Cap: l.cap.value, Interactive: l.class.value == config.Interactive}
}

// A setting is one limit, and whether an operator set it by hand.
type setting[T any] struct {
	value  T
	byHand bool
}

// follow takes what the tenant says, unless an operator has set it.
func (b *setting[T]) follow(v T) {
	if !b.byHand {
		b.value = v
	}
}

// set takes what an operator says, if anything.
func (b *setting[T]) set(v *T) {
	if v != nil {
		b.value, b.byHand = *v, true
	}
}

// workerLimits are what a session may have of its worker and of the network.
type workerLimits struct {
	modules, host uint64 // bytes; 0 for any amount
	bandwidth     uint64 // bytes a second, of all sessions of the tenant together
}

func workerLimitsOf(t config.Tenant) workerLimits {
	return workerLimits{modules: uint64(t.Modules), host: uint64(t.HostMemory), bandwidth: uint64(t.Bandwidth)}
}

// write writes the limits into the page, but for a bandwidth that other sessions share.
func (b workerLimits) write(page *sessionpage.Page) {
	l := page.Limits()
	l.Modules.Store(b.modules)
	l.Host.Store(b.host)
	if b.bandwidth == 0 {
		l.Bandwidth.Store(0)
	} else if l.Bandwidth.Load() == 0 {
		l.Bandwidth.Store(b.bandwidth) // until divideBandwidth
	}
}

// LimitWorker writes what a tenant allows its sessions of their workers into the page of a
// new session.
func LimitWorker(t config.Tenant, page *sessionpage.Page) { workerLimitsOf(t).write(page) }

// minBandwidth is what a session has however many of its tenant there are: with less its
// client would be taken for dead.
const minBandwidth = 64 << 10

// A startLimiter bounds how many sessions tenants begin: as many as in a minute at once, and
// then one after another at that rate. The caller locks.
type startLimiter struct {
	free map[string]time.Time // from when on a tenant need not wait
}

// begin counts a session of a tenant, or says how long the tenant has to wait.
func (s *startLimiter) begin(t config.Tenant, now time.Time) (wait time.Duration) {
	if t.SessionsPerMinute == 0 {
		delete(s.free, t.Name)
		return 0
	}
	if s.free == nil {
		s.free = map[string]time.Time{}
	}
	free, each := s.free[t.Name], time.Minute/time.Duration(t.SessionsPerMinute)
	if earliest := now.Add(-time.Minute); free.Before(earliest) {
		free = earliest
	}
	if free = free.Add(each); free.After(now) {
		return max(free.Sub(now).Round(time.Second), time.Second)
	}
	s.free[t.Name] = free
	return 0
}
