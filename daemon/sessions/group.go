package sessions

import (
	"errors"
	"os"

	"ferry/daemon/spawn"
	"ferry/server/cgroup"
	"ferry/server/config"
)

// codeMemory is what a worker may have for device code where its tenant has no limit for it.
const codeMemory = 2 << 30

// GroupLimits are what the control group of a new worker of a tenant allows. A tenant without a
// limit of host memory has none here either: all workers together leave the daemon its part.
func (t *Table) GroupLimits(tenant config.Tenant) cgroup.Limits {
	return t.groupLimits(workerLimitsOf(tenant), 1)
}

func (t *Table) groupLimits(w workerLimits, weight float64) cgroup.Limits {
	l := cgroup.Limits{Threads: spawn.WorkerThreads, Weight: weight}
	if w.host != 0 {
		code := w.modules
		if code == 0 {
			code = codeMemory
		}
		l.Memory = t.cfg.WorkerMemory + w.host + code
	}
	return l
}

// divideProcessors gives the sessions of each tenant together the tenant's weight of the
// processors, by their own weights. mu is held.
func (t *Table) divideProcessors() {
	sum := map[string]float64{}
	for _, s := range t.sessions {
		if s != nil && s.Group != nil {
			sum[s.limits.tenant] += s.limits.weight.value
		}
	}
	for _, s := range t.sessions {
		if s == nil || s.Group == nil {
			continue
		}
		weight := config.TenantNamed(t.live.Tenants, s.limits.tenant).Weight
		if total := sum[s.limits.tenant]; total > 0 {
			weight *= s.limits.weight.value / total
		}
		l, before := t.groupLimits(s.limits.worker, weight), s.group.inForce
		if l.Memory != 0 {
			l.Memory += s.group.hostCopy
		}
		s.group.inForce = l
		if l.Weight != before.Weight {
			s.reportGroup(s.Group.SetWeight(l.Weight))
		}
		if l.Memory != before.Memory {
			// The kernel takes memory back from a worker that has more before it answers, which
			// may take as long as the worker likes.
			go t.limitMemory(s)
		}
	}
}

// limitMemory puts the memory limit of a worker's control group in force.
func (t *Table) limitMemory(s *Session) {
	s.group.writing.Lock() // the last of several must be the last to write
	defer s.group.writing.Unlock()
	t.mu.Lock()
	bytes := s.group.inForce.Memory
	t.mu.Unlock()
	s.reportGroup(s.Group.SetMemory(bytes))
}

func (s *Session) reportGroup(err error) {
	if err != nil && !errors.Is(err, os.ErrNotExist) { // the worker has just ended
		s.log.Warn("a limit of the worker's control group stays as it was", "err", err)
	}
}

// groups are the control groups of all workers.
func (t *Table) groups() (list []*cgroup.Group) {
	for _, s := range t.List() {
		list = append(list, s.Group)
	}
	return list
}
