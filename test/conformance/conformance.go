// Package conformance holds CUDA programs that print what they observe of the
// API, check by check, and compares what they print natively, through Ferry on a
// real GPU and through Ferry on the software GPU.
//
// What a program prints natively is the truth: expected/<program>.txt. A line
// there that starts with "~ " was not recorded but follows from the
// documentation, as for checks that need more GPUs than the recording machine
// had; a file whose first line is "# believed" holds nothing else. Where Ferry
// is known to differ, known.txt says where and why.
package conformance

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Devices is how many software GPUs the programs are given.
const Devices = 4

// Flags are what nvcc needs for a program besides the usual.
func Flags(program string) []string {
	if program == "ptds" {
		return []string{"--default-stream", "per-thread"}
	}
	return nil
}

// Programs are the names of the programs in dir.
func Programs(dir string) ([]string, error) {
	list, err := filepath.Glob(filepath.Join(dir, "*.cu"))
	for i, p := range list {
		list[i] = strings.TrimSuffix(filepath.Base(p), ".cu")
	}
	return list, err
}

// A Line is what one check observed.
type Line struct {
	Check    string // area.name
	Saw      string
	Believed bool // not recorded: what the documentation makes us expect
}

// Skipped says whether the check could not be made, and why.
func (l Line) Skipped() (why string, skipped bool) { return strings.CutPrefix(l.Saw, "skip: ") }

// Lost says whether the check did not come to its end: no truth about the API.
func (l Line) Lost() bool { return slices.Contains([]string{"crashes", "hangs", "aborts"}, l.Saw) }

func (l Line) String() string {
	s := l.Check + ": " + l.Saw
	if l.Believed {
		s = "~ " + s
	}
	return s
}

// Parse takes a program's output, or a file of expected/, apart. Lines that are
// no check's are left out.
func Parse(text string) (lines []Line, heading string) {
	allBelieved := false
	for s := range strings.Lines(text) {
		s = strings.TrimRight(s, "\n")
		if h, ok := strings.CutPrefix(s, "# "); ok {
			if heading == "" {
				heading = h
			}
			allBelieved = allBelieved || h == "believed"
			continue
		}
		rest, believed := strings.CutPrefix(s, "~ ")
		check, saw, ok := strings.Cut(rest, ":")
		if !ok || strings.Count(check, ".") != 1 || strings.ContainsAny(check, " \t/") {
			continue
		}
		lines = append(lines, Line{check, strings.TrimSpace(saw), believed || allBelieved})
	}
	return lines, heading
}

// Read parses a file; one that is not there holds nothing.
func Read(path string) ([]Line, string, error) {
	b, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, "", nil
	}
	lines, heading := Parse(string(b))
	return lines, heading, err
}

// A Difference is a check for which a run printed something else than the truth.
type Difference struct {
	Truth Line
	Saw   string // "(nothing)" where the line is missing
}

// Compare finds the checks of a run that differ from the truth, and those of
// which the truth says nothing.
func Compare(truth, run []Line) (differ []Difference, unknown []Line) {
	saw := map[string]string{}
	for _, l := range run {
		if old, twice := saw[l.Check]; twice {
			l.Saw = old + " | " + l.Saw
		}
		saw[l.Check] = l.Saw
		if !slices.ContainsFunc(truth, func(t Line) bool { return t.Check == l.Check }) {
			unknown = append(unknown, l)
		}
	}
	for _, t := range truth {
		s, ok := saw[t.Check]
		if !ok {
			s = "(nothing)"
		}
		if s != t.Saw {
			differ = append(differ, Difference{t, s})
		}
	}
	return differ, unknown
}

// Known are the checks in which Ferry differs and that are accounted for.
type Known map[string]map[string]string // place → check → reason

// ReadKnown reads known.txt: "place check reason" in each line, where the place
// is soft, cuda (through Ferry on a real GPU, however reached), tcp, or ferry for
// all of these.
func ReadKnown(path string) (Known, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	k := Known{}
	for sc := bufio.NewScanner(f); sc.Scan(); {
		line := strings.TrimSpace(sc.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		place, rest, _ := strings.Cut(line, " ")
		check, reason, _ := strings.Cut(strings.TrimSpace(rest), " ")
		if reason = strings.TrimSpace(reason); reason == "" || !slices.Contains([]string{"soft", "cuda", "tcp", "ferry"}, place) {
			return nil, fmt.Errorf("%s: %q is not of the form 'place check reason'", path, line)
		}
		if k[place] == nil {
			k[place] = map[string]string{}
		}
		k[place][check] = reason
	}
	return k, nil
}

// Reason is why a check is known to differ at a column's place, or "".
func (k Known) Reason(column, check string) string {
	places := map[string][]string{"soft": {"soft", "ferry"}, "private": {"cuda", "ferry"}, "unix": {"cuda", "ferry"}, "tcp": {"tcp", "cuda", "ferry"}}
	for _, p := range places[column] {
		if r := k[p][check]; r != "" {
			return r
		}
	}
	return ""
}
