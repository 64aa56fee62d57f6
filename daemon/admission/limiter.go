package admission

import (
	"container/list"
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
	// maxPlaces is how many connections may be without a slot.
	maxPlaces = 1024
	// waitFactor is how many handshake timeouts a connection may wait for its slot.
	waitFactor = 4
	// crowdGrace is how long a handshake of a peer that has more than others may take while they
	// wait: its program may be slow to answer, and so may the server be.
	crowdGrace = time.Second
	// handshakeGrace is the same for a peer that has no more than others.
	handshakeGrace = 3 * time.Second
	// maxEnding is how many connections that have lost their place or slot may still be open when the
	// next is accepted.
	maxEnding = 64
	// sweepPause is how often the limiter looks whether a handshake has used up its time.
	sweepPause = 50 * time.Millisecond
)

// A handshakeLimiter bounds the connections of one listener that have proved nothing. It has places
// for connections and slots for handshakes, perPeer of them for the same peer:
//
//  1. A connection has a place until the first message of its peer is there, and while it then waits
//     for a slot. Whoever says nothing, or too little, never has a slot.
//  2. When a connection comes and all places are taken, the network that has the most of them, and
//     within it the peer, loses one: its oldest without a message, else its oldest.
//  3. A slot goes to the network, and within it to the peer, that has the fewest handshakes, and to a
//     network only while it has fewer than there are slots free: however many a flood asks for, some
//     are free for a network that has none.
//  4. While a connection waits, the network and peer with the most lose their oldest handshake if it
//     has taken a second and the one that waits has fewer; whoever it is after three.
//  5. An address from which a peer has proved a credential within the hour counts as a network of its
//     own: it shares its part with nobody who has not (proved.go).
//
// So a peer with no more than its fair part keeps it, whatever others do. Accepting connections waits for
// none of them, but for the goroutines that close those that lost: on a machine with too much to do it
// would otherwise come to its bound on descriptors, at which it refuses whoever comes. What a peer has said counts from the moment the kernel has it: a server that is slow to
// read takes nothing from a peer that was quick.
type handshakeLimiter struct {
	slots   int
	room    int // places
	perPeer int
	now     func() time.Time
	after   func(time.Duration, func()) *time.Timer // time.AfterFunc

	mu      sync.Mutex
	running int
	waiting int
	places  int // that are taken: the connections that wait, and those whose peer has said nothing
	peers   map[peerID]*crowd
	nets    map[string]*crowd
	ranks   crowdRanks  // of networks
	begun   list.List   // of *ticket that run, oldest first
	sweeper *time.Timer // runs while connections wait; nil for none
	proved  provedPeers
	ending  int           // tickets that were evicted and not released
	ended   chan struct{} // has an element when they have become half of maxEnding
}

// A peerID says who counts as one peer, and in which network it is.
type peerID struct{ peer, network string }

// newHandshakeLimiter makes a limiter for a listener that may have so many connections without a
// worker; 0 for any number. It keeps to three quarters of them, so that the limiter, which is fair,
// comes before the daemon's bound on descriptors, which refuses whoever comes; the last quarter is for
// clients that have proved who they are and wait.
func newHandshakeLimiter(perPeer, connections int) *handshakeLimiter {
	slots, room := config.MaxHandshakes, maxPlaces
	if connections > 0 {
		slots = min(slots, max(connections/2, 2))
		room = min(room, max(connections*3/4-slots, 1))
	}
	if slots < config.MaxHandshakes {
		perPeer = min(perPeer, slots/2)
	}
	return &handshakeLimiter{
		slots: slots, room: room, perPeer: perPeer, now: time.Now, after: time.AfterFunc, peers: map[peerID]*crowd{}, nets: map[string]*crowd{},
		ended: make(chan struct{}, 1),
	}
}

