// Package daemon accepts clients, decides who may come in, and gives each a
// worker process of its own, which it starts and supervises. It never calls CUDA
// and reads nothing of a connection after the handshake.
//
// Goroutines: one per listener, one per peer during its handshake, three per
// worker (one waits for its end, one answers it, see control.go, one hears its
// bell, see share.go), one per device that sessions have disputed, one that
// starts the workers (see starter), and with an admin socket those of an HTTP
// server and one that samples.
// Serve returns when all of them are gone.
package daemon

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"os/exec"
	"slices"
	"sync"
	"time"

	"ferry/lease"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

const (
	// goodbyeTimeout is how long a refused peer may take to read why.
	goodbyeTimeout = 200 * time.Millisecond

	// graceTimeout is how long workers may take to end when the daemon does.
	graceTimeout = time.Second
	// leaveTimeout is how long a private daemon lets the workers of programs
	// that have ended take before it asks them: they need 200 ms at most.
	leaveTimeout = 250 * time.Millisecond
)

// A Daemon serves clients at some addresses.
type Daemon struct {
	cfg       Config
	log       *slog.Logger
	listeners []transport.Listener
	starter   *starter
	peers     sync.WaitGroup // accept loops and handshakes
	waits     sync.WaitGroup // workers, and their control channels
	registry  *registry
	desk      *desk
	shares    *shares
	admin     *adminServer // nil: none
	confined  *confined    // nil: workers are not
	sweeping  sync.Mutex   // held by who sweeps the cache
	creds     credentials
	airlock   *keeper // nil: no TLS
	audit     *audit

	mu          sync.Mutex
	workers     map[uint64]*workerProcess // by session; nil while it is being started
	coming      map[uint64]string         // tenants of those that wait, or are being started
	lastSession uint64
	starts      starts
	stats       Stats
	ending      bool
	draining    bool          // no new clients
	found       worker.Report // by the last probe
	live        Live
	started     time.Time
	past        [lease.MaxDevices]time.Duration // device time of sessions that have ended
	lastReload  reloadOutcome
}

// Stats counts what a Daemon has done since it began.
type Stats struct {
	Clients  int    // being served now
	Sessions uint64 // workers started
	Refused  uint64 // peers turned away or given up in the handshake
	Failed   uint64 // workers that ended otherwise than with exit code 0
}

// New returns a Daemon. Listen, or else Serve, says whether cfg makes sense.
func New(cfg Config) *Daemon {
	return &Daemon{cfg: cfg, workers: map[uint64]*workerProcess{}, coming: map[uint64]string{}, registry: newRegistry()}
}

// Listen opens the addresses, so that clients can connect; they are served once
// Serve is called. It opens all or none.
func (d *Daemon) Listen(ctx context.Context) error {
	cfg, addrs, err := d.cfg.withDefaults()
	if err != nil {
		return err
	}
	d.cfg, d.log = cfg, cfg.Log
	if d.creds, err = openCredentials(&d.cfg); err != nil {
		return err
	}
	if d.creds.tls != nil {
		start := func(cmd *exec.Cmd) error { return d.starter.start(cmd) } // there is one by the time anybody connects
		d.airlock = &keeper{command: d.cfg.Airlock, start: start, files: d.creds.tls, log: d.log, waits: &d.waits}
	}
	if d.audit, err = openAudit(cfg.AuditLog, d.log); err != nil {
		return err
	}
	d.live = Live{MaxClients: cfg.MaxClients, Tenants: cfg.Tenants, LogLevel: cfg.LogLevel}
	d.lastReload = reloadOutcome{at: time.Now()}
	d.shares = newShares(cfg.Share, cfg.Log)
	d.shareAmong(nil, cfg.Tenants)
	d.desk = newDesk(cfg)
	if d.confined, err = newConfined(cfg); err != nil {
		return err
	}
	d.openCache()
	if err := d.open(ctx, addrs); err != nil {
		d.closeListeners()
		d.listeners = nil
		return err
	}
	for _, l := range d.listeners {
		if cfg.open(l.Addr()) {
			d.log.Warn("anyone who reaches this address gets the GPU", "address", l.Addr().String())
		}
	}
	d.probe(ctx)
	if err := d.listenAdmin(ctx); err != nil {
		d.closeListeners()
		d.listeners = nil
		return err
	}
	return nil
}

