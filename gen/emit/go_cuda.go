package emit

import (
	"strings"

	"ferry/gen/apidef"
)

// goCalls writes the bindings to the real driver: a C trampoline per call
// through a table of dlsym pointers, and the Go method that uses it. Integers
// and handles travel as 64-bit words, which both x86-64 and arm64 pass in the
// same registers and stack slots as the narrower types.
func (g *Generator) goCalls(b *buffer) {
	list := g.methods()
	b.p("%s\n\npackage cuda\n\n/*", goMark)
	b.p("#include <stdint.h>\n#include <stddef.h>\ntypedef uint64_t u64;")
	b.p("static void *ferry_fn[%d];", len(list))
	b.p("static void ferry_bind(int i, void *p) { ferry_fn[i] = p; }")
	for i, m := range list {
		var decl, types, args []string
		for _, p := range m.fn.Params {
			t := "u64"
			switch {
			case isPointer(p):
				t = "void *"
			case p.Type == "float" || p.Type == "double":
				t = p.Type
			}
			name := "a" + itoa(len(args))
			decl = append(decl, strings.TrimSuffix(t, " ")+" "+name)
			types = append(types, t)
			args = append(args, name)
		}
		b.p("#cgo noescape f_%s\n#cgo nocallback f_%s", m.fn.Name, m.fn.Name)
		b.p("static int f_%s(%s) { return ferry_fn[%d] ? ((int (*)(%s))ferry_fn[%d])(%s) : 801; }",
			m.fn.Name, orVoid(decl), i, orVoid(types), i, strings.Join(args, ", "))
	}
	b.p("*/\nimport \"C\"\n\nimport (\n\t\"unsafe\"\n\n\t\"ferry/api/cu\"\n)\n")
	b.p("// bind fills the table; lookup is dlsym on the real library.")
	b.p("func bind(lookup func(string) unsafe.Pointer) {\n\tfor i, name := range symbols {\n\t\tC.ferry_bind(C.int(i), lookup(name))\n\t}\n}\n")
	b.p("var symbols = []string{")
	for _, m := range list {
		b.p("\t%q,", m.fn.Name)
	}
	b.p("}\n")
	for i := range list {
		g.goCall(b, &list[i])
	}
}

func isPointer(p apidef.Param) bool {
	switch p.Dir {
	case apidef.Out, apidef.InOut, apidef.New, apidef.Raw:
		return true
	}
	return p.Ptr || p.Len != "" || p.Type == "string" || p.Type == "bytes"
}

func orVoid(list []string) string {
	if len(list) == 0 {
		return "void"
	}
	return strings.Join(list, ", ")
}

// goCall writes one method of *Thread.
func (g *Generator) goCall(b *buffer, m *method) {
	var args, results []string
	b.p("// %s calls %s.\nfunc (t *Thread) %s {", m.name, m.fn.Name, m.signature())
	var after []string
	for _, p := range m.fn.Params {
		v, typ := varName(p.Name), g.deviceType(p)
		switch {
		case p.Dir == apidef.Out && (p.Type == "string" || p.Type == "bytes"):
			b.p("\t%sBuf := make([]byte, %s+1)", v, lenVar(p))
			args = append(args, "unsafe.Pointer(&"+v+"Buf[0])")
			if p.Type == "string" {
				results = append(results, "cstring("+v+"Buf)")
			} else {
				results = append(results, v+"Buf[:min("+lenVar(p)+", uint64(len("+v+"Buf)))]")
			}
		case p.Dir == apidef.Out && p.Len != "":
			b.p("\t%s := make(%s, %s)", v, typ, capacity(m.fn, p))
			args = append(args, "slicePtr("+v+")")
			if c := m.fn.Param(p.Len); c != nil && c.Dir == apidef.InOut {
				after = append(after, v+" = "+v+"[:min(uint64(len("+v+")), uint64("+varName(c.Name)+"))]")
			}
			results = append(results, v)
		case p.Dir == apidef.Out || p.Dir == apidef.New:
			b.p("\tvar %s %s", v, typ)
			args = append(args, "unsafe.Pointer(&"+v+")")
			results = append(results, v)
		case p.Dir == apidef.InOut:
			args = append(args, "unsafe.Pointer(&"+v+")")
			results = append(results, v)
		case p.Type == "string":
			b.p("\t%sZ := append([]byte(%s), 0)", v, v)
			args = append(args, "unsafe.Pointer(&"+v+"Z[0])")
		case p.Len != "":
			args = append(args, "slicePtr("+v+")")
		case p.Ptr:
			// A copy on the stack: the caller's may lie beside Go pointers, which cgo refuses to pass.
			b.p("\tvar %sC %s\n\tvar %sP unsafe.Pointer\n\tif %s != nil {\n\t\t%sC, %sP = *%s, unsafe.Pointer(&%sC)\n\t}", v, g.cuType(p.Type), v, v, v, v, v, v)
			args = append(args, v+"P")
		case countsInput(m.fn, p):
			args = append(args, "C.u64(len("+varName(counted(m.fn, p))+"))")
		case p.Type == "float" || p.Type == "double":
			args = append(args, "C."+p.Type+"("+v+")")
		default:
			args = append(args, "C.u64("+v+")")
		}
	}
	b.p("\trc := cu.Result(C.f_%s(%s))", m.fn.Name, strings.Join(args, ", "))
	for _, line := range after {
		b.p("\t%s", line)
	}
	b.p("\treturn %s\n}\n", strings.Join(append(results, "rc"), ", "))
}

// capacity is the Go expression for how many elements an output array holds.
func capacity(fn *apidef.Func, p apidef.Param) string {
	c := fn.Param(p.Len)
	if c != nil && c.Dir == apidef.In && countsInput(fn, *c) {
		return "len(" + varName(counted(fn, *c)) + ")"
	}
	return lenVar(p)
}

func lenVar(p apidef.Param) string {
	if p.Len[0] >= '0' && p.Len[0] <= '9' {
		return p.Len
	}
	return varName(p.Len)
}

// counted names the first input array that p counts.
func counted(fn *apidef.Func, p apidef.Param) string {
	for _, other := range fn.Params {
		if other.Len == p.Name && other.Dir == apidef.In {
			return other.Name
		}
	}
	return ""
}
