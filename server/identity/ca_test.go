package identity

import (
	"crypto/tls"
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A testCA is a CA with the certificate of a server.
type testCA struct {
	*testing.T
	*CA
	dir   string
	files ServerFiles
}

func newTestCA(t *testing.T) *testCA {
	t.Helper()
	h := &testCA{T: t, dir: t.TempDir()}
	var err error
	if h.CA, err = InitCA(h.dir, "test", time.Now()); err != nil {
		t.Fatal(err)
	}
	h.files.Cert, h.files.Key = h.issue(Request{Name: "server", Hosts: []string{"localhost", "127.0.0.1"}})
	h.files.CA, h.files.CRL = filepath.Join(h.dir, CACert), filepath.Join(h.dir, CACRL)
	return h
}

func (h *testCA) issue(q Request) (certFile, keyFile string) {
	h.Helper()
	if q.Life == 0 {
		q.Life = time.Hour
	}
	if q.Tenant == "" {
		q.Tenant = DefaultTenant
	}
	certFile, keyFile, _, err := h.Issue(q, time.Now())
	if err != nil {
		h.Fatal(err)
	}
	return certFile, keyFile
}

func (h *testCA) client(name, tenant string) Client {
	h.Helper()
	c := Client{CA: filepath.Join(h.dir, CACert)}
	c.Cert, c.Key = h.issue(Request{Name: name, Tenant: tenant})
	return c
}

// handshake connects a client and a server and returns the result of each side: the client's
// after its first read.
func handshake(t *testing.T, s Server, c Client, now func() time.Time) (who Identity, serverErr, clientErr error) {
	t.Helper()
	cfg, err := s.Config(now)
	if err != nil {
		t.Fatal(err)
	}
	ccfg, err := c.Config("localhost")
	if err != nil {
		t.Fatal(err)
	}
	a, b := net.Pipe()
	defer a.Close()
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer b.Close()
		conn := tls.Server(b, cfg)
		if serverErr = conn.Handshake(); serverErr != nil {
			return
		}
		if certs := conn.ConnectionState().PeerCertificates; len(certs) > 0 {
			who, serverErr = OfCertificate(certs[0])
		}
		_, _ = conn.Write([]byte("x"))
	}()
	conn := tls.Client(a, ccfg)
	if clientErr = conn.Handshake(); clientErr == nil {
		_, clientErr = conn.Read(make([]byte, 1))
	}
	_ = a.Close()
	<-done
	return who, serverErr, clientErr
}

func (h *testCA) server(tokensToo bool) Server {
	h.Helper()
	s, err := h.files.Read(tokensToo)
	if err != nil {
		h.Fatal(err)
	}
	return s
}

func TestCertificates(t *testing.T) {
	h, foreign := newTestCA(t), newTestCA(t)
	alice := h.client("alice", "ml")
	who, serverErr, clientErr := handshake(t, h.server(false), alice, time.Now)
	if serverErr != nil || clientErr != nil || who.Name != "alice" || who.Tenant != "ml" || who.Kind != ByCertificate || who.Serial == "" {
		t.Fatalf("%+v, %v, %v", who, serverErr, clientErr)
	}

	// What is refused is refused with the same words, whatever is wrong.
	revoked := h.client("mallory", "ml")
	if _, err := h.Revoke("mallory", time.Now()); err != nil {
		t.Fatal(err)
	}
	foreigner := foreign.client("alice", "ml")
	foreigner.CA = alice.CA
	none := Client{CA: alice.CA}
	asServer := Client{CA: alice.CA, Cert: h.files.Cert, Key: h.files.Key}
	later := func() time.Time { return time.Now().Add(2 * time.Hour) }
	heard := map[string]bool{}
	for name, c := range map[string]struct {
		client Client
		now    func() time.Time
		why    string
	}{
		"revoked":               {revoked, time.Now, "is revoked"},
		"foreign":               {foreigner, time.Now, "unknown authority"},
		"none":                  {none, time.Now, "there is none"},
		"expired":               {alice, later, "expired"},
		"a server's, no client": {asServer, time.Now, "usage"},
	} {
		_, serverErr, clientErr := handshake(t, h.server(false), c.client, c.now)
		if !errors.Is(serverErr, ErrClient) || !strings.Contains(serverErr.Error(), c.why) {
			t.Errorf("%s: the server says %v", name, serverErr)
		}
		if clientErr == nil {
			t.Errorf("%s: the client is in", name)
			continue
		}
		heard[clientErr.Error()] = true
	}
	if len(heard) != 1 {
		t.Errorf("refusals differ: %v", heard)
	}

	// With tokens allowed a client may come without a certificate, never with a bad one.
	if who, serverErr, clientErr := handshake(t, h.server(true), none, time.Now); serverErr != nil || clientErr != nil || who != (Identity{}) {
		t.Errorf("without: %v, %v", serverErr, clientErr)
	}
	if _, serverErr, _ := handshake(t, h.server(true), revoked, time.Now); serverErr == nil {
		t.Error("a revoked certificate is as good as none")
	}
}

