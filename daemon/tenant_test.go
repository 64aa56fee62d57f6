package daemon

import (
	"errors"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/daemon/audit"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/wire"
)

// opsTenant is a tenant that lists nobody.
func opsTenant(clients int) config.Tenant {
	return config.Tenant{Name: "ops", Weight: 1, Class: config.Batch, MaxClients: clients, Modules: 1 << 20}
}

// enter opens a session with a credential, over TCP with a token or over TLS.
func (d *office) enter(token []byte, as *identity.Client) (uint64, error) {
	d.Helper()
	var conn net.Conn
	if as == nil {
		conn = d.dial()
	} else {
		var err error
		if conn, err = d.connect(*as); err != nil {
			d.Fatal(err)
		}
	}
	w, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), token)
	if err == nil {
		d.entered(w.Session)
	}
	return w.Session, err
}

// TestCredentialTenant: the tenant that a token or a certificate names is the one whose limits
// apply, and the one that log, audit and operators see.
func TestCredentialTenant(t *testing.T) {
	socket := t.TempDir() + "/a"
	d := newOffice(t, func(cfg *Config) {
		cfg.Tenants, cfg.Admin, cfg.Probe = []config.Tenant{opsTenant(2), {Name: config.DefaultTenant, Weight: 1, Class: config.Batch, MaxClients: 1}}, socket, twoGPUs
	})
	operators := admin.NewClient(socket)
	t.Cleanup(operators.Close)
	carol, dave := d.token("carol", "ops", 0), d.certificate("dave", "ops")
	stray := d.token("stray", "lost", 0)

	for i, open := range []func() (uint64, error){
		func() (uint64, error) { return d.enter(carol, nil) },
		func() (uint64, error) { return d.enter(nil, &dave) },
	} {
		session, err := open()
		if err != nil {
			t.Fatal(err)
		}
		if modules, _, _ := d.limitsOf(session); modules != 1<<20 {
			t.Errorf("client %d: the limits of its tenant do not apply", i)
		}
	}
	_, err := d.enter(carol, nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || !strings.Contains(refused.Message, "tenant ops has all the 2 clients") {
		t.Errorf("a third client of the tenant: %v", err)
	}
	// A tenant that the configuration lacks has the limits of the default one.
	if _, err := d.enter(stray, nil); err != nil {
		t.Fatal(err)
	}
	_, err = d.enter(stray, nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || !strings.Contains(refused.Message, "tenant lost has all the 1 clients") {
		t.Errorf("a second client of a tenant without limits of its own: %v", err)
	}

	list, err := operators.Sessions(t.Context())
	if err != nil || len(list) != 3 {
		t.Fatalf("%+v %v", list, err)
	}
	for i, want := range []string{"ops", "ops", "lost"} {
		if list[i].Tenant != want {
			t.Errorf("session %d is shown as of tenant %q", list[i].ID, list[i].Tenant)
		}
		who := []admin.Who{
			{Name: "carol", Credential: identity.ByToken, Host: "127.0.0.1"},
			{Name: "dave", Credential: identity.ByCertificate, Host: "127.0.0.1"},
			{Name: "stray", Credential: identity.ByToken, Host: "127.0.0.1"},
		}[i]
		if list[i].Who != who {
			t.Errorf("session %d is shown as %+v's, not %+v's", list[i].ID, list[i].Who, who)
		}
		if lines := d.log.lines("client served"); !strings.Contains(lines[i], "tenant="+want+" ") || !strings.Contains(lines[i], "who="+want+"/") {
			t.Errorf("the log says %s", lines[i])
		}
	}
	for _, r := range d.lines() {
		if r.Who == nil || r.Who.Tenant != "ops" && r.Who.Tenant != "lost" {
			t.Errorf("the audit says %+v", r)
		}
	}
	tenants, err := operators.Tenants(t.Context())
	if err != nil || !slices.ContainsFunc(tenants, func(t admin.Tenant) bool { return t.Name == "lost" && t.Clients == 1 && t.MaxClients == 1 }) {
		t.Errorf("%+v %v", tenants, err)
	}
}

// TestListedTenant: a token that names no tenant is of the one that lists it, and is shown so.
func TestListedTenant(t *testing.T) {
	d := newOffice(t, func(cfg *Config) {
		ops := opsTenant(0)
		ops.Tokens = []string{"carol"}
		cfg.Tenants = []config.Tenant{ops}
	})
	carol := d.token("carol", config.DefaultTenant, 0)
	if _, err := d.enter(carol, nil); err != nil {
		t.Fatal(err)
	}
	if lines := d.log.lines("client served"); !strings.Contains(lines[0], "who=ops/carol") || !strings.Contains(lines[0], "tenant=ops ") {
		t.Errorf("the log says %s", lines[0])
	}
	if r := d.lines()[0]; r.Event != audit.Accepted || r.Who.Tenant != "ops" {
		t.Errorf("the audit says %+v", r)
	}
	if err := d.Reload(); err != nil { // nothing was revoked: the session stays
		t.Fatal(err)
	}
	if n := d.Stats().Clients; n != 1 {
		t.Errorf("%d clients", n)
	}
}

// TestContradiction: a server whose configuration puts a token into another tenant than the
// store of tokens does not start, does not accept such a configuration while it runs, and
// refuses the clients of such a token.
func TestContradiction(t *testing.T) {
	lists := opsTenant(0)
	lists.Tokens = []string{"carol"}
	d := newOffice(t, func(cfg *Config) { cfg.Tenants = []config.Tenant{opsTenant(0)} })
	carol := d.token("carol", "ml", 0)
	session, err := d.enter(carol, nil)
	if err != nil {
		t.Fatal(err)
	}
	names := func(err error) bool {
		return err != nil && strings.Contains(err.Error(), `"carol" is of tenant "ml"`) && strings.Contains(err.Error(), d.tokens) && strings.Contains(err.Error(), `tenant "ops" lists it`)
	}
	// A reload keeps what was.
	if err := d.Reconfigure(Live{Tenants: []config.Tenant{lists}}); !names(err) {
		t.Errorf("reload: %v", err)
	}
	if got := d.sessions.ConfiguredTenants(); len(got[0].Tokens) != 0 {
		t.Errorf("the configuration is %+v", got)
	}
	if s := d.sessions.Describe(); len(s) != 1 || s[0].ID != session || s[0].Tenant != "ml" {
		t.Errorf("the session is %+v", s)
	}
	// A start, and the check of one.
	cfg := d.cfg
	cfg.Tenants, cfg.Listen = []config.Tenant{lists}, []string{"tcp://127.0.0.1:0"}
	if err := New(cfg).Listen(t.Context()); !names(err) {
		t.Errorf("start: %v", err)
	}
	if _, err := New(cfg).CheckConfig(); !names(err) {
		t.Errorf("check: %v", err)
	}
	// A revoked token contradicts nothing; one that is made while the server runs is refused.
	if _, err := identity.RevokeToken(d.tokens, "carol", time.Now()); err != nil {
		t.Fatal(err)
	}
	if err := d.Reconfigure(Live{Tenants: []config.Tenant{lists}}); err != nil {
		t.Errorf("a revoked token: %v", err)
	}
	again := d.token("carol", "ml", 0)
	_, err = d.enter(again, nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusInternal || !strings.Contains(refused.Message, `"ml"`) {
		t.Errorf("a token of two tenants: %v", err)
	}
	if len(d.log.lines("clients with these tokens are refused")) == 0 {
		t.Error("the log does not say so")
	}
}

// TestTenantsFollowReload: sessions follow a reload that gives their tenant limits.
func TestTenantsFollowReload(t *testing.T) {
	d := newOffice(t, nil)
	dave := d.certificate("dave", "ops")
	session, err := d.enter(nil, &dave)
	if err != nil {
		t.Fatal(err)
	}
	if modules, _, _ := d.limitsOf(session); modules != 0 {
		t.Errorf("limits of a tenant that there is not: %d", modules)
	}
	if err := d.Reconfigure(Live{Tenants: []config.Tenant{opsTenant(1)}}); err != nil {
		t.Fatal(err)
	}
	if modules, _, _ := d.limitsOf(session); modules != 1<<20 {
		t.Errorf("the limits are %d", modules)
	}
}

// TestTenantKeepsOwners: a configuration that lists a token in a tenant does not make its clients
// one owner with those of the same name whose credentials name that tenant.
func TestTenantKeepsOwners(t *testing.T) {
	d := newOffice(t, func(cfg *Config) {
		ops := opsTenant(0)
		ops.Tokens = []string{"bob"}
		cfg.Tenants = []config.Tenant{ops}
	})
	token, certificate := d.token("bob", config.DefaultTenant, 0), d.certificate("bob", "ops")
	one, err := d.enter(token, nil)
	if err != nil {
		t.Fatal(err)
	}
	two, err := d.enter(nil, &certificate)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range d.sessions.Describe() {
		if s.Tenant != "ops" {
			t.Errorf("session %d is of tenant %s", s.ID, s.Tenant)
		}
	}
	if a, b := d.sessions.Find(one).Owner, d.sessions.Find(two).Owner; a == b {
		t.Errorf("two people are one owner: %s", a)
	}
}
