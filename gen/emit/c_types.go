package emit

import (
	"strings"

	"ferry/gen/apidef"
)

var cBuiltin = map[string]string{
	"char": "char", "i8": "int8_t", "u8": "uint8_t", "i16": "int16_t", "u16": "uint16_t", "int": "int", "uint": "unsigned",
	"i32": "int32_t", "u32": "uint32_t", "i64": "int64_t", "u64": "uint64_t", "size_t": "size_t", "float": "float",
	"double": "double", "ptr": "void *", "string": "char", "bytes": "void",
}

func cType(name string) string {
	if t := cBuiltin[name]; t != "" {
		return t
	}
	return name
}

// cDecl is a parameter as the exported C function has it.
func cDecl(p apidef.Param) string {
	t := cType(p.Type)
	star := func(t string) string { return strings.TrimSuffix(t, " ") + " *" + p.Name }
	switch p.Dir {
	case apidef.Raw:
		return "void *" + p.Name
	case apidef.Out, apidef.InOut, apidef.New:
		return star(t)
	}
	if isPointer(p) {
		return "const " + star(t)
	}
	if strings.HasSuffix(t, "*") {
		return t + p.Name
	}
	return t + " " + p.Name
}

func cParams(fn *apidef.Func) string {
	var list []string
	for _, p := range fn.Params {
		list = append(list, cDecl(p))
	}
	return orVoid(list)
}

func cArgs(fn *apidef.Func) string {
	var list []string
	for _, p := range fn.Params {
		list = append(list, p.Name)
	}
	return strings.Join(list, ", ")
}

func (g *Generator) cTypes(b *buffer) {
	b.p("%s\n#ifndef FERRY_GEN_TYPES_H\n#define FERRY_GEN_TYPES_H\n#include <stddef.h>\n#include <stdint.h>\n", cMark)
	b.p("#define FERRY_API __attribute__((visibility(\"default\")))\n")
	for i, t := range g.handles() {
		b.p("typedef struct ferry_%s *%s;\n#define FERRY_KIND_%s %d", t.Name, t.Name, t.Name, i+1)
	}
	b.p("#define FERRY_KINDS %d\n", len(g.handles())+1)
	for _, t := range g.api.Types {
		switch t.Kind {
		case apidef.Scalar:
			b.p("typedef %s %s;", cType(t.Base), t.Name)
		case apidef.Enum:
			b.p("typedef %s %s;\nenum {", cType(t.Base), t.Name)
			for _, v := range t.Values {
				if v.Value > 0x7fffffff {
					continue // C11 enumerators are int; nothing here names these
				}
				b.p("\t%s = %d,", v.Name, v.Value)
			}
			b.p("\tFERRY_%s_END_ = 0\n};", t.Name)
		case apidef.Struct, apidef.Union:
			b.p("typedef %s %s {", t.Kind, t.Name)
			for _, f := range t.Fields {
				decl := cType(f.Type) + " " + f.Name
				if f.Count > 0 {
					decl += "[" + itoa(f.Count) + "]"
				}
				b.p("\t%s;", decl)
			}
			if len(t.Fields) == 0 {
				b.p("\tchar opaque[%d];", t.Size)
			}
			attr := ""
			if t.Align > 8 {
				attr = "__attribute__((aligned(" + itoa(t.Align) + "))) "
			}
			b.p("} %s%s;\n_Static_assert(sizeof(%s) == %d, \"%s\");", attr, t.Name, t.Name, t.Size, t.Name)
		}
	}
	b.p("\n/* Every function the real library exports. In the shim a function's name means what implements it; the exported name is")
	b.p(" * that of the entry in front of it (gen_entries.c). */")
	b.p("#if defined FERRY_SHIM && !defined FERRY_ENTRIES\n#define FERRY_BEHIND(name) __asm__(\"shim_\" #name)\n#else\n#define FERRY_BEHIND(name)\n#endif")
	for _, fn := range g.api.Funcs {
		switch {
		case fn.Cmd:
		case fn.Why == dataSymbol:
			b.p("extern FERRY_API uint32_t %s[16];", fn.Name)
		default:
			b.p("FERRY_API CUresult %s(%s) FERRY_BEHIND(%s);", fn.Name, cParams(g.signature(fn)), fn.Name)
		}
	}
	b.p("\n/* Numbers never change: api/history.txt. */\nenum ferry_op {\n\tFERRY_OP_NONE = 0,")
	for _, fn := range g.cmds {
		b.p("\tFERRY_OP_%s = %d,", cmdName(fn), g.op(fn).Number)
	}
	b.p("\tFERRY_OP_END = %d\n};\n", opEnd(g))
	b.p("/* The schema fields of every revision so far; the last is this build's. */\n#define FERRY_REVISION %d\n#define FERRY_SCHEMAS \\\n\t{ \\", g.hist.Last())
	for _, r := range g.hist.Revisions {
		name := r.Name()
		b.p("\t\t[%d] = {%s}, \\", r.Number, strings.Join(hexBytes(name[:]), ", "))
	}
	b.p("\t}\n\n#endif")
}

// dataSymbol is the reason that marks an exported object instead of a function.
const dataSymbol = "debugger data"

// signature is the function whose parameters fn has: itself, or what it is an alias of.
func (g *Generator) signature(fn *apidef.Func) *apidef.Func { return g.api.Resolve(fn) }

func hexBytes(b []byte) (list []string) {
	const digits = "0123456789abcdef"
	for _, x := range b {
		list = append(list, "0x"+string(digits[x>>4])+string(digits[x&15]))
	}
	return list
}