// identifyPeer says who counts as one peer: a user of this machine, a virtual machine on it, a machine, or, for IPv6,
// where a machine has as many addresses as it likes, a network. Peers of one network are a
// provider's customers, or one attacker with many addresses.
func identifyPeer(conn transport.Conn) peerID {
	if uid, ok := transport.PeerUser(conn); ok {
		user := "user " + strconv.FormatUint(uint64(uid), 10)
		return peerID{user, user}
	}
	if guest, ok := transport.PeerGuest(conn); ok {
		return peerID{guest, guest}
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
	peer    *crowd
	net     *crowd
	drop    func()        // ends the connection
	spoken  func() bool   // whether the kernel has the first message of the peer; nil for never
	ready   chan struct{} // closed when it has a slot
	gone    chan struct{} // closed when the limiter has taken its place or slot

	// Guarded by handshakeLimiter.mu.
	state ticketState
	since time.Time     // when its handshake began to run
	place *list.Element // in one of the lists of its peer
	order *list.Element // in handshakeLimiter.begun, while it runs

	released bool
}

// register gives a connection of a peer a place. drop is called if the limiter takes that back, or a
// slot. register returns nil where there is no place.
func (d *handshakeLimiter) register(id peerID, drop func(), spoken func() bool) *ticket {
	t := &ticket{limiter: d, id: id, drop: drop, spoken: spoken, ready: make(chan struct{}), gone: make(chan struct{})}
	d.mu.Lock()
	if d.proved.has(id.peer, d.now()) {
		t.id.network = id.peer
	}
	t.peer, t.net = crowdOf(d.peers, t.id), crowdOf(d.nets, t.id.network)
	d.move(t, ticketSilent)
	victim := d.placeVictim(t)
	switch victim {
	case nil:
	case t:
		d.end(t)
		t = nil
	default:
		d.evict(victim)
		defer victim.drop()
	}
	d.mu.Unlock()
	return t
}

func crowdOf[K comparable](crowds map[K]*crowd, key K) *crowd {
	if crowds[key] == nil {
		crowds[key] = &crowd{}
	}
	return crowds[key]
}

// move puts a ticket into another state and keeps all counts. A new ticket's state is ticketSilent
// before it has a place in a list. mu is held.
func (d *handshakeLimiter) move(t *ticket, to ticketState) {
	if t.place != nil {
		t.peer.lists[t.state].Remove(t.place)
		d.count(t, t.state, -1)
	}
	t.place = nil
	t.state = to
	if to != ticketOver {
		t.place = t.peer.lists[to].PushBack(t)
		d.count(t, to, 1)
	}
	t.net.peers.update(t.peer, t.peer.has[ticketWaiting] > 0 && t.peer.has[ticketRunning] < d.perPeer)
	d.ranks.update(t.net, t.net.peers[fewestRunning].Len() > 0)
}

// count changes the counts of a ticket's peer, of its network, and of all. mu is held.
func (d *handshakeLimiter) count(t *ticket, state ticketState, by int) {
	t.peer.has[state] += by
	t.net.has[state] += by
	switch state {
	case ticketRunning:
		d.running += by
	case ticketWaiting:
		d.waiting += by
		fallthrough
	default:
		d.places += by
	}
}

// placeVictim is the connection that loses its place to a newcomer, which may be the newcomer itself;
// nil for none. mu is held.
func (d *handshakeLimiter) placeVictim(t *ticket) *ticket {
	for d.places > d.room {
		network := d.ranks.mostPlacesBut(t.net)
		peer := network.peers[mostPlaces].top()
		if network == t.net {
			peer = network.peers.mostPlacesBut(t.peer)
		}
		if e := peer.lists[ticketSilent].Front(); e != nil && e.Value.(*ticket) != t {
			if v := e.Value.(*ticket); !v.hasSpoken() {
				return v
			}
			d.hear(e.Value.(*ticket))
			continue
		}
		if e := peer.lists[ticketWaiting].Front(); e != nil {
			return e.Value.(*ticket)
		}
		return t
	}
	return nil
}

// hasSpoken says whether the kernel has the first message of a peer that counts as silent.
func (t *ticket) hasSpoken() bool { return t.spoken != nil && t.spoken() }

// hear notes that the first message of a peer is there: its connection waits for a slot, or has one
// that is free. mu is held.
func (d *handshakeLimiter) hear(t *ticket) {
	if t.state != ticketSilent {
		return
	}
	d.move(t, ticketWaiting)
	d.startWaiting()
	if d.waiting > 0 && d.sweeper == nil {
		d.sweeper = d.after(sweepPause, d.sweep)
	}
}

// slotVictim is the handshake that loses its slot to a connection that waits; nil for none. mu is held.
func (d *handshakeLimiter) slotVictim(t *ticket) *ticket {
	now := d.now()
	if t.peer.has[ticketRunning] >= d.perPeer {
		return overdue(&t.peer.lists[ticketRunning], now, crowdGrace)
	}
	if peer := d.crowded(t); peer != nil {
		if v := overdue(&peer.lists[ticketRunning], now, crowdGrace); v != nil {
			return v
		}
	}
	return overdue(&d.begun, now, handshakeGrace)
}

// overdue is the first of a list of handshakes, oldest first, if it has run so long; nil for none.
func overdue(running *list.List, now time.Time, grace time.Duration) *ticket {
	if e := running.Front(); e != nil && now.Sub(e.Value.(*ticket).since) >= grace {
		return e.Value.(*ticket)
	}
	return nil
}

// crowded is the peer that has the most handshakes of the network that has the most, if that is
// more than the peer of a ticket would have with one more; nil for none. mu is held.
func (d *handshakeLimiter) crowded(t *ticket) *crowd {
	if top := d.ranks[mostRunning].top(); top != nil && top != t.net && top.has[ticketRunning] > t.net.has[ticketRunning]+1 {
		return top.peers[mostRunning].top()
	}
	if top := t.net.peers[mostRunning].top(); top != nil && top.has[ticketRunning] > t.peer.has[ticketRunning]+1 {
		return top
	}
	return nil
}

// start gives a ticket that waits a slot. mu is held.
func (d *handshakeLimiter) start(t *ticket) {
	d.move(t, ticketRunning)
	t.since, t.order = d.now(), d.begun.PushBack(t)
	close(t.ready)
}

// evict ends a ticket for another's sake; the caller drops it without the lock. mu is held.
func (d *handshakeLimiter) evict(t *ticket) {
	d.end(t)
	d.ending++
	close(t.gone)
}

// awaitEnds waits until most connections that were evicted are closed; false if ctx ends before. Only one
// goroutine may wait.
func (d *handshakeLimiter) awaitEnds(ctx context.Context) bool {
	for most := maxEnding; ; most = maxEnding / 2 { // not one by one
		d.mu.Lock()
		few := d.ending <= most
		d.mu.Unlock()
		if few {
			return true
		}
		select {
		case <-d.ended:
		case <-ctx.Done():
			return false
		}
	}
}

// end takes a ticket out of the counts. mu is held.
func (d *handshakeLimiter) end(t *ticket) {
	d.move(t, ticketOver)
	if t.order != nil {
		d.begun.Remove(t.order)
		t.order = nil
	}
	if t.peer.isEmpty() {
		delete(d.peers, t.id)
	}
	if t.net.isEmpty() {
		delete(d.nets, t.id.network)
	}
}

// next is the connection that is to have the next slot of a network: of the peer that has the
// fewest the newest, which is the likeliest to be alive. mu is held.
func (d *handshakeLimiter) next(network *crowd) *ticket {
	return network.peers[fewestRunning].top().lists[ticketWaiting].Back().Value.(*ticket)
}

// startWaiting gives free slots to those that wait, first to the network that has the fewest. mu
// is held.
func (d *handshakeLimiter) startWaiting() {
	for {
		network := d.ranks[fewestRunning].top()
		if network == nil || network.has[ticketRunning] >= d.slots-d.running {
			return
		}
		d.start(d.next(network))
	}
}

// sweep gives slots of handshakes that have used up their time to those that wait, and comes again
// while some do.
func (d *handshakeLimiter) sweep() {
	for _, v := range d.collect() {
		v.drop()
	}
}

// collect is sweep, but for the dropping of those whose slots were taken.
func (d *handshakeLimiter) collect() (victims []*ticket) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.sweeper = nil
	d.startWaiting()
	for _, network := range slices.Clone(d.ranks[mostPlaces].list) {
		if network.has[ticketWaiting] == 0 {
			continue
		}
		if v := d.slotVictim(d.foremost(network)); v != nil {
			d.evict(v)
			victims = append(victims, v)
			d.startWaiting()
		}
	}
	if d.waiting > 0 {
		d.sweeper = d.after(sweepPause, d.sweep)
	}
	return victims
}

