package daemon

import (
	"context"
	"sync"
	"time"

	"ferry/daemon/handover"
	"ferry/operator/admin"
)

// A restart, for an upgrade, has the process become the program that lies at the path of the
// daemon by then (package handover). Workers and their clients notice nothing; clients that
// connect meanwhile wait in the queue of the kernel.
//
// The daemon gives nothing up before it has tried the new program, and goes on as before if
// the execve fails.

// handshakeGrace is how long a restart waits for handshakes that have begun: less than
// clients wait for an answer, since others come meanwhile.
const handshakeGrace = 2 * time.Second

// restart is what a Daemon keeps for becoming another program.
type restart struct {
	asked  chan struct{} // receives when a restart is wanted and the program has been tried
	trying sync.Mutex    // held while a program is tried

	pausing context.Context // done while the daemon pauses
	pause   context.CancelFunc

	// Guarded by Daemon.mu.
	count  int    // how often, so far
	failed string // why the last one has not happened
}

// Restart has the daemon become the program that is at its path now, with the same
// arguments. It returns once that has been found to be possible, or says why it is not; the
// daemon then goes on as it was.
func (d *Daemon) Restart() error {
	err := d.tryRestart()
	d.mu.Lock()
	defer d.mu.Unlock()
	d.restart.failed = ""
	if err != nil {
		d.restart.failed = err.Error()
		d.log.Error("the server goes on as it is: no restart", "err", err)
	}
	return err
}

func (d *Daemon) tryRestart() error {
	next := d.cfg.Successor
	if next == nil {
		return admin.Refuse("end it and start it again", "this server cannot be restarted")
	}
	if !d.restart.trying.TryLock() {
		return admin.Refuse("wait for it", "a restart is under way")
	}
	defer d.restart.trying.Unlock()
	if err := d.thread.CheckFirst(); err != nil {
		return err
	}
	if err := next.Try(); err != nil {
		return admin.Refuse("the server goes on as it is; put a ferry that works there, and see to its configuration", "%v", err)
	}
	select {
	case d.restart.asked <- struct{}{}:
	default: // another operator has just asked
	}
	return nil
}

// handOver becomes the successor. It returns if that fails; the daemon has paused then.
func (d *Daemon) handOver(ctx context.Context, cut context.CancelFunc) {
	next := d.cfg.Successor
	d.log.Info("restarting", "program", next.Path)
	d.pause(cut, handshakeGrace)
	if ctx.Err() != nil {
		return // the daemon is to end, not to go on
	}
	err := d.sessions.WhileNoneEnds(func() error {
		fds := &handover.Descriptors{}
		defer fds.Close() // if the process is still this program
		state, err := d.saveState(fds)
		if err != nil {
			return err
		}
		return next.Become(state, fds, d.thread.Do)
	})
	d.mu.Lock()
	defer d.mu.Unlock()
	d.restart.failed = err.Error()
	d.log.Error("the server goes on as it is: no restart", "err", err)
}

// saveState describes what the daemon knows. It has paused, and the end of no worker is being
// recorded.
func (d *Daemon) saveState(fds *handover.Descriptors) (*handover.State, error) {
	h := &handover.State{}
	d.mu.Lock()
	h.Started, h.Restarts, h.Found = d.started, d.restart.count+1, d.found
	d.mu.Unlock()
	for _, save := range []func(*handover.State, *handover.Descriptors) error{
		d.saveListeners, d.admin.Save, d.admission.Save, d.sessions.Save, d.output.Save,
	} {
		if err := save(h, fds); err != nil {
			return nil, err
		}
	}
	return h, nil
}

// takeOver goes on with what the daemon before left.
func (d *Daemon) takeOver(h *Handover) error {
	d.mu.Lock()
	d.started, d.restart.count = h.Started, h.Restarts
	d.mu.Unlock()
	d.setReport(h.Found)
	d.output.Restore(h)
	if err := d.admission.Restore(h); err != nil {
		return err
	}
	n := d.sessions.Restore(h)
	d.log.Info("took over from the server before", "restarts", h.Restarts, "sessions", n, "waiting", len(h.Waiting))
	return nil
}

// CheckConfig says why a daemon of this configuration could not serve, without changing anything.
// The warning, where there is one, is about a configuration that can be served.
func (d *Daemon) CheckConfig() (warning string, err error) {
	cfg, _, err := d.cfg.withDefaults()
	if err != nil {
		return "", err
	}
	if err := cfg.CheckFiles(); err != nil {
		return "", err
	}
	if err := expired(cfg.TLS, time.Now()); err != nil {
		return "", err
	}
	if warning, err = cfg.CheckTenants(cfg.Tenants); err != nil {
		return "", err
	}
	if err := cfg.Confine.CheckAccount(); err != nil {
		return "", err
	}
	if cfg.Device != "cuda" || len(cfg.Probe) == 0 {
		return warning, nil
	}
	_, err = runProbe(context.Background(), &cfg)
	return warning, cfg.needsDriver(err)
}
