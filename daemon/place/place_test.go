package place

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

const gib = 1 << 30

func host(n int) (list []GPU) {
	for i := range n {
		list = append(list, GPU{ID: i, Memory: 80 * gib})
	}
	return list
}

func newPlacer(n int, l Limits) *Placer {
	p := New(l)
	p.SetGPUs(host(n))
	return p
}

func TestParse(t *testing.T) {
	for text, want := range map[string]Request{
		"":                             {},
		"gpus=2":                       {GPUs: 2},
		"gpus=all mem=1":               {GPUs: All, Memory: 1},
		"mem=8GiB share=0.25 job=a-b_": {Memory: 8 * gib, Timeshare: 2500, Job: "a-b_"},
		"share=1":                      {Timeshare: Whole},
		"mem=2gb share=0.00005":        {Memory: 2e9, Timeshare: 1},
	} {
		got, err := Parse(text)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
		if again, err := Parse(got.String()); err != nil || !reflect.DeepEqual(again, got) {
			t.Errorf("%q is written %q, which is %+v, %v", text, got, again, err)
		}
	}
	for _, text := range []string{
		" ", "gpus", "gpus=", "gpus=0", "gpus=-1", "gpus=1.5", "gpus=1 gpus=1", "gpus=1  mem=1GiB", "gpus=9999", "=1", "cpu=1",
		"mem=0", "mem=x", "mem=1PiB", "mem=99999999999TiB", "mem=-1", "share=0", "share=1.01", "share=-0.5", "share=NaN", "share=x", "share=0.00001",
		"job=", "job=a/b", "job=" + strings.Repeat("x", 65), "gpus=1 ", "GPUS=1",
	} {
		if r, err := Parse(text); err == nil {
			t.Errorf("%q is %+v", text, r)
		}
	}
}

// TestPolicies: where client after client goes, on three GPUs.
func TestPolicies(t *testing.T) {
	one := Request{GPUs: 1}
	big := Request{GPUs: 1, Memory: 50 * gib}
	for _, c := range []struct {
		policy Policy
		asks   []Request
		want   string
	}{
		{Spread, []Request{one, one, one, one}, "[0] [1] [2] [0]"},
		{Pack, []Request{one, one, one, one}, "[0] [0] [0] [0]"},
		{RoundRobin, []Request{one, one, one, one}, "[0] [1] [2] [0]"},
		{Free, []Request{one, one, one, one}, "[0] [1] [2] [0]"},
		{Spread, []Request{big, one, one, one}, "[0] [1] [2] [1]"},
		{Pack, []Request{big, one, big, one}, "[0] [0] [1] [0]"},
		{RoundRobin, []Request{big, {GPUs: 2}, one}, "[0] [1 2] [0]"},
		{Free, []Request{big, one, big, one, one}, "[0] [1] [2] [1] [1]"},
		{Spread, []Request{{GPUs: 2}, one, {GPUs: 2}, {GPUs: All}}, "[0 1] [2] [0 1] [0 1 2]"},
		{Spread, []Request{{GPUs: 1, Timeshare: 6000}, {GPUs: 1, Timeshare: 6000}, {GPUs: 1, Timeshare: 4000}, {GPUs: 1, Timeshare: 4000}}, "[0] [1] [2] [2]"},
		{Pack, []Request{{GPUs: 1, Timeshare: 6000}, {GPUs: 1, Timeshare: 6000}, {GPUs: 1, Timeshare: 4000}, {GPUs: 1, Timeshare: 4000}}, "[0] [1] [0] [1]"},
		{Spread, []Request{{}, {}}, "[0 1 2] [0 1 2]"},
	} {
		p := newPlacer(3, Limits{Policy: c.policy})
		var got []string
		for i, r := range c.asks {
			got = append(got, fmt.Sprint(p.Admit(uint64(i), fmt.Sprint(i), r).GPUs))
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s %v: %s, want %s", c.policy, c.asks, text, c.want)
		}
	}
}

