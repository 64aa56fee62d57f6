package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ferry/daemon"
	"ferry/server/systemd"
)

// restartTimeout is how long ferry restart waits for the new program to answer.
const restartTimeout = time.Minute

func newRestart() *cobra.Command {
	var o adminOption
	cmd := &cobra.Command{
		Use:   "restart",
		Short: "Have a server become the ferry that is installed now",
		Long: `Have a server become the ferry that lies at its path by now, for an upgrade, and read
its configuration anew, also what ferry reload cannot change. Clients that are there
keep their sessions and notice nothing; those that come meanwhile wait for a moment.

First the new ferry is tried, with the server's own arguments (ferry serve --check).
If it cannot be run, finds a mistake in the configuration, or could not go on with
this server's clients, nothing happens but that you are told. Workers of clients that
are there stay what they are: the new ferry's serve who comes from now on.`,
		Example: `  install new/ferry /usr/local/bin/ferry && ferry restart`,
		Args:    cobra.NoArgs,
		RunE:    func(cmd *cobra.Command, _ []string) error { return o.restart(cmd) },
	}
	o.register(cmd)
	return cmd
}

func (o *adminOption) restart(cmd *cobra.Command) error {
	c, err := o.connect()
	if err != nil {
		return err
	}
	defer c.Close()
	ctx, cancel := context.WithTimeout(cmd.Context(), restartTimeout)
	defer cancel()
	before, err := c.Server(ctx)
	if err != nil {
		return explainAdmin(err)
	}
	now, err := c.Restart(ctx)
	if err != nil {
		return explainAdmin(err)
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "the server was ferry %s (%s) and is ferry %s (%s); %s\n",
		before.Version, cmp.Or(before.Commit, "?"), now.Version, cmp.Or(now.Commit, "?"), clientsText(now.Clients))
	return err
}

// checkServe says whether a daemon could serve, and which handover it understands.
func checkServe(cfg daemon.Config) error {
	warning, err := daemon.New(cfg).CheckConfig()
	if err != nil {
		return explainListen(err)
	}
	if warning != "" {
		fmt.Fprintln(os.Stderr, "warning:", warning)
	}
	_, err = fmt.Printf("ferry %s could serve so\n%s\n", version, daemon.HandoverLines())
	return err
}

// successor is what this server becomes when it restarts: the program that lies where it was
// started from, with its own arguments. Both handle the same signals.
func successor(manager *systemd.Service, heard map[syscall.Signal]chan<- os.Signal) *daemon.Successor {
	path, err := startedFrom()
	if err != nil {
		return nil
	}
	return &daemon.Successor{
		Path: path, Args: os.Args, Check: append(slices.Clone(os.Args), "--check"), Env: manager.Environment(),
		// A signal would end the new program before it handles signals. These ask for
		// what it is about to do anyway: read everything, and be the new program.
		Prepare: func() (undo func()) {
			for s := range heard {
				signal.Ignore(s)
			}
			return func() { notifySignals(heard) }
		},
	}
}

// notifySignals has signals sent to their channels.
func notifySignals(heard map[syscall.Signal]chan<- os.Signal) {
	for s, c := range heard {
		signal.Notify(c, s)
	}
}

// startedFrom is the path that this program was started by: a link may point to another program
// by the time of a restart.
func startedFrom() (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	self = strings.TrimSuffix(self, " (deleted)")
	named, err := exec.LookPath(os.Args[0])
	if err == nil {
		named, err = filepath.Abs(named)
	}
	if err != nil {
		return self, nil
	}
	a, err := os.Stat(named)
	if err != nil {
		return self, nil
	}
	if b, err := os.Stat("/proc/self/exe"); err != nil || !os.SameFile(a, b) {
		return self, nil // the caller chose another name for the process
	}
	return named, nil
}

// onUpgrade restarts the daemon at every SIGUSR2.
func onUpgrade(ctx context.Context, upgrades <-chan os.Signal, d *daemon.Daemon) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-upgrades:
			d.RecordSignal("SIGUSR2", "restart")
			_ = d.Restart() // the daemon has logged why not
		}
	}
}
