package link

import (
	"bytes"
	"encoding/binary"
	"io"
	"testing"
	"time"

	"ferry/wire"
)

// spoken is a connection on which the other end says what was prepared and then
// hangs up. What is sent to it is checked: it must be packets.
type spoken struct {
	t *testing.T
	bytes.Reader
	out []byte
}

func (s *spoken) Write(b []byte) (int, error) {
	s.out = append(s.out, b...)
	for len(s.out) >= wire.PacketHeader {
		p, err := wire.ParsePacket(s.out)
		if err != nil {
			s.t.Errorf("we sent a damaged packet: %v", err)
			return 0, err
		}
		if len(s.out) < wire.PacketHeader+int(p.Size) {
			break
		}
		s.out = s.out[wire.PacketHeader+int(p.Size):]
	}
	return len(b), nil
}
func (s *spoken) Shut()        { s.Reader.Reset(nil) }
func (s *spoken) Close() error { return nil }

// FuzzPeer lets a hostile peer speak over up to three connections: packets that
// are whole, with positions and acknowledgements at will, or any bytes. Whatever
// comes out of Read is the stream such a peer sent, every byte once and in
// order, and nothing is kept beyond a window. A connection carries up to 24
// packets, one of them large: what matters is how they follow each other.
func FuzzPeer(f *testing.F) {
	f.Add([]byte{1, 10, 0, 0, 1, 20, 0, 0, 2, 0, 0, 0})
	f.Add([]byte{1, 10, 0, 0, 1, 10, 5, 0, 0xff, 1, 200, 0, 0, 4, 0, 0, 0})
	f.Add([]byte{1, 10, 0, 3, 3, 0, 0, 0, 0xfe, 7, 1, 2, 3})
	reader := packetReader{New(0, nil).reader.buf, make([]byte, wire.MaxPacket)}
	packet, ring := make([]byte, wire.PacketHeader+64<<10), make([]byte, wire.Window)
	b := make([]byte, wire.MaxPacket)
	f.Fuzz(func(t *testing.T, tape []byte) {
		l := &Link{keep: time.Hour, ended: make(chan struct{}), reader: reader, writer: packetWriter{packet: packet}, out: sendBuffer{ring: ring}}
		l.changed.L = &l.mu
		defer settle(l)
		sent := uint64(0) // what we write, for it to acknowledge
		if len(tape) > 0 && tape[0]&1 != 0 {
			_, _ = l.Write(make([]byte, 1000))
			sent = 1000
		}
		for conns := 0; conns < 3 && len(tape) > 0; conns++ {
			var said []byte
			said, tape = speech(tape, l.Received(), sent)
			conn := &spoken{t: t}
			conn.Reset(said)
			if err := l.Adopt(conn, 0, func(uint64) error { return nil }); err != nil {
				return // it has acknowledged something: it cannot begin anew
			}
			hear(t, l, b)
		}
	})
}

// settle ends a link when nobody uses its buffers any more: the next has them.
func settle(l *Link) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.end(ErrClosed)
	for l.reading || l.writing {
		l.changed.Wait()
	}
}

// speech makes what is said over one connection from the tape: per packet kind,
// size, how far its position and its acknowledgement are off. The byte at
// position p of the stream is byte(p).
func speech(tape []byte, at, sent uint64) (said, rest []byte) {
	large := false
	for n := 0; n < 24 && len(tape) >= 4; n++ {
		kind, size, off, ack := tape[0], int(tape[1]), int8(tape[2]), uint64(tape[3])
		switch {
		case kind == 0xff:
			return said, tape[1:] // another connection
		case kind == 0xfe:
			return append(said, tape[1:]...), nil // no packets at all
		}
		if tape = tape[4:]; kind&0x80 != 0 && !large {
			large = true
			size *= 700
		}
		p := wire.Packet{Kind: wire.PacketKind(kind & 7), Acked: min(ack*8, sent)}
		if ack == 255 && len(tape) >= 8 {
			p.Acked, tape = binary.LittleEndian.Uint64(tape), tape[8:]
		}
		p.At = at + uint64(int64(off))
		var body []byte
		if p.Kind == wire.PacketData {
			p.Size = uint32(size)
			body = allBytes[byte(p.At):][:size]
		}
		p.Sum = wire.Sum(body)
		if kind&0x40 != 0 {
			p.Sum++
		}
		var head [wire.PacketHeader]byte
		p.Put(head[:])
		said = append(append(said, head[:]...), body...)
		if off == 0 {
			at += uint64(p.Size)
		}
	}
	return said, nil
}

// allBytes is a piece of the stream from a position that is a multiple of 256.
var allBytes = func() []byte {
	b := make([]byte, 256+255*700)
	for i := range b {
		b[i] = byte(i)
	}
	return b
}()

// hear reads until the connection is gone, little at a time and, of a large
// packet, much.
func hear(t *testing.T, l *Link, b []byte) {
	for {
		l.mu.Lock()
		there, from := l.conn != nil || l.in.at < len(l.in.queue), l.in.consumed
		over := l.goodbye || l.err != nil
		kept := len(l.in.queue) - l.in.at
		l.mu.Unlock()
		if kept > wire.Window {
			t.Fatalf("%d bytes are kept", kept)
		}
		if !there && !over {
			return
		}
		// Read waits if the connection goes before it has something: have that seen.
		l.mu.Lock()
		if l.in.at == len(l.in.queue) && l.conn != nil && !l.reading {
			l.readPacket(nil)
		}
		empty := l.in.at == len(l.in.queue)
		l.mu.Unlock()
		if empty && !over {
			continue
		}
		room := 300
		if kept > 4096 {
			room = min(kept, len(b))
		}
		n, err := l.Read(b[:room])
		for i := 0; i < n; {
			piece := allBytes[byte(from+uint64(i)):]
			piece = piece[:min(len(piece), n-i)]
			if !bytes.Equal(b[i:][:len(piece)], piece) {
				t.Fatalf("%d bytes from %d are others", len(piece), from+uint64(i))
			}
			i += len(piece)
		}
		if err != nil {
			if err != io.EOF && err != ErrClosed && n != 0 {
				t.Fatalf("%d bytes and %v", n, err)
			}
			return
		}
	}
}
