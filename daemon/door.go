package daemon

import (
	"context"
	"net"
	"net/netip"
	"strconv"
	"sync"
	"time"

	"ferry/server/config"
	"ferry/transport"
)

const (
	// defaultPerPeer is half of all slots: one peer cannot keep the others out.
	defaultPerPeer = config.MaxHandshakes / 2
	// maxWaiting is how many more connections of one peer may wait for a slot; the
	// next is closed at once. maxComing is how many of all peers may be here at all;
	// the next waits in the kernel's queue.
	maxWaiting = 1024
	maxComing  = 4096
	// waitFactor is how many handshakes' time a connection may wait for its slot.
	waitFactor = 4
)

// A door is where the peers of one listener come in: config.MaxHandshakes may be in
// the handshake at the same time, perPeer of them the same peer's. Who finds its
// own slots taken holds up nobody else.
type door struct {
	coming  chan struct{}
	slots   chan struct{}
	perPeer int

	mu    sync.Mutex
	peers map[string]*peerSlots
}

// peerSlots are one peer's.
type peerSlots struct {
	slots  chan struct{}
	coming int // that wait or have one
}

func newDoor(perPeer int) *door {
	return &door{
		coming: make(chan struct{}, maxComing), slots: make(chan struct{}, config.MaxHandshakes),
		perPeer: perPeer, peers: map[string]*peerSlots{},
	}
}

// peerKey says who counts as one peer: a user of this machine, a machine, or, for
// IPv6, where a machine has as many addresses as it likes, a network.
func peerKey(conn transport.Conn) string {
	if uid, ok := transport.PeerUser(conn); ok {
		return "user " + strconv.FormatUint(uint64(uid), 10)
	}
	a, ok := conn.RemoteAddr().(*net.TCPAddr)
	if !ok {
		return ""
	}
	ip, _ := netip.AddrFromSlice(a.IP)
	if ip = ip.Unmap(); ip.Is6() {
		if network, err := ip.Prefix(64); err == nil {
			return network.String()
		}
	}
	return ip.String()
}

// arrive notes a connection of a peer, and may wait if there are many of others.
// What it returns takes the connection through; nil if the peer has too many.
func (d *door) arrive(ctx context.Context, who string) *passage {
	d.mu.Lock()
	p := d.peers[who]
	if p == nil {
		p = &peerSlots{slots: make(chan struct{}, d.perPeer)}
		d.peers[who] = p
	}
	crowded := p.coming >= d.perPeer+maxWaiting
	if !crowded {
		p.coming++
	}
	d.mu.Unlock()
	if crowded {
		return nil
	}
	g := &passage{door: d, who: who, peer: p}
	if !take(ctx, d.coming) {
		g.leave()
		return nil
	}
	g.held = append(g.held, d.coming)
	return g
}

// A passage is one connection's way through the door.
type passage struct {
	door *door
	who  string
	peer *peerSlots
	held []chan struct{}
	once sync.Once
}

// enter waits for a slot, at most so long.
func (g *passage) enter(ctx context.Context, limit time.Duration) bool {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	for _, slots := range []chan struct{}{g.peer.slots, g.door.slots} {
		if !take(ctx, slots) {
			return false
		}
		g.held = append(g.held, slots)
	}
	return true
}

// leave gives everything back; it may be called again.
func (g *passage) leave() {
	g.once.Do(func() {
		for _, slots := range g.held {
			<-slots
		}
		g.door.mu.Lock()
		defer g.door.mu.Unlock()
		if g.peer.coming--; g.peer.coming == 0 {
			delete(g.door.peers, g.who)
		}
	})
}

func take(ctx context.Context, slots chan<- struct{}) bool {
	select {
	case slots <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

// crowdedOut turns a connection away whose peer has too many at the door.
func (d *Daemon) crowdedOut(conn transport.Conn, at transport.Address) {
	d.mu.Lock()
	d.stats.Refused++
	d.mu.Unlock()
	d.log.Debug("connection closed: its peer has too many in the handshake", "peer", transport.Peer(conn), "address", at.String())
	_ = conn.Close()
}
