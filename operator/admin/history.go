package admin

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

const (
	// HistoryStep is the distance between two points: each is the average of five samples.
	HistoryStep = 5 * time.Second
	// HistoryPoints is how many points a series has at most: those of an hour.
	HistoryPoints = int(time.Hour / HistoryStep)
	// maxEnded is how many sessions that have ended are kept.
	maxEnded = 128
)

// History is the last hour. The arrays of one series belong together: the value
// at an index is the average of the HistoryStep that begins at that index's time.
type History struct {
	Step     float64          `json:"step_s"`
	Now      int64            `json:"now"` // Unix time
	Devices  []DeviceHistory  `json:"devices"`
	Sessions []SessionHistory `json:"sessions"`
}

// DeviceHistory is the history of one device.
type DeviceHistory struct {
	Index    int       `json:"index"`
	Name     string    `json:"name"`
	Time     []int64   `json:"time"` // Unix times
	Busy     []float64 `json:"busy"`
	Held     []float64 `json:"held_bytes"`
	Sessions []float64 `json:"sessions"`
	Waiting  []float64 `json:"waiting"`
}

// SessionHistory is the history of one session, which may have ended.
type SessionHistory struct {
	ID         uint64    `json:"id"`
	Tenant     string    `json:"tenant"`
	Name       string    `json:"name"` // of the credential
	Program    string    `json:"program"`
	Ended      bool      `json:"ended"`
	Time       []int64   `json:"time"`
	Share      []float64 `json:"share"`
	Held       []float64 `json:"held_bytes"`
	BytesIn    []float64 `json:"bytes_in"`
	BytesOut   []float64 `json:"bytes_out"`
	Launches   []float64 `json:"launches"`
	RoundTrips []float64 `json:"round_trips"`
}

// The number of values in a point.
const (
	deviceValues  = 4
	sessionValues = 6
)

// A series is a ring of points, and the point that is being averaged.
type series struct {
	points [][sessionValues]float64
	times  []int64
	first  int // of the ring, once it is full

	at  int64 // the time of the point that is being averaged
	n   int
	sum [sessionValues]float64
}

// add adds a sample's values to the point of its time.
func (s *series) add(at int64, values ...float64) {
	if s.n > 0 && s.at != at {
		s.finishPoint()
	}
	s.at = at
	s.n++
	for i, v := range values {
		s.sum[i] += v
	}
}

// finishPoint turns the sum of the samples into a point.
func (s *series) finishPoint() {
	var p [sessionValues]float64
	for i := range p {
		p[i] = s.sum[i] / float64(s.n)
	}
	if len(s.points) < HistoryPoints {
		s.points, s.times = append(s.points, p), append(s.times, s.at)
	} else {
		s.points[s.first], s.times[s.first] = p, s.at
		s.first = (s.first + 1) % HistoryPoints
	}
	s.n, s.sum = 0, [sessionValues]float64{}
}

// columns returns the points after since, oldest first, value by value.
func (s *series) columns(since int64, values int) (times []int64, columns [][]float64) {
	times, columns = []int64{}, make([][]float64, values)
	for i := range columns {
		columns[i] = []float64{}
	}
	for i := range s.points {
		at := (s.first + i) % len(s.points)
		if s.times[at] <= since {
			continue
		}
		times = append(times, s.times[at])
		for v := range columns {
			columns[v] = append(columns[v], s.points[at][v])
		}
	}
	return times, columns
}

// last returns when a value was last added.
func (s *series) last() int64 { return s.at }

type pastSession struct {
	series
	tenant, name, program string
	ended                 bool
}

// history keeps the last hour in memory that does not grow.
type history struct {
	devices  map[int]*series
	sessions map[uint64]*pastSession
}

// add adds one sample.
func (h *history) add(now time.Time, devices []Device, sessions []Session) {
	if h.devices == nil {
		h.devices, h.sessions = map[int]*series{}, map[uint64]*pastSession{}
	}
	step := int64(HistoryStep / time.Second)
	at := now.Unix() / step * step
	for _, d := range devices {
		s := h.devices[d.Index]
		if s == nil {
			s = &series{}
			h.devices[d.Index] = s
		}
		s.add(at, d.Busy, float64(d.Held), float64(d.Sessions), float64(d.Waiting))
	}
	alive := map[uint64]bool{}
	for _, s := range sessions {
		alive[s.ID] = true
		p := h.sessions[s.ID]
		if p == nil {
			p = &pastSession{tenant: s.Tenant, name: s.Name, program: s.Program}
			h.sessions[s.ID] = p
		}
		p.add(at, s.Rates.Share, float64(s.Held), s.Rates.BytesIn, s.Rates.BytesOut, s.Rates.Launches, s.Rates.RoundTrips)
	}
	h.dropEnded(alive, at-int64(time.Hour/time.Second))
}

// dropEnded ends the series of sessions that have ended, and drops the oldest of them.
func (h *history) dropEnded(alive map[uint64]bool, before int64) {
	var ended []uint64
	for id, p := range h.sessions {
		if alive[id] {
			continue
		}
		if !p.ended {
			p.ended = true
			p.finishPoint()
		}
		if p.last() < before {
			delete(h.sessions, id)
			continue
		}
		ended = append(ended, id)
	}
	if len(ended) <= maxEnded {
		return
	}
	slices.SortFunc(ended, func(a, b uint64) int {
		return cmp.Or(cmp.Compare(h.sessions[a].last(), h.sessions[b].last()), cmp.Compare(a, b))
	})
	for _, id := range ended[:len(ended)-maxEnded] {
		delete(h.sessions, id)
	}
}

// History returns the last hour, or the part of it after since (Unix time).
func (s *Sampler) History(now time.Time, since int64) History {
	names := map[int]string{}
	for _, d := range s.backend.Devices() {
		names[d.Index] = d.Name
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	h := History{
		Step: HistoryStep.Seconds(), Now: now.Unix(),
		Devices: []DeviceHistory{}, Sessions: []SessionHistory{},
	}
	for _, i := range slices.Sorted(maps.Keys(s.history.devices)) {
		t, c := s.history.devices[i].columns(since, deviceValues)
		h.Devices = append(h.Devices, DeviceHistory{Index: i, Name: names[i], Time: t, Busy: c[0], Held: c[1], Sessions: c[2], Waiting: c[3]})
	}
	for _, id := range slices.Sorted(maps.Keys(s.history.sessions)) {
		p := s.history.sessions[id]
		t, c := p.columns(since, sessionValues)
		if len(t) == 0 && p.ended {
			continue
		}
		h.Sessions = append(h.Sessions, SessionHistory{
			ID: id, Tenant: p.tenant, Name: p.name, Program: p.program, Ended: p.ended, Time: t,
			Share: c[0], Held: c[1], BytesIn: c[2], BytesOut: c[3], Launches: c[4], RoundTrips: c[5],
		})
	}
	return h
}
