package bench

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"regexp"
	"strings"
	"testing"
	"time"
)

// sampleReport has every kind of figure, on three ways, one of them not measured
// for every size.
func sampleReport() *Report {
	r := newReport(Options{Rounds: 3})
	r.Sockets = Sockets{UnixRTT: 4, TCPRTT: 6, TCP: 2, TCPStreams: 5, Streams: 4}
	r.addWay(Way{Name: "native", Native: true}, opened{Device: `H200 <"&>`, Memory: 1 << 37})
	r.addWay(Way{Name: "unix"}, opened{Device: `H200 <"&>`, Memory: 1 << 37, Ferry: true})
	r.addWay(Way{Name: "tcp+1ms", RTT: time.Millisecond, MeasuredRTT: 1050 * time.Microsecond}, opened{Memory: 1 << 36, Ferry: true})
	r.add(Measure{ID: "start_whole", Group: Startup, Title: "process start to end"}).add("unix", reply{N: 1, Median: 20e3, Trips: 10})
	for i, m := range plan(Options{MaxCopy: 1 << 20}) {
		x := r.add(m)
		for round := range 3 {
			us := float64(i+1) + float64(round)
			x.add("native", reply{N: 10, Median: us, Min: us / 2, P99: us * 2})
			x.add("unix", reply{N: 10, Median: us * 1.5, Min: us, P99: us * 3, Trips: 10, Sent: 1200})
			if !m.directOnly {
				x.add("tcp+1ms", reply{N: 10, Median: us + 1000, Min: us, P99: us * 4, Trips: 10})
			}
		}
	}
	return r
}

func TestFigures(t *testing.T) {
	x := (&Report{}).add(Measure{ID: "launch"})
	for _, a := range []reply{
		{N: 10, Median: 5, Min: 3, P90: 6, P99: 9, P999: 10, Max: 11, Trips: 20, Sent: 100},
		{N: 10, Median: 1, Min: 1, P90: 2, P99: 7, P999: 30, Max: 31, Sent: 100},
		{N: 20, Median: 2, Min: 2, P90: 3, P99: 8, P999: 9, Max: 10},
	} {
		x.add("unix", a)
	}
	f := x.Ways["unix"]
	if f.P90 != 3 || f.P999 != 10 || f.Max != 31 {
		t.Errorf("the tail: %+v", f)
	}
	if f.Median != 2 || f.Min != 1 || f.P99 != 8 || f.Calls != 40 || f.Trips != 0.5 || f.Sent != 5 {
		t.Errorf("%+v", f)
	}
	if m := median([]float64{4, 1, 2, 3}); m != 2.5 {
		t.Errorf("median of four: %v", m)
	}
}

// TestPlan: sizes reach the limit and no further, far ways get few, and Only
// chooses.
func TestPlan(t *testing.T) {
	var largest uint64
	near := 0
	for _, m := range plan(Options{MaxCopy: 1 << 30}) {
		largest = max(largest, m.Bytes)
		if m.directOnly {
			near++
		}
	}
	if largest != 1<<30 || near == 0 {
		t.Errorf("largest copy %d, %d measures are for near ways only", largest, near)
	}
	only := plan(Options{MaxCopy: 1 << 30, Only: []string{"launch*", Workloads}})
	if len(only) != 3+len(workloads) {
		t.Errorf("%d measures: %+v", len(only), only)
	}
	for pattern, want := range map[string]bool{"launch": true, "copies": true, "startup": true, "copy_d2h*": true, "lanch": false, "[": false} {
		if MatchesAny(pattern) != want {
			t.Errorf("%q is known: %v", pattern, !want)
		}
	}
}

