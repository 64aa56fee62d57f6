package emit

import (
	"strings"

	"ferry/gen/apidef"
)

// graphics is why functions are refused that need a display of the client's machine. Where
// the shim has their prototype, it is so that the shim can tell a null pointer.
const graphics = "graphics interop"

// cArguments writes the table from which test/arguments calls every function of
// the library with wrong arguments: for each function its parameters, in the
// roles that decide what is wrong for them, and a caller that takes each argument
// as one word. Debugger hooks have no known prototype and are left out.
func (g *Generator) cArguments(b *buffer) {
	b.p("%s\n#include \"arguments.h\"\n", cMark)
	t := argumentTables{g: g, b: b, fields: map[string]bool{}, values: map[string]bool{}, calls: map[string]string{}}
	var list []string
	for _, fn := range g.api.Funcs {
		if fn.Cmd || strings.HasPrefix(fn.Name, "cudbg") {
			continue
		}
		sig := g.signature(fn)
		if sig.Class == apidef.Refused && (len(sig.Params) == 0 || sig.Why == graphics) {
			list = append(list, "\t{\""+fn.Name+"\", 0, 12, NULL, call_unknown},")
			continue
		}
		params := "NULL"
		if len(sig.Params) > 0 {
			params = "parameters_" + sig.Name
			if fn == sig {
				t.parameters(sig)
			}
		}
		list = append(list, "\t{\""+fn.Name+"\", "+bit(fn.AliasOf != "")+", "+itoa(len(sig.Params))+", "+params+", "+t.call(sig)+"},")
	}
	b.p("/* The prototype is unknown here: every register and stack word that could hold an argument is 0. */")
	b.p("static CUresult call_unknown(void *f, const uint64_t *w)\n{")
	b.p("\t(void)w;\n\treturn ((CUresult (*)(%s))f)(%s);\n}\n", strings.Repeat("uint64_t, ", 11)+"uint64_t", strings.Repeat("0, ", 11)+"0")
	b.p("const struct function functions[] = {\n%s\n};", strings.Join(list, "\n"))
	b.p("const int functions_n = sizeof functions / sizeof *functions;")
}

// argumentTables remembers which tables are written.
type argumentTables struct {
	g              *Generator
	b              *buffer
	fields, values map[string]bool
	calls          map[string]string // by prototype
}

// parameters writes the table of one prototype, after the tables it refers to.
func (t *argumentTables) parameters(fn *apidef.Func) {
	counts := map[string]bool{}
	for _, p := range fn.Params {
		counts[p.Len] = true
	}
	var rows []string
	for _, p := range fn.Params {
		typ := t.g.api.Type(p.Type)
		role, size, fields, values := argumentRole(p, typ, counts[p.Name]), 1, "NULL", "NULL"
		signed := false
		if typ != nil {
			size = typ.Size
			if base := t.g.api.Type(typ.Base); base != nil {
				size = base.Size
				signed = base.Base == "int" || strings.HasPrefix(base.Base, "i")
			}
			if typ.Kind == apidef.Handle {
				size = 8
			}
			if len(typ.Fields) > 0 && (role == "ROLE_IN" || role == "ROLE_OUT" && p.Dir == apidef.InOut || role == "ROLE_STRUCT") {
				fields = t.fieldTable(typ)
			}
			if role == "ROLE_ENUM" {
				values = t.valueTable(typ)
			}
		}
		filled := p.Dir != apidef.Out && p.Dir != apidef.New
		rows = append(rows, "\t{\""+p.Name+"\", \""+p.Type+"\", "+role+", "+itoa(size)+", "+bit(signed)+", "+bit(filled)+", "+fields+", "+values+"},")
	}
	t.b.p("static const struct parameter parameters_%s[] = {\n%s\n};\n", fn.Name, strings.Join(rows, "\n"))
}

