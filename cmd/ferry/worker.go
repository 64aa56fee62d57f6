package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"ferry/cmd/ferry/devices"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/transport"
	"ferry/wire"
	"ferry/worker"
)

// Files that the daemon passes to a worker (spawn.Config).
const (
	connFile     = 3
	bootFile     = 4
	controlFile  = 5
	pageFile     = 6
	doorbellFile = 7
	connsFile    = 8
	maxBoot      = 1 << 16
)

// workerCommand is how the daemon starts a worker.
func workerCommand() []string { return []string{"/proc/self/exe", "worker"} }

func newWorker() *cobra.Command {
	cmd := &cobra.Command{
		Use:    "worker",
		Short:  "Serve one client (started by the server)",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return runWorker()
		},
	}
	cmd.Flags().Bool("spare", false, "it was started before its client came; only shown to those who list processes")
	return cmd
}

// workerName is the name of a process that has a client. A process with --spare and another
// name is a warm worker.
const workerName = "ferry-worker"

func runWorker() error {
	pipe := os.NewFile(bootFile, "boot")
	boots := json.NewDecoder(io.LimitReader(pipe, maxBoot))
	boot, err := readBoot(pipe, boots)
	if err != nil {
		return fmt.Errorf("ferry worker is started by ferry serve, not by hand: %w", err)
	}
	if err := keepStderr(); err != nil {
		return err
	}
	ctl, err := control.NewClient(os.NewFile(controlFile, "control"))
	if err != nil {
		return err
	}
	page, err := joinPage()
	if err != nil {
		return err
	}
	conns, err := control.FromFile(os.NewFile(connsFile, "connections"))
	if err != nil {
		return err
	}
	f, prepared := os.NewFile(connFile, "connection"), &worker.Prepared{Openers: devices.Openers()}
	if boot.Spare {
		if prepared, f, err = awaitClient(f, boot); f == nil {
			return err
		}
		if boot, err = readBoot(pipe, boots); err != nil {
			return err
		}
	}
	nameProcess(workerName)
	_ = pipe.Close()
	if f == nil {
		return errors.New("ferry worker is started by ferry serve, not by hand")
	}
	conn, err := transport.FromFile(f)
	_ = f.Close() // conn has a descriptor of its own, which children do not inherit
	if err != nil {
		return err
	}
	log, err := newChildLogger(boot.LogLevel)
	if err != nil {
		return err
	}
	if wire.Service(boot.Service) != wire.ServiceNVML {
		prepared.Asked = onTerminate()
	}
	if err := prepared.Run(conn, boot, ctl, conns, page, log); err != nil {
		log.Error("session failed", "session", boot.Session, "program", boot.Program, "err", err)
		return &exitError{code: exitFailure}
	}
	return nil
}

// onTerminate returns a channel that SIGTERM closes. The worker then tells its client why it ends; the
// daemon kills a worker that takes too long.
func onTerminate() <-chan struct{} {
	asked, signals := make(chan struct{}), make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTERM)
	go func() {
		<-signals
		close(asked)
	}()
	return asked
}

// awaitClient prepares a warm worker and waits for its client, whose connection it returns. There
// is none, and no error, if the daemon ends the worker.
func awaitClient(clients *os.File, boot worker.Boot) (*worker.Prepared, *os.File, error) {
	log, err := newChildLogger(boot.LogLevel)
	if err != nil {
		return nil, nil, err
	}
	channel, err := control.FromFile(clients)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = channel.Close() }()
	prepared, err := worker.Prepare(boot, devices.Openers(), log)
	if err != nil {
		return nil, nil, err
	}
	var ready worker.Ready
	if d, ok := prepared.Warm(); ok {
		ready.Warm = &d
	}
	_ = channel.Send(ready, nil) // the daemon does not read it if a client has come meanwhile
	conn, err := channel.Receive(&struct{}{})
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return prepared, conn, err
}

// joinPage maps the session page that the daemon made.
func joinPage() (*sessionpage.Page, error) {
	page, doorbell := os.NewFile(pageFile, "session page"), os.NewFile(doorbellFile, "doorbell")
	if page == nil || doorbell == nil {
		return nil, errors.New("no session page")
	}
	defer func() { _, _ = page.Close(), doorbell.Close() }()
	return sessionpage.Join(page, doorbell)
}

// keepStderr moves stderr to another descriptor: the device takes over descriptor 2, where the
// driver prints what is meant for the client.
func keepStderr() error {
	fd, err := unix.FcntlInt(2, unix.F_DUPFD_CLOEXEC, 3)
	if err != nil {
		return fmt.Errorf("no stderr to log to: %w", err)
	}
	os.Stderr = os.NewFile(uintptr(fd), "stderr")
	return debug.SetCrashOutput(os.Stderr, debug.CrashOptions{})
}

func readBoot(pipe *os.File, boots *json.Decoder) (boot worker.Boot, err error) {
	if pipe == nil {
		return boot, errors.New("no bootstrap")
	}
	err = boots.Decode(&boot)
	return boot, err
}
