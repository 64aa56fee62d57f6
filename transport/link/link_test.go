package link

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
	"ferry/wire"
)

var patient = limit.Step()

// tcp is a connection of the kind a link runs through.
type tcp struct{ net.Conn }

func (c tcp) Shut() {
	_ = c.Conn.(*net.TCPConn).CloseRead()
	_ = c.Conn.(*net.TCPConn).CloseWrite()
}

// wires makes connections, both ends of each.
type wires struct {
	t *testing.T
	l net.Listener
}

func newWires(t *testing.T) *wires {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return &wires{t, l}
}

func (w *wires) pair() (net.Conn, net.Conn) {
	w.t.Helper()
	a, err := net.Dial("tcp", w.l.Addr().String())
	if err != nil {
		w.t.Fatal(err)
	}
	b, err := w.l.Accept()
	if err != nil {
		w.t.Fatal(err)
	}
	return a, b
}

// join gives both links a new connection, as a handshake would.
func join(w *wires, a, b *Link) (net.Conn, net.Conn, error) {
	x, y := w.pair()
	a.mu.Lock()
	got := a.in.received
	a.mu.Unlock()
	told := uint64(0)
	err := b.Adopt(tcp{y}, got, func(received uint64) error { told = received; return nil })
	if err == nil {
		err = a.Adopt(tcp{x}, told, func(received uint64) error {
			if received != got {
				return errors.New("something came in between")
			}
			return nil
		})
	}
	return x, y, err
}

func noGreeting(uint64) error { return nil }

// TestCuts sends bytes both ways through a connection that is cut again and
// again, and compares what arrives. Both ways go on until there were enough
// cuts, however fast the machine is.
func TestCuts(t *testing.T) {
	const enough = 30
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 1))
	w := newWires(t)
	a, b := New(time.Minute, nil), New(time.Minute, nil)
	data := make([]byte, 8<<20)
	for i := range data {
		data[i] = byte(r.Uint32())
	}
	var cuts atomic.Int32
	var all sync.WaitGroup
	move := func(from, to *Link, seed uint64) {
		all.Go(func() {
			if err := sendRounds(from, data, seed, func() bool { return cuts.Load() < enough }); err != nil {
				t.Errorf("writing: %v", err)
			}
		})
		all.Go(func() {
			if err := readRounds(to, data); err != nil {
				t.Errorf("reading: %v", err)
			}
		})
	}
	move(a, b, seed)
	move(b, a, seed+1)
	done := make(chan struct{})
	go func() { all.Wait(); close(done) }()
	x, y, err := join(w, a, b)
	if err != nil {
		t.Fatal(err)
	}
	late := time.After(3 * patient)
	for {
		select {
		case <-done:
			t.Logf("%d cuts", cuts.Load())
			return
		case <-time.After(time.Duration(r.IntN(1500)) * time.Microsecond): // not a limit: the next cut
		case <-late:
			t.Fatalf("not through after %d cuts", cuts.Load())
		}
		if cuts.Load() >= enough {
			continue // the rest in peace
		}
		if r.IntN(2) == 0 {
			_ = x.(*net.TCPConn).SetLinger(0)
		}
		x.Close()
		y.Close()
		for {
			if x, y, err = join(w, a, b); err == nil {
				break
			}
			time.Sleep(time.Millisecond)
		}
		cuts.Add(1)
	}
}

// sendRounds writes data in pieces of all sizes, behind a 1, as long as there
// are more rounds to come, then a 0.
func sendRounds(to *Link, data []byte, seed uint64, more func() bool) error {
	r := rand.New(rand.NewPCG(seed, 2))
	for more() {
		if _, err := to.Write([]byte{1}); err != nil {
			return err
		}
		for rest := data; len(rest) > 0; {
			n := min(1+r.IntN(1+1<<r.IntN(19)), len(rest))
			var err error
			if n%2 == 0 {
				err = to.WriteParts([][]byte{rest[: n/3 : n/3], {}, rest[n/3 : n]})
			} else {
				_, err = to.Write(rest[:n])
			}
			if err != nil {
				return err
			}
			rest = rest[n:]
		}
	}
	_, err := to.Write([]byte{0})
	return err
}

// readRounds reads what sendRounds wrote and compares it.
func readRounds(from *Link, data []byte) error {
	got := make([]byte, 1+len(data))
	for {
		if _, err := io.ReadFull(from, got[:1]); err != nil || got[0] == 0 {
			return err
		}
		if _, err := io.ReadFull(from, got[1:]); err != nil {
			return err
		}
		if got[0] != 1 || !bytes.Equal(got[1:], data) {
			return errors.New("what arrived is not what was sent")
		}
	}
}

// connected returns two links that are joined.
func connected(t *testing.T, keep time.Duration) (a, b *Link, x, y net.Conn) {
	t.Helper()
	a, b = New(keep, nil), New(keep, nil)
	x, y, err := join(newWires(t), a, b)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { a.End(ErrClosed); b.End(ErrClosed) })
	return a, b, x, y
}

