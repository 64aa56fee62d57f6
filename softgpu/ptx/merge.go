package ptx

import (
	"fmt"
	"slices"
)

// Merge links modules into one, as a linker does: what one declares extern is
// what another defines. Of weak and common definitions the first is kept.
// Symbols that a module keeps to itself get new names where they would clash.
// The modules must not be used afterwards.
//
// A symbol that nobody defines stays extern: see Undefined. Errors are *LinkError.
func Merge(list []*Module) (*Module, error) {
	if len(list) == 0 {
		return nil, &LinkError{Msg: "nothing to link"}
	}
	g := &merger{
		out: &Module{
			Version: list[0].Version, Target: list[0].Target, Debug: list[0].Debug, AddressSize: list[0].AddressSize,
			Files: map[int]string{}, Aliases: map[string]string{},
		},
		vars: map[string]*Var{}, funcs: map[string]*Func{}, owner: map[string]*Module{}, public: map[string]bool{},
	}
	for _, m := range list {
		if m.AddressSize != g.out.AddressSize {
			return nil, &LinkError{Msg: fmt.Sprintf("%s has addresses of %d bits, %s of %d", list[0].title(), g.out.AddressSize, m.title(), m.AddressSize)}
		}
		if slices.Compare(m.Version[:], g.out.Version[:]) > 0 {
			g.out.Version = m.Version
		}
		m.names(func(name string, private bool) {
			if !private {
				g.public[name] = true
			}
		})
	}
	for i, m := range list {
		g.private(i, m)
		if err := g.define(m); err != nil {
			return nil, err
		}
	}
	for _, m := range list {
		g.take(m)
	}
	return g.out, nil
}

// title is what messages call a module.
func (m *Module) title() string {
	if m.Name == "" {
		return "a unit"
	}
	return m.Name
}

// A LinkError says why modules do not fit together.
type LinkError struct{ Msg string }

func (e *LinkError) Error() string { return "ptx: link: " + e.Msg }

// merger is the state of one Merge.
type merger struct {
	out    *Module
	vars   map[string]*Var    // definitions by name
	funcs  map[string]*Func   // definitions by name
	owner  map[string]*Module // which module a name came from
	public map[string]bool    // names that some module shares with others
}

// names visits the names that a module defines or declares. Those that it keeps to
// itself are private; kernels are not: a host starts them by name.
func (m *Module) names(visit func(name string, private bool)) {
	for _, v := range m.Globals {
		visit(v.Name, v.Linkage == Internal)
	}
	for _, f := range m.Funcs {
		visit(f.Name, f.Linkage == Internal && !f.Kernel)
	}
}

// private renames symbols of a module that others know another thing by.
func (g *merger) private(i int, m *Module) {
	names, own := map[string]string{}, map[string]bool{}
	m.names(func(name string, _ bool) { own[name] = true })
	rename := func(name string, link Linkage, defined bool) string {
		if g.owner[name] == nil && !g.public[name] || link != Internal || !defined {
			return name
		}
		if names[name] == "" {
			names[name] = g.freeName(name, i+1, own)
		}
		return names[name]
	}
	for _, v := range m.Globals {
		v.Name = rename(v.Name, v.Linkage, true)
	}
	for _, f := range m.Funcs {
		if !f.Kernel {
			f.Name = rename(f.Name, f.Linkage, f.Defined)
		}
	}
	if len(names) == 0 {
		return
	}
	// A declaration in front of the definition has the definition's name.
	for _, f := range m.Funcs {
		if to, ok := names[f.Name]; ok && f.Linkage == Internal {
			f.Name = to
		}
	}
	m.rename(names)
}

// freeName makes a name like the old one that nobody has.
func (g *merger) freeName(name string, n int, own map[string]bool) string {
	for ; ; n++ {
		to := fmt.Sprintf("%s$%d", name, n)
		if g.owner[to] == nil && !g.public[to] && !own[to] {
			own[to] = true
			return to
		}
	}
}