func TestPermanentRefusals(t *testing.T) {
	p := newPlacer(2, Limits{Memory: 60 * gib, Queue: 9})
	for _, r := range []Request{{GPUs: 3}, {Memory: 61 * gib}, {GPUs: 3, Memory: gib}} {
		if a := p.Admit(1, "x", r); a.State != Refused || !a.Permanent || a.Reason == "" {
			t.Errorf("%+v: %+v", r, a)
		}
		if a := p.AdmitWatcher(1, "x", r); a.State != Refused || !a.Permanent {
			t.Errorf("watching %+v: %+v", r, a)
		}
	}
	p.SetGPUs([]GPU{{ID: 0, Memory: 8 * gib}, {ID: 1, Memory: 40 * gib}})
	if a := p.Admit(1, "x", Request{GPUs: 2, Memory: 9 * gib}); a.State != Refused || !a.Permanent {
		t.Errorf("two large ones of one: %+v", a)
	}
	if a := p.Admit(1, "x", Request{GPUs: 1, Memory: 9 * gib}); !reflect.DeepEqual(a.GPUs, []int{1}) {
		t.Errorf("%+v", a)
	}
}

// A Placer that knows no GPUs gives all there are, and counts clients.
func TestUnknownGPUs(t *testing.T) {
	p := New(Limits{Clients: 1, GPUs: 1})
	if a := p.Admit(1, "a", Request{Memory: gib}); a.State != Granted || !a.All {
		t.Errorf("%+v", a)
	}
	if a := p.Admit(2, "b", Request{}); a.State != Refused || a.Permanent || !strings.Contains(a.Reason, "1 clients") {
		t.Errorf("%+v", a)
	}
	p.RemoveClient(1)
	if a := p.Admit(3, "c", Request{GPUs: 1}); a.State != Refused || !a.Permanent {
		t.Errorf("%+v", a)
	}
}

// TestQueue: those that do not fit are served in order of arrival, and a bound.
func TestQueue(t *testing.T) {
	p := newPlacer(1, Limits{Queue: 3})
	ask := func(id uint64, memory uint64) Answer {
		return p.Admit(id, fmt.Sprint(id), Request{GPUs: 1, Memory: memory})
	}
	place := func(id uint64, want string) {
		t.Helper()
		a := p.Status(id)
		if got := fmt.Sprintf("%d of %d", a.Position, a.QueueLength); a.State != Waiting || got != want || a.Reason == "" {
			t.Errorf("%d: %+v, want %s", id, a, want)
		}
	}
	if a := ask(1, 60*gib); a.State != Granted {
		t.Fatalf("%+v", a)
	}
	ask(2, 60*gib)
	ask(3, 30*gib)
	ask(4, 40*gib)
	place(2, "1 of 3")
	place(3, "2 of 3")
	if a := ask(5, 30*gib); a.State != Refused || a.Permanent || !strings.Contains(a.Reason, "3 clients wait") {
		t.Errorf("the fourth in a queue of three: %+v", a)
	}
	if got := p.Retry(); got != nil {
		t.Errorf("%v came in, and nobody left", got)
	}
	p.RemoveClient(2) // it does not want to wait
	place(3, "1 of 2")
	p.RemoveClient(1)
	if got := fmt.Sprint(p.Retry()); got != "[3 4]" {
		t.Errorf("%s came in", got)
	}
	if p.Waiting() != 0 {
		t.Errorf("%d wait", p.Waiting())
	}
}

// Memory that is allocated without a promise is not available either, until it is freed.
func TestHeld(t *testing.T) {
	p := newPlacer(1, Limits{Queue: 1})
	p.Admit(1, "a", Request{})
	p.SetHeld(1, 0, 70*gib)
	if a := p.Admit(2, "b", Request{Memory: 20 * gib}); a.State != Waiting || !strings.Contains(a.Reason, "20 GiB") {
		t.Fatalf("%+v", a)
	}
	p.SetHeld(1, 0, 10*gib)
	if got := fmt.Sprint(p.Retry()); got != "[2]" {
		t.Errorf("%s came in", got)
	}
	if l := p.Loads()[0]; l.Clients != 2 || l.Promised != 20*gib || l.Held != 10*gib {
		t.Errorf("%+v", l)
	}
}

