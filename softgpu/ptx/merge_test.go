package ptx

import (
	"errors"
	"strings"
	"testing"
)

func merge(t *testing.T, bodies ...string) (*Module, error) {
	t.Helper()
	var list []*Module
	for _, b := range bodies {
		m, err := Parse([]byte(".version 8.0\n.target sm_80\n.address_size 64\n" + b))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, m)
	}
	return Merge(list)
}

func TestMerge(t *testing.T) {
	m, err := merge(t, `
.file 1 "a.cu"
.extern .shared .align 4 .b8 tile[64];
.extern .func out();
.weak .func both() { ret; }
.common .global .align 4 .b32 c;
.global .align 4 .b32 mine;
.visible .entry k() { .reg .b32 %r; .loc 1 5 0
	ld.shared.u32 %r, [tile]; ld.global.u32 %r, [mine]; call both; call out; ret; }`, `
.file 1 "b.cu"
.visible .shared .align 4 .b8 tile[64];
.visible .func both() { .reg .b32 %r; mov.u32 %r, 1; ret; }
.common .global .align 4 .b32 c[4];
.global .align 4 .b32 mine;
.func hidden() { .reg .b32 %r; ld.global.u32 %r, [mine]; ret; }
.visible .func out() { .loc 1 9 0
	call hidden; ret; }`)
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, v := range m.Globals {
		count[v.Name]++
		if v.Name == "c" && v.Size != 16 {
			t.Errorf("of common definitions the one of %d bytes is kept", v.Size)
		}
	}
	if count["tile"] != 1 || count["c"] != 1 || count["mine"] != 1 || count["mine$2"] != 1 {
		t.Errorf("variables are %v", count)
	}
	k, out, both := m.Func("k"), m.Func("out"), m.Func("both")
	if v := k.Code[0].Args[1].Elems[0].Var; v.Linkage != Visible {
		t.Error("a reference to an extern variable is not to its definition")
	}
	if len(both.Code) != 2 {
		t.Error("the weak function is kept")
	}
	if v := m.Func("hidden").Code[0].Args[1].Elems[0].Var; v.Name != "mine$2" {
		t.Errorf("a private variable is %s", v.Name)
	}
	if a, b := m.Files[int(k.Code[0].Loc.File)], m.Files[int(out.Code[0].Loc.File)]; a != "a.cu" || b != "b.cu" {
		t.Errorf("positions are in %q and %q", a, b)
	}
	if list := m.Undefined(func(string) bool { return false }); list != nil {
		t.Errorf("undefined: %v", list)
	}
}

func TestMergeErrors(t *testing.T) {
	for want, bodies := range map[string][]string{
		"multiple definition of function f": {".visible .func f() { ret; }", ".visible .func f() { ret; }"},
		"multiple definition of variable v": {".visible .global .b32 v;", ".visible .global .b32 v;"},
		"nothing to link":                   {},
	} {
		_, err := merge(t, bodies...)
		var link *LinkError
		if !errors.As(err, &link) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", want, err)
		}
	}
	m, err := merge(t, ".extern .func f();\n.extern .global .b32 v;\n.visible .entry k() { .reg .b32 %r; ld.global.u32 %r, [v]; call f; ret; }")
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(m.Undefined(func(string) bool { return false }), " "); got != "v f" {
		t.Errorf("undefined: %s", got)
	}
}
