package identity

import (
	"crypto/subtle"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"strings"
)

// Client is the client's side of TLS: how it verifies the server, and what it presents.
type Client struct {
	CA   string // file with the CAs it trusts; empty for the system's CAs, unless there is a pin
	Pin  string // sha256:… of the server's certificate, or of a CA certificate that the server sends with it
	Cert string // file with its own certificate; empty for none
	Key  string
	Name string // name of the server, if it differs from the host in the address
}

// ErrPin is returned for a server whose certificates are not the pinned one.
var ErrPin = errors.New("none of the server's certificates is the pinned one")

// Config returns a configuration for crypto/tls to reach host with. It reads the client's
// own certificate again for each connection, so that a renewed one needs no restart.
func (c Client) Config(host string) (*tls.Config, error) {
	if c.Name != "" {
		host = c.Name
	}
	cfg := &tls.Config{MinVersion: tls.VersionTLS13, ServerName: host, NextProtos: []string{protocol}, DynamicRecordSizingDisabled: true}
	if (c.Cert == "") != (c.Key == "") {
		return nil, errors.New("a certificate needs its key, and a key its certificate")
	}
	if c.Cert != "" {
		if err := checkSecret(c.Key); err != nil {
			return nil, err
		}
		read := func() (*tls.Certificate, error) {
			pair, err := tls.LoadX509KeyPair(c.Cert, c.Key)
			return &pair, err
		}
		if _, err := read(); err != nil {
			return nil, fmt.Errorf("the client's certificate: %w", err)
		}
		cfg.GetClientCertificate = func(*tls.CertificateRequestInfo) (*tls.Certificate, error) { return read() }
	}
	if c.CA != "" {
		text, err := os.ReadFile(c.CA)
		if err != nil {
			return nil, fmt.Errorf("reading the CA: %w", err)
		}
		certs, err := parseCerts(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.CA, err)
		}
		cfg.RootCAs = x509.NewCertPool()
		for _, c := range certs {
			cfg.RootCAs.AddCert(c)
		}
	}
	if c.Pin == "" {
		return cfg, nil
	}
	return cfg, c.usePin(cfg, host)
}

// usePin lets cfg accept a server by its fingerprint. Without a CA the fingerprint replaces
// the CA; with a CA both must match.
func (c Client) usePin(cfg *tls.Config, host string) error {
	text, ok := strings.CutPrefix(strings.ToLower(strings.ReplaceAll(c.Pin, ":", "")), "sha256")
	want, err := hex.DecodeString(text)
	if !ok || err != nil || len(want) != 32 {
		return fmt.Errorf("pin %q: use sha256: and 64 hexadecimal digits, as ferry ca init prints", c.Pin)
	}
	cfg.InsecureSkipVerify = cfg.RootCAs == nil // verified below, by the pin instead of a list of CAs
	cfg.VerifyConnection = func(cs tls.ConnectionState) error {
		return verifyPin(cs.PeerCertificates, "sha256:"+text, host, cfg.RootCAs == nil)
	}
	return nil
}

// verifyPin accepts the pinned certificate itself, or one that a pinned CA has signed for
// the host.
func verifyPin(chain []*x509.Certificate, want, host string, verify bool) error {
	for i, c := range chain {
		if subtle.ConstantTimeCompare([]byte(Fingerprint(c.Raw)), []byte(want)) != 1 {
			continue
		}
		if i == 0 || !verify {
			return nil
		}
		roots, between := x509.NewCertPool(), x509.NewCertPool()
		roots.AddCert(c)
		for _, b := range chain[1:] {
			between.AddCert(b)
		}
		_, err := chain[0].Verify(x509.VerifyOptions{Roots: roots, Intermediates: between, DNSName: host})
		return err
	}
	return ErrPin
}
