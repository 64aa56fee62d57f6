package residence

import (
	"log/slog"
	"os"
	"testing"
	"time"

	"ferry/daemon/swap"
	"ferry/server/sessionpage"
	"ferry/test/limit"
)

const mib = 1 << 20

// A fakeWorker does what it is told, and has the memory that the test says.
type fakeWorker struct {
	page *sessionpage.Page
}

// joinSwap adds a session of a worker that follows all orders.
func joinSwap(m *Sessions, id uint64, policy swap.Policy) fakeWorker {
	w := fakeWorker{sessionpage.Alone()}
	w.page.Residence().Report(0, sessionpage.Resident)
	m.Join(id, Worker{Page: w.page, Device: 0, Policy: policy, AllowHostCopy: func(bool) {}, Signal: func(os.Signal) error { followAll(w.page.Residence()); return nil }})
	return w
}

// grow asks for memory and has it if the answer is yes.
func (w fakeWorker) grow(t *testing.T, m *Sessions, id uint64, bytes uint64) bool {
	t.Helper()
	d := w.page.Device(0)
	number := d.AskRoom(bytes)
	m.Ring(id)
	for start := time.Now(); ; {
		answered, yes := d.AwaitAnswer(number, 10*time.Millisecond)
		if answered {
			if yes {
				d.SetHeld(d.Use().Held + bytes)
			}
			return yes
		}
		if time.Since(start) > limit.For(20*time.Second) {
			t.Fatal("no answer")
		}
	}
}

// TestRoom has sessions grow on a GPU of 100 MiB on which each context takes 10: together they never get more than there is
// unless somebody can leave.
func TestRoom(t *testing.T) {
	m := New(Config{Log: slog.New(slog.DiscardHandler)})
	m.EnableSwap(SwapConfig{Config: swap.Config{Oversubscribe: 4, Host: 1 << 30, Fixed: swap.Millisecond}, Context: 10 * mib})
	defer m.Close()
	m.SetDevices([]uint64{100 * mib})
	never := swap.Policy{} // leaves for nobody
	a, b := joinSwap(m, 1, never), joinSwap(m, 2, never)
	a.page.Device(0).SetContexts(1)
	b.page.Device(0).SetContexts(1)
	if !a.grow(t, m, 1, 40*mib) || a.page.Device(0).Room() < 40*mib {
		t.Fatalf("the first has no room: %d", a.page.Device(0).Room())
	}
	if b.grow(t, m, 2, 40*mib) {
		t.Error("two of 40 MiB with contexts of 10 fit on 98 MiB")
	}
	if !b.grow(t, m, 2, 30*mib) {
		t.Error("30 MiB do not fit beside 40")
	}
	if a.grow(t, m, 1, 70*mib) {
		t.Error("more than the GPU has")
	}
}

// TestSwapOut has a session leave for another, and come back when its program calls.
func TestSwapOut(t *testing.T) {
	m := New(Config{Log: slog.New(slog.DiscardHandler)})
	m.EnableSwap(SwapConfig{Config: swap.Config{Oversubscribe: 4, Host: 1 << 30, Fixed: swap.Millisecond}})
	defer m.Close()
	m.SetDevices([]uint64{100 * mib})
	idle := swap.Policy{Idle: 50 * swap.Millisecond}
	a, b := joinSwap(m, 1, idle), joinSwap(m, 2, idle)
	if !a.grow(t, m, 1, 60*mib) || !b.grow(t, m, 2, 60*mib) {
		t.Fatal("one of them is refused")
	}
	if s := m.State(1); s != Suspended {
		t.Errorf("the first is %q", s)
	}
	a.page.Residence().SetWants(true)
	deadline := time.Now().Add(limit.For(20 * time.Second))
	for s := Suspended; s != Resident; s = m.State(1) {
		if time.Now().After(deadline) {
			t.Fatal("the first does not come back")
		}
		m.Ring(1)
		time.Sleep(5 * time.Millisecond)
	}
	if s := m.State(2); s != Suspended {
		t.Errorf("the second is %q", s)
	}
	if _, swaps := m.Count(); swaps < 3 {
		t.Errorf("%d swaps", swaps)
	}
}

// TestRingsWithoutPause has a worker ring all the time: others are served.
func TestRingsWithoutPause(t *testing.T) {
	m := New(Config{Log: slog.New(slog.DiscardHandler)})
	m.EnableSwap(SwapConfig{Config: swap.Config{Oversubscribe: 4, Host: 1 << 30, Fixed: swap.Millisecond}})
	defer m.Close()
	m.SetDevices([]uint64{100 * mib})
	loud, other := joinSwap(m, 1, swap.Policy{}), joinSwap(m, 2, swap.Policy{})
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for {
			select {
			case <-stop:
				return
			default:
				loud.page.Device(0).AskRoom(1 << 60)
				m.Ring(1)
			}
		}
	}()
	if !other.grow(t, m, 2, 10*mib) {
		t.Error("the other is refused")
	}
	close(stop)
	<-stopped
}