func TestTable(t *testing.T) {
	var b bytes.Buffer
	if err := sampleReport().WriteTable(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"1.50", "tcp+1ms: TCP over an injected link of 1ms; a bare round trip there takes 1.05ms", "GB/s", "launch, synchronise", "20.0", "120", "99.9 %", "longest"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
	if strings.Contains(b.String(), "plain sockets") {
		t.Error("plain sockets beside ways they say nothing about")
	}
	near := sampleReport()
	near.addWay(Way{Name: "tcp"}, opened{Ferry: true})
	near.addWay(Way{Name: "unix-other", Other: "unix"}, opened{Ferry: true})
	for _, x := range near.Results {
		x.add("unix-other", reply{N: 1, Median: x.Ways["unix"].Median / 0.8125})
		if x.plain != "" {
			x.add("tcp", reply{N: 1, Median: 4.5})
			x.Plain = &Figure{}
			x.Plain.add(reply{N: 1, Median: 2})
		}
	}
	b.Reset()
	if err := near.WriteTable(&b); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(b.String(), "plain sockets, 1 stream"); n != len(kinds) || strings.Count(b.String(), "plain sockets, 4 streams") != n {
		t.Errorf("%d rows of plain sockets in\n%s", n, b.String())
	}
	if n := strings.Count(b.String(), "0.81"); n < len(near.Results)-len(tails) || !strings.Contains(b.String(), "unix/unix-other") {
		t.Errorf("%d of %d rows compare with the other build:\n%s", n, len(near.Results), b.String())
	}
	if strings.Count(b.String(), "tcp/plain") != len(kinds) || !strings.Contains(b.String(), "2.25") {
		t.Errorf("copies are not compared with plain ones:\n%s", b.String())
	}
	if strings.Contains(b.String(), "software GPU") {
		t.Error("it takes a GPU for the software GPU")
	}
}

func TestJSON(t *testing.T) {
	var b bytes.Buffer
	if err := sampleReport().WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	var r Report
	if err := json.Unmarshal(b.Bytes(), &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Results) != len(sampleReport().Results) || r.Results[1].Ways["unix"].Trips != 1 || len(r.Results[1].Ways["unix"].Rounds) != 3 {
		t.Errorf("%+v", r.Results[1])
	}
}

// TestHTML: the page is whole by itself, its charts are well-formed, and nothing
// that a driver says gets in as markup.
func TestHTML(t *testing.T) {
	var b bytes.Buffer
	if err := sampleReport().WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	page := b.String()
	for _, outside := range []string{"http:", "https:", "src=", "href=", "@import", "url("} {
		if strings.Contains(page, outside) {
			t.Errorf("the page has %s", outside)
		}
	}
	if strings.Contains(page, `<"&>`) {
		t.Error("the device's name is not escaped")
	}
	charts := regexp.MustCompile(`(?s)<svg.*?</svg>`).FindAllString(page, -1)
	if len(charts) != 2*len(kinds)+1 {
		t.Errorf("%d charts", len(charts))
	}
	for _, c := range charts {
		if strings.Contains(c, "NaN") || strings.Contains(c, "Inf") {
			t.Errorf("a chart has no numbers: %s", c)
		}
		d := xml.NewDecoder(strings.NewReader(c))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%v in %s", err, c)
			}
		}
	}
}

// TestHTMLOfPart: what was not measured has no heading either.
func TestHTMLOfPart(t *testing.T) {
	r := newReport(Options{Rounds: 1})
	r.addWay(Way{Name: "unix"}, opened{Ferry: true})
	r.add(Measure{ID: "start_whole", Group: Startup, Title: "process start to end"}).add("unix", reply{N: 1, Median: 20e3, Trips: 10})
	var b bytes.Buffer
	if err := r.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	if headings := regexp.MustCompile(`<h2>.*?</h2>`).FindAllString(b.String(), -1); len(headings) != 1 || headings[0] != "<h2>Start-up</h2>" {
		t.Errorf("headings %q", headings)
	}
}

func TestAxis(t *testing.T) {
	a := logAxis{1, 100, 0, 200}
	if a.at(1) != 0 || a.at(100) != 200 || math.Abs(a.at(10)-100) > 1e-9 {
		t.Errorf("%v %v %v", a.at(1), a.at(10), a.at(100))
	}
	if got := (logAxis{0.5, 200, 0, 1}).tens(); len(got) != 3 {
		t.Errorf("powers of ten: %v", got)
	}
	if got := (logAxis{0.4, 21, 0, 1}).ticks(); len(got) != 6 {
		t.Errorf("marks: %v", got)
	}
	for want, got := range map[string]string{
		"1 ms": timeLabel(1000), "0.05 µs": timeLabel(0.05), "2.5 s": timeLabel(2.5e6),
		"55 GB/s": rateLabel(55), "100 MB/s": rateLabel(0.1), "10 kB/s": rateLabel(1e-5), "130 B/s": rateLabel(1.3e-7),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
