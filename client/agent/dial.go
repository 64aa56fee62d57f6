package agent

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"syscall"
	"time"

	"ferry/server/identity"
	"ferry/transport"
	"ferry/transport/link"
	"ferry/transport/relay"
	"ferry/wire"
)

// A serverStream is the far side of a session: it outlives its connections.
type serverStream struct{ *link.Client }

// Read ends when the session was closed, by either side.
func (s serverStream) Read(b []byte) (int, error) {
	n, err := s.Client.Read(b)
	if errors.Is(err, link.ErrClosed) {
		err = io.EOF
	}
	return n, err
}

// CloseWrite says goodbye: nothing that a server sends to a program that is gone is of
// use.
func (s serverStream) CloseWrite() error { return s.Close() }

// openSession opens a session for a program. A server that does not answer, as while it
// is restarted, is tried again for a while; one that refuses is not.
func (a *Agent) openSession(ctx context.Context, hello wire.Hello, waiting func(string)) (relay.Stream, wire.Welcome, error) {
	until := time.Now().Add(a.cfg.Wait)
	for pause := 100 * time.Millisecond; ; pause = min(2*pause, time.Second) {
		server, welcome, err := a.openSessionOnce(ctx, hello, waiting)
		if err == nil || !isTransient(err) || time.Now().Add(pause).After(until) {
			return server, welcome, err
		}
		a.log.Debug("the server does not answer; trying again", "err", err)
		select {
		case <-ctx.Done():
			return nil, wire.Welcome{}, err
		case <-time.After(pause):
		}
	}
}

// isTransient reports whether an error may be gone a moment later.
func isTransient(err error) bool {
	for _, e := range []error{
		syscall.ECONNREFUSED, syscall.ECONNRESET, syscall.EHOSTUNREACH, syscall.ENETUNREACH, syscall.ETIMEDOUT,
		wire.ErrClosed, os.ErrDeadlineExceeded, context.DeadlineExceeded,
		io.EOF, io.ErrUnexpectedEOF, // cut while TLS shook hands
	} {
		if errors.Is(err, e) {
			return true
		}
	}
	dns, ok := errors.AsType[*net.DNSError](err)
	return ok && dns.IsTemporary
}

// openSessionOnce connects and shakes hands once. waiting is called with what the server
// says while the program has to wait for a GPU. The end of ctx ends the attempt.
func (a *Agent) openSessionOnce(ctx context.Context, hello wire.Hello, waiting func(string)) (relay.Stream, wire.Welcome, error) {
	connecting, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	dial := func(ctx context.Context) (net.Conn, error) { return Dial(ctx, a.cfg.Server, a.cfg.TLS) }
	server, err := dial(connecting)
	if err != nil {
		return nil, wire.Welcome{}, err
	}
	stopInterrupt := context.AfterFunc(ctx, func() { _ = server.SetDeadline(time.Unix(1, 0)) })
	defer stopInterrupt()
	hello.Nonce = wire.NewHello("", 0).Nonce // the program's was for the agent
	hello.Packets = true
	welcome, err := wire.ClientHandshakeWaiting(server, hello, a.cfg.Token, waiting)
	if err != nil {
		_ = server.Close()
		return nil, welcome, Explain(err)
	}
	if !stopInterrupt() {
		_ = server.Close()
		return nil, welcome, os.ErrDeadlineExceeded // ctx has just ended
	}
	k, err := link.NewClient(server, welcome, link.Session{Hello: hello, Token: a.cfg.Token, Keep: a.cfg.Keep, Dial: dial, Explain: Explain})
	return serverStream{k}, welcome, err
}

// Dial connects to a server at any address.
func Dial(ctx context.Context, server transport.Address, as identity.Client) (net.Conn, error) {
	if server.Scheme != "tls" {
		return transport.Dial(ctx, server)
	}
	cfg, err := as.Config(server.Host())
	if err != nil {
		return nil, err
	}
	return transport.DialTLS(ctx, server, cfg)
}

// Explain translates what TLS 1.3 tells a client only at its first read: that the
// server did not accept its certificate, or wants one.
func Explain(err error) error {
	if op, ok := errors.AsType[*net.OpError](err); ok && op.Op == "remote error" && aboutCertificate(op.Err) {
		return &wire.RefusedError{Status: wire.StatusToken, Message: fmt.Sprintf("the server refused this client's certificate, or wants one (%v)", op.Err)}
	}
	return err
}

// aboutCertificate reports whether a TLS alert is about the client's certificate. Other
// alerts, such as one about a damaged record, are about the connection. crypto/tls has
// no type for them.
func aboutCertificate(alert error) bool {
	text := alert.Error()
	return strings.Contains(text, "certificate") || strings.Contains(text, "access denied") || strings.Contains(text, "handshake failure")
}
