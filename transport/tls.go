package transport

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"

	"ferry/transport/eager"
)

// tlsModule is TCP with TLS on top, both ends of which are elsewhere: a connection that
// is passed to another process cannot carry the state of a cipher along. Listen returns
// bare connections, which the TLS proxy of a daemon takes over; clients use DialTLS.
type tlsModule struct{ tcpModule }

func (tlsModule) form() string { return "tls://host:port" }

func (m tlsModule) listen(ctx context.Context, target string) (Listener, error) {
	l, err := m.tcpModule.listen(ctx, target)
	if err != nil {
		return nil, err
	}
	return tcpListener{l.(tcpListener).TCPListener, "tls", true}, nil
}

// dial refuses: a bare connection, which is all that Dial could return, would not do.
func (tlsModule) dial(context.Context, string) (Conn, error) {
	return nil, errors.New("TLS needs a helper beside the program: ferry run or ferry agent")
}

// DialTLS connects to a tls:// address and shakes hands. cfg says which servers to
// trust. The refusal of the client's certificate arrives only with the first read.
func DialTLS(ctx context.Context, a Address, cfg *tls.Config) (net.Conn, error) {
	raw, err := tcpModule{}.dial(ctx, a.Target)
	if err != nil {
		return nil, fmt.Errorf("connecting to %s: %w", a, unwrapNetError(err))
	}
	under, err := eager.New(raw)
	if err != nil {
		_ = raw.Close()
		return nil, fmt.Errorf("connecting to %s: %w", a, err)
	}
	c := tls.Client(under, cfg)
	if err := c.HandshakeContext(ctx); err != nil {
		_ = raw.Close()
		return nil, fmt.Errorf("connecting to %s: %w", a, unwrapNetError(err))
	}
	return c, nil
}

// Host is the host of a network address.
func (a Address) Host() string {
	host, _, _ := net.SplitHostPort(a.Target)
	return host
}
