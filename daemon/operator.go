package daemon

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"net/http"
	"os"
	"slices"
	"syscall"
	"time"

	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// maxHeld bounds what a worker may say it holds, so that sums stay sums.
const maxHeld = 1 << 50

// An operator is the daemon as its operator knows it: an admin.Backend.
type operator struct{ d *Daemon }

var _ admin.Backend = operator{}

type reloadOutcome struct {
	at  time.Time // of the configuration in force
	err string
}

func (o operator) Server() admin.Server {
	d := o.d
	_, waiting := d.Placement()
	spares, ready := d.spares.count()
	d.mu.Lock()
	defer d.mu.Unlock()
	report := d.found
	s := admin.Server{
		Version: d.cfg.Version, Commit: d.cfg.Commit, PID: os.Getpid(), Listen: []string{},
		Device: cmp.Or(report.Device, d.cfg.Device), Driver: report.Driver, Library: report.Library,
		ConfigFile: d.cfg.ConfigFile, Queued: waiting,
	}
	for _, a := range d.Addrs() {
		s.Listen = append(s.Listen, a.String())
	}
	s.Started, s.Draining = d.started.UTC(), d.draining
	s.Clients, s.MaxClients = len(d.workers), d.live.MaxClients
	s.Sessions, s.Refused, s.Failed = d.stats.Sessions, d.stats.Refused, d.stats.Failed
	s.WarmWorkers, s.WarmReady, s.WarmSessions = spares, ready, d.stats.Spares
	s.ConfigLoaded, s.ConfigError = d.lastReload.at.UTC(), d.lastReload.err
	s.Restarts, s.RestartError = d.restart.count, d.restart.failed
	return s
}

func (o operator) Devices() []admin.Device {
	loads, _ := o.d.Placement()
	if slices.ContainsFunc(loads, short) {
		o.d.spares.nudge() // a context that was made ahead is in somebody's way
	}
	list := []admin.Device{}
	for _, l := range loads {
		list = append(list, admin.Device{Index: l.ID, Name: l.Name, UUID: l.UUID, Memory: l.Memory, SMs: l.SMs, KeptSMs: l.Partitioned})
	}
	o.d.mu.Lock()
	defer o.d.mu.Unlock()
	now := time.Now()
	for i := range min(len(list), sessionpage.MaxDevices) {
		dev := &list[i]
		used := o.d.past[i]
		for _, p := range o.d.workers {
			if p == nil {
				continue
			}
			used += p.used(i, now)
			if u, some := p.on(i, now); some {
				dev.Sessions++
				dev.Held += u.Held
				if u.Waiting {
					dev.Waiting++
				}
			}
		}
		dev.Time = used.Seconds()
	}
	return list
}

func (o operator) Sessions() []admin.Session {
	o.d.mu.Lock()
	defer o.d.mu.Unlock()
	list := []admin.Session{}
	now := time.Now()
	for _, id := range slices.Sorted(maps.Keys(o.d.workers)) {
		if p := o.d.workers[id]; p != nil {
			list = append(list, p.describe(now))
		}
	}
	return list
}

// on is what a session has on a device, by its worker's word.
func (p *workerProcess) on(device int, now time.Time) (s admin.SessionUse, some bool) {
	u := p.page.Device(device).Use()
	s = admin.SessionUse{
		Device: device, Contexts: u.Contexts, Held: min(u.Held, maxHeld), Time: p.used(device, now).Seconds(),
		Busy: u.Busy, Waiting: u.Wants,
	}
	return s, u.Contexts > 0 || u.Held > 0
}

