// Package place decides which of a host's GPUs a client gets, and which clients have to
// wait. A Placer keeps account of what is promised to each client, and a queue of the
// clients for which there is no room yet. It is pure: no clock, no I/O, no locks. The
// daemon calls it from one goroutine at a time.
//
// The Placer keeps a promise of memory, of time or of multiprocessors against other
// promises: the promises on a GPU never exceed the GPU. A client that asks for nothing is
// promised nothing and uses what is there.
package place

import (
	"cmp"
	"fmt"
	"slices"
)

// A GPU is one of the host's GPUs. ID is the server's number of it.
type GPU struct {
	ID     int
	Name   string
	UUID   string
	Memory uint64
	SMs    int // multiprocessors
	// Groups is how many groups of Group multiprocessors the GPU can be divided into; 0:
	// its driver cannot divide it.
	Group, Groups int
}

// A Policy says which one a client gets of the GPUs that fit its request.
type Policy string

// The policies.
const (
	Spread     Policy = "spread"      // the GPU with the fewest clients
	Pack       Policy = "pack"        // the GPU with the most clients
	RoundRobin Policy = "round-robin" // the next GPU in order of their numbers
	Free       Policy = "free"        // the GPU with the most memory left
)

// Policies lists all policies.
var Policies = []Policy{Spread, Pack, RoundRobin, Free}

// Limits are set by the operator.
type Limits struct {
	Policy  Policy
	GPUs    int    // for a client that does not say how many; 0: all
	Clients int    // at the same time, and as many that only watch; 0: any number
	PerGPU  int    // of them on one GPU; 0: any number
	Memory  uint64 // the most a client may ask for; 0: what a GPU has
	Queue   int    // how many may wait
}

// A State says what has become of a client's request.
type State int

// The states.
const (
	Refused State = iota
	Waiting
	Granted
)

// An Answer tells a client the state of its request.
type Answer struct {
	State       State
	GPUs        []int      // granted: the server's numbers, in the client's order
	All         bool       // granted: every GPU of the server; GPUs lists those known so far
	Partitions  Partitions // granted: the multiprocessors it is limited to on each GPU; nil: no limit
	Position    int        // waiting: 1 is next
	QueueLength int        // waiting: how many wait
	Reason      string     // refused, waiting: why, for a person
	Permanent   bool       // refused: a later attempt would be refused, too
}

// A Placer assigns GPUs to clients.
type Placer struct {
	limits  Limits
	gpus    []*gpu
	clients map[uint64]*client
	queue   []*client // waiting clients, first come first
	jobs    map[string]*job
	next    int // round-robin: the GPU ID to begin with
}

type gpu struct {
	GPU
	clients map[*client]bool // without watchers
}

type client struct {
	id         uint64
	key        string
	request    Request
	watches    bool
	job        *job // nil while it waits
	held       map[int]uint64
	partitions Partitions
	overtaken  int // how often a client behind it in the queue was granted
}

// MaxOvertakes is how often a client that waits is overtaken by clients behind it for which there
// is room. Then nobody overtakes it any more, and it gets what it waits for as others leave.
const MaxOvertakes = 16

// A job is what the processes of one program have in common: their GPUs, and their
// partition of each.
type job struct {
	gpus       []*gpu
	partitions Partitions // nil until one process of the job is limited
	all        bool       // every GPU of the server
	members    map[*client]bool
}

// New returns a Placer without GPUs: until SetGPUs is called, clients get all there are.
func New(l Limits) *Placer {
	if l.Policy == "" {
		l.Policy = Spread
	}
	return &Placer{limits: l, clients: map[uint64]*client{}, jobs: map[string]*job{}}
}

// SetGPUs sets the host's GPUs. Clients keep the GPUs they were given.
func (p *Placer) SetGPUs(list []GPU) {
	var now []*gpu
	for _, g := range list {
		old := p.gpu(g.ID)
		if old == nil {
			old = &gpu{clients: map[*client]bool{}}
		}
		old.GPU = g
		now = append(now, old)
	}
	slices.SortFunc(now, func(a, b *gpu) int { return cmp.Compare(a.ID, b.ID) })
	p.gpus = now
}

// SetClients changes how many clients there may be at the same time. Present clients stay.
func (p *Placer) SetClients(n int) { p.limits.Clients = n }

