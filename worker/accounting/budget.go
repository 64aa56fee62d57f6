package accounting

import (
	"log/slog"
	"sync/atomic"
)

// A Budget bounds what a client may have of this process beside the device's memory.
// Everybody is bounded by constants (MaxUploads, mirrorLimit and others); where its tenant
// has a limit, the client is bounded by that too: sessionpage.Limits, which may change at
// any moment. What is held already stays. Beyond the limit the answer is out of memory, at
// the call that asks for more. Only the command loop uses a Budget.
type Budget struct {
	what  string
	limit *atomic.Uint64 // bytes; 0 for any amount
	held  uint64
	log   *slog.Logger
}

// HasRoom says whether so much more may be held.
func (b *Budget) HasRoom(size uint64) bool {
	most := b.limit.Load()
	if most == 0 || b.held <= most && size <= most-b.held {
		return true
	}
	b.log.Info("the client's limit is reached", "of", b.what, "limit", most, "held", b.held, "asked", size)
	return false
}

func (b *Budget) Add(size uint64) { b.held += size }

func (b *Budget) Sub(size uint64) { b.held -= size }
