package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ferry/daemon"
	"ferry/daemon/admission"
	"ferry/daemon/spawn"
	"ferry/operator/web"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/server/systemd"
)

// serveOptions are the flags of serve. What a flag says wins over the file.
type serveOptions struct {
	deviceOptions
	serverOptions
	config     string
	listen     []string
	admin      string
	web        string
	webToken   string
	maxClients int
	share      daemon.ShareConfig
	networkOptions
	placeOptions
	confinementOptions
	workerOptions
	cacheOptions
	logLevel  string
	logFormat string
	check     bool
	flags     *pflag.FlagSet
}

// usualClients is how many clients a server serves at once if it is not told otherwise.
const usualClients = 256

// workerOptions say how workers start and work.
type workerOptions struct {
	warmWorkers int
	warmContext string
	autoGraphs  string
}

// networkOptions are about clients on other machines.
type networkOptions struct {
	resume      time.Duration
	silence     time.Duration
	guestMemory []string
}

// cacheOptions say where device code is kept.
type cacheOptions struct {
	cacheDir  string
	cacheSize size
}

func newServe() *cobra.Command { return newServeFor(new(serveOptions)) }

func newServeFor(o *serveOptions) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Lend this machine's GPUs to other programs",
		Long: `Lend this machine's GPUs, or software GPUs, to programs here and elsewhere.

Each client gets a worker process of its own. A Unix socket is for its owner
alone; an address on a network needs a token, which clients prove to hold
without sending it, or TLS with certificates (ferry ca). Tokens, certificates and
lists of what was revoked are read again when they change; SIGHUP does so at once
and opens the audit log anew. The server runs until it is interrupted.

With --config everything is read from a file (docs/ferry.toml is an example
with every key); flags win over it. SIGHUP or ferry reload read it again.
ferry ps, top, limit, kill and drain reach the server through its admin socket.

ferry restart, or SIGUSR2, has it become the ferry that lies at its path by then,
and read everything anew: for an upgrade. Clients keep their sessions.

As a systemd service it serves the sockets it was started with, and says when it
is ready, alive and ending.`,
		Example: `  # For this user's programs on this machine
  ferry serve

  # For other machines
  ferry token create --out ferry.token
  ferry serve --listen tcp://0.0.0.0:7700 --token-file ferry.token

  # With TLS, for clients with certificates (ferry ca) or named tokens
  ferry serve --listen tls://0.0.0.0:7700 --tls-cert gpu1.crt --tls-key gpu1.key \
      --tls-ca ca.crt --tls-revoked revoked.pem --tokens tokens.json

  # Each client gets one GPU, the emptiest, and at most 8 GiB of it
  ferry serve --place spread --memory 8GiB

  # Two software GPUs with 4 GiB each, at two addresses
  ferry serve --device soft --soft-devices 2 --soft-memory 4GiB \
      --listen unix:///tmp/gpu.sock --listen tcp://127.0.0.1:7700 --insecure

  # With a dashboard; the address to open is printed
  ferry serve --web 127.0.0.1:7790

  # As one of a pool of servers, which hands out its GPUs (ferry pool)
  ferry serve --listen tls://0.0.0.0:7700 --advertise tls://gpu1:7700 --tls-cert gpu1.crt --tls-key gpu1.key \
      --pool tls://pool:7710 --pool-name gpu1 --pool-ca ca.crt --pool-cert gpu1-client.crt --pool-key gpu1-client.key

  # With a file, for several tenants
  ferry serve --config /etc/ferry/ferry.toml`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.serve(cmd.Context()) },
	}
	o.deviceOptions.register(cmd)
	o.serverOptions.register(cmd)
	f := cmd.Flags()
	o.flags = f
	f.StringVarP(&o.config, "config", "c", "", "configuration file (TOML)")
	f.StringArrayVar(&o.listen, "listen", nil, "address to listen on, unix:///path, tcp://host:port, tls://host:port, vsock://any:port or vsock+unix:///path:port; may be given several times (default "+defaultAddress()+")")
	f.StringVar(&o.admin, "admin", "", "path of the admin socket, or off (default: beside the server's, "+defaultAdmin()+" where that is at its default)")
	f.StringVar(&o.web, "web", "", "address of the dashboard, host:port (default: none)")
	f.StringVar(&o.webToken, "web-token-file", "", "file with the dashboard's token (default: a fresh one, printed with its address)")
	f.IntVar(&o.maxClients, "max-clients", usualClients, "clients served at the same time; 0 for any number")
	f.BoolVar(&o.share.Off, "no-share", false, "let clients share a GPU's time by the hardware's rules, as processes do, not by weight")
	f.DurationVar(&o.share.Slice, "slice", 6*time.Millisecond, "length of a client's turn on a GPU that several keep busy")
	f.DurationVar(&o.share.Period, "period", 30*time.Millisecond, "how often clients' shares of a GPU's time are balanced")
	o.placeOptions.register(cmd)
	o.confinementOptions.register(cmd)
	f.IntVar(&o.warmWorkers, "warm-workers", 1, "workers to start before a client comes, so that its program starts faster; 0 for none")
	f.StringVar(&o.warmContext, "warm-context", "on", "let warm workers create a GPU's context, which takes some 0.5 GiB of its memory: on, off")
	acceptOldFlags(cmd, map[string]string{"spares": "warm-workers", "spare-context": "warm-context"})
	complete(cmd, "warm-context", "on", "off")
	f.StringVar(&o.autoGraphs, "auto-graphs", "off", "on real GPUs, launch graphs in place of rows of launches that come again: on, off")
	complete(cmd, "auto-graphs", "on", "off")
	f.StringVar(&o.cacheDir, "cache-dir", defaultCache(), "directory for device code that clients have loaded, so that they need not send it again; none: keep nothing")
	o.cacheSize = 4 << 30
	f.Var(&o.cacheSize, "cache-size", "bytes it may take; the least recently used goes first")
	f.DurationVar(&o.resume, "resume", time.Minute, "over a network, how long a session is kept for a client whose connection is lost; 0 to end with the connection")
	f.DurationVar(&o.silence, "peer-timeout", 15*time.Second, "over a network, how long a client's machine may be silent before its connection counts as lost")
	f.StringArrayVar(&o.guestMemory, "guest-memory", nil, "file that a virtual machine shares with this host (ferry vm), through which its programs' commands travel; may be given several times, once for each machine")
	f.StringVar(&o.logLevel, "log-level", "info", "least severe messages to log: debug, info, warn, error")
	f.StringVar(&o.logFormat, "log-format", "text", "format of the log: text, json")
	f.BoolVar(&o.check, "check", false, "only say whether a server could be started so: flags, configuration, tokens, certificates, the workers' user")
	complete(cmd, "log-level", logLevels...)
	complete(cmd, "log-format", logFormats...)
	return cmd
}

