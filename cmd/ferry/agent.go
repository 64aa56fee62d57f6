package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ferry/client/agent"
	"ferry/transport"
)

type agentOptions struct {
	clientOptions
	listen    string
	server    string
	wait      time.Duration
	resume    time.Duration
	logLevel  string
	logFormat string
}

func newAgent() *cobra.Command {
	var o agentOptions
	cmd := &cobra.Command{
		Use:   "agent",
		Short: "Connect this machine's programs to a server over TLS",
		Long: `Connect the programs of this machine, or of a pod, to a server elsewhere.

The library that programs load speaks no TLS. It reaches an agent through a Unix
socket and shared memory; the agent does the handshake with the server, by
certificate or token, and forwards the session. Programs need no credentials and
do not see those of the agent. Only the agent's owner may open its socket.

An agent serves many programs at once, each in a session of its own. When a
connection is lost, the agent connects again while the program waits. When a
program starts and the server does not answer, the agent retries for a while.`,
		Example: `  ferry agent --server tls://gpu1:7700 --ca ca.crt --cert alice.crt --key alice.key
  ferry agent --server tls://gpu1:7700 --pin sha256:... --token-file ferry.token

  # then, for any number of programs
  ferry run --server unix://` + defaultAgent() + ` -- python train.py`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.run(cmd) },
	}
	o.register(cmd)
	f := cmd.Flags()
	f.StringVar(&o.listen, "listen", defaultAgent(), "Unix socket for programs")
	f.StringVar(&o.server, "server", "", "address of the server, tls://host:port or tcp://host:port")
	f.DurationVar(&o.wait, "wait", 10*time.Second, "how long a program's first call waits for a server that does not answer")
	f.DurationVar(&o.resume, "resume", time.Minute, "how long a session may be without a connection to the server before its program gets an error; 0 to end with the connection (default also: $"+envResume+")")
	f.StringVar(&o.logLevel, "log-level", "info", "least severe messages to log: debug, info, warn, error")
	f.StringVar(&o.logFormat, "log-format", "text", "format of the log: text, json")
	complete(cmd, "log-level", logLevels...)
	complete(cmd, "log-format", logFormats...)
	return cmd
}

// defaultAgent returns the agent's default socket, in the folder of a server's socket.
func defaultAgent() string {
	return filepath.Dir(strings.TrimPrefix(defaultAddress(), "unix://")) + "/ferry-agent.sock"
}

func (o *agentOptions) run(cmd *cobra.Command) error {
	if o.server == "" {
		return usagef("no server is named. For example: ferry agent --server tls://gpu1:7700 --ca ca.crt --token-file ferry.token")
	}
	if !strings.Contains(o.listen, "://") {
		o.listen = "unix://" + o.listen
	}
	cfg := agent.Config{TLS: o.tls, Wait: o.wait}
	var err error
	if cfg.Keep, err = resumeTime(); err != nil {
		return err
	}
	if cmd.Flags().Changed("resume") {
		cfg.Keep = o.resume
		if o.resume <= 0 {
			cfg.Keep = -1
		}
	}
	if cfg.Server, err = transport.Parse(o.server); err != nil {
		return err
	}
	if cfg.Listen, err = transport.Parse(o.listen); err != nil {
		return err
	}
	if cfg.Token, err = o.clientToken(cmd, cfg.Server); err != nil {
		return err
	}
	if cfg.Log, err = newLogger(o.logLevel, o.logFormat); err != nil {
		return err
	}
	a, err := agent.New(cfg)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the process at once
	if err := a.Listen(ctx); err != nil {
		return err
	}
	if _, err := fmt.Fprintln(os.Stdout, "listening on", cfg.Listen); err != nil {
		cfg.Log.Warn("standard output", "err", err)
	}
	cfg.Log.Info("agent ready", "version", version, "server", cfg.Server.String(), "certificate", o.tls.Cert != "", "token", cfg.Token != nil)
	return a.Serve(ctx)
}

// A privateAgent connects one ferry run to its server, inside the process of ferry run.
type privateAgent struct {
	address string
	dir     *privateDir
	cancel  context.CancelFunc
	done    chan error
}

func startAgent(cfg agent.Config) (*privateAgent, error) {
	dir, err := newPrivateDir()
	if err != nil {
		return nil, err
	}
	p := &privateAgent{dir: dir, done: make(chan error, 1)}
	cfg.Listen = transport.Address{Scheme: "unix", Target: filepath.Join(dir.path, "agent.sock")}
	p.address = cfg.Listen.String()
	a, err := agent.New(cfg)
	if err == nil {
		var ctx context.Context
		ctx, p.cancel = context.WithCancel(context.Background())
		if err = a.Listen(ctx); err == nil {
			go func() { p.done <- a.Serve(ctx) }()
			return p, nil
		}
		p.cancel()
	}
	_ = dir.remove()
	return nil, err
}

// stop ends the remaining sessions and removes the agent's folder.
func (p *privateAgent) stop() {
	p.cancel()
	<-p.done
	_ = p.dir.remove()
}
