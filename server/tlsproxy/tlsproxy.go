// Package tlsproxy terminates TLS for a daemon, in a process of its own. The daemon accepts a
// connection and hands it over; the TLS proxy does the TLS handshake, finds out who the client
// is, gives the daemon one end of a socketpair and carries plain bytes between that and TLS
// from then on. The daemon, and the worker it passes the end to, see a plain stream.
//
// The TLS proxy opens no file and no device. It holds the TLS key of the server, which
// workers, which run the code of clients, never see. It goes on carrying connections when
// its daemon ends, for as long as the workers live.
//
// Goroutines: Serve reads requests; each connection has two, one that carries bytes each
// way, and one that watches for a peer that has vanished. Handshakes compute on half of the
// processors at most (turns.go).
package tlsproxy

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"runtime"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/identity"
	"ferry/transport/eager"
	"ferry/transport/relay"
)

// Requests of the daemon.
const (
	OpConfig = "config" // the file holds an identity.Server as JSON
	OpServe  = "take"   // the file is a connection
)

// A Request is the daemon's message; a file comes along.
type Request struct {
	Op      string        `json:"op"`
	ID      uint64        `json:"id,omitempty"`
	Timeout time.Duration `json:"timeout,omitempty"` // for the handshake
	Crowd   int           `json:"crowd,omitempty"`   // how many connections the peer's network has in the handshake: fewer come first
	Silence time.Duration `json:"silence,omitempty"` // how long the machine of a peer may not acknowledge what it was sent; 0 for ever
}

// A Reply is the answer to OpServe. Without Error, a plain stream comes along.
type Reply struct {
	ID     uint64             `json:"id"`
	Error  string             `json:"error,omitempty"`
	Silent bool               `json:"silent,omitempty"` // with Error: the peer left without a word
	Who    *identity.Identity `json:"who,omitempty"`    // nil: without a certificate
}

// errEnded is for a connection that ended while its handshake waited for its turn.
var errEnded = errors.New("the connection ended before the handshake")

// maxConfig bounds what a daemon sends: certificates and revocation lists.
const maxConfig = 64 << 20

// A proxy is the state of the process.
type proxy struct {
	log   *slog.Logger
	ctl   *control.Conn
	send  sync.Mutex
	turns turns

	mu  sync.Mutex
	cfg *tls.Config
}

// Serve serves the daemon at the other end of ctl until that is closed and all
// connections have ended.
func Serve(ctl *control.Conn, log *slog.Logger) error {
	g := &proxy{log: log, ctl: ctl, turns: turns{free: max(runtime.GOMAXPROCS(0)/2, 1)}}
	var conns sync.WaitGroup
	defer conns.Wait()
	for {
		var q Request
		file, err := ctl.Receive(&q)
		if errors.Is(err, io.EOF) || errors.Is(err, unix.ECONNRESET) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("from the daemon: %w", err)
		}
		switch {
		case file == nil:
			return fmt.Errorf("the daemon said %q without a file", q.Op)
		case q.Op == OpConfig:
			if err := g.configure(file); err != nil {
				return err
			}
		case q.Op == OpServe && g.config() == nil:
			_ = file.Close()
			return errors.New("the daemon sent a connection before a configuration")
		case q.Op == OpServe:
			conns.Go(func() { g.serveConn(file, q) })
		default:
			_ = file.Close()
			return fmt.Errorf("the daemon said %q", q.Op)
		}
	}
}

// configure reads a new configuration; connections that are open keep theirs.
func (g *proxy) configure(file *os.File) error {
	defer func() { _ = file.Close() }()
	var s identity.Server
	if err := json.NewDecoder(io.LimitReader(file, maxConfig)).Decode(&s); err != nil {
		return fmt.Errorf("the configuration of TLS: %w", err)
	}
	cfg, err := s.Config(time.Now)
	if err != nil {
		return fmt.Errorf("the configuration of TLS: %w", err)
	}
	g.mu.Lock()
	g.cfg = cfg
	g.mu.Unlock()
	return nil
}

// config is the configuration of new connections; nil before there is one.
func (g *proxy) config() *tls.Config {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.cfg
}

