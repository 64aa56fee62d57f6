package e2e

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
	"time"

	"ferry/daemon"
	"ferry/sched"
)

// Clients that share a software GPU, end to end: programs, shim, workers with their
// gates and meters, and the daemon's scheduler. The daemon runs in this process, so
// that shares can be set and accounts read.
//
// Machines that run tests are busy with other things. What is measured is wrong now
// and then, so each case has three attempts.

type timeshare struct {
	*testing.T
	d    *daemon.Daemon
	env  []string
	prog string
}

func newTimeshare(t *testing.T, share daemon.ShareConfig) *timeshare {
	t.Helper()
	dir, err := os.MkdirTemp("", "ferry-e2e-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	address := "unix://" + filepath.Join(dir, "s")
	d := daemon.New(daemon.Config{
		Listen: []string{address}, Device: "soft", SoftDevices: 1, SoftProfile: "h100", SoftMemory: 1 << 30,
		Worker: []string{ferry, "worker"}, WorkerEnv: environment(), Share: share,
		Log: slog.New(slog.DiscardHandler), LogLevel: "error",
	})
	ctx, stop := context.WithCancel(context.Background())
	if err := d.Listen(ctx); err != nil {
		t.Fatal(err)
	}
	done := make(chan error)
	go func() { done <- d.Serve(ctx) }()
	t.Cleanup(func() {
		stop()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return &timeshare{t, d, []string{"FERRY_SERVER=" + address, "LD_LIBRARY_PATH=" + library}, program(t, "load")}
}

// A load is a client: how long its kernels take, how many it launches at a time and
// how long it waits between, in µs.
type load struct {
	kernel, batch, think int
	share                daemon.Share
}

// An outcome is how far a client got.
type outcome struct {
	kernels, batches int
	p50, p99, max    float64 // µs
	worked           float64 // part of the time, by its kernels
	paid             float64 // the same, by the daemon's account
}

// run has clients run beside each other, and counts after a second.
func (s *timeshare) run(d time.Duration, loads ...load) []outcome {
	s.Helper()
	from := time.Now().Add(time.Second + time.Duration(len(loads))*250*time.Millisecond)
	to := from.Add(d)
	var programs []*running
	var sessions []uint64
	for _, l := range loads {
		args := []string{
			strconv.Itoa(l.kernel), strconv.Itoa(l.batch), strconv.Itoa(l.think),
			strconv.FormatInt(from.UnixMilli(), 10), strconv.FormatInt(to.UnixMilli(), 10),
		}
		programs = append(programs, start(s.T, s.env, s.prog, args...))
		session := s.d.Stats().Sessions
		sessions = append(sessions, session)
		if err := s.d.SetShare(session, l.share); err != nil {
			s.Fatal(err)
		}
	}
	paid := func() (list []sched.Nanos) {
		for _, session := range sessions {
			list = append(list, s.d.Standing(session, 0).Paid)
		}
		return list
	}
	time.Sleep(time.Until(from))
	before := paid()
	time.Sleep(time.Until(to))
	after := paid()
	var list []outcome
	for i, p := range programs {
		p.endsWithin(s.T, 30*time.Second)
		var o outcome
		text := p.stdout[len(p.stdout)-1]
		if _, err := fmt.Sscanf(text, "kernels=%d batches=%d p50=%f p99=%f max=%f", &o.kernels, &o.batches, &o.p50, &o.p99, &o.max); err != nil {
			s.Fatalf("%q: %v\n%s", text, err, p.stderr)
		}
		o.worked = float64(o.kernels) * float64(loads[i].kernel) / float64(d.Microseconds())
		o.paid = float64(after[i]-before[i]) / float64(d)
		s.Logf("%+v: %+v", loads[i], o)
		list = append(list, o)
	}
	within(s.T, 10*time.Second, "workers end", func() bool { return s.d.Stats().Clients == 0 })
	return list
}

// attempt tries a case up to three times.
func (s *timeshare) attempt(what string, try func() error) {
	s.Helper()
	for i := 1; ; i++ {
		err := try()
		if err == nil {
			return
		}
		if i == 3 {
			s.Errorf("%s: %v", what, err)
			return
		}
		s.Logf("%s, attempt %d: %v", what, i, err)
	}
}

func near(what string, got, want, tolerance float64) error {
	if got < want*(1-tolerance) || got > want*(1+tolerance) {
		return fmt.Errorf("%s is %.3f, not %.3f within %.0f %%", what, got, want, 100*tolerance)
	}
	return nil
}

// part is what the first of two got of what both did.
func part(o []outcome) float64 { return o[0].worked / (o[0].worked + o[1].worked) }

func TestTimeShares(t *testing.T) {
	if runtime.NumCPU() < 2 {
		skip(t, "two clients of a software GPU need two processors")
	}
	s := newTimeshare(t, daemon.ShareConfig{})
	saturating := load{kernel: 1000, batch: 20}
	s.attempt("equal weights", func() error {
		return near("the first one's part", part(s.run(2*time.Second, saturating, saturating)), 0.5, 0.05)
	})
	s.attempt("3:1", func() error {
		first := saturating
		first.share.Weight = 3
		return near("the first one's part", part(s.run(2*time.Second, first, saturating)), 0.75, 0.1)
	})
	s.attempt("long and short kernels", func() error {
		long, short := load{kernel: 60_000, batch: 2}, load{kernel: 200, batch: 50}
		return near("the long ones' part", part(s.run(3*time.Second, long, short)), 0.5, 0.1)
	})
	s.attempt("a cap", func() error {
		capped := saturating
		capped.share.Cap = 0.3
		return near("what a capped client uses alone", s.run(2*time.Second, capped)[0].worked, 0.3, 0.05)
	})
	s.attempt("interactive", func() error {
		interactive := load{kernel: 200, batch: 1, think: 10_000, share: daemon.Share{Interactive: true}}
		o := s.run(2*time.Second, saturating, interactive)
		if most := 2*6000.0 + 1000; o[1].p99 > most { // its own work, with everything around it
			return fmt.Errorf("its 99th percentile is %.0f µs, more than %.0f", o[1].p99, most)
		}
		return nil
	})
}
