package admission

import (
	"context"
	"net"
	"testing"
	"time"

	"ferry/transport"
)

// TestHandshakeLimiter: a peer whose slots are taken waits, one with too many is sent away, and
// neither keeps another out.
func TestHandshakeLimiter(t *testing.T) {
	d := newHandshakeLimiter(2)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var mine []*ticket
	for range 2 + maxWaiting {
		g := d.register(ctx, "a")
		if g == nil {
			t.Fatalf("sent away after %d", len(mine))
		}
		mine = append(mine, g)
	}
	if d.register(ctx, "a") != nil {
		t.Error("one too many may wait")
	}
	if !mine[0].awaitSlot(ctx, time.Minute) || !mine[1].awaitSlot(ctx, time.Minute) || mine[2].awaitSlot(ctx, time.Millisecond) {
		t.Error("there are not two slots")
	}
	other := d.register(ctx, "b")
	if other == nil || !other.awaitSlot(ctx, time.Minute) {
		t.Fatal("another peer is kept out")
	}
	entered := make(chan bool, 1)
	go func() { entered <- mine[3].awaitSlot(ctx, time.Minute) }()
	mine[0].release()
	mine[0].release() // counts once
	if !<-entered {
		t.Error("a connection that waited does not get the slot")
	}
	other.release()
	for _, g := range mine {
		g.release()
	}
	if len(d.peers) != 0 || len(d.slots) != 0 || len(d.conns) != 0 {
		t.Errorf("%d peers, %d slots, %d connections are left", len(d.peers), len(d.slots), len(d.conns))
	}
}

func TestPeerKey(t *testing.T) {
	for text, want := range map[string]string{
		"10.1.2.3": "10.1.2.3", "::ffff:10.1.2.3": "10.1.2.3", "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64", "::1": "::/64",
	} {
		if got := peerKey(fromTCP{ip: net.ParseIP(text)}); got != want {
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
