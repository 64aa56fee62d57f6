// Package daemon serves GPUs to clients: it accepts them, decides who may come in, and gives
// each a worker process of its own, which it starts and supervises. It never calls CUDA and
// reads nothing of a connection after the handshake.
//
// This package is the wiring: the configuration, the listeners, and the order in which the
// parts begin, pause and end. The parts are the packages below it; README.md in this folder
// describes them, their goroutines and the lock order.
package daemon

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"ferry/daemon/adminserver"
	"ferry/daemon/admission"
	"ferry/daemon/audit"
	"ferry/daemon/guestmemory"
	"ferry/daemon/output"
	"ferry/daemon/place"
	"ferry/daemon/placer"
	"ferry/daemon/registry"
	"ferry/daemon/residence"
	"ferry/daemon/sched"
	"ferry/daemon/sessions"
	"ferry/daemon/spawn"
	"ferry/daemon/stowage"
	"ferry/daemon/timeshare"
	"ferry/transport"
	"ferry/worker"
)

// checkPause is how often the files with tokens and certificates are read again for the sake
// of sessions that are running; new ones read them anyway.
const checkPause = 2 * time.Second

// reservedThreads is how many threads the daemon has from the start: more than it ever needs, since
// no goroutine of a session or of a peer occupies one while it waits.
const reservedThreads = 32

// A Daemon serves clients at some addresses. It is large because it has a field for each part that it
// wires to others.
type Daemon struct {
	cfg       Config
	log       *slog.Logger
	listeners []listener
	thread    *spawn.Thread
	audit     *audit.Log
	output    *output.Collector
	shares    *timeshare.Devices
	registry  *registry.Registry
	placer    *placer.Placer
	spawner   *spawn.Spawner
	residence *residence.Sessions
	places    *stowage.Stowage
	shelf     *stowage.Shelf // nil: no checkpoints are written
	sessions  *sessions.Table
	admission *admission.Admission
	regions   *guestmemory.Regions
	admin     *adminserver.Server // nil: none
	probing   sync.WaitGroup
	health    readings
	endings   endings
	restart   restart

	mu         sync.Mutex
	found      worker.Report // by the last probe
	started    time.Time
	lastReload reloadOutcome
	configHash string // of the configuration in force
}

// New returns a Daemon. Listen, or else Serve, says whether cfg makes sense.
func New(cfg Config) *Daemon {
	return &Daemon{cfg: cfg, thread: spawn.NewThread(), restart: restart{asked: make(chan struct{}, 1)}}
}

// Listen opens the addresses, so that clients can connect; they are served once Serve is
// called. It opens all or none.
func (d *Daemon) Listen(ctx context.Context) error {
	cfg, addrs, err := d.cfg.withDefaults()
	if err != nil {
		return err
	}
	d.cfg, d.log, d.lastReload, d.configHash = cfg, cfg.Log, reloadOutcome{at: time.Now()}, cfg.ConfigHash
	if err := d.makeParts(); err != nil {
		return err
	}
	if d.cfg.Handover == nil { // else the daemon knows its GPUs, and probes later
		err := d.probe(ctx)
		if fatal := d.cfg.needsDriver(err); fatal != nil {
			return fatal
		}
		d.warnOfProbe(ctx, err)
	}
	if err := d.open(ctx, addrs); err != nil {
		d.closeListeners()
		d.listeners = nil
		return err
	}
	before := d.cfg.Handover
	if before != nil {
		if err := d.takeOver(before); err != nil {
			return fmt.Errorf("taking over from the server before: %w", err)
		}
	}
	for _, l := range d.listeners {
		if cfg.open(l.Addr()) {
			d.log.Warn("anyone who reaches this address gets the GPU", "address", l.Addr().String())
		}
	}
	if before == nil {
		d.spawner.SweepGroups(nil)
	}
	at := adminserver.Config{Socket: cfg.Admin, SocketOptional: cfg.AdminMay, Web: cfg.Web, WebToken: cfg.WebToken, Record: d.audit.Write}
	if d.admin, err = adminserver.Listen(ctx, at, operator{d}, before, d.log); err != nil {
		d.closeListeners()
		d.listeners = nil
		return err
	}
	if before != nil {
		before.Close()
	}
	return nil
}

