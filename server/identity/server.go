package identity

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"os"
	"time"
)

// ServerFiles are the files of a TLS server.
type ServerFiles struct {
	Cert string // its certificate, and further certificates of the chain
	Key  string
	CA   string // CAs whose clients it accepts; several while one CA replaces another
	CRL  string // revocation lists of these CAs; optional
}

// Names lists the files, for Watch.
func (f ServerFiles) Names() []string { return []string{f.Cert, f.Key, f.CA, f.CRL} }

// Validate says which files are missing.
func (f ServerFiles) Validate() error {
	switch {
	case f.Cert == "" || f.Key == "":
		return errors.New("a TLS address needs a certificate and its key")
	case f.CRL != "" && f.CA == "":
		return errors.New("a list of revoked certificates needs the CA that signed it")
	}
	return nil
}

// Server is the server's side of TLS in PEM: what it presents and which clients it accepts.
// The daemon sends it to the TLS proxy, the process that speaks TLS.
type Server struct {
	Cert      []byte `json:"cert"`
	Key       []byte `json:"key"`
	CA        []byte `json:"ca,omitempty"`
	CRL       []byte `json:"crl,omitempty"`
	TokensToo bool   `json:"tokens_too"` // a client without a certificate may go on and prove a token
}

// Read reads the files and makes sure that they belong together.
func (f ServerFiles) Read(tokensToo bool) (Server, error) {
	s := Server{TokensToo: tokensToo}
	for _, p := range []struct {
		name string
		to   *[]byte
	}{{f.Cert, &s.Cert}, {f.Key, &s.Key}, {f.CA, &s.CA}, {f.CRL, &s.CRL}} {
		if p.name == "" {
			continue
		}
		text, err := os.ReadFile(p.name)
		if err != nil {
			return s, fmt.Errorf("reading what TLS needs: %w", err)
		}
		*p.to = text
	}
	if err := checkSecret(f.Key); err != nil {
		return s, err
	}
	if _, err := s.Config(time.Now); err != nil {
		return s, fmt.Errorf("%s, %s, %s %s: %w", f.Cert, f.Key, f.CA, f.CRL, err)
	}
	return s, nil
}

// protocol is Ferry's name in TLS (ALPN): a connection meant for another service of the
// same name is not taken for a session, nor the other way round.
const protocol = "ferry"

// A verifier decides about clients' certificates.
type verifier struct {
	roots     *x509.CertPool
	revoked   map[string]bool // issuer's raw name and serial
	tokensToo bool
	now       func() time.Time
}

// ErrClient is returned for a client's certificate that is refused; the wrapping error says
// why, for the server's own log.
var ErrClient = errors.New("client's certificate refused")

// Config returns a configuration for crypto/tls: 1.3 only, and no resumption, so that every
// connection is checked against the current revocation list.
//
// This package verifies certificates itself, after crypto/tls has accepted them: crypto/tls
// would tell a client whether its certificate is expired, unknown or absent. So all refused
// clients get the same alert.
func (s Server) Config(now func() time.Time) (*tls.Config, error) {
	cert, err := tls.X509KeyPair(s.Cert, s.Key)
	if err != nil {
		return nil, err
	}
	v := &verifier{tokensToo: s.TokensToo, now: now, revoked: map[string]bool{}}
	if len(s.CA) > 0 {
		if err := v.addCAs(s.CA, s.CRL); err != nil {
			return nil, err
		}
	}
	return &tls.Config{
		MinVersion:                  tls.VersionTLS13,
		Certificates:                []tls.Certificate{cert},
		ClientAuth:                  tls.RequestClientCert,
		SessionTicketsDisabled:      true,
		NextProtos:                  []string{protocol},
		DynamicRecordSizingDisabled: true,
		Time:                        now,
		VerifyConnection: func(cs tls.ConnectionState) error {
			_, err := v.verifyClient(cs.PeerCertificates)
			return err
		},
	}, nil
}

// addCAs adds the CAs and their revocation lists.
func (v *verifier) addCAs(ca, crl []byte) error {
	cas, err := parseCerts(ca)
	if err != nil {
		return fmt.Errorf("the CA: %w", err)
	}
	v.roots = x509.NewCertPool()
	for _, c := range cas {
		if !c.IsCA {
			return fmt.Errorf("%q is no CA's certificate", c.Subject)
		}
		v.roots.AddCert(c)
	}
	for block, rest := pem.Decode(crl); block != nil; block, rest = pem.Decode(rest) {
		list, err := x509.ParseRevocationList(block.Bytes)
		if err != nil {
			return fmt.Errorf("the list of revoked certificates: %w", err)
		}
		signed := false
		for _, c := range cas {
			if list.CheckSignatureFrom(c) == nil {
				signed = true
			}
		}
		if !signed {
			return fmt.Errorf("the list of revoked certificates of %q is signed by none of the CAs", list.Issuer)
		}
		for _, e := range list.RevokedCertificateEntries {
			v.revoked[string(list.RawIssuer)+e.SerialNumber.Text(16)] = true
		}
	}
	return nil
}

// verifyClient returns the identity of the client that presents these certificates. The
// zero Identity, without error, is a client without a certificate that may go on to prove a
// token.
func (v *verifier) verifyClient(chain []*x509.Certificate) (Identity, error) {
	if len(chain) == 0 {
		if v.tokensToo {
			return Identity{}, nil
		}
		return Identity{}, fmt.Errorf("%w: there is none", ErrClient)
	}
	leaf := chain[0]
	if v.roots == nil {
		return Identity{}, fmt.Errorf("%w: this server has no CA for clients", ErrClient)
	}
	between := x509.NewCertPool()
	for _, c := range chain[1:] {
		between.AddCert(c)
	}
	chains, err := leaf.Verify(x509.VerifyOptions{
		Roots: v.roots, Intermediates: between, CurrentTime: v.now(), KeyUsages: []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth},
	})
	if err != nil {
		return Identity{}, fmt.Errorf("%w: %w", ErrClient, err)
	}
	for _, c := range chains[0] {
		if v.revoked[string(c.RawIssuer)+c.SerialNumber.Text(16)] {
			return Identity{}, fmt.Errorf("%w: %q, serial %x, is revoked", ErrClient, c.Subject, c.SerialNumber)
		}
	}
	who, err := OfCertificate(leaf)
	if err != nil {
		return who, fmt.Errorf("%w: %w", ErrClient, err)
	}
	return who, nil
}

// Revoked reports whether the certificate with this serial number is revoked.
func (s Server) Revoked(serial string) bool {
	for block, rest := pem.Decode(s.CRL); block != nil; block, rest = pem.Decode(rest) {
		list, err := x509.ParseRevocationList(block.Bytes)
		if err != nil {
			continue
		}
		for _, e := range list.RevokedCertificateEntries {
			if e.SerialNumber.Text(16) == serial {
				return true
			}
		}
	}
	return false
}
