package lanes

import (
	"fmt"
	"io"
	"time"

	"ferry/wire"
)

// This file is the data that lanes carry to the client.

// Carries reports whether there is a lane to the client.
func (l *Lanes) Carries() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	for id := wire.LaneID(wire.MaxLanes + 1); id <= 2*wire.MaxLanes; id++ {
		if l.lanes[id] != nil {
			return true
		}
	}
	return false
}

// Send has a segment of the data of a call carried to the client. data must stay as it
// is until done is called, on any goroutine, with a lock held: done must not call
// back. Send waits while too many segments are unacknowledged.
func (l *Lanes) Send(of, at uint64, data []byte, done func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.unsent >= maxUnsent && !l.closed {
		l.fewer.Wait()
	}
	if l.closed {
		done()
		return
	}
	l.unsent++
	l.out = append(l.out, &outgoing{wire.Segment{Size: uint32(len(data)), Kind: wire.SegmentData, Of: of, At: at}, data, done})
	l.more.Signal()
}

// writeSegments writes segments to a lane until it is shut.
func (l *Lanes) writeSegments(n *lane) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for !n.shut {
		if len(l.out) == 0 {
			l.more.Wait()
			continue
		}
		o := l.out[0]
		l.out[0] = nil
		l.out = l.out[1:]
		n.sent = append(n.sent, o)
		o.Packed = n.packer.shouldCompress(len(o.data), func() bool { return l.networkIsSlow(n) })
		l.mu.Unlock()
		err := n.writeSegment(o)
		l.mu.Lock()
		if err != nil {
			break
		}
	}
	l.leaveLane(n)
}

// chunkSize is how much is summed, and then sent or received, at a time: it is still in
// the cache of the processor.
const chunkSize = wire.LaneChunk

// writeSegment writes the header, the data and the checksum of a segment.
func (n *lane) writeSegment(o *outgoing) error {
	o.Put(n.head[:])
	parts := append(n.parts[:0], n.head[:])
	sum := uint32(0)
	for rest := o.data; len(rest) > 0; {
		part := rest[:min(chunkSize, len(rest))]
		rest = rest[len(part):]
		if o.Packed {
			part = n.packer.compressChunk(part, &n.word)
			sum = wire.AddSum(sum, n.word[:])
			parts = append(parts, n.word[:])
		}
		sum = wire.AddSum(sum, part)
		if parts = append(parts, part); len(rest) == 0 {
			putSum(n.trailer[:], sum)
			parts = append(parts, n.trailer[:])
		}
		if err := n.writeParts(parts); err != nil {
			return err
		}
		parts = parts[:0]
	}
	return nil
}

// writeParts writes buffers, in one call where the connection can.
func (n *lane) writeParts(parts [][]byte) error {
	if c, ok := n.conn.(partsWriter); ok {
		return c.WriteParts(parts)
	}
	for _, p := range parts {
		if _, err := n.conn.Write(p); err != nil {
			return err
		}
	}
	return nil
}

// readAcks reads the acknowledgements of the client.
func (l *Lanes) readAcks(n *lane) error {
	var head [wire.LaneHeader]byte
	for {
		if _, err := io.ReadFull(n.conn, head[:]); err != nil {
			return err
		}
		s, err := wire.ParseSegment(head[:])
		if err != nil {
			return err
		}
		l.mu.Lock()
		if s.Kind != wire.SegmentTaken || s.At < n.acked || s.At-n.acked > uint64(len(n.sent)) {
			l.mu.Unlock()
			return fmt.Errorf("%w: it has taken what was not sent", wire.ErrDamaged)
		}
		k := int(s.At - n.acked)
		n.acked = s.At
		for _, o := range n.sent[:k] {
			o.done()
		}
		clear(n.sent[:k])
		n.sent = n.sent[k:]
		l.unsent -= k
		l.fewer.Broadcast()
		l.mu.Unlock()
	}
}

// behindProxy is how much longer a lane may make no progress where the kernel does not say what has arrived of
// a segment, because a proxy is between: there only whole segments count, which take long on a slow network.
const behindProxy = 8

// watchProgress gives a lane up on which nothing arrives for as long as stallLimit.
func (l *Lanes) watchProgress(n *lane) {
	tick := time.NewTicker(max(l.stallLimit/4, time.Millisecond))
	defer tick.Stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	var acked, last uint64
	for since := time.Now(); !n.shut; {
		l.mu.Unlock()
		select {
		case <-tick.C:
		case <-n.done:
		}
		arrived, limit := uint64(0), l.stallLimit // at the client's kernel, where that is known
		if c, ok := n.conn.(ackCounter); ok {
			if arrived = c.Acked(); arrived == 0 {
				limit *= behindProxy
			}
		}
		l.mu.Lock()
		if arrived != acked || n.acked != last || len(n.sent) == 0 {
			acked, last, since = arrived, n.acked, time.Now()
		}
		if time.Since(since) > limit {
			break
		}
	}
	l.leaveLane(n)
}
