package worker

import (
	"errors"
	"io"
	"net"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// rawClient sends frames as they are, after a handshake.
type rawClient struct {
	t    *testing.T
	conn net.Conn
}

func newRawClient(t *testing.T, conn net.Conn) rawClient {
	t.Helper()
	hello := wire.NewHello("raw", 1)
	hello.Base, hello.Size = testBase, testSize
	if _, err := wire.ClientHandshake(conn, hello, nil); err != nil {
		t.Fatal(err)
	}
	return rawClient{t, conn}
}

func (c rawClient) send(op wire.Op, id uint32, payload []byte) {
	c.t.Helper()
	h := wire.Header{Size: uint32(wire.HeaderSize + len(payload)), Op: uint16(op), ID: id}
	b := make([]byte, wire.HeaderSize, wire.HeaderSize+len(payload))
	h.Put(b)
	if _, err := c.conn.Write(append(b, payload...)); err != nil {
		c.t.Fatal(err)
	}
}

func (c rawClient) reply(id uint32) wire.Reply {
	c.t.Helper()
	head := make([]byte, wire.HeaderSize)
	if _, err := io.ReadFull(c.conn, head); err != nil {
		c.t.Fatal(err)
	}
	h, err := wire.ParseHeader(head)
	if err != nil || h.Op != wire.AnsReply || h.ID != id {
		c.t.Fatalf("%+v, %v, want the reply to call %d", h, err, id)
	}
	body := make([]byte, h.Size-wire.HeaderSize)
	if _, err := io.ReadFull(c.conn, body); err != nil {
		c.t.Fatal(err)
	}
	fixed, _, err := wire.ParseReply(body)
	if err != nil {
		c.t.Fatal(err)
	}
	return fixed
}

// A newer client that sends what the session lacks is told so: at once where it waits, with the
// next answer that reports such errors where it does not. The log names each command once.
func TestCommandsOfANewerClient(t *testing.T) {
	const later = wire.Op(60000)
	s, conn := start(t, 1, func(w *Worker) { w.s.Revision, w.unknown.newer = wire.OpMissed.Since()-1, true })
	c := newRawClient(t, conn)
	for id := range uint32(3) {
		c.send(later, id+1, make([]byte, 24))
		if got := c.reply(id + 1); got.Result != cu.CUDA_ERROR_NOT_SUPPORTED || got.Async != cu.CUDA_SUCCESS {
			t.Fatalf("%+v", got)
		}
	}
	for i, op := range []wire.Op{later + 1, wire.OpMissed} { // the second is known, and later than the session's revision
		c.send(op, 0, (&wire.MissedRequest{Function: "cuLater"}).Append(nil))
		id := uint32(10 + i)
		c.send(wire.OpStreamQuery, id, (&wire.StreamQueryRequest{}).Append(nil))
		if got := c.reply(id); got.Async != cu.CUDA_ERROR_NOT_SUPPORTED || got.AsyncOp != op {
			t.Fatalf("%v: %+v", op, got)
		}
	}
	conn.Close()
	s.end(nil)
	log := s.log.String()
	if n := strings.Count(log, "number=60000"); n != 1 || !strings.Contains(log, "command=Missed") || strings.Contains(log, "cuLater") {
		t.Errorf("the log names it %d times:\n%s", n, log)
	}
}

// The same commands of a client that has no later revision are a broken protocol.
func TestUnknownCommandsOfAnEqualClient(t *testing.T) {
	for name, op := range map[string]wire.Op{"unknown": 60000, "of a later revision": wire.OpMissed} {
		for _, id := range []uint32{0, 1} {
			t.Run(name, func(t *testing.T) {
				s, conn := start(t, 1, func(w *Worker) { w.s.Revision = wire.OpMissed.Since() - 1 })
				c := newRawClient(t, conn)
				c.send(op, id, (&wire.MissedRequest{}).Append(nil))
				s.end(nil, "client broke the protocol")
			})
		}
	}
}

// A client of the first revision is answered without what came later.
func TestSnapshotOfAnOlderRevision(t *testing.T) {
	for revision := wire.Revision(1); revision <= wire.ThisRevision; revision++ {
		s, conn := start(t, 1, func(w *Worker) { w.s.Revision = revision; w.contexts.SetVersion("4.5.6") })
		c := newRawClient(t, conn)
		c.send(wire.OpSnapshot, 1, (&wire.SnapshotRequest{Agreed: revision, Client: "1.2.3"}).Append(nil))
		head := make([]byte, wire.HeaderSize)
		if _, err := io.ReadFull(conn, head); err != nil {
			t.Fatal(err)
		}
		h, err := wire.ParseHeader(head)
		if err != nil {
			t.Fatal(err)
		}
		body := make([]byte, h.Size-wire.HeaderSize)
		if _, err := io.ReadFull(conn, body); err != nil {
			t.Fatal(err)
		}
		fixed, record, err := wire.ParseReply(body[:h.Ctx])
		a := wire.SnapshotReply{Agreed: revision}
		if err = errors.Join(err, a.Decode(record)); err != nil || fixed.Result != cu.CUDA_SUCCESS || len(a.Devices) != 1 {
			t.Fatalf("revision %d: %v %+v", revision, err, fixed)
		}
		if told, want := string(a.Server), map[bool]string{true: "4.5.6"}[revision >= 2]; told != want {
			t.Errorf("revision %d: the client is told %q", revision, told)
		}
		if want := 16 + map[bool]int{true: 8 + 8}[revision >= 2] + 1472; len(record) != want {
			t.Errorf("revision %d: %d bytes, want %d", revision, len(record), want)
		}
		conn.Close()
		s.end(nil)
		if strings.Contains(s.log.String(), "1.2.3") != (revision >= 2) {
			t.Errorf("revision %d: %s", revision, s.log.String())
		}
	}
}
