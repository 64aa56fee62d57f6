package controller_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ferry/pool"
	"ferry/pool/controller"
	"ferry/pool/etcd"
	"ferry/pool/member"
	"ferry/pool/protocol"
	"ferry/pool/store"
	"ferry/test/limit"
	"ferry/test/pooletcd"
	"ferry/wire"
)

// A site is a pool with a real etcd, real controllers and members, and simulated servers.
type site struct {
	t       *testing.T
	etcd    *pooletcd.Etcd
	dir     string
	lease   time.Duration   // of servers
	leases  []time.Duration // of the clients of each controller
	address []string
	store   *store.Store // of the first controller
	stops   []func()
}

// newSite starts etcd and a controller for each of the leases of clients; the first is also that of servers.
func newSite(t *testing.T, leases ...time.Duration) *site {
	t.Helper()
	return newSiteOf(t, min(leases[0], 15*time.Second), leases...)
}

// newSiteOf is newSite with a lease of servers.
func newSiteOf(t *testing.T, lease time.Duration, leases ...time.Duration) *site {
	t.Helper()
	dir, err := os.MkdirTemp("", "site") // the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	s := &site{t: t, etcd: pooletcd.Start(t), dir: dir, lease: lease, leases: leases, stops: make([]func(), len(leases))}
	for i := range leases {
		s.address = append(s.address, "unix://"+filepath.Join(dir, fmt.Sprint(i)))
		s.startController(i)
	}
	t.Cleanup(func() {
		for i := range leases {
			s.stops[i]()
		}
	})
	return s
}

// startController starts one of the controllers; its stop waits for its end.
func (s *site) startController(i int) {
	s.t.Helper()
	client, err := etcd.New([]string{s.etcd.Endpoint()}, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	keep := store.New(client, log)
	c := controller.New(controller.Config{Store: keep, ServerLease: s.lease, ClaimLease: s.leases[i], Log: log})
	ctx, cancel := context.WithCancel(context.Background())
	l, err := controller.Listen(ctx, controller.Access{Listen: []string{s.address[i]}}, c)
	if err != nil {
		s.t.Fatal(err)
	}
	var running sync.WaitGroup
	running.Go(func() { keep.Run(ctx) })
	running.Go(func() { c.Run(ctx) })
	running.Go(func() { l.Serve(ctx) })
	s.stops[i] = func() {
		cancel()
		running.Wait()
		client.Close()
	}
	if i == 0 {
		s.store = keep
	}
}

// client is a client of the controllers, from one of them on.
func (s *site) client(from ...int) *protocol.Client {
	s.t.Helper()
	address := s.address
	if len(from) > 0 {
		address = address[from[0]:]
	}
	c, err := protocol.NewClient(address, protocol.Credentials{})
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(c.Close)
	return c
}

// A fakeServer is a server without GPUs and without programs: a member.Host.
type fakeServer struct {
	site *site
	name string
	gpus int
	stop func()
	mute atomic.Bool // the network is cut: it goes on, and nobody hears of it

	mu       sync.Mutex
	claims   map[string]pool.Grant
	sessions map[string][]uint64 // by the id of a token
	moves    func(session uint64, to pool.Server) error
	calls    []string
}

const gib = 1 << 30

func (s *site) startServer(name string, gpus int) *fakeServer {
	f := &fakeServer{site: s, name: name, gpus: gpus, sessions: map[string][]uint64{}}
	f.start()
	s.t.Cleanup(func() { f.stop() })
	return f
}

var instances atomic.Int64

// start begins a new instance, which has no session.
func (f *fakeServer) start() {
	ctx, cancel := context.WithCancel(context.Background())
	client := f.site.client()
	m := member.New(member.Config{
		Name: f.name, Instance: fmt.Sprintf("%016x", instances.Add(1)), Host: f, Controller: cut{client, f}, Log: slog.New(slog.DiscardHandler),
	})
	done := make(chan struct{})
	go func() {
		defer close(done)
		m.Run(ctx)
	}()
	f.stop = sync.OnceFunc(func() {
		cancel()
		<-done
	})
}

// A cut is a connection to the controllers that may be cut.
type cut struct {
	*protocol.Client
	f *fakeServer
}

func (c cut) Sync(ctx context.Context, q protocol.ServerReport) (protocol.ServerClaims, error) {
	if c.f.mute.Load() {
		return protocol.ServerClaims{}, protocol.ErrAway
	}
	return c.Client.Sync(ctx, q)
}

// SignOff: a server that dies does not say so.
func (c cut) SignOff(context.Context, pool.Server) error { return nil }

func (f *fakeServer) Describe() pool.Server {
	s := pool.Server{Addresses: []string{"tcp://" + f.name + ":7700"}, Labels: map[string]string{"name": f.name}}
	for i := range f.gpus {
		s.GPUs = append(s.GPUs, pool.GPU{Index: i, Name: "fake", Memory: 80 * gib})
	}
	return s
}

// SetClaims checks that what the claims have fits onto the server.
func (f *fakeServer) SetClaims(list []member.Entry) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.claims = map[string]pool.Grant{}
	node := pool.Node{Server: f.Describe(), Ledger: pool.Ledger{}}
	for _, e := range list {
		if !node.Fits(e.Grant) {
			f.site.t.Errorf("%s is to serve %+v, which does not fit beside %+v", f.name, e.Grant, node.Ledger)
		}
		node.Ledger[e.Claim.ID], f.claims[e.Claim.Credential.ID] = e.Grant, e.Grant
	}
	for token := range f.sessions {
		if _, ok := f.claims[token]; !ok {
			delete(f.sessions, token)
		}
	}
}

