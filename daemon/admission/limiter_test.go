package admission

import (
	"context"
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
		all = append(all, c.say(fmt.Sprint("peer ", i), fmt.Sprint("net ", i)))
	}
	return c, all
}

// come is one connection of a peer that says nothing, nil if it was sent away.
func (c *bench) come(peer, network string) *ticket {
	return c.register(peerID{peer, network}, func() { c.drops[peer]++ }, nil)
}

// say is one connection of a peer that has sent its first message, nil if it was sent away.
func (c *bench) say(peer, network string) *ticket {
	g := c.come(peer, network)
	if g != nil {
		g.speak()
	}
	return g
}

func (t *ticket) hasSlot() bool {
	select {
	case <-t.ready:
		return true
	default:
		return false
	}
}

// end releases tickets, of which any may be nil, and checks that nothing is left.
func (c *bench) end(t *testing.T, all ...*ticket) {
	t.Helper()
	for _, g := range all {
		if g != nil {
			g.release()
		}
	}
	if len(c.peers) != 0 || c.running != 0 || c.waiting != 0 || c.places != 0 || len(c.nets) != 0 || c.begun.Len() != 0 || c.ending != 0 {
		t.Errorf("left: %d peers, %d running, %d waiting, %d places, %d networks, %d begun, %d ending", len(c.peers), c.running, c.waiting, c.places, len(c.nets), c.begun.Len(), c.ending)
	}
	for _, r := range c.ranks {
		if r.Len() != 0 {
			t.Errorf("left: %d networks in a ranking", r.Len())
		}
	}
}

// Peers that open connections and say nothing, or say what a client says and prove nothing, keep
// nobody out, from however many addresses, and whether the client is of their network or not. The
// client comes as its bytes do: its message is there when the server looks, and it is not before.
func TestCrowdKeepsNobodyOut(t *testing.T) {
	for _, tt := range []struct {
		name             string
		addresses, conns int
		oneNetwork, say  bool
		client           string // its network
	}{
		{"4 addresses, half open", 4, 400, false, false, "home"},
		{"20 addresses of one network, half open", 20, 80, true, false, "home"},
		{"20 addresses of its network, half open", 20, 80, true, false, "net"},
		{"20 networks, half open", 20, 80, false, false, "home"},
		{"20 networks, a message and no proof", 20, 80, false, true, "home"},
		{"20 addresses of its network, a message and no proof", 20, 80, true, true, "net"},
		{"300 addresses, a message and no proof", 300, 6, true, true, "home"},
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
					g := c.come(fmt.Sprint("attacker ", i), network)
					if g != nil && tt.say {
						g.speak()
					}
					all = append(all, g)
				}
			}
			for range tt.conns {
				flood()
			}
			for round := range 20 {
				g := c.come("client", tt.client)
				if g == nil {
					t.Fatalf("client %d was sent away", round)
				}
				flood() // before its message comes
				g.speak()
				if !g.hasSlot() { // they have said what a client says; only time tells
					flood()
					c.clock = c.clock.Add(crowdGrace)
					c.sweep()
				}
				if !g.hasSlot() {
					t.Fatalf("client %d waits behind %d handshakes", round, c.running)
				}
				flood()
				c.sweep()
				if c.drops["client"] != 0 {
					t.Fatalf("client %d was dropped", round)
				}
				g.release()
			}
			if !tt.say && c.running != 0 {
				t.Errorf("%d have a slot that have said nothing", c.running)
			}
			if c.running > config.MaxHandshakes || c.places > maxPlaces {
				t.Errorf("%d run, %d have a place", c.running, c.places)
			}
			c.end(t, all...)
		})
	}
}

