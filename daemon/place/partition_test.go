package place

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestParseParts(t *testing.T) {
	for text, want := range map[string]Part{
		"32": {Count: 32}, "1": {Count: 1}, "25%": {Share: 2500}, "12.5%": {Share: 1250}, "100%": {Share: Whole}, "0.01%": {Share: 1},
	} {
		got, err := ParsePart(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("%q is %+v, written %q, %v", text, got, got, err)
		}
	}
	for _, text := range []string{"", "0", "-1", "%", "0%", "101%", "nan%", "1e9", "100001", "32 ", "0x10", "25%%", "half"} {
		if p, err := ParsePart(text); err == nil {
			t.Errorf("%q is %+v", text, p)
		}
	}
	var p Part
	if err := p.UnmarshalText([]byte("0")); err != nil || p != (Part{}) {
		t.Errorf("0 in a file is %+v, %v", p, err)
	}
}

// divided is a Desk with GPUs of 132 multiprocessors, in groups of 8.
func divided(n int, l Limits) *Desk {
	d := New(l)
	var gpus []GPU
	for i := range n {
		gpus = append(gpus, GPU{ID: i, Memory: 8 << 30, SMs: 132, Group: 8, Groups: 16})
	}
	d.SetGPUs(gpus)
	return d
}

// How many groups a request comes to: the least that anybody says, rounded down.
func TestPartsOfAGPU(t *testing.T) {
	for name, c := range map[string]struct {
		sms  Part
		most []Part
		want int // groups; 0: all of the GPU
	}{
		"nobody says anything":      {want: 0},
		"a quarter":                 {sms: Part{Share: 2500}, want: 4}, // 33, and 32 can be had
		"a number":                  {sms: Part{Count: 64}, want: 8},
		"less than a group":         {sms: Part{Count: 3}, want: 1},
		"next to nothing":           {sms: Part{Share: 1}, want: 1},
		"all but one":               {sms: Part{Count: 131}, want: 16},
		"all":                       {sms: Part{Share: Whole}, want: 0},
		"more than there are":       {sms: Part{Count: 500}, want: 0},
		"the tenant's":              {most: []Part{{}, {Share: 5000}}, want: 8},
		"the server's":              {most: []Part{{Count: 16}, {}}, want: 2},
		"less than it might have":   {sms: Part{Count: 8}, most: []Part{{Share: 5000}}, want: 1},
		"more than it may have":     {sms: Part{Count: 100}, most: []Part{{Share: 2500}, {Share: 5000}}, want: 4},
		"all where it may not have": {sms: Part{Share: Whole}, most: []Part{{Count: 40}}, want: 5},
	} {
		a := divided(1, Limits{}).Ask(1, "a", Request{SMs: c.sms, Most: c.most})
		if a.State != Granted || len(a.Parts[0]) != c.want || (a.Parts == nil) != (c.want == 0) {
			t.Errorf("%s: %+v, want %d groups", name, a, c.want)
		}
	}
}

// Parts never overlap, and never come to more than the GPU: who does not fit waits.
func TestPartsAddUp(t *testing.T) {
	d := divided(1, Limits{Queue: 8})
	quarter := Request{SMs: Part{Share: 2500}}
	used := map[int]uint64{}
	for id := range uint64(4) {
		a := d.Ask(id, fmt.Sprint(id), quarter)
		if a.State != Granted {
			t.Fatalf("client %d: %+v", id, a)
		}
		for _, g := range a.Parts[0] {
			if other, ok := used[g]; ok {
				t.Errorf("group %d is %d's and %d's", g, other, id)
			}
			used[g] = id
		}
	}
	if l := d.Loads()[0]; l.Kept != 128 {
		t.Errorf("%d multiprocessors are in parts", l.Kept)
	}
	if a := d.Ask(10, "whole", Request{}); a.State != Granted || a.Parts != nil {
		t.Errorf("who is kept to nothing: %+v", a)
	}
	a := d.Ask(11, "late", Request{SMs: Part{Count: 48}})
	if a.State != Waiting || a.Reason != "no GPU has 48 multiprocessors left" {
		t.Errorf("beyond the GPU: %+v", a)
	}
	d.Leave(1)
	if got := d.Retry(); len(got) != 0 {
		t.Errorf("%v were let in for 32 multiprocessors", got)
	}
	d.Leave(3)
	if got := d.Retry(); !slices.Equal(got, []uint64{11}) {
		t.Fatalf("%v were let in", got)
	}
	if got := d.Look(11).Parts[0]; !slices.Equal(got, []int{4, 5, 6, 7, 12, 13}) {
		t.Errorf("it has %v", got)
	}
	// Who follows this Desk knows whose they are.
	next := divided(1, Limits{})
	for _, id := range []uint64{0, 2, 11} {
		s, _ := d.Seat(id)
		next.Seated(s)
	}
	if got := next.Ask(20, "new", Request{SMs: Part{Count: 24}}); got.State != Refused {
		t.Errorf("where 16 are left: %+v", got)
	}
	if got := next.Ask(21, "new", Request{SMs: Part{Count: 16}}).Parts[0]; !slices.Equal(got, []int{14, 15}) {
		t.Errorf("the rest is %v", got)
	}
}

