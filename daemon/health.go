package daemon

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os/exec"
	"sync"
	"time"

	"ferry/operator/admin"
)

const (
	// healthAgain is how long the daemon waits before it starts a reader again that has ended.
	healthAgain = time.Minute
	// healthOld is how long a reading is shown.
	healthOld = time.Minute
	// maxReading bounds a line of the reader.
	maxReading = 64 << 10
)

// readings are the last readings of the GPUs' health, by UUID.
type readings struct {
	mu   sync.Mutex
	last map[string]admin.GPUHealth
	seen map[string]bool // GPUs that were in a reading
}

// set keeps a reading.
func (r *readings) set(now map[string]admin.GPUHealth) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.seen == nil {
		r.seen = map[string]bool{}
	}
	for uuid := range now {
		r.seen[uuid] = true
	}
	r.last = now
}

// of is the health of a GPU. A GPU that was in an earlier reading and is not in this one is lost.
func (r *readings) of(uuid string, now time.Time) admin.GPUHealth {
	r.mu.Lock()
	defer r.mu.Unlock()
	h, known := r.last[uuid]
	if !known {
		return admin.GPUHealth{Lost: r.last != nil && r.seen[uuid]}
	}
	if now.Sub(h.Time) > healthOld {
		return admin.GPUHealth{}
	}
	return h
}

// keepReading has a process read the health of the GPUs until ctx is done, and starts it again when it
// ends.
func (d *Daemon) keepReading(ctx context.Context) {
	if len(d.cfg.Health) == 0 {
		return
	}
	said := false
	for {
		err := d.readHealth(ctx)
		if ctx.Err() != nil {
			return
		}
		if !said {
			said = true
			d.log.Info("temperature, power and errors of the GPUs are not known", "command", d.cfg.Health, "why", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(healthAgain):
		}
	}
}

// readHealth starts the reader and keeps what it says, until it ends.
func (d *Daemon) readHealth(ctx context.Context) error {
	cmd := exec.CommandContext(ctx, d.cfg.Health[0], d.cfg.Health[1:]...)
	cmd.Args[0] = "ferry"
	cmd.Env = d.cfg.WorkerEnv
	cmd.WaitDelay = time.Second
	in, err := cmd.StdinPipe() // its end ends the reader, whatever becomes of this process
	if err != nil {
		return err
	}
	defer func() { _ = in.Close() }()
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, maxReading)
	for lines.Scan() {
		var now map[string]admin.GPUHealth
		if err := json.Unmarshal(lines.Bytes(), &now); err != nil {
			cmd.Cancel()
			break
		}
		d.health.set(now)
	}
	_ = in.Close()
	return fmt.Errorf("the reader ended: %w", cmd.Wait())
}
