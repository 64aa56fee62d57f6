package eager

import (
	"bytes"
	"crypto/rand"
	"io"
	"net"
	"sync"
	"testing"
	"time"

	"ferry/test/limit"
)

// pair is a TCP connection of this machine.
func pair(t testing.TB) (a, b net.Conn) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if a, err = net.Dial("tcp", l.Addr().String()); err != nil {
		t.Fatal(err)
	}
	if b, err = l.Accept(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = a.Close(), b.Close() })
	_, _ = a.SetDeadline(limit.Deadline()), b.SetDeadline(limit.Deadline())
	return a, b
}

func eagerly(t testing.TB, conn net.Conn) *Conn {
	t.Helper()
	c, err := New(conn)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestBytes: what is written arrives, in order, in pieces of any size.
func TestBytes(t *testing.T) {
	data := make([]byte, 3<<20)
	_, _ = rand.Read(data)
	a, b := pair(t)
	ea, eb := eagerly(t, a), eagerly(t, b)
	var wg sync.WaitGroup
	wg.Go(func() {
		for rest, n := data, 1; len(rest) > 0; n = n*3 + 1 {
			part := rest[:min(len(rest), n)]
			rest = rest[len(part):]
			if _, err := ea.Write(part); err != nil {
				t.Error(err)
			}
		}
		_ = ea.CloseWrite()
	})
	got, err := io.ReadAll(eb)
	wg.Wait()
	if err != nil || !bytes.Equal(got, data) {
		t.Errorf("%d bytes came, of %d, or others: %v", len(got), len(data), err)
	}
}

// TestSpins: a reader for which things come soon does not sleep, one that waits long does, and more readers than may spin sleep at once.
func TestSpins(t *testing.T) {
	a, b := pair(t)
	eb := eagerly(t, b)
	eb.spin, eb.rounds = time.Hour, 1 // a wait of any length ends in time
	var wg sync.WaitGroup
	room := make([]byte, 16)
	for range 3 {
		wg.Go(func() { _, _ = eb.Read(room) })
		limit.Until(t, "it spins", func() bool { return spinners.Load() == 1 })
		if _, err := a.Write([]byte("x")); err != nil {
			t.Fatal(err)
		}
		wg.Wait()
	}
	if n := eb.Sleeps(); n != 0 {
		t.Errorf("%d sleeps in three reads that had their data in time", n)
	}

	eb.rounds = 0 // things came late
	wg.Go(func() { _, _ = eb.Read(room) })
	limit.Until(t, "it sleeps", func() bool { return eb.Sleeps() == 1 })
	_, _ = a.Write([]byte("x"))
	wg.Wait()
	if eb.rounds == 0 {
		t.Error("a wait that was short enough does not count")
	}
	for eb.spin = 0; eb.rounds > 0; { // and now they are all too long
		before := eb.Sleeps()
		wg.Go(func() { _, _ = eb.Read(room) })
		limit.Until(t, "it sleeps", func() bool { return eb.Sleeps() > before })
		_, _ = a.Write([]byte("x"))
		wg.Wait()
	}

	eb.spin, eb.rounds = time.Hour, 1
	spinners.Add(maxSpinners)
	before := eb.Sleeps()
	wg.Go(func() { _, _ = eb.Read(room) })
	limit.Until(t, "it sleeps, since others spin", func() bool { return eb.Sleeps() > before })
	spinners.Add(-maxSpinners)
	_, _ = a.Write([]byte("x"))
	wg.Wait()
}

// TestEnds: the end of the stream, a deadline and a close end a read.
func TestEnds(t *testing.T) {
	a, b := pair(t)
	eb := eagerly(t, b)
	_ = b.SetReadDeadline(time.Unix(1, 0))
	if _, err := eb.Read(make([]byte, 1)); err == nil || !err.(net.Error).Timeout() {
		t.Errorf("a deadline: %v", err)
	}
	_ = b.SetReadDeadline(limit.Deadline())
	_ = a.(*net.TCPConn).CloseWrite()
	if _, err := eb.Read(make([]byte, 1)); err != io.EOF {
		t.Errorf("the end: %v", err)
	}
	_ = eb.Close()
	if _, err := eb.Read(make([]byte, 1)); err == nil {
		t.Error("a closed connection is read")
	}
}
