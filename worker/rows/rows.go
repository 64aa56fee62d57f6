// Package rows recognises rows of launches that come again. A launch is a Symbol here: two
// launches with the same symbol differ in nothing but the values of their parameters.
//
// Two things are asked at different times. Note learns, from all launches in their order, which
// rows there are. Find answers, for the launches that wait at this moment, whether they begin
// with a known row.
//
// A row begins where launches begin that were cut off from those before by another command, and
// where the row before it ends. It ends where another command comes, where a row begins that is
// known already, or when it is Longest. So the rows of a step that comes again are the same each
// time, whatever its length. Launches do not always wait in whole rows: the halves and quarters
// of a row are rows too.
//
// A Recogniser belongs to one goroutine. It calls nobody and knows no device.
package rows

import "slices"

// A Symbol stands for a launch without the values of its parameters.
type Symbol uint32

const (
	// Shortest and Longest are how many launches a row has. On an H200 a graph of 8 kernels takes
	// 0.76 to 0.80 µs for each, one of 32 takes 0.66 to 0.68 and one of 512 takes 0.63 to 0.66,
	// where a launch takes 4.2 to 5.0: longer rows would gain little and fit seldom.
	Shortest = 8
	Longest  = 32

	// MaxRows is how many rows are known at a time, parts of rows included.
	MaxRows = 2048
)

// A Row is a sequence of launches that has come.
type Row struct {
	Symbols []Symbol
	// Wanted is how often the row could have been used: it was the longest known one when its
	// launches waited. Kept is set by who uses the row, and keeps it from being forgotten.
	Wanted int
	Kept   bool

	whole bool   // not a part of another row
	used  uint64 // when it came last, by the count of launches
	next  *Row   // with the same beginning, shorter
}

// A Recogniser knows the rows of a sequence of launches.
type Recogniser struct {
	rows  map[uint64]*Row // by the hash of their first Shortest symbols, longest first
	count int             // of all rows
	open  []Symbol        // launches that are not divided into rows yet
	noted uint64          // launches so far
}

// New returns a Recogniser that knows no rows.
func New() *Recogniser { return &Recogniser{rows: map[uint64]*Row{}} }

// hash is the hash of the first Shortest symbols.
func hash(s []Symbol) (h uint64) {
	for _, x := range s[:Shortest] {
		h = (h ^ uint64(x)) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}

// Find returns the longest known row that the launches begin with, and the longest of those
// that are Kept; nil for none.
func (r *Recogniser) Find(waiting []Symbol) (longest, kept *Row) {
	if len(waiting) < Shortest {
		return nil, nil
	}
	for row := r.rows[hash(waiting)]; row != nil; row = row.next {
		if !begins(waiting, row.Symbols) {
			continue
		}
		if longest == nil {
			longest = row
		}
		if row.Kept {
			row.used = r.noted
			return longest, row
		}
	}
	return longest, nil
}

// begins reports whether the launches begin with a row.
func begins(s, row []Symbol) bool { return len(row) <= len(s) && slices.Equal(row, s[:len(row)]) }

// Note learns from the launches that came next.
func (r *Recogniser) Note(launches []Symbol) {
	r.open = append(r.open, launches...)
	r.noted += uint64(len(launches))
	done := 0
	for len(r.open)-done >= 2*Longest { // any row that begins in the first half shows
		done += r.divide(r.open[done:])
	}
	r.open = r.open[:copy(r.open, r.open[done:])]
}

// Cut notes that another command came behind the launches.
func (r *Recogniser) Cut() {
	for rest := r.open; len(rest) > 0; {
		rest = rest[r.divide(rest):]
	}
	r.open = r.open[:0]
}

// divide takes one row off launches, learns it if it is new, and returns how long it is.
func (r *Recogniser) divide(s []Symbol) int {
	if row := r.whole(s); row != nil {
		row.used = r.noted
		return len(row.Symbols)
	}
	end := 1
	for end < min(len(s), Longest) && r.whole(s[end:]) == nil {
		end++
	}
	if end >= Shortest {
		r.learn(s[:end])
	}
	return end
}

// whole returns the longest known row, not a part of one, that launches begin with.
func (r *Recogniser) whole(s []Symbol) *Row {
	if len(s) < Shortest {
		return nil
	}
	for row := r.rows[hash(s)]; row != nil; row = row.next {
		if row.whole && begins(s, row.Symbols) {
			return row
		}
	}
	return nil
}

// learn adds a row and its parts.
func (r *Recogniser) learn(s []Symbol) {
	s = slices.Clone(s)
	r.add(s, true)
	for size := Longest / 2; size >= Shortest; size /= 2 {
		for at := 0; at+size <= len(s); at += size {
			r.add(s[at:at+size], false)
		}
	}
}

// add adds a row, unless it is known.
func (r *Recogniser) add(s []Symbol, whole bool) {
	h := hash(s)
	var before *Row
	at := r.rows[h]
	for ; at != nil && len(at.Symbols) >= len(s); before, at = at, at.next {
		if slices.Equal(at.Symbols, s) {
			at.whole = at.whole || whole
			at.used = r.noted
			return
		}
	}
	row := &Row{Symbols: s, whole: whole, used: r.noted, next: at}
	if before == nil {
		r.rows[h] = row
	} else {
		before.next = row
	}
	if r.count++; r.count > MaxRows {
		r.forgetOldest()
	}
}

// forgetOldest forgets an eighth of the rows, those that came longest ago, but none that is Kept.
func (r *Recogniser) forgetOldest() {
	var ages []uint64
	for _, row := range r.rows {
		for ; row != nil; row = row.next {
			if !row.Kept {
				ages = append(ages, row.used)
			}
		}
	}
	if len(ages) == 0 {
		return
	}
	slices.Sort(ages)
	limit := ages[len(ages)/8]
	for h, first := range r.rows {
		for at := &first; *at != nil; {
			if row := *at; !row.Kept && row.used <= limit {
				*at = row.next
				r.count--
			} else {
				at = &row.next
			}
		}
		if first == nil {
			delete(r.rows, h)
		} else {
			r.rows[h] = first
		}
	}
}
