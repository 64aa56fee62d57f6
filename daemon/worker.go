package daemon

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"time"

	"ferry/control"
	"ferry/lease"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// A workerProcess is the process that serves one client.
type workerProcess struct {
	cmd     *exec.Cmd
	lease   *lease.Lease
	grant   grant
	session uint64
	started time.Time
	log     *slog.Logger
}

// admit gives an authenticated client its worker. The error is a
// *wire.RefusedError, of which the client has been told.
func (d *Daemon) admit(ctx context.Context, conn transport.Conn, a wire.Accepted, log *slog.Logger) error {
	session := d.number()
	whose := owner(conn, a, d.cfg.Token != nil)
	log = log.With("session", session)
	granted, err := d.seat(ctx, conn, a.Hello, session, whose, log)
	if err != nil {
		return err
	}
	d.reserve(session)
	terms, err := newTerms()
	var cmd *exec.Cmd
	var channel *control.Conn
	if err == nil {
		granted.limit(terms.Lease)
		cmd, channel, err = d.start(conn, a, session, granted, terms)
		terms.close(err != nil)
	}
	if err != nil {
		d.leave(session)
		d.release(session)
		log.Error("starting a worker", "command", d.cfg.Worker, "err", err)
		return refuse(conn, wire.StatusInternal, "the server could not start a worker; its log says why")
	}
	p := &workerProcess{cmd: cmd, lease: terms.Lease, grant: granted, session: session, started: time.Now(), log: log.With("pid", cmd.Process.Pid)}
	p.log.Info("client served", "gpus", granted.String())

	d.mu.Lock()
	d.workers[session] = p
	d.stats.Sessions++
	d.mu.Unlock()
	d.registry.join(control.Session{
		ID: session, WorkerPid: cmd.Process.Pid, ClientPid: int(a.Hello.Pid), Program: a.Hello.Program,
		Host: a.Hello.Host[:], Peer: transport.Peer(conn), Since: p.started,
	}, whose, p.lease)
	d.shares.join(session, granted.share(), p.lease)
	d.waits.Go(func() { d.await(p) })
	d.waits.Go(func() {
		if err := d.registry.serve(session, channel); err != nil {
			p.log.Warn("the worker's control channel failed", "err", err)
		}
	})
	return nil
}

// owner says whose a session is: sessions of the same owner may share memory and
// know of each other. It is the credential the client came in with, on the
// machine it says it runs on.
func owner(conn transport.Conn, a wire.Accepted, token bool) string {
	return fmt.Sprintf("%s on %x", whose(conn, token), a.Hello.Host)
}

// whose is what a client came in with, wherever it runs.
func whose(conn transport.Conn, token bool) string {
	if uid, ok := transport.PeerUser(conn); ok {
		return fmt.Sprintf("uid %d", uid)
	}
	if token {
		return "token"
	}
	return "anyone"
}

// number is a new session's.
func (d *Daemon) number() uint64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.lastSession++
	return d.lastSession
}

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
}

// terms are a new session's lease and the files its worker joins it by.
type terms struct {
	*lease.Lease
	page, bell *os.File
}

func newTerms() (terms, error) {
	l, page, bell, err := lease.New()
	return terms{l, page, bell}, err
}

// close gives up the daemon's copies of the files, and the page if it is of no
// use after all.
func (t terms) close(all bool) {
	_ = t.page.Close()
	_ = t.bell.Close()
	if all {
		_ = t.Close()
		_ = t.Unmap()
	}
}