// foremost is next, also where each peer that waits has all the slots it may have. mu is held.
func (d *handshakeLimiter) foremost(network *crowd) *ticket {
	if network.peers[fewestRunning].Len() > 0 {
		return d.next(network)
	}
	for _, peer := range network.peers[mostPlaces].list {
		if e := peer.lists[ticketWaiting].Back(); e != nil {
			return e.Value.(*ticket)
		}
	}
	return nil // unreachable: one waits
}

// speak notes that the first message of the peer is there: the connection needs a slot.
func (t *ticket) speak() {
	d := t.limiter
	d.mu.Lock()
	d.hear(t)
	var victim *ticket
	if t.state == ticketWaiting {
		if victim = d.slotVictim(t); victim != nil {
			d.evict(victim)
			d.startWaiting()
		}
	}
	d.mu.Unlock()
	if victim != nil {
		victim.drop()
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

// crowd is how many handshakes the network of a ticket has.
func (t *ticket) crowd() int {
	t.limiter.mu.Lock()
	defer t.limiter.mu.Unlock()
	return t.net.has[ticketRunning]
}

// prove notes that the peer has proved a credential.
func (t *ticket) prove() {
	t.limiter.mu.Lock()
	defer t.limiter.mu.Unlock()
	t.limiter.proved.add(t.id.peer, t.limiter.now())
}

// errDropped is for a handshake whose place or slot the limiter gave to another peer.
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

// release gives everything back; it may be called again. The connection of a ticket that was evicted is
// closed.
func (t *ticket) release() {
	d := t.limiter
	d.mu.Lock()
	defer d.mu.Unlock()
	if t.released {
		return
	}
	t.released = true
	if t.state != ticketOver {
		d.end(t)
		d.startWaiting()
		return
	}
	if d.ending--; d.ending == maxEnding/2 {
		select {
		case d.ended <- struct{}{}:
		default:
		}
	}
}
