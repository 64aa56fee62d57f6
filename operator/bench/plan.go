package bench

import (
	"fmt"
	"path"
	"slices"
)

// Groups of measures, in the order in which they are made and shown.
const (
	Startup   = "startup"
	Calls     = "calls"
	Tails     = "tails"
	Workloads = "workloads"
	Copies    = "copies"
)

// Groups are the values of Options.Only.
var Groups = []string{Startup, Calls, Tails, Workloads, Copies}

// A Measure is one operation that is measured on every way to the GPU.
type Measure struct {
	ID    string `json:"id"`
	Group string `json:"group"`
	Title string `json:"title"`
	Kind  string `json:"kind,omitempty"`  // of a copy: h2d_pinned and so on
	Bytes uint64 `json:"bytes,omitempty"` // of a copy

	request    string // for the measuring program
	plain      string // the same over a plain socket; empty for what is no copy
	directOnly bool   // skipped on ways with a simulated network
}

var calls = []struct{ id, title string }{
	{"launch", "launch, to the calling thread"},
	{"launch_sync", "launch, synchronise"},
	{"sync", "synchronise, idle"},
	{"read4", "read 4 bytes"},
	{"launch_read4", "launch, read 4 bytes"},
	{"alloc_free", "allocate, free 1 MB"},
	{"event_record", "record an event"},
	{"event_query", "query an event"},
	{"event_sync", "record, synchronise an event"},
	{"graph100", "replay a graph of 100 kernels"},
}

// tails are calls made so often, one by one, that their 99.9 % quantile means something.
var tails = []struct{ id, title string }{
	{"tail_launch", "launch"},
	{"tail_launch_sync", "launch, synchronise"},
}

var workloads = []struct{ id, title string }{
	{"offload", "offload: 3 allocations, 2 copies in, kernel, copy out, free"},
	{"train_step", "training step: batch in, 200 kernels, no wait"},
	{"decode_token", "decoding a token: 270 kernels, 4 bytes back"},
	{"pipeline", "4 streams: in, kernel, out, events between"},
	{"decode_logits", "decoding a token: 270 kernels, 128 KiB back"},
	{"launches", "a launch of 10,000, to the end of the last"},
	{"launches_changing", "the same, each with other parameters"},
}

// kinds of copies, and what they are called.
var kinds = []struct{ id, title string }{
	{"h2d_pinned", "to the device, pinned"},
	{"d2h_pinned", "from the device, pinned"},
	{"h2d_pageable", "to the device, pageable"},
	{"d2h_pageable", "from the device, pageable"},
}

// farLimit is the largest copy made over a simulated network, where it shows the rate of
// the link as well as a larger one would.
const farLimit = 16 << 20

// An effort says how many calls one figure of one round takes.
type effort struct {
	calls  int // at most
	budget int // milliseconds
}

// plan lists the measures. Startup is not among them: it needs programs of its own.
func plan(o Options) []Measure {
	e := effort{200, 150}
	step := uint64(4)
	if o.Quick {
		e, step = effort{50, 40}, 16
	}
	var list []Measure
	for _, c := range calls {
		list = append(list, Measure{ID: c.id, Group: Calls, Title: c.title, request: fmt.Sprintf("%s %d %d", c.id, e.calls, e.budget)})
	}
	for _, t := range tails {
		// With a simulated network it would only show that network's delay.
		list = append(list, Measure{ID: t.id, Group: Tails, Title: t.title, request: fmt.Sprintf("%s %d %d", t.id, 100*e.calls, 4*e.budget), directOnly: true})
	}
	for _, w := range workloads {
		list = append(list, Measure{ID: w.id, Group: Workloads, Title: w.title, request: fmt.Sprintf("%s %d %d", w.id, e.calls/10, 2*e.budget)})
	}
	for size := uint64(4); size <= o.MaxCopy; size *= step {
		for _, k := range kinds {
			list = append(list, Measure{
				ID: fmt.Sprintf("copy_%s_%d", k.id, size), Group: Copies, Title: k.title, Kind: k.id, Bytes: size,
				request: fmt.Sprintf("copy %d %d %s %d", e.calls/4, e.budget, k.id, size),
				plain:   fmt.Sprintf("plain %d %d %s %d", e.calls/4, e.budget, k.id, size),
				// Every fourth size is enough to see what a link does.
				directOnly: size > farLimit || (step == 4 && !slices.Contains([]uint64{4, 4 << 10, 256 << 10, farLimit}, size)),
			})
		}
	}
	return slices.DeleteFunc(list, func(m Measure) bool { return !o.selects(m) })
}

// selects reports whether a measure, or its group, was asked for.
func (o Options) selects(m Measure) bool {
	if len(o.Only) == 0 {
		return true
	}
	return slices.ContainsFunc(o.Only, func(pattern string) bool {
		byID, err := path.Match(pattern, m.ID)
		return err == nil && byID || pattern == m.Group
	})
}

// MatchesAny reports whether a pattern of Options.Only can match anything.
func MatchesAny(pattern string) bool {
	if slices.Contains(Groups, pattern) {
		return true
	}
	o := Options{MaxCopy: 1 << 40, Only: []string{pattern}}
	return len(plan(o)) > 0
}
