// Package agent connects programs with a server on a network. The shim links no
// libraries and cannot speak TLS; it reaches an agent through a Unix socket and shared
// memory, as it would reach a server on its own machine, and the agent carries the
// session on to the server.
//
// The agent holds the credentials: programs need none, and cannot read them. Every
// process that may open the agent's socket may use them. The agent takes part in the
// handshake of both sides. After that it reads the first frame, which says what frames
// travel through, and nothing else of a session.
//
// Large data of a program may travel on lanes: further connections to the agent, each of which the agent
// carries on through a connection of its own, so that several processors encrypt.
//
// Goroutines: one accepts programs; each program has up to four, and two for each lane.
package agent

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"sync"
	"time"

	"ferry/server/identity"
	"ferry/transport"
	"ferry/transport/link"
	"ferry/wire"
)

// Config is all an Agent needs to know.
type Config struct {
	Listen transport.Address // a Unix socket
	Server transport.Address // tls:// or tcp://
	Token  []byte            // nil for none
	TLS    identity.Client
	Wait   time.Duration // how long a program's start waits for a server that does not answer; 0 for 10 s
	Keep   time.Duration // how long a session may be without a connection; 0 for a minute, negative to end with the first
	Log    *slog.Logger

	Private bool // it serves one program, on whose terminal it logs
}

const (
	defaultWait = 10 * time.Second
	maxWait     = 12 * time.Second // a shim waits 20 s for its Welcome, and opening a device takes its time

	helloTimeout   = 5 * time.Second
	askTimeout     = 3 * time.Second // for the server's answer to Hello, which the program waits for
	connectTimeout = 5 * time.Second
	welcomeTimeout = 19 * time.Second // from the program's Hello, or from the last message of the server that it has to wait
)

// An Agent carries programs to one server.
type Agent struct {
	cfg            Config
	log            *slog.Logger
	listener       transport.Listener
	programs       sync.WaitGroup
	sessions       sessions
	welcomeTimeout time.Duration // changed by tests
	askTimeout     time.Duration // changed by tests
}

// New returns an Agent, after it has checked the configuration.
func New(cfg Config) (*Agent, error) {
	if cfg.Wait == 0 {
		cfg.Wait = defaultWait
	}
	if cfg.Keep == 0 {
		cfg.Keep = link.DefaultKeep
	}
	cfg.Keep = max(cfg.Keep, 0)
	if cfg.Log == nil {
		cfg.Log = slog.Default()
	}
	switch {
	case cfg.Listen.Network():
		return nil, fmt.Errorf("an agent listens on a Unix socket, not on %s: what it carries is not protected on its way there", cfg.Listen)
	case cfg.Server.Scheme == "" || !cfg.Server.Network():
		return nil, fmt.Errorf("an agent is for a server on a network, tls:// or tcp://; programs reach %s by themselves", cfg.Server)
	case cfg.Wait < 0 || cfg.Wait > maxWait:
		return nil, fmt.Errorf("a wait of %v: programs wait at most %v", cfg.Wait, maxWait)
	}
	a := &Agent{cfg: cfg, log: cfg.Log, welcomeTimeout: welcomeTimeout, askTimeout: askTimeout}
	if cfg.Server.Scheme == "tls" {
		if _, err := cfg.TLS.Config(cfg.Server.Host()); err != nil {
			return nil, err
		}
	}
	return a, nil
}

// Listen opens the socket.
func (a *Agent) Listen(ctx context.Context) (err error) {
	a.listener, err = transport.Listen(ctx, a.cfg.Listen)
	return err
}

// Serve carries programs until ctx is done, then closes their sessions.
func (a *Agent) Serve(ctx context.Context) error {
	stop := context.AfterFunc(ctx, func() { _ = a.listener.Close() })
	defer stop()
	defer a.programs.Wait()
	pause := time.Duration(0)
	for {
		conn, err := a.listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return nil
		}
		if err != nil { // out of descriptors, most likely
			pause = min(max(2*pause, 10*time.Millisecond), time.Second)
			a.log.Error("accepting a program", "err", err)
			select {
			case <-ctx.Done():
				return nil
			case <-time.After(pause):
			}
			continue
		}
		pause = 0
		a.programs.Go(func() { a.serveProgram(ctx, conn.(*net.UnixConn)) })
	}
}

