package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"ferry/control"
	"ferry/lease"
	"ferry/transport"
	"ferry/worker"
)

// Files a worker is born with.
const (
	connFile    = 3
	bootFile    = 4
	controlFile = 5
	leaseFile   = 6
	bellFile    = 7
	maxBoot     = 1 << 16
)

// workerCommand is how the daemon starts a worker.
func workerCommand(logFormat string) []string {
	return []string{"/proc/self/exe", "worker", "--log-format=" + logFormat}
}

func newWorker() *cobra.Command {
	var logFormat string
	cmd := &cobra.Command{
		Use:    "worker",
		Short:  "Serve one client (started by the server)",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return work(logFormat)
		},
	}
	cmd.Flags().StringVar(&logFormat, "log-format", "text", "format of the log: text, json")
	return cmd
}

func work(logFormat string) error {
	boot, err := readBoot(os.NewFile(bootFile, "boot"))
	if err != nil {
		return fmt.Errorf("ferry worker is started by ferry serve, not by hand: %w", err)
	}
	f := os.NewFile(connFile, "connection")
	if f == nil {
		return errors.New("ferry worker is started by ferry serve, not by hand")
	}
	conn, err := transport.FromFile(f)
	_ = f.Close() // conn has a descriptor of its own, which children do not inherit
	if err != nil {
		return err
	}
	if err := keepStderr(); err != nil {
		return err
	}
	log, err := newLogger(boot.LogLevel, logFormat)
	if err != nil {
		return err
	}
	log = log.With("pid", os.Getpid())
	ctl, err := control.NewClient(os.NewFile(controlFile, "control"))
	if err != nil {
		return err
	}
	terms, err := joinLease()
	if err != nil {
		return err
	}
	if err := worker.Run(conn, boot, ctl, terms, log); err != nil {
		log.Error("session failed", "session", boot.Session, "program", boot.Program, "err", err)
		return &exitError{code: exitFailure}
	}
	return nil
}

// joinLease maps the page the daemon made for this session.
func joinLease() (*lease.Lease, error) {
	page, bell := os.NewFile(leaseFile, "lease"), os.NewFile(bellFile, "bell")
	if page == nil || bell == nil {
		return nil, errors.New("no lease")
	}
	defer func() { _, _ = page.Close(), bell.Close() }()
	return lease.Join(page, bell)
}

// keepStderr moves our stderr to another descriptor: the device takes over
// descriptor 2, where the driver prints what is meant for the client.
func keepStderr() error {
	fd, err := unix.FcntlInt(2, unix.F_DUPFD_CLOEXEC, 3)
	if err != nil {
		return fmt.Errorf("no stderr to log to: %w", err)
	}
	os.Stderr = os.NewFile(uintptr(fd), "stderr")
	return debug.SetCrashOutput(os.Stderr, debug.CrashOptions{})
}

func readBoot(f *os.File) (worker.Boot, error) {
	var boot worker.Boot
	if f == nil {
		return boot, errors.New("no bootstrap")
	}
	defer func() { _ = f.Close() }()
	text, err := io.ReadAll(io.LimitReader(f, maxBoot))
	if err != nil {
		return boot, err
	}
	err = json.Unmarshal(text, &boot)
	return boot, err
}
