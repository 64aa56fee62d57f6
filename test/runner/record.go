package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"ferry/test/limit"
)

// A record is what the events so far say: which tests run and since when, what they printed.
type record struct {
	w       io.Writer
	now     func() time.Time
	limit   time.Duration // of a test that sets none of its own
	said    time.Time     // when tests that are running were last named
	running map[string]map[string]*running
	output  map[string][]string            // of packages, until they end
	printed map[string]map[string][]string // of tests that are running, by package
	skipped []string                       // with package and reason
	ended   []event                        // of tests, with how long they took
}

// A running test has begun and not ended.
type running struct {
	since  time.Time // its begin, or the last begin or end of a subtest
	began  time.Time // or its turn among parallel tests
	paused bool      // it waits for its turn among parallel tests
	limit  time.Duration
	asked  int // to end, as it was hung
}

func newRecord(w io.Writer, now func() time.Time, limit time.Duration) *record {
	return &record{
		w: w, now: now, limit: limit, said: now(), running: map[string]map[string]*running{},
		output: map[string][]string{}, printed: map[string]map[string][]string{},
	}
}

// line takes in one line of go test -json.
func (r *record) line(text string) {
	e, ok := parseEvent(text)
	if !ok {
		fmt.Fprint(r.w, text)
		return
	}
	if e.Package == "" { // the compiler's
		if e.Output != "" {
			fmt.Fprint(r.w, e.Output)
		}
		return
	}
	switch e.Action {
	case "output":
		r.addOutput(e)
	case "start":
		r.running[e.Package], r.printed[e.Package] = map[string]*running{}, map[string][]string{}
	case "run", "pause", "cont", "pass", "fail", "skip":
		if e.Test == "" {
			r.endPackage(e)
		} else {
			r.change(e)
		}
	}
}

func (r *record) addOutput(e event) {
	r.output[e.Package] = append(r.output[e.Package], e.Output)
	if e.Test == "" {
		return
	}
	if r.printed[e.Package] != nil {
		r.printed[e.Package][e.Test] = append(r.printed[e.Package][e.Test], e.Output)
	}
	if _, text, ok := strings.Cut(e.Output, limit.Mark); ok {
		if d, err := time.ParseDuration(strings.TrimSpace(text)); err == nil && r.running[e.Package][e.Test] != nil {
			r.running[e.Package][e.Test].limit = d
		}
	}
}

// change notes that a test began, ended, or changed its state.
func (r *record) change(e event) {
	tests := r.running[e.Package]
	if tests == nil {
		tests = map[string]*running{}
		r.running[e.Package], r.printed[e.Package] = tests, map[string][]string{}
	}
	for name := e.Test; ; { // it is a sign of life of the tests around it
		i := strings.LastIndexByte(name, '/')
		if i < 0 {
			break
		}
		if name = name[:i]; tests[name] != nil {
			tests[name].since = r.now()
		}
	}
	switch e.Action {
	case "run":
		tests[e.Test] = &running{since: r.now(), began: r.now(), limit: r.limit}
	case "pause", "cont":
		if t := tests[e.Test]; t != nil {
			t.paused, t.since, t.began = e.Action == "pause", r.now(), r.now()
		}
	default:
		if e.Action == "skip" {
			why := reason(r.printed[e.Package][e.Test])
			r.skipped = append(r.skipped, fmt.Sprintf("%s %s: %s", strings.TrimPrefix(e.Package, "ferry/"), e.Test, why))
		}
		r.ended = append(r.ended, e)
		delete(tests, e.Test)
		delete(r.printed[e.Package], e.Test)
	}
}

// reason returns what a skipped test said.
func reason(output []string) string {
	var said []string
	for _, line := range output {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "=== ") || strings.HasPrefix(line, "--- ") {
			continue
		}
		// "file_test.go:12: why"
		if place, why, ok := strings.Cut(line, ": "); ok && strings.Contains(place, ".go:") {
			line = why
		}
		said = append(said, line)
	}
	if len(said) == 0 {
		return "no reason given"
	}
	return strings.Join(said, " ")
}

// endPackage prints a package's line; of one that failed, all that it said.
func (r *record) endPackage(e event) {
	if e.Action == "run" || e.Action == "pause" || e.Action == "cont" {
		return
	}
	lines := r.output[e.Package]
	if e.Action != "fail" {
		lines = slices.DeleteFunc(lines, func(line string) bool { return !strings.HasPrefix(line, "ok  \t") })
	}
	for _, line := range lines {
		fmt.Fprint(r.w, line)
	}
	delete(r.output, e.Package)
	delete(r.running, e.Package)
	delete(r.printed, e.Package)
}

// end prints what packages said that never ended, and the tests that were skipped.
func (r *record) end() {
	for _, pkg := range slices.Sorted(maps.Keys(r.output)) {
		fmt.Fprint(r.w, strings.Join(r.output[pkg], ""))
	}
	sayNotTested(r.w, r.skipped)
}

// saySlowest lists the n tests that took longest, with the time of their subtests.
func (r *record) saySlowest(n int) {
	slices.SortStableFunc(r.ended, func(a, b event) int { return cmp.Compare(b.Elapsed, a.Elapsed) })
	for _, e := range r.ended[:min(n, len(r.ended))] {
		fmt.Fprintf(r.w, "%6.1f s\t%s %s\n", e.Elapsed, e.Package, e.Test)
	}
}

// A late test is one that is taken for hung.
type late struct {
	pkg, test string
	limit     time.Duration
}

// askAgain is how long a process has to print its goroutines.
const askAgain = time.Minute

// overdue returns the tests that are hung, each again after a minute.
func (r *record) overdue() (list []late) {
	for pkg, tests := range r.running {
		for name, t := range tests {
			if t.paused || hasRunning(tests, name) || r.now().Sub(t.since) < t.limit+time.Duration(t.asked)*askAgain {
				continue
			}
			t.asked++
			list = append(list, late{pkg, name, t.limit})
		}
	}
	return list
}

// hasRunning reports whether a subtest runs: then the test waits for that.
func hasRunning(tests map[string]*running, name string) bool {
	for other, t := range tests {
		if strings.HasPrefix(other, name+"/") && !t.paused {
			return true
		}
	}
	return false
}

// sayRunning names, once a minute, the tests that have run for as long.
func (r *record) sayRunning() {
	if r.now().Sub(r.said) < time.Minute {
		return
	}
	r.said = r.now()
	for _, pkg := range slices.Sorted(maps.Keys(r.running)) {
		for _, name := range slices.Sorted(maps.Keys(r.running[pkg])) {
			t := r.running[pkg][name]
			if took := r.now().Sub(t.began); !t.paused && took >= time.Minute && !hasRunning(r.running[pkg], name) {
				fmt.Fprintf(r.w, "…   \t%s %s, for %v\n", pkg, name, took.Round(time.Second))
			}
		}
	}
}
