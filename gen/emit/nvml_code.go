package emit

import (
	"strings"

	"ferry/gen/apidef"
)

// nvmlCStubs writes every exported function that is not written by hand. Types
// are those the calling convention sees: a handle or a pointer is a pointer.
func (g *Generator) nvmlCStubs(b *buffer) {
	b.p("%s\n#include \"nvml.h\"\n", cMark)
	for _, fn := range g.nvml.Funcs {
		if fn.Cmd || fn.Hand {
			continue
		}
		sig := g.nvml.Resolve(fn)
		var params, args []string
		handle, kind := "", ""
		for _, p := range sig.Params {
			t := g.nvml.Type(p.Type)
			switch {
			case p.Dir == apidef.Out || p.Dir == apidef.InOut || p.Ptr || p.Len != "" || p.Type == "string" || p.Dir == apidef.Raw:
				params = append(params, "void *"+p.Name)
				args = append(args, "NVML_P("+p.Name+")")
			case t.Kind == apidef.Handle:
				params = append(params, "void *"+p.Name)
				args = append(args, "NVML_P("+p.Name+")")
				if handle == "" {
					handle, kind = p.Name, strings.TrimSuffix(strings.TrimPrefix(p.Type, "nvml"), "_t")
				}
			default:
				params = append(params, nvmlCType(g, p.Type)+" "+p.Name)
				args = append(args, "NVML_W("+p.Name+")")
			}
		}
		b.p("NVML_API nvmlReturn_t %s(%s)\n{", fn.Name, orVoid(params))
		switch sig.Class {
		case apidef.Sync:
			list := strings.Join(args, ", ")
			if list == "" {
				list = "0"
			}
			b.p("\treturn nvml_call(NVML_OP_%s, (const uint64_t[]){%s});\n}\n", sig.Name, list)
			continue
		}
		for _, p := range sig.Params {
			if p.Name != handle {
				b.p("\t(void)%s;", p.Name)
			}
		}
		code := "NVML_ERROR_NOT_SUPPORTED"
		if sig.Class == apidef.Denied {
			code = "NVML_ERROR_NO_PERMISSION"
		}
		if handle == "" {
			b.p("\treturn nvml_refuse(%q, 0, NULL, %s);\n}\n", fn.Name, code)
		} else {
			b.p("\treturn nvml_refuse(%q, NVML_KIND_%s, %s, %s);\n}\n", fn.Name, kind, handle, code)
		}
	}
}

func nvmlCType(g *Generator, name string) string {
	t := g.nvml.Type(name)
	switch t.Base {
	case "u64", "size_t":
		return "unsigned long long"
	case "uint", "u32":
		return "unsigned"
	case "u8":
		return "unsigned char"
	}
	return "int"
}

func (g *Generator) nvmlCExports(b *buffer) {
	b.p("# Generated from api/ by gen/emit; do not edit.\n{\n\tglobal:")
	for _, fn := range g.nvml.Funcs {
		if !fn.Cmd {
			b.p("\t\t%s;", fn.Name)
		}
	}
	b.p("\tlocal: *;\n};")
}

