package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A mutation is one change of a file that tests must notice.
type mutation struct {
	name  string
	file  string // from the root of the repository
	why   string // what an attacker gains without the check
	tests []testRun
	old   string // in the file exactly once
	new   string

	from string // file and line of the list, for messages
}

// A testRun is some tests of a package, or a test of the shim in C.
type testRun struct {
	pkg string // ./wire; "shim" for a test in C
	run string // for go test -run; for the shim the name of the test
}

func (t testRun) String() string { return t.pkg + " " + t.run }

// readLists reads lists, and all lists of folders.
func readLists(from []string) (all []*mutation, err error) {
	named := map[string]string{}
	for _, name := range from {
		files := []string{name}
		if info, err := os.Stat(name); err != nil {
			return nil, err
		} else if info.IsDir() {
			if files, err = filepath.Glob(filepath.Join(name, "*.txt")); err != nil {
				return nil, err
			}
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				return nil, err
			}
			list, err := parseList(file, string(text))
			if err != nil {
				return nil, err
			}
			all = append(all, list...)
		}
	}
	for _, m := range all {
		if other := named[m.name]; other != "" {
			return nil, fmt.Errorf("%s: %s is the name of the mutation at %s", m.from, m.name, other)
		}
		named[m.name] = m.from
	}
	return all, nil
}

// parseList reads a list: README.md of its folder describes the format.
func parseList(file, text string) (list []*mutation, err error) {
	var m *mutation
	for i, line := range strings.Split(text, "\n") {
		at := fmt.Sprintf("%s:%d", file, i+1)
		switch {
		case line == "":
			m = nil
			continue
		case strings.HasPrefix(line, "#"):
			continue
		case m == nil:
			m = &mutation{from: at}
			list = append(list, m)
		}
		if err := m.add(line); err != nil {
			return nil, fmt.Errorf("%s: %w", at, err)
		}
	}
	for _, m := range list {
		if m.name == "" || m.file == "" || m.why == "" || len(m.tests) == 0 || m.old == "" || m.old == m.new {
			return nil, fmt.Errorf("%s: a mutation needs name, file, why, test, and lines that begin with - and +", m.from)
		}
	}
	return list, nil
}

// add adds one line of an entry.
func (m *mutation) add(line string) error {
	if sign, rest := line[0], line[1:]; sign == '-' || sign == '+' {
		to := &m.old
		if sign == '+' {
			to = &m.new
		}
		if *to != "" {
			*to += "\n"
		}
		*to += strings.TrimPrefix(rest, " ")
		return nil
	}
	key, value, ok := strings.Cut(line, ": ")
	value = strings.TrimSpace(value)
	switch {
	case !ok || value == "":
		return fmt.Errorf("%q is none of name, file, why, test, - and +", line)
	case key == "name":
		m.name = value
	case key == "file":
		m.file = value
	case key == "why":
		m.why = strings.TrimSpace(m.why + " " + value)
	case key == "test":
		pkg, run, ok := strings.Cut(value, " ")
		if !ok {
			return fmt.Errorf("%q: write a package and a pattern of tests", value)
		}
		m.tests = append(m.tests, testRun{pkg, run})
	default:
		return fmt.Errorf("%q is none of name, file, why, test, - and +", key)
	}
	return nil
}

// apply returns the text of the mutation's file with the mutation.
func (m *mutation) apply(text string) (string, error) {
	if n := strings.Count(text, m.old); n != 1 {
		return "", fmt.Errorf("the text to replace is in %s %d times, not once (%s): correct the list", m.file, n, m.from)
	}
	return strings.Replace(text, m.old, m.new, 1), nil
}

// mutated reads the mutation's file and applies the mutation.
func (m *mutation) mutated() (string, error) {
	text, err := os.ReadFile(filepath.FromSlash(m.file))
	if err != nil {
		return "", err
	}
	return m.apply(string(text))
}

// testsOf lists the tests of all mutations, each once.
func testsOf(list []*mutation) (all []testRun) {
	for _, m := range list {
		for _, t := range m.tests {
			if !slices.Contains(all, t) {
				all = append(all, t)
			}
		}
	}
	return all
}
