package daemon

import (
	"context"
	"slices"
	"strconv"
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
	_, err := d.cfg.runHelper(ctx, slices.Concat(d.cfg.Park, []string{way, strconv.Itoa(pid)}))
	return err
}