// eligibleGPUs returns the GPUs a request may have.
func (p *Placer) eligibleGPUs(r Request) []*gpu {
	if len(r.Only) == 0 {
		return p.gpus
	}
	var list []*gpu
	for _, g := range p.gpus {
		if slices.Contains(r.Only, g.ID) {
			list = append(list, g)
		}
	}
	return list
}

func (p *Placer) gpu(id int) *gpu {
	for _, g := range p.gpus {
		if g.ID == id {
			return g
		}
	}
	return nil
}

// Admit places a new client or puts it into the queue. key names what the client is part
// of: clients with the same key get the same GPUs; it must not be empty. The answer is
// final unless the client is to wait: then Retry says when it is granted, and Status its
// position.
func (p *Placer) Admit(id uint64, key string, r Request) Answer {
	c := &client{id: id, key: key, request: r, held: map[int]uint64{}}
	if why := p.permanentRefusal(r); why != "" {
		return Answer{State: Refused, Reason: why, Permanent: true}
	}
	p.clients[id] = c
	// A process of a running job does not wait behind other clients: the job may be
	// waiting for it.
	why := ""
	if p.jobs[key] != nil || mayOvertake(p.queue) {
		joins := p.jobs[key] != nil
		if why = p.grant(c); why == "" {
			if !joins {
				overtake(p.queue)
			}
			return p.Status(id)
		}
	}
	if len(p.queue) >= p.limits.Queue {
		delete(p.clients, id)
		if p.limits.Queue > 0 {
			why = fmt.Sprintf("%d clients wait for a GPU already", len(p.queue))
		}
		return Answer{State: Refused, Reason: why}
	}
	p.queue = append(p.queue, c)
	return p.Status(id)
}

// AdmitWatcher admits a client that only watches the GPUs its key has or would get. A
// watcher is promised nothing, does not count among a GPU's clients, and never waits.
func (p *Placer) AdmitWatcher(id uint64, key string, r Request) Answer {
	r.SMs, r.Most = SMLimit{}, nil
	if why := p.permanentRefusal(r); why != "" {
		return Answer{State: Refused, Reason: why, Permanent: true}
	}
	if p.clientLimitReached(true) {
		return Answer{State: Refused, Reason: p.clientLimitReason()}
	}
	c := &client{id: id, key: key, watches: true, held: map[int]uint64{}}
	p.clients[id] = c
	if j := p.jobs[key]; j != nil {
		p.join(c, j)
		return p.Status(id)
	}
	n := p.gpuCount(r)
	chosen, _ := p.choose(p.eligibleGPUs(r), n, r)
	if len(chosen) < n { // a client would wait; show the GPUs it could wait for
		chosen, _ = p.choose(p.eligibleGPUs(r), n, Request{})
	}
	if len(chosen) < n {
		chosen = p.eligibleGPUs(r)[:n]
	}
	p.join(c, p.newJob(key, r, chosen))
	return p.Status(id)
}

// RemoveClient removes a client, also one that waits. Retry says which clients get its place.
func (p *Placer) RemoveClient(id uint64) {
	c := p.clients[id]
	if c == nil {
		return
	}
	delete(p.clients, id)
	p.queue = slices.DeleteFunc(p.queue, func(q *client) bool { return q == c })
	if c.job == nil {
		return
	}
	for _, g := range c.job.gpus {
		delete(g.clients, c)
	}
	delete(c.job.members, c)
	if len(c.job.members) == 0 && p.jobs[c.key] == c.job {
		delete(p.jobs, c.key)
	}
}

// SetHeld records how much memory a client has allocated on a GPU, as its worker says. Memory
// beyond its promise is not available to others either. A worker's word counts for no more than
// the GPU has, and for nothing on a GPU that the client was not given.
func (p *Placer) SetHeld(id uint64, gpu int, bytes uint64) {
	c, g := p.clients[id], p.gpu(gpu)
	if c != nil && g != nil && g.clients[c] {
		c.held[gpu] = min(bytes, g.Memory)
	}
}