func ends(t *testing.T, l *Link, want error) {
	t.Helper()
	select {
	case <-l.Ended():
	case <-limit.After():
		t.Fatal("the link does not end")
	}
	if err := l.Reason(); !errors.Is(err, want) {
		t.Errorf("ended with %v, want %v", err, want)
	}
}

func TestGoodbye(t *testing.T) {
	a, b, _, _ := connected(t, time.Minute)
	if _, err := a.Write([]byte("last words")); err != nil {
		t.Fatal(err)
	}
	go a.HangUp(patient)
	got, err := io.ReadAll(b)
	if err != nil || string(got) != "last words" {
		t.Errorf("got %q, %v", got, err)
	}
	ends(t, b, nil)
	ends(t, a, ErrClosed)
	if _, err := b.Write([]byte("too late")); !errors.Is(err, io.EOF) {
		t.Errorf("writing after goodbye: %v", err)
	}
}

func TestExpiry(t *testing.T) {
	a, b, x, _ := connected(t, 50*time.Millisecond)
	x.Close()
	go func() { _, _ = io.ReadAll(a) }()
	go func() { _, _ = io.ReadAll(b) }()
	ends(t, a, ErrExpired)
	ends(t, b, ErrExpired)
	if _, err := a.Write([]byte("x")); !errors.Is(err, ErrExpired) {
		t.Errorf("writing: %v", err)
	}
	p, q := newWires(t).pair()
	defer q.Close()
	if err := a.Adopt(tcp{p}, 0, noGreeting); !errors.Is(err, ErrClosed) {
		t.Errorf("adopting: %v", err)
	}
}

// knowing is a connection whose end says that the peer is gone.
type knowing struct{ tcp }

func (knowing) Grace(why error) time.Duration {
	if errors.Is(why, io.EOF) {
		return 20 * time.Millisecond
	}
	return 0
}

// TestGone: who knows that its peer's process ended does not wait for long, unless
// it comes back after all; other failures are waited for.
func TestGone(t *testing.T) {
	for _, c := range []struct {
		name string
		fail func(x net.Conn)
		want error
	}{
		{"ended", func(x net.Conn) { x.Close() }, ErrGone},
		{"reset", func(x net.Conn) { _ = x.(*net.TCPConn).SetLinger(0); x.Close() }, ErrExpired},
	} {
		t.Run(c.name, func(t *testing.T) {
			x, y := newWires(t).pair()
			l := New(500*time.Millisecond, nil)
			if err := l.Adopt(knowing{tcp{y}}, 0, noGreeting); err != nil {
				t.Fatal(err)
			}
			go func() { _, _ = io.ReadAll(l) }()
			c.fail(x)
			ends(t, l, c.want)
		})
	}
}

func TestWithoutKeeping(t *testing.T) {
	a, b, x, _ := connected(t, 0)
	x.Close()
	if _, err := b.Read(make([]byte, 1)); err == nil {
		t.Error("no error")
	}
	ends(t, b, b.Reason())
	if _, err := a.Read(make([]byte, 1)); err == nil {
		t.Error("no error")
	}
}

// TestWrongPosition: a peer that claims what cannot be is refused, and the
// connection there is goes on.
func TestWrongPosition(t *testing.T) {
	a, b, _, _ := connected(t, time.Minute)
	room := make([]byte, 3<<20)
	go func() { _, _ = a.Write(room) }()
	if _, err := io.ReadFull(b, room); err != nil {
		t.Fatal(err)
	}
	go func() { _, _ = a.Read(make([]byte, 1)) }()
	within(t, "acknowledged", func() bool { a.mu.Lock(); defer a.mu.Unlock(); return a.out.acked > 0 })
	w := newWires(t)
	for name, at := range map[string]uint64{"behind": 0, "ahead": 4 << 20, "far ahead": ^uint64(0)} {
		p, _ := w.pair()
		if err := a.Adopt(tcp{p}, at, noGreeting); !errors.Is(err, ErrPosition) {
			t.Errorf("%s: %v", name, err)
		}
	}
	go func() { _, _ = a.Write([]byte("still here")) }()
	got := make([]byte, 10)
	if _, err := io.ReadFull(b, got); err != nil || string(got) != "still here" {
		t.Errorf("got %q, %v", got, err)
	}
}

func within(t *testing.T, what string, cond func() bool) {
	t.Helper()
	for deadline := limit.Deadline(); !cond(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("not in time: %s", what)
		}
	}
}

