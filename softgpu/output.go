package softgpu

import (
	"log/slog"
	"sync"
)

// maxOutput bounds what kernels may print before somebody reads it.
const maxOutput = 2 << 20

// output collects what kernels print.
type output struct {
	mu   sync.Mutex
	buf  []byte
	lost int
}

func (o *output) write(text []byte) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.buf)+len(text) > maxOutput {
		o.lost += len(text)
		return
	}
	o.buf = append(o.buf, text...)
}

func (o *output) drain(log *slog.Logger) []byte {
	o.mu.Lock()
	defer o.mu.Unlock()
	b, lost := o.buf, o.lost
	o.buf, o.lost = nil, 0
	if lost > 0 {
		log.Warn("kernels printed more than fits before it was read", "lost_bytes", lost)
	}
	return b
}

// Output returns what kernels printed since it was last asked, and what
// their failed assertions said.
func (g *GPU) Output() (printed, complained []byte) {
	return g.m.out.drain(g.m.log), g.m.complaints.drain(g.m.log)
}
