// Package admission lets clients in. It accepts connections, bounds the handshakes, passes
// connections with TLS to the TLS proxy, checks credentials, finds each client its GPUs, for
// which the client may have to wait, has a worker spawned for it, and passes further
// connections of a session to its worker.
//
// Goroutines: one per listener, one per peer during its handshake and while it waits for a
// GPU, one that reads the answers of the TLS proxy, one per TLS proxy process that waits for
// its end. Locks: those of the handshake limiter, the TLS proxy and Admission.mu are leaves
// (daemon/README.md).
package admission

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/guestmemory"
	"ferry/daemon/place"
	"ferry/daemon/placer"
	"ferry/daemon/sessions"
	"ferry/daemon/spawn"
	"ferry/operator/admin"
	"ferry/server/identity"
	"ferry/server/tlsproxy"
	"ferry/transport"
	"ferry/wire"
)

// Config is what an Admission needs to know. All fields have their defaults.
type Config struct {
	Credentials      CredentialFiles
	TLSProxy         []string      // the command that becomes the TLS proxy, with its channel as file 3
	HandshakeTimeout time.Duration // for all of a peer's handshake
	PerPeer          int           // handshakes one peer may be in at the same time, at each address
	Connections      int           // without a worker, at all addresses, at the same time (package budget); 0 for any number
	Resume           time.Duration // how long a session is kept whose connection is lost; 0 for not at all
	PeerTimeout      time.Duration // how long a client's machine may be silent
	QueueWait        time.Duration // how long a client may wait for a GPU
	SMs              place.SMLimit // what a client is kept to of each GPU's multiprocessors
	Private          bool          // the daemon serves one program
	MoveFrom         []string      // names of the credentials of servers that may bring sessions
	Revision         uint32        // the newest revision of the schema to offer, for tests of older ones; 0 for this build's
}

// Services are the parts of the daemon that admission uses.
type Services struct {
	Sessions *sessions.Table
	Placer   *placer.Placer
	Spawner  *spawn.Spawner
	Audit    *audit.Log
	Regions  *guestmemory.Regions  // memory of virtual machines
	Start    func(*exec.Cmd) error // starts the TLS proxy
	// Overview is what a client is told that asks what the server has, as JSON.
	Overview func(tenant string, who admin.Who) []byte
}

// An Admission lets clients in.
type Admission struct {
	cfg      Config
	log      *slog.Logger
	services Services
	creds    credentials
	proxy    *tlsProxy      // nil: no TLS
	peers    sync.WaitGroup // accept loops and handshakes
	open     atomic.Int64   // connections that have no worker yet

	pausing context.Context // done while the daemon pauses

	unproved lineRate      // of log lines about peers that have proved nothing
	goodbyes chan struct{} // has room while refused peers may take their time to read why

	moved  movedSessions // to other servers
	claims claims        // of the pool that the server is in

	mu      sync.Mutex
	waiting []waitingClient // while the daemon pauses
}

// New reads the credentials.
func New(cfg Config, services Services, log *slog.Logger) (*Admission, error) {
	if cfg.Revision > uint32(wire.ThisRevision) {
		return nil, fmt.Errorf("revision %d of the schema is to be offered, and this build has %d", cfg.Revision, wire.ThisRevision)
	}
	a := &Admission{cfg: cfg, log: log, services: services, goodbyes: make(chan struct{}, maxGoodbyes)}
	var err error
	if a.creds, err = openCredentials(cfg.Credentials); err != nil {
		return nil, err
	}
	if a.creds.tls != nil {
		a.proxy = &tlsProxy{command: cfg.TLSProxy, start: services.Start, files: a.creds.tls, log: log, output: services.Spawner.Output()}
		a.proxy.reread = func() {
			services.Audit.Write(audit.Record{Event: audit.Reread, Operation: audit.Operation{Action: "certificates"}})
		}
	}
	return a, nil
}

// Begin admits clients until ctx is done or the listeners are closed or interrupted. pausing
// is done when the daemon pauses: clients that wait for a GPU are kept then.
func (a *Admission) Begin(ctx, pausing context.Context, listeners []transport.Listener) {
	a.pausing = pausing
	a.readmit(ctx)
	for _, l := range listeners {
		_ = l.SetDeadline(time.Time{})
		a.peers.Go(func() { a.accept(ctx, l, a.cfg.Connections/len(listeners)) })
	}
}

// Wait waits for the end of accept loops and handshakes.
func (a *Admission) Wait() { a.peers.Wait() }

// StopTLS closes the channel to the TLS proxy: handshakes under way are given up, and
// connections that are open go on.
func (a *Admission) StopTLS() {
	if a.proxy != nil {
		a.proxy.stop()
	}
}

// EndTLS waits after StopTLS until no goroutine reads from the TLS proxy any more, and ends its
// processes. No worker is left that they could carry connections of.
func (a *Admission) EndTLS() {
	if a.proxy != nil {
		a.proxy.reading.Wait()
		a.proxy.endProcesses(proxyEndTimeout)
	}
}

