package shaped

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// echo serves connections by sending everything back.
func echo(t *testing.T) func() (net.Conn, error) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var served sync.WaitGroup
	served.Go(func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			served.Go(func() {
				_, _ = io.Copy(c, c)
				_ = c.Close()
			})
		}
	})
	t.Cleanup(func() {
		_ = l.Close()
		served.Wait()
	})
	return func() (net.Conn, error) { return net.Dial("tcp", l.Addr().String()) }
}

func proxy(t *testing.T, link Link, dial func() (net.Conn, error)) *Proxy {
	t.Helper()
	p, err := New(link, dial)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

func connect(t *testing.T, p *Proxy) *net.TCPConn {
	t.Helper()
	c, err := net.Dial("tcp", p.Addr())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return c.(*net.TCPConn)
}

// TestBytes: what goes through comes out, all of it and in order, in pieces of any
// size, on several connections at once; and the end of one direction is passed on.
func TestBytes(t *testing.T) {
	for _, link := range []Link{{}, {RTT: 300 * time.Microsecond}, {RTT: 200 * time.Microsecond, Bandwidth: 400e6}} {
		p := proxy(t, link, echo(t))
		var all sync.WaitGroup
		for seed := range uint64(4) {
			c := connect(t, p)
			all.Go(func() {
				r := rand.New(rand.NewPCG(seed, 7))
				sent := make([]byte, 1<<20+int(seed))
				for i := range sent {
					sent[i] = byte(r.Uint32())
				}
				all.Go(func() {
					for rest := sent; len(rest) > 0; {
						n := min(len(rest), 1+r.IntN(100_000))
						if _, err := c.Write(rest[:n]); err != nil {
							t.Error(err)
							return
						}
						rest = rest[n:]
					}
					if err := c.CloseWrite(); err != nil {
						t.Error(err)
					}
				})
				got, err := io.ReadAll(c)
				if err != nil || !bytes.Equal(got, sent) {
					t.Errorf("%+v: %d bytes of %d, equal: %v, %v", link, len(got), len(sent), bytes.Equal(got, sent), err)
				}
			})
		}
		all.Wait()
	}
}

// TestNeverEarly: a slow machine may deliver late; early would be wrong anywhere.
func TestNeverEarly(t *testing.T) {
	link := Link{RTT: 20 * time.Millisecond, Bandwidth: 10e6}
	c := connect(t, proxy(t, link, echo(t)))
	start := time.Now()
	word := make([]byte, 8)
	if _, err := c.Write(word); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(c, word); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(start); took < link.RTT {
		t.Errorf("a round trip took %v over a link of %v", took, link.RTT)
	}

	start = time.Now()
	data := make([]byte, 1<<20)
	var writer sync.WaitGroup
	writer.Go(func() { _, _ = c.Write(data) })
	if _, err := io.ReadFull(c, make([]byte, len(data))); err != nil {
		t.Fatal(err)
	}
	writer.Wait()
	want := link.RTT + time.Duration(float64(len(data))/link.Bandwidth*1e9)
	if took := time.Since(start); took < want {
		t.Errorf("%d bytes took %v over a link that needs %v", len(data), took, want)
	}
}

// TestBrokenEnds: neither end is left waiting when the other, or the proxy, goes.
func TestBrokenEnds(t *testing.T) {
	p := proxy(t, Link{RTT: time.Millisecond}, func() (net.Conn, error) { return nil, errors.New("nobody there") })
	if n, err := connect(t, p).Read(make([]byte, 1)); err == nil {
		t.Errorf("%d bytes from nobody", n)
	}

	p = proxy(t, Link{RTT: time.Millisecond}, echo(t))
	c := connect(t, p)
	if _, err := c.Write([]byte("x")); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(c, make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if n, err := c.Read(make([]byte, 1)); err == nil {
		t.Errorf("%d bytes through a proxy that is closed", n)
	}
}
