package emit

import (
	"slices"
	"strconv"

	"ferry/gen/apidef"
)

func itoa(n int) string { return strconv.Itoa(n) }

func (g *Generator) goSchema(b *buffer) {
	b.p("%s\n\npackage wire\n", goMark)
	b.p("// SchemaHash names the API description both ends were generated from.")
	b.p("var SchemaHash = %#v\n", g.SchemaHash())
	b.p("// Op names a command.\ntype Op uint16\n\nconst (")
	b.p("\tOpNone Op = iota")
	for _, fn := range g.cmds {
		b.p("\tOp%s // %s", cmdName(fn), fn.Class)
	}
	b.p("\topEnd\n)\n\nvar ops = [opEnd]opInfo{")
	for _, fn := range g.cmds {
		answer := "nil"
		if fn.Class != apidef.Async {
			answer = "func() Record { return new(" + cmdName(fn) + "Reply) }"
		}
		b.p("\tOp%s: {%q, %q, func() Record { return new(%sRequest) }, %s},", cmdName(fn), fn.Name, string(fn.Class), cmdName(fn), answer)
	}
	b.p("}")
}

// recordType is the Go type of a parameter inside a record.
func (g *Generator) recordType(s slot) string {
	switch {
	case s.p.Type == "string":
		return "string"
	case s.p.Type == "bytes":
		return "[]byte"
	case s.tail:
		return "[]" + g.cuType(s.p.Type)
	}
	return g.cuType(s.p.Type)
}

func (g *Generator) goRecords(b *buffer) {
	b.p("%s\n\npackage wire\n\nimport \"ferry/api/cu\"\n", goMark)
	for _, fn := range g.cmds {
		g.goRecord(b, fn, false)
		if fn.Class != apidef.Async {
			g.goRecord(b, fn, true)
		}
	}
}

// goRecord writes a record with its two codecs. Slices that Decode makes
// point into the frame: they are valid until the next frame is read.
func (g *Generator) goRecord(b *buffer, fn *apidef.Func, reply bool) {
	slots, fixed, optional := g.layout(fn, reply)
	name, what := cmdName(fn)+"Request", "asks for"
	if reply {
		name, what = cmdName(fn)+"Reply", "answers"
	}
	b.p("// %s %s %s.\ntype %s struct {", name, what, fn.Name, name)
	if optional {
		b.p("\tPresent uint64 // bit i: optional parameter i was given")
	}
	for _, s := range slots {
		b.p("\t%s %s", goName(s.p.Name), g.recordType(s))
	}
	b.p("}\n")

	b.p("// Decode reads the record from a frame's payload.")
	b.p("func (r *%s) Decode(b []byte) error {\n\td := decoder{b: b, tail: %d}", name, fixed)
	b.p("\tif err := d.need(%d); err != nil {\n\t\treturn err\n\t}", fixed)
	if optional || slices.ContainsFunc(slots, slot.isNumber) {
		b.p("\tp := b[:%d]", fixed) // of known length, so that the compiler sees that none of these is beyond it
	}
	if optional {
		b.p("\tr.Present = u64(p[0:])")
	}
	for _, s := range slots {
		f := "r." + goName(s.p.Name)
		switch {
		case s.p.Type == "string":
			b.p("\t%s = string(d.bytes(%d))", f, s.off)
		case s.p.Type == "bytes":
			b.p("\t%s = d.bytes(%d)", f, s.off)
		case s.tail:
			b.p("\t%s = decodeSlice(&d, %d, %s)", f, s.off, f)
		case s.isStruct():
			b.p("\tdecodeStruct(&d, %d, &%s)", s.off, f)
		case s.typ.Base == "float":
			b.p("\t%s = %s(d.f32(%d))", f, g.cuType(s.p.Type), s.off)
		default:
			b.p("\t%s = %s(u64(p[%d:]))", f, g.cuType(s.p.Type), s.off)
		}
	}
	b.p("\treturn d.err\n}\n")

	b.p("// Append writes the record behind b.")
	b.p("func (r *%s) Append(b []byte) []byte {", name)
	if optional {
		b.p("\tb = appendU64(b, r.Present)")
	}
	for _, s := range slots {
		f := "r." + goName(s.p.Name)
		switch {
		case s.tail:
			b.p("\tb = appendU64(b, uint64(len(%s)))", f)
		case s.isStruct():
			b.p("\tb = appendStruct(b, &%s)", f)
		case s.typ.Base == "float":
			b.p("\tb = appendF32(b, float32(%s))", f)
		default:
			b.p("\tb = appendU64(b, uint64(%s))", f)
		}
	}
	for _, s := range slots {
		if !s.tail {
			continue
		}
		f := "r." + goName(s.p.Name)
		switch s.p.Type {
		case "string":
			b.p("\tb = appendBytes(b, []byte(%s))", f)
		case "bytes":
			b.p("\tb = appendBytes(b, %s)", f)
		default:
			b.p("\tb = appendSlice(b, %s)", f)
		}
	}
	b.p("\treturn b\n}\n")
}
