// Package identity says who a client is and how that is known: certificates of
// a small CA of our own, tokens, and the files both live in. It opens no
// connection; whoever does asks it what to present and whom to believe.
//
// Files are replaced as a whole, are for their owner alone where they hold a
// secret, and are read again when they changed (see Watched), so that nothing
// has to be restarted for a new certificate or a revoked token.
package identity

import (
	"crypto/x509"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// How an identity was proved.
const (
	ByCertificate = "certificate"
	ByToken       = "token"
	ByUser        = "user"   // the kernel knows who is behind a Unix socket
	ByNobody      = "anyone" // the server asked for nothing
)

// DefaultTenant is the tenant of whoever was given none.
const DefaultTenant = "default"

// An Identity is who a client was found to be.
type Identity struct {
	Kind   string `json:"kind"`
	Name   string `json:"name"`
	Tenant string `json:"tenant"`
	Serial string `json:"serial,omitempty"` // of the certificate, or the token's id: which credential it was
}

// Names of what is not in any store. They hold a blank or a parenthesis, which
// no name of a certificate or a token does: none can be mistaken for another.
const (
	TokenFileName = "(token file)"
	AnyoneName    = "(anyone)"
)

// User is who is behind a Unix socket.
func User(uid uint32) Identity {
	return Identity{Kind: ByUser, Name: fmt.Sprintf("uid %d", uid), Tenant: DefaultTenant}
}

// Anyone is a client that was asked for nothing.
func Anyone() Identity { return Identity{Kind: ByNobody, Name: AnyoneName, Tenant: DefaultTenant} }

func (i Identity) String() string { return i.Tenant + "/" + i.Name }

// Owner is the name under which sessions share memory and know of each other:
// tenant and name. Not the tenant alone: a tenant is whom an operator counts and
// limits together, which says nothing of whether its people may read each
// other's memory. Not the credential either: who renews a certificate, or moves
// from a token to one, is who it was.
func (i Identity) Owner() string { return fmt.Sprintf("%q %q", i.Tenant, i.Name) }

var nameForm = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$`)

// CheckName says what is wrong with a name or a tenant.
func CheckName(what, name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("%s %q: use 1 to 63 letters, digits, '.', '_' and '-', beginning with a letter or digit", what, name)
	}
	return nil
}

// trustDomain is the authority of the URIs our CA writes. On reading any is
// taken: what counts is who signed.
const trustDomain = "ferry"

// uri is how a certificate names its client, after SPIFFE.
func uri(tenant, name string) string {
	return "spiffe://" + trustDomain + "/tenant/" + tenant + "/client/" + name
}

// OfCertificate is the identity a certificate states:
// spiffe://domain/tenant/TENANT/client/NAME, its only URI.
func OfCertificate(c *x509.Certificate) (Identity, error) {
	if len(c.URIs) != 1 || c.URIs[0].Scheme != "spiffe" || c.URIs[0].RawQuery != "" || c.URIs[0].Fragment != "" {
		return Identity{}, errors.New("the certificate names no client; it needs one URI, " + uri("TENANT", "NAME"))
	}
	part := strings.Split(c.URIs[0].Path, "/")
	if len(part) != 5 || part[0] != "" || part[1] != "tenant" || part[3] != "client" {
		return Identity{}, fmt.Errorf("the certificate's URI is %s, not as %s", c.URIs[0], uri("TENANT", "NAME"))
	}
	if err := errors.Join(CheckName("tenant", part[2]), CheckName("client", part[4])); err != nil {
		return Identity{}, fmt.Errorf("the certificate's URI: %w", err)
	}
	return Identity{Kind: ByCertificate, Tenant: part[2], Name: part[4], Serial: c.SerialNumber.Text(16)}, nil
}
