package link

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"ferry/wire"
)

// TestSendBuffer: whatever is added, sent, acknowledged and sent again, the buffer
// gives back the bytes of the stream, and it never holds more than a window.
func TestSendBuffer(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	stream := make([]byte, 4*wire.Window)
	_, _ = rand.NewChaCha8([32]byte{1}).Read(stream)
	var b sendBuffer
	for b.written < uint64(len(stream)) {
		switch rnd.IntN(4) {
		case 0, 1:
			b.add(stream[b.written:min(uint64(len(stream)), b.written+rnd.Uint64N(wire.Window/4))], writeChunk)
		case 2:
			from := b.sent
			data := b.nextData(wire.MaxPacket)
			if !bytes.Equal(data, stream[from:][:len(data)]) {
				t.Fatalf("other bytes at %d", from)
			}
			b.markSent(uint64(len(data)))
			b.sendDone()
		default:
			b.acked += rnd.Uint64N(b.sent - b.acked + 1)
			if rnd.IntN(8) == 0 { // another connection
				b.sent = b.acked
			}
		}
		if b.written-b.acked > wire.Window || len(b.ring) > wire.Window {
			t.Fatalf("%d bytes are kept in %d", b.written-b.acked, len(b.ring))
		}
	}
	if !b.canResumeAt(b.acked) || !b.canResumeAt(b.mostSent) || b.canResumeAt(b.mostSent+1) || b.acked > 0 && b.canResumeAt(b.acked-1) {
		t.Error("a peer may resume where it cannot be, or not where it can")
	}
}

// TestSendBufferWhileSending: what is being sent stays as it is, although the peer has
// acknowledged it already, and is free once it has been sent.
func TestSendBufferWhileSending(t *testing.T) {
	var b sendBuffer
	first := bytes.Repeat([]byte{1}, minRing)
	b.add(first, writeChunk)
	data := b.nextData(wire.MaxPacket)
	b.markSent(uint64(len(data)))
	b.acked = b.sent
	for b.add(bytes.Repeat([]byte{2}, writeChunk), writeChunk) > 0 {
	}
	if !bytes.Equal(data, first) {
		t.Error("overwritten while it was being sent")
	}
	if held := b.written - b.acked; held != wire.Window-uint64(len(data)) {
		t.Errorf("%d bytes fit beside %d", held, len(data))
	}
	b.sendDone()
	if room := b.room(); room != uint64(len(data)) {
		t.Errorf("room for %d", room)
	}
}
