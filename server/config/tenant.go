package config

import (
	"fmt"
	"math"
	"slices"
)

// DefaultTenant is the tenant of clients that belong to no other. A file may have a tenant
// of this name, to limit these clients; no client is recognised as it.
const DefaultTenant = "default"

// The classes of a tenant's clients.
const (
	Interactive = "interactive" // its clients get the GPU soon, for short work
	Batch       = "batch"
)

// MinBandwidth is the lowest limit a tenant can have, in bytes per second.
const MinBandwidth = 1 << 20

// MaxWeight bounds a weight; the smallest is its inverse.
const MaxWeight = 1000

// A Tenant is a group of clients: how they are recognised and what they may use.
type Tenant struct {
	Name string `toml:"name"`

	Users        []string `toml:"users"`        // on Unix sockets: names or numbers
	Tokens       []string `toml:"tokens"`       // names of tokens
	Certificates []string `toml:"certificates"` // "default": certificates that name no tenant; its own name

	GPUs       []int   `toml:"gpus"`   // by index; empty for all
	Memory     Size    `toml:"memory"` // per client and GPU; 0 for all of it
	SMs        SMs     `toml:"sms"`    // multiprocessors per client and GPU; 0 for all of them
	Weight     float64 `toml:"weight"` // of all its clients together, against other tenants
	Cap        float64 `toml:"cap"`    // of a GPU's time, for all its clients together; 0 for none
	Class      string  `toml:"class"`
	MaxClients int     `toml:"max-clients"` // clients of the tenant at the same time; 0 for any number

	// Idle is how long a client must have made no call before its memory is swapped out as soon as
	// another client needs it; 0: it is never swapped out.
	Idle Duration `toml:"idle"`

	SessionsPerMinute int  `toml:"sessions-per-minute"` // sessions that may begin; 0 for any number
	Modules           Size `toml:"modules"`             // device code a client may have loaded; 0 for any amount
	HostMemory        Size `toml:"host-memory"`         // memory of the server that backs a client's pinned memory; 0 for any amount
	Bandwidth         Size `toml:"bandwidth"`           // bytes per second in each direction, over a network, for all its clients together; 0 for any
}

// applyDefaults sets the defaults of keys that the file does not have.
func (t *Tenant) applyDefaults(present map[string]any) {
	if _, ok := present["weight"]; !ok {
		t.Weight = 1
	}
	if _, ok := present["class"]; !ok {
		t.Class = Batch
	}
}

// validateTenants says what is wrong with the tenants of a server that swaps sessions out, or
// does not.
func validateTenants(tenants []Tenant, swaps bool) (wrong []error) {
	names := map[string]bool{}
	taken := map[string]string{} // user, token or certificate to the tenant it belongs to
	for i, t := range tenants {
		report := func(key, format string, args ...any) {
			wrong = append(wrong, fmt.Errorf("tenant %d (%q): %s: %s", i+1, t.Name, key, fmt.Sprintf(format, args...)))
		}
		if !plainName(t.Name) {
			report("name", "use 1 to 64 letters, digits, dots, dashes and underscores")
		} else if names[t.Name] {
			report("name", "there is another of this name")
		}
		names[t.Name] = true
		for key, list := range map[string][]string{"users": t.Users, "tokens": t.Tokens, "certificates": t.Certificates} {
			if t.Name == DefaultTenant && len(list) > 0 {
				report(key, "the default tenant is for clients that belong to no other; leave this key out")
			}
			for _, who := range list {
				if key == "certificates" && !sayNothing(who) && who != t.Name {
					report(key, "a certificate that names the tenant %q is of that tenant, and of no other; call this tenant %q, or issue certificates with --tenant %s", who, who, t.Name)
				}
				if other, ok := taken[key+" "+who]; ok {
					report(key, "%q belongs to %q already", who, other)
				}
				taken[key+" "+who] = t.Name
			}
		}
		t.validateLimits(report)
		t.validateIdle(report, swaps)
	}
	return wrong
}

// validateLimits checks what a tenant's clients may use.
func (t *Tenant) validateLimits(report func(key, format string, args ...any)) {
	for i, g := range t.GPUs {
		if g < 0 || g >= 64 || slices.Contains(t.GPUs[:i], g) {
			report("gpus", "%d: use each index from 0 once", g)
		}
	}
	if !(t.Weight >= 1.0/MaxWeight && t.Weight <= MaxWeight) {
		report("weight", "%v: use a number from %v to %v", t.Weight, 1.0/MaxWeight, MaxWeight)
	}
	if !(t.Cap >= 0 && t.Cap <= 1) {
		report("cap", "%v: use a number from 0 (no cap) to 1", t.Cap)
	}
	if t.Class != Interactive && t.Class != Batch {
		report("class", "%q is not one of %s, %s", t.Class, Interactive, Batch)
	}
	if t.SessionsPerMinute < 0 || t.SessionsPerMinute > math.MaxInt32 {
		report("sessions-per-minute", "%d: use a number from 0", t.SessionsPerMinute)
	}
	if t.Bandwidth != 0 && t.Bandwidth < MinBandwidth {
		report("bandwidth", "%v: use at least %v", t.Bandwidth, Size(MinBandwidth))
	}
	if t.MaxClients < 0 || t.MaxClients > math.MaxInt32 {
		report("max-clients", "%d: use a number from 0", t.MaxClients)
	}
}

// plainName reports whether a name can stand anywhere: in a log, a label, a table.
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