// describe says everything about a session. Daemon.mu is held.
func (p *workerProcess) describe(now time.Time) admin.Session {
	l, c := &p.limits, p.page.Counters()
	s := admin.Session{
		ID: p.session, Tenant: l.tenant, Program: printable(p.client.hello.Program), Service: "cuda",
		User: userText(p.client.identity), Peer: p.client.peer, ClientPID: int(p.client.hello.Pid), WorkerPID: p.process.Pid,
		Started: p.started.UTC(), State: "idle",
		Weight: l.weight.value, Cap: l.cap.value, Memory: l.memory.value, Class: l.class.value,
		GPUs: orEmpty(p.grant.devices), Parts: orEmpty(p.grant.sms), Devices: []admin.SessionUse{},
		Counters: admin.SessionCounts{
			Commands: c.Commands.Load(), RoundTrips: c.Answers.Load(), Launches: c.Launches.Load(),
			BytesIn: c.BytesIn.Load(), BytesOut: c.BytesOut.Load(),
		},
	}
	if p.client.hello.Service == wire.ServiceNVML {
		s.Service = "nvml"
	}
	for i := range sessionpage.MaxDevices {
		u, some := p.on(i, now)
		s.Time += u.Time
		if !some {
			continue
		}
		s.Held += u.Held
		s.Devices = append(s.Devices, u)
		switch {
		case u.Waiting:
			s.State = "waiting"
		case u.Busy && s.State == "idle":
			s.State = "running"
		}
	}
	if p.killing {
		s.State = "ending"
	}
	return s
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

// Tenants are those of the configuration, and the default one.
func (o operator) Tenants() []admin.Tenant {
	o.d.mu.Lock()
	defer o.d.mu.Unlock()
	byName := map[string]*admin.Tenant{}
	list := o.d.live.Tenants
	for _, t := range append(list[:len(list):len(list)], config.TenantNamed(list, config.DefaultTenant)) {
		byName[t.Name] = &admin.Tenant{
			Name: t.Name, Users: orEmpty(t.Users), Tokens: orEmpty(t.Tokens), Certificates: orEmpty(t.Certificates), GPUs: orEmpty(t.GPUs),
			Memory: uint64(t.Memory), SMs: t.SMs.String(), Weight: t.Weight, Cap: t.Cap, Class: t.Class, MaxClients: t.MaxClients,
			PerMinute: t.SessionsPerMinute, Modules: uint64(t.Modules), HostMemory: uint64(t.HostMemory), Bandwidth: uint64(t.Bandwidth),
		}
	}
	now := time.Now()
	for _, p := range o.d.workers {
		if p == nil || byName[p.limits.tenant] == nil {
			continue
		}
		t := byName[p.limits.tenant]
		t.Clients++
		for i := range sessionpage.MaxDevices {
			u, _ := p.on(i, now)
			t.Held += u.Held
		}
	}
	out := []admin.Tenant{}
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		out = append(out, *byName[name])
	}
	return out
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// find is the worker of a session. mu is held.
func (d *Daemon) find(id uint64) (*workerProcess, error) {
	if p := d.workers[id]; p != nil {
		return p, nil
	}
	return nil, admin.NoSession(id)
}

// Kill asks the worker to end, makes it after a while, and waits for its end.
func (o operator) Kill(ctx context.Context, id uint64) error {
	o.d.mu.Lock()
	p, err := o.d.find(id)
	if err == nil {
		p.killing = true
	}
	o.d.mu.Unlock()
	if err != nil {
		return err
	}
	_ = p.process.Signal(syscall.SIGTERM) // it may just have ended
	select {
	case <-p.gone:
		return nil
	case <-time.After(graceTimeout):
	case <-ctx.Done():
	}
	_ = p.process.Kill()
	select {
	case <-p.gone:
		return nil
	case <-ctx.Done():
	}
	return &admin.Error{
		Status: http.StatusGatewayTimeout, Message: fmt.Sprintf("session %d has been told to end and has not yet", id),
		Hint: "its worker may be inside the driver; look again with ferry ps",
	}
}

func (o operator) Limit(id uint64, c admin.Change) error {
	o.d.mu.Lock()
	defer o.d.mu.Unlock()
	p, err := o.d.find(id)
	if err != nil {
		return err
	}
	if o.d.cfg.Share.Off && (c.Weight != nil || c.Cap != nil || c.Class != nil) {
		return admin.Refuse("start it without --no-share and sched.off", "this server leaves GPU time to the hardware: weight, cap and class mean nothing here")
	}
	p.limits.weight.set(c.Weight)
	p.limits.cap.set(c.Cap)
	p.limits.memory.set(c.Memory)
	p.limits.class.set(c.Class)
	o.d.apply(p)
	return nil
}

func (o operator) Drain(on bool) {
	o.d.mu.Lock()
	o.d.draining = on
	o.d.mu.Unlock()
	o.d.spares.nudge()
}

// Reload has the configuration read again, and keeps how that went.
func (o operator) Reload() (admin.Reloaded, error) { return o.d.ReloadConfig() }

// Restart has the daemon become another program.
func (o operator) Restart() error { return o.d.Restart() }

// ReloadConfig reads the configuration again. A bad one changes nothing.
func (d *Daemon) ReloadConfig() (admin.Reloaded, error) {
	if d.cfg.Reload == nil {
		return admin.Reloaded{}, admin.Refuse("start it with ferry serve --config FILE", "this server has no configuration file")
	}
	done, err := d.cfg.Reload()
	d.mu.Lock()
	defer d.mu.Unlock()
	if err != nil {
		d.lastReload.err = err.Error()
		d.log.Error("the configuration stays as it was", "err", err)
		return done, admin.Refuse("the server goes on with the configuration it had", "%v", err)
	}
	d.lastReload = reloadOutcome{at: time.Now()}
	d.log.Info("configuration read again", "changed", done.Changed, "needs_restart", done.NeedsRestart)
	return done, nil
}
