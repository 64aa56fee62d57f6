package admission

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"sync"
	"time"

	"ferry/server/config"
	"ferry/transport"
)

const (
	// DefaultPerPeer is half of all slots: one peer cannot keep the others out.
	DefaultPerPeer = config.MaxHandshakes / 2
	// maxWaiting is how many connections may wait for a slot.
	maxWaiting = 1024
	// waitFactor is how many handshake timeouts a connection may wait for its slot.
	waitFactor = 4
	// helloGrace is how long a peer may take to say its first word while others wait.
	helloGrace = time.Second
)

// A handshakeLimiter bounds the handshakes of one listener: config.MaxHandshakes may run at
// the same time, perPeer of them with the same peer.
//
// Nobody has proved anything yet, so that whoever can open connections can take all slots. Under
// pressure the limiter therefore takes slots back: from the network, and within it from the peer,
// that has the most, and of its handshakes from the oldest in which the peer has said nothing. A
// peer with no more than its fair part of the slots keeps them, whatever others do, and accepting
// connections never waits.
type handshakeLimiter struct {
	perPeer int
	now     func() time.Time

	mu      sync.Mutex
	running []*ticket              // oldest first
	waiting []*ticket              // oldest first
	peers   map[string]*crowdCount // by peer
	nets    map[string]*crowdCount // by network
}

// A peerID says who counts as one peer, and in which network it is.
type peerID struct{ peer, network string }

// A crowdCount counts the connections of one peer, or of one network.
type crowdCount struct{ running, waiting int }

func newHandshakeLimiter(perPeer int) *handshakeLimiter {
	return &handshakeLimiter{perPeer: perPeer, now: time.Now, peers: map[string]*crowdCount{}, nets: map[string]*crowdCount{}}
}

// identifyPeer says who counts as one peer: a user of this machine, a machine, or, for IPv6,
// where a machine has as many addresses as it likes, a network. Peers of one network are a
// provider's customers, or one attacker with many addresses.
func identifyPeer(conn transport.Conn) peerID {
	if uid, ok := transport.PeerUser(conn); ok {
		user := "user " + strconv.FormatUint(uint64(uid), 10)
		return peerID{user, user}
	}
	a, ok := conn.RemoteAddr().(*net.TCPAddr)
	if !ok {
		return peerID{}
	}
	ip, _ := netip.AddrFromSlice(a.IP)
	ip = ip.Unmap()
	own, network := 32, 24
	if ip.Is6() {
		own, network = 64, 48
	}
	return peerID{prefix(ip, own), prefix(ip, network)}
}

func prefix(ip netip.Addr, bits int) string {
	p, err := ip.Prefix(bits)
	if err != nil {
		return ip.String()
	}
	return p.String()
}

// A ticket is what one connection holds of a handshakeLimiter.
type ticket struct {
	limiter *handshakeLimiter
	id      peerID
	peer    *crowdCount
	net     *crowdCount
	drop    func()        // closes the connection
	ready   chan struct{} // closed when it has a slot
	gone    chan struct{} // closed when the limiter has taken its place

	// Guarded by handshakeLimiter.mu.
	state   ticketState
	since   time.Time // when its handshake began to run
	greeted bool      // the peer has said its first word
}

type ticketState int

const (
	ticketWaiting ticketState = iota
	ticketRunning
	ticketOver
)

// register counts a connection of a peer, which waits for its slot or has one at once. drop is
// called if the limiter needs its place. register returns nil where there is no room for one
// more.
func (d *handshakeLimiter) register(id peerID, drop func()) *ticket {
	t := &ticket{limiter: d, id: id, drop: drop, ready: make(chan struct{}), gone: make(chan struct{})}
	d.mu.Lock()
	victim, ok := d.admit(t)
	d.mu.Unlock()
	if victim != nil {
		victim.drop()
	}
	if !ok {
		return nil
	}
	return t
}

// admit gives a new ticket a slot or a place among those that wait. The caller drops the victim
// without the lock. mu is held.
func (d *handshakeLimiter) admit(t *ticket) (victim *ticket, ok bool) {
	t.peer, t.net = countOf(d.peers, t.id.peer), countOf(d.nets, t.id.network)
	d.waiting = append(d.waiting, t)
	t.peer.waiting++
	t.net.waiting++
	if !d.hasSlot(t) {
		victim = d.victimFor(t)
	}
	if victim == nil && !d.hasSlot(t) && len(d.waiting) > maxWaiting {
		if victim = d.waitingVictim(t); victim == nil {
			d.end(t)
			return nil, false
		}
	}
	if victim != nil {
		d.end(victim)
		close(victim.gone)
	}
	if d.hasSlot(t) {
		d.start(t)
	}
	return victim, true
}

func countOf(counts map[string]*crowdCount, key string) *crowdCount {
	if counts[key] == nil {
		counts[key] = &crowdCount{}
	}
	return counts[key]
}