// What a worker says counts for no more than its GPU has, and only where its client was placed.
func TestHeldIsBounded(t *testing.T) {
	p := newPlacer(2, Limits{Queue: 1, GPUs: 1})
	first, second := p.Admit(1, "a", Request{}), p.Admit(2, "b", Request{})
	if len(first.GPUs) != 1 || len(second.GPUs) != 1 || first.GPUs[0] == second.GPUs[0] {
		t.Fatalf("%+v, %+v", first, second)
	}
	p.Admit(3, "c", Request{Memory: gib})
	for id := uint64(1); id <= 3; id++ {
		p.SetHeld(id, first.GPUs[0], 1<<63) // sums of these wrap around
		p.SetHeld(id, 17, 1<<63)
	}
	for _, l := range p.Loads() {
		if alone := l.ID == second.GPUs[0] && l.Clients == 1; alone && l.Held != 0 {
			t.Errorf("GPU %d has %d bytes of clients that are elsewhere", l.ID, l.Held)
		}
		if l.Held > uint64(l.Clients)*l.Memory {
			t.Errorf("GPU %d holds %d bytes", l.ID, l.Held)
		}
	}
	if left := p.gpu(first.GPUs[0]).memoryLeft(); left != 0 {
		t.Errorf("two clients that claim everything leave %d bytes", left)
	}
}

// What is said of a client that waits, about a GPU that it may get later, does not count then either.
func TestHeldBeforeItsTurn(t *testing.T) {
	p := newPlacer(1, Limits{Queue: 1})
	first := p.Admit(1, "a", Request{GPUs: 1, Timeshare: Whole})
	if second := p.Admit(2, "b", Request{GPUs: 1, Timeshare: Whole, Memory: gib}); len(first.GPUs) != 1 || second.State != Waiting {
		t.Fatalf("%+v, %+v", first, second)
	}
	p.SetHeld(2, first.GPUs[0], 1<<63)
	p.RemoveClient(1)
	if got := fmt.Sprint(p.Retry()); got != "[2]" {
		t.Fatalf("%s came in", got)
	}
	if l := p.Loads()[0]; l.Held != 0 || p.gpu(l.ID).memoryLeft() != l.Memory-gib {
		t.Errorf("%+v", l)
	}
}

// Sessions of one job get the same GPUs, and do not wait behind others.
func TestJobs(t *testing.T) {
	p := newPlacer(4, Limits{Queue: 4})
	first := p.Admit(1, "job", Request{GPUs: 2, Memory: 30 * gib})
	p.Admit(2, "other", Request{GPUs: 4, Memory: 60 * gib}) // waits
	if a := p.Admit(3, "job", Request{GPUs: 2, Memory: 30 * gib}); !reflect.DeepEqual(a.GPUs, first.GPUs) {
		t.Errorf("the second of the job: %+v, the first: %+v", a, first)
	}
	if a := p.Admit(4, "job", Request{GPUs: 2, Memory: 30 * gib}); a.State != Waiting {
		t.Errorf("a third does not fit: %+v", a)
	}
	p.RemoveClient(3)
	if got := fmt.Sprint(p.Retry()); got != "[4]" {
		t.Errorf("%s came in", got)
	}
	p.RemoveClient(1)
	p.RemoveClient(4)
	if got := fmt.Sprint(p.Retry()); got != "[2]" {
		t.Errorf("%s came in", got)
	}
}

// A watcher sees what its job has or would get, and takes nothing.
func TestWatch(t *testing.T) {
	p := newPlacer(2, Limits{GPUs: 1, PerGPU: 1, Queue: 1})
	p.Admit(1, "a", Request{})
	watcher := p.AdmitWatcher(2, "b", Request{})
	if !reflect.DeepEqual(watcher.GPUs, []int{1}) {
		t.Fatalf("%+v", watcher)
	}
	if a := p.Admit(3, "b", Request{}); !reflect.DeepEqual(a.GPUs, []int{1}) {
		t.Errorf("the process that watched: %+v", a)
	}
	if a := p.AdmitWatcher(4, "c", Request{}); a.State != Granted || len(a.GPUs) != 1 {
		t.Errorf("everything is taken: %+v", a)
	}
	if n := p.Loads()[0].Clients + p.Loads()[1].Clients; n != 2 {
		t.Errorf("%d clients", n)
	}
	// A process that watches does not keep itself out.
	p = newPlacer(1, Limits{Clients: 1})
	p.AdmitWatcher(1, "w", Request{})
	if a := p.Admit(2, "w", Request{}); a.State != Granted {
		t.Errorf("%+v", a)
	}
	if a := p.AdmitWatcher(3, "v", Request{}); a.State != Refused || a.Permanent {
		t.Errorf("a second watcher of one: %+v", a)
	}
	// A watcher does not bind its job to a GPU that another client gets meanwhile.
	p = newPlacer(2, Limits{GPUs: 1, PerGPU: 1})
	p.AdmitWatcher(1, "w", Request{})
	p.Admit(2, "x", Request{})
	if a := p.Admit(3, "w", Request{}); !reflect.DeepEqual(a.GPUs, []int{1}) {
		t.Errorf("%+v", a)
	}
}

