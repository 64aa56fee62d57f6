package place

import (
	"cmp"
	"fmt"
	"slices"
)

// count is how many GPUs a request comes to.
func (d *Desk) count(r Request) int {
	n := r.GPUs
	if n == 0 {
		n = d.limits.GPUs
	}
	if n <= 0 || len(d.gpus) == 0 {
		n = len(d.among(r))
	}
	return n
}

// never says why a request will never be granted here; empty if it may be.
func (d *Desk) never(r Request) string {
	n, among := d.count(r), d.among(r)
	switch {
	case d.limits.Memory != 0 && r.Memory > d.limits.Memory:
		return fmt.Sprintf("%s of memory are more than the %s a client of this server may have", size(r.Memory), size(d.limits.Memory))
	case len(d.gpus) == 0 && len(r.Only) > 0:
		return "the server does not know its GPUs, and cannot give a part of them"
	case len(d.gpus) > 0 && len(among) == 0:
		return "the server has none of the GPUs it may give to this client"
	case len(d.gpus) == 0 && (r.GPUs > 0 || r.Share > 0):
		return "the server does not know its GPUs, and gives all there are to everybody"
	case len(d.gpus) == 0 && r.partial():
		return "the server does not know its GPUs, and cannot give a part of their multiprocessors"
	case n > len(among) && len(r.Only) > 0:
		return fmt.Sprintf("%d GPUs are more than the server has for this client (%d)", n, len(among))
	case n > len(d.gpus) && len(d.gpus) > 0:
		return fmt.Sprintf("%d GPUs are more than the server has (%d)", n, len(d.gpus))
	}
	large, divided := 0, 0
	for _, g := range among {
		if g.Memory >= r.Memory {
			large++
		}
		if g.Groups > 0 || !g.divides(r) {
			divided++
		}
	}
	if large < n {
		return fmt.Sprintf("%s of memory are more than the GPUs of this server have", size(r.Memory))
	}
	if divided < n {
		return undivided
	}
	return ""
}

// full says whether no further client can be let in, or no further watcher. They
// are counted apart: a process that watches must not be in its own way.
func (d *Desk) full(watches bool) bool {
	n := 0
	for _, c := range d.clients {
		if c.job != nil && c.watches == watches {
			n++
		}
	}
	return d.limits.Clients > 0 && n >= d.limits.Clients
}

func (d *Desk) fullness() string {
	return fmt.Sprintf("the server has all the %d clients it may have", d.limits.Clients)
}

// grant gives a client its GPUs, or says what is missing.
func (d *Desk) grant(c *client) string {
	if d.full(false) {
		return d.fullness()
	}
	j := d.jobs[c.key]
	if j != nil {
		why := ""
		for _, g := range j.gpus {
			if why = d.misfit(g, j.more(c.request)); why != "" {
				break
			}
		}
		if why == "" {
			c.parts = j.part(c.request)
			d.join(c, j)
			return ""
		}
		if !j.watched() {
			return why
		}
		// Nobody but watchers is bound to these: others may do.
	}
	n := d.count(c.request)
	chosen, why := d.choose(d.among(c.request), n, c.request)
	if len(chosen) < n {
		return why
	}
	j = d.newJob(c.key, c.request, chosen)
	c.parts = j.part(c.request)
	d.join(c, j)
	if len(chosen) > 0 {
		d.next = chosen[len(chosen)-1].ID + 1
	}
	return ""
}

// missing is what keeps a waiting client from being granted, were it the first.
func (d *Desk) missing(c *client) string {
	if d.full(false) {
		return d.fullness()
	}
	if _, why := d.choose(d.among(c.request), d.count(c.request), c.request); why != "" {
		return why
	}
	return "others were first"
}

