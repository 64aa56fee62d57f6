package daemon

import (
	"time"

	"ferry/server/config"
	"ferry/server/sessionpage"
)

// bounds are what a session may have of its worker and of the network.
type bounds struct {
	modules, host uint64 // bytes; 0 for any amount
	bandwidth     uint64 // bytes a second, of all the tenant's sessions together
}

func boundsOf(t config.Tenant) bounds {
	return bounds{modules: uint64(t.Modules), host: uint64(t.HostMemory), bandwidth: uint64(t.Bandwidth)}
}

// write tells the worker, but for the bandwidth, which others share.
func (b bounds) write(l *sessionpage.Page) {
	l.Limits().Modules.Store(b.modules)
	l.Limits().Host.Store(b.host)
	if b.bandwidth == 0 {
		l.Limits().Bandwidth.Store(0)
	} else if l.Limits().Bandwidth.Load() == 0 {
		l.Limits().Bandwidth.Store(b.bandwidth) // until it is divided
	}
}

// leastBandwidth is what a session has however many of its tenant there are: with
// less it would be taken for dead.
const leastBandwidth = 64 << 10

// divideBandwidth gives each session over a network an equal part of its tenant's.
// mu is held. Workers that are being started are told when they are there.
func (d *Daemon) divideBandwidth() {
	sessions := map[string]uint64{}
	for _, p := range d.workers {
		if p != nil && p.limits.bounds.bandwidth != 0 && p.client.hello.Packets {
			sessions[p.limits.tenant]++
		}
	}
	if len(sessions) == 0 {
		return
	}
	for _, p := range d.workers {
		if p != nil && p.limits.bounds.bandwidth != 0 && p.client.hello.Packets {
			part := p.limits.bounds.bandwidth / sessions[p.limits.tenant]
			p.page.Limits().Bandwidth.Store(max(part, leastBandwidth))
		}
	}
}

// starts are the sessions that tenants may still begin: as many as in a minute at
// once, and then one after another at that rate. mu is held.
type starts struct {
	free map[string]time.Time // from when on a tenant has nothing to wait for
}

// take takes one, or says how long there is none.
func (s *starts) take(t config.Tenant, now time.Time) (wait time.Duration) {
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
