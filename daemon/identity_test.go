package daemon

import (
	"bytes"
	"crypto/tls"
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/daemon/admission"
	"ferry/daemon/audit"
	"ferry/server/identity"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// An office is a daemon with a store of tokens, a CA and an audit log, at a TCP and
// a TLS address.
type office struct {
	*fixture
	ca             *identity.CA
	dir            string
	tokens, audits string
	as             identity.Client // who knows the server and has no certificate
	files          identity.ServerFiles
}

func newOffice(t *testing.T, edit func(*Config)) *office {
	t.Helper()
	d := &office{dir: t.TempDir()}
	var err error
	if d.ca, err = identity.InitCA(filepath.Join(d.dir, "ca"), "test", time.Now()); err != nil {
		t.Fatal(err)
	}
	d.tokens, d.audits = filepath.Join(d.dir, "tokens"), filepath.Join(d.dir, "audit")
	d.files.Cert, d.files.Key, _, err = d.ca.Issue(identity.Request{Name: "server", Hosts: []string{"127.0.0.1"}, Life: time.Hour}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	d.files.CA, d.files.CRL = filepath.Join(d.dir, "ca", identity.CACert), filepath.Join(d.dir, "ca", identity.CACRL)
	d.as = identity.Client{CA: d.files.CA}
	d.fixture = serve(t, "echo", func(cfg *Config) {
		cfg.Listen = []string{"tcp://127.0.0.1:0", "tls://127.0.0.1:0"}
		cfg.Tokens, cfg.TLS, cfg.AuditLog = d.tokens, d.files, d.audits
		cfg.TLSProxy = []string{"/proc/self/exe", "tlsproxy", "x"}
		if edit != nil {
			edit(cfg)
		}
	})
	return d
}

func (d *office) token(name, tenant string, life time.Duration) []byte {
	d.Helper()
	text, _, err := identity.CreateToken(d.tokens, name, tenant, life, time.Now())
	if err != nil {
		d.Fatal(err)
	}
	return []byte(text)
}

func (d *office) certificate(name, tenant string) identity.Client {
	d.Helper()
	c := d.as
	var err error
	if c.Cert, c.Key, _, err = d.ca.Issue(identity.Request{Name: name, Tenant: tenant, Life: time.Hour}, time.Now()); err != nil {
		d.Fatal(err)
	}
	return c
}

// connect connects to the TLS address.
func (d *office) connect(as identity.Client) (net.Conn, error) {
	d.Helper()
	cfg, err := as.Config("127.0.0.1")
	if err != nil {
		d.Fatal(err)
	}
	conn, err := transport.DialTLS(d.Context(), d.Addrs()[1], cfg)
	if err != nil {
		return nil, err
	}
	d.Cleanup(func() { _ = conn.Close() })
	_ = conn.SetDeadline(limit.Deadline())
	return conn, nil
}

// aboutClients are the events that the tests here count.
var aboutClients = []string{audit.Accepted, audit.Refused, audit.Ended, audit.Resumed, audit.ResumeRefused, audit.Probed}

// lines reads what the audit has about clients.
func (d *office) lines() (list []audit.Record) {
	d.Helper()
	for _, r := range d.allLines() {
		if slices.Contains(aboutClients, r.Event) {
			list = append(list, r)
		}
	}
	return list
}

// allLines reads the audit.
func (d *office) allLines() (list []audit.Record) {
	d.Helper()
	text, err := os.ReadFile(d.audits)
	if err != nil {
		d.Fatal(err)
	}
	for dec := json.NewDecoder(bytes.NewReader(text)); ; {
		var r audit.Record
		if err := dec.Decode(&r); errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			d.Fatal(err)
		}
		list = append(list, r)
	}
}

// next waits for the audit's line behind the first n, and makes sure that it is
// alone.
func (d *office) next(n int) audit.Record {
	d.Helper()
	d.eventually("an audit line", func() bool { return len(d.lines()) > n })
	time.Sleep(20 * time.Millisecond)
	list := d.lines()
	if len(list) != n+1 {
		d.Fatalf("not one line: %+v", list[n:])
	}
	return list[n]
}

// heard is all that a peer reads and sends while it shakes hands.
type heard struct {
	io.ReadWriter
	in, out bytes.Buffer
}

func (h *heard) Read(b []byte) (int, error) {
	n, err := h.ReadWriter.Read(b)
	h.in.Write(b[:n])
	return n, err
}

func (h *heard) Write(b []byte) (int, error) {
	h.out.Write(b)
	return h.ReadWriter.Write(b)
}

// TestTokensRefused: whatever is wrong with a token, the peer hears the same and
// the audit says which it was.
func TestTokensRefused(t *testing.T) {
	d := newOffice(t, nil)
	good := d.token("alice", "ml", 0)
	revoked := d.token("bob", "ml", 0)
	if _, err := identity.RevokeToken(d.tokens, "bob", time.Now()); err != nil {
		t.Fatal(err)
	}
	expired, _, err := identity.CreateToken(d.tokens, "carol", "ml", time.Minute, time.Now().Add(-time.Hour))
	if err != nil {
		t.Fatal(err)
	}
	_, unknown := wire.FreshToken()
	forged := append(bytes.Clone(good[:16]), unknown[16:]...)

	var answers []string
	for i, c := range []struct {
		name  string
		token []byte
		why   string
	}{
		{"unknown", []byte(unknown), "unknown token"},
		{"forged", forged, "wrong secret"},
		{"revoked", revoked, "revoked"},
		{"expired", []byte(expired), "expired"},
		{"nameless", []byte("0123456789abcdef"), "unknown token"},
	} {
		h := &heard{ReadWriter: d.dial()}
		_, err := wire.ClientHandshake(h, wire.NewHello("p", 1), c.token)
		if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusToken {
			t.Fatalf("%s: %v", c.name, err)
		}
		r := d.next(i)
		if r.Event != audit.Refused || r.Who != nil || !strings.Contains(r.Reason, c.why) || r.Peer == "" || r.Address != d.Addrs()[0].String() {
			t.Errorf("%s: %+v", c.name, r)
		}
		all := h.in.Bytes()
		clear(all[32:64]) // the nonce
		answers = append(answers, string(all))
	}
	for _, a := range answers {
		if a != answers[0] {
			t.Errorf("answers differ:\n%q\n%q", a, answers[0])
		}
	}
	// None at all, and everything that a good client once said.
	if _, err := wire.ClientHandshake(d.dial(), wire.NewHello("p", 1), nil); err == nil {
		t.Error("in without a token")
	}
	if r := d.next(len(answers)); r.Event != audit.Refused || !strings.Contains(r.Reason, "none was offered") {
		t.Errorf("%+v", r)
	}
	h := &heard{ReadWriter: d.dial()}
	if _, err := wire.ClientHandshake(h, wire.NewHello("p", 1), good); err != nil {
		t.Fatal(err)
	}
	if r := d.next(len(answers) + 1); r.Event != audit.Accepted || r.Who.Name != "alice" || r.Who.Tenant != "ml" || r.Session != 1 {
		t.Errorf("%+v", r)
	}
	replay := d.dial()
	if _, err := replay.Write(h.out.Bytes()); err != nil {
		t.Fatal(err)
	}
	if _, _, err := wire.ReadChallenge(replay); err != nil {
		t.Fatal(err)
	}
	if w, err := wire.ReadWelcome(replay); err != nil || w.Status != wire.StatusToken {
		t.Errorf("replayed: %+v, %v", w, err)
	}
	if r := d.next(len(answers) + 2); r.Event != audit.Refused || r.Who != nil {
		t.Errorf("%+v", r)
	}
}

// TestRevokedWhileRunning: a revoked credential ends its sessions, and no other.
func TestRevokedWhileRunning(t *testing.T) {
	d := newOffice(t, nil)
	a, b := d.token("alice", "ml", 0), d.token("bob", "ml", 0)
	carol := d.certificate("carol", "ml")
	dave := d.certificate("dave", "ml")
	open := func(conn net.Conn, token []byte) net.Conn {
		t.Helper()
		if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), token); err != nil {
			t.Fatal(err)
		}
		return conn
	}
	overTLS := func(as identity.Client) net.Conn {
		t.Helper()
		conn, err := d.connect(as)
		if err != nil {
			t.Fatal(err)
		}
		return open(conn, nil)
	}
	gone := []net.Conn{open(d.dial(), a), overTLS(carol)}
	stay := []net.Conn{open(d.dial(), b), overTLS(dave)}
	if _, err := identity.RevokeToken(d.tokens, "alice", time.Now()); err != nil {
		t.Fatal(err)
	}
	if _, err := d.ca.Revoke("carol", time.Now()); err != nil {
		t.Fatal(err)
	}
	if err := d.Reload(); err != nil { // as SIGHUP does; otherwise within checkPause
		t.Fatal(err)
	}
	for _, c := range gone {
		if _, err := c.Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
			t.Errorf("still there: %v", err)
		}
	}
	d.eventually("two ended", func() bool { return len(d.lines()) == 6 })
	for _, r := range d.lines()[4:] {
		if r.Event != audit.Ended || !strings.Contains(r.Reason, "revoked") || r.Who.Name != "alice" && r.Who.Name != "carol" {
			t.Errorf("%+v", r)
		}
	}
	for _, c := range stay {
		if _, err := c.Write([]byte("x")); err != nil {
			t.Error(err)
		}
		if _, err := c.Read(make([]byte, 1)); err != nil {
			t.Error(err)
		}
	}
	if s := d.Stats(); s.Failed != 0 || s.Clients != 2 {
		t.Errorf("%+v", s)
	}
}

