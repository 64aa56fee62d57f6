package lanes

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/transport/faulty"
	"ferry/wire"
)

// sender is a client's end of lanes to the worker: segments, sent again on the
// next connection until they are taken. The shim's is shim/core/net/lane.c.
type sender struct {
	t    *testing.T
	dial func() net.Conn
	todo chan wire.Segment // with the data below
	data func(wire.Segment) []byte
}

// run sends until todo is closed and all of it is taken.
func (s *sender) run(id wire.LaneID, adopt func(net.Conn, wire.LaneID)) {
	var flight []wire.Segment
	for {
		conn := s.dial()
		adopt(conn, id)
		done, err := s.connection(conn, &flight)
		conn.Close()
		if done {
			return
		}
		s.t.Logf("lane %d: %v", id, err)
	}
}

func (s *sender) connection(conn net.Conn, flight *[]wire.Segment) (bool, error) {
	head := make([]byte, wire.LaneHeader)
	sent, taken := 0, uint64(0)
	for {
		if sent == len(*flight) && len(*flight) < 4 {
			if next, ok := <-s.todo; ok {
				*flight = append(*flight, next)
			} else if len(*flight) == 0 {
				return true, nil
			}
		}
		if sent < len(*flight) {
			if err := putSegment(conn, (*flight)[sent], s.data((*flight)[sent])); err != nil {
				return false, err
			}
			if sent++; sent < 4 && len(s.todo) > 0 {
				continue
			}
		}
		_ = conn.SetReadDeadline(time.Now().Add(stall)) // not a limit: it may pass
		if _, err := io.ReadFull(conn, head); err != nil {
			return false, err
		}
		a, err := wire.ParseSegment(head)
		if err != nil || a.Kind != wire.SegmentTaken || a.At < taken || int(a.At-taken) > sent {
			return false, errors.Join(err, errors.New("a bad acknowledgement"))
		}
		*flight = (*flight)[a.At-taken:]
		sent -= int(a.At - taken)
		taken = a.At
	}
}

// putSegment sends every other piece packed.
func putSegment(w io.Writer, s wire.Segment, data []byte) error {
	if s.Packed = s.At/wire.LanePiece%2 == 1; s.Packed {
		data = packed(data)
	}
	b := make([]byte, wire.LaneHeader, wire.LaneHeader+len(data)+wire.LaneTrailer)
	s.Put(b)
	b = append(append(b, data...), 0, 0, 0, 0)
	putSum(b[len(b)-4:], wire.Sum(data))
	_, err := w.Write(b)
	return err
}

// stall is how long an end of these tests waits for bytes that may be lost.
const stall = 300 * time.Millisecond

// failing makes connections through a wire that fails by rule, both ends of each.
func failing(t *testing.T, seed uint64, rules ...faulty.Rule) func() (net.Conn, net.Conn) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p, err := faulty.Start(l.Addr().String(), seed, rules...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close(); l.Close() })
	var mu sync.Mutex
	return func() (net.Conn, net.Conn) {
		mu.Lock()
		defer mu.Unlock()
		for {
			ours, err := net.Dial("tcp", p.Addr())
			if err != nil {
				t.Error(err)
				return nil, nil
			}
			theirs, err := l.Accept()
			if err == nil {
				return ours, theirs
			}
			ours.Close()
		}
	}
}

// sick are rules for wires that do everything wrong, up to a number of times.
func sick() []faulty.Rule {
	var rules []faulty.Rule
	for _, a := range []faulty.Action{faulty.Cut, faulty.Close, faulty.Truncate, faulty.Duplicate, faulty.Reorder, faulty.Corrupt} {
		rules = append(rules, faulty.Rule{Action: a, Min: 1, Max: 4 << 20, Times: 3})
	}
	return rules
}

// payloadOf is noise of which some shrinks.
func payloadOf(of, size uint64) []byte {
	b := make([]byte, size)
	_, _ = rand.NewChaCha8([32]byte{byte(of), byte(of >> 8)}).Read(b)
	for at := 0; at < len(b); at += 2 * wire.LaneChunk {
		clear(b[at:min(at+wire.LaneChunk-100, len(b))])
	}
	return b
}

// agreed is on every lane of these tests.
const agreed = wire.LanePacks | wire.LaneAlways

