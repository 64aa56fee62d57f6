package link

import (
	"context"
	"errors"
	"net"
	"time"

	"ferry/wire"
)

// This file is the client's care for a link: it finds out that a connection is
// dead and makes the next.

// DefaultKeep is how long a session may be without a connection, unless somebody
// says otherwise.
const DefaultKeep = 60 * time.Second

const (
	peerTimeout  = 15 * time.Second // how long the server may be silent
	pingAfter    = peerTimeout / 3
	firstPause   = 20 * time.Millisecond
	longestPause = 2 * time.Second
	shakeTimeout = 5 * time.Second
	farewell     = 2 * time.Second // how long the server may take to answer a goodbye
)

// A Session is what a client needs to come back to one.
type Session struct {
	Hello wire.Hello // what it began with
	Token []byte
	Keep  time.Duration // how long it may be without a connection; 0 to end with the first

	// Dial makes another connection. nil: there will be none.
	Dial func(context.Context) (net.Conn, error)
	// Explain, if not nil, is asked about every failed attempt: a
	// *wire.RefusedError means that there is no use in others.
	Explain func(error) error
}

// shuttable is a connection as a link wants it.
type shuttable struct{ net.Conn }

// Shut makes whoever reads or writes stop.
func (s shuttable) Shut() { _ = s.SetDeadline(time.Unix(1, 0)) }

// A Keeper holds a session together over its connections.
type Keeper struct {
	*Link
	s      Session
	secret [32]byte
	stop   context.CancelFunc
}

// Keep makes a link of a connection whose handshake, with packets, is done.
func Keep(conn net.Conn, w wire.Welcome, s Session) (*Keeper, error) {
	if w.Keep == 0 || s.Dial == nil {
		s.Keep = 0
	}
	s.Hello.Resume, s.Hello.Session = true, w.Session
	k := &Keeper{s: s, secret: w.Secret}
	var ctx context.Context
	ctx, k.stop = context.WithCancel(context.Background())
	k.Link = New(s.Keep, func(error) { k.resume(ctx) })
	if err := k.Adopt(shuttable{conn}, 0, func(uint64) error { return nil }); err != nil {
		k.stop()
		return nil, err
	}
	go k.watch(ctx)
	return k, nil
}

// watch asks a silent server for a sign of life, and gives up its connection when
// there is none.
func (k *Keeper) watch(ctx context.Context) {
	tick := time.NewTicker(pingAfter / 2)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-k.Ended():
			return
		case <-tick.C:
		}
		heard, up := k.Heard()
		switch silent := time.Since(heard); {
		case !up:
		case silent > peerTimeout:
			k.Drop(errors.New("the server is silent"))
		case silent > pingAfter:
			go k.Ping() // it may have to wait for room
		}
	}
}

// resume makes connections until one is taken, the server knows the session no
// more, or the link has ended.
func (k *Keeper) resume(ctx context.Context) {
	if k.s.Dial == nil {
		return // it ends with its connection
	}
	for pause := firstPause; ; pause = min(2*pause, longestPause) {
		err := k.again(ctx)
		if err == nil {
			return
		}
		if k.s.Explain != nil {
			err = k.s.Explain(err)
		}
		if _, refused := errors.AsType[*wire.RefusedError](err); refused || errors.Is(err, wire.ErrImpostor) {
			k.End(err)
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-k.Ended():
			return
		case <-time.After(pause):
		}
	}
}

// again makes one connection and goes on through it.
func (k *Keeper) again(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, shakeTimeout)
	defer cancel()
	conn, err := k.s.Dial(ctx)
	if err != nil {
		return err
	}
	hello := k.s.Hello
	hello.Nonce = wire.NewHello("", 0).Nonce
	hello.Received = k.Received()
	_ = conn.SetDeadline(time.Now().Add(shakeTimeout))
	w, err := wire.ClientResume(conn, hello, k.s.Token, k.secret)
	if err == nil {
		_ = conn.SetDeadline(time.Time{})
		err = k.Adopt(shuttable{conn}, w.Received, func(received uint64) error {
			if received != hello.Received {
				return net.ErrClosed // cannot be: nothing comes while there is no connection
			}
			return nil
		})
	}
	if err != nil {
		_ = conn.Close()
	}
	return err
}

// Close says goodbye.
func (k *Keeper) Close() error {
	k.stop()
	k.Link.HangUp(farewell)
	return nil
}
