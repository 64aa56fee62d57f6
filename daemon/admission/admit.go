package admission

import (
	"context"
	"errors"
	"log/slog"
	"os"

	"ferry/daemon/audit"
	"ferry/daemon/placer"
	"ferry/daemon/sessions"
	"ferry/daemon/spawn"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// admit gives an authenticated client its worker. The client has been told of an error that
// is a *wire.RefusedError.
func (a *Admission) admit(ctx context.Context, c *candidate, client sessions.Client, accepted wire.Accepted, log *slog.Logger) error {
	table := a.services.Sessions
	session, tenant, no := table.Enter(client.Identity)
	c.session = session
	if no != nil {
		return refuse(c.conn, no.Status, no.Message)
	}
	owner := ownerOf(c.credential, accepted)
	log = log.With("session", session, "tenant", tenant.Name)
	if c.credential.Kind == identity.ByClaim {
		defer a.claims.giveBack(c.credential.Serial, session)
	}
	grant, err := a.place(ctx, c, accepted.Hello, owner, tenant, log)
	if err != nil {
		table.Forget(session)
		return err
	}
	table.Reserve(session)
	order := spawn.Client{
		Boot: a.boot(c, accepted, grant), Credential: c.credential.Owner(), Owner: owner, Tenant: tenant.Name, Limits: table.GroupLimits(tenant),
		Limit: func(page *sessionpage.Page) {
			grant.Limit(page)
			sessions.LimitWorker(tenant, page)
		},
	}
	memory := a.takeGuestMemory(&order.Boot, &accepted.Hello)
	process, warm, err := a.spawnWorker(c.conn, &order)
	passGuestMemory(memory, process, log)
	if err != nil {
		a.services.Placer.Release(session)
		table.Forget(session)
		if full, ok := errors.AsType[*spawn.FullError](err); ok {
			log.Warn("no threads for another worker", "err", err)
			return refuse(c.conn, wire.StatusCapacity, full.Error())
		}
		log.Error("starting a worker", "command", a.services.Spawner.Command(), "err", err)
		return refuse(c.conn, wire.StatusInternal, "the server could not start a worker; its log says why")
	}
	record := audit.About(audit.Accepted, c.who, c.conn, c.at, accepted.Hello)
	if c.server != nil {
		record.Reason = "brought by the server " + c.server.String()
	}
	s := table.Add(sessions.Admitted{
		ID: session, Process: process, Warm: warm, Grant: grant, Who: c.credential, Client: client, Tenant: tenant,
		Owner: owner, Secret: accepted.Secret, Ticket: c.server != nil && accepted.Hello.Packets, Record: record, Log: log,
	})
	a.services.Spawner.Served(order, s.Ended())
	if c.credential.Kind == identity.ByClaim && a.claims.revoked(c.credential) { // while the client was let in
		table.Revoke(func(who identity.Identity) bool { return who == c.credential })
	}
	return nil
}

// takeGuestMemory gives the session a part of the memory of its client's virtual machine, if it asks
// for that and outlives its connection. It returns the part's file, nil for none.
func (a *Admission) takeGuestMemory(b *worker.Boot, hello *wire.Hello) *os.File {
	if b.KeepMs == 0 || b.Receive {
		return nil
	}
	file, part, ok := a.services.Regions.TakePart(hello.Region, b.Session)
	if ok {
		b.Part = &part
	}
	return file
}

// passGuestMemory passes the file of a part to the session's worker, nil if none could be started,
// and closes it. Nothing else has been passed to the worker, so there is room for it.
func passGuestMemory(file *os.File, to *spawn.Process, log *slog.Logger) {
	if file == nil {
		return
	}
	if to != nil {
		if err := to.Conns.Send(&control.Arrival{Memory: true}, file); err != nil {
			log.Warn("passing on memory of a guest", "err", err)
		}
	}
	_ = file.Close()
}

// spawnWorker gives a connection to a worker.
func (a *Admission) spawnWorker(conn transport.Conn, order *spawn.Client) (p *spawn.Process, warm bool, err error) {
	if order.Conn, err = conn.File(); err != nil {
		return nil, false, err
	}
	defer func() { _ = order.Conn.Close() }()
	return a.services.Spawner.Spawn(*order)
}

// boot is what the worker of a session is told.
func (a *Admission) boot(c *candidate, accepted wire.Accepted, g placer.Grant) worker.Boot {
	b, hello := a.services.Spawner.Boot(), &accepted.Hello
	b.Session, b.Service, b.Program, b.Pid = c.session, uint32(hello.Service), hello.Program, int(hello.Pid)
	b.Who = c.who.String()
	b.Revision, b.ClientRevision = accepted.Revision, hello.Schema.Revision()
	b.Base, b.Size, b.ServerProof = hello.Base, hello.Size, accepted.Proof[:]
	b.Devices, b.UUIDs, b.Parts = g.Devices, g.UUIDs, g.Parts
	b.Receive = c.server != nil
	if hello.Packets {
		b.Packets, b.Secret, b.Direct, b.Follows = true, accepted.Sealed[:], isDirect(c.conn, *hello), hello.Follows
		b.KeepMs, b.PeerTimeoutMs = uint32(a.cfg.Resume.Milliseconds()), uint32(a.cfg.PeerTimeout.Milliseconds())
	}
	return b
}

// secret is what a session that outlives its connection can be resumed with.
func (a *Admission) secret(session uint64) ([32]byte, bool) {
	if m, ok := a.moved.find(session); ok {
		return m.Secret, !m.Ticket
	}
	s := a.services.Sessions.Find(session)
	if s == nil || s.Ticket || s.Secret == [32]byte{} || a.cfg.Resume == 0 {
		return [32]byte{}, false
	}
	return s.Secret, true
}

// ticket is secret for a session that has moved here: its client has no credential but that.
func (a *Admission) ticket(session uint64) ([32]byte, bool) {
	if m, ok := a.moved.find(session); ok {
		return m.Secret, m.Ticket
	}
	s := a.services.Sessions.Find(session)
	if s == nil || !s.Ticket || s.Secret == [32]byte{} || a.cfg.Resume == 0 {
		return [32]byte{}, false
	}
	return s.Secret, true
}

// resume passes a further connection of a client, which has proved that the session is its
// own, to the worker of the session: the next connection after one that was lost, or one in
// addition to it. The client has been told of an error that is a *wire.RefusedError.
func (a *Admission) resume(c *candidate, accepted wire.Accepted, log *slog.Logger) error {
	hello := &accepted.Hello
	if m, ok := a.moved.find(hello.Session); ok {
		return a.redirect(c, accepted, m, log)
	}
	s := a.services.Sessions.Find(hello.Session)
	if s == nil || !hello.Ticket && s.Owner != ownerOf(c.credential, accepted) {
		return refuseResume(c.conn)
	}
	file, err := c.conn.File()
	if err != nil {
		log.Error("passing on a connection", "session", s.ID, "err", err)
		return refuse(c.conn, wire.StatusInternal, "the server could not pass the connection on; its log says why")
	}
	defer func() { _ = file.Close() }()
	arrival := control.Arrival{Received: hello.Received, Lane: uint64(hello.Lane), Capabilities: uint64(hello.Capabilities), Proof: accepted.Proof[:], Direct: isDirect(c.conn, *hello)}
	if err := s.PassConnection(&arrival, file, a.cfg.HandshakeTimeout); err != nil {
		log.Debug("the worker did not take a connection", "session", s.ID, "err", err)
		return refuseResume(c.conn) // the worker has just ended, or takes no more
	}
	if hello.Lane == 0 {
		s.Log().Info("client came back", "peer", transport.Peer(c.conn))
	}
	a.recordResume(s, c, accepted)
	return nil
}

// recordResume records that a session has a further connection: the next one after one that was
// lost, or one in addition to it if it comes from another machine.
func (a *Admission) recordResume(s *sessions.Session, c *candidate, accepted wire.Accepted) {
	r := audit.About(audit.Resumed, c.who, c.conn, c.at, accepted.Hello)
	before := s.SetPeer(r.Peer, r.Address)
	if audit.Host(before) != audit.Host(r.Peer) {
		r.PreviousPeer = before
	} else if accepted.Hello.Lane != 0 {
		return
	}
	r.Session, r.Program = s.ID, s.Program()
	a.services.Audit.Write(r)
}
