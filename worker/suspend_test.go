package worker

import (
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// order has the worker of this process suspend or resume its session, and returns the stage that the order ends in.
func (r *rig) order(suspend bool, timeout time.Duration) sessionpage.Stage {
	r.t.Helper()
	<-r.ready
	page := r.w.page.Residence()
	o := page.Order(suspend, timeout)
	if err := syscall.Kill(os.Getpid(), sessionpage.ResidenceSignal); err != nil {
		r.t.Error(err)
	}
	var p sessionpage.Progress
	until(r.t, "the order is followed", func() bool {
		p = page.Progress()
		return p.Of == o && (p.Stage == sessionpage.Resident && !suspend || p.Stage == sessionpage.Away && suspend || p.Stage == sessionpage.Refused)
	})
	return p.Stage
}

// TestSuspendedMeanwhile suspends a session again and again while its client works with memory of all sizes: nothing is lost,
// and nothing of the command loop's is touched by two goroutines.
func TestSuspendedMeanwhile(t *testing.T) {
	r := newRig(t)
	stop, stopped := make(chan struct{}), make(chan int)
	go func() {
		n := 0
		for ; ; n++ {
			select {
			case <-stop:
				stopped <- n
				return
			default:
			}
			if s := r.order(true, time.Minute); s != sessionpage.Away {
				t.Errorf("suspended: stage %d, %s", s, r.w.page.Residence().Reason())
			} else if held := r.devicePage(0).Use().Held; held != 0 {
				t.Errorf("suspended it holds %d bytes", held)
			}
			if s := r.order(false, 0); s != sessionpage.Resident {
				t.Errorf("resumed: stage %d, %s", s, r.w.page.Residence().Reason())
			}
		}
	}()
	add := r.function("add")
	type piece struct {
		at   cu.Deviceptr
		data []byte
	}
	var pieces []piece
	for round := range uint32(15) {
		size := []int{4, 300, 64 << 10, 1 << 20, 3 << 20}[round%5]
		p := piece{r.alloc(uint64(size)), pattern(round, size)}
		r.write(p.at, p.data, 0)
		if size >= 300 { // the first 32 words are counted up, by a kernel behind the copy
			r.launch(add, 1, 32, 0, p.at, uint32(32), uint32(256))
			for i := range 32 {
				p.data[4*i+1]++
				for k := 4*i + 1; p.data[k] == 0 && k < 4*i+3; k++ {
					p.data[k+1]++
				}
			}
		}
		pieces = append(pieces, p)
		if round%7 == 6 { // some end
			r.ok(r.MemFree(&wire.MemFreeRequest{Addr: pieces[0].at}))
			pieces = pieces[1:]
		}
		for _, p := range pieces[max(0, len(pieces)-5):] {
			if len(p.data) <= 1<<20 {
				r.expect(p.at, p.data)
			}
		}
	}
	r.ok(r.sync())
	close(stop)
	if n := <-stopped; n == 0 {
		t.Error("it was never suspended")
	}
}

// TestStopsInTime: a session whose call does not end, or whose results are not taken, is not suspended, and goes on.
func TestStopsInTime(t *testing.T) {
	r := newRig(t)
	r.devicePage(0)
	reason := func(words string) {
		t.Helper()
		if s := r.order(true, 20*time.Millisecond); s != sessionpage.Refused || !strings.Contains(r.w.page.Residence().Reason(), words) {
			t.Fatalf("stage %d: %q, not %q", s, r.w.page.Residence().Reason(), words)
		}
	}
	if !r.w.suspend.Lock.Close(patient) { // somebody else has the loop's state, as the loop has it while it executes a command
		t.Fatal("the loop does not leave")
	}
	reason("a call of the program has not ended in time")
	r.w.suspend.Lock.Open()
	release := make(chan struct{})
	r.w.gpu.Pool.Run(0, func(device.Device) { <-release }) // as an answer that the client does not read
	reason("the program has not taken results in time")
	close(release)
	r.ok(r.sync())
	if s := r.order(true, time.Minute); s != sessionpage.Away {
		t.Fatalf("stage %d: %s", s, r.w.page.Residence().Reason())
	}
	r.order(false, 0)
}

// TestSuspendWaitsForWork orders a suspension while a kernel does not end: the session goes on, and can be suspended when the
// kernel has ended. Its client's next command waits until the session is back.
func TestSuspendWaitsForWork(t *testing.T) {
	r := newRig(t)
	end := spinning(r)
	until(t, "the kernel runs", func() bool { return r.devicePage(0).Use().Busy })
	if s := r.order(true, 50*time.Millisecond); s != sessionpage.Refused {
		t.Fatalf("stage %d", s)
	}
	end()
	r.ok(r.sync())
	if s := r.order(true, time.Minute); s != sessionpage.Away {
		t.Fatalf("stage %d: %s", s, r.w.page.Residence().Reason())
	}
	done := make(chan error, 1)
	go func() { done <- r.sync() }()
	until(t, "the command waits", func() bool { return r.w.page.Residence().Progress().Wants })
	select {
	case err := <-done:
		t.Errorf("a command of a suspended session was executed: %v", err)
	default:
	}
	r.order(false, 0)
	r.ok(<-done)
	if r.w.page.Residence().Progress().Wants {
		t.Error("it says that a command waits")
	}
}
