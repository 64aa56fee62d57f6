package admin

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"math"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"ferry/test/limit"
)

func twoSessions() *fakeBackend {
	return &fakeBackend{
		server:  Server{Certificates: []Certificate{{File: "gpu1.crt", Name: "gpu1", Ends: time.Unix(2e9, 0)}}},
		devices: []Device{{Index: 0, Name: "a GPU", Memory: 8 << 30, Health: GPUHealth{Temperature: new(41.0), Clock: new(1980.0), Throttled: []string{"power cap"}}}},
		sessions: []Session{
			{ID: 1, Tenant: "a", Who: Who{Name: "alice", Credential: "token", Host: "10.0.0.9"}, Program: "train", Weight: 1, State: "idle", Held: 1 << 20, Devices: []SessionUse{{Device: 0, Contexts: 1}}},
			{ID: 2, Tenant: "b", Program: `odd "name"\`, Weight: 1, State: "idle", Devices: []SessionUse{}},
		},
		tenants: []Tenant{{Name: "a"}, {Name: "b"}},
		reload: func() (Reloaded, error) {
			return Reloaded{File: "f", Changed: []string{"k"}, NeedsRestart: []string{}}, nil
		},
		restart: func() error { return nil },
	}
}

// reach serves a backend on a Unix socket and returns a Client.
func reach(t *testing.T, b Backend) (*Client, *Sampler) {
	t.Helper()
	s := NewSampler(b)
	path := filepath.Join(t.TempDir(), "s")
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Fatal(err)
	}
	server := &http.Server{Handler: NewHandler(b, s, discard)}
	go func() { _ = server.Serve(l) }()
	t.Cleanup(func() { _ = server.Close() })
	c := NewClient(path)
	t.Cleanup(c.Close)
	return c, s
}

func TestClient(t *testing.T) {
	b := twoSessions()
	c, _ := reach(t, b)
	ctx := t.Context()
	if s, err := c.Server(ctx); err != nil || s.Clients != 2 {
		t.Errorf("server %+v %v", s, err)
	}
	if d, err := c.Devices(ctx); err != nil || len(d) != 1 || d[0].Memory != 8<<30 {
		t.Errorf("devices %+v %v", d, err)
	}
	if l, err := c.Tenants(ctx); err != nil || len(l) != 2 || l[1].Name != "b" {
		t.Errorf("tenants %+v %v", l, err)
	}
	if s, err := c.Session(ctx, 2); err != nil || s.Program != `odd "name"\` {
		t.Errorf("session %+v %v", s, err)
	}
	weight := 2.5
	if s, err := c.Limit(ctx, 1, Change{Weight: &weight}); err != nil || s.Weight != 2.5 {
		t.Errorf("limit %+v %v", s, err)
	}
	if m, err := c.Suspend(ctx, 2, 3*time.Second); err != nil || m != (Moved{ID: 2, State: "suspended", Bytes: 48 << 20, Seconds: 0.5}) {
		t.Errorf("suspend: %+v %v", m, err)
	}
	if m, err := c.Resume(ctx, 2); err != nil || m.State != "resumed" {
		t.Errorf("resume: %+v %v", m, err)
	}
	if m, err := c.Snapshot(ctx, 2, SnapshotRequest{Whole: true}); err != nil || m.File != "a.ckpt" || m.Stored != 4096 || m.State != "written" {
		t.Errorf("snapshot: %+v %v", m, err)
	}
	if l, err := c.Checkpoints(ctx); err != nil || len(l) != 1 || l[0].Name != "a.ckpt" {
		t.Errorf("checkpoints %+v %v", l, err)
	}
	if err := c.RemoveCheckpoint(ctx, "a.ckpt"); err != nil {
		t.Errorf("remove: %v", err)
	}
	if err := c.RemoveCheckpoint(ctx, "b c"); err == nil || !strings.Contains(err.Error(), "no checkpoint b c") {
		t.Errorf("remove another: %v", err)
	}
	if _, err := c.Suspend(ctx, 2, 0); err != nil {
		t.Errorf("suspend with the server's own timeout: %v", err)
	}
	if m, err := c.Move(ctx, 2, MoveRequest{To: "tls://gpu2:7700", Addresses: []string{"tls://gpu2.example.org:7700"}}); err != nil || m.Session != 7 || m.State != "moved" {
		t.Errorf("move: %+v %v", m, err)
	}
	if m, err := c.CheckMove(ctx, 2, MoveRequest{Timeout: 4}); err != nil || m.Movable || !slices.Equal(m.Reasons, []string{"it shares memory"}) {
		t.Errorf("check: %+v %v", m, err)
	}
	if want := []string{"suspend 2 within 3s", "resume 2", "snapshot 2 whole true within 10", "suspend 2 within 10s", "move 2 tls://gpu2:7700 [tls://gpu2.example.org:7700] 10", `check 2 "" 4`}; !slices.Equal(b.moves, want) {
		t.Errorf("the backend was asked %q, not %q", b.moves, want)
	}
	if err := c.Kill(ctx, 2); err != nil || !slices.Equal(b.killed, []uint64{2}) {
		t.Errorf("kill %v %v", err, b.killed)
	}
	if l, err := c.Sessions(ctx); err != nil || len(l) != 1 || l[0].ID != 1 {
		t.Errorf("sessions %+v %v", l, err)
	}
	for _, on := range []bool{true, false} {
		if d, err := c.Drain(ctx, on); err != nil || d.Draining != on || d.Clients != 1 || b.Server().Draining != on {
			t.Errorf("drain %+v %v", d, err)
		}
	}
	if r, err := c.Reload(ctx); err != nil || r.File != "f" || !slices.Equal(r.Changed, []string{"k"}) {
		t.Errorf("reload %+v %v", r, err)
	}
	if s, err := c.Restart(ctx); err != nil || s.Restarts != 1 {
		t.Errorf("restart %+v %v", s, err)
	}
}

func TestRefusals(t *testing.T) {
	b := twoSessions()
	b.reload = func() (Reloaded, error) { return Reloaded{}, Refuse("keep calm", "line %d is bad", 3) }
	b.restart = func() error { return Refuse("keep calm", "no ferry") }
	c, _ := reach(t, b)
	bad := -1.0
	for _, r := range []struct {
		name   string
		do     func() error
		status int
		want   string
	}{
		{"no session", func() error { return c.Kill(t.Context(), 9) }, 404, "no session 9; ferry ps"},
		{"no session to suspend", func() error { _, err := c.Suspend(t.Context(), 9, 0); return err }, 404, "no session 9; ferry ps"},
		{"a timeout below 0", func() error { _, err := c.Suspend(t.Context(), 1, -time.Second); return err }, 400, "a timeout of -1 seconds; more than 0"},
		{"a timeout of a day", func() error { _, err := c.Suspend(t.Context(), 1, 24*time.Hour); return err }, 400, "at most 3600"},
		{"no session to move", func() error { _, err := c.Move(t.Context(), 9, MoveRequest{To: "tls://a:1"}); return err }, 404, "no session 9; ferry ps"},
		{"no session to check", func() error { _, err := c.CheckMove(t.Context(), 9, MoveRequest{}); return err }, 404, "no session 9; ferry ps"},
		{"a check of a day", func() error { _, err := c.CheckMove(t.Context(), 1, MoveRequest{Timeout: 1e6}); return err }, 400, "at most 3600"},
		{"a move to nowhere", func() error { _, err := c.Move(t.Context(), 1, MoveRequest{}); return err }, 400, "does not say where"},
		{"no session to see", func() error { _, err := c.Session(t.Context(), 9); return err }, 404, "no session 9"},
		{"no session to limit", func() error { w := 1.0; _, err := c.Limit(t.Context(), 9, Change{Weight: &w}); return err }, 404, "no session 9"},
		{"weight", func() error { _, err := c.Limit(t.Context(), 1, Change{Weight: &bad}); return err }, 422, "weight -1: use a number"},
		{"nothing", func() error { _, err := c.Limit(t.Context(), 1, Change{}); return err }, 422, "nothing to change"},
		{"restart", func() error { _, err := c.Restart(t.Context()); return err }, 422, "no ferry; keep calm"},
		{"reload", func() error { _, err := c.Reload(t.Context()); return err }, 422, "line 3 is bad; keep calm"},
	} {
		err := r.do()
		e, ok := errors.AsType[*Error](err)
		if !ok || e.Status != r.status || !strings.Contains(err.Error(), r.want) {
			t.Errorf("%s: %v", r.name, err)
		}
	}
	if b.sessions[0].Weight != 1 {
		t.Error("a refused change was made")
	}
}

// What no client of ours sends is answered with an error in JSON too.
func TestOddRequests(t *testing.T) {
	h := NewHandler(twoSessions(), NewSampler(twoSessions()), discard)
	for _, c := range []struct {
		method, path, body string
		status             int
	}{
		{"GET", "/", "", 404},
		{"GET", "/v1/nothing", "", 404},
		{"GET", "/v1/sessions/x", "", 400},
		{"POST", "/v1/sessions/-1/kill", "", 400},
		{"PATCH", "/v1/sessions/1", "", 400},
		{"PATCH", "/v1/sessions/1", "[]", 400},
		{"PATCH", "/v1/sessions/1", `{"weight":"2"}`, 400},
		{"PATCH", "/v1/sessions/1", `{"wait":2}`, 400},
		{"PATCH", "/v1/sessions/1", `{"weight":2}{"weight":3}`, 400},
		{"PATCH", "/v1/sessions/1", `{"weight":` + strings.Repeat(" ", maxBody) + `2}`, 413},
		{"PATCH", "/v1/sessions/1", `{"class":"best"}`, 422},
		{"GET", "/v1/history?since=yesterday", "", 400},
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(c.method, c.path, strings.NewReader(c.body)))
		if w.Code != c.status || !strings.HasPrefix(w.Body.String(), `{"error":"`) {
			t.Errorf("%s %s %.40s: %d %s", c.method, c.path, c.body, w.Code, w.Body)
		}
	}
}

func TestNobodyThere(t *testing.T) {
	c := NewClient(filepath.Join(t.TempDir(), "s"))
	if _, err := c.Server(t.Context()); !errors.Is(err, ErrNoServer) || !strings.Contains(err.Error(), c.Path()) {
		t.Errorf("got %v", err)
	}
}

func TestRates(t *testing.T) {
	b := twoSessions()
	s := NewSampler(b)
	start := time.Unix(1000, 0)
	s.Sample(start)
	b.edit(func(s *Session) {
		s.Counters = SessionCounts{Commands: 1000, RoundTrips: 100, Launches: 500, BytesIn: 4096, BytesOut: 2048}
		s.Devices[0].Time = 1
	})
	s.Sample(start.Add(2 * time.Second))
	snap := s.Snapshot(start.Add(2 * time.Second))
	want := SessionRates{Share: 0.5, Commands: 500, RoundTrips: 50, Launches: 250, BytesIn: 2048, BytesOut: 1024}
	if got := snap.Sessions[0]; got.Rates != want || got.Devices[0].Share != 0.5 {
		t.Errorf("rates %+v, devices %+v", got.Rates, got.Devices)
	}
	if snap.Sessions[0].State != "running" || snap.Sessions[1].State != "idle" {
		t.Errorf("states %q %q", snap.Sessions[0].State, snap.Sessions[1].State)
	}
	if snap.Devices[0].Busy != 0.5 || snap.Tenants[0].Share != 0.5 || snap.Tenants[1].Share != 0 {
		t.Errorf("busy %v, tenants %+v", snap.Devices[0].Busy, snap.Tenants)
	}
	// A worker in the hands of a hostile client says what it likes.
	b.edit(func(s *Session) { s.Counters.Commands, s.Devices[0].Time = 0, 1e9 })
	s.Sample(start.Add(3 * time.Second))
	got := s.Snapshot(start.Add(3 * time.Second)).Sessions[0]
	if got.Rates.Commands != 0 || got.Rates.Share != 1 {
		t.Errorf("unbelievable rates %+v", got.Rates)
	}
}

// TestSharesAddUp: what sessions had beside each other is divided later, but the shares of one second
// are never more than the device.
func TestSharesAddUp(t *testing.T) {
	b := twoSessions()
	b.sessions[1].Devices = []SessionUse{{Device: 0}}
	s := NewSampler(b)
	start := time.Unix(1000, 0)
	s.Sample(start)
	b.mu.Lock()
	b.sessions[0].Devices[0].Time, b.sessions[1].Devices[0].Time = 0.9, 0.6
	b.mu.Unlock()
	s.Sample(start.Add(time.Second))
	snap := s.Snapshot(start.Add(time.Second))
	one, two := snap.Sessions[0].Rates.Share, snap.Sessions[1].Rates.Share
	if sum := one + two; math.Abs(sum-1) > 1e-9 || math.Abs(one-0.6) > 1e-9 || snap.Devices[0].Busy != 1 {
		t.Errorf("shares %v and %v of a device that is %v busy", one, two, snap.Devices[0].Busy)
	}
}

func TestHistory(t *testing.T) {
	b := twoSessions()
	s := NewSampler(b)
	at := time.Unix(10_000, 0)
	for i := range 2*3600 + 1 { // two hours
		b.edit(func(s *Session) { s.Counters.Launches += 10; s.Held = uint64(i) })
		s.Sample(at.Add(time.Duration(i) * time.Second))
		if i == 3500 {
			_ = b.Kill(t.Context(), 2)
		}
	}
	end := at.Add(2 * time.Hour)
	h := s.History(end, 0)
	if len(h.Devices) != 1 || len(h.Sessions) != 1 { // the one that ended an hour ago is forgotten
		t.Fatalf("%d devices, %d sessions", len(h.Devices), len(h.Sessions))
	}
	one := h.Sessions[0]
	n := len(one.Time)
	if n != HistoryPoints || len(one.Launches) != n || len(one.Held) != n {
		t.Fatalf("%d points", n)
	}
	for i := range n {
		if i > 0 && one.Time[i] != one.Time[i-1]+5 || math.Abs(one.Launches[i]-10) > 1e-9 {
			t.Fatalf("point %d: time %d, launches %v", i, one.Time[i], one.Launches[i])
		}
	}
	// The last whole step is the average of its five looks.
	if last := one.Time[n-1]; last != end.Unix()-5 || one.Held[n-1] != float64(last-at.Unix()+2) {
		t.Errorf("last point at %d holds %v", last, one.Held[n-1])
	}
	if some := s.History(end, one.Time[n-4]); len(some.Sessions[0].Time) != 3 {
		t.Errorf("%d points since the third last", len(some.Sessions[0].Time))
	}
}

// What has ended is remembered, so many at most.
func TestHistoryOfTheEnded(t *testing.T) {
	b := twoSessions()
	s := NewSampler(b)
	at := time.Unix(10_000, 0)
	for i := range 3 * maxEnded {
		b.mu.Lock()
		b.sessions = []Session{{ID: uint64(i + 1), Devices: []SessionUse{}}}
		b.mu.Unlock()
		s.Sample(at.Add(time.Duration(i) * time.Second))
	}
	h := s.History(at, 0)
	if len(h.Sessions) != maxEnded+1 || h.Sessions[0].ID != 2*maxEnded || !h.Sessions[0].Ended || h.Sessions[maxEnded].Ended {
		t.Errorf("%d sessions from %d", len(h.Sessions), h.Sessions[0].ID)
	}
}

func TestEvents(t *testing.T) {
	b := twoSessions()
	c, s := reach(t, b)
	n := 0
	err := c.Events(t.Context(), func(snap Snapshot) bool {
		n++
		if len(snap.Sessions) != 2 {
			t.Errorf("snapshot %+v", snap)
		}
		s.Sample(time.Now()) // the next event
		return n < 3
	})
	if err != nil || n != 3 {
		t.Errorf("%d events, %v", n, err)
	}
	eventually(t, func() bool { s.mu.Lock(); defer s.mu.Unlock(); return len(s.subscribers) == 0 })

	ctx, cancel := context.WithCancel(t.Context())
	if err := c.Events(ctx, func(Snapshot) bool { cancel(); return true }); err == nil {
		t.Error("events go on")
	}
}

func eventually(t *testing.T, holds func() bool) {
	t.Helper()
	limit.Until(t, "see the caller", holds)
}

func TestListenersAreBounded(t *testing.T) {
	s := NewSampler(twoSessions())
	for range maxSubscribers {
		if s.subscribe() == nil {
			t.Fatal("too few")
		}
	}
	w := httptest.NewRecorder()
	NewHandler(twoSessions(), s, discard).ServeHTTP(w, httptest.NewRequest("GET", "/v1/events", nil))
	if w.Code != http.StatusServiceUnavailable {
		t.Errorf("one more got %d", w.Code)
	}
}

// A session that has ended is in no later scrape.
func TestMetrics(t *testing.T) {
	b := twoSessions()
	h := NewHandler(b, NewSampler(b), discard)
	scrape := func() string {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
		text, _ := io.ReadAll(w.Body)
		return string(text)
	}
	text := scrape()
	for _, want := range []string{
		"ferry_clients 2\n",
		`ferry_device_memory_bytes{device="0",name="a GPU"} 8.589934592e+09` + "\n",
		`ferry_session_held_bytes{host="10.0.0.9",name="alice",program="train",session="1",tenant="a"} 1.048576e+06` + "\n",
		`ferry_session_weight{host="",name="",program="odd \"name\"\\",session="2",tenant="b"} 1` + "\n",
		`ferry_certificate_not_after_seconds{file="gpu1.crt",name="gpu1"} 2e+09` + "\n",
		`ferry_device_temperature_celsius{device="0",name="a GPU"} 41` + "\n",
		`ferry_device_sm_clock_hertz{device="0",name="a GPU"} 1.98e+09` + "\n",
		`ferry_device_throttled{device="0",name="a GPU"} 1` + "\n",
		`ferry_tenant_clients{tenant="a"} 0` + "\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %s", want)
		}
	}
	if strings.Contains(text, "ferry_device_power_watts{") {
		t.Error("a number that nobody knows is there")
	}
	_ = b.Kill(t.Context(), 2)
	if text := scrape(); strings.Contains(text, `session="2"`) || !strings.Contains(text, `session="1"`) {
		t.Error("a session that has ended is still there")
	}
}

