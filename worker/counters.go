package worker

import (
	"os"

	"ferry/device"
	"ferry/wire"
)

// counts are the commands and bytes of the session since the session page was last updated.
// The command loop updates the page before it waits for a command, and before each command
// but a launch: the answer of any other command must not arrive before its count. Updating
// the page at each launch would cost more than some of the work of a launch.
type counts struct {
	commands, bytes uint64
}

// maxUncounted is how many launches may go without an update of the page.
const maxUncounted = 64

// count counts a command.
func (w *Worker) count(op wire.Op, size uint32) {
	w.counts.commands++
	w.counts.bytes += uint64(size)
	if op != wire.OpLaunch || w.counts.commands >= maxUncounted {
		w.updateCounters()
	}
}

// updateCounters adds the counts to the session page, where the daemon reads them.
func (w *Worker) updateCounters() {
	c := &w.counts
	if c.commands == 0 && w.gpu.Launches == 0 {
		return
	}
	to := w.page.Counters()
	to.Commands.Add(c.commands)
	to.BytesIn.Add(c.bytes)
	to.Launches.Add(w.gpu.Launches)
	if n := w.batch.TakeReplaced(); n != 0 {
		to.Replaced.Add(n)
	}
	w.gpu.Launches = 0
	*c = counts{}
}

// autoGraphsEnv overrides whether launches are replaced by graphs: on, also on a device on which
// that gains nothing, or off.
const autoGraphsEnv = "FERRY_AUTO_GRAPHS"

// automaticGraphs reports whether graphs take the place of launches that come again. On the
// software GPU a launch costs the worker little, and a graph as much as its launches.
func automaticGraphs(boot Boot, dev device.Traits) bool {
	switch os.Getenv(autoGraphsEnv) {
	case "on":
		return true
	case "off":
		return false
	}
	return boot.AutoGraphs && !dev.ExecutesOnHost
}

// logGraphs logs what automatic graphs did, if there were any.
func (w *Worker) logGraphs() {
	if c := w.batch.GraphCounts(); c.Made+c.Refused > 0 {
		w.log.Debug("automatic graphs", "made", c.Made, "refused", c.Refused, "launched", c.Launched, "replaced", c.Replaced, "updated", c.Updated)
	}
}
