package daemon

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/config"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/transport"
	"ferry/wire"
)

// A workerProcess is the process that serves one client.
type workerProcess struct {
	*newborn
	grant   grant
	session uint64
	started time.Time
	who     identity.Identity
	came    auditRecord // how it came in, for the line about its end
	revoked bool        // guarded by Daemon.mu
	log     *slog.Logger
	client  client
	gone    chan struct{} // closed when the process has ended

	// Guarded by Daemon.mu.
	limits  limits
	killing bool
	shown   [sessionpage.MaxDevices]time.Duration // see used

	// For sessions that outlive their connection.
	secret  [32]byte
	owner   string
	passing sync.Mutex // one connection is passed on at a time
}

// admit gives an authenticated client its worker. The error is a
// *wire.RefusedError, of which the client has been told.
func (d *Daemon) admit(ctx context.Context, v *visitor, a wire.Accepted, log *slog.Logger) error {
	conn := v.conn
	who := d.identify(v, a.Hello)
	session, tenant, full := d.enter(who.identity)
	v.session = session
	if full != "" {
		return refuse(conn, wire.StatusCapacity, full)
	}
	whose := owner(*v.who, a)
	log = log.With("session", session, "tenant", tenant.Name)
	granted, err := d.seat(ctx, v, a.Hello, session, whose, tenant, log)
	if err != nil {
		d.release(session)
		return err
	}
	d.reserve(session)
	born, spare, err := d.employ(v, a, session, granted, tenant)
	if err != nil {
		d.leave(session)
		d.release(session)
		log.Error("starting a worker", "command", d.cfg.Worker, "err", err)
		return refuse(conn, wire.StatusInternal, "the server could not start a worker; its log says why")
	}
	p := &workerProcess{
		newborn: born, grant: granted, session: session, started: time.Now(), log: log.With("pid", born.process.Pid),
		who: *v.who, client: who, gone: make(chan struct{}), limits: d.limitsOf(tenant, granted.Request),
		secret: a.Secret, owner: whose,
	}
	p.came = record(auditAccepted, v.who, conn, v.at, a.Hello)
	p.came.Session, p.came.Device = session, d.cfg.Device
	p.log.Info("client served", "gpus", granted.String(), "spare", spare)
	d.audit.write(p.came)

	d.mu.Lock()
	d.stats.Sessions++
	if spare {
		d.stats.Spares++
	}
	d.mu.Unlock()
	d.enrol(p)
	d.waits.Go(func() { d.await(p) })
	d.attend(p)
	if f, some := d.fits(v, a); some {
		d.spares.served(f, p)
	}
	return nil
}

// enrol writes a session into all books.
func (d *Daemon) enrol(p *workerProcess) {
	d.shares.join(p.session, p.limits.share(), p.page)
	d.mu.Lock()
	d.workers[p.session] = p
	delete(d.coming, p.session)
	d.follow(p) // the tenant may have changed meanwhile
	d.apply(p)
	d.divideBandwidth()
	d.mu.Unlock()
	hello := &p.client.hello
	d.registry.join(control.Session{
		ID: p.session, WorkerPid: p.process.Pid, ClientPid: int(hello.Pid), Program: hello.Program,
		Host: hello.Host[:], Peer: p.client.peer, Since: p.started,
	}, p.owner, p.page)
}

// attend answers a worker until its end, or until we pause.
func (d *Daemon) attend(p *workerProcess) {
	if p.channel == nil {
		return // it had nothing to ask any more when we took it over
	}
	_ = p.channel.SetDeadline(time.Time{})
	d.attending.Go(func() {
		if err := d.registry.serve(p.session, p.channel); err != nil {
			p.log.Warn("the worker's control channel failed", "err", err)
		}
	})
}

// owner says whose a session is: sessions of the same owner may share memory and
// know of each other. It is who the client was found to be, on the machine it
// says it runs on.
func owner(who identity.Identity, a wire.Accepted) string {
	return fmt.Sprintf("%s on %x", who.Owner(), a.Hello.Host)
}

// enter gives a client the number of its session and its tenant, or says why it
// cannot come in. release takes it back.
func (d *Daemon) enter(id config.Identity) (session uint64, tenant config.Tenant, full string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	tenant = config.FindTenant(d.live.Tenants, id)
	switch {
	case d.draining:
		return 0, tenant, drained
	case tenant.MaxClients > 0 && d.clientsOf(tenant.Name) >= tenant.MaxClients:
		return 0, tenant, fmt.Sprintf("tenant %s has all the %d clients it may have; try again later", tenant.Name, tenant.MaxClients)
	}
	if wait := d.starts.take(tenant, time.Now()); wait > 0 {
		return 0, tenant, fmt.Sprintf("tenant %s has begun the %d sessions a minute it may; try again in %v", tenant.Name, tenant.SessionsPerMinute, wait)
	}
	d.lastSession++
	d.coming[d.lastSession] = tenant.Name
	return d.lastSession, tenant, ""
}

