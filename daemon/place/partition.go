package place

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// An SMLimit says how many of a GPU's multiprocessors (SMs) a client may have: a number, or
// a fraction. The zero SMLimit is all of them.
type SMLimit struct {
	Count    int
	Fraction Fraction
}

// maxCount bounds a number of multiprocessors; no GPU has nearly as many.
const maxCount = 100000

// ParseSMLimit reads a number of multiprocessors, or a percentage: 32, 25%.
func ParseSMLimit(text string) (SMLimit, error) {
	percent, share := strings.CutSuffix(text, "%")
	if share {
		f, err := strconv.ParseFloat(percent, 64)
		if s := math.Round(f / 100 * float64(Whole)); err == nil && s >= 1 && s <= float64(Whole) {
			return SMLimit{Fraction: Fraction(s)}, nil
		}
	} else if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= maxCount {
		return SMLimit{Count: n}, nil
	}
	return SMLimit{}, fmt.Errorf("%q is no part of a GPU's multiprocessors; write how many, such as 32, or 25%%", text)
}

// String returns what ParseSMLimit reads, and 0 for all multiprocessors.
func (p SMLimit) String() string {
	if p.Fraction != 0 {
		return strconv.FormatFloat(float64(p.Fraction)*100/float64(Whole), 'f', -1, 64) + "%"
	}
	return strconv.Itoa(p.Count)
}

// Set is part of pflag.Value; it refuses an empty text.
func (p *SMLimit) Set(text string) (err error) {
	got, err := ParseSMLimit(strings.TrimSpace(text))
	if err == nil {
		*p = got
	}
	return err
}

// Type is part of pflag.Value.
func (*SMLimit) Type() string { return "count|percent%" }

// UnmarshalText reads a limit that may be 0, for all multiprocessors.
func (p *SMLimit) UnmarshalText(text []byte) error {
	if strings.TrimSpace(string(text)) == "0" {
		*p = SMLimit{}
		return nil
	}
	return p.Set(string(text))
}

// MarshalText writes what UnmarshalText reads.
func (p SMLimit) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// countOf returns how many of sms multiprocessors the limit allows, rounded down.
func (p SMLimit) countOf(sms int) int {
	switch {
	case p.Fraction != 0:
		return sms * int(p.Fraction) / int(Whole)
	case p.Count != 0:
		return min(p.Count, sms)
	}
	return sms
}

// Partitions holds the multiprocessors a client is limited to, by GPU number: groups of
// multiprocessors, numbered as the GPU is divided; none for all of the GPU. Partitions of
// different jobs on one GPU never overlap.
type Partitions map[int][]int

// noGreenContexts says why a partition cannot be had.
const noGreenContexts = "the server's driver cannot keep a client to a part of a GPU's multiprocessors: that needs green contexts, of CUDA 12.4 (driver 550) or newer"

// limitsSMs reports whether the client or the server limits the multiprocessors.
func (r *Request) limitsSMs() bool {
	return r.SMs != (SMLimit{}) || slices.ContainsFunc(r.Most, func(p SMLimit) bool { return p != (SMLimit{}) })
}

// multiprocessors returns how many a request amounts to: the least of what the server and
// the client say.
func (g *gpu) multiprocessors(r Request) int {
	n := r.SMs.countOf(g.SMs)
	for _, p := range r.Most {
		n = min(n, p.countOf(g.SMs))
	}
	return n
}

// needsPartition reports whether a request amounts to less than all of a GPU.
func (g *gpu) needsPartition(r Request) bool { return r.limitsSMs() && g.multiprocessors(r) < g.SMs }

// groupsFor returns the size of the partition for a request, in groups; 0 for all of the
// GPU. Groups cannot be divided: it is as many as fit, but at least one.
func (g *gpu) groupsFor(r Request) int {
	if !g.needsPartition(r) || g.Groups == 0 {
		return 0
	}
	return min(max(g.multiprocessors(r)/g.Group, 1), g.Groups)
}

// freeGroups returns the groups in no job's partition. A job keeps its partition as long as
// one of its processes is there.
func (g *gpu) freeGroups() (list []int) {
	taken := map[int]bool{}
	for c := range g.clients {
		for _, parts := range []Partitions{c.partitions, c.job.partitions} {
			for _, n := range parts[g.ID] {
				taken[n] = true
			}
		}
	}
	for n := range g.Groups {
		if !taken[n] {
			list = append(list, n)
		}
	}
	return list
}

// additionalNeeds returns what a further process of a job needs beyond what the job has:
// the job's partition is there already.
func (j *job) additionalNeeds(r Request) Request {
	if j.partitions != nil {
		r.SMs, r.Most = SMLimit{}, nil
	}
	return r
}

// assignPartitions returns the partitions of a process of a job, nil if it is not limited:
// the job's partition as far as the process may have it, or, for the first limited process,
// a new partition.
func (j *job) assignPartitions(r Request) Partitions {
	parts, some := Partitions{}, false
	for _, g := range j.gpus {
		n := g.groupsFor(r)
		from := g.freeGroups()
		if j.partitions != nil {
			from = j.partitions[g.ID]
			n = min(n, len(from))
		}
		parts[g.ID] = slices.Clone(from[:n])
		some = some || n > 0
	}
	if !some {
		return nil
	}
	if j.partitions == nil {
		j.partitions = parts
	}
	return parts
}
