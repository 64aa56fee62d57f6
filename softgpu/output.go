package softgpu

import (
	"bytes"
	"log/slog"
	"sync"
)

// maxOutput bounds what failed assertions may say before somebody reads it.
const maxOutput = 2 << 20

// output collects what kernels print, in a ring: where it is full, what is new takes
// the place of what is oldest.
type output struct {
	mu      sync.Mutex
	records [][]byte
	held    uint64 // their sizes, see recordSize
	lost    int
}

// recordSize is what a text takes of the ring, about as a device's printf, which
// stores a header and the arguments.
func recordSize(text []byte) uint64 { return 16 + (uint64(len(text))+7)&^7 }

// write adds a text to a ring of size bytes.
func (o *output) write(text []byte, size uint64) {
	o.mu.Lock()
	defer o.mu.Unlock()
	n := recordSize(text)
	for len(o.records) > 0 && o.held+n > size {
		o.lost += len(o.records[0])
		o.held -= recordSize(o.records[0])
		o.records = o.records[1:]
	}
	o.records = append(o.records, bytes.Clone(text))
	o.held += n
}

func (o *output) drain(log *slog.Logger) []byte {
	o.mu.Lock()
	defer o.mu.Unlock()
	b, lost := bytes.Join(o.records, nil), o.lost
	o.records, o.held, o.lost = nil, 0, 0
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
