package daemon

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"os"
	"time"

	"ferry/daemon/audit"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// accept takes the peers of one listener until it is closed.
func (d *Daemon) accept(ctx context.Context, l transport.Listener) {
	door := newDoor(d.cfg.PerPeer)
	pause := time.Duration(0)
	for {
		conn, err := l.Accept()
		if errors.Is(err, net.ErrClosed) || errors.Is(err, os.ErrDeadlineExceeded) {
			return
		}
		if err != nil {
			// Out of descriptors, most likely: give sessions time to end.
			pause = min(max(2*pause, 10*time.Millisecond), time.Second)
			d.log.Error("accepting a connection", "address", l.Addr().String(), "err", err)
			select {
			case <-ctx.Done():
				return
			case <-time.After(pause):
			}
			continue
		}
		pause = 0
		passage := door.arrive(ctx, peerKey(conn))
		if passage == nil {
			d.crowdedOut(conn, l.Addr())
			continue
		}
		d.peers.Go(func() {
			defer passage.leave() // before that if it waits for a GPU
			if !passage.enter(ctx, waitFactor*d.cfg.HandshakeTimeout) {
				d.crowdedOut(conn, l.Addr())
				return
			}
			d.receive(ctx, conn, l.Addr(), passage.leave)
		})
	}
}

// receive takes one peer through the handshake, after which it calls shaken, and
// hands it to a worker. The daemon's own copy of the connection is closed when
// it returns.
func (d *Daemon) receive(ctx context.Context, conn transport.Conn, at transport.Address, shaken func()) {
	defer func() { _ = conn.Close() }()
	defer context.AfterFunc(ctx, func() { _ = conn.Close() })()
	log := d.log.With("peer", transport.Peer(conn), "address", at.String())
	v := &visitor{conn: conn, at: at}
	if at.Scheme == "tls" {
		plain, who, err := d.airlock.take(conn, d.cfg.HandshakeTimeout, d.cfg.PeerTimeout)
		if err != nil {
			d.turnedAway(log, v, err)
			return
		}
		_ = conn.Close() // it is the airlock's
		defer func() { _ = plain.Close() }()
		defer context.AfterFunc(ctx, func() { _ = plain.Close() })()
		v.conn, v.who = plain, who
	}
	_ = v.conn.SetDeadline(time.Now().Add(d.cfg.HandshakeTimeout))
	accepted, err := d.authenticate(v)
	if err != nil {
		d.turnedAway(log, v, err)
		return
	}
	_ = v.conn.SetDeadline(time.Time{})
	shaken()
	d.welcome(ctx, v, accepted)
}

// welcome gives a peer that has shaken hands to its worker.
func (d *Daemon) welcome(ctx context.Context, v *visitor, a wire.Accepted) {
	log := d.about(transport.Peer(v.conn), v.at.String(), *v.who, a.Hello)
	var err error
	if a.Hello.Resume {
		err = d.resume(v, a, log)
	} else {
		err = d.admit(ctx, v, a, log)
	}
	if errors.Is(err, errPaused) {
		if err = d.keep(v, a); err == nil {
			return
		}
	}
	if err != nil {
		d.turnedAway(log, v, err)
	}
}

// about is the log of what concerns a client.
func (d *Daemon) about(peer, at string, who identity.Identity, h wire.Hello) *slog.Logger {
	return d.log.With("peer", peer, "address", at, "program", h.Program, "client_pid", h.Pid, "who", who.String())
}

// turnedAway records a peer that gets no worker, in one line, and lets it read
// the reason it was given.
func (d *Daemon) turnedAway(log *slog.Logger, v *visitor, err error) {
	d.mu.Lock()
	d.stats.Refused++
	d.mu.Unlock()
	refused, told := errors.AsType[*wire.RefusedError](err)
	reason := err.Error()
	switch {
	case told:
		log.Warn("client refused", "status", uint32(refused.Status), "reason", refused.Status.String(), "detail", refused.Message)
		reason = refused.Status.String()
		if refused.Status == wire.StatusToken && v.why != "" {
			reason += ": " + v.why
		}
	case errors.Is(err, net.ErrClosed):
		log.Debug("handshake given up: the server is ending")
		return
	case errors.Is(err, errLeft):
		log.Info("client left while it waited for a GPU")
	case v.silent(err):
		log.Debug("connection without a word") // somebody looked whether we live
		return
	default:
		log.Warn("handshake failed", "err", err)
	}
	r := audit.About(audit.Refused, v.who, v.conn, v.at, v.hello)
	r.Reason = reason
	d.audit.Write(r)
	if told {
		goodbye(v.conn)
	}
}

// goodbye ends the sending side and takes in what the peer may still be sending:
// a connection closed with unread input would be reset, and the reason with it.
func goodbye(conn transport.Conn) {
	if c, ok := conn.(interface{ CloseWrite() error }); ok {
		_ = c.CloseWrite()
	}
	_ = conn.SetReadDeadline(time.Now().Add(goodbyeTimeout))
	_, _ = io.CopyN(io.Discard, conn, 4096)
}
