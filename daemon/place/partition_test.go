package place

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestParseSMLimit(t *testing.T) {
	for text, want := range map[string]SMLimit{
		"32": {Count: 32}, "1": {Count: 1}, "25%": {Fraction: 2500}, "12.5%": {Fraction: 1250}, "100%": {Fraction: Whole}, "0.01%": {Fraction: 1},
	} {
		got, err := ParseSMLimit(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("%q is %+v, written %q, %v", text, got, got, err)
		}
	}
	for _, text := range []string{"", "0", "-1", "%", "0%", "101%", "nan%", "1e9", "100001", "32 ", "0x10", "25%%", "half"} {
		if p, err := ParseSMLimit(text); err == nil {
			t.Errorf("%q is %+v", text, p)
		}
	}
	var p SMLimit
	if err := p.UnmarshalText([]byte("0")); err != nil || p != (SMLimit{}) {
		t.Errorf("0 in a file is %+v, %v", p, err)
	}
}

// dividedPlacer returns a Placer with GPUs of 132 multiprocessors, in groups of 8.
func dividedPlacer(n int, l Limits) *Placer {
	d := New(l)
	var gpus []GPU
	for i := range n {
		gpus = append(gpus, GPU{ID: i, Memory: 8 << 30, SMs: 132, Group: 8, Groups: 16})
	}
	d.SetGPUs(gpus)
	return d
}

// A request gets the smallest of all limits, rounded down to whole groups.
func TestPartitionOfOneGPU(t *testing.T) {
	for name, c := range map[string]struct {
		sms  SMLimit
		most []SMLimit
		want int // groups; 0: all of the GPU
	}{
		"nobody says anything":      {want: 0},
		"a quarter":                 {sms: SMLimit{Fraction: 2500}, want: 4}, // 33, and 32 can be had
		"a number":                  {sms: SMLimit{Count: 64}, want: 8},
		"less than a group":         {sms: SMLimit{Count: 3}, want: 1},
		"next to nothing":           {sms: SMLimit{Fraction: 1}, want: 1},
		"all but one":               {sms: SMLimit{Count: 131}, want: 16},
		"all":                       {sms: SMLimit{Fraction: Whole}, want: 0},
		"more than there are":       {sms: SMLimit{Count: 500}, want: 0},
		"the tenant's":              {most: []SMLimit{{}, {Fraction: 5000}}, want: 8},
		"the server's":              {most: []SMLimit{{Count: 16}, {}}, want: 2},
		"less than it might have":   {sms: SMLimit{Count: 8}, most: []SMLimit{{Fraction: 5000}}, want: 1},
		"more than it may have":     {sms: SMLimit{Count: 100}, most: []SMLimit{{Fraction: 2500}, {Fraction: 5000}}, want: 4},
		"all where it may not have": {sms: SMLimit{Fraction: Whole}, most: []SMLimit{{Count: 40}}, want: 5},
	} {
		a := dividedPlacer(1, Limits{}).Admit(1, "a", Request{SMs: c.sms, Most: c.most})
		if a.State != Granted || len(a.Partitions[0]) != c.want || (a.Partitions == nil) != (c.want == 0) {
			t.Errorf("%s: %+v, want %d groups", name, a, c.want)
		}
	}
}

// Partitions never overlap and never exceed the GPU: a client that does not fit waits.
func TestPartitionsNeverOverlap(t *testing.T) {
	d := dividedPlacer(1, Limits{Queue: 8})
	quarter := Request{SMs: SMLimit{Fraction: 2500}}
	used := map[int]uint64{}
	for id := range uint64(4) {
		a := d.Admit(id, fmt.Sprint(id), quarter)
		if a.State != Granted {
			t.Fatalf("client %d: %+v", id, a)
		}
		for _, g := range a.Partitions[0] {
			if other, ok := used[g]; ok {
				t.Errorf("group %d is %d's and %d's", g, other, id)
			}
			used[g] = id
		}
	}
	if l := d.Loads()[0]; l.Partitioned != 128 {
		t.Errorf("%d multiprocessors are in parts", l.Partitioned)
	}
	if a := d.Admit(10, "whole", Request{}); a.State != Granted || a.Partitions != nil {
		t.Errorf("who is kept to nothing: %+v", a)
	}
	a := d.Admit(11, "late", Request{SMs: SMLimit{Count: 48}})
	if a.State != Waiting || a.Reason != "no GPU has 48 multiprocessors left" {
		t.Errorf("beyond the GPU: %+v", a)
	}
	d.RemoveClient(1)
	if got := d.Retry(); len(got) != 0 {
		t.Errorf("%v were let in for 32 multiprocessors", got)
	}
	d.RemoveClient(3)
	if got := d.Retry(); !slices.Equal(got, []uint64{11}) {
		t.Fatalf("%v were let in", got)
	}
	if got := d.Status(11).Partitions[0]; !slices.Equal(got, []int{4, 5, 6, 7, 12, 13}) {
		t.Errorf("it has %v", got)
	}
	// A Placer that succeeds this one knows the partitions.
	next := dividedPlacer(1, Limits{})
	for _, id := range []uint64{0, 2, 11} {
		s, _ := d.Placement(id)
		next.Restore(s)
	}
	if got := next.Admit(20, "new", Request{SMs: SMLimit{Count: 24}}); got.State != Refused {
		t.Errorf("where 16 are left: %+v", got)
	}
	if got := next.Admit(21, "new", Request{SMs: SMLimit{Count: 16}}).Partitions[0]; !slices.Equal(got, []int{14, 15}) {
		t.Errorf("the rest is %v", got)
	}
}

