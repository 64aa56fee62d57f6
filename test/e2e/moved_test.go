package e2e

import (
	"context"
	"crypto/rand"
	"errors"
	"io"
	mathrand "math/rand/v2"
	"net"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"ferry/client"
	"ferry/client/agent"
	"ferry/test/limit"
	"ferry/test/listen"
	"ferry/transport"
	"ferry/wire"
)

// A movingServer looks to clients like two servers between which sessions move: it shakes hands itself, with numbers and
// secrets of its own, and carries the packets of all connections to one real server.
type movingServer struct {
	t      *testing.T
	real   string
	places [2]net.Listener
	token  wire.TokenKey // what the first place asks for; zero: nothing

	mu       sync.Mutex
	last     uint64
	sessions map[uint64]*movingSession // by every number that it had
	moves    int
	lost     bool // a session that moves goes where nobody listens
	chased   bool // whoever comes is sent to the other place
	asked    int  // connections that were sent elsewhere
}

// A movingSession is one session of the real server.
type movingSession struct {
	hello   wire.Hello // as the real server has heard it
	session uint64     // its number there
	secret  [32]byte
	place   int
	number  uint64              // what the client calls it now
	secrets map[uint64][32]byte // of all its numbers
	conns   map[net.Conn]bool
}

func newMovingServer(t *testing.T, real string) *movingServer {
	t.Helper()
	m := &movingServer{t: t, real: strings.TrimPrefix(real, "tcp://"), sessions: map[uint64]*movingSession{}}
	for i := range m.places {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		m.places[i] = l
		listen.Serve(t, l, func(c net.Conn) { m.serve(c, i) })
	}
	t.Cleanup(m.cutAll)
	return m
}

func (m *movingServer) address(place int) string { return "tcp://" + m.places[place].Addr().String() }

// cutAll closes all connections.
func (m *movingServer) cutAll() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, s := range m.sessions {
		for c := range s.conns {
			_ = c.Close()
		}
	}
}

// move moves every session to the other place.
func (m *movingServer) move() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for number, s := range m.sessions {
		if number == s.number {
			s.place = 1 - s.place
			m.rename(s)
			m.moves++
			for c := range s.conns {
				_ = c.Close()
			}
		}
	}
}

// rename gives a session another number and secret. mu is held.
func (m *movingServer) rename(s *movingSession) {
	m.last++
	var secret [32]byte
	_, _ = rand.Read(secret[:])
	s.number, s.secrets[m.last] = m.last, secret
	m.sessions[m.last] = s
}

// serve takes one connection through the handshake, and carries it.
func (m *movingServer) serve(c net.Conn, place int) {
	defer c.Close()
	find := func(ticket bool) func(uint64) ([32]byte, bool) {
		return func(number uint64) (secret [32]byte, ok bool) {
			m.mu.Lock()
			defer m.mu.Unlock()
			if s := m.sessions[number]; s != nil && (number != 1 && number%1000 != 1) == ticket {
				secret, ok = s.secrets[number]
			}
			return secret, ok
		}
	}
	opts := wire.ServerOptions{Schema: wire.ThisSchema(), Secret: find(false), Ticket: find(true)}
	if m.token != (wire.TokenKey{}) {
		opts.Key = func(wire.TokenID) wire.TokenKey { return m.token }
	}
	a, err := wire.ServerHandshake(c, opts)
	if err != nil {
		return
	}
	back, err := net.Dial("tcp", m.real)
	if err != nil {
		return
	}
	defer back.Close()
	w, s, err := m.answer(a, back, place)
	if err == nil {
		err = wire.WriteWelcome(c, w)
	}
	if err != nil || w.Status != wire.StatusOK {
		return
	}
	m.mu.Lock()
	stale := s.place != place
	s.conns[c] = true
	m.mu.Unlock()
	if !stale {
		go func() { _, _ = io.Copy(back, c); _ = back.Close() }()
		_, _ = io.Copy(c, back)
	}
	m.mu.Lock()
	delete(s.conns, c)
	m.mu.Unlock()
}

