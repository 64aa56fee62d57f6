package tlsproxy

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"math/big"
	"net"
	"path/filepath"
	"testing"
	"time"

	"ferry/server/identity"
	"ferry/test/limit"
)

// TestNamelessCertificate: a client whose certificate the CA has signed, but names no client, is
// refused.
func TestNamelessCertificate(t *testing.T) {
	dir := t.TempDir()
	ca, err := identity.InitCA(dir, "test", time.Now())
	if err != nil {
		t.Fatal(err)
	}
	cert, key, _, err := ca.Issue(identity.Request{Name: "server", Hosts: []string{"localhost"}, Life: time.Hour}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	pair, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	serve := &tls.Config{Certificates: []tls.Certificate{pair}, ClientAuth: tls.RequireAnyClientCert, MinVersion: tls.VersionTLS13}
	named, namedKey, _, err := ca.Issue(identity.Request{Name: "alice", Tenant: "ml", Life: time.Hour}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	alice, err := tls.LoadX509KeyPair(named, namedKey)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		cert tls.Certificate
		who  string
	}{"alice": {alice, "ml/alice"}, "nobody": {nameless(t, dir), ""}} {
		ours, theirs := net.Pipe()
		go func() {
			client := tls.Client(theirs, &tls.Config{InsecureSkipVerify: true, Certificates: []tls.Certificate{c.cert}, MinVersion: tls.VersionTLS13})
			_ = client.Handshake()
			_, _ = client.Read(make([]byte, 1))
		}()
		g := &proxy{cfg: serve, turns: turns{free: 1}}
		_, who, err := g.handshake(ours, Request{Timeout: limit.Step()})
		_, _ = ours.Close(), theirs.Close()
		switch {
		case c.who == "" && err == nil:
			t.Errorf("%s: is %v", name, who)
		case c.who != "" && (err != nil || who.String() != c.who):
			t.Errorf("%s: is %v, %v", name, who, err)
		}
	}
}

// nameless is a certificate without a URI, signed by the CA in dir.
func nameless(t *testing.T, dir string) tls.Certificate {
	t.Helper()
	authority, err := tls.LoadX509KeyPair(filepath.Join(dir, identity.CACert), filepath.Join(dir, "ca.key"))
	if err != nil {
		t.Fatal(err)
	}
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(7), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		KeyUsage: x509.KeyUsageDigitalSignature, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, authority.Leaf, key.Public(), authority.PrivateKey)
	if err != nil {
		t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}
}
