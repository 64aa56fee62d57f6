package sessions

import (
	"slices"

	"ferry/daemon/place"
	"ferry/daemon/placer"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
)

// Reconfigure puts a new configuration in force, for clients to come and for sessions that
// run. What an operator has set for a session stays.
func (t *Table) Reconfigure(l Live) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.setAccounts(t.live.Tenants, l.Tenants)
	for name := range t.borrowed {
		if !configured(l.Tenants, name) {
			t.services.Shares.SetAccount(name, 0, 0)
		}
	}
	clear(t.borrowed)
	t.live = l
	t.services.Placer.SetMaxClients(l.MaxClients)
	for _, s := range t.list() {
		t.followTenant(s)
		t.applyLimits(s)
	}
	t.divideTenants()
}

// divideTenants gives each session its part of what its tenant has. mu is held.
func (t *Table) divideTenants() {
	t.divideBandwidth()
	t.divideProcessors()
}

// ConfiguredTenants are the tenants of the configuration in force.
func (t *Table) ConfiguredTenants() []config.Tenant {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.live.Tenants
}

// TenantOf is the name of the tenant whose limits apply to a client.
func (t *Table) TenantOf(id config.Identity) string {
	tenant, _ := config.FindTenant(t.ConfiguredTenants(), id) // Enter refuses a client of two tenants
	return tenant.Name
}

func configured(tenants []config.Tenant, name string) bool {
	return slices.ContainsFunc(tenants, func(t config.Tenant) bool { return t.Name == name })
}

// LogLevel is the log level of workers to come.
func (t *Table) LogLevel() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.live.LogLevel
}

// Quota is the least of what the server, the tenant and the client itself say; 0 if none of
// them says anything.
func (t *Table) Quota(tenant config.Tenant, r place.Request) (bytes uint64) {
	for _, q := range []uint64{t.cfg.Memory, uint64(tenant.Memory), r.Memory} {
		if q != 0 && (bytes == 0 || q < bytes) {
			bytes = q
		}
	}
	return bytes
}

// limitsOf is what a new session of a tenant may use.
func (t *Table) limitsOf(tenant config.Tenant, r place.Request) (l limits) {
	l.tenant = tenant.Name
	l.weight.follow(placer.Weight(r)) // weight and cap of a tenant are for all its clients together
	l.memory.follow(t.Quota(tenant, r))
	l.class.follow(tenant.Class)
	l.worker = workerLimitsOf(tenant)
	return l
}

// followTenant gives a session what its tenant says by now, but for what was set by hand.
// The GPUs it was given it keeps. mu is held.
func (t *Table) followTenant(s *Session) {
	tenant, err := config.FindTenant(t.live.Tenants, s.client.Identity)
	if err != nil {
		s.log.Error("the limits of the session stay as they are", "err", err)
		return
	}
	if !configured(t.live.Tenants, tenant.Name) && !t.borrowed[tenant.Name] {
		t.borrowed[tenant.Name] = true
		t.services.Shares.SetAccount(tenant.Name, tenant.Weight, tenant.Cap)
	}
	now := t.limitsOf(tenant, s.grant.Request)
	s.limits.tenant = now.tenant
	s.limits.memory.follow(now.memory.value)
	s.limits.class.follow(now.class.value)
	s.limits.worker = now.worker
}

// setAccounts has the weights and caps of tenants kept; tenants that are gone have none.
func (t *Table) setAccounts(before, now []config.Tenant) {
	for _, tenant := range before {
		t.services.Shares.SetAccount(tenant.Name, 0, 0)
	}
	for _, tenant := range now {
		t.services.Shares.SetAccount(tenant.Name, tenant.Weight, tenant.Cap)
	}
}

// applyLimits puts the limits of a session in force. mu is held.
func (t *Table) applyLimits(s *Session) {
	if !t.cfg.ShareOff {
		if err := t.services.Shares.Set(s.ID, s.limits.share()); err != nil {
			s.log.Error("the session's share", "err", err) // it has just ended
		}
	}
	s.given.Allow(s.limits.memory.value)
	t.services.Registry.Allow(s.ID, s.limits.memory.value)
	for i := range sessionpage.MaxDevices {
		s.Page.Device(i).SetQuota(s.limits.memory.value)
	}
	s.limits.worker.write(s.Page)
}

// divideBandwidth gives each session over a network an equal part of the bandwidth of its
// tenant. Workers that are being started get theirs from Add. mu is held.
func (t *Table) divideBandwidth() {
	count := map[string]uint64{}
	limited := func(s *Session) bool {
		return s != nil && s.limits.worker.bandwidth != 0 && s.client.Hello.Packets
	}
	for _, s := range t.sessions {
		if limited(s) {
			count[s.limits.tenant]++
		}
	}
	for _, s := range t.sessions {
		if limited(s) {
			part := s.limits.worker.bandwidth / count[s.limits.tenant]
			s.Page.Limits().Bandwidth.Store(max(part, minBandwidth))
		}
	}
}

// Limit changes the limits of a session for an operator.
func (t *Table) Limit(id uint64, c admin.Change) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	s, err := t.find(id)
	if err != nil {
		return err
	}
	if t.cfg.ShareOff && (c.Weight != nil || c.Cap != nil || c.Class != nil) {
		return admin.Refuse("start it without --no-share and sched.off", "this server leaves GPU time to the hardware: weight, cap and class mean nothing here")
	}
	s.limits.weight.set(c.Weight)
	s.limits.cap.set(c.Cap)
	s.limits.memory.set(c.Memory)
	s.limits.class.set(c.Class)
	t.applyLimits(s)
	t.divideTenants()
	return nil
}
