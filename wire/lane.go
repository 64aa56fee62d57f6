package wire

import (
	"encoding/binary"
	"fmt"
)

// Large data may travel over further connections of the session, called lanes, instead of in
// packets. See PROTOCOL.md, "Lanes".

// A lane carries segments: a header, up to LanePiece bytes, and their sum. A segment begins at
// a multiple of LanePiece within its payload and has LanePiece bytes, except the last one.
const (
	LaneHeader  = 32
	LanePiece   = 1 << 20
	LaneTrailer = 4
)

// A packed segment carries its data in chunks of LaneChunk bytes, except the last one. A word
// before each chunk says how many bytes follow: fewer than the chunk has, an LZ4 block; or with
// LaneStored, the chunk itself. The sum covers words and chunks.
const (
	LaneChunk  = 128 << 10
	LaneWord   = 4
	LaneStored = 1 << 31
)

// LaneCapabilities are what both ends of a lane agree on: the client asks in its Hello, and
// the Welcome says which of them the server has. Both ends ignore unknown bits.
type LaneCapabilities uint64

// The capabilities of PROTOCOL.md.
const (
	LanePacks  LaneCapabilities = 1 // segments may be packed (compressed)
	LaneAlways LaneCapabilities = 2 // Hello: the client packs on any link, as long as packing makes segments smaller
	LaneDirect LaneCapabilities = 4 // Welcome: there is no proxy between client and server
	LaneNear   LaneCapabilities = 8 // Welcome of an agent: the server's machine answers it within half a millisecond
)

// MaxLanes is how many lanes a session may have in each direction.
const MaxLanes = 8

// A LaneID names a lane of a session: 1 to MaxLanes carry data to the worker, the next
// MaxLanes to the client. 0 is none.
type LaneID uint64

// Down reports whether a lane carries data to the client.
func (id LaneID) Down() bool { return id > MaxLanes }

// Valid reports whether the number names a lane.
func (id LaneID) Valid() bool { return id >= 1 && id <= 2*MaxLanes }

// A SegmentKind says what a lane's header is for.
type SegmentKind uint16

// The kinds of PROTOCOL.md.
const (
	SegmentData  SegmentKind = 1 // a segment follows
	SegmentTaken SegmentKind = 2 // in the other direction: how many segments of this connection the receiver has processed
)

// A Segment is the header of a segment.
type Segment struct {
	Size uint32 // bytes of data that follow, before their sum
	Kind SegmentKind
	Of   uint64 // number of the payload, or call, it belongs to
	At   uint64 // offset in the payload; for SegmentTaken the number of segments

	Packed bool // Size counts the unpacked data
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

// PortOpensLanes is the Port of a client at a Unix socket, which has none, that opens lanes at an agent
// if that says so in its Welcome. Servers do not read it.
const PortOpensLanes = 1
