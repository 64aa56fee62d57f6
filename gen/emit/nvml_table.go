package emit

import (
	"slices"
	"strconv"
	"strings"

	"ferry/gen/apidef"
)

// NVML is carried by a table, not by a record per function: every parameter is
// a word, a string or a buffer whose size the description tells, and both ends
// read the same rows. See api/nvml/call.go for the layout.

// A row is one parameter as both tables have it.
type row struct {
	name   string
	kind   string // word, handle, text, buffer, sized, field
	in     bool
	out    bool
	elem   int    // bytes of an element, or the most a sized struct may have
	count  int    // elements, where the description gives a number
	by     int    // parameter that counts the elements, or -1
	handle int    // kind of the handle, or of the buffer's elements
	of     int    // field: the parameter with the struct that points to this
	at     int    // field: where the pointer lies in it
	countN int    // field: where the count lies in it
	typ    string // struct, or ""
}

// nvmlRows describes the parameters of a function, and behind them what their
// structs point to.
func (g *Generator) nvmlRows(fn *apidef.Func) (rows []row) {
	index := map[string]int{}
	for i, p := range fn.Params {
		index[p.Name] = i
	}
	for _, p := range fn.Params {
		r := row{name: p.Name, by: -1, of: -1, in: p.Dir != apidef.Out, out: p.Dir == apidef.Out || p.Dir == apidef.InOut}
		t := g.nvml.Type(p.Type)
		if t != nil && t.Kind == apidef.Handle {
			r.handle = g.nvmlHandle(p.Type)
		}
		switch {
		case p.Type == "string" && p.Len == "":
			r.kind = "text"
		case p.Dir == apidef.Out || p.Dir == apidef.InOut || p.Ptr || p.Len != "":
			r.kind, r.elem, r.count = "buffer", 1, 1
			if t != nil {
				r.elem = t.Size
			}
			if t != nil && t.Sized {
				r.kind = "sized"
			}
			if t != nil && t.Kind == apidef.Struct {
				r.typ = p.Type
			}
			if by, ok := index[p.Len]; ok {
				r.by = by
			} else if n, err := strconv.Atoi(p.Len); err == nil {
				r.count = n
			}
		case r.handle != 0:
			r.kind = "handle"
		default:
			r.kind = "word"
			r.elem = 8
			if t != nil {
				r.elem = t.Size
			}
		}
		rows = append(rows, r)
	}
	for i, p := range fn.Params {
		t := g.nvml.Type(p.Type)
		if t == nil || rows[i].typ == "" {
			continue
		}
		for _, f := range t.Fields {
			if f.To == "" {
				continue
			}
			rows = append(rows, row{
				name: f.Name, kind: "field", in: true, out: true, by: -1, of: i, at: f.Offset,
				elem: g.nvml.Type(f.To).Size, countN: t.Field(f.ToLen).Offset, typ: f.To,
			})
		}
	}
	return rows
}

// nvmlHandle numbers the handle types from 1.
func (g *Generator) nvmlHandle(name string) int {
	n := 0
	for _, t := range g.nvml.Types {
		if t.Kind == apidef.Handle {
			n++
			if t.Name == name {
				return n
			}
		}
	}
	return 0
}

// nvmlGoTable writes the rows for the worker.
func (g *Generator) nvmlGoTable(b *buffer) {
	b.p("%s\n\npackage nvml\n", goMark)
	b.p("// Places of the functions in Funcs; a command's number on the wire is its place plus one, and never changes: api/history.txt.")
	b.p("// Functions that do not cross have places behind all others.\nconst (")
	list := nvmlByPlace(g)
	for i, fn := range list {
		if fn != nil {
			b.p("\t%s Op = %d", nvmlOp(fn), i)
		}
	}
	b.p("\topCrossing Op = %d // the end of those that cross\n\topEnd Op = %d\n)\n", nvmlEnd(g)-1, len(list))
	b.p("// Funcs is every function of the library; a place without one has no name.\nvar Funcs = [opEnd]Func{")
	for _, fn := range list {
		if fn == nil {
			continue
		}
		meaning := g.nvml.Resolve(fn)
		since := ""
		if op := g.hist.NVML.Ops[fn.Name]; op != nil {
			since = ", Since: " + itoa(op.Since)
		}
		b.p("\t%s: {Name: %q, Class: %q%s, Params: []Param{", nvmlOp(fn), meaning.Name, string(meaning.Class), since)
		for _, r := range g.nvmlRows(meaning) {
			b.p("\t\t{%s},", r.goLiteral(g))
		}
		b.p("\t}},")
	}
	b.p("}")
}

// nvmlCrossing lists the functions that have a number, by it.
func nvmlCrossing(g *Generator) (list []*apidef.Func) {
	for _, fn := range g.nvml.Funcs {
		if fn.HasCommand() {
			list = append(list, fn)
		}
	}
	slices.SortFunc(list, func(a, b *apidef.Func) int { return g.hist.NVML.Ops[a.Name].Number - g.hist.NVML.Ops[b.Name].Number })
	return list
}

// nvmlEnd is the number behind the last.
func nvmlEnd(g *Generator) int {
	list := nvmlCrossing(g)
	return g.hist.NVML.Ops[list[len(list)-1].Name].Number + 1
}

