package ferry_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestFileCycles: inside the packages of the worker and of the daemon, files use
// each other in one direction only. A cycle is allowed among the files of one
// type: the file that declares it and the files that hold methods of it count as
// one, whose size TestSizes limits. shim/test holds the counterpart for C.
func TestFileCycles(t *testing.T) {
	t.Parallel() // it takes seconds
	pend := pending(t, "cycles")
	list, exports := listExports(t, "./worker/...", "./daemon/...")
	for _, p := range list {
		folder := strings.TrimPrefix(p.ImportPath, "ferry/")
		if pend(folder) {
			continue
		}
		for _, cycle := range fileCycles(t, p, exports) {
			t.Errorf("%s: files use each other in a circle; move what both sides need into a file below them, or make them files of one type:\n\t%s", folder, cycle)
		}
	}
}

// listExports returns the packages that match the patterns, and where the
// compiler left the export data of everything they import.
func listExports(t *testing.T, patterns ...string) (list []pkg, exports map[string]string) {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list", "-deps", "-export", "-json=ImportPath,Dir,GoFiles,CgoFiles,Export,DepOnly"}, patterns...)...).Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %v\n%s", err, exit.Stderr)
		}
		t.Fatal(err)
	}
	exports = map[string]string{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct {
			pkg
			Export  string
			DepOnly bool
		}
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return list, exports
		} else if err != nil {
			t.Fatal(err)
		}
		exports[p.ImportPath] = p.Export
		if !p.DepOnly {
			list = append(list, p.pkg)
		}
	}
}

// fileCycles type-checks a package and describes each cycle of its files that is
// not among the files of one type.
func fileCycles(t *testing.T, p pkg, exports map[string]string) []string {
	t.Helper()
	set, files := token.NewFileSet(), []*ast.File{}
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(set, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	lookup := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	checker := types.Config{Importer: importer.ForCompiler(set, "gc", lookup)}
	if _, err := checker.Check(p.ImportPath, set, files, info); err != nil {
		t.Fatal(err)
	}

	base := func(pos token.Pos) string { return filepath.Base(set.Position(pos).Filename) }
	uses := map[string]map[string]string{} // file, file that it uses, names of things that it uses there
	for ident, object := range info.Uses {
		if object.Pkg() == nil || object.Pkg().Path() != p.ImportPath || !object.Pos().IsValid() {
			continue
		}
		from, to := base(ident.Pos()), base(object.Pos())
		if from == to {
			continue
		}
		if uses[from] == nil {
			uses[from] = map[string]string{}
		}
		if names := strings.Fields(uses[from][to]); !slices.Contains(names, object.Name()) {
			names = append(names, object.Name())
			slices.Sort(names)
			uses[from][to] = strings.Join(names, " ")
		}
	}
	// The files of one type are one node: uses between them do not count, and a
	// use of one of them is a use of all.
	node := typeNodes(files, base)
	nodes := map[string]map[string]string{}
	for _, from := range slices.Sorted(maps.Keys(uses)) {
		for _, to := range slices.Sorted(maps.Keys(uses[from])) {
			a, b := node(from), node(to)
			if a == b {
				continue
			}
			if nodes[a] == nil {
				nodes[a] = map[string]string{}
			}
			nodes[a][b] += fmt.Sprintf("\n\t\t%s uses of %s: %s", from, to, uses[from][to])
		}
	}
	var cycles []string
	for _, group := range components(nodes) {
		cycles = append(cycles, fmt.Sprintf("%s\n\tfor example:%s", strings.Join(group, " | "), describeCycle(nodes, group)))
	}
	return cycles
}

// typeNodes returns a function from a file to its node: the names of the files
// that declare the same types or methods of them.
func typeNodes(files []*ast.File, base func(token.Pos) string) func(file string) string {
	group := map[string][]string{} // by file, shared by all files of a group
	first := map[string]string{}   // by type, one file that declares it or a method of it
	join := func(name string, pos token.Pos) {
		file := base(pos)
		other, ok := first[name]
		if first[name] = file; !ok || slices.Contains(group[file], other) {
			return
		}
		all := append(slices.Clone(group[file]), group[other]...)
		slices.Sort(all)
		for _, member := range all {
			group[member] = all
		}
	}
	for _, f := range files {
		group[base(f.Pos())] = []string{base(f.Pos())}
	}
	for _, f := range files {
		for _, decl := range f.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if name := receiverName(d); name != "" {
					join(name, d.Pos())
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if ts, ok := spec.(*ast.TypeSpec); ok {
						join(ts.Name.Name, ts.Pos())
					}
				}
			}
		}
	}
	return func(file string) string { return strings.Join(group[file], " ") }
}

// components returns the strongly connected components of more than one
// node (Tarjan), each sorted.
func components(uses map[string]map[string]string) [][]string {
	index, low, stacked := map[string]int{}, map[string]int{}, map[string]bool{}
	var stack []string
	var found [][]string
	var visit func(file string)
	visit = func(file string) {
		index[file] = len(index) + 1
		low[file] = index[file]
		stack, stacked[file] = append(stack, file), true
		for _, to := range slices.Sorted(maps.Keys(uses[file])) {
			if index[to] == 0 {
				visit(to)
				low[file] = min(low[file], low[to])
			} else if stacked[to] {
				low[file] = min(low[file], index[to])
			}
		}
		if low[file] != index[file] {
			return
		}
		at := slices.Index(stack, file)
		group := slices.Clone(stack[at:])
		stack = stack[:at]
		for _, member := range group {
			stacked[member] = false
		}
		if len(group) > 1 {
			slices.Sort(group)
			found = append(found, group)
		}
	}
	for _, file := range slices.Sorted(maps.Keys(uses)) {
		if index[file] == 0 {
			visit(file)
		}
	}
	return found
}

// describeCycle returns a shortest cycle of a component, edge by edge.
func describeCycle(uses map[string]map[string]string, group []string) string {
	best := []string{}
	for _, start := range group {
		before, queue := map[string]string{}, []string{start}
		for len(queue) > 0 && before[start] == "" {
			file := queue[0]
			queue = queue[1:]
			for _, to := range slices.Sorted(maps.Keys(uses[file])) {
				if before[to] == "" && slices.Contains(group, to) {
					before[to] = file
					queue = append(queue, to)
				}
			}
		}
		way := []string{start}
		for file := before[start]; file != start; file = before[file] {
			way = append(way, file)
		}
		if slices.Reverse(way); len(best) == 0 || len(way) < len(best) {
			best = way
		}
	}
	steps := []string{}
	for i, file := range best {
		to := best[(i+1)%len(best)]
		steps = append(steps, uses[file][to])
	}
	return strings.Join(steps, "")
}
