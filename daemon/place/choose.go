package place

import (
	"cmp"
	"fmt"
	"slices"
)

// gpuCount returns how many GPUs a request amounts to.
func (p *Placer) gpuCount(r Request) int {
	n := r.GPUs
	if n == 0 {
		n = p.limits.GPUs
	}
	if n <= 0 || len(p.gpus) == 0 {
		n = len(p.eligibleGPUs(r))
	}
	return n
}

// permanentRefusal says why a request will never be granted here; empty if it may be.
func (p *Placer) permanentRefusal(r Request) string {
	n, among := p.gpuCount(r), p.eligibleGPUs(r)
	switch {
	case p.limits.Memory != 0 && r.Memory > p.limits.Memory:
		return fmt.Sprintf("%s of memory are more than the %s a client of this server may have", size(r.Memory), size(p.limits.Memory))
	case len(p.gpus) == 0 && len(r.Only) > 0:
		return "the server does not know its GPUs, and cannot give a part of them"
	case len(p.gpus) > 0 && len(among) == 0:
		return "the server has none of the GPUs it may give to this client"
	case len(p.gpus) == 0 && (r.GPUs > 0 || r.Timeshare > 0):
		return "the server does not know its GPUs, and gives all there are to everybody"
	case len(p.gpus) == 0 && r.limitsSMs():
		return "the server does not know its GPUs, and cannot give a part of their multiprocessors"
	case n > len(among) && len(r.Only) > 0:
		return fmt.Sprintf("%d GPUs are more than the server has for this client (%d)", n, len(among))
	case n > len(p.gpus) && len(p.gpus) > 0:
		return fmt.Sprintf("%d GPUs are more than the server has (%d)", n, len(p.gpus))
	}
	large, divided := 0, 0
	for _, g := range among {
		if g.Memory >= r.Memory {
			large++
		}
		if g.Groups > 0 || !g.needsPartition(r) {
			divided++
		}
	}
	if large < n {
		return fmt.Sprintf("%s of memory are more than the GPUs of this server have", size(r.Memory))
	}
	if divided < n {
		return noGreenContexts
	}
	return ""
}

// clientLimitReached reports whether no further client, or no further watcher, can be
// admitted. The two are counted apart: a process that watches must not keep itself out.
func (p *Placer) clientLimitReached(watches bool) bool {
	n := 0
	for _, c := range p.clients {
		if c.job != nil && c.watches == watches {
			n++
		}
	}
	return p.limits.Clients > 0 && n >= p.limits.Clients
}

func (p *Placer) clientLimitReason() string {
	return fmt.Sprintf("the server has all the %d clients it may have", p.limits.Clients)
}

// grant gives a client its GPUs, or says what is missing.
func (p *Placer) grant(c *client) string {
	if p.clientLimitReached(false) {
		return p.clientLimitReason()
	}
	j := p.jobs[c.key]
	if j != nil {
		why := ""
		for _, g := range j.gpus {
			if why = p.shortage(g, j.additionalNeeds(c.request)); why != "" {
				break
			}
		}
		if why == "" {
			c.partitions = j.assignPartitions(c.request)
			p.join(c, j)
			return ""
		}
		if !j.onlyWatchers() {
			return why
		}
		// Only watchers have these GPUs, so the client may get other ones.
	}
	n := p.gpuCount(c.request)
	chosen, why := p.choose(p.eligibleGPUs(c.request), n, c.request)
	if len(chosen) < n {
		return why
	}
	j = p.newJob(c.key, c.request, chosen)
	c.partitions = j.assignPartitions(c.request)
	p.join(c, j)
	if len(chosen) > 0 {
		p.next = chosen[len(chosen)-1].ID + 1
	}
	return ""
}

// waitReason says what would keep a waiting client from being granted if it were the first.
func (p *Placer) waitReason(c *client) string {
	if p.clientLimitReached(false) {
		return p.clientLimitReason()
	}
	if _, why := p.choose(p.eligibleGPUs(c.request), p.gpuCount(c.request), c.request); why != "" {
		return why
	}
	return "other clients are ahead of it in the queue"
}

