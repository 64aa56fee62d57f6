package main

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
)

// steps are the buckets to a power of two of nanoseconds, as client.c has them.
const steps = 16

// A histogram counts times by their size. The zero value is empty.
type histogram struct {
	counts  map[int]uint64
	n       uint64
	longest time.Duration
}

// bucket is where a time belongs; ceiling is the longest time of a bucket.
func bucket(t time.Duration) int {
	power := 0
	for t>>power >= 2*steps {
		power++
	}
	return power*steps + int(t>>power)
}

func ceiling(bucket int) time.Duration {
	if bucket < steps {
		return time.Duration(bucket)
	}
	power := bucket/steps - 1
	return time.Duration(bucket-power*steps+1)<<power - 1
}

func (h *histogram) put(bucket int, n uint64) {
	if h.counts == nil {
		h.counts = map[int]uint64{}
	}
	h.counts[bucket] += n
	h.n += n
}

func (h *histogram) add(t time.Duration) {
	h.put(bucket(t), 1)
	h.longest = max(h.longest, t)
}

func (h *histogram) merge(o histogram) {
	for b, n := range o.counts {
		h.put(b, n)
	}
	h.longest = max(h.longest, o.longest)
}

// read adds what a client printed: its longest time, then bucket:count.
func (h *histogram) read(fields []string) error {
	if len(fields) == 0 {
		return fmt.Errorf("no histogram")
	}
	longest, err := strconv.ParseInt(fields[0], 10, 64)
	if err != nil {
		return err
	}
	h.longest = max(h.longest, time.Duration(longest))
	for _, f := range fields[1:] {
		at, count, _ := strings.Cut(f, ":")
		b, err := strconv.Atoi(at)
		if err != nil {
			return err
		}
		n, err := strconv.ParseUint(count, 10, 64)
		if err != nil {
			return err
		}
		h.put(b, n)
	}
	return nil
}

// quantile is the time that a part of all did not exceed, to 6 %.
func (h *histogram) quantile(part float64) time.Duration {
	var buckets []int
	for b := range h.counts {
		buckets = append(buckets, b)
	}
	slices.Sort(buckets)
	want, seen := uint64(math.Ceil(part*float64(h.n))), uint64(0)
	for _, b := range buckets {
		if seen += h.counts[b]; seen >= want {
			return min(ceiling(b), h.longest)
		}
	}
	return h.longest
}

func (h *histogram) String() string {
	if h.n == 0 {
		return "none"
	}
	return fmt.Sprintf("p50 %v, p90 %v, p99 %v, max %v (%d)", short(h.quantile(0.5)), short(h.quantile(0.9)), short(h.quantile(0.99)), short(h.longest), h.n)
}

// short is a time in three digits.
func short(t time.Duration) time.Duration {
	unit := time.Duration(1)
	for t/unit >= 1000 {
		unit *= 10
	}
	return t.Round(unit)
}
