package corpus

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// counts holds how many kernels of a family passed, failed and so on.
type counts struct{ pass, fail, unsupported, unrecorded int }

// TestCorpus runs every kernel on the software GPU and holds its output against
// the recording. Kernels with instructions it does not know are counted, not
// failed; any other difference is an error. Kernels of testdata/pending.txt must run
// to their end: nobody knows yet what is right.
func TestCorpus(t *testing.T) {
	list, err := Load("kernels")
	if err != nil {
		t.Fatal(err)
	}
	rec, err := Open("testdata/h200.bin.gz")
	if err != nil {
		t.Fatal(err)
	}
	pending := readPending(t)
	families := map[string]*counts{}
	missing := map[string]int{}
	for _, k := range list {
		f := families[k.Family()]
		if f == nil {
			f = &counts{}
			families[k.Family()] = f
		}
		t.Run(k.Name, func(t *testing.T) {
			want, ok := rec[k.Name]
			recorded := ok && want.Hash == k.Hash()
			if waits := pending[k.Name]; recorded == waits {
				f.unrecorded++
				t.Errorf("recorded: %v, in testdata/pending.txt: %v; one of them must be: see doc.go", recorded, waits)
				return
			}
			delete(pending, k.Name)
			got, err := k.Run()
			var un *Unsupported
			if errors.As(err, &un) {
				f.unsupported++
				missing[un.Inst]++
				t.Skipf("unsupported: %v", un)
			}
			if err != nil {
				f.fail++
				t.Fatal(err)
			}
			if !recorded {
				f.unrecorded++
				t.Skip("waits for its recording")
			}
			diffs, bad := k.Rule.Compare(k.Out.Type, got, want.Data, 3)
			if bad > 0 {
				f.fail++
				t.Errorf("%s: %d of %d differ:\n\t%s", k.Feature, bad, k.Out.Count, strings.Join(diffs, "\n\t"))
				return
			}
			f.pass++
		})
	}
	for name := range pending {
		t.Errorf("testdata/pending.txt names %s, which is no kernel", name)
	}
	t.Log(summary(families, missing))
}

// readPending reads the names of kernels that wait for their recording.
func readPending(t *testing.T) map[string]bool {
	b, err := os.ReadFile("testdata/pending.txt")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]bool{}
	for line := range strings.Lines(string(b)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			list[line] = true
		}
	}
	return list
}

func summary(families map[string]*counts, missing map[string]int) string {
	var b strings.Builder
	row := func(name string, s *counts) {
		fmt.Fprintf(&b, "%-12s %6d %6d %12d %12d\n", name, s.pass, s.fail, s.unsupported, s.unrecorded)
	}
	fmt.Fprintf(&b, "\n%-12s %6s %6s %12s %12s\n", "family", "pass", "fail", "unsupported", "unrecorded")
	var all counts
	for _, name := range slices.Sorted(maps.Keys(families)) {
		s := families[name]
		row(name, s)
		all.pass += s.pass
		all.fail += s.fail
		all.unsupported += s.unsupported
		all.unrecorded += s.unrecorded
	}
	row("all", &all)
	for _, inst := range slices.Sorted(maps.Keys(missing)) {
		fmt.Fprintf(&b, "unsupported: %-60s %d\n", inst, missing[inst])
	}
	return b.String()
}
