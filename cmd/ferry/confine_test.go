package main

import "testing"

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
		{"nonsense", confinementOptions{confine: "maybe"}, false, true},
	} {
		got, err := c.o.confinement()
		if (got != nil) != c.confined || (err != nil) != c.wrong {
			t.Errorf("%s: %+v, %v", c.name, got, err)
		}
	}
}
