package link

import (
	"errors"
	"fmt"
	"io"
	"time"

	"ferry/transport/pack"
	"ferry/wire"
)

// This file is what lanes bring from the client: payloads, in pieces.

// ErrPayload is a payload that no client of ours announces.
var ErrPayload = errors.New("a payload out of turn")

// Incoming is a payload as it comes, piece by piece.
type Incoming struct {
	l     *Lanes
	of    uint64
	size  uint64
	first uint64 // index of the first of pieces
	// Pieces there is room for, those before them being full.
	pieces []room
}

type room struct {
	data  []byte
	state roomState
}

type roomState int

const (
	roomEmpty roomState = iota
	roomTaken           // a lane is filling it
	roomFull
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

// Offer gives room for the next piece. Lanes write to it until Next has
// been called as often, or End has returned.
func (in *Incoming) Offer(data []byte) {
	in.l.mu.Lock()
	defer in.l.mu.Unlock()
	in.pieces = append(in.pieces, room{data: data})
	in.l.place.Broadcast()
}

// There says whether the oldest piece there is room for is there, whole.
func (in *Incoming) There() bool {
	in.l.mu.Lock()
	defer in.l.mu.Unlock()
	return in.pieces[0].state == roomFull
}

// Await returns when it is. It is false when it will never be.
func (in *Incoming) Await() bool {
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

// Next is called when it is: it is the caller's, and the next is the oldest.
func (in *Incoming) Next() {
	in.l.mu.Lock()
	defer in.l.mu.Unlock()
	in.pieces[0] = room{}
	in.pieces = in.pieces[1:]
	in.first++
}

// End is the end of a payload, whatever has come of it: the rest is dropped as it
// comes. Nobody writes to what was offered afterwards.
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

// find waits until it is known where a segment goes: to a piece that is the
// caller's to fill then, or nowhere. mu is held.
func (l *Lanes) find(n *lane, s wire.Segment) (*Incoming, uint64, error) {
	index := s.At / wire.LanePiece
	for {
		in := l.in
		switch {
		case n.dead || l.closed:
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

// awaitPlace waits until find may find more, or the client wants to hear that it is
// we who keep it waiting. mu is held, before and after, not in between.
func (l *Lanes) awaitPlace(n *lane) error {
	timer := time.AfterFunc(signEvery, func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.place.Broadcast()
	})
	defer timer.Stop()
	l.place.Wait()
	l.mu.Unlock()
	defer l.mu.Lock()
	return n.sign()
}

// signEvery is how often a client is told what was taken although that is nothing
// new: when the data it sends has to wait for room, or is read slowly because the
// session may not have more. A client that hears nothing takes the connection for
// dead; a server that waits for bytes says nothing, since they may be lost.
const signEvery = 250 * time.Millisecond

// sign says how much was taken, if it has not been said for a while.
func (n *lane) sign() error {
	if time.Since(n.told) < signEvery {
		return nil
	}
	return n.tell()
}

func (n *lane) tell() error {
	var head [wire.LaneHeader]byte
	wire.Segment{Kind: wire.SegmentTaken, At: n.taken}.Put(head[:])
	n.told = time.Now()
	_, err := n.conn.Write(head[:])
	return err
}

// readData receives segments.
func (l *Lanes) readData(n *lane) error {
	var sink []byte
	for {
		if _, err := io.ReadFull(n.conn, n.head[:]); err != nil {
			return err
		}
		s, err := wire.ParseSegment(n.head[:])
		if err != nil || s.Kind != wire.SegmentData || s.Packed && n.packer.terms&wire.LanePacks == 0 {
			return errors.Join(err, wire.ErrDamaged)
		}
		l.mu.Lock()
		in, index, err := l.find(n, s)
		var to []byte
		if in != nil {
			to = in.pieces[index-in.first].data
		}
		l.mu.Unlock()
		if err != nil {
			return err
		}
		if in == nil {
			if sink == nil {
				sink = make([]byte, wire.LanePiece)
			}
			to = sink[:s.Size]
		}
		err = n.get(to, s.Packed)
		if in != nil {
			l.mu.Lock()
			// It is still among them: Next and End leave a piece that is being filled.
			p := &in.pieces[index-in.first]
			p.state = roomFull
			if err != nil {
				p.state = roomEmpty
			}
			if index == in.first || l.in != in {
				l.filled.Signal() // only the loop waits
			}
			l.place.Broadcast()
			l.mu.Unlock()
		}
		if err != nil {
			return err
		}
		n.taken++
		if err := n.tell(); err != nil {
			return err
		}
	}
}

// get reads a segment's data and checks it.
func (n *lane) get(to []byte, packed bool) error {
	var trailer, want [wire.LaneTrailer]byte
	sum := uint32(0)
	for rest := to; len(rest) > 0; {
		part := rest[:min(chunk, len(rest)):min(chunk, len(rest))]
		rest = rest[len(part):]
		come := part
		if packed {
			err := n.fill(n.word[:])
			if err == nil {
				come, err = n.packer.expect(part, n.word)
			}
			if err != nil {
				return err
			}
			sum = wire.AddSum(sum, n.word[:])
		}
		if err := n.fill(come); err != nil {
			return err
		}
		sum = wire.AddSum(sum, come)
		if len(come) < len(part) {
			if err := pack.Unpack(come, part); err != nil {
				return err
			}
		}
	}
	if _, err := io.ReadFull(n.conn, trailer[:]); err != nil {
		return err
	}
	if putSum(want[:], sum); trailer != want {
		return fmt.Errorf("%w: its data's sum is wrong", wire.ErrDamaged)
	}
	return nil
}

// fill reads as many bytes as there are, and says meanwhile that it does.
func (n *lane) fill(b []byte) error {
	for got := 0; ; {
		k, err := n.conn.Read(b[got:])
		if err != nil {
			return err
		}
		if got += k; got == len(b) {
			return nil
		}
		if err := n.sign(); err != nil {
			return err
		}
	}
}

func putSum(b []byte, sum uint32) {
	b[0], b[1], b[2], b[3] = byte(sum), byte(sum>>8), byte(sum>>16), byte(sum>>24)
}
