package main

import (
	"strings"
	"testing"

	"ferry/server/confine"
)

func TestConfinement(t *testing.T) {
	for _, c := range []struct {
		name     string
		o        confinementOptions
		confined bool
		wrong    bool
	}{
		{"on", confinementOptions{confine: "on"}, true, false},
		{"off", confinementOptions{confine: "off"}, false, false},
		{"off with a user", confinementOptions{confine: "off", workerUser: "nobody"}, false, true},
		{"off with ids", confinementOptions{confine: "off", workerUIDs: "60600-60601"}, false, true},
		{"on with ids", confinementOptions{confine: "on", workerUIDs: "60600-60601"}, true, false},
		{"on with bad ids", confinementOptions{confine: "on", workerUIDs: "1-2"}, false, true},
		{"strict", confinementOptions{confine: "strict"}, true, false},
		{"learn", confinementOptions{confine: "learn"}, true, false},
		{"nonsense", confinementOptions{confine: "maybe"}, false, true},
	} {
		got, err := c.o.confinement()
		if (got != nil) != c.confined || (err != nil) != c.wrong {
			t.Errorf("%s: %+v, %v", c.name, got, err)
		}
		if got != nil && (got.Strict != (c.name == "strict") || got.Learn != (c.name == "learn")) {
			t.Errorf("%s: %+v", c.name, got)
		}
	}
}

// TestDoctorOnConfinement: doctor names what the machine lacks and what to do.
func TestDoctorOnConfinement(t *testing.T) {
	if f := checkConfinement(nil); f.verdict != ok || !strings.Contains(f.detail, "full") {
		t.Errorf("%+v", f)
	}
	f := checkConfinement([]confine.Gap{{Missing: "no Landlock", Open: "files", Do: "a newer kernel"}, {Missing: "no seccomp filter", Open: "calls", Do: "another"}})
	if f.verdict != warn || !strings.Contains(f.detail, "no Landlock; no seccomp filter") || !strings.Contains(f.advice, "files: a newer kernel\n") {
		t.Errorf("%+v", f)
	}
}
