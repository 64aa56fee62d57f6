package ferry_test

import (
	"go/ast"
	"go/token"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// The limits of sizes. A package or type above its limit states in its comment
// why, in a sentence with the words of largeBecause.
const (
	maxFolders   = 21  // top-level folders
	maxFiles     = 25  // hand-written Go files in a package, without tests
	maxFields    = 20  // fields of a struct
	maxMethods   = 60  // hand-written methods of a type
	maxLines     = 499 // lines of a hand-written file
	maxTestLines = 799 // lines of a hand-written file of tests
	maxMedian    = 170 // median of the lines of hand-written files
	largeBecause = "is large because"
)

// A typeSize is how large one type is and whether its comment says why.
type typeSize struct {
	fields, methods int
	justified       bool
}

// TestSizes holds the limits of sizes for packages, types and files.
func TestSizes(t *testing.T) {
	pend := pending(t, "sizes")
	files, justified, types := map[string]int{}, map[string]bool{}, map[string]*typeSize{}
	size := func(folder, name string) *typeSize {
		key := folder + "." + name
		if types[key] == nil {
			types[key] = &typeSize{}
		}
		return types[key]
	}
	set := token.NewFileSet()
	for _, s := range readSources(t, ".go") {
		if s.generated || strings.HasSuffix(s.path, "_test.go") {
			continue
		}
		folder, f := path.Dir(s.path), s.parseGo(t, set)
		files[folder]++
		if saysLarge(f.Doc) {
			justified[folder] = true
		}
		for _, decl := range f.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if name := receiverName(d); name != "" {
					size(folder, name).methods++
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					ts, ok := spec.(*ast.TypeSpec)
					if !ok {
						continue
					}
					of := size(folder, ts.Name.Name)
					of.justified = saysLarge(d.Doc) || saysLarge(ts.Doc)
					if st, ok := ts.Type.(*ast.StructType); ok {
						of.fields = st.Fields.NumFields()
					}
				}
			}
		}
	}
	for folder, n := range files {
		if n > maxFiles && !justified[folder] && !pend(folder) {
			t.Errorf("%s has %d files, more than %d: split it, or say in its package comment that it %s …", folder, n, maxFiles, largeBecause)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(types)) {
		of, folder := types[key], strings.TrimSuffix(key, path.Ext(key))
		if of.justified || pend(folder) {
			continue
		}
		if of.fields > maxFields {
			t.Errorf("%s has %d fields, more than %d: group them into types, or say in its comment that it %s …", key, of.fields, maxFields, largeBecause)
		}
		if of.methods > maxMethods {
			t.Errorf("%s has %d methods, more than %d: split the type, or say in its comment that it %s …", key, of.methods, maxMethods, largeBecause)
		}
	}
}

// TestFileLengths holds the limits of lines for hand-written Go and C.
func TestFileLengths(t *testing.T) {
	pend := pending(t, "sizes")
	var lengths []int
	for _, s := range readSources(t, ".go", ".c", ".h") {
		if s.generated {
			continue
		}
		n, limit := strings.Count(s.text, "\n"), maxLines
		if strings.HasSuffix(s.path, "_test.go") {
			limit = maxTestLines
		} else {
			lengths = append(lengths, n)
		}
		if n > limit && !pend(s.path) {
			t.Errorf("%s has %d lines, more than %d: split it by subject", s.path, n, limit)
		}
	}
	slices.Sort(lengths)
	if median := lengths[len(lengths)/2]; median > maxMedian {
		t.Errorf("the median of hand-written files is %d lines, more than %d: split the longest by subject", median, maxMedian)
	}
}

// TestTopLevelFolders holds the number of folders at the root.
func TestTopLevelFolders(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var folders []string
	for _, e := range entries {
		if name := e.Name(); e.IsDir() && name[0] != '.' && name != "bin" && name != "build" {
			folders = append(folders, name)
		}
	}
	if len(folders) > maxFolders {
		t.Errorf("%d folders at the root, more than %d: move one into the folder it belongs to: %q", len(folders), maxFolders, folders)
	}
}

// saysLarge reports whether a comment justifies a size above the limit.
func saysLarge(doc *ast.CommentGroup) bool {
	return doc != nil && strings.Contains(strings.Join(strings.Fields(doc.Text()), " "), largeBecause)
}

// receiverName returns the name of the type that a method belongs to, "" for a
// function.
func receiverName(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return ""
	}
	t := d.Recv.List[0].Type
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr:
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}