// TestInvariants: whatever clients ask for in whatever order, nothing is promised twice, no
// client is forgotten, and nothing is left when all clients have left.
func TestInvariants(t *testing.T) {
	for seed := range uint64(120) {
		r := rand.New(rand.NewPCG(seed, 1))
		l := Limits{
			Policy: Policies[r.IntN(len(Policies))], GPUs: r.IntN(2), Clients: r.IntN(3) * 7, PerGPU: r.IntN(3) * 3,
			Queue: r.IntN(12), Memory: uint64(r.IntN(2)) * 60 * gib,
		}
		p := newPlacer(1+r.IntN(4), l)
		var live []uint64
		next := uint64(0)
		for range 400 {
			switch k := r.IntN(10); {
			case k < 5:
				next++
				q := Request{GPUs: r.IntN(4), Memory: uint64(r.IntN(4)) * 20 * gib, Timeshare: Fraction(r.IntN(4)) * 2500}
				key := fmt.Sprint(next)
				if r.IntN(4) == 0 {
					key = fmt.Sprint("job", r.IntN(3))
				}
				a := Answer{}
				if k == 0 {
					a = p.AdmitWatcher(next, key, q)
				} else {
					a = p.Admit(next, key, q)
				}
				if a.State != Refused {
					live = append(live, next)
				}
			case k < 8 && len(live) > 0:
				i := r.IntN(len(live))
				p.RemoveClient(live[i])
				live = append(live[:i], live[i+1:]...)
			case k == 8 && len(live) > 0:
				p.SetHeld(live[r.IntN(len(live))], r.IntN(4), uint64(r.IntN(40))*gib)
			default:
				p.Retry()
			}
			checkInvariants(t, p, l, live)
		}
		for _, id := range live {
			p.RemoveClient(id)
		}
		if len(p.clients)+len(p.queue)+len(p.jobs) != 0 {
			t.Fatalf("seed %d: %d clients, %d waiting and %d jobs are left", seed, len(p.clients), len(p.queue), len(p.jobs))
		}
		for _, g := range p.Loads() {
			if g.Clients != 0 || g.Promised != 0 || g.Held != 0 || g.Timeshare != 0 {
				t.Fatalf("seed %d: left: %+v", seed, g)
			}
		}
	}
}

func checkInvariants(t *testing.T, p *Placer, l Limits, live []uint64) {
	t.Helper()
	for _, g := range p.Loads() {
		if g.Promised > g.Memory || g.Timeshare > Whole || l.PerGPU > 0 && g.Clients > l.PerGPU {
			t.Fatalf("more than there is: %+v under %+v", g, l)
		}
	}
	waiting, places := 0, map[int]bool{}
	for _, id := range live {
		switch a := p.Status(id); a.State {
		case Waiting:
			waiting++
			places[a.Position] = true
		case Granted:
			for i := 1; i < len(a.GPUs); i++ {
				if a.GPUs[i] <= a.GPUs[i-1] {
					t.Fatalf("%d has GPUs %v", id, a.GPUs)
				}
			}
		default:
			t.Fatalf("%d is forgotten", id)
		}
	}
	if waiting != p.Waiting() || waiting > l.Queue || len(places) != waiting {
		t.Fatalf("%d wait, %d of %d places in a queue of %d", waiting, len(places), p.Waiting(), l.Queue)
	}
	if l.Clients > 0 && len(live)-waiting > 2*l.Clients { // watchers are counted apart
		t.Fatalf("%d clients of %d", len(live)-waiting, l.Clients)
	}
}

