package emit

import (
	"strings"

	"ferry/gen/apidef"
)

// A method is one call of the device interface with its Go signature.
type method struct {
	fn   *apidef.Func
	name string
	in   []param // arguments, in order
	out  []param // results before the Result
}

type param struct {
	apidef.Param
	goVar, goType string
}

// methods lists the driver calls a device can be asked for: every function
// whose parameters can be carried, whichever class the shim gives it, since
// the worker needs many calls that no client command names.
func (g *Generator) methods() []method {
	newest := map[string]*apidef.Func{}
	for _, fn := range g.api.Funcs {
		if !g.callable(fn) {
			continue
		}
		if old := newest[fn.BaseName()]; old == nil || fn.Since >= old.Since {
			newest[fn.BaseName()] = fn
		}
	}
	var list []method
	for _, fn := range g.api.Funcs {
		if !g.callable(fn) {
			continue
		}
		m := method{fn: fn, name: strings.TrimPrefix(fn.Name, "cu")}
		if newest[fn.BaseName()] == fn {
			m.name = strings.TrimPrefix(fn.BaseName(), "cu")
		} else if m.name == strings.TrimPrefix(fn.BaseName(), "cu") {
			m.name += "_v1" // the unsuffixed form of a call that has newer ones
		}
		for _, p := range fn.Params {
			x := param{Param: p, goVar: varName(p.Name), goType: g.deviceType(p)}
			if (p.Dir == apidef.In || p.Dir == apidef.InOut || p.Dir == apidef.Drop) && !countsInput(fn, p) {
				m.in = append(m.in, x)
			}
			if p.Dir == apidef.Out || p.Dir == apidef.InOut || p.Dir == apidef.New {
				m.out = append(m.out, x)
			}
		}
		list = append(list, m)
	}
	return list
}

func (g *Generator) callable(fn *apidef.Func) bool {
	if fn.Cmd || fn.AliasOf != "" || fn.Class == apidef.Refused || strings.HasPrefix(fn.Name, "cudbg") || g.narrow(fn) {
		return false
	}
	for _, p := range fn.Params {
		if p.Dir == apidef.Raw || p.Len == "*" {
			return false
		}
		if p.Type == "string" && p.Dir == apidef.Out && p.Len == "" {
			return false
		}
		if t := g.api.Type(p.Type); p.Dir == apidef.In && t != nil && !isPointer(p) && (t.Kind == apidef.Struct || t.Kind == apidef.Union) {
			return false // a struct by value has no form that fits every register
		}
	}
	return fn.Name != "cuInit" && fn.BaseName() != "cuGetProcAddress" && fn.Name != "cuGetExportTable"
}

// narrow reports whether a function is the 32-bit form of one that CUDA 3.2
// widened. The shim widens its arguments; no device is asked for it.
func (g *Generator) narrow(fn *apidef.Func) bool {
	wide := g.api.Func(fn.Name + "_v2")
	return wide != nil && wide.Since == 3020 && fn.Since < 3020
}

// countsInput reports whether p only says how long an input array is: a Go
// slice says that itself, and cannot lie.
func countsInput(fn *apidef.Func, p apidef.Param) bool {
	for _, other := range fn.Params {
		if p.Dir == apidef.In && other.Len == p.Name && other.Dir == apidef.In {
			return true
		}
	}
	return false
}

func (g *Generator) deviceType(p apidef.Param) string {
	switch {
	case p.Type == "string":
		return "string"
	case p.Type == "bytes":
		return "[]byte"
	case p.Len != "":
		return "[]" + g.cuType(p.Type)
	case p.Ptr:
		return "*" + g.cuType(p.Type)
	}
	return g.cuType(p.Type)
}

// signature writes name(args) (results), as interfaces and methods have it.
func (m *method) signature() string {
	var in, out []string
	for _, p := range m.in {
		in = append(in, p.goVar+" "+p.goType)
	}
	for _, p := range m.out {
		out = append(out, p.goType)
	}
	out = append(out, "cu.Result")
	ret := out[0]
	if len(out) > 1 {
		ret = "(" + strings.Join(out, ", ") + ")"
	}
	return m.name + "(" + strings.Join(in, ", ") + ") " + ret
}

func (g *Generator) goDriver(b *buffer) {
	list := g.methods()
	b.p("%s\n\npackage device\n\nimport \"ferry/api/cu\"\n", goMark)
	b.p("// Driver is the CUDA driver API as Go methods: inputs are arguments, outputs are results, the")
	b.p("// newest version of a call has its plain name. Slices returned may be shorter than asked for.")
	b.p("type Driver interface {")
	for i := range list {
		b.p("\t%s", list[i].signature())
	}
	b.p("}\n\n// Unsupported answers every call with NOT_SUPPORTED. A device embeds it and overrides what it can do.")
	b.p("type Unsupported struct{}\n\nvar _ Driver = Unsupported{}\n")
	for i := range list {
		m := &list[i]
		zeros := ""
		for _, p := range m.out {
			zeros += zero(p.goType) + ", "
		}
		b.p("func (Unsupported) %s {\n\treturn %scu.CUDA_ERROR_NOT_SUPPORTED\n}\n", m.signature(), zeros)
	}
}

func zero(goType string) string {
	switch {
	case goType == "string":
		return `""`
	case strings.HasPrefix(goType, "[]") || strings.HasPrefix(goType, "*"):
		return "nil"
	}
	return "*new(" + goType + ")"
}