// TestCertificates: by certificate or token through TLS, and what is
// refused there.
func TestCertificates(t *testing.T) {
	d, foreign := newOffice(t, nil), newOffice(t, nil)
	alice := d.certificate("alice", "ml")
	bob := d.token("bob", "bio", 0)
	for i, c := range []struct {
		as    identity.Client
		token []byte
		who   string
	}{{alice, nil, "ml/alice"}, {d.as, bob, "bio/bob"}} {
		conn, err := d.connect(c.as)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), c.token); err != nil {
			t.Fatal(err)
		}
		if r := d.next(i); r.Event != audit.Accepted || r.Who.String() != c.who || !strings.HasPrefix(r.Peer, "127.0.0.1:") || !strings.HasPrefix(r.Address, "tls://") {
			t.Errorf("%+v", r)
		}
		if _, err := io.WriteString(conn, "through TLS"); err != nil {
			t.Fatal(err)
		}
		text := make([]byte, 11)
		if _, err := io.ReadFull(conn, text); err != nil || string(text) != "through TLS" {
			t.Errorf("%q, %v", text, err)
		}
	}

	mallory := d.certificate("mallory", "ml")
	if _, err := d.ca.Revoke("mallory", time.Now()); err != nil {
		t.Fatal(err)
	}
	unknown := foreign.certificate("alice", "ml")
	unknown.CA = d.as.CA
	heard := map[string]bool{}
	for i, c := range []struct {
		as  identity.Client
		why string
	}{{mallory, "revoked"}, {unknown, "unknown authority"}} {
		conn, err := d.connect(c.as)
		if err != nil {
			t.Fatal(err)
		}
		_, err = wire.ClientHandshake(conn, wire.NewHello("p", 1), nil)
		if err == nil {
			t.Fatalf("%s: in", c.why)
		}
		heard[err.Error()[strings.LastIndex(err.Error(), "tls:"):]] = true
		if r := d.next(2 + i); r.Event != audit.Refused || r.Who != nil || !strings.Contains(r.Reason, c.why) {
			t.Errorf("%+v", r)
		}
	}
	if len(heard) != 1 {
		t.Errorf("refusals differ: %v", heard)
	}
	// A client that has no certificate and no token, and one that speaks no TLS.
	conn, err := d.connect(d.as)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil); err == nil {
		t.Error("in with nothing")
	}
	if r := d.next(4); r.Event != audit.Refused || !strings.Contains(r.Reason, "token") {
		t.Errorf("%+v", r)
	}
	plain, err := net.Dial("tcp", d.Addrs()[1].Target)
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	_, _ = plain.Write(wire.NewHello("p", 1).Append(nil))
	if r := d.next(5); r.Event != audit.Refused || !strings.Contains(r.Reason, "TLS") {
		t.Errorf("%+v", r)
	}
	look, err := net.Dial("tcp", d.Addrs()[1].Target) // says nothing
	if err != nil {
		t.Fatal(err)
	}
	_ = look.Close()
	d.eventually("counted", func() bool { return d.Stats().Refused == 5 })
	if r := d.next(6); r.Event != audit.Probed || r.Who != nil || audit.Host(r.Peer) != "127.0.0.1" {
		t.Errorf("%+v", r)
	}
	// Clients that want another server than this are not talked into it.
	other := d.certificate("zoe", "ml")
	other.CA = foreign.as.CA
	if _, err := d.connect(other); err == nil {
		t.Error("a server of another CA was believed")
	}
}

