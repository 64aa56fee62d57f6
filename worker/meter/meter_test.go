package meter

import (
	"log/slog"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/transport/channel"
	"ferry/worker/accounting"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/printfscan"
)

// A playedGPU has one stream. Its calls, and the gaps between its kernels, take as long as
// on an H200. Its time is that of a synctest bubble.
type playedGPU struct {
	device.Device // for calls that it does not play
	mu            sync.Mutex
	free          time.Time     // when all its work will be done
	worked        time.Duration // from beginnings to ends of kernels, with the gaps no other work could fill
	events        map[cu.Event]time.Time
	threads       int // threads that were to use it, the command loop not counted
}

const (
	playedLaunch = 4 * time.Microsecond // of the calling thread
	playedStart  = 2 * time.Microsecond // from there to the kernel's first instruction, on an idle device
	playedGap    = 1500 * time.Nanosecond
	playedQuery  = 300 * time.Nanosecond
)

func (p *playedGPU) Thread() device.Device {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.threads++
	return p
}

func (p *playedGPU) Leave() {}

func (p *playedGPU) CtxSetCurrent(cu.Context) cu.Result { return cu.CUDA_SUCCESS }

func (p *playedGPU) launch(kernel time.Duration) {
	time.Sleep(playedLaunch)
	p.mu.Lock()
	defer p.mu.Unlock()
	begin := time.Now().Add(playedStart)
	if p.free.After(begin) {
		begin = p.free.Add(playedGap)
		p.worked += playedGap
	}
	p.free = begin.Add(kernel)
	p.worked += kernel
}

func (p *playedGPU) StreamQuery(cu.Stream) cu.Result {
	time.Sleep(playedQuery)
	p.mu.Lock()
	left := time.Until(p.free)
	p.mu.Unlock()
	if left <= 0 {
		return cu.CUDA_SUCCESS
	}
	time.Sleep(left / 4) // it would be asked again and again, which costs a test real time
	return cu.CUDA_ERROR_NOT_READY
}

func (p *playedGPU) EventCreate(uint32) (cu.Event, cu.Result) {
	p.mu.Lock()
	defer p.mu.Unlock()
	ev := cu.Event(len(p.events) + 1)
	p.events[ev] = time.Time{}
	return ev, cu.CUDA_SUCCESS
}

func (p *playedGPU) EventRecord(ev cu.Event, _ cu.Stream) cu.Result {
	time.Sleep(playedQuery)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.events[ev] = p.free
	return cu.CUDA_SUCCESS
}

// EventQuery takes no time: it is called under throttle.mu, and the time of a bubble stands
// still while a goroutine waits for a mutex.
func (p *playedGPU) EventQuery(ev cu.Event) cu.Result {
	p.mu.Lock()
	defer p.mu.Unlock()
	if time.Now().Before(p.events[ev]) {
		return cu.CUDA_ERROR_NOT_READY
	}
	return cu.CUDA_SUCCESS
}

// A playedClient launches batches of kernels, each host after the other, waits for
// them, thinks.
type playedClient struct {
	kernel      time.Duration
	batch       int
	host, think time.Duration
	never       bool // waits
}

