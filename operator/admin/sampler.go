package admin

import (
	"context"
	"encoding/json"
	"sync"
	"time"
)

// Period is how often a Sampler looks.
const Period = time.Second

// maxListeners bounds the event streams at one time.
const maxListeners = 32

// A Sampler looks at a backend once a second: rates are differences between two
// looks, and the history is made of them.
type Sampler struct {
	backend Backend

	mu        sync.Mutex
	time      time.Time
	before    map[uint64]Session // as the last look found them
	rates     map[uint64]Session // with Rates and Devices[].Share of the last second
	history   history
	listeners map[chan []byte]struct{}
}

// NewSampler returns a Sampler that has not looked yet.
func NewSampler(b Backend) *Sampler {
	return &Sampler{backend: b, before: map[uint64]Session{}, listeners: map[chan []byte]struct{}{}}
}

// Run looks until ctx is done.
func (s *Sampler) Run(ctx context.Context) {
	t := time.NewTicker(Period)
	defer t.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case now := <-t.C:
			s.Look(now)
		}
	}
}

// Look takes a sample.
func (s *Sampler) Look(now time.Time) {
	sessions := s.backend.Sessions()
	devices := s.backend.Devices()
	s.mu.Lock()
	rates := make(map[uint64]Session, len(sessions))
	for i := range sessions {
		// What began since the last look has done all of it since then.
		rate(&sessions[i], s.before[sessions[i].ID], now.Sub(s.time))
		rates[sessions[i].ID] = sessions[i]
	}
	busy(devices, sessions)
	if !s.time.IsZero() {
		s.history.add(now, devices, sessions)
	}
	s.time, s.before, s.rates = now, rates, rates
	heard := len(s.listeners) > 0
	s.mu.Unlock()
	if heard {
		s.publish(s.Snapshot(now))
	}
}

// rate fills in what a session did between two looks.
func rate(now *Session, before Session, passed time.Duration) {
	now.Rates = SessionRates{}
	if passed <= 0 || passed > time.Hour {
		return // the first look
	}
	sec := passed.Seconds()
	per := func(new, old uint64) float64 {
		if new < old {
			return 0 // a worker's own word; it may say anything
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
		d.Share = share(d.Time-timeOn(before, d.Device), sec)
		now.Rates.Share += d.Share
	}
}

// share is what part of some seconds a device worked: a worker's word, bounded.
func share(used, of float64) float64 { return min(max(used/of, 0), 1) }

func timeOn(s Session, device int) float64 {
	for _, d := range s.Devices {
		if d.Device == device {
			return d.Time
		}
	}
	return 0
}

// busy adds up the devices' shares.
func busy(devices []Device, sessions []Session) {
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

// Snapshot is the backend of this moment, with the rates of the last second.
func (s *Sampler) Snapshot(now time.Time) Snapshot {
	snap := Snapshot{
		Time: now.UTC(), Server: s.backend.Server(), Devices: s.backend.Devices(),
		Sessions: s.backend.Sessions(), Tenants: s.backend.Tenants(),
	}
	s.mu.Lock()
	rates := s.rates // never changed once it is there
	s.mu.Unlock()
	tenants := map[string]float64{}
	for i := range snap.Sessions {
		known := rates[snap.Sessions[i].ID]
		withRates(&snap.Sessions[i], known)
		tenants[snap.Sessions[i].Tenant] += known.Rates.Share
	}
	busy(snap.Devices, snap.Sessions)
	for i := range snap.Tenants {
		snap.Tenants[i].Share = tenants[snap.Tenants[i].Name]
	}
	return snap
}

// withRates gives a session the rates a look has found.
func withRates(s *Session, known Session) {
	s.Rates = known.Rates
	if s.State == "idle" && known.Rates.Share >= 0.005 {
		s.State = "running" // between two launches, at this moment
	}
	for i := range s.Devices {
		for _, k := range known.Devices {
			if k.Device == s.Devices[i].Device {
				s.Devices[i].Share = k.Share
			}
		}
	}
}

// listen begins an event stream; nil when there are enough.
func (s *Sampler) listen() chan []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.listeners) >= maxListeners {
		return nil
	}
	c := make(chan []byte, 1)
	s.listeners[c] = struct{}{}
	return c
}

func (s *Sampler) unlisten(c chan []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.listeners, c)
}

// publish hands a snapshot to all who listen. Who has not read the last one
// misses this one.
func (s *Sampler) publish(snap Snapshot) {
	text, err := json.Marshal(snap)
	if err != nil {
		return // there is nothing in it that could fail
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for c := range s.listeners {
		select {
		case c <- text:
		default:
		}
	}
}
