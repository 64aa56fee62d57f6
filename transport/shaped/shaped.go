// Package shaped emulates a network link of chosen latency and bandwidth: a proxy that
// passes connections on and delays every byte. It changes nothing else: each direction
// is delivered completely and in order. It configures nothing in the kernel, so it needs
// no privileges.
//
// Goroutines: one accepts; each connection has two for each direction, one that reads
// and computes when the bytes are due, one that waits until then and writes. Close
// returns when all have ended.
package shaped

import (
	"errors"
	"io"
	"net"
	"sync"
	"time"
)

// A Link is the properties of the emulated link.
type Link struct {
	RTT       time.Duration // added to every round trip, half of it each way
	Bandwidth float64       // bytes per second each way; 0 for no limit
}

const (
	chunk = 64 << 10
	// buffer is how much of one direction may be under way at least, as in the
	// buffers of the routers on a real path.
	buffer = 4 << 20
)

// A Proxy passes connections on to a server over a Link.
type Proxy struct {
	link     Link
	listener net.Listener
	dial     func() (net.Conn, error)
	done     sync.WaitGroup

	mu     sync.Mutex
	closed bool
	conns  map[net.Conn]bool
}

// New starts a proxy on a port of the loopback. Each connection made to it
// becomes one that dial opens.
func New(link Link, dial func() (net.Conn, error)) (*Proxy, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &Proxy{link: link, listener: l, dial: dial, conns: map[net.Conn]bool{}}
	p.done.Go(p.accept)
	return p, nil
}

// Addr is where the proxy listens, host:port.
func (p *Proxy) Addr() string { return p.listener.Addr().String() }

// Close ends the proxy and every connection through it.
func (p *Proxy) Close() error {
	p.mu.Lock()
	p.closed = true
	for c := range p.conns {
		_ = c.Close()
	}
	p.mu.Unlock()
	err := p.listener.Close()
	p.done.Wait()
	return err
}

// register has Close close a connection; false if Close was called before.
func (p *Proxy) register(c net.Conn) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		_ = c.Close()
		return false
	}
	p.conns[c] = true
	return true
}

// unregister closes a connection.
func (p *Proxy) unregister(c net.Conn) {
	_ = c.Close()
	p.mu.Lock()
	delete(p.conns, c)
	p.mu.Unlock()
}

// accept carries every connection on goroutines of its own until the proxy is closed.
func (p *Proxy) accept() {
	for {
		near, err := p.listener.Accept()
		if err != nil {
			return
		}
		if p.register(near) {
			p.done.Go(func() { p.proxyConn(near) })
		}
	}
}

// proxyConn carries one connection until both directions have ended.
func (p *Proxy) proxyConn(near net.Conn) {
	defer p.unregister(near)
	far, err := p.dial()
	if err != nil || !p.register(far) {
		return // the near end sees a connection that closes
	}
	defer p.unregister(far)
	for _, c := range []net.Conn{near, far} {
		if t, ok := c.(*net.TCPConn); ok {
			_ = t.SetNoDelay(true)
		}
	}
	var both sync.WaitGroup
	both.Go(func() { p.carryDirection(far, near) }) // each on a goroutine that ends with it
	both.Go(func() { p.carryDirection(near, far) })
	both.Wait()
}

// A parcel is bytes under way; nil data is the end of the sender's stream.
type parcel struct {
	data []byte
	due  time.Time
}

// carryDirection copies one direction from src to dst.
func (p *Proxy) carryDirection(dst, src net.Conn) {
	room := max(buffer, int(2*p.link.Bandwidth*p.link.RTT.Seconds()))
	way := make(chan parcel, room/chunk)
	var reader sync.WaitGroup
	reader.Go(func() { p.receive(way, src) })
	err := deliver(dst, way)
	if err != nil { // the receiver is gone: let the sender know
		_ = src.Close()
	}
	for range way { // let a reader that waits for room end
	}
	reader.Wait()
}

// receive reads src and computes when each parcel is due at the other end: after the
// link has passed it at its bandwidth, and half a round trip.
func (p *Proxy) receive(way chan<- parcel, src net.Conn) {
	defer close(way)
	var free time.Time // when the link has passed everything before
	for {
		data := make([]byte, chunk)
		n, err := src.Read(data)
		sent := time.Now()
		if n > 0 {
			if p.link.Bandwidth > 0 {
				if free.After(sent) {
					sent = free
				}
				sent = sent.Add(time.Duration(float64(n) / p.link.Bandwidth * 1e9))
				free = sent
			}
			way <- parcel{data[:n], sent.Add(p.link.RTT / 2)}
		}
		if err != nil {
			if errors.Is(err, io.EOF) {
				way <- parcel{nil, sent.Add(p.link.RTT / 2)}
			}
			return
		}
	}
}

// deliver writes parcels when they are due, until way is closed. preciseTimers changes
// the thread, which ends with the goroutine of carryDirection.
func deliver(dst net.Conn, way <-chan parcel) error {
	preciseTimers()
	for p := range way {
		waitUntil(p.due)
		if p.data == nil {
			if t, ok := dst.(interface{ CloseWrite() error }); ok {
				return t.CloseWrite()
			}
			return dst.Close()
		}
		if _, err := dst.Write(p.data); err != nil {
			return err
		}
	}
	// The sender's end broke; so does the receiver's.
	return dst.Close()
}
