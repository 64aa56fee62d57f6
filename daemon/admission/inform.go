package admission

import (
	"log/slog"
	"net/netip"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/sessions"
	"ferry/operator/admin"
	"ferry/transport"
	"ferry/wire"
)

// inform tells a client what the server has, and ends the connection. There is no session and no
// worker.
func (a *Admission) inform(c *candidate, client sessions.Client, accepted wire.Accepted, log *slog.Logger) {
	who := admin.Who{Name: audit.Printable(c.who.Name), Credential: c.who.Kind, Host: "local"}
	if client.Identity.User != "" {
		who.Name = client.Identity.User
	}
	if at, err := netip.ParseAddrPort(transport.Peer(c.conn)); err == nil {
		who.Host = at.Addr().Unmap().String()
	}
	_ = c.conn.SetDeadline(time.Now().Add(a.cfg.HandshakeTimeout))
	err := wire.WriteWelcome(c.conn, wire.Welcome{Proof: accepted.Proof})
	if err == nil {
		err = wire.WriteInfo(c.conn, a.services.Overview(c.who.Tenant, who))
	}
	log.Debug("a client asked what the server has", "err", err)
	a.sayGoodbye(c.conn)
}
