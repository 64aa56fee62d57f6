package daemon

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os/exec"
	"time"

	"ferry/daemon/output"
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
// goes by the report of before.
func (d *Daemon) probe(ctx context.Context) {
	if len(d.cfg.Probe) == 0 {
		return
	}
	report, err := d.runProbe(ctx)
	if err != nil {
		if ctx.Err() == nil {
			d.log.Warn("the server does not know its GPUs", "command", d.cfg.Probe, "err", err)
		}
		return
	}
	d.setReport(report)
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
}

// keepProbing probes the GPUs again and again until ctx is done.
func (d *Daemon) keepProbing(ctx context.Context) {
	if len(d.cfg.Probe) == 0 {
		return
	}
	if d.cfg.Handover != nil { // the report of before may be of another configuration
		d.probe(ctx)
	}
	again := time.NewTicker(probeEvery)
	defer again.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-again.C:
			d.probe(ctx)
		}
	}
}

// runProbe runs the probe.
func (d *Daemon) runProbe(ctx context.Context) (r worker.Report, err error) {
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, d.cfg.Probe[0], d.cfg.Probe[1:]...)
	cmd.Args[0] = "ferry"
	cmd.Env = d.cfg.WorkerEnv
	cmd.WaitDelay = time.Second
	printed, stderr, err := d.output.Open(output.Tag{Kind: output.Probe})
	if err != nil {
		return r, err
	}
	defer printed.Finish()
	cmd.Stderr = stderr
	var text bytes.Buffer
	cmd.Stdout = &text
	err = cmd.Start()
	_ = stderr.Close()
	if err != nil {
		return r, err
	}
	printed.Begin(cmd.Process.Pid)
	if err := cmd.Wait(); err != nil {
		return r, err
	}
	if err := json.Unmarshal(text.Bytes(), &r); err != nil {
		return r, fmt.Errorf("its report: %w", err)
	}
	return r, nil
}
