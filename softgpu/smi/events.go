package smi

import (
	"sync"
	"time"

	"ferry/api/nvml"
)

// A software GPU has no events: a client can create sets of events and wait for them,
// and every wait times out.

// sets are the event sets that exist. Its methods lock mu.
type sets struct {
	mu   sync.Mutex
	last uint64
	live map[uint64]bool
}

func (s *sets) add() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.live == nil {
		s.live = map[uint64]bool{}
	}
	s.last++
	s.live[s.last] = true
	return s.last
}

func (s *sets) has(set uint64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.live[set]
}

func (s *sets) remove(set uint64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	had := s.live[set]
	delete(s.live, set)
	return had
}

func createSet(l *Library, c *nvml.Call) nvml.Return {
	if c.Args[0].Data == nil {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	return c.PutU64(0, l.sets.add())
}

func freeSet(l *Library, c *nvml.Call) nvml.Return {
	if !l.sets.remove(c.Args[0].Word) {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	return nvml.NVML_SUCCESS
}

// waitSet waits until the timeout of the call.
func waitSet(l *Library, c *nvml.Call) nvml.Return {
	if !l.sets.has(c.Args[0].Word) || c.Args[1].Data == nil {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	time.Sleep(time.Duration(uint32(c.Args[2].Word)) * time.Millisecond)
	return nvml.NVML_ERROR_TIMEOUT
}

func registerEvents(d *device, c *nvml.Call) nvml.Return {
	switch {
	case !d.l.sets.has(c.Args[2].Word):
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	case c.Args[1].Word != 0:
		return nvml.NVML_ERROR_NOT_SUPPORTED
	}
	return nvml.NVML_SUCCESS
}
