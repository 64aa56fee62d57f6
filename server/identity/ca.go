package identity

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A CA is a directory: its certificate and key, a list of the certificates it has issued,
// the revocation list that servers read, and the issued files themselves.
type CA struct {
	dir  string
	cert *x509.Certificate
	key  crypto.Signer
}

// Files of a CA's directory. Issued ones are NAME.crt and NAME.key in issued/.
const (
	CACert    = "ca.crt"
	caKey     = "ca.key"
	CACRL     = "revoked.pem"
	caIndex   = "index.json"
	caIssued  = "issued"
	caVersion = 1
)

// An Issued is a certificate that a CA has issued.
type Issued struct {
	Serial  string     `json:"serial"`
	Name    string     `json:"name"`
	Tenant  string     `json:"tenant,omitempty"` // of a client
	Hosts   []string   `json:"hosts,omitempty"`  // of a server
	Begins  time.Time  `json:"begins"`
	Ends    time.Time  `json:"ends"`
	Revoked *time.Time `json:"revoked,omitempty"`
}

// State returns "valid", or why a certificate is not valid at a moment.
func (i Issued) State(now time.Time) string {
	switch {
	case i.Revoked != nil:
		return "revoked"
	case now.After(i.Ends):
		return "expired"
	}
	return "valid"
}

type index struct {
	Version int      `json:"version"`
	Issued  []Issued `json:"issued"`
}

const (
	caLife = 10 * 365 * 24 * time.Hour
	// skew lets a certificate be used on a machine whose clock is behind.
	skew = 5 * time.Minute
)

// InitCA creates a new CA in dir, which must not hold one.
func InitCA(dir, name string, now time.Time) (*CA, error) {
	if err := os.MkdirAll(filepath.Join(dir, caIssued), 0o700); err != nil {
		return nil, err
	}
	unlock, err := lockDir(dir)
	if err != nil {
		return nil, err
	}
	defer unlock()
	for _, f := range []string{CACert, caKey} {
		if _, err := os.Lstat(filepath.Join(dir, f)); !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%s holds a CA already; a second one needs a directory of its own", dir)
		}
	}
	key, keyPEM, err := newKey()
	if err != nil {
		return nil, err
	}
	t := &x509.Certificate{
		SerialNumber: newSerial(), Subject: pkix.Name{CommonName: name},
		NotBefore: now.Add(-skew), NotAfter: now.Add(caLife),
		KeyUsage: x509.KeyUsageCertSign | x509.KeyUsageCRLSign, BasicConstraintsValid: true, IsCA: true, MaxPathLenZero: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, t, t, key.Public(), key)
	if err != nil {
		return nil, err
	}
	cert, err := x509.ParseCertificate(der)
	if err != nil {
		return nil, err
	}
	ca := &CA{dir, cert, key}
	err = errors.Join(
		writeFile(filepath.Join(dir, caKey), keyPEM, 0o600),
		ca.writeIndex(index{Version: caVersion}, now),
		writeFile(filepath.Join(dir, CACert), certPEM(der), 0o644), // last: with it the directory is a CA
	)
	return ca, err
}

// OpenCA opens the CA in dir.
func OpenCA(dir string) (*CA, error) {
	certText, err := os.ReadFile(filepath.Join(dir, CACert))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no CA in %s; make one with: ferry ca init %s", dir, dir)
	}
	if err != nil {
		return nil, err
	}
	keyPath := filepath.Join(dir, caKey)
	keyText, err := os.ReadFile(keyPath)
	if err != nil {
		return nil, err
	}
	if err := checkSecret(keyPath); err != nil {
		return nil, err
	}
	certs, err := parseCerts(certText)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Join(dir, CACert), err)
	}
	block, _ := pem.Decode(keyText)
	if block == nil {
		return nil, fmt.Errorf("%s holds no key", keyPath)
	}
	key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", keyPath, err)
	}
	signer, ok := key.(*ecdsa.PrivateKey)
	if !ok || !signer.PublicKey.Equal(certs[0].PublicKey) {
		return nil, fmt.Errorf("%s is not the key of %s", keyPath, filepath.Join(dir, CACert))
	}
	return &CA{dir, certs[0], signer}, nil
}