func (p *Placer) newJob(key string, r Request, chosen []*gpu) *job {
	all := len(p.gpus) == 0 || len(r.Only) == 0 && (r.GPUs == All || r.GPUs == 0 && p.limits.GPUs <= 0)
	j := &job{gpus: chosen, all: all, members: map[*client]bool{}}
	p.jobs[key] = j
	return j
}

func (p *Placer) join(c *client, j *job) {
	c.job = j
	j.members[c] = true
	if c.watches {
		return
	}
	for _, g := range j.gpus {
		g.clients[c] = true
	}
}

// onlyWatchers reports whether no client uses a job's GPUs.
func (j *job) onlyWatchers() bool {
	for c := range j.members {
		if !c.watches {
			return false
		}
	}
	return true
}

// shortage says what a GPU has too little of for a request; empty if the request fits.
func (p *Placer) shortage(g *gpu, r Request) string {
	switch {
	case p.limits.PerGPU > 0 && len(g.clients) >= p.limits.PerGPU:
		return fmt.Sprintf("each GPU has the %d clients it may have", p.limits.PerGPU)
	case r.Memory > g.memoryLeft():
		return fmt.Sprintf("no GPU has %s of memory left", size(r.Memory))
	case g.promisedTime()+r.Timeshare > Whole:
		return fmt.Sprintf("no GPU has a share of %v left", r.Timeshare)
	case g.needsPartition(r) && g.Groups == 0:
		return noGreenContexts
	case g.groupsFor(r) > len(g.freeGroups()):
		return fmt.Sprintf("no GPU has %d multiprocessors left", g.groupsFor(r)*g.Group)
	}
	return ""
}

// memoryLeft returns the memory that is neither promised to a client nor allocated.
func (g *gpu) memoryLeft() uint64 {
	taken := uint64(0)
	for c := range g.clients {
		taken += max(c.request.Memory, c.held[g.ID])
	}
	return g.Memory - min(taken, g.Memory)
}

func (g *gpu) promisedTime() (sum Fraction) {
	for c := range g.clients {
		sum += c.request.Timeshare
	}
	return sum
}

// choose returns n of the GPUs that fit, by the policy, in the order of their numbers;
// fewer, and why, if not so many fit.
func (p *Placer) choose(from []*gpu, n int, r Request) (chosen []*gpu, why string) {
	for _, g := range from {
		if w := p.shortage(g, r); w != "" {
			why = w
			continue
		}
		chosen = append(chosen, g)
	}
	slices.SortStableFunc(chosen, p.policyOrder())
	chosen = chosen[:min(n, len(chosen))]
	slices.SortFunc(chosen, func(a, b *gpu) int { return cmp.Compare(a.ID, b.ID) })
	if len(chosen) < n && len(chosen) > 0 {
		why = fmt.Sprintf("%d of %d GPUs have room", len(chosen), n)
	}
	return chosen, why
}

// NextGPU returns the first GPU that a client which asks for nothing would get now; false,
// and 0, if the GPUs are not known or none has room.
func (p *Placer) NextGPU() (gpu int, known bool) {
	chosen, _ := p.choose(p.gpus, p.gpuCount(Request{}), Request{})
	if len(chosen) == 0 {
		return 0, false
	}
	return chosen[0].ID, true
}

// policyOrder returns the policy as an order: GPUs that come first are chosen.
func (p *Placer) policyOrder() func(a, b *gpu) int {
	fewer := func(a, b *gpu) int { return cmp.Compare(len(a.clients), len(b.clients)) }
	roomier := func(a, b *gpu) int { return cmp.Compare(b.memoryLeft(), a.memoryLeft()) }
	switch p.limits.Policy {
	case Pack:
		return func(a, b *gpu) int { return cmp.Or(fewer(b, a), roomier(b, a)) }
	case RoundRobin:
		turn := func(g *gpu) int {
			if g.ID < p.next {
				return 1
			}
			return 0
		}
		return func(a, b *gpu) int { return cmp.Or(cmp.Compare(turn(a), turn(b)), cmp.Compare(a.ID, b.ID)) }
	case Free:
		return func(a, b *gpu) int { return cmp.Or(roomier(a, b), fewer(a, b)) }
	}
	return func(a, b *gpu) int {
		return cmp.Or(fewer(a, b), cmp.Compare(a.promisedTime(), b.promisedTime()), roomier(a, b))
	}
}
