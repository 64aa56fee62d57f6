package link

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"time"

	"ferry/wire"
)

// This file is the client's end of a link: it finds out that a connection is dead and
// makes the next one.

// DefaultKeep is how long a session may be without a connection by default.
const DefaultKeep = 60 * time.Second

const (
	peerTimeout      = 15 * time.Second // how long the server may be silent
	pingAfter        = peerTimeout / 3
	minBackoff       = 20 * time.Millisecond // between attempts to reconnect
	maxBackoff       = 2 * time.Second
	handshakeTimeout = 5 * time.Second
	goodbyeTimeout   = 2 * time.Second // how long the server may take to answer a goodbye

	// maxHops is how often a session may move between two connections.
	maxHops = 8
)

// ErrAddress is returned by a Session's DialTo for an address that the client cannot use.
var ErrAddress = errors.New("this client cannot use the address")

// A Session is what a client needs to resume one.
type Session struct {
	Hello wire.Hello // what it began with
	Token []byte
	Keep  time.Duration // how long it may be without a connection; 0 to end with the first

	// Dial makes another connection. nil: there will be none.
	Dial func(context.Context) (net.Conn, error)
	// DialTo makes a connection to the server to which the session has moved, at one of its
	// addresses; ErrAddress if that is none this client can use. nil: it cannot follow, and
	// Hello.Follows is false.
	DialTo func(ctx context.Context, address string) (net.Conn, error)
	// OnLost, if not nil, is called for every connection that failed, before another is made.
	OnLost func()
	// Explain, if not nil, translates the error of every failed attempt: a
	// *wire.RefusedError means that further attempts are of no use.
	Explain func(error) error
}

// A deadlineConn is a net.Conn as a link wants it.
type deadlineConn struct{ net.Conn }

// Shut makes calls that read or write return.
func (s deadlineConn) Shut() { _ = s.SetDeadline(time.Unix(1, 0)) }

// A Client is a link that reconnects by itself.
type Client struct {
	*Link
	s    Session // Hello apart, as NewClient was given it
	hops int     // how often the session has moved since the last connection
	stop context.CancelFunc

	placeMu sync.Mutex
	at      place // under placeMu: lanes are opened by other goroutines
}

// A place is where a session is, and what its client shows there.
type place struct {
	hello  wire.Hello
	secret [32]byte
	moved  []string // the addresses of the server to which the session has moved; nil: it has not
}

// place is where the session is now.
func (c *Client) place() place {
	c.placeMu.Lock()
	defer c.placeMu.Unlock()
	return c.at
}

// NewClient makes a link of a connection whose handshake, with packets, is done.
func NewClient(conn net.Conn, w wire.Welcome, s Session) (*Client, error) {
	if w.Keep == 0 || s.Dial == nil {
		s.Keep = 0
	}
	s.Hello.Resume, s.Hello.Session = true, w.Session
	c := &Client{s: s, at: place{hello: s.Hello, secret: w.Secret}}
	var ctx context.Context
	ctx, c.stop = context.WithCancel(context.Background())
	c.Link = New(s.Keep, func(error) {
		if s.OnLost != nil {
			s.OnLost()
		}
		c.reconnect(ctx)
	})
	if err := c.Adopt(deadlineConn{conn}, 0, func(uint64) error { return nil }); err != nil {
		c.stop()
		return nil, err
	}
	go c.watchServer(ctx)
	return c, nil
}

// watchServer asks a silent server for a sign of life, and gives up the connection when
// there is none.
func (c *Client) watchServer(ctx context.Context) {
	tick := time.NewTicker(pingAfter / 2)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-c.Ended():
			return
		case <-tick.C:
		}
		heard, up := c.Heard()
		switch silent := time.Since(heard); {
		case !up:
		case silent > peerTimeout:
			c.Drop(errors.New("the server is silent"))
		case silent > pingAfter:
			go c.Ping() // it may have to wait for the network
		}
	}
}

