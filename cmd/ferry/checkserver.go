package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"os"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ferry/client/agent"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// sessionTimeout is enough for a worker to start and a real driver to initialise.
const sessionTimeout = 20 * time.Second

// checkServer connects to the server and opens a session, as the shim does.
func checkServer(cmd *cobra.Command, server string, as *clientOptions) []finding {
	f := finding{subject: "server"}
	addr, err := transport.Parse(server)
	if err != nil {
		f.verdict, f.detail = fail, err.Error()
		return []finding{f}
	}
	token, err := as.clientToken(cmd, addr)
	if err != nil {
		f.verdict, f.detail = fail, err.Error()
		return []finding{f}
	}
	began := time.Now()
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	conn, err := as.dial(ctx, addr)
	if err != nil {
		f.verdict, f.detail, f.advice = fail, err.Error(), dialAdvice(addr, err)
		return []finding{f}
	}
	defer func() { _ = conn.Close() }()
	f.verdict, f.detail = ok, fmt.Sprintf("%s answers, connected in %s", addr, rounded(time.Since(began)))
	return []finding{f, openSession(conn, token, func() (net.Conn, error) { return as.dial(ctx, addr) })}
}

// checkPrivate opens a session with a private server: all that ferry run needs.
func checkPrivate(device *deviceOptions) finding {
	f := finding{verdict: fail, subject: "session"}
	log, level, err := runLogger()
	if err != nil {
		f.detail = err.Error()
		return f
	}
	server, err := startPrivate(device, false, log, level)
	if err != nil {
		f.detail = "no private server: " + err.Error()
		return f
	}
	defer func() { _ = server.stop() }()
	addr, err := transport.Parse(server.address)
	if err != nil {
		f.detail = err.Error()
		return f
	}
	conn, err := transport.Dial(context.Background(), addr)
	if err != nil {
		f.detail = err.Error()
		return f
	}
	defer func() { _ = conn.Close() }()
	f = openSession(conn, nil, nil)
	if f.verdict == ok {
		f.detail += " with a private server"
	}
	return f
}

// The range of addresses that doctor's session asks for: one that is free in
// nearly every process.
const (
	sessionBase = 0x2000_0000_0000
	sessionSize = 64 << 30
)

// openSession does the handshake. The session ends with the connection. again makes another
// connection, if the server is from before schema revisions; nil: it cannot be.
func openSession(conn net.Conn, token []byte, again func() (net.Conn, error)) finding {
	f := finding{subject: "session"}
	began := time.Now()
	_ = conn.SetDeadline(began.Add(sessionTimeout))
	hello := wire.NewHello("ferry doctor", os.Getpid())
	hello.Base, hello.Size = sessionBase, sessionSize
	queued := ""
	waiting := func(said string) {
		queued = said
		_ = conn.SetDeadline(time.Now()) // the answer is known: end the handshake
	}
	w, err := wire.ClientHandshakeWaiting(conn, hello, token, waiting)
	if again != nil && wire.UseOlderHello(&hello, err) {
		older, dialed := again()
		if err = dialed; err == nil {
			defer func() { _ = older.Close() }()
			conn = older
			_ = conn.SetDeadline(time.Now().Add(sessionTimeout))
			w, err = wire.ClientHandshakeWaiting(conn, hello, token, waiting)
		}
	}
	if queued != "" {
		f.verdict, f.detail, f.advice = warn, "the server answers, but is full: "+queued, sessionAdvice(&wire.RefusedError{Status: wire.StatusCapacity})
		return f
	}
	if err != nil {
		err = agent.Explain(err)
		f.verdict, f.detail, f.advice = fail, err.Error(), sessionAdvice(err)
		return f
	}
	f.verdict, f.detail = ok, fmt.Sprintf("opened in %v, schema revision %d", rounded(time.Since(began)), w.Revision)
	if w.Revision < wire.ThisRevision {
		f.verdict, f.advice = warn, "the server is older: calls that it lacks are not supported; upgrade the server"
	}
	if token != nil {
		f.detail += ", token accepted both ways"
	}
	if w.Message != "" {
		f.detail += ": " + w.Message
	}
	return f
}

// checkDefault looks for a server at the default address, which programs use only if it is
// named.
func checkDefault() finding {
	f := finding{verdict: ok, subject: "server"}
	addr, err := transport.Parse(defaultAddress())
	if err == nil {
		var conn transport.Conn
		if conn, err = transport.Dial(context.Background(), addr); err == nil {
			_ = conn.Close()
			f.detail = "one listens at " + addr.String()
			f.advice = "to use it: ferry run --server " + addr.String() + " -- program"
			return f
		}
	}
	f.detail = "none named, none at " + defaultAddress() + "; ferry run starts a private server"
	return f
}

func dialAdvice(addr transport.Address, err error) string {
	_, foreign := errors.AsType[*tls.CertificateVerificationError](err)
	invalid, _ := errors.AsType[x509.CertificateInvalidError](err)
	switch {
	case foreign && invalid.Cert != nil && invalid.Reason == x509.Expired:
		return "the server's certificate is not valid now: its operator renews it (ferry ca issue --renew), unless this machine's clock is wrong"
	case foreign, errors.Is(err, identity.ErrPin):
		return "is that the server you mean? Then give its CA with --ca, or its fingerprint with --pin"
	case errors.Is(err, syscall.ECONNREFUSED), errors.Is(err, syscall.ENOENT):
		return "start one there: ferry serve --listen " + addr.String()
	case errors.Is(err, syscall.EACCES):
		return "the socket is for the user who runs the server; use that user, or TCP with a token"
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, os.ErrDeadlineExceeded):
		return "is the address right, and does a firewall let it through?"
	default:
		return "is the address right?"
	}
}

func sessionAdvice(err error) string {
	if errors.Is(err, os.ErrDeadlineExceeded) {
		return "the server does not answer; its log may say why"
	}
	if errors.Is(err, wire.ErrClosed) {
		return "its worker ended early; the server's log says why"
	}
	if errors.Is(err, wire.ErrNotFerry) {
		return "something else listens at this address"
	}
	refused, isRefusal := errors.AsType[*wire.RefusedError](err)
	if !isRefusal {
		return ""
	}
	switch refused.Status {
	case wire.StatusVersion, wire.StatusSchema:
		return "upgrade the side that is named; ferry version, here and on the server, says what each is"
	case wire.StatusToken:
		if strings.Contains(refused.Message, "certificate") {
			return "use a certificate that the server's CA issued and that is valid now: --cert and --key; ferry ca issue --renew makes a new one"
		}
		return "use the server's token: --token-file, or FERRY_TOKEN"
	case wire.StatusCapacity:
		return "wait, ask for less, or give clients more room: ferry serve --max-clients, --clients-per-gpu"
	case wire.StatusNoDevice:
		return "run ferry doctor on the server; --device soft needs no GPU"
	default:
		return "the server's log may say more"
	}
}

func rounded(d time.Duration) time.Duration {
	if d < 10*time.Millisecond {
		return d.Round(time.Microsecond)
	}
	return d.Round(time.Millisecond)
}
