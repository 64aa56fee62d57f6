package rows

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// symbols are those of a text: a letter for each launch.
func symbols(text string) (s []Symbol) {
	for _, c := range text {
		s = append(s, Symbol(c))
	}
	return s
}

// text is the opposite of symbols.
func text(s []Symbol) string {
	var b strings.Builder
	for _, x := range s {
		b.WriteRune(rune(x))
	}
	return b.String()
}

// alphabet is a row of n launches that all differ.
func alphabet(from rune, n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteRune(from + rune(i))
	}
	return b.String()
}

// replay divides launches as who uses a Recogniser does, and returns what is found, one row a
// line, with a dot for each launch by itself. Every row is used from the second time on.
func replay(r *Recogniser, launches string) string {
	var b strings.Builder
	for rest := symbols(launches); len(rest) > 0; {
		longest, kept := r.Find(rest)
		if longest != nil && longest != kept {
			longest.Kept = true
		}
		n := 1
		if kept != nil {
			n = len(kept.Symbols)
			fmt.Fprintf(&b, "%d ", n)
		} else {
			b.WriteByte('.')
		}
		r.Note(rest[:n])
		rest = rest[n:]
	}
	r.Cut()
	return b.String()
}

// TestRows: what is found in sequences that come again, as transcripts.
func TestRows(t *testing.T) {
	same, step, long := strings.Repeat("a", 270), alphabet('A', 20), alphabet(0x100, 201)
	for _, c := range []struct{ name, launches, last string }{
		{"one kernel", same, strings.Repeat("32 ", 8) + "14 "},
		{"a step", step, "20 "},
		{"a short row is none", alphabet('A', Shortest-1), "......."},
		{"a step of an odd length", long, strings.Repeat("32 ", 6) + "9 "},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, got := New(), ""
			for range 6 {
				got = replay(r, c.launches)
			}
			if got != c.last {
				t.Errorf("in the end %q, want %q", got, c.last)
			}
		})
	}
}

// TestRowsUncut: a step that comes again is found although nothing cuts it, and whatever its
// length is.
func TestRowsUncut(t *testing.T) {
	for _, n := range []int{9, 20, 64, 65, 100, 201, 270} {
		r := New()
		step := alphabet(0x100, n)
		replay(r, strings.Repeat(step, 40))
		got := replay(r, strings.Repeat(step, 10))
		if alone := strings.Count(got, "."); alone > 10*Shortest {
			t.Errorf("%d launches: %d of %d are by themselves: %s", n, alone, 10*n, got)
		}
	}
}

// TestParts: where only some of a row waits, its parts are found.
func TestParts(t *testing.T) {
	r, step := New(), alphabet(0x100, Longest)
	r.Note(symbols(step))
	r.Cut()
	for at, want := range map[int]int{0: Longest, Longest / 2: Longest / 2, Longest / 4: Longest / 4, Longest - Shortest: Shortest, 1: 0} {
		longest, _ := r.Find(symbols(step)[at:])
		if got := longest; (got == nil) != (want == 0) || got != nil && len(got.Symbols) != want {
			t.Errorf("at %d: %v, want a row of %d", at, got, want)
		}
	}
	if longest, _ := r.Find(symbols(step)[:Longest/2+3]); longest == nil || len(longest.Symbols) != Longest/2 {
		t.Error("the first half is not found:", longest)
	}
}

// TestFoundRowsAreThere: whatever came before, a row that is found is what waits.
func TestFoundRowsAreThere(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	r, found := New(), 0
	var seen []string
	for range 20_000 {
		if len(seen) == 0 || random.IntN(3) == 0 {
			n := 1 + random.IntN(100)
			s := make([]rune, n)
			for i := range s {
				s[i] = 'a' + rune(random.IntN(3))
			}
			seen = append(seen, string(s))
		}
		next := symbols(seen[random.IntN(len(seen))])
		longest, kept := r.Find(next)
		for _, row := range []*Row{longest, kept} {
			if row == nil {
				continue
			}
			if found++; len(row.Symbols) > len(next) || !slices.Equal(row.Symbols, next[:len(row.Symbols)]) {
				t.Fatalf("%q is found in %q", text(row.Symbols), text(next))
			}
		}
		if longest != nil {
			longest.Kept = random.IntN(2) == 0
		}
		if r.Note(next); random.IntN(2) == 0 {
			r.Cut()
		}
		if len(seen) > 50 {
			seen = seen[1:]
		}
	}
	if found == 0 {
		t.Error("nothing is found")
	}
}

// TestRowsAreBounded: launches that never come again are forgotten, rows that are in use are not.
func TestRowsAreBounded(t *testing.T) {
	r, step := New(), alphabet('a', Longest)
	replay(r, step)
	replay(r, step)
	next := rune(0x1000)
	for range 100 * MaxRows / Longest {
		r.Note(symbols(alphabet(next, Longest)))
		next += Longest
	}
	n := 0
	for _, row := range r.rows {
		for ; row != nil; row = row.next {
			n++
		}
	}
	if n > MaxRows || n != r.count {
		t.Errorf("%d rows are known, %d counted", n, r.count)
	}
	if _, kept := r.Find(symbols(step)); kept == nil {
		t.Error("a row in use was forgotten")
	}
}

// TestNoteMakesNothing: launches that come again cost no memory.
func TestNoteMakesNothing(t *testing.T) {
	r, step := New(), symbols(strings.Repeat(alphabet(0x100, 100), 4))
	once := func() {
		r.Find(step)
		r.Note(step)
	}
	for range 10 {
		once()
	}
	if n := testing.AllocsPerRun(100, once); n != 0 {
		t.Errorf("%v objects", n)
	}
}

func BenchmarkNote(b *testing.B) {
	r, step := New(), symbols(alphabet(0x100, 200))
	for b.Loop() {
		r.Find(step)
		r.Note(step)
	}
}
