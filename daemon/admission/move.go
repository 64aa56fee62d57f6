package admission

import (
	"fmt"
	"os"
	"slices"

	"ferry/daemon/sessions"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// This file lets in servers that bring a session.

// receiveMove checks that a peer is a server that may bring sessions, and has the candidate be the
// client of the session that it brings.
func (a *Admission) receiveMove(c *candidate, hello *wire.Hello) error {
	if !c.brings && !a.mayBring(c) {
		return refuse(c.conn, wire.StatusToken, fmt.Sprintf("%s may not bring sessions here; list its name in move.from of this server's configuration", c.who))
	}
	o, err := sessions.ParseOrigin(hello.Request)
	if err != nil {
		return refuse(c.conn, wire.StatusMalformed, err.Error())
	}
	c.server = c.who
	if !c.brings { // else the session is of the claim that the token is for
		c.credential = identity.Identity{Kind: identity.ByServer, Name: o.Name, Tenant: o.Tenant}
	}
	who := c.credential
	c.who = &who
	hello.Service, hello.Request = wire.ServiceCUDA, o.Request
	return nil
}

// mayBring reports whether a peer may bring sessions: the configuration names it, or it is a process
// that could do here whatever it likes, by the daemon's own Unix socket.
func (a *Admission) mayBring(c *candidate) bool {
	if uid, ok := transport.PeerUser(c.conn); ok && (uid == 0 || int(uid) == os.Geteuid()) {
		return true
	}
	proved := c.who.Kind == identity.ByToken || c.who.Kind == identity.ByCertificate
	return proved && slices.Contains(a.cfg.MoveFrom, c.who.Name)
}
