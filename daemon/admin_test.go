package daemon

import (
	"errors"
	"net/http"
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
	"ferry/test/limit"
	"ferry/wire"
)

// serveAdmin is serve with an admin socket, and a client of it.
func serveAdmin(t *testing.T, character string, edit func(*Config)) (*fixture, *admin.Client) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a")
	f := serve(t, character, func(cfg *Config) {
		cfg.Admin, cfg.Device, cfg.Probe = path, "soft", twoGPUs
		if edit != nil {
			edit(cfg)
		}
	})
	c := admin.NewClient(path)
	t.Cleanup(c.Close)
	return f, c
}

func TestAdminSeesSessions(t *testing.T) {
	f, c := serveAdmin(t, "echo", func(cfg *Config) {
		cfg.Version = "1.2.3"
		cfg.Tenants = []config.Tenant{{Name: "mine", Users: []string{me().User}, Weight: 2, Class: config.Interactive, Memory: 1 << 20}}
	})
	_, _ = f.open("vectoradd", nil)
	list, err := c.Sessions(t.Context())
	if err != nil || len(list) != 1 {
		t.Fatalf("%+v %v", list, err)
	}
	s := list[0]
	if s.ID != 1 || s.Tenant != "mine" || s.Program != "vectoradd" || s.Service != "cuda" || s.ClientPID != 4711 || s.WorkerPID == 0 ||
		s.Weight != 1 || s.Class != config.Interactive || s.Memory != 1<<20 || s.State != "idle" || s.User != me().User {
		t.Errorf("session %+v", s)
	}
	if q := f.quota(1, 1); q != 1<<20 {
		t.Errorf("the worker's quota is %d", q)
	}
	server, err := c.Server(t.Context())
	if err != nil || server.Version != "1.2.3" || server.Clients != 1 || server.PID != os.Getpid() || len(server.Listen) != 1 {
		t.Errorf("server %+v %v", server, err)
	}
	f.eventually("devices known", func() bool {
		devices, err := c.Devices(t.Context())
		return err == nil && len(devices) == 2 && devices[1].Name == "b" && devices[1].UUID == "GPU-b" && devices[1].Memory == 8<<30
	})
	tenants, err := c.Tenants(t.Context())
	if err != nil || len(tenants) != 2 || tenants[0].Name != config.DefaultTenant || tenants[1].Name != "mine" || tenants[1].Clients != 1 || tenants[1].Weight != 2 {
		t.Errorf("tenants %+v %v", tenants, err)
	}
}

// What a worker reports is shown, as far as it can be true.
func TestAdminReadsPages(t *testing.T) {
	f, c := serveAdmin(t, "echo", nil)
	_, _ = f.open("a", nil)
	_, _ = f.open("b", nil)
	for id, held := range map[uint64]uint64{1: 4096, 2: 1 << 63} {
		f.withPage(id, func(p *sessionpage.Page) {
			p.Counters().Launches.Add(7)
			p.Device(0).SetHeld(held)
			p.Device(0).SetContexts(1)
			p.Device(0).SetWants(id == 2)
			p.Device(0).AddUsed(1000 * time.Hour)
		})
	}
	list, err := c.Sessions(t.Context())
	if err != nil || len(list) != 2 {
		t.Fatalf("%+v %v", list, err)
	}
	if s := list[0]; s.Held != 4096 || s.Counters.Launches != 7 || s.Time > 60 || s.State != "idle" || len(s.Devices) != 1 {
		t.Errorf("session %+v", s)
	}
	if s := list[1]; s.Held != 1<<50 || s.State != "waiting" {
		t.Errorf("session %+v", s)
	}
	f.eventually("devices known", func() bool {
		devices, _ := c.Devices(t.Context())
		return len(devices) == 2 && devices[0].Sessions == 2 && devices[0].Waiting == 1 && devices[0].Held == 1<<50+4096 && devices[1].Sessions == 0
	})
}

func TestKill(t *testing.T) {
	for _, character := range []string{"echo", "stubborn"} {
		t.Run(character, func(t *testing.T) {
			f, c := serveAdmin(t, character, nil)
			conn, _ := f.open("victim", nil)
			other, _ := f.open("other", nil)
			if err := c.Kill(t.Context(), 1); err != nil {
				t.Fatal(err)
			}
			if _, err := conn.Read(make([]byte, 1)); err == nil {
				t.Error("the session goes on")
			}
			f.echo(other, "still here")
			if list, err := c.Sessions(t.Context()); err != nil || len(list) != 1 || list[0].ID != 2 {
				t.Errorf("%+v %v", list, err)
			}
			if s := f.Stats(); s.Failed != 0 {
				t.Errorf("a killed worker counts as failed: %+v", s)
			}
			if ended := f.log.lines("worker ended"); len(ended) != 1 || !strings.Contains(ended[0], "an operator ended it") {
				t.Errorf("log %q", ended)
			}
			if lines := f.log.lines("session killed"); len(lines) != 1 || !strings.Contains(lines[0], "session=1") || !strings.Contains(lines[0], "uid") {
				t.Errorf("log %q", lines)
			}
			if err := c.Kill(t.Context(), 1); !isStatus(err, http.StatusNotFound) {
				t.Errorf("again: %v", err)
			}
		})
	}
}

