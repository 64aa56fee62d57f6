package daemon

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"ferry/daemon/place"
	"ferry/worker"
)

// probeTimeout is how long the probe may take: a driver that is just being loaded takes
// seconds. probeEvery is how often the daemon probes whether the GPUs are still the same.
const (
	probeTimeout = 30 * time.Second
	probeEvery   = 5 * time.Minute
)

// probe finds out which GPUs there are with a process of its own. If that fails the daemon
// goes by the report of before; the caller says so, or does not start.
func (d *Daemon) probe(ctx context.Context) error {
	if len(d.cfg.Probe) == 0 {
		return nil
	}
	report, err := runProbe(ctx, &d.cfg)
	if err == nil {
		d.setReport(report)
	}
	return err
}

// warnOfProbe says that a probe failed, unless the daemon ended it.
func (d *Daemon) warnOfProbe(ctx context.Context, err error) {
	if err != nil && ctx.Err() == nil {
		d.log.Warn("the server does not know its GPUs", "command", d.cfg.Probe, "err", err)
	}
}

// needsDriver explains why a server that is to serve real GPUs cannot, from the probe's error.
// A server for whatever there is, or for software GPUs, starts and lets workers say why.
func (c *Config) needsDriver(err error) error {
	if err == nil || c.Device != "cuda" {
		return nil
	}
	return fmt.Errorf("there is no GPU to serve: %w.\nRun ferry doctor on this machine; --device soft serves software GPUs", err)
}

// setReport goes by a report about the GPUs from now on.
func (d *Daemon) setReport(report worker.Report) {
	var gpus []place.GPU
	for i, f := range report.Devices {
		gpus = append(gpus, place.GPU{ID: i, Name: f.Name, UUID: f.UUID, Memory: f.Memory, SMs: f.SMs, Group: f.Group, Groups: f.Groups})
	}
	d.mu.Lock()
	d.found = report
	d.mu.Unlock()
	d.placer.SetGPUs(gpus)
	var memory []uint64
	for _, f := range report.Devices {
		memory = append(memory, f.Memory)
	}
	d.residence.SetDevices(memory)
	d.warmPlaces(report.Device)
}

// keepProbing probes the GPUs again and again until ctx is done.
func (d *Daemon) keepProbing(ctx context.Context) {
	if len(d.cfg.Probe) == 0 {
		return
	}
	if d.cfg.Handover != nil { // the report of before may be of another configuration
		d.warnOfProbe(ctx, d.probe(ctx))
	}
	again := time.NewTicker(probeEvery)
	defer again.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-again.C:
			d.warnOfProbe(ctx, d.probe(ctx))
		}
	}
}

// runProbe runs the probe. Its error holds what the probe said.
func runProbe(ctx context.Context, cfg *Config) (r worker.Report, err error) {
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	text, err := cfg.runHelper(ctx, cfg.Probe)
	if err != nil {
		return r, err
	}
	if err := json.Unmarshal(text, &r); err != nil {
		return r, fmt.Errorf("its report: %w", err)
	}
	return r, nil
}

// runHelper runs a process that calls CUDA in place of the daemon, and returns what it printed. Its
// error is what it said last.
func (c *Config) runHelper(ctx context.Context, command []string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.Args[0] = "ferry"
	cmd.Env = c.WorkerEnv
	cmd.WaitDelay = time.Second
	text, err := cmd.Output()
	if exit, ok := errors.AsType[*exec.ExitError](err); ok && len(exit.Stderr) > 0 {
		lines := strings.Split(strings.TrimSpace(string(exit.Stderr)), "\n")
		err = errors.New(strings.TrimPrefix(lines[len(lines)-1], "ferry: "))
	}
	return text, err
}
