package wire

import (
	"errors"
	"testing"
)

// TestSegmentBounds: the header of a segment that no correct end sends is refused, although its sum
// is right.
func TestSegmentBounds(t *testing.T) {
	data := Segment{Kind: SegmentData, Of: 1, Size: LanePiece, At: LanePiece}
	change := func(edit func(*Segment)) Segment { s := data; edit(&s); return s }
	for name, c := range map[string]struct {
		Segment
		fine bool
	}{
		"whole":        {data, true},
		"taken":        {Segment{Kind: SegmentTaken, At: 7}, true},
		"empty":        {change(func(s *Segment) { s.Size = 0 }), false},
		"too large":    {change(func(s *Segment) { s.Size = LanePiece + 1 }), false},
		"huge":         {change(func(s *Segment) { s.Size = 1<<32 - 1 }), false},
		"between":      {change(func(s *Segment) { s.At++ }), false},
		"wraps around": {change(func(s *Segment) { s.At = 1<<64 - LanePiece }), false},
		"unknown kind": {change(func(s *Segment) { s.Kind = 3 }), false},
		"taken, data":  {change(func(s *Segment) { s.Kind = SegmentTaken }), false},
	} {
		var b [LaneHeader]byte
		c.Put(b[:])
		if s, err := ParseSegment(b[:]); (err == nil) != c.fine || err != nil && !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %+v, %v", name, s, err)
		}
	}
}
