package emit

import (
	"fmt"
	"strings"

	"ferry/gen/apidef"
)

// cSeveralHeader writes the places of the functions in the table of a copy of the shim, and the
// prototypes of what shim/cuda/several_*.c writes by hand.
func cSeveralHeader(g *Generator, b *buffer) {
	b.p("%s\n#ifndef FERRY_GEN_SEVERAL_H\n#define FERRY_GEN_SEVERAL_H\n#include \"gen_types.h\"\n\nenum {", cMark)
	list := withEntries(g)
	for i, fn := range list {
		b.p("\tPLAIN_%s = %d,", fn.Name, i)
	}
	b.p("};\nextern const void *const shim_plain[];\n")
	for _, fn := range list {
		b.p("CUresult far_%s(%s);", fn.Name, cParams(g.signature(fn)))
		if g.servers[fn.Name] == "hand" {
			b.p("CUresult several_%s(%s);", fn.Name, cParams(g.signature(fn)))
		}
	}
	b.p("#endif")
}

// cSeveral writes, for each function, what a copy of the shim does (plain), and how the copy that
// the program loaded passes a call on to the copy it belongs to (far).
func cSeveral(g *Generator, b *buffer) {
	b.p("%s\n#define FERRY_ENTRIES\n#include \"callreport.h\"\n#include \"context_stack.h\"\n#include \"device.h\"\n#include \"handles.h\"\n#include \"primary_context.h\"\n#include \"several.h\"\n#include \"thread.h\"\n", cMark)
	list := withEntries(g)
	for _, fn := range list {
		sig := g.signature(fn)
		b.p("CUresult shim_%s(%s);", fn.Name, cParams(sig))
		b.p("static CUresult plain_%s(%s) { return %s; }", fn.Name, cParams(sig), entryCall(g.api, g.needs[fn.Name], fn, sig))
		b.p("CUresult far_%s(%s)\n{", fn.Name, cParams(sig))
		cFar(g, b, fn, sig)
		b.p("}\n")
	}
	b.p("const void *const shim_plain[] = {")
	for _, fn := range list {
		b.p("\t(const void *)plain_%s,", fn.Name)
	}
	b.p("};")
}

// withEntries are the functions that have an entry, in the entries' order.
func withEntries(g *Generator) (list []*apidef.Func) {
	for _, fn := range g.api.Funcs {
		if !fn.Cmd && fn.Why != dataSymbol {
			list = append(list, fn)
		}
	}
	return list
}

func cFar(g *Generator, b *buffer, fn, sig *apidef.Func) {
	base := g.api.Resolve(fn)
	switch g.servers[base.Name] {
	case "hand":
		call := "several_" + base.Name + "(" + cArgs(sig) + ")"
		if !fn.PerThread {
			b.p("\treturn %s;", call)
			return
		}
		b.p("\tint was = several_per_thread(1);\n\tCUresult rc = %s;\n\tseveral_per_thread(was);\n\treturn rc;", call)
		return
	}
	b.p("\tstruct several_call c = %s;\n\tCUresult rc = ((__typeof__(&plain_%s))c.to->plain[PLAIN_%s])(%s);\n\tseveral_end(&c);\n\treturn rc;",
		severalWhere(g, g.servers[base.Name], sig), fn.Name, fn.Name, cArgs(sig))
}

// severalWhere is how the server of a call is found, by the rule of api/servers.txt.
func severalWhere(g *Generator, rule string, sig *apidef.Func) string {
	var handle, code, device, address, stream, location string
	for _, p := range sig.Params {
		if p.Dir == apidef.In && p.Ptr && location == "" {
			switch p.Type {
			case "CUmemLocation_v1":
				location = p.Name
			case "CUmemAllocationProp_v1", "CUmemPoolProps_v1":
				location = p.Name + " ? &" + p.Name + "->location : NULL"
			}
		}
		if rule == "pointer" && p.Dir == apidef.Raw && (p.Name == "p" || p.Name == "addr") {
			address = "(uintptr_t)" + p.Name
		}
		if isPointer(p) {
			continue
		}
		t := g.api.Type(p.Type)
		switch {
		case p.Type == "CUfunction" || rule == "code" && (p.Type == "CUkernel" || p.Type == "CUlibrary"):
			code = p.Name
		case t.Kind == apidef.Handle:
			if handle == "" {
				handle = p.Name
			}
			if p.Type == "CUstream" {
				stream = p.Name
			}
		case p.Type == "CUdevice" || sig.Name == "cuDeviceGet" && p.Name == "ordinal":
			if device == "" {
				device = p.Name
			}
		case p.Type == "CUdeviceptr" && address == "":
			address = p.Name
		}
	}
	or := func(s, none string) string {
		if s == "" {
			return none
		}
		return s
	}
	switch {
	case rule == "first":
		return "several_first()"
	case rule == "location":
		return "several_by_location(" + location + ")"
	case code != "":
		return fmt.Sprintf("several_by_code((void **)&%s, %s, %s)", code, or(stream, "NULL"), or(device, "-1"))
	case handle != "" || address != "":
		return fmt.Sprintf("several_by_handle(%s, %s)", strings.TrimSpace(or(handle, "NULL")), or(address, "0"))
	case device != "":
		return "several_by_device(" + device + ")"
	}
	return "several_current()"
}

// checkServers refuses a rule that is unknown, and one of a function that does not exist.
func checkServers(api *apidef.File, servers map[string]string) error {
	known := map[string]bool{"first": true, "hand": true, "pointer": true, "location": true, "code": true}
	for name, rule := range servers {
		if fn := api.Func(name); fn == nil || fn.Cmd || fn.AliasOf != "" {
			return fmt.Errorf("api/servers.txt: %s is no function of api/cuda.api, or the alias of one", name)
		}
		if !known[rule] {
			return fmt.Errorf("api/servers.txt: %q is no rule", rule)
		}
	}
	return nil
}
