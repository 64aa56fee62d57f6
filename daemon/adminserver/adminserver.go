// Package adminserver answers operators over HTTP: on a Unix socket and at the address of the
// dashboard. What it answers is the matter of an admin.Backend.
//
// Goroutines: those of an HTTP server for each listener, and one that samples. Begin, Pause
// and Stop are called by one goroutine.
package adminserver

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

	"ferry/daemon/audit"
	"ferry/daemon/handover"
	"ferry/operator/admin"
	"ferry/operator/web"
	"ferry/transport"
)

// Config says where operators are answered.
type Config struct {
	// Socket is the path of a Unix socket; empty for none. If SocketOptional is set the
	// server does without one where it cannot be opened.
	Socket         string
	SocketOptional bool
	// Web is the address of the dashboard, host:port; empty for none. WebToken is what its
	// users must know.
	Web      string
	WebToken string
	// Record records what operators do.
	Record func(audit.Record)
}

// A Server answers operators: on a Unix socket, on the address of the dashboard, or both. A
// nil one answers none.
type Server struct {
	cfg     Config
	backend admin.Backend
	log     *slog.Logger
	sampler *admin.Sampler
	socket  transport.Listener // nil: none
	web     *net.TCPListener   // nil: none
	servers []*http.Server
	running sync.WaitGroup
	cancel  context.CancelFunc
}

// Listen opens the admin socket and the address of the dashboard, or takes them over from the
// daemon before. It returns nil if there are none.
func Listen(ctx context.Context, cfg Config, backend admin.Backend, before *handover.Received, log *slog.Logger) (*Server, error) {
	s := &Server{cfg: cfg, backend: backend, log: log, sampler: admin.NewSampler(backend)}
	if cfg.Socket != "" {
		l, err := before.AdminSocket(cfg.Socket), error(nil)
		if l == nil {
			l, err = listenUnix(ctx, cfg.Socket)
		}
		switch {
		case err == nil:
			s.socket = l
		case cfg.SocketOptional, before != nil:
			log.Warn("no admin socket: ferry ps, top, kill, limit and drain do not reach this server; choose another path with --admin", "err", err)
		default:
			return nil, fmt.Errorf("the admin socket: %w", err)
		}
	}
	if cfg.Web != "" {
		s.web = before.WebListener(cfg.Web)
	}
	if cfg.Web != "" && s.web == nil {
		var lc net.ListenConfig
		l, err := lc.Listen(ctx, "tcp", cfg.Web)
		switch {
		case err == nil:
			s.web = l.(*net.TCPListener)
		case before != nil:
			log.Error("there is no dashboard", "err", err)
		default:
			s.closeListeners()
			return nil, fmt.Errorf("the dashboard: %w", err)
		}
	}
	if s.socket == nil && s.web == nil {
		return nil, nil
	}
	return s, nil
}

func listenUnix(ctx context.Context, path string) (transport.Listener, error) {
	a, err := transport.Parse("unix://" + path)
	if err != nil {
		return nil, err
	}
	return transport.Listen(ctx, a)
}

// Socket is the path of the admin socket; empty for none.
func (s *Server) Socket() string {
	if s == nil || s.socket == nil {
		return ""
	}
	return s.socket.Addr().Target
}

// Devices are the devices with how busy they are; without a server, what there is without it.
func (s *Server) Devices(without func() []admin.Device) []admin.Device {
	if s == nil {
		return without()
	}
	return s.sampler.Snapshot(time.Now()).Devices
}

// WebAddr is the address of the dashboard; empty for none.
func (s *Server) WebAddr() string {
	if s == nil || s.web == nil {
		return ""
	}
	return s.web.Addr().String()
}

