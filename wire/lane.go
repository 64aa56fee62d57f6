package wire

import (
	"encoding/binary"
	"fmt"
)

// Large data may travel beside the packets, over further connections of the
// session: lanes. See PROTOCOL.md, "Lanes".

// A lane carries segments: a header, up to LanePiece bytes, and their sum. A
// segment begins at a multiple of LanePiece of what it is a part of and is whole
// but for the last.
const (
	LaneHeader  = 32
	LanePiece   = 1 << 20
	LaneTrailer = 4
)

// A packed segment carries its data in chunks of LaneChunk bytes, but for the last.
// A word before each says how many bytes follow: fewer than the chunk has, an LZ4
// block; or with LaneStored, the chunk as it is. The sum is of all that.
const (
	LaneChunk  = 128 << 10
	LaneWord   = 4
	LaneStored = 1 << 31
)

// LaneTerms are what both ends of a lane agree on: the client asks in its Hello,
// the Welcome says what of it the server can do, and what it knows. Unknown bits
// mean nothing to either.
type LaneTerms uint64

// The terms of PROTOCOL.md.
const (
	LanePacks  LaneTerms = 1 // segments may be packed
	LaneAlways LaneTerms = 2 // Hello: and are, as long as that makes them smaller, on any link
	LaneDirect LaneTerms = 4 // Welcome: nobody stands between client and server
)

// MaxLanes is how many connections a session may have each way beside its first.
const MaxLanes = 8

// A LaneID names a lane of a session: 1 to MaxLanes carry data to the worker, the
// next MaxLanes to the client. 0 is none.
type LaneID uint64

// Down tells lanes that carry data to the client.
func (id LaneID) Down() bool { return id > MaxLanes }

// Valid says whether there is such a lane.
func (id LaneID) Valid() bool { return id >= 1 && id <= 2*MaxLanes }

// A SegmentKind says what a lane's header is for.
type SegmentKind uint16

// The kinds of PROTOCOL.md.
const (
	SegmentData  SegmentKind = 1 // a segment follows
	SegmentTaken SegmentKind = 2 // the other way: how many segments of this connection were taken
)

// A Segment is the header of what travels on a lane.
type Segment struct {
	Size uint32 // bytes of data that follow, before their sum
	Kind SegmentKind
	Of   uint64 // which payload, or call, it is a part of
	At   uint64 // where in that; of SegmentTaken the number

	Packed bool // Size is that of the data, not of what travels
}

const flagPacked = 1 << 0

// Put writes the header to the start of b.
func (s Segment) Put(b []byte) {
	clear(b[:LaneHeader])
	binary.LittleEndian.PutUint32(b, s.Size)
	binary.LittleEndian.PutUint16(b[4:], uint16(s.Kind))
	if s.Packed {
		binary.LittleEndian.PutUint16(b[6:], flagPacked)
	}
	binary.LittleEndian.PutUint64(b[8:], s.Of)
	binary.LittleEndian.PutUint64(b[16:], s.At)
	binary.LittleEndian.PutUint32(b[28:], Sum(b[:28]))
}

// ParseSegment reads a header. Every error is an ErrDamaged.
func ParseSegment(b []byte) (Segment, error) {
	if len(b) < LaneHeader {
		return Segment{}, fmt.Errorf("%w: cut short", ErrDamaged)
	}
	if Sum(b[:28]) != binary.LittleEndian.Uint32(b[28:]) {
		return Segment{}, fmt.Errorf("%w: its header's sum is wrong", ErrDamaged)
	}
	s := Segment{
		Size: binary.LittleEndian.Uint32(b), Kind: SegmentKind(binary.LittleEndian.Uint16(b[4:])),
		Of: binary.LittleEndian.Uint64(b[8:]), At: binary.LittleEndian.Uint64(b[16:]),
	}
	flags := binary.LittleEndian.Uint16(b[6:])
	s.Packed = flags&flagPacked != 0
	data := s.Kind == SegmentData
	switch {
	case flags&^flagPacked != 0 || binary.LittleEndian.Uint32(b[24:]) != 0:
		return s, fmt.Errorf("%w: reserved bytes are not zero", ErrDamaged)
	case !data && s.Kind != SegmentTaken:
		return s, fmt.Errorf("%w: of unknown kind %d", ErrDamaged, s.Kind)
	case data && (s.Size == 0 || s.Size > LanePiece || s.At%LanePiece != 0 || s.At+uint64(s.Size) < s.At):
		return s, fmt.Errorf("%w: %d bytes at %#x", ErrDamaged, s.Size, s.At)
	case !data && (s.Size != 0 || s.Of != 0 || s.Packed):
		return s, fmt.Errorf("%w: taken, with data", ErrDamaged)
	}
	return s, nil
}
