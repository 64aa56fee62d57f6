package admission

import (
	"container/list"
	"time"
)

const (
	// provedFor is how long it counts that a peer has proved a credential.
	provedFor = time.Hour
	// maxProved is of how many peers that is known.
	maxProved = 4096
)

// provedPeers are peers, by address, that have proved a credential of late. The zero value is ready.
type provedPeers struct {
	known map[string]*list.Element // of *provedPeer
	order list.List                // who proved longest ago first
}

type provedPeer struct {
	peer string
	at   time.Time
}

// add notes that a peer has proved a credential now.
func (p *provedPeers) add(peer string, now time.Time) {
	if p.known == nil {
		p.known = map[string]*list.Element{}
	}
	if e := p.known[peer]; e != nil {
		e.Value.(*provedPeer).at = now
		p.order.MoveToBack(e)
		return
	}
	p.known[peer] = p.order.PushBack(&provedPeer{peer, now})
	if len(p.known) > maxProved {
		p.forget(p.order.Front())
	}
}

// has says whether a peer has proved a credential of late.
func (p *provedPeers) has(peer string, now time.Time) bool {
	e := p.known[peer]
	if e == nil {
		return false
	}
	if now.Sub(e.Value.(*provedPeer).at) > provedFor {
		p.forget(e)
		return false
	}
	return true
}

func (p *provedPeers) forget(e *list.Element) {
	delete(p.known, p.order.Remove(e).(*provedPeer).peer)
}
