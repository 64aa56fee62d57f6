package wire

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"
)

func TestSegmentTravels(t *testing.T) {
	var b [LaneHeader]byte
	for _, want := range []Segment{
		{Kind: SegmentData, Size: 1, Of: 1},
		{Kind: SegmentData, Size: LanePiece, Of: 1<<64 - 1, At: 7 * LanePiece},
		{Kind: SegmentData, Size: 77, Of: 3, At: LanePiece, Packed: true},
		{Kind: SegmentTaken, At: 12345},
	} {
		want.Put(b[:])
		if got, err := ParseSegment(b[:]); err != nil || got != want {
			t.Errorf("%+v became %+v, %v", want, got, err)
		}
		for i := range b { // any bit that changes is noticed
			b[i] ^= 0x10
			if _, err := ParseSegment(b[:]); !errors.Is(err, ErrDamaged) {
				t.Errorf("byte %d changed: %v", i, err)
			}
			b[i] ^= 0x10
		}
	}
	if _, err := ParseSegment(b[:LaneHeader-1]); !errors.Is(err, ErrDamaged) {
		t.Error("a short one was taken")
	}
}

func TestHelloOfLane(t *testing.T) {
	h := NewHello("p", 1)
	h.Packets, h.Resume, h.Session, h.Lane, h.Capabilities = true, true, 5, 16, LanePacks|LaneAlways
	got, _, err := ReadHello(bytes.NewReader(h.Append(nil)))
	if err != nil || got.Lane != 16 || got.Received != 0 || got.Session != 5 || !got.Lane.Down() || got.Capabilities != h.Capabilities || got.Base != 0 {
		t.Errorf("%+v, %v", got, err)
	}
	for name, spoil := range map[string]func(*Hello){
		"no such lane":    func(h *Hello) { h.Lane = 2*MaxLanes + 1 },
		"without session": func(h *Hello) { h.Resume = false },
	} {
		bad := h
		spoil(&bad)
		_, _, err := ReadHello(bytes.NewReader(bad.Append(nil)))
		if refused, ok := errors.AsType[*RefusedError](err); !ok || refused.Status != StatusMalformed {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzSegment(f *testing.F) {
	for _, s := range []Segment{{Kind: SegmentData, Size: 5, Of: 1, At: LanePiece}, {Kind: SegmentData, Size: 5, Of: 1, Packed: true}, {Kind: SegmentTaken, At: 9}} {
		b := make([]byte, LaneHeader)
		s.Put(b)
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) >= LaneHeader { // past the sum, or nothing but that would be tried
			b = bytes.Clone(b)
			binary.LittleEndian.PutUint32(b[28:], Sum(b[:28]))
		}
		s, err := ParseSegment(b)
		if err != nil {
			return
		}
		if s.Kind == SegmentData && (s.Size == 0 || s.Size > LanePiece || s.At%LanePiece != 0 || s.At+uint64(s.Size) < s.At) {
			t.Errorf("%+v was believed", s)
		}
		again := make([]byte, LaneHeader)
		if s.Put(again); !bytes.Equal(again, b[:LaneHeader]) {
			t.Errorf("%x became %x", b, again)
		}
	})
}
