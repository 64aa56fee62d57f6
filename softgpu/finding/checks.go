package finding

import (
	"fmt"
	"slices"
	"strings"
)

// Checks are what is looked for, a bit each.
type Checks uint8

// The checks. Bad accesses end a kernel in any case; with Memory they are reported, and it goes on.
const (
	Memory Checks = 1 << iota
	Races
	Initial
	Sync
	Leaks
	GlobalRaces
)

var names = []struct {
	name  string
	check Checks
}{
	{"memcheck", Memory},
	{"racecheck", Races},
	{"initcheck", Initial},
	{"synccheck", Sync},
	{"leakcheck", Leaks},
	{"racecheck-global", GlobalRaces},
}

// Names lists the names of all checks.
func Names() (list []string) {
	for _, n := range names {
		list = append(list, n.name)
	}
	return list
}

// Name is the name of one check.
func (c Checks) Name() string {
	for _, n := range names {
		if n.check == c {
			return n.name
		}
	}
	return ""
}

// Options say what a software GPU looks for, and what it does then.
type Options struct {
	Checks Checks
	// GoOn has it report and go on. Otherwise the context fails: a program sees that something is wrong.
	GoOn bool
}

// Parse reads the value of --soft-check: empty or "false" for no checks, "true" for those that
// a program gets which names none, otherwise names with commas between them, or "all".
func Parse(text string) (Options, error) {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "", "false", "0", "off":
		return Options{}, nil
	case "true", "1", "on":
		return Options{Checks: Races | Initial | Sync}, nil
	case "all":
		return Options{Checks: Memory | Races | Initial | Sync | Leaks | GlobalRaces, GoOn: true}, nil
	}
	o := Options{GoOn: true}
	for word := range strings.SplitSeq(text, ",") {
		word = strings.TrimSpace(word)
		i := slices.Index(Names(), strings.ToLower(word))
		if i < 0 {
			return Options{}, fmt.Errorf("%q is no check: use some of %s, or all", word, strings.Join(Names(), ", "))
		}
		o.Checks |= names[i].check
	}
	return o, nil
}
