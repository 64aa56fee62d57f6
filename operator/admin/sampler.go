package admin

import (
	"context"
	"encoding/json"
	"sync"
	"time"
)

// Period is how often a Sampler samples.
const Period = time.Second

// maxSubscribers bounds the event streams at one time.
const maxSubscribers = 32

// A Sampler samples a backend once a second: rates are differences between two samples, and
// the history consists of samples.
type Sampler struct {
	backend Backend

	mu          sync.Mutex
	time        time.Time
	before      map[uint64]Session // the sessions of the last sample
	rates       map[uint64]Session // with Rates and Devices[].Share of the last second
	history     history
	subscribers map[chan []byte]struct{}
}

// NewSampler returns a Sampler without samples.
func NewSampler(b Backend) *Sampler {
	return &Sampler{backend: b, before: map[uint64]Session{}, subscribers: map[chan []byte]struct{}{}}
}

// Run samples until ctx is done.
func (s *Sampler) Run(ctx context.Context) {
	t := time.NewTicker(Period)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case now := <-t.C:
			s.Sample(now)
		}
	}
}

// Sample takes one sample.
func (s *Sampler) Sample(now time.Time) {
	sessions := s.backend.Sessions()
	devices := s.backend.Devices()
	s.mu.Lock()
	rates := make(map[uint64]Session, len(sessions))
	for i := range sessions {
		// A session that began since the last sample has done all its work since then.
		computeRates(&sessions[i], s.before[sessions[i].ID], now.Sub(s.time))
	}
	divideShares(sessions)
	for _, s := range sessions {
		rates[s.ID] = s
	}
	sumBusy(devices, sessions)
	if !s.time.IsZero() {
		s.history.add(now, devices, sessions)
	}
	s.time, s.before, s.rates = now, rates, rates
	heard := len(s.subscribers) > 0
	s.mu.Unlock()
	if heard {
		s.publish(s.Snapshot(now))
	}
}

// computeRates sets the rates of a session between two samples.
func computeRates(now *Session, before Session, passed time.Duration) {
	now.Rates = SessionRates{}
	if passed <= 0 || passed > time.Hour {
		return // the first sample
	}
	sec := passed.Seconds()
	per := func(new, old uint64) float64 {
		if new < old {
			return 0 // counters come from the worker, which may be hostile
		}
		return float64(new-old) / sec
	}
	n, b := now.Counters, before.Counters
	now.Rates = SessionRates{
		Commands: per(n.Commands, b.Commands), RoundTrips: per(n.RoundTrips, b.RoundTrips),
		Launches: per(n.Launches, b.Launches), BytesIn: per(n.BytesIn, b.BytesIn), BytesOut: per(n.BytesOut, b.BytesOut),
	}
	for i := range now.Devices {
		d := &now.Devices[i]
		d.Share = busyFraction(d.Time-timeOn(before, d.Device), sec)
	}
}

// divideShares has the shares of a device add up to at most all of it. The time that sessions had
// beside each other is divided among them a moment after their workers report it, so that one second
// may seem to hold more than a second.
func divideShares(sessions []Session) {
	sums := map[int]float64{}
	for _, s := range sessions {
		for _, d := range s.Devices {
			sums[d.Device] += d.Share
		}
	}
	for i := range sessions {
		s := &sessions[i]
		for j := range s.Devices {
			d := &s.Devices[j]
			d.Share /= max(sums[d.Device], 1)
			s.Rates.Share += d.Share
		}
	}
}

// busyFraction returns the part of some seconds in which a device worked. Workers report
// used, so it is bounded.
func busyFraction(used, of float64) float64 { return min(max(used/of, 0), 1) }

func timeOn(s Session, device int) float64 {
	for _, d := range s.Devices {
		if d.Device == device {
			return d.Time
		}
	}
	return 0
}

// sumBusy adds up the sessions' parts of each device's time.
func sumBusy(devices []Device, sessions []Session) {
	for i := range devices {
		d := &devices[i]
		for _, s := range sessions {
			for _, u := range s.Devices {
				if u.Device == d.Index {
					d.Busy = min(d.Busy+u.Share, 1)
				}
			}
		}
	}
}

// Snapshot returns the current state of the backend, with the rates of the last second.
func (s *Sampler) Snapshot(now time.Time) Snapshot {
	snap := Snapshot{
		Time: now.UTC(), Server: s.backend.Server().withOldNames(), Devices: s.backend.Devices(),
		Sessions: s.backend.Sessions(), Tenants: s.backend.Tenants(),
	}
	s.mu.Lock()
	rates := s.rates // immutable: Sample replaces the map
	s.mu.Unlock()
	tenants := map[string]float64{}
	for i := range snap.Sessions {
		known := rates[snap.Sessions[i].ID]
		withRates(&snap.Sessions[i], known)
		tenants[snap.Sessions[i].Tenant] += known.Rates.Share
	}
	sumBusy(snap.Devices, snap.Sessions)
	for i := range snap.Tenants {
		snap.Tenants[i].Share = tenants[snap.Tenants[i].Name]
	}
	return snap
}

// withRates adds the rates of the last sample to a session.
func withRates(s *Session, known Session) {
	s.Rates = known.Rates
	if s.State == "idle" && known.Rates.Share >= 0.005 {
		s.State = "running" // idle at this moment, between two launches
	}
	for i := range s.Devices {
		for _, k := range known.Devices {
			if k.Device == s.Devices[i].Device {
				s.Devices[i].Share = k.Share
			}
		}
	}
}

// subscribe opens an event stream; nil when there are enough.
func (s *Sampler) subscribe() chan []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.subscribers) >= maxSubscribers {
		return nil
	}
	c := make(chan []byte, 1)
	s.subscribers[c] = struct{}{}
	return c
}

func (s *Sampler) unsubscribe(c chan []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.subscribers, c)
}

// publish sends a snapshot to all subscribers. A subscriber that has not read the last one
// misses this one.
func (s *Sampler) publish(snap Snapshot) {
	text, err := json.Marshal(snap)
	if err != nil {
		return // cannot happen: a snapshot can always be encoded
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for c := range s.subscribers {
		select {
		case c <- text:
		default:
		}
	}
}
