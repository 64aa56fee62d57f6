package main

import (
	"fmt"
	"strings"
)

// A spec describes a kernel to write. What is not said has the defaults of emit.
type spec struct {
	family, name string
	feature      string   // what it shows; the first line of body if empty
	in           []string // "TYPE KIND" or "TYPE KIND xCOUNT"
	args         []string // registers the inputs are loaded into; "-" loads none
	out          string   // type of the results
	outs         []string // registers that are stored; none: body stores by itself
	regs         string   // declarations, ; separated
	top          string   // module scope, in front of the entry
	attr         string   // performance directives of the entry
	body         string
	compare      string
	version      string
	target       string
	grid, block  int
	shared       int
	total        int // elements of output, when not outs for each thread
}

var specs []spec

func add(s spec) { specs = append(specs, s) }

// registerOf is the register type that holds a type in memory.
func registerOf(t string) string {
	switch t {
	case "u8", "s8", "b8", "b16", "f16", "bf16", "e4m3", "e5m2":
		return "b16"
	case "f16x2", "bf16x2", "tf32":
		return "b32"
	}
	return t
}

// accessOf is the type for ld and st.
func accessOf(t string) string {
	switch t {
	case "f16", "bf16":
		return "b16"
	case "f16x2", "bf16x2", "tf32":
		return "b32"
	case "e4m3", "e5m2":
		return "b8"
	}
	return t
}

var sizes = map[string]int{
	"u8": 1, "s8": 1, "b8": 1, "e4m3": 1, "e5m2": 1, "u16": 2, "s16": 2, "b16": 2, "f16": 2, "bf16": 2,
	"u32": 4, "s32": 4, "b32": 4, "f32": 4, "f16x2": 4, "bf16x2": 4, "tf32": 4,
	"u64": 8, "s64": 8, "b64": 8, "f64": 8, "b128": 16,
}

func or[T comparable](v, def T) T {
	var zero T
	if v == zero {
		return def
	}
	return v
}

// arch sets the target and the version of PTX it needs.
func (s *spec) arch(target, version string) { s.target, s.version = target, version }

// emit writes the file.
func (s *spec) emit() string {
	width := 256
	if s.family == "float" || s.family == "half" {
		width = 512 // more pairs of special values
	}
	grid, block := or(s.grid, 1), or(s.block, width)
	threads := grid * block
	var b strings.Builder
	p := func(format string, a ...any) { fmt.Fprintf(&b, format+"\n", a...) }
	feature := s.feature
	if feature == "" {
		feature, _, _ = strings.Cut(strings.TrimSpace(s.body), ";")
	}
	total := s.total
	if total == 0 {
		total = threads * max(1, len(s.outs))
	}
	p("// made by softgpu/corpus/make; do not edit")
	p("// feature: %s", feature)
	p("// launch: grid=%d block=%d shared=%d", grid, block, s.shared)
	p("// in: %s", or(strings.Join(s.in, ", "), "none"))
	p("// out: %s %d", s.out, total)
	p("// compare: %s", or(s.compare, "exact"))
	p(".version %s\n.target %s\n.address_size 64\n", or(s.version, "7.0"), or(s.target, "sm_75"))
	if s.top != "" {
		p("%s\n", strings.TrimSpace(s.top))
	}
	p(".visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n)")
	if s.attr != "" {
		p("%s", s.attr)
	}
	p("{\n\t.reg .b64 %%in, %%out, %%at;\n\t.reg .b32 %%i, %%cta;")
	for _, r := range strings.Split(s.regs, ";") {
		if r = strings.TrimSpace(r); r != "" {
			p("\t.reg .%s;", r)
		}
	}
	off := 0
	var loads []string
	for i, in := range s.in {
		f := strings.Fields(in)
		count := threads
		if len(f) == 3 {
			fmt.Sscanf(f[2], "x%d", &count)
		}
		size := sizes[f[0]]
		off = (off + 15) &^ 15
		if i < len(s.args) && s.args[i] != "-" {
			p("\t.reg .%s %s;", registerOf(f[0]), s.args[i])
			loads = append(loads, fmt.Sprintf("mad.wide.u32 %%at, %%i, %d, %%in;", size),
				fmt.Sprintf("ld.global.%s %s, [%%at+%d];", accessOf(f[0]), s.args[i], off))
		}
		off += count * size
	}
	for _, o := range s.outs {
		if !strings.Contains(s.regs, " "+o) && !has(s.args, o) {
			p("\t.reg .%s %s;", registerOf(s.out), o)
		}
	}
	p("\n\tld.param.u64 %%in, [in];\n\tld.param.u64 %%out, [out];\n\tcvta.to.global.u64 %%in, %%in;\n\tcvta.to.global.u64 %%out, %%out;")
	p("\tmov.u32 %%i, %%tid.x;")
	if grid > 1 {
		p("\tmov.u32 %%cta, %%ctaid.x;\n\tmad.lo.u32 %%i, %%cta, %d, %%i;", block)
	}
	for _, l := range loads {
		p("\t%s", l)
	}
	p("")
	for _, l := range strings.Split(strings.TrimSpace(s.body), "\n") {
		l = strings.TrimSpace(l)
		if l == "" {
			continue
		}
		if strings.HasSuffix(l, ":") {
			p("%s", l)
		} else {
			p("\t%s", l)
		}
	}
	p("")
	if n := len(s.outs); n > 0 {
		p("\tmad.wide.u32 %%at, %%i, %d, %%out;", n*sizes[s.out])
		for i, o := range s.outs {
			p("\tst.global.%s [%%at+%d], %s;", accessOf(s.out), i*sizes[s.out], o)
		}
	}
	p("\tret;\n}")
	return b.String()
}

func has(list []string, s string) bool {
	for _, l := range list {
		if l == s {
			return true
		}
	}
	return false
}

// file turns an instruction into a file's name.
func file(inst string) string {
	return strings.NewReplacer(".", "_", "::", "_").Replace(inst)
}

// simple adds a kernel of one instruction: inst d, a, b, c.
func simple(family, inst, out string, in []string, opts ...func(*spec)) {
	names := []string{"a", "b", "c"}[:len(in)]
	s := spec{
		family: family, name: file(inst), feature: inst, in: in, args: names, out: out, outs: []string{"d"},
		body: fmt.Sprintf("%s d, %s;", inst, strings.Join(names, ", ")),
	}
	for _, o := range opts {
		o(&s)
	}
	add(s)
}

// Options for simple.
func arch(target, version string) func(*spec) { return func(s *spec) { s.arch(target, version) } }
func compare(rule string) func(*spec)         { return func(s *spec) { s.compare = rule } }

// same is n inputs of one kind.
func same(n int, kind string) []string {
	var list []string
	for range n {
		list = append(list, kind)
	}
	return list
}
