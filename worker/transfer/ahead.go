package transfer

import (
	"encoding/binary"
	"io"
)

// This file carries content of memory while the session runs. It comes between two streams of data, or before the first byte of the
// second.

// aheadHead is what stands before the content in a frame: the address.
const aheadHead = 8

// SendAhead sends content of memory.
func (t *Conn) SendAhead(addr uint64, data []byte) error {
	for len(data) > 0 {
		piece := data[:min(len(data), maxData)]
		body := append(binary.LittleEndian.AppendUint64(make([]byte, 0, aheadHead+len(piece)), addr), piece...)
		if err := t.send(kindAhead, body, nil); err != nil {
			return lost(err)
		}
		addr += uint64(len(piece))
		data = data[len(piece):]
	}
	return nil
}

// SendZeros says that memory is all zeros.
func (t *Conn) SendZeros(addr, size uint64) error {
	body := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, addr), size)
	if err := t.send(kindZeros, body, nil); err != nil {
		return lost(err)
	}
	return nil
}

// receiveAhead reads the body of a frame with content of memory, and hands it over.
func (t *Conn) receiveAhead(k Kind, n int) error {
	if n < aheadHead || k == kindZeros && n != 2*aheadHead {
		return ErrOrder
	}
	if cap(t.ahead) < n {
		t.ahead = make([]byte, n)
	}
	body := t.ahead[:n]
	if _, err := io.ReadFull(t.in, body); err != nil {
		return lost(err)
	}
	addr := binary.LittleEndian.Uint64(body)
	if k == kindZeros {
		return t.Ahead(addr, nil, binary.LittleEndian.Uint64(body[aheadHead:]))
	}
	return t.Ahead(addr, body[aheadHead:], 0)
}
