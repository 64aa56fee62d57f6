package daemon

import (
	"errors"
	"net"
	"strings"
	"testing"
	"time"

	"ferry/server/config"
	"ferry/server/sessionpage"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// limitsOf is what a session's worker is told.
func (f *fixture) limitsOf(session uint64) (modules, host, bandwidth uint64) {
	f.withPage(session, func(p *sessionpage.Page) {
		l := p.Limits()
		modules, host, bandwidth = l.Modules.Load(), l.Host.Load(), l.Bandwidth.Load()
	})
	return modules, host, bandwidth
}

// over opens a session as a client over a network does.
func (f *fixture) over() transport.Conn {
	f.Helper()
	conn := f.dial()
	hello := wire.NewHello("far", 4711)
	hello.Packets = true
	w, err := wire.ClientHandshake(conn, hello, nil)
	if err != nil {
		f.Fatal(err)
	}
	f.entered(w.Session)
	return conn
}

// TestTenantBounds: a tenant's limits reach the workers, a bandwidth is divided among
// the sessions over a network that there are, and both follow the configuration.
func TestTenantBounds(t *testing.T) {
	mine := config.Tenant{
		Name: "mine", Users: []string{me().User}, Weight: 1, Class: config.Batch,
		Modules: 1 << 20, HostMemory: 2 << 20, Bandwidth: 12 << 20,
	}
	f, c := serveAdmin(t, "echo", func(cfg *Config) { cfg.Tenants = []config.Tenant{mine} })
	_, _ = f.open("here", nil)
	first := f.over()
	want := func(session, modules, host, bandwidth uint64) {
		t.Helper()
		f.eventually("limits", func() bool {
			m, h, b := f.limitsOf(session)
			return m == modules && h == host && (b == bandwidth || bandwidth == 0 && session == 1)
		})
	}
	want(1, 1<<20, 2<<20, 0) // a Unix socket's has no network
	want(2, 1<<20, 2<<20, 12<<20)
	_ = f.over()
	_ = f.over()
	want(2, 1<<20, 2<<20, 4<<20)
	want(4, 1<<20, 2<<20, 4<<20)
	_ = first.Close()
	want(4, 1<<20, 2<<20, 6<<20)
	tenants, err := c.Tenants(t.Context())
	if err != nil || len(tenants) != 2 || tenants[1].Modules != 1<<20 || tenants[1].HostMemory != 2<<20 || tenants[1].Bandwidth != 12<<20 {
		t.Errorf("%+v %v", tenants, err)
	}
	mine.Modules, mine.Bandwidth = 0, 0
	_ = f.Reconfigure(Live{MaxClients: 10, Tenants: []config.Tenant{mine}})
	want(4, 0, 2<<20, 0)
}

// TestStartsRefused: a tenant that has begun its sessions of a minute is refused.
func TestStartsRefused(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) {
		cfg.Tenants = []config.Tenant{{Name: config.DefaultTenant, Weight: 1, Class: config.Batch, SessionsPerMinute: 2}}
	})
	_, _ = f.open("a", nil)
	_, _ = f.open("b", nil)
	_, err := wire.ClientHandshake(f.dial(), wire.NewHello("c", 1), nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusCapacity || !strings.Contains(refused.Message, "2 sessions a minute") {
		t.Errorf("the third: %v", err)
	}
}

// TestSilentPeer: a machine that takes all its slots and says nothing keeps no other
// out. 127.0.0.2 is another machine.
func TestSilentPeer(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) {
		cfg.Listen, cfg.Insecure, cfg.PerPeer, cfg.HandshakeTimeout = []string{"tcp://127.0.0.1:0"}, true, 4, time.Minute
	})
	target := f.Addrs()[0].Target
	for range 16 {
		c, err := net.Dial("tcp", target)
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
	}
	other := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}, Timeout: limit.Step()}
	c, err := other.Dial("tcp", target)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.SetDeadline(limit.Deadline())
	if _, err := wire.ClientHandshake(c, wire.NewHello("other", 1), nil); err != nil {
		t.Errorf("another machine: %v", err)
	}
	// The silent one's own next gets the slot of the first that said nothing.
	same, err := net.Dial("tcp", target)
	if err != nil {
		t.Fatal(err)
	}
	defer same.Close()
	_ = same.SetDeadline(limit.Deadline())
	if _, err := wire.ClientHandshake(same, wire.NewHello("same", 1), nil); err != nil {
		t.Errorf("the same machine: %v", err)
	}
}