func (d *Desk) newJob(key string, r Request, chosen []*gpu) *job {
	all := len(d.gpus) == 0 || len(r.Only) == 0 && (r.GPUs == All || r.GPUs == 0 && d.limits.GPUs <= 0)
	j := &job{gpus: chosen, all: all, members: map[*client]bool{}}
	d.jobs[key] = j
	return j
}

func (d *Desk) join(c *client, j *job) {
	c.job = j
	j.members[c] = true
	if c.watches {
		return
	}
	for _, g := range j.gpus {
		g.clients[c] = true
	}
}

// watched says whether nobody uses a job's GPUs.
func (j *job) watched() bool {
	for c := range j.members {
		if !c.watches {
			return false
		}
	}
	return true
}

// misfit says what a GPU has too little of for a request.
func (d *Desk) misfit(g *gpu, r Request) string {
	switch {
	case d.limits.PerGPU > 0 && len(g.clients) >= d.limits.PerGPU:
		return fmt.Sprintf("each GPU has the %d clients it may have", d.limits.PerGPU)
	case r.Memory > g.left():
		return fmt.Sprintf("no GPU has %s of memory left", size(r.Memory))
	case g.share()+r.Share > Whole:
		return fmt.Sprintf("no GPU has a share of %v left", r.Share)
	case g.divides(r) && g.Groups == 0:
		return undivided
	case g.groups(r) > len(g.free()):
		return fmt.Sprintf("no GPU has %d multiprocessors left", g.groups(r)*g.Group)
	}
	return ""
}

// left is the memory nobody was promised or has.
func (g *gpu) left() uint64 {
	taken := uint64(0)
	for c := range g.clients {
		taken += max(c.request.Memory, c.held[g.ID])
	}
	return g.Memory - min(taken, g.Memory)
}

func (g *gpu) share() (sum Share) {
	for c := range g.clients {
		sum += c.request.Share
	}
	return sum
}

// choose takes n of those that fit, by the policy, in the order of their
// numbers; fewer, and why, if there are not so many.
func (d *Desk) choose(from []*gpu, n int, r Request) (chosen []*gpu, why string) {
	for _, g := range from {
		if w := d.misfit(g, r); w != "" {
			why = w
			continue
		}
		chosen = append(chosen, g)
	}
	slices.SortStableFunc(chosen, d.order())
	chosen = chosen[:min(n, len(chosen))]
	slices.SortFunc(chosen, func(a, b *gpu) int { return cmp.Compare(a.ID, b.ID) })
	if len(chosen) < n && len(chosen) > 0 {
		why = fmt.Sprintf("%d of %d GPUs have room", len(chosen), n)
	}
	return chosen, why
}

// Next is the first GPU that a client which asks for nothing would get now; false, and 0, if that is
// not known, or none has room.
func (d *Desk) Next() (gpu int, known bool) {
	chosen, _ := d.choose(d.gpus, d.count(Request{}), Request{})
	if len(chosen) == 0 {
		return 0, false
	}
	return chosen[0].ID, true
}

// order is the policy: who comes first is taken.
func (d *Desk) order() func(a, b *gpu) int {
	fewer := func(a, b *gpu) int { return cmp.Compare(len(a.clients), len(b.clients)) }
	roomier := func(a, b *gpu) int { return cmp.Compare(b.left(), a.left()) }
	switch d.limits.Policy {
	case Pack:
		return func(a, b *gpu) int { return cmp.Or(fewer(b, a), roomier(b, a)) }
	case RoundRobin:
		turn := func(g *gpu) int {
			if g.ID < d.next {
				return 1
			}
			return 0
		}
		return func(a, b *gpu) int { return cmp.Or(cmp.Compare(turn(a), turn(b)), cmp.Compare(a.ID, b.ID)) }
	case Free:
		return func(a, b *gpu) int { return cmp.Or(roomier(a, b), fewer(a, b)) }
	}
	return func(a, b *gpu) int {
		return cmp.Or(fewer(a, b), cmp.Compare(a.share(), b.share()), roomier(a, b))
	}
}
