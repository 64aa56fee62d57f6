package softgpu

import "slices"

// A rng is [base, base+size).
type rng struct{ base, size uint64 }

func (r rng) end() uint64 { return r.base + r.size }

func (r rng) overlaps(o rng) bool { return r.base < o.end() && o.base < r.end() }

// contains is safe for any addr and n, sums that overflow included.
func (r rng) contains(addr, n uint64) bool {
	return addr >= r.base && addr-r.base <= r.size && n <= r.size-(addr-r.base)
}

// ranges are free places: sorted, disjoint, never adjacent.
type ranges []rng

// take cuts size bytes, aligned, out of the first range that has them.
func (l *ranges) take(size, align uint64) (uint64, bool) {
	for i, r := range *l {
		base := (r.base + align - 1) &^ (align - 1)
		if base < r.base || base-r.base > r.size || r.size-(base-r.base) < size {
			continue
		}
		l.cut(i, rng{base, size})
		return base, true
	}
	return 0, false
}

// takeAt cuts out a given place, if it is free.
func (l *ranges) takeAt(want rng) bool {
	for i, r := range *l {
		if r.contains(want.base, want.size) {
			l.cut(i, want)
			return true
		}
	}
	return false
}

func (l *ranges) cut(i int, c rng) {
	r := (*l)[i]
	var left []rng
	if c.base > r.base {
		left = append(left, rng{r.base, c.base - r.base})
	}
	if c.end() < r.end() {
		left = append(left, rng{c.end(), r.end() - c.end()})
	}
	*l = slices.Replace(*l, i, i+1, left...)
}

// put gives a range back, joining it with its neighbours.
func (l *ranges) put(r rng) {
	if r.size == 0 {
		return
	}
	i, _ := slices.BinarySearchFunc(*l, r.base, func(e rng, base uint64) int {
		if e.base < base {
			return -1
		}
		return 1
	})
	from, to := i, i
	if i > 0 && (*l)[i-1].end() == r.base {
		from--
		r = rng{(*l)[from].base, (*l)[from].size + r.size}
	}
	if i < len(*l) && r.end() == (*l)[i].base {
		r.size += (*l)[i].size
		to++
	}
	*l = slices.Replace(*l, from, to, r)
}

// subtract removes whatever of c is in the list.
func (l *ranges) subtract(c rng) {
	for i := 0; i < len(*l); {
		r := (*l)[i]
		if !r.overlaps(c) {
			i++
			continue
		}
		base := max(r.base, c.base)
		n := len(*l)
		l.cut(i, rng{base, min(r.end(), c.end()) - base})
		i += len(*l) - n + 1
	}
}
