package link

import (
	"errors"
	"fmt"
	"time"

	"ferry/wire"
)

// This file is how a link goes on in another process.

// A State is a link without its connection: what another process needs to go on with the two
// streams, once the peer has reconnected there.
type State struct {
	Written  uint64 `json:"written"`   // bytes of the stream to the peer
	Acked    uint64 `json:"acked"`     // of them, what the peer has acknowledged
	MostSent uint64 `json:"most_sent"` // of them, what the peer may have received
	Unacked  []byte `json:"unacked"`   // from Acked to Written
	Received uint64 `json:"received"`  // bytes of the stream from the peer
	Unread   []byte `json:"unread"`    // the last of them, which nobody has read
}

// maxPosition is how far a stream may be, of thousands of years: sums of positions do not wrap around.
const maxPosition = 1 << 62

// Validate says why s cannot be the state of a link.
func (s *State) Validate() error {
	switch {
	case s.Written > maxPosition || s.Received > maxPosition:
		return errors.New("a link that has carried more than is possible")
	case s.Acked > s.MostSent || s.MostSent > s.Written || s.Written-s.Acked != uint64(len(s.Unacked)):
		return fmt.Errorf("a link that has written %d bytes, has sent %d, of which %d are acknowledged, and keeps %d", s.Written, s.MostSent, s.Acked, len(s.Unacked))
	case len(s.Unacked) > wire.Window || len(s.Unread) > wire.Window:
		return fmt.Errorf("a link with %d and %d bytes under way, of which %d are possible", len(s.Unacked), len(s.Unread), wire.Window)
	case uint64(len(s.Unread)) > s.Received:
		return fmt.Errorf("a link that has received %d bytes, of which %d are not read", s.Received, len(s.Unread))
	}
	return nil
}

// Pause gives up the connection without a goodbye, so that the peer reconnects, and does not take
// another one before Unpause. Read, Write and WriteParts return channel.ErrPaused. The link does not
// expire meanwhile.
func (l *Link) Pause() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.paused = true
	if c := l.conn; c != nil {
		l.conn = nil
		l.old = append(l.old, c)
		c.Shut()
	}
	if l.absence.expiry != nil {
		l.absence.expiry.Stop()
		l.absence.expiry = nil
	}
	l.changed.Broadcast()
	for l.reading || l.writing {
		l.changed.Wait()
	}
	l.closeOldConns()
	if l.err != nil || l.goodbye {
		l.paused = false
		l.changed.Broadcast()
		return errors.New("the client is leaving")
	}
	return nil
}

// Unpause has the link wait for its next connection, as after one that was lost.
func (l *Link) Unpause() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.paused {
		return
	}
	l.paused = false
	if l.keep == 0 {
		l.end(ErrExpired)
	}
	l.startExpiry(0)
	l.changed.Broadcast()
}

// State returns the state of a link that is paused.
func (l *Link) State() State {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := State{Written: l.out.written, Acked: l.out.acked, MostSent: l.out.mostSent, Received: l.in.received}
	s.Unacked = l.out.copyFrom(l.out.acked)
	s.Unread = append([]byte(nil), l.in.queue[l.in.at:]...)
	return s
}

// Restore returns a link that goes on where State was called. It has no connection, and ends if
// there is none for as long as keep. onLost is as for New.
func Restore(s State, keep time.Duration, onLost func(error)) (*Link, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	if keep == 0 {
		return nil, errors.New("a link that ends with its connection cannot go on without one")
	}
	l := New(keep, onLost)
	l.out = sendBuffer{written: s.Acked, sent: s.Acked, acked: s.Acked}
	for rest := s.Unacked; len(rest) > 0; {
		rest = rest[l.out.add(rest, len(rest)):]
	}
	l.out.sent, l.out.mostSent = s.MostSent, s.MostSent
	l.in = receiveQueue{received: s.Received, consumed: s.Received - uint64(len(s.Unread)), queue: append([]byte(nil), s.Unread...)}
	l.in.told = l.in.consumed
	l.mu.Lock()
	defer l.mu.Unlock()
	l.startExpiry(0)
	return l, nil
}
