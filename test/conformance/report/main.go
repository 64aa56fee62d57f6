// Report records what conformance programs printed and writes docs/conformance.md.
//
//	go run ./test/conformance/report [-from DIR] [-on "NVIDIA H200, driver 580, CUDA 13.0"]
//
// DIR holds one folder for each way in which the programs were run, with a file
// <program>.txt in it: native, unix and tcp as scripts/gpu-check --conformance
// leaves them, soft as FERRY_CONFORMANCE_OUT=DIR go test ./test/conformance does.
// native becomes the truth (expected/); the others become columns of results.txt.
// A column that is not in DIR keeps what it had.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ferry/test/conformance"
)

const home = "test/conformance"

// columns are the ways to run a program through Ferry, as results.txt has them.
var columns = []string{"unix", "tcp", "soft"}

func main() {
	from := flag.String("from", "", "folder of outputs to record; without it only the document is written")
	on := flag.String("on", "", "with native outputs: what they were recorded on")
	flag.Parse()
	if err := report(*from, *on); err != nil {
		fmt.Fprintln(os.Stderr, "report:", err)
		os.Exit(1)
	}
}

func report(from, on string) error {
	programs, err := conformance.Programs(home)
	if err != nil || len(programs) == 0 {
		return fmt.Errorf("no programs in %s: run this in the repository's root (%v)", home, err)
	}
	table, err := readTable(filepath.Join(home, "results.txt"))
	if err != nil {
		return err
	}
	for _, p := range programs {
		if err := record(p, from, on, table); err != nil {
			return err
		}
	}
	if err := table.write(filepath.Join(home, "results.txt"), programs); err != nil {
		return err
	}
	doc, err := document(programs, table)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join("docs", "conformance.md"), []byte(doc), 0o644)
}

// record makes native output the truth and compares the rest with it.
func record(program, from, on string, t table) error {
	file := filepath.Join(home, "expected", program+".txt")
	truth, _, err := conformance.Read(file)
	if err != nil {
		return err
	}
	if from == "" {
		return nil
	}
	native, _, err := conformance.Read(filepath.Join(from, "native", program+".txt"))
	if err != nil {
		return err
	}
	if len(native) > 0 {
		if on == "" {
			return errors.New("there are native outputs: say with -on what they were recorded on")
		}
		truth = merge(truth, native)
		if err := writeTruth(file, "recorded on "+on, truth); err != nil {
			return err
		}
	}
	for _, c := range columns {
		run, _, err := conformance.Read(filepath.Join(from, c, program+".txt"))
		if err != nil || len(run) == 0 {
			if err != nil {
				return err
			}
			continue
		}
		differ, _ := conformance.Compare(truth, run)
		for _, l := range truth {
			agreement := "agrees"
			if slices.ContainsFunc(differ, func(d conformance.Difference) bool { return d.Truth.Check == l.Check }) {
				agreement = "differs"
			}
			if agreement == "differs" && skippedIn(run, l.Check) {
				agreement = "skips"
			}
			if l.Believed && !has(run, l.Check) { // the run ended before it, there as natively
				agreement = "-"
			}
			t.set(l.Check, c, agreement)
		}
	}
	return nil
}

func has(run []conformance.Line, check string) bool {
	return slices.ContainsFunc(run, func(l conformance.Line) bool { return l.Check == check })
}

func skippedIn(run []conformance.Line, check string) bool {
	return slices.ContainsFunc(run, func(l conformance.Line) bool {
		_, skipped := l.Skipped()
		return skipped && l.Check == check
	})
}

// merge is the new truth: what was recorded now, in the program's order, with
// what is believed of the checks that could not be made there, crashed, or were
// not reached.
func merge(old, native []conformance.Line) []conformance.Line {
	find := func(in []conformance.Line, check string) int {
		return slices.IndexFunc(in, func(l conformance.Line) bool { return l.Check == check })
	}
	var merged []conformance.Line
	for _, l := range native {
		_, skipped := l.Skipped()
		if i := find(old, l.Check); skipped || l.Lost() {
			if i >= 0 {
				l = old[i]
			}
			l.Believed = true
		}
		merged = append(merged, l)
	}
	for _, l := range old {
		if find(native, l.Check) < 0 {
			l.Believed = true
			merged = append(merged, l)
		}
	}
	return merged
}

func writeTruth(file, heading string, truth []conformance.Line) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n", heading)
	for _, l := range truth {
		fmt.Fprintln(&b, l)
	}
	return os.WriteFile(file, []byte(b.String()), 0o644)
}

// A table says of each check how it went in each column.
type table map[string]map[string]string

func (t table) set(check, column, agreement string) {
	if t[check] == nil {
		t[check] = map[string]string{}
	}
	t[check][column] = agreement
}

func (t table) get(check, column string) string {
	if a := t[check][column]; a != "" {
		return a
	}
	return "-"
}

func readTable(file string) (table, error) {
	t := table{}
	b, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return t, nil
	}
	for line := range strings.Lines(string(b)) {
		w := strings.Fields(line)
		if strings.HasPrefix(line, "#") || len(w) != 1+len(columns) {
			continue
		}
		for i, c := range columns {
			t.set(w[0], c, w[i+1])
		}
	}
	return t, err
}

// write keeps the checks that are still there.
func (t table) write(file string, programs []string) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s: how each check went, compared with expected/. Written by report; do not edit.\n", strings.Join(columns, " "))
	for _, p := range programs {
		truth, _, err := conformance.Read(filepath.Join(home, "expected", p+".txt"))
		if err != nil {
			return err
		}
		for _, l := range truth {
			b.WriteString(l.Check)
			for _, c := range columns {
				b.WriteString(" " + t.get(l.Check, c))
			}
			b.WriteByte('\n')
		}
	}
	return os.WriteFile(file, []byte(b.String()), 0o644)
}
