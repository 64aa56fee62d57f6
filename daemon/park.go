package daemon

import (
	"context"
	"os/exec"
	"strconv"
	"time"
)

// park has the driver take a worker off the GPU, or put it back, with a process of its own. Where
// the devices are no real GPUs there is nothing to take.
func (d *Daemon) park(ctx context.Context, pid int, away bool) error {
	d.mu.Lock()
	device := d.found.Device
	d.mu.Unlock()
	if len(d.cfg.Park) == 0 || device != "cuda" {
		return nil
	}
	way := "back"
	if away {
		way = "away"
	}
	cmd := exec.CommandContext(ctx, d.cfg.Park[0], append(d.cfg.Park[1:], way, strconv.Itoa(pid))...)
	cmd.Args[0] = "ferry"
	cmd.Env = d.cfg.WorkerEnv
	cmd.WaitDelay = time.Second
	_, err := cmd.Output()
	if err != nil {
		return lastWords(err)
	}
	return nil
}
