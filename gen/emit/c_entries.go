package emit

import (
	"fmt"
	"strings"

	"ferry/gen/apidef"
)

// cEntries writes what the library exports: for each function an entry that
// passes the call on, and while somebody watches (a trace, the log at info)
// brackets it with what shim/cuda/callreport.c needs to tell of it. What it tells
// comes from tables: a call's name, class and parameters, the names of kinds
// and enumerators.
func (g *Generator) cEntries(b *buffer) {
	b.p("%s\n#define FERRY_ENTRIES\n#include \"callreport.h\"\n#include \"context_stack.h\"\n#include \"device.h\"\n#include \"gen_several.h\"\n#include \"handles.h\"\n#include \"primary_context.h\"\n#include \"thread.h\"\n", cMark)
	enums := g.cEnumNames(b)
	b.p("const char *const shim_kind_names[FERRY_KINDS] = {\"handle\",")
	for _, t := range g.handles() {
		b.p("\t%q,", kindName(t.Name))
	}
	b.p("};\n\nstatic const struct shim_call calls[] = {")
	list := withEntries(g)
	for _, fn := range list {
		sig := g.signature(fn)
		var params []string
		for _, p := range sig.Params {
			params = append(params, p.Name+":"+g.watchCode(p, enums))
		}
		b.p("\t{%q, %q, %q, %q},", fn.Name, sig.Class, sig.Why, strings.Join(params, " "))
	}
	b.p("};\n")
	for i, fn := range list {
		sig := g.signature(fn)
		var words []string
		for _, p := range sig.Params {
			words = append(words, g.watchWord(p))
		}
		b.p("CUresult shim_%s(%s);", fn.Name, cParams(sig))
		b.p("CUresult %s(%s) ENTRY(%d, %s, far_%s(%s), %s)\n", fn.Name, cParams(sig), i, entryCall(g.api, g.needs[fn.Name], fn, sig), fn.Name, cArgs(sig), strings.Join(append(words, "0"), ", "))
	}
}

// entryCheck is what an entry does first, by what its function needs (api/needs.txt).
var entryCheck = map[string]string{
	"": "", "init": "shim_enter() ?: ", "context": "shim_need_context() ?: ", "living-context": "shim_need_living() ?: ",
	"multicast":        "shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: ",
	"inactive-primary": "shim_need_inactive(dev) ?: ",
}

// entryFeatures are what a function that is given a stream needs of a device. The
// driver says of a stream whose context is destroyed that it is, whatever the device has.
var entryFeatures = map[string]string{
	"memory-operations-v1": "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1",
	"decompression":        "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK",
}

// entryComplaints are the results that a function may have before cuInit in place of NOT_INITIALIZED (api/needs.txt).
var entryComplaints = map[string]bool{"values": true, "INVALID_HANDLE": true, "INVALID_CONTEXT": true, "CONTEXT_IS_DESTROYED": true, "INVALID_VALUE": true}

// entryCall is how an entry passes the call on. What is checked only when the call
// has failed costs a program that is right nothing but the look at the result.
func entryCall(api *apidef.File, need string, fn, sig *apidef.Func) string {
	call := "shim_" + fn.Name + "(" + cArgs(sig) + ")"
	if feature, ok := entryFeatures[need]; ok {
		call = "shim_or_orphaned(shim_need_attribute(" + feature + "), " + complainedOf(api, sig) + ") ?: " + call
		if need == "decompression" {
			return "shim_complains(" + call + ", CUDA_ERROR_INVALID_HANDLE, &" + complainedOf(api, sig) + ")"
		}
		return call
	}
	if need == "or-destroyed" {
		return "shim_or_destroyed(" + call + ")"
	}
	if !entryComplaints[need] {
		return entryCheck[need] + call
	}
	if need == "values" {
		return "shim_as_value(shim_complains(" + call + ", CUDA_ERROR_INVALID_VALUE, NULL))"
	}
	if need == "INVALID_VALUE" {
		return "shim_complains(" + call + ", CUDA_ERROR_INVALID_VALUE, NULL)"
	}
	return "shim_complains(" + call + ", CUDA_ERROR_" + need + ", &" + complainedOf(api, sig) + ")"
}

