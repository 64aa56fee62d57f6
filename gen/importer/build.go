package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"ferry/gen/apidef"
)

// builder joins header, versions, exports and rules into the description.
type builder struct {
	header   *header
	exports  []string
	intro    map[string][]int
	rules    *ruleSet
	warnings []string

	since map[string]int
	done  map[string]bool
}

// area is a section of cuda.api.
type area struct {
	title string
	note  []string
	funcs []*apidef.Func
}

// Exports without a prototype, by the shape of their name.
var (
	interop  = regexp.MustCompile(`^cu(GL|EGL|VDPAU|Graphics(GL|EGL|VDPAU)|GraphicsResourceGetMappedEgl)`)
	debugger = regexp.MustCompile(`^cudbg`)
	internal = regexp.MustCompile(`^cuMemGetAttribute`)
)

func (b *builder) build() ([]area, error) {
	var err error
	if b.since, err = since(b.exports, b.intro); err != nil {
		return nil, err
	}
	b.done = map[string]bool{}
	var areas []area
	for _, ra := range b.rules.areas {
		a := area{title: ra.title}
		for _, r := range ra.rules {
			fns, err := b.ruled(r)
			if err != nil {
				return nil, err
			}
			a.funcs = append(a.funcs, fns...)
		}
		areas = append(areas, a)
	}
	areas[len(areas)-1].funcs = append(areas[len(areas)-1].funcs, b.refused(interop, "graphics interop")...)
	areas = append(areas,
		area{title: "undocumented", funcs: b.refused(internal, "undocumented")},
		area{title: "debugger hooks", note: debuggerNote, funcs: b.refused(debugger, "debugger hook")})
	for _, name := range b.exports {
		if !b.done[name] {
			return nil, fmt.Errorf("%s is exported but rules.txt does not know it", name)
		}
	}
	return areas, nil
}

// ruled describes the function a rule is about, and what follows from it: its
// per-thread variants, its older names, its refused 32-bit forms.
func (b *builder) ruled(r rule) ([]*apidef.Func, error) {
	if !slices.Contains(b.exports, r.name) {
		return nil, fmt.Errorf("rules.txt: %s is not exported", r.name)
	}
	params, err := b.params(r)
	if err != nil {
		return nil, err
	}
	out := []*apidef.Func{{
		Name: r.name, Since: b.since[r.name], Class: r.class, Hand: r.hand, Why: r.why, Params: params,
	}}
	b.done[r.name] = true
	out = append(out, b.variants(r.name, r.name)...)
	p := b.header.protos[r.name]
	for _, name := range b.siblings(r.name) {
		q := b.header.protos[name]
		if q == nil || b.rules.declared[name] || b.done[name] {
			continue
		}
		switch {
		case slices.EqualFunc(p.params, q.params, b.sameABI):
			out = append(out, &apidef.Func{Name: name, Since: b.since[name], AliasOf: r.name})
			b.done[name] = true
			out = append(out, b.variants(name, r.name)...)
		case b.narrow(p, q):
			old, err := b.params(rule{name: name, overrides: r.overrides})
			if err != nil {
				return nil, err
			}
			out = append(out, &apidef.Func{
				Name: name, Since: b.since[name], Class: apidef.Refused, Why: "32-bit device pointers", Params: old,
			})
			b.done[name] = true
		}
	}
	return out, nil
}

// sameABI reports whether two parameters have the same type.
func (b *builder) sameABI(x, y cparam) bool {
	return b.typeName(x.typ) == b.typeName(y.typ) && x.stars == y.stars && x.konst == y.konst
}

// narrow reports whether old is the form of p from before 64-bit addresses.
func (b *builder) narrow(p, old *proto) bool {
	return b.since[old.name] < 3020 && len(p.params) == len(old.params)
}

// siblings are the other forms of a function, newest first.
func (b *builder) siblings(name string) []string {
	var out []string
	for _, e := range b.exports {
		if e != name && !perThread(e) && baseName(e) == baseName(name) {
			out = append(out, e)
		}
	}
	slices.SortFunc(out, func(x, y string) int { return form(y) - form(x) })
	return out
}

