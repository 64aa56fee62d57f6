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

	"ferry/operator/admin"
	"ferry/operator/web"
	"ferry/transport"
)

// An adminServer answers operators: on a Unix socket, on the address of the
// dashboard, or both.
type adminServer struct {
	daemon  *Daemon
	sampler *admin.Sampler
	socket  transport.Listener // nil: none
	web     *net.TCPListener   // nil: none
	servers []*http.Server
	running sync.WaitGroup
	stopped context.CancelFunc
}

// listenAdmin opens the admin socket and the dashboard's address, if there are to
// be any.
func (d *Daemon) listenAdmin(ctx context.Context) error {
	s := &adminServer{daemon: d, sampler: admin.NewSampler(operator{d})}
	before := d.cfg.Handover
	if d.cfg.Admin != "" {
		l, err := before.adminSocket(d.cfg.Admin), error(nil)
		if l == nil {
			l, err = listenAt(ctx, d.cfg.Admin)
		}
		switch {
		case err == nil:
			s.socket = l
		case d.cfg.AdminMay, before != nil:
			d.log.Warn("no admin socket: ferry ps, top, kill, limit and drain do not reach this server; choose another path with --admin", "err", err)
		default:
			return fmt.Errorf("the admin socket: %w", err)
		}
	}
	if d.cfg.Web != "" {
		s.web = before.webListener(d.cfg.Web)
	}
	if d.cfg.Web != "" && s.web == nil {
		var lc net.ListenConfig
		l, err := lc.Listen(ctx, "tcp", d.cfg.Web)
		switch {
		case err == nil:
			s.web = l.(*net.TCPListener)
		case before != nil:
			d.log.Error("there is no dashboard", "err", err)
		default:
			s.close()
			return fmt.Errorf("the dashboard: %w", err)
		}
	}
	if s.socket != nil || s.web != nil {
		d.admin = s
	}
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
	if d.admin == nil || d.admin.socket == nil {
		return ""
	}
	return d.admin.socket.Addr().Target
}

// WebAddr is where the dashboard is, after Listen; empty for nowhere.
func (d *Daemon) WebAddr() string {
	if d.admin == nil || d.admin.web == nil {
		return ""
	}
	return d.admin.web.Addr().String()
}

// serve answers operators until stop. A nil server does nothing.
func (s *adminServer) serve(ctx context.Context) {
	if s == nil {
		return
	}
	ctx, s.stopped = context.WithCancel(ctx)
	api := admin.NewHandler(operator{s.daemon}, s.sampler, s.daemon.log)
	s.servers = nil
	if s.socket != nil {
		_ = s.socket.SetDeadline(time.Time{})
		s.answer(ctx, interrupted{operatorListener{s.socket, s.daemon.log}, s.socket}, api)
	}
	if s.web != nil {
		_ = s.web.SetDeadline(time.Time{})
		s.answer(ctx, interrupted{s.web, s.web}, web.Handler(api, s.daemon.cfg.WebToken))
	}
	s.running.Go(func() { s.sampler.Run(ctx) })
}

// answer serves one listener.
func (s *adminServer) answer(ctx context.Context, l net.Listener, h http.Handler) {
	server := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      30 * time.Second, // event streams set their own
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		BaseContext:       func(net.Listener) context.Context { return ctx },
		ConnContext: func(ctx context.Context, c net.Conn) context.Context {
			if o, ok := c.(operatorConn); ok {
				return admin.WithOperator(ctx, o.who)
			}
			return admin.WithOperator(ctx, "dashboard at "+c.RemoteAddr().String())
		},
		ErrorLog: slog.NewLogLogger(s.daemon.log.Handler(), slog.LevelDebug),
	}
	s.servers = append(s.servers, server)
	s.running.Go(func() {
		if err := server.Serve(l); err != nil && !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, net.ErrClosed) {
			s.daemon.log.Error("answering operators", "address", l.Addr().String(), "err", err)
		}
	})
}

// pause ends it so that serve can begin again. Requests are answered, who comes waits
// in the kernel's queue, and whoever listens to events has to come again.
func (s *adminServer) pause() {
	if s == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), adminGrace)
	defer cancel()
	time.AfterFunc(adminGrace/2, s.stopped)
	for _, server := range s.servers {
		if server.Shutdown(ctx) != nil {
			_ = server.Close()
		}
	}
	s.stopped()
	s.running.Wait()
}

// adminGrace is how long operators' requests may take when the server pauses.
const adminGrace = time.Second

// interrupted is a listener that an http.Server does not close, but only leaves.
type interrupted struct {
	net.Listener
	socket interface{ SetDeadline(time.Time) error }
}

func (l interrupted) Close() error { return l.socket.SetDeadline(time.Unix(1, 0)) }

// stop ends all of it. Requests that are being answered are cut off: they would
// be about a server that is no more.
func (s *adminServer) stop() {
	if s == nil {
		return
	}
	s.stopped()
	for _, server := range s.servers {
		_ = server.Close()
	}
	s.close()
	s.running.Wait()
}

// close closes the listeners; the socket's file goes with it.
func (s *adminServer) close() {
	if s.socket != nil {
		_ = s.socket.Close()
	}
	if s.web != nil {
		_ = s.web.Close()
	}
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
