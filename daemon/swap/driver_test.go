package swap

import (
	"cmp"
	"fmt"
	"slices"
)

const gib = 1 << 30

// A driver carries out what a Swapper decides, in simulated time: transfers take as long as
// the Swapper expects, unless they are told to fail.
type driver struct {
	s         *Swapper
	now, wake Nanos
	transfers []transfer
	failing   map[ID][]string   // why the next transfers of a session fail
	slow      map[ID]bool       // it never ends to leave, or to go to disk
	onAction  func(a Action)    // sees every action
	onEnd     func(t transfer)  // sees every end of a transfer
	last      map[ID]Nanos      // when each session last came in
	swaps     map[ID]int        // how often each session left
	log       func(line string) // nil for none
}

type transfer struct {
	at      Nanos
	a       Action
	failure string
}

func newDriver(cfg Config, gpus ...Device) *driver {
	d := &driver{s: New(cfg), wake: Never, failing: map[ID][]string{}, slow: map[ID]bool{}, last: map[ID]Nanos{}, swaps: map[ID]int{}}
	d.s.SetDevices(gpus)
	return d
}

// step lets the Swapper decide and begins what it says.
func (d *driver) step() {
	var actions []Action
	actions, d.wake = d.s.Step(d.now)
	for _, a := range actions {
		if d.log != nil {
			d.log(fmt.Sprintf("%s %s", seconds(d.now), a))
		}
		if d.onAction != nil {
			d.onAction(a)
		}
		switch a.Kind {
		case Leave, Come, ToDisk:
			failure := ""
			if list := d.failing[a.ID]; len(list) > 0 {
				failure, d.failing[a.ID] = list[0], list[1:]
			}
			if !d.slow[a.ID] || a.Kind == Come {
				d.transfers = append(d.transfers, transfer{d.now + d.s.transfer(a.Bytes, a.Disk || a.Kind == ToDisk), a, failure})
			}
		}
	}
}

// pass lets time pass: transfers end, the Swapper wakes.
func (d *driver) pass(length Nanos) {
	for end := d.now + length; ; {
		next := min(end, d.wake)
		for _, t := range d.transfers {
			next = min(next, t.at)
		}
		d.now = max(d.now, next)
		ended := false
		slices.SortStableFunc(d.transfers, func(a, b transfer) int { return cmp.Compare(a.at, b.at) })
		for len(d.transfers) > 0 && d.transfers[0].at <= d.now {
			t := d.transfers[0]
			d.transfers = d.transfers[1:]
			d.end(t)
			ended = true
		}
		if ended || d.wake <= d.now {
			d.step()
			continue
		}
		if d.now >= end {
			return
		}
	}
}

// end reports the end of a transfer.
func (d *driver) end(t transfer) {
	if d.onEnd != nil {
		d.onEnd(t)
	}
	switch t.a.Kind {
	case Leave:
		if t.failure == "" {
			d.swaps[t.a.ID]++
		}
		d.s.Left(d.now, t.a.ID, t.a.Bytes, t.failure)
	case Come:
		if t.failure == "" {
			d.last[t.a.ID] = d.now
		}
		d.s.Came(d.now, t.a.ID, t.failure)
	case ToDisk:
		d.s.Spilled(d.now, t.a.ID, t.failure)
	}
}

func seconds(n Nanos) string { return fmt.Sprintf("%.1fs", float64(n)/float64(Second)) }

func (a Action) String() string {
	disk := map[bool]string{true: ", disk"}[a.Disk]
	switch a.Kind {
	case Leave:
		return fmt.Sprintf("%d leaves %d (%s%s)", a.ID, a.Device, Bytes(a.Bytes), disk)
	case Come:
		return fmt.Sprintf("%d comes in on %d (%s%s)", a.ID, a.Device, Bytes(a.Bytes), disk)
	case Grant:
		return fmt.Sprintf("%d is granted %s", a.ID, Bytes(a.Bytes))
	case ToDisk:
		return fmt.Sprintf("%d goes to disk (%s)", a.ID, Bytes(a.Bytes))
	default:
		return fmt.Sprintf("%d is denied its %s: %s", a.ID, map[Request]string{Allocation: "allocation", Call: "call", Suspension: "suspension"}[a.Request], a.Reason)
	}
}
