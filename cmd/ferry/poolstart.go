package main

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ferry/pool/controller"
	"ferry/pool/etcd"
	"ferry/pool/store"
	"ferry/server/identity"
)

type poolStartOptions struct {
	access      controller.Access
	roles       controller.Roles
	data        string
	etcd        []string
	etcdTLS     identity.Client
	serverLease time.Duration
	claimLease  time.Duration
	logLevel    string
	logFormat   string
}

func newPoolStart() *cobra.Command {
	var o poolStartOptions
	cmd := &cobra.Command{
		Use:   "start",
		Short: "Run the controller of a pool",
		Long: `Run the controller of a pool: servers join it (ferry serve --pool), programs claim
GPUs of them (ferry run --pool), operators watch and drain servers (ferry pool).

The pool is kept in etcd. Without --etcd the controller starts ferry-pool, an etcd
of one member, beside it: for a handful of machines. With --etcd it uses a cluster
that is there; several controllers may use the same one. Nobody but controllers
needs to reach etcd.

Clients, servers and operators prove who they are with certificates (ferry ca) or
tokens (ferry token create --name). --servers and --operators name those that are
more than clients: NAME or TENANT/NAME, with * for any letters. A server joins
under the name of its credential. The controller also listens on a Unix socket in
its folder, for its own user and root, who may do everything.`,
		Example: `  # On one of a handful of machines
  ferry pool start --listen tls://0.0.0.0:7710 --tls-cert pool.crt --tls-key pool.key --tls-ca ca.crt \
      --servers 'gpu*' --operators alice

  # With an etcd cluster
  ferry pool start --listen tls://0.0.0.0:7710 --tls-cert pool.crt --tls-key pool.key --tls-ca ca.crt \
      --etcd https://etcd1:2379 --etcd https://etcd2:2379 --etcd-ca etcd-ca.crt --etcd-cert pool-etcd.crt --etcd-key pool-etcd.key`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.start(cmd.Context()) },
	}
	f := cmd.Flags()
	f.StringArrayVar(&o.access.Listen, "listen", nil, "address to listen on, tls://host:port; may be given several times; the Unix socket pool.sock in --data is always there")
	f.StringVar(&o.access.TLS.Cert, "tls-cert", "", "file with the controller's certificate; like the other files it is read again when it changes")
	f.StringVar(&o.access.TLS.Key, "tls-key", "", "file with its key")
	f.StringVar(&o.access.TLS.CA, "tls-ca", "", "file with the CAs of servers, clients and operators")
	f.StringVar(&o.access.TLS.CRL, "tls-revoked", "", "file with the CAs' lists of revoked certificates")
	f.StringVar(&o.access.Tokens, "tokens", "", "file of named tokens, written by ferry token create --name")
	f.StringSliceVar(&o.roles.Servers, "servers", nil, "who may join as a server: names of certificates or tokens, separated by commas")
	f.StringSliceVar(&o.roles.Operators, "operators", nil, "who may drain servers, set quotas and end claims: names of certificates or tokens, separated by commas")
	f.StringVar(&o.data, "data", defaultPoolFolder(), "folder of the Unix socket and of ferry-pool's data")
	f.StringArrayVar(&o.etcd, "etcd", nil, "address of a member of an etcd cluster, https://host:2379; may be given several times (default: ferry-pool is started)")
	f.StringVar(&o.etcdTLS.CA, "etcd-ca", "", "file with the CAs of etcd")
	f.StringVar(&o.etcdTLS.Cert, "etcd-cert", "", "file with this controller's certificate for etcd")
	f.StringVar(&o.etcdTLS.Key, "etcd-key", "", "file with its key")
	f.DurationVar(&o.serverLease, "server-lease", 15*time.Second, "after how long a silent server counts as away")
	f.DurationVar(&o.claimLease, "claim-lease", 30*time.Second, "after how long the claim of a silent client ends")
	f.StringVar(&o.logLevel, "log-level", "info", "least severe messages to log: debug, info, warn, error")
	f.StringVar(&o.logFormat, "log-format", "text", "format of the log: text, json")
	complete(cmd, "log-level", logLevels...)
	complete(cmd, "log-format", logFormats...)
	return cmd
}