// TestServerRenewed: another certificate, and other CAs, without a restart; what
// runs goes on.
func TestServerRenewed(t *testing.T) {
	d := newOffice(t, nil)
	alice := d.certificate("alice", "ml")
	shown := func() (string, net.Conn) {
		t.Helper()
		var serial string
		cfg, err := alice.Config("127.0.0.1")
		if err != nil {
			t.Fatal(err)
		}
		conn, err := transport.DialTLS(t.Context(), d.Addrs()[1], cfg)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = conn.Close() })
		serial = conn.(*tls.Conn).ConnectionState().PeerCertificates[0].SerialNumber.Text(16)
		if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil); err != nil {
			t.Fatal(err)
		}
		return serial, conn
	}
	before, running := shown()
	if _, _, _, err := d.ca.Issue(identity.Request{Name: "server", Hosts: []string{"127.0.0.1"}, Life: time.Hour, Renew: true}, time.Now()); err != nil {
		t.Fatal(err)
	}
	after, _ := shown()
	if before == after {
		t.Error("the old certificate is shown")
	}
	_, _ = running.Write([]byte("x"))
	if _, err := running.Read(make([]byte, 1)); err != nil {
		t.Errorf("a session that ran: %v", err)
	}
}

// TestTLSProxyDies: a new TLS proxy takes over, and the sessions of the old one end.
func TestTLSProxyDies(t *testing.T) {
	d := newOffice(t, nil)
	alice := d.certificate("alice", "ml")
	conn, err := d.connect(alice)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil); err != nil {
		t.Fatal(err)
	}
	pids := d.log.lines("TLS proxy started")
	if len(pids) != 1 {
		t.Fatalf("%q", pids)
	}
	_, pid, _ := strings.Cut(strings.TrimSpace(pids[0]), "pid=")
	n, err := strconv.Atoi(pid)
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Kill(n, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	if _, err := conn.Read(make([]byte, 1)); err == nil {
		t.Error("the connection lives")
	}
	d.eventually("noticed", func() bool { return len(d.log.lines("the TLS proxy ended")) == 1 })
	if conn, err = d.connect(alice); err != nil {
		t.Fatal(err)
	}
	if _, err := wire.ClientHandshake(conn, wire.NewHello("p", 1), nil); err != nil {
		t.Fatal(err)
	}
	d.eventually("the first worker is gone", func() bool { return d.Stats().Clients == 1 })
}

