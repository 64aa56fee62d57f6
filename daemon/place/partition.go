package place

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A Part is how many of a GPU's multiprocessors somebody may have: a number, or a
// share of them. The zero Part is all of them.
type Part struct {
	Count int
	Share Share
}

// maxCount bounds a number of multiprocessors; no GPU has nearly as many.
const maxCount = 100000

// ParsePart reads a number of multiprocessors, or a percentage: 32, 25%.
func ParsePart(text string) (Part, error) {
	percent, share := strings.CutSuffix(text, "%")
	if share {
		f, err := strconv.ParseFloat(percent, 64)
		if s := math.Round(f / 100 * float64(Whole)); err == nil && s >= 1 && s <= float64(Whole) {
			return Part{Share: Share(s)}, nil
		}
	} else if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= maxCount {
		return Part{Count: n}, nil
	}
	return Part{}, fmt.Errorf("%q is no part of a GPU's multiprocessors; write how many, such as 32, or 25%%", text)
}

// String is what ParsePart reads, and 0 for all of them.
func (p Part) String() string {
	if p.Share != 0 {
		return strconv.FormatFloat(float64(p.Share)*100/float64(Whole), 'f', -1, 64) + "%"
	}
	return strconv.Itoa(p.Count)
}

// Set is part of pflag.Value; nothing at all is refused.
func (p *Part) Set(text string) (err error) {
	got, err := ParsePart(strings.TrimSpace(text))
	if err == nil {
		*p = got
	}
	return err
}

// Type is part of pflag.Value.
func (*Part) Type() string { return "count|percent%" }

// UnmarshalText reads a part that may be 0, for all of them.
func (p *Part) UnmarshalText(text []byte) error {
	if strings.TrimSpace(string(text)) == "0" {
		*p = Part{}
		return nil
	}
	return p.Set(string(text))
}

// MarshalText writes what UnmarshalText reads.
func (p Part) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// of is how many of so many multiprocessors it is, rounded down.
func (p Part) of(sms int) int {
	switch {
	case p.Share != 0:
		return sms * int(p.Share) / int(Whole)
	case p.Count != 0:
		return min(p.Count, sms)
	}
	return sms
}

// Parts are what a client is kept to of GPUs, by their numbers: groups of
// multiprocessors, numbered as the GPU is divided; none for all of it. Parts of
// different jobs on one GPU never overlap.
type Parts map[int][]int

// undivided says why a part cannot be had.
const undivided = "the server's driver cannot keep a client to a part of a GPU's multiprocessors: that needs green contexts, of CUDA 12.4 (driver 550) or newer"

// partial says whether somebody wants the client to have no more than a part.
func (r *Request) partial() bool {
	return r.SMs != (Part{}) || slices.ContainsFunc(r.Most, func(p Part) bool { return p != (Part{}) })
}

// multiprocessors is how many a request comes to: the least of what the server
// and the client say.
func (g *gpu) multiprocessors(r Request) int {
	n := r.SMs.of(g.SMs)
	for _, p := range r.Most {
		n = min(n, p.of(g.SMs))
	}
	return n
}

// divides says whether a request comes to less than all of a GPU.
func (g *gpu) divides(r Request) bool { return r.partial() && g.multiprocessors(r) < g.SMs }

// groups is the part a request comes to; 0 for all of the GPU. Groups cannot be
// divided: it is as many as fit, but one at least.
func (g *gpu) groups(r Request) int {
	if !g.divides(r) || g.Groups == 0 {
		return 0
	}
	return min(max(g.multiprocessors(r)/g.Group, 1), g.Groups)
}

// free are the groups in nobody's part. What a job has it keeps as long as one of
// it is there.
func (g *gpu) free() (list []int) {
	taken := map[int]bool{}
	for c := range g.clients {
		for _, parts := range []Parts{c.parts, c.job.parts} {
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

// more is what a further process of a job needs that the job has not: its part it
// has.
func (j *job) more(r Request) Request {
	if j.parts != nil {
		r.SMs, r.Most = Part{}, nil
	}
	return r
}

// part is what a process of a job is kept to, nil if to nothing: of the job's part
// what it may have of it, or, if it is the first that has one, a part for which
// there is room.
func (j *job) part(r Request) Parts {
	parts, some := Parts{}, false
	for _, g := range j.gpus {
		n := g.groups(r)
		from := g.free()
		if j.parts != nil {
			from = j.parts[g.ID]
			n = min(n, len(from))
		}
		parts[g.ID] = slices.Clone(from[:n])
		some = some || n > 0
	}
	if !some {
		return nil
	}
	if j.parts == nil {
		j.parts = parts
	}
	return parts
}
