package apidef

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var committed = []string{"../../api/types.api", "../../api/ferry.api", "../../api/cuda.api"}

func load(t *testing.T, text string) (*File, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.api")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return Load(path)
}

func TestErrors(t *testing.T) {
	const head = "handle H\nenum E int\n\tA 0\n"
	tests := []struct {
		name string
		text string
		want string // in the message
	}{
		{"unknown word", head + "\nfunc f\n", `x.api:5: unknown word "func"`},
		{"member of nothing", "\tA 0\n", "x.api:1: member"},
		{"member of a handle", "handle H\n\tA 0\n", "x.api:2: member"},
		{"member after a function", head + "fn f 2000 local ()\n\tA 0\n", "x.api:5: member"},
		{"enumerator without value", "enum E int\n\tA\n", "x.api:2: enum E"},
		{"enumerator that is no number", "enum E int\n\tA one\n", "x.api:2: enum E"},
		{"field without offset", "struct S 8 8\n\ta int\n", "x.api:2: struct S"},
		{"field with an odd offset", "struct S 8 8\n\ta int x\n", "x.api:2: struct S"},
		{"array without a number", "struct S 8 8\n\ta int[n] 0\n", "x.api:2: struct S"},
		{"handle with two names", "handle A B\n", "x.api:1: handle"},
		{"scalar of an unknown builtin", "scalar S quad\n", "x.api:1: scalar"},
		{"enum without builtin", "enum E\n", "x.api:1: enum"},
		{"struct without size", "struct S\n", "x.api:1: struct"},
		{"struct of negative size", "struct S -8 8\n", "x.api:1: struct"},
		{"struct of alignment 0", "struct S 8 0\n", "x.api:1: struct"},
		{"type twice", head + "handle H\n", "x.api:4: type H is declared twice"},
		{"builtin again", "handle int\n", "x.api:1: type int is declared twice"},
		{"function twice", "fn f 2000 local ()\n# between\nfn f 2000 local ()\n", "x.api:3: f is declared twice"},
		{"unknown class", "fn f 2000 maybe ()\n", "x.api:1: want"},
		{"no parentheses", "fn f 2000 local\n", "x.api:1: want"},
		{"parameter without direction", "fn f 2000 local (a int)\n", `x.api:1: f: parameter "a int"`},
		{"parameter of unknown direction", "fn f 2000 local (a through int)\n", "x.api:1: f: parameter"},
		{"alias as a command", "cmd f 2000 = g\n", "x.api:1: want"},
		{"unknown type of a parameter", "fn f 2000 local (a in quad)\n", "f: parameter a: unknown type quad"},
		{"unknown type of a field", "struct S 8 8\n\ta quad 0\n", "S.a: unknown type quad"},
		{"alias of nobody", "fn f 2000 = g\n", "f: alias of unknown g"},
		{"alias of itself", "fn f 2000 = f\n", "f: alias of f, which is an alias itself"},
		{"aliases in a circle", "fn f 2000 = g\nfn g 2000 = f\n", "which is an alias itself"},
		{"length that is no parameter", "fn f 2000 local (a in int[n])\n", "length n is no parameter"},
		{"minted number", "fn f 2000 local (a new int)\n", "only handles are minted"},
		{"dropped string", "fn f 2000 local (a drop string)\n", "only handles are minted"},
		{"raw that crosses", "fn f 2000 sync (a raw ptr)\n", "write it by hand"},
		{"via nobody", "fn f 2000 sync hand via g ()\n", "f: via g"},
		{"via what does not cross", "fn g 2000 local ()\nfn f 2000 sync hand via g ()\n", "f: via g"},
		{"via without hand", "cmd g sync ()\nfn f 2000 sync via g ()\n", "f: via g"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := load(t, tt.text)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%v\nwant %s", err, tt.want)
			}
		})
	}
	if _, err := Load("no/such.api"); !os.IsNotExist(err) {
		t.Errorf("a missing file: %v", err)
	}
}