func (o *serveOptions) serve(ctx context.Context) error {
	c, err := o.readConfig()
	if err != nil {
		return err
	}
	log, level, err := newVariableLogger(c.Log.Level, c.Log.Format)
	if err != nil {
		return err
	}
	token, err := loadToken(c.TokenFile)
	if err != nil {
		return err
	}
	manager, err := systemd.FromEnvironment()
	if err != nil {
		return err
	}
	before, err := daemon.ReceiveHandover()
	if err != nil {
		return err
	}
	if before != nil {
		manager.Sockets = before.Sockets()
	}
	cfg := daemonConfig(c, manager.Sockets)
	if cfg.Confine, err = confinement(c); err != nil {
		return err
	}
	if cfg.CacheDir, err = cacheFolder(c); err != nil {
		return err
	}
	cfg.Token, cfg.Log, cfg.SoftFaults = token, log, o.softFaults
	if cfg.TLSProxy, err = tlsProxyCommand(c.Log.Level, cfg.Confine != nil && cfg.Confine.Learn); err != nil {
		return err
	}
	if cfg.WebToken, err = webToken(c, before); err != nil {
		return err
	}
	if o.check {
		return checkServe(cfg)
	}
	r := &reloader{options: o, now: c, level: level}
	if o.config != "" {
		cfg.Reload, cfg.ConfigFile = r.reload, o.config
	}

	ctx, stop := signal.NotifyContext(ctx, syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the process at once
	hangups, upgrades := make(chan os.Signal, 1), make(chan os.Signal, 1)
	heard := map[syscall.Signal]chan<- os.Signal{syscall.SIGUSR2: upgrades}
	if o.config != "" || c.Tokens != "" || c.TLS.Cert != "" || cfg.AuditLog != "" { // else a terminal that goes away ends the process
		heard[syscall.SIGHUP] = hangups
	}
	notifySignals(heard)
	defer signal.Stop(hangups)
	defer signal.Stop(upgrades)

	cfg.Handover, cfg.Successor, cfg.ConfigHash = before, successor(manager, heard), configHash(c)

	d := daemon.New(cfg)
	r.daemon = d
	if err := d.Listen(ctx); err != nil {
		return explainListen(err)
	}
	if before == nil { // else the caller has read it from the program before
		announce(d, webSecret(c, cfg.WebToken), log)
	}
	log.Info("serving", "version", version, "device", c.Device.Kind, "token", token != nil || c.Tokens != "", "config", o.config, "admin", d.AdminSocket(), "web", d.WebAddr())
	go onHangup(ctx, hangups, d, o.config != "", log)
	go onUpgrade(ctx, upgrades, d)
	leave, err := joinPool(ctx, c, d, log)
	if err != nil {
		return err
	}
	defer leave()
	defer notifyManager(ctx, manager, d, log)()
	return d.Serve(ctx)
}

// announce says on standard output where the server is.
func announce(d *daemon.Daemon, secret string, log *slog.Logger) {
	for _, a := range d.Addrs() {
		if _, err := fmt.Fprintln(os.Stdout, "listening on", a); err != nil {
			log.Warn("standard output", "err", err)
		}
	}
	if addr := d.WebAddr(); addr != "" {
		if _, err := fmt.Fprintf(os.Stdout, "dashboard at http://%s/%s\n", addr, secret); err != nil {
			log.Warn("standard output", "err", err)
		}
	}
}

// onHangup reads everything again at every SIGHUP: tokens, certificates, and the configuration
// if there is a file.
func onHangup(ctx context.Context, hangups <-chan os.Signal, d *daemon.Daemon, file bool, log *slog.Logger) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-hangups:
			d.RecordSignal("SIGHUP", "reload")
			log.Info("reading everything again", "err", d.Reload())
			if !file {
				continue
			}
			if _, err := d.ReloadConfig(); err != nil {
				log.Warn("reload", "err", err) // the daemon has said more
			}
		}
	}
}

