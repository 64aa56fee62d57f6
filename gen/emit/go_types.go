package emit

import (
	"strings"
	"unicode"

	"ferry/gen/apidef"
)

// goType is the Go name of a C type: CUstream becomes Stream, the vendor's
// struct names stay as they are so that they can be searched for.
func (g *Generator) goType(name string) string {
	switch name {
	case "char", "u8":
		return "byte"
	case "i8":
		return "int8"
	case "i16":
		return "int16"
	case "u16":
		return "uint16"
	case "int", "i32":
		return "int32"
	case "uint", "u32":
		return "uint32"
	case "i64":
		return "int64"
	case "u64", "size_t", "ptr":
		return "uint64"
	case "float":
		return "float32"
	case "double":
		return "float64"
	}
	if r := []rune(name); len(r) > 2 && strings.HasPrefix(name, "CU") && unicode.IsLower(r[2]) {
		return goName(name[2:])
	}
	return goName(name)
}

// cuType is goType as seen from outside package cu.
func (g *Generator) cuType(name string) string {
	t := g.goType(name)
	if unicode.IsLower(rune(t[0])) {
		return t
	}
	return "cu." + t
}

func (g *Generator) goTypes(b *buffer) {
	b.p("%s\n\npackage cu\n", goMark)
	for _, t := range g.api.Types {
		switch t.Kind {
		case apidef.Handle:
			b.p("// %s is the C handle %s.\ntype %s uint64\n", g.goType(t.Name), t.Name, g.goType(t.Name))
		case apidef.Scalar:
			b.p("// %s is the C type %s.\ntype %s %s\n", g.goType(t.Name), t.Name, g.goType(t.Name), g.goType(t.Base))
		case apidef.Enum:
			name := g.goType(t.Name)
			b.p("// %s is the C enumeration %s.\ntype %s %s\n\nconst (", name, t.Name, name, g.goType(t.Base))
			for _, v := range t.Values {
				b.p("\t%s %s = %d", v.Name, name, v.Value)
			}
			b.p(")\n")
		case apidef.Union:
			b.p("// %s is the C union %s, as storage.\ntype %s %s\n", g.goType(t.Name), t.Name, g.goType(t.Name), storage(t))
		case apidef.Struct:
			g.goStruct(b, t)
		}
	}
	b.p("// Kind tells handle types apart.\ntype Kind uint8\n\nconst (\n\tKindNone Kind = iota")
	for _, t := range g.handles() {
		b.p("\tKind%s", g.goType(t.Name))
	}
	b.p("\tKindEnd\n)\n")
	b.p("var resultNames = map[Result]string{")
	for _, v := range g.api.Type("CUresult").Values {
		b.p("\t%s: %q,", v.Name, v.Name)
	}
	b.p("}\n")
	b.p("// Layouts lists size and field offsets of every struct, for the test that asks the C compiler.")
	b.p("var Layouts = []Layout{")
	for _, t := range g.api.Types {
		if t.Kind != apidef.Struct {
			continue
		}
		b.p("\t{%q, %d, unsafe.Sizeof(%s{}), []Offset{", t.Name, t.Size, g.goType(t.Name))
		for _, f := range t.Fields {
			b.p("\t\t{%q, %d, unsafe.Offsetof(%s{}.%s)},", f.Name, f.Offset, g.goType(t.Name), goName(f.Name))
		}
		b.p("\t}},")
	}
	b.p("}")
	text := strings.Replace(b.String(), "package cu\n", "package cu\n\nimport \"unsafe\"\n", 1)
	b.Reset()
	b.WriteString(text)
}

// handles lists the handle types; a type's place is its kind, less one.
func (g *Generator) handles() (list []*apidef.Type) {
	for _, t := range g.api.Types {
		if t.Kind == apidef.Handle {
			list = append(list, t)
		}
	}
	return list
}

// storage is an array of the union's size with its alignment.
func storage(t *apidef.Type) string {
	elem := map[int]string{1: "byte", 2: "uint16", 4: "uint32", 8: "uint64"}[min(t.Align, 8)]
	return "[" + itoa(t.Size/min(t.Align, 8)) + "]" + elem
}

func (g *Generator) goStruct(b *buffer, t *apidef.Type) {
	b.p("// %s is the C struct %s.\ntype %s struct {", g.goType(t.Name), t.Name, g.goType(t.Name))
	at := 0
	for _, f := range t.Fields {
		if f.Offset > at {
			b.p("\t_ [%d]byte", f.Offset-at)
		}
		ft := g.api.Type(f.Type)
		typ, size := g.goType(f.Type), ft.Size
		if f.Count > 0 {
			typ, size = "["+itoa(f.Count)+"]"+typ, size*f.Count
		}
		b.p("\t%s %s", goName(f.Name), typ)
		at = f.Offset + size
	}
	if t.Size > at {
		b.p("\t_ [%d]byte", t.Size-at)
	}
	b.p("}\n")
}