// A client that may have only some of the GPUs gets, and sees, only those.
func TestOnly(t *testing.T) {
	p := newPlacer(4, Limits{Policy: Spread, Queue: 1})
	some := Request{Only: []int{1, 3}}
	if a := p.Admit(1, "a", some); a.State != Granted || a.All || !reflect.DeepEqual(a.GPUs, []int{1, 3}) {
		t.Errorf("who does not ask for a number: %+v", a)
	}
	if a := p.AdmitWatcher(2, "w", Request{GPUs: All, Only: []int{2}}); a.All || !reflect.DeepEqual(a.GPUs, []int{2}) {
		t.Errorf("who watches: %+v", a)
	}
	one := Request{GPUs: 1, Only: []int{3}, Timeshare: Whole}
	if a := p.Admit(3, "b", one); a.State != Granted || !reflect.DeepEqual(a.GPUs, []int{3}) {
		t.Errorf("one of one: %+v", a)
	}
	if a := p.Admit(4, "c", one); a.State != Waiting {
		t.Errorf("others are free, but not for it: %+v", a)
	}
	for _, r := range []Request{{GPUs: 3, Only: []int{1, 3}}, {Only: []int{7}}, {Memory: 81 * gib, Only: []int{0}}} {
		if a := p.Admit(9, "x", r); a.State != Refused || !a.Permanent {
			t.Errorf("%+v: %+v", r, a)
		}
	}
	if a := newPlacer(0, Limits{}).Admit(1, "a", some); a.State != Refused || !a.Permanent {
		t.Errorf("where no GPU is known: %+v", a)
	}
}

func TestSetClients(t *testing.T) {
	p := newPlacer(1, Limits{Clients: 1, Queue: 2})
	p.Admit(1, "a", Request{})
	if a := p.Admit(2, "b", Request{}); a.State != Waiting {
		t.Fatalf("%+v", a)
	}
	p.SetClients(2)
	if got := p.Retry(); !reflect.DeepEqual(got, []uint64{2}) {
		t.Errorf("granted %v", got)
	}
}

// TestRestore: a Placer that succeeds another one gives each client what it had, and counts it.
func TestRestore(t *testing.T) {
	limits := Limits{Policy: Spread, GPUs: 1, PerGPU: 2}
	before := newPlacer(3, limits)
	before.Admit(1, "a", Request{Memory: 30 * gib})
	before.Admit(2, "b", Request{GPUs: 2, Timeshare: 5000})
	before.Admit(3, "a", Request{})
	before.AdmitWatcher(4, "w", Request{})
	before.AdmitWatcher(5, "a", Request{})
	after := newPlacer(3, limits)
	for _, id := range []uint64{1, 2, 3, 4, 5} {
		s, ok := before.Placement(id)
		if !ok {
			t.Fatalf("%d has no seat", id)
		}
		after.Restore(s)
	}
	for id := uint64(1); id <= 5; id++ {
		if got, want := after.Status(id), before.Status(id); !reflect.DeepEqual(got, want) {
			t.Errorf("%d has %+v, had %+v", id, got, want)
		}
	}
	if got, want := after.Loads(), before.Loads(); !reflect.DeepEqual(got, want) {
		t.Errorf("loads %+v, were %+v", got, want)
	}
	if _, ok := before.Placement(6); ok {
		t.Error("a seat of nobody")
	}
	if a := after.Admit(6, "a", Request{}); a.State == Granted {
		t.Errorf("the job's GPU was full: %+v", a)
	}
	for id := uint64(1); id <= 5; id++ {
		after.RemoveClient(id)
	}
	if got, want := after.Loads(), newPlacer(3, limits).Loads(); !reflect.DeepEqual(got, want) {
		t.Errorf("all have left, and %+v is taken", got)
	}
	fewer := newPlacer(1, limits) // two GPUs are gone
	s, _ := before.Placement(2)
	fewer.Restore(s)
	fewer.RemoveClient(2)
}