func (f *fakeServer) Sessions(token string) []uint64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.sessions[token]
}

func (f *fakeServer) Idle(token string) bool { return len(f.Sessions(token)) == 0 }

func (f *fakeServer) Move(_ context.Context, session uint64, to pool.Server, token string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.calls = append(f.calls, fmt.Sprintf("move %d to %s", session, to.Name))
	if token == "" {
		f.site.t.Error("a session is to move without a token")
	}
	if f.moves != nil {
		if err := f.moves(session, to); err != nil {
			return err
		}
	}
	for t, list := range f.sessions {
		if len(list) > 0 && list[0] == session {
			f.sessions[t] = list[1:]
		}
	}
	return nil
}

func (f *fakeServer) call(format string, args ...any) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.calls = append(f.calls, fmt.Sprintf(format, args...))
	return nil
}

func (f *fakeServer) Suspend(_ context.Context, id uint64) error { return f.call("suspend %d", id) }
func (f *fakeServer) Resume(_ context.Context, id uint64) error  { return f.call("resume %d", id) }

// A fakeClient claims and holds.
type fakeClient struct {
	*protocol.Client
	t  *testing.T
	id string
	q  protocol.ClaimRequest
}

func (s *site) newClaim(c *protocol.Client, id string, r pool.Request) *fakeClient {
	token, text := wire.FreshToken()
	key := wire.KeyOfToken([]byte(text))
	return &fakeClient{c, s.t, id, protocol.ClaimRequest{ID: id, Request: r, Credential: pool.Credential{ID: token.String(), Key: key[:]}}}
}

// ready waits until a server lets the claim in.
func (c *fakeClient) ready() (s protocol.ClaimStatus) {
	c.t.Helper()
	limit.Until(c.t, "claim "+c.id+" is taken", func() bool {
		_, err := c.Claim(c.t.Context(), c.q)
		if err != nil && !errors.Is(err, protocol.ErrAway) {
			c.t.Fatal(err)
		}
		return err == nil
	})
	limit.Until(c.t, "claim "+c.id+" is granted", func() bool {
		var err error
		s, err = c.ClaimStatus(c.t.Context(), c.id, "", 0)
		return err == nil && s.Claim.State == pool.Ready
	})
	return s
}

// state is how the claim stands; gone if it is no more.
func (c *fakeClient) state() string {
	s, err := c.ClaimStatus(c.t.Context(), c.id, "", 0)
	if err != nil {
		return "gone"
	}
	return s.Claim.State
}
