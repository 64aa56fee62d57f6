package admission

import (
	"errors"
	"fmt"
	"net"
	"testing"
	"time"

	"ferry/server/config"
	"ferry/transport"
)

// A crowd is peers of a limiter whose clock the test sets.
type crowd struct {
	*handshakeLimiter
	clock time.Time
	drops map[string]int // by peer
}

func newCrowd(perPeer int) *crowd {
	c := &crowd{newHandshakeLimiter(perPeer), time.Unix(1000, 0), map[string]int{}}
	c.now = func() time.Time { return c.clock }
	return c
}

// come is one connection of a peer, nil if it was sent away.
func (c *crowd) come(peer, network string) *ticket {
	return c.register(peerID{peer, network}, func() { c.drops[peer]++ })
}

func (t *ticket) hasSlot() bool {
	select {
	case <-t.ready:
		return true
	default:
		return false
	}
}

func (c *crowd) checkEmpty(t *testing.T) {
	t.Helper()
	if len(c.peers) != 0 || len(c.running) != 0 || len(c.waiting) != 0 || len(c.nets) != 0 {
		t.Errorf("left: %d peers, %d running, %d waiting, %d networks", len(c.peers), len(c.running), len(c.waiting), len(c.nets))
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
			c := newCrowd(DefaultPerPeer)
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
				if g == nil || !g.hasSlot() {
					t.Fatalf("client %d waits behind %d handshakes", round, len(c.running))
				}
				flood()
				g.greet()
				flood()
				if c.drops["client"] != 0 {
					t.Fatalf("client %d was dropped", round)
				}
				g.release()
			}
			if len(c.running) > config.MaxHandshakes || len(c.waiting) > maxWaiting {
				t.Errorf("%d run, %d wait", len(c.running), len(c.waiting))
			}
			for _, g := range all {
				g.release()
			}
			c.checkEmpty(t)
		})
	}
}

// Within its own slots a peer loses its oldest silent connection, never one that has spoken.
func TestOwnSlots(t *testing.T) {
	c := newCrowd(2)
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
	c := newCrowd(DefaultPerPeer)
	var all []*ticket
	for i := range config.MaxHandshakes {
		all = append(all, c.come(fmt.Sprint("peer ", i), fmt.Sprint("net ", i)))
	}
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