// accept accepts the peers of one listener until it is closed. So many connections without a worker
// are its part; 0 for any number.
func (a *Admission) accept(ctx context.Context, l transport.Listener, connections int) {
	limiter := newHandshakeLimiter(a.cfg.PerPeer, connections)
	pause := time.Duration(0)
	for limiter.awaitEnds(ctx) {
		conn, err := l.Accept()
		if errors.Is(err, net.ErrClosed) || errors.Is(err, os.ErrDeadlineExceeded) {
			return
		}
		if err != nil {
			// Out of descriptors, most likely: give sessions time to end.
			pause = min(max(2*pause, 10*time.Millisecond), time.Second)
			a.log.Error("accepting a connection", "address", l.Addr().String(), "err", err)
			select {
			case <-ctx.Done():
				return
			case <-time.After(pause):
			}
			continue
		}
		pause = 0
		if a.open.Add(1) > int64(a.cfg.Connections) && a.cfg.Connections > 0 {
			a.open.Add(-1)
			a.closeCrowded(conn, l.Addr())
			continue
		}
		peerCtx, drop := context.WithCancel(ctx)
		first := peekOf(l.Addr().Scheme)
		t := limiter.register(identifyPeer(conn), drop, func() bool { return first.isThere(conn) })
		if t == nil {
			drop()
			a.open.Add(-1)
			a.closeCrowded(conn, l.Addr())
			continue
		}
		a.peers.Go(func() {
			defer a.open.Add(-1)
			defer drop()
			defer t.release() // before that if it waits for a GPU
			if err := first.await(peerCtx, conn, a.cfg.HandshakeTimeout); err != nil {
				a.recordRefusal(a.logOf(conn, l.Addr()), &candidate{conn: conn, at: l.Addr()}, t.explain(err))
				if errors.Is(err, errPlainHello) {
					a.refusePlainHello(conn)
				}
				_ = conn.Close()
				return
			}
			t.speak()
			if !t.awaitSlot(ctx, waitFactor*a.cfg.HandshakeTimeout) {
				a.closeCrowded(conn, l.Addr())
				return
			}
			a.receive(peerCtx, conn, l.Addr(), t)
		})
	}
}

// logOf is the log about a connection.
func (a *Admission) logOf(conn transport.Conn, at transport.Address) *slog.Logger {
	return a.log.With("peer", transport.Peer(conn), "address", at.String())
}

// closeCrowded closes a connection whose peer has too many in the handshake, or for which the daemon
// has no descriptors.
func (a *Admission) closeCrowded(conn transport.Conn, at transport.Address) {
	a.services.Sessions.CountRefused()
	a.log.Debug("connection closed: its peer, or all peers, have too many in the handshake", "peer", transport.Peer(conn), "address", at.String())
	a.services.Audit.Write(audit.Record{Event: audit.Refused, Peer: transport.Peer(conn), Address: at.String(), Reason: "its network has too many connections in the handshake"})
	_ = conn.Close()
}

// receive takes one peer through the handshake, after which it releases the ticket, and gives
// the peer a worker. It closes the daemon's copy of the connection when it returns.
func (a *Admission) receive(ctx context.Context, conn transport.Conn, at transport.Address, t *ticket) {
	defer func() { _ = conn.Close() }()
	defer context.AfterFunc(ctx, func() { hangUp(conn) })()
	log := a.logOf(conn, at)
	c := &candidate{conn: conn, at: at}
	if at.Scheme == "tls" {
		plain, who, err := a.proxy.handOver(ctx, conn, tlsproxy.Request{Timeout: a.cfg.HandshakeTimeout, Silence: a.cfg.PeerTimeout, Crowd: t.crowd()})
		if err != nil {
			a.recordRefusal(log, c, t.explain(err))
			return
		}
		_ = conn.Close() // the TLS proxy has it
		defer func() { _ = plain.Close() }()
		defer context.AfterFunc(ctx, func() { _ = plain.Close() })()
		c.conn, c.who = plain, who
	}
	_ = c.conn.SetDeadline(time.Now().Add(a.cfg.HandshakeTimeout))
	accepted, err := a.authenticate(c)
	if err != nil {
		err = t.explain(err)
		t.release() // a refused peer that takes its time to read why keeps nobody out
		a.recordRefusal(log, c, err)
		return
	}
	_ = c.conn.SetDeadline(time.Time{})
	if c.who.Kind == identity.ByToken || c.who.Kind == identity.ByCertificate || c.who.Kind == identity.ByClaim {
		t.prove()
	}
	t.release() // from now on the limiter cannot drop it
	a.serve(ctx, c, accepted)
}

