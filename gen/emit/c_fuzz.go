package emit

import (
	"strings"

	"ferry/gen/apidef"
)

// cFuzzCalls writes a caller for every command that is answered: arguments from
// the fuzzer, and outputs of exactly the size the description promises, so that
// the address sanitizer sees a sender that believes a hostile server. See
// shim/fuzz/calls.h.
func (g *Generator) cFuzzCalls(b *buffer) {
	b.p("%s\n#include \"calls.h\"\n#include \"../cuda/gen_send.h\"\n#include <stdlib.h>\n", cMark)
	var asked []*apidef.Func
	for _, fn := range g.cmds {
		if fn.Class == apidef.Async {
			continue
		}
		asked = append(asked, fn)
		g.cFuzzCall(b, fn)
	}
	b.p("const struct fuzz_call fuzz_calls[] = {")
	for _, fn := range asked {
		b.p("\t{FERRY_OP_%s, call_%s},", cmdName(fn), cmdName(fn))
	}
	b.p("};\nconst unsigned fuzz_calls_n = sizeof fuzz_calls / sizeof *fuzz_calls;")
}

// cFuzzCall declares counts before the buffers that they measure.
func (g *Generator) cFuzzCall(b *buffer, fn *apidef.Func) {
	b.p("static int call_%s(void)\n{", cmdName(fn))
	counts := map[string]bool{}
	for _, p := range fn.Params {
		counts[p.Len] = true
	}
	for _, p := range fn.Params {
		switch {
		case p.Dir == apidef.InOut && counts[p.Name]:
			b.p("\t%s %s_here = (%s)fuzz_count(), *%s = &%s_here;", cType(p.Type), p.Name, cType(p.Type), p.Name, p.Name)
		case fuzzByValue(p):
			b.p("\t%s = %s;", strings.TrimPrefix(cScalar(p), "const "), g.fuzzScalar(p, counts[p.Name]))
		}
	}
	var args, arrays []string
	for _, p := range fn.Params {
		args = append(args, p.Name)
		t, size := cType(p.Type), "sizeof("+cType(p.Type)+")"
		if p.Type == "bytes" || p.Type == "string" {
			size = "1"
		}
		guard := ""
		if p.Opt {
			guard = "fuzz_absent() ? NULL : "
		}
		n := p.Len
		if c := fn.Param(p.Len); c != nil && c.Dir == apidef.InOut {
			n = "*" + n
		}
		switch {
		case fuzzByValue(p) || p.Dir == apidef.InOut && counts[p.Name]:
		case p.Dir == apidef.Out && p.Len == "*":
			args[len(args)-1] = "&" + p.Name
			arrays = append(arrays, p.Name)
			b.p("\tstruct ferry_array %s;", p.Name)
		case p.Len == "*":
			args = append(args, p.Name+"_n")
			b.p("\tsize_t %s_n = fuzz_count();\n\tconst %s *%s = fuzz_in(%s_n * %s);", p.Name, t, p.Name, p.Name, size)
		case p.Type == "string" && p.Dir == apidef.In:
			b.p("\tconst char *%s = fuzz_string();", p.Name)
		case p.Len != "":
			b.p("\t%s *%s = %sfuzz_in((size_t)(%s) * %s);", t, p.Name, guard, n, size)
		default:
			b.p("\t%s *%s = %sfuzz_in(%s);", t, p.Name, guard, size)
		}
	}
	b.p("\tint rc = (int)fx_%s(%s);", fn.Name, strings.Join(args, ", "))
	for _, a := range arrays {
		b.p("\tfuzz_array(&%s);", a)
	}
	b.p("\treturn rc;\n}\n")
}

func fuzzByValue(p apidef.Param) bool {
	return p.Dir == apidef.New || p.Dir == apidef.Drop || p.Dir == apidef.Raw || p.Dir == apidef.In && p.Len == "" && !isPointer(p)
}

func cScalar(p apidef.Param) string {
	if p.Dir == apidef.New {
		return p.Type + " " + p.Name
	}
	return cDecl(p)
}

func (g *Generator) fuzzScalar(p apidef.Param, count bool) string {
	t := g.api.Type(p.Type)
	switch {
	case count:
		return "(" + cType(p.Type) + ")fuzz_count()"
	case p.Dir == apidef.Raw:
		return "NULL"
	case t != nil && (t.Kind == apidef.Handle || t.Base == "ptr"):
		return "(" + cType(p.Type) + ")(uintptr_t)fuzz_word()"
	}
	return "(" + cType(p.Type) + ")fuzz_word()"
}
