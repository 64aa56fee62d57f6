// Package timeshare has sessions share the time of devices: it runs a sched.Scheduler for
// each device against the session pages of the workers. The scheduler is pure; this package
// owns its clock, its locks and its goroutines.
//
// Nothing here runs by itself as long as no device is disputed. Decisions are made, under
// the lock of the device, by the goroutine that brings news: the one that waits for the
// doorbell of a session (one per session), the one that waits for the timer of a device (one
// per device that sessions have disputed), or a caller of Join, Leave or Set.
//
// Lock order: Devices.mu, then the lock of a device. No lock is held while a goroutine waits
// for a worker: workers read their permits from memory.
package timeshare

import (
	"errors"
	"fmt"
	"math"
	"time"

	"ferry/daemon/sched"
)

// Config says how sessions share the time of a device.
type Config struct {
	Off    bool          // sessions share it as processes do, by the rules of the hardware
	Period time.Duration // how often shares are balanced; 0 for 30 ms
	Slice  time.Duration // how long a turn takes; 0 for 6 ms
}

// Bounds of a Config.
const (
	minSlice, maxSlice = 500 * time.Microsecond, time.Second
	maxPeriod          = 10 * time.Second
)

// WithDefaults returns c with its defaults filled in, or says what is wrong with it.
func (c Config) WithDefaults() (Config, error) {
	if c.Period == 0 {
		c.Period = max(time.Duration(sched.DefaultPeriod), c.Slice)
	}
	if c.Slice == 0 {
		c.Slice = min(time.Duration(sched.DefaultSlice), c.Period)
	}
	switch {
	case c.Slice < minSlice || c.Slice > maxSlice:
		return c, fmt.Errorf("a slice of %v: use one from %v to %v", c.Slice, minSlice, maxSlice)
	case c.Period < c.Slice || c.Period > maxPeriod:
		return c, fmt.Errorf("a period of %v: use one from a slice (%v) to %v", c.Period, c.Slice, maxPeriod)
	}
	return c, nil
}

// Share is what a session is entitled to of the time of the devices it uses.
type Share struct {
	Account     string  // sessions of one account divide its part among them; for Devices.Set, empty for the one it has
	Weight      float64 // 2 has twice as much as 1; 0 for 1
	Cap         float64 // most of a device's time it may use, even alone; 0 for all of it
	Interactive bool    // goes first as long as it uses no more than its part
}

// Validate says what is wrong with a Share.
func (s Share) Validate() error {
	switch {
	case !(s.Weight >= 0) || math.IsInf(s.Weight, 0):
		return fmt.Errorf("a weight of %v", s.Weight)
	case !(s.Cap >= 0 && s.Cap <= 1):
		return fmt.Errorf("a cap of %v: use a part of the device's time, from 0 to 1", s.Cap)
	}
	return nil
}

func (s Share) entitlement() sched.Entitlement {
	return sched.Entitlement{Account: s.Account, Weight: s.Weight, Cap: s.Cap, Interactive: s.Interactive}
}

// ErrNoSession is returned for a session that is not, or no longer, there.
var ErrNoSession = errors.New("there is no such session")
