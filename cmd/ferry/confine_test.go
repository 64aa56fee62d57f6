package main

import (
	"log/slog"
	"testing"
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
		{"auto with ids", confinementOptions{confine: "auto", workerUIDs: "60600-60601"}, true, false},
		{"auto with bad ids", confinementOptions{confine: "auto", workerUIDs: "1-2"}, false, true},
		{"nonsense", confinementOptions{confine: "maybe"}, false, true},
	} {
		got, err := c.o.confinement("auto", slog.New(slog.DiscardHandler))
		if (got != nil) != c.confined || (err != nil) != c.wrong {
			t.Errorf("%s: %+v, %v", c.name, got, err)
		}
	}
	soft := confinementOptions{confine: "auto"}
	if got, err := soft.confinement("soft", slog.New(slog.DiscardHandler)); got == nil || err != nil {
		t.Errorf("the software GPU: %+v, %v", got, err)
	}
}