// open takes over the sockets others opened for us and opens the addresses that
// are not among them. What it opened before it failed is in d.listeners.
func (d *Daemon) open(ctx context.Context, addrs []transport.Address) error {
	for _, f := range d.cfg.Sockets {
		l, err := transport.Inherit(f)
		if err != nil {
			return err
		}
		d.listeners = append(d.listeners, l)
		if err := d.cfg.mayListen(l.Addr()); err != nil {
			return err
		}
		addrs = slices.DeleteFunc(addrs, func(a transport.Address) bool { return a == l.Addr() })
	}
	for _, a := range addrs {
		l, err := transport.Listen(ctx, a)
		if err != nil {
			return err
		}
		d.listeners = append(d.listeners, l)
	}
	return nil
}

// Addrs are the addresses the Daemon listens on, after Listen.
func (d *Daemon) Addrs() []transport.Address {
	var addrs []transport.Address
	for _, l := range d.listeners {
		addrs = append(addrs, l.Addr())
	}
	return addrs
}

// Stats returns the counts of this moment.
func (d *Daemon) Stats() Stats {
	d.mu.Lock()
	defer d.mu.Unlock()
	s := d.stats
	s.Clients = len(d.workers)
	return s
}

// Serve serves clients until ctx is done, then ends the workers, removes the
// sockets and returns nil. It calls Listen if that has not been done.
func (d *Daemon) Serve(ctx context.Context) error {
	if d.listeners == nil {
		if err := d.Listen(ctx); err != nil {
			return err
		}
	}
	d.mu.Lock()
	d.started = time.Now()
	d.mu.Unlock()
	d.starter = newStarter()
	d.admin.serve(ctx)
	for _, l := range d.listeners {
		d.peers.Go(func() { d.accept(ctx, l) })
	}
	d.peers.Go(func() { d.keepProbing(ctx) })
	d.watch(ctx)
	d.log.Debug("ending")
	d.closeListeners()
	d.admin.stop()
	d.peers.Wait()
	if d.airlock != nil {
		d.airlock.stop()
	}
	d.endWorkers()
	d.waits.Wait()
	d.shares.close()
	d.starter.stop()
	d.confined.end()
	d.audit.close()
	return nil
}

// watch looks after running sessions until ctx is done.
func (d *Daemon) watch(ctx context.Context) {
	if d.creds == (credentials{}) {
		<-ctx.Done()
		return
	}
	tick := time.NewTicker(checkPause)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			d.recheck()
		}
	}
}

func (d *Daemon) closeListeners() {
	for _, l := range d.listeners {
		if err := l.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			d.log.Warn("closing a listener", "address", l.Addr().String(), "err", err)
		}
	}
}

// accept takes the peers of one listener until it is closed.
func (d *Daemon) accept(ctx context.Context, l transport.Listener) {
	door := newDoor(d.cfg.PerPeer)
	pause := time.Duration(0)
	for {
		conn, err := l.Accept()
		if errors.Is(err, net.ErrClosed) {
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
	log = log.With("program", accepted.Hello.Program, "client_pid", accepted.Hello.Pid, "who", v.who.String())

	if accepted.Hello.Resume {
		err = d.resume(v, accepted, log)
	} else {
		err = d.admit(ctx, v, accepted, log)
	}
	if err != nil {
		d.turnedAway(log, v, err)
	}
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
	r := record(auditRefused, v.who, v.conn, v.at, v.hello)
	r.Reason = reason
	d.audit.write(r)
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