// answer opens or resumes a session at the real server, or says where it is.
func (m *movingServer) answer(a wire.Accepted, back net.Conn, place int) (w wire.Welcome, s *movingSession, err error) {
	hello := a.Hello
	hello.HasToken, hello.Token, hello.Ticket, hello.Nonce, hello.Port = false, wire.TokenID{}, false, wire.NewHello("", 0).Nonce, 0
	if !hello.Resume {
		if w, err = wire.ClientHandshake(back, hello, nil); err != nil {
			return w, nil, err
		}
		m.mu.Lock()
		defer m.mu.Unlock()
		s = &movingSession{hello: hello, session: w.Session, secret: w.Secret, place: place, secrets: map[uint64][32]byte{}, conns: map[net.Conn]bool{}}
		m.last += 1000 - m.last%1000 // a number whose session has not moved
		m.rename(s)
		return wire.Welcome{Session: s.number, Packets: true, Secret: a.Sealed, Proof: a.Proof, Keep: w.Keep, Message: w.Message}, m.adopt(s, a), nil
	}
	m.mu.Lock()
	s = m.sessions[hello.Session]
	moved := s.place != place || s.number != hello.Session || m.chased
	to := wire.Redirect{Addresses: []string{"tls://127.0.0.1:1", m.address(s.place)}, Session: s.number, Secret: s.secrets[s.number]}
	if m.chased {
		s.place = 1 - place
		to.Addresses[1] = m.address(s.place)
	}
	if m.lost {
		to.Addresses = []string{"tcp://127.0.0.1:1"}
	}
	own := s.secrets[hello.Session]
	if moved {
		m.asked++
	}
	m.mu.Unlock()
	if moved {
		w, err = a.Moved(own, to)
		return w, s, err
	}
	hello.Session = s.session
	w, err = wire.ClientResume(back, hello, nil, s.secret)
	return wire.Welcome{Session: s.number, Packets: true, Received: w.Received, Proof: a.Proof, Keep: w.Keep}, s, err
}

// adopt gives a new session the secret that its client gets. mu is held.
func (m *movingServer) adopt(s *movingSession, a wire.Accepted) *movingSession {
	s.secrets[s.number] = a.Secret
	return s
}

// mostMoves is how often a session moves in one run. On a busy machine a lane may need longer for its connection than the time between two moves, and a
// program gives up when it has had none for its FERRY_RESUME.
const mostMoves = 100

// whileItMoves runs a program whose session moves again and again.
func (m *movingServer) whileItMoves(seed uint64, most time.Duration, run func() result) result {
	ended := make(chan result, 1)
	go func() { ended <- run() }()
	r := mathrand.New(mathrand.NewPCG(seed, 1))
	made := 0
	for {
		select {
		case got := <-ended:
			return got
		case <-time.After(time.Duration(r.Int64N(int64(most)))): // not a limit: the next move
			if made++; made <= mostMoves {
				m.move()
			}
		}
	}
}

func (m *movingServer) countMoves() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.moves
}

// TestMovedShim runs programs whose sessions move from server to server while commands, answers and large copies are under
// way: their results depend on every command being executed once, in order.
func TestMovedShim(t *testing.T) {
	seed := number("FERRY_TEST_SEED", uint64(time.Now().UnixNano()))
	t.Logf("seed %d", seed)
	s := serveTCP(t)
	for name, args := range map[string][]string{"commands": {"chain", "60"}, "without a thread": {"chain", "60"}, "lanes": {"bulk", "4"}} {
		t.Run(name, func(t *testing.T) {
			m := newMovingServer(t, s.address)
			for round := uint64(0); m.countMoves() < 20; round++ {
				env := []string{"FERRY_SERVER=" + m.address(0), "LD_LIBRARY_PATH=" + library, "FERRY_RESUME=60s"}
				if name == "without a thread" {
					env = append(env, "FERRY_LINK_THREAD=0")
				}
				every := 60 * time.Millisecond
				line := append(args[1:], strconv.FormatUint(seed+round, 10))
				if args[0] == "bulk" {
					env = append(env, "FERRY_LANES=2")
				}
				path := program(t, args[0])
				r := m.whileItMoves(seed+round, every, func() result { return run(t, 3*time.Minute, env, path, line...) })
				if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") || r.stderr != "" {
					t.Fatalf("seed %d, %d moves: ended with %d: %s%s", seed+round, m.countMoves(), r.code, r.stdout, r.stderr)
				}
			}
			m.mu.Lock()
			t.Logf("%d moves, %d connections sent elsewhere", m.moves, m.asked)
			m.mu.Unlock()
		})
	}
}

