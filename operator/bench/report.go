package bench

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// A Report holds the results of a run. Times are microseconds.
type Report struct {
	Version  string    `json:"version"` // of ferry
	Date     time.Time `json:"date"`
	Machine  Machine   `json:"machine"`
	Device   string    `json:"device"`
	Memory   uint64    `json:"memory"` // of the device
	Software bool      `json:"software"`
	NoNative string    `json:"no_native,omitempty"` // why nothing was measured natively
	Rounds   int       `json:"rounds"`
	Quick    bool      `json:"quick"`
	Sockets  Sockets   `json:"sockets"`
	Ways     []WayInfo `json:"ways"`
	Results  []*Result `json:"results"`
	LeftOut  []string  `json:"left_out,omitempty"` // measures that the time limit left out
}

// Machine describes where the run was made.
type Machine struct {
	CPU    string `json:"cpu"`
	Cores  int    `json:"cores"`
	Kernel string `json:"kernel"`
	Load   string `json:"load"` // of the last minute, when the run began
}

// Sockets holds what plain sockets of the machine reach without Ferry.
type Sockets struct {
	UnixRTT    float64 `json:"unix_rtt_us"`
	TCPRTT     float64 `json:"tcp_rtt_us"`
	TCP        float64 `json:"tcp_gbs"`
	TCPStreams float64 `json:"tcp_streams_gbs"`
	Streams    int     `json:"streams"`
}

// WayInfo describes a way to the GPU.
type WayInfo struct {
	Name        string  `json:"name"`
	Native      bool    `json:"native"`
	Device      string  `json:"device"`
	RTT         float64 `json:"rtt_us"` // injected
	MeasuredRTT float64 `json:"measured_rtt_us,omitempty"`
	Rate        float64 `json:"bytes_per_second,omitempty"` // injected
	Other       string  `json:"other,omitempty"`            // Way.Other
}

// A Result is one measure on all ways.
type Result struct {
	Measure
	Ways  map[string]*Figure `json:"ways"`
	Plain *Figure            `json:"plain,omitempty"` // a copy of that size over one plain TCP stream
}

// A Figure is a measure on one way: medians over rounds, and the average traffic per call.
type Figure struct {
	Median   float64   `json:"median_us"`
	Min      float64   `json:"min_us"` // of all rounds
	P90      float64   `json:"p90_us"` // of the median round, like the next two
	P99      float64   `json:"p99_us"`
	P999     float64   `json:"p999_us"`
	Max      float64   `json:"max_us"` // of all rounds
	Rounds   []float64 `json:"rounds_us"`
	Calls    int       `json:"calls"`
	Commands float64   `json:"commands_per_call"`
	Trips    float64   `json:"round_trips_per_call"`
	Sent     float64   `json:"bytes_sent_per_call"`
	Received float64   `json:"bytes_received_per_call"`

	rounds []reply
	total  reply
}

func newReport(o Options) *Report {
	r := &Report{Date: time.Now().UTC().Truncate(time.Second), Rounds: o.Rounds, Quick: o.Quick, Machine: machine()}
	return r
}

func machine() Machine {
	m := Machine{CPU: "unknown", Cores: runtime.NumCPU()}
	if text, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for line := range bytes.Lines(text) {
			if key, value, ok := strings.Cut(string(line), ":"); ok && strings.TrimSpace(key) == "model name" {
				m.CPU = strings.TrimSpace(value)
				break
			}
		}
	}
	var u unix.Utsname
	if unix.Uname(&u) == nil {
		m.Kernel = unix.ByteSliceToString(u.Release[:])
	}
	if text, err := os.ReadFile("/proc/loadavg"); err == nil {
		m.Load, _, _ = strings.Cut(string(text), " ")
	}
	return m
}

// availableMemory returns how many bytes programs can still allocate on this machine.
func availableMemory() uint64 {
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return math.MaxUint64
	}
	for line := range strings.Lines(string(text)) {
		var kib uint64
		if _, err := fmt.Sscanf(line, "MemAvailable: %d kB", &kib); err == nil {
			return kib << 10
		}
	}
	return math.MaxUint64
}

func (r *Report) addWay(w Way, o opened) {
	if r.Device == "" {
		r.Device, r.Memory = o.Device, o.Memory
	}
	r.Memory = min(r.Memory, o.Memory)
	if !w.Native {
		r.Software = strings.HasPrefix(o.Device, "Ferry Software GPU")
	}
	micros := func(d time.Duration) float64 { return float64(d) / 1e3 }
	r.Ways = append(r.Ways, WayInfo{w.Name, w.Native, o.Device, micros(w.RTT), micros(w.MeasuredRTT), w.Rate, w.Other})
}

// add begins a result.
func (r *Report) add(m Measure) *Result {
	result := &Result{Measure: m, Ways: map[string]*Figure{}}
	r.Results = append(r.Results, result)
	return result
}

// add adds a round.
func (r *Result) add(way string, a reply) {
	if r.Ways[way] == nil {
		r.Ways[way] = &Figure{Min: a.Min}
	}
	r.Ways[way].add(a)
}

func (f *Figure) add(a reply) {
	f.Rounds = append(f.Rounds, a.Median)
	f.rounds = append(f.rounds, a)
	f.Median, f.Min, f.Max = median(f.Rounds), min(f.Min, a.Min), max(f.Max, a.Max)
	f.P90 = f.medianOf(func(a reply) float64 { return a.P90 })
	f.P99 = f.medianOf(func(a reply) float64 { return a.P99 })
	f.P999 = f.medianOf(func(a reply) float64 { return a.P999 })
	f.Calls += a.N
	f.total.Commands += a.Commands
	f.total.Trips += a.Trips
	f.total.Sent += a.Sent
	f.total.Received += a.Received
	n := float64(max(f.Calls, 1))
	f.Commands, f.Trips = float64(f.total.Commands)/n, float64(f.total.Trips)/n
	f.Sent, f.Received = float64(f.total.Sent)/n, float64(f.total.Received)/n
}

// medianOf returns the median of a value over all rounds.
func (f *Figure) medianOf(of func(reply) float64) float64 {
	list := make([]float64, len(f.rounds))
	for i, a := range f.rounds {
		list[i] = of(a)
	}
	return median(list)
}

func median(list []float64) float64 {
	s := slices.Sorted(slices.Values(list))
	if len(s)%2 == 0 && len(s) > 0 {
		return (s[len(s)/2-1] + s[len(s)/2]) / 2
	}
	return s[len(s)/2]
}

// native returns the name of the way without Ferry; empty when there is none.
func (r *Report) native() string {
	for _, w := range r.Ways {
		if w.Native {
			return w.Name
		}
	}
	return ""
}

// group returns the results of a group.
func (r *Report) group(name string) []*Result {
	return slices.DeleteFunc(slices.Clone(r.Results), func(x *Result) bool { return x.Group != name })
}

// WriteJSON writes the whole report.
func (r *Report) WriteJSON(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(r)
}
