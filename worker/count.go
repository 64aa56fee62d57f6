package worker

import (
	"ferry/wire"
)

// count is what went through the session since the daemon was last told. It is told
// before the loop waits for a command, and before each but a launch, whose answer would
// be news older than the counts; telling it of each launch would cost more than some of
// what a launch needs.
type count struct {
	commands, bytes uint64
}

// untold is how many launches may go without the daemon knowing.
const untold = 64

func (w *Worker) counted(op wire.Op, size uint32) {
	w.count.commands++
	w.count.bytes += uint64(size)
	if op != wire.OpLaunch || w.count.commands >= untold {
		w.tellCounts()
	}
}

func (w *Worker) tellCounts() {
	c := &w.count
	if c.commands == 0 && w.launches == 0 {
		return
	}
	to := w.terms.Counters()
	to.Commands.Add(c.commands)
	to.BytesIn.Add(c.bytes)
	to.Launches.Add(w.launches)
	w.launches = 0
	*c = count{}
}