func TestParse(t *testing.T) {
	f, err := load(t, `# a comment
handle CUthing   # and another
enum CUcolour uint
	RED 0
	GREEN 0x10
	BLUE -1
struct CUpair 16 8
	name char[8] 0
	thing CUthing 8

fn cuMake_v2 12030 sync hand via Make (thing new CUthing, pair in *CUpair?, names out uint[n], n in size_t)
fn cuMake 4000 = cuMake_v2
fn cuMake_v2_ptsz 7000 = cuMake_v2 perthread
fn cuNever 5000 refused "no such thing" (p raw ptr)
cmd Make sync (thing new CUthing, data in bytes[*])
`)
	if err != nil {
		t.Fatal(err)
	}
	if e := f.Type("CUcolour"); e.Size != 4 || len(e.Values) != 3 || e.Values[1].Value != 16 || e.Values[2].Value != -1 {
		t.Errorf("%+v", e)
	}
	if s := f.Type("CUpair"); s.Fields[0] != (Field{Name: "name", Type: "char", Count: 8}) || s.Fields[1] != (Field{Name: "thing", Type: "CUthing", Offset: 8}) {
		t.Errorf("%+v", s)
	}
	fn := f.Func("cuMake_v2")
	if fn.Since != 12030 || fn.Class != Sync || !fn.Hand || fn.Via != "Make" || fn.HasCommand() || fn.BaseName() != "cuMake" || fn.Line != 11 {
		t.Errorf("%+v", fn)
	}
	want := []Param{
		{Name: "thing", Dir: New, Type: "CUthing"},
		{Name: "pair", Dir: In, Type: "CUpair", Ptr: true, Opt: true},
		{Name: "names", Dir: Out, Type: "uint", Len: "n"},
		{Name: "n", Dir: In, Type: "size_t"},
	}
	for i, p := range want {
		if fn.Params[i] != p {
			t.Errorf("parameter %d: %+v, want %+v", i, fn.Params[i], p)
		}
	}
	alias := f.Func("cuMake_v2_ptsz")
	if !alias.PerThread || f.Resolve(alias) != fn || alias.BaseName() != "cuMake" || alias.HasCommand() {
		t.Errorf("%+v", alias)
	}
	if never := f.Func("cuNever"); never.Why != "no such thing" || never.HasCommand() {
		t.Errorf("%+v", never)
	}
	if c := f.Func("Make"); !c.Cmd || !c.HasCommand() || f.Func("cuMakeNot") != nil || f.Type("CUnot") != nil {
		t.Errorf("%+v", c)
	}
}

// Printing and reading again gives the same description, for all of the
// committed one: String is what the schema's hash is made of.
func TestPrintedDescriptionReadsTheSame(t *testing.T) {
	first, err := Load(committed...)
	if err != nil {
		t.Fatal(err)
	}
	if len(first.Types) < 100 || len(first.Funcs) < 600 {
		t.Fatalf("only %d types and %d functions", len(first.Types), len(first.Funcs))
	}
	text := printed(first)
	second, err := load(t, text)
	if err != nil {
		t.Fatal(err)
	}
	if again := printed(second); again != text {
		a, b := strings.Split(text, "\n"), strings.Split(again, "\n")
		for i := range a {
			if i >= len(b) || a[i] != b[i] {
				t.Fatalf("line %d was %q", i+1, a[i])
			}
		}
		t.Fatal("more was printed than read")
	}
	for i, fn := range first.Funcs {
		other := *second.Funcs[i]
		other.Line = fn.Line
		if len(other.Params) != len(fn.Params) || other.Name != fn.Name || other.Class != fn.Class || other.Via != fn.Via || other.Why != fn.Why {
			t.Errorf("%+v\nbecame %+v", fn, other)
		}
		for j := range fn.Params {
			if fn.Params[j] != other.Params[j] {
				t.Errorf("%s: %+v became %+v", fn.Name, fn.Params[j], other.Params[j])
			}
		}
	}
}

func printed(f *File) string {
	var b strings.Builder
	for _, t := range f.Types {
		b.WriteString(t.String() + "\n")
	}
	for _, fn := range f.Funcs {
		b.WriteString(fn.String() + "\n")
	}
	return b.String()
}
