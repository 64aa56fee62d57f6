package config

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// An Identity is what the server has verified about a client.
type Identity struct {
	Unix        bool   // it connected through a Unix socket, as
	UID         uint32 // this user, as the kernel reports,
	User        string // of this name, if there is one
	Token       string // the name of the token it proved to hold
	TokenTenant string // the tenant that the store of tokens names for it
	Certificate string // the tenant that its certificate names
}

// sayNothing reports whether the tenant that a credential names is none: credentials that were
// made without a tenant name the default one.
func sayNothing(tenant string) bool { return tenant == "" || tenant == DefaultTenant }

// credential is the tenant that the client's own credential names; empty for none.
func (id *Identity) credential() string {
	for _, named := range []string{id.Certificate, id.TokenTenant} {
		if !sayNothing(named) {
			return named
		}
	}
	return ""
}

// FindTenant returns the tenant a client belongs to: the one that its certificate or its token
// names, else the one that lists it. A tenant that the configuration lacks has the limits of the
// default one, and its own name. The error says where credential and configuration contradict
// each other.
func FindTenant(tenants []Tenant, id Identity) (Tenant, error) {
	listed, found := listing(tenants, id)
	named := id.credential()
	switch {
	case named != "" && found && listed.Name != named:
		return TenantNamed(tenants, named), fmt.Errorf("the client's credential names the tenant %q, and the configuration lists the client in %q", named, listed.Name)
	case named != "":
		return TenantNamed(tenants, named), nil
	case found:
		return listed, nil
	}
	return TenantNamed(tenants, DefaultTenant), nil
}

// listing is the tenant that lists a client: its certificate, else its token, else its user.
func listing(tenants []Tenant, id Identity) (Tenant, bool) {
	named := func(list func(Tenant) []string, names ...string) (Tenant, bool) {
		for _, t := range tenants {
			for _, n := range names {
				if n != "" && slices.Contains(list(t), n) {
					return t, true
				}
			}
		}
		return Tenant{}, false
	}
	if t, ok := named(func(t Tenant) []string { return t.Certificates }, id.Certificate); ok {
		return t, true
	}
	if t, ok := named(func(t Tenant) []string { return t.Tokens }, id.Token); ok {
		return t, true
	}
	if !id.Unix {
		return Tenant{}, false
	}
	return named(func(t Tenant) []string { return t.Users }, strconv.FormatUint(uint64(id.UID), 10), id.User)
}

// TenantNamed returns the tenant of that name. One that the configuration lacks has the limits
// of the default tenant, so that nobody gets more by a name that the operator forgot.
func TenantNamed(tenants []Tenant, name string) Tenant {
	if i := slices.IndexFunc(tenants, func(t Tenant) bool { return t.Name == name }); i >= 0 {
		return tenants[i]
	}
	if i := slices.IndexFunc(tenants, func(t Tenant) bool { return t.Name == DefaultTenant }); i >= 0 {
		t := tenants[i]
		t.Name = name
		return t
	}
	return Tenant{Name: name, Weight: 1, Class: Batch}
}

// A StoredToken is a valid token as the store of tokens has it.
type StoredToken struct{ Name, Tenant string }

// CheckTokens says which tokens are of one tenant by the store of tokens, the file at path, and
// of another by the configuration.
func CheckTokens(tenants []Tenant, path string, tokens []StoredToken) error {
	var wrong []error
	for _, k := range tokens {
		if _, err := FindTenant(tenants, Identity{Token: k.Name, TokenTenant: k.Tenant}); err == nil {
			continue
		}
		listed, _ := listing(tenants, Identity{Token: k.Name})
		wrong = append(wrong, fmt.Errorf("token %q is of tenant %q in the store of tokens %s, and in the configuration tenant %q lists it (tokens); remove it from that list, or revoke it and create it again with --tenant %s",
			k.Name, k.Tenant, path, listed.Name, listed.Name))
	}
	return errors.Join(wrong...)
}

// DescribeUnlisted says which tenants the tokens name and the configuration lacks, for a
// configuration that has tenants; empty for none.
func DescribeUnlisted(tenants []Tenant, tokens []StoredToken) string {
	var missing []string
	for _, k := range tokens {
		if !sayNothing(k.Tenant) && !slices.ContainsFunc(tenants, func(t Tenant) bool { return t.Name == k.Tenant }) {
			missing = append(missing, fmt.Sprintf("%s (token %s)", k.Tenant, k.Name))
		}
	}
	if len(tenants) == 0 || len(missing) == 0 {
		return ""
	}
	slices.Sort(missing)
	return "tenants of tokens that the configuration lacks have the limits of the tenant default: " + strings.Join(missing, ", ")
}