// nvmlByPlace lists all functions by their places: number minus one, and behind those the
// functions that have no number. Builds from before revisions numbered these too, so some
// places are empty.
func nvmlByPlace(g *Generator) []*apidef.Func {
	list := make([]*apidef.Func, nvmlEnd(g)-1)
	for _, fn := range nvmlCrossing(g) {
		list[g.hist.NVML.Ops[fn.Name].Number-1] = fn
	}
	for _, fn := range g.nvml.Funcs {
		if !fn.HasCommand() {
			list = append(list, fn)
		}
	}
	return list
}

func nvmlOp(fn *apidef.Func) string { return "Op" + strings.TrimPrefix(fn.Name, "nvml") }

func (r row) goLiteral(g *Generator) string {
	s := "Name: " + strconv.Quote(r.name) + ", Kind: " + strings.ToUpper(r.kind[:1]) + r.kind[1:]
	add := func(name string, v int, zero int) {
		if v != zero {
			s += ", " + name + ": " + itoa(v)
		}
	}
	if r.in {
		s += ", In: true"
	}
	if r.out {
		s += ", Out: true"
	}
	add("Elem", r.elem, 0)
	add("Count", r.count, 0)
	s += ", By: " + itoa(r.by)
	add("Handle", r.handle, 0)
	if r.kind == "field" {
		s += ", Of: " + itoa(r.of) + ", At: " + itoa(r.at) + ", CountAt: " + itoa(r.countN)
	}
	if t := g.nvml.Type(r.typ); t != nil {
		list := ""
		for _, f := range t.Fields {
			if g.nvml.Type(f.Type).Kind == apidef.Handle {
				list += "{" + itoa(f.Offset) + ", " + itoa(g.nvmlHandle(f.Type)) + "}, "
			}
		}
		if list != "" {
			s += ", Handles: []Inner{" + list + "}"
		}
		if pointers := g.nvmlPointers(t, 0); pointers != "" {
			s += ", Pointers: []Places{" + pointers + "}"
		}
	}
	return s
}

// nvmlPointers tells where a struct has pointers, in the structs inside it too.
func (g *Generator) nvmlPointers(t *apidef.Type, base int) (list string) {
	for _, f := range t.Fields {
		ft := g.nvml.Type(f.Type)
		switch {
		case f.Type == "ptr":
			list += "{" + itoa(base+f.Offset) + ", 8, " + itoa(max(f.Count, 1)) + "}, "
		case ft.Kind == apidef.Struct && f.Count == 0:
			list += g.nvmlPointers(ft, base+f.Offset)
		case ft.Kind == apidef.Struct:
			inner := g.nvmlPointers(ft, base+f.Offset)
			inner = strings.ReplaceAll(inner, ", 8, 1}", ", "+itoa(ft.Size)+", "+itoa(f.Count)+"}")
			if strings.Contains(inner, ", 8, ") {
				panic("emit: an array of structs with arrays of pointers: " + t.Name)
			}
			list += inner
		}
	}
	return list
}

// nvmlCTable writes the rows for the shim.
func (g *Generator) nvmlCTable(b *buffer) {
	b.p("%s\n#include \"nvml.h\"\n", cMark)
	b.p("static const struct nvml_param params[] = {")
	first := map[string]int{}
	n := 0
	for _, fn := range nvmlCrossing(g) {
		first[fn.Name] = n
		for _, r := range g.nvmlRows(fn) {
			b.p("\t{NVML_%s, %s, %d, %d, %d, %d, %d, %d, %d}, /* %s.%s */", strings.ToUpper(r.kind), flags(r),
				r.by, max(r.of, 0), r.handle, r.elem, r.count, r.at, r.countN, fn.Name, r.name)
			n++
		}
	}
	b.p("};\n\nconst struct nvml_func nvml_funcs[NVML_OP_END] = {")
	for _, fn := range nvmlCrossing(g) {
		b.p("\t[NVML_OP_%s] = {%q, params + %d, %d, %d},", fn.Name, fn.Name, first[fn.Name], len(g.nvmlRows(fn)), g.hist.NVML.Ops[fn.Name].Since)
	}
	b.p("};\n\nconst char *const ferry_op_names[NVML_OP_END] = {")
	for _, fn := range nvmlCrossing(g) {
		b.p("\t[NVML_OP_%s] = %q,", fn.Name, fn.Name)
	}
	b.p("};\nconst unsigned ferry_op_count = NVML_OP_END;")
}

func flags(r row) string {
	switch {
	case r.in && r.out:
		return "NVML_IN | NVML_OUT"
	case r.out:
		return "NVML_OUT"
	}
	return "NVML_IN"
}

func (g *Generator) nvmlCOps(b *buffer) {
	b.p("%s\n#ifndef FERRY_NVML_OPS_H\n#define FERRY_NVML_OPS_H\n\n/* Numbers never change: api/history.txt. */\nenum {\n\tNVML_OP_NONE = 0,", cMark)
	for _, fn := range nvmlCrossing(g) {
		b.p("\tNVML_OP_%s = %d,", fn.Name, g.hist.NVML.Ops[fn.Name].Number)
	}
	b.p("\tNVML_OP_END = %d\n};\n\nenum {", nvmlEnd(g))
	for _, t := range g.nvml.Types {
		if t.Kind == apidef.Handle {
			b.p("\tNVML_KIND_%s = %d,", strings.TrimSuffix(strings.TrimPrefix(t.Name, "nvml"), "_t"), g.nvmlHandle(t.Name))
		}
	}
	b.p("};\n")
	b.p("typedef enum {")
	for _, v := range g.nvml.Type("nvmlReturn_t").Values {
		b.p("\t%s = %d,", v.Name, v.Value)
	}
	b.p("} nvmlReturn_t;\n#endif")
}
