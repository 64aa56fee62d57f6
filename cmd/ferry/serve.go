package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ferry/daemon"
	"ferry/internal/systemd"
)

type serveOptions struct {
	deviceOptions
	listen     []string
	tokenFile  string
	insecure   bool
	maxClients int
	placeOptions
	share     daemon.ShareConfig
	cacheDir  string
	cacheSize size
	confinementOptions
	logLevel  string
	logFormat string
}

func newServe() *cobra.Command {
	var o serveOptions
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Lend this machine's GPUs to other programs",
		Long: `Lend this machine's GPUs, or software GPUs, to programs here and elsewhere.

Each client gets a worker process of its own. A Unix socket is for its owner
alone; an address on a network needs a token, which clients prove to hold
without sending it. The server runs until it is interrupted.

As a systemd service it serves the sockets it was started with, and says when it
is ready, alive and ending.`,
		Example: `  # For this user's programs on this machine
  ferry serve

  # For other machines
  ferry token create --out ferry.token
  ferry serve --listen tcp://0.0.0.0:7700 --token-file ferry.token

  # Each client gets one GPU, the emptiest, and at most 8 GiB of it
  ferry serve --place spread --memory 8GiB

  # Two software GPUs with 4 GiB each, at two addresses
  ferry serve --device soft --soft-devices 2 --soft-memory 4GiB \
      --listen unix:///tmp/gpu.sock --listen tcp://127.0.0.1:7700 --insecure`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.serve(cmd.Context()) },
	}
	o.deviceOptions.register(cmd)
	f := cmd.Flags()
	f.StringArrayVar(&o.listen, "listen", nil, "address to listen on, unix:///path or tcp://host:port; may be given several times (default "+defaultAddress()+")")
	f.StringVar(&o.tokenFile, "token-file", "", "file with the token clients must hold (default: $FERRY_TOKEN, or the file $FERRY_TOKEN_FILE)")
	f.BoolVar(&o.insecure, "insecure", false, "listen on a network without a token: anyone who reaches the port gets the GPU")
	f.IntVar(&o.maxClients, "max-clients", 256, "clients served at the same time; 0 for any number")
	o.placeOptions.register(cmd)
	f.BoolVar(&o.share.Off, "no-share", false, "let clients share a GPU's time by the hardware's rules, as processes do, not by weight")
	f.DurationVar(&o.share.Slice, "slice", 6*time.Millisecond, "length of a client's turn on a GPU that several keep busy")
	f.DurationVar(&o.share.Period, "period", 30*time.Millisecond, "how often clients' shares of a GPU's time are balanced")
	o.confinementOptions.register(cmd)
	f.StringVar(&o.cacheDir, "cache-dir", defaultCache(), "directory for device code that clients have loaded, so that they need not send it again; none: keep nothing")
	o.cacheSize = 4 << 30
	f.Var(&o.cacheSize, "cache-size", "bytes it may take; the least recently used goes first")
	f.StringVar(&o.logLevel, "log-level", "info", "least severe messages to log: debug, info, warn, error")
	f.StringVar(&o.logFormat, "log-format", "text", "format of the log: text, json")
	complete(cmd, "log-level", logLevels...)
	complete(cmd, "log-format", logFormats...)
	return cmd
}

func (o *serveOptions) serve(ctx context.Context) error {
	if err := cmp.Or(o.deviceOptions.check(), o.placeOptions.check()); err != nil {
		return err
	}
	if o.maxClients < 0 {
		return usagef("--max-clients %d: use a number from 0", o.maxClients)
	}
	log, err := newLogger(o.logLevel, o.logFormat)
	if err != nil {
		return err
	}
	token, err := loadToken(o.tokenFile)
	if err != nil {
		return err
	}
	cfg := daemon.Config{
		Listen:     o.listen,
		Token:      token,
		Insecure:   o.insecure,
		MaxClients: o.maxClients,
		Share:      o.share,
		Worker:     workerCommand(o.logFormat),
		WorkerEnv:  workerEnvironment(),
		Log:        log,
		LogLevel:   o.logLevel,
		CacheSize:  int64(o.cacheSize),
	}
	if o.cacheDir != "none" {
		if cfg.CacheDir, err = filepath.Abs(o.cacheDir); err != nil {
			return err
		}
	}
	manager, err := systemd.FromEnvironment()
	if err != nil {
		return err
	}
	cfg.Sockets = manager.Sockets
	if len(cfg.Listen)+len(cfg.Sockets) == 0 {
		cfg.Listen = []string{defaultAddress()}
	}
	o.deviceOptions.apply(&cfg)
	o.placeOptions.apply(&cfg)
	cfg.Probe = o.probeCommand()
	if cfg.Confine, err = o.confinement(o.device, log); err != nil {
		return err
	}

	ctx, stop := signal.NotifyContext(ctx, syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends us at once

	d := daemon.New(cfg)
	if err := d.Listen(ctx); err != nil {
		return explainListen(err)
	}
	for _, a := range d.Addrs() {
		if _, err := fmt.Fprintln(os.Stdout, "listening on", a); err != nil {
			log.Warn("standard output", "err", err)
		}
	}
	log.Info("serving", "version", version, "device", o.device, "token", token != nil)
	defer tellManager(ctx, manager, d, log)()
	return d.Serve(ctx)
}

// explainListen adds to a refusal what to do about it.
func explainListen(err error) error {
	if !errors.Is(err, daemon.ErrNoToken) {
		return err
	}
	return fmt.Errorf(`%w.
Make a token and give it to the server and its clients:
    ferry token create --out ferry.token
    ferry serve --listen ... --token-file ferry.token
or, on a network you trust, say --insecure`, err)
}