// On several GPUs a client has a part of each; a watcher has none.
func TestPartsOfSeveral(t *testing.T) {
	d := divided(3, Limits{GPUs: 1, Policy: Spread})
	half := Request{GPUs: 2, SMs: Part{Share: 5000}}
	a := d.Ask(1, "a", half)
	if !slices.Equal(a.GPUs, []int{0, 1}) || len(a.Parts[0]) != 8 || len(a.Parts[1]) != 8 {
		t.Errorf("%+v", a)
	}
	if a := d.Ask(2, "b", Request{SMs: Part{Share: 7500}}); !slices.Equal(a.GPUs, []int{2}) {
		t.Errorf("what two GPUs have no room for is on %v", a.GPUs)
	}
	if a := d.Watch(3, "c", Request{SMs: Part{Count: 8}, Most: []Part{{Count: 8}}}); a.State != Granted || a.Parts != nil {
		t.Errorf("a watcher: %+v", a)
	}
}

// Processes of one job share its part, which none of them can enlarge.
func TestPartsOfAJob(t *testing.T) {
	d := divided(1, Limits{})
	half := Request{SMs: Part{Share: 5000}}
	first := d.Ask(1, "job", half).Parts[0]
	second := d.Ask(2, "job", half).Parts[0]
	if len(first) != 8 || !slices.Equal(first, second) {
		t.Errorf("two of a job have %v and %v", first, second)
	}
	if got := d.Ask(3, "job", Request{SMs: Part{Count: 16}}).Parts[0]; !slices.Equal(got, first[:2]) {
		t.Errorf("one that wants less has %v", got)
	}
	if got := d.Ask(4, "job", Request{SMs: Part{Count: 100}}).Parts[0]; !slices.Equal(got, first) {
		t.Errorf("one that wants more has %v", got)
	}
	if l := d.Loads()[0]; l.Kept != 64 || l.Clients != 4 {
		t.Errorf("%d multiprocessors are kept for %d", l.Kept, l.Clients)
	}
	if other := d.Ask(5, "other", half).Parts[0]; slices.ContainsFunc(other, func(g int) bool { return slices.Contains(first, g) }) {
		t.Errorf("another job has %v", other)
	}
	next := divided(1, Limits{})
	for _, id := range []uint64{2, 3, 5} {
		s, _ := d.Seat(id)
		next.Seated(s)
	}
	if got := next.Ask(7, "job", half).Parts[0]; !slices.Equal(got, first) {
		t.Errorf("after a restart the job has %v", got)
	}
	for _, id := range []uint64{1, 2, 4} {
		d.Leave(id)
	}
	if a := d.Ask(6, "third", half); a.State != Refused {
		t.Errorf("while one of the job is there: %+v", a)
	}
	d.Leave(3)
	if a := d.Ask(8, "third", half); !slices.Equal(a.Parts[0], first) {
		t.Errorf("when the job has left: %+v", a)
	}
}

func TestPartsThatCannotBeHad(t *testing.T) {
	old := New(Limits{Queue: 8})
	old.SetGPUs([]GPU{{ID: 0, Memory: 8 << 30, SMs: 132}})
	for name, c := range map[string]struct {
		d    *Desk
		r    Request
		says string
	}{
		"an old driver":           {old, Request{SMs: Part{Count: 8}}, undivided},
		"by the server's word":    {old, Request{Most: []Part{{Share: 5000}}}, undivided},
		"nobody knows the GPUs":   {New(Limits{}), Request{SMs: Part{Count: 8}}, "does not know its GPUs"},
		"all of them, on an old":  {old, Request{SMs: Part{Share: Whole}}, ""},
		"nothing said, on an old": {old, Request{Most: []Part{{}, {}}}, ""},
	} {
		a := c.d.Ask(1, "a", c.r)
		if c.says == "" && a.State != Granted || c.says != "" && (a.State != Refused || !a.Never || !strings.Contains(a.Reason, c.says)) {
			t.Errorf("%s: %+v", name, a)
		}
		c.d.Leave(1)
	}
}
