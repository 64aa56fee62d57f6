package admission

import (
	"container/heap"
	"container/list"
)

// A ticketState is what a connection has of a limiter.
type ticketState int

const (
	ticketSilent  ticketState = iota // it has a place: the peer has not said anything
	ticketWaiting                    // it has a place and waits for a slot
	ticketRunning                    // it has a slot
	ticketOver
	ticketStates
)

// A crowd is the connections of one peer, or of one network: its peers'.
type crowd struct {
	has [ticketStates]int // connections in each state

	at [rankings]int // in each ranking, counted from 1; 0: it is in none

	lists [ticketStates]list.List // of a peer: of *ticket in each state, in the order in which they came to it
	peers crowdRanks              // of a network
}

// places is how many connections have no slot.
func (c *crowd) places() int { return c.has[ticketSilent] + c.has[ticketWaiting] }

func (c *crowd) isEmpty() bool { return c.places()+c.has[ticketRunning] == 0 }

// A rank is an order of crowds.
type rank int

const (
	mostRunning   rank = iota // of those with a handshake
	mostPlaces                // of those with a connection that has no slot
	fewestRunning             // of those that could start one more handshake
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
	case mostPlaces:
		return a.places() > b.places()
	case fewestRunning:
		return a.has[ticketRunning] < b.has[ticketRunning]
	default:
		return a.has[ticketRunning] > b.has[ticketRunning]
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

// mostPlacesBut is the crowd that is to lose a place to a newcomer, whose own crowd is given and counts it
// already: the one with the most if that is more; else its own, if that has another; else the one with
// the most but the newcomer's.
func (r *crowdRanks) mostPlacesBut(own *crowd) *crowd {
	list := r[mostPlaces].list
	switch top := list[0]; {
	case top.places() > own.places():
		return top
	case own.places() > 1 || len(list) == 1:
		return own
	case top == own:
		return list[1]
	default:
		return top
	}
}

// update puts a crowd whose counts have changed where it belongs. startable says whether one of
// its connections could start if there were a slot.
func (r *crowdRanks) update(c *crowd, startable bool) {
	for by, belongs := range [rankings]bool{c.has[ticketRunning] > 0, c.places() > 0, startable} {
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
