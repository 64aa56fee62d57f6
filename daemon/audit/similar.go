package audit

import (
	"net/netip"
	"strings"
	"sync"
	"time"
)

// similar keeps peers from filling the disk. Of the records that a peer can cause at will,
// the first few of a network are written; the others are counted, and one record says how many
// there were. While a network goes on, the time that one record stands for doubles up to a
// minute.
type similar struct {
	write func(Record)

	mu    sync.Mutex
	keys  map[similarKey]*similarCount // at most maxKeys
	timer *time.Timer                  // runs while something is counted
	total int                          // written since second began
	begin time.Time
}

// A similarKey is what similar records have in common.
type similarKey struct{ event, network, who string }

type similarCount struct {
	since   time.Time     // when the window began
	window  time.Duration // its length
	written int           // in it
	count   uint64        // not written
}

// silent says whether nothing was counted for so long that the first few are written again: a
// flood that is slow enough to have each of its records written would fill the disk too.
func (c *similarCount) silent(now time.Time) bool {
	return c.count == 0 && now.Sub(c.since) >= max(c.window, longestWindow)
}

const (
	maxKeys        = 1024
	firstWindow    = time.Second
	longestWindow  = time.Minute
	perWindow      = 20 // records of one kind that are written
	perSecond      = 50 // of all kinds
	probedInterval = 10 * time.Minute
)

// bounded are the events that a peer can cause at will.
var bounded = map[string]bool{Refused: true, ResumeRefused: true, Resumed: true, Probed: true, OperatorRefused: true}

func (s *similar) init(write func(Record)) {
	s.write, s.keys = write, map[similarKey]*similarCount{}
}

// Network is the network of a peer: for IPv4 a /24, for IPv6 a /64; of a peer at a Unix
// socket it is the user.
func Network(peer string) string {
	at, err := netip.ParseAddrPort(peer)
	if err != nil {
		if _, uid, ok := strings.Cut(peer, " uid "); ok {
			return "unix uid " + uid // whichever process it is
		}
		return peer
	}
	bits := 64
	addr := at.Addr().Unmap()
	if addr.Is4() {
		bits = 24
	}
	p, err := addr.WithZone("").Prefix(bits)
	if err != nil {
		return peer
	}
	return p.String()
}

// Host is the machine of a peer, or the user at a Unix socket.
func Host(peer string) string {
	if at, err := netip.ParseAddrPort(peer); err == nil {
		return at.Addr().Unmap().String()
	}
	return Network(peer)
}

// admit says whether a record is to be written; else it is counted.
func (s *similar) admit(r *Record, now time.Time) bool {
	if !bounded[r.Event] {
		return true
	}
	key := similarKey{event: r.Event, network: Network(r.Peer)}
	if r.Who != nil {
		key.who = r.Who.String()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.keys[key]
	if c == nil && len(s.keys) >= maxKeys {
		key = similarKey{event: r.Event, network: "others"}
		c = s.keys[key]
	}
	if c == nil {
		c = &similarCount{since: now, window: firstWindow}
		s.keys[key] = c
	}
	most := perWindow
	if r.Event == Probed {
		c.window, most = probedInterval, 1
	}
	if c.silent(now) {
		*c = similarCount{since: now, window: c.window}
	}
	if now.Sub(s.begin) >= time.Second {
		s.begin, s.total = now, 0
	}
	if s.timer == nil {
		s.timer = time.AfterFunc(firstWindow, func() { s.flush(time.Now(), false) })
	}
	if c.written < most && s.total < perSecond {
		c.written++
		s.total++
		return true
	}
	c.count++
	return false
}

// flush writes how many records there were that were not written, of windows that have ended,
// or of all of them.
func (s *similar) flush(now time.Time, all bool) {
	for _, r := range s.collect(now, all) {
		s.write(r)
	}
}

func (s *similar) collect(now time.Time, all bool) (list []Record) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.timer != nil {
		s.timer.Stop()
		s.timer = nil
	}
	for key, c := range s.keys {
		if !all && now.Sub(c.since) < c.window {
			continue
		}
		if c.count == 0 {
			if all || c.silent(now) {
				delete(s.keys, key)
			}
			continue
		}
		list = append(list, Record{
			Event: Similar, Seconds: now.Sub(c.since).Round(time.Millisecond).Seconds(),
			Chain: Chain{Of: key.event, Network: key.network, Name: key.who, Count: c.count},
		})
		// The peer goes on: only sums are written until it stops.
		*c = similarCount{since: now, window: max(min(2*c.window, longestWindow), c.window), written: perWindow}
	}
	if len(s.keys) > 0 && !all {
		s.timer = time.AfterFunc(firstWindow, func() { s.flush(time.Now(), false) })
	}
	return list
}