// reconnect makes connections until the link goes on through one, the server does not
// know the session any more, or the link has ended.
func (c *Client) reconnect(ctx context.Context) {
	if c.s.Dial == nil {
		return // the link ends with its connection
	}
	for pause := minBackoff; ; pause = min(2*pause, maxBackoff) {
		err := c.reconnectOnce(ctx)
		if err == nil {
			return
		}
		err = c.explain(err)
		if moved, ok := errors.AsType[*wire.MovedError](err); ok {
			if err = c.follow(moved.Redirect); err == nil {
				pause = minBackoff
				continue
			}
			c.End(err)
			return
		}
		if errors.Is(err, ErrAddress) {
			c.End(err)
			return
		}
		c.noteFailure(err)
		if _, refused := errors.AsType[*wire.RefusedError](err); refused || errors.Is(err, wire.ErrImpostor) {
			c.End(err)
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-c.Ended():
			return
		case <-time.After(pause):
		}
	}
}

// reconnectOnce makes one connection and goes on through it.
func (c *Client) reconnectOnce(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, handshakeTimeout)
	defer cancel()
	at := c.place()
	conn, err := c.dial(ctx, at)
	if err != nil {
		return err
	}
	hello := at.hello
	hello.Nonce = wire.NewHello("", 0).Nonce
	hello.Received = c.Received()
	_ = conn.SetDeadline(time.Now().Add(handshakeTimeout))
	w, err := wire.ClientResume(conn, hello, c.s.Token, at.secret)
	if err == nil {
		_ = conn.SetDeadline(time.Time{})
		err = c.Adopt(deadlineConn{conn}, w.Received, func(received uint64) error {
			if received != hello.Received {
				return net.ErrClosed // cannot be: nothing comes while there is no connection
			}
			return nil
		})
	}
	if err != nil {
		_ = conn.Close()
		return err
	}
	c.hops = 0
	return nil
}

// follow has further attempts go to the server to which the session has moved.
func (c *Client) follow(to wire.Redirect) error {
	if c.hops++; c.s.DialTo == nil || c.hops > maxHops {
		return fmt.Errorf("the session has moved to %s, after %d other servers, where this client does not follow", strings.Join(to.Addresses, " or "), c.hops-1)
	}
	c.placeMu.Lock()
	defer c.placeMu.Unlock()
	c.at.hello.Session, c.at.hello.Ticket = to.Session, true
	c.at.secret, c.at.moved = to.Secret, to.Addresses
	return nil
}

// explain is what the session's Explain makes of an error.
func (c *Client) explain(err error) error {
	if c.s.Explain != nil {
		return c.s.Explain(err)
	}
	return err
}

// dial makes a connection to the server that has the session: the first of its addresses that
// answers.
func (c *Client) dial(ctx context.Context, at place) (net.Conn, error) {
	if at.moved == nil {
		return c.s.Dial(ctx)
	}
	var failed []error
	useless := 0
	for _, a := range at.moved {
		each, cancel := context.WithTimeout(ctx, handshakeTimeout/2) // the others are to have their turn
		conn, err := c.s.DialTo(each, a)
		cancel()
		if err == nil {
			return conn, nil
		}
		if errors.Is(err, ErrAddress) {
			useless++
		}
		failed = append(failed, fmt.Errorf("the session has moved to %s: %w", a, err))
	}
	err := errors.Join(failed...)
	if useless < len(at.moved) && errors.Is(err, ErrAddress) {
		err = errors.New(err.Error()) // one of the others may answer later
	}
	return nil, err
}

// noteFailure has the link report, if it ends because there is no connection for too long, why.
func (c *Client) noteFailure(err error) {
	if c.place().moved != nil {
		c.SetLastFailure(err)
	}
}

// Close says goodbye.
func (c *Client) Close() error {
	c.stop()
	c.Link.HangUp(goodbyeTimeout)
	return nil
}
