package agent

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"strings"
	"syscall"
	"time"

	"ferry/server/identity"
	"ferry/transport"
	"ferry/transport/link"
	"ferry/wire"
)

// The pauses before another attempt: the first, from which they double, and the longest.
const firstPause, longestPause = 100 * time.Millisecond, time.Second

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

// An opening is the session of a program until it is open. The agent answers the program's
// Hello with the schema of the server, which it therefore asks first: program and server agree
// on a revision, and the agent understands none of what they send.
type opening struct {
	agent  *Agent
	hello  wire.Hello
	server net.Conn // that has answered Hello; nil: none has
	began  *wire.ClientChallenge
	lanes  *laneSet
	failed error // why there will be none, and another attempt would not help; nil: not known
}

// ask returns the schema of the server. If the server does not answer in time, the program is
// told that it has the program's own: open finds out whether that is true. A server that closes the
// connection without an answer is asked again: it has too much to do.
func (o *opening) ask(ctx context.Context, hello wire.Hello) (wire.Schema, error) {
	hello.Packets, hello.Follows = true, o.agent.cfg.Keep > 0 // the program does not notice
	hello.Port = 0                                            // that of a program at a Unix socket means something to the agent only
	o.hello = hello
	ctx, cancel := context.WithTimeout(ctx, o.agent.askTimeout)
	defer cancel()
	err := o.begin(ctx)
	for pause := firstPause; isCut(err) && sleep(ctx, pause); pause = min(2*pause, longestPause) {
		err = o.begin(ctx)
	}
	if _, refused := errors.AsType[*wire.RefusedError](err); refused {
		return hello.Schema, err
	}
	if err != nil {
		o.agent.log.Debug("the server does not answer yet", "err", err)
		if !isTransient(err) {
			o.failed = err // the program reads it in its Welcome
		}
		return hello.Schema, nil
	}
	return o.began.Server, nil
}

// begin connects and shakes hands up to the server's Challenge. The end of ctx ends the attempt.
func (o *opening) begin(ctx context.Context) error {
	connecting, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	server, err := o.dial(connecting)
	if err != nil {
		return err
	}
	stopInterrupt := context.AfterFunc(ctx, func() { _ = server.SetDeadline(time.Unix(1, 0)) })
	o.hello.Nonce = wire.NewHello("", 0).Nonce // the program's was for the agent
	began, err := wire.BeginClientHandshake(server, o.hello, o.agent.cfg.Token)
	if wire.ForgetFollows(&o.hello, err) {
		stopInterrupt()
		_ = server.Close()
		return o.begin(ctx) // once: an older server refuses to hear that the agent can follow
	}
	if err == nil && !stopInterrupt() {
		err = os.ErrDeadlineExceeded // ctx has just ended
	}
	if err != nil {
		stopInterrupt()
		_ = server.Close()
		return Explain(err)
	}
	o.server, o.began = server, began
	return nil
}

func (o *opening) dial(ctx context.Context) (net.Conn, error) {
	return Dial(ctx, o.agent.cfg.Server, o.agent.cfg.TLS)
}

// dialTo connects to the server to which a session has moved. A session that is protected by TLS stays
// so, and what the agent trusts stays as it was: the certificate of the other server must satisfy it.
func (a *Agent) dialTo(ctx context.Context, address string) (net.Conn, error) {
	server, err := transport.Parse(address)
	switch {
	case err != nil:
		return nil, fmt.Errorf("%w: %w", link.ErrAddress, err)
	case a.cfg.Server.Scheme == "tls" && server.Scheme == "tcp":
		return nil, fmt.Errorf("%w: the session is protected by TLS, and would not be there", link.ErrAddress)
	}
	return Dial(ctx, server, a.cfg.TLS)
}

// close ends what was begun and not finished.
func (o *opening) close() {
	if o.server != nil {
		_ = o.server.Close()
	}
}

// open opens the session. A server that does not answer, as while it is restarted, is tried
// again for a while; one that refuses is not.
func (o *opening) open(ctx context.Context, accepted wire.Accepted, waiting func(string)) (*link.Client, wire.Welcome, error) {
	until := time.Now().Add(o.agent.cfg.Wait)
	for pause := firstPause; ; pause = min(2*pause, longestPause) {
		server, welcome, err := o.openOnce(ctx, accepted, waiting)
		if err == nil || !isTransient(err) || time.Now().Add(pause).After(until) {
			return server, welcome, err
		}
		o.agent.log.Debug("the server does not answer; trying again", "err", err)
		if !sleep(ctx, pause) {
			return nil, wire.Welcome{}, err
		}
	}
}

// sleep pauses for half to one and a half of a time, at random: programs that a server sent away
// together are not to come back together. It says whether ctx has not ended meanwhile.
func sleep(ctx context.Context, pause time.Duration) bool {
	timer := time.NewTimer(pause/2 + rand.N(pause))
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}

// isCut reports whether a server closed the connection without an answer.
func isCut(err error) bool {
	for _, e := range []error{wire.ErrClosed, syscall.ECONNRESET, syscall.EPIPE, io.EOF, io.ErrUnexpectedEOF} {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// isTransient reports whether an error may be gone a moment later.
func isTransient(err error) bool {
	for _, e := range []error{
		syscall.ECONNREFUSED, syscall.EHOSTUNREACH, syscall.ENETUNREACH, syscall.ETIMEDOUT, os.ErrDeadlineExceeded, context.DeadlineExceeded,
	} {
		if errors.Is(err, e) {
			return true
		}
	}
	dns, ok := errors.AsType[*net.DNSError](err)
	return ok && dns.IsTemporary || isCut(err)
}

// openOnce finishes the handshake, which it begins if that is not done. waiting is called with
// what the server says while the program has to wait for a GPU. The end of ctx ends the attempt.
func (o *opening) openOnce(ctx context.Context, accepted wire.Accepted, waiting func(string)) (*link.Client, wire.Welcome, error) {
	if o.failed != nil {
		return nil, wire.Welcome{}, o.failed
	}
	if o.server == nil {
		if err := o.begin(ctx); err != nil {
			return nil, wire.Welcome{}, err
		}
	}
	server, began := o.server, o.began
	o.server, o.began = nil, nil
	stopInterrupt := context.AfterFunc(ctx, func() { _ = server.SetDeadline(time.Unix(1, 0)) })
	defer stopInterrupt()
	if began.Revision() != accepted.Revision {
		_ = server.Close()
		return nil, wire.Welcome{}, fmt.Errorf("the server, which did not answer at first, is of another revision than this program assumes; start the program again")
	}
	welcome, err := began.Finish(waiting)
	if err != nil {
		_ = server.Close()
		return nil, welcome, Explain(err)
	}
	if !stopInterrupt() {
		_ = server.Close()
		return nil, welcome, os.ErrDeadlineExceeded // ctx has just ended
	}
	k, err := link.NewClient(server, welcome, link.Session{
		Hello: o.hello, Token: o.agent.cfg.Token, Keep: o.agent.cfg.Keep, Dial: o.dial, DialTo: o.agent.dialTo, OnLost: o.lanes.cut, Explain: Explain,
	})
	return k, welcome, err
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
	conn, err := transport.DialTLS(ctx, server, cfg)
	if _, plain := errors.AsType[tls.RecordHeaderError](err); plain || isCut(err) {
		return nil, fmt.Errorf("%w: the server may not speak TLS there; if it listens at tcp://, write tcp://%s", err, server.Target)
	}
	return conn, err
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