// serve gives a peer that has completed the handshake to its worker.
func (a *Admission) serve(ctx context.Context, c *candidate, accepted wire.Accepted) {
	c.credential = *c.who
	if c.brings && accepted.Hello.Service != wire.ServiceMove {
		a.recordRefusal(a.logOf(c.conn, c.at), c, refuse(c.conn, wire.StatusToken, "this token is for servers that bring a session"))
		return
	}
	if accepted.Hello.Service == wire.ServiceMove {
		if err := a.receiveMove(c, &accepted.Hello); err != nil {
			a.recordRefusal(a.logOf(c.conn, c.at), c, err)
			return
		}
	}
	client := c.identify(accepted.Hello, a.cfg.Private)
	who := c.credential
	who.Tenant = a.services.Sessions.TenantOf(client.Identity) // logs and audit name the tenant whose limits apply
	c.who = &who
	log := sessions.ClientLog(a.log, transport.Peer(c.conn), c.at.String(), *c.who, accepted.Hello)
	if accepted.Revision != wire.ThisRevision && !accepted.Hello.Resume {
		a.explainRevision(accepted, log)
	}
	if accepted.Hello.Service == wire.ServiceInfo {
		a.inform(c, client, accepted, log)
		return
	}
	var err error
	if accepted.Hello.Resume {
		err = a.resume(c, accepted, log)
	} else {
		err = a.admit(ctx, c, client, accepted, log)
	}
	if errors.Is(err, errPaused) && c.server != nil {
		err = refuse(c.conn, wire.StatusCapacity, "the server restarts; try again")
	}
	if errors.Is(err, errPaused) {
		if err = a.keepWaiting(c, accepted); err == nil {
			return
		}
	}
	if err != nil {
		a.recordRefusal(log, c, err)
	}
}

// schema is what the server says of its schema.
func (a *Admission) schema() wire.Schema {
	if a.cfg.Revision != 0 {
		return wire.SchemaOf(wire.Revision(a.cfg.Revision))
	}
	return wire.ThisSchema()
}

// explainRevision logs that a client and this server do not have the same commands.
func (a *Admission) explainRevision(accepted wire.Accepted, log *slog.Logger) {
	text := "an older client: what its revision lacks is not used"
	if theirs := accepted.Hello.Schema; theirs.Twins(a.schema()) {
		text = "client and server are different development builds of the same revision: they use the one before"
	} else if theirs.Revision() > accepted.Revision {
		text = "a newer client: what this server lacks it cannot use; upgrade the server"
	}
	log.Info(text, "revision", uint32(accepted.Revision), "client", accepted.Hello.Schema.String(), "server", a.schema().String())
}

// recordRefusal records a peer that gets no worker, in one line, and lets it read the reason
// it was given.
func (a *Admission) recordRefusal(log *slog.Logger, c *candidate, err error) {
	a.services.Sessions.CountRefused()
	refused, told := errors.AsType[*wire.RefusedError](err)
	reason := err.Error()
	switch {
	case told:
		a.warnOf(c, log, "client refused", "status", uint32(refused.Status), "reason", refused.Status.String(), "detail", refused.Message)
		reason = refused.Status.String()
		if refused.Status == wire.StatusToken && c.why != "" {
			reason += ": " + c.why
		}
	case errors.Is(err, errDropped):
		log.Debug("handshake given up", "err", err) // an attacker would fill the log; the audit counts
	case errors.Is(err, net.ErrClosed), errors.Is(err, context.Canceled):
		log.Debug("handshake given up: the server is ending")
		return
	case errors.Is(err, errLeft):
		log.Info("client left while it waited for a GPU")
	case c.silent(err):
		log.Debug("connection without a word") // a probe of whether the server lives
		if c.at.Network() {
			r := audit.About(audit.Probed, c.who, c.conn, c.at, c.hello)
			r.Reason = "it left without a word"
			a.services.Audit.Write(r)
		}
		return
	default:
		a.warnOf(c, log, "handshake failed", "err", err)
	}
	r := audit.About(audit.Refused, c.who, c.conn, c.at, c.hello)
	if c.hello.Resume {
		r.Event, r.Session = audit.ResumeRefused, c.hello.Session // as the peer says
	}
	r.Reason = reason
	a.services.Audit.Write(r)
	if told {
		a.sayGoodbye(c.conn)
	}
}

// warnOf logs a refusal. Peers that have proved nothing cannot fill the log: what is beyond a
// rate is counted, and said with the next.
func (a *Admission) warnOf(c *candidate, log *slog.Logger, text string, args ...any) {
	if c.who == nil {
		missed, ok := a.unproved.allow(time.Now())
		if !ok {
			return
		}
		if missed > 0 {
			args = append(args, "more", missed)
		}
	}
	log.Warn(text, args...)
}

// sayGoodbye lets a refused peer read why, if not too many do so already.
func (a *Admission) sayGoodbye(conn transport.Conn) {
	select {
	case a.goodbyes <- struct{}{}:
		drainInput(conn)
		<-a.goodbyes
	default:
	}
}
