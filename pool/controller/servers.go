package controller

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"ferry/pool"
	"ferry/pool/protocol"
)

// sync takes in what a server says, and answers with the claims that concern it once they differ from those
// that it has seen.
func (c *Controller) sync(ctx context.Context, who Caller, r *http.Request) (any, error) {
	var q protocol.ServerReport
	if err := decode(r, &q); err != nil {
		return nil, err
	}
	name := r.PathValue("name")
	if q.Server.Name != name || !c.cfg.Roles.server(who, name) {
		return nil, protocol.Refuse(http.StatusForbidden, "list it in the controller's --servers; a server joins under the name of its certificate or token", "%s may not be the server %s of this pool", who.Identity, name)
	}
	if err := q.Server.Validate(); err != nil {
		return nil, protocol.Refuse(http.StatusBadRequest, "", "%v", err)
	}
	if _, err := c.store.Connected(); err != nil {
		return nil, err
	}
	if err := c.store.Register(ctx, q.Server, seconds(c.cfg.ServerLease)); err != nil {
		return nil, err
	}
	var failed []error
	for _, report := range q.Reports {
		failed = append(failed, c.store.Apply(ctx, name, report))
	}
	if err := errors.Join(failed...); err != nil {
		return nil, err
	}
	// A server is answered in time to renew its lease.
	wait := min(time.Duration(q.Wait*float64(time.Second)), c.cfg.ServerLease/3, protocol.LongestWait)
	end := time.After(wait)
	for {
		list, changed := c.store.ServerClaims(name)
		a := protocol.ServerClaims{Claims: list, Seen: hash(list)}
		if a.Seen != q.Seen {
			return c.withPeers(a, name), nil
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-changed:
			if _, err := c.store.Connected(); err != nil {
				return nil, err
			}
		case <-end:
			return c.withPeers(a, name), nil
		}
	}
}

// withPeers adds where claims move to.
func (c *Controller) withPeers(a protocol.ServerClaims, name string) protocol.ServerClaims {
	c.store.Look(func(v *pool.View) {
		for _, claim := range a.Claims {
			if claim.Move == nil || claim.Move.To == nil || claim.Move.To.Server == name {
				continue
			}
			if n := v.Nodes[claim.Move.To.Server]; n != nil {
				if a.Peers == nil {
					a.Peers = map[string]pool.Server{}
				}
				a.Peers[n.Name] = n.Server
			}
		}
	})
	return a
}

func (c *Controller) signOff(ctx context.Context, who Caller, r *http.Request) (any, error) {
	var s pool.Server
	if err := decode(r, &s); err != nil {
		return nil, err
	}
	if !c.cfg.Roles.server(who, r.PathValue("name")) {
		return nil, notYours("server")
	}
	return nil, c.store.SignOff(ctx, r.PathValue("name"), s.Instance)
}

// servers lists the servers. Clients see them too: they choose labels by them.
func (c *Controller) servers(context.Context, Caller, *http.Request) (any, error) {
	l := protocol.ServerList{Servers: []protocol.ServerStatus{}}
	c.store.Look(func(v *pool.View) {
		for _, n := range v.Nodes {
			s := protocol.ServerStatus{Server: n.Server, Up: n.Up, Cordon: n.Cordon, Claims: len(n.Ledger)}
			used := map[int]bool{}
			for id, g := range n.Ledger {
				s.Granted += n.Memory(g)
				for _, i := range g.GPUs {
					used[i] = true
				}
				if claim := v.Claims[id]; claim != nil && claim.Move != nil && claim.Grant != nil && claim.Grant.Server == n.Name {
					leaving := protocol.Leaving{Claim: id, Blocked: claim.Move.Blocked}
					if claim.Move.To != nil {
						leaving.To = claim.Move.To.Server
					}
					s.Leaving = append(s.Leaving, leaving)
				}
			}
			slices.SortFunc(s.Leaving, func(a, b protocol.Leaving) int { return cmp.Compare(a.Claim, b.Claim) })
			for _, g := range n.GPUs {
				s.Total += g.Memory
				if !used[g.Index] {
					s.FreeGPUs++
				}
			}
			l.Servers = append(l.Servers, s)
		}
	})
	slices.SortFunc(l.Servers, func(a, b protocol.ServerStatus) int { return cmp.Compare(a.Name, b.Name) })
	return l, nil
}

func (c *Controller) cordon(ctx context.Context, who Caller, r *http.Request) (any, error) {
	if !c.cfg.Roles.operator(who) {
		return nil, notYours("operator")
	}
	var q pool.Cordon
	if err := decode(r, &q); err != nil {
		return nil, err
	}
	q.By, q.Since = who.Identity.String(), time.Now().UTC().Truncate(time.Second)
	c.log.Info("cordon", "server", r.PathValue("name"), "drain", q.Drain, "by", q.By)
	return nil, c.store.SetCordon(ctx, r.PathValue("name"), &q)
}

