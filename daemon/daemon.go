// Package daemon accepts clients, decides who may come in, and gives each a
// worker process of its own, which it starts and supervises. It never calls CUDA
// and reads nothing of a connection after the handshake.
//
// Goroutines: one per listener, one per peer during its handshake, three per
// worker (one waits for its end, one answers it, see control.go, one hears its
// bell, see share.go), one or two for spare workers and one for each (spare.go),
// one per device that sessions have disputed, Serve's own,
// which starts the workers (see starter), one that looks after all of it, and with
// an admin socket those of an HTTP server and one that samples.
// Serve returns when all of them are gone, or never, when the process has become
// another program that takes over from this one (restart.go).
package daemon

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"slices"
	"sync"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/timeshare"
	"ferry/server/sessionpage"
	"ferry/transport"
	"ferry/worker"
)

const (
	// answerTimeout is how long a worker may take to take in an answer when the
	// daemon pauses.
	answerTimeout = time.Second

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
	listeners []entrance
	starter   *starter
	peers     sync.WaitGroup // accept loops and handshakes
	waits     sync.WaitGroup // workers, and the airlock's channel
	attending sync.WaitGroup // workers' control channels
	recording sync.RWMutex   // held, shared, by who records a worker's end
	restart   restart
	registry  *registry
	desk      *desk
	shares    *timeshare.Devices
	admin     *adminServer // nil: none
	confined  *confined    // nil: workers are not
	spares    *spares      // nil: none
	sweeping  sync.Mutex   // held by who sweeps the cache
	creds     credentials
	airlock   *keeper // nil: no TLS
	audit     *audit.Log

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
	past        [sessionpage.MaxDevices]time.Duration // device time of sessions that have ended
	lastReload  reloadOutcome
}

// Stats counts what a Daemon has done since it began.
type Stats struct {
	Clients  int    // being served now
	Sessions uint64 // workers started
	Refused  uint64 // peers turned away or given up in the handshake
	Failed   uint64 // workers that ended otherwise than with exit code 0
	Spares   uint64 // sessions whose worker had been started ahead
}

// New returns a Daemon. Listen, or else Serve, says whether cfg makes sense.
func New(cfg Config) *Daemon {
	return &Daemon{
		cfg: cfg, workers: map[uint64]*workerProcess{}, coming: map[uint64]string{}, registry: newRegistry(),
		starter: newStarter(), restart: restart{asked: make(chan struct{}, 1)},
	}
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
		d.airlock = &keeper{command: d.cfg.Airlock, start: d.starter.start, files: d.creds.tls, log: d.log, waits: &d.waits}
	}
	if d.audit, err = audit.Open(cfg.AuditLog, d.log); err != nil {
		return err
	}
	d.live = Live{MaxClients: cfg.MaxClients, Tenants: cfg.Tenants, LogLevel: cfg.LogLevel}
	d.lastReload = reloadOutcome{at: time.Now()}
	d.shares = timeshare.New(cfg.Share, cfg.Log)
	d.shareAmong(nil, cfg.Tenants)
	d.desk = newDesk(cfg)
	if d.confined, err = newConfined(cfg); err != nil {
		return err
	}
	d.openCache()
	d.spares = newSpares(d)
	if err := d.open(ctx, addrs); err != nil {
		d.closeListeners()
		d.listeners = nil
		return err
	}
	if d.cfg.Handover != nil {
		if err := d.takeOver(d.cfg.Handover); err != nil {
			return fmt.Errorf("taking over from the server before: %w", err)
		}
	}
	for _, l := range d.listeners {
		if cfg.open(l.Addr()) {
			d.log.Warn("anyone who reaches this address gets the GPU", "address", l.Addr().String())
		}
	}
	if d.cfg.Handover == nil { // else we know, and look again later
		d.probe(ctx)
	}
	if err := d.listenAdmin(ctx); err != nil {
		d.closeListeners()
		d.listeners = nil
		return err
	}
	if d.cfg.Handover != nil {
		d.cfg.Handover.close()
	}
	return nil
}

// An entrance is a listener and what it was made for.
type entrance struct {
	transport.Listener
	asked transport.Address // as the configuration says; empty for one that others opened for us
}

