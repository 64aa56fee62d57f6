package admission

import (
	"sync"
	"time"
)

const (
	// maxLines is how many lines may come at once, and linesPerSecond how many in the long run.
	maxLines       = 100
	linesPerSecond = 10
	// maxGoodbyes is how many refused peers may take their time to read why.
	maxGoodbyes = 128
)

// A lineRate bounds how often something is logged. The zero value is ready.
type lineRate struct {
	mu     sync.Mutex
	free   float64 // lines that may come at once
	last   time.Time
	missed int
}

// allow says whether one more line may come now, and how many did not since the last.
func (r *lineRate) allow(now time.Time) (missed int, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.last.IsZero() {
		r.free = maxLines
	} else if past := now.Sub(r.last); past > 0 {
		r.free = min(r.free+past.Seconds()*linesPerSecond, maxLines)
	}
	r.last = now
	if r.free < 1 {
		r.missed++
		return 0, false
	}
	r.free--
	missed, r.missed = r.missed, 0
	return missed, true
}