// makeParts makes the parts of the daemon, those that need no other first.
func (d *Daemon) makeParts() (err error) {
	cfg := &d.cfg
	if err := cfg.CheckFiles(); err != nil {
		return err
	}
	if err := d.checkTenants(cfg.Tenants); err != nil {
		if cfg.Handover == nil {
			return err
		}
		d.log.Error("clients with these tokens are refused", "err", err) // for the sake of the sessions that there are
	}
	if d.audit, err = audit.Open(cfg.AuditLog, d.log); err != nil {
		return err
	}
	d.output = output.New(cfg.Private, d.log)
	d.shares = timeshare.New(cfg.Share, d.log)
	plan, err := d.planDescriptors()
	if err != nil {
		return err
	}
	files, err := d.openPlaces(plan)
	if err != nil {
		return err
	}
	d.registry = registry.New(plan.Names - files)
	d.registry.OnPlace(d.places.Ask)
	limits := place.Limits{
		Policy: place.Policy(cfg.Place), Clients: cfg.MaxClients, PerGPU: cfg.PerGPU, Memory: cfg.Memory, Queue: cfg.Queue,
	}
	if cfg.Place != "" {
		limits.GPUs = 1
	}
	d.placer = placer.New(limits, d.registry.ReportHeld, d.log)
	if d.spawner, err = spawn.New(d.spawnConfig(), d.thread, d.log); err != nil {
		return err
	}
	d.residence = residence.New(residence.Config{Park: d.park, Places: d.places, Log: d.log})
	if cfg.Swap.Oversubscribe > 1 {
		d.residence.EnableSwap(cfg.Swap)
		d.shares.OnRing(d.residence.Ring)
	}
	d.sessions = sessions.New(
		sessions.Config{Device: cfg.Device, Memory: cfg.Memory, Private: cfg.Private, ShareOff: cfg.Share.Off, WorkerMemory: cfg.workerMemory(), Sessions: d.sessionBound(plan)},
		Live{MaxClients: cfg.MaxClients, Tenants: cfg.Tenants, LogLevel: cfg.LogLevel},
		sessions.Services{Spawner: d.spawner, Placer: d.placer, Shares: d.shares, Registry: d.registry, Residence: d.residence, Audit: d.audit}, d.log,
	)
	d.regions = guestmemory.Open(cfg.GuestMemory, d.log)
	d.admission, err = admission.New(
		admission.Config{
			Credentials: cfg.CredentialFiles, TLSProxy: cfg.TLSProxy, HandshakeTimeout: cfg.HandshakeTimeout, PerPeer: cfg.PerPeer, Connections: plan.Connections,
			Resume: cfg.Resume, PeerTimeout: cfg.PeerTimeout, QueueWait: cfg.QueueWait, SMs: cfg.SMs, Private: cfg.Private, Revision: cfg.Revision, MoveFrom: cfg.MoveFrom,
		},
		admission.Services{Sessions: d.sessions, Placer: d.placer, Spawner: d.spawner, Audit: d.audit, Regions: d.regions, Start: d.thread.Start, Overview: d.overview}, d.log,
	)
	return err
}

// spawnConfig says how workers are started. Its functions are called after makeParts.
func (d *Daemon) spawnConfig() spawn.Config {
	cfg := &d.cfg
	return spawn.Config{
		Output: d.output, Command: cfg.Worker, Env: cfg.WorkerEnv, Confine: cfg.Confine, CacheDir: cfg.CacheDir, CacheSize: cfg.CacheSize,
		Boot: worker.Boot{
			Device: cfg.Device, Private: cfg.Private, Version: cfg.Version, AutoGraphs: cfg.AutoGraphs, Caching: worker.Caching{CacheSize: cfg.CacheSize},
			SoftOptions: worker.SoftOptions{
				SoftDevices: cfg.SoftDevices, SoftProfile: cfg.SoftProfile, SoftMemory: cfg.SoftMemory, SoftCheck: cfg.SoftCheck, SoftFaults: cfg.SoftFaults,
				SoftSuppress: cfg.SoftSuppress, SoftReport: cfg.SoftReport,
			},
		},
		Level: func() string { return d.sessions.LogLevel() },
		Warm: spawn.WarmConfig{
			Size: cfg.WarmWorkers, Cold: cfg.WarmCold, Single: cfg.Private,
			Draining:   func() bool { return d.sessions.Draining() },
			NextDevice: func() *int { return d.placer.NextDevice(cfg.Place != "") },
		},
	}
}

// Stats returns the counts of this moment.
func (d *Daemon) Stats() Stats { return d.sessions.Stats() }

// Placement is what is promised and held on each GPU, and how many clients wait.
func (d *Daemon) Placement() (loads []place.Load, waiting int) { return d.placer.Loads() }

