package link

import (
	"context"
	"errors"
	"net"
	"time"

	"ferry/wire"
)

// This file is how a client opens further connections of its session, for large data.

// errNoConnection is returned by Lane while the session has no connection of its own.
var errNoConnection = errors.New("the session has no connection now")

// DialLane opens a connection that is a lane of the session, at the server that has the session now. The
// session's own connection comes first: while there is none, DialLane waits for it as long as ctx lasts. The
// caller owns the connection.
func (c *Client) DialLane(ctx context.Context, id wire.LaneID) (net.Conn, error) {
	if err := c.awaitConnection(ctx); err != nil {
		return nil, err
	}
	at := c.place()
	conn, err := c.dial(ctx, at)
	if err != nil {
		return nil, c.explain(err)
	}
	hello := at.hello
	hello.Nonce = wire.NewHello("", 0).Nonce
	hello.Base, hello.Size, hello.Received, hello.Request = 0, 0, 0, ""
	hello.Lane = id
	stop := context.AfterFunc(ctx, func() { _ = conn.SetDeadline(time.Unix(1, 0)) })
	_, err = wire.ClientResume(conn, hello, c.s.Token, at.secret)
	if !stop() && err == nil {
		err = ctx.Err()
	}
	if err != nil {
		_ = conn.Close()
		if _, moved := errors.AsType[*wire.MovedError](err); moved {
			c.Drop(err) // reconnecting finds out where the session is
			return nil, errNoConnection
		}
		return nil, c.explain(err)
	}
	return conn, nil
}

// awaitPause is how often awaitConnection looks again.
const awaitPause = 5 * time.Millisecond

// awaitConnection waits until the session has a connection.
func (c *Client) awaitConnection(ctx context.Context) error {
	for {
		if _, up := c.Heard(); up {
			return nil
		}
		select {
		case <-ctx.Done():
			return errNoConnection
		case <-c.Ended():
			return ErrClosed
		case <-time.After(awaitPause):
		}
	}
}