// metered plays a client that has the device to itself for some time while other clients
// want it. It returns what its device did, what it was charged with, and how many threads
// measured.
func metered(t *testing.T, p playedClient, d time.Duration) (worked, charged time.Duration, threads int) {
	synctest.Test(t, func(t *testing.T) {
		ours, page, doorbell, err := sessionpage.New()
		if err != nil {
			t.Fatal(err)
		}
		theirs, err := sessionpage.Join(page, doorbell)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = page.Close(), doorbell.Close()
		played := &playedGPU{events: map[cu.Event]time.Time{}}
		log := slog.New(slog.DiscardHandler)
		cfg := gpu.Config{
			Dev: played, Session: session.New(0, session.Windows{}), Conn: conn.Over(channel.Of(nil, nil), nil),
			Accounts: accounting.New(theirs, log), Prints: &printfscan.Scan{}, Log: log,
		}
		e := gpu.New(cfg)
		c := e.AddContext(0x7e<<56|cu.Context(cu.KindContext)<<48|1, 1, 0, true)
		m := New(e, cfg, theirs, func() {})
		m.pollPause = time.Microsecond // how long a poll takes on a machine with enough processors
		granted := ours.Device(0)
		granted.SetSlice(6 * time.Millisecond)
		granted.SetPermit(sessionpage.Run | sessionpage.Contended)

		play := func(until time.Time) {
			for time.Now().Before(until) {
				for range p.batch {
					time.Sleep(max(p.host-playedLaunch, time.Microsecond))
					m.Admit()
					e.NoteUse(c, 0, 0)
					played.launch(p.kernel)
					m.Admitted()
				}
				if !p.never {
					time.Sleep(time.Microsecond)
					for !e.Idle(c, true) {
					}
					m.ClientWaited()
					m.NoteEnded(played, c, m.AllEnded(c))
					time.Sleep(2 * time.Microsecond)
				}
				time.Sleep(p.think)
			}
		}
		play(time.Now().Add(20 * time.Millisecond)) // the meter learns how long its work takes
		worked, charged = -played.worked, -granted.Use().Used
		play(time.Now().Add(d))
		for !e.Idle(c, true) {
		}
		m.NoteEnded(played, c, m.AllEnded(c))
		worked, charged = worked+played.worked, charged+granted.Use().Used
		m.End()
		e.Pool.Close()
		time.Sleep(time.Second) // the measuring thread ends
		_, _, _, _ = ours.Close(), theirs.Close(), ours.Unmap(), theirs.Unmap()
		threads = played.threads
	})
	return worked, charged, threads
}

// A client is charged with what the device did for it, and not with the moments in which
// the device had none of its work. Before bursts were noted, the first client was charged
// with 0.94 of it, the single kernels with up to 1.75, the slow host with 2.
func TestChargedWhatTheDeviceDid(t *testing.T) {
	const µs, d = time.Microsecond, 100 * time.Millisecond
	for name, c := range map[string]struct {
		p   playedClient
		off float64
	}{
		"20 of 10 µs":                {playedClient{kernel: 10 * µs, batch: 20}, 0.02},
		"20 of 10 µs, slow to go on": {playedClient{kernel: 10 * µs, batch: 20, think: 50 * µs}, 0.02},
		"20 of 1 ms":                 {playedClient{kernel: 1000 * µs, batch: 20}, 0.02},
		"2 of 100 ms":                {playedClient{kernel: 100_000 * µs, batch: 2}, 0.02},
		"7 of 300 µs, then a pause":  {playedClient{kernel: 300 * µs, batch: 7, think: 1000 * µs}, 0.02},
		"10 µs without end":          {playedClient{kernel: 10 * µs, batch: 1000, never: true}, 0.03},
		"1 of 100 µs":                {playedClient{kernel: 100 * µs, batch: 1}, 0.03},
		"1 of 10 µs":                 {playedClient{kernel: 10 * µs, batch: 1}, 0.15},
		"100 of 10 µs, a slow host":  {playedClient{kernel: 10 * µs, batch: 100, host: 30 * µs}, 0.15},
	} {
		t.Run(name, func(t *testing.T) {
			worked, charged, _ := metered(t, c.p, d)
			ratio := charged.Seconds() / worked.Seconds()
			t.Logf("worked %.3f of the time, charged with %.3f of that", worked.Seconds()/d.Seconds(), ratio)
			if ratio > 1+c.off || ratio < 1-c.off {
				t.Errorf("charged with %.3f of what the device did", ratio)
			}
		})
	}
}

// A client that goes on at once whenever its work has ended has one measuring thread, and
// now and then a second that has not seen yet that it is not needed.
func TestOneMeter(t *testing.T) {
	if _, _, threads := metered(t, playedClient{kernel: 300 * time.Microsecond, batch: 20, think: 5 * time.Microsecond}, 600*time.Millisecond); threads > 2 {
		t.Errorf("%d threads were needed at once", threads)
	}
}