// daemonConfig translates a configuration for the daemon.
func daemonConfig(c config.Config, sockets []*os.File) daemon.Config {
	cfg := daemon.Config{
		Listen:     c.Listen,
		Sockets:    sockets,
		Insecure:   c.Insecure,
		AuditLog:   auditFile(c),
		MaxClients: c.Limits.Clients,
		Tenants:    c.Tenants,
		Share:      daemon.ShareConfig{Off: c.Sched.Off, Period: time.Duration(c.Sched.Period), Slice: time.Duration(c.Sched.Slice)},
		LogLevel:   c.Log.Level,
		CredentialFiles: admission.CredentialFiles{
			Tokens: c.Tokens,
			Pool:   len(c.Pool.Address) > 0,
			TLS:    identity.ServerFiles{Cert: c.TLS.Cert, Key: c.TLS.Key, CA: c.TLS.CA, CRL: c.TLS.Revoked},
		},
		NetworkConfig: daemon.NetworkConfig{
			HandshakeTimeout: time.Duration(c.Limits.Handshake),
			PerPeer:          c.Limits.PerPeer,
			Resume:           time.Duration(c.Network.Resume),
			PeerTimeout:      time.Duration(c.Network.PeerTimeout),
			GuestMemory:      c.Network.GuestMemory,
			Revision:         offeredRevision(),
		},
		OperatorConfig: daemon.OperatorConfig{Web: c.Web, Version: version, Commit: buildCommit()},
		PlacementConfig: daemon.PlacementConfig{
			Memory:    uint64(c.Limits.Memory),
			SMs:       c.Limits.SMs,
			Place:     c.Place.Policy,
			PerGPU:    c.Place.PerGPU,
			Queue:     c.Place.Queue,
			QueueWait: time.Duration(c.Place.QueueWait),
			Probe:     probeCommand(c.Device),
			Health:    healthCommand(c.Device),
			Park:      parkCommand(),
			Carry:     carryCommand(),
			CarryAs:   carryCredentials(c.Move),
			MoveFrom:  c.Move.From,
			Swap:      swapConfig(c),
			Stow:      daemon.StowConfig{Memory: uint64(c.Memory.Swap), Warm: c.Memory.Warm, Dir: swapDir(c.Memory), Checkpoints: c.Memory.Checkpoints},
		},
		DeviceConfig: daemon.DeviceConfig{
			Device:      c.Device.Kind,
			SoftDevices: c.Device.Soft.Count,
			SoftProfile: c.Device.Soft.Profile,
			SoftMemory:  uint64(c.Device.Soft.Memory),
			SoftCheck:   string(c.Device.Soft.Check),
		},
		WorkerConfig: daemon.WorkerConfig{
			Worker:      workerCommand(),
			WorkerEnv:   workerEnvironment(),
			WarmWorkers: c.Worker.WarmWorkers,
			WarmCold:    c.Worker.WarmContext == "off",
			AutoGraphs:  c.Worker.AutoGraphs == "on",
			CacheSize:   int64(c.Cache.Size),
		},
	}
	if len(cfg.Listen)+len(cfg.Sockets) == 0 {
		cfg.Listen = []string{defaultAddress()}
	}
	if cfg.Resume == 0 {
		cfg.Resume = -1 // not at all
	}
	switch c.Admin {
	case "":
		cfg.Admin, cfg.AdminMay = adminSocketFor(cfg.Listen), true
	case "off":
	default:
		cfg.Admin = c.Admin
	}
	return cfg
}

