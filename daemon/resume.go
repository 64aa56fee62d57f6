package daemon

import (
	"log/slog"
	"net"
	"time"

	"ferry/server/control"
	"ferry/transport"
	"ferry/wire"
)

// secret is what a session that outlives its connection can be resumed with.
func (d *Daemon) secret(session uint64) ([32]byte, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	p := d.workers[session]
	if p == nil || p.secret == [32]byte{} || d.cfg.Resume == 0 {
		return [32]byte{}, false
	}
	return p.secret, true
}

// resume passes the connection of a client that came back, or wants one beside
// the one it has, and has proved that the session is its own, to the session's
// worker, which goes on from there. The
// error is a *wire.RefusedError, of which the client has been told.
func (d *Daemon) resume(v *visitor, a wire.Accepted, log *slog.Logger) error {
	conn := v.conn
	d.mu.Lock()
	p := d.workers[a.Hello.Session]
	d.mu.Unlock()
	if p == nil || p.owner != owner(*v.who, a) {
		return noSession(conn)
	}
	file, err := conn.File()
	if err != nil {
		log.Error("passing on a connection", "session", p.session, "err", err)
		return refuse(conn, wire.StatusInternal, "the server could not pass the connection on; its log says why")
	}
	defer func() { _ = file.Close() }()
	p.passing.Lock()
	defer p.passing.Unlock()
	_ = p.arrivals.SetDeadline(time.Now().Add(d.cfg.HandshakeTimeout))
	arrival := control.Arrival{Received: a.Hello.Received, Lane: uint64(a.Hello.Lane), Terms: uint64(a.Hello.Capabilities), Proof: a.Proof[:], Direct: direct(conn, a.Hello)}
	if err := p.arrivals.Send(&arrival, file); err != nil {
		return noSession(conn) // the worker has just ended
	}
	if a.Hello.Lane == 0 {
		p.log.Info("client came back", "peer", transport.Peer(conn))
	}
	return nil
}

// direct says whether a client's own socket is at the other end of a connection,
// and not a tunnel's or a proxy's: it has told its port, and that is the one seen
// here. Who lies about it gains nothing, and loses its session at a cut.
func direct(conn transport.Conn, h wire.Hello) bool {
	peer, tcp := conn.RemoteAddr().(*net.TCPAddr)
	return tcp && h.Port != 0 && peer.Port == int(h.Port)
}

// noSession refuses without saying what is wrong.
func noSession(conn transport.Conn) error {
	e := wire.NoSession()
	return refuse(conn, e.Status, e.Message)
}
