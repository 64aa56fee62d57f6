package link

import "ferry/wire"

// A sendBuffer is the retransmission buffer of a link: it keeps every byte from Write
// until the peer has acknowledged it, so that bytes can be sent again through another
// connection. Positions count the bytes of the stream from its beginning and only
// grow: acked <= sent <= written. Link.mu guards it; the bytes of the packet that is
// being sent are read without mu, and nothing overwrites them before sendDone: the peer's
// acknowledgement may come before the call that wrote them has returned.
type sendBuffer struct {
	ring     []byte // the byte at position p lies at p mod len(ring), which is a power of two up to wire.Window
	written  uint64 // by Write
	sent     uint64 // through the present connection, or known to have arrived through an older one
	acked    uint64 // by the peer
	mostSent uint64 // the largest value of sent
	sending  uint64 // how many bytes before sent a goroutine is sending just now
}

// minRing is the size of the buffer of a session that sends little, as most do: a whole
// window for each session would be most of the memory of a process that carries many.
const minRing = 64 << 10

// kept is the position of the first byte that may not be overwritten.
func (b *sendBuffer) kept() uint64 { return min(b.acked, b.sent-b.sending) }

// room is how many bytes may be added.
func (b *sendBuffer) room() uint64 { return wire.Window - (b.written - b.kept()) }

// unsent reports whether there are bytes to be sent.
func (b *sendBuffer) unsent() bool { return b.sent < b.written }

// add copies as much of data as fits and returns how much that was.
func (b *sendBuffer) add(data []byte, most int) int {
	room := b.room()
	b.grow(b.written - b.kept() + min(room, uint64(len(data))))
	size := uint64(len(b.ring))
	at := b.written % size
	n := copy(b.ring[at:min(size, at+room)], data[:min(len(data), most)])
	b.written += uint64(n)
	return n
}

// grow makes room for that many bytes in all, at most a window. A goroutine that sends
// from the old ring may go on.
func (b *sendBuffer) grow(need uint64) {
	if need <= uint64(len(b.ring)) {
		return
	}
	size := uint64(max(len(b.ring), minRing))
	for size < need {
		size *= 2
	}
	ring := make([]byte, size)
	for p := b.acked; p < b.written; {
		from := p % uint64(len(b.ring))
		p += uint64(copy(ring[p%size:], b.ring[from:min(uint64(len(b.ring)), from+b.written-p)]))
	}
	b.ring = ring
}

// nextData is what the next packet carries, at most so much; nil for nothing.
func (b *sendBuffer) nextData(most uint64) []byte {
	n := min(b.written-b.sent, most)
	if n == 0 {
		return nil
	}
	size := uint64(len(b.ring))
	at := b.sent % size
	return b.ring[at:min(size, at+n)]
}

// markSent notes that n further bytes are being sent, until sendDone.
func (b *sendBuffer) markSent(n uint64) {
	b.sent, b.sending = b.sent+n, n
	b.mostSent = max(b.mostSent, b.sent)
}

// sendDone notes that no goroutine reads the ring any more.
func (b *sendBuffer) sendDone() { b.sending = 0 }

// canResumeAt reports whether the peer may have received that many bytes: no fewer than
// it acknowledged, no more than were ever sent.
func (b *sendBuffer) canResumeAt(received uint64) bool {
	return received >= b.acked && received <= b.mostSent
}

// copyFrom copies the bytes from a position that is kept to the end.
func (b *sendBuffer) copyFrom(p uint64) []byte {
	out := make([]byte, 0, b.written-p)
	for p < b.written {
		at := p % uint64(len(b.ring))
		n := min(uint64(len(b.ring))-at, b.written-p)
		out = append(out, b.ring[at:at+n]...)
		p += n
	}
	return out
}
