package session

import (
	"testing"

	"pgregory.net/rapid"
)

// TestSpansAgainstModel compares with a plain list, on addresses so few that
// ranges meet all the time.
func TestSpansAgainstModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s Spans[int]
		list := map[Range]int{}
		touching := func(r Range) (first Range, found bool) {
			for q := range list {
				if q.Base < r.Base+r.Size && r.Base < q.Base+q.Size && (!found || q.Base < first.Base) {
					first, found = q, true
				}
			}
			return first, found
		}
		draw := rapid.Custom(func(t *rapid.T) Range {
			return Range{rapid.Uint64Range(0, 60).Draw(t, "base"), rapid.Uint64Range(0, 9).Draw(t, "size")}
		})
		value := 0
		t.Repeat(map[string]func(*rapid.T){
			"add": func(t *rapid.T) {
				r := draw.Draw(t, "range")
				_, taken := touching(r)
				value++
				if got, want := s.Add(r, value), !taken && r.Size > 0; got != want {
					t.Fatalf("Add(%v) = %v, want %v", r, got, want)
				} else if got {
					list[r] = value
				}
			},
			"remove": func(t *rapid.T) {
				base := rapid.Uint64Range(0, 60).Draw(t, "base")
				found := false
				for r := range list {
					if r.Base == base {
						found = true
						delete(list, r)
					}
				}
				if got := s.Remove(base); got != found {
					t.Fatalf("Remove(%d) = %v, want %v", base, got, found)
				}
			},
			"first": func(t *rapid.T) {
				r := draw.Draw(t, "range")
				if r.Size == 0 {
					return
				}
				want, found := touching(r)
				got, v, ok := s.First(r)
				if ok != found || got != want || v != list[want] {
					t.Fatalf("First(%v) = %v %d %v, want %v %d %v", r, got, v, ok, want, list[want], found)
				}
			},
			"": func(t *rapid.T) {
				n, last := 0, uint64(0)
				for r, v := range s.All {
					if list[r] != v || r.Base < last {
						t.Fatalf("%v with %d behind %d", r, v, last)
					}
					last = r.Base + r.Size
					n++
				}
				if n != len(list) || s.Len() != n {
					t.Fatalf("%d ranges, Len %d, want %d", n, s.Len(), len(list))
				}
			},
		})
	})
}

func TestSpansRefuseWhatWraps(t *testing.T) {
	var s Spans[int]
	if s.Add(Range{^uint64(0) - 5, 100}, 1) || s.Add(Range{7, 0}, 1) {
		t.Error("an impossible range was added")
	}
}
