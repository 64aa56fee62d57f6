package config

import (
	"fmt"
	"math"
	"slices"
	"strconv"
)

// DefaultTenant is the name of who is in no other tenant. A file may have a
// tenant of this name, to say what they may use; nobody is recognised as it.
const DefaultTenant = "default"

// The classes of a tenant's clients.
const (
	Interactive = "interactive" // gets the GPU soon, for short work
	Batch       = "batch"
)

// MinBandwidth is the least a tenant can be kept to, in bytes a second.
const MinBandwidth = 1 << 20

// MaxWeight bounds a weight; the least is its inverse.
const MaxWeight = 1000

// A Tenant is a group of clients: how they are recognised and what they may use.
type Tenant struct {
	Name string `toml:"name"`

	Users        []string `toml:"users"`        // on Unix sockets: names or numbers
	Tokens       []string `toml:"tokens"`       // names of tokens
	Certificates []string `toml:"certificates"` // tenants that certificates name

	GPUs       []int   `toml:"gpus"`   // by index; empty for all
	Memory     Size    `toml:"memory"` // per client and GPU; 0 for all of it
	SMs        SMs     `toml:"sms"`    // multiprocessors per client and GPU; 0 for all of them
	Weight     float64 `toml:"weight"` // of all its clients together, against other tenants
	Cap        float64 `toml:"cap"`    // of a GPU's time, for all its clients together; 0 for none
	Class      string  `toml:"class"`
	MaxClients int     `toml:"max-clients"` // of the tenant's; 0 for any number

	SessionsPerMinute int  `toml:"sessions-per-minute"` // that may begin; 0 for any number
	Modules           Size `toml:"modules"`             // device code a client may have loaded; 0 for any amount
	HostMemory        Size `toml:"host-memory"`         // of the server's, behind a client's pinned memory; 0 for any amount
	Bandwidth         Size `toml:"bandwidth"`           // a second and way, over a network, for all its clients together; 0 for any
}

// fill puts the defaults where the file said nothing.
func (t *Tenant) fill(said map[string]any) {
	if _, ok := said["weight"]; !ok {
		t.Weight = 1
	}
	if _, ok := said["class"]; !ok {
		t.Class = Batch
	}
}

// An Identity is what is known for certain about a client.
type Identity struct {
	Unix        bool   // it came through a Unix socket, as
	UID         uint32 // this user, by the kernel's word,
	User        string // of this name, if there is one
	Token       string // the name of the token it proved to hold
	Certificate string // the tenant that its certificate names
}

// Find says which tenant a client belongs to: by its certificate, else by its
// token, else by its user.
func Find(tenants []Tenant, id Identity) Tenant {
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
		return t
	}
	if t, ok := named(func(t Tenant) []string { return t.Tokens }, id.Token); ok {
		return t
	}
	if id.Unix {
		if t, ok := named(func(t Tenant) []string { return t.Users }, strconv.FormatUint(uint64(id.UID), 10), id.User); ok {
			return t
		}
	}
	return Named(tenants, DefaultTenant)
}

// Named is the tenant of that name, or one that is kept from nothing.
func Named(tenants []Tenant, name string) Tenant {
	for _, t := range tenants {
		if t.Name == name {
			return t
		}
	}
	return Tenant{Name: name, Weight: 1, Class: Batch}
}

func checkTenants(tenants []Tenant) (wrong []error) {
	names := map[string]bool{}
	taken := map[string]string{} // who is recognised, as which tenant
	for i, t := range tenants {
		complain := func(key, format string, args ...any) {
			wrong = append(wrong, fmt.Errorf("tenant %d (%q): %s: %s", i+1, t.Name, key, fmt.Sprintf(format, args...)))
		}
		if !plainName(t.Name) {
			complain("name", "use 1 to 64 letters, digits, dots, dashes and underscores")
		} else if names[t.Name] {
			complain("name", "there is another of this name")
		}
		names[t.Name] = true
		for key, list := range map[string][]string{"users": t.Users, "tokens": t.Tokens, "certificates": t.Certificates} {
			if t.Name == DefaultTenant && len(list) > 0 {
				complain(key, "the default tenant is for those nobody recognises")
			}
			for _, who := range list {
				if other, ok := taken[key+" "+who]; ok {
					complain(key, "%q belongs to %q already", who, other)
				}
				taken[key+" "+who] = t.Name
			}
		}
		t.checkUse(complain)
	}
	return wrong
}

// checkUse checks what a tenant's clients may use.
func (t *Tenant) checkUse(complain func(key, format string, args ...any)) {
	for i, g := range t.GPUs {
		if g < 0 || g >= 64 || slices.Contains(t.GPUs[:i], g) {
			complain("gpus", "%d: use each index from 0 once", g)
		}
	}
	if !(t.Weight >= 1.0/MaxWeight && t.Weight <= MaxWeight) {
		complain("weight", "%v: use a number from %v to %v", t.Weight, 1.0/MaxWeight, MaxWeight)
	}
	if !(t.Cap >= 0 && t.Cap <= 1) {
		complain("cap", "%v: use a number from 0 (no cap) to 1", t.Cap)
	}
	if t.Class != Interactive && t.Class != Batch {
		complain("class", "%q is not one of %s, %s", t.Class, Interactive, Batch)
	}
	if t.SessionsPerMinute < 0 || t.SessionsPerMinute > math.MaxInt32 {
		complain("sessions-per-minute", "%d: use a number from 0", t.SessionsPerMinute)
	}
	if t.Bandwidth != 0 && t.Bandwidth < MinBandwidth {
		complain("bandwidth", "%v: use at least %v", t.Bandwidth, Size(MinBandwidth))
	}
	if t.MaxClients < 0 || t.MaxClients > math.MaxInt32 {
		complain("max-clients", "%d: use a number from 0", t.MaxClients)
	}
}

// plainName says whether a name can stand anywhere: in a log, a label, a table.
func plainName(s string) bool {
	for _, c := range s {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '.', c == '-', c == '_':
		default:
			return false
		}
	}
	return len(s) >= 1 && len(s) <= 64
}
