package finding

import (
	"fmt"
	"slices"
	"strings"
)

// MaxSuppressions bounds the text of a file of suppressions.
const MaxSuppressions = 16 << 10

// Suppressions are mistakes that are known and accepted: they are not reported and do not count.
type Suppressions []suppression

// A suppression names findings; an empty pattern fits all.
type suppression struct{ check, rule, kernel, source string }

// ParseSuppressions reads a file of suppressions. A line is CHECK or CHECK:RULE, then patterns
// kernel=… and source=…, in which * stands for any text; # begins a comment. CHECK may be *.
//
//	initcheck kernel=histogram*
//	memcheck:out-of-bounds kernel=legacy::* source=*/old.cu:*
func ParseSuppressions(text string) (Suppressions, error) {
	if len(text) > MaxSuppressions {
		return nil, fmt.Errorf("%d bytes of suppressions: at most %d are possible", len(text), MaxSuppressions)
	}
	var list Suppressions
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		s, err := parseSuppression(words)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		list = append(list, s)
	}
	return list, nil
}

func parseSuppression(words []string) (s suppression, err error) {
	var ruled bool
	s.check, s.rule, ruled = strings.Cut(words[0], ":")
	if s.check != "*" && !slices.Contains(Names(), s.check) {
		return s, fmt.Errorf("%q is no check: use * or one of %s", s.check, strings.Join(Names(), ", "))
	}
	if _, known := Rules[s.rule]; ruled && !known {
		return s, fmt.Errorf("%q is no rule: a report names them", s.rule)
	}
	for _, w := range words[1:] {
		switch key, value, _ := strings.Cut(w, "="); {
		case key == "kernel" && value != "":
			s.kernel = value
		case key == "source" && value != "":
			s.source = value
		default:
			return s, fmt.Errorf("%q: want kernel=PATTERN or source=PATTERN", w)
		}
	}
	return s, nil
}

// Match says whether a finding is known and accepted. A kernel is meant by its name with or without
// its parameters, or by its symbol.
func (l Suppressions) Match(f *Finding) bool {
	return slices.ContainsFunc(l, func(s suppression) bool {
		short, _, _ := strings.Cut(f.Kernel, "(")
		named := s.kernel == "" || fits(s.kernel, f.Kernel) || fits(s.kernel, short) || fits(s.kernel, f.Symbol)
		return (s.check == "*" || s.check == f.Check) && (s.rule == "" || s.rule == f.Rule) && named &&
			(s.source == "" || fits(s.source, f.Place()))
	})
}

// fits says whether text is of a pattern, in which * stands for any text.
func fits(pattern, text string) bool {
	parts := strings.Split(pattern, "*")
	if len(parts) == 1 {
		return pattern == text
	}
	first, last := parts[0], parts[len(parts)-1]
	if !strings.HasPrefix(text, first) || len(text) < len(first)+len(last) || !strings.HasSuffix(text, last) {
		return false
	}
	text = text[len(first) : len(text)-len(last)]
	for _, p := range parts[1 : len(parts)-1] {
		i := strings.Index(text, p)
		if i < 0 {
			return false
		}
		text = text[i+len(p):]
	}
	return true
}