// Fingerprint returns the fingerprint by which clients can pin the CA.
func (ca *CA) Fingerprint() string { return Fingerprint(ca.cert.Raw) }

// Fingerprint returns the SHA-256 of a certificate, as --pin takes it.
func Fingerprint(der []byte) string {
	sum := sha256.Sum256(der)
	return "sha256:" + hex.EncodeToString(sum[:])
}

// A Request describes a certificate to issue: for a server if it names hosts, else for a
// client.
type Request struct {
	Name   string
	Tenant string   // of a client
	Hosts  []string // names and addresses of a server
	Life   time.Duration
	Renew  bool // replace the files of a certificate that is still valid
}

// Issue issues a certificate with a new key and returns the paths of both files.
func (ca *CA) Issue(q Request, now time.Time) (certFile, keyFile string, made Issued, err error) {
	if err := q.validate(); err != nil {
		return "", "", made, err
	}
	unlock, err := lockDir(ca.dir)
	if err != nil {
		return "", "", made, err
	}
	defer unlock()
	ix, err := ca.readIndex()
	if err != nil {
		return "", "", made, err
	}
	for _, i := range ix.Issued {
		if i.Name == q.Name && i.State(now) == "valid" && !q.Renew {
			return "", "", made, fmt.Errorf("%s has a certificate until %s; say --renew to replace its files, or revoke it", q.Name, i.Ends.Format(time.DateOnly))
		}
	}
	t, made, err := ca.template(q, now)
	if err != nil {
		return "", "", made, err
	}
	key, keyPEM, err := newKey()
	if err != nil {
		return "", "", made, err
	}
	der, err := x509.CreateCertificate(rand.Reader, t, ca.cert, key.Public(), ca.key)
	if err != nil {
		return "", "", made, err
	}
	base := filepath.Join(ca.dir, caIssued, q.Name)
	certFile, keyFile = base+".crt", base+".key"
	ix.Issued = append(ix.Issued, made)
	// The list comes first: a certificate that is not in it could not be revoked. The
	// file also holds the CA's certificate, so that clients can pin that.
	err = ca.writeIndex(ix, now)
	if err == nil {
		err = errors.Join(writeFile(keyFile, keyPEM, 0o600), writeFile(certFile, append(certPEM(der), certPEM(ca.cert.Raw)...), 0o644))
	}
	return certFile, keyFile, made, err
}

func (q *Request) validate() error {
	if err := CheckName("name", q.Name); err != nil {
		return err
	}
	if len(q.Hosts) == 0 {
		return CheckName("tenant", q.Tenant)
	}
	for _, h := range q.Hosts {
		if h == "" || strings.ContainsAny(h, " /:") && net.ParseIP(h) == nil {
			return fmt.Errorf("host %q: write a name or an IP address, without a port", h)
		}
	}
	return nil
}

// template returns the certificate to be signed, and its entry in the list.
func (ca *CA) template(q Request, now time.Time) (*x509.Certificate, Issued, error) {
	ends := now.Add(q.Life)
	if ends.After(ca.cert.NotAfter) {
		ends = ca.cert.NotAfter
	}
	if !ends.After(now) {
		return nil, Issued{}, fmt.Errorf("the certificate would end at %s; the CA's own ends at %s", ends.Format(time.DateTime), ca.cert.NotAfter.Format(time.DateTime))
	}
	t := &x509.Certificate{
		SerialNumber: newSerial(), Subject: pkix.Name{CommonName: q.Name},
		NotBefore: now.Add(-skew), NotAfter: ends, KeyUsage: x509.KeyUsageDigitalSignature, BasicConstraintsValid: true,
	}
	made := Issued{Serial: t.SerialNumber.Text(16), Name: q.Name, Hosts: q.Hosts, Begins: t.NotBefore.UTC(), Ends: ends.UTC()}
	if len(q.Hosts) == 0 {
		u, err := url.Parse(uri(q.Tenant, q.Name))
		if err != nil {
			return nil, made, err
		}
		made.Tenant = q.Tenant
		t.URIs, t.ExtKeyUsage = []*url.URL{u}, []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth}
		return t, made, nil
	}
	t.ExtKeyUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}
	for _, h := range q.Hosts {
		if ip := net.ParseIP(h); ip != nil {
			t.IPAddresses = append(t.IPAddresses, ip)
		} else {
			t.DNSNames = append(t.DNSNames, h)
		}
	}
	return t, made, nil
}