func TestAuditReopened(t *testing.T) {
	d := newOffice(t, nil)
	_, _ = wire.ClientHandshake(d.dial(), wire.NewHello("p", 1), nil)
	d.next(0)
	if err := os.Rename(d.audits, d.audits+".1"); err != nil {
		t.Fatal(err)
	}
	if err := d.Reload(); err != nil {
		t.Fatal(err)
	}
	_, _ = wire.ClientHandshake(d.dial(), wire.NewHello("q", 1), nil)
	if r := d.next(0); r.Program != "q" {
		t.Errorf("%+v", r)
	}
	if info, err := os.Stat(d.audits); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
}

func TestConfigOfTLS(t *testing.T) {
	d := newOffice(t, nil)
	at := []string{"tls://127.0.0.1:0"}
	bare := d.files
	bare.CA, bare.CRL = "", ""
	for name, c := range map[string]struct {
		cfg Config
		ok  bool
	}{
		"no certificate":                   {Config{Listen: at, CredentialFiles: admission.CredentialFiles{Token: testToken}}, false},
		"nothing asked of clients":         {Config{Listen: at, CredentialFiles: admission.CredentialFiles{TLS: bare}}, false},
		"nothing asked, and said so":       {Config{Listen: at, CredentialFiles: admission.CredentialFiles{TLS: bare}, Insecure: true}, true},
		"a token asked":                    {Config{Listen: at, CredentialFiles: admission.CredentialFiles{TLS: bare, Token: testToken}}, true},
		"certificates asked":               {Config{Listen: at, CredentialFiles: admission.CredentialFiles{TLS: d.files}}, true},
		"certificates for TLS, TCP beside": {Config{Listen: []string{at[0], "tcp://127.0.0.1:0"}, CredentialFiles: admission.CredentialFiles{TLS: d.files}}, false},
		"a key that is not its":            {Config{Listen: at, CredentialFiles: admission.CredentialFiles{TLS: identity.ServerFiles{Cert: d.files.Cert, Key: filepath.Join(d.dir, "ca", "ca.key"), CA: d.files.CA}}}, false},
	} {
		other := New(c.cfg)
		if err := other.Listen(t.Context()); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
		other.closeListeners()
	}
}
