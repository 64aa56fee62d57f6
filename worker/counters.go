package worker

import (
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
	w.gpu.Launches = 0
	*c = counts{}
}
