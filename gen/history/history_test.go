package history

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ferry/gen/apidef"
)

const top = "../.."

// base is a description, and baseNVML that of the other library.
const (
	base = `handle CUthing
handle CUother
enum CUmode int
	CU_MODE_A 0
	CU_MODE_B 1
struct CUpair 16 4
	a int 0
	b CUmode 4
	reserved u32[2] 8
struct CUhere 4 4
	x int 0
fn cuUse 2000 sync (t in CUthing, n in int)
fn cuHere 2000 local (n in int, h out CUhere)
cmd Pair sync (p in *CUpair, size out u64)
cmd Post async (data in bytes[*])
`
	baseNVML = `handle nvmlDevice_t
fn nvmlCount 1 sync (n out uint)
fn nvmlHere 1 local (n out uint)
`
)

func parse(t *testing.T, text string) *apidef.File {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.api")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := apidef.Load(path)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// first is a history with one revision, that of the base.
func first(t *testing.T) *File {
	t.Helper()
	f := Empty()
	lines, err := f.Compare(parse(t, base), parse(t, baseNVML))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Append(lines); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestSchemaHistory: what other builds have stays as it is; what is new is found, and belongs to
// the next revision.
func TestSchemaHistory(t *testing.T) {
	for _, c := range []struct {
		name, old, new string
		added          string // lines that the history gets
		wrong          string // in the error
	}{
		{name: "nothing"},
		{name: "a comment", old: "handle CUthing\n", new: "handle CUthing # a thing\n"},
		{name: "a call that stays in the client", old: "(n in int, h out CUhere)", new: "(h out CUhere)"},
		{name: "a struct that stays there", old: "\tx int 0\n", new: "\tx uint 0\n"},
		{name: "another order", old: "cmd Pair sync (p in *CUpair, size out u64)\ncmd Post async (data in bytes[*])\n", new: "cmd Post async (data in bytes[*])\ncmd Pair sync (p in *CUpair, size out u64)\n"},
		{name: "a command more, in front", old: "fn cuUse", new: "cmd More sync (x in u64)\nfn cuUse", added: "op 4 More sync (x in u64)"},
		{name: "a call that crosses now", old: "2000 local", new: "2000 sync", added: "type struct CUhere 4 4; x int 0|op 4 cuHere sync (n in int, h out CUhere)"},
		{name: "a parameter", old: "size out u64)", new: "size out u64, more in string @2)", added: "param Pair more in string @2"},
		{name: "a value", old: "CU_MODE_B 1\n", new: "CU_MODE_B 1\n\tCU_MODE_C 2\n", added: "value CUmode CU_MODE_C 2"},
		{name: "a field in reserved space", old: "reserved u32[2] 8", new: "c u32 8\n\treserved u32[1] 12", added: "field CUpair c u32 8"},
		{name: "a handle, last", old: "enum CUmode", new: "handle CUnew\nenum CUmode", added: "kind 3 CUnew"},

		{name: "a command gone", old: "cmd Post async (data in bytes[*])\n", wrong: "Post, op 3 since revision 1, is gone"},
		{name: "a command renamed", old: "cmd Post", new: "cmd Send", wrong: "Post, op 3 since revision 1, is gone"},
		{name: "a class", old: "2000 sync", new: "2000 async", wrong: "cuUse was sync and is async"},
		{name: "a call that crosses no more", old: "cuUse 2000 sync", new: "cuUse 2000 local", wrong: "cuUse, op 1"},
		{name: "a parameter gone", old: ", size out u64)", new: ")", wrong: "parameter size of Pair is gone"},
		{name: "parameters in another order", old: "(t in CUthing, n in int)", new: "(n in int, t in CUthing)", wrong: `parameter 1 of cuUse was "t in CUthing" and is "n in int"`},
		{name: "a parameter's type", old: "n in int)\nfn cuHere", new: "n in uint)\nfn cuHere", wrong: "parameter 2 of cuUse"},
		{name: "a parameter's direction", old: "size out u64", new: "size in u64", wrong: "parameter 2 of Pair"},
		{name: "a parameter without its revision", old: "size out u64)", new: "size out u64, more in string)", wrong: `write "more in string @2"`},
		{name: "a parameter of a wrong revision", old: "size out u64)", new: "size out u64, more in string @3)", wrong: `write "more in string @2"`},
		{name: "a parameter in front", old: "(p in *CUpair, size", new: "(more in string, p in *CUpair, size", wrong: "parameter 1 of Pair"},
		{name: "a new command with revisions", old: "cmd Post", new: "cmd New sync (x in u64 @2)\ncmd Post", wrong: "need no @2"},
		{name: "a struct's size", old: "CUpair 16 4", new: "CUpair 20 4", wrong: "type CUpair was"},
		{name: "a field", old: "\ta int 0\n", new: "\ta uint 0\n", wrong: "field a of CUpair"},
		{name: "a field gone", old: "\ta int 0\n", new: "", wrong: "field a of CUpair"},
		{name: "a field over another", old: "\ta int 0\n", new: "\ta int 0\n\tc u16 2\n", wrong: "field c of CUpair does not lie in reserved space"},
		{name: "a value changed", old: "CU_MODE_B 1", new: "CU_MODE_B 2", wrong: "CU_MODE_B of CUmode was 1"},
		{name: "a value gone", old: "\tCU_MODE_B 1\n", wrong: "CU_MODE_B of CUmode was 1"},
		{name: "an enumeration's type", old: "CUmode int", new: "CUmode uint", wrong: "type CUmode was"},
		{name: "a handle in front", old: "handle CUthing", new: "handle CUnew\nhandle CUthing", wrong: "handles of type CUthing have kind 1"},
		{name: "a handle gone", old: "handle CUother\n", wrong: "handle type CUother is gone"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := strings.Replace(base, c.old, c.new, 1)
			if c.old != "" && text == base {
				t.Fatal("the case changes nothing")
			}
			f := first(t)
			added, err := f.Compare(parse(t, text), parse(t, baseNVML))
			if c.wrong != "" {
				if err == nil || !strings.Contains(err.Error(), c.wrong) {
					t.Fatalf("%v, want %q", err, c.wrong)
				}
				return
			}
			if got := strings.Join(added, "|"); err != nil || got != c.added {
				t.Fatalf("%v\n%s\nwant\n%s", err, got, c.added)
			}
			if len(added) == 0 {
				return
			}
			if err := f.Append(added); err != nil {
				t.Fatal(err)
			}
			again, err := Parse(f.Text())
			if err != nil {
				t.Fatal(err)
			}
			if more, err := again.Compare(parse(t, text), parse(t, baseNVML)); err != nil || len(more) > 0 || again.Last() != 2 {
				t.Errorf("after the revision: %v, %q, revision %d", err, more, again.Last())
			}
		})
	}
	t.Run("NVML", func(t *testing.T) {
		_, err := first(t).Compare(parse(t, base), parse(t, strings.Replace(baseNVML, "n out uint", "n out int", 1)))
		if err == nil || !strings.Contains(err.Error(), "parameter 1 of nvmlCount") {
			t.Error(err)
		}
		added, err := first(t).Compare(parse(t, base), parse(t, strings.Replace(baseNVML, "1 local", "1 sync", 1)))
		if err != nil || len(added) != 1 || added[0] != "nvml op 2 nvmlHere sync (n out uint)" {
			t.Errorf("%v %q", err, added)
		}
	})
}

// A line of a sealed revision that is edited, left out, moved or put in breaks the chain.
func TestHistoryIsSealed(t *testing.T) {
	f := first(t)
	if err := f.Append([]string{"param Pair more in string @2"}); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(strings.TrimPrefix(f.Text(), Header), "\n"), "\n")
	check := func(name string, edited []string, broken bool) {
		t.Helper()
		if _, err := Parse(strings.Join(edited, "\n") + "\n"); (err != nil) != broken {
			t.Errorf("%s: %v", name, err)
		}
	}
	check("as it is", lines, false)
	check("a comment", append([]string{"# more"}, lines...), false)
	for i, line := range lines {
		without := append(append([]string{}, lines[:i]...), lines[i+1:]...)
		check("without "+line, without, true)
		if !strings.HasPrefix(line, "revision") {
			edited := append([]string{}, lines...)
			edited[i] = strings.Replace(line, " sync", " wait", 1)
			if edited[i] == line {
				edited[i] += "0"
			}
			check("edited "+line, edited, true)
		}
	}
	check("a line behind the last revision", append(lines, "op 9 Late sync ()"), true)
}