// serveProgram carries one program until it ends.
func (a *Agent) serveProgram(ctx context.Context, program *net.UnixConn) {
	defer func() { _ = program.Close() }()
	defer context.AfterFunc(ctx, func() { _ = program.Close() })()
	log := a.log.With("peer", transport.Peer(program))
	began := time.Now()
	_ = program.SetDeadline(began.Add(helloTimeout))
	s := &opening{agent: a, lanes: &laneSet{}}
	defer s.close()
	accepted, err := wire.ServerHandshake(program, wire.ServerOptions{
		Ask: func(hello wire.Hello) (wire.Schema, error) {
			if hello.Resume {
				return hello.Schema, nil // a lane has the session's
			}
			return s.ask(ctx, hello)
		},
		Secret: a.sessions.secret,
	})
	if err != nil {
		level := slog.LevelWarn
		if errors.Is(err, wire.ErrClosed) && accepted.Hello.Version == 0 {
			level = slog.LevelDebug // a process tried whether the agent listens
		}
		if a.cfg.Private || wire.UseOlderHello(&accepted.Hello, err) {
			level = slog.LevelInfo // the program reports it, on the same terminal; or connects again
		}
		log.Log(ctx, level, "program turned away", "err", err)
		return
	}
	log = log.With("program", accepted.Hello.Program, "client_pid", accepted.Hello.Pid)
	_ = program.SetDeadline(time.Time{})
	if accepted.Hello.Resume {
		a.serveLane(ctx, program, accepted.Hello, log)
		return
	}

	waiting, cancel := context.WithCancel(ctx)
	w := newQueueWait(program, a.welcomeTimeout-time.Since(began), a.welcomeTimeout, cancel)
	server, welcome, err := s.open(waiting, accepted, w.report)
	left := w.stop()
	cancel()
	if left {
		log.Info("program left while it waited for a GPU")
		if err == nil {
			_ = server.Close()
		}
		return
	}
	if err != nil {
		level := slog.LevelWarn
		if a.cfg.Private {
			level = slog.LevelInfo // the program reports it, on the same terminal
		}
		log.Log(ctx, level, "no session for a program", "err", err)
		_ = wire.WriteWelcome(program, refusalOf(a.cfg.Server, err))
		return
	}
	defer func() { _ = server.Close() }()
	defer context.AfterFunc(ctx, func() { _ = server.Close() })()
	// The proof, and what packets need, were for the agent.
	shown := wire.Welcome{Session: welcome.Session, Message: welcome.Message, Relayed: true}
	if accepted.Hello.Port == wire.PortOpensLanes && welcome.Keep > 0 && a.cfg.Keep > 0 {
		defer a.sessions.offerLanes(&shown, welcome.Keep, &carried{link: server, lanes: s.lanes})()
	}
	if err := wire.WriteWelcome(program, shown); err != nil {
		log.Debug("the program left before it was welcome", "err", err)
		return
	}
	log.Info("program carried", "session", welcome.Session)
	counts, err := carryProgram(program, serverStream{server})
	log.Info("program ended", "session", welcome.Session, "after", time.Since(began).Round(time.Millisecond), "out", counts.Out, "in", counts.In, "err", err)
}

// refusalOf is the Welcome of a program for which there is no session.
func refusalOf(server transport.Address, err error) wire.Welcome {
	if refused, ok := errors.AsType[*wire.RefusedError](err); ok {
		return wire.Welcome{Status: refused.Status, Message: refused.Message}
	}
	return wire.Welcome{Status: wire.StatusInternal, Message: fmt.Sprintf("no session at %s: %v", server, err)}
}
