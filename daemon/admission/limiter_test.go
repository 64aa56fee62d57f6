package admission

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"slices"
	"testing"
	"time"

	"ferry/server/config"
	"ferry/transport"
)

// A bench is a limiter whose clock the test sets.
type bench struct {
	*handshakeLimiter
	clock time.Time
	drops map[string]int // by peer
}

func newBench(perPeer int) *bench { return newSmallBench(perPeer, 0) }

// newSmallBench is a bench whose listener may have so many connections.
func newSmallBench(perPeer, connections int) *bench {
	c := &bench{newHandshakeLimiter(perPeer, connections), time.Unix(1000, 0), map[string]int{}}
	c.now = func() time.Time { return c.clock }
	c.after = func(time.Duration, func()) *time.Timer { return new(time.Timer) } // the test calls sweep
	return c
}

// newFullBench is a bench all of whose slots are taken, each by another peer of another network.
func newFullBench() (c *bench, all []*ticket) {
	c = newBench(DefaultPerPeer)
	for i := range config.MaxHandshakes {
		all = append(all, c.come(fmt.Sprint("peer ", i), fmt.Sprint("net ", i)))
	}
	return c, all
}

// come is one connection of a peer, nil if it was sent away.
func (c *bench) come(peer, network string) *ticket {
	return c.register(peerID{peer, network}, func() { c.drops[peer]++ }, nil)
}

func (t *ticket) hasSlot() bool {
	select {
	case <-t.ready:
		return true
	default:
		return false
	}
}

func (c *bench) checkEmpty(t *testing.T) {
	t.Helper()
	if len(c.peers) != 0 || c.running != 0 || c.waiting != 0 || len(c.nets) != 0 || c.early.Len() != 0 {
		t.Errorf("left: %d peers, %d running, %d waiting, %d networks, %d unread", len(c.peers), c.running, c.waiting, len(c.nets), c.early.Len())
	}
	for _, r := range c.ranks {
		if r.Len() != 0 {
			t.Errorf("left: %d networks in a ranking", r.Len())
		}
	}
}

// Peers that open connections and say nothing, or say Hello and prove nothing, keep nobody out,
// from however many addresses.
func TestCrowdKeepsNobodyOut(t *testing.T) {
	for _, tt := range []struct {
		name               string
		addresses, conns   int
		oneNetwork, greets bool
	}{
		{"4 addresses, half open", 4, 200, false, false},
		{"20 addresses of one network, half open", 20, 80, true, false},
		{"20 networks, half open", 20, 80, false, false},
		{"20 networks, Hello and no proof", 20, 80, false, true},
		{"300 addresses, Hello and no proof", 300, 4, true, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := newBench(DefaultPerPeer)
			var all []*ticket
			flood := func() {
				for i := range tt.addresses {
					network := fmt.Sprint("net ", i)
					if tt.oneNetwork {
						network = "net"
					}
					if g := c.come(fmt.Sprint("attacker ", i), network); g != nil {
						if tt.greets && g.hasSlot() {
							g.greet()
						}
						all = append(all, g)
					}
				}
			}
			for range tt.conns {
				flood()
			}
			for round := range 20 {
				g := c.come("client", "home")
				if g != nil && !g.hasSlot() {
					c.clock = c.clock.Add(speakGrace)
					if tt.greets { // they have said what a client says; only time tells
						c.clock = c.clock.Add(proofGrace)
					}
					c.sweep()
				}
				if g == nil || !g.hasSlot() {
					t.Fatalf("client %d waits behind %d handshakes", round, c.running)
				}
				flood()
				g.greet()
				flood()
				if c.drops["client"] != 0 {
					t.Fatalf("client %d was dropped", round)
				}
				g.release()
			}
			if c.running > config.MaxHandshakes || c.waiting > maxWaiting {
				t.Errorf("%d run, %d wait", c.running, c.waiting)
			}
			for _, g := range all {
				g.release()
			}
			c.checkEmpty(t)
		})
	}
}