// defaultPoolFolder is where a controller keeps its data if it is not told otherwise.
func defaultPoolFolder() string {
	if dir := os.Getenv(envStateDirectory); dir != "" {
		return filepath.Join(dir, "pool")
	}
	if os.Geteuid() == 0 {
		return "/var/lib/ferry/pool"
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "pool"
	}
	return filepath.Join(home, ".local/state/ferry/pool")
}

// poolSocket is the controller's Unix socket.
func poolSocket(data string) string { return "unix://" + filepath.Join(data, "pool.sock") }

func (o *poolStartOptions) start(ctx context.Context) error {
	log, err := newLogger(o.logLevel, o.logFormat)
	if err != nil {
		return err
	}
	if o.serverLease < time.Second || o.claimLease < time.Second {
		return usagef("--server-lease and --claim-lease: at least 1s")
	}
	if o.data, err = filepath.Abs(o.data); err != nil {
		return err
	}
	if err := os.MkdirAll(o.data, 0o700); err != nil {
		return err
	}
	o.access.Listen = append(slices.Clone(o.access.Listen), poolSocket(o.data))
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the process at once

	endpoints := o.etcd
	var running sync.WaitGroup
	defer running.Wait()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if len(endpoints) == 0 {
		program, err := findEtcd()
		if err != nil {
			return err
		}
		ready := make(chan error, 1)
		running.Go(func() { superviseEtcd(ctx, program, o.data, ready, log) })
		if err := <-ready; err != nil {
			return err
		}
		endpoints = []string{"unix://" + filepath.Join(o.data, "etcd.sock")}
	}
	var secured *tls.Config
	if o.etcdTLS != (identity.Client{}) {
		if secured, err = o.etcdTLS.Config(""); err != nil {
			return err
		}
		secured.NextProtos = nil
	}
	client, err := etcd.New(endpoints, secured)
	if err != nil {
		return usagef("%v", err)
	}
	keep := store.New(client, log)
	c := controller.New(controller.Config{Store: keep, Roles: o.roles, ServerLease: o.serverLease, ClaimLease: o.claimLease, Log: log})
	server, err := controller.Listen(ctx, o.access, c)
	if err != nil {
		return err
	}
	for _, a := range server.Addresses() {
		fmt.Println("listening on", a)
	}
	running.Go(func() { keep.Run(ctx) })
	running.Go(func() { c.Run(ctx) })
	log.Info("the pool's controller runs", "version", version, "etcd", endpoints)
	server.Serve(ctx)
	return nil
}

// etcdProgram is the program that has etcd in it.
const etcdProgram = "ferry-pool"

// findEtcd finds ferry-pool beside this program, or where programs are looked for.
func findEtcd() (string, error) {
	if own, err := os.Executable(); err == nil {
		near := filepath.Join(filepath.Dir(own), etcdProgram)
		if _, err := os.Stat(near); err == nil {
			return near, nil
		}
	}
	path, err := exec.LookPath(etcdProgram)
	if err != nil {
		return "", fmt.Errorf("%s, the etcd server for small pools, is not here: it is a program of its own, so that ferry stays small.\nBuild it with make pool and put it beside ferry, or name an etcd cluster with --etcd", etcdProgram)
	}
	return path, nil
}

// superviseEtcd runs etcd until ctx is done, and starts it again if it ends before. The first answer, or
// why there is none, goes to ready.
func superviseEtcd(ctx context.Context, program, data string, ready chan<- error, log *slog.Logger) {
	// The kernel ends a child when the thread ends that started it.
	runtime.LockOSThread()
	for first := true; ; first = false {
		cmd := exec.Command(program, "--data", data)
		cmd.Stderr = os.Stderr
		cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM, Setpgid: true} // the terminal's signals are not for it
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			if first {
				ready <- err
			}
			return
		}
		unwatch := context.AfterFunc(ctx, func() { _ = cmd.Process.Signal(syscall.SIGTERM) })
		lines := bufio.NewScanner(out)
		if lines.Scan() && first {
			ready <- nil
		} else if first {
			err = errors.Join(fmt.Errorf("%s did not start; what it printed says why", program), cmd.Wait())
			unwatch()
			ready <- err
			return
		}
		_, _ = io.Copy(io.Discard, out)
		err = cmd.Wait()
		unwatch()
		if ctx.Err() != nil {
			return
		}
		log.Error("etcd has ended; it is started again", "err", err)
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Second):
		}
	}
}