// Retry admits the waiting clients for which there is room now, and returns them. First come,
// first served, but a client for which there is room does not wait for one before it for which
// there is none, up to MaxOvertakes times. Processes of a job that runs already pass everybody.
func (p *Placer) Retry() (granted []uint64) {
	var blocked []*client // those before it that have to go on waiting
	for _, c := range slices.Clone(p.queue) {
		joins := p.jobs[c.key] != nil
		if !joins && !mayOvertake(blocked) || p.grant(c) != "" {
			blocked = append(blocked, c)
			continue
		}
		if !joins {
			overtake(blocked)
		}
		p.queue = slices.DeleteFunc(p.queue, func(q *client) bool { return q == c })
		granted = append(granted, c.id)
	}
	return granted
}

// mayOvertake says whether a client may be granted before these, which wait.
func mayOvertake(waiting []*client) bool {
	return !slices.ContainsFunc(waiting, func(c *client) bool { return c.overtaken >= MaxOvertakes })
}

// overtake counts that a client was granted before these.
func overtake(waiting []*client) {
	for _, c := range waiting {
		c.overtaken++
	}
}

// Status returns the state of a client's request.
func (p *Placer) Status(id uint64) Answer {
	c := p.clients[id]
	switch {
	case c == nil:
		return Answer{State: Refused, Reason: "the server does not know this client"}
	case c.job == nil:
		return Answer{State: Waiting, Position: slices.Index(p.queue, c) + 1, QueueLength: len(p.queue), Reason: p.waitReason(c)}
	}
	a := Answer{State: Granted, GPUs: []int{}, All: c.job.all, Partitions: c.partitions}
	for _, g := range c.job.gpus {
		a.GPUs = append(a.GPUs, g.ID)
	}
	return a
}

// A Placement is what a client has been granted, for a Placer that succeeds this one. The
// daemon hands it to its successor as JSON at a restart: the names in JSON must not change.
type Placement struct {
	ID         uint64
	Key        string
	Request    Request
	Watches    bool
	GPUs       []int
	All        bool
	Partitions Partitions `json:"Parts"`
}

// Placement returns what a client has been granted; false if it has nothing or waits.
func (p *Placer) Placement(id uint64) (Placement, bool) {
	c := p.clients[id]
	if c == nil || c.job == nil {
		return Placement{}, false
	}
	s := Placement{ID: id, Key: c.key, Request: c.request, Watches: c.watches, All: c.job.all, Partitions: c.partitions}
	for _, g := range c.job.gpus {
		s.GPUs = append(s.GPUs, g.ID)
	}
	return s, true
}

// Restore adds a client with the placement an earlier Placer granted, whatever the limits
// are now. The client loses GPUs that no longer exist.
func (p *Placer) Restore(s Placement) {
	c := &client{id: s.ID, key: s.Key, request: s.Request, watches: s.Watches, held: map[int]uint64{}, partitions: s.Partitions}
	p.clients[s.ID] = c
	had := &job{all: s.All, partitions: s.Partitions, members: map[*client]bool{}}
	for _, id := range s.GPUs {
		if g := p.gpu(id); g != nil {
			had.gpus = append(had.gpus, g)
		}
	}
	switch j := p.jobs[s.Key]; {
	case j != nil && slices.Equal(j.gpus, had.gpus):
		if j.partitions == nil {
			j.partitions = s.Partitions
		}
		had = j
	case j == nil || j.onlyWatchers(): // a watcher may still see what its job had before
		p.jobs[s.Key] = had
	}
	p.join(c, had)
}

// A Load is what is promised and allocated on a GPU.
type Load struct {
	GPU
	Clients     int
	Promised    uint64 // bytes
	Held        uint64
	Timeshare   Fraction
	Partitioned int // multiprocessors in some job's partition
}

// Loads lists the GPUs with their loads.
func (p *Placer) Loads() (list []Load) {
	for _, g := range p.gpus {
		l := Load{GPU: g.GPU, Clients: len(g.clients), Timeshare: g.promisedTime(), Partitioned: (g.Groups - len(g.freeGroups())) * g.Group}
		for c := range g.clients {
			l.Promised += c.request.Memory
			l.Held += c.held[g.ID]
		}
		list = append(list, l)
	}
	return list
}

// Waiting returns how many clients wait.
func (p *Placer) Waiting() int { return len(p.queue) }

// GPU returns one of the host's GPUs by its number.
func (p *Placer) GPU(id int) (GPU, bool) {
	if g := p.gpu(id); g != nil {
		return g.GPU, true
	}
	return GPU{}, false
}