// On several GPUs a client has a partition of each; a watcher has none.
func TestPartitionsOfSeveralGPUs(t *testing.T) {
	d := dividedPlacer(3, Limits{GPUs: 1, Policy: Spread})
	half := Request{GPUs: 2, SMs: SMLimit{Fraction: 5000}}
	a := d.Admit(1, "a", half)
	if !slices.Equal(a.GPUs, []int{0, 1}) || len(a.Partitions[0]) != 8 || len(a.Partitions[1]) != 8 {
		t.Errorf("%+v", a)
	}
	if a := d.Admit(2, "b", Request{SMs: SMLimit{Fraction: 7500}}); !slices.Equal(a.GPUs, []int{2}) {
		t.Errorf("what two GPUs have no room for is on %v", a.GPUs)
	}
	if a := d.AdmitWatcher(3, "c", Request{SMs: SMLimit{Count: 8}, Most: []SMLimit{{Count: 8}}}); a.State != Granted || a.Partitions != nil {
		t.Errorf("a watcher: %+v", a)
	}
}

// Processes of one job have one partition, which none of them can enlarge.
func TestPartitionOfAJob(t *testing.T) {
	d := dividedPlacer(1, Limits{})
	half := Request{SMs: SMLimit{Fraction: 5000}}
	first := d.Admit(1, "job", half).Partitions[0]
	second := d.Admit(2, "job", half).Partitions[0]
	if len(first) != 8 || !slices.Equal(first, second) {
		t.Errorf("two of a job have %v and %v", first, second)
	}
	if got := d.Admit(3, "job", Request{SMs: SMLimit{Count: 16}}).Partitions[0]; !slices.Equal(got, first[:2]) {
		t.Errorf("one that wants less has %v", got)
	}
	if got := d.Admit(4, "job", Request{SMs: SMLimit{Count: 100}}).Partitions[0]; !slices.Equal(got, first) {
		t.Errorf("one that wants more has %v", got)
	}
	if l := d.Loads()[0]; l.Partitioned != 64 || l.Clients != 4 {
		t.Errorf("%d multiprocessors are kept for %d", l.Partitioned, l.Clients)
	}
	if other := d.Admit(5, "other", half).Partitions[0]; slices.ContainsFunc(other, func(g int) bool { return slices.Contains(first, g) }) {
		t.Errorf("another job has %v", other)
	}
	next := dividedPlacer(1, Limits{})
	for _, id := range []uint64{2, 3, 5} {
		s, _ := d.Placement(id)
		next.Restore(s)
	}
	if got := next.Admit(7, "job", half).Partitions[0]; !slices.Equal(got, first) {
		t.Errorf("after a restart the job has %v", got)
	}
	for _, id := range []uint64{1, 2, 4} {
		d.RemoveClient(id)
	}
	if a := d.Admit(6, "third", half); a.State != Refused {
		t.Errorf("while one of the job is there: %+v", a)
	}
	d.RemoveClient(3)
	if a := d.Admit(8, "third", half); !slices.Equal(a.Partitions[0], first) {
		t.Errorf("when the job has left: %+v", a)
	}
}

func TestPartitionRefusals(t *testing.T) {
	old := New(Limits{Queue: 8})
	old.SetGPUs([]GPU{{ID: 0, Memory: 8 << 30, SMs: 132}})
	for name, c := range map[string]struct {
		d    *Placer
		r    Request
		says string
	}{
		"an old driver":           {old, Request{SMs: SMLimit{Count: 8}}, noGreenContexts},
		"by the server's word":    {old, Request{Most: []SMLimit{{Fraction: 5000}}}, noGreenContexts},
		"nobody knows the GPUs":   {New(Limits{}), Request{SMs: SMLimit{Count: 8}}, "does not know its GPUs"},
		"all of them, on an old":  {old, Request{SMs: SMLimit{Fraction: Whole}}, ""},
		"nothing said, on an old": {old, Request{Most: []SMLimit{{}, {}}}, ""},
	} {
		a := c.d.Admit(1, "a", c.r)
		if c.says == "" && a.State != Granted || c.says != "" && (a.State != Refused || !a.Permanent || !strings.Contains(a.Reason, c.says)) {
			t.Errorf("%s: %+v", name, a)
		}
		c.d.RemoveClient(1)
	}
}
