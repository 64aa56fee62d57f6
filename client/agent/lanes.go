package agent

import (
	"context"
	"crypto/rand"
	"crypto/tls"
	"errors"
	"log/slog"
	"net"
	"sync"
	"time"

	"ferry/transport"
	"ferry/transport/link"
	"ferry/transport/relay"
	"ferry/wire"
)

// This file is how large data of a program travels: on lanes, which are connections of the program to the
// agent, each carried on by a connection of the agent's to the server. The program proves to the agent, with
// a secret that the agent has made for it, that the session is its own; the agent proves to the server what
// every lane must prove there: the credentials of the agent, and the session's secret, which the program
// never sees.

// laneTimeout is how long making a lane may take: the program waits no longer than 5 s for its Welcome.
const laneTimeout = 4 * time.Second

// nearTime is how soon the server's machine answers if it is near.
const nearTime = 500 * time.Microsecond

// A carried session is one whose program may open lanes.
type carried struct {
	proof [32]byte // the secret of agent and program
	link  *link.Client
	lanes *laneSet
}

// sessions are the carried sessions, by the number that their programs were told.
type sessions struct {
	mu   sync.Mutex
	open map[uint64]*carried
}

// find returns a session; nil if there is none.
func (s *sessions) find(session uint64) *carried {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.open[session]
}

// secret is what a program proves that opens a lane of a session.
func (s *sessions) secret(session uint64) ([32]byte, bool) {
	if c := s.find(session); c != nil {
		return c.proof, true
	}
	return [32]byte{}, false
}

// offerLanes has a Welcome say that the program may open lanes, until the function that it returns is called.
// A number that another session has already, of another server's before that restarted, gets none.
func (s *sessions) offerLanes(w *wire.Welcome, keep uint32, c *carried) (end func()) {
	_, _ = rand.Read(c.proof[:]) // never fails (crypto/rand)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.open[w.Session] != nil {
		return func() {}
	}
	if s.open == nil {
		s.open = map[uint64]*carried{}
	}
	s.open[w.Session] = c
	w.Secret, w.Keep = c.proof, keep
	return func() {
		s.mu.Lock()
		delete(s.open, w.Session)
		s.mu.Unlock()
		c.lanes.end()
	}
}

// A laneSet is the programs' ends of the lanes of one session. The zero value is one without any.
type laneSet struct {
	mu    sync.Mutex
	conns map[net.Conn]bool
	ended bool
}

// add has the set cut conn with the others; false: the session has ended.
func (l *laneSet) add(conn net.Conn) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ended {
		return false
	}
	if l.conns == nil {
		l.conns = map[net.Conn]bool{}
	}
	l.conns[conn] = true
	return true
}

func (l *laneSet) remove(conn net.Conn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.conns, conn)
}

// cut closes all lanes: the session's own connection has failed, and those of lanes may have, too. The program
// opens others.
func (l *laneSet) cut() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for conn := range l.conns {
		_ = conn.Close()
	}
}

// end closes all lanes for good.
func (l *laneSet) end() {
	l.mu.Lock()
	l.ended = true
	l.mu.Unlock()
	l.cut()
}

// serveLane carries one lane of a program until it ends. hello has proved that the session is the program's.
func (a *Agent) serveLane(ctx context.Context, program *net.UnixConn, hello wire.Hello, log *slog.Logger) {
	c := a.sessions.find(hello.Session)
	if c == nil || !hello.Lane.Valid() || !c.lanes.add(program) {
		e := wire.NoSession()
		_ = wire.WriteWelcome(program, wire.Welcome{Status: e.Status, Message: e.Message})
		return
	}
	defer c.lanes.remove(program)
	making, cancel := context.WithTimeout(ctx, laneTimeout)
	defer cancel()
	conn, err := c.link.DialLane(making, hello.Lane)
	if err != nil {
		log.Info("no lane for a program", "session", hello.Session, "lane", hello.Lane, "err", err)
		_ = wire.WriteWelcome(program, refusalOf(a.cfg.Server, err))
		return
	}
	server, ok := conn.(relay.Stream)
	if !ok { // cannot be: TCP and TLS are streams whose ends close apart
		_ = conn.Close()
		_ = wire.WriteWelcome(program, refusalOf(a.cfg.Server, errors.New("the connection cannot be a lane")))
		return
	}
	defer context.AfterFunc(ctx, func() { _ = conn.Close() })()
	// What agent and server have agreed on is nothing: what is compressed before it is encrypted shows by its length what it is.
	w := wire.Welcome{Session: hello.Session, Packets: true}
	if took, known := transport.RoundTrip(rawConn(conn)); known && took < nearTime {
		w.Received = uint64(wire.LaneNear)
	}
	if err := wire.WriteWelcome(program, w); err != nil {
		_ = conn.Close()
		return
	}
	counts, err := relay.Between(program, server)
	log.Debug("lane ended", "session", hello.Session, "lane", hello.Lane, "out", counts.Out, "in", counts.In, "err", err)
}

// rawConn is the connection that TLS runs on.
func rawConn(conn net.Conn) net.Conn {
	if c, ok := conn.(*tls.Conn); ok {
		return c.NetConn()
	}
	return conn
}
