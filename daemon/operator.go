package daemon

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"time"

	"ferry/daemon/audit"
	"ferry/daemon/placer"
	"ferry/operator/admin"
	"ferry/server/config"
)

// An operator is the daemon as its operator sees it: an admin.Backend.
type operator struct{ d *Daemon }

var _ admin.Backend = operator{}

// A reloadOutcome says how the configuration was read the last time.
type reloadOutcome struct {
	at  time.Time // of the configuration in force
	err string
}

// Server describes the server.
func (o operator) Server() admin.Server {
	d := o.d
	_, waiting := d.placer.Loads()
	d.mu.Lock()
	report := d.found
	s := admin.Server{
		Version: d.cfg.Version, Commit: d.cfg.Commit, PID: os.Getpid(), Listen: []string{},
		Device: cmp.Or(report.Device, d.cfg.Device), Driver: report.Driver, Library: report.Library,
		ConfigFile: d.cfg.ConfigFile, Queued: waiting, Started: d.started.UTC(),
	}
	s.ConfigLoaded, s.ConfigError = d.lastReload.at.UTC(), d.lastReload.err
	s.Restarts, s.RestartError = d.restart.count, d.restart.failed
	d.mu.Unlock()
	s.WarmWorkers, s.WarmReady = d.spawner.Pool().Count()
	file, head := d.audit.Head()
	s.Audit = admin.Audit{File: file, Records: head.Seq}
	if file != "" {
		s.Audit.Head = head.String()
	}
	s.Certificates = d.endings.of(d.cfg.TLS, time.Now())
	for _, a := range d.Addrs() {
		s.Listen = append(s.Listen, a.String())
	}
	s.SwapReady, s.SwapMemory, s.SwapDisk = d.places.Count()
	d.sessions.DescribeServer(&s)
	return s
}

// Devices describes the GPUs.
func (o operator) Devices() []admin.Device {
	loads, _ := o.d.placer.Loads()
	if slices.ContainsFunc(loads, placer.LowMemory) {
		o.d.spawner.Pool().Nudge() // clients need the memory of a context that a warm worker made
	}
	list, now := []admin.Device{}, time.Now()
	for _, l := range loads {
		list = append(list, admin.Device{Index: l.ID, Name: l.Name, UUID: l.UUID, Memory: l.Memory, SMs: l.SMs, KeptSMs: l.Partitioned, Health: o.d.health.of(l.UUID, now)})
	}
	o.d.sessions.AddUse(list)
	return list
}

// Sessions describes the sessions.
func (o operator) Sessions() []admin.Session { return o.d.sessions.Describe() }

// Tenants are those of the configuration, and the default one.
func (o operator) Tenants() []admin.Tenant { return o.d.sessions.Tenants() }

// Kill ends a session.
func (o operator) Kill(ctx context.Context, id uint64) error { return o.d.sessions.Kill(ctx, id) }

// Move moves a session to another server.
func (o operator) Move(ctx context.Context, id uint64, q admin.MoveRequest) (admin.Moved, error) {
	return o.d.moveSession(ctx, id, q, o.d.cfg.CarryAs)
}

// CheckMove says why a session cannot move.
func (o operator) CheckMove(ctx context.Context, id uint64, q admin.MoveRequest) (admin.MoveCheck, error) {
	return o.d.checkMove(ctx, id, q)
}

// Suspend takes a session off its GPUs.
func (o operator) Suspend(ctx context.Context, id uint64, q admin.SuspendRequest) (admin.Moved, error) {
	return o.d.suspendSession(ctx, id, q)
}

// Snapshot writes a checkpoint of a session that goes on.
func (o operator) Snapshot(ctx context.Context, id uint64, q admin.SnapshotRequest) (admin.Moved, error) {
	return o.d.snapshotSession(ctx, id, q)
}

// Checkpoints lists the checkpoints of sessions.
func (o operator) Checkpoints() ([]admin.Checkpoint, error) { return o.d.listCheckpoints() }

// RemoveCheckpoint removes a checkpoint.
func (o operator) RemoveCheckpoint(name string) error { return o.d.removeCheckpoint(name) }

// Resume brings a session back to its GPUs.
func (o operator) Resume(ctx context.Context, id uint64) (admin.Moved, error) {
	return o.d.sessions.Resume(ctx, id)
}

// Limit changes the limits of a session.
func (o operator) Limit(id uint64, c admin.Change) error { return o.d.sessions.Limit(id, c) }

// Drain says whether the server takes no new clients.
func (o operator) Drain(on bool) { o.d.sessions.SetDraining(on) }

// Reload has the configuration read again, and keeps how that went.
func (o operator) Reload() (admin.Reloaded, error) { return o.d.ReloadConfig() }

// Restart has the daemon become another program.
func (o operator) Restart() error { return o.d.Restart() }

// Reconfigure puts a new configuration in force, for clients to come and for those that are
// there. What an operator has set for a session stays. Tenants that contradict the store of
// tokens change nothing.
func (d *Daemon) Reconfigure(l Live) error {
	if err := d.checkTenants(l.Tenants); err != nil {
		return err
	}
	d.sessions.Reconfigure(l)
	return nil
}

// checkTenants says where tenants contradict the store of tokens, and warns of tokens whose tenant
// is not among them.
func (d *Daemon) checkTenants(tenants []config.Tenant) error {
	unlisted, err := d.cfg.CheckTenants(tenants)
	if unlisted != "" {
		d.log.Warn(unlisted)
	}
	return err
}

// Reload reads everything again that is read from files, opens the audit log anew, and ends
// the sessions of clients whose credential was revoked.
func (d *Daemon) Reload() error {
	err := d.audit.Reopen()
	d.admission.EndRevoked()
	return err
}

// RecordSignal records that someone asked for something by a signal, of whom the kernel says
// nothing.
func (d *Daemon) RecordSignal(signal, action string) {
	d.audit.Write(audit.Record{Event: audit.Operated, Operation: audit.Operation{Action: action, By: "signal " + signal}})
}

// SetConfigHash notes the hash over a configuration that was read again.
func (d *Daemon) SetConfigHash(hash string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.configHash = hash
}

// recordServer records what the daemon is. A private one starts and stops with its program, of
// which there are records.
func (d *Daemon) recordServer(event, reason string) {
	if d.cfg.Private {
		return
	}
	d.mu.Lock()
	s := audit.Server{Version: d.cfg.Version, Commit: d.cfg.Commit, ServerPid: os.Getpid(), Restarts: d.restart.count, ConfigHash: d.configHash}
	d.mu.Unlock()
	d.audit.Write(audit.Record{Event: event, Reason: reason, Server: s})
}

// ReloadConfig reads the configuration again. A bad one changes nothing.
func (d *Daemon) ReloadConfig() (admin.Reloaded, error) {
	if d.cfg.Reload == nil {
		return admin.Reloaded{}, admin.Refuse("start it with ferry serve --config FILE", "this server has no configuration file")
	}
	done, err := d.cfg.Reload()
	if err != nil {
		d.recordServer(audit.Reread, "the configuration stays as it was: "+err.Error())
	} else {
		d.recordServer(audit.Reread, fmt.Sprintf("the configuration: changed %q, needs a restart %q", done.Changed, done.NeedsRestart))
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err != nil {
		d.lastReload.err = err.Error()
		d.log.Error("the configuration stays as it was", "err", err)
		return done, admin.Refuse("the server goes on with the configuration it had", "%v", err)
	}
	d.lastReload = reloadOutcome{at: time.Now()}
	d.log.Info("configuration read again", "changed", done.Changed, "needs_restart", done.NeedsRestart)
	return done, nil
}
