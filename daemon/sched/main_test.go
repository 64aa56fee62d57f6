package sched

import (
	"flag"
	"os"
	"testing"
)

// TestMain has the property tests look at the same lives every time, so that a
// change is to blame when one fails; -rapid.seed=N looks at others.
func TestMain(m *testing.M) {
	flag.Parse()
	chosen := false
	flag.Visit(func(f *flag.Flag) { chosen = chosen || f.Name == "rapid.seed" })
	if !chosen {
		if err := flag.Set("rapid.seed", "20261115"); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
