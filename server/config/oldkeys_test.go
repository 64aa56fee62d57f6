package config

import (
	"slices"
	"strings"
	"testing"
)

// Old keys mean what the new ones mean, and each has a notice.
func TestOldKeys(t *testing.T) {
	const text = "[worker]\nspares = 3\nspare-context = \"off\"\n"
	c, err := Read("x", []byte(text))
	if err != nil || c.Worker.WarmWorkers != 3 || c.Worker.WarmContext != "off" {
		t.Errorf("read %+v, %v", c.Worker, err)
	}
	want := []string{
		"x: worker.spares is now called worker.warm-workers; the old name works for one more release",
		"x: worker.spare-context is now called worker.warm-context; the old name works for one more release",
	}
	if got := OldKeyNotices("x", []byte(text)); !slices.Equal(got, want) {
		t.Errorf("notices %q", got)
	}
	if got := OldKeyNotices("x", []byte("[worker]\nwarm-workers = 3\n")); got != nil {
		t.Errorf("notices %q about new keys", got)
	}
	for text, want := range map[string]string{
		"[worker]\nspares = 1\nwarm-workers = 1\n": "worker.spares is the old name of worker.warm-workers; keep only the new one",
		"[worker]\nspares = 65\n":                  "worker.warm-workers: 65: use a number from 0 to 64",
		"[worker]\nspares = \"x\"\n":               "x:2:10: ",
		"[worker]\nspares = 1\nother = 1\n":        `x:3:1: there is no key "worker.other"`,
	} {
		if _, err := Read("x", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