func FuzzDecodeChange(f *testing.F) {
	f.Add(`{"weight":2,"cap":0.5,"memory_bytes":4096,"class":"batch"}`)
	f.Add(`{"weight":1e309}`)
	f.Add(`{"weight":2}x`)
	f.Add(`null`)
	f.Fuzz(func(t *testing.T, text string) {
		c, err := DecodeChange(strings.NewReader(text))
		if err == nil {
			err = c.Validate()
			if err != nil || c.Weight != nil && !(*c.Weight > 0) || c.Cap != nil && !(*c.Cap <= 1) {
				t.Errorf("%q was taken for %+v, %v", text, c, err)
			}
		} else if e, ok := errors.AsType[*Error](err); !ok || e.Status < 400 || e.Status > 499 {
			t.Errorf("%q: %v", text, err)
		}
	})
}

// Every metric is in the list that operators read.
func TestMetricsAreDocumented(t *testing.T) {
	doc, err := os.ReadFile("../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	described := make(chan *prometheus.Desc, 100)
	collector{}.Describe(described)
	close(described)
	n := 0
	for d := range described {
		name, _, _ := strings.Cut(strings.TrimPrefix(d.String(), `Desc{fqName: "`), `"`)
		if n++; !strings.Contains(string(doc), "`"+name+"`") {
			t.Errorf("docs/operating.md does not list %s", name)
		}
	}
	if n < 20 {
		t.Errorf("only %d metrics", n)
	}
}

// The counts of warm workers have their deprecated names for one release, in the server and in snapshots.
func TestOldNames(t *testing.T) {
	b := &fakeBackend{server: Server{WarmPool: WarmPool{WarmWorkers: 2, WarmReady: 1, WarmSessions: 3}}}
	want := WarmPool{2, 1, 3, 2, 1, 3}
	if got := NewSampler(b).Snapshot(time.Now()).Server.WarmPool; got != want {
		t.Errorf("snapshot has %+v", got)
	}
	w := httptest.NewRecorder()
	NewHandler(b, NewSampler(b), discard).ServeHTTP(w, httptest.NewRequest("GET", "/v1/server", nil))
	var s Server
	if err := json.Unmarshal(w.Body.Bytes(), &s); err != nil || s.WarmPool != want {
		t.Errorf("GET /v1/server has %+v, %v", s.WarmPool, err)
	}
}
