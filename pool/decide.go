package pool

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// A View is all that is known of a pool at one moment.
type View struct {
	Nodes  map[string]*Node
	Claims map[string]*Claim
	Usage  map[string]Usage // by tenant
	Quotas map[string]Quota // by tenant; DefaultQuota is for the others
}

// DefaultQuota is the name of the quota of tenants that have none of their own.
const DefaultQuota = "default"

// QuotaOf is the quota of a tenant.
func (v *View) QuotaOf(tenant string) Quota {
	if q, ok := v.Quotas[tenant]; ok {
		return q
	}
	return v.Quotas[DefaultQuota]
}

// MaxOvertakes is how often a claim that waits is overtaken by claims behind it for which there is room.
// Then nobody overtakes it any more. Only the first maxCounted that wait for room are counted for: every
// count is a write, and none behind them is granted for ever before them.
const (
	MaxOvertakes = 16
	maxCounted   = 4
)

// An Assignment is a decision: a claim that waits gets GPUs.
type Assignment struct {
	Claim string
	Grant Grant
	Over  []string // claims that it overtook, as far as they are counted
}

// Queue lists the claims that wait: higher priority first, then as they came.
func (v *View) Queue() (list []*Claim) {
	for _, c := range v.Claims {
		if c.State == Queued {
			list = append(list, c)
		}
	}
	slices.SortFunc(list, func(a, b *Claim) int {
		return cmp.Or(cmp.Compare(b.Request.Priority, a.Request.Priority), cmp.Compare(a.Order, b.Order), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// Decide assigns GPUs to as many claims that wait as there is room for, at most most of them. A claim for
// which there is room does not wait for one before it for which there is none, up to MaxOvertakes times. A
// claim that its tenant's quota keeps waiting holds nobody up.
func (v *View) Decide(most int) (list []Assignment) {
	left := newRoom(v)
	usage := maps.Clone(v.Usage)
	if usage == nil {
		usage = map[string]Usage{}
	}
	var blocked []*Claim
	overtaken := map[string]int{}
	hopeless := map[string]bool{} // requests for which there is no room: the next alike need not be tried
	for _, c := range v.Queue() {
		if len(list) == most || slices.ContainsFunc(blocked, func(b *Claim) bool { return b.Overtaken+overtaken[b.ID] >= MaxOvertakes }) {
			break
		}
		key := fmt.Sprint(c.Request.GPUs, c.Request.Memory, c.Request.Share, c.Request.Labels, c.Request.Server, c.Request.On)
		grant, ok := Grant{}, false
		if !hopeless[key] {
			grant, ok = left.choose(c.Request, "")
			hopeless[key] = !ok
		}
		if !ok {
			blocked = append(blocked, c)
			continue
		}
		then := usage[c.Tenant].Add(v.Nodes[grant.Server], grant, 1)
		if then.Exceeds(v.QuotaOf(c.Tenant)) != "" {
			continue
		}
		usage[c.Tenant] = then
		left.subtract(grant)
		a := Assignment{Claim: c.ID, Grant: grant}
		for _, b := range blocked[:min(len(blocked), maxCounted)] {
			overtaken[b.ID]++
			a.Over = append(a.Over, b.ID)
		}
		list = append(list, a)
	}
	return list
}

// MoveTarget finds a claim a server that is not the one it is on, for a server that is drained.
func (v *View) MoveTarget(c *Claim) (Grant, bool) {
	if c.Grant == nil {
		return Grant{}, false
	}
	// What it has is a part of a GPU or the whole: it moves as what it asked for.
	return newRoom(v).choose(c.Request, c.Grant.Server)
}

// Fits says whether a grant fits into what a ledger leaves of a server. It is the check that a transaction
// repeats on the ledger it writes.
func (n *Node) Fits(g Grant) bool {
	left := map[int]*gpuRoom{}
	for _, r := range n.room() {
		left[r.Index] = r
	}
	seen := map[int]bool{}
	for _, i := range g.GPUs {
		if left[i] == nil || seen[i] || !left[i].fits(g) {
			return false
		}
		seen[i] = true
	}
	return len(g.GPUs) > 0
}

// A gpuRoom is what is left of a GPU.
type gpuRoom struct {
	GPU
	memory uint64
	share  Share
	claims int
	whole  bool // it is one claim's alone
}

func (r *gpuRoom) fits(g Grant) bool {
	if g.Whole {
		return r.claims == 0
	}
	return !r.whole && g.Memory <= r.memory && g.Share <= r.share
}

// room is what is left of the GPUs of a server.
func (n *Node) room() (list []*gpuRoom) {
	at := map[int]*gpuRoom{}
	for _, g := range n.GPUs {
		r := &gpuRoom{GPU: g, memory: g.Memory, share: Whole}
		at[g.Index] = r
		list = append(list, r)
	}
	for _, grant := range n.Ledger {
		for _, i := range grant.GPUs {
			if at[i] != nil {
				at[i].subtract(grant)
			}
		}
	}
	return list
}

func (r *gpuRoom) subtract(g Grant) {
	r.claims++
	r.whole = r.whole || g.Whole
	r.memory -= min(g.Memory, r.memory)
	r.share -= min(g.Share, r.share)
}

// A room is what is left of all servers that take new claims.
type room struct {
	nodes map[string]*Node
	left  map[string][]*gpuRoom
	names []string
}

func newRoom(v *View) *room {
	r := &room{nodes: v.Nodes, left: map[string][]*gpuRoom{}}
	for name, n := range v.Nodes {
		if n.Up && n.Cordon == nil && n.Problem == "" {
			r.left[name] = n.room()
			r.names = append(r.names, name)
		}
	}
	slices.Sort(r.names)
	return r
}

func (r *room) subtract(g Grant) {
	for _, gpu := range r.left[g.Server] {
		if slices.Contains(g.GPUs, gpu.Index) {
			gpu.subtract(g)
		}
	}
}

// hasLabels says whether a server is the one, and has the labels, that a request asks for.
func (n *Node) hasLabels(r Request) bool {
	if r.Server != "" && n.Name != r.Server {
		return false
	}
	for k, v := range r.Labels {
		if have, ok := n.Labels[k]; !ok || have != v {
			return false
		}
	}
	return true
}

// admits says whether a request may have this GPU of its server.
func (r Request) admits(gpu int) bool { return len(r.On) == 0 || slices.Contains(r.On, gpu) }

// grantOn is what a request amounts to on a server, but for the GPUs. A share without memory comes with as
// large a part of the memory.
func (n *Node) grantOn(r Request) Grant {
	g := Grant{Server: n.Name, Memory: r.Memory, Share: r.Share, Whole: r.whole()}
	if g.Whole {
		g.Share = 0
		return g
	}
	if r.Memory == 0 {
		for _, gpu := range n.GPUs {
			g.Memory = max(g.Memory, gpu.Memory/uint64(Whole)*uint64(r.Share))
		}
	}
	return g
}

// choose finds a request its GPUs, all of one server: the server on which the least is left over, so that
// larger requests find room later; on it the GPUs that are used most already.
func (r *room) choose(q Request, not string) (best Grant, found bool) {
	var least uint64
	for _, name := range r.names {
		n := r.nodes[name]
		if name == not || !n.hasLabels(q) {
			continue
		}
		g := n.grantOn(q)
		var fitting []*gpuRoom
		var free uint64
		for _, gpu := range r.left[name] {
			if !gpu.whole {
				free += gpu.memory
			}
			if gpu.fits(g) && q.admits(gpu.Index) {
				fitting = append(fitting, gpu)
			}
		}
		if len(fitting) < q.GPUs || found && free >= least {
			continue
		}
		slices.SortStableFunc(fitting, func(a, b *gpuRoom) int {
			return cmp.Or(cmp.Compare(a.memory, b.memory), cmp.Compare(a.share, b.share), cmp.Compare(a.Index, b.Index))
		})
		for _, gpu := range fitting[:q.GPUs] {
			g.GPUs = append(g.GPUs, gpu.Index)
		}
		slices.Sort(g.GPUs)
		best, least, found = g, free, true
	}
	return best, found
}

// Impossible says why no server of the pool could ever have room for a request, however empty; empty if
// one could. Servers that are away or take no new claims count: they may come back.
func (v *View) Impossible(q Request) string {
	if len(v.Nodes) == 0 {
		return "" // it waits for the first one
	}
	labelled, most, large, together := 0, 0, uint64(0), 0
	for _, n := range v.Nodes {
		if !n.hasLabels(q) {
			continue
		}
		labelled++
		g, fitting := n.grantOn(q), 0
		for _, gpu := range n.GPUs {
			large = max(large, gpu.Memory)
			if g.Memory <= gpu.Memory && q.admits(gpu.Index) {
				fitting++
			}
		}
		together += fitting
		most = max(most, fitting)
	}
	switch {
	case labelled == 0 && q.Server != "":
		return "the pool has no server " + q.Server + " with these labels; ferry pool ls --wide shows them"
	case labelled == 0:
		return "no server of the pool has these labels; ferry pool ls --wide shows them"
	case most >= q.GPUs:
		return ""
	case q.Memory > large:
		return fmt.Sprintf("%s of memory are more than any GPU of the pool has (%s)", SizeText(q.Memory), SizeText(large))
	case together >= q.GPUs:
		return fmt.Sprintf("only several servers together have %d such GPUs, and the GPUs of a claim are all of one server; the most that one has is %d", q.GPUs, most)
	}
	return fmt.Sprintf("the pool has %d such GPUs, and the most that one server has is %d", together, most)
}

// Waits says why a claim that is queued waits.
func (v *View) Waits(c *Claim) string {
	if len(v.Nodes) == 0 {
		return "the pool has no server yet"
	}
	grant, ok := newRoom(v).choose(c.Request, "")
	if !ok {
		return v.shortage(c.Request)
	}
	if why := v.Usage[c.Tenant].Add(v.Nodes[grant.Server], grant, 1).Exceeds(v.QuotaOf(c.Tenant)); why != "" {
		return why
	}
	return "others are before it"
}

// shortage says why there is no room for a request.
func (v *View) shortage(q Request) string {
	could, away, cordoned, ill := 0, 0, 0, 0
	for _, n := range v.Nodes {
		if !n.hasLabels(q) || len(n.GPUs) < q.GPUs {
			continue
		}
		switch {
		case !n.Up:
			away++
		case n.Cordon != nil:
			cordoned++
		case n.Problem != "":
			ill++
		default:
			could++
		}
	}
	if could > 0 {
		return fmt.Sprintf("no server has room for %v", q)
	}
	return fmt.Sprintf("no server that takes new claims has such GPUs: %d away, %d cordoned, %d not healthy", away, cordoned, ill)
}