func isStatus(err error, status int) bool {
	e, ok := errors.AsType[*admin.Error](err)
	return ok && e.Status == status
}

func TestDrain(t *testing.T) {
	f, c := serveAdmin(t, "echo", nil)
	conn, _ := f.open("old", nil)
	if d, err := c.Drain(t.Context(), true); err != nil || !d.Draining || d.Clients != 1 {
		t.Fatalf("%+v %v", d, err)
	}
	_, err := wire.ClientHandshake(f.dial(), wire.NewHello("new", 1), nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusCapacity || !strings.Contains(refused.Message, "drained") {
		t.Errorf("a new client: %v", err)
	}
	f.echo(conn, "still served")
	_ = conn.Close()
	f.eventually("drained", func() bool { s, err := c.Server(t.Context()); return err == nil && s.Clients == 0 && s.Draining })
	if _, err := c.Drain(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	_, _ = f.open("new", nil)
}

// A drain turns away who waits, too.
func TestDrainEndsTheQueue(t *testing.T) {
	f, c := serveAdmin(t, "echo", func(cfg *Config) { cfg.MaxClients, cfg.Queue = 1, 4 })
	_, _ = f.open("old", nil)
	waits := make(chan struct{}, 8)
	ended := make(chan error, 1)
	go func() {
		_, _, err := f.ask(9, wire.ServiceCUDA, "", func(string) { waits <- struct{}{} })
		ended <- err
	}()
	<-waits
	if s, err := c.Server(t.Context()); err != nil || s.Queued != 1 || s.Clients != 1 {
		t.Errorf("%+v %v", s, err)
	}
	if _, err := c.Drain(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	if refused, ok := errors.AsType[*wire.RefusedError](<-ended); !ok || !strings.Contains(refused.Message, "drained") {
		t.Errorf("who waited was told %v", refused)
	}
}

// A tenant's clients see its GPUs only, and have its quota or less.
func TestTenantsGPUs(t *testing.T) {
	f, c := serveAdmin(t, "echo", func(cfg *Config) {
		cfg.Memory = 3 << 30
		cfg.Tenants = []config.Tenant{{Name: "mine", Users: []string{me().User}, Weight: 1, Class: config.Batch, GPUs: []int{1}, Memory: 2 << 30}}
	})
	for request, quota := range map[string]uint64{"": 2 << 30, "mem=1GiB": 1 << 30} {
		_, boot := f.must(1, wire.ServiceCUDA, request)
		if list, err := c.Session(t.Context(), boot.Session); err != nil || !slices.Equal(list.GPUs, []int{1}) {
			t.Errorf("%+v %v", list, err)
		}
		if !slices.Equal(boot.Devices, []int{1}) || f.quota(boot.Session, 1) != quota {
			t.Errorf("%q: devices %v, quota %d", request, boot.Devices, f.quota(boot.Session, 1))
		}
	}
	if _, _, err := f.ask(2, wire.ServiceCUDA, "gpus=2", func(string) {}); err == nil {
		t.Error("it was given another's")
	}
}

func TestTenantsClients(t *testing.T) {
	f, _ := serveAdmin(t, "echo", func(cfg *Config) {
		cfg.Tenants = []config.Tenant{{Name: "mine", Users: []string{me().User}, Weight: 1, Class: config.Batch, MaxClients: 1}}
	})
	conn, _ := f.open("one", nil)
	_, err := wire.ClientHandshake(f.dial(), wire.NewHello("two", 1), nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || !strings.Contains(refused.Message, "tenant mine has all the 1 clients") {
		t.Errorf("one too many: %v", err)
	}
	_ = conn.Close()
	f.eventually("gone", func() bool { return f.Stats().Clients == 0 })
	_, _ = f.open("three", nil)
}

// A reload changes what tenants' clients may use, but not what an operator has
// set for one of them.
func TestReload(t *testing.T) {
	var f *fixture
	outcome := errors.New("line 3 is bad")
	f, c := serveAdmin(t, "echo", func(cfg *Config) {
		cfg.ConfigFile = "/etc/x"
		cfg.Reload = func() (admin.Reloaded, error) {
			if outcome == nil {
				_ = f.Reconfigure(Live{MaxClients: 7, Tenants: []config.Tenant{{Name: config.DefaultTenant, Weight: 5, Memory: 1 << 30, Class: config.Interactive}}})
			}
			return admin.Reloaded{File: "/etc/x", Changed: []string{}, NeedsRestart: []string{}}, outcome
		}
	})
	_, _ = f.open("a", nil)
	_, _ = f.open("b", nil)
	weight, memory := 3.0, uint64(4096)
	if s, err := c.Limit(t.Context(), 1, admin.Change{Weight: &weight, Memory: &memory}); err != nil || s.Weight != 3 || s.Memory != 4096 {
		t.Fatalf("%+v %v", s, err)
	}
	if _, err := c.Reload(t.Context()); !isStatus(err, http.StatusUnprocessableEntity) || !strings.Contains(err.Error(), "line 3 is bad") {
		t.Errorf("bad file: %v", err)
	}
	if s, _ := c.Server(t.Context()); s.ConfigError != "line 3 is bad" || s.MaxClients != 0 || s.ConfigFile != "/etc/x" {
		t.Errorf("after a bad file %+v", s)
	}
	outcome = nil
	if _, err := c.Reload(t.Context()); err != nil {
		t.Fatal(err)
	}
	if s, _ := c.Server(t.Context()); s.ConfigError != "" || s.MaxClients != 7 {
		t.Errorf("after a good file %+v", s)
	}
	list, err := c.Sessions(t.Context())
	if err != nil || len(list) != 2 || list[0].Weight != 3 || list[0].Memory != 4096 || list[0].Class != config.Interactive ||
		list[1].Weight != 1 || list[1].Memory != 1<<30 || list[1].Class != config.Interactive {
		t.Errorf("%+v %v", list, err)
	}
	for id, want := range map[uint64]uint64{1: 4096, 2: 1 << 30} {
		if q := f.quota(id, 0); q != want {
			t.Errorf("session %d has a quota of %d", id, q)
		}
	}
}

// Without a scheduler nobody is told that a weight was set.
func TestLimitWithoutScheduler(t *testing.T) {
	f, c := serveAdmin(t, "echo", func(cfg *Config) { cfg.Share.Off = true })
	_, _ = f.open("a", nil)
	weight, memory := 3.0, uint64(4096)
	if _, err := c.Limit(t.Context(), 1, admin.Change{Weight: &weight, Memory: &memory}); !isStatus(err, http.StatusUnprocessableEntity) || !strings.Contains(err.Error(), "--no-share") {
		t.Errorf("got %v", err)
	}
	if s, err := c.Limit(t.Context(), 1, admin.Change{Memory: &memory}); err != nil || s.Memory != 4096 || s.Weight != 1 {
		t.Errorf("%+v %v", s, err)
	}
}

func TestNoConfigToReload(t *testing.T) {
	_, c := serveAdmin(t, "echo", nil)
	if _, err := c.Reload(t.Context()); !isStatus(err, http.StatusUnprocessableEntity) || !strings.Contains(err.Error(), "--config") {
		t.Errorf("got %v", err)
	}
}

// The admin socket is its owner's, goes with the daemon, and is not needed where
// it may be missing.
func TestAdminSocket(t *testing.T) {
	f, c := serveAdmin(t, "echo", nil)
	info, err := os.Stat(c.Path())
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info.Mode(), err)
	}
	second := Config{Listen: []string{"unix://" + filepath.Join(t.TempDir(), "s")}, OperatorConfig: OperatorConfig{Admin: c.Path()}, Log: f.Daemon.log}
	if err := New(second).Listen(t.Context()); err == nil || !strings.Contains(err.Error(), "admin socket") {
		t.Errorf("two servers share an admin socket: %v", err)
	}
	second.AdminMay = true
	d := New(second)
	if err := d.Listen(t.Context()); err != nil || d.AdminSocket() != "" {
		t.Errorf("a server that may do without: %v, %q", err, d.AdminSocket())
	}
	d.closeListeners()
	f.stop()
	if _, err := os.Stat(c.Path()); err == nil {
		t.Error("the socket is still there")
	}
}

// Ending the daemon ends event streams.
func TestEventsEndWithTheDaemon(t *testing.T) {
	f, c := serveAdmin(t, "echo", nil)
	ended := make(chan error, 1)
	first := make(chan struct{}, 8)
	go func() { ended <- c.Events(t.Context(), func(admin.Snapshot) bool { first <- struct{}{}; return true }) }()
	<-first
	f.stop()
	select {
	case err := <-ended:
		if err == nil {
			t.Error("no error")
		}
	case <-limit.After():
		t.Error("the stream goes on")
	}
}

// me is the user of this test.
func me() config.Identity {
	uid := uint32(os.Geteuid())
	id := config.Identity{Unix: true, UID: uid, User: strconv.Itoa(int(uid))}
	if u, err := user.LookupId(id.User); err == nil {
		id.User = u.Username
	}
	return id
}

// withPage calls use with the page of a session, which stays mapped meanwhile.
func (f *fixture) withPage(session uint64, use func(*sessionpage.Page)) {
	f.Helper()
	_ = f.sessions.WhileNoneEnds(func() error {
		s := f.sessions.Find(session)
		if s == nil {
			f.Fatalf("there is no session %d", session)
		}
		use(s.Page)
		return nil
	})
}

func (f *fixture) quota(session uint64, device int) (bytes uint64) {
	f.Helper()
	f.withPage(session, func(p *sessionpage.Page) { bytes = p.Device(device).Quota() })
	return bytes
}