// SetQuota changes how many bytes of a device a session may have, while it runs; 0 for any
// number. What it has beyond that it keeps, but gets no more. Device is the number of the
// server, or -1 for every device.
func (d *Daemon) SetQuota(session uint64, device int, bytes uint64) error {
	return d.registry.SetQuota(session, device, bytes)
}

// SetShare changes what a session is entitled to, from now on.
func (d *Daemon) SetShare(session uint64, s Share) error { return d.shares.Set(session, s) }

// Standing is how a session stands with a device at this moment.
func (d *Daemon) Standing(session uint64, device int) sched.Standing {
	return d.shares.Standing(session, device)
}

// AdminSocket is where operators are answered, after Listen; empty for nowhere.
func (d *Daemon) AdminSocket() string { return d.admin.Socket() }

// WebAddr is where the dashboard is, after Listen; empty for nowhere.
func (d *Daemon) WebAddr() string { return d.admin.WebAddr() }

// Serve serves clients until ctx is done, then ends the workers, removes the sockets and
// returns nil. It calls Listen if that has not been done. It never returns when the process
// has become another program that takes over from this one (restart.go).
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
	if !d.cfg.Private {
		spawn.ReserveThreads(reservedThreads)
	}
	go func() {
		defer d.thread.Stop()
		d.serve(ctx)
	}()
	d.thread.Run()
	return nil
}

// serve is Serve on another goroutine: that of Serve starts the workers.
func (d *Daemon) serve(ctx context.Context) {
	d.recordServer(audit.Started, "")
	cut := d.begin(ctx)
	for d.watch(ctx) {
		d.handOver(ctx, cut)
		cut = d.begin(ctx) // the restart failed
	}
	d.log.Debug("ending")
	d.closeListeners()
	d.admin.Stop()
	cut()
	d.admission.Wait()
	d.probing.Wait()
	d.admission.StopTLS()
	d.spawner.Pool().Stop()
	d.sessions.EndAll()
	d.admission.EndTLS()
	d.residence.Close()
	d.places.Close()
	d.shares.Close()
	d.spawner.Close()
	d.output.Close()
	d.recordServer(audit.Stopped, "")
	d.audit.Close()
}

// begin has clients, workers and operators answered, until ctx is done or pause. What it
// returns cuts off peers that have no worker yet.
func (d *Daemon) begin(ctx context.Context) (cut context.CancelFunc) {
	ctx, cut = context.WithCancel(ctx)
	d.restart.pausing, d.restart.pause = context.WithCancel(ctx)
	d.output.Resume()
	d.sessions.ResumeAnswers()
	var list []transport.Listener
	for _, l := range d.listeners {
		list = append(list, l.Listener)
	}
	d.admission.Begin(ctx, d.restart.pausing, list)
	d.probing.Go(func() { d.keepProbing(d.restart.pausing) })
	d.probing.Go(func() { d.watchCertificates(d.restart.pausing) })
	d.probing.Go(func() { d.keepReading(d.restart.pausing) })
	d.probing.Go(func() { d.regions.Watch(d.restart.pausing, checkPause) })
	d.spawner.Pool().Begin()
	d.admin.Begin(ctx)
	return cut
}

// pause ends what begin began, so that it can begin again, here or in another program.
// Workers go on by themselves. Peers may finish their handshakes for so long; clients that
// wait for a GPU are kept.
func (d *Daemon) pause(cut context.CancelFunc, grace time.Duration) {
	d.restart.pause()
	for _, l := range d.listeners {
		_ = l.SetDeadline(time.Unix(1, 0)) // new connections wait in the queue of the kernel
	}
	late := time.AfterFunc(grace, func() {
		cut()
		d.admission.StopTLS()
	})
	d.admin.Pause()
	d.admission.Wait()
	d.probing.Wait()
	late.Stop()
	cut()
	d.admission.StopTLS()
	d.sessions.PauseAnswers()
	d.spawner.Pool().Stop() // the program that takes over knows nothing of warm workers
	d.output.Pause()
}

// watch ends sessions whose credentials were revoked until ctx is done, or a restart is asked
// for.
func (d *Daemon) watch(ctx context.Context) (restart bool) {
	var ticks <-chan time.Time
	if d.admission.HasCredentials() {
		tick := time.NewTicker(checkPause)
		defer tick.Stop()
		ticks = tick.C
	}
	for {
		select {
		case <-ctx.Done():
			return false
		case <-ticks:
			d.admission.EndRevoked()
		case <-d.restart.asked:
			return true
		}
	}
}