// serveConn serves one connection to its end.
func (g *proxy) serveConn(file *os.File, q Request) {
	raw, err := net.FileConn(file)
	_ = file.Close()
	if err != nil {
		g.answer(Reply{ID: q.ID, Error: err.Error()}, nil)
		return
	}
	defer func() { _ = raw.Close() }()
	under, err := eager.New(raw)
	if err != nil {
		g.answer(Reply{ID: q.ID, Error: err.Error()}, nil)
		return
	}
	conn, who, err := g.handshake(under, q)
	if err != nil {
		g.answer(Reply{ID: q.ID, Error: err.Error(), Silent: errors.Is(err, io.EOF)}, nil)
		return
	}
	ours, theirs, err := newPair()
	if err != nil {
		g.answer(Reply{ID: q.ID, Error: err.Error()}, nil)
		return
	}
	ok := g.answer(Reply{ID: q.ID, Who: who}, theirs)
	_ = theirs.Close()
	if !ok {
		_ = ours.Close()
		return
	}
	plain, err := eager.New(ours)
	if err != nil { // cannot be: it has a socket
		_ = ours.Close()
		return
	}
	done := make(chan struct{})
	go closeVanished(raw, q.Silence, done)
	n, err := relay.Between(conn, plain)
	close(done)
	g.log.Debug("connection ended", "peer", raw.RemoteAddr().String(), "in", n.Out, "out", n.In, "err", err)
}

// handshake does the TLS handshake, in turn, and says who the client is; nil for one without a
// certificate.
func (g *proxy) handshake(raw net.Conn, q Request) (*tls.Conn, *identity.Identity, error) {
	ctx, cancel := context.WithTimeout(context.Background(), q.Timeout)
	defer cancel()
	if err := g.turns.awaitTurn(ctx, q.Crowd); err != nil {
		return nil, nil, fmt.Errorf("waiting for the server's processor: %w", err)
	}
	inTurn := &turnConn{Conn: raw, turns: &g.turns}
	defer inTurn.giveBack()
	if hasEnded(raw) {
		return nil, nil, errEnded
	}
	conn := tls.Server(inTurn, g.config())
	if err := conn.HandshakeContext(ctx); err != nil {
		return nil, nil, err
	}
	certs := conn.ConnectionState().PeerCertificates
	if len(certs) == 0 {
		return conn, nil, nil
	}
	who, err := identity.OfCertificate(certs[0])
	return conn, &who, err
}

// closeVanished closes a connection whose peer's machine has vanished while data was on its
// way to it, for which TCP alone would wait a quarter of an hour. A peer that acknowledges and
// does not read may be stopped in a debugger, and keeps its connection.
func closeVanished(raw net.Conn, silence time.Duration, done <-chan struct{}) {
	sys, ok := raw.(syscall.Conn)
	if !ok || silence <= 0 {
		return
	}
	ctl, err := sys.SyscallConn()
	if err != nil {
		return
	}
	tick := time.NewTicker(max(silence/5, 100*time.Millisecond))
	defer tick.Stop()
	for {
		select {
		case <-done:
			return
		case <-tick.C:
		}
		vanished := false
		_ = ctl.Control(func(fd uintptr) {
			info, err := unix.GetsockoptTCPInfo(int(fd), unix.IPPROTO_TCP, unix.TCP_INFO)
			vanished = err == nil && info.Unacked > 0 && time.Duration(info.Last_ack_recv)*time.Millisecond > silence
		})
		if vanished {
			_ = raw.Close()
			return
		}
	}
}

// answer sends a reply to the daemon; false if the daemon is gone.
func (g *proxy) answer(r Reply, file *os.File) bool {
	g.send.Lock()
	defer g.send.Unlock()
	return g.ctl.Send(&r, file) == nil
}

// newPair returns a connected pair: the proxy's end, and a file for the daemon.
func newPair() (*net.UnixConn, *os.File, error) {
	fds, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return nil, nil, err
	}
	ours, theirs := os.NewFile(uintptr(fds[0]), "plain"), os.NewFile(uintptr(fds[1]), "plain")
	c, err := net.FileConn(ours)
	_ = ours.Close()
	if err != nil {
		_ = theirs.Close()
		return nil, nil, err
	}
	return c.(*net.UnixConn), theirs, nil
}