// rename changes the names by which instructions and initialisers refer to
// symbols.
func (m *Module) rename(names map[string]string) {
	change := func(s *string) {
		if to, ok := names[*s]; ok {
			*s = to
		}
	}
	for _, v := range m.Globals {
		for i := range v.Relocs {
			change(&v.Relocs[i].Symbol)
		}
	}
	m.operands(func(o *Operand) {
		if o.Kind == OpFunc {
			change(&o.Name)
		}
	}, func(targets []string) {
		for i := range targets {
			change(&targets[i])
		}
	})
	for from, to := range m.Aliases {
		change(&to)
		m.Aliases[from] = to
	}
}

// operands visits every operand of a module, and the lists of call targets.
func (m *Module) operands(visit func(*Operand), targets func([]string)) {
	var each func(list []Operand)
	one := func(o *Operand) {
		visit(o)
		each(o.Elems)
	}
	each = func(list []Operand) {
		for i := range list {
			one(&list[i])
		}
	}
	for _, f := range m.Funcs {
		for i := range f.Code {
			in := &f.Code[i]
			each(in.Args)
			if c := in.Call; c != nil {
				each(c.Rets)
				each(c.Args)
				one(&c.Callee)
				targets(c.Targets)
			}
		}
	}
}

// define notes a module's definitions.
func (g *merger) define(m *Module) error {
	for _, v := range m.Globals {
		if v.Linkage == Extern || v.Unsized && v.Space == Shared {
			continue
		}
		old := g.vars[v.Name]
		if old == nil {
			g.vars[v.Name] = v
			g.owner[v.Name] = m
			continue
		}
		if !mergeable(old.Linkage) && !mergeable(v.Linkage) {
			return &LinkError{fmt.Sprintf("multiple definition of variable %s: in %s and in %s", v.Name, g.owner[v.Name].title(), m.title())}
		}
		if mergeable(old.Linkage) && (!mergeable(v.Linkage) || v.Size > old.Size) {
			g.vars[v.Name] = v
		}
	}
	for _, f := range m.Funcs {
		if !f.Defined {
			continue
		}
		old := g.funcs[f.Name]
		if old == nil {
			g.funcs[f.Name] = f
			g.owner[f.Name] = m
			continue
		}
		if old.Linkage != Weak && f.Linkage != Weak {
			return &LinkError{fmt.Sprintf("multiple definition of function %s: in %s and in %s", f.Name, g.owner[f.Name].title(), m.title())}
		}
		if old.Linkage == Weak && f.Linkage != Weak {
			g.funcs[f.Name] = f
		}
	}
	return nil
}

// mergeable definitions may be given more than once.
func mergeable(l Linkage) bool { return l == Weak || l == Common }

// take moves what a module contributes to the result.
func (g *merger) take(m *Module) {
	out := g.out
	files := len(out.Files)
	for n, path := range m.Files {
		out.Files[g.file(files, n)] = path
	}
	for from, to := range m.Aliases {
		out.Aliases[from] = to
	}
	for _, v := range m.Globals {
		def := g.vars[v.Name]
		if def == v || def == nil {
			out.Globals = append(out.Globals, v)
		}
	}
	global := map[*Var]bool{} // a function's own variable may have a global one's name
	for _, v := range m.Globals {
		global[v] = true
	}
	m.operands(func(o *Operand) {
		if o.Var != nil {
			if def := g.vars[o.Var.Name]; def != nil && global[o.Var] {
				o.Var = def
			}
		}
	}, func([]string) {})
	for _, f := range m.Funcs {
		def := g.funcs[f.Name]
		if def != nil && def != f {
			continue
		}
		for i := range f.Code {
			at := &f.Code[i].Loc
			if at.Line != 0 {
				at.File = int32(g.file(files, int(at.File)))
			}
			if at.AtLine != 0 {
				at.AtFile = int32(g.file(files, int(at.AtFile)))
			}
		}
		out.Funcs = append(out.Funcs, f)
	}
}

// file is a file's number in the result. Numbers only have to differ.
func (g *merger) file(before, n int) int { return before<<16 + n }
