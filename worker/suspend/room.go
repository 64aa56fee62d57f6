package suspend

import (
	"time"

	"ferry/api/cu"
	"ferry/session"
	"ferry/worker/memory"
)

// askTimeout is how long the command loop waits for an answer of the daemon before it looks
// whether there still is one. roomTimeout is for a daemon that has forgotten the question.
const (
	askTimeout  = 100 * time.Millisecond
	roomTimeout = 10 * time.Minute
)

// MakeRoom has the daemon make room on a device for an allocation that is about to be executed. It
// returns when there is room, or will be none. Meanwhile the session itself can be suspended: the
// allocation has not begun. Memory is mapped in granules, of which the allocation may touch one more
// than its size has.
func (s *Suspender) MakeRoom(d cu.Device, at session.Range) {
	bytes := (at.Base%memory.Granule + at.Size + memory.Granule - 1) &^ (memory.Granule - 1)
	if s.Accounts.Usage.Lacks(d, bytes) == 0 {
		return
	}
	page := s.Page.Device(int(d))
	number := page.AskRoom(s.Accounts.Usage.Lacks(d, bytes))
	s.Page.RingDoorbell()
	for start := time.Now(); time.Since(start) < roomTimeout; {
		s.Lock.Release()
		answered, yes := page.AwaitAnswer(number, askTimeout)
		s.Lock.Enter()
		switch {
		case answered && !yes:
			return // the device says that there is no memory
		case answered && s.Accounts.Usage.Lacks(d, bytes) == 0:
			return
		case answered: // the room went to something else meanwhile
			number = page.AskRoom(s.Accounts.Usage.Lacks(d, bytes))
			s.Page.RingDoorbell()
		}
	}
}
