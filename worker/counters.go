package worker

import (
	"ferry/wire"
)

// counts are what went through the session since the daemon was last told. It is told
// before the loop waits for a command, and before each but a launch, whose answer would
// be news older than the counts; telling it of each launch would cost more than some of
// what a launch needs.
type counts struct {
	commands, bytes uint64
}

// maxUncounted is how many launches may go without the daemon knowing.
const maxUncounted = 64

func (w *Worker) count(op wire.Op, size uint32) {
	w.counts.commands++
	w.counts.bytes += uint64(size)
	if op != wire.OpLaunch || w.counts.commands >= maxUncounted {
		w.updateCounters()
	}
}

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
