package emit

import (
	"slices"
	"strconv"
	"strings"

	"ferry/gen/apidef"
)

func itoa(n int) string { return strconv.Itoa(n) }

func (g *Generator) goSchema(b *buffer) {
	b.p("%s\n\npackage wire\n", goMark)
	last := g.hist.Last()
	b.p("// ThisRevision is the revision of the schema of this build.\nconst ThisRevision Revision = %d\n", last)
	b.p("// SchemaHash names the schema of this build.\nvar SchemaHash = %#v\n", g.hist.Revisions[last-1].Seal)
	b.p("// schemas are the schema fields of every revision so far.\nvar schemas = [ThisRevision + 1]Schema{")
	for _, r := range g.hist.Revisions {
		name := r.Name()
		b.p("\t%d: {%s},", r.Number, strings.Join(hexBytes(name[:]), ", "))
	}
	b.p("}\n\n// Op names a command.\ntype Op uint16\n\n// Numbers never change: api/history.txt.\nconst (")
	b.p("\tOpNone Op = 0")
	for _, fn := range g.cmds {
		b.p("\tOp%s Op = %d // %s", cmdName(fn), g.op(fn).Number, fn.Class)
	}
	b.p("\topEnd Op = %d\n)\n\nvar ops = [opEnd]opInfo{", opEnd(g))
	for _, fn := range g.cmds {
		answer := "nil"
		if fn.Class != apidef.Async {
			answer = "func() Record { return new(" + cmdName(fn) + "Reply) }"
		}
		b.p("\tOp%s: {%q, %q, %d, func() Record { return new(%sRequest) }, %s},", cmdName(fn), fn.Name, string(fn.Class), g.op(fn).Since, cmdName(fn), answer)
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
	if grown(fn) {
		b.p("\tAgreed Revision // which parameters there are: those of this revision; 0 for this build's")
	}
	if optional {
		b.p("\tPresent uint64 // bit i: optional parameter i was given")
	}
	for _, s := range slots {
		note := ""
		if s.since() != 0 {
			note = " // since revision " + itoa(s.since())
		}
		b.p("\t%s %s%s", goName(s.p.Name), g.recordType(s), note)
	}
	b.p("}\n")

	b.p("// Decode reads the record from a frame's payload.")
	b.p("func (r *%s) Decode(b []byte) error {", name)
	size := itoa(fixed)
	if first, later := steps(slots, fixed); len(later) > 0 {
		size = "fixed"
		b.p("\tfixed := %d", first)
		for _, s := range later {
			b.p("\tif r.Agreed.Has(%d) {\n\t\tfixed += %d\n\t}", s.since, s.bytes)
		}
	}
	b.p("\td := decoder{b: b, tail: %s}\n\tif err := d.need(%s); err != nil {\n\t\treturn err\n\t}", size, size)
	if optional || slices.ContainsFunc(slots, slot.isNumber) {
		b.p("\tp := b[:%s]", size) // of known length, so that the compiler sees that none of these is beyond it
	}
	if optional {
		b.p("\tr.Present = u64(p[0:])")
	}
	for _, s := range slots {
		f := "r." + goName(s.p.Name)
		if s.since() == 0 {
			b.p("\t%s", g.goDecode(s, f))
			continue
		}
		b.p("\tif r.Agreed.Has(%d) {\n\t\t%s\n\t} else {\n\t\t%s = *new(%s)\n\t}", s.since(), g.goDecode(s, f), f, g.recordType(s))
	}
	b.p("\treturn d.err\n}\n")

	b.p("// Append writes the record behind b.")
	b.p("func (r *%s) Append(b []byte) []byte {", name)
	if optional {
		b.p("\tb = appendU64(b, r.Present)")
	}
	for _, s := range slots {
		goSince(b, s, goAppend(s, "r."+goName(s.p.Name)))
	}
	for _, s := range slots {
		if s.tail {
			goSince(b, s, goAppendTail(s, "r."+goName(s.p.Name)))
		}
	}
	b.p("\treturn b\n}\n")
}

// goSince writes a statement about a parameter, which is executed only where the record has it.
func goSince(b *buffer, s slot, statement string) {
	if s.since() == 0 {
		b.p("\t%s", statement)
		return
	}
	b.p("\tif r.Agreed.Has(%d) {\n\t\t%s\n\t}", s.since(), statement)
}

// goDecode is the statement that reads a parameter into f.
func (g *Generator) goDecode(s slot, f string) string {
	switch {
	case s.p.Type == "string":
		return f + " = string(d.bytes(" + itoa(s.off) + "))"
	case s.p.Type == "bytes":
		return f + " = d.bytes(" + itoa(s.off) + ")"
	case s.tail:
		return f + " = decodeSlice(&d, " + itoa(s.off) + ", " + f + ")"
	case s.isStruct():
		return "decodeStruct(&d, " + itoa(s.off) + ", &" + f + ")"
	case s.typ.Base == "float":
		return f + " = " + g.cuType(s.p.Type) + "(d.f32(" + itoa(s.off) + "))"
	}
	return f + " = " + g.cuType(s.p.Type) + "(u64(p[" + itoa(s.off) + ":]))"
}

// goAppend is the statement that writes the fixed part of a parameter.
func goAppend(s slot, f string) string {
	switch {
	case s.tail:
		return "b = appendU64(b, uint64(len(" + f + ")))"
	case s.isStruct():
		return "b = appendStruct(b, &" + f + ")"
	case s.typ.Base == "float":
		return "b = appendF32(b, float32(" + f + "))"
	}
	return "b = appendU64(b, uint64(" + f + "))"
}

// goAppendTail is the statement that writes the variable part of a parameter.
func goAppendTail(s slot, f string) string {
	switch s.p.Type {
	case "string":
		return "b = appendBytes(b, []byte(" + f + "))"
	case "bytes":
		return "b = appendBytes(b, " + f + ")"
	}
	return "b = appendSlice(b, " + f + ")"
}