// confinement says how workers are confined.
func confinement(c config.Config) (*spawn.Confinement, error) {
	w := c.Worker
	o := confinementOptions{confine: w.Confine, workerUser: w.User, workerUIDs: w.UIDs, workerTemp: w.Temp, driverIPC: w.DriverIPC}
	return o.confinement()
}

// cacheFolder is where device code is kept; empty for nowhere.
func cacheFolder(c config.Config) (string, error) {
	switch c.Cache.Dir {
	case "none":
		return "", nil
	case "":
		return filepath.Abs(defaultCache())
	}
	return filepath.Abs(c.Cache.Dir)
}

// webToken is the token of the dashboard.
func webToken(c config.Config, before *daemon.Handover) (string, error) {
	if c.Web == "" {
		return "", nil
	}
	if c.WebToken == "" {
		if before != nil && before.WebToken != "" {
			return before.WebToken, nil
		}
		return web.NewToken(), nil
	}
	token, err := loadToken(c.WebToken)
	return string(token), err
}

// webSecret is the part of the address of the dashboard that carries the token, where it is in
// no file; browsers do not send what is behind a #.
func webSecret(c config.Config, token string) string {
	if c.WebToken != "" {
		return ""
	}
	return "#" + token
}

// explainListen adds to a refusal what to do about it.
func explainListen(err error) error {
	if errors.Is(err, daemon.ErrOpenWeb) {
		return fmt.Errorf("%w.\nUse 127.0.0.1 and ssh -L, or, on a network you trust, say --insecure", err)
	}
	if !errors.Is(err, daemon.ErrNoToken) {
		return err
	}
	return fmt.Errorf(`%w.
Make a token and give it to the server and its clients:
    ferry token create --out ferry.token
    ferry serve --listen ... --token-file ferry.token
use TLS with certificates (ferry ca --help), or, on a network you trust, say --insecure`, err)
}
