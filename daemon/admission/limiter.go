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
	// maxWaiting is how many connections may wait for a slot.
	maxWaiting = 1024
	// waitFactor is how many handshake timeouts a connection may wait for its slot.
	waitFactor = 4
	// speakGrace is how long a peer that has more than others may take for its first word while
	// they wait. It comes with the last packet of the connection's own handshake, or right behind.
	speakGrace = 100 * time.Millisecond
	// helloGrace is how long a peer may take for its Hello while others wait.
	helloGrace = time.Second
	// tlsGrace is the same for a peer that has begun a TLS handshake.
	tlsGrace = 3 * time.Second
	// proofGrace is how long a peer that has more than others may take for the rest while they
	// wait: its program may be slow to answer, too.
	proofGrace = time.Second
	// sweepPause is how often the limiter looks whether a peer has used up its time.
	sweepPause = 50 * time.Millisecond
)

// A handshakeLimiter bounds the handshakes of one listener: so many may run at the same time as it
// has slots, perPeer of them with the same peer, and so many may wait as it has room for.
//
// Nobody has proved anything yet, so that whoever can open connections can take all slots. Under
// pressure the limiter therefore takes slots back: from the network, and within it from the peer,
// that has the most, and of its handshakes from the oldest in which the peer has said nothing. A
// peer with no more than its fair part of the slots keeps them, whatever others do, and accepting
// connections never waits. What a peer has said counts from the moment the kernel has it: a server
// that is slow to read takes no slot from a peer that was quick.
type handshakeLimiter struct {
	slots   int
	room    int
	perPeer int
	now     func() time.Time
	after   func(time.Duration, func()) *time.Timer // time.AfterFunc

	mu      sync.Mutex
	running int
	waiting int
	peers   map[string]*crowd // by peer
	nets    map[string]*crowd // by network
	ranks   crowdRanks        // of networks
	early   list.List         // of *ticket that run and whose Hello has not been read, oldest first
	sweeper *time.Timer       // runs while connections wait; nil for none
}

// A peerID says who counts as one peer, and in which network it is.
type peerID struct{ peer, network string }

