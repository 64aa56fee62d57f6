// Package faulty injects network faults: it is a proxy between a client and a server
// that cuts, delays, truncates, duplicates, reorders and damages what passes, by rule.
// What it does on a connection follows from the seed, the number of the connection and
// the bytes that pass, so that a failure found by chance can be reproduced with the same
// seed.
//
// Goroutines: one accepts, and each connection has one for each direction. Proxy.mu is
// the only lock.
package faulty

import (
	"fmt"
	"math/rand/v2"
	"net"
	"sync"
	"time"
)

// An Action is what a rule does.
type Action int

// The faults that can be injected.
const (
	Cut       Action = iota // both connections are reset
	Close                   // both connections are closed, as a proxy that ends does
	Delay                   // nothing passes this way for a time
	Truncate                // up to 64 bytes are lost; what follows comes
	Duplicate               // up to 64 bytes come twice
	Reorder                 // two neighbouring pieces of up to 64 bytes change places
	Corrupt                 // one bit is flipped
	Call                    // a function is called, and everything passes
	actions
)

func (a Action) String() string {
	names := [...]string{"cut", "close", "delay", "truncate", "duplicate", "reorder", "corrupt", "call"}
	if a >= 0 && a < actions {
		return names[a]
	}
	return fmt.Sprintf("action %d", int(a))
}

// A Direction is one of the two directions of a connection.
type Direction int

// Both is the zero value.
const (
	Both Direction = iota
	Up             // from the client to the server
	Down
)

// A Rule applies an action again and again: on a connection and in a direction that
// fits, each time that between Min and Max further bytes have passed.
type Rule struct {
	Action    Action
	Direction Direction
	From      uint64        // leave the first connections alone
	Skip      int64         // leave the first bytes of a connection alone, as a handshake
	Min, Max  int64         // bytes between one time and the next; Max at least Min, at least 1
	For       time.Duration // how long at most: a delay, or refusing connections after a cut
	Times     int           // in all; 0 for any number
	Do        func()        // what Call calls, before the bytes at its place pass
}

// A Proxy passes connections on.
type Proxy struct {
	l      net.Listener
	target string
	all    sync.WaitGroup
	quit   chan struct{}

	mu     sync.Mutex
	conns  map[net.Conn]struct{}
	now    *program
	refuse time.Time // connections are refused until then
	closed bool
}

// A program is what goes wrong from one Set to the next. What is not fixed is
// guarded by the proxy's mu.
type program struct {
	seed  uint64
	rules []Rule

	number uint64 // of connections so far
	passed [Down + 1]int64
	done   [actions]int
	left   []int // of each rule's times; negative for any number
}

// Start passes connections to its address on to target, a host and port.
func Start(target string, seed uint64, rules ...Rule) (*Proxy, error) {
	p := &Proxy{target: target, conns: map[net.Conn]struct{}{}, quit: make(chan struct{})}
	if err := p.Set(seed, rules...); err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p.l = l
	p.all.Go(p.accept)
	return p, nil
}

// Set replaces the rules, for connections that come from now on. They are counted from 0
// again, and so is everything else. Connections are not refused any more.
func (p *Proxy) Set(seed uint64, rules ...Rule) error {
	now := &program{seed: seed, rules: rules}
	for i, r := range rules {
		if r.Action < 0 || r.Action >= actions || r.Min < 0 || r.Max < max(r.Min, 1) || (r.Action == Call) != (r.Do != nil) {
			return fmt.Errorf("faulty: rule %d makes no sense: %+v", i, r)
		}
		left := r.Times
		if left == 0 {
			left = -1
		}
		now.left = append(now.left, left)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.now, p.refuse = now, time.Time{}
	return nil
}

// Addr is where clients connect.
func (p *Proxy) Addr() string { return p.l.Addr().String() }

// Count is how often an action was applied.
func (p *Proxy) Count(a Action) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.now.done[a]
}

// Passed is how many bytes came in a direction, on all connections.
func (p *Proxy) Passed(d Direction) int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.now.passed[d]
}

// Connections is how many came.
func (p *Proxy) Connections() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return int(p.now.number)
}

// Open is how many connections there are at this moment, of clients and to the
// server.
func (p *Proxy) Open() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.conns)
}

// CutAll resets every connection, and refuses others for a time.
func (p *Proxy) CutAll(refuse time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.refuse = time.Now().Add(refuse)
	for c := range p.conns {
		reset(c)
	}
}

// Close ends everything.
func (p *Proxy) Close() {
	p.mu.Lock()
	if !p.closed {
		close(p.quit)
	}
	p.closed = true
	for c := range p.conns {
		reset(c)
	}
	p.mu.Unlock()
	_ = p.l.Close()
	p.all.Wait()
}

// reset closes a connection so that its peer sees a reset.
func reset(c net.Conn) {
	if t, ok := c.(*net.TCPConn); ok {
		_ = t.SetLinger(0)
	}
	_ = c.Close()
}

// accept connects every client with the target until the proxy is closed.
func (p *Proxy) accept() {
	for {
		near, err := p.l.Accept()
		if err != nil {
			return
		}
		p.mu.Lock()
		refused := time.Now().Before(p.refuse) || p.closed
		now := p.now
		n := now.number
		if !refused {
			now.number++
		}
		p.mu.Unlock()
		if refused {
			reset(near)
			continue
		}
		far, err := net.DialTimeout("tcp", p.target, 5*time.Second)
		if err != nil {
			reset(near)
			continue
		}
		p.mu.Lock()
		p.conns[near], p.conns[far] = struct{}{}, struct{}{}
		if p.closed {
			reset(near)
			reset(far)
		}
		p.mu.Unlock()
		for d, ends := range map[Direction][2]net.Conn{Up: {near, far}, Down: {far, near}} {
			f := &flow{p: p, now: now, from: ends[0], to: ends[1], direction: d, number: n, r: rand.New(rand.NewPCG(now.seed, 2*n+uint64(d)))}
			p.all.Go(f.run)
		}
	}
}