// open takes over the sockets others opened for us and opens the addresses that
// are not among them, but for those that the server before had open. What it opened
// before it failed is in d.listeners.
func (d *Daemon) open(ctx context.Context, addrs []transport.Address) error {
	for _, f := range d.cfg.Sockets {
		l, err := transport.Inherit(f)
		if err != nil {
			return err
		}
		err = d.cfg.mayListen(l.Addr())
		if err != nil && d.cfg.Handover != nil {
			d.log.Error("a socket is not listened on", "err", err)
			_ = l.Close()
			continue // with the sessions we have
		}
		d.listeners = append(d.listeners, entrance{Listener: l})
		if err != nil {
			return err
		}
		addrs = slices.DeleteFunc(addrs, func(a transport.Address) bool { return a == l.Addr() })
	}
	before := d.cfg.Handover.entrances(d.log)
	defer before.close()
	for _, a := range addrs {
		l, err := before.take(a), error(nil)
		if l == nil {
			l, err = transport.Listen(ctx, a)
		}
		if err != nil && d.cfg.Handover != nil {
			d.log.Error("an address of the configuration is not listened on", "err", err)
			continue // with the sessions we have
		}
		if err != nil {
			return err
		}
		d.listeners = append(d.listeners, entrance{l, a})
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
	if d.started.IsZero() {
		d.started = time.Now()
	}
	d.mu.Unlock()
	go func() {
		defer d.starter.stop()
		d.serve(ctx)
	}()
	d.starter.run()
	return nil
}

// serve is Serve beside the thread that starts workers.
func (d *Daemon) serve(ctx context.Context) {
	cut := d.begin(ctx)
	for d.watch(ctx) {
		d.handOver(ctx, cut)
		cut = d.begin(ctx) // it did not come to it
	}
	d.log.Debug("ending")
	d.closeListeners()
	d.admin.stop()
	cut()
	d.peers.Wait()
	if d.airlock != nil {
		d.airlock.stop()
	}
	d.spares.stop()
	d.endWorkers()
	d.shares.Close()
	d.confined.end()
	d.audit.Close()
}

// begin has clients, workers and operators answered, until ctx is done or pause. What
// it returns cuts off peers that have no worker yet.
func (d *Daemon) begin(ctx context.Context) (cut context.CancelFunc) {
	ctx, cut = context.WithCancel(ctx)
	d.restart.pausing, d.restart.pause = context.WithCancel(ctx)
	for _, p := range d.processes() {
		d.attend(p)
	}
	d.readmit(ctx)
	for _, l := range d.listeners {
		_ = l.SetDeadline(time.Time{})
		d.peers.Go(func() { d.accept(ctx, l) })
	}
	d.peers.Go(func() { d.keepProbing(d.restart.pausing) })
	d.spares.begin()
	d.admin.serve(ctx)
	return cut
}

// pause ends what begin began, so that it can begin again, here or in another program.
// Workers go on by themselves. Peers may finish their handshakes for so long; those who
// wait for a GPU are kept.
func (d *Daemon) pause(cut context.CancelFunc, grace time.Duration) {
	d.restart.pause()
	for _, l := range d.listeners {
		_ = l.SetDeadline(time.Unix(1, 0)) // who comes now waits in the kernel's queue
	}
	late := time.AfterFunc(grace, func() {
		cut()
		if d.airlock != nil {
			d.airlock.stop()
		}
	})
	d.admin.pause()
	d.peers.Wait()
	late.Stop()
	cut()
	if d.airlock != nil {
		d.airlock.stop()
	}
	for _, p := range d.processes() {
		if p.channel != nil {
			p.channel.Pause(time.Now().Add(answerTimeout))
		}
	}
	d.attending.Wait()
	d.spares.stop() // who takes over knows nothing of them
}

// watch looks after running sessions until ctx is done, or somebody asks for a restart.
func (d *Daemon) watch(ctx context.Context) (restart bool) {
	var ticks <-chan time.Time
	if d.creds != (credentials{}) {
		tick := time.NewTicker(checkPause)
		defer tick.Stop()
		ticks = tick.C
	}
	for {
		select {
		case <-ctx.Done():
			return false
		case <-ticks:
			d.recheck()
		case <-d.restart.asked:
			return true
		}
	}
}

// processes are the workers that run.
func (d *Daemon) processes() (list []*workerProcess) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, id := range slices.Sorted(maps.Keys(d.workers)) {
		if p := d.workers[id]; p != nil {
			list = append(list, p)
		}
	}
	return list
}

func (d *Daemon) closeListeners() {
	for _, l := range d.listeners {
		if err := l.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			d.log.Warn("closing a listener", "address", l.Addr().String(), "err", err)
		}
	}
}