// variants are the per-thread variants of name, as aliases of target.
func (b *builder) variants(name, target string) []*apidef.Func {
	var out []*apidef.Func
	for _, suffix := range []string{"_ptds", "_ptsz"} {
		if v := name + suffix; slices.Contains(b.exports, v) {
			out = append(out, &apidef.Func{Name: v, Since: b.since[v], AliasOf: target, PerThread: true})
			b.done[v] = true
		}
	}
	return out
}

// refused describes all exports of a shape that have no prototype.
func (b *builder) refused(shape *regexp.Regexp, why string) []*apidef.Func {
	var out []*apidef.Func
	for _, name := range b.exports {
		if b.done[name] || perThread(name) || !shape.MatchString(name) {
			continue
		}
		out = append(out, &apidef.Func{Name: name, Since: b.since[name], Class: apidef.Refused, Why: why})
		b.done[name] = true
		out = append(out, b.variants(name, name)...)
	}
	return out
}

// params describes the parameters of a ruled function.
func (b *builder) params(r rule) ([]apidef.Param, error) {
	used := map[string]bool{}
	var out []apidef.Param
	p := b.header.protos[r.name]
	if p == nil { // no prototype: the rule has it all
		for _, o := range r.overrides {
			out = append(out, o.apply(apidef.Param{Name: o.param}))
		}
		return out, nil
	}
	for _, c := range p.params {
		param, sure := b.direction(r.name, c)
		for _, o := range append(slices.Clone(b.rules.params), r.overrides...) {
			if o.param == c.name {
				param, sure = o.apply(param), true
				used[c.name] = true
			}
		}
		if !sure {
			b.warnings = append(b.warnings, fmt.Sprintf("%s: %s", r.name, param))
		}
		if param.Type == "" {
			return nil, fmt.Errorf("%s: parameter %s: unknown type %s", r.name, c.name, c.typ)
		}
		out = append(out, param)
	}
	for _, o := range r.overrides {
		if !used[o.param] {
			return nil, fmt.Errorf("rules.txt: %s has no parameter %s", r.name, o.param)
		}
	}
	return out, nil
}

// says matches comments of parameters that carry a result.
var says = regexp.MustCompile(`return|output|populated|filled|receive|retrieved|resulting|created`)

// direction is the best guess from C alone. It is unsure about a pointer to
// something writable when neither names nor comment speak of a result.
func (b *builder) direction(fn string, c cparam) (p apidef.Param, sure bool) {
	p = apidef.Param{Name: c.name, Dir: apidef.In, Type: b.typeName(c.typ)}
	switch {
	case c.stars > 1 || c.typ == "void" || b.header.isFuncPtr(c.typ):
		p.Dir, p.Type = apidef.Raw, "ptr"
	case c.stars == 1 && c.typ == "char" && c.konst:
		p.Type = "string"
	case c.stars == 1 && c.konst:
		p.Ptr = true
	case c.stars == 1:
		p.Dir = apidef.Out
		sure = strings.Contains(fn, "Get") || strings.HasSuffix(c.name, "_out") ||
			says.MatchString(b.header.docs[baseName(fn)+"."+c.name])
		return p, sure
	}
	return p, true
}

// apply lays an override over a parameter.
func (o override) apply(p apidef.Param) apidef.Param {
	wasPointer := p.Dir == apidef.Out || p.Dir == apidef.InOut || p.Ptr
	p.Dir = apidef.Dir(o.dir)
	if o.typ != "" {
		p.Type, wasPointer = o.typ, o.ptr
	}
	p.Len, p.Opt = o.length, o.opt
	p.Ptr = p.Dir == apidef.In && p.Len == "" && wasPointer
	return p
}

// typeName is the description's name of a C type, or "".
func (b *builder) typeName(c string) string {
	if t := builtin[c]; t != "" {
		return t
	}
	if c == "void" || b.header.isFuncPtr(c) {
		return "ptr"
	}
	return b.header.canonical(strings.TrimSpace(c))
}
