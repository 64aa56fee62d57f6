package main

import (
	"log/slog"
	"os"
	"slices"
	"strings"

	"github.com/lmittmann/tint"
	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"ferry/cmd/ferry/devices"
	"ferry/daemon"
	"ferry/daemon/output"
	"ferry/server/config"
	found "ferry/softgpu/finding"
)

// deviceOptions say which device the workers open.
type deviceOptions struct {
	device      string
	softDevices int
	softProfile string
	softMemory  size
	softCheck   config.Check
	softFaults  string
	softRecords *softReport // nil: nobody asks for records
}

var deviceFlags = []string{"device", "soft-devices", "soft-profile", "soft-memory", "soft-check", "soft-faults"}

func (o *deviceOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&o.device, "device", "auto", "device to offer: cuda (the real driver), soft (the software GPU), or auto (cuda where there is one, else soft)")
	f.IntVar(&o.softDevices, "soft-devices", 1, "number of software GPUs")
	f.StringVar(&o.softProfile, "soft-profile", "h100", "GPU model that the software GPUs report: "+strings.Join(devices.SoftProfiles(), ", "))
	o.softMemory = 8 << 30
	f.Var(&o.softMemory, "soft-memory", "memory of each software GPU")
	_ = o.softCheck.Set(os.Getenv(envSoftCheck)) // validate looks at it
	f.Var(&o.softCheck, "soft-check", "let the software GPU look for mistakes: races on shared memory, reads of uninitialised memory, barriers in divergent code and wrong member masks, after which the program's calls fail; "+
		"or LIST of checks after which it goes on: "+strings.Join(found.Names(), ", ")+", all (slower; $"+envSoftCheck+" does the same)")
	f.Lookup("soft-check").NoOptDefVal = "true"
	f.StringVar(&o.softFaults, "soft-faults", "", "let the software GPU fail on purpose, to test how programs handle it: \"oom@12,ecc@100\" is out of memory at a session's 12th allocation and a memory error at its 100th kernel (docs/operating.md)")
	complete(cmd, "device", daemon.Devices...)
	complete(cmd, "soft-profile", devices.SoftProfiles()...)
}

func (o *deviceOptions) validate() error {
	if !slices.Contains(daemon.Devices, o.device) {
		return usagef("--device %s: use one of %s", o.device, strings.Join(daemon.Devices, ", "))
	}
	if o.softDevices < 1 || o.softDevices > 64 {
		return usagef("--soft-devices %d: use a number from 1 to 64", o.softDevices)
	}
	if !devices.IsSoftProfile(o.softProfile) {
		return usagef("--soft-profile %s: use one of %s", o.softProfile, strings.Join(devices.SoftProfiles(), ", "))
	}
	if _, err := found.Parse(string(o.softCheck)); err != nil {
		return usagef("--soft-check: %v", err)
	}
	if err := devices.CheckFaults(o.softFaults); err != nil {
		return usagef("--soft-faults: %v", err)
	}
	if o.softFaults != "" && o.device != "soft" { // only by an explicit flag: no server fails because of a configuration file and auto
		return usagef("--soft-faults: real GPUs do not fail on demand; add --device soft")
	}
	return nil
}

func (o *deviceOptions) apply(cfg *daemon.Config) {
	cfg.Device = o.device
	cfg.SoftDevices = o.softDevices
	cfg.SoftProfile = o.softProfile
	cfg.SoftMemory = uint64(o.softMemory)
	cfg.SoftCheck = string(o.softCheck)
	cfg.SoftFaults = o.softFaults
	if r := o.softRecords; r != nil {
		cfg.SoftSuppress, cfg.SoftReport = r.rules, r.records
	}
}

// complete offers fixed values for a flag in the shell's completion.
func complete(cmd *cobra.Command, flag string, values ...string) {
	// It fails for a flag that does not exist, which any test would find.
	if err := cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err)
	}
}

var (
	logLevels  = config.LogLevels
	logFormats = config.LogFormats
)

// newLogger returns a logger to standard error, in colour on a terminal.
func newLogger(level, format string) (*slog.Logger, error) {
	log, _, err := newVariableLogger(level, format)
	return log, err
}

// newVariableLogger returns a logger whose level can be changed.
func newVariableLogger(level, format string) (*slog.Logger, *slog.LevelVar, error) {
	if !slices.Contains(logLevels, level) {
		return nil, nil, usagef("log level %q: use one of %s", level, strings.Join(logLevels, ", "))
	}
	l := new(slog.LevelVar)
	if err := l.UnmarshalText([]byte(level)); err != nil {
		return nil, nil, err
	}
	log, err := logTo(l, format)
	return log, l, err
}

// newChildLogger returns the logger of a process that a server started and whose standard
// error it reads.
func newChildLogger(level string) (*slog.Logger, error) {
	var l slog.Level
	if err := l.UnmarshalText([]byte(level)); err != nil {
		return nil, usagef("log level %q: use one of %s", level, strings.Join(logLevels, ", "))
	}
	return slog.New(output.LineHandler(os.Stderr, l)), nil
}

func logTo(l slog.Leveler, format string) (*slog.Logger, error) {
	switch opts := (&slog.HandlerOptions{Level: l}); {
	case format == "json":
		return slog.New(slog.NewJSONHandler(os.Stderr, opts)), nil
	case format != "text":
		return nil, usagef("log format %q: use one of %s", format, strings.Join(logFormats, ", "))
	case isTerminal(os.Stderr):
		return slog.New(tint.NewTextHandler(os.Stderr, &tint.Options{Level: l, TimeFormat: "15:04:05.000"})), nil
	default:
		return slog.New(slog.NewTextHandler(os.Stderr, opts)), nil
	}
}

func isTerminal(f *os.File) bool {
	_, err := unix.IoctlGetTermios(int(f.Fd()), unix.TCGETS)
	return err == nil
}

// A size is a number of bytes as people write it: 8GiB, 512MiB, 1000000.
type size = config.Size