// TestLanesUp sends payloads to a worker that takes them one after the other, over
// three lanes that fail.
func TestLanesUp(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	dial := failing(t, seed, sick()...)
	l := New(stall, nil)
	sizes := []uint64{1, wire.LanePiece - 1, wire.LanePiece, wire.LanePiece + 1, 5*wire.LanePiece + 7, 3 * wire.LanePiece}
	payloads := map[uint64][]byte{}
	todo := make(chan wire.Segment, 64)
	for i, size := range sizes {
		of := uint64(i + 1)
		payloads[of] = payloadOf(of, size)
		for at := uint64(0); at < size; at += wire.LanePiece {
			todo <- wire.Segment{Kind: wire.SegmentData, Of: of, At: at, Size: uint32(min(wire.LanePiece, size-at))}
		}
	}
	close(todo)
	var all sync.WaitGroup
	for id := wire.LaneID(1); id <= 3; id++ {
		var theirs net.Conn
		s := &sender{
			t: t, todo: todo,
			dial: func() (c net.Conn) { c, theirs = dial(); return c },
			data: func(s wire.Segment) []byte { return payloads[s.Of][s.At:][:s.Size] },
		}
		all.Go(func() {
			s.run(id, func(_ net.Conn, id wire.LaneID) {
				if err := l.Adopt(tcp{theirs}, id, agreed, func() error { return nil }); err != nil {
					t.Error(err)
				}
			})
		})
	}
	for of := uint64(1); of <= uint64(len(sizes)); of++ {
		want := payloads[of]
		in, err := l.Receive(of, uint64(len(want)))
		if err != nil {
			t.Fatal(err)
		}
		var got []byte
		for len(got) < len(want) { // room for two pieces at a time
			var rooms [][]byte
			for n := len(got); n < len(want) && len(rooms) < 2; n += wire.LanePiece {
				rooms = append(rooms, make([]byte, min(wire.LanePiece, len(want)-n)))
				in.Offer(rooms[len(rooms)-1])
			}
			for _, r := range rooms {
				if !in.AwaitPiece() {
					t.Fatal("the lanes ended")
				}
				in.Next()
				got = append(got, r...)
			}
		}
		in.End()
		if !bytes.Equal(got, want) {
			t.Fatalf("payload %d arrived with other bytes", of)
		}
	}
	all.Wait()
	l.Close()
}

// TestLanesDown has data sent to a client over three lanes that fail, and come
// back each time.
func TestLanesDown(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	dial := failing(t, seed, sick()...)
	l := New(stall, nil)
	want := payloadOf(9, 20*wire.LanePiece+77)
	got := make([]byte, len(want))
	var mu sync.Mutex
	var saved atomic.Int64
	there := map[uint64]bool{}
	pieces := (len(want) + wire.LanePiece - 1) / wire.LanePiece
	whole := make(chan struct{})
	var all sync.WaitGroup
	for id := wire.LaneID(wire.MaxLanes + 1); id <= wire.MaxLanes+3; id++ {
		all.Go(func() {
			for {
				ours, theirs := dial()
				if err := l.Adopt(tcp{theirs}, id, agreed, func() error { return nil }); err != nil {
					theirs.Close()
					ours.Close()
					return // closed: all has arrived
				}
				receiveSegments(ours, func(s wire.Segment, data []byte, travelled int) {
					saved.Add(int64(len(data) - travelled))
					mu.Lock()
					defer mu.Unlock()
					copy(got[s.At:], data)
					if there[s.At/wire.LanePiece] = true; len(there) == pieces {
						select {
						case <-whole:
						default:
							close(whole)
						}
					}
				})
				ours.Close()
			}
		})
	}
	within(t, "a lane", l.Carries)
	var done atomic.Int64
	for at := 0; at < len(want); at += wire.LanePiece {
		l.Send(9, uint64(at), want[at:min(at+wire.LanePiece, len(want))], func() { done.Add(1) })
	}
	select {
	case <-whole:
	case <-limit.After():
		t.Fatal("not all has arrived")
	}
	l.Close()
	all.Wait()
	if !bytes.Equal(got, want) {
		t.Error("other bytes arrived")
	}
	within(t, "all of it given back", func() bool { return int(done.Load()) == pieces })
	if saved.Load() == 0 {
		t.Error("nothing was packed")
	}
}

