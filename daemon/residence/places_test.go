package residence

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"syscall"
	"testing"
	"time"

	"ferry/daemon/stowage"
	"ferry/server/control"
	"ferry/server/sessionpage"
)

// placed returns sessions with places on disk, and one session, whose worker does what react does at each signal.
func placed(t *testing.T, react func(*Sessions, *sessionpage.Residence, os.Signal)) (*Sessions, *sessionpage.Residence) {
	t.Helper()
	log := slog.New(slog.DiscardHandler)
	places := stowage.New(stowage.Config{Dir: t.TempDir(), Log: log})
	t.Cleanup(places.Close)
	page := sessionpage.Alone()
	m := New(Config{Log: log, Places: places})
	r := page.Residence()
	r.Report(0, sessionpage.Resident)
	m.Join(1, Worker{
		Page: page, Pid: 7, Device: -1, AllowHostCopy: func(bool) {}, Held: func() uint64 { return 4096 },
		Signal: func(s os.Signal) error { react(m, r, s); return nil },
	})
	return m, r
}

// goesTo is a worker that takes the place that it is offered.
func goesTo(m *Sessions, r *sessionpage.Residence, _ os.Signal) {
	o, _ := r.Ordered()
	f, place, _ := m.cfg.Places.Ask(1, 4096)
	if f != nil {
		_ = f.Close()
	}
	r.SetMoved(4096, 4096)
	switch {
	case !o.Suspended():
		r.SetPlace(sessionpage.OnDevice)
		r.Report(o, sessionpage.Resident)
		return
	case place.Kind == control.PlaceDisk:
		r.SetPlace(sessionpage.OnDisk)
	default:
		r.SetPlace(sessionpage.InMemory)
	}
	r.Report(o, sessionpage.Away)
}

// TestSpill takes a suspended session from host memory to disk, and from there back to its GPU.
func TestSpill(t *testing.T) {
	m, _ := placed(t, goesTo)
	e := m.all[1]
	if _, err := m.spill(t.Context(), 1, e, 4096); !errors.Is(err, ErrThere) {
		t.Errorf("of a session on its GPU: %v", err)
	}
	if _, err := m.Suspend(t.Context(), 1, time.Second, nil); err != nil || m.Where(1) != "memory" {
		t.Fatalf("in %s, %v", m.Where(1), err)
	}
	if bytes, err := m.spill(t.Context(), 1, e, 4096); err != nil || bytes != 4096 || m.Where(1) != "disk" {
		t.Fatalf("%d bytes, in %s, %v", bytes, m.Where(1), err)
	}
	if _, _, disk := m.cfg.Places.Count(); disk != 4096 {
		t.Errorf("%d bytes on disk", disk)
	}
	if _, err := m.Resume(t.Context(), 1); err != nil || m.Where(1) != "gpu" {
		t.Fatalf("in %s, %v", m.Where(1), err)
	}
	if _, _, disk := m.cfg.Places.Count(); disk != 0 {
		t.Errorf("%d bytes are left on disk", disk)
	}
}

// TestSpillIgnored has a worker that does not go where it is told: the session is where it was, and the daemon knows.
func TestSpillIgnored(t *testing.T) {
	m, _ := placed(t, func(_ *Sessions, r *sessionpage.Residence, _ os.Signal) { followAll(r) })
	if _, err := m.Suspend(t.Context(), 1, time.Second, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := m.spill(context.Background(), 1, m.all[1], 4096); !errors.Is(err, errStays) {
		t.Errorf("%v", err)
	}
	if at := m.Where(1); at != "memory" || m.State(1) != Suspended {
		t.Errorf("it is in %s, %s", at, m.State(1))
	}
}

// TestOvergrown has a worker write more to disk than it asked for: it is ended, and the disk is free.
func TestOvergrown(t *testing.T) {
	killed := false
	m, _ := placed(t, func(m *Sessions, r *sessionpage.Residence, s os.Signal) {
		if killed = killed || s == syscall.SIGKILL; killed {
			return
		}
		o, _ := r.Ordered()
		if f, _, _ := m.cfg.Places.Ask(1, 4096); f != nil {
			_ = f.Truncate(1 << 30)
			_ = f.Close()
		}
		r.SetPlace(sessionpage.OnDisk)
		r.Report(o, sessionpage.Away)
	})
	if _, err := m.suspend(t.Context(), 1, time.Second, m.toDisk); err != nil {
		t.Fatal(err)
	}
	m.endOvergrown()
	if !killed {
		t.Error("the worker goes on")
	}
}

// TestJoinAway: sessions that a daemon before suspended are where their workers say.
func TestJoinAway(t *testing.T) {
	m, _ := placed(t, goesTo)
	for id, c := range map[uint64]struct {
		stage sessionpage.Stage
		place sessionpage.Place
		want  string
	}{
		2: {sessionpage.Away, sessionpage.OnDevice, "memory"}, // a worker of an earlier version
		3: {sessionpage.Away, sessionpage.OnDisk, "disk"},
		4: {sessionpage.Refused, sessionpage.InMemory, "memory"}, // it could not come back
		5: {sessionpage.Refused, sessionpage.OnDevice, "gpu"},
	} {
		page := sessionpage.Alone()
		page.Residence().SetPlace(c.place)
		page.Residence().Report(0, c.stage)
		m.Join(id, Worker{Page: page, Device: -1})
		if at := m.Where(id); at != c.want {
			t.Errorf("session %d is in %s", id, at)
		}
	}
}
