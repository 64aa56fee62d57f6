package session

import "math/rand/v2"

// Spans is a set of disjoint address ranges with a value each, in order. What
// it costs to find, add or remove one grows with the logarithm of their
// number. The zero value is empty. It does not lock.
type Spans[T any] struct {
	root *span[T]
	n    int
}

// A span is a node of a treap: a search tree by address, a heap by weight.
type span[T any] struct {
	Range
	value       T
	weight      uint32
	left, right *span[T]
}

// Len counts the ranges.
func (s *Spans[T]) Len() int { return s.n }

// First finds the lowest range that touches r.
func (s *Spans[T]) First(r Range) (Range, T, bool) {
	var best *span[T]
	for t := s.root; t != nil; {
		switch {
		case t.Base+t.Size <= r.Base:
			t = t.right
		case t.Base >= r.Base+r.Size:
			t = t.left
		default:
			best, t = t, t.left
		}
	}
	if best == nil {
		var none T
		return Range{}, none, false
	}
	return best.Range, best.value, true
}

// Add adds a range, unless it is empty, wraps around or touches one that is
// there.
func (s *Spans[T]) Add(r Range, value T) bool {
	if r.Size == 0 || r.Base+r.Size < r.Base {
		return false
	}
	if _, _, taken := s.First(r); taken {
		return false
	}
	s.root = s.root.insert(&span[T]{Range: r, value: value, weight: rand.Uint32()})
	s.n++
	return true
}

// Remove removes the range that begins at base.
func (s *Spans[T]) Remove(base uint64) bool {
	for at := &s.root; *at != nil; {
		switch t := *at; {
		case base < t.Base:
			at = &t.left
		case base > t.Base:
			at = &t.right
		default:
			*at = join(t.left, t.right)
			s.n--
			return true
		}
	}
	return false
}

// All visits the ranges in order.
func (s *Spans[T]) All(yield func(Range, T) bool) { s.root.visit(yield) }

func (t *span[T]) visit(yield func(Range, T) bool) bool {
	return t == nil || t.left.visit(yield) && yield(t.Range, t.value) && t.right.visit(yield)
}

func (t *span[T]) insert(n *span[T]) *span[T] {
	if t == nil {
		return n
	}
	if n.weight > t.weight {
		n.left, n.right = t.split(n.Base)
		return n
	}
	if n.Base < t.Base {
		t.left = t.left.insert(n)
	} else {
		t.right = t.right.insert(n)
	}
	return t
}

// split parts a tree in what lies before an address and what does not.
func (t *span[T]) split(base uint64) (before, behind *span[T]) {
	if t == nil {
		return nil, nil
	}
	if t.Base < base {
		t.right, behind = t.right.split(base)
		return t, behind
	}
	before, t.left = t.left.split(base)
	return before, t
}

// join makes one tree of two, all of the first before all of the second.
func join[T any](a, b *span[T]) *span[T] {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case a.weight > b.weight:
		a.right = join(a.right, b)
		return a
	}
	b.left = join(a, b.left)
	return b
}
