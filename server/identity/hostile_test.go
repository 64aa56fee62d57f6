package identity

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"math/big"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ferry/wire"
)

// TestUnknownTokenHasNoKnownKey: the key of a token that nobody has is known to nobody, and another
// in each server.
func TestUnknownTokenHasNoKnownKey(t *testing.T) {
	id, _ := wire.FreshToken()
	a, _, known := NewTokens().Find(id, time.Now())
	b, _, _ := NewTokens().Find(id, time.Now())
	if known || a == (wire.TokenKey{}) || a == b {
		t.Errorf("known %v, keys %x and %x", known, a, b)
	}
}

// TestSecretModes: a file with secrets that others may read or change is not used. Reading by the
// group is allowed.
func TestSecretModes(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tokens")
	if _, _, err := CreateToken(path, "alice", "ml", 0, time.Now()); err != nil {
		t.Fatal(err)
	}
	for mode, fine := range map[os.FileMode]bool{
		0o600: true, 0o400: true, 0o640: true, 0o440: true,
		0o620: false, 0o660: false, 0o610: false, 0o604: false, 0o602: false, 0o601: false, 0o666: false,
	} {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadTokens(path); (err == nil) != fine {
			t.Errorf("mode %#o: %v", mode, err)
		}
	}
}

// TestTokenTwice: a file in which one id is two tokens is not used.
func TestTokenTwice(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tokens")
	_, made, err := CreateToken(path, "alice", "ml", 0, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	other := made
	other.Name = "mallory"
	text, err := json.Marshal(tokenFile{storeVersion, []Token{made, other}})
	if err != nil {
		t.Fatal(err)
	}
	if list, err := parseTokens(text); err == nil {
		t.Errorf("%+v", list.List())
	}
	if text, err = json.Marshal(tokenFile{storeVersion, []Token{made}}); err != nil {
		t.Fatal(err)
	}
	if _, err := parseTokens(text); err != nil {
		t.Errorf("once: %v", err)
	}
}

// TestLeafIsNoCA: a client's certificate in the place of the CA's is refused.
func TestLeafIsNoCA(t *testing.T) {
	h := newTestCA(t)
	alice := h.client("alice", "ml")
	text, err := os.ReadFile(alice.Cert) // the CA's certificate follows in it
	if err != nil {
		t.Fatal(err)
	}
	certs, err := parseCerts(text)
	if err != nil {
		t.Fatal(err)
	}
	s := h.server(false)
	s.CA, s.CRL = certPEM(certs[0].Raw), nil
	if _, err := s.Config(time.Now); err == nil {
		t.Error("a client is a CA")
	}
}

// TestOldTLS: a client that speaks no TLS 1.3 is refused.
func TestOldTLS(t *testing.T) {
	h := newTestCA(t)
	cfg, err := h.server(true).Config(time.Now)
	if err != nil {
		t.Fatal(err)
	}
	for version, fine := range map[uint16]bool{tls.VersionTLS13: true, tls.VersionTLS12: false} {
		ccfg, err := h.client("alice"+tls.VersionName(version)[len("TLS 1."):], "ml").Config("localhost")
		if err != nil {
			t.Fatal(err)
		}
		ccfg.MinVersion, ccfg.MaxVersion = version, version
		a, b := net.Pipe()
		done := make(chan error, 1)
		go func() { done <- tls.Server(b, cfg).Handshake(); _ = b.Close() }()
		err = tls.Client(a, ccfg).Handshake()
		_ = a.Close()
		if server := <-done; (err == nil && server == nil) != fine {
			t.Errorf("%s: client %v, server %v", tls.VersionName(version), err, server)
		}
	}
}

// TestNamesInCertificates: a certificate names a client with one URI of one form, and nothing else.
func TestNamesInCertificates(t *testing.T) {
	of := func(texts ...string) (Identity, error) {
		c := &x509.Certificate{SerialNumber: big.NewInt(1)}
		for _, text := range texts {
			u, err := url.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			c.URIs = append(c.URIs, u)
		}
		return OfCertificate(c)
	}
	if who, err := of("spiffe://ferry/tenant/ml/client/alice"); err != nil || who.Tenant != "ml" || who.Name != "alice" {
		t.Errorf("%+v, %v", who, err)
	}
	for _, texts := range [][]string{
		{},
		{"spiffe://ferry/tenant/ml/client/alice", "spiffe://ferry/tenant/ml/client/bob"},
		{"https://ferry/tenant/ml/client/alice"},
		{"spiffe://ferry/tenant/ml/client/alice?x"},
		{"spiffe://ferry/tenant/ml/client/alice#x"},
		{"spiffe://ferry/tenant/ml/server/alice"},
		{"spiffe://ferry/ns/ml/client/alice"},
		{"spiffe://ferry/ns/ml/sa/alice"},
		{"spiffe://ferry/tenant/ml/client"},
		{"spiffe://ferry/tenant/ml/client/alice/x"},
		{"spiffe://ferry/tenant/ml/client/"},
		{"spiffe://ferry/tenant//client/alice"},
		{"spiffe://ferry/tenant/default/client/uid%200"},
		{"spiffe://ferry/tenant/default/client/(anyone)"},
		{"spiffe://ferry/tenant/(x)/client/alice"},
	} {
		if who, err := of(texts...); err == nil {
			t.Errorf("%q names %v", texts, who)
		}
	}
}

// TestRevokedSerial: the certificates of the revocation list, and no others, are revoked.
func TestRevokedSerial(t *testing.T) {
	h := newTestCA(t)
	h.client("alice", "ml")
	h.client("bob", "ml")
	if _, err := h.Revoke("bob", time.Now()); err != nil {
		t.Fatal(err)
	}
	list, err := h.List()
	if err != nil {
		t.Fatal(err)
	}
	s := h.server(false)
	for _, issued := range list {
		if s.Revoked(issued.Serial) != (issued.Name == "bob") {
			t.Errorf("%s: revoked %v", issued.Name, s.Revoked(issued.Serial))
		}
	}
}