// nvmlGoTypes writes enumerations and structs as Go sees them.
func (g *Generator) nvmlGoTypes(b *buffer) {
	b.p("%s\n\npackage nvml\n\nimport \"unsafe\"\n", goMark)
	b.p("// Kinds of handles.\nconst (\n\tKindNone = iota")
	for _, t := range g.nvml.Types {
		if t.Kind == apidef.Handle {
			b.p("\tKind%s", nvmlGoName(t.Name))
		}
	}
	b.p("\tKindEnd\n)\n")
	for _, t := range g.nvml.Types {
		name := nvmlGoName(t.Name)
		switch t.Kind {
		case apidef.Handle:
			b.p("// %s is the C handle %s.\ntype %s uint64\n", name, t.Name, name)
		case apidef.Scalar:
			b.p("// %s is the C type %s.\ntype %s %s\n", name, t.Name, name, g.goType(t.Base))
		case apidef.Enum:
			b.p("// %s is the C enumeration %s.\ntype %s %s\n\nconst (", name, t.Name, name, g.goType(t.Base))
			for _, v := range t.Values {
				b.p("\t%s %s = %d", v.Name, name, v.Value)
			}
			b.p(")\n")
		case apidef.Union:
			b.p("// %s is the C union %s, as storage.\ntype %s %s\n", name, t.Name, name, storage(t))
		case apidef.Struct:
			g.nvmlGoStruct(b, t)
		}
	}
	b.p("// Layouts lists size and field offsets of every struct as the description and as Go have them.\nvar Layouts = []Layout{")
	for _, t := range g.nvml.Types {
		if t.Kind != apidef.Struct {
			continue
		}
		name := nvmlGoName(t.Name)
		b.p("\t{%q, %d, unsafe.Sizeof(%s{}), []Offset{", t.Name, t.Size, name)
		for _, f := range t.Fields {
			b.p("\t\t{%q, %d, unsafe.Offsetof(%s{}.%s)},", f.Name, f.Offset, name, goName(f.Name))
		}
		b.p("\t}},")
	}
	b.p("}")
}

func (g *Generator) nvmlGoStruct(b *buffer, t *apidef.Type) {
	b.p("// %s is the C struct %s.\ntype %s struct {", nvmlGoName(t.Name), t.Name, nvmlGoName(t.Name))
	at := 0
	for _, f := range t.Fields {
		if f.Offset > at {
			b.p("\t_ [%d]byte", f.Offset-at)
		}
		ft := g.nvml.Type(f.Type)
		typ, size := nvmlGoName(f.Type), ft.Size
		if !strings.HasPrefix(f.Type, "nvml") {
			typ = g.goType(f.Type)
		}
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

// nvmlGoName is the Go name of a C type: nvmlMemory_v2_t becomes Memory_v2.
func nvmlGoName(name string) string {
	return goName(strings.TrimSuffix(strings.TrimPrefix(name, "nvml"), "_t"))
}

// nvmlCoverage writes what a user can count on, function by function.
func (g *Generator) nvmlCoverage(b *buffer) {
	count := map[apidef.Class]int{}
	total := 0
	for _, fn := range g.nvml.Funcs {
		if !fn.Cmd {
			count[g.nvml.Resolve(fn).Class]++
			total++
		}
	}
	b.p("<!-- Generated from api/ by gen/emit; do not edit. -->\n# Coverage of NVML\n")
	b.p("All %d symbols that NVIDIA's library exports are exported; %d of them are answered, %d of these by the server's own library.\n",
		total, count[apidef.Local]+count[apidef.Sync], count[apidef.Sync])
	b.p("| answered | functions | meaning |\n|---|---|---|")
	for _, r := range []struct {
		class   apidef.Class
		meaning string
	}{
		{apidef.Local, "in the client, nothing crosses"},
		{apidef.Sync, "one round trip; the server's GPU says what it supports"},
		{apidef.Denied, "`NVML_ERROR_NO_PERMISSION`, as any unprivileged user is answered"},
		{apidef.Refused, "`NVML_ERROR_NOT_SUPPORTED`, for a reason that will stay"},
		{apidef.Todo, "`NVML_ERROR_NOT_SUPPORTED`, not yet"},
	} {
		b.p("| %s | %d | %s |", r.class, count[r.class], r.meaning)
	}
	b.p("\n| function | answered | note |\n|---|---|---|")
	for _, fn := range g.nvml.Funcs {
		if fn.Cmd {
			continue
		}
		note := fn.Why
		if fn.AliasOf != "" {
			note = "same as " + fn.AliasOf
		}
		b.p("| %s | %s | %s |", fn.Name, g.nvml.Resolve(fn).Class, note)
	}
}
