package lanes

import (
	"errors"
	"fmt"
	"io"
	"time"

	"ferry/transport/pack"
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

// repeatAckEvery is how often an acknowledgement is repeated: while data has to wait
// for a buffer, or is read slowly because of a bandwidth limit. A client that hears
// nothing takes the lane for dead. A worker that waits for bytes repeats nothing,
// since the bytes may be lost.
const repeatAckEvery = 250 * time.Millisecond

// repeatAck acknowledges again what was received, if the last time is long ago.
func (n *lane) repeatAck() error {
	if time.Since(n.acks) < repeatAckEvery {
		return nil
	}
	return n.sendAck()
}

// sendAck tells the client how many segments were received.
func (n *lane) sendAck() error {
	var head [wire.LaneHeader]byte
	wire.Segment{Kind: wire.SegmentTaken, At: n.taken}.Put(head[:])
	n.acks = time.Now()
	_, err := n.conn.Write(head[:])
	return err
}

// readSegments receives segments until the connection fails.
func (l *Lanes) readSegments(n *lane) error {
	var sink []byte
	for {
		if _, err := io.ReadFull(n.conn, n.head[:]); err != nil {
			return err
		}
		s, err := wire.ParseSegment(n.head[:])
		if err != nil || s.Kind != wire.SegmentData || s.Packed && n.packer.agreed&wire.LanePacks == 0 {
			return errors.Join(err, wire.ErrDamaged)
		}
		l.mu.Lock()
		in, index, err := l.findPlace(n, s)
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
		err = n.readData(to, s.Packed)
		if in != nil {
			l.mu.Lock()
			// The piece is still there: Next and End leave one that is being filled.
			p := &in.pieces[index-in.first]
			p.state = roomFull
			if err != nil {
				p.state = roomEmpty
			}
			if index == in.first || l.in != in {
				l.filled.Signal() // only the command loop waits
			}
			l.place.Broadcast()
			l.mu.Unlock()
		}
		if err != nil {
			return err
		}
		n.taken++
		if err := n.sendAck(); err != nil {
			return err
		}
	}
}

// readData reads the data of a segment and verifies its checksum.
func (n *lane) readData(to []byte, packed bool) error {
	var trailer, want [wire.LaneTrailer]byte
	sum := uint32(0)
	for rest := to; len(rest) > 0; {
		part := rest[:min(chunkSize, len(rest)):min(chunkSize, len(rest))]
		rest = rest[len(part):]
		come := part
		if packed {
			err := n.readFull(n.word[:])
			if err == nil {
				come, err = n.packer.expectChunk(part, n.word)
			}
			if err != nil {
				return err
			}
			sum = wire.AddSum(sum, n.word[:])
		}
		if err := n.readFull(come); err != nil {
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

// readFull fills b, and repeats the acknowledgement meanwhile.
func (n *lane) readFull(b []byte) error {
	for got := 0; ; {
		k, err := n.conn.Read(b[got:])
		if err != nil {
			return err
		}
		if got += k; got == len(b) {
			return nil
		}
		if err := n.repeatAck(); err != nil {
			return err
		}
	}
}

func putSum(b []byte, sum uint32) {
	b[0], b[1], b[2], b[3] = byte(sum), byte(sum>>8), byte(sum>>16), byte(sum>>24)
}
