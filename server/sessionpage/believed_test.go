package sessionpage

import (
	"math"
	"testing"
	"time"
)

// liar is a page in which the worker claims the most of everything, also where the daemon writes.
func liar() *Page {
	p := Alone()
	for i := range MaxDevices {
		d := p.Device(i)
		d.SetHeld(math.MaxUint64)
		d.contexts.Store(math.MaxUint32)
		d.used.Store(math.MaxUint64)
		d.given.Store(math.MaxUint64)
		d.SetQuota(math.MaxUint64)
		d.SetBusy(true)
		d.SetWants(true)
	}
	c := p.Counters()
	c.Commands.Store(math.MaxUint64)
	c.Answers.Store(math.MaxUint64)
	c.Launches.Store(math.MaxUint64)
	c.Replaced.Store(math.MaxUint64)
	c.BytesIn.Store(math.MaxUint64)
	c.BytesOut.Store(math.MaxUint64)
	return p
}

// TestBelieved: whatever a worker claims, the daemon believes no more than the session was given and
// could have done in its time.
func TestBelieved(t *testing.T) {
	begin := time.Unix(1000, 0)
	g := Grant{Devices: []int{1}, Quota: 5 << 20, Since: begin}
	p := liar()
	if u := g.Use(p, 0); u != (Use{}) {
		t.Errorf("of a device it was not given: %+v", u)
	}
	if u := g.Use(p, 1); u.Held != 5<<20 || u.Contexts != maxContexts || !u.Busy {
		t.Errorf("%+v", u)
	}
	g.Allow(3 << 20) // it keeps what it has
	if u := g.Use(p, 1); u.Held != 5<<20 {
		t.Errorf("after a lower quota it holds %d", u.Held)
	}
	g.Allow(7 << 20)
	if u := g.Use(p, 1); u.Held != 7<<20 {
		t.Errorf("after a higher quota it holds %d", u.Held)
	}
	g.Allow(0)
	if u := g.Use(p, 1); u.Held != maxHeld {
		t.Errorf("without a quota it holds %d", u.Held)
	}
	for _, device := range []int{-1, MaxDevices} {
		if u := (&Grant{}).Use(p, device); u != (Use{}) {
			t.Errorf("device %d: %+v", device, u)
		}
	}
	c := g.Counts(p, begin.Add(9*time.Second))
	if c.Commands != 10*maxCommandsEach || c.Launches > 10*maxCommandsEach || c.Answers > c.Commands || c.BytesIn != 10*maxBytesEach || c.BytesOut != 10*maxBytesEach {
		t.Errorf("%+v", c)
	}
	if c := g.Counts(p, begin.Add(-time.Hour)); c.Commands != maxCommandsEach { // a clock that went back
		t.Errorf("%+v", c)
	}
	honest := Alone()
	honest.Counters().Commands.Store(7)
	honest.Device(1).SetHeld(11)
	if c := g.Counts(honest, begin); c.Commands != 7 || g.Use(honest, 1).Held != 11 {
		t.Errorf("an honest worker: %+v", c)
	}
}
