package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"sync"
	"time"
)

// crowd has many clients at once: all open their sessions at the same moment, and
// when the last is ready all work together for a while.
func (s *site) crowd(ctx context.Context, n int, together time.Duration, f *figures) error {
	began := time.Now()
	s.crowded = max(s.crowded, n)
	clients := make([]*session, n)
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			c, err := s.begin(s.way(i), "--wait")
			if err == nil {
				err = c.ready()
			}
			if err != nil {
				f.count(err)
				return
			}
			clients[i] = c
		})
	}
	wg.Wait()
	h, err := s.look(ctx)
	if err != nil {
		return err
	}
	say("  all ready after %v; %v", time.Since(began).Round(10*time.Millisecond), h)
	if h.clients+f.failed < n {
		f.count(fmt.Errorf("%d clients were ready and the server counts %d", n-f.failed, h.clients))
	}
	for _, c := range clients {
		if c != nil {
			_, _ = c.in.Write([]byte{'\n'})
		}
	}
	pause(ctx, together)
	for _, c := range clients {
		if c != nil {
			wg.Go(func() {
				_ = c.in.Close()
				f.count(c.end(f))
			})
		}
	}
	wg.Wait()
	return nil
}

func pause(ctx context.Context, t time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(t):
	}
}

// procession has one session after another.
func (s *site) procession(ctx context.Context, n int, f *figures) error {
	said := time.Now()
	for i := 0; i < n && ctx.Err() == nil; i++ {
		s.once(s.way(i), f)
		if f.failed > 20 {
			return errors.New("given up")
		}
		if time.Since(said) >= 30*time.Second {
			said = time.Now()
			h, err := s.look(ctx)
			if err != nil {
				return err
			}
			say("  %d of %d sessions; %v", i+1, n, h)
		}
	}
	return nil
}

// The soak has this many clients that stay for a while, and as many that come, make
// a few rounds and go; of those one in five is killed somewhere in the middle.
const (
	residents = 6
	visitors  = 3
	stay      = 90 * time.Second
)

// soak has clients of every kind for a long time, and watches what the server holds
// meanwhile: not more in its last quarter than in its second.
func (s *site) soak(ctx context.Context, length time.Duration, seed uint64, f *figures) error {
	until := time.Now().Add(length)
	over := func() bool { return ctx.Err() != nil || time.Now().After(until) || f.tooMany() }
	var wg sync.WaitGroup
	for i := range residents {
		wg.Go(func() {
			for r := rand.New(rand.NewPCG(seed, uint64(i))); !over(); i++ {
				s.resident(ctx, s.way(i), min(time.Until(until), stay/2+time.Duration(r.Int64N(int64(stay)))), f)
			}
		})
	}
	for i := range visitors {
		wg.Go(func() {
			for r := rand.New(rand.NewPCG(seed, uint64(1000+i))); !over(); i++ {
				if r.IntN(5) == 0 {
					s.dies(ctx, s.way(i), time.Duration(r.Int64N(int64(400*time.Millisecond))), f)
				} else {
					s.once(s.way(i), f, "--rounds", fmt.Sprint(1+r.IntN(200)))
				}
			}
		})
	}
	samples, err := s.watch(ctx, length, over, f)
	wg.Wait()
	if err != nil {
		return err
	}
	return steady(samples)
}

func (f *figures) tooMany() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.failed > 20
}

// resident is a client that works for a while.
func (s *site) resident(ctx context.Context, w way, length time.Duration, f *figures) {
	c, err := s.begin(w, "--wait")
	if err == nil {
		err = c.ready()
	}
	if err != nil {
		f.count(err)
		return
	}
	c.limit.Reset(length + stepTimeout)
	_, _ = c.in.Write([]byte{'\n'})
	pause(ctx, length)
	_ = c.in.Close()
	f.count(c.end(f))
}

// watch takes samples: a hundred, but not more often than every two seconds.
func (s *site) watch(ctx context.Context, length time.Duration, over func() bool, f *figures) (samples []holding, err error) {
	every := max(length/100, 2*time.Second)
	next, said := time.Now(), time.Now()
	for ; !over(); pause(ctx, time.Until(next)) {
		next = next.Add(every)
		h, err := s.look(ctx)
		if err != nil {
			return samples, err
		}
		samples = append(samples, h)
		if time.Since(said) >= time.Minute {
			said = time.Now()
			f.mu.Lock()
			say("  %d done, %d failed, %d killed; %v", f.done, f.failed, f.killed, h)
			f.mu.Unlock()
		}
	}
	return samples, nil
}

// steady compares the last quarter of a soak with its second: on average nothing
// may be more. Too few samples say nothing.
func steady(samples []holding) error {
	n := len(samples) / 4
	if n < 5 {
		return nil
	}
	mean := func(list []holding) (h holding) {
		for _, x := range list {
			h.server.rss += x.server.rss / len(list)
			h.tlsProxy.rss += x.tlsProxy.rss / len(list)
			h.agent.rss += x.agent.rss / len(list)
			h.server.descriptors += x.server.descriptors
			h.agent.descriptors += x.agent.descriptors
			h.tlsProxy.descriptors += x.tlsProxy.descriptors
			h.goroutines += x.goroutines
		}
		h.server.descriptors /= len(list)
		h.agent.descriptors /= len(list)
		h.tlsProxy.descriptors /= len(list)
		h.goroutines /= len(list)
		return h
	}
	early, late := mean(samples[n:2*n]), mean(samples[len(samples)-n:])
	say("  on average, second quarter and last: server %.1f and %.1f MiB, %d and %d descriptors, %d and %d goroutines; TLS proxy %.1f and %.1f MiB; agent %.1f and %.1f MiB",
		float64(early.server.rss)/1024, float64(late.server.rss)/1024, early.server.descriptors, late.server.descriptors, early.goroutines, late.goroutines,
		float64(early.tlsProxy.rss)/1024, float64(late.tlsProxy.rss)/1024, float64(early.agent.rss)/1024, float64(late.agent.rss)/1024)
	// Who happens to be there differs: a client has some descriptors and goroutines.
	early.server.descriptors += 8 * (residents + visitors) / 2
	early.tlsProxy.descriptors += residents + visitors
	early.agent.descriptors += 3 * (residents + visitors)
	early.goroutines += 4 * (residents + visitors) / 2
	return grown(early, late, 0)
}

// books compares what the server has counted with what the clients know.
func (s *site) books(h holding, f *figures) error {
	var errs []error
	if h.failed != 0 {
		errs = append(errs, fmt.Errorf("%d workers failed", h.failed))
	}
	if most := f.done + f.killed; h.sessions < f.done || h.sessions > most {
		errs = append(errs, fmt.Errorf("the server counts %d sessions; %d were done and %d killed", h.sessions, f.done, f.killed))
	}
	if h.refused > f.killed { // one that is killed in its handshake is turned away
		errs = append(errs, fmt.Errorf("the server turned %d away; only %d were killed", h.refused, f.killed))
	}
	// The audit log has a line for the beginning and one for the end of each.
	text, err := os.ReadFile(s.audit)
	errs = append(errs, err)
	accepted, ended := 0, 0
	for line := range bytes.Lines(text) {
		var r struct{ Event string }
		errs = append(errs, json.Unmarshal(line, &r))
		switch r.Event {
		case "accepted":
			accepted++
		case "ended":
			ended++
		}
	}
	if accepted != h.sessions || ended != accepted {
		errs = append(errs, fmt.Errorf("the audit log has %d beginnings and %d ends of %d sessions", accepted, ended, h.sessions))
	}
	return errors.Join(errs...)
}