// What a peer has said counts from the moment the kernel has it: a connection whose message the
// server has not looked at yet keeps its place, and has a slot, when others lose theirs.
func TestSpokenStays(t *testing.T) {
	c := newBench(DefaultPerPeer)
	var all []*ticket
	for range 60 { // more than its part
		all = append(all, c.register(peerID{"quick", "net"}, func() { c.drops["quick"]++ }, func() bool { return true }))
	}
	for range 60 {
		for i := range 40 {
			all = append(all, c.come(fmt.Sprint("attacker ", i), fmt.Sprint("net ", i)))
		}
	}
	if c.drops["quick"] != 0 {
		t.Errorf("%d connections that had said their first message were dropped", c.drops["quick"])
	}
	if len(c.drops) == 0 || c.running == 0 {
		t.Errorf("dropped: %v; %d run", c.drops, c.running)
	}
	c.end(t, all...)
}

// An address from which a client has proved itself does not share its part with the attackers of its
// network: its connections keep their places where those of another address lose them.
func TestProvedApart(t *testing.T) {
	for _, proved := range []bool{false, true} {
		c := newBench(DefaultPerPeer)
		first := c.say("client", "net")
		if proved {
			first.prove()
		}
		first.release()
		var all []*ticket
		for range 60 { // the places of the network are few
			for i := range 40 {
				all = append(all, c.say(fmt.Sprint("attacker ", i), "net"), c.say(fmt.Sprint("other ", i), fmt.Sprint("net ", i)))
			}
		}
		for range 12 {
			all = append(all, c.say("client", "net"))
		}
		for range 12 {
			for i := range 40 {
				all = append(all, c.say(fmt.Sprint("attacker ", i), "net"))
			}
		}
		if kept := c.drops["client"] == 0; kept != proved {
			t.Errorf("proved: %v; dropped: %d", proved, c.drops["client"])
		}
		c.end(t, all...)
	}
}

// What a peer has proved counts for an hour, and of so many peers.
func TestProvedPeers(t *testing.T) {
	var p provedPeers
	now := time.Unix(1000, 0)
	if p.has("a", now) {
		t.Error("a peer that proved nothing")
	}
	p.add("a", now)
	p.add("b", now.Add(provedFor))
	if !p.has("a", now.Add(provedFor)) || p.has("a", now.Add(provedFor+1)) || !p.has("b", now.Add(provedFor+1)) {
		t.Error("it does not count for an hour")
	}
	for i := range 2 * maxProved {
		p.add(fmt.Sprint(i), now)
		p.add("b", now)
	}
	if len(p.known) != maxProved || p.order.Len() != maxProved || !p.has("b", now) || p.has("0", now) {
		t.Errorf("%d peers are known", len(p.known))
	}
}

// TestFewDescriptors: a listener with room for few connections is fair before it is full: it never holds
// all of them, and a newcomer gets in among silent ones.
func TestFewDescriptors(t *testing.T) {
	for _, connections := range []int{2, 8, 40, 600} {
		c := newSmallBench(DefaultPerPeer, connections)
		var all []*ticket
		for i := range 4 * connections {
			g := c.come(fmt.Sprint("attacker ", i%6), fmt.Sprint("net ", i%3))
			if i%2 == 0 && g != nil {
				g.speak()
			}
			all = append(all, g)
			if c.running+c.places > max(connections*3/4, 3) {
				t.Fatalf("%d connections: %d run and %d have a place", connections, c.running, c.places)
			}
		}
		c.clock = c.clock.Add(handshakeGrace)
		g := c.say("client", "home")
		if g == nil || !g.hasSlot() {
			t.Errorf("%d connections: a newcomer is kept out", connections)
		}
		c.end(t, append(all, g)...)
	}
}