// Save writes the listeners into a state, for a restart.
func (s *Server) Save(h *handover.State, fds *handover.Descriptors) error {
	if s == nil {
		return nil
	}
	h.WebToken = s.cfg.WebToken
	if l := s.socket; l != nil {
		fd, err := fds.AddOwned(l.File())
		if err != nil {
			return err
		}
		h.Admin = handover.Listener{Asked: s.cfg.Socket, Address: l.Addr().String(), FD: fd}
	}
	if w := s.web; w != nil {
		fd, err := fds.AddOwned(w.File())
		if err != nil {
			return err
		}
		h.Web = handover.Listener{Asked: s.cfg.Web, Address: w.Addr().String(), FD: fd}
	}
	return nil
}

// Begin answers operators until Pause or Stop.
func (s *Server) Begin(ctx context.Context) {
	if s == nil {
		return
	}
	ctx, s.cancel = context.WithCancel(ctx)
	api := recorded{admin.NewHandler(s.backend, s.sampler, s.log), s.cfg.Record}
	s.servers = nil
	if s.socket != nil {
		_ = s.socket.SetDeadline(time.Time{})
		s.serve(ctx, keptListener{operatorListener{s.socket, s.log, s.cfg.Record}, s.socket}, api)
	}
	if s.web != nil {
		_ = s.web.SetDeadline(time.Time{})
		s.serve(ctx, keptListener{s.web, s.web}, refusals{web.Handler(api, s.cfg.WebToken), s.cfg.Record, s.WebAddr()})
	}
	s.running.Go(func() { s.sampler.Run(ctx) })
}

// serve serves one listener.
func (s *Server) serve(ctx context.Context, l net.Listener, h http.Handler) {
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
		ConnState: new(connBound).follow,
		ErrorLog:  slog.NewLogLogger(s.log.Handler(), slog.LevelDebug),
	}
	s.servers = append(s.servers, server)
	s.running.Go(func() {
		if err := server.Serve(l); err != nil && !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, net.ErrClosed) {
			s.log.Error("answering operators", "address", l.Addr().String(), "err", err)
		}
	})
}

// Pause ends what Begin began so that it can begin again. Requests are answered, new
// connections wait in the queue of the kernel, and streams of events are cut.
func (s *Server) Pause() {
	if s == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), pauseTimeout)
	defer cancel()
	time.AfterFunc(pauseTimeout/2, s.cancel)
	for _, server := range s.servers {
		if server.Shutdown(ctx) != nil {
			_ = server.Close()
		}
	}
	s.cancel()
	s.running.Wait()
}

// pauseTimeout is how long requests of operators may take when the server pauses.
const pauseTimeout = time.Second

// A keptListener stays open when an http.Server closes it; the http.Server only stops
// accepting.
type keptListener struct {
	net.Listener
	socket interface{ SetDeadline(time.Time) error }
}

// Close interrupts Accept.
func (l keptListener) Close() error { return l.socket.SetDeadline(time.Unix(1, 0)) }

// Stop ends the server. Requests that are being answered are cut off: they would be about a
// daemon that is no more.
func (s *Server) Stop() {
	if s == nil {
		return
	}
	s.cancel()
	for _, server := range s.servers {
		_ = server.Close()
	}
	s.closeListeners()
	s.running.Wait()
}

// closeListeners closes the listeners, which removes the file of the socket.
func (s *Server) closeListeners() {
	if s.socket != nil {
		_ = s.socket.Close()
	}
	if s.web != nil {
		_ = s.web.Close()
	}
}

// An operatorListener accepts the user of the daemon and root, whatever the mode of the file
// of the socket is.
type operatorListener struct {
	transport.Listener
	log    *slog.Logger
	record func(audit.Record)
}

// An operatorConn knows who the operator is.
type operatorConn struct {
	net.Conn
	who string
}

// Accept waits for an operator.
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
		l.record(audit.Record{Event: audit.OperatorRefused, Peer: transport.Peer(c), Address: l.Listener.Addr().String()})
		_ = c.Close()
	}
}

// Addr is the path of the socket.
func (l operatorListener) Addr() net.Addr {
	return &net.UnixAddr{Net: "unix", Name: l.Listener.Addr().Target}
}
