package admission

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
	// DefaultPerPeer is half of all slots: one peer cannot keep the others out.
	DefaultPerPeer = config.MaxHandshakes / 2
	// maxWaiting is how many more connections of one peer may wait for a slot; the next
	// is closed at once. maxConns is how many of all peers may be here at all; the next
	// waits in the queue of the kernel.
	maxWaiting = 1024
	maxConns   = 4096
	// waitFactor is how many handshake timeouts a connection may wait for its slot.
	waitFactor = 4
)

// A handshakeLimiter bounds the handshakes of one listener: config.MaxHandshakes may run at
// the same time, perPeer of them with the same peer. A peer that has all its own slots holds
// up no other peer.
type handshakeLimiter struct {
	conns   chan struct{}
	slots   chan struct{}
	perPeer int

	mu    sync.Mutex
	peers map[string]*peerSlots
}

// peerSlots are those of one peer.
type peerSlots struct {
	slots chan struct{}
	conns int // that wait for a slot or have one
}

func newHandshakeLimiter(perPeer int) *handshakeLimiter {
	return &handshakeLimiter{
		conns: make(chan struct{}, maxConns), slots: make(chan struct{}, config.MaxHandshakes),
		perPeer: perPeer, peers: map[string]*peerSlots{},
	}
}

// peerKey says who counts as one peer: a user of this machine, a machine, or, for IPv6, where
// a machine has as many addresses as it likes, a network.
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

// register counts a connection of a peer, and may wait if there are many of others. It
// returns nil if the peer has too many.
func (d *handshakeLimiter) register(ctx context.Context, peer string) *ticket {
	d.mu.Lock()
	p := d.peers[peer]
	if p == nil {
		p = &peerSlots{slots: make(chan struct{}, d.perPeer)}
		d.peers[peer] = p
	}
	crowded := p.conns >= d.perPeer+maxWaiting
	if !crowded {
		p.conns++
	}
	d.mu.Unlock()
	if crowded {
		return nil
	}
	g := &ticket{limiter: d, key: peer, peer: p}
	if !acquireSlot(ctx, d.conns) {
		g.release()
		return nil
	}
	g.held = append(g.held, d.conns)
	return g
}

// A ticket is what one connection holds of a handshakeLimiter.
type ticket struct {
	limiter *handshakeLimiter
	key     string
	peer    *peerSlots
	held    []chan struct{}
	once    sync.Once
}

// awaitSlot waits for a slot, at most so long.
func (g *ticket) awaitSlot(ctx context.Context, limit time.Duration) bool {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	for _, slots := range []chan struct{}{g.peer.slots, g.limiter.slots} {
		if !acquireSlot(ctx, slots) {
			return false
		}
		g.held = append(g.held, slots)
	}
	return true
}

// release gives everything back; it may be called again.
func (g *ticket) release() {
	g.once.Do(func() {
		for _, slots := range g.held {
			<-slots
		}
		g.limiter.mu.Lock()
		defer g.limiter.mu.Unlock()
		if g.peer.conns--; g.peer.conns == 0 {
			delete(g.limiter.peers, g.key)
		}
	})
}

func acquireSlot(ctx context.Context, slots chan<- struct{}) bool {
	select {
	case slots <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}