func receiveSegments(conn net.Conn, file func(s wire.Segment, data []byte, travelled int)) {
	head, room := make([]byte, wire.LaneHeader), make([]byte, wire.LanePiece)
	for taken := uint64(1); ; taken++ {
		if _, err := io.ReadFull(conn, head); err != nil {
			return
		}
		s, err := wire.ParseSegment(head)
		if err != nil {
			return
		}
		counted := &counter{Conn: conn}
		if err := (&lane{conn: tcp{counted}, acks: time.Now().Add(time.Hour)}).readData(room[:s.Size], s.Packed); err != nil {
			return
		}
		file(s, room[:s.Size], counted.read-wire.LaneTrailer)
		wire.Segment{Kind: wire.SegmentTaken, At: taken}.Put(head)
		if _, err := conn.Write(head); err != nil {
			return
		}
	}
}

// A counter counts what is read from a connection.
type counter struct {
	net.Conn
	read int
}

func (c *counter) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b)
	c.read += n
	return n, err
}

// TestLanesHostile: what no client of ours sends ends the connection, never more,
// and writes nothing where it does not belong.
func TestLanesHostile(t *testing.T) {
	segment := func(s wire.Segment) []byte {
		b := make([]byte, wire.LaneHeader)
		s.Put(b)
		return b
	}
	data := wire.SegmentData
	for name, sent := range map[string][]byte{
		"noise":       bytes.Repeat([]byte{0xa5}, wire.LaneHeader),
		"beyond":      segment(wire.Segment{Kind: data, Of: 1, At: 2 * wire.LanePiece, Size: 4}),
		"far beyond":  segment(wire.Segment{Kind: data, Of: 1, At: 1 << 63, Size: wire.LanePiece}),
		"short":       segment(wire.Segment{Kind: data, Of: 1, Size: wire.LanePiece - 1}),
		"oblique":     segment(wire.Segment{Kind: data, Of: 1, At: 1, Size: 1}),
		"too large":   segment(wire.Segment{Kind: data, Of: 1, Size: wire.LanePiece + 1}),
		"empty":       segment(wire.Segment{Kind: data, Of: 1}),
		"taken":       segment(wire.Segment{Kind: wire.SegmentTaken, At: 1}),
		"wrong sum":   append(append(segment(wire.Segment{Kind: data, Of: 1, At: wire.LanePiece, Size: 4}), 1, 2, 3, 4), 0, 0, 0, 0),
		"cut short":   append(segment(wire.Segment{Kind: data, Of: 1, Size: wire.LanePiece}), 1, 2, 3),
		"other kinds": segment(wire.Segment{Kind: 3, Of: 1, Size: 4}),
		"not agreed":  append(segment(wire.Segment{Kind: data, Of: 1, At: wire.LanePiece, Size: 4, Packed: true}), 4, 0, 0, 0x80),
	} {
		t.Run(name, func(t *testing.T) {
			l := New(time.Minute, nil)
			defer l.Close()
			ours, theirs := pair(t)
			defer ours.Close()
			if err := l.Adopt(tcp{theirs}, 1, 0, func() error { return nil }); err != nil {
				t.Fatal(err)
			}
			in, err := l.Receive(1, wire.LanePiece+4)
			if err != nil {
				t.Fatal(err)
			}
			in.Offer(make([]byte, wire.LanePiece))
			in.Offer(make([]byte, 4))
			if _, err := ours.Write(sent); err != nil {
				t.Fatal(err)
			}
			if name == "cut short" {
				_ = ours.(*net.TCPConn).CloseWrite()
			}
			_ = ours.SetReadDeadline(limit.Deadline())
			if n, err := ours.Read(make([]byte, 1)); err == nil || n > 0 {
				t.Fatalf("answered: %d, %v", n, err)
			} else if timeout, ok := errors.AsType[net.Error](err); ok && timeout.Timeout() {
				t.Fatal("the connection goes on")
			}
			in.End() // nobody holds a piece
		})
	}
}

// TestLanesOrder: payloads come in the order they are announced in, each once.
func TestLanesOrder(t *testing.T) {
	l := New(time.Minute, nil)
	if _, err := l.Receive(2, 1); !errors.Is(err, ErrPayload) {
		t.Errorf("the second before the first: %v", err)
	}
	in, err := l.Receive(1, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Receive(2, 1); !errors.Is(err, ErrPayload) {
		t.Errorf("two at a time: %v", err)
	}
	in.End()
	if _, err := l.Receive(1, 1); !errors.Is(err, ErrPayload) {
		t.Errorf("one twice: %v", err)
	}
	for _, id := range []wire.LaneID{0, 2*wire.MaxLanes + 1, 1 << 40} {
		if err := l.Adopt(tcp{}, id, 0, func() error { return nil }); err == nil {
			t.Errorf("lane %d was taken", id)
		}
	}
	l.Close()
}
