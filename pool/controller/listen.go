package controller

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"time"

	"ferry/server/identity"
	"ferry/transport"
)

// Access says where a controller is reached, and how it recognises who asks.
type Access struct {
	Listen []string             // tls://host:port, unix:///path
	TLS    identity.ServerFiles // for tls:// addresses; read again when they change
	Tokens string               // file of tokens, read again when it changes; empty for none
}

// A Server is a controller that listens.
type Server struct {
	http      *http.Server
	listeners []net.Listener
	tokens    *identity.Watched[identity.Tokens] // nil: none
	log       *slog.Logger
}

// Listen opens the addresses.
func Listen(ctx context.Context, a Access, c *Controller) (*Server, error) {
	s := &Server{log: c.log}
	if a.Tokens != "" {
		var err error
		if s.tokens, err = identity.Watch(func() (identity.Tokens, error) { return identity.ReadTokens(a.Tokens) }, a.Tokens); err != nil {
			return nil, err
		}
	}
	for _, text := range a.Listen {
		l, err := s.listen(ctx, text, a)
		if err != nil {
			s.Close()
			return nil, err
		}
		s.listeners = append(s.listeners, l)
	}
	if len(s.listeners) == 0 {
		return nil, errors.New("no address to listen on")
	}
	s.http = &http.Server{
		Handler: c.Handler(s.find), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
		ErrorLog:    slog.NewLogLogger(c.log.Handler(), slog.LevelDebug),
		ConnContext: withPeer,
	}
	return s, nil
}

func (s *Server) listen(ctx context.Context, text string, a Access) (net.Listener, error) {
	address, err := transport.Parse(text)
	if err != nil {
		return nil, err
	}
	switch address.Scheme {
	case "unix":
		// The socket of a controller that was killed; one that runs has locked its etcd.
		if err := os.Remove(address.Target); err != nil && !errors.Is(err, os.ErrNotExist) {
			return nil, err
		}
		l, err := (&net.ListenConfig{}).Listen(ctx, "unix", address.Target)
		if err != nil {
			return nil, err
		}
		return l, os.Chmod(address.Target, 0o600)
	case "tls":
		if err := a.TLS.Validate(); err != nil {
			return nil, fmt.Errorf("not listening on %s: %w", address, err)
		}
		if a.TLS.CA == "" && s.tokens == nil {
			return nil, fmt.Errorf("not listening on %s: nobody could prove who it is; name the CA of clients' certificates (--tls-ca), or a file of tokens (--tokens)", address)
		}
		files, err := identity.Watch(func() (identity.Server, error) { return a.TLS.Read(s.tokens != nil) }, a.TLS.Names()...)
		if err != nil {
			return nil, err
		}
		l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address.Target)
		if err != nil {
			return nil, err
		}
		return tls.NewListener(l, &tls.Config{MinVersion: tls.VersionTLS13, GetConfigForClient: func(*tls.ClientHelloInfo) (*tls.Config, error) {
			now, _, err := files.Get()
			if err != nil {
				s.log.Error("the files of TLS cannot be read; those known before stay valid", "err", err)
			}
			cfg, err := now.Config(time.Now)
			if err != nil {
				return nil, err
			}
			cfg.NextProtos = []string{"http/1.1"}
			return cfg, nil
		}}), nil
	}
	return nil, fmt.Errorf("%s: a controller listens on tls://host:port or unix:///path", text)
}

// withPeer notes the user at the other end of a Unix socket: only the controller's own and root come in there.
func withPeer(ctx context.Context, conn net.Conn) context.Context {
	c, ok := conn.(transport.Conn)
	if !ok {
		return ctx
	}
	uid, ok := transport.PeerUser(c)
	if !ok {
		return ctx
	}
	return context.WithValue(ctx, peerKey{}, Caller{Identity: identity.User(uid), Trusted: uid == 0 || int(uid) == os.Geteuid()})
}

func (s *Server) find(r *http.Request) (Caller, error) {
	tokens := identity.NewTokens()
	if s.tokens != nil {
		var err error
		if tokens, _, err = s.tokens.Get(); err != nil {
			s.log.Error("the tokens cannot be read; those known before stay valid", "err", err)
		}
	}
	return FindCaller(r, tokens)
}

// Addresses are where it listens.
func (s *Server) Addresses() (list []string) {
	for _, l := range s.listeners {
		scheme := "tls"
		if l.Addr().Network() == "unix" {
			scheme = "unix"
		}
		list = append(list, scheme+"://"+l.Addr().String())
	}
	return list
}

// Serve answers requests until ctx is done.
func (s *Server) Serve(ctx context.Context) {
	defer context.AfterFunc(ctx, func() { _ = s.http.Close() })()
	done := make(chan struct{})
	for _, l := range s.listeners {
		go func() {
			_ = s.http.Serve(l)
			done <- struct{}{}
		}()
	}
	for range s.listeners {
		<-done
	}
}

// Close closes the listeners.
func (s *Server) Close() {
	for _, l := range s.listeners {
		_ = l.Close()
	}
}
