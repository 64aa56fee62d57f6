package admission

import (
	"cmp"
	"context"
	"fmt"
	"net"
	"net/netip"
	"os"
	"slices"

	"ferry/daemon/handover"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// A waitingClient is a client that waits for a GPU while the daemon pauses.
type waitingClient struct {
	file     *os.File // the connection
	at       transport.Address
	peer     string // its address, where it is behind a TLS proxy
	who      identity.Identity
	accepted wire.Accepted
	session  uint64 // the number it had been given; for the order
}

// keepWaiting keeps a client that waits for a GPU until the daemon goes on.
func (a *Admission) keepWaiting(c *candidate, accepted wire.Accepted) error {
	file, err := c.conn.File()
	if err != nil {
		return err
	}
	w := waitingClient{file: file, at: c.at, who: c.credential, accepted: accepted, session: c.session}
	if _, ok := c.conn.(proxiedConn); ok {
		w.peer = c.conn.RemoteAddr().String()
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.waiting = append(a.waiting, w)
	slices.SortFunc(a.waiting, func(a, b waitingClient) int { return cmp.Compare(a.session, b.session) })
	return nil
}

// candidate is the client as it was before the daemon paused.
func (w *waitingClient) candidate() (*candidate, error) {
	defer func() { _ = w.file.Close() }()
	conn, err := transport.FromFileAt(w.file, w.at)
	if err != nil {
		return nil, err
	}
	if w.peer != "" {
		plain, ok := conn.(*net.UnixConn)
		peer, err := netip.ParseAddrPort(w.peer)
		if !ok || err != nil {
			_ = conn.Close()
			return nil, fmt.Errorf("%T behind %s: %w", conn, w.peer, err)
		}
		conn = proxiedConn{plain, net.TCPAddrFromAddrPort(peer)}
	}
	return &candidate{conn: conn, at: w.at, who: &w.who, hello: w.accepted.Hello}, nil
}

// readmit lets clients that waited when the daemon paused wait again, in their order, and
// before any new client.
func (a *Admission) readmit(ctx context.Context) {
	a.mu.Lock()
	list := a.waiting
	a.waiting = nil
	a.mu.Unlock()
	for _, w := range list {
		c, err := w.candidate()
		if err != nil {
			a.log.Error("a client that waited is lost", "err", err)
			continue
		}
		queued := make(chan struct{})
		a.peers.Go(func() {
			defer func() { _ = c.conn.Close() }()
			defer context.AfterFunc(ctx, func() { _ = c.conn.Close() })()
			a.serveAgain(ctx, c, w.accepted, queued)
		})
		<-queued
	}
}

// serveAgain closes queued once the client has its place in the queue, or needs none.
func (a *Admission) serveAgain(ctx context.Context, c *candidate, accepted wire.Accepted, queued chan struct{}) {
	asked := false
	c.queued = func() { asked = true; close(queued) }
	a.serve(ctx, c, accepted)
	if !asked {
		close(queued)
	}
}

// Save writes the clients that wait and the TLS proxies into a state, for a restart. The
// daemon has paused.
func (a *Admission) Save(h *handover.State, fds *handover.Descriptors) error {
	if a.proxy != nil {
		h.TLSProxies = a.proxy.processes()
	}
	h.Moved = a.moved.all()
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, w := range a.waiting {
		fd, err := fds.Add(w.file)
		if err != nil {
			return err
		}
		h.Waiting = append(h.Waiting, handover.WaitingClient{FD: fd, Address: w.at.String(), Peer: w.peer, Who: w.who, Accepted: w.accepted})
	}
	return nil
}

// Restore takes over the clients that waited for the daemon before, which Begin admits, and
// waits for its TLS proxies, which are still children of this process.
func (a *Admission) Restore(h *handover.Received) error {
	p := a.proxy
	if p == nil {
		p = &tlsProxy{log: a.log, output: a.services.Spawner.Output()}
	}
	p.adopt(h.TLSProxies)
	a.moved.restore(h.Moved)
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, w := range h.Waiting {
		at, err := transport.Parse(w.Address)
		if err != nil {
			return err
		}
		a.waiting = append(a.waiting, waitingClient{h.TakeFile(w.FD), at, w.Peer, w.Who, w.Accepted, 0})
	}
	return nil
}
