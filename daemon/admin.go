package daemon

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"sync"
	"time"

	"ferry/admin"
	"ferry/transport"
)

// An adminServer answers operators on a Unix socket.
type adminServer struct {
	listener transport.Listener
	http     *http.Server
	sampler  *admin.Sampler
	daemon   *Daemon
	running  sync.WaitGroup
	stopped  context.CancelFunc
}

// listenAdmin opens the admin socket, if there is to be one.
func (d *Daemon) listenAdmin(ctx context.Context) error {
	if d.cfg.Admin == "" {
		return nil
	}
	l, err := listenAt(ctx, d.cfg.Admin)
	switch {
	case err != nil && d.cfg.AdminMay:
		d.log.Warn("no admin socket: ferry ps, top, kill, limit and drain do not reach this server; choose another path with --admin", "err", err)
		return nil
	case err != nil:
		return fmt.Errorf("the admin socket: %w", err)
	}
	d.admin = &adminServer{listener: l, daemon: d, sampler: admin.NewSampler(operator{d})}
	return nil
}

func listenAt(ctx context.Context, path string) (transport.Listener, error) {
	a, err := transport.Parse("unix://" + path)
	if err != nil {
		return nil, err
	}
	return transport.Listen(ctx, a)
}

// AdminSocket is where operators are answered, after Listen; empty for nowhere.
func (d *Daemon) AdminSocket() string {
	if d.admin == nil {
		return ""
	}
	return d.admin.listener.Addr().Target
}

// serve answers operators until stop. A nil server does nothing.
func (s *adminServer) serve(ctx context.Context) {
	if s == nil {
		return
	}
	ctx, s.stopped = context.WithCancel(ctx)
	s.http = &http.Server{
		Handler:           admin.NewHandler(operator{s.daemon}, s.sampler, s.daemon.log),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      30 * time.Second, // event streams set their own
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		BaseContext:       func(net.Listener) context.Context { return ctx },
		ConnContext: func(ctx context.Context, c net.Conn) context.Context {
			return admin.WithOperator(ctx, c.(operatorConn).who)
		},
		ErrorLog: slog.NewLogLogger(s.daemon.log.Handler(), slog.LevelDebug),
	}
	s.running.Go(func() {
		if err := s.http.Serve(operatorListener{s.listener, s.daemon.log}); err != nil && !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, net.ErrClosed) {
			s.daemon.log.Error("the admin socket", "err", err)
		}
	})
	s.running.Go(func() { s.sampler.Run(ctx) })
}

// stop ends all of it. Requests that are being answered are cut off: they would
// be about a server that is no more.
func (s *adminServer) stop() {
	if s == nil {
		return
	}
	s.stopped()
	_ = s.http.Close()
	_ = s.listener.Close() // removes the socket
	s.running.Wait()
}

// operatorListener lets in the daemon's own user and root, whatever the mode of
// the socket's file has become.
type operatorListener struct {
	transport.Listener
	log *slog.Logger
}

type operatorConn struct {
	net.Conn
	who string
}

func (l operatorListener) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		uid, ok := transport.PeerUser(c)
		if ok && (uid == 0 || uid == uint32(os.Geteuid())) {
			return operatorConn{c, transport.Peer(c)}, nil
		}
		l.log.Warn("operator refused", "peer", transport.Peer(c))
		_ = c.Close()
	}
}

func (l operatorListener) Addr() net.Addr {
	return &net.UnixAddr{Net: "unix", Name: l.Listener.Addr().Target}
}
