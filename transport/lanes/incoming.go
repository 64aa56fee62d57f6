package lanes

import (
	"errors"
	"fmt"
	"time"

	"ferry/wire"
)

// This file is the data that lanes bring from the client: payloads, in pieces.

// ErrPayload is returned for a payload that no correct client announces.
var ErrPayload = errors.New("a payload out of turn")

// An Incoming is a payload as it arrives, piece by piece. One goroutine calls its
// methods.
type Incoming struct {
	l      *Lanes
	of     uint64
	size   uint64
	first  uint64 // index of the first of pieces
	pieces []room // for which a buffer was offered and which Next has not passed
}

// A room is the buffer for a piece.
type room struct {
	data  []byte
	state roomState
}

// A roomState is who may use the buffer of a room.
type roomState int

const (
	roomEmpty roomState = iota // a lane may begin to fill it
	roomTaken                  // a lane is filling it
	roomFull                   // the payload is complete here: the receiver may use it
)

// Receive announces a payload. There is one at a time; they are numbered from 1.
func (l *Lanes) Receive(of, size uint64) (*Incoming, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if of != l.next || l.in != nil {
		return nil, ErrPayload
	}
	l.in = &Incoming{l: l, of: of, size: size}
	l.place.Broadcast()
	return l.in, nil
}

// Offer gives a buffer for the next piece. Lanes write to it until Next has been
// called as often as Offer, or End has returned.
func (in *Incoming) Offer(data []byte) {
	in.l.mu.Lock()
	defer in.l.mu.Unlock()
	in.pieces = append(in.pieces, room{data: data})
	in.l.place.Broadcast()
}

// Arrived reports whether the oldest piece that has a buffer is complete.
func (in *Incoming) Arrived() bool {
	in.l.mu.Lock()
	defer in.l.mu.Unlock()
	return in.pieces[0].state == roomFull
}

// AwaitPiece waits until the oldest piece is complete. It returns false if the lanes
// were closed before.
func (in *Incoming) AwaitPiece() bool {
	l := in.l
	l.mu.Lock()
	defer l.mu.Unlock()
	for in.pieces[0].state != roomFull {
		if l.closed {
			return false
		}
		l.filled.Wait()
	}
	return true
}

// Next passes the oldest piece, which is complete: its buffer is the caller's again.
func (in *Incoming) Next() {
	in.l.mu.Lock()
	defer in.l.mu.Unlock()
	in.pieces[0] = room{}
	in.pieces = in.pieces[1:]
	in.first++
}

// End ends a payload, whether it is complete or not: what still arrives of it is
// dropped. No lane writes to the offered buffers when End has returned.
func (in *Incoming) End() {
	l := in.l
	l.mu.Lock()
	defer l.mu.Unlock()
	l.in, l.next = nil, in.of+1
	l.place.Broadcast()
	for i := 0; i < len(in.pieces); {
		if in.pieces[i].state == roomTaken {
			l.filled.Wait()
			i = 0
			continue
		}
		i++
	}
}

// findPlace waits until it is known where a segment goes: to a piece, which the caller
// fills, or nowhere (a nil Incoming). mu is held.
func (l *Lanes) findPlace(n *lane, s wire.Segment) (*Incoming, uint64, error) {
	index := s.At / wire.LanePiece
	for {
		in := l.in
		switch {
		case n.shut || l.closed:
			return nil, 0, ErrClosed
		case s.Of < l.next || in != nil && s.Of == in.of && index < in.first:
			return nil, 0, nil // it has come before
		case in == nil || s.Of > in.of || index >= in.first+uint64(len(in.pieces)):
			if in != nil && s.Of == in.of && s.At >= in.size {
				return nil, 0, fmt.Errorf("%w: beyond its payload", wire.ErrDamaged)
			}
			if err := l.awaitPlace(n); err != nil {
				return nil, 0, err
			}
		default:
			p := &in.pieces[index-in.first]
			switch {
			case len(p.data) != int(s.Size):
				return nil, 0, fmt.Errorf("%w: %d bytes where %d belong", wire.ErrDamaged, s.Size, len(p.data))
			case p.state == roomFull:
				return nil, 0, nil
			case p.state == roomTaken: // by a connection that has failed
				if err := l.awaitPlace(n); err != nil {
					return nil, 0, err
				}
			default:
				p.state = roomTaken
				return in, index, nil
			}
		}
	}
}

// awaitPlace waits until findPlace may find more, or the client is to be told that the
// worker keeps it waiting. mu is held, before and after, not in between.
func (l *Lanes) awaitPlace(n *lane) error {
	timer := time.AfterFunc(repeatAckEvery, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.place.Broadcast()
	})
	defer timer.Stop()
	l.place.Wait()
	l.mu.Unlock()
	defer l.mu.Lock()
	return n.repeatAck()
}
