package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ferry/gen/apidef"
)

const (
	typesHead = `# Types of the CUDA driver API: names, values, sizes and offsets as of CUDA 13.0 on
# 64-bit Linux. First written by gen/importer, since then kept by hand. See README.md.
#
# Structures go by the name that carries their version. An inner structure without a name
# of its own is called OUTER_FIELD, a nameless member anonN. Pointers are ptr.
`
	funcsHead = `# Functions of the CUDA driver API: the 707 names libcuda.so.1 of driver 580 exports.
# First written by gen/importer, since then kept by hand. See README.md.
`
)

// What a driver's dynamic symbol table says about the debugger's names.
var debuggerNote = []string{
	"Eight of these are functions: cudbgApiAttach cudbgApiDetach cudbgApiInit cudbgGetAPI",
	"cudbgGetAPIVersion cudbgMain cudbgReportDriverApiError cudbgReportDriverInternalError.",
	"The others are data objects. cudbgInjectionPath has 4096 bytes; cudbgReportedDriver*Code,",
	"*Addr and *Size (ApiErrorCode, InternalErrorCode, ApiError{Name,FuncName,String}{Addr,Size})",
	"have 8; the rest have 4.",
}

func writeTypes(s *typeSet) string {
	var b strings.Builder
	b.WriteString(typesHead)
	for _, part := range []struct {
		title string
		types []*apidef.Type
		apart bool
	}{
		{"handles", s.handles, false},
		{"numbers", s.scalars, false},
		{"enumerations", s.enums, true},
		{"structures and unions", s.records, true},
	} {
		fmt.Fprintf(&b, "\n# --- %s\n", part.title)
		for _, t := range part.types {
			if part.apart {
				b.WriteByte('\n')
			}
			fmt.Fprintln(&b, t)
		}
	}
	return b.String()
}

func writeFuncs(areas []area) string {
	var b strings.Builder
	b.WriteString(funcsHead)
	for _, a := range areas {
		fmt.Fprintf(&b, "\n# --- %s\n", a.title)
		for _, line := range a.note {
			fmt.Fprintf(&b, "# %s\n", line)
		}
		for _, fn := range a.funcs {
			fmt.Fprintln(&b, fn)
		}
	}
	return b.String()
}

// write puts the description in place, or says how it differs from the one that
// is there: edits by hand are never overwritten silently.
func write(typesPath, types, funcsPath, funcs string, force bool) error {
	_, err1 := os.Stat(typesPath)
	_, err2 := os.Stat(funcsPath)
	if force || os.IsNotExist(err1) && os.IsNotExist(err2) {
		return writeBoth(typesPath, types, funcsPath, funcs)
	}
	have, err := apidef.Load(typesPath, funcsPath)
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "importer")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	typesPath, funcsPath = filepath.Join(tmp, "types"), filepath.Join(tmp, "funcs")
	if err := writeBoth(typesPath, types, funcsPath, funcs); err != nil {
		return err
	}
	want, err := apidef.Load(typesPath, funcsPath)
	if err != nil {
		return err
	}
	lines := differences(have, want)
	for _, line := range lines {
		fmt.Println(line)
	}
	fmt.Printf("importer: %d differences, nothing written (-force overwrites)\n", len(lines))
	return nil
}

func writeBoth(path1, text1, path2, text2 string) error {
	if err := os.WriteFile(path1, []byte(text1), 0o644); err != nil {
		return err
	}
	return os.WriteFile(path2, []byte(text2), 0o644)
}

// differences tells what the headers have and the description has not, or has
// otherwise. Class, direction and length are people's business and not compared.
func differences(have, want *apidef.File) []string {
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	for _, t := range want.Types {
		switch old := have.Type(t.Name); {
		case old == nil:
			say("type %s is missing", t.Name)
		case asInC(old) != asInC(t):
			say("type %s differs:\n  have %s\n  want %s", t.Name, oneLine(old), oneLine(t))
		}
	}
	for _, fn := range want.Funcs {
		old := have.Func(fn.Name)
		if old == nil {
			say("function %s is missing", fn.Name)
			continue
		}
		if old.Since != fn.Since {
			say("function %s: since %d, headers say %d", fn.Name, old.Since, fn.Since)
		}
		if x, y := signature(have, old), signature(want, fn); x != y {
			say("function %s differs:\n  have (%s)\n  want (%s)", fn.Name, x, y)
		}
	}
	for _, fn := range have.Funcs {
		if !fn.Cmd && want.Func(fn.Name) == nil {
			say("function %s is not in the headers", fn.Name)
		}
	}
	return out
}

// asInC is a type without what people know beyond C: that it tells its size,
// and what its pointers point to.
func asInC(t *apidef.Type) string {
	c := *t
	c.Sized, c.Fields = false, slices.Clone(t.Fields)
	for i := range c.Fields {
		c.Fields[i].To = ""
	}
	return c.String()
}

func oneLine(t *apidef.Type) string {
	return strings.Join(strings.Fields(t.String()), " ")
}

// signature is what the C compiler sees of a function: for values the type, for
// pointers only that they are pointers.
func signature(f *apidef.File, fn *apidef.Func) string {
	var parts []string
	for _, p := range f.Resolve(fn).Params {
		typ := p.Type
		if p.Dir != apidef.In || p.Ptr || p.Len != "" || typ == "string" {
			typ = "ptr"
		}
		if t := f.Type(typ); t != nil && t.Size == 8 && t.Kind != apidef.Struct && t.Kind != apidef.Union {
			typ = "word" // device addresses and handles may be declared as either
		}
		parts = append(parts, p.Name+" "+typ)
	}
	return strings.Join(parts, ", ")
}