// newHandshakeLimiter makes a limiter for a listener that may have so many connections without a
// worker; 0 for any number. It keeps to three quarters of them, so that the limiter, which is fair,
// comes before the daemon's bound on descriptors, which refuses whoever comes; the last quarter is for
// clients that have proved who they are and wait.
func newHandshakeLimiter(perPeer, connections int) *handshakeLimiter {
	slots, room := config.MaxHandshakes, maxWaiting
	if connections > 0 {
		slots, room = min(slots, max(connections/2, 2)), min(room, max(connections/4, 1))
	}
	if slots < config.MaxHandshakes {
		perPeer = min(perPeer, slots/2)
	}
	return &handshakeLimiter{
		slots: slots, room: room, perPeer: perPeer, now: time.Now, after: time.AfterFunc, peers: map[string]*crowd{}, nets: map[string]*crowd{},
	}
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
	peer    *crowd
	net     *crowd
	drop    func()        // closes the connection
	pending func() bool   // whether the kernel has a whole first message of the peer that was not read; nil for never
	ready   chan struct{} // closed when it has a slot
	gone    chan struct{} // closed when the limiter has taken its place

	// Guarded by handshakeLimiter.mu.
	state  ticketState
	since  time.Time     // when its handshake began to run
	silent bool          // it runs, and the peer has not said anything
	place  *list.Element // in one of the lists of its peer
	unread *list.Element // in handshakeLimiter.early; nil once its Hello was read
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
func (d *handshakeLimiter) register(id peerID, drop func(), pending func() bool) *ticket {
	t := &ticket{limiter: d, id: id, drop: drop, pending: pending, ready: make(chan struct{}), gone: make(chan struct{})}
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
	t.peer, t.net = crowdOf(d.peers, t.id.peer), crowdOf(d.nets, t.id.network)
	t.place = t.peer.queue.PushBack(t)
	d.count(t, 0, 0, 1)
	if !d.hasSlot(t) {
		victim = d.victimFor(t)
	}
	if victim == nil && !d.hasSlot(t) && d.waiting > d.room {
		if victim = d.waitingVictim(t); victim == nil {
			d.end(t)
			return nil, false
		}
	}
	if victim != nil {
		d.evict(victim)
	}
	if d.hasSlot(t) {
		d.start(t)
	} else if d.sweeper == nil {
		d.sweeper = d.after(sweepPause, d.sweep)
	}
	return victim, true
}

func crowdOf(crowds map[string]*crowd, key string) *crowd {
	if crowds[key] == nil {
		crowds[key] = &crowd{}
	}
	return crowds[key]
}

// count changes the counts of a ticket's peer and network. mu is held.
func (d *handshakeLimiter) count(t *ticket, running, silent, waiting int) {
	d.running, d.waiting = d.running+running, d.waiting+waiting
	for _, c := range []*crowd{t.peer, t.net} {
		c.running, c.silent, c.waiting = c.running+running, c.silent+silent, c.waiting+waiting
	}
	t.net.peers.update(t.peer, t.peer.waiting > 0 && t.peer.running < d.perPeer)
	d.ranks.update(t.net, t.net.peers[fewestOfAll].Len() > 0)
}

func (d *handshakeLimiter) hasSlot(t *ticket) bool {
	return d.running < d.slots && t.peer.running < d.perPeer
}

// victimFor is the handshake whose slot a connection that waits gets, nil for none. mu is held.
func (d *handshakeLimiter) victimFor(t *ticket) *ticket {
	if t.peer.running >= d.perPeer {
		return d.oldestSilent(t.peer)
	}
	now := d.now()
	// The silent ones of those who have more, then those that have had time enough for a Hello,
	// then those of who has more that have had time enough for a proof.
	for {
		peer := d.crowded(t, mostSilent)
		if peer == nil {
			break
		}
		v := d.oldestSilent(peer)
		if v != nil && now.Sub(v.since) >= speakGrace {
			return v
		}
		if v != nil {
			break
		} // else the last of them has spoken
	}
	if v := d.overdue(now); v != nil {
		return v
	}
	if peer := d.crowded(t, mostRunning); peer != nil {
		for _, l := range []*list.List{&peer.quiet, &peer.spoken} {
			if e := l.Front(); e != nil && now.Sub(e.Value.(*ticket).since) >= proofGrace {
				return e.Value.(*ticket)
			}
		}
	}
	return nil
}

// overdue is the oldest handshake in which the peer has taken too long for its Hello, nil for
// none. mu is held.
func (d *handshakeLimiter) overdue(now time.Time) *ticket {
	e := d.early.Front()
	if e == nil {
		return nil
	}
	v := e.Value.(*ticket)
	grace := helloGrace
	if !v.silent {
		grace = tlsGrace // the time may be the TLS proxy's
	}
	if now.Sub(v.since) < grace || v.hasSpoken() {
		return nil
	}
	return v
}

// crowded is the peer that has the most handshakes of the network that has the most, if that is
// more than the peer of a ticket would have with one more; nil for none. by says of which
// handshakes there must be one. mu is held.
func (d *handshakeLimiter) crowded(t *ticket, by rank) *crowd {
	if top := d.ranks[by].top(); top != nil && top != t.net && top.running > t.net.running+1 {
		return top.peers[by].top()
	}
	if top := t.net.peers[by].top(); top != nil && top.running > t.peer.running+1 {
		return top
	}
	return nil
}

// oldestSilent is the oldest handshake of a peer in which that has said nothing; nil for none.
// Those in which it has meanwhile are silent no more. mu is held.
func (d *handshakeLimiter) oldestSilent(peer *crowd) *ticket {
	for e := peer.quiet.Front(); e != nil; e = peer.quiet.Front() {
		t := e.Value.(*ticket)
		if !t.hasSpoken() {
			return t
		}
		d.hear(t)
	}
	return nil
}

// hasSpoken says whether the peer has sent a whole message that was not read yet.
func (t *ticket) hasSpoken() bool { return t.pending != nil && t.pending() }

// hear notes that the peer of a handshake has said something. mu is held.
func (d *handshakeLimiter) hear(t *ticket) {
	if t.state != ticketRunning || !t.silent {
		return
	}
	t.silent = false
	t.peer.quiet.Remove(t.place)
	t.place = t.peer.spoken.PushBack(t)
	d.count(t, 0, -1, 0)
}

// waitingVictim is the oldest connection that waits of the peer, in the network, with the most of
// them, nil if the newcomer's has as many. mu is held.
func (d *handshakeLimiter) waitingVictim(t *ticket) *ticket {
	top := d.ranks[mostWaiting].top()
	peer := top.peers[mostWaiting].top()
	if top == t.net || top.waiting <= t.net.waiting {
		if peer = t.net.peers[mostWaiting].top(); peer.waiting <= t.peer.waiting {
			return nil
		}
	}
	return peer.queue.Front().Value.(*ticket)
}

// start gives a ticket that waits a slot. mu is held.
func (d *handshakeLimiter) start(t *ticket) {
	t.peer.queue.Remove(t.place)
	t.state, t.since, t.silent = ticketRunning, d.now(), true
	t.place, t.unread = t.peer.quiet.PushBack(t), d.early.PushBack(t)
	d.count(t, 1, 1, -1)
	close(t.ready)
}

// evict ends a ticket for another's sake; the caller drops it without the lock. mu is held.
func (d *handshakeLimiter) evict(t *ticket) {
	d.end(t)
	close(t.gone)
}

// end takes a ticket out of the counts. mu is held.
func (d *handshakeLimiter) end(t *ticket) {
	switch {
	case t.state == ticketWaiting:
		t.peer.queue.Remove(t.place)
		d.count(t, 0, 0, -1)
	case t.silent:
		t.peer.quiet.Remove(t.place)
		d.count(t, -1, -1, 0)
	default:
		t.peer.spoken.Remove(t.place)
		d.count(t, -1, 0, 0)
	}
	d.forgetUnread(t)
	t.state = ticketOver
	if t.peer.running+t.peer.waiting == 0 {
		delete(d.peers, t.id.peer)
	}
	if t.net.running+t.net.waiting == 0 {
		delete(d.nets, t.id.network)
	}
}

func (d *handshakeLimiter) forgetUnread(t *ticket) {
	if t.unread != nil {
		d.early.Remove(t.unread)
		t.unread = nil
	}
}

// next is the connection that is to have the next slot of a network: of the peer that has the
// fewest the newest, which is the likeliest to be alive. mu is held.
func (d *handshakeLimiter) next(network *crowd) *ticket {
	return network.peers[fewestOfAll].top().queue.Back().Value.(*ticket)
}

// startWaiting gives free slots to those that wait, first to the network that has the fewest. mu
// is held.
func (d *handshakeLimiter) startWaiting() {
	for d.running < d.slots {
		network := d.ranks[fewestOfAll].top()
		if network == nil {
			return
		}
		d.start(d.next(network))
	}
}

// sweep gives slots of peers that have used up their time to those that wait, and comes again
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
	for _, network := range slices.Clone(d.ranks[fewestOfAll].list) {
		if network.at[fewestOfAll] == 0 {
			continue
		}
		t := d.next(network)
		if v := d.victimFor(t); v != nil {
			d.evict(v)
			victims = append(victims, v)
			d.start(t)
		}
	}
	if d.waiting > 0 {
		d.sweeper = d.after(sweepPause, d.sweep)
	}
	return victims
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

// speak notes that the peer has said something, but not yet its Hello.
func (t *ticket) speak() {
	t.limiter.mu.Lock()
	defer t.limiter.mu.Unlock()
	t.limiter.hear(t)
}

// greet notes that the Hello of the peer was read.
func (t *ticket) greet() {
	t.limiter.mu.Lock()
	defer t.limiter.mu.Unlock()
	t.limiter.hear(t)
	t.limiter.forgetUnread(t)
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
