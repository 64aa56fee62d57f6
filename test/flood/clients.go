package main

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"slices"
	"sync"
	"syscall"
	"time"

	"ferry/wire"
)

// startTimeout is when a client gives up; the shim's own is longer.
const startTimeout = time.Minute

// A client whose connection is closed without an answer comes again as real ones do: the agent for so
// long (client/agent), the shim for twice that (shim/core/session/session.c), after pauses that double
// and vary by half.
const (
	retryFor     = 10 * time.Second
	firstPause   = 100 * time.Millisecond
	longestPause = time.Second
)

// Where a client's device memory is to lie, as the shim asks for it.
const addressBase, addressSize = 0x200000000000, 1 << 40

// figures are what the clients saw.
type figures struct {
	mu     sync.Mutex
	starts []time.Duration
	first  []error // of those that were refused
	failed int
	again  int // connections that were closed without an answer, and made again
	later  int // clients that started, but not with their first connection
}

func (f *figures) add(took time.Duration, again int, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.again += again
	if err == nil && again > 0 {
		f.later++
	}
	if err == nil {
		f.starts = append(f.starts, took)
		return
	}
	if f.failed++; len(f.first) < 3 {
		f.first = append(f.first, err)
	}
}

// quantile is the time within which a part of the clients had started.
func (f *figures) quantile(q float64) time.Duration {
	if len(f.starts) == 0 {
		return 0
	}
	list := slices.Sorted(slices.Values(f.starts))
	return list[min(int(q*float64(len(list))), len(list)-1)]
}

func (f *figures) String() string {
	ms := func(q float64) time.Duration { return f.quantile(q).Round(time.Millisecond) }
	return fmt.Sprintf("%d clients started, %d of them not with their first connection (%d closed without an answer), %d refused; start: median %v, 99th percentile %v, longest %v",
		len(f.starts), f.later, f.again, f.failed, ms(0.5), ms(0.99), ms(1))
}

// err says what should not have been. A bound of 0 is none.
func (f *figures) err(bound time.Duration) error {
	switch {
	case f.failed > 0:
		return errors.Join(append(f.first, fmt.Errorf("%d clients with a valid token were refused", f.failed))...)
	case len(f.starts) == 0:
		return errors.New("no client came")
	case bound > 0 && f.quantile(0.99) > bound:
		return fmt.Errorf("the 99th percentile of the clients' starts is %v, more than %v", f.quantile(0.99), bound)
	}
	return nil
}

// comeAndGo has clients with a token come, stay and go.
func (s *site) comeAndGo(ctx context.Context, o options, at string, f *figures) {
	ctx, cancel := context.WithTimeout(ctx, o.length)
	defer cancel()
	var all sync.WaitGroup
	for i := range o.clients {
		all.Go(func() {
			for sleep(ctx, time.Duration(rand.Int64N(int64(o.stay)))) {
				began := time.Now()
				conn, again, err := s.comeIn(at, clientAddress(i))
				f.add(time.Since(began), again, err)
				if err == nil {
					sleep(ctx, time.Duration(rand.Int64N(int64(o.stay))))
					_ = conn.Close()
				}
			}
		})
	}
	all.Wait()
}

// clientAddress is the address of a client: half of them share the network of attackers.
func clientAddress(i int) net.IP {
	if i%2 == 0 {
		return net.IPv4(127, 0, 0, 1)
	}
	return net.IPv4(127, 200, byte(i), 1)
}

// comeIn opens a session as a real client does, and says how often it came again.
func (s *site) comeIn(at string, from net.IP) (conn net.Conn, again int, err error) {
	until := time.Now().Add(retryFor)
	for pause := firstPause; ; pause = min(2*pause, longestPause) {
		conn, err = s.start(at, from)
		if err == nil || !isCut(err) || time.Now().Add(pause).After(until) {
			return conn, again, err
		}
		time.Sleep(pause/2 + rand.N(pause))
		again++
	}
}

// isCut says whether the server closed a connection without an answer.
func isCut(err error) bool {
	for _, e := range []error{wire.ErrClosed, syscall.ECONNRESET, syscall.EPIPE, io.EOF, io.ErrUnexpectedEOF} {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// start opens a session, from the first packet to the worker's Welcome.
func (s *site) start(at string, from net.IP) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(context.Background(), startTimeout)
	defer cancel()
	d := net.Dialer{LocalAddr: &net.TCPAddr{IP: from}}
	conn, err := d.DialContext(ctx, "tcp", s.address(at).Target)
	if err != nil {
		return nil, err
	}
	_ = conn.SetDeadline(time.Now().Add(startTimeout))
	if at == "tls" {
		t := tls.Client(conn, s.tls)
		if err := t.HandshakeContext(ctx); err != nil {
			_ = conn.Close()
			return nil, fmt.Errorf("from %v: %w", from, err)
		}
		conn = t
	}
	h := wire.NewHello("client", 1)
	h.Base, h.Size = addressBase, addressSize
	if _, err := wire.ClientHandshake(conn, h, s.token); err != nil {
		_ = conn.Close()
		return nil, fmt.Errorf("from %v: %w", from, err)
	}
	return conn, nil
}
