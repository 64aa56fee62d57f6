package corpus

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Rule says when an answer is right, measured against the recording.
//
//	exact          bit for bit
//	nan-any        bit for bit, but any NaN is as good as another
//	ulp N          within N units in the last place
//	rel 2^-N       within that relative error, or one ulp
//	abs 2^-N       within that absolute error, or one ulp
//
// The bounds are those the PTX ISA states for an operation's error. Recording
// and answer both have an error, and a unit in the last place is granted for
// the rounding of the answer. NaNs and infinities must be met by their like.
type Rule struct {
	Kind  string
	Bound float64
}

// ParseRule reads a rule. Words behind it are for people.
func ParseRule(s string) (Rule, error) {
	f := strings.Fields(s)
	r := Rule{Kind: f[0]}
	if r.Kind == "exact" || r.Kind == "nan-any" {
		return r, nil
	}
	if len(f) < 2 {
		return r, fmt.Errorf("compare: %q has no bound", s)
	}
	text, power := strings.CutPrefix(f[1], "2^")
	v, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return r, fmt.Errorf("compare: %w", err)
	}
	if r.Bound = v; power {
		r.Bound = math.Exp2(v)
	}
	switch r.Kind {
	case "ulp", "rel", "abs":
		return r, nil
	}
	return r, fmt.Errorf("compare: no rule %q", s)
}

// Compare lists the elements that differ, at most limit of them, and says how
// many there are.
func (r Rule) Compare(typ string, got, want []byte, limit int) (list []string, bad int) {
	if len(got) != len(want) {
		return []string{fmt.Sprintf("%d bytes, %d recorded", len(got), len(want))}, 1
	}
	size := sizeOf(typ)
	for i := 0; i*size < len(got); i++ {
		g, w := got[i*size:(i+1)*size], want[i*size:(i+1)*size]
		if string(g) == string(w) || r.close(typ, g, w) {
			continue
		}
		if bad++; bad <= limit {
			list = append(list, fmt.Sprintf("[%d] got %s, recorded %s", i, show(typ, g), show(typ, w)))
		}
	}
	return list, bad
}

func (r Rule) close(typ string, got, want []byte) bool {
	if h, ok := halves[typ]; ok {
		same := func(i int) bool {
			return string(got[i:i+2]) == string(want[i:i+2]) || r.close(h, got[i:i+2], want[i:i+2])
		}
		return same(0) && same(2)
	}
	f, ok := formats[typ]
	if !ok || r.Kind == "exact" {
		return false
	}
	g, w := f.decode(value(got)), f.decode(value(want))
	if math.IsNaN(g) || math.IsNaN(w) {
		return math.IsNaN(g) && math.IsNaN(w)
	}
	if r.Kind == "nan-any" || math.IsInf(g, 0) || math.IsInf(w, 0) {
		return false
	}
	ulp := f.ulp(w)
	switch r.Kind {
	case "ulp":
		return math.Abs(g-w) <= r.Bound*ulp
	case "rel":
		return math.Abs(g-w) <= r.Bound*math.Abs(w)+ulp
	}
	return math.Abs(g-w) <= r.Bound+ulp
}

// ulp is the distance between neighbours at a value.
func (f format) ulp(v float64) float64 {
	bias := 1<<(f.exp-1) - 1
	_, e := math.Frexp(v)
	return math.Ldexp(1, max(e-1, 1-bias)-f.man)
}

func (f format) decode(v uint64) float64 {
	man := v & (1<<f.man - 1)
	exp := int(v>>f.man) & (1<<f.exp - 1)
	bias := 1<<(f.exp-1) - 1
	sign := 1.0
	if v>>(f.exp+f.man)&1 != 0 {
		sign = -1
	}
	switch {
	case exp == 1<<f.exp-1 && man == 0:
		return math.Inf(int(sign))
	case exp == 1<<f.exp-1:
		return math.NaN()
	case exp == 0:
		return sign * math.Ldexp(float64(man), 1-bias-f.man)
	}
	return sign * math.Ldexp(float64(man|1<<f.man), exp-bias-f.man)
}

func value(b []byte) uint64 {
	var tmp [8]byte
	copy(tmp[:], b)
	return binary.LittleEndian.Uint64(tmp[:])
}

func show(typ string, b []byte) string {
	if len(b) > 8 {
		return fmt.Sprintf("%#x:%016x", value(b[8:]), value(b))
	}
	s := fmt.Sprintf("0x%0*x", 2*len(b), value(b))
	if f, ok := formats[typ]; ok {
		s += fmt.Sprintf(" (%g)", f.decode(value(b)))
	}
	return s
}
