package daemon

import (
	"ferry/daemon/sched"
	"ferry/daemon/timeshare"
)

// How sessions share the time of a device; see package timeshare.
type (
	// ShareConfig says how sessions share the time of a device.
	ShareConfig = timeshare.Config
	// Share is what a session is entitled to of the time of the devices it uses.
	Share = timeshare.Share
)

// SetShare changes what a session is entitled to, from now on.
func (d *Daemon) SetShare(session uint64, s Share) error { return d.shares.Set(session, s) }

// Standing is how a session stands with a device at this moment.
func (d *Daemon) Standing(session uint64, device int) sched.Standing {
	return d.shares.Standing(session, device)
}
