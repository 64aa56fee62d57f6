package admission

import (
	"container/heap"
	"container/list"
)

// A crowd is the connections of one peer, or of one network: its peers'.
type crowd struct {
	running, waiting int // handshakes that run, connections that wait for a slot
	silent           int // of those that run: the peer has not said anything

	at [rankings]int // in each ranking, counted from 1; 0: it is in none

	// Of a peer.
	quiet, spoken, queue list.List // of *ticket, oldest first: silent, other running, waiting

	// Of a network.
	peers crowdRanks
}

// A rank is an order of crowds.
type rank int

const (
	mostRunning rank = iota // of those with a handshake
	mostSilent              // the same, of those with a silent one
	mostWaiting             // of those with a connection that waits
	fewestOfAll             // by handshakes that run, of those that could start one more
	rankings
)

// crowdRanks keeps crowds in all orders at once, so that none has to be searched for.
type crowdRanks [rankings]ranking

// A ranking is a heap of crowds, the first by its rank on top.
type ranking struct {
	by   rank
	list []*crowd
}

func (r *ranking) Len() int { return len(r.list) }

func (r *ranking) Less(i, j int) bool {
	a, b := r.list[i], r.list[j]
	switch r.by {
	case mostWaiting:
		return a.waiting > b.waiting
	case fewestOfAll:
		return a.running < b.running
	default:
		return a.running > b.running
	}
}

func (r *ranking) Swap(i, j int) {
	r.list[i], r.list[j] = r.list[j], r.list[i]
	r.list[i].at[r.by], r.list[j].at[r.by] = i+1, j+1
}

func (r *ranking) Push(c any) {
	r.list = append(r.list, c.(*crowd))
	r.list[len(r.list)-1].at[r.by] = len(r.list)
}

func (r *ranking) Pop() any {
	last := len(r.list) - 1
	c := r.list[last]
	r.list[last] = nil
	r.list = r.list[:last]
	c.at[r.by] = 0
	return c
}

// top is the first by its rank; nil for none.
func (r *ranking) top() *crowd {
	if len(r.list) == 0 {
		return nil
	}
	return r.list[0]
}

// update puts a crowd whose counts have changed where it belongs. startable says whether one of
// its connections could start if there were a slot.
func (r *crowdRanks) update(c *crowd, startable bool) {
	for by, belongs := range [rankings]bool{c.running > 0, c.silent > 0, c.waiting > 0, startable} {
		one := &r[by]
		one.by = rank(by)
		switch {
		case belongs && c.at[by] == 0:
			heap.Push(one, c)
		case belongs:
			heap.Fix(one, c.at[by]-1)
		case c.at[by] != 0:
			heap.Remove(one, c.at[by]-1)
		}
	}
}