func (c *Controller) uncordon(ctx context.Context, who Caller, r *http.Request) (any, error) {
	if !c.cfg.Roles.operator(who) {
		return nil, notYours("operator")
	}
	c.log.Info("uncordon", "server", r.PathValue("name"), "by", who.Identity.String())
	return nil, c.store.SetCordon(ctx, r.PathValue("name"), nil)
}

func (c *Controller) forget(ctx context.Context, who Caller, r *http.Request) (any, error) {
	if !c.cfg.Roles.operator(who) {
		return nil, notYours("operator")
	}
	c.log.Info("forget", "server", r.PathValue("name"), "by", who.Identity.String())
	return nil, c.store.Forget(ctx, r.PathValue("name"))
}

func (c *Controller) quotas(_ context.Context, who Caller, _ *http.Request) (any, error) {
	l := protocol.QuotaList{Quotas: map[string]pool.Quota{}, Usage: map[string]pool.Usage{}}
	all := c.cfg.Roles.operator(who)
	c.store.Look(func(v *pool.View) {
		for tenant, q := range v.Quotas {
			if all || tenant == who.Tenant || tenant == pool.DefaultQuota {
				l.Quotas[tenant] = q
			}
		}
		for tenant, u := range v.Usage {
			if all || tenant == who.Tenant {
				l.Usage[tenant] = u
			}
		}
	})
	return l, nil
}

func (c *Controller) setQuota(ctx context.Context, who Caller, r *http.Request) (any, error) {
	if !c.cfg.Roles.operator(who) {
		return nil, notYours("operator")
	}
	tenant := r.PathValue("tenant")
	if err := pool.CheckName("tenant", tenant); err != nil {
		return nil, err
	}
	if r.Method == http.MethodDelete {
		return nil, c.store.SetQuota(ctx, tenant, nil)
	}
	var q pool.Quota
	if err := decode(r, &q); err != nil {
		return nil, err
	}
	if q.GPUs < 0 || q.Priority < -pool.MaxPriority || q.Priority > pool.MaxPriority {
		return nil, protocol.Refuse(http.StatusBadRequest, "", "a quota has a number of GPUs from 0, and a priority from -%d to %d", pool.MaxPriority, pool.MaxPriority)
	}
	return nil, c.store.SetQuota(ctx, tenant, &q)
}

// counters count since the controller began.
type counters struct{ granted, lost atomic.Int64 }

// plainText is an answer that is no JSON.
type plainText string

// metrics are those of the pool in Prometheus' format.
func (c *Controller) metrics(ctx context.Context, who Caller, _ *http.Request) (any, error) {
	if !c.cfg.Roles.operator(who) {
		return nil, notYours("operator")
	}
	var b strings.Builder
	gauge := func(kind, name, help string) { fmt.Fprintf(&b, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind) }
	states, claims := map[string]int{}, map[string]int{}
	var gpus, free int
	var total, granted uint64
	answer, _ := c.servers(ctx, who, nil) // it never fails
	for _, s := range answer.(protocol.ServerList).Servers {
		states[s.State()]++
		gpus, free, total, granted = gpus+len(s.GPUs), free+s.FreeGPUs, total+s.Total, granted+s.Granted
	}
	c.store.Look(func(v *pool.View) {
		for _, claim := range v.Claims {
			claims[claim.State]++
		}
	})
	gauge("gauge", "ferry_pool_servers", "Servers of the pool by state.")
	for _, state := range []string{"ready", "away", "cordoned", "draining", "drained", "problem"} {
		fmt.Fprintf(&b, "ferry_pool_servers{state=%q} %d\n", state, states[state])
	}
	gauge("gauge", "ferry_pool_claims", "Claims by state.")
	for _, state := range []string{pool.Queued, pool.Assigned, pool.Ready, pool.Ending} {
		fmt.Fprintf(&b, "ferry_pool_claims{state=%q} %d\n", state, claims[state])
	}
	up := 0
	if _, err := c.store.Connected(); err == nil {
		up = 1
	}
	for _, m := range []struct {
		kind, name, help string
		value            uint64
	}{
		{"gauge", "ferry_pool_gpus", "GPUs of all servers.", uint64(gpus)},
		{"gauge", "ferry_pool_gpus_free", "GPUs of which nothing is granted.", uint64(free)},
		{"gauge", "ferry_pool_memory_bytes", "Memory of all GPUs.", total},
		{"gauge", "ferry_pool_memory_granted_bytes", "Memory that claims have.", granted},
		{"gauge", "ferry_pool_etcd_up", "1 while etcd answers.", uint64(up)},
		{"counter", "ferry_pool_granted_total", "Claims that this controller granted.", uint64(c.count.granted.Load())},
		{"counter", "ferry_pool_lost_total", "Claims that it ended because their client was gone.", uint64(c.count.lost.Load())},
	} {
		gauge(m.kind, m.name, m.help)
		fmt.Fprintf(&b, "%s %d\n", m.name, m.value)
	}
	return plainText(b.String()), nil
}
