package admission

import (
	"testing"

	"ferry/server/identity"
	"ferry/wire"
)

// TestOwners: which clients may share memory.
func TestOwners(t *testing.T) {
	hello := func(host byte) wire.Accepted { return wire.Accepted{Hello: wire.Hello{Host: [16]byte{host}}} }
	same := func(a, b identity.Identity) bool { return ownerOf(a, hello(1)) == ownerOf(b, hello(1)) }
	alice := identity.Identity{Kind: identity.ByToken, Tenant: "ml", Name: "alice", Serial: "1"}
	renewed, cert, bob, otherTenant := alice, alice, alice, alice
	renewed.Serial, cert.Kind, bob.Name, otherTenant.Tenant = "2", identity.ByCertificate, "bob", "bio"
	switch {
	case !same(alice, renewed), !same(alice, cert):
		t.Error("a new credential makes another owner")
	case same(alice, bob), same(alice, otherTenant), same(identity.User(1), identity.User(2)), same(alice, identity.Anyone()):
		t.Error("clients of different owners share")
	case ownerOf(alice, hello(1)) == ownerOf(alice, hello(2)):
		t.Error("two machines share")
	}
	// No tenant and name can be written so that they look like others.
	a := identity.Identity{Tenant: `a" "b`, Name: "c"}
	b := identity.Identity{Tenant: "a", Name: `b" "c`}
	if same(a, b) {
		t.Error("quoting")
	}
}
