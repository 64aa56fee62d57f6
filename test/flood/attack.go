package main

import (
	"context"
	"crypto/rand"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"ferry/transport"
	"ferry/wire"
)

// A kind is what an attacker does with a connection, until the server ends it or ctx is done.
type kind struct {
	name string
	do   func(ctx context.Context, conn net.Conn, overTLS bool)
}

var kinds = []kind{
	{"half-open", func(_ context.Context, c net.Conn, _ bool) { drain(c) }},
	{"slow", slowly},
	{"garbage", func(_ context.Context, c net.Conn, _ bool) { _, _ = c.Write(garbage(600)); drain(c) }},
	{"tls-garbage", func(_ context.Context, c net.Conn, _ bool) {
		_, _ = c.Write(append([]byte{22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3}, garbage(505)...)) // a ClientHello in form only
		drain(c)
	}},
	{"tls-hello", func(_ context.Context, c net.Conn, _ bool) { _, _ = c.Write(clientHello()); drain(c) }},
	{"storm", func(context.Context, net.Conn, bool) {}},
	{"wrong-token", wrongToken},
}

func kindNames() (names []string) {
	for _, k := range kinds {
		names = append(names, k.name)
	}
	return names
}

func drain(c net.Conn) { _, _ = io.Copy(io.Discard, c) }

func garbage(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.Read(b)
	return b
}

// slowly sends what an honest client begins with, one byte at a time.
func slowly(ctx context.Context, c net.Conn, overTLS bool) {
	text := clientHello()
	if !overTLS {
		text = hello()
	}
	go drain(c) // returns when the connection is closed
	for i := range text {
		if _, err := c.Write(text[i : i+1]); err != nil || !sleep(ctx, 200*time.Millisecond) {
			return
		}
	}
}

// recorded keeps what was written to it and reads nothing.
type recorded struct {
	net.Conn
	text []byte
}

func (r *recorded) Write(b []byte) (int, error)      { r.text = append(r.text, b...); return len(b), nil }
func (r *recorded) Read([]byte) (int, error)         { return 0, io.EOF }
func (r *recorded) Close() error                     { return nil }
func (r *recorded) SetDeadline(time.Time) error      { return nil }
func (r *recorded) SetWriteDeadline(time.Time) error { return nil }
func (r *recorded) SetReadDeadline(time.Time) error  { return nil }

// clientHello is the first flight of an honest TLS client.
var clientHello = sync.OnceValue(func() []byte {
	r := &recorded{}
	_ = tls.Client(r, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"ferry"}, MinVersion: tls.VersionTLS13}).Handshake()
	return r.text
})

// hello is the first message of an honest client.
var hello = sync.OnceValue(func() []byte {
	r := &recorded{}
	_, token := wire.FreshToken()
	_, _ = wire.ClientHandshake(r, wire.NewHello("flood", 1), []byte(token))
	return r.text
})

// wrongToken does all of the handshake with a token that the server does not know.
func wrongToken(ctx context.Context, c net.Conn, overTLS bool) {
	if overTLS {
		t := tls.Client(c, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"ferry"}, MinVersion: tls.VersionTLS13})
		if t.HandshakeContext(ctx) != nil {
			return
		}
		c = t
	}
	_, token := wire.FreshToken()
	_, _ = wire.ClientHandshake(c, wire.NewHello("flood", 1), []byte(token))
}

// attackerAddress is the address of an attacker: every other one is in the network of half of
// the clients, the rest are in networks of their own.
func attackerAddress(i int) net.IP {
	if i%2 == 0 {
		return net.IPv4(127, 0, 0, byte(10+i/2))
	}
	return net.IPv4(127, byte(1+i), byte(i), byte(1+i))
}

// attack keeps all connections of all attackers open until ctx is done, and prints what became
// of them.
func attack(ctx context.Context, o options) error {
	a, err := transport.Parse(o.attack)
	if err != nil {
		return err
	}
	var chosen []kind
	for _, k := range kinds {
		if o.kinds == "mix" || strings.Contains(","+o.kinds+",", ","+k.name+",") {
			chosen = append(chosen, k)
		}
	}
	if len(chosen) == 0 {
		return fmt.Errorf("no kind of attack in %q", o.kinds)
	}
	var made, lost, open, most atomic.Int64
	var all sync.WaitGroup
	for i := range o.addresses {
		from := net.Dialer{LocalAddr: &net.TCPAddr{IP: attackerAddress(i)}, Timeout: 5 * time.Second}
		for j := range o.each {
			k := chosen[(i+j)%len(chosen)]
			all.Go(func() {
				sleep(ctx, time.Duration(j)*o.pause/time.Duration(o.each)) // not all at the same moment
				for ctx.Err() == nil {
					c, err := from.DialContext(ctx, "tcp", a.Target)
					if err != nil {
						lost.Add(1)
						sleep(ctx, o.pause)
						continue
					}
					made.Add(1)
					now := open.Add(1)
					for m := most.Load(); now > m && !most.CompareAndSwap(m, now); m = most.Load() {
					}
					stop := context.AfterFunc(ctx, func() { _ = c.Close() })
					k.do(ctx, c, a.Scheme == "tls")
					stop()
					_ = c.Close()
					open.Add(-1)
					sleep(ctx, o.pause)
				}
			})
		}
	}
	all.Wait()
	fmt.Printf("%d connections made, at most %d at once, %d could not be made", made.Load(), most.Load(), lost.Load())
	return nil
}

// sleep says whether it was not interrupted.
func sleep(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-t.C:
		return true
	}
}
