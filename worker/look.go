package worker

import "time"

// A looker decides whether looking for the next command, rather than sleeping at once,
// is worth a processor's time. To be woken takes longer than most programs take to
// their next command; but one that computes, or is a millisecond away, is never there
// in time. How long waits take is known whether one looked or slept, so nothing is
// tried out. shim/core/base/spin.c is the client's.
type looker struct{ credit int }

// One wait in four that ends in time pays for the others.
const (
	lookGain   = 3
	lookCredit = 12
)

// worth says whether to look.
func (l *looker) worth() bool { return l.credit > 0 }

// took learns how long a wait was.
func (l *looker) took(wait, limit time.Duration) {
	if wait <= limit {
		l.credit = min(l.credit+lookGain, lookCredit)
	} else {
		l.credit = max(l.credit-1, 0)
	}
}

// looking is how long the loop looks for the next command before it sleeps.
// Waking it costs a program that launches in bursts far more than looking
// costs this machine, except where the processors are few or do the GPU's work.
func (w *Worker) looking() time.Duration {
	if w.few {
		return 20 * time.Microsecond
	}
	return 300 * time.Microsecond
}

// lookOut looks for the next command, and makes ready to sleep if none comes.
func (w *Worker) lookOut() {
	held := true
	for start := time.Now(); w.client.link != nil && w.looks.worth(); {
		if w.client.link.Pending() {
			return
		}
		past := time.Since(start)
		if held && past > heldFor {
			held = false
			w.handOver()
		}
		if past > w.looking() {
			break
		}
	}
	w.rest()
}
