package client

import (
	stdctx "context"
	"errors"
	"net"
	"time"

	"ferry/link"
	"ferry/transport"
	"ferry/wire"
)

// Over a network a session outlives its connection: this file finds out that one
// is dead and makes the next.

const (
	defaultKeep  = 60 * time.Second
	peerTimeout  = 15 * time.Second // how long the server may be silent
	pingAfter    = peerTimeout / 3
	firstPause   = 20 * time.Millisecond
	longestPause = 2 * time.Second
	shakeTimeout = 5 * time.Second
	farewell     = 2 * time.Second // how long the server may take to answer a goodbye
)

// shuttable is a connection as a link wants it.
type shuttable struct{ transport.Conn }

// Shut makes whoever reads or writes stop.
func (s shuttable) Shut() { _ = s.SetDeadline(time.Unix(1, 0)) }

// keeper holds a session together over its connections.
type keeper struct {
	*link.Link
	dial   func(stdctx.Context) (transport.Conn, error)
	hello  wire.Hello
	token  []byte
	secret [32]byte
	stop   stdctx.CancelFunc
}

// keep makes a link of a connection whose handshake is done.
func keep(conn transport.Conn, hello wire.Hello, w wire.Welcome, o Options, dial func(stdctx.Context) (transport.Conn, error)) (*keeper, error) {
	limit := o.Keep
	if limit == 0 {
		limit = defaultKeep
	}
	if limit < 0 || w.Keep == 0 || dial == nil {
		limit = 0
	}
	hello.Resume, hello.Session = true, w.Session
	k := &keeper{dial: dial, hello: hello, token: o.Token, secret: w.Secret}
	var ctx stdctx.Context
	ctx, k.stop = stdctx.WithCancel(stdctx.Background())
	k.Link = link.New(limit, func(error) { k.resume(ctx) })
	if err := k.Adopt(shuttable{conn}, 0, func(uint64) error { return nil }); err != nil {
		return nil, err
	}
	go k.watch(ctx)
	return k, nil
}

// watch asks a silent server for a sign of life, and gives up its connection when
// there is none.
func (k *keeper) watch(ctx stdctx.Context) {
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
func (k *keeper) resume(ctx stdctx.Context) {
	for pause := firstPause; ; pause = min(2*pause, longestPause) {
		err := k.again(ctx)
		var refused *wire.RefusedError
		if err == nil {
			return
		}
		if errors.As(err, &refused) || errors.Is(err, wire.ErrImpostor) {
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
func (k *keeper) again(ctx stdctx.Context) error {
	ctx, cancel := stdctx.WithTimeout(ctx, shakeTimeout)
	defer cancel()
	conn, err := k.dial(ctx)
	if err != nil {
		return err
	}
	hello := k.hello
	hello.Nonce = wire.NewHello("", 0).Nonce
	hello.Received = k.Received()
	_ = conn.SetDeadline(time.Now().Add(shakeTimeout))
	w, err := wire.ClientResume(conn, hello, k.token, k.secret)
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
func (k *keeper) Close() error {
	k.stop()
	k.Link.Close(farewell)
	return nil
}
