package main

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ferry/softgpu/corpus"
)

// A row is an instruction with the forms the corpus has of it; the value says
// whether all kernels could have the form executed.
type row map[string]bool

func (r row) supported() int {
	n := 0
	for _, ok := range r {
		if ok {
			n++
		}
	}
	return n
}

// writeCoverage makes softgpu/COVERAGE.md from the corpus and what the software
// GPU says of each of its instructions.
func writeCoverage() error {
	rows, unread, err := collect()
	if err != nil {
		return err
	}
	var table, missing bytes.Buffer
	var all, have, done, forms, good int
	for _, g := range isa {
		fmt.Fprintf(&table, "\n### %s\n\n| instruction | forms in the corpus | supported | state |\n|---|---:|---:|---|\n", g.group)
		for _, name := range g.names {
			r := rows[name]
			state := stateOf(r, g.note)
			fmt.Fprintf(&table, "| `%s` | %d | %d | %s |\n", name, len(r), r.supported(), state)
			if g.note == outOfScope {
				continue
			}
			all++
			forms += len(r)
			good += r.supported()
			if len(r) > 0 {
				have++
			}
			if state == "supported" {
				done++
			}
			for _, f := range slices.Sorted(maps.Keys(r)) {
				if !r[f] {
					fmt.Fprintf(&missing, "- `%s`\n", f)
				}
			}
		}
	}
	var b bytes.Buffer
	b.WriteString("<!-- made by go run ./softgpu/corpus/make -coverage; do not edit -->\n# PTX instructions on the software GPU\n\n")
	fmt.Fprintf(&b, "Instructions of PTX ISA 9.0 that a program for sm_90 can contain: %d. The corpus has kernels for %d of them (%.1f %%); "+
		"the software GPU executes every form in the corpus of %d (%.1f %%).\n\n", all, have, percent(have, all), done, percent(done, all))
	fmt.Fprintf(&b, "Forms, an opcode with its modifiers and types, in the corpus: %d. Supported: %d (%.1f %%).\n\n", forms, good, percent(good, forms))
	b.WriteString("*supported*: every form in the corpus is executed, and TestCorpus compares it with an H200. *partly*: some are. " +
		"*no kernel*: the corpus does not show it. *out of scope*: not in PTX for sm_90 and earlier, or not for one device.\n")
	for _, name := range unread {
		fmt.Fprintf(&b, "\nThe module of kernel `%s` cannot be read.\n", name)
	}
	b.Write(table.Bytes())
	b.WriteString("\n## Forms that are not supported\n\n")
	if missing.Len() == 0 {
		b.WriteString("None.\n")
	}
	b.Write(missing.Bytes())
	for name := range rows {
		if strings.HasPrefix(name, unknown) {
			return fmt.Errorf("instruction %s is not in the table of isa.go", name)
		}
	}
	fmt.Printf("instructions: %d, with kernels %d, supported %d; forms: %d, supported %d\n", all, have, done, forms, good)
	return os.WriteFile("softgpu/COVERAGE.md", b.Bytes(), 0o644)
}

func percent(n, of int) float64 { return 100 * float64(n) / float64(max(1, of)) }

func stateOf(r row, note string) string {
	switch n := r.supported(); {
	case len(r) == 0 && note != "" && note != outOfScope:
		return "no kernel: " + note
	case len(r) == 0 && note == outOfScope:
		return note
	case len(r) == 0:
		return "no kernel"
	case n == len(r):
		return "supported"
	case n == 0:
		return "unsupported"
	}
	return "partly"
}

// collect sorts the forms of all kernels under the instructions of isa.
func collect() (rows map[string]row, unread []string, err error) {
	list, err := corpus.Load(filepath.Join(root, "kernels"))
	if err != nil {
		return nil, nil, err
	}
	known := map[string]bool{}
	for _, g := range isa {
		for _, n := range g.names {
			known[n] = true
		}
	}
	rows = map[string]row{}
	for _, k := range list {
		forms, err := k.Forms()
		if err != nil {
			unread = append(unread, k.Name)
			continue
		}
		for f, ok := range forms {
			name := heading(f, known)
			if rows[name] == nil {
				rows[name] = row{}
			}
			if old, seen := rows[name][f]; !seen || old {
				rows[name][f] = ok
			}
		}
	}
	return rows, unread, nil
}

// heading is the longest known name that a form starts with. Qualifiers behind
// "::" are not part of a name.
func heading(form string, known map[string]bool) string {
	parts := strings.Split(form, ".")
	for i, p := range parts {
		parts[i], _, _ = strings.Cut(p, "::")
	}
	for n := len(parts); n > 0; n-- {
		if name := strings.Join(parts[:n], "."); known[name] {
			return name
		}
	}
	return unknown + form
}

// unknown marks a form that isa has no row for.
const unknown = "?"
