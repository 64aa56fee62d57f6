package faults

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// setting is a number from the environment.
func setting(t *testing.T, name string, otherwise uint64) uint64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		t.Fatalf("%s=%s: %v", name, text, err)
	}
	return n
}

// long says that somebody asked for a long run; make test makes a short one,
// always the same.
var long = os.Getenv("FERRY_FAULTS") != ""

// length is how many runs to make, and the first one's seed.
func length(t *testing.T, short uint64) (runs int, seed uint64) {
	t.Helper()
	runs, seed = int(setting(t, "FERRY_FAULTS", 1)), short
	if long {
		seed = uint64(time.Now().UnixNano() >> 10)
	}
	return runs, setting(t, "FERRY_FAULTS_SEED", seed)
}

// A campaign is many runs of a kind.
type campaign struct {
	name   string
	kind   uint64 // so that kinds do not draw the same
	short  uint64 // seed of the one run in make test
	sites  []string
	choose func(*rand.Rand, *site) plan
}

func (c campaign) run(t *testing.T, sites map[string]*site, owner *testing.T) {
	runs, first := length(t, c.short)
	summary := newSummary(t, runs, first)
	for i := 0; summary.hits < runs && i < 2*runs; i++ { // runs that had ended before the disturbance do not count
		seed := first + uint64(i)
		r := rand.New(rand.NewPCG(seed, c.kind))
		name := c.sites[r.IntN(len(c.sites))]
		if sites[name] == nil {
			sites[name] = newSite(owner, name)
		}
		s := sites[name]
		s.t = t
		p := c.choose(r, s)
		summary.add(i, name, cmp.Or(p.kill, "link"), p.what, s.disturb(seed, p))
		s.t = owner
	}
	summary.print()
}

// A summary prints the outcome of each run, and counts them.
type summary struct {
	t            *testing.T
	runs, failed int
	hits, made   int
	first        uint64
	from         time.Time
	counts       map[string]int
}

func newSummary(t *testing.T, runs int, first uint64) *summary {
	t.Logf("FERRY_FAULTS=%d FERRY_FAULTS_SEED=%d", runs, first)
	if long {
		fmt.Printf("%s: FERRY_FAULTS=%d FERRY_FAULTS_SEED=%d\n", t.Name(), runs, first)
	}
	return &summary{t: t, runs: runs, first: first, from: time.Now(), counts: map[string]int{}}
}

func (y *summary) add(i int, site, whom, what string, o outcome) {
	y.t.Helper()
	seed := y.first + uint64(i)
	y.made++
	if o.hit || o.err != nil {
		y.hits++
	}
	if o.err != nil {
		y.failed++
		o.how = "FAILED"
		why := fmt.Sprintf("seed %d: %s, %s: %v\nrepeat: FERRY_FAULTS=1 FERRY_FAULTS_SEED=%d go test -count=1 -v -run '%s' ./test/faults", seed, site, what, o.err, seed, y.t.Name())
		y.t.Error(why)
		if long { // a long run prints failures at once
			fmt.Println(why)
		}
	} else if !o.hit {
		o.how += ", ended before"
	}
	y.counts[fmt.Sprintf("%-7s %-8s %s", site, whom, o.how)]++
	if !long {
		y.t.Logf("seed %d: %s, %s: %s (%.1f s)", seed, site, what, o.how, o.took.Seconds())
		return
	}
	fmt.Printf("%s %d/%d seed %d: %s, %s: %s (%.1f s)\n", y.t.Name(), i+1, y.runs, seed, site, what, o.how, o.took.Seconds())
	if y.failed > 5 {
		y.t.Fatal("enough")
	}
}

func (y *summary) print() {
	if !long {
		return
	}
	var lines []string
	for k, n := range y.counts {
		lines = append(lines, fmt.Sprintf("%4d %s", n, k))
	}
	slices.SortFunc(lines, func(a, b string) int { return cmp.Compare(a[5:], b[5:]) })
	fmt.Printf("%s: %d runs, %d disturbed, in %v, %d failed\n%s\n", y.t.Name(), y.made, y.hits, time.Since(y.from).Round(time.Second), y.failed, strings.Join(lines, "\n"))
}

// TestFaults kills every kind of process at random moments, cuts the link for a
// moment and for good, and flips, loses, repeats and swaps bytes on it.
func TestFaults(t *testing.T) {
	here, away := []string{"unix", "socket"}, []string{"tcp", "tls", "run"}
	if !long {
		here, away = nil, []string{"tls"} // all kinds of processes, and a wire
	}
	sites := map[string]*site{}
	for _, c := range []campaign{
		{"killed", 1, 6, append(here, away...), killing},
		{"cut", 2, 1, away, cutting},
		{"damaged", 3, 6, away, damaging},
	} {
		t.Run(c.name, func(u *testing.T) { c.run(u, sites, t) })
	}
}
