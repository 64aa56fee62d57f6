package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestList: the list fits the sources. Each text to replace is in its file once, the file is still Go
// with the mutation, and the tests that are to notice it exist.
func TestList(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	list, err := choose(nil, "")
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 60 {
		t.Errorf("only %d mutations", len(list))
	}
	tests := map[string][]string{}
	for _, m := range list {
		text, err := m.mutated()
		if err != nil {
			t.Errorf("%s: %v", m.name, err)
			continue
		}
		if strings.HasSuffix(m.file, ".go") {
			if _, err := parser.ParseFile(token.NewFileSet(), m.file, text, parser.SkipObjectResolution); err != nil {
				t.Errorf("%s: with the mutation: %v", m.name, err)
			}
		}
		for _, run := range m.tests {
			checkTests(t, m, run, tests)
		}
	}
}

var alternatives = regexp.MustCompile(`^[A-Za-z0-9_]+(\|[A-Za-z0-9_]+)*$`)

// checkTests checks that the tests of a mutation exist. found has the tests of packages.
func checkTests(t *testing.T, m *mutation, run testRun, found map[string][]string) {
	t.Helper()
	if run.pkg == "shim" {
		if _, err := os.Stat(filepath.Join("shim", "test", "test_"+run.run+".c")); err != nil {
			t.Errorf("%s: %v", m.name, err)
		}
		return
	}
	if found[run.pkg] == nil {
		found[run.pkg] = testNames(t, run.pkg)
	}
	if !alternatives.MatchString(run.run) {
		t.Errorf("%s: %q: write names of tests, with | between them", m.name, run.run)
		return
	}
	for _, name := range strings.Split(run.run, "|") {
		if !slices.Contains(found[run.pkg], name) {
			t.Errorf("%s: %s has no test %s", m.name, run.pkg, name)
		}
	}
}

// testNames lists the tests of a package.
func testNames(t *testing.T, pkg string) (names []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(filepath.FromSlash(pkg), "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Recv == nil {
				names = append(names, d.Name.Name)
			}
		}
	}
	return names
}

func TestParseList(t *testing.T) {
	const good = "# comment\nname: a\nfile: f.go\nwhy: b\nwhy: c\ntest: ./p TestX\n- \told\n- line\n+ new\n\nname: b\nfile: f.go\nwhy: x\ntest: ./p TestX\ntest: shim y\n- gone\n+ \n"
	list, err := parseList("list", good)
	if err != nil || len(list) != 2 {
		t.Fatalf("%d, %v", len(list), err)
	}
	m := list[0]
	if m.old != "\told\nline" || m.new != "new" || m.why != "b c" || m.from != "list:2" || m.tests[0] != (testRun{"./p", "TestX"}) {
		t.Errorf("%+v", m)
	}
	if m := list[1]; m.new != "" || len(m.tests) != 2 {
		t.Errorf("%+v", m)
	}
	if got, err := m.apply("a \told\nline b"); err != nil || got != "a new b" {
		t.Errorf("%q, %v", got, err)
	}
	for _, text := range []string{"nothing", "\told\nlin", "\told\nline \told\nline"} {
		if got, err := m.apply(text); err == nil {
			t.Errorf("%q became %q", text, got)
		}
	}
	for _, bad := range []string{"name: a\n", "what is this\n", strings.Replace(good, "+ new\n", "+ \told\n+ line\n", 1), strings.Replace(good, "test: ./p TestX", "test: ./p", 1)} {
		if _, err := parseList("list", bad); err == nil {
			t.Errorf("%q is a list", bad)
		}
	}
}
