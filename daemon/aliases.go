package daemon

import (
	"ferry/daemon/handover"
	"ferry/daemon/sessions"
	"ferry/daemon/spawn"
	"ferry/daemon/timeshare"
)

// Types of the parts that callers of this package use.
type (
	// ShareConfig says how sessions share the time of a device.
	ShareConfig = timeshare.Config
	// Share is what a session is entitled to of the time of the devices it uses.
	Share = timeshare.Share
	// Stats counts what a Daemon has done since it began.
	Stats = sessions.Stats
	// Live is what a running Daemon can be told anew.
	Live = sessions.Live
	// Confinement says how workers are confined.
	Confinement = spawn.Confinement
)

// What a restart carries over, and to which program; see package handover.
type (
	// Handover is what a daemon left that became this program.
	Handover = handover.Received
	// Successor is the program that a daemon becomes when it restarts.
	Successor = handover.Successor
)

// ReceiveHandover returns what a daemon left for this program, if there was one; nil
// otherwise. It must be called before this process starts another.
func ReceiveHandover() (*Handover, error) { return handover.Receive() }

// HandoverLine is what a program prints that can take over from a daemon of this kind.
func HandoverLine() string { return handover.Line() }

// HandoverLines are what a program prints that can become the daemon.
func HandoverLines() string { return handover.Lines() }
