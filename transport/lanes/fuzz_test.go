package lanes

import (
	"bytes"
	"encoding/binary"
	"testing"
	"time"

	"ferry/wire"
)

// spokenLane is a lane on which the client says what was prepared and hangs up. What
// is sent to it must be counts that never go back and never run ahead.
type spokenLane struct {
	t *testing.T
	bytes.Reader
	segments, taken uint64 // whole ones it said; that it was told are taken
}

func (s *spokenLane) Write(b []byte) (int, error) {
	h, err := wire.ParseSegment(b)
	if err != nil || h.Kind != wire.SegmentTaken || h.At < s.taken || h.At > s.segments {
		s.t.Errorf("we said %+v, %v, after %d of %d", h, err, s.taken, s.segments)
	}
	s.taken = h.At
	return len(b), nil
}
func (s *spokenLane) Shut()        { s.Reader.Reset(nil) }
func (s *spokenLane) Close() error { return nil }

// laneSpeech makes what a client says on a lane from the tape: per header its kind,
// size, which payload and where, and whether its sums are right; or any bytes. A
// segment's data is byte(i). Payloads after the first would be waited for.
func laneSpeech(tape []byte) (said []byte, segments uint64) {
	for len(tape) >= 4 {
		kind, size, of, at := tape[0], int(tape[1]), uint64(tape[2]), uint64(tape[3])
		if kind == 0xff {
			return append(said, tape[1:]...), segments + uint64(len(tape)/wire.LaneHeader)
		}
		tape = tape[4:]
		h := wire.Segment{Kind: wire.SegmentKind(kind & 3), Size: uint32(size), Of: of % 2, At: at / 4 * wire.LanePiece}
		if at%4 == 3 && len(tape) >= 8 {
			h.At, tape = binary.LittleEndian.Uint64(tape), tape[8:]
		}
		if h.Kind == wire.SegmentTaken && kind&8 == 0 {
			h.Size, h.Of, h.At = 0, 0, at
		}
		if kind&0x10 != 0 {
			h.Size <<= 13 // beyond a piece
		}
		head := make([]byte, wire.LaneHeader)
		h.Put(head)
		if kind&0x20 != 0 {
			head[size%len(head)] ^= 1 + byte(of)
		}
		body := make([]byte, size)
		for i := range body {
			body[i] = byte(i)
		}
		sum := wire.Sum(body)
		if kind&0x40 != 0 {
			sum++
		}
		said = append(said, head...)
		if h.Kind == wire.SegmentData {
			said = append(binary.LittleEndian.AppendUint32(append(said, body...), sum), tape[:min(len(tape), int(kind>>7))]...)
		}
		segments++
	}
	return said, segments
}

// FuzzLanes lets a hostile client speak on a lane either way. To the worker: what
// arrives is what was sent, whole, or nothing; what there was no room for is written
// nowhere. To the client: every segment is let go of once, in order, and never more
// than there were.
func FuzzLanes(f *testing.F) {
	f.Add(byte(0), []byte{1, 200, 1, 0})
	f.Add(byte(0), []byte{1, 200, 0, 0, 0x41, 200, 1, 0, 1, 200, 1, 0})
	f.Add(byte(0), []byte{1, 200, 1, 3, 0, 0, 0x10, 0, 0, 0, 0, 0})
	f.Add(byte(0), []byte{1, 199, 1, 0, 0xff, 1, 2, 3})
	f.Add(byte(1), []byte{2, 0, 0, 1, 2, 0, 0, 3, 2, 0, 0, 3, 2, 0, 0, 2})
	f.Add(byte(1), []byte{2, 0, 0, 9})
	f.Fuzz(func(t *testing.T, way byte, tape []byte) {
		said, segments := laneSpeech(tape)
		conn := &spokenLane{t: t, segments: segments}
		conn.Reset(said)
		l := New(time.Hour, nil)
		n := &lane{id: 1, conn: conn, done: make(chan struct{}), acks: time.Now()}
		if way&1 == 0 {
			hearData(t, l, n)
		} else {
			hearTaken(t, l, n)
		}
	})
}

func hearData(t *testing.T, l *Lanes, n *lane) {
	const size = 200
	in, err := l.Receive(1, size)
	if err != nil {
		t.Fatal(err)
	}
	room := bytes.Repeat([]byte{0xee}, 2*size)
	in.Offer(room[:size:size])
	if err := l.readSegments(n); err == nil {
		t.Fatal("a connection without an end")
	}
	if in.Arrived() {
		for i, b := range room[:size] {
			if b != byte(i) {
				t.Fatalf("byte %d is %#x", i, b)
			}
		}
	}
	in.End()
	for i, b := range room[size:] {
		if b != 0xee {
			t.Fatalf("byte %d behind the room was written", i)
		}
	}
}

func hearTaken(t *testing.T, l *Lanes, n *lane) {
	var order []int
	for i := range 4 {
		n.sent = append(n.sent, &outgoing{done: func() { order = append(order, i) }})
	}
	l.unsent = len(n.sent)
	if err := l.readAcks(n); err == nil {
		t.Fatal("a connection without an end")
	}
	if len(order)+len(n.sent) != 4 || l.unsent != len(n.sent) || n.acked != uint64(len(order)) {
		t.Fatalf("%v let go of, %d left, %d counted", order, len(n.sent), l.unsent)
	}
	for i, k := range order {
		if i != k {
			t.Fatalf("let go of in the order %v", order)
		}
	}
}
