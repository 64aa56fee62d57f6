package daemon

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"ferry/daemon/place"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/wire"
)

// dividedGPU is a probe that finds one GPU of 16 groups of 8 multiprocessors, and some more; oldGPU one
// whose driver has no green contexts.
var (
	dividedGPU = []string{"/bin/echo", `{"Devices": [{"Name": "a", "UUID": "GPU-a", "Memory": 8589934592, "SMs": 132, "Group": 8, "Groups": 16}]}`}
	oldGPU     = []string{"/bin/echo", `{"Driver": 12020, "Devices": [{"Name": "a", "UUID": "GPU-a", "Memory": 8589934592, "SMs": 132}]}`}
)

// TestGrantedParts: a worker is told which groups of multiprocessors its client is kept
// to: the least of what server, tenant and client say.
func TestGrantedParts(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) {
		cfg.Probe, cfg.SMs = dividedGPU, place.SMLimit{Fraction: 7500}
		cfg.Tenants = []config.Tenant{{Name: config.DefaultTenant, Weight: 1, Class: config.Batch, SMs: config.SMs{Count: 32}}}
	})
	_, one := f.must(1, wire.ServiceCUDA, "")
	_, two := f.must(2, wire.ServiceCUDA, "sms=16")
	_, more := f.must(3, wire.ServiceCUDA, "sms=100%")
	_, watcher := f.must(3, wire.ServiceNVML, "sms=100%")
	for i, c := range []struct {
		got  map[int][]int
		want map[int][]int
	}{
		{one.Parts, map[int][]int{0: {0, 1, 2, 3}}},
		{two.Parts, map[int][]int{0: {4, 5}}},
		{more.Parts, map[int][]int{0: {6, 7, 8, 9}}},
		{watcher.Parts, nil},
	} {
		if !reflect.DeepEqual(c.got, c.want) {
			t.Errorf("client %d is kept to %v, want %v", i, c.got, c.want)
		}
	}
	o := operator{f.Daemon}
	if d := o.Devices(); len(d) != 1 || d[0].SMs != 132 || d[0].KeptSMs != 80 {
		t.Errorf("devices %+v", d)
	}
	var seen [][]admin.SessionPart
	for _, s := range o.Sessions() {
		seen = append(seen, s.Parts)
	}
	if want := [][]admin.SessionPart{{{Device: 0, SMs: 32}}, {{Device: 0, SMs: 16}}, {{Device: 0, SMs: 32}}, {}}; !reflect.DeepEqual(seen, want) {
		t.Errorf("sessions are kept to %v, want %v", seen, want)
	}
	if list := o.Tenants(); len(list) != 1 || list[0].SMs != "32" {
		t.Errorf("tenants %+v", list)
	}

	// What changes in a tenant changes for clients to come.
	_ = f.Reconfigure(Live{Tenants: []config.Tenant{{Name: config.DefaultTenant, Weight: 1, Class: config.Batch, SMs: config.SMs{Count: 48}}}})
	if _, late := f.must(4, wire.ServiceCUDA, ""); len(late.Parts[0]) != 6 {
		t.Errorf("after a change a client is kept to %v", late.Parts)
	}
	if s := o.Sessions(); s[0].Parts[0].SMs != 32 {
		t.Errorf("a client that was there is kept to %v", s[0].Parts)
	}
	_, _, err := f.ask(5, wire.ServiceCUDA, "sms=8", func(string) {})
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || !strings.Contains(refused.Message, "no GPU has 8 multiprocessors left") {
		t.Errorf("beyond the GPU: %v", err)
	}
}

// TestPartsOfAnOldDriver: who would be kept to a part is told that it cannot be.
func TestPartsOfAnOldDriver(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) { cfg.Probe = oldGPU })
	_, _, err := f.ask(1, wire.ServiceCUDA, "sms=8", func(string) {})
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusCapacity || !strings.Contains(refused.Message, "CUDA 12.4 (driver 550) or newer") {
		t.Errorf("%v", err)
	}
	if _, all := f.must(2, wire.ServiceCUDA, "sms=100%"); all.Parts != nil {
		t.Errorf("who wants all of it is kept to %v", all.Parts)
	}
}
