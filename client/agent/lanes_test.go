package agent

import (
	"errors"
	"io"
	"net"
	"sync"
	"testing"
	"time"

	"ferry/test/limit"
	"ferry/transport"
	"ferry/transport/link"
	"ferry/wire"
)

// A laneServer keeps sessions and accepts lanes, which echo.
type laneServer struct {
	mu      sync.Mutex
	secrets map[uint64][32]byte
	conns   []net.Conn // of sessions, not of lanes
	lanes   []wire.Hello
}

func (s *laneServer) secret(session uint64) ([32]byte, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	secret, ok := s.secrets[session]
	return secret, ok
}

// opened are the lanes so far.
func (s *laneServer) opened() []wire.Hello {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]wire.Hello(nil), s.lanes...)
}

func (s *laneServer) serve(t *testing.T) transport.Address {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s.secrets = map[uint64][32]byte{}
	var all sync.WaitGroup
	t.Cleanup(func() { _ = l.Close(); all.Wait() })
	all.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			all.Go(func() { s.serveConn(conn) })
		}
	})
	return transport.Address{Scheme: "tcp", Target: l.Addr().String()}
}

func (s *laneServer) serveConn(conn net.Conn) {
	defer conn.Close()
	a, err := wire.ServerHandshake(conn, wire.ServerOptions{Schema: wire.ThisSchema(), Key: wire.OneToken(token), Secret: s.secret})
	if err != nil {
		return
	}
	w := wire.Welcome{Proof: a.Proof, Packets: true, Keep: 60000, Session: a.Hello.Session}
	if a.Hello.Lane != 0 {
		s.mu.Lock()
		s.lanes = append(s.lanes, a.Hello)
		s.mu.Unlock()
		if wire.WriteWelcome(conn, w) == nil {
			_, _ = io.Copy(conn, conn)
		}
		return
	}
	s.mu.Lock()
	if !a.Hello.Resume {
		w.Session = uint64(len(s.secrets)) + 1
		w.Secret, s.secrets[w.Session] = a.Sealed, a.Secret
	}
	s.conns = append(s.conns, conn)
	s.mu.Unlock()
	if wire.WriteWelcome(conn, w) != nil {
		return
	}
	k := link.New(0, nil)
	if k.Adopt(shut{conn}, 0, func(uint64) error { return nil }) == nil {
		_, _ = io.Copy(k, k)
		k.HangUp(time.Second)
	}
}

// beginWithLanes opens the session of a program that would open lanes.
func beginWithLanes(t *testing.T, at transport.Address) (*net.UnixConn, wire.Welcome) {
	t.Helper()
	c := dial(t, at)
	hello := wire.NewHello("p", 1)
	hello.Port = wire.PortOpensLanes
	w, err := wire.ClientHandshake(c, hello, nil)
	if err != nil {
		t.Fatal(err)
	}
	return c, w
}

func openLane(t *testing.T, at transport.Address, session uint64, id wire.LaneID, secret [32]byte) (*net.UnixConn, error) {
	t.Helper()
	c := dial(t, at)
	hello := wire.NewHello("p", 1)
	hello.Packets, hello.Resume, hello.Session, hello.Lane, hello.Capabilities = true, true, session, id, wire.LanePacks|wire.LaneAlways
	w, err := wire.ClientResume(c, hello, nil, secret)
	if err == nil && w.Received&uint64(wire.LanePacks) != 0 {
		t.Error("what is encrypted may be compressed")
	}
	return c, err
}

// TestLanes: a program that proves the agent's secret has a lane, for which the agent proves the session's to the server; with
// another's secret, another number or none there is no lane; and a lane ends with the session's connection, and with the program.
func TestLanes(t *testing.T) {
	server := &laneServer{}
	at := near(t, Config{Server: server.serve(t), Token: token})
	mine, w := beginWithLanes(t, at)
	_, other := beginWithLanes(t, at)
	if w.Keep == 0 || w.Packets || !w.Relayed {
		t.Fatalf("a program that would open lanes is told %+v", w)
	}
	if secret, _ := server.secret(w.Session); w.Secret == secret || w.Secret == [32]byte{} {
		t.Error("the program has the session's secret, or none")
	}
	for _, c := range []struct {
		session uint64
		secret  [32]byte
	}{{w.Session, other.Secret}, {w.Session, [32]byte{}}, {77, [32]byte{}}, {0, w.Secret}} {
		_, err := openLane(t, at, c.session, 1, c.secret)
		if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusSession {
			t.Errorf("a lane of session %d with a wrong secret: %v", c.session, err)
		}
	}
	if n := len(server.opened()); n != 0 {
		t.Fatalf("the server has heard of %d lanes", n)
	}

	lane, err := openLane(t, at, w.Session, 9, w.Secret)
	if err != nil {
		t.Fatal(err)
	}
	if h := server.opened(); len(h) != 1 || h[0].Lane != 9 || h[0].Session != w.Session || h[0].Capabilities != 0 || !h[0].HasToken {
		t.Errorf("the server sees the lane %+v", h)
	}
	want := []byte("large data")
	got := make([]byte, len(want))
	_, _ = lane.Write(want)
	if _, err := io.ReadFull(lane, got); err != nil || string(got) != string(want) {
		t.Errorf("%q, %v", got, err)
	}

	server.mu.Lock()
	for _, conn := range server.conns {
		_ = conn.Close()
	}
	server.mu.Unlock()
	if _, err := lane.Read(got); err == nil {
		t.Error("the lane outlives the session's connection")
	}
	lane, err = openLane(t, at, w.Session, 9, w.Secret) // waits for the session's next connection
	if err != nil {
		t.Fatalf("after a cut: %v", err)
	}
	_ = mine.Close()
	_ = lane.SetDeadline(limit.Deadline())
	if _, err := lane.Read(got); err == nil {
		t.Error("the lane outlives its program")
	}
}

// TestNoLanesForOlderPrograms: who does not say that it would open lanes gets the Welcome that it knows.
func TestNoLanesForOlderPrograms(t *testing.T) {
	server := &laneServer{}
	c := dial(t, near(t, Config{Server: server.serve(t), Token: token}))
	w, err := wire.ClientHandshake(c, wire.NewHello("p", 1), nil)
	if err != nil || w.Keep != 0 || w.Secret != [32]byte{} {
		t.Errorf("%+v, %v", w, err)
	}
}