func TestServerKnown(t *testing.T) {
	h, foreign := newTestCA(t), newTestCA(t)
	alice := h.client("alice", "ml")
	leaf, err := os.ReadFile(h.files.Cert)
	if err != nil {
		t.Fatal(err)
	}
	certs, err := parseCerts(leaf)
	if err != nil || len(certs) != 2 {
		t.Fatalf("%d certificates, %v", len(certs), err)
	}
	for name, c := range map[string]struct {
		edit func(*Client)
		ok   bool
	}{
		"CA":                         {func(*Client) {}, true},
		"another CA":                 {func(c *Client) { c.CA = foreign.files.CA }, false},
		"the system's":               {func(c *Client) { c.CA = "" }, false},
		"the server's fingerprint":   {func(c *Client) { c.CA, c.Pin = "", Fingerprint(certs[0].Raw) }, true},
		"its CA's":                   {func(c *Client) { c.CA, c.Pin = "", strings.ToUpper(Fingerprint(certs[1].Raw)) }, true},
		"its CA's, for another host": {func(c *Client) { c.CA, c.Pin, c.Name = "", Fingerprint(certs[1].Raw), "elsewhere" }, false},
		"another fingerprint":        {func(c *Client) { c.CA, c.Pin = "", foreign.Fingerprint() }, false},
		"CA and fingerprint":         {func(c *Client) { c.Pin = h.Fingerprint() }, true},
		"CA, another fingerprint":    {func(c *Client) { c.Pin = foreign.Fingerprint() }, false},
		"another name":               {func(c *Client) { c.Name = "elsewhere" }, false},
	} {
		client := alice
		c.edit(&client)
		if _, _, err := handshake(t, h.server(false), client, time.Now); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
	// A server whose own certificate has expired.
	expired := h.files
	expired.Cert, expired.Key = h.issue(Request{Name: "old", Hosts: []string{"localhost"}, Life: time.Millisecond})
	s, err := expired.Read(false)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := handshake(t, s, alice, time.Now); err == nil || !strings.Contains(err.Error(), "expired") {
		t.Errorf("an expired server: %v", err)
	}
	if _, err := (Client{Pin: "sha256:12"}).Config("x"); err == nil {
		t.Error("half a fingerprint")
	}
}

// TestRotation: another CA takes over while both are trusted, and the files may be replaced
// one after the other.
func TestRotation(t *testing.T) {
	old, fresh := newTestCA(t), newTestCA(t)
	a, b := old.client("alice", "ml"), fresh.client("alice", "ml")
	dir := t.TempDir()
	files := ServerFiles{filepath.Join(dir, "s.crt"), filepath.Join(dir, "s.key"), filepath.Join(dir, "ca.crt"), filepath.Join(dir, "crl")}
	install := func(to string, from ...string) {
		t.Helper()
		var all []byte
		for _, f := range from {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, text...)
		}
		if err := writeFile(to, all, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	install(files.Cert, old.files.Cert)
	install(files.Key, old.files.Key)
	install(files.CA, old.files.CA)
	install(files.CRL, old.files.CRL)
	w, err := Watch(func() (Server, error) { return files.Read(false) }, files.Names()...)
	if err != nil {
		t.Fatal(err)
	}
	b.CA = a.CA
	state := func(want ...bool) {
		t.Helper()
		s, _, _ := w.Get()
		for i, c := range []Client{a, b} {
			if _, _, err := handshake(t, s, c, time.Now); (err == nil) != want[i] {
				t.Errorf("client %d: %v", i, err)
			}
		}
	}
	state(true, false)
	install(files.CA, old.files.CA, fresh.files.CA) // both are believed
	install(files.CRL, old.files.CRL, fresh.files.CRL)
	state(true, true)
	install(files.Cert, fresh.files.Cert) // between the two renames
	if _, changed, err := w.Get(); changed || err == nil {
		t.Errorf("a certificate with another's key: %v, %v", changed, err)
	}
	state(true, true)
	install(files.Key, fresh.files.Key)
	a.CA, b.CA = fresh.files.CA, fresh.files.CA
	state(true, true)
	if _, err := fresh.Revoke("alice", time.Now()); err != nil {
		t.Fatal(err)
	}
	install(files.CRL, old.files.CRL, fresh.files.CRL)
	state(true, false)
	install(files.CA, fresh.files.CA)
	if _, _, err := w.Get(); err == nil || !strings.Contains(err.Error(), "signed by none") {
		t.Errorf("a revocation list of a CA nobody knows: %v", err)
	}
}

func TestCAFiles(t *testing.T) {
	h := newTestCA(t)
	for _, f := range []string{"ca.key", "index.json", "issued/server.key"} {
		if info, err := os.Stat(filepath.Join(h.dir, f)); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", f, info.Mode(), err)
		}
	}
	if _, err := InitCA(h.dir, "again", time.Now()); err == nil {
		t.Error("a CA was replaced")
	}
	if _, err := OpenCA(t.TempDir()); err == nil || !strings.Contains(err.Error(), "ferry ca init") {
		t.Error(err)
	}
	q := Request{Name: "alice", Tenant: "ml", Life: time.Hour}
	if _, _, _, err := h.Issue(q, time.Now()); err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := h.Issue(q, time.Now()); err == nil || !strings.Contains(err.Error(), "--renew") {
		t.Errorf("issued twice: %v", err)
	}
	q.Renew = true
	if _, _, _, err := h.Issue(q, time.Now()); err != nil {
		t.Error(err)
	}
	if gone, err := h.Revoke("alice", time.Now()); err != nil || len(gone) != 2 {
		t.Errorf("revoked %d, %v", len(gone), err)
	}
	for _, q := range []Request{
		{Name: "../x", Tenant: "a"},
		{Name: "x", Tenant: ""},
		{Name: "x", Tenant: "a b"},
		{Name: "x", Hosts: []string{"h:1"}},
		{Name: "", Hosts: []string{"h"}},
		{Name: "x", Tenant: "a/client/b"},
	} {
		q.Life = time.Hour
		if _, _, _, err := h.Issue(q, time.Now()); err == nil {
			t.Errorf("%+v", q)
		}
	}
	opened, err := OpenCA(h.dir)
	if err != nil {
		t.Fatal(err)
	}
	list, err := opened.List()
	if err != nil || len(list) != 3 || list[1].State(time.Now()) != "revoked" {
		t.Errorf("%+v, %v", list, err)
	}
	// No certificate outlives its CA.
	_, _, made, err := h.Issue(Request{Name: "long", Tenant: "a", Life: 2 * caLife}, time.Now())
	if err != nil || made.Ends.After(h.cert.NotAfter) {
		t.Errorf("until %v, %v", made.Ends, err)
	}
	if err := os.Chmod(filepath.Join(h.dir, "ca.key"), 0o604); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenCA(h.dir); err == nil {
		t.Error("a key that others may read")
	}
}