// A peer whose message the kernel has is not dropped for the server's own slowness, whatever it has
// of the slots; those in its place that have said nothing are.
func TestSpokenStays(t *testing.T) {
	c := newBench(DefaultPerPeer)
	var quick []*ticket
	for range 60 { // more than its part
		g := c.register(peerID{"quick", "net"}, func() { c.drops["quick"]++ }, func() bool { return true })
		quick = append(quick, g)
	}
	var all []*ticket
	for range 20 {
		for i := range 40 {
			if g := c.come(fmt.Sprint("attacker ", i), "net"); g != nil {
				all = append(all, g)
			}
		}
	}
	c.clock = c.clock.Add(speakGrace)
	for i := range 40 {
		all = append(all, c.come(fmt.Sprint("other ", i), fmt.Sprint("net ", i)))
	}
	if c.drops["quick"] != 0 {
		t.Errorf("%d connections that had said their Hello were dropped", c.drops["quick"])
	}
	if len(c.drops) == 0 {
		t.Error("nobody lost a slot")
	}
	for _, g := range append(all, quick...) {
		if g != nil {
			g.release()
		}
	}
	c.checkEmpty(t)
}

// TestFewDescriptors: a listener with room for few connections is fair before it is full: it never holds
// all of them, and a newcomer gets in among silent ones.
func TestFewDescriptors(t *testing.T) {
	for _, connections := range []int{2, 8, 40, 600} {
		c := newSmallBench(DefaultPerPeer, connections)
		var all []*ticket
		for i := range 4 * connections {
			if g := c.come(fmt.Sprint("attacker ", i%6), fmt.Sprint("net ", i%3)); g != nil {
				all = append(all, g)
			}
			if c.running+c.waiting > max(connections*3/4, 3) {
				t.Fatalf("%d connections: %d run and %d wait", connections, c.running, c.waiting)
			}
		}
		c.clock = c.clock.Add(helloGrace)
		g := c.come("client", "home")
		if g == nil || !g.hasSlot() {
			t.Errorf("%d connections: a newcomer is kept out", connections)
		}
		for _, g := range append(all, g) {
			if g != nil {
				g.release()
			}
		}
		c.checkEmpty(t)
	}
}

// A newcomer finds a place to wait, whoever waits already and in whose network: the peer with the
// most of those that wait loses its oldest.
func TestPlaceToWait(t *testing.T) {
	c := newBench(DefaultPerPeer)
	var all []*ticket
	for range 80 {
		for i := range 40 {
			if g := c.come(fmt.Sprint("attacker ", i), fmt.Sprint("net ", i%4)); g != nil {
				all = append(all, g)
			}
		}
	}
	if c.waiting != maxWaiting {
		t.Fatalf("%d wait", c.waiting)
	}
	for _, network := range []string{"home", "net 0", "net 1", "net 2", "net 3"} {
		g := c.come("client", network)
		if g == nil {
			t.Errorf("a newcomer of %s was sent away", network)
			continue
		}
		g.release()
	}
	if c.drops["client"] != 0 || len(c.drops) == 0 {
		t.Errorf("dropped: %v", c.drops)
	}
	for _, g := range all {
		g.release()
	}
	c.checkEmpty(t)
}

// Whoever waits is looked after by time alone, when no other connection comes or goes.
func TestSweep(t *testing.T) {
	c, all := newFullBench()
	late := c.come("late", "late")
	if late.hasSlot() {
		t.Fatal("there was a slot")
	}
	c.sweep()
	if late.hasSlot() {
		t.Error("somebody lost the only slot at once")
	}
	c.clock = c.clock.Add(helloGrace)
	c.sweep()
	if !late.hasSlot() || c.drops["peer 0"] != 1 {
		t.Errorf("who waits has a slot: %v; dropped: %v", late.hasSlot(), c.drops)
	}
	for _, g := range append(all, late) {
		g.release()
	}
	c.checkEmpty(t)
}

// Any coming, speaking and going leaves the counts as a plain count has them.
func TestLimiterCounts(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 1))
		c := newBench(1 + r.IntN(40))
		var live []*ticket
		for range 1500 {
			c.clock = c.clock.Add(time.Duration(r.IntN(20)) * time.Millisecond)
			switch n := r.IntN(10); {
			case n < 6:
				p := r.IntN(60)
				if g := c.come(fmt.Sprint(p), fmt.Sprint("net ", p%7)); g != nil {
					live = append(live, g)
				}
			case n < 7 && len(live) > 0:
				live[r.IntN(len(live))].greet()
			case n < 8 && len(live) > 0:
				live[r.IntN(len(live))].speak()
			case n < 9 && len(live) > 0:
				i := r.IntN(len(live))
				live[i].release()
				live = slices.Delete(live, i, i+1)
			default:
				c.sweep()
			}
			c.checkCounts(t, live)
			if t.Failed() {
				t.Fatalf("seed %d", seed)
			}
		}
		for _, g := range live {
			g.release()
		}
		c.checkEmpty(t)
	}
}

