package link

import "ferry/wire"

// A sendBuffer is the retransmission buffer of a link: it keeps every byte from Write
// until the peer has acknowledged it, so that bytes can be sent again through another
// connection. Positions count the bytes of the stream from its beginning and only
// grow: acked <= sent <= written. Link.mu guards it; the bytes between acked and
// written may be read without mu, since nothing overwrites them.
type sendBuffer struct {
	ring     []byte // the byte at position p lies at p mod len(ring), which is a power of two up to wire.Window
	written  uint64 // by Write
	sent     uint64 // through the present connection, or known to have arrived through an older one
	acked    uint64 // by the peer
	mostSent uint64 // the largest value of sent
}

// minRing is the size of the buffer of a session that sends little, as most do: a whole
// window for each session would be most of the memory of a process that carries many.
const minRing = 64 << 10

// room is how many bytes may be added.
func (b *sendBuffer) room() uint64 { return wire.Window - (b.written - b.acked) }

// unsent reports whether there are bytes to be sent.
func (b *sendBuffer) unsent() bool { return b.sent < b.written }

// add copies as much of data as fits and returns how much that was.
func (b *sendBuffer) add(data []byte, most int) int {
	room := b.room()
	b.grow(b.written - b.acked + min(room, uint64(len(data))))
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

// markSent notes that n further bytes are being sent.
func (b *sendBuffer) markSent(n uint64) {
	b.sent += n
	b.mostSent = max(b.mostSent, b.sent)
}

// canResumeAt reports whether the peer may have received that many bytes: no fewer than
// it acknowledged, no more than were ever sent.
func (b *sendBuffer) canResumeAt(received uint64) bool {
	return received >= b.acked && received <= b.mostSent
}
