package lanes

import (
	"errors"
	"fmt"
	"io"
	"time"

	"ferry/transport/pack"
	"ferry/wire"
)

// This file reads segments off a lane that brings data from the client.

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

// putSum writes a checksum as segments carry it.
func putSum(b []byte, sum uint32) {
	b[0], b[1], b[2], b[3] = byte(sum), byte(sum>>8), byte(sum>>16), byte(sum>>24)
}