// checkCounts compares the counts of the limiter with its tickets.
func (c *bench) checkCounts(t *testing.T, live []*ticket) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	type counts struct{ running, silent, waiting int }
	var all counts
	peers := map[*crowd]counts{}
	for _, g := range live {
		k := peers[g.peer]
		switch {
		case g.state == ticketWaiting:
			k.waiting++
			all.waiting++
		case g.state == ticketRunning:
			k.running++
			all.running++
			if g.silent {
				k.silent++
			}
		}
		if g.state != ticketOver {
			peers[g.peer] = k
		}
	}
	if all.running != c.running || all.waiting != c.waiting || c.running > config.MaxHandshakes || c.waiting > maxWaiting {
		t.Errorf("%d run and %d wait, counted %d and %d", all.running, all.waiting, c.running, c.waiting)
	}
	for p, k := range peers {
		if k != (counts{p.running, p.silent, p.waiting}) || p.running > c.perPeer || p.quiet.Len() != k.silent || p.queue.Len() != k.waiting {
			t.Errorf("a peer has %+v, counted %d, %d, %d", k, p.running, p.silent, p.waiting)
		}
	}
	for _, n := range c.nets {
		for by := range n.peers {
			r := &n.peers[by]
			for i := range r.list {
				if i > 0 && r.Less(i, 0) {
					t.Errorf("ranking %d is out of order", by)
				}
			}
		}
	}
	if c.waiting > 0 && c.running < config.MaxHandshakes && c.ranks[fewestOfAll].Len() > 0 {
		t.Error("a connection waits for a slot that is free")
	}
}

// Within its own slots a peer loses its oldest silent connection, never one that has spoken.
func TestOwnSlots(t *testing.T) {
	c := newBench(2)
	first, second := c.come("a", "n"), c.come("a", "n")
	first.greet()
	third := c.come("a", "n")
	if !third.hasSlot() || c.drops["a"] != 1 || first.explain(nil) != nil || !errors.Is(second.explain(nil), errDropped) {
		t.Errorf("the third has a slot: %v; %v, %v", third.hasSlot(), first.explain(nil), second.explain(nil))
	}
	third.greet()
	fourth := c.come("a", "n")
	if fourth.hasSlot() || fourth.awaitSlot(t.Context(), time.Millisecond) {
		t.Error("a peer has more than its slots")
	}
	first.release()
	first.release() // counts once
	if !fourth.awaitSlot(t.Context(), time.Minute) {
		t.Error("a connection that waited does not get the slot")
	}
	for _, g := range []*ticket{second, third, fourth} {
		g.release()
	}
	c.checkEmpty(t)
}

// Peers who have no more than their part keep their slots, whoever asks, until they have been
// silent for long.
func TestFairPartStays(t *testing.T) {
	c, all := newFullBench()
	late := c.come("late", "late")
	if late.hasSlot() || len(c.drops) != 0 {
		t.Error("a peer lost its only slot at once")
	}
	c.clock = c.clock.Add(helloGrace)
	all[0].greet()
	later := c.come("later", "later")
	if !later.hasSlot() || c.drops["peer 0"] != 0 || c.drops["peer 1"] != 1 {
		t.Errorf("the newcomer has a slot: %v; dropped: %v", later.hasSlot(), c.drops)
	}
	all[0].release()
	if !late.hasSlot() {
		t.Error("who waited does not get a slot that is free")
	}
	for _, g := range append(all, late, later) {
		g.release()
	}
	c.checkEmpty(t)
}

func TestIdentifyPeer(t *testing.T) {
	for text, want := range map[string]peerID{
		"10.1.2.3": {"10.1.2.3/32", "10.1.2.0/24"}, "::ffff:10.1.2.3": {"10.1.2.3/32", "10.1.2.0/24"},
		"2001:db8:1:2:3:4:5:6": {"2001:db8:1:2::/64", "2001:db8:1::/48"}, "::1": {"::/64", "::/48"},
	} {
		if got := identifyPeer(fromTCP{ip: net.ParseIP(text)}); got != want {
			t.Errorf("%s is %s, want %s", text, got, want)
		}
	}
}

// fromTCP is a connection from an address.
type fromTCP struct {
	transport.Conn
	ip net.IP
}

func (c fromTCP) RemoteAddr() net.Addr { return &net.TCPAddr{IP: c.ip, Port: 1} }
