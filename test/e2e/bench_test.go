package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
)

// benchReport is what these tests read of ferry bench's JSON.
type benchReport struct {
	Software bool
	Results  []struct {
		ID   string
		Ways map[string]struct {
			Calls  int     `json:"calls"`
			Median float64 `json:"median_us"`
			Trips  float64 `json:"round_trips_per_call"`
			Sent   float64 `json:"bytes_sent_per_call"`
		}
	}
}

// benchTrips are the most round trips a call may make, on any transport.
var benchTrips = map[string]float64{
	"launch": 0, "launch_sync": 1, "sync": 0, "read4": 1, "launch_read4": 1, "alloc_free": 0, "event_record": 0, "event_sync": 1, "graph100": 1,
	"train_step": 0.1, "decode_token": 1, "decode_logits": 1, "offload": 1, "launches": 0.0001, "launches_changing": 0.0001,
}

// TestBench: ferry bench measures every way, counts round trips exactly, and
// leaves a report.
func TestBench(t *testing.T) {
	dir := t.TempDir()
	jsonFile, page := filepath.Join(dir, "b.json"), filepath.Join(dir, "b.html")
	r := run(t, 2*time.Minute, nil, ferry, "bench", "--device", "soft", "--quick", "--rounds", "1", "--rtt", "0,2ms", "--max-size", "1MiB", "--json", jsonFile, "--html", page)
	if r.code != 0 || !strings.Contains(r.stdout, "This is the software GPU") {
		t.Fatalf("ended with %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	var report benchReport
	if err := json.Unmarshal([]byte(read(t, jsonFile)), &report); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, x := range report.Results {
		seen[x.ID] = true
		for _, way := range []string{"unix", "tcp", "tcp+2ms"} {
			if strings.HasPrefix(x.ID, "tail_") && way == "tcp+2ms" {
				continue // a link's delay has no tail
			}
			f, measured := x.Ways[way]
			if !measured || f.Calls == 0 || f.Median <= 0 {
				t.Errorf("%s was not measured on %s", x.ID, way)
			}
			want, ok := benchTrips[x.ID]
			if x.ID == "offload" && f.Calls > 0 {
				want += 1 / float64(f.Calls) // whether there is memory left is asked once a second
			}
			if ok && f.Trips > want {
				t.Errorf("%s over %s: %v round trips, at most %v allowed", x.ID, way, f.Trips, want)
			}
			if x.ID == "read4" && f.Trips != 1 {
				t.Errorf("over %s four bytes came back in %v round trips: they are not counted", way, f.Trips)
			}
			if way == "tcp+2ms" && f.Trips == 1 && f.Median < 2000 {
				t.Errorf("%s: a round trip of %v µs over a link of 2 ms", x.ID, f.Median)
			}
		}
	}
	for id := range benchTrips {
		if !seen[id] {
			t.Errorf("%s was not measured", id)
		}
	}
	if !report.Software || !seen["start_whole"] || !seen["copy_d2h_pinned_1024"] {
		t.Errorf("software: %v, measured: %v", report.Software, seen)
	}
	if html := read(t, page); !strings.Contains(html, "<svg") || !strings.Contains(html, "</html>") {
		t.Error("the page is not whole")
	}
}

// TestBenchAgainst: two builds are measured by turns, each with its own server and shims.
func TestBenchAgainst(t *testing.T) {
	dir := t.TempDir()
	other, jsonFile := filepath.Join(dir, "other"), filepath.Join(dir, "b.json")
	if err := os.Link(ferry, other); err != nil {
		t.Skip("needs a second name for ferry: ", err)
	}
	r := run(t, 2*time.Minute, nil, ferry, "bench", "--device", "soft", "--quick", "--rounds", "1", "--rtt", "0", "--only", "launch,read4", "--against", other, "--json", jsonFile)
	if r.code != 0 || !strings.Contains(r.stdout, "unix/unix-other") || !strings.Contains(r.stdout, "tcp/tcp-other") {
		t.Fatalf("ended with %d\n%s%s", r.code, r.stdout, r.stderr)
	}
	var report benchReport
	if err := json.Unmarshal([]byte(read(t, jsonFile)), &report); err != nil {
		t.Fatal(err)
	}
	for _, x := range report.Results {
		for _, way := range []string{"unix", "tcp", "unix-other", "tcp-other"} {
			if f := x.Ways[way]; f.Calls == 0 || x.ID == "read4" && f.Trips != 1 {
				t.Errorf("%s over %s: %+v", x.ID, way, f)
			}
		}
	}
	if r := run(t, time.Minute, nil, ferry, "bench", "--device", "soft", "--quick", "--rtt", "0", "--only", "launch", "--against", "/bin/true"); r.code != 1 || !strings.Contains(r.stderr, "is it a ferry?") {
		t.Errorf("against what is no ferry: %d %s", r.code, r.stderr)
	}
	if r := run(t, time.Minute, nil, ferry, "bench", "--against", filepath.Join(dir, "none")); r.code != 2 {
		t.Errorf("against nothing: %d %s", r.code, r.stderr)
	}
}

// TestBenchInterrupted: ^C ends it soon, with nothing left behind.
func TestBenchInterrupted(t *testing.T) {
	dir := t.TempDir()
	cmd := exec.Command(ferry, "bench", "--device", "soft", "--json", filepath.Join(dir, "b.json"))
	cmd.Env = environment("TMPDIR=" + dir)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	within(t, 5*time.Second, "it has begun", func() bool { list, err := os.ReadDir(dir); return err == nil && len(list) > 0 })
	if err := cmd.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	timer := time.AfterFunc(limit.Step(), func() { _ = cmd.Process.Kill() })
	defer timer.Stop()
	_ = cmd.Wait()
	if code := exitCode(cmd.ProcessState); code != 130 || !strings.Contains(stderr.String(), "interrupted; nothing was written") {
		t.Errorf("ended with %d: %s", code, stderr.String())
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}