// A newcomer finds a place, whoever has one already and in whose network: the peer with the most of
// them loses its oldest. Where nobody has more than one, the newcomer has it.
func TestPlaceForNewcomer(t *testing.T) {
	c := newBench(DefaultPerPeer)
	var all []*ticket
	for range 80 {
		for i := range 40 {
			all = append(all, c.come(fmt.Sprint("attacker ", i), fmt.Sprint("net ", i%4)))
		}
	}
	if c.places != maxPlaces {
		t.Fatalf("%d have a place", c.places)
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
	c.end(t, all...)

	for name, network := range map[string]func(i int) string{
		"one network": func(int) string { return "net" }, "a network each": func(i int) string { return fmt.Sprint("net ", i) },
	} {
		c, all := newBench(DefaultPerPeer), []*ticket(nil)
		for i := range maxPlaces + 100 {
			g := c.come(fmt.Sprint("peer ", i), network(i))
			if g == nil {
				t.Fatalf("%s: newcomer %d was sent away", name, i)
			}
			all = append(all, g)
		}
		if len(c.drops) != 100 {
			t.Errorf("%s: %d lost their places", name, len(c.drops))
		}
		c.end(t, all...)
	}
}

// Of one peer's connections those that say nothing go first, then the oldest.
func TestOwnPlaces(t *testing.T) {
	c := newSmallBench(DefaultPerPeer, 12) // 6 slots, 3 for one peer; 3 places
	var all []*ticket
	for range 3 {
		all = append(all, c.say("a", "n"))
	}
	waits := c.say("a", "n")
	silent, newer := c.come("a", "n"), c.come("a", "n")
	fourth := c.say("a", "n")
	if !errors.Is(silent.explain(nil), errDropped) || waits.explain(nil) != nil || newer.explain(nil) != nil || fourth == nil || fourth.hasSlot() {
		t.Errorf("%v, %v, %v; the fourth: %v", silent.explain(nil), waits.explain(nil), newer.explain(nil), fourth)
	}
	fifth := c.say("a", "n")
	sixth := c.say("a", "n")
	if !errors.Is(newer.explain(nil), errDropped) || !errors.Is(waits.explain(nil), errDropped) || fifth.explain(nil) != nil || sixth.explain(nil) != nil {
		t.Errorf("%v, %v, %v, %v", newer.explain(nil), waits.explain(nil), fifth.explain(nil), sixth.explain(nil))
	}
	if c.drops["a"] != 3 {
		t.Errorf("%d were dropped", c.drops["a"])
	}
	c.end(t, append(all, waits, silent, newer, fourth, fifth, sixth)...)
}

// However many handshakes the networks of a flood ask for, and however young those are, another network
// has a slot at once, and more than one.
func TestSlotsLeft(t *testing.T) {
	for _, networks := range []int{1, 2, 11, 40} {
		c := newBench(DefaultPerPeer)
		var all []*ticket
		for i := range 4 * config.MaxHandshakes {
			all = append(all, c.say(fmt.Sprint("attacker ", i%50), fmt.Sprint("net ", i%networks)))
		}
		part := config.MaxHandshakes / (networks + 1) / 2
		for i := range part {
			g := c.say("client", "home")
			if !g.hasSlot() {
				t.Fatalf("%d networks: handshake %d of %d waits, and %d run", networks, i, part, c.running)
			}
			all = append(all, g)
		}
		c.end(t, all...)
	}
}

// Accepting waits while many of those that lost their places are not closed yet.
func TestAwaitEnds(t *testing.T) {
	c := newSmallBench(DefaultPerPeer, 12)
	over, cancel := context.WithCancel(t.Context())
	cancel()
	var all []*ticket
	for len(c.drops) == 0 || c.drops["a"] <= maxEnding {
		if !c.awaitEnds(over) {
			t.Fatalf("it waits for %d", c.ending)
		}
		all = append(all, c.come("a", "n"))
	}
	if c.awaitEnds(over) {
		t.Errorf("it does not wait for %d", c.ending)
	}
	waited := make(chan bool)
	go func() { waited <- c.awaitEnds(t.Context()) }()
	for _, g := range all[:maxEnding/2+1] { // the oldest: they were dropped
		g.release()
		g.release() // counts once
	}
	if !<-waited {
		t.Error("it waits on")
	}
	c.end(t, all...)
}

// Whoever waits is looked after by time alone, when no other connection comes or goes.
func TestSweep(t *testing.T) {
	c, all := newFullBench()
	late := c.say("late", "late")
	if late.hasSlot() {
		t.Fatal("there was a slot")
	}
	c.clock = c.clock.Add(crowdGrace)
	c.sweep()
	if late.hasSlot() {
		t.Error("somebody lost the only slot")
	}
	c.clock = c.clock.Add(handshakeGrace - crowdGrace)
	c.sweep()
	if !late.hasSlot() || c.drops["peer 0"] != 1 {
		t.Errorf("who waits has a slot: %v; dropped: %v", late.hasSlot(), c.drops)
	}
	c.end(t, append(all, late)...)
}

// Any coming, speaking and going leaves the counts as a plain count has them.
func TestLimiterCounts(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 1))
		c := newSmallBench(1+r.IntN(40), r.IntN(2)*200)
		var live []*ticket
		for range 1500 {
			c.clock = c.clock.Add(time.Duration(r.IntN(20)) * time.Millisecond)
			switch n := r.IntN(10); {
			case n < 5:
				p := r.IntN(60)
				if g := c.come(fmt.Sprint(p), fmt.Sprint("net ", p%7)); g != nil {
					live = append(live, g)
				}
			case n < 6 && len(live) > 0:
				live[r.IntN(len(live))].prove()
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
		c.end(t, live...)
	}
}