// complainedOf is the handle among a function's parameters that the driver looks at
// before anything else: a stream, a context, or else the first.
func complainedOf(api *apidef.File, sig *apidef.Func) string {
	rank := map[string]int{"CUstream": 3, "CUcontext": 2}
	found, best := "", 0
	for _, p := range sig.Params {
		if t := api.Type(p.Type); t == nil || t.Kind != apidef.Handle || isPointer(p) {
			continue
		}
		if r := max(rank[p.Type], 1); r > best {
			found, best = p.Name, r
		}
	}
	return found
}

// checkNeeds refuses a need that is unknown, and one of a function that does not exist.
func checkNeeds(api *apidef.File, needs map[string]string) error {
	for name, need := range needs {
		if _, ok := entryCheck[need]; !ok && !entryComplaints[need] && entryFeatures[need] == "" && need != "or-destroyed" {
			return fmt.Errorf("api/needs.txt: %q is no need that an entry can check, and not the name of a result", need)
		}
		fn := api.Func(name)
		if fn == nil || fn.Cmd {
			return fmt.Errorf("api/needs.txt: %s is no function of api/cuda.api", name)
		}
	}
	return nil
}

// cEnumNames writes the enumerators of every enumeration that some function
// takes by value or answers, and returns the tables' numbers.
func (g *Generator) cEnumNames(b *buffer) map[string]int {
	enums := map[string]int{}
	var order []*apidef.Type
	for _, fn := range g.api.Funcs {
		if fn.Cmd {
			continue
		}
		for _, p := range fn.Params {
			t := g.api.Type(p.Type)
			if t == nil || t.Kind != apidef.Enum || p.Len != "" {
				continue
			}
			if _, ok := enums[t.Name]; !ok {
				enums[t.Name] = len(order)
				order = append(order, t)
			}
		}
	}
	for i, t := range order {
		b.p("static const struct shim_enumerator enum_%d[] = { /* %s */", i, t.Name)
		for _, v := range t.Values {
			b.p("\t{%d, %q},", v.Value, v.Name)
		}
		b.p("\t{0, NULL},\n};")
	}
	b.p("\nconst struct shim_enumerator *const shim_enums[] = {")
	for i := range order {
		b.p("\tenum_%d,", i)
	}
	b.p("\tNULL,\n};\n")
	return enums
}

// kindName is what people call a kind of handle: CUgraphExec is graphExec.
func kindName(typ string) string {
	n := strings.TrimPrefix(typ, "CU")
	return strings.ToLower(n[:1]) + n[1:]
}

// watchCode says how callreport.c prints a parameter; its comment lists the codes.
func (g *Generator) watchCode(p apidef.Param, enums map[string]int) string {
	t := g.api.Type(p.Type)
	switch {
	case p.Type == "string" && p.Dir == apidef.In:
		return "s"
	case t == nil || p.Len != "" || p.Ptr || p.Dir == apidef.Raw || t.Kind == apidef.Struct || t.Kind == apidef.Union:
		return "p"
	}
	code := ""
	if p.Dir == apidef.Out || p.Dir == apidef.InOut || p.Dir == apidef.New {
		code = "*"
	}
	switch {
	case t.Kind == apidef.Handle:
		return code + "h" + itoa(g.handleNumber(t.Name))
	case t.Kind == apidef.Enum:
		return code + "e" + itoa(enums[t.Name])
	case t.Name == "CUdeviceptr" || t.Base == "ptr":
		return code + "x8"
	case t.Base == "float":
		return code + "f4"
	case t.Base == "int" || t.Base == "i32":
		return code + "i4"
	}
	size := t.Size
	if b := g.api.Type(t.Base); b != nil {
		size = b.Size
	}
	return code + "u" + itoa(size)
}

func (g *Generator) handleNumber(name string) int {
	for i, t := range g.handles() {
		if t.Name == name {
			return i + 1
		}
	}
	return 0
}

// watchWord is a parameter as one word.
func (g *Generator) watchWord(p apidef.Param) string {
	t := g.api.Type(p.Type)
	switch {
	case isPointer(p) || t.Kind == apidef.Handle || t.Base == "ptr":
		return "(uintptr_t)" + p.Name
	case t.Kind == apidef.Struct || t.Kind == apidef.Union:
		return "(uintptr_t)&" + p.Name
	case t.Base == "float":
		return "ferry_f32(" + p.Name + ")"
	}
	return "(uint64_t)" + p.Name
}