func (d *handshakeLimiter) hasSlot(t *ticket) bool {
	return len(d.running) < config.MaxHandshakes && t.peer.running < d.perPeer
}

// victimFor is the handshake whose slot a newcomer gets, nil for none. mu is held.
func (d *handshakeLimiter) victimFor(t *ticket) *ticket {
	if t.peer.running >= d.perPeer {
		i := slices.IndexFunc(d.running, func(v *ticket) bool { return v.peer == t.peer && !v.greeted })
		if i < 0 {
			return nil
		}
		return d.running[i]
	}
	// The silent ones of those who have more, then the silent that have had time enough, then
	// any of those who have more.
	now := d.now()
	for _, eligible := range []func(v *ticket) bool{
		func(v *ticket) bool { return !v.greeted && v.hasMore(t) },
		func(v *ticket) bool { return !v.greeted && now.Sub(v.since) >= helloGrace },
		func(v *ticket) bool { return v.hasMore(t) },
	} {
		if v := d.mostCrowded(eligible); v != nil {
			return v
		}
	}
	return nil
}

// hasMore says whether the peer of a ticket has more slots than that of another would have with
// one more. mu is held.
func (t *ticket) hasMore(other *ticket) bool {
	if t.net == other.net {
		return t.peer.running > other.peer.running+1
	}
	return t.net.running > other.net.running+1
}

// mostCrowded is the oldest handshake that is eligible of the network, and in it of the peer,
// that has the most. mu is held.
func (d *handshakeLimiter) mostCrowded(eligible func(*ticket) bool) (best *ticket) {
	for _, v := range d.running {
		if !eligible(v) {
			continue
		}
		if best == nil || v.net.running > best.net.running || v.net == best.net && v.peer.running > best.peer.running {
			best = v
		}
	}
	return best
}

// waitingVictim is the oldest connection that waits of a peer with more than its part of the
// places, nil if the newcomer's own peer has that already. mu is held.
func (d *handshakeLimiter) waitingVictim(t *ticket) *ticket {
	part := max(maxWaiting/len(d.peers), 1)
	if t.peer.waiting > part {
		return nil
	}
	for _, v := range d.waiting {
		if v.peer.waiting > part {
			return v
		}
	}
	return nil
}

// start gives a ticket that waits a slot. mu is held.
func (d *handshakeLimiter) start(t *ticket) {
	d.waiting = slices.DeleteFunc(d.waiting, func(o *ticket) bool { return o == t })
	t.state, t.since = ticketRunning, d.now()
	d.running = append(d.running, t)
	for _, c := range []*crowdCount{t.peer, t.net} {
		c.waiting--
		c.running++
	}
	close(t.ready)
}

// end takes a ticket out of the counts. mu is held.
func (d *handshakeLimiter) end(t *ticket) {
	list := &d.waiting
	if t.state == ticketRunning {
		list = &d.running
	}
	*list = slices.DeleteFunc(*list, func(o *ticket) bool { return o == t })
	for _, c := range []*crowdCount{t.peer, t.net} {
		if t.state == ticketRunning {
			c.running--
		} else {
			c.waiting--
		}
	}
	t.state = ticketOver
	if *t.peer == (crowdCount{}) {
		delete(d.peers, t.id.peer)
	}
	if *t.net == (crowdCount{}) {
		delete(d.nets, t.id.network)
	}
}

// startWaiting gives free slots to those that wait: first to the peer that has the fewest, and
// of its connections to the newest, which is the likeliest to be alive. mu is held.
func (d *handshakeLimiter) startWaiting() {
	for len(d.running) < config.MaxHandshakes {
		var next *ticket
		for _, t := range d.waiting {
			if d.hasSlot(t) && (next == nil || t.peer.running <= next.peer.running) {
				next = t
			}
		}
		if next == nil {
			return
		}
		d.start(next)
	}
}

// awaitSlot waits for a slot, at most so long.
func (t *ticket) awaitSlot(ctx context.Context, limit time.Duration) bool {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case <-t.ready:
		return true
	case <-t.gone:
	case <-ctx.Done():
	case <-timer.C:
	}
	return false
}

// greet says that the peer has said its first word.
func (t *ticket) greet() {
	t.limiter.mu.Lock()
	defer t.limiter.mu.Unlock()
	t.greeted = true
}

// errDropped is for a handshake whose slot the limiter gave to another peer.
var errDropped = errors.New("the peer was slow, and others wait")

// explain says why a handshake failed, if it was the limiter's doing.
func (t *ticket) explain(err error) error {
	select {
	case <-t.gone:
		return errDropped
	default:
		return err
	}
}

// release gives everything back; it may be called again.
func (t *ticket) release() {
	d := t.limiter
	d.mu.Lock()
	defer d.mu.Unlock()
	if t.state == ticketOver {
		return
	}
	d.end(t)
	d.startWaiting()
}
