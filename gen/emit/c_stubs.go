package emit

import (
	"sort"
	"strings"

	"ferry/gen/apidef"
)

// cStubs writes every exported function that is not written by hand: calls
// the description can produce whole, aliases, and refusals.
func (g *Generator) cStubs(b *buffer) {
	b.p("%s\n#include \"callreport.h\"\n#include \"device.h\"\n#include \"gen_send.h\"\n#include \"handles.h\"\n#include \"thread.h\"\n", cMark)
	for _, fn := range g.api.Funcs {
		switch {
		case fn.Cmd:
		case fn.Why == dataSymbol:
			b.p("uint32_t %s[16];\n", fn.Name)
		case fn.AliasOf != "":
			g.cAlias(b, fn)
		case fn.Hand:
		case fn.Class == apidef.Refused || fn.Class == apidef.Todo:
			cRefusal(g.api, b, fn)
		default:
			g.cStub(b, fn)
		}
	}
}

func (g *Generator) cAlias(b *buffer, fn *apidef.Func) {
	sig := g.signature(fn)
	b.p("CUresult %s(%s)\n{", fn.Name, cParams(sig))
	if !fn.PerThread {
		b.p("\treturn %s(%s);\n}\n", fn.AliasOf, cArgs(sig))
		return
	}
	b.p("\tint was = shim_per_thread(1);\n\tCUresult rc = %s(%s);\n\tshim_per_thread(was);\n\treturn rc;\n}\n", fn.AliasOf, cArgs(sig))
}

// cRefusal checks what any call checks, then says that the function is not supported:
// a program hears of its mistake as it does from the driver. Where the prototype is
// not described there is nothing to check.
func cRefusal(api *apidef.File, b *buffer, fn *apidef.Func) {
	b.p("CUresult %s(%s)\n{", fn.Name, cParams(fn))
	if len(fn.Params) > 0 {
		b.p("\tCUresult rc = shim_enter();\n\tif (rc)\n\t\treturn rc;")
	}
	for _, p := range fn.Params {
		b.p("\t(void)%s;", p.Name)
		cCheck(api, b, fn, p)
	}
	b.p("\treturn shim_refused(%q);\n}\n", fn.Name)
}

// cCheck checks what can be checked of an argument at once.
func cCheck(api *apidef.File, b *buffer, fn *apidef.Func, p apidef.Param) {
	t := api.Type(p.Type)
	if isPointer(p) && !p.Opt && p.Len == "" {
		b.p("\tif (!%s)\n\t\treturn CUDA_ERROR_INVALID_VALUE;", p.Name)
	}
	if p.Len != "" && !p.Opt {
		c := fn.Param(p.Len)
		if c == nil {
			b.p("\tif (!%s)\n\t\treturn CUDA_ERROR_INVALID_VALUE;", p.Name)
		} else if c.Dir == apidef.In {
			b.p("\tif (!%s && %s)\n\t\treturn CUDA_ERROR_INVALID_VALUE;", p.Name, p.Len)
		}
	}
	if c := fn.Param(p.Len); c != nil && p.Dir == apidef.Out && p.Opt && c.Dir == apidef.InOut && strings.HasPrefix(fn.Name, "cuGraph") {
		b.p("\tif (%s && %s && !*%s) /* no array asks how many there are; one without room is a mistake */\n\t\treturn CUDA_ERROR_INVALID_VALUE;", p.Name, p.Len, p.Len)
	}
	switch {
	case p.Type == "string" && p.Dir == apidef.In && p.Name == "name":
		b.p("\tif (!*%s)\n\t\treturn CUDA_ERROR_INVALID_VALUE;", p.Name)
	case t == nil || p.Dir == apidef.New || isPointer(p):
	case t.Name == "CUevent" && strings.HasPrefix(fn.Name, "cuGraph"): // as for all other handles of graphs
		b.p("\tif (shim_check_handle(FERRY_KIND_%s, %s))\n\t\treturn CUDA_ERROR_INVALID_VALUE;", p.Type, p.Name)
	case t.Name == "CUstream":
		b.p("\tif ((rc = shim_resolve_stream(&%s)))\n\t\treturn rc;", p.Name)
	case t.Name == "CUdevice":
		b.p("\tif (!shim_device(%s))\n\t\treturn CUDA_ERROR_INVALID_DEVICE;", p.Name)
	case t.Kind == apidef.Handle:
		b.p("\tif ((rc = shim_check_handle(FERRY_KIND_%s, %s)))\n\t\treturn rc;", p.Type, p.Name)
	}
}