// TestMovedNowhere: a program whose session has moved where nobody listens says which address failed; one that is sent from
// place to place without end gives up.
func TestMovedNowhere(t *testing.T) {
	for name, edit := range map[string]func(*movingServer){
		"the session has moved to tcp://127.0.0.1:1: Connection refused":   func(m *movingServer) { m.lost = true },
		"the session has moved 8 times without being there, the last time": func(m *movingServer) { m.chased = true },
	} {
		t.Run(name, func(t *testing.T) {
			m := newMovingServer(t, serveTCP(t).address)
			began := start(t, []string{"FERRY_SERVER=" + m.address(0), "LD_LIBRARY_PATH=" + library, "FERRY_RESUME=2s"}, program(t, "bulk"), "until", "1", "1")
			limit.Until(t, "the program has a session", func() bool {
				m.mu.Lock()
				defer m.mu.Unlock()
				return len(m.sessions) > 0
			})
			m.mu.Lock()
			edit(m)
			m.mu.Unlock()
			m.move()
			began.endsWithin(t, time.Minute)
			if said := began.stderr.String(); !strings.Contains(said, name) {
				t.Errorf("it says %s", said)
			}
		})
	}
}

// TestMovedGo: a Go client and the program behind an agent follow their sessions; the first place asks for a token, and the
// second knows nothing of it.
func TestMovedGo(t *testing.T) {
	s := serveTCP(t)
	m := newMovingServer(t, s.address)
	token := []byte("a token of the first place only")
	m.token = wire.KeyOfToken(token)
	t.Run("client", func(t *testing.T) {
		ctx := limit.Context(t, time.Minute)
		c, err := client.Dial(ctx, client.Options{Address: m.address(0), Token: token})
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		for i := range 50 {
			if i%5 == 4 {
				m.move()
			}
			if a, err := c.Snapshot(&wire.SnapshotRequest{}); err != nil || len(a.Devices) != 1 {
				t.Fatalf("call %d: %d devices, %v", i, len(a.Devices), err)
			}
		}
	})
	t.Run("agent", func(t *testing.T) {
		at, err := transport.Parse("unix://" + filepath.Join(t.TempDir(), "agent"))
		if err != nil {
			t.Fatal(err)
		}
		server, err := transport.Parse(m.address(0))
		if err != nil {
			t.Fatal(err)
		}
		a, err := agent.New(agent.Config{Listen: at, Server: server, Token: token})
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		if err := a.Listen(ctx); err != nil {
			t.Fatal(err)
		}
		served := make(chan error, 1)
		go func() { served <- a.Serve(ctx) }()
		before := m.countMoves()
		r := m.whileItMoves(1, 60*time.Millisecond, func() result {
			return run(t, 3*time.Minute, []string{"FERRY_SERVER=" + at.String(), "LD_LIBRARY_PATH=" + library}, program(t, "chain"), "60", "1")
		})
		r.ok(t, "PASS\n")
		if m.countMoves() == before {
			t.Error("the session did not move")
		}
		cancel()
		if err := <-served; err != nil && !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	})
}

// movedSanitized is TestMovedShim for a shim that was built for a sanitizer.
func movedSanitized(t *testing.T, s *server, tool, env string) {
	t.Helper()
	m := newMovingServer(t, s.address)
	lines := [][]string{{"stress", "--threads", "12", "--operations", "20"}}
	if tool == "tsan" {
		lines = append(lines, []string{"bulk", "2", "1"})
	}
	for _, line := range lines {
		path := filepath.Join(root, "build", tool, line[0])
		vars := []string{"FERRY_SERVER=" + m.address(0), "LD_LIBRARY_PATH=" + filepath.Join(root, "build", tool), "FERRY_LANES=2", env}
		r := mustBeClean(t, m.whileItMoves(1, 200*time.Millisecond, func() result { return run(t, 5*time.Minute, vars, path, line[1:]...) }))
		if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") || m.countMoves() == 0 {
			t.Errorf("%s ended with %d after %d moves: %s%s", line[0], r.code, m.countMoves(), r.stdout, r.stderr)
		}
	}
}
