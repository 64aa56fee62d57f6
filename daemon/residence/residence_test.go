package residence

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"strings"
	"testing"
	"time"

	"ferry/server/sessionpage"
)

// alone returns sessions with one, whose worker does what react does at each signal.
func alone(t *testing.T, react func(*sessionpage.Residence)) (*Sessions, *sessionpage.Residence, chan int) {
	t.Helper()
	page, parked := sessionpage.Alone(), make(chan int, 8)
	m := New(Config{Log: slog.New(slog.DiscardHandler), Park: func(_ context.Context, pid int, away bool) error {
		if away {
			parked <- pid
		} else {
			parked <- -pid
		}
		return nil
	}})
	r := page.Residence()
	r.Report(0, sessionpage.Resident)
	m.Join(1, Worker{Page: page, Pid: 7, Device: -1, AllowHostCopy: func(bool) {}, Signal: func(os.Signal) error { react(r); return nil }})
	return m, r, parked
}

// followAll is a worker that does what it is told.
func followAll(r *sessionpage.Residence) {
	o, _ := r.Ordered()
	r.SetMoved(4096, 4096)
	if o.Suspended() {
		r.Report(o, sessionpage.Away)
	} else {
		r.Report(o, sessionpage.Resident)
	}
}

func TestMove(t *testing.T) {
	m, _, parked := alone(t, followAll)
	if done, err := m.Suspend(t.Context(), 1, time.Second, nil); err != nil || done.Bytes != 4096 || done.Left != "" || <-parked != 7 {
		t.Fatalf("suspend: %+v %v", done, err)
	}
	if s := m.State(1); s != Suspended {
		t.Errorf("it is %q", s)
	}
	if _, err := m.Suspend(t.Context(), 1, time.Second, nil); !errors.Is(err, ErrThere) {
		t.Errorf("again: %v", err)
	}
	if done, err := m.Resume(t.Context(), 1); err != nil || done.Bytes != 4096 || <-parked != -7 {
		t.Fatalf("resume: %+v %v", done, err)
	}
	if s := m.State(1); s != Resident {
		t.Errorf("it is %q", s)
	}
	m.RemoveSession(1)
	if _, err := m.Suspend(t.Context(), 1, time.Second, nil); !errors.Is(err, ErrEnded) {
		t.Errorf("of a session that has ended: %v", err)
	}
}

// TestHostileWorker has workers that say what they like: the session stays where it was, and every move ends.
func TestHostileWorker(t *testing.T) {
	t.Run("refuses with control characters", func(t *testing.T) {
		m, _, _ := alone(t, func(r *sessionpage.Residence) {
			o, _ := r.Ordered()
			r.Refuse(o, "\x1b[2J\x00evil\u202e"+strings.Repeat("x", 1000), false)
		})
		_, err := m.Suspend(t.Context(), 1, time.Second, nil)
		var refused *RefusedError
		if !errors.As(err, &refused) || strings.ContainsAny(refused.Reason, "\x1b\x00") || len(refused.Reason) > 300 {
			t.Errorf("%q", err)
		}
		if s := m.State(1); s != Resident {
			t.Errorf("it is %q", s)
		}
	})
	t.Run("says what it was not asked", func(t *testing.T) {
		m, _, _ := alone(t, func(r *sessionpage.Residence) {
			for s := range sessionpage.Stage(16) {
				r.Report(12345, s)
			}
			o, _ := r.Ordered()
			r.Report(o, sessionpage.Resident) // of an order to leave
			go func() { time.Sleep(10 * time.Millisecond); r.Refuse(o, "now", false) }()
		})
		if _, err := m.Suspend(t.Context(), 1, time.Second, nil); err == nil || err.Error() != "now" {
			t.Errorf("%v", err)
		}
	})
	t.Run("ends in the middle", func(t *testing.T) {
		asked := make(chan struct{})
		m, _, _ := alone(t, func(*sessionpage.Residence) { close(asked) })
		go func() { <-asked; m.RemoveSession(1) }()
		if _, err := m.Suspend(t.Context(), 1, time.Hour, nil); !errors.Is(err, ErrEnded) {
			t.Errorf("%v", err)
		}
	})
	t.Run("cannot be signalled", func(t *testing.T) {
		page := sessionpage.Alone()
		page.Residence().Report(0, sessionpage.Resident)
		m := New(Config{Log: slog.New(slog.DiscardHandler)})
		m.Join(1, Worker{Page: page, Device: -1, AllowHostCopy: func(bool) {}, Signal: func(os.Signal) error { return os.ErrProcessDone }})
		if _, err := m.Suspend(t.Context(), 1, time.Second, nil); !errors.Is(err, ErrEnded) {
			t.Errorf("%v", err)
		}
	})
	t.Run("never says that it can", func(t *testing.T) {
		m := New(Config{Log: slog.New(slog.DiscardHandler)})
		m.Join(1, Worker{Page: sessionpage.Alone(), Device: -1, AllowHostCopy: func(bool) {}, Signal: func(os.Signal) error { return nil }})
		if _, err := m.Suspend(t.Context(), 1, time.Second, nil); !errors.Is(err, ErrFixed) {
			t.Errorf("%v", err)
		}
	})
}

// TestParkFails has a driver that cannot take the worker off the GPU: the session is suspended all the same, and the answer
// says what is left.
func TestParkFails(t *testing.T) {
	m, _, _ := alone(t, followAll)
	m.cfg.Park = func(context.Context, int, bool) error { return errors.New("no") }
	done, err := m.Suspend(t.Context(), 1, time.Second, nil)
	if err != nil || done.Left != "no" {
		t.Errorf("%+v %v", done, err)
	}
	if _, err := m.Resume(t.Context(), 1); err == nil {
		t.Error("resumed although the driver says no")
	}
	if s := m.State(1); s != Suspended {
		t.Errorf("it is %q", s)
	}
}
