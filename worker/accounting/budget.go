package accounting

import (
	"log/slog"
	"sync/atomic"
)

// A Budget bounds what a client may have of the worker's own memory, apart from device
// memory. Constants (MaxUploads, mirrorLimit and others) bound every client. A limit of the
// tenant in sessionpage.Limits bounds the client further and may change at any moment.
//
// A lowered limit takes nothing away that the client has. Beyond the limit the call that
// asks for more gets out of memory. Only the command loop asks and adds; any thread may
// subtract.
type Budget struct {
	what  string         // for the log
	limit *atomic.Uint64 // bytes; 0 for any amount
	held  atomic.Uint64  // bytes
	log   *slog.Logger
}

// HasRoom reports whether the client may have size bytes more, and logs a refusal.
func (b *Budget) HasRoom(size uint64) bool {
	most := b.limit.Load()
	held := b.held.Load()
	if most == 0 || held <= most && size <= most-held {
		return true
	}
	b.log.Info("the client's limit is reached", "of", b.what, "limit", most, "held", held, "asked", size, "result", "out of memory")
	return false
}

// HasRoomBelow is HasRoom with a further limit, which bounds every client.
func (b *Budget) HasRoomBelow(most, size uint64) bool {
	held := b.held.Load()
	return held <= most && size <= most-held && b.HasRoom(size)
}

// Add counts size bytes. The caller has asked HasRoom.
func (b *Budget) Add(size uint64) { b.held.Add(size) }

// Sub takes size bytes off the count.
func (b *Budget) Sub(size uint64) { b.held.Add(-size) }