// Revoke revokes the certificates of a name, or the one of a serial number, and
// writes the revocation list.
func (ca *CA) Revoke(which string, now time.Time) ([]Issued, error) {
	unlock, err := lockDir(ca.dir)
	if err != nil {
		return nil, err
	}
	defer unlock()
	ix, err := ca.readIndex()
	if err != nil {
		return nil, err
	}
	var gone []Issued
	for i, e := range ix.Issued {
		if (e.Name == which || e.Serial == which) && e.State(now) == "valid" {
			at := now.UTC().Truncate(time.Second)
			ix.Issued[i].Revoked = &at
			gone = append(gone, ix.Issued[i])
		}
	}
	if len(gone) == 0 {
		return nil, fmt.Errorf("no valid certificate named %s; ferry ca list shows them", which)
	}
	return gone, ca.writeIndex(ix, now)
}

// List returns the issued certificates, oldest first.
func (ca *CA) List() ([]Issued, error) {
	ix, err := ca.readIndex()
	return ix.Issued, err
}

func (ca *CA) readIndex() (ix index, err error) {
	path := filepath.Join(ca.dir, caIndex)
	text, err := os.ReadFile(path)
	if err != nil {
		return ix, err
	}
	if err := json.Unmarshal(text, &ix); err != nil {
		return ix, fmt.Errorf("%s: %w", path, err)
	}
	if ix.Version != caVersion {
		return ix, fmt.Errorf("%s: format %d, not %d: it was written by another Ferry", path, ix.Version, caVersion)
	}
	return ix, nil
}

// writeIndex writes the list of issued certificates and the revocation list that follows
// from it.
func (ca *CA) writeIndex(ix index, now time.Time) error {
	text, err := json.MarshalIndent(ix, "", "  ")
	if err != nil {
		return err
	}
	if err := writeFile(filepath.Join(ca.dir, caIndex), append(text, '\n'), 0o600); err != nil {
		return err
	}
	// A list's number must grow from one to the next.
	list := &x509.RevocationList{Number: big.NewInt(now.UnixNano()), ThisUpdate: now, NextUpdate: ca.cert.NotAfter}
	for _, e := range ix.Issued {
		serial, ok := new(big.Int).SetString(e.Serial, 16)
		if e.Revoked == nil || !ok {
			continue
		}
		list.RevokedCertificateEntries = append(list.RevokedCertificateEntries, x509.RevocationListEntry{SerialNumber: serial, RevocationTime: *e.Revoked})
	}
	der, err := x509.CreateRevocationList(rand.Reader, list, ca.cert, ca.key)
	if err != nil {
		return err
	}
	return writeFile(filepath.Join(ca.dir, CACRL), pem.EncodeToMemory(&pem.Block{Type: "X509 CRL", Bytes: der}), 0o644)
}

// newKey creates a P-256 key: every TLS 1.3 stack implements that curve in constant time.
func newKey() (*ecdsa.PrivateKey, []byte, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	der, err := x509.MarshalPKCS8PrivateKey(key)
	return key, pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der}), err
}

func newSerial() *big.Int {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand)
	b[0] &= 0x7f           // positive
	b[0] |= 0x40           // and always of the same length
	return new(big.Int).SetBytes(b[:])
}

func certPEM(der []byte) []byte {
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
}

// parseCerts reads the certificates of a PEM text, at least one.
func parseCerts(text []byte) ([]*x509.Certificate, error) {
	var list []*x509.Certificate
	for {
		var block *pem.Block
		if block, text = pem.Decode(text); block == nil {
			break
		}
		if block.Type != "CERTIFICATE" {
			continue
		}
		c, err := x509.ParseCertificate(block.Bytes)
		if err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	if len(list) == 0 {
		return nil, errors.New("no certificate in it")
	}
	return slices.Clip(list), nil
}