// drained is what clients are told while no new ones are taken.
const drained = "the server takes no new clients, because it is being drained; use another one, or try again later"

// reserve notes that a session's worker is being started.
func (d *Daemon) reserve(session uint64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.workers[session] = nil
}

func (d *Daemon) release(session uint64) {
	d.confined.undress(session)
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.workers, session)
	delete(d.coming, session)
	d.divideBandwidth()
}

// await waits for the end of a worker and records it. Who takes over from us does
// all of that, or nothing: a process that has been waited for is nobody's, and its
// number may be another's.
func (d *Daemon) await(p *workerProcess) {
	awaitEnd(p.process.Pid)
	d.recording.RLock()
	d.recordEnd(p)
	d.recording.RUnlock()
	d.sweepCache()
}

// awaitEnd waits for the end of a child, and leaves it to be waited for.
func awaitEnd(pid int) {
	for unix.Waitid(unix.P_PID, pid, nil, unix.WEXITED|unix.WNOWAIT, nil) == unix.EINTR {
	}
}

// recordEnd is the end of a worker that has ended.
func (d *Daemon) recordEnd(p *workerProcess) {
	state, err := p.process.Wait()
	p.passing.Lock()
	_ = p.arrivals.Close()
	p.passing.Unlock()
	_ = p.page.Close()
	d.shares.leave(p.session)
	used := d.registry.leave(p.session)
	d.remember(p)
	d.release(p.session) // nobody looks at the lease any more
	_ = p.page.Unmap()
	d.leave(p.session)
	close(p.gone)
	d.spares.nudge() // another GPU may be the next one's now
	d.mu.Lock()
	level := slog.LevelInfo
	if (err != nil || !state.Success()) && !d.ending && !p.revoked && !p.killing {
		d.stats.Failed++
		level = slog.LevelWarn
	}
	r := p.came
	r.Event, r.Reason = auditEnded, reason(state)
	if p.revoked {
		r.Reason = "the credential was revoked"
	}
	d.mu.Unlock()
	took := time.Since(p.started).Round(time.Millisecond)
	p.log.Log(context.Background(), level, "worker ended", "reason", r.Reason, "after", took)
	r.Seconds, r.Devices, r.Commands, r.Launches, r.Bytes = took.Seconds(), used.devices, used.commands, used.launches, used.bytes
	d.audit.write(r)
}

// end asks the worker to end.
func (p *workerProcess) end() {
	_ = p.process.Signal(syscall.SIGTERM) // it may just have ended
}

// reason says how a process ended, in words.
func reason(s *os.ProcessState) string {
	if s == nil {
		return "unknown"
	}
	ws, ok := s.Sys().(syscall.WaitStatus)
	if !ok || !ws.Signaled() {
		return fmt.Sprintf("exit code %d", s.ExitCode())
	}
	text := fmt.Sprintf("signal %d (%s)", int(ws.Signal()), ws.Signal())
	if ws.CoreDump() {
		text += ", core dumped"
	}
	return text
}

// endWorkers asks every worker to end, and then makes it.
func (d *Daemon) endWorkers() {
	d.mu.Lock()
	d.ending = true
	d.mu.Unlock()
	gone := make(chan struct{})
	go func() { d.waits.Wait(); d.attending.Wait(); close(gone) }()
	if d.cfg.Private {
		// The program has ended: its worker is about to, and may have a last
		// word to say.
		select {
		case <-gone:
			return
		case <-time.After(leaveTimeout):
		}
	}
	d.signalWorkers(syscall.SIGTERM)
	select {
	case <-gone:
	case <-time.After(graceTimeout):
		d.signalWorkers(syscall.SIGKILL)
		<-gone
	}
}

func (d *Daemon) signalWorkers(sig syscall.Signal) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, p := range d.workers {
		if p != nil {
			_ = p.process.Signal(sig) // it may just have ended
		}
	}
}

// refuse sends a Welcome that is none and returns it as an error.
func refuse(conn transport.Conn, status wire.Status, message string) error {
	_ = conn.SetWriteDeadline(time.Now().Add(goodbyeTimeout))
	_ = wire.WriteWelcome(conn, wire.Welcome{Status: status, Message: message})
	return &wire.RefusedError{Status: status, Message: message}
}
