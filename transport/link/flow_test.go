package link

import (
	"bytes"
	"io"
	"testing"

	"ferry/wire"
)

// counted counts packets, and tells what has come.
type counted struct {
	tcp
	packets int
	ready   func() bool
}

func (c *counted) Write(b []byte) (int, error) {
	c.packets++
	return c.tcp.Write(b)
}

func (c *counted) WriteParts(parts [][]byte) error {
	c.packets++
	for _, p := range parts {
		if _, err := c.tcp.Write(p); err != nil {
			return err
		}
	}
	return nil
}

func (c *counted) Readable() bool { return c.ready != nil && c.ready() }

// TestParts: what belongs together travels in one packet, as far as one goes, small or large.
func TestParts(t *testing.T) {
	w := newWires(t)
	x, y := w.pair()
	conn := &counted{tcp: tcp{y}}
	a, b := New(0, nil), New(0, nil)
	if err := b.Adopt(conn, 0, noGreeting); err != nil {
		t.Fatal(err)
	}
	if err := a.Adopt(tcp{x}, 0, noGreeting); err != nil {
		t.Fatal(err)
	}
	defer a.HangUp(0)
	defer b.HangUp(0)
	for _, size := range []int{8, smallData, smallData + 1, writeChunk - 40} {
		data := bytes.Repeat([]byte{1, 2, 3, 4}, size/4+1)[:size]
		b.mu.Lock()
		for b.writing || b.due != 0 { // the acknowledgement that every connection begins with
			b.changed.Wait()
		}
		b.writer.largest, conn.packets = wire.MaxPacket, 0
		b.mu.Unlock()
		if err := b.WriteParts([][]byte{[]byte("head"), data, []byte("tail")}); err != nil {
			t.Fatal(err)
		}
		b.mu.Lock()
		if conn.packets != 1 && b.out.written%uint64(len(b.out.ring)) >= uint64(size) { // not around the ring's end
			t.Errorf("%d bytes in three parts: %d packets", size, conn.packets)
		}
		b.mu.Unlock()
		got := make([]byte, size+8)
		if _, err := io.ReadFull(a, got); err != nil || string(got[:4]) != "head" || !bytes.Equal(got[4:4+size], data) || string(got[4+size:]) != "tail" {
			t.Fatalf("%d bytes did not come through: %v", size, err)
		}
	}
}

// TestPending: a link says what Read would find, without waiting.
func TestPending(t *testing.T) {
	w := newWires(t)
	x, y := w.pair()
	conn := &counted{tcp: tcp{y}}
	a, b := New(0, nil), New(0, nil)
	if b.Pending() {
		t.Error("pending without a connection")
	}
	if err := b.Adopt(conn, 0, noGreeting); err != nil {
		t.Fatal(err)
	}
	if b.Pending() {
		t.Error("pending, and nothing has come")
	}
	conn.ready = func() bool { return true }
	if !b.Pending() {
		t.Error("not pending, though the connection has something")
	}
	conn.ready = nil
	if err := a.Adopt(tcp{x}, 0, noGreeting); err != nil {
		t.Fatal(err)
	}
	if _, err := a.Write([]byte("abc")); err != nil {
		t.Fatal(err)
	}
	for range 2 { // an acknowledgement and the data, in either order: somebody reads for the reader
		if !b.PumpPacket() {
			t.Fatal("nothing to pump")
		}
		b.mu.Lock()
		came := len(b.in.queue) > 0
		b.mu.Unlock()
		if came {
			break
		}
	}
	if !b.Pending() {
		t.Error("not pending, though something is queued")
	}
	rests := 0
	b.OnIdle(func() { rests++ })
	got := make([]byte, 3)
	if _, err := io.ReadFull(b, got); err != nil || string(got) != "abc" || rests != 0 {
		t.Fatalf("%q, %v; rested %d times with something there", got, err, rests)
	}
	b.OnIdle(func() { // nothing is there: before it sleeps
		rests++
		if rests == 1 { // a packet comes that brings nothing to read
			b.mu.Lock()
			before := b.heard
			conn.ready = func() bool { return b.heard == before }
			b.mu.Unlock()
			a.Ping()
			return
		}
		if _, err := a.Write([]byte("d")); err != nil {
			t.Error(err)
		}
	})
	if _, err := io.ReadFull(b, got[:1]); err != nil || got[0] != 'd' || rests != 2 {
		t.Fatalf("%q, %v; rested %d times, want 2", got[:1], err, rests)
	}
	a.HangUp(0)
	b.End(io.EOF)
	if !b.Pending() {
		t.Error("not pending, though the link has ended")
	}
}
