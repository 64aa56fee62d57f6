package main

import (
	"testing"

	"github.com/spf13/pflag"

	"ferry/server/config"
)

// keyless are the flags of serve that no key of the file stands for, and why.
var keyless = map[string]string{
	"check":       "reads the file and ends",
	"config":      "names the file",
	"help":        "",
	"soft-faults": "for tests: no server is set up to fail",
}

// samples are values of flags that do not take just any.
var samples = map[string]string{
	"device": "soft", "place": "pack", "confine": "off", "log-level": "warn", "log-format": "json", "admin": "/a",
	"slice": "7ms", "period": "40ms", "resume": "3s", "peer-timeout": "4s", "queue-wait": "5s",
	"soft-memory": "1GiB", "memory": "1GiB", "sms": "25%", "cache-size": "1GiB",
}

// TestEveryFlagHasAKey: what a flag of serve says, the file can say too: one key.
func TestEveryFlagHasAKey(t *testing.T) {
	t.Setenv(envSoftCheck, "")
	newServe().Flags().VisitAll(func(f *pflag.Flag) {
		if _, ok := keyless[f.Name]; ok {
			return
		}
		var o serveOptions
		cmd := newServeFor(&o)
		value, ok := samples[f.Name]
		if !ok {
			value = map[string]string{"bool": "true", "int": "7"}[f.Value.Type()]
		}
		if value == "" {
			value = "x"
		}
		if err := cmd.Flags().Set(f.Name, value); err != nil {
			t.Errorf("--%s %s: %v", f.Name, value, err)
			return
		}
		c := config.Default()
		o.override(&c)
		changed, restart := config.Diff(config.Default(), c)
		if keys := append(changed, restart...); len(keys) != 1 {
			t.Errorf("--%s stands for the keys %v; one is wanted, or a reason in keyless", f.Name, keys)
		}
	})
}
