package suspend

import (
	"fmt"
	"strings"
	"time"
)

// phases are the times that the parts of a move took, for the log.
type phases struct {
	last time.Time // when the phase began that has not ended
	text []string
}

// end notes that a phase has ended, and that the next begins.
func (p *phases) end(name string) {
	now := time.Now()
	p.text = append(p.text, fmt.Sprintf("%s %.1f", name, float64(now.Sub(p.last).Microseconds())/1000))
	p.last = now
}

// String lists the phases, in milliseconds.
func (p *phases) String() string { return strings.Join(p.text, ", ") + " ms" }
