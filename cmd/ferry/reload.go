package main

import (
	"cmp"
	"fmt"
	"io"
	"log/slog"
	"os"
	"sync"
	"time"

	"ferry/daemon"
	"ferry/operator/admin"
	"ferry/server/config"
)

// readConfig returns the configuration: that of the file, if there is one, overridden by
// the flags.
func (o *serveOptions) readConfig() (config.Config, error) {
	c := config.Default()
	if o.config != "" {
		f, err := os.Open(o.config)
		if err != nil {
			return c, fmt.Errorf("the configuration: %w", err)
		}
		defer func() { _ = f.Close() }()
		text, err := io.ReadAll(io.LimitReader(f, config.MaxText+1))
		if err != nil {
			return c, fmt.Errorf("the configuration: %w", err)
		}
		if c, err = config.Read(o.config, text); err != nil {
			return c, err
		}
		for _, line := range config.OldKeyNotices(o.config, text) {
			fmt.Fprintln(os.Stderr, "ferry:", line)
		}
	}
	if err := cmp.Or(o.deviceOptions.validate(), o.placeOptions.validate()); err != nil { // first, so that the message names the flag
		return c, err
	}
	if o.maxClients < 0 {
		return c, usagef("--max-clients %d: use a number from 0", o.maxClients)
	}
	if o.resume < 0 || o.resume > 24*time.Hour {
		return c, usagef("--resume %v: use a time from 0 to 24h", o.resume)
	}
	if o.silence < time.Second || o.silence > time.Hour {
		return c, usagef("--peer-timeout %v: use a time from 1s to 1h", o.silence)
	}
	o.override(&c)
	if err := c.Validate(); err != nil {
		return c, &usageError{err.Error()}
	}
	return c, nil
}

// override puts the values of flags in place of those of the file. An environment variable
// that stands for a flag does not override a file.
func (o *serveOptions) override(c *config.Config) {
	set := func(flag string, apply func()) {
		if o.flags.Changed(flag) {
			apply()
		}
	}
	set("listen", func() { c.Listen = o.listen })
	set("admin", func() { c.Admin = o.admin })
	set("web", func() { c.Web = o.web })
	set("web-token-file", func() { c.WebToken = o.webToken })
	set("token-file", func() { c.TokenFile = o.tokenFile })
	set("tokens", func() { c.Tokens = o.tokens })
	set("audit-log", func() { c.AuditLog = o.auditLog })
	set("tls-cert", func() { c.TLS.Cert = o.tls.Cert })
	set("tls-key", func() { c.TLS.Key = o.tls.Key })
	set("tls-ca", func() { c.TLS.CA = o.tls.CA })
	set("tls-revoked", func() { c.TLS.Revoked = o.tls.CRL })
	o.poolOptions.apply(&c.Pool, o.flags)
	set("resume", func() { c.Network.Resume = config.Duration(o.resume) })
	set("peer-timeout", func() { c.Network.PeerTimeout = config.Duration(o.silence) })
	set("guest-memory", func() { c.Network.GuestMemory = o.guestMemory })
	set("insecure", func() { c.Insecure = o.insecure })
	set("max-clients", func() { c.Limits.Clients = o.maxClients })
	set("memory", func() { c.Limits.Memory = o.memory })
	set("sms", func() { c.Limits.SMs = o.sms })
	set("place", func() { c.Place.Policy = o.place })
	set("clients-per-gpu", func() { c.Place.PerGPU = o.perGPU })
	set("queue", func() { c.Place.Queue = o.queue })
	set("queue-wait", func() { c.Place.QueueWait = config.Duration(o.queueWait) })
	set("cache-dir", func() { c.Cache.Dir = o.cacheDir })
	set("cache-size", func() { c.Cache.Size = o.cacheSize })
	set("confine", func() { c.Worker.Confine = o.confine })
	set("worker-user", func() { c.Worker.User = o.workerUser })
	set("worker-uids", func() { c.Worker.UIDs = o.workerUIDs })
	set("worker-temp", func() { c.Worker.Temp = o.workerTemp })
	set("worker-driver-ipc", func() { c.Worker.DriverIPC = o.driverIPC })
	set("warm-workers", func() { c.Worker.WarmWorkers = o.warmWorkers })
	set("warm-context", func() { c.Worker.WarmContext = o.warmContext })
	set("auto-graphs", func() { c.Worker.AutoGraphs = o.autoGraphs })
	set("no-share", func() { c.Sched.Off = o.share.Off })
	set("slice", func() { c.Sched.Slice = config.Duration(o.share.Slice) })
	set("period", func() { c.Sched.Period = config.Duration(o.share.Period) })
	set("device", func() { c.Device.Kind = o.device })
	set("soft-devices", func() { c.Device.Soft.Count = o.softDevices })
	set("soft-profile", func() { c.Device.Soft.Profile = o.softProfile })
	set("soft-memory", func() { c.Device.Soft.Memory = o.softMemory })
	set("soft-check", func() { c.Device.Soft.Check = o.softCheck })
	if o.config == "" {
		c.Device.Soft.Check = o.softCheck // its default comes from an environment variable
	}
	set("log-level", func() { c.Log.Level = o.logLevel })
	set("log-format", func() { c.Log.Format = o.logFormat })
}

// A reloader reads the configuration again and applies the keys that a running server can
// change.
type reloader struct {
	options *serveOptions
	level   *slog.LevelVar
	daemon  *daemon.Daemon

	mu  sync.Mutex
	now config.Config // in force
}

func (r *reloader) reload() (admin.Reloaded, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	c, err := r.options.readConfig()
	if err != nil {
		return admin.Reloaded{}, err
	}
	done := admin.Reloaded{File: r.options.config, Changed: []string{}, NeedsRestart: []string{}}
	changed, restart := config.Diff(r.now, c)
	done.Changed, done.NeedsRestart = append(done.Changed, changed...), append(done.NeedsRestart, restart...)
	if err := r.daemon.Reconfigure(daemon.Live{MaxClients: c.Limits.Clients, Tenants: c.Tenants, LogLevel: c.Log.Level}); err != nil {
		return admin.Reloaded{}, fmt.Errorf("%s: %w", r.options.config, err)
	}
	r.now = config.KeepFixed(r.now, c)
	r.daemon.SetConfigHash(configHash(r.now))
	return done, r.level.UnmarshalText([]byte(c.Log.Level)) // Validate has accepted the level
}
