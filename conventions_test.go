package ferry_test

import (
	"bufio"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

// The tests of conventions read the source tree as text. This file holds what
// they share: the list of files, which of them are generated, and the folders
// that a convention does not hold for yet.

// treeFiles returns the path of every file of the repository, without build
// outputs and without the data of tests.
var treeFiles = sync.OnceValues(func() ([]string, error) {
	var files []string
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			built := file == "bin" || file == "build" || file == "shim/lib"
			if name != "." && strings.HasPrefix(name, ".") || built || name == "testdata" || name == "node_modules" || name == "__pycache__" {
				return filepath.SkipDir
			}
			return nil
		}
		if d.Type().IsRegular() {
			files = append(files, filepath.ToSlash(file))
		}
		return nil
	})
	return files, err
})

// A source is one hand-written or generated text file of the tree.
type source struct {
	path      string
	text      string
	generated bool
}

// generatedMark is the line by which a generator marks its output.
var generatedMark = regexp.MustCompile(`(?m)^(//|/\*|#|<!--) ?(Code g|G)enerated .*(DO NOT EDIT|do not edit)`)

// readSources returns the files of the tree with one of the given extensions.
func readSources(t *testing.T, extensions ...string) []source {
	t.Helper()
	files, err := treeFiles()
	if err != nil {
		t.Fatal(err)
	}
	var list []source
	for _, file := range files {
		if !slices.Contains(extensions, path.Ext(file)) {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		head := strings.Join(strings.SplitN(string(text), "\n", 4)[:min(3, strings.Count(string(text), "\n"))], "\n")
		list = append(list, source{path: file, text: string(text), generated: generatedMark.MatchString(head)})
	}
	if len(list) == 0 {
		t.Fatalf("no files %v: is this the root of the repository?", extensions)
	}
	return list
}

// parseGo parses the Go source with its comments.
func (s source) parseGo(t *testing.T, set *token.FileSet) *ast.File {
	t.Helper()
	f, err := parser.ParseFile(set, s.path, s.text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// readRows reads a file of the conventions: rows of columns that tabs separate,
// with empty lines and lines after # left out.
func readRows(t *testing.T, file string, columns int) [][]string {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var rows [][]string
	tabs := regexp.MustCompile(`\t+`)
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		row := tabs.Split(line, -1)
		if len(row) != columns {
			t.Fatalf("%s:%d: %d columns, not %d: separate them with tabs", file, n, len(row), columns)
		}
		rows = append(rows, row)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return rows
}

// pending reads test/conventions/pending.txt and returns a function that reports whether
// the named convention does not hold for a file or folder yet.
func pending(t *testing.T, convention string) func(file string) bool {
	t.Helper()
	var trees []string
	for _, row := range readRows(t, "test/conventions/pending.txt", 3) {
		if row[0] == convention {
			trees = append(trees, row[1])
		}
	}
	return func(file string) bool {
		return slices.ContainsFunc(trees, func(tree string) bool {
			below, ok := strings.CutPrefix(file, tree)
			return tree == "." || ok && (below == "" || below[0] == '/')
		})
	}
}