// cStub checks what can be checked at once, then sends.
func (g *Generator) cStub(b *buffer, fn *apidef.Func) {
	b.p("CUresult %s(%s)\n{\n\tCUresult rc = shim_enter();\n\tif (rc)\n\t\treturn rc;", fn.Name, cParams(fn))
	var minted *apidef.Param
	var args []string
	for i := range fn.Params {
		p := &fn.Params[i]
		arg := p.Name
		cCheck(g.api, b, fn, *p)
		if p.Dir == apidef.New {
			minted = p
			arg = "minted"
		}
		args = append(args, arg)
	}
	if fn.Param("from") != nil && fn.Param("to") != nil && fn.Param("from").Opt {
		b.p("\tif (!from != !to)\n\t\treturn CUDA_ERROR_INVALID_VALUE;")
	}
	// Only the device can judge a value, and a program hears of a mistake at the call.
	judged := fn.Class == apidef.Async && hasValues(g.api, fn)
	if judged {
		b.p("\tferry_answer_posts(1);")
	}
	if minted == nil {
		b.p("\trc = fx_%s(%s);", fn.Name, strings.Join(args, ", "))
	} else {
		b.p("\t%s minted = shim_mint_handle(FERRY_KIND_%s);\n\tif (!minted)\n\t\treturn CUDA_ERROR_OUT_OF_MEMORY;", minted.Type, minted.Type)
		b.p("\trc = fx_%s(%s);\n\tif (rc)\n\t\tshim_drop_handle(FERRY_KIND_%s, minted);\n\telse\n\t\t*%s = minted;", fn.Name, strings.Join(args, ", "), minted.Type, minted.Name)
	}
	if judged {
		b.p("\tferry_answer_posts(0);")
	}
	for _, p := range fn.Params {
		if p.Dir == apidef.Drop {
			b.p("\tif (!rc)\n\t\tshim_drop_handle(FERRY_KIND_%s, %s);", p.Type, p.Name)
		}
	}
	b.p("\treturn rc;\n}\n")
}

// hasValues says whether a call is given more than handles, which the shim checks itself.
func hasValues(api *apidef.File, fn *apidef.Func) bool {
	for _, p := range fn.Params {
		if t := api.Type(p.Type); t == nil || t.Kind != apidef.Handle {
			return true
		}
	}
	return false
}

// cProcs writes the table cuGetProcAddress searches: per base name the
// versions in ascending order, each with its per-thread variant.
func (g *Generator) cProcs(b *buffer) {
	perThread := map[string]*apidef.Func{}
	var list []*apidef.Func
	for _, fn := range g.api.Funcs {
		switch {
		case fn.Cmd || fn.Since == 0 || fn.Why == dataSymbol:
		case fn.PerThread:
			perThread[fn.AliasOf] = fn
		default:
			list = append(list, fn)
		}
	}
	sort.SliceStable(list, func(i, j int) bool {
		a, c := list[i], list[j]
		if a.BaseName() != c.BaseName() {
			return a.BaseName() < c.BaseName()
		}
		return a.Since < c.Since
	})
	b.p("%s\n#define FERRY_ENTRIES\n#include \"procaddr.h\"\n\nconst struct shim_proc shim_procs[] = {", cMark)
	for _, fn := range list {
		pt, since := "NULL", 0
		if v := perThread[fn.Name]; v != nil {
			pt, since = "(void *)"+v.Name, max(v.Since, 7000)
		}
		b.p("\t{\"%s\", %d, (void *)%s, %d, %s},", fn.BaseName(), fn.Since, fn.Name, since, pt)
	}
	b.p("};\nconst size_t shim_procs_n = sizeof shim_procs / sizeof *shim_procs;")
}

func (g *Generator) cExports(b *buffer) {
	b.p("# Generated from api/ by gen/emit; do not edit.\n{\n\tglobal:")
	for _, fn := range g.api.Funcs {
		if !fn.Cmd {
			b.p("\t\t%s;", fn.Name)
		}
	}
	b.p("\tlocal: *;\n};")
}
