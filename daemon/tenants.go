package daemon

import (
	"os/user"
	"strconv"
	"sync"
	"time"

	"ferry/daemon/place"
	"ferry/daemon/sched"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/transport"
	"ferry/wire"
)

// Live is what a running Daemon can be told anew.
type Live struct {
	MaxClients int
	Tenants    []config.Tenant
	LogLevel   string // of workers to come
}

// Reconfigure puts a new configuration in force, for clients to come and for
// those that are there. What an operator has set for a session stays.
func (d *Daemon) Reconfigure(l Live) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.shareAmong(d.live.Tenants, l.Tenants)
	d.live = l
	d.setMaxClients(l.MaxClients)
	for _, p := range d.workers {
		if p != nil {
			d.follow(p)
			d.apply(p)
		}
	}
	d.divideBandwidth()
}

// A client is who a worker serves.
type client struct {
	identity config.Identity
	peer     string
	hello    wire.Hello
}

// identify says what is known about a peer for certain, as tenants are found by.
func (d *Daemon) identify(v *visitor, hello wire.Hello) client {
	c := client{peer: transport.Peer(v.conn), hello: hello}
	switch v.who.Kind {
	case identity.ByToken:
		c.identity = config.Identity{Token: v.who.Name}
	case identity.ByCertificate:
		c.identity = config.Identity{Certificate: v.who.Tenant}
	}
	if v.who.Kind != identity.ByUser {
		return c
	}
	uid, ok := transport.PeerUser(v.conn)
	if ok {
		c.identity = config.Identity{Unix: true, UID: uid}
	}
	if ok && !d.cfg.Private { // where there is only one
		c.identity.User = userName(uid)
	}
	return c
}

// names are users' names by number: looking one up may ask the network.
var names sync.Map

// userName is empty for a user without a name.
func userName(uid uint32) string {
	if name, ok := names.Load(uid); ok {
		return name.(string)
	}
	u, err := user.LookupId(strconv.FormatUint(uint64(uid), 10))
	if err != nil {
		return ""
	}
	names.Store(uid, u.Username)
	return u.Username
}

// limits are what a session may use: what its tenant says, but for what was set
// by hand.
type limits struct {
	tenant string
	weight byHand[float64]
	cap    byHand[float64]
	memory byHand[uint64]
	class  byHand[string]
	bounds bounds // no operator sets these
}

type byHand[T any] struct {
	value T
	hand  bool
}

// follow takes what the tenant says, set what an operator says.
func (b *byHand[T]) follow(v T) {
	if !b.hand {
		b.value = v
	}
}

func (b *byHand[T]) set(v *T) {
	if v != nil {
		b.value, b.hand = *v, true
	}
}

// limitsOf is what a tenant's new session may use.
func (d *Daemon) limitsOf(t config.Tenant, r place.Request) (l limits) {
	l.tenant = t.Name
	l.weight.follow(weightOf(r)) // weight and cap of a tenant are for all its clients together
	l.memory.follow(d.quota(t, r))
	l.class.follow(t.Class)
	l.bounds = boundsOf(t)
	return l
}

// follow gives a session what its tenant says by now, but for what was set by
// hand. The GPUs it was given it keeps. mu is held.
func (d *Daemon) follow(p *workerProcess) {
	now := d.limitsOf(config.FindTenant(d.live.Tenants, p.client.identity), p.grant.Request)
	p.limits.tenant = now.tenant
	p.limits.memory.follow(now.memory.value)
	p.limits.class.follow(now.class.value)
	p.limits.bounds = now.bounds
}

// quota is the least of what the server, the tenant and the client itself say; 0
// for nobody says anything.
func (d *Daemon) quota(t config.Tenant, r place.Request) (bytes uint64) {
	for _, q := range []uint64{d.cfg.Memory, uint64(t.Memory), r.Memory} {
		if q != 0 && (bytes == 0 || q < bytes) {
			bytes = q
		}
	}
	return bytes
}

// share is a session's part of the devices' time, out of its tenant's.
func (l *limits) share() Share {
	return Share{Account: l.tenant, Weight: l.weight.value, Cap: l.cap.value, Interactive: l.class.value == config.Interactive}
}

// shareAmong has tenants' weights and caps kept; those that are gone have none.
func (d *Daemon) shareAmong(before, now []config.Tenant) {
	for _, t := range before {
		d.shares.setAccount(t.Name, sched.AccountEntitlement{})
	}
	for _, t := range now {
		d.shares.setAccount(t.Name, sched.AccountEntitlement{Weight: t.Weight, Cap: t.Cap})
	}
}

// apply has a session's limits kept. mu is held.
func (d *Daemon) apply(p *workerProcess) {
	if !d.cfg.Share.Off {
		if err := d.SetShare(p.session, p.limits.share()); err != nil {
			p.log.Error("the session's share", "err", err) // it has just ended
		}
	}
	for i := range sessionpage.MaxDevices {
		p.page.Device(i).SetQuota(p.limits.memory.value)
	}
	p.limits.bounds.write(p.page)
}

// clientsOf counts a tenant's clients. mu is held.
func (d *Daemon) clientsOf(tenant string) (n int) {
	for _, p := range d.workers {
		if p != nil && p.limits.tenant == tenant {
			n++
		}
	}
	for _, t := range d.coming {
		if t == tenant {
			n++
		}
	}
	return n
}

// remember keeps what a session used of each device when it ends.
func (d *Daemon) remember(p *workerProcess) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for i := range d.past {
		d.past[i] += p.used(i, time.Now())
	}
}

// used is device time by the worker's word, which cannot be more than has passed. It
// never falls: what is divided among sessions is known a moment later. Daemon.mu is held.
func (p *workerProcess) used(device int, now time.Time) time.Duration {
	shown := &p.shown[device]
	*shown = max(*shown, min(p.page.Device(device).Divided(), now.Sub(p.started)))
	return *shown
}

// logLevel is the one of workers to come.
func (d *Daemon) logLevel() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.live.LogLevel
}
