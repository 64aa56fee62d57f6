package wire

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Over a network each direction's frames are cut into packets, each of which carries its
// position in the byte stream. Positions only grow and outlive the connection: after a lost
// connection both ends go on from the last position received. See PROTOCOL.md, "Packets".

// PacketHeader is the size of a packet's header. MaxPacket bounds a packet's data. Window is
// how many bytes a sender may have sent, or hold ready, that the other end has not
// acknowledged: a receiver always has room for that many.
const (
	PacketHeader = 32
	MaxPacket    = 256 << 10
	Window       = 8 << 20
)

// A PacketKind says what a packet is for.
type PacketKind uint16

// The kinds of PROTOCOL.md.
const (
	PacketData    PacketKind = 1 // bytes of the stream
	PacketAck     PacketKind = 2 // only acknowledges
	PacketPing    PacketKind = 3 // asks for an acknowledgement
	PacketGoodbye PacketKind = 4 // ends the session; the other end answers with another one
)

// A Packet is a packet's header.
type Packet struct {
	Size  uint32 // bytes that follow; 0 for all but data
	Kind  PacketKind
	At    uint64 // position in the stream of the first byte that follows, or of the next to come
	Acked uint64 // the sender has received every byte of the other direction before this position
	Sum   uint32 // CRC-32C of the data
}

// ErrDamaged is returned for a packet that was changed on its way. Its connection cannot be
// used any longer; the session may go on over another one.
var ErrDamaged = errors.New("a damaged packet")

// Put writes the header to the start of b.
func (p Packet) Put(b []byte) {
	binary.LittleEndian.PutUint32(b, p.Size)
	binary.LittleEndian.PutUint16(b[4:], uint16(p.Kind))
	binary.LittleEndian.PutUint16(b[6:], 0)
	binary.LittleEndian.PutUint64(b[8:], p.At)
	binary.LittleEndian.PutUint64(b[16:], p.Acked)
	binary.LittleEndian.PutUint32(b[24:], p.Sum)
	binary.LittleEndian.PutUint32(b[28:], Sum(b[:28]))
}

// ParsePacket reads a header. Every error is an ErrDamaged.
func ParsePacket(b []byte) (Packet, error) {
	if len(b) < PacketHeader {
		return Packet{}, fmt.Errorf("%w: cut short", ErrDamaged)
	}
	if Sum(b[:28]) != binary.LittleEndian.Uint32(b[28:]) {
		return Packet{}, fmt.Errorf("%w: its header's sum is wrong", ErrDamaged)
	}
	p := Packet{
		Size: binary.LittleEndian.Uint32(b), Kind: PacketKind(binary.LittleEndian.Uint16(b[4:])),
		At: binary.LittleEndian.Uint64(b[8:]), Acked: binary.LittleEndian.Uint64(b[16:]),
		Sum: binary.LittleEndian.Uint32(b[24:]),
	}
	switch {
	case binary.LittleEndian.Uint16(b[6:]) != 0:
		return p, fmt.Errorf("%w: reserved bytes are not zero", ErrDamaged)
	case p.Kind < PacketData || p.Kind > PacketGoodbye:
		return p, fmt.Errorf("%w: of unknown kind %d", ErrDamaged, p.Kind)
	case p.Size > MaxPacket || (p.Size == 0) == (p.Kind == PacketData):
		return p, fmt.Errorf("%w: kind %d with %d bytes", ErrDamaged, p.Kind, p.Size)
	case p.At+uint64(p.Size) < p.At:
		return p, fmt.Errorf("%w: at an impossible position", ErrDamaged)
	}
	return p, nil
}