// argumentRole decides which values are unusual for a parameter.
func argumentRole(p apidef.Param, typ *apidef.Type, count bool) string {
	switch {
	case p.Dir == apidef.Raw:
		return "ROLE_RAW"
	case p.Dir == apidef.Out || p.Dir == apidef.InOut || p.Dir == apidef.New:
		return "ROLE_OUT"
	case p.Type == "string":
		return "ROLE_STRING"
	case isPointer(p):
		return "ROLE_IN"
	case count:
		return "ROLE_COUNT"
	case typ.Kind == apidef.Handle || typ.Name == "CUtexObject" || typ.Name == "CUsurfObject":
		return "ROLE_HANDLE"
	case typ.Kind == apidef.Enum:
		return "ROLE_ENUM"
	case typ.Kind == apidef.Struct || typ.Kind == apidef.Union:
		return "ROLE_STRUCT"
	case typ.Name == "CUdevice":
		return "ROLE_DEVICE"
	case typ.Name == "CUdeviceptr" || typ.Name == "CUdeviceptr_v1":
		return "ROLE_ADDRESS"
	case typ.Base == "float":
		return "ROLE_FLOAT"
	case strings.EqualFold(p.Name, "flags") || p.Name == "useFlags":
		return "ROLE_FLAGS"
	}
	return "ROLE_NUMBER"
}

// fieldTable writes the fields of a structure that one number or pointer fills;
// structures and unions inside it are taken apart, padding and arrays are not.
func (t *argumentTables) fieldTable(typ *apidef.Type) string {
	name := "fields_" + typ.Name
	if t.fields[name] {
		return name
	}
	t.fields[name] = true
	t.b.p("static const struct field %s[] = {", name)
	t.writeFields("", 0, typ)
	t.b.p("\t{NULL, 0, 0},\n};")
	return name
}

func (t *argumentTables) writeFields(prefix string, offset int, typ *apidef.Type) {
	for _, f := range typ.Fields {
		ft := t.g.api.Type(f.Type)
		switch {
		case f.Count > 0 || strings.HasPrefix(f.Name, "reserved") || ft == nil:
		case ft.Kind == apidef.Struct:
			t.writeFields(prefix+f.Name+".", offset+f.Offset, ft)
		case ft.Kind == apidef.Union:
		default:
			size := ft.Size
			if base := t.g.api.Type(ft.Base); base != nil {
				size = base.Size
			}
			if ft.Kind == apidef.Handle {
				size = 8
			}
			t.b.p("\t{%q, %d, %d},", prefix+f.Name, offset+f.Offset, size)
		}
	}
}

// valueTable writes the enumerators of an enumeration, each value once.
func (t *argumentTables) valueTable(typ *apidef.Type) string {
	name := "values_" + typ.Name
	if t.values[name] {
		return name
	}
	t.values[name] = true
	var list []string
	seen := map[int64]bool{}
	for _, v := range typ.Values {
		if !seen[v.Value] {
			seen[v.Value] = true
			list = append(list, "\t{\""+v.Name+"\", "+itoa(int(v.Value))+"},")
		}
	}
	t.b.p("static const struct enumerator %s[] = {\n%s\n\t{NULL, 0},\n};", name, strings.Join(list, "\n"))
	return name
}

// call returns the caller for a prototype and writes it when it is the first.
func (t *argumentTables) call(fn *apidef.Func) string {
	var types, args []string
	for i, p := range fn.Params {
		typ := t.g.api.Type(p.Type)
		w := "w[" + itoa(i) + "]"
		d := strings.TrimSpace(strings.TrimSuffix(cDecl(p), p.Name))
		types = append(types, d)
		switch {
		case p.Dir == apidef.Raw || isPointer(p):
			args = append(args, "(void *)"+w)
		case typ.Kind == apidef.Struct || typ.Kind == apidef.Union:
			args = append(args, "*(const "+d+" *)"+w)
		case typ.Base == "float":
			args = append(args, "number_as_float("+w+")")
		default:
			args = append(args, "("+d+")"+w)
		}
	}
	key := strings.Join(types, ", ")
	if name, ok := t.calls[key]; ok {
		return name
	}
	name := "call_" + itoa(len(t.calls))
	t.calls[key] = name
	t.b.p("static CUresult %s(void *f, const uint64_t *w)\n{", name)
	if len(args) == 0 {
		t.b.p("\t(void)w;")
	}
	t.b.p("\treturn ((CUresult (*)(%s))f)(%s);\n}\n", orVoid(types), strings.Join(args, ", "))
	return name
}

func bit(b bool) string {
	if b {
		return "1"
	}
	return "0"
}
