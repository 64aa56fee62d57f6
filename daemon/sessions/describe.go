package sessions

import (
	"fmt"
	"maps"
	"net/netip"
	"slices"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/residence"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// AddUse adds what sessions use to the description of each device.
func (t *Table) AddUse(list []admin.Device) {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := time.Now()
	for i := range min(len(list), sessionpage.MaxDevices) {
		dev := &list[i]
		used := t.past[i]
		for _, s := range t.list() {
			used += s.chargedTime(i, now)
			if u, some := s.use(i, now); some {
				dev.Sessions++
				dev.Held += u.Held
				if u.Waiting {
					dev.Waiting++
				}
			}
		}
		dev.Time = used.Seconds()
	}
}

// Describe says everything about each session.
func (t *Table) Describe() []admin.Session {
	t.mu.Lock()
	defer t.mu.Unlock()
	list := []admin.Session{}
	now := time.Now()
	for _, s := range t.list() {
		d := s.describe(now)
		if state := t.services.Residence.State(s.ID); state != residence.Resident && !s.killing {
			d.State = string(state)
		}
		d.Place = t.services.Residence.Where(s.ID)
		if p, moves := t.services.Residence.Progress(s.ID); moves {
			d.Progress = admin.MoveProgress{Phase: phaseNames[p.Phase], Done: min(p.Moved, p.Total), Total: p.Total}
		}
		list = append(list, d)
	}
	return list
}

// phaseNames are the phases of a move as an operator reads them.
var phaseNames = map[sessionpage.Phase]string{
	sessionpage.Waiting: "waiting", sessionpage.Copying: "copying", sessionpage.Rebuilding: "rebuilding", sessionpage.Preparing: "preparing",
}

// DescribeServer fills in what the table knows about the server.
func (t *Table) DescribeServer(s *admin.Server) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s.Draining, s.Clients, s.MaxClients = t.draining, len(t.sessions), t.live.MaxClients
	s.Sessions, s.Refused, s.Failed = t.stats.Sessions, t.stats.Refused, t.stats.Failed
	s.WarmSessions = t.stats.Warm
	s.Suspended, s.Swaps = t.services.Residence.Count()
}

// use is what a session uses of a device, as its worker reports it. Table.mu is held.
func (s *Session) use(device int, now time.Time) (use admin.SessionUse, some bool) {
	u := s.given.Use(s.Page, device)
	use = admin.SessionUse{
		Device: device, Contexts: u.Contexts, Held: u.Held, Time: s.chargedTime(device, now).Seconds(),
		Busy: u.Busy, Waiting: u.Wants,
	}
	return use, u.Contexts > 0 || u.Held > 0
}

// describe says everything about a session. Table.mu is held.
func (s *Session) describe(now time.Time) admin.Session {
	l, c := &s.limits, s.given.Counts(s.Page, now)
	d := admin.Session{
		ID: s.ID, Tenant: l.tenant, Program: audit.Printable(s.client.Hello.Program), Service: "cuda",
		User: userText(s.client.Identity), Who: s.describeWho(), Peer: s.currentPeer(), ClientPID: int(s.client.Hello.Pid), WorkerPID: s.Pid,
		Started: s.started.UTC(), State: "idle",
		Weight: l.weight.value, Cap: l.cap.value, Memory: l.memory.value, Class: l.class.value,
		GPUs: orEmpty(s.grant.Devices), Parts: orEmpty(s.grant.SMs), Devices: []admin.SessionUse{},
		Counters: admin.SessionCounts{
			Commands: c.Commands, RoundTrips: c.Answers, Launches: c.Launches, Replaced: c.Replaced, BytesIn: c.BytesIn, BytesOut: c.BytesOut,
		},
	}
	if s.client.Hello.Service == wire.ServiceNVML {
		d.Service = "nvml"
	}
	for i := range sessionpage.MaxDevices {
		u, some := s.use(i, now)
		d.Time += u.Time
		if !some {
			continue
		}
		d.Held += u.Held
		d.Devices = append(d.Devices, u)
		switch {
		case u.Waiting:
			d.State = "waiting"
		case u.Busy && d.State == "idle":
			d.State = "running"
		}
	}
	if s.killing {
		d.State = "ending"
	}
	return d
}

// describeWho says who the client of a session is, by its credential.
func (s *Session) describeWho() admin.Who {
	w := admin.Who{Name: audit.Printable(s.who.Name), Credential: s.who.Kind, Host: "local"}
	if s.who.Kind == identity.ByUser {
		w.Name = userText(s.client.Identity)
	}
	if at, err := netip.ParseAddrPort(s.currentPeer()); err == nil {
		w.Host = at.Addr().Unmap().String()
	}
	return w
}

// currentPeer is from where the client came last.
func (s *Session) currentPeer() string {
	if last := s.came.Load(); last != nil {
		return last.peer
	}
	return s.client.Peer
}

func userText(id config.Identity) string {
	switch {
	case id.User != "":
		return id.User
	case id.Unix:
		return fmt.Sprint(id.UID)
	}
	return ""
}

// Tenants are those of the configuration, the default one, and those that sessions are of.
func (t *Table) Tenants() []admin.Tenant {
	t.mu.Lock()
	defer t.mu.Unlock()
	byName := map[string]*admin.Tenant{}
	for _, c := range t.live.Tenants {
		byName[c.Name] = describeTenant(c)
	}
	unlisted := []string{config.DefaultTenant}
	for _, s := range t.list() {
		unlisted = append(unlisted, s.limits.tenant)
	}
	for _, name := range unlisted {
		if byName[name] == nil {
			byName[name] = describeTenant(config.TenantNamed(t.live.Tenants, name))
		}
	}
	now := time.Now()
	for _, s := range t.list() {
		d := byName[s.limits.tenant]
		d.Clients++
		for i := range sessionpage.MaxDevices {
			u, _ := s.use(i, now)
			d.Held += u.Held
		}
	}
	out := []admin.Tenant{}
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		out = append(out, *byName[name])
	}
	return out
}

func describeTenant(c config.Tenant) *admin.Tenant {
	return &admin.Tenant{
		Name: c.Name, Users: orEmpty(c.Users), Tokens: orEmpty(c.Tokens), Certificates: orEmpty(c.Certificates), GPUs: orEmpty(c.GPUs),
		Memory: uint64(c.Memory), SMs: c.SMs.String(), Weight: c.Weight, Cap: c.Cap, Class: c.Class, MaxClients: c.MaxClients,
		PerMinute: c.SessionsPerMinute, Modules: uint64(c.Modules), HostMemory: uint64(c.HostMemory), Bandwidth: uint64(c.Bandwidth),
	}
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
