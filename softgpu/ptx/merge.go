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
		vars: map[string]*Var{}, funcs: map[string]*Func{}, owner: map[string]int{},
	}
	for i, m := range list {
		if m.AddressSize != g.out.AddressSize {
			return nil, &LinkError{Msg: fmt.Sprintf("addresses of %d and of %d bits", g.out.AddressSize, m.AddressSize)}
		}
		if slices.Compare(m.Version[:], g.out.Version[:]) > 0 {
			g.out.Version = m.Version
		}
		g.private(i, m)
		if err := g.define(i, m); err != nil {
			return nil, err
		}
	}
	for _, m := range list {
		g.take(m)
	}
	return g.out, nil
}

// A LinkError says why modules do not fit together.
type LinkError struct{ Msg string }

func (e *LinkError) Error() string { return "ptx: link: " + e.Msg }

// merger is the state of one Merge.
type merger struct {
	out   *Module
	vars  map[string]*Var  // definitions by name
	funcs map[string]*Func // definitions by name
	owner map[string]int   // which module a name came from
}

// private renames symbols of a module that others know another thing by.
func (g *merger) private(i int, m *Module) {
	names := map[string]string{}
	rename := func(name string, link Linkage, defined bool) string {
		if _, taken := g.owner[name]; !taken || link != Internal || !defined {
			return name
		}
		if names[name] == "" {
			names[name] = fmt.Sprintf("%s$%d", name, i+1)
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
func (g *merger) define(i int, m *Module) error {
	for _, v := range m.Globals {
		if v.Linkage == Extern || v.Unsized && v.Space == Shared {
			continue
		}
		old := g.vars[v.Name]
		if old == nil {
			g.vars[v.Name] = v
			g.owner[v.Name] = i
			continue
		}
		if !mergeable(old.Linkage) && !mergeable(v.Linkage) {
			return &LinkError{fmt.Sprintf("multiple definition of variable %s", v.Name)}
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
			g.owner[f.Name] = i
			continue
		}
		if old.Linkage != Weak && f.Linkage != Weak {
			return &LinkError{fmt.Sprintf("multiple definition of function %s", f.Name)}
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
	m.operands(func(o *Operand) {
		if o.Var != nil {
			if def := g.vars[o.Var.Name]; def != nil && slices.Contains(m.Globals, o.Var) {
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

// Undefined lists the symbols that are declared extern, used and not defined.
// known names functions that need no definition.
func (m *Module) Undefined(known func(string) bool) []string {
	defined := map[string]bool{}
	for _, v := range m.Globals {
		if v.Linkage != Extern {
			defined[v.Name] = true
		}
	}
	for _, f := range m.Funcs {
		if f.Defined {
			defined[f.Name] = true
		}
	}
	var list []string
	need := func(name string) {
		if _, alias := m.Aliases[name]; !alias && !defined[name] && !known(name) && !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	m.operands(func(o *Operand) {
		switch {
		case o.Kind == OpFunc:
			need(o.Name)
		case o.Var != nil && o.Var.Linkage == Extern && (o.Var.Space == Global || o.Var.Space == Const):
			need(o.Var.Name)
		}
	}, func([]string) {})
	return list
}
