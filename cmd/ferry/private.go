package main

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"

	"ferry/daemon"
	"ferry/server/config"
	"ferry/transport"
)

// A privateServer serves one ferry run, inside its process, on a socket in a
// directory that nobody else can enter.
type privateServer struct {
	address   string
	addresses []transport.Address // all of them
	dir       *privateDir
	cancel    context.CancelFunc
	done      chan error
}

func startPrivate(o *deviceOptions, knowGPUs bool, log *slog.Logger, level string) (*privateServer, error) {
	return startPrivateAt(o, knowGPUs, log, level, nil)
}

// startPrivateAt starts one that listens at further addresses too, for those who
// hold the token.
func startPrivateAt(o *deviceOptions, knowGPUs bool, log *slog.Logger, level string, token []byte, more ...string) (*privateServer, error) {
	dir, err := newPrivateDir()
	if err != nil {
		return nil, err
	}
	s := &privateServer{address: "unix://" + filepath.Join(dir.path, "ferry.sock"), dir: dir, done: make(chan error, 1)}
	cfg := daemon.Config{
		Listen:   append([]string{s.address}, more...),
		Log:      log,
		LogLevel: level,
		Private:  true,

		OperatorConfig: daemon.OperatorConfig{Version: version, Commit: buildCommit()},
		WorkerConfig: daemon.WorkerConfig{
			Worker:      workerCommand(),
			WorkerEnv:   without(workerEnvironment(), "CUDA_VISIBLE_DEVICES"), // the shim applies it; twice would hide too much
			WarmWorkers: 1,                                                    // for the program, while that is starting
		},
	}
	cfg.Token = token
	// Which GPU is the program's first, it says itself.
	_, cfg.WarmCold = os.LookupEnv("CUDA_VISIBLE_DEVICES")
	o.apply(&cfg)
	if knowGPUs { // else nobody needs to know the GPUs, which takes a moment
		cfg.Probe = probeCommand(config.Device{Kind: o.device, Soft: config.Soft{Count: o.softDevices, Profile: o.softProfile, Memory: o.softMemory}})
	}
	d := daemon.New(cfg)
	ctx, cancel := context.WithCancel(context.Background())
	s.cancel = cancel
	if err := d.Listen(ctx); err != nil {
		cancel()
		return nil, errors.Join(err, dir.remove())
	}
	s.addresses = d.Addrs()
	go func() { s.done <- d.Serve(ctx) }()
	return s, nil
}

// stop ends the server and its workers and leaves nothing behind.
func (s *privateServer) stop() error {
	s.cancel()
	return errors.Join(<-s.done, s.dir.remove())
}