// TestDamage puts packets on the wire that no link sends: the connection is given
// up, nothing of it is delivered.
func TestDamage(t *testing.T) {
	packet := func(p wire.Packet, data string) []byte {
		if p.Size = uint32(len(data)); p.Sum == 0 {
			p.Sum = wire.Sum([]byte(data))
		}
		b := make([]byte, wire.PacketHeader)
		p.Put(b)
		return append(b, data...)
	}
	for name, bytes := range map[string][]byte{
		"noise":             []byte("there is no sum in here, only words."),
		"wrong sum":         packet(wire.Packet{Kind: wire.PacketData, Sum: 1}, "12345678"),
		"a gap":             packet(wire.Packet{Kind: wire.PacketData, At: 8}, "12345678"),
		"acks the unsent":   packet(wire.Packet{Kind: wire.PacketAck, Acked: 1}, ""),
		"beyond the window": packet(wire.Packet{Kind: wire.PacketData, At: wire.Window}, "12345678"),
		"half a packet":     packet(wire.Packet{Kind: wire.PacketData}, "12345678")[:36],
	} {
		t.Run(name, func(t *testing.T) {
			x, y := newWires(t).pair()
			l := New(time.Minute, nil)
			defer l.End(ErrClosed)
			if err := l.Adopt(tcp{y}, 0, noGreeting); err != nil {
				t.Fatal(err)
			}
			go func() {
				if n, err := l.Read(make([]byte, 100)); n > 0 || !errors.Is(err, ErrClosed) {
					t.Errorf("read %d bytes, %v", n, err)
				}
			}()
			_, _ = x.Write(bytes)
			_ = x.(*net.TCPConn).CloseWrite()
			_ = x.SetReadDeadline(limit.Deadline())
			if _, err := io.Copy(io.Discard, x); errors.Is(err, io.ErrUnexpectedEOF) {
				t.Error(err)
			}
			within(t, "given up", func() bool { _, up := l.Heard(); return !up })
		})
	}
}

// TestDuplicates: what comes twice is delivered once.
func TestDuplicates(t *testing.T) {
	x, y := newWires(t).pair()
	l := New(time.Minute, nil)
	defer l.End(ErrClosed)
	if err := l.Adopt(tcp{y}, 0, noGreeting); err != nil {
		t.Fatal(err)
	}
	for _, p := range []struct {
		at   uint64
		data string
	}{{0, "abcd"}, {0, "abcd"}, {2, "cdef"}, {0, "ab"}, {6, "gh"}} {
		b := make([]byte, wire.PacketHeader)
		wire.Packet{Kind: wire.PacketData, At: p.at, Size: uint32(len(p.data)), Sum: wire.Sum([]byte(p.data))}.Put(b)
		_, _ = x.Write(append(b, p.data...))
	}
	got := make([]byte, 8)
	if _, err := io.ReadFull(l, got); err != nil || string(got) != "abcdefgh" {
		t.Errorf("got %q, %v", got, err)
	}
}

// TestFullBothWays: two ends that write and do not read, until both windows are
// full, are not stuck for good.
func TestFullBothWays(t *testing.T) {
	a, b, _, _ := connected(t, time.Minute)
	data := make([]byte, 3*wire.Window)
	var all sync.WaitGroup
	for _, l := range []*Link{a, b} {
		all.Go(func() {
			if _, err := l.Write(data); err != nil {
				t.Error(err)
			}
		})
	}
	time.Sleep(50 * time.Millisecond)
	for _, l := range []*Link{a, b} {
		all.Go(func() {
			if _, err := io.ReadFull(l, make([]byte, len(data))); err != nil {
				t.Error(err)
			}
		})
	}
	done := make(chan struct{})
	go func() { all.Wait(); close(done) }()
	select {
	case <-done:
	case <-limit.After():
		t.Fatal("stuck")
	}
}

func BenchmarkRoundTrip(b *testing.B) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	defer l.Close()
	x, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		b.Fatal(err)
	}
	y, err := l.Accept()
	if err != nil {
		b.Fatal(err)
	}
	near, far := New(0, nil), New(0, nil)
	_, _ = near.Adopt(tcp{x}, 0, noGreeting), far.Adopt(tcp{y}, 0, noGreeting)
	go func() {
		buf := make([]byte, 4096)
		for {
			n, err := far.Read(buf)
			if err != nil {
				return
			}
			_, _ = far.Write(buf[:n])
		}
	}()
	buf := make([]byte, 200)
	for b.Loop() {
		_, _ = near.Write(buf)
		if _, err := io.ReadFull(near, buf); err != nil {
			b.Fatal(err)
		}
	}
	near.End(ErrClosed)
}

// TestCloseOnSilence: nobody answers the goodbye, and who closes is the one who reads.
func TestCloseOnSilence(t *testing.T) {
	near, far := net.Pipe()
	defer far.Close()
	go func() { _, _ = io.Copy(io.Discard, far) }()
	l := New(0, nil)
	if err := l.Adopt(deadlineConn{near}, 0, func(uint64) error { return nil }); err != nil {
		t.Fatal(err)
	}
	closed := make(chan struct{})
	go func() {
		l.HangUp(10 * time.Millisecond)
		close(closed)
	}()
	select {
	case <-closed:
	case <-limit.After():
		t.Fatal("a peer that says nothing keeps a link from ending")
	}
}
