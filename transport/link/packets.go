package link

import (
	"bufio"
	"fmt"
	"io"

	"ferry/wire"
)

const (
	// smallData is the most data of a packet that is copied behind its header where the
	// connection can write two buffers at once: sending two buffers costs as much as
	// copying a few thousand bytes.
	smallData = 8 << 10
	// maxCopied is the same where it cannot: two writes cost more, above all through
	// TLS.
	maxCopied = 64 << 10
)

// A packetReader reads packets off a connection. It belongs to the goroutine that has
// the role of the reader.
type packetReader struct {
	buf     *bufio.Reader
	scratch []byte // for data that does not fit the caller's buffer
}

// nextPacket reads a packet and verifies its checksum. Its data lies in b if it fits.
func (r *packetReader) nextPacket(b []byte) (wire.Packet, []byte, error) {
	var head [wire.PacketHeader]byte
	if _, err := io.ReadFull(r.buf, head[:]); err != nil {
		return wire.Packet{}, nil, err
	}
	p, err := wire.ParsePacket(head[:])
	if err != nil {
		return p, nil, err
	}
	body := b
	if int(p.Size) > len(b) {
		if r.scratch == nil {
			r.scratch = make([]byte, wire.MaxPacket)
		}
		body = r.scratch
	}
	body = body[:p.Size]
	if _, err := io.ReadFull(r.buf, body); err != nil {
		return p, nil, err
	}
	if wire.Sum(body) != p.Sum && p.Size > 0 {
		return p, nil, fmt.Errorf("%w: its data's sum is wrong", wire.ErrDamaged)
	}
	return p, body, nil
}

// A packetWriter writes packets to a connection. It belongs to the goroutine that has
// the role of the writer; largest is guarded by Link.mu.
type packetWriter struct {
	packet  []byte
	parts   [][]byte
	largest uint64 // most data of the next packet
}

// firstPacket is the most data of the first packet on a new connection. It doubles with
// every packet: the last connection may have broken under large ones.
const firstPacket = wire.MaxPacket / 32

// sendPacket writes one packet. data is part of the retransmission buffer, which nothing
// overwrites before sendDone.
func (w *packetWriter) sendPacket(conn Conn, p wire.Packet, data []byte) error {
	if len(data) > 0 {
		p.Sum = wire.Sum(data)
	}
	c, gathers := conn.(partsWriter)
	n := wire.PacketHeader + len(data)
	if !gathers && n > len(w.packet) && n <= wire.PacketHeader+maxCopied {
		w.packet = make([]byte, wire.PacketHeader+maxCopied)
	}
	p.Put(w.packet)
	if n <= len(w.packet) {
		copy(w.packet[wire.PacketHeader:], data)
		_, err := conn.Write(w.packet[:n])
		return err
	}
	if gathers {
		w.parts = append(w.parts[:0], w.packet[:wire.PacketHeader], data)
		return c.WriteParts(w.parts)
	}
	if _, err := conn.Write(w.packet[:wire.PacketHeader]); err != nil {
		return err
	}
	_, err := conn.Write(data)
	return err
}