// checkCounts compares the counts of the limiter with its tickets.
func (c *bench) checkCounts(t *testing.T, live []*ticket) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	var all [ticketStates]int
	crowds := map[*crowd][ticketStates]int{}
	for _, g := range live {
		if g.state == ticketOver {
			continue
		}
		all[g.state]++
		for _, k := range []*crowd{g.peer, g.net} {
			has := crowds[k]
			has[g.state]++
			crowds[k] = has
		}
	}
	if all[ticketRunning] != c.running || all[ticketWaiting] != c.waiting || all[ticketSilent]+all[ticketWaiting] != c.places || c.running > c.slots || c.places > c.room {
		t.Errorf("counted %v; %d run, %d wait, %d places", all, c.running, c.waiting, c.places)
	}
	for k, has := range crowds {
		if k.has != has {
			t.Errorf("a crowd has %v, counted %v", has, k.has)
		}
	}
	for id, p := range c.peers {
		if p.has[ticketRunning] > c.perPeer {
			t.Errorf("%v runs %d", id, p.has[ticketRunning])
		}
		for state := range p.lists {
			if p.lists[state].Len() != p.has[state] {
				t.Errorf("%v has %d in state %d, listed %d", id, p.has[state], state, p.lists[state].Len())
			}
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
	if top := c.ranks[fewestRunning].top(); top != nil && top.has[ticketRunning] < c.slots-c.running {
		t.Error("a connection waits for a slot that is free")
	}
}

// A peer has no more than its slots, and loses the oldest of them, in time, to its own next.
func TestOwnSlots(t *testing.T) {
	c := newBench(2)
	first, second := c.say("a", "n"), c.say("a", "n")
	third := c.say("a", "n")
	if third.hasSlot() || third.awaitSlot(t.Context(), time.Millisecond) {
		t.Error("a peer has more than its slots")
	}
	first.release()
	first.release() // counts once
	if !third.awaitSlot(t.Context(), time.Minute) {
		t.Error("a connection that waited does not get the slot")
	}
	fourth := c.say("a", "n")
	c.clock = c.clock.Add(crowdGrace)
	c.sweep()
	if !fourth.hasSlot() || !errors.Is(second.explain(nil), errDropped) || third.explain(nil) != nil {
		t.Errorf("the fourth has a slot: %v; %v, %v", fourth.hasSlot(), second.explain(nil), third.explain(nil))
	}
	c.end(t, second, third, fourth)
}

// Peers who have no more than their part keep their slots, whoever asks, until they have had time
// enough.
func TestFairPartStays(t *testing.T) {
	c, all := newFullBench()
	late := c.say("late", "late")
	c.clock = c.clock.Add(crowdGrace)
	later := c.say("later", "later")
	if late.hasSlot() || later.hasSlot() || len(c.drops) != 0 {
		t.Error("a peer lost its only slot")
	}
	all[0].release()
	if !late.hasSlot() == !later.hasSlot() {
		t.Error("one slot is free, and not one has it")
	}
	c.end(t, append(all, late, later)...)
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
