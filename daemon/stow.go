package daemon

import (
	"fmt"
	"os"

	"ferry/daemon/budget"
	"ferry/daemon/stowage"
	"ferry/server/cgroup"
)

// openPlaces makes the places for sessions that leave their GPUs, and returns how many descriptors they take of those for published
// names.
func (d *Daemon) openPlaces(plan budget.Plan) (files int, err error) {
	cfg := &d.cfg.Stow
	for key, dir := range map[string]string{"memory.swap-dir": cfg.Dir, "memory.checkpoints": cfg.Checkpoints} {
		if dir == "" {
			continue
		}
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return 0, fmt.Errorf("%s: %w; make the folder, or name another", key, err)
		}
	}
	files = min(stowage.Files(cfg.Memory), plan.Names/2)
	d.places = stowage.New(stowage.Config{Memory: cfg.Memory, Files: files, Dir: cfg.Dir, Room: cgroup.HasMemoryFor, Log: d.log})
	if cfg.Warm == "on" {
		d.places.Warm()
	}
	return files, nil
}

// warmPlaces has memory for sessions be touched ahead where the devices are real GPUs.
func (d *Daemon) warmPlaces(device string) {
	if d.cfg.Stow.Warm == "auto" && device == "cuda" {
		d.places.Warm()
	}
}