// The committed history is that of the committed description, and revision 1 is the schema of the
// builds from before revisions.
func TestHistoryIsCurrent(t *testing.T) {
	api, err := apidef.Load(top+"/api/types.api", top+"/api/ferry.api", top+"/api/cuda.api")
	if err != nil {
		t.Fatal(err)
	}
	nvml, err := apidef.Load(top+"/api/nvml_types.api", top+"/api/nvml.api")
	if err != nil {
		t.Fatal(err)
	}
	f, err := Update(top+"/api/history.txt", api, nvml, true, nil)
	if err != nil {
		t.Fatal(err)
	}
	if f.Last() < 3 {
		t.Fatalf("revision %d", f.Last())
	}
	if got := f.Revisions[0].Name(); string(got[:4]) != "\xb0\xed\x7d\x7b" {
		t.Errorf("revision 1 is called %x", got)
	}
	if got := f.Revisions[1].Name(); string(got[:4]) != "\x02\x00\x00\x00" {
		t.Errorf("revision 2 is called %x", got)
	}
	for name, number := range map[string]int{"Snapshot": 1, "Launch": 120, "cuDevResourceGenerateDesc": 295, "Missed": 296} {
		if got := f.CUDA.Ops[name]; got == nil || got.Number != number {
			t.Errorf("%s is %+v, want number %d", name, got, number)
		}
	}
}

// A description that has something new is an error where nothing may be written, and a revision
// where it may.
func TestUpdate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "history.txt")
	f := first(t)
	if err := os.WriteFile(path, []byte(f.Text()), 0o600); err != nil {
		t.Fatal(err)
	}
	grown := parse(t, strings.Replace(base, "cmd Post", "cmd More sync ()\ncmd Post", 1))
	if _, err := Update(path, grown, parse(t, baseNVML), true, nil); err == nil || !strings.Contains(err.Error(), "run make gen") || !strings.Contains(err.Error(), "op 4 More") {
		t.Error(err)
	}
	var said strings.Builder
	got, err := Update(path, grown, parse(t, baseNVML), false, &said)
	if err != nil || got.Last() != 2 || !strings.Contains(said.String(), "op 4 More sync ()") {
		t.Fatalf("%v %q", err, said.String())
	}
	if _, err := Update(path, grown, parse(t, baseNVML), true, nil); err != nil {
		t.Error(err)
	}
	if _, err := Update(path, parse(t, base), parse(t, baseNVML), true, nil); err == nil || !strings.Contains(err.Error(), "More, op 4") {
		t.Error(err)
	}
}
