package residence

import (
	"errors"
	"testing"
	"time"

	"ferry/server/sessionpage"
)

// TestGone: a session that has moved to another server is gone for good; one that stays is as it was.
func TestGone(t *testing.T) {
	for _, c := range []struct {
		name  string
		react func(*sessionpage.Residence)
		want  func(error) bool
		state State
	}{
		{"moves", func(r *sessionpage.Residence) {
			o, _ := r.Ordered()
			if o.Moves() && !o.Suspended() {
				r.SetMoved(10, 10)
				r.Report(o, sessionpage.Gone)
			}
		}, func(err error) bool { return err == nil }, Gone},
		{"says why not", func(r *sessionpage.Residence) { o, _ := r.Ordered(); r.Refuse(o, "it shares memory", false) }, func(err error) bool {
			var refused *RefusedError
			return errors.As(err, &refused) && refused.Reason == "it shares memory"
		}, Resident},
		{"has something elsewhere", func(r *sessionpage.Residence) { o, _ := r.Ordered(); r.Refuse(o, "it lies elsewhere", true) }, func(err error) bool {
			var refused *RefusedError
			return errors.As(err, &refused) && refused.Again
		}, Resident},
		{"of an earlier version", followAll, func(err error) bool { return errors.Is(err, ErrFixed) }, Resident},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, _, _ := alone(t, c.react)
			if _, err := m.Move(t.Context(), 1, time.Second); !c.want(err) {
				t.Errorf("it answers %v", err)
			}
			if s := m.State(1); s != c.state {
				t.Errorf("it is %q", s)
			}
			if _, err := m.Suspend(t.Context(), 1, time.Second, nil); c.state == Gone && !errors.Is(err, ErrEnded) {
				t.Errorf("what is gone is suspended: %v", err)
			}
		})
	}
	t.Run("checked", func(t *testing.T) {
		m, _, _ := alone(t, func(r *sessionpage.Residence) {
			if o, _ := r.Ordered(); o.Checks() && !o.Moves() {
				r.Report(o, sessionpage.Checked)
			}
		})
		if err := m.CheckMove(t.Context(), 1, time.Second); err != nil || m.State(1) != Resident {
			t.Errorf("%v, it is %q", err, m.State(1))
		}
		m, _, _ = alone(t, func(r *sessionpage.Residence) { o, _ := r.Ordered(); r.Refuse(o, "it shares memory", true) })
		var refused *RefusedError
		if err := m.CheckMove(t.Context(), 1, time.Second); !errors.As(err, &refused) || refused.Again || refused.Reason != "it shares memory" {
			t.Errorf("%v", err)
		}
		m, _, _ = alone(t, followAll)
		if err := m.CheckMove(t.Context(), 1, time.Second); !errors.Is(err, ErrFixed) {
			t.Errorf("a worker of an earlier version: %v", err)
		}
	})
	t.Run("suspended", func(t *testing.T) {
		m, _, _ := alone(t, followAll)
		if _, err := m.Suspend(t.Context(), 1, time.Second, nil); err != nil {
			t.Fatal(err)
		}
		if _, err := m.Move(t.Context(), 1, time.Second); !errors.Is(err, ErrAway) || m.State(1) != Suspended {
			t.Errorf("a suspended session moves: %v, it is %q", err, m.State(1))
		}
		if err := m.CheckMove(t.Context(), 1, time.Second); !errors.Is(err, ErrAway) {
			t.Errorf("a suspended session can move: %v", err)
		}
	})
}
