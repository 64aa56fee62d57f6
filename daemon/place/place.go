// Package place decides which of a host's GPUs a client gets, and who has to
// wait: a Desk keeps what is promised to whom, and a queue of those for whom
// there is no room yet. It is pure: no clock, no I/O, no locks. The daemon asks
// and tells it, one call at a time.
//
// A promise of memory, of time or of multiprocessors is kept against other
// promises: what was promised on a GPU never exceeds it. Who asks for nothing is
// promised nothing and takes what is there.
package place

import (
	"cmp"
	"fmt"
	"slices"
)

// A GPU is one of the host's. ID is the server's number of it.
type GPU struct {
	ID     int
	Name   string
	UUID   string
	Memory uint64
	SMs    int // multiprocessors
	// Groups is how many groups of Group multiprocessors it can be divided into;
	// 0: its driver cannot divide it.
	Group, Groups int
}

// A Policy says which of the GPUs that would do a client gets.
type Policy string

// The policies.
const (
	Spread     Policy = "spread"      // the one with the fewest clients
	Pack       Policy = "pack"        // the one with the most
	RoundRobin Policy = "round-robin" // the next one
	Free       Policy = "free"        // the one with the most memory left
)

// Policies are all of them.
var Policies = []Policy{Spread, Pack, RoundRobin, Free}

// Limits are the operator's.
type Limits struct {
	Policy  Policy
	GPUs    int    // for a client that does not say how many; 0: all
	Clients int    // at the same time, and as many that only watch; 0: any number
	PerGPU  int    // of them on one GPU; 0: any number
	Memory  uint64 // the most a client may ask for; 0: what a GPU has
	Queue   int    // how many may wait
}

// A State is where a client stands.
type State int

// The states.
const (
	Refused State = iota
	Waiting
	Granted
)

// An Answer tells a client where it stands.
type Answer struct {
	State  State
	GPUs   []int  // granted: the server's numbers, in the client's order
	All    bool   // granted: whatever there is, of which GPUs are those known
	Parts  Parts  // granted: what it is kept to of each; nil: nothing
	Place  int    // waiting: 1 is next
	Of     int    // waiting: how many wait
	Reason string // refused, waiting: why, for a person
	Never  bool   // refused: no use in trying again
}

// A Desk is where clients ask.
type Desk struct {
	limits  Limits
	gpus    []*gpu
	clients map[uint64]*client
	queue   []*client // who waits, first come first
	jobs    map[string]*job
	next    int // round-robin: the ID to begin with
}

type gpu struct {
	GPU
	clients map[*client]bool // watchers excepted
}

type client struct {
	id      uint64
	key     string
	request Request
	watches bool
	job     *job // nil while it waits
	held    map[int]uint64
	parts   Parts
}

// A job is what processes of one program share: its GPUs, and its part of them.
type job struct {
	gpus    []*gpu
	parts   Parts // nil until one of them is kept to something
	all     bool  // whatever there is
	members map[*client]bool
}

// New returns a Desk without GPUs: until it is told of some, clients get all
// there are.
func New(l Limits) *Desk {
	if l.Policy == "" {
		l.Policy = Spread
	}
	return &Desk{limits: l, clients: map[uint64]*client{}, jobs: map[string]*job{}}
}

// SetGPUs tells the Desk what the host has. Clients keep what they were given.
func (d *Desk) SetGPUs(list []GPU) {
	var now []*gpu
	for _, g := range list {
		old := d.gpu(g.ID)
		if old == nil {
			old = &gpu{clients: map[*client]bool{}}
		}
		old.GPU = g
		now = append(now, old)
	}
	slices.SortFunc(now, func(a, b *gpu) int { return cmp.Compare(a.ID, b.ID) })
	d.gpus = now
}

// SetClients changes how many clients there may be at the same time. Those that
// are there stay.
func (d *Desk) SetClients(n int) { d.limits.Clients = n }

// among are the GPUs a request may have.
func (d *Desk) among(r Request) []*gpu {
	if len(r.Only) == 0 {
		return d.gpus
	}
	var list []*gpu
	for _, g := range d.gpus {
		if slices.Contains(r.Only, g.ID) {
			list = append(list, g)
		}
	}
	return list
}

func (d *Desk) gpu(id int) *gpu {
	for _, g := range d.gpus {
		if g.ID == id {
			return g
		}
	}
	return nil
}

// Ask is a new client. key names what it is part of: clients with the same key
// get the same GPUs; it must not be empty. The answer is final unless it is to
// wait: then Retry tells when it is granted, and Look where it stands.
func (d *Desk) Ask(id uint64, key string, r Request) Answer {
	c := &client{id: id, key: key, request: r, held: map[int]uint64{}}
	if why := d.never(r); why != "" {
		return Answer{State: Refused, Reason: why, Never: true}
	}
	d.clients[id] = c
	// Who belongs to a job that runs does not wait behind others: it may be what
	// the job waits for.
	why := ""
	if d.jobs[key] != nil || len(d.queue) == 0 {
		if why = d.grant(c); why == "" {
			return d.Look(id)
		}
	}
	if len(d.queue) >= d.limits.Queue {
		delete(d.clients, id)
		if d.limits.Queue > 0 {
			why = fmt.Sprintf("%d clients wait for a GPU already", len(d.queue))
		}
		return Answer{State: Refused, Reason: why}
	}
	d.queue = append(d.queue, c)
	return d.Look(id)
}

