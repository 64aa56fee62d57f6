package daemon

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"ferry/worker"
)

const (
	// probeTimeout is for a driver to say what devices there are. Some take
	// seconds for each when nobody else uses them.
	probeTimeout = 60 * time.Second
	// maxReport bounds what is read of it.
	maxReport = 1 << 20
	// probeAgain is how long a probe that failed is not repeated.
	probeAgain = 10 * time.Second
)

// A DeviceInfo is a device the workers offer.
type DeviceInfo struct {
	Index  int
	Name   string
	UUID   string
	Memory uint64 // bytes
}

// inventory is what the daemon has been told of its devices, by a child process:
// it never loads a driver itself. The zero value knows nothing yet.
type inventory struct {
	asking sync.Mutex // held while the child runs; before mu
	asked  time.Time
	err    error

	mu     sync.Mutex
	report worker.Report
	list   []DeviceInfo // nil: not known
}

// Devices lists the devices the workers offer. The first call waits for a child
// process that asks the driver; later ones know.
func (d *Daemon) Devices(ctx context.Context) ([]DeviceInfo, error) {
	v := &d.devices
	v.asking.Lock()
	defer v.asking.Unlock()
	if _, list := v.peek(); list != nil || (v.err != nil && time.Since(v.asked) < probeAgain) {
		return list, v.err
	}
	report, err := d.probe(ctx)
	v.asked, v.err = time.Now(), err
	if err != nil {
		return nil, err
	}
	list := []DeviceInfo{}
	for i, name := range report.Names {
		info := DeviceInfo{Index: i, Name: name}
		if i < len(report.UUIDs) {
			info.UUID = report.UUIDs[i]
		}
		if i < len(report.Memory) {
			info.Memory = report.Memory[i]
		}
		list = append(list, info)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.report, v.list = report, list
	return list, nil
}

// peek is what is known so far.
func (v *inventory) peek() (worker.Report, []DeviceInfo) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.report, v.list
}

// probe starts a worker that serves nobody and reports.
func (d *Daemon) probe(ctx context.Context) (report worker.Report, err error) {
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	boot, err := json.Marshal(d.boot())
	if err != nil {
		return report, err
	}
	bootRead, bootWrite, err := os.Pipe()
	if err != nil {
		return report, err
	}
	defer func() { _ = bootRead.Close() }()
	_, err = bootWrite.Write(boot) // far smaller than a pipe holds
	if err := errors.Join(err, bootWrite.Close()); err != nil {
		return report, err
	}
	out := &bounded{room: maxReport}
	failure := &bounded{room: 4096}
	cmd := exec.CommandContext(ctx, d.cfg.Worker[0], append(d.cfg.Worker[1:len(d.cfg.Worker):len(d.cfg.Worker)], "--probe")...)
	cmd.Args[0] = "ferry"
	cmd.Env = d.cfg.WorkerEnv
	cmd.Stdout, cmd.Stderr = out, failure
	cmd.ExtraFiles = []*os.File{nil, bootRead} // as a worker has it, file 4
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	cmd.WaitDelay = time.Second
	if err := cmd.Run(); err != nil {
		return report, fmt.Errorf("asking for the devices: %w: %s", err, strings.TrimSpace(failure.String()))
	}
	if err := json.Unmarshal(out.Bytes(), &report); err != nil {
		return report, fmt.Errorf("asking for the devices: %w", err)
	}
	return report, nil
}

// boot is the part of a Boot that is the same for all workers.
func (d *Daemon) boot() worker.Boot {
	return worker.Boot{
		Device:      d.cfg.Device,
		SoftDevices: d.cfg.SoftDevices,
		SoftProfile: d.cfg.SoftProfile,
		SoftMemory:  d.cfg.SoftMemory,
		SoftCheck:   d.cfg.SoftCheck,
		Private:     d.cfg.Private,
		LogLevel:    d.logLevel(),
	}
}

func (d *Daemon) logLevel() string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.live.LogLevel
}

// bounded keeps the first bytes of what is written to it.
type bounded struct {
	bytes.Buffer
	room int
}

func (b *bounded) Write(p []byte) (int, error) {
	keep := p[:min(len(p), b.room)]
	b.room -= len(keep)
	_, _ = b.Buffer.Write(keep) // never fails
	return len(p), nil
}
