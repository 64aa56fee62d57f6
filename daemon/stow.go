package daemon

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"ferry/daemon/budget"
	"ferry/daemon/residence"
	"ferry/daemon/sessions"
	"ferry/daemon/stowage"
	"ferry/operator/admin"
	"ferry/server/cgroup"
	"ferry/server/control"
)

// openPlaces makes the places for sessions that leave their GPUs, and returns how many descriptors they take of those for published
// names.
func (d *Daemon) openPlaces(plan budget.Plan) (files int, err error) {
	cfg := &d.cfg.Stow
	if cfg.Dir != "" {
		if err := os.MkdirAll(cfg.Dir, 0o700); err != nil {
			return 0, fmt.Errorf("memory.swap-dir: %w; make the folder, or name another", err)
		}
	}
	if cfg.Checkpoints != "" {
		if d.shelf, err = stowage.OpenShelf(cfg.Checkpoints); err != nil {
			return 0, fmt.Errorf("memory.checkpoints: %w; make the folder, or name another", err)
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

// checkpointSlack is how much larger than the memory of its session a checkpoint may be: device code, arrays, host memory.
const checkpointSlack = 16 << 30

// offerDraft offers the worker of a session a file for a checkpoint, and those that it may build upon.
func offerDraft(draft *stowage.Draft, parents []*os.File) residence.Offer {
	return func(bytes uint64) (stowage.Offer, error) {
		return stowage.Offer{Kind: control.PlaceCheckpoint, Bytes: 2*bytes + checkpointSlack, File: draft.File, Parents: parents}, nil
	}
}

// suspendSession takes a session off its GPUs, to host memory or to a checkpoint.
func (d *Daemon) suspendSession(ctx context.Context, id uint64, q admin.SuspendRequest) (admin.Moved, error) {
	timeout := time.Duration(q.Timeout * float64(time.Second))
	if q.To == "" || q.To == control.PlaceMemory {
		return d.sessions.Suspend(ctx, id, timeout, nil)
	}
	draft, err := d.createCheckpoint(q.To)
	if err != nil {
		return admin.Moved{}, err
	}
	done, err := d.sessions.Suspend(ctx, id, timeout, offerDraft(draft, nil))
	if err != nil {
		draft.Discard()
		return done, err
	}
	return d.publish(draft, q.To, done)
}

// snapshotSession writes a checkpoint of a session that goes on. It holds what earlier snapshots of the session lack.
func (d *Daemon) snapshotSession(ctx context.Context, id uint64, q admin.SnapshotRequest) (admin.Moved, error) {
	name := stowage.SnapshotName(id, time.Now())
	draft, err := d.createCheckpoint(name)
	if err != nil {
		return admin.Moved{}, err
	}
	var parents []*os.File
	if !q.Whole {
		parents = d.shelf.Parents(id)
	}
	moved, err := d.residence.Snapshot(ctx, id, time.Duration(q.Timeout*float64(time.Second)), offerDraft(draft, parents))
	for _, f := range parents {
		_ = f.Close() // unless it has been given to the worker
	}
	if err != nil {
		draft.Discard()
		return admin.Moved{}, sessions.SnapshotError(id, err)
	}
	done, err := d.publish(draft, name, admin.Moved{Bytes: moved.Bytes, Seconds: moved.Took.Seconds()})
	if err == nil {
		d.shelf.AddSnapshot(id, name, len(parents) > 0)
	}
	return done, err
}

// publish gives a checkpoint its name.
func (d *Daemon) publish(draft *stowage.Draft, name string, done admin.Moved) (admin.Moved, error) {
	size, err := draft.Publish()
	if err != nil {
		return done, &admin.Error{Status: http.StatusInternalServerError, Message: fmt.Sprintf("checkpoint %s: %v", name, err), Hint: "look at the disk of " + d.cfg.Stow.Checkpoints}
	}
	done.File, done.Stored = name, uint64(size)
	return done, nil
}

// createCheckpoint begins a checkpoint.
func (d *Daemon) createCheckpoint(name string) (*stowage.Draft, error) {
	if d.shelf == nil {
		return nil, errNoShelf()
	}
	draft, err := d.shelf.Create(name)
	return draft, checkpointError(err)
}

// listCheckpoints lists the checkpoints, the oldest first.
func (d *Daemon) listCheckpoints() ([]admin.Checkpoint, error) {
	if d.shelf == nil {
		return nil, errNoShelf()
	}
	stored, err := d.shelf.List()
	list := []admin.Checkpoint{}
	for _, x := range stored {
		list = append(list, admin.Checkpoint{Name: x.Name, Bytes: uint64(x.Bytes), Written: x.Written.UTC(), Parent: x.Parent})
	}
	return list, checkpointError(err)
}

// removeCheckpoint removes a checkpoint.
func (d *Daemon) removeCheckpoint(name string) error {
	if d.shelf == nil {
		return errNoShelf()
	}
	return checkpointError(d.shelf.Remove(name))
}

func errNoShelf() error {
	return admin.Refuse("set checkpoints in [memory] of its configuration to a folder, and restart it", "this server has no folder for checkpoints")
}

// checkpointError explains why a checkpoint is not written, or not removed.
func checkpointError(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, stowage.ErrName):
		return &admin.Error{Status: http.StatusBadRequest, Message: err.Error(), Hint: "for example train.ckpt"}
	case errors.Is(err, stowage.ErrTaken):
		return &admin.Error{Status: http.StatusConflict, Message: err.Error(), Hint: "use another name, or remove it: ferry snapshot rm"}
	case errors.Is(err, stowage.ErrNone):
		return &admin.Error{Status: http.StatusNotFound, Message: err.Error(), Hint: "ferry snapshot ls lists them"}
	}
	return admin.Refuse("ferry snapshot ls shows which needs which", "%v", err)
}
