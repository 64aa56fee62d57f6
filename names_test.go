package ferry_test

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// vague are verbs and nouns that do not say what a function does. A name that is
// only one of them cannot be searched for.
var vague = strings.Fields(`ask check data do get give handle leave let look make manage mend mind note pass process rest say settle
	take tell thing things update`)

// maxSame is how many files may have a function of the same vague name. Methods of
// one interface that stand in one file count once; programs of tests do not count.
const maxSame = 4

// TestSearchableNames: at most a few functions have the same vague name. A verb
// with its object (parseHello, chooseRoute) can be found.
func TestSearchableNames(t *testing.T) {
	pend := pending(t, "names")
	where := map[string][]string{}
	count := func(name, file string) {
		if name = strings.ToLower(name); !slices.Contains(where[name], file) {
			where[name] = append(where[name], file)
		}
	}
	set := token.NewFileSet()
	for _, s := range readSources(t, ".go", ".c", ".h") {
		if s.generated || pend(s.path) || strings.HasSuffix(s.path, "_test.go") {
			continue
		}
		if slices.ContainsFunc([]string{"test/", "examples/", "shim/test/", "shim/fuzz/"}, func(tree string) bool { return strings.HasPrefix(s.path, tree) }) {
			continue
		}
		if strings.HasSuffix(s.path, ".go") {
			for _, decl := range s.parseGo(t, set).Decls {
				if d, ok := decl.(*ast.FuncDecl); ok {
					count(d.Name.Name, s.path)
				}
			}
			continue
		}
		for _, m := range functionOfC.FindAllStringSubmatch(s.text, -1) {
			count(m[1], s.path)
		}
	}
	for _, name := range vague {
		if files := where[name]; len(files) > maxSame {
			t.Errorf("%d files have a function %s, more than %d: give the functions the object of the verb (parseHello, not parse): %s", len(files), name, maxSame, strings.Join(files, " "))
		}
	}
}

// functionOfC is the head of a function of C at the beginning of a line.
var functionOfC = regexp.MustCompile(`(?m)^[a-z][\w \*]*?\b(\w+)\([^;\n]*\{?$`)