// Watch is a client that only looks, at the GPUs its key has or would get. It
// is promised nothing, counts as nobody's neighbour, and never waits.
func (d *Desk) Watch(id uint64, key string, r Request) Answer {
	r.SMs, r.Most = Part{}, nil
	if why := d.never(r); why != "" {
		return Answer{State: Refused, Reason: why, Never: true}
	}
	if d.full(true) {
		return Answer{State: Refused, Reason: d.fullness()}
	}
	c := &client{id: id, key: key, watches: true, held: map[int]uint64{}}
	d.clients[id] = c
	if j := d.jobs[key]; j != nil {
		d.join(c, j)
		return d.Look(id)
	}
	n := d.count(r)
	chosen, _ := d.choose(d.among(r), n, r)
	if len(chosen) < n { // it would wait; show it what it may wait for
		chosen, _ = d.choose(d.among(r), n, Request{})
	}
	if len(chosen) < n {
		chosen = d.among(r)[:n]
	}
	d.join(c, d.newJob(key, r, chosen))
	return d.Look(id)
}

// Leave is the end of a client, or that it waits no longer. Retry tells who
// comes in for it.
func (d *Desk) Leave(id uint64) {
	c := d.clients[id]
	if c == nil {
		return
	}
	delete(d.clients, id)
	d.queue = slices.DeleteFunc(d.queue, func(q *client) bool { return q == c })
	if c.job == nil {
		return
	}
	for _, g := range c.job.gpus {
		delete(g.clients, c)
	}
	delete(c.job.members, c)
	if len(c.job.members) == 0 && d.jobs[c.key] == c.job {
		delete(d.jobs, c.key)
	}
}

// Held is what a client really has on a GPU. Memory beyond its promise is not
// there for others either.
func (d *Desk) Held(id uint64, gpu int, bytes uint64) {
	if c := d.clients[id]; c != nil {
		c.held[gpu] = bytes
	}
}

// Retry lets in who can be let in now, and names them. First come, first
// served: nobody passes who waits, but for those whose job runs already.
func (d *Desk) Retry() (granted []uint64) {
	blocked := false
	for _, c := range slices.Clone(d.queue) {
		if blocked && d.jobs[c.key] == nil {
			continue
		}
		if d.grant(c) != "" {
			blocked = true
			continue
		}
		d.queue = slices.DeleteFunc(d.queue, func(q *client) bool { return q == c })
		granted = append(granted, c.id)
	}
	return granted
}

// Look says where a client stands.
func (d *Desk) Look(id uint64) Answer {
	c := d.clients[id]
	switch {
	case c == nil:
		return Answer{State: Refused, Reason: "nobody knows it"}
	case c.job == nil:
		return Answer{State: Waiting, Place: slices.Index(d.queue, c) + 1, Of: len(d.queue), Reason: d.missing(c)}
	}
	a := Answer{State: Granted, GPUs: []int{}, All: c.job.all, Parts: c.parts}
	for _, g := range c.job.gpus {
		a.GPUs = append(a.GPUs, g.ID)
	}
	return a
}

// A Seat is what a client has been granted, for a Desk that follows this one.
type Seat struct {
	ID      uint64
	Key     string
	Request Request
	Watches bool
	GPUs    []int
	All     bool
	Parts   Parts
}

// Seat is what a client has; false for one that has nothing, or waits.
func (d *Desk) Seat(id uint64) (Seat, bool) {
	c := d.clients[id]
	if c == nil || c.job == nil {
		return Seat{}, false
	}
	s := Seat{ID: id, Key: c.key, Request: c.request, Watches: c.watches, All: c.job.all, Parts: c.parts}
	for _, g := range c.job.gpus {
		s.GPUs = append(s.GPUs, g.ID)
	}
	return s, true
}

// Seated is a client that was granted its seat by an earlier Desk. It has it,
// whatever the limits are now. GPUs that are no more it has lost.
func (d *Desk) Seated(s Seat) {
	c := &client{id: s.ID, key: s.Key, request: s.Request, watches: s.Watches, held: map[int]uint64{}, parts: s.Parts}
	d.clients[s.ID] = c
	had := &job{all: s.All, parts: s.Parts, members: map[*client]bool{}}
	for _, id := range s.GPUs {
		if g := d.gpu(id); g != nil {
			had.gpus = append(had.gpus, g)
		}
	}
	switch j := d.jobs[s.Key]; {
	case j != nil && slices.Equal(j.gpus, had.gpus):
		if j.parts == nil {
			j.parts = s.Parts
		}
		had = j
	case j == nil || j.watched(): // who only watches may look at what its job had before
		d.jobs[s.Key] = had
	}
	d.join(c, had)
}

// A Load is what is promised and held on a GPU.
type Load struct {
	GPU
	Clients  int
	Promised uint64 // bytes
	Held     uint64
	Share    Share
	Kept     int // multiprocessors that are in somebody's part
}

// Loads lists the GPUs.
func (d *Desk) Loads() (list []Load) {
	for _, g := range d.gpus {
		l := Load{GPU: g.GPU, Clients: len(g.clients), Share: g.share(), Kept: (g.Groups - len(g.free())) * g.Group}
		for c := range g.clients {
			l.Promised += c.request.Memory
			l.Held += c.held[g.ID]
		}
		list = append(list, l)
	}
	return list
}

// Waiting is how many wait.
func (d *Desk) Waiting() int { return len(d.queue) }

// GPU is one of the host's by its number.
func (d *Desk) GPU(id int) (GPU, bool) {
	if g := d.gpu(id); g != nil {
		return g.GPU, true
	}
	return GPU{}, false
}