// start starts the worker of a session and passes it the connection, its Boot,
// its end of the control channel, of which it returns the other, and its lease.
func (d *Daemon) start(conn transport.Conn, a wire.Accepted, session uint64, g grant, t terms) (*exec.Cmd, *control.Conn, error) {
	boot, err := json.Marshal(worker.Boot{
		Session:     session,
		Service:     uint32(a.Hello.Service),
		Program:     a.Hello.Program,
		Pid:         int(a.Hello.Pid),
		Base:        a.Hello.Base,
		Size:        a.Hello.Size,
		ServerProof: a.Proof[:],
		Device:      d.cfg.Device,
		Devices:     g.devices,
		UUIDs:       g.uuids,
		SoftDevices: d.cfg.SoftDevices,
		SoftProfile: d.cfg.SoftProfile,
		SoftMemory:  d.cfg.SoftMemory,
		SoftCheck:   d.cfg.SoftCheck,
		Private:     d.cfg.Private,
		LogLevel:    d.cfg.LogLevel,
		Seal:        d.confined != nil,
		Connect:     d.confined.mayConnect(),
		CacheDir:    d.ownerCache(whose(conn, d.cfg.Token != nil)),
		CacheSize:   d.cfg.CacheSize,
	})
	if err != nil {
		return nil, nil, err
	}
	connFile, err := conn.File()
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = connFile.Close() }()
	bootRead, bootWrite, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = bootRead.Close(); _ = bootWrite.Close() }()
	// Written before anyone reads: a Boot is far smaller than a pipe holds.
	if _, err := bootWrite.Write(boot); err != nil {
		return nil, nil, err
	}

	channel, workerEnd, err := control.Pair()
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = workerEnd.Close() }()

	cmd := exec.Command(d.cfg.Worker[0], d.cfg.Worker[1:]...)
	cmd.Args[0] = "ferry"
	cmd.Env = d.cfg.WorkerEnv
	cmd.Stderr = os.Stderr
	cmd.ExtraFiles = []*os.File{connFile, bootRead, workerEnd, t.page, t.bell}
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Pdeathsig: syscall.SIGKILL, // a worker does not outlive its daemon
		Setsid:    true,            // what is typed at a terminal is for the program
	}
	err = d.confined.dress(cmd, session, owner(conn, a, d.cfg.Token != nil), d.ownerCache(whose(conn, d.cfg.Token != nil)))
	if err == nil {
		err = d.starter.start(cmd)
	}
	if err != nil {
		_ = channel.Close()
		return nil, nil, err
	}
	return cmd, channel, nil
}

// await waits for the end of a worker and records it.
func (d *Daemon) await(p *workerProcess) {
	err := p.cmd.Wait()
	_ = p.lease.Close()
	d.shares.leave(p.session)
	d.registry.leave(p.session) // nobody looks at the lease any more
	_ = p.lease.Unmap()
	d.leave(p.session)
	d.release(p.session)
	d.sweepCache()
	d.mu.Lock()
	level := slog.LevelInfo
	if err != nil && !d.ending {
		d.stats.Failed++
		level = slog.LevelWarn
	}
	d.mu.Unlock()
	p.log.Log(context.Background(), level, "worker ended", "reason", reason(p.cmd.ProcessState), "after", time.Since(p.started).Round(time.Millisecond))
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
	go func() { d.waits.Wait(); close(gone) }()
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
			_ = p.cmd.Process.Signal(sig) // it may just have ended
		}
	}
}

// refuse sends a Welcome that is none and returns it as an error.
func refuse(conn transport.Conn, status wire.Status, message string) error {
	_ = conn.SetWriteDeadline(time.Now().Add(goodbyeTimeout))
	_ = wire.WriteWelcome(conn, wire.Welcome{Status: status, Message: message})
	return &wire.RefusedError{Status: status, Message: message}
}

// A starter starts processes from one thread that lives as long as the daemon:
// Pdeathsig is sent when the *thread* that started a process ends, and Go's
// threads come and go.
type starter struct {
	requests chan startRequest
	done     chan struct{}
}

type startRequest struct {
	cmd    *exec.Cmd
	result chan<- error
}

func newStarter() *starter {
	s := &starter{requests: make(chan startRequest), done: make(chan struct{})}
	go func() {
		defer close(s.done)
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		for r := range s.requests {
			r.result <- r.cmd.Start()
		}
	}()
	return s
}

func (s *starter) start(cmd *exec.Cmd) error {
	result := make(chan error)
	s.requests <- startRequest{cmd, result}
	return <-result
}

func (s *starter) stop() {
	close(s.requests)
	<-s.done
}
