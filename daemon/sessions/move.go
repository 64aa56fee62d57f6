package sessions

import (
	"errors"
	"slices"

	"ferry/daemon/audit"
	"ferry/daemon/residence"
	"ferry/operator/admin"
	"ferry/server/control"
	"ferry/transport"
	"ferry/wire"
)

// A Leaving is a session that is to move to another server.
type Leaving struct {
	Hello wire.Hello // how it comes there: as its client came here
}

// A Destination is the server to which a session is to move.
type Destination struct {
	Server  transport.Address   // as this server reaches it
	Clients []transport.Address // as the client of the session reaches it
}

// reachable reports whether a client may use one of the addresses that reaches this server by a scheme: one that is protected by
// TLS does not go on without, and a shim by itself knows no TLS. Nothing is known of an empty scheme.
func (d *Destination) reachable(scheme string) bool {
	return slices.ContainsFunc(d.Clients, func(a transport.Address) bool {
		return a.Network() && (scheme == "" || (a.Scheme == "tls") == (scheme == "tls"))
	})
}

// PrepareMove says how a session comes to another server, or why it cannot; to none in particular if to is nil.
func (t *Table) PrepareMove(id uint64, to *Destination) (l Leaving, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	s, err := t.find(id)
	if err != nil {
		return l, err
	}
	was := &s.client.Hello
	switch {
	case was.Service != wire.ServiceCUDA:
		return l, admin.Refuse("its program opens another one by itself", "session %d only asks about GPUs: it cannot move", id)
	case to != nil && was.Packets && !to.reachable(""):
		return l, admin.Refuse("name a tcp:// or tls:// address, with --client-address if clients use another than this server", "session %d goes on here: its client came over a network, and cannot reach %s", id, to.Clients[0])
	case to != nil && was.Packets && !to.reachable(s.reachedBy()):
		return l, admin.Refuse("name such an address of that server with --client-address", "session %d goes on here: its client came by %s://, and does not follow to %s", id, s.reachedBy(), to.Clients[0])
	case to != nil && !was.Packets && to.Server.Network():
		return l, admin.Refuse("name the unix:// address of a server on this machine", "session %d goes on here: it shares memory with its program, which is on this machine", id)
	case was.Packets && !was.Follows:
		return l, admin.Refuse("its program needs a newer ferry", "session %d goes on here: its client cannot follow it to another server", id)
	}
	revision, err := wire.ThisSchema().Agree(was.Schema)
	if err != nil {
		return l, err
	}
	l.Hello = wire.NewHello(was.Program, int(was.Pid))
	l.Hello.Service, l.Hello.Schema = wire.ServiceMove, wire.SchemaOf(revision)
	l.Hello.Base, l.Hello.Size, l.Hello.Host = was.Base, was.Size, was.Host
	l.Hello.Packets, l.Hello.Follows = was.Packets, was.Follows
	l.Hello.Request = Origin{Tenant: s.limits.tenant, Name: s.who.Name, Request: was.Request}.Words()
	return l, nil
}

// Moved notes that another server has a session, and ends its worker. The client is told where its
// session is when it comes back.
func (t *Table) Moved(id uint64, where string) {
	t.mu.Lock()
	s, err := t.find(id)
	if err == nil {
		s.left = where
	}
	t.mu.Unlock()
	if err == nil {
		s.terminate()
	}
}

// Printable is a reason of a worker as an operator may see it.
func Printable(reason string) string { return audit.PrintableText(reason, control.MaxReason) }

// MoveError explains why a session was not moved to another server.
func MoveError(id uint64, err error) error {
	var explained *admin.Error
	switch {
	case errors.As(err, &explained):
		return err
	case errors.Is(err, residence.ErrAway):
		return admin.Refuse("resume it first", "session %d is suspended", id)
	case errors.Is(err, residence.ErrSilent):
		return admin.Refuse("ferry ps shows whether it is still here", "session %d: %v", id, err)
	}
	return moveError(id, "has moved", "goes on here", err)
}
